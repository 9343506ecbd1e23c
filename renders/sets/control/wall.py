"""The wall of screens from behind an empty desk.  Cameras: control-wall."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room_build import *

start(seed=71)
room()
screen_wall()
subject(clock(), 'clock')
desk_a = station(*DESK)
desk_lamp((10.4, -4.6, TOP), -40, power=520, scale=1.15)
headset((-3.6, -6.2, TOP), 20, scale=1.2, hook=True)
mug((7.6, -6.6, TOP), 40, scale=1.15)
tablet((-1.6, -7.0, TOP), 10, art='bands')
task_chair((1.4, -10.6, 0), 157)                          # pushed back, turned half away
station(-17.5, 0, 14)
task_chair((-17, -6, 0), 200)
lights()
camera('control-wall', (-1.8, -34, 15.6), (.6, 6, 14.9), lens=34, fstop=1.0, focus=(4, 12, 14))
camera('control-wall.4x5', (2.4, -37, 16.2), (4.6, 6, 14.6), lens=44, fstop=1.0, focus=(4, 12, 14), aspect=4 / 5)
camera('control-wall.1x1', (1.4, -36, 16), (5.4, 6, 15.2), lens=47, fstop=1.0, focus=(6, 12, 14), aspect=1)
main()
