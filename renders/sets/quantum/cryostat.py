"""S20 corner A: the tiered gold cryostat hanging in the dark; its top tier is the disc, its lowest plate glows teal."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.racks import rack_42u

start(seed=20)
rnd = random.Random(7)

GOLD = material('metal', '#eebb68', rough=.24)
GOLD2 = material('metal', '#d79a52', rough=.30)
COPPER = material('metal', '#d98a5b', rough=.28)
STEEL = M('steel')
COAX = material('metal', '#c9ccd0', rough=.30)
TEAL_GLOW = material('emit', '#35e6d4', power=7)
AMBER = material('emit', '#ffb04a', power=5)

cryo = subject(group((1.9, 0, 0), (0, 0, 12), name='cryostat'), 'cryostat')

# (z, radius, thickness) from the warm top to the cold bottom
TIERS = [(6.30, 2.02, .20), (5.30, 1.62, .13), (4.42, 1.46, .12), (3.58, 1.30, .11), (2.80, 1.10, .10), (2.08, .86, .09)]

bolt = lathe([(0, 0), (.030, 0), (.033, .006), (.033, .022), (.022, .030), (0, .030)], m=STEEL, n=12)
bolt.hide_render = True
bolt.parent = cryo


def plate(z, r, t, m):
    """A turned plate with a stepped rim, a ring of bolts below and above, and ports around the middle."""
    lathe([(0, -t / 2), (r * .90, -t / 2), (r * .91, -t / 2 - .02), (r - .02, -t / 2 - .02), (r, -t / 2), (r, t / 2 - .02), (r - .02, t / 2), (r * .9, t / 2), (r * .88, t / 2 - .02), (0, t / 2 - .02)],
          (0, 0, z), m=m, parent=cryo, n=160, bevel=.006)
    n = int(r * 22)
    for k in range(n):
        a = 2 * math.pi * k / n
        instance(bolt, (r * .955 * math.cos(a), r * .955 * math.sin(a), z + t / 2), parent=cryo)
        instance(bolt, (r * .955 * math.cos(a), r * .955 * math.sin(a), z - t / 2 - .02), (180, 0, 0), parent=cryo)
    for k in range(6):                                              # flanged ports
        a = 2 * math.pi * (k + .5) / 6
        x, y = r * .62 * math.cos(a), r * .62 * math.sin(a)
        lathe([(0, 0), (r * .13, 0), (r * .135, .02), (r * .13, .05), (r * .09, .06), (0, .06)], (x, y, z + t / 2 - .01), m=GOLD2, parent=cryo, n=32, bevel=.004)
        lathe([(0, -.05), (r * .09, -.05), (r * .12, -.04), (r * .13, 0), (0, 0)], (x, y, z - t / 2 + .005), m=GOLD2, parent=cryo, n=32, bevel=.004)


for i, (z, r, t) in enumerate(TIERS):
    plate(z, r, t, GOLD if i else material('metal', '#f0b55a', rough=.30))

# the top tier: a marigold light line under its rim, and the ivory vacuum flange above it
torus(1.93, .022, (0, 0, 6.17), m=AMBER, parent=cryo, n=160, k=10)
lathe([(0, 0), (1.86, 0), (1.90, .04), (1.90, .16), (1.84, .20), (0, .20)], (0, 0, 6.42), m=M('ivory'), parent=cryo, n=160, bevel=.01)
torus(1.905, .018, (0, 0, 6.52), m=M('brass'), parent=cryo, n=160, k=10)

# ---------------------------------------------------------------------------- posts with collars between neighbouring tiers
for i, ((za, ra, ta), (zb, rb, tb)) in enumerate(zip(TIERS, TIERS[1:])):
    n = 6 if i < 3 else 3
    for k in range(n):
        a = 2 * math.pi * k / n + (.26 if i % 2 else 0)
        x, y = rb * .82 * math.cos(a), rb * .82 * math.sin(a)
        h = za - zb
        cylinder(.036, h, (x, y, (za + zb) / 2), m=GOLD if k % 2 else STEEL, parent=cryo, n=24)
        for z in (za - ta / 2 - .06, zb + tb / 2 + .05):
            cylinder(.062, .08, (x, y, z), m=GOLD2, bevel=.014, parent=cryo, n=24, segments=2)
        cylinder(.05, .05, (x, y, (za + zb) / 2), m=COPPER, bevel=.012, parent=cryo, n=24, segments=2)


# ---------------------------------------------------------------------------- coax lines: straight drops with loops that take up the cold's shrinking
def coax(a, r0, r1, z0, z1, bulge, m, r=.016):
    c, s = math.cos(a), math.sin(a)
    t = Vector((-s, c, 0))
    p = Vector((c * r0, s * r0, z0))
    q = Vector((c * r1, s * r1, z1))
    h = z0 - z1
    out = Vector((c, s, 0))
    mid = (p + q) / 2
    pts = [p, p - Vector((0, 0, h * .24)), mid + out * bulge * .55 + t * .04 + Vector((0, 0, h * .14)), mid + out * bulge + Vector((0, 0, 0)),
           mid + out * bulge * .55 - t * .04 - Vector((0, 0, h * .14)), q + Vector((0, 0, h * .24)), q]
    tube(pts, r, m, cryo, resolution=4, steps=10)
    for e in (p, q):
        cylinder(r * 2.1, .07, (e.x, e.y, e.z + (-.05 if e is p else .05)), m=GOLD2, bevel=.006, n=14, parent=cryo, segments=2)


for i, ((za, ra, ta), (zb, rb, tb)) in enumerate(zip(TIERS, TIERS[1:])):
    for cluster in range(4):                                        # combed groups of six, so that they read as ribbons of wire
        base = cluster * math.pi / 2 + .5 + .24 * i
        for k in range(6):
            a = base + (k - 2.5) * .075 / (rb / 1.2)
            m = COPPER if cluster % 2 else COAX
            coax(a, rb * .74, rb * .74, za - ta / 2, zb + tb / 2, .16 if (k + i) % 2 else .12, m)
    for k in range(2):                                              # a wide loop at each side
        a = 2.0 + 3.1 * k + .5 * i
        coax(a, rb * .86, rb * .86, za - ta / 2, zb + tb / 2, .30, GOLD, .020)

# ---------------------------------------------------------------------------- the middle: pulse tube, still, heat exchanger coil, mixing chamber
cylinder(.30, .86, (-.35, .25, 5.80), m=STEEL, bevel=.03, parent=cryo)
cylinder(.24, .76, (-.35, .25, 4.86), m=COPPER, bevel=.03, parent=cryo)
cylinder(.20, .86, (.42, -.12, 5.80), m=GOLD, bevel=.03, parent=cryo)
lathe([(0, 0), (.34, 0), (.40, .05), (.40, .40), (.34, .46), (0, .46)], (.05, 0, 3.70), m=GOLD, parent=cryo, subdivide=1, n=64)
for z in (3.82, 3.93, 4.04):
    torus(.405, .016, (.05, 0, z), m=COPPER, parent=cryo, n=64, k=10)
helix = [(.30 * math.cos(t), .30 * math.sin(t), 3.46 - .62 * t / (2 * math.pi * 7)) for t in [2 * math.pi * 7 * k / 140 for k in range(141)]]
tube(helix, .026, COPPER, cryo, smooth=False, resolution=5)
lathe([(0, 0), (.26, 0), (.36, .04), (.38, .10), (.38, .42), (.30, .50), (0, .52)], (0, 0, 2.14), m=GOLD, parent=cryo, subdivide=1, n=64)
torus(.385, .020, (0, 0, 2.40), m=STEEL, parent=cryo, n=64, k=10)
# little attenuator blocks standing on every plate
for z, r, t in TIERS[1:]:
    for k in range(10):
        a = 2 * math.pi * k / 10 + .16
        if rnd.random() < .8:
            b = group((r * .42 * math.cos(a), r * .42 * math.sin(a), z + t / 2), (0, 0, math.degrees(a)), parent=cryo)
            box((.10, .07, .16), (0, 0, .08), r=.012, m=rnd.choice((GOLD2, COPPER, STEEL)), parent=b, segments=2)
            cylinder(.016, .06, (0, 0, .18), m=GOLD, n=12, bevel=.003, parent=b, segments=1)

# ---------------------------------------------------------------------------- payload under the lowest plate: can, chip plate, the teal glow
z = 2.08 - .045
for k in range(4):
    a = math.pi / 4 + k * math.pi / 2
    cylinder(.03, .5, (.40 * math.cos(a), .40 * math.sin(a), z - .25), m=GOLD, parent=cryo, n=20)
for k in range(12):                                                 # coax fan into the chip
    a = 2 * math.pi * k / 12
    c, s = math.cos(a), math.sin(a)
    tube([(.62 * c, .62 * s, z), (.66 * c, .66 * s, z - .2), (.56 * c, .56 * s, z - .40), (.30 * c, .30 * s, z - .47)], .015, COAX, cryo, resolution=4, steps=10)
lathe([(0, -.05), (.50, -.05), (.53, -.03), (.53, .03), (.50, .05), (0, .05)], (0, 0, z - .50), m=GOLD, parent=cryo, n=96, bevel=.008)
torus(.54, .024, (0, 0, z - .50), m=TEAL_GLOW, parent=cryo, n=96, k=10)
lathe([(0, -.36), (.24, -.36), (.30, -.33), (.32, -.26), (.32, -.06), (0, -.06)], (0, 0, z - .50), m=GOLD2, parent=cryo, subdivide=1, n=64)
torus(.325, .016, (0, 0, z - .68), m=TEAL_GLOW, parent=cryo, n=64, k=10)
cylinder(.20, .02, (0, 0, z - .872), m=TEAL_GLOW, bevel=.005, n=48, parent=cryo)
torus(.22, .014, (0, 0, z - .868), m=GOLD, parent=cryo, n=64, k=10)

# ---------------------------------------------------------------------------- it hangs: three rods up out of the frame, hoses over the flange
for k in range(3):
    a = math.radians(90 + 120 * k)
    x, y = 1.55 * math.cos(a), 1.55 * math.sin(a)
    cylinder(.06, 5, (x, y, 9.0), m=M('gun'), parent=cryo, n=24)
    cylinder(.12, .14, (x, y, 6.68), m=M('brass'), bevel=.03, parent=cryo, n=32)
for k, (x, y) in enumerate(((-.7, -.5), (.2, -.8), (.75, .1))):
    cylinder(.16, .18, (x, y, 6.70), m=STEEL, bevel=.03, parent=cryo, n=32)
    for q in range(26):                                             # ribbed hose going up
        torus(.125, .030, (x * (1 + .01 * q), y * (1 + .005 * q), 6.80 + q * .075), m=M('gun'), parent=cryo, n=28, k=8)

# ---------------------------------------------------------------------------- room: stage floor with a brass ring, ribbed wall, the lifted cans behind
FLOOR = material('satin', '#13203f', rough=.22, coat=.7, crough=.1)
slab_tile = bake(box((1.98, 1.98, .1), r=.02, m=FLOOR, segments=3))
slab_tile.hide_render = True
TONES = [material('satin', c, rough=.24, coat=.65, crough=.12) for c in ('#14213f', '#162546', '#121d39')]
for i in range(-6, 7):
    for j in range(-5, 6):
        instance(slab_tile, (i * 2, j * 2, -.05), m=rnd.choice(TONES))
box((40, 40, .1), (0, 0, -.16), m=material('clay', '#070d1d', bump=0), r=.01)
torus(1.75, .028, (1.9, 0, .108), m=M('brass'), n=160, k=10)
torus(1.45, .012, (1.9, 0, .106), m=M('brass'), n=160, k=8)
for k in range(36):
    a = 2 * math.pi * k / 36
    box((.14, .03, .02), (1.9 + 1.6 * math.cos(a), 1.6 * math.sin(a), .104), (0, 0, math.degrees(a)), .006, M('brass'), segments=2)
WALL = material('clay', '#182a54', bump=0, rough=.8)
rib = bake(box((.5, .16, 12), r=.05, m=WALL, segments=3))
rib.hide_render = True
for k in range(34):
    instance(rib, (-11.5 + k * .72, 7.6 + .0 * k, 6))
box((30, .1, 14), (0, 7.8, 6), m=material('clay', '#0d1730', bump=0), r=.02)
# a round step under it, and the racks that drive it, far back at the right
lathe([(0, 0), (2.75, 0), (2.82, .03), (2.82, .16), (2.74, .20), (0, .20)], (1.9, 0, -.10), m=material('satin', '#1a2b54', rough=.26, coat=.6), n=160, bevel=.01)
torus(2.80, .022, (1.9, 0, .075), m=M('brass'), n=160, k=10)
for k in range(2):
    rack_42u((7.9 + 1.76 * k, 6.3 - .3 * k, 0), -14, seed=k, fill='shuffle')
# ---------------------------------------------------------------------------- light
sky([(0, '#0a1124'), (1, '#2b3f6e')], .35)
t = Vector((1.9, 0, 4.0))
area(t + Vector((-4.8, -5.2, 2.0)), t, 3.0, 1150, '#ffe3bd')                       # key
area(t + Vector((5.4, -3.4, -1.0)), t, 3.0, 240, '#8fc2ff')
area(t + Vector((3.4, 3.6, 2.0)), t, .8, 620, '#ffb765', size_y=4)
area(t + Vector((-3.6, 3.4, -.6)), t, .7, 330, '#6fd8d0', size_y=4)
area((.6, -2.8, .5), (1.9, 0, 5.9), 2.0, 260, '#ffc27a')                          # lifts the undersides, so the tiers read as discs
point((1.9, 0, .72), 60, .2, '#35e6d4')                                           # the cold glow on the floor
area((-6.5, 2.0, 3.0), (-3.5, 7.6, 4.0), 3.5, 620, '#3f6bd6')
area((6.5, 1.6, 2.0), (4.5, 7.6, 3.5), 2.5, 260, '#2f9a98')
mist(8, 22)
look(bloom=.06, vignette=.16, ev=.12)

camera('quantum-cryostat', (-1.1, -15.3, 2.3), (-1.30, 0, 3.42), lens=36, fstop=1.4, focus=(1.7, -1.3, 4.4))
camera('quantum-cryostat.1x1', (1.0, -13.6, 2.2), (1.85, 0, 3.45), lens=54, fstop=1.4, focus=(1.7, -1.3, 4.4), aspect=1)
camera('quantum-cryostat.3x4', (1.1, -13.6, 2.2), (1.85, 0, 3.40), lens=56, fstop=1.4, focus=(1.7, -1.3, 4.4), aspect=3 / 4)

main()
