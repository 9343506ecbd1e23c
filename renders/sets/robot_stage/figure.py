"""The full figure on the plinth, with its lettered parts."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M, keyed
from props.robots import humanoid, spot_of
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage_build import halo, plinth

start(seed=4)
plinth(r=2.3, h=.5)
robot = subject(humanoid((0, 0, .5), pose='stand', head=(2, 0, -14), fine=True,
                         arms={'l': dict(spread=16, lift=4, bend=20, twist=10, roll=30, curl=(14, 12, 16, 20, 24)),
                               'r': dict(spread=14, lift=12, bend=40, twist=0, roll=60, flex=-6, curl=(8, 8, 12, 16, 20))}), 'robot')
cove('#101c3b', floor=0, back=8.5, r=5, rough=.5)
halo((.5, 3.2, 5.85), 2.5)

studio_night((0, 0, 4.4), scale=1.45)
area((0, -1.4, 11), (0, 3.2, 5.6), 2.6, 420, '#ffd9a0')
area((-5, -8, 2.2), (0, 0, 2.2), 3, 260, '#ffe3c2')                                        # legs
look(bloom=.05, vignette=.16)

eye = spot_of(robot, 'visor')
at = (-3.4, -20.5, 4.6)
camera('humanoid-keyed', at, (-1.7, 0, 4.58), lens=43, fstop=1.6, focus=(0, -.8, 4.6))
camera('humanoid-keyed.1x1', at, (.05, 0, 4.56), lens=77, fstop=2.0, focus=(0, -.8, 4.6), aspect=1)
camera('humanoid-keyed.3x4', at, (.05, 0, 4.56), lens=77, fstop=2.0, focus=(0, -.8, 4.6), aspect=3 / 4)
keys = dict(a=eye, b=spot_of(robot, 'hand r', (0, 0, -.3)), c=spot_of(robot, 'lamp'), d=spot_of(robot, 'battery', (-.15, -.1, 0)), e=spot_of(robot, 'stop'))
keyed('humanoid-keyed', keys)
main()
