"""farm-plots-survey: a patchwork of small plots from above, a survey drone with a teal fan, the plots it has read outlined."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.drone import drone_body, light_fan
from props.land import hills, mist_bank, neem, palm, treeline
from props.materials import M

start(seed=15)

TURN = 24
A = math.radians(TURN)


def world(u, v, z=0.0):
    return (u * math.cos(A) - v * math.sin(A), u * math.sin(A) + v * math.cos(A), z)


def local(x, y):
    return x * math.cos(A) + y * math.sin(A), -x * math.sin(A) + y * math.cos(A)


# ---------------------------------------------------------------------------- plots: a field cut again and again, unequal halves
random.seed(22)
plots = []


def split(u0, v0, u1, v1, depth):
    w, h = u1 - u0, v1 - v0
    if depth == 0 or (max(w, h) < 5.0 and random.random() < .55) or max(w, h) < 3.2:
        plots.append((u0, v0, u1, v1))
        return
    t = random.uniform(.36, .64)
    if w > h * random.uniform(.8, 1.25):
        split(u0, v0, u0 + w * t, v1, depth - 1)
        split(u0 + w * t, v0, u1, v1, depth - 1)
    else:
        split(u0, v0, u1, v0 + h * t, depth - 1)
        split(u0, v0 + h * t, u1, v1, depth - 1)


split(-24, -18, 26, 44, 7)
TANK_AT, TANK_R = (10.0, 6.4), 2.75
SCAN = (3.4, 3.6)                                                   # the plot being read lies here

EARTHS = {'stubble': '#e8d9b2', 'ivory': '#efe3c4', 'ochre': '#cc9c50', 'plough': '#a4603c', 'young': '#9aa84e', 'green': '#6f943f', 'deep': '#4f7f3c', 'mustard': '#d9b43c'}
row_bush = {}
for name, color, r in (('green', '#6d9a3e', .16), ('deep', '#487c38', .2), ('young', '#93ad4c', .11), ('mustard', '#e0b93a', .14)):
    parts = []
    for k in range(10):
        parts.append(ball(r * random.uniform(.8, 1.15), (.2 * k + random.uniform(-.03, .03), random.uniform(-.03, .03), r * .5), (1.1, 1, .95), m=material('clay', color, rough=.9, bump=3, bscale=18, sheen=0), n=10))
    row_bush[name] = merge(parts, 'row ' + name)
read = []
for n, (u0, v0, u1, v1) in enumerate(plots):
    cu, cv = (u0 + u1) / 2, (v0 + v1) / 2
    x, y, _ = world(cu, cv)
    if y > 44 or abs(x) > .62 * (y + 16) + 9 or y < -9:
        continue
    if math.dist((x, y), TANK_AT) < TANK_R + 1.0:
        kind = 'stubble'
    else:
        kind = random.choice(('stubble', 'ivory', 'ochre', 'plough', 'young', 'green', 'deep', 'green', 'young', 'mustard' if random.random() < .5 else 'ochre'))
    w, h = u1 - u0 - .34, v1 - v0 - .34
    along_u = random.random() < .5
    pitch = .42 if y < 16 else .6
    furrows = kind in ('plough', 'ochre', 'stubble', 'young')
    rows = lambda p, q: (.05 * math.cos(2 * math.pi * (q if along_u else p) / pitch) if furrows else 0) + .03 * perlin.noise(Vector((p + cu, q + cv, 0)))
    res = 9 if y < 18 else 5
    nu, nv = (max(3, int(w * 2)), int(h * res)) if along_u else (int(w * res), max(3, int(h * 2)))
    field = sheet(min(90, nu), min(90, nv), rows, (-w / 2, w / 2), (-h / 2, h / 2), material('clay', EARTHS[kind], rough=.95, sheen=0, bump=4, bscale=10))
    field.location = (x, y, .06)
    field.rotation_euler = (0, 0, A)
    if kind in row_bush and math.dist((x, y), TANK_AT) > TANK_R + 1.5:
        mesh = row_bush[kind]
        span, across = (w, h) if along_u else (h, w)
        lines = int(across / pitch)
        for i in range(lines):
            off = -across / 2 + (i + .5) * across / lines
            pieces = max(1, int(span / 2.0))
            for k in range(pieces):
                s = -span / 2 + k * span / pieces
                p, q = (s, off) if along_u else (off, s)
                wx, wy, _ = world(cu + p, cv + q)
                if math.dist((wx, wy), TANK_AT) > TANK_R + .7:
                    instance(mesh, (wx, wy, .06), (0, 0, TURN if along_u else TURN + 90), (span / pieces / 2.0, 1, random.uniform(.85, 1.15)))
    read.append((u0, v0, u1, v1, x, y))

# Bunds between them: the ground shows through, with a path and a cart track
sheet(120, 110, lambda x, y: .05 + .05 * perlin.noise(Vector((x * .6, y * .6, 0))), (-50, 50), (-12, 62), material('clay', '#b5854f', rough=.95, sheen=0, bump=4, bscale=8))

# ---------------------------------------------------------------------------- the drone reads a plot; read ones carry a fine outline
scan = min(read, key=lambda r: math.dist(r[4:6], SCAN))
done = sorted((r for r in read if r is not scan and r[4] > -3 and 1.5 < r[5] < 19 and math.dist(r[4:6], TANK_AT) > TANK_R + 1.4), key=lambda r: math.dist(r[4:6], scan[4:6]))[:8]
TEAL = material('emit', '#2ee6d0', power=3.2)
for r in done + [scan]:
    u0, v0, u1, v1 = r[0] + .16, r[1] + .16, r[2] - .16, r[3] - .16
    corners = [world(u, v, .30) for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))]
    tube(corners, .036 if r is scan else .02, TEAL, smooth=False, closed=True, resolution=3)
    for c in corners:
        ball(.055, c, m=TEAL, n=14)
sx, sy = scan[4:6]
DRONE = (2.75, -2.2, 6.75)
drone = drone_body(DRONE, (8, -6, 20), kit='survey', scale=.52, reach=.4)
top = Vector((DRONE[0], DRONE[1], DRONE[2] + .2))
# fan of light from the belly to a line across the plot
u0, v0, u1, v1 = scan[:4]
vm = v0 + (v1 - v0) * .55
L, Rr = Vector(world(u0 + .2, vm, .32)), Vector(world(u1 - .2, vm, .32))
mesh = bpy.data.meshes.new('fan')
verts, faces = [], []
N = 16
for i in range(N + 1):
    t = i / N
    for k in range(9):
        q = L + (Rr - L) * (k / 8)
        verts.append(tuple(top + (q - top) * t))
for i in range(N):
    faces += [(i * 9 + k, i * 9 + k + 1, (i + 1) * 9 + k + 1, (i + 1) * 9 + k) for k in range(8)]
mesh.from_pydata(verts, [], faces)
mesh.materials.append(material('mist', '#4ff0dc', strength=.8))
hide_from(link(bpy.data.objects.new('fan', mesh)), shadow=True, diffuse=True)
tube([tuple(L), tuple(Rr)], .045, material('emit', '#6ffbe8', power=6), smooth=False, resolution=4)
for k in range(5):
    tube([tuple(top), tuple(L + (Rr - L) * k / 4)], .008, material('emit', '#4ff0dc', power=1.6), smooth=False, resolution=3)

# ---------------------------------------------------------------------------- round village tank: stone steps, water that holds the sky
tank = group((TANK_AT[0], TANK_AT[1], .06))
STONE = material('clay', '#d2bd94', rough=.8, bump=2, bscale=12)
for k in range(4):
    r = TANK_R + .36 - .2 * k
    lathe([(r - .22, .0), (r, .0), (r, .22 - .075 * k), (r - .02, .24 - .075 * k), (r - .22, .24 - .075 * k)], m=STONE, parent=tank, n=96)
disc(TANK_R - .3, (0, 0, .03), m=material('gloss', '#8fb9b2', rough=.05, spec=.7), parent=tank, n=96)
torus(TANK_R + .36, .03, (0, 0, .24), m=M('brass'), parent=tank, n=96, k=8)
for k in range(26):
    a = 2 * math.pi * k / 26
    box((.16, .16, .34), ((TANK_R + .5) * math.cos(a), (TANK_R + .5) * math.sin(a), .16), (0, 0, math.degrees(a)), .03, STONE, tank, 2)
for s in (-1, 1):
    box((.9, .14, .3), (0, -TANK_R - .3 + s * .0, .1), (0, 0, 0), .03, STONE, tank)

# ---------------------------------------------------------------------------- hamlet, trees, bullock track
house_parts = [box((1.2, .9, .7), (0, 0, .35), r=.03, m=M('plaster'), segments=2)]
for s in (-1, 1):
    house_parts.append(box((1.45, .68, .06), (0, s * .27, .88), (s * -34, 0, 0), .015, M('terracotta'), segments=2))
house_parts.append(box((.26, .03, .44), (.2, -.455, .24), r=.01, m=M('teal'), segments=1))
house = merge(house_parts, 'house')
for x, y, t, s in ((12.4, 12.6, 20, 1.0), (13.6, 11.1, 60, .9), (14.4, 13.4, -10, 1.1), (12.0, 14.6, 35, .9), (15.8, 11.8, 80, 1.0), (-9.5, 17.5, 10, 1.0), (-10.8, 18.6, 50, .9), (1.2, 27, 15, 1.1), (2.8, 28, 60, 1.0)):
    instance(house, (x, y, .08), (0, 0, t), s)
random.seed(5)
for _ in range(70):
    r = random.choice(read)
    u, v = random.choice(((r[0], random.uniform(r[1], r[3])), (random.uniform(r[0], r[2]), r[1])))
    x, y, _ = world(u, v)
    if y > -2 and math.dist((x, y), TANK_AT) > TANK_R + 1.2 and math.dist((x, y), (8.6, 2.6)) > 2.6 and math.dist((x, y), SCAN) > 3.6 and not (0 < x < 7 and -5 < y < 4):
        neem((x, y, .05), 's', random.uniform(0, 360), random.uniform(.55, 1.0), variant=random.randrange(2))
for x, y, s in ((11.4, 12.0, 1.0), (13.2, 14.6, 1.15), (13.9, 8.4, .9), (16.5, 14, 1.1), (5.6, 12.8, .9)):
    neem((x, y, .05), 'm', x * 33, s * .75)
for x, y, h in ((13.2, 9.9, 2.2), (11.2, 13.8, 2.4), (-9, 18.6, 2.2)):
    palm((x, y, .05), h, x * 50)
neem((-7.2, -3.4, .05), 'm', 70, .9)
treeline(47, (-40, 46), 46, (.6, 1.1), seed=4, depth=12)
hills(seed=4.4, near=62, far=96, height=(5, 10.5), base=-.5)
for at, size, s in (((-14, 40, .4), (30, 6, 1.6), .5), ((16, 46, .4), (30, 6, 1.8), .5), ((6, 30, .2), (16, 3, .7), .3)):
    mist_bank(at, size, s)

golden_hour((3, 2, 3), azimuth=152, elevation=16, power=8.6, fill=1500)
area((0, -8, 9), (2.7, -2.2, 7.2), 1.8, 110, '#fff0dc')
mist(16, 125)
look(haze=('#f8d29c', .88, 1.3), bloom=.05, vignette=.14)

AT = (-1.2, -12.4, 9.6)
camera('farm-plots-survey', AT, (1.7, 6, 2.7), lens=33, fstop=2.2, focus=(3.2, 0, 5))
camera('farm-plots-survey.1x1', AT, (4.1, 6, 3.2), lens=44, fstop=2.2, focus=(3.2, 0, 5), aspect=1)

main()
