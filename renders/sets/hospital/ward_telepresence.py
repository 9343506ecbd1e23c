"""S02 corner A by day, second camera: the telepresence unit beside a bed, the corridor behind it."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.medical import bed, curtain, screen_plate
from props.robots import telepresence
from ward_build import BACK, LEFT, porthole, service_panel, shell

start(seed=32)
shell(door='open', hole=(-1.0, 1.7, 0, 4.5))

robot = subject(telepresence((1.15, .2, 0), -14, scale=.92, screen='eyes'), 'robot')
# the call's abstract oval covers the eyes: a person-shaped calm without a person
head = [c for c in robot.children if c.name.startswith('screen')][0]
superball((.44, .010, .30), .9, .9, (0, -.122, .06), m=material('emit', '#35e6d4', power=2.4), parent=head, n=64)
superball((.30, .012, .19), .9, .9, (0, -.128, .06), m=M('visor'), parent=head, n=64)
superball((.22, .012, .12), .9, .9, (0, -.134, .06), m=material('emit', '#9ff0e0', power=1.6), parent=head, n=64)
# stethoscope arm: two links from the mast, chest piece held out to the bed
arm = group((0, -.02, 2.35), parent=robot)
lathe([(0, -.14), (.17, -.14), (.19, -.10), (.19, .10), (.17, .14), (0, .14)], m=M('ink'), parent=arm, n=48, subdivide=1)
torus(.19, .02, m=M('gold'), parent=arm, n=48)
p0, p1, p2 = Vector((-.12, -.1, 0)), Vector((-.95, -.45, .32)), Vector((-1.55, -.62, -.22))
for a, b, r in ((p0, p1, .085), (p1, p2, .07)):
    tube([a, b], r, M('ivory'), arm, smooth=False, resolution=12)
for p, r in ((p1, .135), (p2, .10)):
    ball(r, p, m=M('ink'), parent=arm, n=40)
    torus(r * 1.0, .016, p, (90, 0, 20), m=M('gold'), parent=arm, n=40, k=8)
chest = group(p2 + Vector((-.06, -.04, -.16)), (0, 14, 0), parent=arm)
cylinder(.05, .22, (0, 0, .05), m=M('steel'), n=24, parent=chest)
lathe([(0, -.14), (.20, -.14), (.22, -.11), (.20, -.06), (.09, -.03), (0, -.02)], m=M('brass'), parent=chest, n=64, subdivide=1)
torus(.215, .018, (0, 0, -.115), m=M('marigold'), parent=chest, n=64, k=10)
tube([p2 + Vector((-.05, -.02, -.05)), p1 + Vector((-.1, -.15, -.35)), p0 + Vector((-.2, -.25, -.35)), p0 + Vector((0, -.1, -.1))], .03, M('teal'), arm)

bed((-2.75, -1.75, 0), -64, raise_back=0, rails=True)
bed((4.7, 2.2, 0), 0)
curtain((3.15, 2.3, 0), 90, width=2.6, height=5.0, folds=9, rail=4.6, deep=.15, seed=8)
curtain((-3.4, 3.2, 0), 90, width=2.2, height=5.0, folds=8, rail=3.0, m=M('linen'), deep=.15, seed=9)
service_panel((5.2, BACK, 2.9), width=2.6)

sky([(0, '#d8c8a8'), (.5, '#f4efe4'), (1, '#bcd6e0')], .55)
sun(208, 36, 5.0, 1.4, '#ffe2b4')
area((LEFT + .5, 1.6, 3.6), (1, .4, 1.6), 2.0, 200, '#fff2de', size_y=3.2)
area((-2.6, -7.6, 5.4), (1.0, .2, 2.4), 3.4, 360, '#fff4e4')
area((5.0, -2.0, 4.4), (1.2, .2, 3.0), 1.4, 120, '#ffd9a6')
look(bloom=.04, vignette=.10, ev=.1)
camera('ward-telepresence', (-1.5, -7.4, 3.5), (.10, .2, 2.46), lens=35, fstop=1.0, focus=(1.0, -.1, 3.4))
main()
