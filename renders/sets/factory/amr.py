"""Autonomous cart with a pallet of cartons on its teal path; another cart gives way."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from store_build import *

start(seed=14)
boxes = cartons()
store(fill=boxes)
sun_gobo(-15, (-11, 10))
TEAL = material('emit', '#2fd8c6', power=3.2)
path([(-9.5, -9.5), (-5.6, -7.6), (-2.2, -5.2), (.6, -2.4), (3.4, .4), (6.6, 2.6), (12, 3.9)], TEAL, .06)
path([(-13, -.4), (-8, .4), (-4.4, 1.2), (-1.0, 1.9)], material('emit', '#2fd8c6', power=1.1), .04, dash=False)
yellow = material('clay', '#e6b23c', rough=.6)
line((-17, 5.6), (17, 5.6), .18, yellow)

# ---------------------------------------------------------------------------- the laden cart
cart = subject(group((2.7, -.6, 0), (0, 0, -44), name='load'), 'cart')
amr(parent=cart)
instance(pallet(), (0, .05, .895), (0, 0, 90), parent=cart)
big = carton((1.16, .95, .86))
big.name = 'stack carton'
pale = carton((1.16, .95, .86), '#d2aa74')
pale.name = 'stack carton pale'
rng = random.Random(6)
for k in range(3):
    for i in range(2):
        for j in range(3):
            if k == 2 and (i, j) == (0, 0):
                continue                                                     # one short of a full layer: the stack is not a block
            instance(rng.choice((big, pale)), (-.595 + 1.19 * i, -.93 + .98 * j, 1.256 + .865 * k), (0, 0, rng.uniform(-1.5, 1.5)), parent=cart)
for y in (-.55, .55):                                                        # straps: the marigold of the picture
    for x in (-1.20, 1.20):
        box((.02, .12, 2.62), (x, y, 1.25 + 1.31), r=.006, m=M('marigold'), parent=cart, segments=2)
    box((2.42, .12, .02), (0, y, 3.862), r=.006, m=M('marigold'), parent=cart, segments=2)
    box((.06, .20, .14), (-1.22, y, 2.4), r=.02, m=M('gun'), parent=cart, segments=2)

# ---------------------------------------------------------------------------- the one that waits, on its own spur
amr((-3.5, 2.2, 0), -72, lamp='amber')
tote((1.5, 1.0, .8), 'teal', at=(-3.4, 2.45, .88), turn=(0, 0, -72))
# bollards and a station post
for x, y in ((7.6, -1.9), (9.4, -1.0)):
    cylinder(.16, 1.5, (x, y, .75), m=M('ink'), bevel=.05)
    torus(.165, .03, (x, y, 1.15), m=M('gold'), k=10)
    torus(.165, .03, (x, y, .85), m=M('gold'), k=10)
instance(boxes[0], (-10.6, 4.4, 0), (0, 0, 12), 1.3)
instance(boxes[2], (-9.0, 4.7, 0), (0, 0, -8), 1.2)
instance(boxes[1], (-10.2, 4.5, 1.05), (0, 0, 30), 1.2)

golden_hour((2, 0, 1.5), azimuth=158, elevation=18, power=15, fill=440)
area((10, -7, 4), (3, 0, 2), 3, 170, '#dff0f0')
mist(14, 46)
look(haze=('#f6cd94', .24), bloom=.05, vignette=.12, ev=.12)
camera('factory-amr', (-3.6, -13.2, 4.3), (.15, 0, 1.95), lens=43, fstop=1.1, focus=(1.6, -1.8, 1.4))
camera('factory-amr.1x1', (-2.4, -13.2, 4.3), (2.3, 0, 2.15), lens=62, fstop=1.1, focus=(1.6, -1.8, 1.4), aspect=1)
main()
