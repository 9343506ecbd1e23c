"""space-orbit: a satellite of foil and teal panels above the curve of the Earth, a river delta and fields below."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from sets.space.space_kit import satellite

start(seed=63)

# ---------------------------------------------------------------------------- the Earth: one cap of a sphere, coloured face by face
R = 60.0
CENTRE = Vector((-10, 46, -58))
AT = Vector((-1.6, -12.5, 1.2))
SEA, SHALLOW, COAST = (material('satin', c, rough=.35, coat=.5) for c in ('#0b3358', '#14607a', '#2f8f96'))
LANDS = [material('clay', c, rough=.95, bump=0, sheen=0) for c in ('#5c7f3c', '#7d9347', '#a08a4c', '#c29d5c', '#8c5f3a', '#3f6a3a', '#b9ad78')]
RIVER = material('satin', '#4fa6a4', rough=.3, coat=.6)
CLOUD = material('clay', '#f3f1ec', rough=.95, bump=0, sheen=0)
MATS = [SEA, SHALLOW, COAST, RIVER] + LANDS

# local frame on the side of the Earth that the lens sees
view = (AT - CENTRE).normalized()
up = view
right = Vector((1, 0, 0))
right = (right - up * right.dot(up)).normalized()
fore = up.cross(right)


def river_distance(u, v):
    """Distance in the cap's plane to a trunk river that splits into five mouths."""
    best = 9.0
    trunk = [(.16, .52), (.10, .42), (.115, .33), (.06, .25), (.05, .18)]
    mouths = [[(.05, .18), (-.03, .12), (-.10, .085)], [(.05, .18), (.0, .11), (-.04, .04)], [(.05, .18), (.045, .1), (.03, .02)], [(.05, .18), (.09, .11), (.10, .03)], [(.05, .18), (.13, .13), (.19, .07)]]
    for line, w in [(trunk, .0045)] + [(m, .0028) for m in mouths]:
        for (ax, ay), (bx, by) in zip(line, line[1:]):
            d = Vector((bx - ax, by - ay))
            t = max(0, min(1, ((u - ax) * d.x + (v - ay) * d.y) / d.length_squared))
            wig = .012 * perlin.noise(Vector((u * 16, v * 16, 2)))
            best = min(best, math.hypot(u - ax - d.x * t + wig, v - ay - d.y * t + wig) / w)
    return best


def kind(u, v):
    v -= .30                                                       # the delta lies in the middle of the picture
    coast = v - .085 - .09 * perlin.noise(Vector((u * 4.2, 1, 0))) - .03 * perlin.noise(Vector((u * 15, v * 15, 0)))
    fan = .10 * math.exp(-((u - .045) / .12) ** 2)                 # the delta pushes the shore out
    shore = coast + fan
    if shore < -.045:
        return 0
    if shore < -.018:
        return 1
    if shore < 0:
        return 2
    if river_distance(u, v) < 1:
        return 3
    # small fields: cells with their own crop, drier inland
    cu, cv = int(u * 130 + 9 * perlin.noise(Vector((u * 9, v * 9, 4)))), int(v * 130 + 9 * perlin.noise(Vector((u * 9, v * 9, 8))))
    h = (cu * 7349 + cv * 9151) % 97 / 97
    dry = v * .95 + .5 * perlin.noise(Vector((u * 6, v * 6, 11)))
    wet = math.exp(-river_distance(u, v) / 22)
    x = .85 * dry + .62 * h - .55 * wet
    order = (5, 0, 1, 6, 2, 3, 4)
    return 4 + order[max(0, min(6, int(x * 6.2 + .6)))]


NU, NV = 500, 200
UMAX, VMIN, VMAX = .82, .12, 1.12
verts, faces, slots = [], [], []
for j in range(NV + 1):
    for i in range(NU + 1):
        u, v = -UMAX + 2 * UMAX * (i + random.uniform(-.3, .3)) / NU, VMIN + (VMAX - VMIN) * (j + random.uniform(-.3, .3)) / NV     # no pixel grid
        d = (up + right * u * 1.0 + fore * v).normalized()
        verts.append(tuple(CENTRE + d * R))
for j in range(NV):
    for i in range(NU):
        a = j * (NU + 1) + i
        faces.append((a, a + 1, a + NU + 2, a + NU + 1))
        slots.append(kind(-UMAX + 2 * UMAX * (i + .5) / NU, VMIN + (VMAX - VMIN) * (j + .5) / NV))
mesh = bpy.data.meshes.new('earth')
mesh.from_pydata(verts, [], faces)
for m in MATS:
    mesh.materials.append(m)
mesh.polygons.foreach_set('material_index', slots)
mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
link(bpy.data.objects.new('earth', mesh))
# Clouds: streets of soft puffs that hug the curve
puff = merge([ball(1, (dx, dy, 0), (1, 1, .35), m=CLOUD, n=18) for dx, dy in ((0, 0), (.9, .2), (-.8, .35), (.3, -.6))], 'puff')
for _ in range(620):
    u, v = random.uniform(-.7, .7), random.uniform(.15, 1.0)
    density = perlin.noise(Vector((u * 5.5, v * 8, 21))) + .45 * perlin.noise(Vector((u * 14, v * 20, 3)))
    if density < .22 or (abs(u - .05) < .19 and .28 < v < .72):
        continue
    d = (up + right * u + fore * v).normalized()
    s = random.uniform(.25, .8) * (density + .3)
    o = instance(puff, tuple(CENTRE + d * (R + .12)), scale=(s * 1.7, s, s * .8))
    o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    o.rotation_euler.rotate_axis('Z', random.uniform(-.4, .4))

# Thin air: rings of light just outside the limb, brightest at the ground, fading into the night
dist = (CENTRE - AT).length
limb = math.asin(R / dist)
NIGHT = '#0a1226'
flat = (CENTRE - AT).normalized()
hold = flat.to_track_quat('-Z', 'Y').to_euler()
for k in range(22):
    t = k / 22
    r0, r1 = dist * math.tan(limb) * (1 + .0042 * (k - 1.2)), dist * math.tan(limb) * (1 + .0042 * (k - .2) + .0002)
    n = 256
    vs = [(q * math.cos(2 * math.pi * i / n), q * math.sin(2 * math.pi * i / n), 0) for q in (r0, r1) for i in range(n)]
    fs = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    me = bpy.data.meshes.new('air')
    me.from_pydata(vs, [], fs)
    f = (1 - t) ** 2.0
    me.materials.append(material('emit', lerp_color(NIGHT, lerp_color('#3aa6d8', '#c9f4f2', max(0, 1 - t * 3)), f), power=.18 + 1.5 * f ** 1.6))
    o = link(bpy.data.objects.new('air', me))
    o.location = AT + flat * (dist + 1.2 * k * .05 + .2)
    o.rotation_euler = hold
    o.visible_diffuse = o.visible_glossy = o.visible_shadow = False

# Stars
for _ in range(320):
    d = Vector((random.uniform(-1.1, 1.1), 1, random.uniform(-.05, .8))).normalized()
    p = AT + d * 180
    if (p - CENTRE).length < R + 2 or d.angle(flat) < limb + .05:
        continue
    s = random.choice((.06, .08, .08, .11, .16))
    o = ball(s, tuple(p), m=material('emit', random.choice(('#dfe9ff', '#fff2d8', '#bfe8ff')), power=random.choice((1.2, 2, 3.5))), n=8)
    o.visible_diffuse = o.visible_shadow = False

# ---------------------------------------------------------------------------- satellite
sat = satellite((2.15, 0, 1.75), (16, -20, 28), .80)

# ---------------------------------------------------------------------------- light
sky([(0, '#16304a'), (.5, '#0c1630'), (1, '#0a1226')], .42, [(0, NIGHT), (1, NIGHT)], .18)
sun(-152, 34, 7.4, .8, '#fff0d8')
area((-5, -7, 5.5), (2, 0, 1.8), 2.6, 760, '#ffe6c6')
area((1.5, -1.5, -4.5), (2, 0, 1.5), 4, 560, '#6fc6e0')
area((6.5, 3.5, 4.5), (2, 0, 1.8), 1.0, 520, '#ffb869', size_y=4)
look(bloom=.06, vignette=.16)

camera('space-orbit', tuple(AT), (.3, 0, .95), lens=39, fstop=1.8, focus=(2.0, -.7, 1.7))
camera('space-orbit.3x4', tuple(AT), (1.65, 0, .35), lens=42, fstop=1.8, focus=(2.0, -.7, 1.7), aspect=3 / 4)

main()
