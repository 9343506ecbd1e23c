"""Humanoid on the dais: one hand at the end of the curve on the board, the pendulum hanging from the other.  Camera: school-humanoid."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from classroom_build import *
from props.furniture import ledger_book
from props.presence import chai_glass
from props.robots import humanoid, spot_of

start(seed=47)
room(skip={(1, 0), (1, 1), (2, 0), (2, 1), (2, 2)}, art='swing')
box((3, 60, .2), (26.6, -8, -.1), r=.02, m=M('stone', rough=.45), segments=1)              # the floor's last strip, up to the wall
# it stands on the dais beside the board, one hand at the end of the curve, the other holding the same pendulum still
robot = subject(humanoid((17.2, 12.4, DAIS), -24, pose=dict(head=(2, 0, 12), legs=((2, 2, 4), (-3, 2, 4))), height=15.2, arms={
    'l': dict(lift=4, spread=93, twist=0, bend=10, roll=-60, flex=0, curl=(34, 4, 62, 68, 72)),
    'r': dict(lift=30, spread=8, twist=10, bend=66, roll=10, flex=0, curl=(58, 66, 70, 72, 74))}), 'humanoid')
hand = spot_of(robot, 'palm r')
bob = Vector((hand.x, hand.y, hand.z - 3.5))
tube([tuple(hand + Vector((0, 0, .1))), tuple(bob + Vector((0, 0, .95)))], .045, M('ink'), smooth=False)
ball(.78, tuple(bob), m=M('gold', color='#e0a23a', rough=.2), n=64)
torus(.785, .035, tuple(bob), m=M('brass'), n=64)
cylinder(.13, .36, tuple(bob + Vector((0, 0, .84))), m=M('brass'), n=24)
d = group((3.4, 10.4, DAIS))
desk((0, 0, 0), 0, d, w=11, d=5, h=6.2, drawers=0)
globe((-2.9, .4, 6.2), 1.5, 30, d)
for k, (c, w) in enumerate((('#0f5c55', 2.7), ('#a5742a', 2.5), ('#8a3426', 2.3))):
    box((w, 1.9, .36), (2.9, .2, 6.39 + .37 * k), (0, 0, 8 - 9 * k), .04, M('linen', color=c), d, segments=2)
    box((w - .14, 1.84, .26), (2.9 + .1, .17, 6.39 + .37 * k), (0, 0, 8 - 9 * k), .02, M('paper'), d, segments=1)
ledger_book((.2, -.4, 6.2), -6, d, open=True, cloth='ink')
chai_glass((1.5, -1.6, 6.2), 0, d, scale=1.1, level=.5)
day_light((8, 8, 9))
camera('school-humanoid', (3.2, -24, 12.0), (8.3, 10, 9.0), lens=43, fstop=.8, focus=(15.4, 11.6, 12.5), aspect=3 / 2)
camera('school-humanoid.1x1', (4.4, -24, 12.0), (10.6, 10, 9.0), lens=49, fstop=.8, focus=(15.4, 11.6, 12.5), aspect=1)
main()
