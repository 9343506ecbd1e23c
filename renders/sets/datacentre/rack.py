"""S06 corner A, studio camera: one 42U cabinet with its door open and a server drawn out, before a marigold disc."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.racks import FLOOR_OF_SLOTS, U, rack_42u

start(seed=8)

# ---------------------------------------------------------------------------- the cabinet; index 7 of the mix is a 1U, 10 the ivory one
rack = subject(group((1.35, 0, .06), (0, 0, -24), name='cabinet'), 'cabinet')
FILL = [(5, 'panel'), (4, 'deep'), (1, 'panel'), (1, 'deep'), (2, 'ivory'), (2, 'panel'), (1, 'deep'), (1, 'panel'), (1, None), (2, 'ivory'),
        (1, 'panel'), (1, 'deep'), (4, 'panel'), (2, 'deep'), (1, 'panel'), (1, None), (5, 'panel'), (1, 'deep'), (1, 'ivory'), (2, 'panel'), (1, 'deep'), (2, 'panel')]
rack_42u(parent=rack, door=108, fill=FILL, slide={9: 1.12}, seed=3)
out = FLOOR_OF_SLOTS + sum(u for u, _ in FILL[:9]) * U            # the drawn-out unit lies open to view from above
box((1.2, 1.0, .012), (0, -1.28, out + 2 * U + .002), r=.005, m=M('steel', brush=1), parent=rack, segments=2)
for k in range(5):
    box((.05, .7, .012), (-.46 + k * .23, -1.26, out + 2 * U + .010), r=.005, m=M('gun'), parent=rack, segments=2)
box((.16, .05, .02), (0, -1.70, out + 2 * U + .012), r=.008, m=M('marigold'), parent=rack, segments=2)
# ---------------------------------------------------------------------------- stage: dark tiles fading into a cove, the disc on its stand
cove('#101c3b', floor=-.02, back=7.5, r=4.5, rough=.55)
TILES = [material('satin', c, rough=.25, coat=.6, crough=.12) for c in ('#1b2d57', '#182850', '#1e325f')]
tile = bake(box((1.46, 1.46, .08), r=.02, m=TILES[0], segments=3))
tile.hide_render = True
for i in range(-3, 4):
    for j in range(-3, 3):
        instance(tile, (1.35 + i * 1.48, .4 + j * 1.48, .02), m=random.choice(TILES))
halo = group((1.15, 2.9, 3.25), (90, 0, 0))
lathe([(0, 0), (2.30, 0), (2.36, .03), (2.36, .10), (2.28, .14), (0, .10)], m=material('clay', '#ee8a14', rough=.55, sheen=0), parent=halo, n=192, bevel=.015)
torus(2.56, .026, (0, 0, .1), m=M('gold'), parent=halo, n=192)
for k in range(48):
    a = 2 * math.pi * k / 48
    ball(.075 if k % 4 == 0 else .04, (2.80 * math.cos(a), 2.80 * math.sin(a), .1), m=M('ivory') if k % 4 == 0 else M('gold'), parent=halo, n=20)

# a stack of drive sleds waiting on the floor
crate = group((-1.75, .35, .06), (0, 0, 18))
box((.9, .7, .10), (0, 0, .06), r=.03, m=M('wood'), parent=crate)
for k in range(3):
    box((.74 - .03 * k, .5, .13), (.02 * k, 0, .18 + k * .142), (0, 0, 7 * (k - 1)), .03, M('ivory') if k != 1 else M('teal'), crate)
    box((.3, .03, .05), (.02 * k, -.25, .18 + k * .142), (0, 0, 7 * (k - 1)), .012, M('brass'), crate)

# ---------------------------------------------------------------------------- light
studio_night((1.2, 0, 2.6), scale=1.1, key=820)
area((0, -1.6, 7.6), (1.2, 2.9, 3.2), 2.2, 300, '#ffd9a0')
area((-1.2, -4.5, 2.4), (1.2, -.6, 2.4), 1.6, 120, '#cfe0ff')                    # fills the open front
look(bloom=.05, vignette=.15, ev=.25)

camera('dc-rack', (-2.0, -11.6, 3.25), (-.62, 0, 2.70), lens=40, fstop=1.6, focus=(1.1, -.9, 2.6))
camera('dc-rack.1x1', (-1.6, -11.8, 3.25), (.95, 0, 2.66), lens=56, fstop=1.6, focus=(1.1, -.9, 2.6), aspect=1)

main()
