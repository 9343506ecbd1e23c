"""space-orbit: a satellite of foil and teal panels above India, the Arabian Sea and the Bay of Bengal, the limb behind them."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from mathutils.geometry import delaunay_2d_cdt
from studio.studio import *
from sets.space.coasts import ISLANDS, MAINLAND, PEAKS, RIVERS
from sets.space.space_kit import satellite

start(seed=63)

# ---------------------------------------------------------------------------- the Earth: land cut along its coast, sea, both painted face by face
R = 60.0
AT = Vector((-1.6, -12.5, 1.2))
FAR = 2.05 * R                                                     # from the lens to the Earth's centre
AZ, EL = math.radians(84.0), math.radians(-23.2)
flat = Vector((math.cos(EL) * math.cos(AZ), math.cos(EL) * math.sin(AZ), math.sin(EL)))
CENTRE = AT + flat * FAR
LAT0, LON0 = math.radians(-7), math.radians(80)                  # below the lens: the open ocean, so that the peninsula points at us
near = -flat
north = (Vector((0, 0, 1)) - near * near.z).normalized()
east = north.cross(near)


def spot_on(lon, lat, lift=0.0):
    """Longitude and latitude in degrees -> a point of the set."""
    p, l = math.radians(lat), math.radians(lon) - LON0
    x, y, z = math.cos(p) * math.cos(l), math.cos(p) * math.sin(l), math.sin(p)
    d = near * (x * math.cos(LAT0) + z * math.sin(LAT0)) + north * (z * math.cos(LAT0) - x * math.sin(LAT0)) + east * y
    return CENTRE + d * (R + lift)


def fine(line, step=.35, rough=.16, seed=1):
    """A coast with the small bays and capes that a drawn line leaves out."""
    rng = random.Random(seed)
    out = []
    for (ax, ay), (bx, by) in zip(line, line[1:] + line[:1]):
        n = max(1, int(math.hypot(bx - ax, by - ay) / step))
        if max(abs(ax - 80), abs(bx - 80)) > 45 or max(ay, by) > 48:
            n = max(1, n // 6)
        for k in range(n):
            t = k / n
            w = rough * min(1, math.hypot(bx - ax, by - ay)) * (0 if k == 0 else 1)
            out.append((ax + (bx - ax) * t + rng.gauss(0, w * .35), ay + (by - ay) * t + rng.gauss(0, w * .35)))
    return out


COASTS = [fine(MAINLAND, seed=3)] + [fine(line, .3, .12, seed=k) for k, line in enumerate(ISLANDS)]
SHORE = np.array([p for line in COASTS for p in line])


def shore(lon, lat):
    """Rough distance to the nearest coast in degrees."""
    return float(np.min(np.hypot((SHORE[:, 0] - lon) * math.cos(math.radians(lat)), SHORE[:, 1] - lat)))


def n3(x, y, z):
    return perlin.noise(Vector((x, y, z)))


def near_line(lon, lat, line):
    best = 99.0
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        dx, dy = bx - ax, by - ay
        t = max(0, min(1, ((lon - ax) * dx + (lat - ay) * dy) / (dx * dx + dy * dy)))
        best = min(best, math.hypot((lon - ax - dx * t) * .9, lat - ay - dy * t))
    return best


def hill(lon, lat, at, wide):
    return math.exp(-(((lon - at[0]) / wide[0]) ** 2 + ((lat - at[1]) / wide[1]) ** 2))


def mix(a, b, t):
    t = max(0.0, min(1.0, t))
    return tuple(p + (q - p) * t for p, q in zip(a, b))


def rgb(code):
    return tuple(int(code[i:i + 2], 16) / 255 for i in (1, 3, 5))


GREEN, FOREST, FIELD, DECCAN, SAND, ROCK, SNOW, PLATEAU = (rgb(c) for c in ('#5f8246', '#2f5a36', '#86994f', '#94804e', '#cfab70', '#7a6248', '#f4f6f8', '#a58d68'))
DEEP, MID, SHELF, PALE, AIR, WHITE = (rgb(c) for c in ('#0a2c57', '#0f4574', '#1c7d93', '#63b9b4', '#8fc4ea', '#f7f8fa'))


def land(lon, lat, coast):
    """Forest on the ghats and in the east, fields on the plains, the Deccan dry, sand in the west, snow on the wall of the north."""
    c = mix(FIELD, GREEN, .5 + .9 * n3(lon * .35, lat * .35, 3))
    c = mix(c, DECCAN, 1.25 * hill(lon, lat, (77, 17.6), (3.4, 5.2)) + .35 * n3(lon * .6, lat * .6, 9))
    c = mix(c, SAND, 1.5 * hill(lon, lat, (70.8, 27.2), (3.2, 3.2)) + .25 * n3(lon * .9, lat * .9, 5))
    dry = max(1.7 * hill(lon, lat, (49, 22), (12, 9)), 1.6 * hill(lon, lat, (61, 32), (11, 7)), 1.5 * hill(lon, lat, (62, 42), (16, 6)), 1.2 * hill(lon, lat, (45, 6), (5, 6)), 1.5 * hill(lon, lat, (85, 40), (10, 4)))
    c = mix(c, mix(SAND, ROCK, .4 + 1.2 * n3(lon * .45, lat * .45, 14)), dry)
    c = mix(c, FOREST, 1.1 * hill(lon, lat, (96, 20), (7, 9)) + 1.0 * hill(lon, lat, (102, 12), (7, 12)) + .9 * hill(lon, lat, (82, 20.5), (3.5, 2.6)) + .8 * hill(lon, lat, (93.5, 25.5), (3, 2.5)))
    if 8 < lat < 21 and lon < 78:
        c = mix(c, FOREST, 1.3 * math.exp(-(coast / (.9 if lat > 12 else 1.5)) ** 2))
    c = mix(c, PLATEAU, 1.8 * hill(lon, lat, (87, 33.5), (10, 3.2)))
    wall = near_line(lon, lat, PEAKS)
    c = mix(c, FOREST, math.exp(-((wall - 1.6) / .7) ** 2) * (1 if lat < 33 else 0))
    c = mix(c, ROCK, math.exp(-(wall / 1.5) ** 2))
    c = mix(c, SNOW, (1.5 - wall * 1.25) + 1.4 * n3(lon * 2.2, lat * 2.2, 8))
    water = min(near_line(lon, lat, line) for line in RIVERS)
    c = mix(c, FIELD, .5 * math.exp(-(water / .8) ** 2))
    return mix(c, tuple(v * .55 for v in c), .55 * max(0, n3(lon * 1.6, lat * 1.6, 2)) + .25 * max(0, n3(lon * 4.1, lat * 4.1, 6)))


def sea(lon, lat, coast):
    c = mix(DEEP, MID, .5 + .8 * n3(lon * .12, lat * .12, 1) + .25 * n3(lon * .5, lat * .5, 4))
    c = mix(c, SHELF, 1.05 * math.exp(-(coast / 1.25) ** 2) + .15 * n3(lon * .8, lat * .8, 7))
    return mix(c, PALE, .75 * math.exp(-(coast / .30) ** 2) + (.5 * hill(lon, lat, (89.6, 21.2), (1.6, .6))) + .5 * hill(lon, lat, (79.5, 9.2), (.7, .5)))


def cloud(lon, lat):
    """Streets of cloud on the ocean, a slow wheel in the south-west, India itself clear."""
    wheel = math.hypot(lon - 66, lat - 1)
    turn = math.atan2(lat - 1, lon - 66) + 5.2 * math.exp(-wheel / 5)
    arms = math.exp(-(wheel / 7.5) ** 2) * (.42 + .55 * math.cos(2 * turn + .6 * n3(lon * .4, lat * .4, 2)) - 1.6 * math.exp(-(wheel / .7) ** 2))
    wx, wy = lon + 2.2 * n3(lon * .14, lat * .14, 30), lat + 2.2 * n3(lon * .14, lat * .14, 40)
    d = .95 * n3(wx * .16, wy * .30, 21) + .5 * n3(wx * .45, wy * .75, 22) + .28 * n3(wx * 1.3, wy * 1.8, 23) + .16 * n3(wx * 3.2, wy * 3.9, 24)
    clear = max(1.35 * hill(lon, lat, (79, 19), (9.5, 11.5)), hill(lon, lat, (81, 8), (4, 4)))
    d += .18 * (1 if lat < 4 else 0) - .72 * clear
    return max(0.0, min(.96, 1.75 * (d - .17) + 1.15 * arms * (.75 + n3(wx * 1.1, wy * 1.1, 25))))


def paint(lon, lat, on_land):
    coast = shore(lon, lat)
    c = land(lon, lat, coast) if on_land else sea(lon, lat, coast)
    c = mix(c, WHITE, cloud(lon, lat))
    d = spot_on(lon, lat)
    out, eye = (d - CENTRE).normalized(), (AT - d).normalized()
    return mix(c, AIR, .10 + .80 * (1 - max(0, out.dot(eye))) ** 2.6)                       # the air thickens towards the limb


STEPS = 40
_shade = {}


def shade(c, on_land):
    grain = random.uniform(-.45, .45)                                  # hides the steps between neighbouring shades
    key = (tuple(round(max(.01, min(.99, v)) * STEPS + grain) for v in c), on_land)
    if key not in _shade:
        code = '#' + ''.join(f'{min(255, max(2, round(v / STEPS * 255))):02x}' for v in key[0])
        _shade[key] = material('clay', code, rough=.95, bump=0, sheen=0) if on_land else material('satin', code, rough=.5, spec=.28, coat=0)
    return _shade[key]


def lay(points, faces, lift, on_land, name):
    """A painted mesh from longitudes and latitudes."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(spot_on(x, y, lift)) for x, y in points], [], faces)
    slots, index = [], {}
    for f in faces:
        m = shade(paint(*middle(points, f), on_land), on_land)
        if m.name not in index:
            index[m.name] = len(index)
            mesh.materials.append(m)
        slots.append(index[m.name])
    mesh.polygons.foreach_set('material_index', slots)
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    return link(bpy.data.objects.new(name, mesh))


def middle(points, face):
    return sum(points[i][0] for i in face) / len(face), sum(points[i][1] for i in face) / len(face)


RINGS = [(np.array(line), np.roll(np.array(line), -1, axis=0)) for line in COASTS]


def dry(lon, lat):
    """Inside one of the coasts: a ray eastwards crosses it an odd number of times."""
    for a, b in RINGS:
        cross = (a[:, 1] > lat) != (b[:, 1] > lat)
        p, q = a[cross], b[cross]
        if np.count_nonzero(p[:, 0] + (lat - p[:, 1]) / (q[:, 1] - p[:, 1]) * (q[:, 0] - p[:, 0]) > lon) % 2:
            return True
    return False


def seen(lon, lat, edge=.0):
    d = spot_on(lon, lat)
    return (d - CENTRE).normalized().dot((AT - d).normalized()) > edge


def scatter(step, x, y):
    """A jittered grid over a box of degrees, on the side that the lens sees."""
    rng = random.Random(f'{step} {x} {y}')
    made, py = [], y[0]
    while py < y[1]:
        px = x[0]
        wide = step / max(.35, math.cos(math.radians(py)))
        while px < x[1]:
            p = (px + rng.uniform(-.35, .35) * step, py + rng.uniform(-.35, .35) * step)
            if seen(*p, -.05):
                made.append(p)
            px += wide
        py += step
    return made


def inside(p, box):
    return box[0][0] <= p[0] <= box[0][1] and box[1][0] <= p[1] <= box[1][1]


CORE = ((66, 95), (5, 31))
dots = scatter(.19, *CORE) + [p for p in scatter(.42, (38, 122), (-24, 56)) if not inside(p, CORE)]
# land: a triangulation that keeps the coast as its edge
verts, edges, loops = [], [], []
for line in COASTS:
    base = len(verts)
    verts += [Vector(p) for p in line]
    loops.append(list(range(base, len(verts))))
verts += [Vector(p) for p in dots]
out = delaunay_2d_cdt(verts, [], loops, 0, 1e-5, False)
points = [(v.x, v.y) for v in out[0]]
faces = [f for f in out[2] if dry(*middle(points, f)) and seen(*middle(points, f), -.04)]
lay(points, faces, .03, True, 'land')
# sea: the same dots without the coast
wet = scatter(.17, (52, 112), (-26, 26)) + [p for p in scatter(.55, (18, 140), (-60, 60)) if not inside(p, ((52, 112), (-26, 26)))]      # as fine as the edge of a cloud
out = delaunay_2d_cdt([Vector(p) for p in wet], [], [], 0, 1e-5, False)
lay([(v.x, v.y) for v in out[0]], [f for f in out[2]], 0, False, 'sea')
print('EARTH', len(points), len(faces), len(_shade))
# rivers: hair lines of light water
for line in RIVERS:
    pts = []
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        n = max(2, int(math.hypot(bx - ax, by - ay) / .25))
        pts += [(ax + (bx - ax) * k / n + .10 * n3(ax + k * .5, ay, 50), ay + (by - ay) * k / n + .10 * n3(ay + k * .5, ax, 60)) for k in range(n)]
    tube([tuple(spot_on(x, y, .03)) for x, y in pts + [line[-1]]], .035, material('satin', '#4d8f96', rough=.5, coat=0), smooth=False, resolution=1)

# Thin air: rings of light just outside the limb, brightest at the ground, fading into the night
dist = FAR
limb = math.asin(R / dist)
NIGHT = '#0a1226'
PITCH = .0016
hold = flat.to_track_quat('-Z', 'Y').to_euler()
for k in range(26):
    t = k / 26
    r0, r1 = dist * math.tan(limb) * (1 + PITCH * (k - 1.2)), dist * math.tan(limb) * (1 + PITCH * (k - .2) + .0002)
    n = 256
    vs = [(q * math.cos(2 * math.pi * i / n), q * math.sin(2 * math.pi * i / n), 0) for q in (r0, r1) for i in range(n)]
    fs = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    me = bpy.data.meshes.new('air')
    me.from_pydata(vs, [], fs)
    f = (1 - t) ** 2.0
    me.materials.append(material('emit', lerp_color(NIGHT, lerp_color('#3aa6d8', '#c9f4f2', max(0, 1 - t * 3)), f), power=.18 + 1.5 * f ** 1.6))
    o = link(bpy.data.objects.new('air', me))
    o.location = AT + flat * (dist + .06 * k + .2)
    o.rotation_euler = hold
    o.visible_diffuse = o.visible_glossy = o.visible_shadow = False

# Stars
for _ in range(320):
    d = Vector((random.uniform(-1.1, 1.1), 1, random.uniform(-.05, .8))).normalized()
    p = AT + d * 260
    if d.angle(flat) < limb + .03:
        continue
    s = random.choice((.06, .08, .08, .11, .16)) * 1.4
    o = ball(s, tuple(p), m=material('emit', random.choice(('#dfe9ff', '#fff2d8', '#bfe8ff')), power=random.choice((1.2, 2, 3.5))), n=8)
    o.visible_diffuse = o.visible_shadow = False

# ---------------------------------------------------------------------------- satellite
sat = satellite((3.15, 0, 1.88), (16, 14, 30), .70)

# ---------------------------------------------------------------------------- light
sky([(0, '#16304a'), (.5, '#0c1630'), (1, '#0a1226')], .42, [(0, NIGHT), (1, NIGHT)], .18)
sun(-152, 34, 7.4, .8, '#fff0d8')
area((-5, -7, 5.5), (2, 0, 1.8), 2.6, 760, '#ffe6c6')
area((1.5, -1.5, -4.5), (2, 0, 1.5), 4, 560, '#6fc6e0')
area((6.5, 3.5, 4.5), (2, 0, 1.8), 1.0, 520, '#ffb869', size_y=4)
look(bloom=.06, vignette=.16)

camera('space-orbit', tuple(AT), (.3, 0, .95), lens=39, fstop=1.8, focus=(3.0, -.7, 1.85))
camera('space-orbit.3x4', tuple(AT), (.75, 0, -.9), lens=36, fstop=1.8, focus=(3.0, -.7, 2.0), aspect=3 / 4)

main()
