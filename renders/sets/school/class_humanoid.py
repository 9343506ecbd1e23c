"""Humanoid beside the board with a pendulum.  Camera: school-humanoid."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from classroom_build import *
from props.robots import humanoid, spot_of

start(seed=47)
room()
robot = subject(humanoid((11.8, 10.6, DAIS), -22, height=15.6, head=(4, 0, 20), arms={'l': dict(lift=84, spread=26, twist=0, bend=14, roll=0, flex=0, curl=60)}), 'humanoid')
hand = spot_of(robot, 'palm l')
bob = Vector((hand.x - 1.35, hand.y - .3, hand.z - 3.0))
tube([tuple(hand), tuple(bob)], .045, M('ink'), smooth=False)
ball(.95, tuple(bob), m=M('gold', color='#e0a23a', rough=.2), n=64)
torus(.96, .04, tuple(bob), (20, 22, 0), m=M('brass'), n=64)
cylinder(.14, .4, tuple(bob + (Vector(hand) - bob).normalized() * 1.05), (0, 20, 0), m=M('brass'), n=24)
d = group((5.2, 9.4, DAIS))
desk((0, 0, 0), 0, d, w=11, d=5, h=6.4, drawers=0)
arc = [(bob.x + .7 - 5.2 + 3.0 * math.sin(math.radians(a)), -1.2, 6.45 + 1.1 * (1 - math.cos(math.radians(a)))) for a in range(-50, 51, 10)]
tube(arc, .07, M('brass'), d)
for k, p in enumerate(arc):
    box((.06, .1, .4 if k % 5 == 0 else .22), (p[0], p[1], p[2] + .2), r=.02, m=M('brass'), parent=d, segments=2)
for p in (arc[0], arc[-1]):
    tube([(p[0], p[1], 6.4), p], .06, M('brass'), d, smooth=False)
day_light((6, 6, 9))
camera('school-humanoid', (4.6, -20, 12.6), (7.6, 9, 10.0), lens=42, fstop=.8, focus=(11, 9.6, 13), aspect=3 / 2)
camera('school-humanoid.1x1', (5.6, -19, 12.6), (8.6, 9, 10.1), lens=45, fstop=.8, focus=(11, 9.6, 13), aspect=1)
main()
