"""Corner A of the building set: five storeys and a basement cut open like a doll's house.

The cut is the plane y = 0, rooms run back to y = 2.6; ground level is z = 0, each storey 1.5 high, the roof at 7.5, the basement
floor at -1.5.  Columns from left to right: large room, small room, lift shaft, stair, service rooms.  Every system has a colour:
air mint, fire terracotta, power brass, water blue, lifts marigold, data teal.
"""
import random

from studio.studio import *
from props.materials import M
from props.town import arcade_outline, bx, gulmohar, kerb, lamp_pole, pavement, railing, window
from props.vehicles import bar, car, loop, packed, prop

X0, XA, XB, XL, XS, X1 = -4.4, -.55, 1.35, 2.3, 3.3, 4.4        # outer wall, A|B, B|lift, lift|stair, stair|service, outer wall
H, DEPTH, ROOF = 1.5, 2.6, 7.5
LEVELS = [-1.5, 0, 1.5, 3.0, 4.5, 6.0]                          # floor heights, basement first


def mini(name, build):
    """Small furniture, merged once: returns a placer(x, y, z, turn)."""
    def at(x, y, z, turn=0, scale=1):
        return prop(('slice', name), build, (x, y, z), turn, scale, None, name)
    return at


# ---------------------------------------------------------------------------- furniture at 1:24, all facing -Y

def _desk(g):
    bx((.66, .32, .03), (0, 0, .36), M('wood'), g, .01)
    for s in (-1, 1):
        bx((.03, .28, .35), (s * .30, 0, .175), M('ivory'), g, .008)
    bx((.17, .26, .28), (.20, 0, .20), M('ivory'), g, .015)
    for k in range(3):
        bx((.13, .01, .06), (.20, -.134, .12 + .085 * k), M('wood_pale'), g, .005, segments=1)
    bx((.30, .02, .19), (-.08, .05, .52), M('ink'), g, .012)
    bx((.27, .006, .16), (-.08, .038, .52), M('lit_teal', color='#57c9bd', power=1.5), g, .004, segments=1)
    bx((.10, .07, .015), (-.08, .06, .38), M('steel'), g, .005, segments=1)
    bx((.02, .02, .08), (-.08, .065, .42), M('steel'), g, .005, segments=1)
    bx((.22, .07, .012), (-.08, -.08, .382), M('ivory'), g, .004, segments=1)
    cylinder(.018, .045, (.15, -.06, .40), m=M('terracotta'), n=12, bevel=.004, segments=1, parent=g)


def _chair(g):
    bx((.22, .21, .035), (0, 0, .23), M('teal'), g, .015)
    bx((.21, .03, .22), (0, .11, .38), M('teal'), g, .015, (-8, 0, 0))
    bar((0, 0, .05), (0, 0, .22), .014, M('gun'), g)
    for k in range(5):
        a = k * 1.257
        bar((0, 0, .05), (.11 * math.cos(a), .11 * math.sin(a), .02), .011, M('gun'), g, 2)


def _bed(g):
    bx((.44, .98, .07), (0, 0, .25), M('steel'), g, .015)
    bx((.42, .94, .08), (0, 0, .32), M('linen'), g, .03, segments=3)
    bx((.43, .52, .03), (0, -.20, .365), M('cloth_teal'), g, .012)
    bx((.30, .17, .06), (0, .36, .385), M('paper'), g, .025, segments=3)
    for y in (-.48, .48):
        bx((.44, .025, .20 if y < 0 else .30), (0, y, .34 if y < 0 else .40), M('ivory'), g, .012)
        for s in (-1, 1):
            bar((s * .19, y * .94, .02), (s * .19, y * .94, .24), .014, M('steel'), g)
    tube([(.34, .42, 0), (.34, .42, .80), (.30, .42, .84)], .010, M('steel'), g, resolution=3, steps=5)
    bx((.06, .03, .10), (.30, .42, .74), M('mint'), g, .012)
    bx((.18, .05, .13), (-.32, .46, .70), M('ink'), g, .012)
    bx((.15, .006, .10), (-.32, .432, .70), M('lit_teal', color='#57c9bd', power=1.6), g, .004, segments=1)


def _bench(g):
    bx((.62, .22, .025), (0, 0, .34), M('wood_pale'), g, .008)
    bx((.62, .16, .025), (0, .22, .20), M('wood'), g, .008)
    for s in (-1, 1):
        bar((s * .27, 0, .01), (s * .27, 0, .33), .012, M('ink'), g)
        bar((s * .27, .22, .01), (s * .27, .22, .2), .012, M('ink'), g)
        bar((s * .27, 0, .08), (s * .27, .22, .08), .010, M('ink'), g)
    bx((.13, .09, .012), (-.14, 0, .36), M('paper'), g, .004, segments=1)
    bx((.10, .08, .02), (.16, .02, .36), M('terracotta'), g, .005, segments=1)


def _plant(g):
    lathe([(0, 0), (.07, 0), (.10, .14), (.10, .16), (.085, .16), (.08, .14), (0, .13)], m=M('terracotta'), n=20, parent=g)
    for k in range(12):
        a, t = k * 2.4, .10 + .02 * (k % 4)
        superball((.05, .02, .10), .8, .9, (t * math.cos(a), t * math.sin(a), .30 + .028 * (k % 5)), (20 * math.sin(a) - 12, 34 * math.cos(a), math.degrees(a)), M('leaf'), n=12, parent=g)
    bar((0, 0, .12), (0, 0, .34), .014, M('wood_dark'), g)


def _sofa(g):
    bx((.72, .30, .16), (0, 0, .14), M('cloth_teal'), g, .05, segments=3)
    bx((.72, .10, .30), (0, .13, .26), M('cloth_teal'), g, .045, segments=3)
    for s in (-1, 1):
        bx((.10, .30, .24), (s * .34, 0, .18), M('cloth_teal'), g, .04, segments=3)
        bx((.26, .07, .16), (s * .15, .06, .30), M('linen'), g, .03, (-12, 0, 0), 3)


def _gate(g):
    bx((.12, .50, .44), (0, 0, .22), M('ivory'), g, .035, segments=3)
    bx((.10, .46, .03), (0, 0, .455), M('ink'), g, .012)
    bx((.06, .09, .012), (0, -.14, .474), M('lit_teal', power=5), g, .004, segments=1)
    bx((.012, .30, .02), (.062, 0, .36), M('lit_teal', power=4), g, .004, segments=1)
    bx((.20, .014, .26), (.16, .05, .26), M('pane', color='#bfe0da', blend=.35), g, .006, segments=1)


def _camera(g):
    bar((0, 0, 0), (0, -.06, -.03), .012, M('gun'), g)
    superball((.05, .05, .045), .8, 1, (0, -.08, -.05), m=M('ivory'), n=20, parent=g)
    superball((.030, .030, .03), .8, 1, (0, -.10, -.065), m=M('visor'), n=16, parent=g)
    ball(.010, (.03, -.115, -.03), m=M('lit_teal', power=8), n=8, parent=g)


def _cupboard(g):
    bx((.5, .24, .86), (0, 0, .43), M('ivory'), g, .015)
    bar((0, -.122, .05), (0, -.122, .82), .004, M('ink'), g, 2)
    for s in (-1, 1):
        bx((.014, .012, .10), (s * .04, -.128, .44), M('brass'), g, .004, segments=1)


def _books(g):
    bx((.74, .22, 1.04), (0, .0, .52), M('wood'), g, .012)
    rng = random.Random(3)
    for r in range(4):
        bx((.68, .02, .20), (0, -.112, .16 + .25 * r), M('wood_dark'), g, .004, segments=1)
        p = -.32
        while p < .28:
            w, h = rng.uniform(.025, .05), rng.uniform(.12, .19)
            bx((w, .03, h), (p + w / 2, -.122, .07 + .25 * r + h / 2), M('ivory', color=rng.choice(('#1f7a72', '#b5623c', '#e8dcc4', '#24407a', '#c9b48e', '#6e8f3a'))), g, .004, segments=1)
            p += w + .004


def _meter(g):
    bx((.20, .08, .30), (0, 0, 0), M('ivory'), g, .02)
    cylinder(.075, .03, (0, -.05, .05), (90, 0, 0), .008, M('brass'), n=24, parent=g)
    cylinder(.06, .02, (0, -.062, .05), (90, 0, 0), .004, M('paper'), n=24, parent=g)
    for k in range(7):
        a = math.radians(-30 + 40 * k)
        bx((.004, .004, .014), (.045 * math.cos(a), -.074, .05 + .045 * math.sin(a)), M('ink'), g, .001, (0, 90 - math.degrees(a), 0), 1)
    bar((0, -.075, .05), (.03, -.075, .08), .004, M('marigold'), g, 2)
    bx((.04, .02, .02), (0, -.045, -.09), M('lit_teal', power=7), g, .005, segments=1)


def _panel(g):
    bx((.46, .10, .62), (0, 0, 0), M('terracotta', color='#a8402c'), g, .025, segments=3)
    bx((.34, .02, .16), (0, -.055, .16), M('ink'), g, .012)
    for k in range(6):
        ball(.016, (-.125 + .05 * k, -.068, .16), m=M('lit_amber' if k == 1 else 'lit_teal', power=6), n=10, parent=g)
    for i in range(3):
        for j in range(3):
            cylinder(.022, .03, (-.10 + .10 * i, -.058, -.20 + .10 * j), (90, 0, 0), .005, M('ivory'), n=14, parent=g, segments=1)


def _pump(g):
    bx((.7, .34, .05), (0, 0, .025), M('stone'), g, .012)
    cylinder(.13, .34, (-.14, 0, .22), (0, 90, 0), .02, M('teal'), n=28, parent=g)
    for k in range(7):
        torus(.133, .008, (-.26 + .04 * k, 0, .22), (0, 90, 0), M('teal'), g, n=24, k=6)
    lathe([(0, 0), (.16, 0), (.18, .03), (.18, .11), (.15, .14), (0, .15)], (.10, 0, .22), (0, 90, 0), M('ink'), 28, parent=g)
    cylinder(.06, .16, (.17, 0, .42), m=M('ink'), n=20, bevel=.01, parent=g)
    cylinder(.09, .03, (.17, 0, .50), m=M('steel'), n=20, bevel=.006, parent=g)
    ball(.022, (-.14, -.135, .30), m=M('lit_teal', power=8), n=10, parent=g)


def _chiller(g):
    bx((1.7, .84, .10), (0, 0, .07), M('gun'), g, .02)
    bx((1.66, .80, .52), (0, 0, .40), M('ivory'), g, .04, segments=3)
    for k in range(3):
        x = -.54 + .54 * k
        lathe([(.22, 0), (.24, .02), (.23, .12), (.25, .14), (.21, .14), (.20, .03)], (x, 0, .65), m=M('ink'), n=32, parent=g)
        disc(.21, (x, 0, .68), m=M('night'), parent=g, n=28)
        for q in range(5):
            bx((.20, .05, .012), (x + .10 * math.cos(q * 1.257), .10 * math.sin(q * 1.257), .72), M('steel'), g, .004, (18, 0, q * 72), 1)
        torus(.13, .006, (x, 0, .775), m=M('steel'), parent=g, n=24, k=6)
        torus(.20, .006, (x, 0, .775), m=M('steel'), parent=g, n=28, k=6)
        for q in range(2):
            bar((x - .21, 0, .775), (x + .21, 0, .775), .006, M('steel'), g, 2)
            bar((x, -.21, .775), (x, .21, .775), .006, M('steel'), g, 2)
        for q in range(9):
            bx((.44, .012, .018), (x, -.405, .22 + q * .045), M('gun'), g, .004, segments=1)
    ball(.03, (.76, -.42, .58), m=M('lit_teal', power=8), n=10, parent=g)


desk, chair, bed, bench, plant, sofa, gate = (mini(n, f) for n, f in (('desk', _desk), ('chair', _chair), ('bed', _bed), ('bench', _bench), ('plant', _plant), ('sofa', _sofa), ('gate', _gate)))
cctv, cupboard, books, meter, panel, pump, chiller = (mini(n, f) for n, f in (('cctv', _camera), ('cupboard', _cupboard), ('books', _books), ('meter', _meter), ('panel', _panel), ('pump', _pump), ('chiller', _chiller)))


# ---------------------------------------------------------------------------- the carcass

def room(x0, x1, z, floor, wall, dado=None, windows=0, glow=1.0, lamps=2, lamp=3.0, night=False):
    """Floor finish, painted back wall, windows to the sky, ceiling lamps of the room x0..x1 on the floor at z."""
    w, c = x1 - x0 - .08, (x0 + x1) / 2
    bx((w, DEPTH - .12, .02), (c, DEPTH / 2, z + .008), floor, None, .004, segments=1)
    bx((w, .02, H - .14), (c, DEPTH - .07, z + H / 2 - .05), wall, None, .004, segments=1)
    if dado:
        bx((w, .03, .42), (c, DEPTH - .085, z + .22), dado, None, .006, segments=1)
        bx((w, .04, .03), (c, DEPTH - .09, z + .44), M('brass'), None, .008, segments=1)
    else:
        bx((w, .035, .07), (c, DEPTH - .085, z + .05), M('wood'), None, .008, segments=1)
    sky_pane = material('emit', '#ffe0b0' if not night else '#35507e', power=1.5 * glow if not night else .5)
    for k in range(windows):
        x = x0 + (k + .5) * (x1 - x0) / windows
        bx((.62, .012, .62), (x, DEPTH - .082, z + .82), sky_pane, None, .004, segments=1)
        for s in (-1, 1):
            bx((.04, .05, .70), (x + s * .32, DEPTH - .09, z + .82), M('ivory'), None, .01)
            bx((.72, .05, .04), (x, DEPTH - .09, z + .82 + s * .33), M('ivory'), None, .01)
        bx((.02, .03, .62), (x, DEPTH - .092, z + .82), M('ivory'), None, .005, segments=1)
        bx((.62, .03, .02), (x, DEPTH - .092, z + .92), M('ivory'), None, .005, segments=1)
        bx((.80, .12, .035), (x, DEPTH - .12, z + .47), M('ivory'), None, .01)
    for k in range(lamps):
        x = x0 + (k + .5) * (x1 - x0) / lamps
        if lamp > 0:
            bx((.62, .16, .02), (x, 1.25, z + H - .115), M('lit_warm', power=lamp), None, .006, segments=1)
        bx((.70, .24, .03), (x, 1.25, z + H - .095), M('steel'), None, .01)


def duct(points, w, h, m, seams=True):
    """Rectangular duct through axis-aligned points, with flanges."""
    for (ax, ay, az), (bx_, by, bz) in zip(points, points[1:]):
        dx, dy, dz = abs(bx_ - ax), abs(by - ay), abs(bz - az)
        size = (dx + w, w, h) if dx > dz else (w, w, dz + h)
        bx(size, ((ax + bx_) / 2, (ay + by) / 2, (az + bz) / 2), m, None, .02)
        n = int(max(dx, dz) / .55) if seams else 0
        for k in range(1, n):
            t = k / n
            rim = (.025, w + .03, h + .03) if dx > dz else (w + .03, w + .03, .025)
            bx(rim, (ax + (bx_ - ax) * t, ay, az + (bz - az) * t), m, None, .006, segments=1)


def carcass(night=False, lamp=3.0, on=lambda level, column: True):
    """Slabs, walls, rooms, furniture, systems.  on(level, column) is whether a room's lamps are on."""
    slab_m, cut = M('ivory'), M('terracotta', color='#b5623c')
    W = X1 - X0
    C = (X0 + X1) / 2
    for z in LEVELS + [ROOF]:
        bx((W, DEPTH, .09), (C, DEPTH / 2, z - .045), slab_m, None, .012)
        bx((W + .004, .016, .085), (C, -.004, z - .045), cut, None, .006, segments=1)
    for x in (X0, XA, XB, XL, XS, X1):
        for z in LEVELS:
            t = .13 if x in (X0, X1) else .08
            shift = .5 * t if x == X0 else -.5 * t if x == X1 else 0
            if x == XL and z == ROOF:
                continue
            bx((t, DEPTH, H - .09), (x + shift, DEPTH / 2, z + H / 2 - .045), M('plaster', color='#eadfc9'), None, .01)
            bx((t - .004, .016, H - .085), (x + shift, -.004, z + H / 2 - .045), cut, None, .005, segments=1)
    bx((W, .10, 6 * H), (C, DEPTH, ROOF / 2 - .75), M('plaster', color='#e6d8be'), None, .02)

    wood, terr, tile, blue = M('wood_pale'), M('stone', color='#d9cfbb'), M('mint', color='#b9d8cd', coat=.5), M('plaster', color='#9fb8c4')
    ivory, sand, sage, blush = (M('plaster', color=c) for c in ('#f2e8d5', '#ead2a6', '#cfdcc6', '#eac9ae'))
    dark = M('plaster_ink')
    e = lambda level, column: lamp if on(level, column) else 0
    # basement: control room, pump room, panels
    room(X0, XA, -1.5, M('night'), M('plaster', color='#24375f'), None, 0, lamps=2, lamp=.0, night=night)
    room(XA, XB, -1.5, terr, blue, None, 0, lamps=1, lamp=e(0, 'B'), night=night)
    room(XS, X1, -1.5, terr, sand, None, 0, lamps=1, lamp=e(0, 'S'), night=night)
    # ground: lobby
    room(X0, XA, 0, M('stone', color='#e2d6bf'), ivory, M('teal'), 2, lamps=3, lamp=e(1, 'A'), night=night)
    room(XA, XB, 0, M('stone', color='#e2d6bf'), sand, M('teal'), 1, lamps=1, lamp=e(1, 'B'), night=night)
    room(XS, X1, 0, terr, blush, None, 0, lamps=1, lamp=e(1, 'S'), night=night)
    # offices
    room(X0, XA, 1.5, M('cloth_teal', color='#4f8f86'), sand, None, 3, lamps=3, lamp=e(2, 'A'), night=night)
    room(XA, XB, 1.5, wood, ivory, None, 1, lamps=1, lamp=e(2, 'B'), night=night)
    room(XS, X1, 1.5, M('night'), M('plaster', color='#31456f'), None, 0, lamps=1, lamp=e(2, 'S') * .5, night=night)
    # clinic
    room(X0, XA, 3.0, tile, ivory, M('mint'), 3, lamps=3, lamp=e(3, 'A'), night=night)
    room(XA, XB, 3.0, tile, sage, M('mint'), 1, lamps=1, lamp=e(3, 'B'), night=night)
    room(XS, X1, 3.0, M('mint', color='#8fb9c9'), M('plaster', color='#8fb3c2'), None, 0, lamps=1, lamp=e(3, 'S'), night=night)
    # classrooms
    room(X0, XA, 4.5, wood, blush, None, 3, lamps=3, lamp=e(4, 'A'), night=night)
    room(XA, XB, 4.5, wood, sage, None, 1, lamps=1, lamp=e(4, 'B'), night=night)
    room(XS, X1, 4.5, M('mint', color='#8fb9c9'), M('plaster', color='#8fb3c2'), None, 0, lamps=1, lamp=e(4, 'S'), night=night)
    # library and air handling
    room(X0, XA, 6.0, M('wood'), ivory, None, 3, lamps=3, lamp=e(5, 'A'), night=night)
    room(XA, XB, 6.0, terr, M('plaster', color='#c9d9d2'), None, 0, lamps=1, lamp=e(5, 'B'), night=night)
    room(XS, X1, 6.0, terr, sand, None, 1, lamps=1, lamp=e(5, 'S'), night=night)

    # control room: video wall, curved desk, two chairs
    for i in range(4):
        for j in range(2):
            x, z = -3.55 + i * .72, -.80 + j * .42
            bx((.70, .05, .40), (x, 2.48, z), M('ink'), None, .015)
            bx((.64, .01, .34), (x, 2.448, z), material('emit', '#0f6f74' if (i + j) % 2 else '#12537a', power=1.6), None, .006, segments=1)
            for k in range(4):
                bx((.08 + .09 * ((i + k + j) % 4), .008, .025), (x - .18 + .04 * k, 2.438, z - .10 + .07 * k), M('lit_teal', power=3) if (i * 2 + j + k) % 7 else M('lit_amber', power=4), None, .004, segments=1)
    for k in range(5):
        a = math.radians(-44 + 22 * k)
        bx((.60, .36, .05), (-2.45 + 1.45 * math.sin(a), 2.3 - 1.35 * math.cos(a), -1.10), M('ivory'), None, .02, (0, 0, math.degrees(a)))
        bx((.54, .04, .34), (-2.45 + 1.45 * math.sin(a), 2.36 - 1.35 * math.cos(a), -1.30), M('ink'), None, .015, (0, 0, math.degrees(a)))
        bx((.30, .02, .16), (-2.45 + 1.50 * math.sin(a), 2.44 - 1.35 * math.cos(a), -.98), M('ink'), None, .012, (0, 0, math.degrees(a)))
    chair(-2.8, .62, -1.49, 160)
    chair(-1.9, .55, -1.49, 205)
    plant(-.85, 2.1, -1.49)
    # pumps, tank, pipes
    for x in (-.15, .75):
        pump(x, .9, -1.49)
        bar((x + .17, .9, -.98), (x + .17, .9, -.28), .045, M('teal', color='#2f6fa3'), None, 4)
    bar((-.3, .9, -.28), (1.25, .9, -.28), .06, M('teal', color='#2f6fa3'), None, 4)
    cylinder(.34, .95, (.35, 1.95, -1.0), m=M('steel'), n=36, bevel=.06)
    for k in range(3):
        torus(.342, .014, (.35, 1.95, -1.3 + .3 * k), m=M('brass'), n=32, k=6)
    # meters in two rows and a board
    for i in range(3):
        for j in range(2):
            meter(3.60 + i * .27, 2.45, -.55 - j * .42)
    bx((.80, .20, .34), (3.85, 2.4, -1.30), M('ink'), None, .02)
    # lobby: reception, sofas, gates, cameras
    bx((1.30, .34, .46), (-3.2, 1.55, .23), M('wood'), None, .03)
    for k in range(10):
        bx((.03, .02, .40), (-3.77 + k * .127, 1.37, .24), M('wood_pale'), None, .006, segments=1)
    bx((1.42, .44, .05), (-3.2, 1.53, .48), M('stone'), None, .015)
    bx((.24, .02, .17), (-3.35, 1.55, .60), M('ink'), None, .01)
    sofa(-1.55, 2.1, .02)
    sofa(-2.0, .55, .02, 180)
    cylinder(.20, .03, (-1.55, 1.5, .24), m=M('wood'), n=28, bevel=.01)
    bar((-1.55, 1.5, .02), (-1.55, 1.5, .24), .03, M('brass'), None)
    plant(-4.0, .5, .02, scale=1.5)
    plant(-.85, .45, .02, 40, 1.4)
    for x in (-.15, .30, .75):
        gate(x, .9, .02)
    bx((.9, .5, .02), (.40, 2.0, .03), M('terracotta'), None, .006, segments=1)
    cctv(-.35, .5, 1.37)
    cctv(-4.15, .5, 1.37, 30)
    panel(3.85, 2.44, .80)
    # offices
    for x in (-3.75, -2.85, -1.95, -1.05):
        desk(x, 1.5, 1.52)
        chair(x - .05, 1.08, 1.52, 175 + 20 * math.sin(x * 7))
    for x in (-3.4, -1.5):
        desk(x, .50, 1.52, 180)
        chair(x + .05, .95, 1.52, 10)
    cupboard(-.85, 2.35, 1.52)
    bx((1.2, .50, .04), (.40, 1.3, 1.90), M('wood'), None, .02)
    for s in (-1, 1):
        bar((.40 + s * .4, 1.3, 1.52), (.40 + s * .4, 1.3, 1.9), .03, M('ink'), None)
        for k in range(3):
            chair(.0 + k * .4, 1.3 + s * .42, 1.52, 0 if s > 0 else 180)
    # switch room: two small racks with lights
    for x in (3.60, 4.02):
        bx((.36, .40, .98), (x, 2.0, 2.02), M('ink'), None, .02)
        for k in range(8):
            bx((.30, .02, .075), (x, 1.795, 1.66 + k * .105), M('gun'), None, .006, segments=1)
            for q in range(4):
                ball(.010, (x - .10 + q * .045, 1.782, 1.66 + k * .105), m=M('lit_amber' if (k + q) % 6 == 2 else 'lit_teal', power=7), n=6)
    # clinic: beds and curtains; nurse's desk
    for k, x in enumerate((-3.75, -2.65, -1.55)):
        bed(x, 1.75, 3.02)
        bar((x + .55, 1.0, 4.14), (x + .55, 2.45, 4.14), .010, M('brass'), None)
        for q in range(7 if k != 1 else 4):
            superball((.022, .055, .44), .5, .8, (x + .55, 2.38 - q * .095, 3.66), m=M('cloth_teal' if k % 2 else 'linen'), n=14)
    desk(.25, 1.7, 3.02)
    chair(.2, 1.25, 3.02, 190)
    chair(.9, 1.1, 3.02, 60)
    cupboard(1.0, 2.35, 3.02)
    cupboard(-.85, 2.35, 3.02)
    # classrooms: benches to a board on the left, a table of models in the small room
    for i in range(4):
        for j in range(2):
            bench(-2.95 + i * .62 + .3, .62 + j * .85, 4.52, 90)
    bx((.05, 1.5, .60), (X0 + .17, 1.3, 5.35), M('teal', color='#12453f'), None, .015)
    bx((.07, 1.6, .05), (X0 + .18, 1.3, 5.02), M('wood'), None, .012)
    for k in range(4):
        tube([(X0 + .20, .8 + k * .25, 5.25 + .1 * (k % 2)), (X0 + .20, .9 + k * .25, 5.45), (X0 + .20, 1.0 + k * .25, 5.3 + .06 * k)], .008, M('paper'), resolution=2, steps=6)
    desk(-3.75, 1.9, 4.52, 90)
    for x in (-.1, .8):
        desk(x, 1.7, 4.52)
        chair(x, 1.25, 4.52, 185)
        desk(x, .75, 4.52)
        chair(x, .35, 4.52, 170)
    # library
    for x in (-3.9, -3.05, -2.2, -1.35):
        books(x, 1.9 if x < -3.5 or x > -1.5 else 1.55, 6.02)
    bx((1.1, .5, .04), (-2.7, .75, 6.36), M('wood'), None, .015)
    for s in (-1, 1):
        bar((-2.7 + s * .42, .75, 6.02), (-2.7 + s * .42, .75, 6.36), .025, M('ink'), None)
    for k in range(3):
        chair(-3.1 + k * .4, .35, 6.02, 180)
        chair(-3.1 + k * .4, 1.12, 6.02, 0)
    sofa(-1.25, .8, 6.02, -70)
    plant(-4.05, .55, 6.02, 0, 1.5)
    # air handling unit fills the small top room
    air = M('mint', color='#8fd0bf', coat=.5)
    bx((1.36, .80, .66), (.40, 1.35, 6.42), air, None, .03)
    for k in range(3):
        bx((.38, .02, .50), (-.05 + .45 * k, .94, 6.42), M('mint', color='#79bfae'), None, .02)
        bx((.04, .03, .10), (.10 + .45 * k, .925, 6.42), M('brass'), None, .008)
    torus(.17, .014, (-.05, .925, 6.45), (90, 0, 0), M('ink'), n=28, k=6)
    for k in range(4):
        bx((.30, .012, .012), (-.05, .925, 6.36 + .06 * k), M('ink'), None, .003, segments=1)
    ball(.028, (1.0, .93, 6.66), m=M('lit_teal', power=8), n=10)

    # ------------------------------------------------------------------ systems
    # air: riser against the shaft, branches along each ceiling with round diffusers
    yd = .62
    duct([(1.12, yd, .62), (1.12, yd, 6.9)], .26, .26, air)
    duct([(1.12, yd + .5, 6.82), (.4, yd + .5, 6.82)], .26, .22, air)
    for z in (0, 1.5, 3.0, 4.5, 6.0):
        zc = z + H - .26
        duct([(1.12, yd, zc), (-4.0, yd, zc)], .24, .20, air)
        for x in (-3.6, -2.6, -1.6, .2):
            lathe([(.05, .05), (.06, .02), (.11, 0), (.0, .0)], (x, yd, zc - .145), m=M('ivory'), n=20)
            bar((x - .25, yd, zc + .09), (x - .25, yd, z + H - .09), .008, M('gun'), None, 2)
    # fire: terracotta pipe with heads, riser by the stair
    red = M('ivory', color='#c0452c')
    for z in (-1.5, 0, 1.5, 3.0, 4.5, 6.0):
        zc = z + H - .14
        bar((-4.2, .22, zc), (3.24, .22, zc), .026, red, None, 4)
        for k in range(7):
            x = -3.9 + k * .85
            if x < 1.2:
                bar((x, .22, zc), (x, .22, zc - .07), .014, red, None, 3)
                cylinder(.030, .012, (x, .22, zc - .08), m=M('brass'), n=14, bevel=.003, segments=1)
    bar((3.20, .22, -1.4), (3.20, .22, 7.38), .04, red, None, 4)
    for z in LEVELS:
        torus(.05, .012, (3.20, .22, z + .9), m=M('brass'), n=16, k=6)
        torus(.07, .010, (3.20, .14, z + .7), (90, 0, 0), red, n=18, k=6)
    # power: brass ladder tray down the service column; water: blue pipes on the wet wall
    for s in (-1, 1):
        bar((4.02 + s * .09, .30, -1.4), (4.02 + s * .09, .30, 7.4), .016, M('brass'), None, 3)
    for k in range(44):
        bar((3.93, .30, -1.35 + k * .2), (4.11, .30, -1.35 + k * .2), .010, M('brass'), None, 2)
    for k, c in enumerate(('#b5623c', '#0a6a60', '#17233f')):
        bar((3.97 + k * .05, .27, -1.4), (3.97 + k * .05, .27, 7.4), .018, M('rubber', color=c), None, 3)
    water = M('ivory', color='#2f6fa3')
    for x in (3.46, 3.58):
        bar((x, 2.35, 2.9), (x, 2.35, 6.0), .035, water, None, 4)
    for z in (3.0, 4.5):
        bar((3.46, 2.35, z + .55), (4.2, 2.35, z + .55), .028, water, None, 4)
        for x in (3.75, 4.05):
            superball((.11, .09, .05), .5, .7, (x, 2.28, z + .50), m=M('ivory'), n=20)
            tube([(x, 2.40, z + .55), (x, 2.38, z + .64), (x, 2.30, z + .62)], .012, M('brass'), resolution=3, steps=5)
    bx((.55, .35, .04), (3.85, 1.9, 6.4), M('wood'), None, .01)
    cupboard(3.85, 2.3, 6.02)
    # lift: guides, ropes, marigold car at the clinic floor, brass counterweight, doors behind
    for z in LEVELS:
        bx((.62, .03, 1.02), ((XB + XL) / 2, DEPTH - .09, z + .52), M('gun'), None, .01)
        bar(((XB + XL) / 2, DEPTH - .11, z + .04), ((XB + XL) / 2, DEPTH - .11, z + 1.0), .006, M('ink'), None, 2)
    for x in (XB + .12, XL - .12):
        bar((x, .5, -1.45), (x, .5, 7.45), .022, M('steel'), None, 3)
    cz = 3.05
    xc = (XB + XL) / 2
    bx((.62, .9, .06), (xc, .85, cz), M('marigold'), None, .02)
    bx((.62, .9, .08), (xc, .85, cz + 1.08), M('marigold'), None, .025)
    bx((.60, .04, 1.04), (xc, 1.28, cz + .54), M('wood_pale'), None, .01)
    for s in (-1, 1):
        bx((.05, .9, 1.04), (xc + s * .295, .85, cz + .54), M('marigold'), None, .012)
    bar((xc - .24, 1.22, cz + .45), (xc + .24, 1.22, cz + .45), .014, M('brass'), None)
    bx((.36, .36, .012), (xc, .85, cz + 1.03), M('lit_warm', power=7), None, .01, segments=1)
    for k in (-1, 0, 1):
        bar((xc + k * .05, .85, cz + 1.1), (xc + k * .05, .85, 7.9), .007, M('gun'), None, 2)
    bx((.40, .16, .62), (xc, 2.0, 5.6), M('brass'), None, .02)
    # stair: half flights with a railing
    for z in LEVELS[:-1]:
        for k in range(7):
            bx((.40, .20, .035), (XL + .26, .55 + k * .21, z + .09 + k * .105), M('stone'), None, .008)
            bx((.40, .20, .035), (XL + .74, 1.86 - k * .21, z + .80 + k * .10), M('stone'), None, .008)
        bx((.88, .50, .05), ((XL + XS) / 2, 2.28, z + .77), M('stone'), None, .012)
        bar((XL + .46, .50, z + .50), (XL + .46, 1.95, z + 1.16), .014, M('brass'), None, 3)
        for k in range(5):
            bar((XL + .46, .55 + k * .33, z + .12 + k * .16), (XL + .46, .55 + k * .33, z + .52 + k * .15), .008, M('ink'), None, 2)
        bx((.30, .03, .40), ((XL + XS) / 2, DEPTH - .085, z + 1.12), material('emit', '#ffe0b0' if not night else '#35507e', power=1.2 if not night else .5), None, .01, segments=1)
    # access points on the ceilings: the data system's teal
    for z, x in AP:
        cylinder(.11, .035, (x, .34, z + H - .115), m=M('ivory'), n=28, bevel=.012)
        torus(.075, .007, (x, .34, z + H - .135), m=M('lit_teal', power=8), n=28, k=6)

    # ------------------------------------------------------------------ roof plant
    chiller(-2.85, 1.2, ROOF)
    chiller(-.75, 1.2, ROOF)
    lathe([(0, 0), (.42, 0), (.44, .04), (.40, .10), (.46, .55), (.40, .78), (.42, .84), (.36, .84), (.34, .60)], (3.6, 1.4, ROOF), m=M('ivory'), n=40, subdivide=1)     # cooling tower
    disc(.36, (3.6, 1.4, ROOF + .70), m=M('night'), n=32)
    for q in range(5):
        bx((.34, .08, .014), (3.6 + .17 * math.cos(q * 1.257), 1.4 + .17 * math.sin(q * 1.257), ROOF + .76), M('steel'), None, .004, (18, 0, q * 72), 1)
    torus(.45, .016, (3.6, 1.4, ROOF + .55), m=M('brass'), n=36, k=6)
    bx((1.05, 1.3, .86), (xc + .02, 1.3, ROOF + .43), M('plaster', color='#eadfc9'), None, .03)              # lift machine room
    bx((1.17, 1.42, .07), (xc + .02, 1.3, ROOF + .89), M('ivory'), None, .025)
    for k in range(5):
        bx((.50, .02, .03), (xc, .64, ROOF + .35 + k * .08), M('teal'), None, .006, (24, 0, 0), 1)
    tube([(-3.75, 1.2, ROOF + .35), (-4.05, 1.2, ROOF + .35), (-4.1, .8, ROOF + .30), (-4.1, .5, ROOF - .0)], .06, water, resolution=4, steps=8)
    bar((-1.85, 1.0, ROOF + .30), (-1.70, 1.0, ROOF + .30), .05, water, None, 4)
    tube([(.15, 1.2, ROOF + .30), (.5, 1.2, ROOF + .30), (.9, 1.2, ROOF + .30), (1.25, 1.2, ROOF + .30)], .06, water, resolution=4, steps=6)
    tube([(2.42, 1.4, ROOF + .30), (3.2, 1.4, ROOF + .30)], .06, water, resolution=4, steps=6)
    torus(.09, .014, (.62, 1.05, ROOF + .36), (90, 0, 0), M('marigold', color='#c0452c'), n=20, k=6)
    railing(X0 + .08, X1 - .08, DEPTH - .1, ROOF, .34, None, m='steel', rail='steel', step=.24)
    bx((W, .10, .14), (C, DEPTH - .02, ROOF + .07), M('plaster', color='#e6d8be'), None, .02)
    for k in range(9):                                                                                       # left edge rail
        bar((X0 + .06, .1 + k * .31, ROOF), (X0 + .06, .1 + k * .31, ROOF + .34), .010, M('steel'), None, 2)
    bar((X0 + .06, .1, ROOF + .34), (X0 + .06, 2.5, ROOF + .34), .014, M('steel'), None)

    # outer wall, left: windows, string courses, entrance canopy
    face = group((X0, DEPTH / 2, 0), (0, 0, -90))
    for z in LEVELS[1:]:
        for x in (-.65, .55):
            window(x, .0, z + .80, .50, .74, face, 'ivory', 'teal', night and on(LEVELS.index(z), 'A'))
        bx((DEPTH + .04, .08, .06), (0, -.02, z + H - .05), M('ivory'), face, .02)


AP = [(0, -2.4), (1.5, -2.4), (3.0, -2.4), (4.5, -2.4), (6.0, -2.4), (1.5, .45), (4.5, .45)]


def street_section(x0=-40, x1=40):
    """The street by night, cut along with the building: strata, buried pipes and cables, a wet pavement in front of the houses, a road behind."""
    top = 0
    for k, (c, h) in enumerate(zip(('#5a4a4c', '#4c3c44', '#3e3240', '#322a3c'), (.30, .50, .55, .90))):
        for a, b in ((x0, X0), (X1, x1)):
            bx((b - a, 9.0, h - .012), ((a + b) / 2, 4.5, top - h / 2 - .05), material('clay', c, rough=.95, bump=5, bscale=9), None, .02)
        bx((X1 - X0, 6.2, h - .012), (0, 5.95, top - h / 2 - .05), material('clay', c, rough=.95, bump=4, bscale=9), None, .02)
        top -= h
    bx((X1 - X0, 2.6, .7), (0, 1.3, -1.93), M('stone', color='#5a5a66'), None, .02)
    rng = random.Random(8)
    for _ in range(190):
        x = rng.choice((rng.uniform(-16, X0 - .25), rng.uniform(X1 + .25, 14)))
        ball(rng.uniform(.04, .12), (x, .02, rng.uniform(-2.1, -.4)), (1.2, .6, .8), m=M('stone', color=rng.choice(('#6c5f66', '#574c58', '#7c6c6c'))), n=12)
    for a, b in ((x0, X0), (X1, x1)):                              # mains and ducts run along the cut
        for z, r, m in ((-.62, .075, M('ivory', color='#2f6fa3')), (-1.02, .055, M('brass')), (-1.02, .0, None), (-1.42, .14, M('stone', color='#8a8078'))):
            if r:
                bar((a, -.01, z), (b, -.01, z), r, m, None, 5)
                for k in range(int((b - a) / 1.9)):
                    torus(r * 1.08, .018, (a + 1.0 + 1.9 * k, -.01, z), (0, 90, 0), m, n=20, k=6)
        for k in range(3):
            bar((a, -.02, -.30 - .05 * k), (b, -.02, -.30 - .05 * k), .018, M('rubber', color=('#b5623c', '#0a6a60', '#c49a55')[k]), None, 3)
    tones = ('#62606a', '#565560', '#6d6a72', '#4e4e5a')
    pavement((x0 + 22, X0 - .05), (.05, 2.4), -.05, .42, h=.06, tones=tones)
    pavement((X1 + .05, x1 - 22), (.05, 2.4), -.05, .42, h=.06, seed=6, tones=tones)
    bx((x1 - x0, 40, .05), (0, 22.4, -.03), material('clay', '#3d4152', rough=.34, spec=.5, coat=.5, crough=.12, bump=2, bscale=18, sheen=0), None, .01)


def grounds(night=False):
    """The block of earth the building stands in, its strata showing, a strip of street on top and the table below."""
    tones = ('#a9754a', '#9a5f3a', '#7f4a30', '#6d4030') if not night else ('#3a4566', '#2f3a5a', '#27314e', '#202943')
    top = 0
    for c, h in zip(tones, (.30, .50, .55, .50)):
        for x0, x1 in ((-8.6, X0 - .0), (X1 + .0, 7.6)):
            bx((x1 - x0, 9.0, h - .012), ((x0 + x1) / 2, 4.5, top - h / 2 - .05), material('clay', c, rough=.95, bump=5, bscale=9), None, .03)
        bx((X1 - X0, 6.2, h - .012), (0, 5.95, top - h / 2 - .05), material('clay', c, rough=.95, bump=4, bscale=9), None, .03)
        top -= h
    rng = random.Random(8)
    for _ in range(46):                                            # stones in the section
        x = rng.choice((rng.uniform(-8.4, X0 - .25), rng.uniform(X1 + .25, 7.4)))
        z = rng.uniform(-1.7, -.4)
        ball(rng.uniform(.04, .11), (x, .02, z), (1.2, .6, .8), m=M('stone', color='#b08a68' if not night else '#44507a'), n=12)
    bx((X1 - X0, 2.6, .36), (0, 1.3, -1.76), M('stone', color='#b8ab94' if not night else '#39466a'), None, .02)
    bx((16.2, 9.0, .06), (-.5, 4.5, -1.94), M('wood_dark'), None, .03)
    bx((16.6, 9.4, .34), (-.5, 4.5, -2.14), M('wood'), None, .05)
    # the street's top layer
    tones = None if not night else ('#55607e', '#4c5674', '#5d6886', '#465070')
    kw = dict(tones=tones) if night else {}
    pavement((-8.5, X0 - .05), (.05, 5.2), -.05, .52, h=.06, **kw)
    pavement((X1 + .05, 7.5), (.05, 5.2), -.05, .52, h=.06, seed=6, **kw)
    bx((16.0, 3.7, .05), (-.5, 7.1, -.02), material('clay', '#6f665c' if not night else '#39425a', rough=.8, bump=3, bscale=22), None, .01)
    bx((400, 400, .1), (0, 120, -2.36), material('clay', '#d9b684' if not night else '#18233f', rough=.8, bump=0, sheen=0), None, .01)
