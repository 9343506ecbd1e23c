"""S02 corner C by day, keyed: the footprint kit laid on a nursery trolley.  a pad, b mother's band, c limb tag, d reader, e screen."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M, keyed
from props.medical import cloth, trolley
from sets.rooms_kit import terrazzo
from nursery_build import door_reader, limb_tag, sole

start(seed=35)
# trolley top at z = 0, bench scale
g = group((0, 0, -8.5), scale=5)
trolley(parent=g, width=2.36, depth=1.42, height=1.7)
rnd = random.Random(2)


def drape(x, y):
    over = max(0, -y - 3.25)
    z = .05 + .02 * math.sin(x * .9 + y * .4) + .018 * math.sin(x * 2.1 - y * 1.3)
    if over:
        return Vector((x, -3.25 - .10 * (1 - math.exp(-over * 4)) + .06 * math.sin(x * 3.1), z - over))
    return z


cloth(((-5.2, 5.2), (-4.4, 3.1)), 120, 90, drape, M('cloth_teal', color='#2a857c'), thick=.05)
TOP = .10

# a: round scan pad, the disc
pad = group((1.55, -.55, TOP), name='pad')
lathe([(0, 0), (1.70, 0), (1.80, .06), (1.80, .22), (1.70, .32), (1.52, .34), (1.48, .28), (0, .28)], m=M('ivory'), parent=pad, n=160, subdivide=1)
torus(1.79, .030, (0, 0, .14), m=M('brass'), parent=pad, n=160, k=10)
cylinder(1.46, .03, (0, 0, .285), m=material('gloss', '#06110f', rough=.10), bevel=.01, n=128, parent=pad)
torus(1.42, .020, (0, 0, .305), m=M('lit_teal', power=2.4), parent=pad, n=128, k=8)
for s in (-1, 1):
    sole(pad, (s * .44, .0, .303), 1.42, side=s, turn=(0, 0, -s * 7))
for k in range(24):
    a = 2 * math.pi * k / 24
    box((.09, .018, .008), (1.25 * math.cos(a), 1.25 * math.sin(a), .304), (0, 0, math.degrees(a)), .002, M('lit_white', power=.8), pad, segments=1)
superball((.16, .08, .04), .6, .6, (0, -1.66, .33), m=M('marigold'), parent=pad, n=32)
tube([(1.2, 1.2, .12), (1.8, 1.8, .10), (2.6, 2.4, .06), (3.6, 2.9, .06)], .06, M('ink'), pad)

# b: mother's band, wide; c: limb tag, small and soft
b = limb_tag((-1.75, -1.35, TOP), (0, 0, -24), r=.62, scale=1.12, height=.40, band='ivory', power=4)
superball((.20, .03, .12), .6, .6, (0, .70, .2), m=M('marigold'), parent=b, n=32)
c = limb_tag((-.95, .92, TOP), (0, 0, 16), r=.36, scale=1.2, height=.26, band='mint', power=7)

# d: door reader lying on a small wedge stand
stand = group((-3.05, .75, TOP), (0, 0, -14))
superball((.42, .30, .46), .25, .3, (0, .34, .50), (-20, 0, 0), M('wood_pale'), 64, stand)
door_reader((0, -.10, .80), (-30, 0, 0), stand, scale=1.55)
box((1.1, .9, .10), (0, .1, .05), r=.04, m=M('wood_pale'), parent=stand)

# e: nurse's screen with two matching marks
scr = group((3.15, 1.75, TOP), (0, 0, -24))
box((1.5, .9, .10), (0, .25, .05), r=.04, m=M('ink'), parent=scr)
cylinder(.09, .8, (0, .35, .45), (-12, 0, 0), m=M('steel'), n=32, parent=scr)
face = group((0, .1, 1.15), (-18, 0, 0), parent=scr)
box((2.5, .16, 1.7), r=.07, m=M('ivory'), parent=face)
box((2.52, .05, 1.72), r=.02, m=M('brass'), parent=face, segments=2)
slab(rounded_rect(2.28, 1.48, .10), .03, .008, M('visor'), (0, -.07, 0), (90, 0, 0), face)
for s in (-1, 1):
    sole(face, (s * .56, -.105, .06), .88, side=s, turn=(90, 0, 0))
    box((.5, .008, .05), (s * .56, -.108, -.56), r=.015, m=M('lit_teal', power=2.4), parent=face, segments=1)
for k in range(3):
    box((.10, .008, .03), (-.13 + .13 * k, -.108, .06), r=.01, m=M('lit_amber', power=3), parent=face, segments=1)

# floor far below, soft
terrazzo((-18, 18), (-14, 22), size=4, count=60, seed=8, z=-8.5)
box((40, .4, 24), (0, 20, 2), r=.05, m=M('plaster'))

sky([(0, '#d8c8a8'), (.5, '#f4efe4'), (1, '#cfe0e6')], .7)
area((-7, -2.5, 9), (.3, 0, 0), 4.5, 1150, '#fff2de')
area((7, -4, 6), (.5, 0, .4), 3.5, 240, '#e6f2ff')
area((4, 7, 5), (1, .5, .4), 1.6, 330, '#ffd6a0')
look(bloom=.04, vignette=.10, ev=.08)
camera('nursery-footprint', (-.4, -9.2, 8.2), (.02, .30, .40), lens=40, fstop=2.2, focus=(1.4, -.8, .4))
camera('nursery-footprint.1x1', (.0, -9.2, 9.0), (.12, .05, .35), lens=45, fstop=2.2, focus=(1.4, -.8, .4), aspect=1)
keyed('nursery-footprint', {'a': (1.55, -.55, .4), 'b': (-1.75, -1.35, .35), 'c': (-.95, .92, .3), 'd': (-3.1, .5, 1.0), 'e': (3.1, 1.7, 1.3)})
main()
