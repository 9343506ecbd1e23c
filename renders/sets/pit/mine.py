"""mine-pit: a laden truck climbs out of a stepped pit; benches curve round the disc of the pit floor."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.land import clods, hills, mist_bank, treeline, tuft
from props.materials import M

start(seed=51)

CX, CY = -.6, 12.5
FLOOR, DEPTH, BENCHES = 4.4, 3.6, 5
STEP = DEPTH / BENCHES
RUN = 1.2


def strip(r0, z0, r1, z1, m, rows=4, n=260, rough=.12, seed=0.0):
    """A ring of ground between two circles round the pit, roughened by noise."""
    verts, faces = [], []
    for j in range(rows + 1):
        t = j / rows
        for i in range(n):
            a = 2 * math.pi * i / n
            r, z = r0 + (r1 - r0) * t, z0 + (z1 - z0) * t
            c, s = math.cos(a), math.sin(a)
            w = perlin.noise(Vector((c * 3.1, s * 3.1, seed))) * .55
            f = rough * perlin.noise(Vector((c * r * 1.3, s * r * 1.3, z * 2 + seed)))
            r2 = r + w + f * (1.6 if abs(z1 - z0) > .3 else .3)
            verts.append((CX + r2 * c, CY + r2 * s, z + f * (.3 if abs(z1 - z0) > .3 else .6)))
    for j in range(rows):
        faces += [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for i in range(n)]
    mesh = bpy.data.meshes.new('strip')
    mesh.from_pydata(verts, [], faces)
    return finish(link(bpy.data.objects.new('strip', mesh)), m, smooth_angle=50)


def earth(color):
    return material('clay', color, rough=.95, sheen=0, bump=5, bscale=7)


FACES = ('#8d4a2c', '#a9653c', '#b98650', '#9c5a38', '#c29661', '#a8714a')
FLATS = ('#c79a66', '#d0a674', '#d6b182', '#cfa271', '#d9b88b', '#d2aa78')
# Floor: pale, with a shallow pool that catches the sky - the disc
disc(FLOOR + .9, (CX, CY, -DEPTH), m=earth('#e2c596'), n=128)
lathe([(0, 0), (FLOOR * .66, 0), (FLOOR * .70, .02)], (CX, CY, -DEPTH + .02), m=material('gloss', '#7fb0ac', rough=.06), n=128)
torus(FLOOR * .70, .06, (CX, CY, -DEPTH + .02), m=earth('#b98a58'), n=128, k=8)
r = FLOOR
for k in range(BENCHES):
    z = -DEPTH + k * STEP
    for q in range(2):                                        # each face in two beds of rock
        strip(r + .17 * q, z + STEP * .5 * q, r + .17 * (q + 1), z + STEP * .5 * (q + 1), earth(FACES[(k + 3 * q) % 6]), 4, seed=k)
    strip(r + .34, z + STEP, r + RUN, z + STEP, earth(FLATS[k]), 3, seed=k)
    # a backing just behind closes the hair-line gaps where two rough edges meet
    strip(r + .4, z - .12, r + .42, z + STEP - .16, earth('#8d4a2c'), 2, rough=0, seed=k)
    strip(r + .42, z + STEP - .16, r + RUN + .42, z + STEP - .16, earth('#a9653c'), 2, rough=0, seed=k)
    # loose rock at the toe of each face
    toe = []
    for _ in range(150):
        a = random.uniform(0, 6.283)
        rr = r - .12 + perlin.noise(Vector((math.cos(a) * 3.1, math.sin(a) * 3.1, k))) * .55 - abs(random.gauss(0, .12))
        toe.append((CX + rr * math.cos(a), CY + rr * math.sin(a), z + .03))
    clods(toe, (.04, .15), FACES[k])
    r += RUN
RIM = r
# Surrounding ground, level with the rim and out to the hills
verts, faces, n = [], [], 260
rings = [RIM - .3, RIM + .4, RIM + 1.2, RIM + 2.4, RIM + 4, RIM + 7, RIM + 12, RIM + 20, RIM + 36, RIM + 60]
for j, rr in enumerate(rings):
    for i in range(n):
        a = 2 * math.pi * i / n
        c, s = math.cos(a), math.sin(a)
        w = perlin.noise(Vector((c * 3.1, s * 3.1, BENCHES - 1))) * .55 * max(0, 1 - j / 3)
        verts.append((CX + (rr + w) * c, CY + (rr + w) * s, .1 * perlin.noise(Vector((c * rr * .5, s * rr * .5, 0))) + (0 if j else -.02)))
for j in range(len(rings) - 1):
    faces += [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for i in range(n)]
mesh = bpy.data.meshes.new('apron')
mesh.from_pydata(verts, [], faces)
finish(link(bpy.data.objects.new('apron', mesh)), earth('#c99862'), smooth_angle=60)


# ---------------------------------------------------------------------------- haul road: a ramp laid over the benches
def road_point(t):
    """t = 0 at the floor, 1 at the rim, with its radius and angle."""
    a = math.radians(172 - 232 * t)
    rr = FLOOR + .6 + (RIM + 1.9 - FLOOR - .6) * t
    z = -DEPTH + .35 + (DEPTH - .33) * t
    return a, rr, z


ROAD = earth('#dcb98a')
verts, faces = [], []
STEPS = 120
for i in range(STEPS + 1):
    a, rr, z = road_point(i / STEPS)
    for u, dz in ((-1.75, -1.2), (-1.35, 0), (-.45, .02), (.45, .02), (1.35, 0), (1.75, -1.2)):
        wob = .06 * perlin.noise(Vector((i * .3, u, 2)))
        verts.append((CX + (rr + u + wob) * math.cos(a), CY + (rr + u + wob) * math.sin(a), z + dz + .03 * perlin.noise(Vector((i * .5, u * 2, 7)))))
for i in range(STEPS):
    faces += [(i * 6 + k, i * 6 + k + 1, (i + 1) * 6 + k + 1, (i + 1) * 6 + k) for k in range(5)]
mesh = bpy.data.meshes.new('road')
mesh.from_pydata(verts, [], faces)
finish(link(bpy.data.objects.new('road', mesh)), ROAD, smooth_angle=50)
berm = []
for i in range(420):                                              # windrow of stones along the drop
    t = random.uniform(.03, .9)
    a, rr, z = road_point(t)
    berm.append((CX + (rr - 1.3 + random.gauss(0, .07)) * math.cos(a), CY + (rr - 1.3 + random.gauss(0, .07)) * math.sin(a), z + .06))
clods(berm, (.08, .2), '#b0784a')
for i in range(30):                                               # marker posts
    a, rr, z = road_point(.05 + .9 * i / 29)
    p = (CX + (rr - 1.25) * math.cos(a), CY + (rr - 1.25) * math.sin(a), z)
    cylinder(.035, .6, (p[0], p[1], p[2] + .3), m=M('ivory'), n=12, bevel=.008)
    cylinder(.037, .12, (p[0], p[1], p[2] + .5), m=M('terracotta'), n=12, bevel=.008)


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


T = .957
a, rr, z = road_point(T)
at = (CX + rr * math.cos(a), CY + rr * math.sin(a), z + .03)
heading = math.degrees(math.atan2(-math.cos(a), math.sin(a))) + 90           # down the curve, outwards
truck = haul_truck(at, (-2.5, 0, heading + 6), 1.12)
print('TRUCK', at, heading)
# A little ore spilt behind it
spill = []
for _ in range(150):
    t = T - .055 - abs(random.gauss(0, .02))
    b, r2, z2 = road_point(t)
    off = random.gauss(.25, .32)
    spill.append((CX + (r2 + off) * math.cos(b), CY + (r2 + off) * math.sin(b), z2 + .05))
clods(spill, (.03, .13), '#7d4a33')
small = road_point(.42)
haul_truck((CX + small[1] * math.cos(small[0]), CY + small[1] * math.sin(small[0]), small[2] + .03), math.degrees(math.atan2(-math.cos(small[0]), math.sin(small[0]))) + 90, .42)

# ---------------------------------------------------------------------------- foreground edge and far land
front = []
for _ in range(260):
    x, y = random.uniform(-9, 9), random.uniform(-5.8, 1.4)
    if math.hypot(x - CX, y - CY) > RIM + .5:
        front.append((x, y, .02))
clods(front, (.04, .2), '#b07a4c')
for x, y, z, *_ in front[::3]:
    tuft((x + .3, y + .2, 0), random.uniform(.6, 1.3), random.uniform(0, 360), 'dry')
treeline(43, (-45, 45), 30, (.8, 1.5), seed=14, depth=8)
hills(seed=7.7, near=56, far=92, height=(5, 12))
mist_bank((-14, 34, .2), (26, 4, 1.3), .42)
mist_bank((CX, CY + 2, -DEPTH + .7), (6.5, 6, 1.0), .22)

golden_hour((3, 3, 1), azimuth=158, elevation=19, power=8.6, fill=900)
area((1, -7, 5.5), (6.6, 3, 1.5), 3.2, 560, '#fff0dc')
mist(14, 130)
look(haze=('#f6cd94', .78, 1.0), bloom=.045, vignette=.14)

AT = (1.0, -9.5, 5.3)
focus = (at[0] - .9, at[1] - 1.6, 1.8)
camera('mine-pit', AT, (2.5, 6.5, 1.25), lens=32, fstop=1.6, focus=focus)
camera('mine-pit.1x1', AT, (4.1, 6.5, 1.0), lens=43, fstop=1.6, focus=focus, aspect=1)

main()
