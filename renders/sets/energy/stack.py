"""energy-stack-drone: a drone beside the chimney of a sugar mill on a river; square frames of light mark the bands it has photographed."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.evening import evening_sky
from props.drone import drone_body, part_of
from props.ghats import GREEN, ghats
from props.land import ground, mist_bank, mottled, neem, palm, plant_meshes, treeline
from props.materials import M
from props.vehicles import packed, truck
from sets.energy.energy_kit import flange, lattice, railing

start(seed=23)

X, Y, R0, R1, LOW, TOP = 2.75, 0, 1.75, 1.22, -9.5, 5.0


def radius(z):
    return R0 + (R1 - R0) * (z - LOW) / (TOP - LOW)


stack = subject(group((X, Y, 0)), 'stack')
# Bands of ivory and terracotta, each with a raised ring, like thrown pots on one another
step = 1.55
z = LOW
k = 0
while z < TOP - .01:
    z1 = min(TOP, z + step)
    m = M('ivory', rough=.55, coat=.1) if k % 2 == 0 else M('terracotta', color='#b8583a', rough=.6)
    lathe([(radius(z) , z), (radius(z1), z1)], m=m, parent=stack, n=112, smooth_angle=60)
    torus(radius(z) + .005, .03, (0, 0, z), m=M('stone'), parent=stack, n=112, k=10)
    z, k = z1, k + 1
lathe([(radius(TOP), TOP), (radius(TOP) + .12, TOP + .02), (radius(TOP) + .16, TOP + .1), (radius(TOP) + .13, TOP + .24), (radius(TOP) - .1, TOP + .28), (radius(TOP) - .16, TOP + .2), (radius(TOP) - .18, TOP - 1.2)], m=M('ink', rough=.5), parent=stack, n=112, smooth_angle=50)
torus(radius(TOP) + .15, .022, (0, 0, TOP + .16), m=M('brass'), parent=stack, n=112, k=10)

# Two service galleries with guard rails, brackets and a caged ladder
for zg in (4.5, -2.3, -6.9):
    r = radius(zg)
    lathe([(r - .02, zg - .05), (r + .52, zg - .05), (r + .54, zg), (r + .52, zg + .05), (r - .02, zg + .05)], m=M('gun'), parent=stack, n=112, bevel=.01)
    for h in (.3, .58):
        torus(r + .5, .02, (0, 0, zg + h), m=M('marigold') if h > .5 else M('steel'), parent=stack, n=112, k=8)
    for q in range(22):
        t = 2 * math.pi * q / 22
        c, s = math.cos(t), math.sin(t)
        tube([((r + .5) * c, (r + .5) * s, zg), ((r + .5) * c, (r + .5) * s, zg + .58)], .017, M('steel'), stack, smooth=False, resolution=4)
        if q % 2 == 0:
            tube([((r + .5) * c, (r + .5) * s, zg - .05), ((r + .04) * c, (r + .04) * s, zg - .5)], .025, M('gun'), stack, smooth=False, resolution=4)
t = math.radians(-38)
for side in (-.16, .16):
    points = []
    for i in range(8):
        zz = LOW + (TOP - LOW) * i / 7
        r = radius(zz) + .16
        points.append((r * math.cos(t) - side * math.sin(t), r * math.sin(t) + side * math.cos(t), zz))
    tube(points, .022, M('gun'), stack, smooth=False)
for i in range(52):
    zz = LOW + .2 + i * .28
    if zz > TOP:
        break
    r = radius(zz) + .16
    tube([(r * math.cos(t) + .16 * math.sin(t), r * math.sin(t) - .16 * math.cos(t), zz), (r * math.cos(t) - .16 * math.sin(t), r * math.sin(t) + .16 * math.cos(t), zz)], .013, M('steel'), stack, smooth=False, resolution=3)
    if i % 3 == 0:
        torus(.27, .014, ((r + .1) * math.cos(t), (r + .1) * math.sin(t), zz), m=M('gun'), parent=stack, n=32, k=6)
# Lightning conductor and rods
for q in range(4):
    a = math.radians(20 + 90 * q)
    tube([((R1 + .12) * math.cos(a), (R1 + .12) * math.sin(a), TOP), ((R1 + .12) * math.cos(a), (R1 + .12) * math.sin(a), TOP + .85)], .018, M('brass'), stack, smooth=False)
    ball(.04, ((R1 + .12) * math.cos(a), (R1 + .12) * math.sin(a), TOP + .86), m=M('lit_amber', color='#ff6a3d', power=6), parent=stack, n=16)


# ---------------------------------------------------------------------------- frames of light, wrapped round the bands
def frame_of_light(z0, z1, a0, a1, m, r=.028):
    points = []
    for i in range(9):
        points.append((z0, a0 + (a1 - a0) * i / 8))
    for i in range(1, 5):
        points.append((z0 + (z1 - z0) * i / 4, a1))
    for i in range(1, 9):
        points.append((z1, a1 + (a0 - a1) * i / 8))
    for i in range(1, 4):
        points.append((z1 + (z0 - z1) * i / 4, a0))
    tube([((radius(z) + .06) * math.cos(math.radians(a)), (radius(z) + .06) * math.sin(math.radians(a)), z) for z, a in points], r, m, stack, smooth=False, closed=True, resolution=4)
    for z, a in ((z0, a0), (z0, a1), (z1, a0), (z1, a1)):      # brighter corner brackets
        ball(r * 1.9, ((radius(z) + .06) * math.cos(math.radians(a)), (radius(z) + .06) * math.sin(math.radians(a)), z), m=m, parent=stack, n=14)


SEEN = material('emit', '#3ff0da', power=4.2)
NOW = material('emit', '#ffb02e', power=6.0)
for zc in (-.975, .575, 2.125):
    for ac in (-150, -112, -74):
        frame_of_light(zc - .55, zc + .55, ac - 15, ac + 15, SEEN, .022)
for ac in (-74, -112):
    frame_of_light(3.62 - .52, 3.62 + .52, ac - 15, ac + 15, SEEN, .022)
frame_of_light(3.62 - .58, 3.62 + .58, -166, -134, NOW, .034)

# ---------------------------------------------------------------------------- drone
drone = drone_body((-1.85, -1.2, 2.6), (6, -7, 60), kit='camera', scale=.76)

# ---------------------------------------------------------------------------- the mill below: sheds, boiler house, pipes, tanks, cane yard
yard = -9.5
DUST = [material('clay', c, rough=.95, sheen=0, bump=4, bscale=6) for c in ('#8f7048', '#a08056', '#7d6a44', '#6f7440', '#86904e')]
land = ground((-60, 60), (-14, 34), '#a88a5a', .12, (230, 120), 5)
land.location = (0, 0, yard)
mottled(land, DUST, lambda p, n: 1.2 + 1.6 * perlin.noise(Vector((p.x * .16, p.y * .16, 1))) + 1.1 * perlin.noise(Vector((p.x * .8, p.y * .8, 2))) + max(0, (abs(p.x) - 22) * .12))


def sheeting(w, h, m_list, pitch=.22, seed=1):
    """Corrugated sheet w by h in the XZ plane, face at y = 0: half-round ribs, each sheet of one tone."""
    rng = random.Random(seed)

    def build(g):
        n = int(w / pitch)
        for k in range(n):
            if k % 4 == 0:
                m = rng.choice(m_list)
            cylinder(pitch * .42, h, (-w / 2 + pitch * (k + .5), 0, h / 2), m=m, n=8, bevel=0, parent=g)
    return packed(('sheeting', round(w, 2), round(h, 2), tuple(m.name for m in m_list), seed), build)


WALLS = [M('ivory', color=c, rough=.6, coat=.05) for c in ('#cfc6b0', '#c6bca4', '#d6cdb8', '#bfb193', '#b89a78')]
TEALS = [M('teal', color=c, rough=.6, coat=.05) for c in ('#4c7f77', '#457369', '#568a81', '#5f7f70')]
ROOFS = [M('steel', color=c, rough=.5) for c in ('#a9b0ae', '#b7bdb9', '#9c9f98', '#a8927c', '#8f7a66')]


def shed(x, y, w, d, h, rise, turn=0, walls=WALLS, roofs=ROOFS, monitor=True, seed=1, doors=2):
    """Steel shed: ribbed walls on a basalt plinth, pitched ribbed roof, a glazed monitor on the ridge, doors, gutters, rain pipes."""
    g = group((x, y, yard), (0, 0, turn))
    box((w + .1, d + .1, .5), (0, 0, .25), r=.03, m=M('stone', color='#5d5750'), parent=g)
    box((w - .1, d - .1, h), (0, 0, h / 2), r=.02, m=walls[0], parent=g, segments=1)
    front = sheeting(w, h - .5, walls, seed=seed)
    side = sheeting(d, h - .5, walls, seed=seed + 1)
    for q, (px, py, t) in enumerate(((0, -d / 2, 0), (0, d / 2, 180))):
        instance(front, (px, py, .5), (0, 0, t), parent=g)
    for px, t in ((-w / 2, -90), (w / 2, 90)):
        instance(side, (px, 0, .5), (0, 0, t), parent=g)
        slab([(-d / 2, 0), (d / 2, 0), (0, rise)], .12, .01, walls[3], (px - .06, 0, h), (90, 0, 90), g, 1)
    run = math.hypot(d / 2 + .35, rise)
    tilt = math.degrees(math.atan2(rise, d / 2 + .35))
    top = sheeting(w + .5, run, roofs, .26, seed + 2)
    for s in (-1, 1):
        instance(top, (0, s * (d / 2 + .35), h - .02), (-(90 - tilt) if s < 0 else (90 - tilt), 0, 0), parent=g)
    if monitor:
        m = .22 * d
        box((w * .8, m * 1.6, .55), (0, 0, h + rise + .1), r=.02, m=walls[1], parent=g, segments=1)
        n = int(w * .8 / .5)
        for k in range(n):
            box((.4, .05, .36), (-w * .4 + .8 * w * (k + .5) / n, -m * .8 - .01, h + rise + .14), r=.01, m=M('visor', color='#22323a'), parent=g, segments=1)
        for s in (-1, 1):
            box((w * .84, m * 1.05, .07), (0, s * m * .46, h + rise + .52), (-s * 18, 0, 0), .015, roofs[0], g, segments=1)
    for k in range(int(w / 1.3)):
        xx = -w / 2 + .9 + 1.3 * k
        box((.8, .08, .9), (xx, -d / 2 - .10, h * .72), r=.015, m=M('visor', color='#1d2a33'), parent=g, segments=1)
        for q in range(3):
            box((.03, .1, .9), (xx - .2 + .2 * q, -d / 2 - .13, h * .72), r=.005, m=walls[2], parent=g, segments=1)
        box((.92, .12, .06), (xx, -d / 2 - .13, h * .72 - .5), r=.01, m=walls[2], parent=g, segments=1)
    for k in range(doors):
        xx = -w / 2 + w * (k + .5) / doors
        box((1.5, .16, 2.0), (xx, -d / 2 - .08, 1.0), r=.02, m=M('ink', color='#141d2c'), parent=g, segments=1)
        box((.8, .08, 2.0), (xx + .95, -d / 2 - .2, 1.0), r=.02, m=M('teal', color='#2f6660', rough=.6), parent=g, segments=1)
        box((2.9, .08, .1), (xx + .3, -d / 2 - .2, 2.08), r=.02, m=M('gun'), parent=g, segments=1)
    tube([(-w / 2 - .2, -d / 2 - .36, h), (w / 2 + .2, -d / 2 - .36, h)], .07, M('steel', rough=.5), g, smooth=False, resolution=3)
    for xx in (-w / 2 + .1, w / 2 - .1):
        tube([(xx, -d / 2 - .3, h), (xx, -d / 2 - .2, h - .3), (xx, -d / 2 - .2, .2)], .06, M('terracotta', color='#8d5138'), g, smooth=False, resolution=3)
    return g


def tank(x, y, r, h, m, seed=1):
    """Molasses tank: plate courses, cone roof, rail, a stair that winds up its side."""
    g = group((x, y, yard))
    lathe([(r + .1, 0), (r + .1, .25), (r, .25), (r, h), (r * .98, h + .06), (.1, h + r * .24), (0, h + r * .24)], m=m, parent=g, n=72, smooth_angle=30)
    for q in range(1, 5):
        torus(r + .005, .022, (0, 0, .25 + (h - .25) * q / 5), m=m, parent=g, n=72, k=6)
    for zz in (.28, .52):
        torus(r - .06, .02, (0, 0, h + zz), m=M('marigold'), parent=g, n=72, k=6)
    for q in range(18):
        a = q * 2 * math.pi / 18
        tube([((r - .06) * math.cos(a), (r - .06) * math.sin(a), h), ((r - .06) * math.cos(a), (r - .06) * math.sin(a), h + .52)], .016, M('steel'), g, smooth=False, resolution=2)
    n = int(h / .16)
    rail = []
    for q in range(n):
        a = math.radians(-150 + 110 * q / n)
        box((.5, .16, .03), ((r + .27) * math.cos(a), (r + .27) * math.sin(a), .3 + h * q / n), (0, 0, math.degrees(a)), .005, M('gun'), g, segments=1)
        rail.append(((r + .5) * math.cos(a), (r + .5) * math.sin(a), .85 + h * q / n))
    tube(rail, .025, M('marigold'), g, resolution=3)
    return g


# milling house and boiling house to the left, boiler house with its steel behind the chimney
shed(-9.5, 12.5, 13, 6.5, 4.2, 1.9, 4, seed=1)
shed(-17.5, 20.5, 12, 7, 5.0, 2.1, 4, walls=TEALS, seed=5)
shed(-5.5, 21.5, 9, 7, 6.4, 2.0, 4, seed=9)
shed(9.5, 12, 9, 7, 7.2, 1.8, -3, walls=TEALS, roofs=ROOFS, seed=13, doors=1)
shed(18.5, 15, 8, 6, 4.4, 1.6, -3, seed=17)
frame_at = (3.2, 10.5)
for i in range(3):                                                   # open steel of the boiler house, floors of grating, drums
    for j in range(3):
        box((.26, .26, 9.2), (frame_at[0] - 2.2 + 2.2 * i, frame_at[1] - 2 + 2 * j, yard + 4.6), r=.03, m=M('terracotta', color='#9a4a34', rough=.6), segments=1)
for zf in (2.4, 4.7, 7.0, 9.2):
    box((4.9, 4.5, .12), (frame_at[0], frame_at[1], yard + zf), r=.02, m=M('gun'), segments=1)
    railing([(frame_at[0] - 2.4, frame_at[1] - 2.2, yard + zf), (frame_at[0] + 2.4, frame_at[1] - 2.2, yard + zf)], .5, M('marigold'), None, .02, .6)
for k in range(3):
    cylinder(.55, 4.2, (frame_at[0], frame_at[1] - .9 + .9 * k, yard + (3.3, 5.7, 8.0)[k]), (0, 90, 0), m=M('steel', rough=.45), n=40, bevel=.08)
for x, z0, z1 in ((-2.2, 0, 2.4), (2.2, 2.4, 4.7), (-2.2, 4.7, 7.0), (2.2, 7.0, 9.2)):
    tube([(frame_at[0] + x, frame_at[1] - 2.1, yard + z0), (frame_at[0] - x, frame_at[1] - 2.1, yard + z1)], .07, M('terracotta', color='#9a4a34'), smooth=False)
# evaporators: a row of lagged vessels with domes and a vapour main over them
for k in range(5):
    x, y, r, h = -15.6 + 2.3 * k, 7.9 + .16 * k, .85, 3.0
    g = group((x, y, yard))
    lathe([(0, .9), (r * .4, .6), (r, 1.2), (r, 1.2 + h), (r * .7, 1.75 + h), (.28, 2.0 + h), (.28, 2.5 + h), (0, 2.5 + h)], m=M('steel', color='#b8b4a8', rough=.42), parent=g, n=56, smooth_angle=50)
    for q in range(4):
        torus(r + .01, .03, (0, 0, 1.3 + h * q / 3.2), m=M('brass'), parent=g, n=56, k=6)
    for q in range(4):
        a = q * 1.571 + .78
        tube([(r * .9 * math.cos(a), r * .9 * math.sin(a), 0), (r * .9 * math.cos(a), r * .9 * math.sin(a), 1.5)], .08, M('gun'), g, smooth=False)
    for q in range(3):
        cylinder(.14, .06, (-.3 + .3 * q, -r - .02, 2.4), (90, 0, 0), m=M('brass'), parent=g, n=20)
    flange(g, (0, 0, 2.5 + h), r=.38)
main_z = yard + 6.2
tube([(-16.4, 7.9, main_z), (-6.3, 8.6, main_z), (-1.4, 9.4, main_z), (1.0, 10.0, main_z)], .36, M('steel', rough=.4), resolution=8)
for k in range(5):
    tube([(-15.6 + 2.3 * k, 7.9 + .16 * k, yard + 5.5), (-15.6 + 2.3 * k, 7.9 + .16 * k, main_z)], .24, M('steel', rough=.4), smooth=False)
# pipe rack along the yard, with loops and valves
RACK = ((.30, M('steel', rough=.4)), (.16, M('terracotta', color='#a5482f')), (.20, M('teal')), (.12, M('marigold')), (.24, M('steel', color='#c7b79b', rough=.5)), (.11, M('ink')))
for k in range(9):
    x = -19 + 3.1 * k
    for yy in (5.2, 6.8):
        box((.2, .2, 3.0), (x, yy, yard + 1.5), r=.02, m=M('gun'), segments=1)
    for zz in (2.2, 3.0):
        box((.2, 1.9, .18), (x, 6.0, yard + zz), r=.02, m=M('gun'), segments=1)
for k, (r, m) in enumerate(RACK):
    y, z = 5.35 + .30 * (k % 3) * 1.6, yard + (2.32 if k < 3 else 3.12) + r
    pts = [(-21, y, z), (-12.6, y, z)]
    if k % 2 == 0:                                                   # expansion loop
        pts += [(-12.6, y, z + 1.1), (-11.2, y, z + 1.1), (-11.2, y, z)]
    pts += [(-3, y, z), (1.2, y, z), (1.2, y + 2.4, z), (1.2, y + 2.4, z + 2)]
    tube(pts, r, m, smooth=False, resolution=6)
    for x in (-17.4, -8.2, -4.4):
        torus(r * 1.12, .035, (x, y, z), (0, 90, 0), M('gun'), n=28, k=6)
for x in (-14.2, -7.0):
    torus(.26, .03, (x, 5.3, yard + 4.2), m=M('marigold'), n=36, k=8)
    tube([(x, 5.3, yard + 3.4), (x, 5.3, yard + 4.2)], .035, M('steel'), smooth=False)
# flue from the boiler house into the chimney, tanks, spray pond, bagasse heap
tube([(frame_at[0], frame_at[1] - 2.2, yard + 5.6), (X + .2, 4.0, yard + 5.6), (X, 1.2, yard + 4.4)], .85, M('steel', color='#9aa0a2', rough=.5), resolution=10)
for q in range(4):
    torus(.88, .05, (X + .25, 3.0 + 1.3 * q, yard + 5.5), (90, 0, 0), M('gun'), n=48, k=8)
for x, y, r, h, m in ((-3.4, 4.6, 1.5, 3.0, M('ivory', rough=.55)), (12.4, 5.4, 1.9, 3.6, M('ivory', color='#c9bda4', rough=.55)), (16.6, 7.0, 1.7, 3.2, M('teal', color='#4c7f77', rough=.55))):
    tank(x, y, r, h, m)
heap = sheet(70, 50, lambda x, y: 2.2 * max(0, 1 - math.hypot(x / 4.6, y / 2.8)) ** .8 + .14 * perlin.noise(Vector((x * 1.6, y * 1.6, 0))) - .1, (-4.8, 4.8), (-3, 3), M('card', color='#c2a368'))
heap.location = (-22.5, 9.5, yard)
mottled(heap, [material('clay', c, rough=.95, bump=6, bscale=10) for c in ('#a98a52', '#c2a368', '#d3b57c')], lambda p, n: 1.5 + 1.6 * perlin.noise(p * 2.2))
# cane trucks queue in the yard, each with its load of stalks
stalk = packed(('cane',), lambda g: [tube([(random.uniform(-.5, .5), random.uniform(-1.1, -.9), random.uniform(0, .8)), (random.uniform(-.5, .5), random.uniform(.9, 1.1), random.uniform(0, .8))], .03, M('leaf', color=('#8f9a4a', '#a9a558', '#7a8a3e')[k % 3]), g, smooth=False, resolution=2) for k in range(120)])
for k, (x, y, t) in enumerate(((-12.6, 1.6, 78), (-17.6, 2.6, 76), (-22.8, 3.8, 74), (-7.4, .6, 80))):
    truck((x, y, yard), t, color=('terracotta', 'teal', 'marigold')[k % 3], scale=1.5)
    instance(stalk, (x + 1.0, y + .1, yard + 1.5), (0, 0, t), 1.5)
for k in range(7):
    lamp = (-24 + 6.0 * k, 3.8, yard)
    tube([lamp, (lamp[0], lamp[1], yard + 3.6)], .05, M('ink'), smooth=False)
    ball(.12, (lamp[0], lamp[1], yard + 3.6), m=M('lit_warm', power=6), n=12)

# ---------------------------------------------------------------------------- river, cane fields and the ghats
sheet(160, 60, lambda x, y: .03 * perlin.noise(Vector((x * .5, y * 1.6, 0))), (-90, 90), (31, 52), material('gloss', '#6f8f8c', rough=.06, spec=.6)).location = (0, 0, yard - .35)
bank = sheet(220, 26, lambda x, y: -.9 + 1.1 * min(1, max(0, (y - 50.5 - 1.6 * perlin.noise(Vector((x * .1, 0, 3)))) / 2)), (-95, 95), (49, 120), DUST[4])
bank.location = (0, 0, yard)
near_bank = sheet(220, 12, lambda x, y: -1.0 + 1.0 * min(1, max(0, (33.6 + 1.2 * perlin.noise(Vector((x * .12, 0, 8))) - y) / 1.6)), (-95, 95), (31, 36), DUST[3])
near_bank.location = (0, 0, yard)
cane = plant_meshes(3, 13, (.8, 1.3), (.045, .07), (.7, 1.4), (('#56793a', '#6f8f44', '#98a955'),), 'cane', .4)
rng = random.Random(12)
for _ in range(2600):
    x, y = rng.uniform(-60, 60), rng.uniform(53.5, 74)
    instance(rng.choice(cane), (x, y, yard + .1), (0, 0, rng.uniform(0, 360)), rng.uniform(1.3, 2.0))
for _ in range(60):
    x = rng.uniform(-48, 48)
    neem((x, rng.choice((rng.uniform(30.0, 32.4), rng.uniform(52.4, 53.4))), yard), 'sm'[_ % 2], rng.uniform(0, 360), rng.uniform(.9, 1.6), variant=_ % 2)
for x, y, h in ((-26, 30, 6), (-24.5, 31, 5), (21, 29.5, 6.4), (23.4, 30.6, 5.2), (-37, 31, 6)):
    palm((x, y, yard), h, x * 17)
treeline(78, (-70, 70), 60, (1.4, 2.6), seed=3, ground=yard, depth=8)
ghats(seed=5, near=96, far=150, height=(12, 25), tones=GREEN, width=250, base=yard - 1)
mist_bank((-8, 42, yard + .8), (40, 8, 1.1), .40, '#f6dfc2')
mist_bank((10, 84, yard + 2), (60, 5, 3.0), .40, '#f6dfc2')


def plume(x, y, z, r, n, drift, strength, color='#fff1dc'):
    """Steam: overlapping soft bodies that swell, thin out and lean with the wind."""
    for k in range(n):
        t = k / n
        s = r * (.6 + 2.6 * t)
        mist_bank((x + drift * t * t * n * r + rng.uniform(-.3, .3) * s, y + rng.uniform(-.2, .2) * s, z + n * r * 1.15 * t), (s, s, s * .9), strength * (1 - .75 * t), color)


plume(-9.5, 12.4, yard + 7.0, .62, 9, .9, .5)
plume(-13.4, 12.4, yard + 6.8, .5, 7, .9, .42)
plume(-5.2, 21.5, yard + 9.4, .8, 9, .8, .45)
plume(-18.2, 8.0, yard + 5.0, .4, 6, .9, .4)
plume(8.4, 12, yard + 9.6, .6, 7, .8, .4)
plume(X, Y, TOP + .2, .55, 5, 1.2, .16, '#efe0cf')

AT = (-2.0, -13.2, 2.7)
golden_hour((0, 0, 1), azimuth=154, elevation=17, power=8.0, fill=900)
evening_sky(AT, azimuth=84, seed=15)
area((-5, -8, 3), (-1.7, -1.2, 3.4), 2.6, 260, '#fff0dc')
mist(16, 170)
look(haze=('#f3d6ae', .62, 1.0), bloom=.05, vignette=.14)

camera('energy-stack-drone', AT, (.35, 0, 1.35), lens=34, fstop=2.0, focus=(.6, -1.2, 3.2), aspect=3 / 2)

main()
