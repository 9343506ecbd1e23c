"""Open splice tray on the bench at night: coiled fibres in the house colours, one thread alight.  Camera: fibre-splice."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.presence import spectacles
from props.racks import switch_box
from sets.rooms_kit import rivets

start(seed=174)
BRASS, INK, IVORY, GUN = M('brass'), M('ink'), M('ivory'), M('gun')
# finger's-breadth units; z = 0 is the bench
for k in range(8):
    box((40, 1.97, .5), (0, -6 + 2 * k, -.25), r=.04, m=material('satin', ('#3a2920', '#33241c', '#3f2d22')[k % 3], rough=.36, coat=.45), segments=3)
slab(rounded_rect(15, 8.4, .5), .07, .02, M('cloth_teal', color='#123f45'), (1.8, -.2, 0))

# ---------------------------------------------------------------------------- tray
tray = subject(group((1.9, .1, .09), (0, 0, -7), name='tray'), 'tray')
W, D = 9.2, 5.2
slab(rounded_rect(W, D, 2.2, 16), .14, .04, material('satin', '#22366a', rough=.4, coat=.4), parent=tray)
edge = [(x, y, .34) for x, y in rounded_rect(W, D, 2.2, 16)]
for z, r, m in ((.16, .12, INK), (.34, .12, INK), (.46, .07, BRASS)):
    tube([(x, y, z) for x, y, _ in edge], r, m, tray, smooth=False, closed=True)
# clips that hold the coils
CC = (-1.95, 0)
for k in range(10):
    a = math.radians(36 * k + 12)
    for rr in (2.12, 1.05):
        g = group((CC[0] + rr * math.cos(a), CC[1] + rr * math.sin(a), .14), (0, 0, math.degrees(a)), parent=tray)
        box((.1, .3, .42), (0, 0, .21), r=.04, m=M('mint'), parent=g, segments=3)
        box((.4, .24, .06), (-.15 if rr > 1.5 else .15, 0, .43), r=.025, m=M('mint'), parent=g, segments=3)
lathe([(0, .14), (.85, .14), (.9, .2), (.9, .5), (.82, .6), (.5, .64), (.42, .5), (0, .5)], (*CC, 0), m=IVORY, parent=tray, n=80, subdivide=1)
torus(.88, .04, (*CC, .56), m=BRASS, parent=tray, n=80)
# fibres: loops round the core, then out to the splice block
COL = ('#1f9a8e', '#e9dfcb', '#c9541d', '#3f6bd6', '#8fb548', '#9fd9cc', '#b5623c', '#f3ebdd', '#24407a', '#c49a55', '#6e8f3a')
HX0, HX1 = 1.35, 3.35
rows = [-1.35 + .245 * k for k in range(12)]
rnd = random.Random(7)
LIT = 7


def fibre(k, m, r):
    y = rows[k]
    pts = []
    turns = 2 + k % 2
    base = 1.25 + .062 * k
    a0 = math.radians(-64)
    n = 26 * turns
    for i in range(n + 1):
        t = i / n
        a = a0 + t * 2 * math.pi * turns
        rr = base + .05 * math.sin(3 * a + k) + .02 * t
        z = .24 + .03 * (k % 4) + .04 * math.sin(2 * a + 1.7 * k) ** 2
        pts.append((CC[0] + rr * math.cos(a), CC[1] + rr * math.sin(a), z))
    # leave the coil tangentially at the lower right, sweep up into the comb
    pts += [(.2 + .02 * k, -1.65 + .05 * k, .36), (.75, -.55 * 1 + y * .62 - .35, .4), (1.05, y, .42), (HX0, y, .43)]
    tube(pts, r, m, tray, steps=6, resolution=4)
    # beyond the sleeve: over the right-hand bend and away
    out = [(HX1, y, .43), (3.65, y, .42), (3.9 - .02 * abs(y), y * .82, .38), (4.15, y * .3 - 1.2, .32), (3.9, -1.95 - .03 * k, .3), (2.6, -2.12 - .012 * k, .28), (.4, -2.2 - .01 * k, .26), (-1.6, -2.2 - .01 * k, .26)]
    tube(out, r, m, tray, steps=8, resolution=4)


for k in range(12):
    if k != LIT:
        fibre(k, material('satin', COL[k % 11], rough=.35, coat=.5), .042)
fibre(LIT, material('emit', '#ff9f2a', power=11), .05)
# splice block: a comb with twelve sleeves
box((1.5, 3.5, .18), (2.35, 0, .22), r=.05, m=INK, parent=tray)
for k in range(13):
    box((1.5, .06, .34), (2.35, -1.47 + .245 * k, .42), r=.025, m=IVORY, parent=tray, segments=2)
for k, y in enumerate(rows):
    cylinder(.085, 1.9, (2.35, y, .44), (0, 90, 0), m=material('satin', '#c8d6d2', rough=.15, coat=.9) if k != LIT else material('emit', '#ffb956', power=7), parent=tray, n=24, bevel=.02)
    cylinder(.02, 1.7, (2.35, y, .52), (0, 90, 0), m=M('steel'), parent=tray, n=10, bevel=.004) if k != LIT else None
# incoming loose tubes at the left, tied
for k in range(3):
    tube([(-9, 1.2 + .34 * k, .5), (-6, 1.5 + .34 * k, .32), (-4.6, 1.75 + .1 * k, .36), (-3.2, 2.05 + .0 * k, .3), (-1.9, 2.12, .26 + .02 * k)], .15, M('rubber', color=('#17233f', '#0f5f58', '#1a1d26')[k]), tray, steps=12)
for x in (-4.5, -3.4):
    torus(.32, .05, (x, 1.85 if x < -4 else 2.03, .34), (0, 90, 0), BRASS, tray, n=32, k=8)
rivets([(sx * 3.9, sy * 1.7, .15) for sx in (1,) for sy in (-1, 1)] + [(0.35, 2.1, .15), (.35, -1.0, .15)], .12, BRASS, tray, 'z')
# cleaver and tweezers on the mat
for s in (-1, 1):
    tube([(-4.4, -3.3 + s * .14, .2), (-3.2, -3.5 + s * .17, .22), (-2.2, -3.62 + s * .02, .14)], .05, M('steel'))
spectacles((-3.62, -1.75, .14), -14, scale=1.15, rim='#7a4a22', folded=True)                     # taken off a moment ago
cl = group((6.6, -3.2, 0), (0, 0, 24))
box((1.7, 1.1, .6), (0, 0, .36), r=.14, m=M('ivory'), parent=cl)
box((1.5, .5, .3), (0, .1, .8), (0, -6, 0), .1, INK, cl)
cylinder(.2, .12, (.5, .1, .98), m=BRASS, parent=cl, n=32)

# the lab's switches behind, out of focus
for k in range(5):
    switch_box((-2 + .3 * k, 12.5, .2 + 1.1 * k), 0, None, 'deep' if k % 2 else 'ivory', 9)
box((60, .4, 30), (0, 22, 8), r=.02, m=material('clay', '#1a2a50', rough=.85, bump=0))

sky([(0, '#0a1124'), (1, '#2b3f6e')], .4)
area((-6, -8, 9), (1.5, 0, .3), 3, 950, '#ffe6cc')
area((11, -4, 6), (3, 0, .3), 3, 620, '#8fb8ff')
area((-6, 7, 5), (0, 0, .3), 1.2, 480, '#6fd8d0', size_y=4)
area((9, 6, 6), (3, 0, .3), 1.2, 420, '#ffc27a', size_y=4)
point((2.6, .5, 1.3), 30, .2, '#ff9d3a')
area((0, 4, 9), (0, 14, 3), 5, 500, '#4f7fd6', size_y=2)
mist(14, 40)
look(haze=('#22407c', .16, .5), bloom=.07, vignette=.2, ev=.15)
camera('fibre-splice', (-2.2, -10.8, 8.6), (1.0, .1, .35), lens=41, fstop=1.0, focus=(1.2, -.5, .4))
main()
