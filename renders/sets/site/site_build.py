"""The construction site at sunset: concrete frame with scaffold, tower crane, cabin, rebar.  Two pictures share it."""
import math
import random

import bpy
from mathutils import Vector

from props.land import GOLDEN_HILLS, clods, ground, hills, low_sun, mist_bank, treeline, tuft
from props.materials import M
from sets.energy.energy_kit import lattice
from studio.studio import (area, ball, box, cylinder, golden_hour, group, instance, lathe, look, material, merge, mist, rounded_rect, slab, subject, superball, torus, tube)

BAY, STOREY = 2.3, 1.75
COLS, ROWS, FLOORS = 4, 3, 3          # bays along X, along Y, storeys
FRAME_AT = (3.2, 6.5)
TURN = -24


def concrete_frame():
    """Slabs, columns, edge beams, starter bars, stair core, props under the top slab; corner points for the survey dots."""
    CONCRETE = material('clay', '#cbbda4', rough=.85, bump=2, bscale=10)
    FRESH = material('clay', '#b4a68f', rough=.8, bump=2, bscale=10)
    rust = material('metal', '#9a5a36', rough=.5)
    g = subject(group((FRAME_AT[0], FRAME_AT[1], 0), (0, 0, TURN)), 'frame')
    w, d = COLS * BAY, ROWS * BAY
    edges = []
    column = merge([box((.3, .3, STOREY - .2), (0, 0, (STOREY - .2) / 2), r=.025, m=CONCRETE, segments=2),
                    box((.42, .42, .14), (0, 0, STOREY - .27), r=.03, m=CONCRETE, segments=2)] +
                   [cylinder(.012, .02, (sx * .12, -.152, z), (90, 0, 0), m=FRESH, bevel=.003, n=8, segments=1) for sx in (-1, 1) for z in (.3, .8, 1.2)], 'column')
    bars = merge([tube([(sx * .1, sy * .1, 0), (sx * .1, sy * .1, .62 + .08 * k)], .014, rust, smooth=False, resolution=2) for k, (sx, sy) in enumerate(((1, 1), (1, -1), (-1, 1), (-1, -1)))] +
                 [torus(.13, .009, (0, 0, z), m=rust, n=4, k=6) for z in (.12, .3)], 'bars')
    for f in range(FLOORS + 1):
        z = f * STOREY
        cols_here = COLS if f < FLOORS else COLS - 1             # the top slab is one bay short: still being cast
        ww = cols_here * BAY
        box((ww + .5, d + .5, .2), ((ww - w) / 2, 0, z), r=.03, m=CONCRETE if f < FLOORS else FRESH, parent=g)
        for y in (-d / 2, d / 2):
            box((ww + .34, .26, .22), ((ww - w) / 2, y, z - .19), r=.025, m=CONCRETE, parent=g)
        for x in range(cols_here + 1):
            box((.26, d + .34, .22), (x * BAY - w / 2, 0, z - .19), r=.025, m=CONCRETE, parent=g)
        for i in range(COLS + 1):
            for j in range(ROWS + 1):
                if f < FLOORS and not (f == FLOORS - 1 and i == COLS):
                    instance(column, (i * BAY - w / 2, j * BAY - d / 2, z + .1), parent=g)
                if f == FLOORS and i <= cols_here or (f == FLOORS - 1 and i == COLS):
                    instance(bars, (i * BAY - w / 2, j * BAY - d / 2, z + .08), parent=g)
        for sx in (-w / 2 - .25, ww - w / 2 + .25):
            for sy in (-d / 2 - .25, d / 2 + .25):
                edges.append(((sx, sy, z - .1), (sx, sy, z + .1)))
        edges += [((-w / 2 - .25, -d / 2 - .25, z + .1), (ww - w / 2 + .25, -d / 2 - .25, z + .1)), ((-w / 2 - .25, -d / 2 - .25, z + .1), (-w / 2 - .25, d / 2 + .25, z + .1)),
                  ((-w / 2 - .25, -d / 2 - .25, z - .1), (ww - w / 2 + .25, -d / 2 - .25, z - .1))]
        # edge protection on open floors
        if 0 < f <= FLOORS:
            for h in (.28, .5):
                tube([(-w / 2 - .2, -d / 2 - .2, z + .1 + h), (ww - w / 2 + .2, -d / 2 - .2, z + .1 + h)], .014, M('orange'), g, smooth=False, resolution=3)
            for k in range(int(ww / .75) + 1):
                x = -w / 2 - .2 + k * (ww + .4) / int(ww / .75)
                tube([(x, -d / 2 - .2, z + .08), (x, -d / 2 - .2, z + .64)], .014, M('steel'), g, smooth=False, resolution=3)
    for i in range(COLS + 1):
        for f in range(FLOORS):
            for y in (-d / 2 - .15,):
                x = i * BAY - w / 2
                if not (f == FLOORS - 1 and i == COLS):
                    edges.append(((x - .15, y, f * STOREY + .1), (x - .15, y, (f + 1) * STOREY - .1)))
                    edges.append(((x + .15, y, f * STOREY + .1), (x + .15, y, (f + 1) * STOREY - .1)))
    # steel props under the newest slab
    for i in range(5):
        for j in range(3):
            x, y = -w / 2 + .7 + i * 1.2, -d / 2 + .7 + j * 2.1
            tube([(x, y, (FLOORS - 1) * STOREY + .1), (x, y, FLOORS * STOREY - .3)], .028, M('orange'), g, smooth=False, resolution=3)
    # stair core in blockwork, with courses
    box((1.9, 1.9, STOREY * FLOORS + .9), (w / 2 - BAY - .1, d / 2 - BAY / 2, (STOREY * FLOORS + .9) / 2), r=.03, m=M('terracotta', color='#b9714c'), parent=g)
    for k in range(20):
        box((1.92, 1.92, .018), (w / 2 - BAY - .1, d / 2 - BAY / 2, .3 + .3 * k), r=.004, m=M('stone'), parent=g, segments=1)
    return g, [(g, a, b) for a, b in edges]


def scaffold(g):
    """Tube scaffold with board lifts and green-teal netting on the left half of the front and the left end."""
    w, d = COLS * BAY, ROWS * BAY
    steel, board = M('steel', rough=.4), M('wood_pale')
    parts = []
    y0, y1 = -d / 2 - .55, -d / 2 - 1.15
    xs = [-w / 2 - .3 + 1.15 * k for k in range(5)]
    top = STOREY * FLOORS + .9
    for x in xs:
        for y in (y0, y1):
            parts.append(tube([(x, y, -.1), (x, y, top)], .026, steel, smooth=False, resolution=3))
            parts.append(box((.16, .16, .03), (x, y, .02), r=.008, m=board, segments=1))
        for k in range(4):
            parts.append(tube([(x, y1 - .15, .9 + k * STOREY * .96), (x, y0 + .3, .9 + k * STOREY * .96)], .022, steel, smooth=False, resolution=3))
    for k in range(4):
        z = .9 + k * STOREY * .96
        for y in (y0, y1):
            parts.append(tube([(xs[0] - .2, y, z - .04), (xs[-1] + .2, y, z - .04)], .022, steel, smooth=False, resolution=3))
        parts.append(tube([(xs[0] - .2, y1, z + .5), (xs[-1] + .2, y1, z + .5)], .02, steel, smooth=False, resolution=3))
        for q in range(4):
            parts.append(box((xs[-1] - xs[0] + .5, .135, .035), ((xs[0] + xs[-1]) / 2, y1 + .08 + .145 * q, z), (0, 0, random.uniform(-.3, .3)), .008, board, segments=1))
        if k < 3:
            parts.append(tube([(xs[k % 2 * 2], y1 - .03, z), (xs[k % 2 * 2 + 2], y1 - .03, z + STOREY * .96)], .02, steel, smooth=False, resolution=3))
    instance(merge(parts, 'scaffold'), parent=g)


def crane(at=(9.2, 10.5, 0), height=8.7, jib=10.5, back=3.4, turn=0, drop=.8):
    """Hammerhead crane in deep orange: mast, cab, jib along -X turned by `turn`, counterweights, trolley with a beam on slings."""
    steel, ink, ivory = M('steel'), M('ink'), M('ivory')
    paint = M('marigold')
    g = subject(group(at), 'crane')
    box((2.2, 2.2, .5), (0, 0, .2), r=.06, m=M('stone'), parent=g)
    lattice(g, .78, height, (0, 0, .4), bays=18, r=.05, m=paint, thin=.55)
    for k in range(18):
        tube([(-.12, .22, .6 + .46 * k), (.12, .22, .6 + .46 * k)], .014, steel, g, smooth=False, resolution=2)
    top = group((0, 0, height + .4), (0, 0, turn), parent=g)
    cylinder(.55, .22, m=ink, parent=top, bevel=.03)
    torus(.56, .03, (0, 0, .02), m=M('brass'), parent=top, n=56, k=8)
    lattice(top, .74, 2.6, (0, 0, .1), bays=4, r=.05, m=paint, taper=.28)
    lattice(top, .5, jib, (-.3, 0, .42), (0, -90, 0), bays=20, r=.035, m=paint, taper=.72)
    lattice(top, .5, back, (.3, 0, .42), (0, 90, 0), bays=6, r=.035, m=paint)
    for x in (-jib * .93, -jib * .48, back):
        tube([(0, 0, 2.72), (x, 0, .62)], .022, steel, top, smooth=False, resolution=4)
    for k in range(4):
        box((.28, .78, .95), (back - .15 - .34 * k, 0, .0), r=.04, m=M('stone'), parent=top)
    cab = group((-.62, -.55, .02), parent=top)
    box((.72, .62, .78), (0, 0, .1), r=.07, m=ivory, parent=cab)
    box((.05, .5, .5), (-.35, 0, .16), r=.02, m=M('visor'), parent=cab)
    box((.5, .05, .46), (-.06, -.30, .18), r=.02, m=M('visor'), parent=cab)
    box((.8, .7, .06), (0, 0, .52), r=.02, m=M('teal'), parent=cab)
    # trolley, rope, hook block, beam on two slings
    x = -jib * .62
    box((.6, .56, .14), (x, 0, .1), r=.03, m=ink, parent=top)
    for dx in (-.14, .14):
        tube([(x + dx, 0, .1), (x + dx * .6, 0, -drop)], .014, steel, top, smooth=False, resolution=3)
    box((.3, .16, .34), (x, 0, -drop - .1), r=.05, m=paint, parent=top)
    cylinder(.14, .2, (x, 0, -drop - .02), (90, 0, 0), m=steel, parent=top, n=32)
    torus(.09, .028, (x, 0, -drop - .36), (90, 0, 0), m=steel, parent=top, n=32, k=10, arc=300)
    beam_z = -drop - 1.35
    for dx in (-1.1, 1.1):
        tube([(x, 0, -drop - .42), (x + dx, 0, beam_z + .18)], .016, steel, top, smooth=False, resolution=3)
    beam = group((x, 0, beam_z), (0, 2.5, 0), parent=top)
    steel_red = material('satin', '#a8472a', rough=.5)
    box((3.4, .34, .055), (0, 0, .16), r=.012, m=steel_red, parent=beam)
    box((3.4, .34, .055), (0, 0, -.16), r=.012, m=steel_red, parent=beam)
    box((3.4, .05, .3), r=.012, m=steel_red, parent=beam)
    for dx in (-1.55, -1.4, 1.4, 1.55):
        for dz in (-.07, .07):
            cylinder(.025, .06, (dx, -.03, dz), (90, 0, 0), m=steel, parent=beam, n=12, bevel=.004)
    return g


def cabin(at=(-6.2, 6.8, 0), turn=14):
    g = group(at, (0, 0, turn))
    box((3.4, 1.7, 1.7), (0, 0, 1.05), r=.06, m=M('ivory', rough=.5), parent=g)
    for k in range(17):
        box((.07, 1.74, 1.5), (-1.6 + .2 * k, 0, 1.05), r=.02, m=M('ivory', rough=.5), parent=g, segments=2)
    box((3.6, 1.9, .12), (0, 0, 1.95), r=.04, m=M('teal'), parent=g)
    box((.62, .06, 1.25), (.95, -.88, .9), r=.02, m=M('teal'), parent=g)
    box((1.1, .06, .7), (-.55, -.88, 1.25), r=.02, m=M('ink'), parent=g)
    box((1.0, .07, .6), (-.55, -.885, 1.25), r=.01, m=material('emit', '#ffcf8a', power=1.6), parent=g)
    box((.03, .09, .6), (-.55, -.89, 1.25), r=.006, m=M('ink'), parent=g, segments=1)
    for x in (-1.4, 1.4):
        box((.3, 1.5, .25), (x, 0, .12), r=.03, m=M('stone'), parent=g)
    for k in range(2):
        box((.8, .3, .1), (.95, -1.05 - .28 * k, .3 - .14 * k), r=.02, m=M('wood'), parent=g)


def rebar_stack(at, turn=0, n=26, length=4.6):
    rust = material('metal', '#a0603a', rough=.48)
    g = group(at, (0, 0, turn))
    bar = merge([tube([(-length / 2, 0, 0), (length / 2, 0, 0)], .034, rust, smooth=False, resolution=3)] +
                [torus(.034, .006, (-length / 2 + .08 * k, 0, 0), (0, 90, 0), m=rust, n=10, k=4) for k in range(int(length / .08))], 'bar')
    i = 0
    for layer in range(5):
        for k in range(n // 5 + 3 - layer):
            instance(bar, (random.uniform(-.12, .12), (k - (n // 5 + 2 - layer) / 2) * .075, .2 + .066 * layer), parent=g)
            i += 1
    for x in (-1.5, 0, 1.5):
        box((.14, 1.1, .14), (x, 0, .07), r=.02, m=M('wood'), parent=g)
    for x in (-1.1, 1.1):
        torus(.36, .012, (x, 0, .32), (0, 90, 0), m=M('steel'), parent=g, n=32, k=6, scale=(.5, 1, 1))


def drawing_roll(parent, at, turn, length=1.25, r=.1, paper='#fbf5e8', band='marigold'):
    """A roll of drawings: a spiral of paper with a band; the loose edge shows."""
    g = group(at, turn, parent=parent)
    m = material('clay', paper, rough=.9, bump=0)
    spiral = []
    for k in range(80):
        a = k * .26
        spiral.append((r * (.35 + .65 * k / 79) * math.cos(a), r * (.35 + .65 * k / 79) * math.sin(a)))
    outline = spiral + [(x * (1 - .035 / max(.05, math.hypot(x, y) * 10)), y * (1 - .035 / max(.05, math.hypot(x, y) * 10))) for x, y in reversed(spiral)]
    verts, faces = [], []
    for z in (-length / 2, length / 2):
        verts += [(x, y, z) for x, y in spiral]
    n = len(spiral)
    faces = [(k, k + 1, n + k + 1, n + k) for k in range(n - 1)]
    mesh = bpy.data.meshes.new('roll')
    mesh.from_pydata(verts, [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.materials.append(m)
    obj = bpy.data.objects.new('roll', mesh)
    bpy.context.scene.collection.objects.link(obj)
    obj.parent = g
    cylinder(r * 1.04, length * .13, (0, 0, .05), m=M(band) if isinstance(band, str) else band, parent=g, bevel=.012, n=40)
    for s in (-1, 1):                                               # faint drawn lines on the outer sheet
        torus(r * 1.005, .003, (0, 0, s * length * .36), m=M('teal'), parent=g, n=40, k=4)
    return g


def barrel(at, with_rolls=True):
    g = group(at)
    blue = material('satin', '#2f5d68', rough=.45, coat=.2)
    lathe([(0, 0), (.46, 0), (.5, .03), (.5, .42), (.53, .45), (.5, .48), (.5, .9), (.53, .93), (.5, .96), (.5, 1.36), (.52, 1.4), (.48, 1.42), (.46, 1.37), (0, 1.36)], m=blue, parent=g, n=80, bevel=.008)
    cylinder(.07, .05, (.25, .1, 1.385), m=M('brass'), parent=g, bevel=.012, n=24)
    cylinder(.04, .04, (-.3, -.1, 1.38), m=M('steel'), parent=g, bevel=.01, n=20)
    if with_rolls:
        slab(rounded_rect(1.15, .8, .03), .035, .008, M('wood_pale'), (0, 0, 1.405), (0, 0, 12), g)
        drawing_roll(g, (.02, -.2, 1.55), (0, 90, 24), 1.5, .115)
        drawing_roll(g, (.06, .14, 1.55), (0, 90, 4), 1.3, .105, '#dccba6', material('clay', '#a89878', rough=.9))
        box((.16, .16, .12), (-.32, -.02, 1.50), (0, 0, 20), .02, M('terracotta'), g)      # a brick stub holds the board
    return g


def site(camera_at, sun_azimuth=None, sun_elevation=0, sun_degrees=7.5, hook_turn=0, crane_at=(9.2, 10.5, 0)):
    ground((-50, 50), (-14, 60), '#b0895a', .14, (150, 120), 6)
    frame, edges = concrete_frame()
    scaffold(frame)
    crane(crane_at, turn=hook_turn)
    cabin()
    rebar_stack((-1.6, 1.6, .02), 22)
    rebar_stack((-3.4, 3.2, .02), 18, 20, 4.2)
    brick = merge([box((.26, .13, .1), (.28 * i, .15 * j, .105 * k + .06), (0, 0, random.uniform(-2, 2)), .012, M('terracotta'), segments=1) for i in range(5) for j in range(4) for k in range(6)], 'bricks')
    instance(brick, (1.0, 2.0, .0), (0, 0, -20))
    instance(brick, (-5.2, 1.4, .0), (0, 0, 12))
    sand = ball(1, (6.6, 2.6, -.1), (1.7, 1.5, .95), m=material('clay', '#cda66b', rough=.95, bump=4, bscale=8), n=48)
    clods([(random.uniform(-9, 9), random.uniform(-6, 4), .03) for _ in range(220)], (.04, .14), '#a87f55')
    for _ in range(160):
        x, y = random.uniform(-14, 14), random.uniform(-7, 5)
        tuft((x, y, 0), random.uniform(.5, 1.1), random.uniform(0, 360), 'dry')
    for k in range(2):                                                # wheel ruts
        tube([(-10, -2.8 + .7 * k, -.02), (-3, -.7 + .7 * k, -.02), (3, 1.0 + .7 * k, -.02), (12, 2.2 + .7 * k, -.02)], .12, material('clay', '#8f6c45', rough=.95, bump=4, bscale=9))
    treeline(34, (-40, 40), 30, (.9, 1.6), seed=12, depth=8)
    hills(seed=9.2, near=48, far=84, height=(5, 11), x=-6)
    mist_bank((-12, 26, .3), (24, 4, 1.4), .45)
    mist_bank((16, 30, .3), (24, 4, 1.5), .42)
    if sun_azimuth is not None:
        low_sun(camera_at, sun_azimuth, sun_elevation, 150, sun_degrees, '#ffb850', '#ff6a1e', 1.9)
    mist(13, 120)
    look(haze=('#f6cd94', .80, 1.0), bloom=.05, vignette=.14)
    return frame, edges
