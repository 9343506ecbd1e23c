"""The Sahyadri behind the town: basalt ghats in layers, stairs of dark scarp and grassy talus, one behind the other into the haze."""
import math

import bpy
from mathutils import Vector
from mathutils import noise as perlin

from studio.studio import lerp_color, link, material

# near to far: (grass, rock)
DRY = (('#9c8a4e', '#6b5844'), ('#a8935f', '#7d6852'), ('#b7a277', '#917c66'), ('#c8b795', '#ab9983'))
GREEN = (('#6f8a4a', '#5a554c'), ('#7c9160', '#6b6a60'), ('#92a27c', '#85877d'), ('#adb8a2', '#a2a8a2'))
MONSOON = (('#4f6f44', '#43464a'), ('#63805c', '#585e62'), ('#82968a', '#788488'), ('#a3b1ae', '#9ba8ab'))
NIGHTFALL = (('#33453f', '#2b3140'), ('#3f5252', '#384254'), ('#52646c', '#4d5a6c'), ('#6d7d88', '#68788a'))


def _smooth(a, b, x):
    t = max(0, min(1, (x - a) / (b - a)))
    return t * t * (3 - 2 * t)


def _fold(x, y, z):
    """Ridged noise, 0..1: crests where plain noise crosses zero."""
    return 1 - min(1, 1.9 * abs(perlin.noise(Vector((x, y, z)))))


def ghat(y=50, height=7, seed=1, grass='#6f8a4a', rock='#5a554c', width=150, depth=11, wide=1.0, base=-.8, x=0, steps=7, low=.28):
    """One range along X at distance y.  Its crest rises and falls between `low` and 1 of `height`; spurs run down towards the camera."""
    nx, ny = int(width * 2.6 / max(.8, wide)), 64
    k = 1 / wide

    def lift(px, py):
        t = (py + depth) / (2 * depth)
        crest = low + (1 - low) * _smooth(.34, .95, .62 * _fold(px * .021 * k, seed, 3) + .32 * _fold(px * .055 * k, seed, 5) + .10 * _fold(px * .16 * k, seed, 6))
        spur = .30 * _fold(px * .085 * k + .3 * perlin.noise(Vector((px * .05, py * .1, seed))), seed * 1.7, 7) + .10 * _fold(px * .24 * k, seed, py * .05)
        rise = _smooth(.02, .60, t - .30 + spur + .10) * (1 - .92 * _smooth(.74, 1, t))
        h = crest * rise
        n = steps * (1 + .08 * perlin.noise(Vector((px * .02, seed, 2))))
        q = h * n + .22 * perlin.noise(Vector((px * .12 * k, py * .12, seed)))                 # trap: level talus, then a scarp
        whole = math.floor(q)
        stair = (whole + .34 * (q - whole) + .66 * _smooth(.66, .98, q - whole)) / n
        return max(0, .30 * h + .70 * stair) + .010 * perlin.noise(Vector((px * .8, py * .8, seed)))

    xs = [-width / 2 + width * i / nx for i in range(nx + 1)]
    ys = [-depth + 2 * depth * j / ny for j in range(ny + 1)]
    verts = [(px, py, base + height * lift(px, py)) for py in ys for px in xs]
    row = nx + 1
    faces, slots = [], []
    tones = [material('clay', lerp_color(rock, grass, t), rough=.95, bump=0, sheen=0) for t in (0, .25, .5, .75, 1)]
    for j in range(ny):
        for i in range(nx):
            a = j * row + i
            faces.append((a, a + 1, a + row + 1, a + row))
            slope = abs(verts[a + row][2] - verts[a][2]) / (2 * depth / ny) + .6 * abs(verts[a + 1][2] - verts[a][2]) / (width / nx)
            slots.append(max(0, min(4, round(4 * (1 - _smooth(.30, .95, slope + .25 * perlin.noise(Vector((xs[i] * .5, ys[j] * .5, seed)))))))))
    mesh = bpy.data.meshes.new('ghat')
    mesh.from_pydata(verts, [], faces)
    for m in tones:
        mesh.materials.append(m)
    mesh.polygons.foreach_set('material_index', slots)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    obj = link(bpy.data.objects.new('ghat', mesh))
    obj.location = (x, y, 0)
    return obj


def ghats(seed=3, near=46, far=92, height=(4.5, 11), tones=GREEN, width=160, base=-.8, x=0):
    """Ranges between y = near and far, each taller and paler than the one before it; use with mist()."""
    n = len(tones)
    return [ghat(near + (far - near) * i / (n - 1), height[0] + (height[1] - height[0]) * i / (n - 1), seed + 2.3 * i, grass, rock,
                 width * (1 + .25 * i / (n - 1)), 8 + 3 * i, 1 + .3 * i, base, x, 5 + i) for i, (grass, rock) in enumerate(tones)]
