"""The town's buildings and street furniture: street_block, office_block, school_block, lamp_pole, bus_stop, kerb, bench_seat, bin,
tower, gulmohar, pavement, road_line.

Street scale as in vehicles.py: one unit is about two metres (a door is 1.05 high).  Every function returns a group with its origin
on the ground at the centre, facing -Y; each variant is merged once and instanced.  At 1:40 the same props serve as models: pass scale.
"""
import math
import random

import bpy
from mathutils import Vector

from studio.studio import (ball, box, cylinder, disc, group, instance, lathe, link, material, rounded_rect, slab, superball, torus, tube)
from props.materials import M
from props.vehicles import bar, loop, packed, prop, side


# ---------------------------------------------------------------------------- helpers

def bx(size, at, m, g, r=.02, turn=(0, 0, 0), segments=1):
    """A box with a small, cheap bevel for buildings."""
    return box(size, at, turn, r, m, g, segments)


def plate(outline, y0, y1, m, g, r=.02):
    """Extrude an outline of (x, z) from y0 back to y1."""
    return slab(outline, y1 - y0, r, m, (0, y1, 0), (90, 0, 0), g, 2)


def arcade_outline(width, height, openings, spring, foot=0.0):
    """(x, z) outline of a wall with round-headed openings cut from the ground: openings [(centre, half width), ...]."""
    points = [(-width / 2, foot)]
    for c, hw in openings:
        points.append((c - hw, foot))
        for k in range(17):
            a = math.pi - math.pi * k / 16
            points.append((c + hw * math.cos(a), spring + hw * math.sin(a)))
        points.append((c + hw, foot))
    return points + [(width / 2, foot), (width / 2, height), (-width / 2, height)]


def window(x, y, z, w, h, g, frame='ivory', shutter=None, lit=False, bars=1, sill=True, ajar=0):
    """Window on a wall facing -Y whose face is at y: frame, dark or lit pane, glazing bars, sill, louvred shutters."""
    pane = M('lit_warm', color='#ffc27a', power=2.2) if lit else M('visor', color='#101b2a', rough=.1)
    bx((w, .03, h), (x, y - .004, z), pane, g, .006, segments=1)
    f = M(frame)
    for s in (-1, 1):
        bx((.05, .07, h + .08), (x + s * (w / 2 + .01), y - .02, z), f, g, .012)
        bx((w + .12, .07, .05), (x, y - .02, z + s * (h / 2 + .02)), f, g, .012)
    for k in range(bars):
        bx((.022, .04, h), (x + w * ((k + 1) / (bars + 1) - .5), y - .016, z), f, g, .006, segments=1)
    bx((w, .04, .022), (x, y - .016, z + h * .16), f, g, .006, segments=1)
    if sill:
        bx((w + .2, .12, .045), (x, y - .05, z - h / 2 - .06), M('stone'), g, .014)
    if shutter:
        for s in (-1, 1):
            leaf = group((x + s * (w / 2 + .035), y - .03, z), (0, 0, s * -(12 + ajar)), parent=g)
            sw = w / 2
            cx = s * (sw / 2 + .01)
            for e in (-1, 1):
                bx((.03, .03, h + .02), (cx + e * (sw / 2 - .015), -.012, 0), M(shutter), leaf, .007, segments=1)
                bx((sw, .03, .04), (cx, -.012, e * (h / 2 - .01)), M(shutter), leaf, .007, segments=1)
            n = max(5, int(h / .085))
            for k in range(n):
                bx((sw - .05, .035, .018), (cx, -.010, -h / 2 + h * (k + .5) / n), M(shutter), leaf, .004, (32, 0, 0), 1)
    return g


def railing(x0, x1, y, z, h, g, m='ink', rail='brass', step=.11):
    """Balcony railing along X."""
    bar((x0, y, z + h), (x1, y, z + h), .018, M(rail), g)
    bar((x0, y, z + .05), (x1, y, z + .05), .010, M(m), g)
    n = max(2, int((x1 - x0) / step))
    for k in range(n + 1):
        x = x0 + (x1 - x0) * k / n
        bar((x, y, z), (x, y, z + h), .009 if 0 < k < n else .016, M(m), g, 2)


def tiled(width, y0, y1, z0, z1, g, tones=('#b5623c', '#a9552f', '#c0704a'), pitch=.125):
    """Slope of pan tiles from the eave (y0, z0) up to the ridge (y1, z1), courses showing."""
    run = math.hypot(y1 - y0, z1 - z0)
    tilt = math.degrees(math.atan2(z1 - z0, y1 - y0))
    slope = group((0, (y0 + y1) / 2, (z0 + z1) / 2), (tilt, 0, 0), parent=g)
    bx((width, run, .05), (0, 0, -.02), M('wood_dark'), slope, .01, segments=1)
    n = int(width / pitch)
    courses = max(2, int(run / .34))
    rng = random.Random(int(width * 100 + run * 10))
    for k in range(n):
        x = (k + .5) * width / n - width / 2
        for c in range(courses):
            yc = -run / 2 + run * (c + .5) / courses
            cylinder(pitch * .52, run / courses + .05, (x, yc, .022), (90 + 3.2, 0, 0), 0, M('terracotta', color=rng.choice(tones)), pitch * .44, 10, slope)
    return slope


def clutter(g, places, seed=1):
    """Shop goods: rows of small boxes, jars and rolls on a shelf; places [(x, y, z, width), ...]."""
    rng = random.Random(seed)
    tones = ['#1f7a72', '#b5623c', '#e8dcc4', '#6e8f3a', '#d98a2e', '#c9b48e', '#24407a']
    for x, y, z, w in places:
        p = x - w / 2 + .04
        while p < x + w / 2 - .05:
            s = rng.uniform(.05, .10)
            h = rng.uniform(.08, .17)
            m = M('ivory', color=rng.choice(tones), coat=.1)
            if rng.random() < .35:
                cylinder(s * .45, h, (p + s / 2, y, z + h / 2), m=m, n=12, bevel=.008, segments=1, parent=g)
            else:
                bx((s, .09, h), (p + s / 2, y, z + h / 2), m, g, .008, segments=1)
            p += s + rng.uniform(.01, .03)


# ---------------------------------------------------------------------------- street block

BAY, GROUND, UPPER, DEPTH = 1.5, 1.78, 1.5, 2.6
STYLES = [   # wall, trim, shutters, roof, top
    ('#efe4d0', 'ivory', 'teal', 'parapet', None),
    ('#d9a17c', 'ivory', 'wood_dark', 'tiles', None),
    ('#b9cdc2', 'ivory', 'wood', 'parapet', 'balcony'),
    ('#e3c391', 'ivory', 'teal', 'tiles', 'balcony'),
]


def street_block(at=(0, 0, 0), turn=0, parent=None, bays=3, style=0, shops='mixed', lit=False, awning=None, scale=1):
    """Arcaded two-storey shops, 1.5 wide per bay, 2.6 deep (arcade face at y = -1.3, step to -1.45), about 3.9 high.

    style 0..3 (ivory parapet, terracotta tiles, pale teal balcony, ochre tiles and balcony); shops 'open', 'shut' or 'mixed';
    lit=True lights the shops and half of the upper windows; awning: material name of cloth awnings on every other bay.
    """
    def build(g):
        wall_c, trim_n, shutter, roof, extra = STYLES[style % 4]
        wall, trim, stone = M('plaster', color=wall_c), M(trim_n), M('stone')
        W = bays * BAY
        y0, y1 = -DEPTH / 2, DEPTH / 2
        xs = [(k + .5) * BAY - W / 2 for k in range(bays)]
        plate(arcade_outline(W, GROUND, [(x, .53) for x in xs], .86), y0, y0 + .17, wall, g, .018)
        bx((W, DEPTH - .02, UPPER), (0, .01, GROUND + UPPER / 2), wall, g, .02)
        bx((W, 1.1, GROUND - .02), (0, y1 - .55, GROUND / 2), wall, g, .02)                       # back of the shops
        for s in (-1, 1):
            bx((.14, DEPTH - .2, GROUND), (s * (W / 2 - .07), .08, GROUND / 2), wall, g, .02)
        bx((W + .06, DEPTH + .26, .12), (0, -.09, .06), stone, g, .03)                             # plinth and step
        bx((W + .02, .12, .06), (0, y0 - .19, .03), stone, g, .02)
        # piers: base, impost; arch moulding and keystone
        for k in range(bays + 1):
            x = k * BAY - W / 2
            w = .44 if 0 < k < bays else .24
            x = x if 0 < k < bays else x - math.copysign(.11, x)
            bx((w + .07, .26, .2), (x, y0 + .08, .22), stone, g, .02)
            bx((w + .05, .23, .06), (x, y0 + .08, .86), trim, g, .018)
        for x in xs:
            torus(.56, .035, (x, y0 - .004, .86), (90, 0, 0), trim, g, n=28, k=8, arc=180)
            bx((.11, .08, .17), (x, y0 - .012, 1.42), trim, g, .018)
            bx((BAY - .5, .05, .16), (x, y0 - .022, 1.61), M('ink') if (int(x * 2 + 40) + style) % 3 else M('teal'), g, .02)   # blank board
            loop(rounded_rect(BAY - .56, .10, .01, 2), .006, M('brass'), g, (x, y0 - .05, 1.61), (90, 0, 0))
        # cornice with dentils, string course
        bx((W + .08, .12, .07), (0, y0 - .02, GROUND + .04), trim, g, .02)
        top = GROUND + UPPER
        bx((W + .14, .16, .07), (0, y0 - .03, top - .02), trim, g, .02)
        for k in range(int(W / .16)):
            bx((.07, .07, .06), (-W / 2 + .08 + k * .16, y0 - .03, top - .085), trim, g, .008, segments=1)
        # shops
        rng = random.Random(style * 31 + bays)
        ys = y1 - 1.1                                                                              # shop face
        for i, x in enumerate(xs):
            is_open = shops == 'open' or (shops == 'mixed' and (i + style) % 2 == 0)
            for s in (-1, 1):
                bx((.06, .5, 1.3), (x + s * .60, ys - .18, .76), M('wood_dark'), g, .015)
            bx((1.26, .5, .08), (x, ys - .18, 1.44), M('wood_dark'), g, .015)
            if is_open:
                bx((1.16, .02, 1.26), (x, ys - .012, .78), M('plaster', color='#d9b98a'), g, .004, segments=1)
                for z in (.42, .70, .98, 1.22):
                    bx((1.12, .16, .025), (x, ys - .10, z), M('wood'), g, .006, segments=1)
                    clutter(g, [(x, ys - .11, z + .012, 1.08)], seed=int(x * 10 + z * 100) + style)
                bx((.8, .08, .03), (x, ys - .24, 1.37), M('lit_warm', power=7 if lit else 3), g, .01, segments=1)
                bx((.98, .22, .36), (x, ys - .42, .30), M('wood'), g, .02)                          # counter
                bx((1.04, .27, .035), (x, ys - .42, .495), M('wood_pale'), g, .01)
                bx((.5, .02, .05), (x, ys - .42, 1.44), M('steel'), g, .008, segments=1)
            else:
                for k in range(15):
                    cylinder(.045, 1.16, (x, ys - .12, .17 + k * .085), (0, 90, 0), 0, M('steel', color='#93a5a3' if (i + style) % 3 else '#a98f78', rough=.45), n=10, parent=g)
                bx((1.14, .05, .06), (x, ys - .15, .15), M('gun'), g, .012)
                bx((.12, .04, .03), (x, ys - .18, .24), M('brass'), g, .008, segments=1)
            # lantern under the arch crown
            tube([(x, y0 + .34, 1.76), (x, y0 + .34, 1.60)], .008, M('ink'), g, smooth=False, resolution=2)
            lathe([(0, 0), (.05, 0), (.065, .03), (.05, .12), (.02, .15), (0, .15)], (x, y0 + .34, 1.46), m=M('lit_warm', power=7 if lit else 2.4), n=8, parent=g)
        # upper windows
        for i, x in enumerate(xs):
            z = GROUND + .80
            window(x, y0, z, .52, .82, g, trim_n, shutter, lit and (i + style) % 2 == 0, ajar=(i * 17) % 30)
            bx((.80, .10, .06), (x, y0 - .04, z + .53), trim, g, .018)
            if extra == 'balcony' and i % 2 == bays // 2 % 2:
                bx((1.2, .44, .06), (x, y0 - .20, GROUND + .11), stone, g, .02)
                for s in (-1, 1):
                    tube([(x + s * .45, y0, GROUND - .12), (x + s * .45, y0 - .14, GROUND - .06), (x + s * .45, y0 - .36, GROUND + .08)], .022, M('ink'), g, resolution=3, steps=6)
                    for q in range(4):
                        bar((x + s * .58, y0 - .05 - .11 * q, GROUND + .14), (x + s * .58, y0 - .05 - .11 * q, GROUND + .46), .009, M('ink'), g, 2)
                    bar((x + s * .58, y0, GROUND + .46), (x + s * .58, y0 - .40, GROUND + .46), .016, M('brass'), g)
                railing(x - .58, x + .58, y0 - .40, GROUND + .14, .32, g)
                superball((.10, .10, .10), .8, 1, (x + .4, y0 - .26, GROUND + .22), m=M('terracotta'), n=16, parent=g)
                for q in range(9):
                    a = q * 2.4
                    superball((.045, .045, .07), .9, .9, (x + .4 + .06 * math.cos(a), y0 - .26 + .06 * math.sin(a), GROUND + .34 + .02 * (q % 3)), m=M('leaf'), n=10, parent=g)
            if i % 2 == 1:
                bx((.30, .16, .22), (x + .52, y0 - .09, GROUND + .30), M('ivory'), g, .02)          # air conditioner
                for q in range(4):
                    bx((.24, .01, .014), (x + .52, y0 - .172, GROUND + .23 + q * .045), M('gun'), g, .003, segments=1)
        for s in (-1, 1):                                                                          # the ends: one shuttered window, a string course
            end = group((s * W / 2, 0, 0), (0, 0, 90 * s), parent=g)
            window(.25, 0, GROUND + .80, .52, .82, end, trim_n, shutter, False, ajar=10)
            bx((DEPTH - .1, .06, .07), (0, -.02, GROUND + .04), trim, end, .02)
        # rain pipe and a cable
        xp = W / 2 - .10
        tube([(xp, y0 - .05, top - .1), (xp, y0 - .05, .14)], .028, M('terracotta'), g, smooth=False, resolution=3)
        for z in (.5, 1.2, 2.0, 2.8):
            torus(.034, .008, (xp, y0 - .05, z), m=M('gun'), parent=g, n=14, k=6)
        # roof
        if roof == 'tiles':
            tiled(W + .34, y0 - .30, .06, top + .03, top + .78, g)
            back = group((0, 0, 0), (0, 0, 180), parent=g)
            tiled(W + .34, y0 - .30, .06, top + .03, top + .78, back)
            cylinder(.075, W + .36, (0, 0, top + .80), (0, 90, 0), .02, M('terracotta'), n=14, parent=g)
            for s in (-1, 1):
                plate([(-1.28, top), (1.28, top), (0, top + .74)], -.07, .07, wall, group((s * (W / 2 - .07), 0, 0), (0, 0, 90), parent=g), .02)
            bx((W + .3, .05, .10), (0, y0 - .29, top + .0), M('wood_dark'), g, .014)
        else:
            for s, d in ((-1, y0 + .08), (1, y1 - .08)):
                bx((W, .14, .40), (0, d, top + .20), wall, g, .02)
                bx((W + .06, .22, .06), (0, d, top + .42), trim, g, .02)
            for s in (-1, 1):
                bx((.14, DEPTH - .2, .40), (s * (W / 2 - .07), 0, top + .20), wall, g, .02)
                bx((.22, DEPTH, .06), (s * (W / 2 - .07), 0, top + .42), trim, g, .02)
            for x in xs:
                slab(rounded_rect(.9, .16, .06, 4), .03, .01, trim, (x, y0 + .01, top + .21), (90, 0, 0), g, 2)
            cylinder(.26, .5, (W / 2 - .7, .5, top + .36), m=M('ink'), n=28, bevel=.04, parent=g)             # water tank
            for q in range(4):
                torus(.262, .014, (W / 2 - .7, .5, top + .18 + q * .11), m=M('ink'), parent=g, n=28, k=6)
            cylinder(.10, .05, (W / 2 - .7, .5, top + .63), m=M('ink'), n=20, bevel=.015, parent=g)
            bx((.7, .8, .6), (-W / 2 + .7, .5, top + .3), wall, g, .02)                                       # stair head
            bx((.8, .9, .06), (-W / 2 + .7, .5, top + .63), trim, g, .02)
        if awning:
            for i, x in enumerate(xs):
                if i % 2 == 0:
                    hood = group((x, y0 - .02, 1.50), (-24, 0, 0), parent=g)
                    for k in range(8):
                        bx((.135, .62, .02), ((k - 3.5) * .138, -.30, 0), M(awning) if k % 2 else M('linen'), hood, .006, segments=1)
                        cylinder(.068, .02, ((k - 3.5) * .138, -.61, -.03), (90, 0, 0), .004, M(awning) if k % 2 else M('linen'), n=14, parent=hood, segments=1)
                    for s in (-1, 1):
                        bar((s * .54, -.60, -.02), (s * .54, 0, -.30), .010, M('brass'), hood)
    return prop(('street_block', bays, style % 4, shops, lit, awning), build, at, turn, scale, parent, 'street block')


# ---------------------------------------------------------------------------- office block

def office_block(at=(0, 0, 0), turn=0, parent=None, floors=3, bays=4, door='marigold', lit=False, wall='#efe4d0', scale=1):
    """Small office building: 1.3 wide per bay, 3.2 deep, 1.62 per floor plus .5; steps and a coloured door in the bay right of centre.

    Door centre at x = door_x() from the block's centre, face at y = -1.6.  Lamp bracket and blank brass plate beside it.
    """
    def build(g):
        W, D, H = bays * 1.3, 3.2, 1.62
        y0 = -D / 2
        body, trim, stone = M('plaster', color=wall), M('ivory'), M('stone')
        bx((W, D, floors * H + .3), (0, 0, .15 + floors * H / 2), body, g, .03)
        bx((W + .08, D + .08, .34), (0, 0, .17), stone, g, .03)
        for k in range(int(W / .65)):
            bx((.012, .02, .30), (-W / 2 + .3 + k * .65, y0 - .038, .17), M('stone', color='#b3a892'), g, .004, segments=1)
        xd = door_x(bays)
        rng = random.Random(floors * 7 + bays)
        for f in range(floors):
            zc = .30 + f * H
            bx((W + .08, .10, .08), (0, y0 - .02, zc + H - .04), trim, g, .02)
            for i in range(bays):
                x = (i + .5) * 1.3 - W / 2
                if f == 0 and abs(x - xd) < .1:
                    continue
                on = lit and rng.random() < .55
                window(x, y0, zc + .82, .72, .86, g, 'ivory', None, on, bars=2)
                bx((.92, .22, .05), (x, y0 - .10, zc + 1.34), M('terracotta'), g, .018)                 # sun shade
                for s in (-1, 1):
                    bx((.05, .14, 1.0), (x + s * .47, y0 - .06, zc + .84), trim, g, .015)
                if f > 0:                                                                               # planter
                    bx((.74, .16, .14), (x, y0 - .12, zc + .30), M('terracotta'), g, .02)
                    for q in range(7):
                        superball((.06, .06, .07), .9, .9, (x - .3 + q * .1, y0 - .12, zc + .40 + .03 * (q % 2)), m=M('leaf'), n=10, parent=g)
        # doorway: steps, recess, panelled door, fanlight, canopy, plate, lamp
        for k in range(3):
            bx((1.3 - .14 * k, .9 - .26 * k, .115), (xd, y0 - .45 + .13 * k, .0575 + .115 * k), stone, g, .02)
        bx((.98, .10, 1.50), (xd, y0 - .03, 1.06), trim, g, .03)
        bx((.80, .06, 1.36), (xd, y0 - .075, 1.02), M('night'), g, .01)
        bx((.66, .07, 1.06), (xd, y0 - .085, .89), M(door), g, .02)
        for s in (-1, 1):
            for z, h in ((.62, .34), (1.10, .42)):
                bx((.22, .03, h), (xd + s * .15, y0 - .118, z), M(door), g, .025, segments=3)
                loop(rounded_rect(.24, h + .02, .02, 2), .007, M('brass'), g, (xd + s * .15, y0 - .123, z), (90, 0, 0))
        bx((.62, .03, .15), (xd, y0 - .095, 1.53), M('lit_warm', power=4 if lit else 1.2), g, .015)
        for s in (-1, 0, 1):
            bx((.018, .03, .16), (xd + s * .16, y0 - .105, 1.53), trim, g, .004, segments=1)
        ball(.028, (xd + .25, y0 - .15, .86), m=M('brass'), n=16, parent=g)
        bx((.05, .02, .16), (xd + .25, y0 - .125, .86), M('brass'), g, .01)
        bx((1.24, .56, .07), (xd, y0 - .26, 1.86), trim, g, .03)
        bx((1.16, .50, .02), (xd, y0 - .26, 1.905), M('terracotta'), g, .008)
        for s in (-1, 1):
            tube([(xd + s * .54, y0, 1.66), (xd + s * .54, y0 - .18, 1.70), (xd + s * .54, y0 - .44, 1.83)], .02, M('ink'), g, resolution=3, steps=8)
        bx((.26, .025, .34), (xd - .74, y0 - .012, 1.12), M('brass'), g, .02)
        for sx in (-1, 1):
            for sz in (-1, 1):
                ball(.012, (xd - .74 + sx * .10, y0 - .028, 1.12 + sz * .14), m=M('gold'), n=8, parent=g)
        tube([(xd + .68, y0, 1.42), (xd + .68, y0 - .16, 1.50), (xd + .68, y0 - .22, 1.42)], .014, M('brass'), g, resolution=4, steps=8)
        lathe([(0, .16), (.03, .16), (.09, .06), (.10, .03), (.10, .02)], (xd + .68, y0 - .22, 1.26), m=M('brass'), n=24, parent=g)
        ball(.06, (xd + .68, y0 - .22, 1.27), m=M('lit_amber', color='#ffb347', power=14 if lit else 4), n=16, parent=g)
        # roof
        top = .30 + floors * H
        for d in (y0 + .07, -y0 - .07):
            bx((W, .14, .36), (0, d, top + .18), body, g, .02)
            bx((W + .08, .24, .07), (0, d, top + .39), trim, g, .02)
        for s in (-1, 1):
            bx((.14, D - .2, .36), (s * (W / 2 - .07), 0, top + .18), body, g, .02)
            bx((.24, D, .07), (s * (W / 2 - .07), 0, top + .39), trim, g, .02)
        cylinder(.34, .62, (-W / 2 + .8, .5, top + .5), m=M('ink'), n=32, bevel=.05, parent=g)
        for q in range(5):
            torus(.342, .016, (-W / 2 + .8, .5, top + .28 + q * .11), m=M('ink'), parent=g, n=32, k=6)
        for k in range(3):
            ac = group((W / 2 - .7 - k * .62, .2, top + .2), parent=g)
            bx((.46, .34, .40), (0, 0, 0), trim, ac, .03)
            torus(.13, .012, (0, -.172, 0), (90, 0, 0), M('gun'), ac, n=20, k=6)
            for q in range(5):
                bx((.24 - .03 * abs(q - 2) * 2, .01, .012), (0, -.176, -.09 + q * .045), M('gun'), ac, .003, segments=1)
    return prop(('office', floors, bays, door, lit, wall), build, at, turn, scale, parent, 'office block')


def door_x(bays=4):
    """Where the door of office_block() is."""
    return (bays // 2 + .5) * 1.3 - bays * 1.3 / 2


# ---------------------------------------------------------------------------- school block

def school_block(at=(0, 0, 0), turn=0, parent=None, bays=5, lit=False, bell=False, scale=1):
    """Two-storey school with a veranda on both floors: 1.6 wide per bay, 3.0 deep, 4.4 high.  Veranda posts at y = -1.5; steps to -1.95.

    bell=True adds a brass bell under a small arch on the roof's ridge line (front, centre).
    """
    def build(g):
        W, D, H = bays * 1.6, 3.0, 1.7
        y0 = -D / 2
        yw = y0 + .75                                                      # class-room wall behind the veranda
        wall, dado, trim, stone = M('plaster', color='#f0e5d0'), M('plaster_teal'), M('ivory'), M('stone')
        bx((W, D - .75, 2 * H + .1), (0, .375, H + .22), wall, g, .02)
        bx((W + .1, D + .1, .22), (0, 0, .11), stone, g, .03)
        for f in range(2):
            z = .22 + f * H
            bx((W, .02, .50), (0, yw - .008, z + .25), dado, g, .006, segments=1)
            bx((W, .03, .03), (0, yw - .012, z + .51), M('brass'), g, .008, segments=1)
            bx((W + .06, D, .10), (0, 0, z + H - .02), trim, g, .02)
            for k in range(bays + 1):
                x = -W / 2 + .10 + k * (W - .20) / bays
                bx((.15, .15, H - .1), (x, y0 + .08, z + H / 2 - .05), trim, g, .025)
                bx((.21, .21, .10), (x, y0 + .08, z + .05), stone, g, .02)
                bx((.21, .21, .07), (x, y0 + .08, z + H - .14), trim, g, .02)
            for i in range(bays):
                x = (i + .5) * 1.6 - W / 2
                on = lit and (i + f) % 2 == 0
                if f == 1 or i != bays // 2:
                    railing(x - .68, x + .68, y0 + .08, z + .02, .44 if f else .36, g, m='teal', rail='wood', step=.13)
                if i % 2 == 0:
                    bx((.52, .05, 1.08), (x - .3, yw - .02, z + .54), M('teal'), g, .015)
                    bx((.40, .02, .40), (x - .3, yw - .048, z + .78), M('teal', color='#0d7a70'), g, .02)
                    ball(.02, (x - .12, yw - .06, z + .52), m=M('brass'), n=10, parent=g)
                    window(x + .36, yw, z + .84, .46, .56, g, 'ivory', None, on)
                else:
                    window(x, yw, z + .84, .80, .60, g, 'ivory', 'teal', on, bars=3)
                if f == 0 and i != bays // 2:
                    bx((.9, .20, .04), (x + .05, yw - .22, z + .30), M('wood'), g, .012)                     # bench in the shade
                    for s in (-1, 1):
                        bx((.05, .18, .28), (x + .05 + s * .36, yw - .22, z + .14), M('wood_dark'), g, .01)
                lathe([(0, 0), (.05, 0), (.06, .04), (.03, .09), (0, .09)], (x, y0 + .4, z + H - .17), m=M('lit_warm', power=6 if lit else 2), n=14, parent=g)
            # arch hoods between the upper posts
        for k in range(3):
            bx((1.5 - .1 * k, .5 - .15 * k, .075), (0, y0 - .22 + .075 * k, .0375 + .075 * k), stone, g, .02)
        top = .22 + 2 * H + .04
        tiled(W + .5, y0 - .32, .04, top - .02, top + .92, g)
        tiled(W + .5, y0 - .32, .04, top - .02, top + .92, group(turn=(0, 0, 180), parent=g))
        cylinder(.085, W + .5, (0, 0, top + .94), (0, 90, 0), .02, M('terracotta'), n=14, parent=g)
        for s in (-1, 1):
            plate([(-D / 2, top - .04), (D / 2, top - .04), (0, top + .88)], -.06, .06, wall, group((s * (W / 2 - .06), 0, 0), (0, 0, 90), parent=g), .02)
            cylinder(.16, .14, (s * (W / 2 - .0), 0, top + .36), (0, 90, 0), .02, M('teal'), n=24, parent=g)
        bx((W + .4, .05, .11), (0, y0 - .31, top - .04), M('teal'), g, .014)
        if bell:
            z = top + .10
            plate(arcade_outline(.9, 1.5, [(0, .28)], .82, .1), y0 - .02, y0 + .22, wall, group((0, 0, z - .1), parent=g), .03)
            bx((1.04, .36, .08), (0, y0 + .10, z + 1.42), trim, g, .025)
            plate([(-.5, z + 1.44), (.5, z + 1.44), (0, z + 1.78)], y0 - .0, y0 + .2, wall, g, .03)
            lathe([(.16, 0), (.17, .02), (.13, .08), (.10, .18), (.085, .26), (.04, .30), (0, .31)], (0, y0 + .1, z + .62), m=M('brass'), n=32, parent=g, subdivide=1)
            ball(.035, (0, y0 + .1, z + .60), m=M('gun'), n=14, parent=g)
            bar((0, y0 + .1, z + .90), (0, y0 + .1, z + 1.06), .015, M('gun'), g)
    return prop(('school', bays, lit, bell), build, at, turn, scale, parent, 'school block')


# ---------------------------------------------------------------------------- street furniture

def lamp_pole(at=(0, 0, 0), turn=0, parent=None, h=3.0, lit=False, sensor=False, gateway=False, air=False, arm=.7, pole='ink', scale=1):
    """Street lamp h high with one hooded lamp reaching `arm` towards -Y (lamp_at(h, arm) gives its place); base .34 across.

    sensor: round sensor on top of the lamp head; gateway: box with two antennas near the top; air: louvred box at shoulder height.
    """
    def build(g):
        p, brass = M(pole), M('brass')
        lathe([(0, 0), (.17, 0), (.175, .03), (.15, .06), (.12, .08), (.11, .26), (.085, .30), (.07, .34), (0, .34)], m=p, n=28, parent=g)
        for k in range(4):
            a = math.pi / 4 + k * math.pi / 2
            cylinder(.018, .03, (.145 * math.cos(a), .145 * math.sin(a), .055), m=M('steel'), n=6, bevel=0, parent=g)
        lathe([(.062, .30), (.055, h * .45), (.045, h * .92), (.045, h - .1)], m=p, n=20, parent=g)
        for z in (.36, h * .45, h * .8):
            torus(.066 if z < 1 else .055, .012, (0, 0, z), m=brass, parent=g, n=22, k=8)
        bx((.09, .03, .22), (0, -.066, .62), p, g, .012)
        tube([(0, 0, h - .35), (0, 0, h - .08), (0, -arm * .35, h + .09), (0, -arm * .8, h + .08), (0, -arm, h + .02)], .032, p, g, resolution=4, steps=10)
        tube([(0, 0, h * .8), (0, -arm * .25, h * .86), (0, -arm * .45, h + .06)], .014, brass, g, resolution=3, steps=8)
        ball(.05, (0, 0, h - .02), m=brass, n=18, parent=g)
        hx, hy, hz = lamp_at(h, arm)
        lathe([(.02, .20), (.05, .19), (.07, .14), (.10, .10), (.20, .02), (.225, -.02), (.215, -.03), (.19, .0), (.09, .08), (0, .09)], (0, hy, hz), m=p, n=32, parent=g)
        torus(.222, .010, (0, hy, hz - .02), m=brass, parent=g, n=32, k=8)
        superball((.14, .14, .07), .9, 1, (0, hy, hz - .005), m=M('lit_warm', color='#ffd08a', power=16 if lit else 1.2), n=20, parent=g)
        if sensor:
            cylinder(.035, .05, (0, hy, hz + .21), m=M('ivory'), n=20, bevel=.01, parent=g)
            superball((.06, .06, .045), .8, 1, (0, hy, hz + .25), m=M('ivory'), n=24, parent=g)
            torus(.058, .009, (0, hy, hz + .245), m=M('lit_teal', power=7), parent=g, n=24, k=8)
        if gateway:
            bx((.26, .14, .36), (0, .12, h * .70), M('ivory'), g, .03, segments=3)
            bx((.20, .02, .05), (0, .198, h * .70 - .08), M('gun'), g, .008)
            bx((.05, .02, .02), (.06, .196, h * .70 + .10), M('lit_teal', power=8), g, .006)
            bx((.08, .02, .025), (0, .045, h * .70 + .12), M('lit_teal', power=8), g, .006)
            for s in (-1, 1):
                tube([(s * .09, .12, h * .70 + .17), (s * .11, .12, h * .70 + .46)], .012, M('ink'), g, smooth=False, resolution=3)
            torus(.055, .012, (0, 0, h * .70), m=M('steel'), parent=g, n=20, k=6)
        if air:
            z = 1.35
            for k in range(6):
                superball((.125, .125, .016), .6, .5, (0, -.16, z + k * .045), m=M('ivory'), n=24, parent=g)
            cylinder(.06, .30, (0, -.16, z + .11), m=M('gun'), n=20, bevel=.01, parent=g)
            bx((.06, .14, .05), (0, -.06, z + .11), M('steel'), g, .01)
            ball(.02, (0, -.282, z + .27), m=M('lit_teal', power=8), n=12, parent=g)
    return prop(('lamp', h, lit, sensor, gateway, air, arm, pole), build, at, turn, scale, parent, 'lamp pole')


def lamp_at(h=3.0, arm=.7):
    """Place of the lamp of lamp_pole() in its own axes."""
    return (0, -arm, h - .14)


def bus_stop(at=(0, 0, 0), turn=0, parent=None, satchel=False, lit=False, scale=1):
    """Shelter open to -Y: 2.7 wide, 1.0 deep, 1.6 high: curved roof, glass back, slatted bench, blank panel, stop pole.

    The bench's seat is at z = .30, y = .12, from x = -1.0 to .55.
    """
    def build(g):
        teal, ink, brass = M('teal'), M('ink'), M('brass')
        bx((2.8, 1.1, .05), (0, 0, .025), M('stone'), g, .02)
        for x in (-1.2, 0, 1.2):
            tube([(x, .40, .04), (x, .40, 1.15), (x, .34, 1.38), (x, .10, 1.50), (x, -.46, 1.56)], .035, ink, g, resolution=4, steps=8)
            lathe([(0, 0), (.09, 0), (.09, .02), (.05, .05), (0, .05)], (x, .40, .05), m=brass, n=20, parent=g)
        # roof: ribbed shell
        for k in range(9):
            a = k / 8
            y = .52 - 1.08 * a
            z = 1.50 + .13 * math.sin(a * math.pi * .62) - .02
            bx((2.7, .15, .045), (0, y, z), teal, g, .015, (-14 + 22 * a, 0, 0))
        bx((2.76, .05, .10), (0, -.62, 1.60), M('ivory'), g, .02)
        bx((2.5, .02, .03), (0, -.60, 1.545), M('lit_warm', power=7 if lit else 2), g, .008, segments=1)
        for x0, x1 in ((-1.15, -.05), (.05, 1.15)):
            bx((x1 - x0, .014, .84), ((x0 + x1) / 2, .405, .68), M('pane', color='#cfe3de', blend=.3), g, .004, segments=1)
            loop(rounded_rect(x1 - x0, .84, .04, 3), .014, ink, g, ((x0 + x1) / 2, .40, .68), (90, 0, 0))
            bx((x1 - x0 - .02, .018, .03), ((x0 + x1) / 2, .396, .78), M('ivory'), g, .006, segments=1)
        # bench
        for k in range(4):
            bx((1.6, .07, .03), (-.225, .0 + k * .085, .30), M('wood'), g, .01)
        for k in range(2):
            bx((1.6, .03, .07), (-.225, .345, .44 + k * .10), M('wood'), g, .01)
        for x in (-.9, -.225, .45):
            tube([(x, -.02, .28), (x, .02, .06)], .02, ink, g, smooth=False, resolution=3)
            tube([(x, .24, .28), (x, .30, .06)], .02, ink, g, smooth=False, resolution=3)
            tube([(x, .28, .30), (x, .36, .58)], .016, ink, g, smooth=False, resolution=3)
        # blank panel and stop pole
        bx((.44, .06, .80), (.92, .30, .80), M('ivory'), g, .03, segments=3)
        bx((.36, .02, .66), (.92, .265, .82), M('night'), g, .02)
        for k in range(5):
            bx((.28 - .05 * (k % 3), .012, .03), (.90, .252, 1.05 - k * .10), M('lit_teal', power=1.6) if k == 1 else M('mint'), g, .006, segments=1)
        tube([(1.5, -.40, 0), (1.5, -.40, 1.86)], .028, ink, g, smooth=False, resolution=4)
        lathe([(0, 0), (.10, 0), (.10, .03), (.05, .06), (0, .06)], (1.5, -.40, 0), m=brass, n=20, parent=g)
        bx((.04, .36, .36), (1.5, -.40, 1.80), teal, g, .018, segments=3)                       # faces the traffic
        bx((.05, .24, .12), (1.5, -.40, 1.82), M('ivory'), g, .02, segments=3)
        for s in (-1, 1):
            cylinder(.028, .052, (1.5, -.40 + s * .07, 1.75), (0, 90, 0), .006, M('ivory'), n=14, parent=g, segments=1)
        if satchel:
            bag = group((-.30, .12, .317), (0, 0, 14), parent=g)
            bx((.34, .13, .25), (0, 0, .125), M('terracotta'), bag, .03, segments=4)
            bx((.345, .08, .15), (0, -.035, .185), M('terracotta', color='#9c4f2e'), bag, .03, segments=4)
            for s in (-1, 1):
                bx((.035, .012, .15), (s * .09, -.078, .16), M('wood_dark'), bag, .005, segments=1)
                bx((.045, .014, .03), (s * .09, -.082, .115), brass, bag, .006, segments=1)
            tube([(-.15, .02, .24), (-.10, .06, .36), (.10, .06, .36), (.15, .02, .24)], .012, M('wood_dark'), bag, resolution=3, steps=8)
            tube([(.16, 0, .20), (.28, -.02, .03), (.20, -.12, .008), (.06, -.14, .008)], .011, M('wood_dark'), bag, resolution=3, steps=8)
    return prop(('bus_stop', satchel, lit), build, at, turn, scale, parent, 'bus stop')


def kerb(at=(0, 0, 0), turn=0, parent=None, length=6, painted=False, scale=1):
    """Kerb stones along X, `length` long, .16 wide, .11 high, road side at -Y, with a gutter strip; painted=True: ivory and ink."""
    root = group(at, (0, 0, turn) if isinstance(turn, (int, float)) else turn, scale, parent, 'kerb')

    def one(m):
        return packed(('kerb stone', m), lambda g: bx((.485, .16, .13), (0, 0, .045), M('stone') if m == 'stone' else M(m), g, .025, segments=3))
    n = max(1, round(length / .5))
    for k in range(n):
        name = ('ivory', 'ink')[k % 2] if painted else 'stone'
        instance(one(name), ((k + .5) * length / n - length / 2, 0, 0), scale=(length / n / .5, 1, 1), parent=root)
    gutter = packed(('gutter', round(length, 2)), lambda g: bx((length, .14, .02), (0, -.15, .004), M('stone', color='#a89d8a'), g, .008, segments=1))
    instance(gutter, parent=root)
    return root


def bench_seat(at=(0, 0, 0), turn=0, parent=None, scale=1):
    """Street bench: 1.1 wide, .42 deep, .52 high; timber slats on ink iron, faces -Y."""
    def build(g):
        for k in range(4):
            bx((1.1, .07, .03), (0, -.15 + k * .085, .26), M('wood'), g, .01)
        for k in range(3):
            bx((1.1, .025, .065), (0, .165 + .02 * k, .34 + k * .08), M('wood'), g, .01, (-14, 0, 0))
        for x in (-.46, .46):
            tube([(x, -.18, .02), (x, -.16, .24), (x, .12, .24), (x, .22, .53)], .022, M('ink'), g, resolution=4, steps=8)
            tube([(x, .18, .02), (x, .10, .24)], .022, M('ink'), g, smooth=False, resolution=4)
            tube([(x, -.17, .24), (x, -.15, .38), (x, .14, .38)], .016, M('ink'), g, resolution=3, steps=8)
            for k in range(4):
                ball(.010, (x, -.15 + k * .085, .277), m=M('brass'), n=8, parent=g)
    return prop(('bench',), build, at, turn, scale, parent, 'bench')


def bin(at=(0, 0, 0), turn=0, parent=None, sensor=False, scale=1):
    """Litter bin: .32 across, .58 high, slatted; sensor=True: a teal-ringed fill sensor on the lid."""
    def build(g):
        cylinder(.125, .42, (0, 0, .25), m=M('gun'), n=28, bevel=.01, parent=g)
        for k in range(14):
            a = 2 * math.pi * k / 14
            bx((.05, .022, .42), (.145 * math.cos(a), .145 * math.sin(a), .25), M('teal'), g, .008, (0, 0, math.degrees(a) + 90), 1)
        for z in (.07, .43):
            torus(.157, .012, (0, 0, z), m=M('brass'), parent=g, n=28, k=8)
        for k in range(3):
            a = 2 * math.pi * k / 3
            cylinder(.02, .05, (.1 * math.cos(a), .1 * math.sin(a), .025), m=M('ink'), n=12, bevel=.005, parent=g)
        for s in (-1, 1):
            bar((s * .13, 0, .44), (s * .13, 0, .52), .014, M('ink'), g)
        lathe([(.165, 0), (.17, .015), (.14, .05), (.05, .075), (0, .078)], (0, 0, .51), m=M('ink'), n=32, parent=g)
        if sensor:
            superball((.055, .055, .03), .8, 1, (0, 0, .60), m=M('ivory'), n=20, parent=g)
            torus(.052, .008, (0, 0, .60), m=M('lit_teal', power=7), parent=g, n=24, k=8)
    return prop(('bin', sensor), build, at, turn, scale, parent, 'bin')


def tower(at=(0, 0, 0), turn=0, parent=None, h=8.0, antennas=True, lit=False, base=.62, scale=1):
    """Lattice mast h high on a concrete foot: .62 half width below, .16 above; antennas=True: three panels, a drum dish, a whip."""
    def build(g):
        steel = M('steel', color='#cfd2cf', rough=.4)
        red = M('ivory', color='#b5623c')
        n = max(5, int(h / .9))
        top_w = .16

        def corner(k, t):
            w = base + (top_w - base) * t ** .8
            return ((-w, -w), (w, -w), (w, w), (-w, w))[k % 4]
        levels = [(i / n) ** .92 for i in range(n + 1)]
        for i in range(n):
            t0, t1 = levels[i], levels[i + 1]
            z0, z1 = .2 + t0 * (h - .2), .2 + t1 * (h - .2)
            m = red if i % 2 else steel
            for k in range(4):
                a, b = corner(k, t0), corner(k, t1)
                c, d = corner(k + 1, t0), corner(k + 1, t1)
                bar((*a, z0), (*b, z1), .030 - .012 * t0, m, g, 2)
                bar((*a, z0), (*d, z1), .014, m, g, 2)
                bar((*c, z0), (*b, z1), .014, m, g, 2)
                bar((*b, z1), (*d, z1), .016, m, g, 2)
        for k in range(4):
            a = corner(k, 0)
            bx((.26, .26, .22), (a[0], a[1], .11), M('stone'), g, .03)
        for i in range(int(h / .16)):                                                  # ladder
            t = (.3 + i * .16 - .2) / (h - .2)
            if t > .97:
                break
            w = base + (top_w - base) * max(0, t) ** .8
            bar((-.07, -w, .3 + i * .16), (.07, -w, .3 + i * .16), .008, M('gun'), g, 2)
        bx((.62, .62, .035), (0, 0, h), M('gun'), g, .01)
        bx((.5, .5, .03), (0, 0, h * .72), M('gun'), g, .01)
        if antennas:
            for k in range(3):
                a = math.radians(-90 + 120 * k)
                x, y = .34 * math.cos(a), .34 * math.sin(a)
                bar((x * .8, y * .8, h - .6), (x * .8, y * .8, h + .36), .022, M('gun'), g)
                bx((.16, .09, .84), (x, y, h - .08), M('ivory'), g, .035, (0, 0, math.degrees(a) + 90), 3)
                for q in (-1, 1):
                    bx((.03, .10, .04), (x * .9, y * .9, h - .08 + q * .26), M('steel'), g, .008, (0, 0, math.degrees(a) + 90), 1)
            lathe([(0, 0), (.24, 0), (.26, .02), (.26, .14), (.24, .16), (0, .18)], (.05, -.36, h * .72 + .18), (90, 0, 0), M('ivory'), 32, parent=g)
            torus(.262, .012, (.05, -.44, h * .72 + .18), (90, 0, 0), M('brass'), g, n=28, k=8)
            bar((0, 0, h), (0, 0, h + .9), .018, M('steel'), g)
            ball(.045, (0, 0, h + .93), m=M('lit_amber', color='#ff5a2a', power=12 if lit else 3), n=14, parent=g)
    return prop(('tower', h, antennas, lit, base), build, at, turn, scale, parent, 'tower')


# ---------------------------------------------------------------------------- ground and green

PAVING = ('#d8ccb6', '#cfc2aa', '#ded3bf', '#c8b99f')


def pavement(x, y, z=.0, pitch=.5, tones=PAVING, h=.1, parent=None, skip=None, seed=3):
    """Square slabs over the rectangle x=(x0, x1), y=(y0, y1), tops at z + h; skip(cx, cy) -> True leaves one out."""
    rng = random.Random(seed)
    tile = packed(('paving', round(pitch, 3), h), lambda g: bx((pitch * .975, pitch * .975, h), (0, 0, h / 2), M('stone'), g, .014))
    nx, ny = max(1, round((x[1] - x[0]) / pitch)), max(1, round((y[1] - y[0]) / pitch))
    for i in range(nx):
        for j in range(ny):
            cx, cy = x[0] + (i + .5) * (x[1] - x[0]) / nx, y[0] + (j + .5) * (y[1] - y[0]) / ny
            if skip and skip(cx, cy):
                continue
            instance(tile, (cx, cy, z + rng.uniform(-.004, .004)), (0, 0, 90 * rng.randrange(4)), parent=parent, m=M('stone', color=rng.choice(tones)))


def road_line(points, width=.07, m=None, dash=None, gap=.4, z=.004, parent=None):
    """Painted line on the road through [(x, y), ...]; dash: length of each dash (None: unbroken)."""
    m = m or M('paper')
    for (ax, ay), (bx_, by) in zip(points, points[1:]):
        length = math.hypot(bx_ - ax, by - ay)
        a = math.degrees(math.atan2(by - ay, bx_ - ax))
        n = 1 if not dash else max(1, int(length / (dash + gap)))
        for k in range(n):
            t = .5 if not dash else (k + .5) / n
            box((length if not dash else dash, width, .008), (ax + (bx_ - ax) * t, ay + (by - ay) * t, z), (0, 0, a), .003, m, parent, 1)


def gulmohar(at=(0, 0, 0), turn=0, parent=None, h=3.4, tone='golden', variant=0, scale=1):
    """Gulmohar: a wide flat umbrella of feathery leaves with terracotta-red blossom, h units tall, crown 1.15 h across.  tone: golden, night."""
    def mesh():
        name = f'gulmohar-{tone}-{variant}'
        found = bpy.data.meshes.get(name)
        if found:
            return found
        rng = random.Random(f'gulmohar {variant}')
        green = {'golden': ('#5c7a30', '#76903c', '#98a24c'), 'night': ('#24454a', '#2e5654', '#3f6a60')}[tone]
        bloom = {'golden': ('#b8391f', '#cf4b25', '#de6a33'), 'night': ('#7a2f2a', '#8f3a2e', '#a64b35')}[tone]
        leaf = material('leafy', 'leaf', trans=.35, spec=.04, rough=.85, ramp=green)
        flower = material('leafy', 'rust', trans=.3, spec=.04, rough=.8, ramp=bloom)
        bark = material('clay', '#6f5a44' if tone == 'golden' else '#2a2c3a', rough=.9, bump=3, bscale=14)
        core = material('clay', '#55642e' if tone == 'golden' else '#1b2e34', rough=.95, bump=0, sheen=0)
        from studio.studio import merge
        parts = []
        pads = []
        for k in range(17):
            a = k * 2.399 + rng.uniform(-.2, .2)
            d = .52 * math.sqrt((k + .4) / 17)
            pads.append((d * math.cos(a), d * math.sin(a), .93 - .42 * d * d + rng.uniform(-.035, .03), rng.uniform(.13, .19)))
        for kind, m, count, lift in (('leaf', leaf, 2600, 0), ('flower', flower, 1000, .02)):
            verts, faces = [], []
            for _ in range(count):
                x, y, z, r = rng.choice(pads)
                n = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(.5 if kind == 'flower' else .1, .8))).normalized()
                p = Vector((x, y, z)) + Vector((n.x * r, n.y * r, n.z * r * .42 + lift)) * rng.uniform(.85, 1.1)
                along = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(-.2, .4))).normalized()
                across = along.cross(Vector((rng.gauss(0, .4), rng.gauss(0, .4), 1))).normalized()
                up = across.cross(along)
                s = rng.uniform(.018, .034) * (1 if kind == 'leaf' else .8)
                w = .34 if kind == 'leaf' else .7
                b = len(verts)
                verts += [p - along * s, p + across * s * w + up * s * .1, p + along * s, p - across * s * w + up * s * .1]
                faces += [(b, b + 1, b + 2), (b, b + 2, b + 3)]
            data = bpy.data.meshes.new(kind)
            data.from_pydata([tuple(v) for v in verts], [], faces)
            data.materials.append(m)
            parts.append(link(bpy.data.objects.new(kind, data)))
        for x, y, z, r in pads:
            parts.append(ball(r * .86, (x, y, z), (1, 1, .38), m=core, n=14))
        parts.append(tube([(0, 0, -.03), (.02, .01, .2), (-.01, 0, .42)], .040, bark, resolution=4, steps=6))
        for k in range(6):
            a = k * 1.047 + .3
            x, y = math.cos(a), math.sin(a)
            parts.append(tube([(0, 0, .32), (.12 * x, .12 * y, .54), (.30 * x, .30 * y, .74), (.44 * x, .44 * y, .82)], .018, bark, resolution=3, steps=6))
        for k in range(5):
            a = k * 1.257
            parts.append(tube([(0, 0, .09), (.04 * math.cos(a), .04 * math.sin(a), .03), (.09 * math.cos(a), .09 * math.sin(a), -.02)], .018, bark, resolution=3, steps=4))
        return merge(parts, name)
    turn = (0, 0, turn) if isinstance(turn, (int, float)) else turn
    root = group(at, turn, scale, parent, 'gulmohar')
    instance(mesh(), scale=h, parent=root)
    return root
