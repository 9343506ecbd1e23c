"""The sky of a low sun that stands outside the frame: warm at the horizon, cool above, long thin clouds lit from below."""
import math
import random

import bpy
from mathutils import Vector
from mathutils import noise as perlin

from studio.studio import lerp_color, link, material, sky

# elevation in degrees -> colour
GRADE = ((-6, '#f2c289'), (0, '#fcc689'), (5, '#fbd4a1'), (11, '#f1dcbb'), (20, '#cdd8cd'), (45, '#7fb0bd'))
LIT, SHADE = '#fff3d8', '#cf9f86'                       # edge of a cloud towards the sun, and its body
LEVELS = 32                                             # tones between the bare sky and either
STRENGTH = 1.9


def _grade(elevation):
    for (a, low), (b, high) in zip(GRADE, GRADE[1:]):
        if elevation <= b:
            return lerp_color(low, high, max(0, (elevation - a) / (b - a)))
    return GRADE[-1][1]


def _smooth(a, b, x):
    t = max(0, min(1, (x - a) / (b - a)))
    return t * t * (3 - 2 * t)


def _cloud(azimuth, elevation, seed):
    """How much cloud stands there, 0..1: long lenses, thinner and fewer upwards."""
    x, y = azimuth * .034, elevation * .30
    warp = .55 * perlin.noise(Vector((x * .9, y * .5, seed + 9)))
    n = perlin.noise(Vector((x, y + warp, seed))) + .42 * perlin.noise(Vector((x * 3.1, y * 2.3 + warp, seed + 3))) + .18 * perlin.noise(Vector((x * 9, y * 5, seed + 5)))
    band = _smooth(1.2, 5, elevation) * (1 - _smooth(10, 25, elevation))
    return band * _smooth(-.10, .60, n)


def evening_sky(camera_at, azimuth=90, spread=66, top=26, seed=1, radius=215, step=.2, cover=.85):
    """Call after golden_hour(), which sets the light; this adds the visible sky, `spread` degrees wide around an azimuth.

    The clouds are on a card beyond the far end of mist(), so that haze does not affect them, in small faces of few tones,
    dithered; they light nothing.
    """
    rng = random.Random(seed)
    sky([(0, '#6b5a3c'), (.52, '#ffd9a6'), (1, '#7fa3c4')], .62, [(.5 + .5 * math.sin(math.radians(e)), c) for e, c in GRADE], STRENGTH)
    low, rows, columns = -4, int((top + 4) / (step * .55)), int(spread / step)
    bare = [low + (top - low) * j / rows for j in range(rows + 1)]
    at = Vector(camera_at)
    verts = []
    for e in bare:
        for i in range(columns + 1):
            a = math.radians(azimuth + spread / 2 - spread * i / columns)
            r = math.radians(e)
            verts.append(at + Vector((math.cos(r) * math.cos(a), math.cos(r) * math.sin(a), math.sin(r))) * radius)
    mesh = bpy.data.meshes.new('evening')
    faces, slots, tones = [], [], {}
    bands = [e * .5 for e in range(2 * low, 2 * top + 1)]
    for j in range(rows):
        e = (bare[j] + bare[j + 1]) / 2
        for i in range(columns):
            k = j * (columns + 1) + i
            faces.append((k, k + columns + 1, k + columns + 2, k + 1))
            a = azimuth + spread / 2 - spread * (i + .5) / columns
            d = _cloud(a, e, seed)
            below = _cloud(a, e - .8, seed)
            s = cover * (1.5 * max(0, d - below) - .62 * d)
            tone = (min(len(bands) - 1, max(0, math.floor((e - low) * 2 + rng.random()))), max(-LEVELS, min(LEVELS, math.floor(s * LEVELS + rng.random()))))
            slots.append(tones.setdefault(tone, len(tones)))
    mesh.from_pydata(verts, [], faces)
    for (band, s), _ in sorted(tones.items(), key=lambda pair: pair[1]):
        color = lerp_color(_grade(bands[band]), LIT if s > 0 else SHADE, abs(s) / LEVELS)
        mesh.materials.append(material('emit', color, power=STRENGTH))
    mesh.polygons.foreach_set('material_index', slots)
    obj = link(bpy.data.objects.new('evening', mesh))
    obj.visible_diffuse = obj.visible_glossy = obj.visible_shadow = False
    return obj
