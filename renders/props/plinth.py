"""The plinth series: one turntable, one sweep, one camera, one light per family; and the small things that stand on it.

A set file of the series is a list of builders; `still()` gives each its own stage, 40 units from the next, so that neither
light nor bounce of a neighbour is seen:

    start(41)
    series('school', [('mod-school-fees', fees), ...])
    main()

A builder gets an empty group and models its object in any convenient size with the ground at z = 0, facing -Y.  `settle()`
then centres the object and scales it to the same share of the frame as its brothers.
"""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from studio.studio import (aim, area, ball, box, camera, cylinder, disc, finish, from_bmesh, group, lathe, link, look, material, mist,
                           place, point, rounded_rect, sky, slab, subject, superball, torus, tube)
from props.materials import M

GAP = 40                     # units between two stages
FLOOR = -.44                 # the sweep's floor; the turntable's top is z = 0
FORWARD = -.2               # objects stand a little in front of the plinth's middle
WIDE, TALL = 3.55, 2.38     # the space for an object: 58 % of the frame's width, half its height


# ---------------------------------------------------------------------------- shapes the toolkit lacks

def strip(path, width, t=.02, m=None, parent=None, at=(0, 0, 0), turn=(0, 0, 0), smooth_angle=60):
    """A bent band: path [(x, z), ...] seen from the front, `width` deep along Y (centred), `t` thick.

    Paper curls, ribbons, straps, blankets; turned by (90, 0, 0) it is a curtain.
    """
    pts = [Vector((x, 0, z)) for x, z in path]
    bm = bmesh.new()
    rings = []
    for i, p in enumerate(pts):
        a, b = pts[max(0, i - 1)], pts[min(len(pts) - 1, i + 1)]
        d = (b - a).normalized()
        n = Vector((-d.z, 0, d.x)) * t / 2
        y = Vector((0, width / 2, 0))
        rings.append([bm.verts.new(v) for v in (p + n - y, p + n + y, p - n + y, p - n - y)])
    for one, two in zip(rings, rings[1:]):
        for k in range(4):
            bm.faces.new((one[k], two[k], two[(k + 1) % 4], one[(k + 1) % 4]))
    bm.faces.new(rings[0])
    bm.faces.new(list(reversed(rings[-1])))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return place(finish(from_bmesh(bm, 'strip'), m, smooth_angle=smooth_angle), at, turn, parent=parent)


def arch(radius, width, depth, leg, m, parent, at=(0, 0, 0), a0=0, a1=180, r=.07):
    """Half ring in the XZ plane, standing on straight legs; `depth` along Y.  a0, a1: the part of it, in degrees."""
    steps = 56
    inner, outer = radius - width / 2, radius + width / 2
    angles = [math.radians(a0 + (a1 - a0) * i / steps) for i in range(steps + 1)]
    line = [(outer * math.cos(a), outer * math.sin(a)) for a in angles]
    back = [(inner * math.cos(a), inner * math.sin(a)) for a in reversed(angles)]
    if a0 == 0:
        line.insert(0, (outer, -leg))
        back.append((inner, -leg))
    if a1 == 180:
        line.append((-outer, -leg))
        back.insert(0, (-inner, -leg))
    return slab(line + back, depth, r, m, (at[0], at[1] + depth / 2, at[2]), (90, 0, 0), parent)


def rod(a, b, r, m, parent, resolution=6):
    """Straight bar between two points."""
    return tube([a, b], r, m, parent, smooth=False, resolution=resolution)


def wave(n, x0, x1, amp, periods, phase=0):
    """A wavy line for curtains and cloth: [(x, z), ...]."""
    return [(x0 + (x1 - x0) * i / n, amp * math.sin(phase + 2 * math.pi * periods * i / n)) for i in range(n + 1)]


def arc_points(cx, cz, r, a0, a1, n=16):
    """Points on a circle in a plane, degrees."""
    return [(cx + r * math.cos(math.radians(a0 + (a1 - a0) * i / n)), cz + r * math.sin(math.radians(a0 + (a1 - a0) * i / n))) for i in range(n + 1)]


# ---------------------------------------------------------------------------- the stage

def sweep(color, parent, rough=.8, back=10, r=6):
    """Paper sweep: floor, quarter-round and wall, 34 wide."""
    profile = [(-16, FLOOR)]
    for i in range(33):
        a = math.pi / 2 * i / 32
        profile.append((back - r + r * math.sin(a), FLOOR + r - r * math.cos(a)))
    profile.append((back, 18))
    bm = bmesh.new()
    left = [bm.verts.new((-17, y, z)) for y, z in profile]
    right = [bm.verts.new((17, y, z)) for y, z in profile]
    for i in range(len(profile) - 1):
        bm.faces.new((left[i], right[i], right[i + 1], left[i + 1]))
    obj = finish(from_bmesh(bm, 'sweep'), material('clay', color, rough=rough, bump=0, sheen=0), smooth_angle=180)
    obj.parent = parent
    return obj


def turntable(parent, body, line, foot):
    """Disc plinth, top at z = 0, radius 2.0: a turned disc with an inlaid line on a recessed foot."""
    lathe([(0, -.32), (1.82, -.32), (1.92, -.305), (1.98, -.26), (2.0, -.2), (2.0, -.075), (1.985, -.03), (1.95, -.006), (1.9, 0), (0, 0)],
          m=body, parent=parent, n=160, smooth_angle=60)
    torus(1.999, .014, (0, 0, -.205), m=line, parent=parent, n=160, k=10)
    torus(1.83, .008, (0, 0, .0), m=line, parent=parent, n=160, k=8)
    lathe([(0, FLOOR), (1.76, FLOOR), (1.78, FLOOR + .03), (1.76, -.32), (0, -.32)], m=foot, parent=parent, n=128)


def half_arc(parent, left, right=None, line=None, y=1.62, radius=1.75):
    """The half-arc behind the object; two colours when `right` is given."""
    z = .34
    if right is None:
        arch(radius, .34, .30, z - FLOOR, left, parent, (0, y, z))
    else:
        arch(radius, .34, .30, z - FLOOR, right, parent, (0, y, z), 0, 89.9)
        arch(radius, .34, .30, z - FLOOR, left, parent, (0, y, z), 90.1, 180)
    tube([(radius + .27, y, FLOOR)] + [(x, y, zz) for x, zz in arc_points(0, z, radius + .27, 0, 180, 60)] + [(-radius - .3, y, FLOOR)],
         .018, line, parent, smooth=False)
    for k in range(0, 13):
        a = math.radians(15 * k)
        ball(.045 if k % 3 == 0 else .028, ((radius + .27) * math.cos(a), y - .01, z + (radius + .27) * math.sin(a)), m=line, parent=parent, n=20)


def halo_ring(parent, color='#ff8410', power=1.5, line=None, y=1.75, radius=1.4, z=1.0, thick=.05):
    """Night families: a lit ring in a brass channel."""
    torus(radius, thick, (0, y, z), (90, 0, 0), material('emit', color, power=power), parent, n=160, k=16)
    torus(radius, thick * 1.5, (0, y + thick * 1.4, z), (90, 0, 0), line, parent, n=160, k=16)
    torus(radius + .2, .016, (0, y, z), (90, 0, 0), line, parent, n=160, k=8)
    for k in range(24):
        a = math.radians(15 * k)
        ball(.042 if k % 3 == 0 else .024, ((radius + .2) * math.cos(a), y - .01, z + (radius + .2) * math.sin(a)), m=line, parent=parent, n=16)


FAMILIES = ('school', 'shared', 'hospital', 'antivirus', 'racks')


def stage(family, x, ring=None):
    """Sweep, plinth, arc or ring, and light of a family at x; returns the stage's group.  ring: options of halo_ring()."""
    g = group((x, 0, 0), name='stage')

    def lamp(at, target, size, power, color, size_y=None):
        return area((x + at[0], at[1], at[2]), (x + target[0], target[1], target[2]), size, power, color, size_y)

    o = (0, 0, .8)
    if family in ('school', 'shared', 'hospital'):
        gold = M('gold', color='#d9a552', rough=.3)
        body = material('satin', '#f1e7d6', rough=.42, coat=.25, crough=.2)
        turntable(g, body, gold, material('clay', '#c9b493', rough=.7))
        if family == 'hospital':
            sweep('#f1ece2', g)
            half_arc(g, material('satin', '#0d7a72', rough=.45, coat=.2), line=gold)
            lamp((-4.8, -5.2, 5.4), o, 2.8, 900, '#f4f6ff')                      # cool day key, left
            lamp((6.5, -5.5, 2.6), o, 4.5, 130, '#ffeedd')                       # warm fill
            lamp((3.2, 3.6, 3.6), (2.6, -3, .7), .9, 400, '#ffb870', 3.0)        # warm rim; aimed off the sweep
            lamp((-3.4, 3.6, 2.8), (-2.8, -3, .7), .7, 110, '#bfe6ff', 2.4)
            lamp((0, 2.8, .8), (0, 10, 3.0), 1.6, 220, '#ffeedb')                # glow behind the arc
        else:
            sweep('#f3ebdd', g)
            mari = material('satin', '#ee900c', rough=.45, coat=.2)
            half_arc(g, mari, material('satin', '#0d7a72', rough=.45, coat=.2) if family == 'shared' else None, gold)
            lamp((5.0, -4.6, 4.8), o, 2.4, 1000, '#ffe9cc')                       # golden key, right
            lamp((-6.2, -5.6, 3.2), o, 5, 150, '#eef0ff')                        # soft fill
            lamp((-3.2, 3.6, 3.6), (-2.6, -3, .7), .9, 380, '#ffd9a8', 3.0)      # rim from behind; aimed off the sweep
            lamp((0, 2.8, .8), (0, 10, 3.0), 1.6, 250, '#ffe4bc')                # glow behind the arc
    else:
        brass = M('brass', color='#d2a457', rough=.28)
        turntable(g, material('satin', '#1c2a50', rough=.36, coat=.4), brass, material('satin', '#0d1529', rough=.5))
        sweep('#131f40', g, rough=.6)
        halo_ring(g, line=brass, **(ring or {}))
        lamp((-4.2, -5.0, 4.6), o, 3.0, 930, '#ffedd8')                          # warm key
        lamp((5.4, -4.2, 1.6), o, 3.6, 260, '#a5ccff')                           # cool fill
        lamp((3.4, 3.4, 3.4), (2.4, -3, .9), .8, 420, '#ffc27a', 3.0)            # warm rim
        lamp((-4.0, 2.8, 1.8), (-1.6, -3, .7), .7, 460, '#5fd8cc', 3.0)          # the teal light
        lamp((-5.5, 2.0, 1.6), (-3, 10, 2.2), 3, 760, '#3f6bd6')              # colour on the sweep
        lamp((5.5, 2.2, .8), (3.6, 10, 1.8), 2.5, 300, '#3a6fc0')
    return g


def spread(obj):
    """Smallest box, in the world, around everything that hangs on obj."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    low, high = np.full(3, 1e9), np.full(3, -1e9)
    stack = [obj]
    while stack:
        o = stack.pop()
        stack.extend(o.children)
        if o.type not in ('MESH', 'CURVE') or o.hide_render:
            continue
        e = o.evaluated_get(graph)
        data = e.to_mesh()
        co = np.empty(len(data.vertices) * 3, np.float32)
        data.vertices.foreach_get('co', co)
        e.to_mesh_clear()
        if not len(co):
            continue
        w = np.array(o.matrix_world)
        p = co.reshape(-1, 3) @ w[:3, :3].T + w[:3, 3]
        low, high = np.minimum(low, p.min(0)), np.maximum(high, p.max(0))
    return low, high


def settle(g, x, wide=WIDE, tall=TALL):
    """Centre an object on the plinth at x and scale it to its share of the frame."""
    low, high = spread(g)
    s = min(wide / (high[0] - low[0]), tall / (high[2] - low[2]))
    mid = (low + high) / 2
    g.scale = (s, s, s)
    g.location = (-s * (mid[0] - x), -s * mid[1] + FORWARD, .001 - s * low[2])     # relative to the stage it hangs on
    return s, (high - low) * s


def still(family, name, build, index, wide=WIDE, tall=TALL, lift=0, fstop=.5):
    """One picture of the series: stage, object, camera."""
    x = GAP * index
    st = stage(family, x)
    g = group(parent=st, name=name)
    build(g)
    s, size = settle(g, x, wide, tall)
    print(f'STILL {name}: scale {s:.2f}, {size[0]:.2f} x {size[1]:.2f} x {size[2]:.2f}')
    subject(g, name)
    aimed = (x, 0, .87 + lift)
    return camera(name, (x, -14.6, 3.95), aimed, lens=87, fstop=fstop, focus=(x, -.35, .8), aspect=3 / 2)


def series(family, pictures, first=0):
    """Stages in a row and the family's sky and grade; pictures: (name, builder) or (name, builder, options)."""
    for i, (name, build, *rest) in enumerate(pictures):
        options = dict(rest[0]) if rest else {}
        kind = options.pop('family', family)
        still(kind, name, build, first + i, **options)
    if family in ('antivirus', 'racks'):
        sky([(0, '#0a1124'), (1, '#2b3f6e')], .35)
        look(ev=.1, bloom=.055, vignette=.2)
    elif family == 'hospital':
        sky([(0, '#d8cfc0'), (.5, '#f4f1ea'), (1, '#dbe6f0')], .40)
        look(ev=.2, bloom=.035, vignette=.22, saturation=1.12, contrast=1.1)
    else:
        sky([(0, '#dccfb8'), (.5, '#f8f1e4'), (1, '#e9ebee')], .42)
        look(ev=.26, bloom=.04, vignette=.24, saturation=1.12, contrast=1.1)


# ---------------------------------------------------------------------------- paper

def sheet_of(w, d, parent, at=(0, 0, 0), turn=(0, 0, 0), m=None, t=.025, r=.012):
    """A thick sheet of paper or card lying in its XY plane."""
    return box((w, d, t), at, turn, r, m or M('paper'), parent, 2)


def rules(parent, x0, y0, width, rows, pitch, z, m, t=.028, ends=(1, .86, .94, .7, 1, .8)):
    """Blank ruled lines on a sheet, from the top left downwards."""
    for i in range(rows):
        w = width * ends[i % len(ends)]
        box((w, t, .008), (x0 + w / 2, y0 - i * pitch, z), r=.003, m=m, parent=parent, segments=1)


def tick_boxes(parent, x, y0, rows, pitch, z, s, m, filled=(), fill=None):
    """A column of small squares, some filled."""
    for i in range(rows):
        box((s, s, .012), (x, y0 - i * pitch, z), r=.006, m=fill if i in filled else m, parent=parent, segments=1)


def curl(parent, width, length, at, turn=(0, 0, 0), m=None, lines=None, r=.22, t=.02):
    """A till receipt: rises from a roll end and curls over at the top.  Path in XZ."""
    path = [(0, 0), (.02, length * .35)]
    path += [(r - r * math.cos(math.radians(a)) + .04, length * .6 + r * math.sin(math.radians(a))) for a in range(0, 241, 12)]
    obj = strip(path, width, t, m or M('paper'), parent, at, turn)
    return obj


def envelope(parent, w, h, at=(0, 0, 0), turn=(0, 0, 0), m=None, seal=None, line=None):
    """Envelope in its XY plane, flap towards +Y, round seal."""
    g = group(at, turn, parent=parent)
    m = m or M('paper')
    box((w, h, .05), r=.02, m=m, parent=g, segments=3)
    line = line or M('card')
    flap = [(-w / 2 + .03, h / 2 - .02), (w / 2 - .03, h / 2 - .02), (.06, -h * .06), (-.06, -h * .06)]
    slab([flap[0], flap[3], flap[2], flap[1]], .022, .008, m, (0, 0, .026), parent=g, segments=2)
    for s in (-1, 1):
        rod((s * (w / 2 - .03), h / 2 - .02, .05), (s * .05, -h * .055, .05), .009, line, g, 3)
        rod((s * (w / 2 - .03), -h / 2 + .03, .028), (s * .16 * w, -h * .02, .028), .008, line, g, 3)
    if seal:
        cylinder(h * .12, .04, (0, -h * .05, .06), m=seal, parent=g, bevel=.012, n=40)
    return g


# ---------------------------------------------------------------------------- desk things

def pencil(parent, length=2, r=.075, at=(0, 0, 0), turn=(0, 0, 0), color=None):
    """Pencil along +Z, point at z = 0."""
    g = group(at, turn, parent=parent)
    cylinder(.004, r * .9, (0, 0, r * .45), m=M('ink'), top=r * .3, n=24, bevel=0, parent=g)
    cylinder(r * .3, r * 2.4, (0, 0, r * 2.1), m=M('wood_pale'), top=r, n=24, bevel=0, parent=g)
    cylinder(r, length - r * 6, (0, 0, r * 3.3 + (length - r * 6) / 2), m=color or M('marigold'), n=6, bevel=r * .18, parent=g, segments=2)
    top = length - r * 2.7
    cylinder(r * 1.04, r * 1.6, (0, 0, top + r * .8), m=M('brass'), n=32, bevel=.006, parent=g)
    for k in range(2):
        torus(r * 1.06, r * .1, (0, 0, top + r * (.4 + .8 * k)), m=M('brass'), parent=g, n=32, k=8)
    cylinder(r * .95, r * 1.3, (0, 0, top + r * 2.1), m=M('terracotta'), n=32, bevel=r * .35, parent=g)
    return g


def fountain_pen(parent, length=2.2, r=.11, at=(0, 0, 0), turn=(0, 0, 0), body=None):
    """Fountain pen along +Z, nib at z = 0; the nib's flat side faces -Y."""
    g = group(at, turn, parent=parent)
    body = body or M('ink')
    gold = M('gold')
    nib = slab([(0, 0), (r * .25, r * .55), (r * .78, r * 2.3), (r * .62, r * 3.6), (-r * .62, r * 3.6), (-r * .78, r * 2.3), (-r * .25, r * .55)],
               r * .22, r * .06, gold, (0, 0, 0), (90, 0, 0), g)
    nib.location = (0, r * .11 - .3 * r, 0)
    cylinder(.012, .02, (0, -.3 * r - r * .12, r * 2.2), (90, 0, 0), m=M('ink'), parent=g, n=20, bevel=0)
    box((.008, .01, r * 1.9), (0, -.3 * r - r * .11, r * 1.1), r=.002, m=M('ink'), parent=g, segments=1)
    lathe([(0, r * 2.2), (r * .42, r * 2.3), (r * .6, r * 3), (r * .7, r * 5.2), (r * .82, r * 5.6), (0, r * 5.6)], m=M('ink'), parent=g, n=48, subdivide=1)
    torus(r * .84, r * .12, (0, 0, r * 5.7), m=gold, parent=g, n=48)
    z0, z1 = r * 5.7, length
    lathe([(0, z0), (r * .86, z0), (r, z0 + .2), (r, z0 + (z1 - z0) * .6), (r * .8, z1 - .06), (r * .5, z1), (0, z1)], m=body, parent=g, n=48, subdivide=1)
    torus(r * 1.01, r * .1, (0, 0, z0 + (z1 - z0) * .55), m=gold, parent=g, n=48)
    ball(r * .3, (0, 0, z1), m=gold, parent=g, n=24)
    return g


def key(parent, length=1.2, at=(0, 0, 0), turn=(0, 0, 0), m=None, t=.06):
    """Door key lying in its XY plane: ring bow at the origin, shaft along +X, two wards towards -Y."""
    g = group(at, turn, parent=parent)
    m = m or M('gold')
    b = length * .2
    torus(b * .78, t * .95, m=m, parent=g, n=64, scale=(1, 1.12, 1))
    torus(t * 1.05, t * .75, (b * .85, 0, 0), (0, 90, 0), m, g, n=40)
    rod((b * .8, 0, 0), (length, 0, 0), t * .72, m, g)
    torus(t * .85, t * .45, (b * 1.35, 0, 0), (0, 90, 0), m, g, n=40)
    ball(t * .85, (length, 0, 0), m=m, parent=g, n=24)
    for x, d in ((length * .93, .24), (length * .78, .18)):
        box((length * .085, length * d, t * .9), (x, -length * d / 2, 0), r=.014, m=m, parent=g, segments=2)
    box((length * .1, length * .06, t * .9), (length * .91, -length * .2, 0), r=.012, m=m, parent=g, segments=2)
    return g


def coin(parent, r=.3, h=.09, at=(0, 0, 0), turn=(0, 0, 0), m=None):
    """Coin with a raised rim and a plain boss, lying flat."""
    m = m or M('gold')
    g = group(at, turn, parent=parent)
    lathe([(0, 0), (r * .95, 0), (r, h * .12), (r, h * .88), (r * .95, h), (r * .84, h), (r * .8, h * .78), (r * .5, h * .76), (r * .46, h * .92), (0, h * .94)],
          m=m, parent=g, n=64, smooth_angle=30)
    return g


def coins(parent, n, r=.3, h=.1, at=(0, 0, 0), m=None, jitter=.02):
    """Stack of coins."""
    for i in range(n):
        coin(parent, r, h * .94, (at[0] + jitter * math.sin(i * 2.3), at[1] + jitter * math.cos(i * 3.1), at[2] + i * h), (0, 0, i * 40), m)


def book(parent, w=1.6, d=1.1, h=.3, at=(0, 0, 0), turn=(0, 0, 0), cover=None, bands=2, ribbon=None, corners=False):
    """Closed book lying flat, origin at the middle of its underside, spine towards -Y."""
    g = group(at, turn, parent=parent)
    cover = cover or M('teal')
    t = min(.055, h * .2)
    for z in (t / 2, h - t / 2):
        box((w, d, t), (0, 0, z), r=t * .4, m=cover, parent=g, segments=3)
    back = cylinder(h / 2, w, (0, -d / 2 + .01, h / 2), (0, 90, 0), m=cover, n=40, bevel=.012, parent=g, segments=2)
    back.scale = (1, .42, 1)
    page = M('paper', color='#efe4cc')
    box((w - .09, d - .06, h - 2 * t + .004), (0, .0, h / 2), r=.01, m=page, parent=g, segments=2)
    lines = max(2, int(h / .06))
    for i in range(lines):
        z = t + (h - 2 * t) * (i + .5) / lines
        box((w - .084, d - .054, .006), (0, 0, z), r=.001, m=M('card', color='#d8c6a2'), parent=g, segments=1)
    for k in range(bands):
        x = w * (-.32 + .64 * k / max(1, bands - 1)) if bands > 1 else 0
        band = cylinder(h / 2 + .008, w * .035, (x, -d / 2 + .01, h / 2), (0, 90, 0), m=M('gold'), n=40, bevel=.006, parent=g, segments=2)
        band.scale = (1, .45, 1)
    if ribbon:
        fall = min(1, h * .5 / .42)                          # never below the table
        strip([(0, 0), (.02, -.14 * fall), (-.02, -.3 * fall), (.015, -.42 * fall)], .09, .012, ribbon, g, (-w / 2 - .012, d * .1, h * .55))
    if corners:
        for sx in (-1, 1):
            for z in (-.003, h + .003):
                tri = [(0, 0), (-sx * w * .13, 0), (0, -w * .13)]
                tri = tri if sx > 0 else tri[::-1]
                slab(tri, .02, .006, M('brass'), (sx * (w / 2 + .004), d / 2 + .004, z - .01), parent=g, segments=2)
                tri = [(0, 0), (0, w * .13), (-sx * w * .13, 0)]
                tri = tri if sx > 0 else tri[::-1]
                slab(tri, .02, .006, M('brass'), (sx * (w / 2 + .004), -d / 2 - .004, z - .01), parent=g, segments=2)
    return g


def open_book(parent, w=2.6, d=1.7, at=(0, 0, 0), turn=(0, 0, 0), cover=None, fat=.16):
    """Open ledger lying in its XY plane, gutter along Y; returns (group, top(x)) where top gives the page height at x."""
    g = group(at, turn, parent=parent)
    cover = cover or M('teal')
    half = w / 2

    def top(x):
        u = abs(x) / half
        return .05 + fat * (1 - math.exp(-u * 9)) * (1 - .55 * u ** 2.2)

    box((w + .12, d + .12, .05), (0, 0, .025), r=.02, m=cover, parent=g, segments=3)
    for s in (-1, 1):
        xs = [s * half * (i / 24) for i in range(25)]
        xs[0] = s * .012
        for k, lift in enumerate((0, .014, .028)):
            shrink = 1 - .012 * (2 - k)
            path = [(x * shrink, .04 + (top(x) - .05) * (.5 + .25 * k)) for x in xs]
            strip(path if s > 0 else path[::-1], d - .02 * k, .02, M('paper', color='#f4ecd9' if k < 2 else '#f8f2e4'), g)
        outline = [(x, top(x) - .012) for x in xs]
        # solid block of pages below the top leaves
        pts = [(x, .045) for x in reversed(xs)]
        block = slab([(x, z) for x, z in (outline + pts)][::1 if s < 0 else 1], d - .05, .004, M('paper', color='#eadfc6'), (0, (d - .05) / 2, 0), (90, 0, 0), g, segments=1)
    return g, top


def page_rules(parent, top, x0, x1, ys, m, t=.02):
    """Ruled lines that follow a curved page of open_book()."""
    for y in ys:
        n = 10
        path = [(x0 + (x1 - x0) * i / n, top(x0 + (x1 - x0) * i / n) + .012) for i in range(n + 1)]
        strip(path, t, .006, m, parent, (0, y, 0))


# ---------------------------------------------------------------------------- devices

def slate(parent, w=1.2, h=1.6, at=(0, 0, 0), turn=(0, 0, 0), shell=None, edge=None, t=.09, bezel=.07, r=.12, glow='#0d3f45', power=.5):
    """Tablet or phone in its XY plane, glass up (+Z).  Returns (group, z of the glass)."""
    g = group(at, turn, parent=parent)
    slab(rounded_rect(w, h, r), t, .03, shell or M('ivory'), parent=g)
    slab(rounded_rect(w - .02, h - .02, r - .01), .016, .005, edge or M('brass'), (0, 0, t - .012), parent=g, segments=2)
    slab(rounded_rect(w - .05, h - .05, r - .02), .016, .005, M('visor'), (0, 0, t - .004), parent=g, segments=2)
    slab(rounded_rect(w - 2 * bezel, h - 2 * bezel, max(.02, r - .05)), .008, .003, material('gloss', '#07222a', rough=.12, glow=glow, power=power), (0, 0, t + .009), parent=g, segments=1)
    return g, t + .018


def lit(color, power=2.2):
    """A screen mark."""
    return material('emit', color, power=power)


# ---------------------------------------------------------------------------- medical

def stethoscope(parent, at=(0, 0, 0), turn=(0, 0, 0), s=1, tubing=None, r=.055):
    """Stethoscope spread in its XY plane (about 1.3 x 1.9): ears at +Y, chest piece at lower right."""
    g = group(at, turn, s, parent)
    tubing = tubing or M('rubber', color='#0f5f58')
    steel = M('gold', color='#d9b06a')
    for k in (-1, 1):
        tube([(k * .05, .02, 0), (k * .17, .2, .02), (k * .38, .48, .03), (k * .40, .78, .03), (k * .28, .98, .02)], r * .62, steel, g)
        superball((.075, .1, .075), .9, .9, (k * .245, 1.03, .02), (0, 0, k * 38), M('ivory'), parent=g, n=32)
    box((.2, .16, .12), (0, .02, 0), r=.05, m=M('ink'), parent=g)
    tube([(0, -.02, 0), (0, -.3, 0), (.05, -.62, 0), (.3, -.86, 0), (.62, -.74, .01), (.66, -.42, .02), (.62, -.3, .03)], r, tubing, g)
    cylinder(.065, .16, (.6, -.2, .04), (90, 0, 0), m=steel, parent=g, bevel=.02)
    lathe([(0, -.06), (.2, -.06), (.235, -.03), (.25, .02), (.24, .07), (.2, .1), (.19, .085), (0, .085)], (.58, .02, .02), m=steel, parent=g, subdivide=1, n=64)
    cylinder(.19, .03, (.58, .02, .1), m=M('ivory'), parent=g, bevel=.012)
    torus(.2, .022, (.58, .02, .105), m=M('ink'), parent=g, n=64)
    return g


def dome(parent, r=1.1, straight=.7, at=(0, 0, 0), base=True, knob=True):
    """Clear bell with a real wall; on a turned timber base."""
    g = group(at, parent=parent)
    z = .22 if base else 0
    if base:
        lathe([(0, 0), (r * 1.1, 0), (r * 1.16, .05), (r * 1.16, .13), (r * 1.1, .19), (r * 1.02, .21), (0, .21)], m=M('wood_dark'), parent=g, n=128, subdivide=1)
        torus(r * 1.02, .018, (0, 0, .215), m=M('brass'), parent=g, n=128)
    outer = [(r, z)] + [(r * math.cos(math.radians(a)), z + straight + r * math.sin(math.radians(a))) for a in range(0, 90, 5)] + [(0, z + straight + r)]
    inner = [(q * .965, z + .001 + (v - z) * .982) for q, v in outer]
    lathe(outer + inner[::-1] + [outer[0]], m=M('glass', color='#f3fbfa'), parent=g, n=128, smooth_angle=60)
    if knob:
        lathe([(0, 0), (.07, 0), (.05, .04), (.045, .07), (.09, .12), (.1, .17), (.06, .23), (0, .24)], (0, 0, z + straight + r - .015), m=M('brass'), parent=g, subdivide=1, n=48)
    return g


# ---------------------------------------------------------------------------- things for several cards

def carton(parent, w=1, d=.8, h=.7, at=(0, 0, 0), turn=(0, 0, 0), tape=None):
    """Closed carton with tape, flap seams and a blank label."""
    g = group(at, turn, parent=parent)
    box((w, d, h), (0, 0, h / 2), r=.03, m=M('card'), parent=g, segments=3)
    tape = tape or M('cane', color='#e6cfa0')
    box((.14 * w + .04, d + .012, .012), (0, 0, h + .002), r=.003, m=tape, parent=g, segments=1)
    for s in (-1, 1):
        box((.14 * w + .04, .012, h * .3), (0, s * d / 2, h * .86), r=.003, m=tape, parent=g, segments=1)
    box((w * .98, .01, .008), (0, 0, h + .001), r=.002, m=M('wood'), parent=g, segments=1)
    box((w * .34, .014, h * .28), (w * .2, -d / 2 - .002, h * .34), r=.006, m=M('paper'), parent=g, segments=1)
    for k in range(2):
        box((w * .24, .018, .02), (w * .19, -d / 2 - .004, h * (.4 - .1 * k)), r=.003, m=M('card', color='#b9ad94'), parent=g, segments=1)
    return g


def lanyard_card(parent, w=.62, h=.86, at=(0, 0, 0), turn=(0, 0, 0), accent=None, portrait=True):
    """Blank identity card in its XY plane: a plain oval and two rules, clip at +Y."""
    g = group(at, turn, parent=parent)
    slab(rounded_rect(w, h, .07), .05, .015, M('ivory'), parent=g)
    box((w * .98, h * .2, .012), (0, h * .37, .05), r=.004, m=accent or M('teal'), parent=g, segments=1)
    if portrait:
        cylinder(w * .13, .016, (0, h * .08, .052), m=M('card', color='#d8b98a'), parent=g, n=40, bevel=.004)
        superball((w * .22, h * .1, .01), .6, .8, (0, -h * .12, .052), m=M('card', color='#d8b98a'), parent=g, n=32)
    for k in range(2):
        box((w * (.62 - .2 * k), .035, .012), (0, -h * (.3 + .09 * k), .05), r=.004, m=M('stone', color='#b7ab97'), parent=g, segments=1)
    box((w * .3, .05, .03), (0, h * .46, .05), r=.015, m=M('ink'), parent=g, segments=2)
    torus(.055, .018, (0, h * .56, .04), m=M('brass'), parent=g, n=32, k=10)
    return g


def bolt_row(parent, points, r=.025, turn=(90, 0, 0), m=None):
    """Small round screw heads."""
    for p in points:
        cylinder(r, r * .8, p, turn, m=m or M('brass'), parent=parent, n=20, bevel=r * .3, segments=2)
