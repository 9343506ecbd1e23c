"""mine-pit: a laterite mine of the Konkan: one ramp winds down its red benches to green water, and laden trucks climb it in their dust."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.evening import evening_sky
from props.ghats import GREEN, ghats
from props.land import clods, mist_bank, mottled, neem, palm, treeline, tuft
from props.materials import M

start(seed=51)

CX, CY = -6.5, 24.0
R0, RUN, TURNS, STEP = 5.2, 3.9, 5, 1.75                 # water's edge, width of a bench, turns of the ramp, height of a face
DEPTH = TURNS * STEP
FACE = .20                                               # share of a bench that is rock face
END = math.radians(-76)                                  # where the ramp comes out


def wobble(c, s, j):
    """How far a bench leaves its circle."""
    return 1.5 * perlin.noise(Vector((c * 1.1, s * 1.1, 4))) + .35 * perlin.noise(Vector((c * 3.1, s * 3.1, j)))


def ramp_point(t):
    """Middle of the bench t turns above the water: place, and heading of a truck that climbs."""
    def at(t):
        a = (t % 1) * 2 * math.pi
        theta = END - a
        c, s = math.cos(theta), math.sin(theta)
        r = R0 + RUN * (t + .60) + wobble(c, s, 0)
        return Vector((CX + r * c, CY + r * s, min(0, -DEPTH + STEP * t)))
    p, q = at(t), at(t + .004)
    d = q - p
    return p, math.degrees(math.atan2(d.y, d.x)) + 90


def earth(color, bump=5):
    return material('clay', color, rough=.95, sheen=0, bump=bump, bscale=7)


# ---------------------------------------------------------------------------- one mesh: benches that climb as they turn, so that they are the road
CRUST = [earth(c, 7) for c in ('#4f2017', '#63291b', '#772f1d')]               # hard dark cap
RED = [earth(c, 7) for c in ('#853321', '#9a4026', '#ab4d2e')]                 # laterite
CLAY = [earth(c, 7) for c in ('#b8674a', '#c68562', '#a85a4e')]                # pink and ochre clay under it
FLAT = [earth(c) for c in ('#8c513c', '#965a44', '#824a37', '#a06850')]
ROWS = [FACE * k / 7 for k in range(7)] + [FACE + (1 - FACE) * k / 9 for k in range(9)]
N = 620
verts, faces, kinds = [], [], []
for k in range(N + 1):
    a = 2 * math.pi * k / N
    c, s = math.cos(END - a), math.sin(END - a)
    for j in range(-1, TURNS + 1):
        for f in ROWS:
            t = j + a / (2 * math.pi)
            r = R0 + RUN * (t + f) + wobble(c, s, 0)
            low, high = (min(0, max(-DEPTH - .55, -DEPTH + STEP * (t - 1 + q))) for q in (0, 1))
            u = min(1, f / FACE)
            z = low + (high - low) * u
            p = Vector((CX + r * c, CY + r * s, z))
            tall = high - low
            if 0 < u < 1 and tall > .2:                 # gullies and slabs in the face
                gully = .34 * perlin.noise(Vector((c * 26, s * 26, j * 3))) + .16 * perlin.noise(Vector((p.x * 2.6, p.y * 2.6, z * 3)))
                p.x += gully * c
                p.y += gully * s
                p.z += .10 * perlin.noise(p * 1.9)
            else:
                p.z += .07 * perlin.noise(Vector((p.x * .9, p.y * .9, 2))) + .03 * perlin.noise(Vector((p.x * 3, p.y * 3, 5)))
            verts.append(tuple(p))
ROW = len(ROWS) * (TURNS + 2)
for k in range(N):
    for i in range(ROW - 1):
        faces.append((k * ROW + i, k * ROW + i + 1, (k + 1) * ROW + i + 1, (k + 1) * ROW + i))
mesh = bpy.data.meshes.new('pit')
mesh.from_pydata(verts, [], faces)
pit = finish(link(bpy.data.objects.new('pit', mesh)), FLAT[0], smooth_angle=42)


def bed(p, n):
    """Beds of rock by height, with edges that waver; level ground is road dust."""
    h = p.z + .35 * perlin.noise(Vector((p.x * .25, p.y * .25, 0))) + .3 * perlin.noise(p * .9)
    speck = perlin.noise(p * 2.3) + .6 * perlin.noise(p * 6)
    if abs(n.z) > .86:
        worn = perlin.noise(p * .55) + .5 * perlin.noise(p * 1.5)
        return 9 + (2 if worn < -.25 else 0 if worn < .05 else 1 if worn < .38 else 3)
    third = 0 if speck < -.2 else 1 if speck < .3 else 2
    return third + (0 if h > -1.5 else 3 if h > -5.6 else 6)


mottled(pit, CRUST + RED + CLAY + FLAT, bed)
# water, still and green, and its wet rim
lathe([(0, 0), (R0 + RUN + 1.6, 0)], (CX, CY, -DEPTH - .06), m=material('gloss', '#3f7a68', rough=.035, spec=.6, coat=1, crough=.02), n=160)

# ---------------------------------------------------------------------------- ground round the pit: laterite under grass
RIM = R0 + RUN * (TURNS + 1)
GRASS = [earth(c, 4) for c in ('#8e4a31', '#7b5a36', '#6f6f38', '#7c8843', '#5d7638')]
rings = [RIM - 4.6, RIM - 2.4, RIM - .8, RIM + .4, RIM + 1.2, RIM + 2.4, RIM + 4, RIM + 6, RIM + 8, RIM + 11, RIM + 15, RIM + 20, RIM + 28, RIM + 40, RIM + 60, RIM + 90]
verts, faces, n = [], [], 420
for j, rr in enumerate(rings):
    for i in range(n):
        a = 2 * math.pi * i / n
        c, s = math.cos(a), math.sin(a)
        r = rr + (wobble(c, s, 0) if j < 8 else 0)
        lift = .16 * perlin.noise(Vector((c * r * .3, s * r * .3, 0))) + .05 * perlin.noise(Vector((c * r * 1.4, s * r * 1.4, 3)))
        verts.append((CX + r * c, CY + r * s, lift + (-.25 if j == 0 else -.04 if j == 1 else .03)))
for j in range(len(rings) - 1):
    faces += [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for i in range(n)]
mesh = bpy.data.meshes.new('rim')
mesh.from_pydata(verts, [], faces)
rim = finish(link(bpy.data.objects.new('rim', mesh)), GRASS[0], smooth_angle=60)


def cover(p, n):
    r = math.hypot(p.x - CX, p.y - CY) - RIM
    g = perlin.noise(Vector((p.x * .35, p.y * .35, 7))) + .6 * perlin.noise(Vector((p.x * 1.3, p.y * 1.3, 1)))
    return 1.2 + 2.6 * g + min(2.6, r * .35)


mottled(rim, GRASS, cover)
# the same ground near the lens, in small faces
near = sheet(1200, 600, lambda x, y: .05 + .16 * perlin.noise(Vector(((x - CX) * .3, (y - CY) * .3, 0))) + .06 * perlin.noise(Vector((x * 1.4, y * 1.4, 3))), (-24, 24), (-13, 11), GRASS[0])
mottled(near, GRASS, lambda p, n: cover(p, n) + .5 * perlin.noise(p * 2.6) + .9 * perlin.noise(p * 8) + .6 * perlin.noise(p * 21))
bm = bmesh.new()
bm.from_mesh(near.data)
bmesh.ops.delete(bm, geom=[f for f in bm.faces if math.hypot(f.calc_center_median().x - CX, f.calc_center_median().y - CY) < RIM - .6 + wobble(*((Vector((f.calc_center_median().x - CX, f.calc_center_median().y - CY)).normalized())[:]), 0)], context='FACES')
bm.to_mesh(near.data)
bm.free()


# ---------------------------------------------------------------------------- haul truck
def haul_truck(at, turn, scale=1.0, loaded=True):
    """Rigid dump truck, 4.4 long, 2.6 wide, 2.7 tall, facing -Y."""
    ivory, ink, steel, gun, brass = (M(n) for n in ('ivory', 'ink', 'steel', 'gun', 'brass'))
    paint, rubber = M('marigold'), M('rubber', color='#1b1d24')
    g = subject(group(at, turn if isinstance(turn, tuple) else (0, 0, turn), scale), 'truck')
    tyre = [cylinder(.66, .46, m=rubber, turn=(0, 90, 0), bevel=.1)]
    for k in range(26):
        a = 2 * math.pi * k / 26
        for s in (-1, 1):
            tyre.append(box((.2, .1, .07), (s * .12, .68 * math.cos(a + s * .06), .68 * math.sin(a + s * .06)), (math.degrees(a) - 90, 0, s * 14), .018, rubber, segments=2))
    tyre.append(lathe([(0, 0), (.34, 0), (.38, .03), (.36, .06), (.28, .02), (.16, .07), (0, .08)], (.215, 0, 0), (0, 90, 0), M('ivory', rough=.5), n=40, subdivide=1))
    for k in range(10):
        a = 2 * math.pi * k / 10
        tyre.append(cylinder(.024, .05, (.25, .25 * math.cos(a), .25 * math.sin(a)), (0, 90, 0), m=steel, n=8, bevel=.006, segments=1))
    wheel = merge(tyre, 'tyre')
    for s in (-1, 1):
        instance(wheel, (s * 1.02, -1.35, .72), (0, 0, 0 if s > 0 else 180), parent=g)
        for x in (.62, 1.1):
            instance(wheel, (s * x, 1.15, .72), (0, 0, 0 if s > 0 else 180), parent=g)
    box((1.0, 4.0, .4), (0, 0, .95), r=.06, m=ink, parent=g)
    cylinder(.16, 2.0, (0, 1.15, .72), (0, 90, 0), m=gun, parent=g)
    cylinder(.12, 1.9, (0, -1.35, .72), (0, 90, 0), m=gun, parent=g)
    # Nose: bumper, grille, lamps, deck with rails, ladder
    box((2.2, .2, .34), (0, -2.2, .72), r=.06, m=ink, parent=g)
    box((1.3, .5, 1.0), (0, -1.95, 1.3), r=.07, m=paint, parent=g)
    for k in range(9):
        box((1.0, .04, .045), (0, -2.21, .95 + .085 * k), r=.012, m=ink, parent=g, segments=2)
    for s in (-1, 1):
        box((.36, .12, .2), (s * .82, -2.2, 1.05), r=.04, m=ink, parent=g)
        for dx in (-.08, .08):
            cylinder(.065, .05, (s * .82 + dx, -2.27, 1.05), (90, 0, 0), m=M('lit_warm', power=8), parent=g, bevel=.012, n=24)
        box((.62, .9, .1), (s * 1.0, -1.42, 1.48), r=.04, m=paint, parent=g)             # mudguards
    box((2.3, 1.15, .09), (0, -1.65, 1.85), r=.03, m=gun, parent=g)
    for x in (-1.12, 1.12):
        for h in (.25, .48):
            tube([(x, -2.2, 1.88 + h), (x, -1.15, 1.88 + h)], .018, brass, g, smooth=False)
    for h in (.25, .48):
        tube([(.15, -2.2, 1.88 + h), (1.12, -2.2, 1.88 + h)], .018, brass, g, smooth=False)
    for x in (.15, .62, 1.12):
        tube([(x, -2.2, 1.88), (x, -2.2, 2.36)], .018, brass, g, smooth=False)
    for k in range(7):
        box((.34, .05, .03), (.95, -2.32 + .0 * k, .62 + .2 * k), r=.01, m=steel, parent=g, segments=2)
    for x in (.79, 1.11):
        tube([(x, -2.32, .5), (x, -2.3, 1.9)], .02, steel, g, smooth=False)
    # Cab on the left
    cab = group((-.62, -1.6, 1.9), parent=g)
    box((.98, .95, .95), (0, 0, .46), r=.08, m=ivory, parent=cab)
    box((.84, .03, .5), (0, -.475, .56), r=.03, m=M('visor'), parent=cab)
    box((.03, .7, .48), (-.485, 0, .57), r=.03, m=M('visor'), parent=cab)
    box((1.08, 1.05, .08), (0, 0, .97), r=.03, m=ink, parent=cab)
    ball(.06, (.3, -.2, 1.05), m=M('lit_amber', power=10), parent=cab, n=20)
    tube([(-.5, -.5, .4), (-.72, -.62, .5)], .015, gun, cab, smooth=False)
    box((.04, .14, .28), (-.74, -.63, .52), r=.02, m=ink, parent=cab)
    # Tray: ribbed tub with a canopy over the cab
    side = [(-2.35, 3.05), (-2.3, 2.9), (-1.05, 2.82), (-.75, 1.35), (.4, 1.22), (2.05, 1.75), (2.25, 2.15), (1.4, 2.55), (-.9, 2.98)]
    tray = group(parent=g)
    for s in (-1, 1):
        slab([(y, z) for y, z in side], .09, .02, paint, (s * 1.2 - (.045), 0, 0), (90, 0, 90), tray)
        for y, z0, z1 in ((-.55, 1.45, 2.85), (.05, 1.3, 2.75), (.65, 1.36, 2.65), (1.25, 1.52, 2.5)):
            box((.1, .14, z1 - z0), (s * 1.27, y, (z0 + z1) / 2), (4, 0, 0), .025, paint, tray)
        tube([(s * 1.25, -2.3, 3.0), (s * 1.25, -.9, 2.95), (s * 1.25, 1.4, 2.52), (s * 1.25, 2.2, 2.12)], .06, paint, tray, smooth=False)
        cylinder(.1, 1.2, (s * .42, -.2, 1.35), (30, 0, 0), m=steel, parent=tray, bevel=.02, n=32)
        cylinder(.14, .7, (s * .42, -.0, 1.05), (30, 0, 0), m=gun, parent=tray, bevel=.02, n=32)
    box((2.4, .1, 1.5), (0, -.9, 2.1), (-12, 0, 0), .03, paint, tray)
    box((2.4, 1.35, .09), (0, -1.62, 2.96), (-3, 0, 0), .03, paint, tray)
    box((2.4, 1.3, .1), (0, -.15, 1.28), (-6, 0, 0), .03, paint, tray)
    box((2.4, 1.75, .1), (0, 1.25, 1.5), (18, 0, 0), .03, paint, tray)
    for k in range(5):
        box((.12, 1.3, .06), (-.9 + .45 * k, -1.62, 3.02), (-3, 0, 0), .02, paint, tray)
    if loaded:
        ore = superball((1.12, 1.5, .85), .9, .75, (0, .35, 2.25), (-8, 0, 0), material('clay', '#7d4a33', rough=.95, bump=6, bscale=9), n=96, parent=g,
                        shape=lambda p: p * (1 + .09 * perlin.noise(p * 2.6) + .05 * perlin.noise(p * 6)))
        bpy.context.view_layer.update()
        m = g.matrix_world
        lumps = []
        for _ in range(200):
            a, q = random.uniform(0, 6.283), random.random() ** .6
            x, y = 1.02 * q * math.cos(a), 1.3 * q * math.sin(a)
            lumps.append(tuple(m @ Vector((x, .35 + y, 2.28 + .80 * max(0, 1 - q ** 2.4) ** .5 + y * -.13))))
        clods(lumps, (.05, .15), '#8a5238')
    return g


TRUCKS = ((4.935, 1.16, True), (4.60, .74, True), (4.40, .74, False), (3.84, .74, True), (3.40, .74, True), (2.52, .74, False), (1.62, .74, True))
DUST = '#e0a98a'
at = None
for t, size, full in TRUCKS:
    p, heading = ramp_point(t)
    truck = haul_truck((p.x, p.y, p.z + .04), (-1.5, 0, heading if full else heading + 180), size, full)
    if at is None:
        at = p
    for k in range(4):                                       # dust behind the wheels
        q, _ = ramp_point(t - (.012 + .010 * k) * (1 if full else -1) * (24 / max(8, R0 + RUN * t)))
        if t < 4.9 or k > 1:
            mist_bank((q.x, q.y, q.z + .45 + .12 * k), (1.2 + .35 * k, 1.2 + .35 * k, .55 + .18 * k), .26 - .045 * k, DUST)
# windrow of blocks along the drop, marker posts, rock that has fallen from the faces
berm, toe = [], []
for i in range(2600):
    t = random.uniform(.15, 4.93)
    a = (t % 1) * 2 * math.pi
    c, s = math.cos(END - a), math.sin(END - a)
    r = R0 + RUN * (t + FACE) + wobble(c, s, 0)
    if i % 2:
        berm.append((CX + (r + .30 + random.gauss(0, .07)) * c - 0, CY + (r + .30 + random.gauss(0, .07)) * s, -DEPTH + STEP * t + .10))
    else:
        q = r + RUN * (1 - FACE) - abs(random.gauss(0, .22))
        toe.append((CX + q * c, CY + q * s, -DEPTH + STEP * t + .05))
clods(berm, (.10, .24), '#8f3f28')
clods(toe, (.05, .26), '#7a301f', seed=5)
for i in range(70):
    t = .3 + 4.6 * i / 69
    a = (t % 1) * 2 * math.pi
    c, s = math.cos(END - a), math.sin(END - a)
    r = R0 + RUN * (t + FACE) + wobble(c, s, 0) + .34
    x, y, z = CX + r * c, CY + r * s, -DEPTH + STEP * t
    cylinder(.045, .8, (x, y, z + .4), m=M('ivory'), n=10, bevel=.008, segments=1)
    cylinder(.048, .16, (x, y, z + .68), m=M('terracotta'), n=10, bevel=.008, segments=1)


def excavator(at, turn, scale=1.0):
    """Tracked excavator, arm out to -Y, 3.4 high."""
    g = group(at, (0, 0, turn), scale)
    paint, ink, steel = M('marigold'), M('ink'), M('steel')
    for s in (-1, 1):
        box((.55, 3.2, .8), (s * 1.0, 0, .42), r=.38, m=M('rubber', color='#1b1d24'), parent=g)
        for k in range(6):
            cylinder(.22, .58, (s * 1.0, -1.1 + .44 * k, .34), (0, 90, 0), m=M('gun'), parent=g, n=20)
    cylinder(.8, .3, (0, 0, .95), m=ink, parent=g, n=40)
    box((2.3, 2.5, .9), (0, .5, 1.55), r=.12, m=paint, parent=g)
    box((2.3, .8, 1.0), (0, 1.5, 1.6), r=.2, m=ink, parent=g)
    box((.9, 1.1, 1.3), (-.65, -.5, 2.0), r=.1, m=M('ivory'), parent=g)
    box((.8, .04, .8), (-.65, -1.06, 2.2), r=.03, m=M('visor'), parent=g)
    box((.04, .8, .8), (-1.11, -.5, 2.2), r=.03, m=M('visor'), parent=g)
    for a, b, w in (((.3, -.4, 1.7), (.3, -2.4, 3.9), .5), ((.3, -2.4, 3.9), (.3, -4.2, 2.7), .42)):
        d = Vector(b) - Vector(a)
        box((w * .7, w, d.length + .3), tuple((Vector(a) + Vector(b)) / 2), tuple(math.degrees(v) for v in d.to_track_quat('Z', 'Y').to_euler()), .08, paint, g)
    tube([(.3, -.7, 1.5), (.3, -1.5, 2.6)], .1, steel, g, smooth=False)
    box((1.0, .9, .9), (.3, -4.3, 2.1), (30, 0, 0), .15, M('gun'), g)
    return g


p, heading = ramp_point(1.30)
excavator((p.x, p.y, p.z + .04), heading + 150, .8)
p, heading = ramp_point(1.36)
clods([(p.x + random.gauss(0, .9), p.y + random.gauss(0, .9), p.z + .12 + abs(random.gauss(0, .25))) for _ in range(160)], (.08, .3), '#7d4a33')
# ore spilt behind the nearest truck
spill = []
for _ in range(190):
    q, _ = ramp_point(4.935 - .012 - abs(random.gauss(0, .008)))
    spill.append((q.x + random.gauss(.2, .5), q.y + random.gauss(.1, .5), q.z + .06))
clods(spill, (.03, .14), '#6a3a2a')

# ---------------------------------------------------------------------------- foreground, far rim and the ghats
front = []
for _ in range(1500):
    x, y = random.uniform(-17, 17), random.uniform(-9.5, 8)
    if math.hypot(x - CX, y - CY) > RIM + 1.2:
        front.append((x, y, .05))
clods(front[:420], (.04, .18), '#93452c')
for x, y, z in front[420:]:
    if perlin.noise(Vector((x * .35, y * .35, 7))) > -.12:
        tuft((x, y, .03), random.uniform(.6, 1.3), random.uniform(0, 360), 'green' if random.random() < .8 else 'dry')
rng = random.Random(9)
made = 0
while made < 130:
    a, r = rng.uniform(math.radians(8), math.radians(172)), RIM + 1.5 + abs(rng.gauss(0, 9))
    x, y = CX + r * math.cos(a), CY + r * math.sin(a)
    if rng.random() < .16:
        palm((x, y, 0), rng.uniform(3.4, 5.2), rng.uniform(0, 360), tone='golden', variant=made % 2)
    else:
        neem((x, y, -.05), 'ml'[made % 2], rng.uniform(0, 360), rng.uniform(.8, 1.3), tone='golden' if rng.random() < .6 else 'day', variant=made % 2)
    made += 1
treeline(72, (-70, 70), 46, (1.4, 2.4), seed=14, depth=14)
ghats(seed=8, near=92, far=150, height=(5, 13), tones=GREEN, width=260, base=-1)
mist_bank((-16, 80, 1.5), (50, 5, 2.4), .34, '#f3dcc2')
mist_bank((CX, CY + 4, -DEPTH + 2.0), (13, 12, 2.2), .16, '#e8bfa2')
mist_bank((CX + 6, CY + 18, -2.0), (12, 6, 2.4), .18, '#e8bfa2')

golden_hour((3, 3, 1), azimuth=168, elevation=27, power=7.4, fill=620)
AT = (1.2, -13.6, 8.2)
evening_sky(AT, azimuth=88, spread=74, top=24, seed=27, step=.26)
area((2, -9, 7.5), (at.x, at.y, 1.5), 3.6, 620, '#fff0dc')
mist(18, 190)
look(haze=('#e6dcc4', .34, 1.0), bloom=.04, vignette=.14, saturation=1.08, ev=.05)

focus = (at.x - .9, at.y - 1.0, 1.8)
camera('mine-pit', AT, (1.9, 14, -.5), lens=28, fstop=2.0, focus=focus)
camera('mine-pit.1x1', (1.6, -13.6, 8.2), (5.2, 14, -1.0), lens=36, fstop=2.0, focus=focus, aspect=1)

main()
