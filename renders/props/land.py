"""The land round the town: flat-topped Deccan hills, the low sun, trees, crop rows, mist, bund paths, stones, clouds.

Meshes that repeat (trees, plants, tufts) are made once per set and instanced.  Distances suit a camera near the origin that
looks along +Y; pass other numbers for other stages.
"""
import math
import random

import bpy
from mathutils import Matrix, Vector
from mathutils import noise as perlin

from props.materials import M
from studio.studio import (ball, blend, bake, cylinder, group, hide_from, instance, lerp_color, link, material, merge, place, sheet, sun_disc, superball, torus, tube)


# ---------------------------------------------------------------------------- sky pieces

def low_sun(camera_at=(0, -9, 2), azimuth=103, elevation=6, distance=90, degrees=6.5, top='#ffd27a', bottom='#ff8234', power=2.1):
    """The disc: a flat sun facing the camera, `degrees` across, at an azimuth (90 = straight along +Y) and elevation.

    It lights nothing.  By day keep the pale gold; at night pass top='#ffb63d', bottom='#f0780f'.  Keep `distance` beyond the
    far end of mist() so that haze leaves it alone.
    """
    a, e = math.radians(azimuth), math.radians(elevation)
    at = Vector(camera_at) + Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e))) * distance
    hold = group(tuple(at), (0, 0, azimuth - 90), name='sun disc')
    for band in sun_disc((0, 0, 0), distance * math.tan(math.radians(degrees / 2)), top, bottom, power):
        band.parent = hold
    return hold


def cloud(at=(0, 0, 12), size=(6, 2.5, 1.6), m=None, seed=1, lobes=11):
    """A heaped cloud of soft lobes with a flat base, `size` in half-axes."""
    rng = random.Random(seed)
    m = m or material('clay', '#fff2dc', rough=.95, bump=0, sheen=0)
    parts = []
    for k in range(lobes):
        t = (k + .5) / lobes * 2 - 1
        r = size[2] * rng.uniform(.55, .95) * (1 - .45 * t * t)
        p = (t * size[0] * .82, rng.uniform(-.45, .45) * size[1], r * .55 + rng.uniform(0, .35) * size[2] * (1 - t * t))
        parts.append(ball(r, p, (1.25, 1.1, .9), n=24))
    parts.append(ball(1, (0, 0, size[2] * .12), (size[0] * .95, size[1] * .7, size[2] * .3), n=32))
    obj = blend(parts, voxel=min(size) * .085, smooth=6, m=m)
    obj.location = at
    return obj


def mist_bank(at=(0, 20, .2), size=(16, 3, .9), strength=.5, color='#ffe3bb'):
    """Ground mist: a flat sunken ellipsoid, densest in the middle, soft at the edge.  Half-axes `size`."""
    return hide_from(ball(1, at, size, m=material('mist', color, strength=strength), n=64), shadow=True, diffuse=True)


# ---------------------------------------------------------------------------- hills

def _smooth(a, b, x):
    t = max(0, min(1, (x - a) / (b - a)))
    return t * t * (3 - 2 * t)


def mesa_height(x, seed, wide=1.0, ledges=2):
    """0..1 profile of a trap ridge: level tops, steep scarps, a talus foot and a ledge or two."""
    n = .5 + .62 * perlin.noise(Vector((x * .042 / wide, seed * 7.3, 1.7))) + .16 * perlin.noise(Vector((x * .13 / wide, seed * 3.1, 5.0)))
    top = _smooth(.42, .56, n) * .62 + _smooth(.60, .66, n) * .38
    foot = _smooth(.18, .52, n) * .34
    return foot + top * .66 + .012 * perlin.noise(Vector((x * .9, seed, 0)))


def ridge(y=52, height=6, seed=1, color='#b98a4a', width=130, depth=9, wide=1.0, base=-.8, x=0, m=None):
    """One flat-topped ridge along X at distance y; `wide` stretches the hills.  Returns the sheet."""
    def z(px, py):
        t = (py + depth) / (2 * depth)                        # 0 at the near foot, 1 at the far one
        h = mesa_height(px + 3 * perlin.noise(Vector((px * .05, py * .1, seed))), seed, wide)
        spur = .5 + .5 * perlin.noise(Vector((px * .22 / wide, seed * 2.0, 9)))
        front = _smooth(0, .38 + .22 * spur, t) * (1 - _smooth(.75, 1, t))
        gully = .06 * abs(perlin.noise(Vector((px * .5 / wide, py * .12, seed)))) * _smooth(.05, .3, t) * (1 - _smooth(.35, .6, t))
        step = h * front
        ledge = .035 * math.sin(step * 17) * front            # basalt ledges read as fine horizontal steps
        return base + height * (step - gully + ledge)
    obj = sheet(int(width * 2.2), 26, z, (-width / 2, width / 2), (-depth, depth), m or material('clay', color, rough=.95, bump=0, sheen=0))
    obj.location = (x, y, 0)
    return obj


GOLDEN_HILLS = ('#8f7a40', '#a9824a', '#c39761', '#d9b184')
DAY_HILLS = ('#8a8f55', '#9a9a74', '#aeb09a', '#c3c8bd')
NIGHT_HILLS = ('#1a2742', '#1f2f50', '#26395e', '#2d436b')


def hills(seed=3, near=46, far=84, height=(4.2, 9.5), colors=GOLDEN_HILLS, width=150, base=-.8, x=0):
    """Backdrop of layered flat-topped ridges between y = near and far; use with mist() for the haze of distance."""
    made = []
    n = len(colors)
    for i, color in enumerate(colors):
        t = i / max(1, n - 1)
        made.append(ridge(near + (far - near) * t, height[0] + (height[1] - height[0]) * t, seed + i * 1.7, color,
                          width * (1 + .25 * t), 6 + 3 * t, 1 + .5 * t, base, x))
    return made


# ---------------------------------------------------------------------------- trees

def _cached(name, build):
    """Mesh by name in this file, built on first use (start() forgets them)."""
    mesh = bpy.data.meshes.get(name)
    if mesh is None:
        mesh = build()
        mesh.name = name
    return mesh


def _leaf_cluster(lobes, leaves, size, rng, squash=.8, m=None, core=None):
    """Leaves scattered over overlapping lobes [(centre, radius), ...], and an inner body that keeps light out."""
    verts, faces = [], []
    for _ in range(leaves):
        c, r = rng.choices(lobes, [q[1] ** 2 for q in lobes])[0]
        n = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(.25, 1))).normalized()
        p = Vector(c) + Vector((n.x, n.y, n.z * squash)) * r * rng.uniform(.86, 1.08)
        along = (Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(-.4, .6)))).normalized()
        across = (n + Vector((rng.gauss(0, .5), rng.gauss(0, .5), rng.gauss(0, .5)))).normalized().cross(along)
        if across.length < .1:
            continue
        across.normalize()
        lift = along.cross(across)
        s = size * rng.uniform(.7, 1.3)
        b = len(verts)
        verts += [p - along * s, p + across * s * .36 + lift * s * .1, p + along * s, p - across * s * .36 + lift * s * .1, p + lift * s * .02]
        faces += [(b, b + 1, b + 4), (b + 1, b + 2, b + 4), (b + 2, b + 3, b + 4), (b + 3, b, b + 4)]
    mesh = bpy.data.meshes.new('leaves')
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.materials.append(m)
    obj = link(bpy.data.objects.new('leaves', mesh))
    parts = [obj]
    for c, r in lobes:
        parts.append(ball(r * .93, c, (1, 1, squash), m=core, n=20))
    return parts


NEEM = {'s': (1.5, .55, 5, 1100), 'm': (2.6, 1.0, 8, 2200), 'l': (4.0, 1.55, 12, 3400)}   # height, crown radius, lobes, leaves


def neem(at=(0, 0, 0), size='m', turn=0, scale=1, parent=None, tone='golden', variant=0):
    """Neem tree with a soft rounded crown of small leaves: 's' 1.5, 'm' 2.6, 'l' 4 units tall.  tone: golden, day, night."""
    height, radius, count, leaves = NEEM[size]
    ramps = {'golden': (('#5d7a2f', '#74893a', '#93994a'), '#4a5a2a'), 'day': (('#4c7c36', '#5f9140', '#86ab55'), '#3c5c2c'),
             'night': (('#1f3a3a', '#27474a', '#34585a'), '#16262e')}
    ramp, dark = ramps[tone]

    def build():
        rng = random.Random(f'neem {size} {variant}')
        leaf = material('leafy', 'leaf', trans=.3, spec=.04, rough=.85, ramp=ramp)
        core = material('clay', dark, rough=.95, bump=0, sheen=0)
        bark = material('clay', '#5d4229' if tone != 'night' else '#1d2130', rough=.9, bump=3, bscale=14)
        lobes = [((0, 0, height * .70), radius * .72)]
        for k in range(count):
            a = 2.399 * k + rng.uniform(-.3, .3)
            d = radius * rng.uniform(.42, .72)
            lobes.append(((d * math.cos(a), d * math.sin(a), height * rng.uniform(.5, .82)), radius * rng.uniform(.34, .52)))
        lobes.append(((0, 0, height * .86), radius * .5))
        parts = _leaf_cluster(lobes, leaves, .085 * math.sqrt(height / 2.6), rng, .86, leaf, core)
        t = height * .045
        lean = rng.uniform(-.08, .08) * height
        trunk = [(0, 0, -.1), (lean * .3, 0, height * .2), (lean, .02, height * .42), (lean * .6, 0, height * .66)]
        for q in range(3):
            parts.append(tube([(p[0] + .018 * q * height * math.cos(q * 2.2), p[1] + .018 * q * height * math.sin(q * 2.2), p[2]) for p in trunk], t * (1 - .2 * q), bark, resolution=4, steps=5))
        for k in range(4):
            a = k * 1.6 + .4
            parts.append(tube([(lean * .8, 0, height * .34), (lean + .25 * radius * math.cos(a), .25 * radius * math.sin(a), height * .48),
                               (lean + .5 * radius * math.cos(a), .5 * radius * math.sin(a), height * .62)], t * .42, bark, resolution=3, steps=4))
        for k in range(5):                                    # root flare
            a = k * 1.257
            parts.append(tube([(0, 0, height * .07), (t * 1.2 * math.cos(a), t * 1.2 * math.sin(a), height * .018), (t * 2.3 * math.cos(a), t * 2.3 * math.sin(a), -.04)], t * .42, bark, resolution=3, steps=4))
        return merge(parts, 'neem')
    mesh = _cached(f'neem-{size}-{tone}-{variant}', build)
    return instance(mesh, at, (0, 0, turn), scale, parent)


def rain_tree(at=(0, 0, 0), turn=0, scale=1, parent=None, tone='night', variant=0):
    """Rain tree of an old street: 5.2 units tall, a dense dome 7 across on heavy limbs that part low.  tone: golden, day, night."""
    ramps = {'golden': (('#4f6b2c', '#687f36', '#8b9147'), '#3c4a24'), 'day': (('#3f6d31', '#528239', '#79a04e'), '#31502a'),
             'night': (('#3a5c46', '#4a6d4e', '#66845a'), '#22382f')}
    ramp, dark = ramps[tone]

    def build():
        rng = random.Random(f'rain tree {variant}')
        leaf = material('leafy', 'leaf', trans=.3, spec=.04, rough=.85, ramp=ramp)
        core = material('clay', dark, rough=.95, bump=0, sheen=0)
        bark = material('clay', '#5a4632' if tone != 'night' else '#3a3740', rough=.95, bump=4, bscale=9)
        lobes, parts = [], []
        for k in range(34):
            a = 2.399 * k
            d = 3.0 * math.sqrt((k + .3) / 34)
            lobes.append(((d * math.cos(a), d * math.sin(a), 4.55 - .235 * d * d + rng.uniform(-.22, .25)), rng.uniform(.62, .95)))
        parts += _leaf_cluster(lobes, 12000, .11, rng, .74, leaf, core)
        for q in range(4):
            c, s = .1 * math.cos(q * 1.6), .1 * math.sin(q * 1.6)
            parts.append(tube([(c * 1.6, s * 1.6, -.15), (c, s, .5), (c * .8, s * .8, 1.15)], .17, bark, resolution=4, steps=6))
        for k in range(7):
            a = k * .898 + rng.uniform(-.2, .2)
            x, y = math.cos(a), math.sin(a)
            reach = rng.uniform(1.7, 2.5)
            parts.append(tube([(0, 0, .85), (.30 * x, .30 * y, 1.45), (.5 * reach * x, .5 * reach * y, 2.35 + .2 * (k % 2)), (reach * x, reach * y, 3.1)], .105, bark, resolution=4, steps=7))
            for t in (-.55, .5):
                u, v = math.cos(a + t), math.sin(a + t)
                parts.append(tube([(.42 * reach * x, .42 * reach * y, 2.1), (.7 * reach * u, .7 * reach * v, 2.75), (1.0 * reach * u, 1.0 * reach * v, 3.25)], .05, bark, resolution=3, steps=5))
        for k in range(7):
            a = k * .9
            parts.append(tube([(0, 0, .3), (.22 * math.cos(a), .22 * math.sin(a), .08), (.48 * math.cos(a), .48 * math.sin(a), -.08)], .075, bark, resolution=3, steps=4))
        return merge(parts, 'rain tree')
    mesh = _cached(f'rain-tree-{tone}-{variant}', build)
    return instance(mesh, at, (0, 0, turn), scale, parent)


def palm(at=(0, 0, 0), height=5, turn=0, scale=1, parent=None, tone='golden', variant=0):
    """Coconut palm: ringed leaning trunk, sixteen feathered fronds, nuts; `height` units to the crown."""
    ramps = {'golden': ('#54702c', '#6f8838', '#99a049'), 'day': ('#45793a', '#5d9440', '#8fb054'), 'night': ('#1d3a40', '#26494d', '#35605f')}

    def build():
        rng = random.Random(f'palm {variant}')
        leaf = material('leafy', 'leaf', trans=.35, spec=.04, rough=.85, ramp=ramps[tone])
        bark = material('clay', '#7a6247' if tone != 'night' else '#2b3145', rough=.9, bump=2, bscale=20)
        lean = .1 + .05 * variant
        parts, rings = [], 22
        for i in range(rings):
            t = i / (rings - 1)
            r = .026 * (1.5 - .75 * t) * (1.35 if i == 0 else 1)
            parts.append(cylinder(r * 1.12, 1 / rings * 1.06, (lean * t * t, 0, t * (1 - .5 / rings)), (0, math.degrees(lean * t * .9), 0), .004, bark, r, 14, segments=1))
        verts, faces = [], []
        for f in range(16):
            around = f * 2.399 + rng.uniform(-.2, .2)
            rise = rng.uniform(.1, .95) if f > 4 else rng.uniform(.9, 1.25)
            length, droop = rng.uniform(.36, .46), rng.uniform(1.5, 2.1)
            rib = []
            for i in range(15):
                t = i / 14
                a = rise - droop * t
                p = rib[-1] + Vector((math.cos(a), 0, math.sin(a))) * length / 14 if rib else Vector((0, 0, 0))
                rib.append(p)
            turn_z = Matrix.Rotation(around, 4, 'Z')
            for i in range(1, 15):
                t = i / 14
                w = .125 * math.sin(math.pi * min(1, .12 + t * .86)) ** .7
                d = (rib[i] - rib[i - 1]).normalized()
                for s in (-1, 1):
                    side = Vector((d.x * .55, s, d.z * .55 - .5)).normalized()
                    a, b2 = rib[i - 1], rib[i] + (rib[i - 1] - rib[i]) * .35
                    tip = (a + b2) / 2 + side * w
                    b = len(verts)
                    verts += [turn_z @ (q + Vector((lean, 0, 1))) for q in (a, b2, tip)]
                    faces.append((b, b + 1, b + 2) if s > 0 else (b, b + 2, b + 1))
        mesh = bpy.data.meshes.new('fronds')
        mesh.from_pydata([tuple(v) for v in verts], [], faces)
        mesh.materials.append(leaf)
        parts.append(link(bpy.data.objects.new('fronds', mesh)))
        for k in range(6):
            a = k * 1.05
            parts.append(ball(.026, (lean + .04 * math.cos(a), .04 * math.sin(a), .97), m=material('clay', '#8a7a35' if tone != 'night' else '#33443c', rough=.7), n=14))
        return merge(parts, 'palm')
    mesh = _cached(f'palm-{tone}-{variant}', build)
    return instance(mesh, at, (0, 0, turn), scale * height, parent)


def treeline(y=40, x=(-40, 40), count=40, size=(.7, 1.7), tone='golden', seed=5, depth=5, ground=0.0, gap=None):
    """A loose belt of neems; `gap=(x0, x1)` keeps a stretch open."""
    rng = random.Random(seed)
    for i in range(count):
        px = rng.uniform(*x)
        if gap and gap[0] < px < gap[1]:
            continue
        s = rng.uniform(*size)
        neem((px, y + rng.uniform(-depth / 2, depth / 2), ground), 'sm'[i % 2], rng.uniform(0, 360), s * (1.5 if i % 2 == 0 else 1), tone=tone, variant=i % 2)


# ---------------------------------------------------------------------------- fields

def _leaf(length, width, droop, steps=7):
    """One arching leaf along +X with a shallow keel."""
    verts, faces = [], []
    for i in range(steps + 1):
        t = i / steps
        half = width * math.sin(math.pi * min(1, t * .93 + .06)) ** .75
        a = t * droop
        x = length * math.sin(a) / max(droop, .01) * .9
        z = length * (t - (1 - math.cos(a)) * .55)
        for s in (-1, 0, 1):
            verts.append((x, s * half, z + .15 * width * abs(s)))
    for i in range(steps):
        for k in range(2):
            q = i * 3 + k
            faces.append((q, q + 1, q + 4, q + 3))
    return verts, faces


YOUNG = (('leaf2', 'leaf', '#8fb548'), ('#4f8f3a', '#6fa544', 'leaf3'))


def plant_meshes(kinds=5, leaves=11, length=(.42, .72), width=(.065, .095), droop=(.9, 1.7), ramps=YOUNG, tag='young', trans=.42):
    """Rosettes of arching leaves about .55 units tall, as meshes for instance()."""
    made = []
    for k in range(kinds):
        def build(k=k):
            rng = random.Random(f'{tag} {k}')
            verts, faces = [], []
            for i in range(leaves):
                v, f = _leaf(rng.uniform(*length), rng.uniform(*width), rng.uniform(*droop))
                turn = Matrix.Rotation(i * 2.399 + rng.uniform(-.3, .3), 4, 'Z') @ Matrix.Rotation(rng.uniform(-.15, .35) * (1 - i / 14), 4, 'Y')
                base = len(verts)
                verts += [tuple(turn @ Vector(p)) for p in v]
                faces += [tuple(base + q for q in face) for face in f]
            mesh = bpy.data.meshes.new('plant')
            mesh.from_pydata(verts, [], faces)
            mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
            mesh.materials.append(material('leafy', 'leaf', trans=trans, spec=.04, rough=.85, ramp=ramps[k % len(ramps)]))
            return mesh
        made.append(_cached(f'plant-{tag}-{k}', build))
    return made


def crop_rows(turn=-13, spacing=1.05, rows=(-24, 25), y=(-7.2, 36), soil='#8f4a2c', keep=None, clear=None, scale=1.0, step=(.42, .56), x_grid=440, depth=.16, meshes=None, seed=4):
    """Ridged laterite field with a plant every half unit along each ridge, rows along Y turned by `turn` degrees.

    keep(point) -> False drops a plant outside the picture; clear(point) -> True leaves a patch bare.  Returns (field, height)
    where height(x, y) is the soil at a world point.
    """
    rng = random.Random(seed)

    def furrow(px):
        return depth * math.cos(2 * math.pi * px / spacing)

    def soil_height(px, py):
        return furrow(px) + .05 * perlin.noise(Vector((px * 1.7, py * 1.7, 0))) + .025 * perlin.noise(Vector((px * 7, py * 7, 3)))

    reach = max(abs(rows[0]), abs(rows[1])) * spacing + 2
    field = sheet(x_grid, 110, soil_height, (-reach, reach), (y[0] - 2.3, y[1] + 4), material('clay', soil, rough=.95, sheen=0, bump=5, bscale=14))
    field.rotation_euler = (0, 0, math.radians(turn))
    to_world = Matrix.Rotation(math.radians(turn), 4, 'Z')
    back = to_world.inverted()
    meshes = meshes or plant_meshes()
    for row in range(*rows):
        py = y[0] + rng.uniform(0, .3)
        while py < y[1]:
            p = to_world @ Vector((row * spacing + rng.uniform(-.05, .05), py, furrow(row * spacing) - .03))
            s = rng.uniform(.85, 1.2) * scale
            if (keep is None or keep(p)) and not (clear and clear(p)):
                obj = instance(rng.choice(meshes), p, scale=(s, s, s * rng.uniform(.9, 1.15)))
                obj.rotation_euler = (rng.uniform(-.1, .1), rng.uniform(-.1, .1), rng.uniform(0, 6.3))
            py += rng.uniform(*step) * (1 if py < 14 else 1.3)

    def height(wx, wy):
        q = back @ Vector((wx, wy, 0))
        return soil_height(q.x, q.y)
    return field, height


def clods(points, size=(.03, .09), color='#9a5433', seed=2):
    """Little lumps of earth or stone at given places."""
    rng = random.Random(seed)

    def build():
        lump = ball(1, n=14, m=material('clay', color, rough=.95, bump=3, bscale=8))
        for v in lump.data.vertices:
            v.co *= 1 + .28 * perlin.noise(v.co * 2.1)
        return merge([lump], 'clod')
    mesh = _cached(f'clod-{color}', build)
    for p in points:
        s = rng.uniform(*size)
        instance(mesh, p, (rng.uniform(0, 360), rng.uniform(0, 360), rng.uniform(0, 360)), (s, s * rng.uniform(.7, 1), s * rng.uniform(.5, .8)))


def mottled(obj, materials, pick):
    """Give every face of a mesh one of the materials: pick(centre, normal) -> its number."""
    mesh = obj.data
    mesh.materials.clear()
    for m in materials:
        mesh.materials.append(m)
    top = len(materials) - 1
    mesh.polygons.foreach_set('material_index', [max(0, min(top, int(pick(p.center, p.normal)))) for p in mesh.polygons])
    return obj


def tuft(at=(0, 0, 0), scale=1, turn=0, tone='green', parent=None):
    """A tuft of grass about .35 units tall.  tone: green, dry, night."""
    ramps = {'green': (('#5d8a38', '#7ba046', '#a8b85a'),), 'dry': (('#a38a45', '#bda257', '#d2bb74'),), 'night': (('#203b3e', '#29494a', '#365a58'),)}
    mesh = plant_meshes(2, 16, (.22, .42), (.012, .02), (.5, 1.2), ramps[tone], 'tuft-' + tone, .3)
    return instance(mesh[int(abs(at[0] * 7 + at[1] * 3)) % 2], at, (0, 0, turn), scale, parent)


def bund(points, width=.9, height=.35, color='#a9693f', tufts=40, tone='dry', seed=3):
    """A trodden earth bank along [(x, y), ...] with a worn crown and grass down both sides.  Returns the mesh object."""
    rng = random.Random(seed)
    line = []
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        n = max(2, int(math.hypot(bx - ax, by - ay) / .25))
        line += [(ax + (bx - ax) * i / n, ay + (by - ay) * i / n) for i in range(n)]
    line.append(points[-1])
    section = [(-1.0, -.15), (-.78, .25), (-.5, .82), (-.32, .97), (0, .90), (.32, .97), (.5, .82), (.78, .25), (1.0, -.15)]
    verts, faces = [], []
    for i, (px, py) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        d = math.hypot(bx - ax, by - ay) or 1
        nx, ny = (by - ay) / d, -(bx - ax) / d
        for u, h in section:
            wob = 1 + .12 * perlin.noise(Vector((px * .8 + u, py * .8, 4)))
            verts.append((px + nx * u * width * wob, py + ny * u * width * wob, h * height + .04 * perlin.noise(Vector((px * 2 + u * 3, py * 2, 1)))))
    k = len(section)
    for i in range(len(line) - 1):
        faces += [(i * k + j, i * k + j + 1, (i + 1) * k + j + 1, (i + 1) * k + j) for j in range(k - 1)]
    mesh = bpy.data.meshes.new('bund')
    mesh.from_pydata(verts, [], faces)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.materials.append(material('clay', color, rough=.95, sheen=0, bump=5, bscale=12))
    obj = link(bpy.data.objects.new('bund', mesh))
    for _ in range(tufts):
        i = rng.randrange(len(line) - 1)
        (ax, ay), (bx, by) = line[i], line[i + 1]
        d = math.hypot(bx - ax, by - ay) or 1
        u = rng.choice((-1, 1)) * rng.uniform(.55, .98)
        h = height * (.82 - .97 * max(0, abs(u) - .5) / .5)
        tuft((ax + (by - ay) / d * u * width, ay - (bx - ax) / d * u * width, h - .03), rng.uniform(.7, 1.3), rng.uniform(0, 360), tone)
    return obj


def ground(x=(-40, 40), y=(-12, 50), color='#b98a55', lumps=.12, grid=(160, 120), seed=1, m=None, shape=None):
    """Uneven bare earth; shape(x, y) adds to its height."""
    def z(px, py):
        return lumps * perlin.noise(Vector((px * .25, py * .25, seed))) + lumps * .25 * perlin.noise(Vector((px * 1.3, py * 1.3, seed))) + (shape(px, py) if shape else 0)
    return sheet(grid[0], grid[1], z, x, y, m or material('clay', color, rough=.95, sheen=0, bump=4, bscale=9))
