"""Rocket, satellite, dish, six-wheeled rover and the Earth: the props of the space set."""
import math
import random

import bpy
from mathutils import Vector
from mathutils import noise as perlin

from props.materials import M
from studio.studio import (ball, bake, box, cylinder, disc, finish, from_bmesh, group, hide_from, instance, lathe, link, material, lerp_color, merge, rounded_rect, slab, subject, superball, torus, tube)


def foil(size, at=(0, 0, 0), turn=(0, 0, 0), parent=None, color='#d9a24c', crease=.05, n=34, seed=1):
    """A box wrapped in crinkled brass foil: each face a grid pushed about by noise, pinned at the edges."""
    import bmesh
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=n, use_grid_fill=True)
    for v in bm.verts:
        p = v.co.copy()
        edge = 1
        for i in range(3):
            if abs(abs(p[i]) - .5) > 1e-4:
                edge = min(edge, (.5 - abs(p[i])) * 9)
        q = Vector((p.x * size[0], p.y * size[1], p.z * size[2]))
        normal = Vector([math.copysign(1, p[i]) if abs(abs(p[i]) - .5) < 1e-4 else 0 for i in range(3)]).normalized()
        k = abs(perlin.noise(q * 3.1 + Vector((seed, 0, 0)))) + .6 * abs(perlin.noise(q * 7 + Vector((0, seed, 0)))) - .4
        v.co = q + normal * crease * k * max(.15, edge)
    obj = finish(from_bmesh(bm, 'foil'), material('metal', color, rough=.24), smooth_angle=22)
    obj.location = at
    obj.rotation_euler = [math.radians(a) for a in turn]
    obj.parent = parent
    return obj


def solar_wing(parent, at, side, panels=3, w=1.5, h=1.25, fold=0):
    """A wing of framed teal panels on a yoke, along +X * side; `fold` degrees of zigzag between panels."""
    g = group(at, parent=parent)
    gold, ink = M('gold'), M('ink')
    cell = material('gloss', '#0c6f76', rough=.12, spec=.6, coat=.8, crough=.06)
    cell2 = material('gloss', '#0a5a68', rough=.12, spec=.6, coat=.8, crough=.06)
    tube([(0, 0, 0), (side * .35, 0, 0)], .06, gold, g, smooth=False)
    tube([(side * .33, 0, 0), (side * .62, 0, h * .36)], .03, gold, g, smooth=False)
    tube([(side * .33, 0, 0), (side * .62, 0, -h * .36)], .03, gold, g, smooth=False)
    parts = [box((w, .05, h), (0, 0, 0), r=.012, m=M('ivory'), segments=2)]
    cols, rows = 6, 5
    for i in range(cols):
        for j in range(rows):
            parts.append(box((w / cols - .03, .02, h / rows - .03), ((i - (cols - 1) / 2) * w / cols * .985, -.026, (j - (rows - 1) / 2) * h / rows * .985), r=.004, m=cell if (i + j) % 2 else cell2, segments=1))
    for i in range(cols + 1):
        parts.append(box((.008, .008, h * .98), ((i - cols / 2) * w / cols * .985, -.034, 0), r=.002, m=gold, segments=1))
    mesh = merge(parts, 'panel')
    x, y, angle = side * .62, 0.0, 0.0
    for k in range(panels):
        angle = fold * (1 if k % 2 == 0 else -1)
        a = math.radians(angle)
        dx, dy = math.cos(a) * w, math.sin(a) * w * side
        instance(mesh, (x + side * dx / 2, y + dy / 2, 0), (0, 0, angle * 1), parent=g)
        for z in (-h * .3, h * .3):
            cylinder(.035, .14, (x, y + .0, z), m=gold, parent=g, bevel=.008, n=16)
        x, y = x + side * (dx + .05 * math.cos(a)), y + dy
    return g


def satellite(at=(0, 0, 0), turn=(0, 0, 0), scale=1, folded=False, wrapped=True):
    """Earth-observation satellite: foil body 1.5 x 1.5 x 1.9, two wings of three panels (11 units across), dish and camera."""
    gold, ink, ivory, steel, gun = M('gold'), M('ink'), M('ivory'), M('steel'), M('gun')
    g = subject(group(at, turn, scale), 'satellite')
    if wrapped:
        foil((1.44, 1.44, 1.84), parent=g)
    for x in (-.74, .74):
        for y in (-.74, .74):
            box((.09, .09, 1.94), (x, y, 0), r=.02, m=ivory, parent=g, segments=3)
            for z in (-.94, .94):
                ball(.05, (x, y, z), m=gold, parent=g, n=16)
    for z in (-.95, .95):
        slab(rounded_rect(1.6, 1.6, .08), .07, .02, ink, (0, 0, z - .035), parent=g)
    # Front: radiator, star trackers, thruster pods
    slab(rounded_rect(.78, .62, .05), .05, .014, ivory, (-.18, -.755, .28), (90, 0, 0), g)
    for k in range(7):
        box((.7, .02, .02), (-.18, -.81, .06 + .073 * k), r=.006, m=steel, parent=g, segments=2)
    for x in (.42, .62):
        lathe([(0, 0), (.09, 0), (.1, .05), (.07, .16), (.1, .26), (.085, .26), (.05, .15), (0, .14)], (x - .02, -.74, .5), (90, 0, 0), ink, n=40, parent=g)
    superball((.05, .02, .05), .8, .8, (.5, -.78, .12), m=M('lit_teal', power=8), parent=g, n=24)
    superball((.03, .02, .03), .8, .8, (.36, -.78, .12), m=M('lit_amber', power=8), parent=g, n=24)
    for sx in (-1, 1):
        for sz in (-1, 1):
            lathe([(.035, 0), (.05, .02), (.09, .14), (.08, .14), (.03, .03)], (sx * .6, -.77, sz * .72), (90, 0, 0), gun, n=32, parent=g)
    tube([(-.7, -.79, -.3), (-.3, -.82, -.32), (0, -.8, -.5), (.4, -.82, -.44), (.7, -.79, -.6)], .02, gold, g)
    # Camera barrel below
    lathe([(0, 0), (.46, 0), (.5, .04), (.5, .3), (.44, .36), (.44, .75), (.48, .8), (.48, .92), (.42, .92), (.4, .8), (.36, .5), (0, .5)], (0, 0, -.95), (180, 0, 0), ivory, n=80, parent=g, bevel=.012)
    torus(.485, .022, (0, 0, -1.80), m=M('marigold'), parent=g, n=80, k=12)
    torus(.505, .014, (0, 0, -1.12), m=gold, parent=g, n=80, k=10)
    disc(.37, (0, 0, -1.50), m=M('visor'), parent=g)
    # Dish on a boom on top, whip aerials
    top = group((.1, -.1, .98), (-32, 18, 0), parent=g)
    tube([(0, 0, -.05), (0, 0, .34)], .05, gold, top, smooth=False)
    lathe([(.08, .36), (.3, .42), (.55, .55), (.74, .74), (.77, .75), (.74, .70), (.55, .50), (.3, .37), (0, .34)], m=ivory, n=96, parent=top, smooth_angle=60)
    torus(.755, .018, (0, 0, .745), m=gold, parent=top, n=96, k=10)
    for q in range(3):
        a = q * 2.094
        tube([(.6 * math.cos(a), .6 * math.sin(a), .6), (.05 * math.cos(a), .05 * math.sin(a), 1.05)], .012, steel, top, smooth=False)
    lathe([(0, 0), (.07, 0), (.09, .06), (.05, .14), (0, .15)], (0, 0, 1.0), m=gold, n=32, parent=top)
    for x, y, l in ((-.6, .5, 1.1), (-.4, .6, .8)):
        tube([(x, y, .98), (x - .1, y + .05, .98 + l)], .012, steel, g, smooth=False)
        ball(.03, (x - .1, y + .05, .98 + l), m=gold, parent=g, n=14)
    for side in (-1, 1):
        cylinder(.12, .2, (side * .8, 0, .1), (0, 90, 0), m=ink, parent=g, n=32)
        solar_wing(g, (side * .82, 0, .1), side, 1 if folded else 3, fold=0)
    return g


def dish(at=(0, 0, 0), azimuth=0, elevation=42, r=3.0, scale=1, lamp=True):
    """Ground-station dish on a pedestal, r units in radius, looking along -Y turned by azimuth."""
    ivory, ink, gold, steel, gun = M('ivory', rough=.5), M('ink'), M('brass'), M('steel'), M('gun')
    g = group(at, (0, 0, azimuth), scale)
    h = r * .98
    cylinder(r * .42, .3, (0, 0, .12), m=M('stone', color='#8b8d98'), parent=g, bevel=.06)
    lathe([(r * .3, .25), (r * .26, h * .3), (r * .17, h * .75), (r * .2, h * .82), (0, h * .82)], m=ivory, parent=g, n=64, smooth_angle=50)
    torus(r * .205, .05, (0, 0, h * .82), m=gold, parent=g, n=64, k=10)
    box((.4, .06, .9), (0, -r * .285, .75), r=.03, m=ink, parent=g)
    for k in range(6):
        box((.5, .2, .07), (0, -r * .36 - .14 * k * .5, .38 - .07 * k * .7), r=.02, m=gun, parent=g, segments=2) if k < 3 else None
    yoke = group((0, 0, h), parent=g)
    box((r * .62, r * .34, r * .2), (0, 0, 0), r=.08, m=ink, parent=yoke)
    for s in (-1, 1):
        slab([(-r * .14, 0), (r * .14, 0), (r * .1, r * .36), (-r * .1, r * .36)], .16, .04, ivory, (s * r * .3 - .08, 0, 0), (90, 0, 90), yoke)
        cylinder(r * .1, .26, (s * r * .3, 0, r * .3), (0, 90, 0), m=gold, parent=yoke, bevel=.04, n=40)
    head = group((0, 0, r * .3), (90 - elevation, 0, 0), parent=yoke)
    cylinder(r * .16, r * .5, (0, 0, .0), m=ink, parent=head, bevel=.05)
    box((r * .5, r * .3, r * .24), (0, 0, -r * .25), r=.08, m=ivory, parent=head)
    z0 = r * .18
    profile = [(r * .12, z0)]
    for k in range(1, 15):
        t = k / 14
        profile.append((r * t, z0 + r * .34 * t * t))
    back = [(rad, z - .06 - .02 * (1 - rad / r)) for rad, z in reversed(profile)]
    lathe([(0, z0)] + profile + back + [(0, z0 - .08)], m=ivory, parent=head, n=128, smooth_angle=60)
    torus(r, .05, (0, 0, z0 + r * .34 - .03), m=gold, parent=head, n=128, k=10)
    for k in range(24):                                       # panel joints on the face
        a = 2 * math.pi * k / 24
        pts = [(rad * math.cos(a), rad * math.sin(a), z + .004) for rad, z in profile[2::3]]
        tube(pts, .009, gun, head, resolution=2, steps=4)
    for t in (.38, .7):
        torus(r * t, .009, (0, 0, z0 + r * .34 * t * t + .004), m=gun, parent=head, n=96, k=6)
    for k in range(12):                                       # ribs behind
        a = 2 * math.pi * (k + .5) / 12
        tube([(r * .14 * math.cos(a), r * .14 * math.sin(a), z0 - .25), (r * .6 * math.cos(a), r * .6 * math.sin(a), z0 + .0), (r * .95 * math.cos(a), r * .95 * math.sin(a), z0 + r * .28)], .03, steel, head, resolution=3, steps=6)
    f = z0 + r * .95
    for k in range(4):
        a = math.pi / 4 + math.pi / 2 * k
        tube([(r * .72 * math.cos(a), r * .72 * math.sin(a), z0 + r * .18), (r * .06 * math.cos(a), r * .06 * math.sin(a), f)], .03, ivory, head, smooth=False)
    lathe([(0, -.3), (.12, -.3), (r * .09, -.02), (r * .1, .1), (r * .06, .3), (0, .32)], (0, 0, f), m=ink, n=48, parent=head)
    lathe([(0, 0), (r * .1, 0), (r * .12, .06), (r * .05, r * .2), (0, r * .2)], (0, 0, z0), m=ink, n=48, parent=head)
    if lamp:
        ball(.07, (0, 0, f + .36), m=M('lit_amber', power=12), parent=head, n=20)
    return g
