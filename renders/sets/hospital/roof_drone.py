"""S02 corner E at golden hour: the carrier drone lifts a sealed sample box from the hospital roof."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.evening import evening_sky
from props.materials import M
from props.drone import drone_body
from props.land import hills, neem, treeline
from props.town import street_block

start(seed=36)
CAM = (-2.4, -9.6, 2.35)

drone = drone_body((1.75, 0, 2.35), (7, -6, -24), kit='sample', scale=1.0)

# ---------------------------------------------------------------------------- roof: tiles, pad with a ring (no letter), parapet from the lower left
tones = [M('terracotta', color=c) for c in ('#b8704a', '#b0683f', '#bf7a54')]
tile = bake(box((.78, .78, .08), r=.015, m=tones[0], segments=2))
tile.hide_render = True
for i in range(-9, 10):
    for j in range(-9, 5):
        instance(tile, (i * .8, j * .8, -.04), m=random.choice(tones))
box((16, 11.5, 3), (0, -2.0, -1.6), r=.05, m=M('plaster'))
pad = group((1.7, -.1, 0))
lathe([(0, .0), (2.35, .0), (2.42, .03), (2.42, .09), (2.34, .13), (0, .13)], m=M('stone', color='#d8cdb8'), parent=pad, n=160, bevel=.01)
for r, w, m in ((2.05, .16, M('ivory')), (1.25, .12, M('teal'))):
    lathe([(r - w, .131), (r - w + .01, .137), (r - .01, .137), (r, .131)], m=m, parent=pad, n=160)
box((.3, 1.3, .006), (0, 0, .137), r=.002, m=M('teal'), parent=pad, segments=1)                # a plain cross: help, not a letter
box((1.3, .3, .006), (0, 0, .138), r=.002, m=M('teal'), parent=pad, segments=1)
for k in range(16):
    a = 2 * math.pi * k / 16
    lathe([(0, 0), (.09, 0), (.1, .02), (.08, .06), (0, .07)], (2.22 * math.cos(a), 2.22 * math.sin(a), .12), m=M('brass'), parent=pad, n=24, subdivide=1)
    ball(.035, (2.22 * math.cos(a), 2.22 * math.sin(a), .185), m=M('lit_warm', power=5), parent=pad, n=12)


def parapet(a, b, h=.95):
    """Wall with a coping and brass rail between two points."""
    p, q = Vector((*a, 0)), Vector((*b, 0))
    d = q - p
    g = group((p + q) / 2, (0, 0, math.degrees(math.atan2(d.y, d.x))))
    n = d.length
    box((n, .30, h), (0, 0, h / 2), r=.03, m=M('plaster'), parent=g)
    box((n + .1, .46, .12), (0, 0, h + .05), r=.035, m=M('stone'), parent=g)
    k = max(2, int(n / 1.4))
    for i in range(k):
        x = -n / 2 + n * (i + .5) / k
        box((n / k - .35, .04, h * .5), (x, -.16, h * .5), r=.02, m=M('plaster', color='#e3d7c0'), parent=g, segments=2)
        cylinder(.03, .42, (x, 0, h + .30), m=M('brass'), n=20, parent=g)
        ball(.05, (x, 0, h + .52), m=M('brass'), parent=g, n=20)
    tube([(-n / 2, 0, h + .46), (n / 2, 0, h + .46)], .028, M('brass'), g, smooth=False)


parapet((-7.5, -6.2), (-4.2, 3.6))
parapet((-4.2, 3.6), (7.6, 3.6))
# roof room with a water tank and a bench at the right back; a trolley waits with a second box
room = group((8.3, 2.2, 0))
box((2.6, 2.2, 2.3), (0, 0, 1.15), r=.05, m=M('plaster', color='#f0e4cf'), parent=room)
box((2.9, 2.5, .16), (0, 0, 2.36), r=.05, m=M('stone'), parent=room)
box((.9, .08, 1.7), (-.5, -1.11, .85), r=.03, m=M('teal'), parent=room)
bow_handle(.3, .07, .02, .03, M('brass'), (-.2, -1.15, .9), (0, 90, 0), room)
lathe([(0, 0), (.75, 0), (.8, .06), (.8, 1.0), (.7, 1.2), (.25, 1.34), (0, 1.36)], (.4, .2, 2.44), m=M('ink'), parent=room, n=64, subdivide=1)
for z in (2.7, 3.0, 3.3):
    torus(.81, .025, (.4, .2, z), m=M('ink'), parent=room, n=64, k=8)
tr = group((-2.15, .3, 0), (0, 0, 24))
box((1.0, .7, .07), (0, 0, .62), r=.03, m=M('steel'), parent=tr)
for x in (-.4, .4):
    for y in (-.26, .26):
        cylinder(.03, .6, (x, y, .32), m=M('steel'), n=16, parent=tr)
        cylinder(.07, .05, (x, y, .07), (90, 0, 0), m=M('rubber'), n=24, parent=tr)
tube([(.48, -.26, .66), (.66, -.26, .95), (.66, .26, .95), (.48, .26, .66)], .03, M('brass'), tr)
slab(rounded_rect(.62, .46, .08), .34, .03, M('ivory'), (-.1, 0, .66), parent=tr)
slab(rounded_rect(.64, .48, .08), .08, .02, M('teal'), (-.1, 0, 1.0), parent=tr)

# ---------------------------------------------------------------------------- town below and beyond
for k in range(5):
    street_block((-13 + k * 5.4, 10.5 + 1.3 * (k % 2), -1.9), 0, bays=3, style=k % 4, scale=1.0)
for k in range(4):
    street_block((-14 + k * 8.0, 19 + 1.5 * (k % 3), -1.7), 0, bays=3, style=(k + 2) % 4, scale=1.2)
treeline(y=30, x=(-34, 34), count=36, ground=-1.2, size=(1.0, 2.2))
for x, y, s in ((-8.5, 8.3, 'm'), (.5, 8.0, 's'), (9.5, 8.6, 'm')):
    neem((x, y, -1.6), s, scale=1.0)
hills(seed=5, near=46, far=84, height=(3.4, 8.0), base=-2)
box((160, 120, .2), (0, 50, -2.1), r=.01, m=M('soil', color='#b98a55'))

golden_hour((1.2, 0, 2.5), azimuth=106, elevation=14)
evening_sky(CAM, azimuth=75, seed=4)
mist(11, 72)
look(haze=('#f6cd94', .62, 1.0), bloom=.05, vignette=.13)
camera('roof-sample-drone', CAM, (.15, 0, 2.35), lens=37, fstop=1.2, focus=(1.8, -.5, 2.6))
main()
