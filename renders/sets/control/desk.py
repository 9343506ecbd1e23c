"""One support desk at night: headset on its hook, three screens, open drawing, lamp, mug.  Camera: control-desk."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room_build import *

start(seed=72)
room()
screen_wall(.55, .42)
clock()
x, y = DESK
station(x, y)
kit = subject(group(name='desk kit'), 'desk kit')
headset((x - 1.9, y - 2.1, TOP), 28, kit, scale=1.45, hook=True, pad='marigold', body='ivory')
desk_lamp((x - 7.0, y + .6, TOP), 58, kit, power=620, scale=1.35, upper=58, shade='brass')
drawing_roll((x + 2.3, y - 2.2, TOP), -8, kit, flat=True, length=4.6)
mug((x + 5.6, y - 2.0, TOP), 30, kit, scale=1.25)
tablet((x + 7.4, y - .2, TOP), -34, kit, art='bands', pose='stand')
task_chair((x + 10.5, y - 7.5, 0), 140)
lights()
area((-7, -15, 14), (1.5, -6.5, 9), 2.4, 240, '#ffe4c4')
camera('control-desk', (-3.6, -21.5, 13.2), (1.5, -3.6, 9.6), lens=41, fstop=.26, focus=(1.4, -6.6, 9.4))
camera('control-desk.1x1', (-2.6, -21.5, 13.6), (2.4, -3.6, 9.5), lens=52, fstop=.26, focus=(1.4, -6.6, 9.4), aspect=1)
main()
