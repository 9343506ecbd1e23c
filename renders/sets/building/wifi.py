"""A students' hostel on a wet Pune street, its front taken off: the signal is the light in its rooms, bright under an access point, dark past the lift shaft."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.boards import board
from props.land import palm, rain_tree
from props.materials import M, keyed
from props.monsoon import puddles, signs, wet
from props.presence import umbrella_open
from props.town import bench_seat, bx, kerb, lamp_pole, office_block, pavement, street_block, tiled, window
from props.vehicles import auto_rickshaw, bar, packed, scooter
import slice_build as b

start(seed=13)
H, D, FLOORS, PLINTH = 1.55, 3.0, 4, .30
# bays from left to right: two pairs of rooms, the lift and the stair between them, the wet wall at the right
EDGES = [-6.4, -4.5, -2.6, -.7, .35, 1.45, 3.35, 5.25]
ROOMS = [0, 1, 2, 5, 6]
LIFT, STAIR = 3, 4
AP = {(0, 1), (2, 1), (1, 5)}                        # (floor, bay) with an access point
BRICK = [material('clay', c, rough=.85, bump=5, bscale=16, sheen=0) for c in ('#8a4a34', '#96543b', '#7d412d', '#a05e44')]
BASALT = [material('clay', c, rough=.85, bump=6, bscale=14, sheen=0) for c in ('#54515a', '#625d64', '#48464f', '#6c676c')]
CUT = M('terracotta', color='#b5623c')
X0, X1 = EDGES[0], EDGES[-1]
W, C = X1 - X0, (X0 + X1) / 2
ROOF = PLINTH + FLOORS * H


def strength(floor, bay):
    """Signal in a room, 0..1: an access point near by, less through each wall and slab, nothing past the shaft."""
    best = 0
    for f, p in AP:
        if (p < LIFT) != (bay < LIFT):
            continue
        best = max(best, .36 ** abs(p - bay) * .22 ** abs(f - floor))
    if bay == 6:
        best *= .45
    return best


# ---------------------------------------------------------------------------- frame: slabs, walls, roof
for k in range(FLOORS + 1):
    z = PLINTH + k * H
    bx((W + .2, D, .10), (C, D / 2, z - .05), M('ivory'), None, .012)
    bx((W + .204, .016, .095), (C, -.004, z - .05), CUT, None, .006)
for k in range(FLOORS):
    z = PLINTH + k * H
    for i, x in enumerate(EDGES):
        t = .16 if i in (0, len(EDGES) - 1, LIFT, LIFT + 1) else .09
        bx((t, D, H - .1), (x, D / 2, z + H / 2 - .05), M('plaster', color='#e6dac2'), None, .01)
        bx((t - .004, .016, H - .095), (x, -.004, z + H / 2 - .05), CUT, None, .005)
bx((W + .2, .14, ROOF - PLINTH), (C, D, (ROOF + PLINTH) / 2), M('plaster', color='#d8c8aa'), None, .02)
for s, x in ((-1, X0), (1, X1)):                                             # brick gables with stone quoins
    side = group((x, D / 2, 0), (0, 0, 90 * s))
    courses = int((ROOF - PLINTH) / .11)
    for r in range(courses):
        for q in range(12):
            w = D / 12
            bx((w - .012, .05, .098), (-D / 2 + w * (q + .5 + (.25 if r % 2 else -.0)) - .06, -.09, PLINTH + .06 + r * .11), BRICK[(q * 7 + r * 3) % 4], side, .006)
    for k in range(FLOORS):
        for px in (-.75, .65):
            window(px, -.12, PLINTH + k * H + .84, .52, .78, side, 'ivory', 'teal', (k + (px > 0)) % 2 == 0, ajar=20)
    for k in range(int((ROOF - PLINTH) / .3)):
        for px in (-D / 2 + .05, D / 2 - .05):
            bx((.26 if k % 2 else .18, .10, .26), (px, -.1, PLINTH + .15 + .3 * k), BASALT[k % 4], side, .015)
bx((W + .9, D + .9, PLINTH), (C, D / 2 - .1, PLINTH / 2 - .02), BASALT[1], None, .03)
rf = group((C, 0, 0))
tiled(W + 1.0, -.62, D / 2, ROOF + .12, ROOF + 1.35, rf, tones=('#8a4a34', '#7d412d', '#96543b'), pitch=.17)
back = group((C, D, 0), (0, 0, 180))
tiled(W + 1.0, -.62, D / 2, ROOF + .12, ROOF + 1.35, back, tones=('#8a4a34', '#7d412d'), pitch=.25)
cylinder(.10, W + 1.0, (C, D / 2, ROOF + 1.40), (0, 90, 0), .02, M('terracotta', color='#8a4a34'), n=16)
bx((W + 1.0, .05, .14), (C, -.63, ROOF + .06), M('wood_dark'), None, .01)
for k in range(int(W / .55)):
    bar((X0 + .2 + .55 * k, -.6, ROOF + .08), (X0 + .2 + .55 * k, .3, ROOF + .52), .03, M('wood_dark'), None, 2)
bx((1.15, 1.5, 1.5), ((EDGES[LIFT] + EDGES[LIFT + 1]) / 2, D / 2, ROOF + 1.2), M('plaster', color='#d8c8aa'), None, .03)
for k in range(2):
    cylinder(.34, .7, (X1 - 1.1 - .9 * k, D / 2 + .5, ROOF + 1.5), m=M('ink'), n=28, bevel=.05)

# ---------------------------------------------------------------------------- rooms: bed, desk, shelf; the light is the signal
FLOORING = M('terracotta', color='#a9674a')
WALL = [M('plaster', color=c) for c in ('#dfe6df', '#e9dfcb', '#d9e2e2', '#ead9c4')]
for f in range(FLOORS):
    z = PLINTH + f * H
    for bay in ROOMS:
        x0, x1 = EDGES[bay] + .06, EDGES[bay + 1] - .06
        c, w = (x0 + x1) / 2, x1 - x0
        guest = f == 0 and bay in (0, 1)
        bx((w, D - .12, .02), (c, D / 2, z + .01), M('stone', color='#cbbfa8') if guest else FLOORING, None, .004)
        bx((w, .02, H - .14), (c, D - .09, z + H / 2 - .05), WALL[(f + bay) % 4], None, .004)
        bx((.62, .014, .70), (c + .2, D - .105, z + .88), material('emit', '#31466f', power=.5), None, .004)
        for s in (-1, 1):
            bx((.05, .05, .78), (c + .2 + s * .32, D - .12, z + .88), M('wood'), None, .008)
            bx((.70, .05, .05), (c + .2, D - .12, z + .88 + s * .37), M('wood'), None, .008)
        bx((.02, .03, .70), (c + .2, D - .12, z + .88), M('wood'), None, .004)
        if guest:
            b.sofa(c - .2, 2.2, z + .02)
            b.plant(c + .66, 2.4, z + .02, 30, 1.3)
            if bay == 0:
                bx((1.0, .36, .48), (c, 1.0, z + .25), M('wood'), None, .03)
                bx((1.1, .44, .05), (c, .98, z + .51), M('stone'), None, .015)
            else:
                b.sofa(c + .1, .7, z + .02, 180)
        elif f == 0 and bay == 2:                                            # reading room
            for q in range(2):
                b.desk(c - .4 + .8 * q, 1.3, z + .02)
                b.chair(c - .4 + .8 * q, .9, z + .02, 170 + 25 * q)
            b.books(c, 2.75, z + .02)
        elif f == 0 and bay == 6:                                            # switch room: racks and patch leads
            for q in range(2):
                bx((.46, .5, 1.15), (c - .36 + .62 * q, 2.0, z + .60), M('ink'), None, .02)
                for r in range(9):
                    bx((.40, .02, .085), (c - .36 + .62 * q, 1.74, z + .16 + r * .115), M('gun'), None, .006)
                    for t in range(5):
                        ball(.012, (c - .50 + .62 * q + t * .06, 1.726, z + .16 + r * .115), m=M('lit_amber' if (r + t) % 6 == 2 else 'lit_teal', power=7), n=6)
        else:
            b.bed(c - .55, 2.1, z + .02)
            b.desk(c + .45, 2.55, z + .02, 0)
            b.chair(c + .42, 2.05, z + .02, 190)
            if (f + bay) % 2:
                b.cupboard(x1 - .32, 1.0, z + .02, 90)
            else:
                b.books(x1 - .2, .9, z + .02, 90)
            if (f * 3 + bay) % 4 == 0:
                b.plant(x0 + .3, .5, z + .02)
        s = strength(f, bay)
        x = (x0 + x1) / 2
        if (f, bay) in AP:                                                   # the access point on its ceiling
            cylinder(.17, .05, (x, .55, z + H - .13), m=M('ivory'), n=36, bevel=.016)
            torus(.115, .014, (x, .55, z + H - .158), m=M('lit_teal', power=10), n=36, k=8)
        if s > .05:
            point((x, 1.1, z + H * .70), 1.0 + 21 * s, .22, '#52ecd8' if s > .9 else '#3fcfd0')
        point((x - .3, 1.7, z + .75), .9, .15, '#ffbf86')                   # a reading lamp, the same in every room
    # lift shaft: steel doors, guides, ropes; stair: flights
    xl = (EDGES[LIFT] + EDGES[LIFT + 1]) / 2
    bx((.92, .03, H - .1), (xl, D - .1, z + H / 2), M('night', color='#0d1424'), None, .01)
    bx((.70, .04, 1.12), (xl, D - .14, z + .58), M('gun'), None, .01)
    xs0, xs1 = EDGES[STAIR] + .1, EDGES[STAIR + 1] - .1
    for k in range(7):
        bx((.42, .20, .04), (xs0 + .22, .75 + k * .23, z + .10 + k * .105), M('stone'), None, .008)
        bx((.42, .20, .04), (xs1 - .22, 2.20 - k * .23, z + .84 + k * .10), M('stone'), None, .008)
    bx((xs1 - xs0, .5, .05), ((xs0 + xs1) / 2, 2.62, z + .80), M('stone'), None, .012)
    bar((xs0 + .46, .7, z + .55), (xs0 + .46, 2.3, z + 1.22), .016, M('brass'), None, 3)
    point(((xs0 + xs1) / 2, 1.0, z + 1.1), .8, .1, '#ffc98a')
    # the wet wall between the last two rooms: pipes, taps
    for k, r in enumerate((.05, .05, .075)):
        bar((EDGES[6] - .16 - .13 * k, .12, z), (EDGES[6] - .16 - .13 * k, .12, z + H - .1), r, M('ivory', color=('#2f6fa3', '#b5483a', '#c9bda4')[k]), None, 6)
        torus(r * 1.15, .014, (EDGES[6] - .16 - .13 * k, .12, z + .7), m=M('brass'), n=20, k=6)
for x in (EDGES[LIFT] + .22, EDGES[LIFT + 1] - .22):
    bar((x, .6, PLINTH), (x, .6, ROOF + .4), .022, M('steel'), None, 3)
xl = (EDGES[LIFT] + EDGES[LIFT + 1]) / 2
CAR = PLINTH + 2 * H + .1
for dz in (.03, 1.16):
    bx((.70, 1.0, .07), (xl, 1.0, CAR + dz), M('marigold'), None, .02)
for s in (-1, 1):
    bx((.05, 1.0, 1.1), (xl + s * .33, 1.0, CAR + .58), M('marigold'), None, .012)
bx((.66, .04, 1.1), (xl, 1.48, CAR + .58), M('wood_pale'), None, .01)
point((xl, .9, CAR + .95), 2.6, .08, '#ffc46e')
for k in (-1, 0, 1):
    bar((xl + k * .06, 1.0, CAR + 1.2), (xl + k * .06, 1.0, ROOF + .6), .010, M('gun'), None, 2)
board('पुस्तके', (EDGES[2] + .9, -.52, PLINTH + H - .12), width=1.0, height=.22, ground='teal')

# ---------------------------------------------------------------------------- the street: wet road, neighbours, a rain tree, lamps
ROAD = wet('#30343f', .8, .24, 1.4, 16)
bx((120, 60, .1), (0, -14, -.10), ROAD, None, .01)
bx((120, 60, .1), (0, 36, -.11), material('clay', '#2c3246', rough=.9, bump=3, bscale=8), None, .01)
pavement((-22, 18), (-2.1, -.55), -.06, .44, h=.08, tones=('#5f5d68', '#53525e', '#6a6770', '#4b4b58'))
kerb((-2, -2.2, -.06), 0, length=40)
street_block((-11.6, 2.1, 0), 0, bays=4, style=0, shops='open', lit=True, awning='terracotta', scale=1.12)
signs((-11.6, 2.1, 0), 0, ('चहा', 'फळे', 'मोबाईल', 'दूध'), bays=4, scale=1.12)
street_block((-20.5, 2.4, 0), 0, bays=5, style=3, shops='mixed', lit=True, scale=1.12)
office_block((10.2, 2.3, 0), 0, floors=3, bays=4, door='marigold', lit=True, wall='#c7b7a2', scale=1.1)
street_block((18.6, 2.4, 0), 0, bays=4, style=1, shops='mixed', lit=True, scale=1.1)
rng = random.Random(6)
PANES = [material('emit', c, power=p) for c, p in (('#ffc27a', 1.2), ('#ffd9a6', .9), ('#bfe0e6', .6), ('#ffb061', .8))]
for k in range(30):
    x = -52 + 3.7 * k + rng.uniform(-1, 1)
    y = rng.uniform(14, 32)
    w, d, h = rng.uniform(2.6, 4.6), 3, rng.uniform(4, 9.5)
    bx((w, d, h), (x, y, h / 2), material('clay', rng.choice(('#3c456a', '#454a66', '#4f4a60', '#38466a')), rough=.9, bump=0), None, .03)
    nx, nz = int(w / .62), int(h / .72)
    for i in range(nx):
        for j in range(nz):
            if rng.random() < .36:
                bx((.30, .02, .36), (x - w / 2 + w * (i + .5) / nx, y - d / 2 - .01, .5 + .72 * j), rng.choice(PANES), None, .003)
rain_tree((-9.4, -1.35, 0), 10, 1.0, tone='night')
spot((-8.4, -3.4, .2), (-9.4, -1.3, 4.4), 330, 110, .9, .3, '#ffb870')
palm((7.0, 5.0, 0), 7, 50, tone='night')
LAMPS = ((-6.7, -1.9, 3.6), (6.2, -1.9, 3.6), (-16, -1.9, 3.6), (14.4, -1.9, 3.6))
for x, y, h in LAMPS:
    lamp_pole((x, y, .02), 0, h=h, lit=True)
for k, (x, c) in enumerate(((-5.7, 'teal'), (-5.05, '#b5483a'), (-4.4, '#c9d6cf'))):
    scooter((x, -1.35, .02), 165 + 5 * k, color=c, scale=1.15)
scooter((3.2, -1.3, .02), 170, color='marigold', scale=1.15)
auto_rickshaw((1.4, -3.6, -.05), -82, lit=True, scale=1.25)
bench_seat((4.4, -1.2, .02), 0, scale=1.2)
umbrella_open((-2.2, -1.15, .02), 20, scale=.13, color='#0f5c55')
puddles([(-4.4, -4.4, .9, 2.4), (.6, -5.6, 1.0, 2.4), (4.8, -4.0, .8, 2.4), (-9.5, -4.9, 1.0, 2.4), (-1.4, -3.0, .5, 2.4), (-6.6, -6.6, 1.0, 2.2)], '#20242e', seed=3, z=-.045)

# ---------------------------------------------------------------------------- light
sky([(0, '#1a2138'), (.5, '#58608c'), (.62, '#3a4b82'), (1, '#1f3266')], .8, [(0, '#39406a'), (.5, '#7d6a80'), (.54, '#5f6290'), (.60, '#3f5490'), (.72, '#273c76'), (1, '#152350')], 1.0)
spot((-15, -20, 16), (-3, 1, 3.6), 6600, 64, .9, 2.5, '#9dbdf5')
spot((13, -13, 11), (3, 1, 3.4), 1100, 60, .9, 2, '#7fa6ff')
for x, y, h in LAMPS:
    spot((x, y - .7, h - .12), (x, y - .3, 0), 330, 124, .6, .12, '#ffc27c')
for x in (-14.1, -12.4, -10.7, -9.0, -22, -19):
    spot((x, .55, 1.8), (x, -1.4, 0), 80, 120, .8, .2, '#ffbe78')
    point((x, 1.4, 1.4), 5, .1, '#ffc98a')
area((-5.4, -.4, PLINTH + 1.2), (-5.4, 1.4, PLINTH + .4), 1.4, 40, '#ffd39a', size_y=.4)              # guest lobby
EYE = (-9.4, -15.2, 2.3)
mist(26, 60)
look(haze=('#5a6ea8', .32, .6), bloom=.075, vignette=.13, ev=.42)
camera('building-wifi', EYE, (-.6, .9, 3.55), lens=29, fstop=1.0, focus=(-1.4, .3, 3.6), shift=(-.13, 0))
camera('building-wifi.1x1', (-6.4, -16.2, 2.3), (-.2, .9, 3.55), lens=37, fstop=1.0, focus=(-1.4, .3, 3.6), aspect=1)
Z = [PLINTH + k * H for k in range(FLOORS)]
keyed('building-wifi', {'a': ((EDGES[1] + EDGES[2]) / 2, .55, Z[2] + H - .14), 'b': (xl, .4, Z[3] + .75), 'c': (EDGES[6] - .28, .12, Z[2] + .8), 'd': ((EDGES[4] + EDGES[5]) / 2, .8, Z[1] + .7), 'e': ((EDGES[6] + EDGES[7]) / 2, 1.7, Z[0] + .75), 'f': ((EDGES[0] + EDGES[1]) / 2, 1.0, Z[0] + .7)})
main()
