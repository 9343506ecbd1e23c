"""Things that only the energy and water set has: turbine, solar table, insulators, pipes, flanges, valve wheels, railings."""
import math

import bpy
from mathutils import Vector

from props.materials import M
from studio.studio import (ball, box, cylinder, finish, group, lathe, link, material, merge, instance, slab, superball, torus, tube, rounded_rect)


def turbine(at=(0, 0, 0), turn=0, height=6.5, blade=3.2, spin=20, accent=False):
    """Wind turbine, hub `height` above its foot, rotor facing -Y.  Returns (group, world place of the hub)."""
    ivory, ink, brass = M('ivory', rough=.4), M('ink'), M('brass')
    g = group(at, (0, 0, turn))
    r = height * .034
    lathe([(r * 1.5, -.3), (r * 1.5, .12), (r * 1.15, .2), (r * 1.05, height * .35), (r * .8, height * .7), (r * .62, height - .1), (0, height - .1)], m=ivory, parent=g, n=48, smooth_angle=60)
    for t in (.28, .52, .76):
        torus(r * (1.08 - .45 * t), r * .05, (0, 0, height * t), m=M('stone'), parent=g, n=48, k=8)
    box((r * .9, r * .2, r * 2), (0, -r * 1.12, .42), r=r * .1, m=ink, parent=g)
    nacelle = group((0, 0, height), parent=g)
    superball((r * 1.15, r * 3.0, r * 1.15), .5, .5, (0, r * .9, r * .5), m=ivory, parent=nacelle, n=48)
    superball((r * 1.17, r * 1.0, r * .08), .5, .5, (0, r * 1.9, r * .45), m=M('marigold') if accent else M('teal'), parent=nacelle, n=32)
    for k in range(4):
        box((r * .12, r * .5, r * .5), (r * 1.1, r * (.8 + .5 * k), r * .6), r=r * .05, m=ink, parent=nacelle, segments=2)
    cylinder(r * .07, r * 1.2, (0, r * 2.9, r * 2), m=ink, parent=nacelle, bevel=r * .02, n=12)
    hub = group((0, -r * 2.6, r * .5), (90, spin, 0), parent=nacelle)
    lathe([(0, -r * .7), (r * .9, -r * .7), (r * 1.0, -r * .4), (r * .98, r * .2), (r * .7, r * .9), (r * .3, r * 1.25), (0, r * 1.3)], m=M('marigold') if accent else ivory, parent=hub, subdivide=1, n=48)
    torus(r * .97, r * .06, (0, 0, -r * .45), m=brass, parent=hub, n=48, k=8)
    for k in range(3):
        b = group((0, 0, 0), (0, 0, 120 * k), parent=hub)
        cylinder(r * .3, r * .9, (r * .9, 0, 0), (0, 90, 0), m=ivory, parent=b, bevel=r * .05, n=24)
        verts, faces, sections, ring = [], [], 16, 12
        for i in range(sections + 1):
            t = i / sections
            chord = r * (.55 + 2.0 * math.sin(min(1, t / .22) * math.pi / 2)) * (1 - .86 * t ** 1.1) + r * .06
            twist = math.radians(26 * (1 - t) ** 2 + 3)
            thick = chord * (.42 - .30 * min(1, t / .25)) * .5 + r * .02
            for j in range(ring):
                a = 2 * math.pi * j / ring
                u, v = chord * (.5 * math.cos(a) - .18), thick * math.sin(a)
                verts.append((r * .9 + t * blade, u * math.cos(twist) - v * math.sin(twist), u * math.sin(twist) + v * math.cos(twist)))
        for i in range(sections):
            faces += [(i * ring + j, i * ring + (j + 1) % ring, (i + 1) * ring + (j + 1) % ring, (i + 1) * ring + j) for j in range(ring)]
        faces.append(tuple(range(sections * ring, sections * ring + ring)))
        cut_at = 13 * ring
        for name, keep, m in (('blade', lambda f: max(f) < cut_at + ring, ivory), ('tip', lambda f: min(f) >= cut_at, M('marigold') if accent else ivory)):
            mesh = bpy.data.meshes.new(name)
            mesh.from_pydata(verts, [], [f for f in faces if keep(f)])
            obj = finish(link(bpy.data.objects.new(name, mesh)), m, smooth_angle=70)
            obj.parent = b
    bpy.context.view_layer.update()
    return g, tuple(hub.matrix_world.translation)


def solar_table(cols=6, rows=2, w=.62, h=1.0, tilt=22, name='solar'):
    """Mesh of one table of framed modules on posts, long along X, tilted towards -Y; centre on the ground."""
    cell = material('satin', '#1c4378', rough=.3, coat=.5, crough=.1)
    line = M('steel', rough=.5)
    frame, gun = M('ivory', rough=.5), M('gun')
    parts = []
    a = math.radians(tilt)
    lift = .55 + rows * h / 2 * math.sin(a)

    def onto(u, v, n):
        return (u, v * math.cos(a) - n * math.sin(a), lift + v * math.sin(a) + n * math.cos(a))
    for i in range(cols):
        for j in range(rows):
            u, v = (i - (cols - 1) / 2) * (w + .03), (j - (rows - 1) / 2) * (h + .03)
            parts.append(box((w, h, .03), onto(u, v, 0), (tilt, 0, 0), .006, frame, segments=1))
            parts.append(box((w - .05, h - .05, .012), onto(u, v, .0125), (tilt, 0, 0), .002, cell, segments=1))
            for k in range(1, 4):
                parts.append(box((.007, h - .06, .004), onto(u - w / 2 + w * k / 4, v, .0195), (tilt, 0, 0), .001, line, segments=1))
            for k in range(1, 6):
                parts.append(box((w - .06, .006, .004), onto(u, v - h / 2 + h * k / 6, .0196), (tilt, 0, 0), .001, line, segments=1))
    span = cols * (w + .03)
    for v in (-.28 * rows * h, .28 * rows * h):
        parts.append(tube([onto(-span / 2, v, -.06), onto(span / 2, v, -.06)], .03, gun, smooth=False, resolution=2))
    for u in (-.36 * span, 0, .36 * span):
        for v in (-.28 * rows * h, .28 * rows * h):
            p = onto(u, v, -.08)
            parts.append(tube([(p[0], p[1], -.3), p], .035, M('steel'), smooth=False, resolution=3))
        p = onto(u, -.28 * rows * h, -.08)
        q = onto(u, .28 * rows * h, -.08)
        parts.append(tube([(p[0], p[1], .12), q], .02, gun, smooth=False, resolution=2))
    return merge(parts, name)


def insulator(parent, at=(0, 0, 0), turn=(0, 0, 0), sheds=7, r=.17, pitch=.11, m=None, cap=True):
    """Stack of porcelain sheds along +Z from `at`; height = sheds * pitch + .2."""
    m = m or material('satin', '#7c3b22', rough=.22, coat=.9, crough=.08)
    g = group(at, turn, parent=parent)
    top = sheds * pitch
    profile = [(0, 0), (r * .5, 0)]
    for k in range(sheds):
        z = k * pitch
        big = r * (1 if k % 2 == 0 else .82) * (1 - .25 * k / sheds)
        profile += [(r * .42, z + pitch * .18), (big * .96, z + pitch * .32), (big, z + pitch * .42), (big * .9, z + pitch * .54), (r * .42, z + pitch * .82)]
    profile += [(r * .4, top), (0, top)]
    lathe(profile, (0, 0, .06), m=m, parent=g, n=40, smooth_angle=50)
    cylinder(r * .62, .1, (0, 0, .04), m=M('steel'), parent=g, bevel=.015, n=32)
    if cap:
        cylinder(r * .5, .1, (0, 0, top + .1), m=M('steel'), parent=g, bevel=.015, n=32)
        ball(r * .34, (0, 0, top + .18), m=M('brass'), parent=g, n=24)
    return g


def flange(parent, at, turn=(0, 0, 0), r=.4, bolts=10, m=None, thick=.09):
    """Pair of bolted flange plates about Z, centred at `at`."""
    g = group(at, turn, parent=parent)
    m = m or M('gun')
    for s in (-1, 1):
        cylinder(r, thick, (0, 0, s * (thick / 2 + .008)), m=m, parent=g, bevel=.016, n=56)
    cylinder(r * .93, .02, m=M('rubber'), parent=g, bevel=.004, n=48)
    for k in range(bolts):
        a = 2 * math.pi * k / bolts
        x, y = r * .84 * math.cos(a), r * .84 * math.sin(a)
        cylinder(.026, thick * 2 + .17, (x, y, 0), m=M('steel'), parent=g, bevel=.006, n=12)
        for s in (-1, 1):
            cylinder(.048, .045, (x, y, s * (thick + .035)), (0, 0, 15 * k), m=M('brass'), parent=g, bevel=.008, n=6)
    return g


def valve_wheel(parent, at, turn=(0, 0, 0), r=.42, m=None, spokes=5, stem=.5):
    """Hand wheel about Z with a threaded stem below it."""
    g = group(at, turn, parent=parent)
    m = m or M('marigold')
    torus(r, r * .085, m=m, parent=g, n=72, k=16)
    for k in range(spokes):
        a = 2 * math.pi * k / spokes
        tube([(r * .12 * math.cos(a), r * .12 * math.sin(a), -.02), (r * .6 * math.cos(a), r * .6 * math.sin(a), -.05), (r * .97 * math.cos(a), r * .97 * math.sin(a), 0)], r * .05, m, g, steps=6, resolution=5)
    cylinder(r * .2, r * .24, (0, 0, -.03), m=m, parent=g, bevel=.02, n=32)
    cylinder(r * .1, r * .34, (0, 0, 0), m=M('brass'), parent=g, bevel=.01, n=6)
    cylinder(r * .085, stem, (0, 0, -stem / 2), m=M('steel'), parent=g, bevel=.01, n=24)
    for k in range(int(stem / .05)):
        torus(r * .088, r * .018, (0, 0, -.1 - .05 * k), m=M('steel'), parent=g, n=24, k=6)
    return g


def railing(points, height=.6, m=None, parent=None, r=.022, every=.9):
    """Two-rail guard along [(x, y, z), ...]."""
    m = m or M('steel')
    for h in (height, height * .52):
        tube([(p[0], p[1], p[2] + h) for p in points], r, m, parent, smooth=False, resolution=4)
    for a, b in zip(points, points[1:]):
        d = math.dist(a, b)
        n = max(1, int(round(d / every)))
        for i in range(n + 1):
            t = i / n
            x, y, z = (a[q] + (b[q] - a[q]) * t for q in range(3))
            tube([(x, y, z - .02), (x, y, z + height)], r, m, parent, smooth=False, resolution=4)


def lattice(parent, size, height, at=(0, 0, 0), turn=(0, 0, 0), bays=8, r=.035, m=None, taper=1.0, thin=.6):
    """Square lattice mast along +Z: four legs, rings and zigzag braces, as one merged mesh."""
    m = m or M('gun')
    parts = []

    def corner(k, z):
        s = size / 2 * (1 + (taper - 1) * z / height)
        return (s * (1, -1, -1, 1)[k % 4], s * (1, 1, -1, -1)[k % 4], z)
    for k in range(4):
        parts.append(tube([corner(k, 0), corner(k, height)], r, m, smooth=False, resolution=3))
        for b in range(bays):
            z0, z1 = height * b / bays, height * (b + 1) / bays
            parts.append(tube([corner(k, z0), corner(k + 1, z0)], r * thin, m, smooth=False, resolution=2))
            parts.append(tube([corner(k + (b % 2), z0), corner(k + 1 - (b % 2), z1)], r * thin, m, smooth=False, resolution=2))
        parts.append(tube([corner(k, height), corner(k + 1, height)], r * thin, m, smooth=False, resolution=2))
    mesh = merge(parts, 'lattice')
    return instance(mesh, at, turn, 1, parent)
