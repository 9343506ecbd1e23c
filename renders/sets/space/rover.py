"""space-rover: a six-wheeled rover on grey regolith, its tracks curving away, a small Earth low on the horizon."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.land import clods
from props.materials import M
from sets.space.space_kit import foil

start(seed=65)

ivory, ink, gold, steel, gun, marigold = (M(n) for n in ('ivory', 'ink', 'gold', 'steel', 'gun', 'marigold'))
HEAD = -58                                                           # heading of the rover
RX, RY = 1.45, 0.0
A = math.radians(HEAD)
FWD = Vector((math.sin(A), -math.cos(A)))                            # it faces -Y turned by HEAD
SIDE = Vector((math.cos(A), math.sin(A)))


def path(s):
    """Centre of the track, s units behind the rover: an arc that bends away to the far left."""
    k = .118
    if s <= 0:
        return Vector((RX, RY)) - FWD * s, FWD
    a = A - k * s
    c = Vector((RX, RY)) - SIDE / k
    p = c + Vector((math.cos(A - k * s), math.sin(A - k * s))) / k
    return p, Vector((math.sin(a), -math.cos(a)))


def base(x, y):
    h = .16 * perlin.noise(Vector((x * .22, y * .22, 1))) + .05 * perlin.noise(Vector((x * .8, y * .8, 4)))
    for cx, cy, r, d in CRATERS:
        q = math.hypot(x - cx, y - cy) / r
        if q < 1.6:
            h += d * (-(1 - q * q) * 1.0 if q < 1 else 0) + d * .45 * math.exp(-((q - 1.02) / .16) ** 2)
    return h


CRATERS = [(-3.6, 4.2, 1.5, .34), (5.6, 5.5, 2.2, .4), (-7.5, 9.5, 2.6, .5), (3.2, 12, 2.4, .4), (-1.6, -3.9, .55, .14), (-4.9, -1.4, .7, .16), (.6, 7.6, .8, .16), (8.5, 1.0, 1.2, .25), (-3.2, -2.7, .3, .08), (3.9, -2.9, .5, .12)]
SAMPLES = [path(.06 * k) for k in range(330)]


def ground_at(x, y):
    h = base(x, y)
    if abs(x) > 16 or y < -6 or y > 17:
        return h
    best = 99
    for p, t in SAMPLES[::5]:
        d = (Vector((x, y)) - p).length
        if d < best:
            best, bp, bt = d, p, t
    if best < 1.6:
        off = (Vector((x, y)) - bp)
        u = abs(off.x * bt.y - off.y * bt.x)
        for c in (.78,):
            w = abs(u - c)
            if w < .26:
                h -= .075 * (1 - (w / .26) ** 4) * min(1, max(0, 1))
            elif w < .42:
                h += .028 * (1 - (w - .26) / .16)
    return h


GREY = material('clay', '#8d8a88', rough=.98, sheen=0, bump=5, bscale=11)
sheet(330, 300, lambda x, y: ground_at(x, y) + .012 * perlin.noise(Vector((x * 6, y * 6, 2))), (-9, 9), (-6.2, 10), GREY)
sheet(110, 70, lambda x, y: base(x, y) - .03 + .05 * max(0, y - 30) * perlin.noise(Vector((x * .07, 3, 0))), (-60, 60), (9.6, 70), GREY)
for sx in (-1, 1):
    sheet(50, 60, lambda x, y: base(x, y) - .02, (-60, -8.8) if sx < 0 else (8.8, 60), (-6.2, 10), GREY)
# Far hills of the crater wall
for x, y, sx, sz in ((-30, 62, 26, 5.0), (22, 66, 30, 6.2), (-4, 74, 34, 4.0), (52, 60, 22, 7)):
    o = ball(1, (x, y, -1), (sx, 8, sz), m=material('clay', '#7c7a7c', rough=.98, bump=0, sheen=0), n=96)
    for v in o.data.vertices:
        v.co *= 1 + .10 * perlin.noise(v.co * 3.1 + Vector((x, 0, 0)))
# Lugs pressed into the wheel marks
lug = merge([box((.30, .028, .02), r=.006, m=material('clay', '#6b6968', rough=.98, bump=0), segments=1)], 'lug')
for k in range(20, 330, 2):
    p, t = SAMPLES[k]
    n = Vector((-t.y, t.x))
    for c in (-.78, .78):
        q = p + n * c
        if abs(q.x) < 9 and -6 < q.y < 10:
            instance(lug, (q.x, q.y, ground_at(q.x, q.y) + .012), (0, 0, math.degrees(math.atan2(t.y, t.x)) + 90 + random.uniform(-4, 4)))
stones = []
for _ in range(650):
    x, y = random.uniform(-9, 9), random.uniform(-6, 10)
    stones.append((x, y, ground_at(x, y) + .005))
clods(stones, (.012, .07), '#86827f')
clods([(x, y, base(x, y)) for x, y in [(random.uniform(-9, 9), random.uniform(2.5, 14)) for _ in range(60)]], (.1, .34), '#7e7a78')

# ---------------------------------------------------------------------------- rover
z0 = ground_at(RX, RY)
rover = subject(group((RX, RY, z0 - .02), (0, 0, HEAD), 1.12), 'rover')


def wheel(at, side):
    g = group(at, (0, 90, 0), parent=rover)
    lathe([(.36, -.16), (.385, -.13), (.385, .13), (.36, .16), (.34, .14), (.34, -.14), (.36, -.16)], m=steel, parent=g, n=72)
    for k in range(24):
        a = 2 * math.pi * k / 24
        box((.035, .022, .3), (.392 * math.cos(a), .392 * math.sin(a), 0), (0, 0, math.degrees(a)), .006, gun, g, 1)
    for k in range(8):
        a = 2 * math.pi * k / 8
        tube([(.07 * math.cos(a), .07 * math.sin(a), 0), (.22 * math.cos(a + .35), .22 * math.sin(a + .35), side * .05), (.345 * math.cos(a), .345 * math.sin(a), 0)], .016, gold, g, steps=6, resolution=4)
    cylinder(.095, .22, m=ink, parent=g, bevel=.03, n=32)
    cylinder(.05, .25, m=gold, parent=g, bevel=.012, n=24)


for s in (-1, 1):
    x = s * .78
    for y in (-.88, .02, .88):
        wheel((x, y, .39), s)
        tube([(x - s * .18, y, .42), (x - s * .18, y, .62)], .035, ink, rover, smooth=False)
        box((.1, .12, .14), (x - s * .18, y, .64), r=.03, m=ivory, parent=rover)
    # rocker and bogie
    tube([(x - s * .18, -.88, .66), (x - s * .2, -.45, .98), (x - s * .2, -.12, .98)], .04, ivory, rover, smooth=False)
    tube([(x - s * .2, -.12, .98), (x - s * .19, .45, .72)], .04, ivory, rover, smooth=False)
    tube([(x - s * .18, .02, .66), (x - s * .19, .45, .74), (x - s * .18, .88, .66)], .038, ivory, rover, smooth=False)
    for y, z in ((-.12, .98), (.45, .73)):
        cylinder(.075, .12, (x - s * .2, y, z), (0, 90, 0), m=gold, parent=rover, bevel=.02, n=32)
# Body: foil box under a deck
foil((.98, 1.42, .44), (0, .05, 1.05), parent=rover, crease=.045, n=22)
slab(rounded_rect(1.12, 1.55, .1), .06, .02, ivory, (0, .05, 1.27), parent=rover)
for k in range(4):
    for j in range(3):
        box((.22, .26, .014), (-.34 + .228 * k, .28 + .275 * j, 1.335), r=.004, m=material('gloss', '#0b5660', rough=.12), parent=rover, segments=1)
box((.3, .26, .16), (-.34, -.5, 1.4), r=.03, m=ink, parent=rover)
box((.34, .3, .1), (.3, -.5, 1.38), r=.03, m=marigold, parent=rover)
for k in range(3):
    cylinder(.03, .05, (.2 + .1 * k, -.5, 1.45), m=gold, parent=rover, n=16, bevel=.008)
# Tilted panel wing at the tail, dish, whip
wing = group((0, .92, 1.5), (-38, 0, 0), parent=rover)
box((1.5, .05, .8), (0, 0, .2), r=.015, m=ivory, parent=wing)
for k in range(6):
    for j in range(3):
        box((.22, .02, .23), (-.61 + .244 * k, -.026, -.06 + .26 * j), r=.004, m=material('gloss', '#0c6f76' if (k + j) % 2 else '#0a5a68', rough=.12), parent=wing, segments=1)
tube([(0, .85, 1.3), (0, .95, 1.55)], .04, gun, rover, smooth=False)
d = group((.4, .45, 1.34), (-38, 14, 0), parent=rover)
tube([(0, 0, 0), (0, 0, .34)], .025, gold, d, smooth=False)
lathe([(0, .34), (.14, .36), (.28, .44), (.33, .5), (.34, .5), (.28, .42), (.14, .34), (0, .32)], m=ivory, parent=d, n=64, smooth_angle=60)
torus(.335, .012, (0, 0, .5), m=gold, parent=d, n=64, k=8)
tube([(0, 0, .34), (0, 0, .6)], .014, gold, d, smooth=False)
ball(.03, (0, 0, .62), m=marigold, parent=d, n=16)
tube([(-.45, .6, 1.3), (-.5, .66, 2.3)], .009, steel, rover, smooth=False)
# Mast with the family face: visor and two teal capsule eyes
cylinder(.055, .9, (-.05, -.62, 1.74), m=ivory, parent=rover, n=40)
for z in (1.36, 1.95):
    torus(.062, .016, (-.05, -.62, z), m=gold, parent=rover, n=32, k=10)
head = group((-.05, -.62, 2.32), (6, 0, 16), parent=rover)
superball((.34, .2, .19), .55, .6, m=ivory, parent=head, n=80)
superball((.28, .1, .135), .5, .6, (0, -.135, 0), m=M('visor'), parent=head, n=72)
for s in (-1, 1):
    superball((.042, .02, .066), .75, .75, (s * .12, -.228, .005), m=M('lit_teal', power=5), parent=head, n=28)
    cylinder(.06, .05, (s * .34, 0, 0), (0, 90, 0), m=ink, parent=head, bevel=.015, n=32)
superball((.345, .205, .01), .55, .6, (0, 0, .06), m=gold, parent=head, n=64)
# Arm folded on the nose
tube([(.34, -.7, 1.1), (.42, -1.0, 1.32), (.3, -1.12, .9), (.16, -1.2, .72)], .04, ivory, rover, smooth=False)
for p in ((.34, -.7, 1.1), (.42, -1.0, 1.32), (.3, -1.12, .9)):
    ball(.07, p, m=ink, parent=rover, n=24)
cylinder(.08, .16, (.14, -1.22, .66), (40, 0, 0), m=gold, parent=rover, bevel=.02, n=32)
for s in (-1, 1):
    cylinder(.07, .05, (s * .3, -.69, 1.08), (90, 0, 0), m=ink, parent=rover, bevel=.012, n=28)
    cylinder(.05, .06, (s * .3, -.70, 1.08), (90, 0, 0), m=M('lit_warm', power=12), parent=rover, bevel=.012, n=28)

# ---------------------------------------------------------------------------- Earth, low; stars
AT = Vector((-2.1, -7.0, 1.75))
ea = math.radians(88.5)
pe = AT + Vector((math.cos(ea) * 90, math.sin(ea) * 90, 9.5))
earth = group(tuple(pe), (0, 0, 0), 3.1)
ball(1, m=material('satin', '#1d5f8c', rough=.5, glow='#2f86b8', power=.55), parent=earth, n=72)
for _ in range(46):
    dvec = Vector((random.gauss(0, 1), -abs(random.gauss(.6, .6)), random.gauss(0, .8))).normalized()
    s = random.uniform(.05, .16)
    o = ball(s, tuple(dvec * (1.0 - s * .36)), (random.uniform(1.2, 2.4), 1, .5), m=material('clay', random.choice(('#f2f2ee', '#f2f2ee', '#8fa368', '#c2a469')), rough=.95, glow='#cfe2ea', power=.25), n=20, parent=earth)
    o.rotation_euler = dvec.to_track_quat('Y', 'Z').to_euler()
ball(1.06, m=material('mist', '#8fdcf0', strength=.22), parent=earth, n=64)
for _ in range(420):
    dvec = Vector((random.uniform(-1.2, 1.2), 1, random.uniform(0.0, .9))).normalized()
    o = ball(random.choice((.05, .07, .07, .1, .15)), tuple(AT + dvec * 190), m=material('emit', random.choice(('#dfe9ff', '#fff2d8', '#bfe8ff')), power=random.choice((1.2, 2, 3.5))), n=8)
    o.visible_diffuse = o.visible_shadow = False

# ---------------------------------------------------------------------------- light: one hard sun from the right, cool bounce, warm practical
sky([(0, '#23283a'), (.5, '#141c34'), (1, '#0a1226')], .4, [(0, '#0a1226'), (.5, '#131d3a'), (.56, '#0c1630'), (1, '#080f22')], .5)
sun(22, 17, 5.4, .7, '#fff0da')
area((-4.8, -5.5, 4.2), (1.2, 0, 1.3), 2.6, 330, '#ffe6c8')
area((-2, -5, .4), (1.4, 0, 1.2), 2.4, 70, '#7fb4ff')
area((-4.5, 4, 3), (1.4, 0, 1.5), .9, 170, '#66d6d0', size_y=3)
look(bloom=.06, vignette=.18)

camera('space-rover', tuple(AT), (.25, 0, 1.22), lens=38, fstop=1.2, focus=(1.0, -.7, 1.6), aspect=3 / 2)

main()
