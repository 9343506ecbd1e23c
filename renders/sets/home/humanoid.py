"""Humanoid setting down a glass of water beside the empty cane chair.  Camera: home-humanoid."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.furniture import calendar, cane_chair, desk_lamp, ledger_book, side_table, plant
from props.robots import humanoid, spot_of
from window_build import room, room_light

start(seed=32)
room(sun_x=-19, sun_z=17, sun_r=4.6)
robot = subject(humanoid((4.6, 1.2, 0), -52, height=15.2, arms={'r': dict(lift=50, spread=4, bend=8, twist=0, roll=0, curl=44)}), 'humanoid')
side_table((.3, -.6, 0), scale=1.2)
desk_lamp((-.9, .7, 6.24), 55, power=300)
hand = spot_of(robot, 'palm r', (-.21, 0, -.02))
glass = group((hand.x, hand.y, max(6.26, hand.z - .7)), scale=1.2)            # in the hand, just clear of the table
lathe([(0, 0), (.3, 0), (.34, .02), (.4, 1.1), (.375, 1.1), (.33, .12), (0, .12)], m=M('glass'), parent=glass, n=64)
lathe([(0, .125), (.325, .125), (.362, .8), (0, .8)], m=material('glass', '#9fd8d0', ior=1.33), parent=glass, n=64)
ledger_book((.1, -1.9, 6.24), 24, scale=.75, open=False, cloth='red')
cane_chair((-5.6, .6, 0), 48)
plant((9.6, 5.6, 0), 0, size=8.5, leaves=34, seed=8)
calendar((9.4, 7.98, 15.5))
room_light((0, 0, 8))
mist(44, 90)
area((-6, -12, 13), (3, 1, 9), 4, 420, '#fff0dc')
camera('home-humanoid', (-3.8, -32, 10.2), (.4, 0, 8.0), lens=46, fstop=.8, focus=(3.6, 0, 11), aspect=3 / 2)
camera('home-humanoid.1x1', (-3.8, -32, 10.2), (.9, 0, 8.0), lens=50, fstop=.8, focus=(3.6, 0, 11), aspect=1)
main()
