"""Basement car park at night: the gate, the readers, and one bay ringed marigold with the wrong car in it."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M, keyed
from props.town import bx
from props.vehicles import bar, car, loop, packed, scooter, van

start(seed=31)
CEIL, BACK = 1.75, 5.2
concrete = M('plaster', color='#44567e')
floor_m = material('satin', '#2c3c62', rough=.22, coat=.5, crough=.12)
# ---------------------------------------------------------------------------- room: floor slabs with joints, walls, beams, columns
tile = packed(('park tile',), lambda g: bx((1.98, 1.98, .08), (0, 0, -.04), floor_m, g, .01))
for i in range(-7, 8):
    for j in range(-4, 4):
        instance(tile, (i * 2, j * 2, 0))
for x0, x1 in ((-15, -1.6), (1.6, 15)):                                                       # the ramp leaves between the two walls
    c, w = (x0 + x1) / 2, x1 - x0
    bx((w, .2, CEIL + .2), (c, BACK + .1, CEIL / 2), concrete, None, .02)
    bx((w, .05, .50), (c, BACK - .02, .25), M('plaster', color='#1c6a66'), None, .01)         # teal dado
    bx((w, .06, .035), (c, BACK - .03, .52), M('brass'), None, .01)
bx((3.6, 6.0, .1), (0, BACK + 2.85, .78), M('plaster', color='#54678f'), None, .02, (16.5, 0, 0))
for k in range(11):
    bx((3.0, .07, .03), (0, BACK + .35 + k * .5, .13 + k * .148), M('plaster', color='#6b7ea8'), None, .01, (16.5, 0, 0))
for s in (-1, 1):
    bx((.2, 6.4, 3.6), (s * 1.62, BACK + 3.2, 1.2), concrete, None, .02)
    bx((.04, 5.6, .05), (s * 1.50, BACK + 2.9, 1.16), M('lit_teal', power=3.5), None, .012, (16.5, 0, 0))
bx((3.4, .1, 3.0), (0, BACK + 6.2, 2.6), material('emit', '#3f6fb0', power=.9), None, .01)
bx((30, 18, .2), (0, 0, CEIL + .1), M('plaster', color='#2a3a60'), None, .02)
for k in range(-4, 5):                                                                        # ceiling beams
    bx((.26, 18, .22), (k * 2.9 + .35, 0, CEIL - .10), M('plaster', color='#33466f'), None, .03)
for x, y in ((-1.75, 4.9), (1.78, 4.95), (3.475, 4.9), (6.375, 4.9), (-1.9, 1.4)):
    bx((.34, .34, CEIL), (x, y, CEIL / 2), M('plaster', color='#5a6d98'), None, .03)
    for q in range(3):                                                                        # guard bands
        bx((.36, .36, .10), (x, y, .16 + q * .22), M('ivory' if q != 1 else 'ink'), None, .015)
    for s in (-1, 1):
        bx((.03, .37, .62), (x + s * .17, y, .36), M('rubber'), None, .012)
# pipes and a tray under the ceiling
for y, r, c in ((4.55, .055, '#c0452c'), (4.75, .045, '#2f6fa3')):
    bar((-14, y, CEIL - .16), (14, y, CEIL - .16), r, M('ivory', color=c), None, 4)
    for k in range(14):
        torus(r + .008, .012, (-13 + k * 2, y, CEIL - .16), (0, 90, 0), M('gun'), n=18, k=6)
for k in range(9):
    x = -11.6 + k * 2.9
    for y in (1.2,):
        bx((1.3, .12, .04), (x + .35 + 1.45, y, CEIL - .26), M('lit_white', color='#dff3ff', power=4.5), None, .015)
        bx((1.4, .20, .05), (x + .35 + 1.45, y, CEIL - .225), M('steel'), None, .015)

# ---------------------------------------------------------------------------- bays along the back wall
PITCH, BAY0 = 1.45, 1.30
paint = M('paper', color='#dfe6ea')
for k in range(1, 8):
    x = BAY0 + k * PITCH - PITCH / 2
    bx((.06, 2.5, .008), (x, 3.55, .006), paint, None, .003, segments=1)
bx((PITCH * 6, .06, .008), (BAY0 + 3.5 * PITCH, 4.85, .006), paint, None, .003, segments=1)


def bay(k):
    return BAY0 + k * PITCH


def bay_reader(x, ok=True):
    """Reader on the wall at the head of a bay: hood, ring, state light."""
    bx((.34, .10, .24), (x, BACK - .08, .86), M('ivory'), None, .03, segments=3)
    torus(.065, .012, (x, BACK - .135, .87), (90, 0, 0), M('lit_teal' if ok else 'lit_amber', power=9), n=28, k=8)
    bx((.40, .18, .03), (x, BACK - .12, 1.0), M('ink'), None, .012)
    bx((.40, .05, .035), (x, BACK - .05, 1.42), M('lit_teal' if ok else 'lit_amber', power=7), None, .012)
    bx((.10, 1.0, .10), (x, 4.72, .05), M('ink'), None, .03, (0, 0, 90))                       # wheel stop
    for s in (-1, 1):
        bx((.11, .16, .105), (x + s * .30, 4.72, .052), M('ivory'), None, .03)


WRONG = 1
for k in range(1, 7):
    bay_reader(bay(k), k != WRONG)
colors = {2: 'ivory', 3: '#7f97a8', 5: '#e8dcc4'}
for k, c in colors.items():
    car((bay(k), 3.72, 0), 0, color=c, tag=True)
wrong = subject(car((bay(WRONG), 3.50, 0), -6, color='#b5623c', tag=True, lit=True), 'the wrong car')
# the ring: a bright band on the floor round the bay, and a thinner one inside
for w, h, r, p in ((1.62, 2.86, .020, 6), (1.46, 2.70, .007, 4)):
    tube([(bay(WRONG) + x, 3.55 + y, .03) for x, y in rounded_rect(w, h, .28, 8)], r, M('lit_amber', power=p), smooth=False, closed=True, resolution=4)

# ---------------------------------------------------------------------------- gate lane, left of centre
GX, GY = 1.22, 3.35
slab(rounded_rect(.62, 2.6, .25), .10, .03, M('stone', color='#7d8bad'), (GX, GY, 0))
for q in range(9):
    bx((.60, .14, .012), (GX, GY - 1.12 + q * .28, .104), M('ivory' if q % 2 else 'ink'), None, .004, segments=1) if abs(q - 4) > 2 else None
boom = group((GX, GY + .15, .1))
bx((.30, .26, .82), (0, 0, .41), M('ivory'), boom, .05, segments=4)
bx((.32, .28, .06), (0, 0, .84), M('ink'), boom, .025)
bx((.20, .02, .30), (0, -.14, .40), M('ink'), boom, .02)
cylinder(.10, .16, (0, -.16, .68), (90, 0, 0), .02, M('brass'), n=32, parent=boom)
ball(.05, (0, 0, .90), m=M('lit_teal', power=9), n=18, parent=boom)
arm = group((0, -.24, .68), (0, 7, 180), parent=boom)
bx((2.30, .05, .09), (1.08, 0, 0), M('ivory'), arm, .02)
for k in range(5):
    bx((.20, .054, .094), (.42 + k * .42, 0, 0), M('teal'), arm, .02)
bx((.34, .10, .16), (-.22, 0, 0), M('ink'), arm, .03)
for k in range(7):
    ball(.018, (.25 + k * .30, -.03, .05), m=M('lit_teal', power=7), n=8, parent=arm)
# handset on a post, exit post
hand = group((.50, 1.80, 0), (0, 0, 10))
lathe([(0, 0), (.16, 0), (.16, .03), (.06, .07), (.04, .12), (.04, .84), (0, .84)], m=M('ink'), n=28, parent=hand)
bx((.24, .14, .30), (0, 0, .94), M('ivory'), hand, .04, segments=4)
bx((.13, .07, .36), (0, -.10, .99), M('marigold', color='#0a6a60'), hand, .035, (14, 0, 0), 4)      # handset in its cradle
bx((.09, .01, .13), (0, -.150, 1.05), M('lit_teal', color='#57c9bd', power=3), hand, .008, (14, 0, 0), 1)
tube([(.0, -.10, .82), (.10, -.16, .70), (.02, -.10, .58), (.0, -.03, .66)], .010, M('rubber'), hand, resolution=3, steps=8)
out = group((3.42, 1.85, 0), (0, 0, -22))
slab(rounded_rect(.44, .44, .1), .10, .03, M('stone', color='#7d8bad'), (0, 0, 0), parent=out)
bx((.22, .20, .92), (0, 0, .56), M('ink'), out, .04, segments=4)
bx((.24, .22, .05), (0, 0, 1.03), M('brass'), out, .02)
bx((.13, .01, .16), (0, -.104, .86), M('lit_white', color='#cfe6ff', power=1.6), out, .01, segments=1)
bx((.13, .012, .02), (0, -.106, .68), M('lit_teal', power=6), out, .005, segments=1)
bx((.12, .03, .05), (0, -.11, .58), M('gun'), out, .01)
# display hung from the ceiling: dots only, one row marigold
board = group((.35, 3.9, 1.30))
bx((1.5, .10, .44), (0, 0, 0), M('ink'), board, .04, segments=4)
loop(rounded_rect(1.46, .40, .04, 4), .012, M('brass'), board, (0, -.052, 0), (90, 0, 0))
for s in (-1, 1):
    bar((s * .55, 0, .2), (s * .55, 0, .4), .018, M('steel'), board)
for i in range(3):
    for j in range(9):
        full = (i * 9 + j * 5) % 4 != 0
        here = i == 1 and j == 6
        cylinder(.034, .02, (-.60 + j * .15, -.056, .12 - i * .12), (90, 0, 0), .005, M('lit_amber', power=9) if here else (M('lit_teal', power=5) if not full else M('night', color='#33507f')), n=16, parent=board, segments=1)

# lane arrow lights on the floor, drains
for k in range(6):
    bx((.05, .36, .010), (.05, .6 + k * .8, .006), M('lit_teal', power=2.2), None, .004, (0, 0, 0), 1)
for x in (-.9, 1.9, 4.4):
    cylinder(.16, .012, (x, 1.55, .006), m=M('gun'), n=28, bevel=.004, segments=1)
    for q in range(5):
        bx((.22 - .04 * abs(q - 2), .018, .006), (x, 1.46 + q * .045, .014), M('ink'), None, .002, segments=1)

# ---------------------------------------------------------------------------- light
sky([(0, '#101a36'), (1, '#2f4678')], .45)
for k in range(9):
    x = -11.6 + k * 2.9 + 1.8
    area((x, 1.2, CEIL - .30), (x, 1.2, 0), 1.2, 26, '#d9ecff', size_y=.3)
area((bay(WRONG) - .9, .9, 1.6), (bay(WRONG), 2.8, .4), 1.0, 52, '#ffe2bd')                   # on the wrong car
area((bay(WRONG) + .5, 5.0, 1.5), (bay(WRONG), 3.4, .5), .6, 26, '#ffb35a')
area((-.6, .4, 1.55), (GX, GY, .6), 1.1, 40, '#ffe9cf')
area((0, 8.5, 3.0), (0, 4, .2), 2.0, 120, '#7fb2ff')
point((bay(WRONG) - .55, 1.9, .22), 1.6, .1, '#ff9d2e')
mist(5, 20)
look(haze=('#3d62b8', .12, .5), bloom=.055, vignette=.14, ev=.42)

camera('parking-night', (1.30, -1.05, 1.22), (2.06, 3.0, .60), lens=28, fstop=.9, focus=(bay(WRONG), 2.6, .4))
camera('parking-night.1x1', (1.40, -1.15, 1.35), (2.10, 3.0, .50), lens=28, fstop=.9, focus=(bay(WRONG), 2.6, .4), aspect=1)
keyed('parking-night', {'a': (bay(WRONG) + .13, 3.17, .66), 'b': (bay(WRONG), BACK - .12, .9), 'c': (GX - .42, GY - .1, .82), 'd': (.35, 3.85, 1.30),
                        'e': (.50, 1.70, .98), 'f': (3.40, 1.76, .85)})
main()
