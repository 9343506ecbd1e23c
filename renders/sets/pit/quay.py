"""port-quay: a bulk carrier takes ore alongside between two showers: loader over its open hold, stockpile, gulls, a wet quay that mirrors them."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.ghats import MONSOON, ghats
from props.land import clods, mist_bank, mottled, palm
from props.materials import M
from props.monsoon import grey_light, puddles, wet
from props.presence import umbrella, umbrella_open
from props.vehicles import truck
from sets.energy.energy_kit import lattice, railing

start(seed=55)

ivory, ink, brass, steel, gun, marigold, teal = (M(n) for n in ('ivory', 'ink', 'brass', 'steel', 'gun', 'marigold', 'teal'))
ORES = [material('clay', c, rough=.55, spec=.45, coat=.25, crough=.35, bump=7, bscale=16, sheen=0) for c in ('#472418', '#56291b', '#653322', '#7a4430')]
ORE = ORES[1]

# ---------------------------------------------------------------------------- sea, quay wall, wet deck
SEA = material('gloss', '#47605d', rough=.09, spec=.6)
sheet(300, 240, lambda x, y: .06 * perlin.noise(Vector((x * .5, y * 1.3, 0))) + .025 * perlin.noise(Vector((x * 1.7, y * 4, 3))), (-60, 60), (2.2, 62), SEA).location = (0, 0, -1.2)
sheet(30, 30, lambda x, y: 0, (-220, 220), (60, 260), SEA).location = (0, 0, -1.22)
for s in (-1, 1):
    sheet(8, 8, lambda x, y: 0, (58, 220) if s > 0 else (-220, -58), (2.2, 62), SEA).location = (0, 0, -1.2)
DECK = [wet('#5b5b56', .8, .22, 1.2, 9), wet('#6a6962', .6, .30, 1.6, 9), wet('#797870', .45, .38, 2, 9)]
deck = sheet(1200, 500, lambda x, y: 0, (-34, 34), (-26, 1.9), DECK[1])


def dampness(p, n):
    """Dark where water has run, paler on the crowns of the slabs."""
    v = perlin.noise(Vector((p.x * .22, p.y * .35, 2))) + .6 * perlin.noise(Vector((p.x * .7, p.y * 1.1, 5))) + .25 * perlin.noise(Vector((p.x * 2.6, p.y * 2.6, 8))) + .3 * perlin.noise(Vector((p.x * 9, p.y * 9, 3)))
    return 0 if v < -.18 else 1 if v < .22 else 2


mottled(deck, DECK, dampness)
box((68, 4, 2.4), (0, .0, -1.26), r=.05, m=DECK[1])
box((68, .5, .28), (0, 1.95, .1), r=.06, m=wet('#8b887d', .4, .4, 2, 9))
for k in range(34):
    x = -33 + 2 * k
    box((.30, .34, 1.0), (x, 2.3, -.6), r=.08, m=M('rubber'))
    if k % 2:
        cylinder(.15, .36, (x + 1, 1.5, .18), m=gun, n=32, bevel=.03)
        cylinder(.22, .09, (x + 1, 1.5, .40), m=gun, n=32, bevel=.03)
for y in (-1.35, .85):                                              # crane rails in the deck
    tube([(-34, y, .02), (34, y, .02)], .05, steel, smooth=False)
for i in range(24):
    box((.03, 27, .012), (-33 + 2.9 * i, -12, .002), r=.002, m=M('stone', color='#4a4945'), segments=1)
for j in range(6):
    box((68, .03, .012), (0, -3.4 - 3.6 * j, .002), r=.002, m=M('stone', color='#4a4945'), segments=1)

# ---------------------------------------------------------------------------- the ship, whole: stern at the left, bow at the right
L, B, KEEL, DECKZ = 27.0, 2.35, -1.5, 1.85
ship = group((.3, 5.1, 0))


def half(x, z):
    """Half breadth at x (0 stern .. 1 bow) and height z: fine below, flared at the bow, a transom at the stern."""
    h = max(0, min(1, (z - KEEL) / (DECKZ - KEEL)))
    bow_at = .80 + .055 * h
    b = 1 if x < bow_at else max(0, 1 - ((x - bow_at) / (1.0 + .03 * h * h - bow_at)) ** (1.9 + .5 * h))
    run = .16 * (1 - h)
    stern = .86 + .14 * min(1, x / .1) if h > .45 else min(1, .25 + x / max(.02, run + .02))
    return B * b * stern


def sheer(x):
    return DECKZ + .75 * max(0, (x - .86) / .14) ** 1.3


LEVELS = [0, .18, .34, .42, .44, .62, .8, .93, .95, 1.0]
NX = 110
verts, faces, slots = [], [], []
for i in range(NX + 1):
    x = i / NX
    top = sheer(x)
    for s in (-1, 1):
        for q in LEVELS:
            z = KEEL + (top - KEEL) * q
            rake = .45 * q if x > .97 else 0
            verts.append((-L / 2 + L * x + rake, s * half(x, z), z))
row = len(LEVELS)
for i in range(NX):
    for s in range(2):
        for j in range(row - 1):
            a = (i * 2 + s) * row + j
            b = ((i + 1) * 2 + s) * row + j
            faces.append((a, b, b + 1, a + 1) if s == 0 else (a, a + 1, b + 1, b))
            slots.append(0 if j < 3 else 1 if j == 3 else 2 if j < 7 else 3 if j == 7 else 2)
    a, b = (i * 2) * row + row - 1, ((i + 1) * 2) * row + row - 1
    faces.append((a, b, b + row, a + row))
    slots.append(4)
faces.append(tuple(range(row)) + tuple(range(2 * row - 1, row - 1, -1)))
slots.append(2)
mesh = bpy.data.meshes.new('hull')
mesh.from_pydata(verts, [], faces)
hull = finish(link(bpy.data.objects.new('hull', mesh)), None, smooth_angle=35)
for m in (material('satin', '#8a2f24', rough=.55), M('ivory', rough=.5), material('satin', '#15263f', rough=.45, coat=.3), M('ivory', rough=.5), material('clay', '#6d3a2c', rough=.6, coat=.3, crough=.2)):
    hull.data.materials.append(m)
hull.data.polygons.foreach_set('material_index', slots)
hull.parent = ship
# plate seams, draught marks, rust under the hawse
for k in range(26):
    x = .04 + .76 * k / 25
    tube([(-L / 2 + L * x, -half(x, z) - .006, z) for z in (.0, .8, DECKZ - .12)], .008, material('satin', '#0f1c30', rough=.5), ship, smooth=False, resolution=2)
for x in (.03, .5, .93):
    for k in range(7):
        box((.05, .012, .035), (-L / 2 + L * x, -half(x, .15 + .2 * k) - .012, .1 + .2 * k), r=.003, m=ivory, parent=ship, segments=1)
for k in range(9):
    x = .935 + .004 * (k % 3)
    box((.03, .012, .5 + .1 * (k % 4)), (-L / 2 + L * x + .03 * k, -half(x, 1.2) - .02, 1.2), r=.004, m=material('clay', '#7a4630', rough=.8), parent=ship, segments=1)
# hatches: five, the middle one open and filling
COVER = M('teal', color='#3f7f74', rough=.5)
HATCHES = [-5.6 + 3.55 * k for k in range(5)]
OPEN = 2
for k, hx in enumerate(HATCHES):
    for s in (-1, 1):
        box((2.9, .14, .42), (hx, s * 1.30, DECKZ + .2), r=.03, m=M('ivory', color='#d8cdb6'), parent=ship)
        box((.14, 2.6, .42), (hx + s * 1.40, 0, DECKZ + .2), r=.03, m=M('ivory', color='#d8cdb6'), parent=ship)
        for q in range(6):
            box((.06, .08, .36), (hx - 1.2 + .48 * q, s * 1.40, DECKZ + .2), r=.01, m=M('ivory', color='#c9bda4'), parent=ship, segments=1)
    if k == OPEN:
        box((2.7, 2.5, .1), (hx, 0, DECKZ + .06), r=.02, m=gun, parent=ship)
        for s in (-1, 1):                                           # covers stood up at both ends
            for q in range(2):
                box((.12, 2.6, .95), (hx + s * (1.55 + .16 * q), 0, DECKZ + .85), (0, s * 6, 0), .03, COVER, ship)
    else:
        for q in range(4):
            box((.68, 2.62, .16), (hx - 1.05 + .70 * q, 0, DECKZ + .47), r=.05, m=COVER, parent=ship)
            box((.06, 2.62, .22), (hx - 1.05 + .70 * q, 0, DECKZ + .48), r=.02, m=M('teal', color='#356e65'), parent=ship)
heap = superball((1.28, 1.2, .8), 1.1, .6, (HATCHES[OPEN], 0, DECKZ + .22), m=ORE, parent=ship, n=110, shape=lambda p: p * (1 + .07 * perlin.noise(p * 3) + .04 * perlin.noise(p * 9)))
mottled(heap, ORES, lambda p, n: 1.5 + 1.8 * perlin.noise(p * 7) + 1.2 * perlin.noise(p * 17))
# deck cranes between hatches
for k, hx in enumerate(HATCHES[:-1]):
    x = hx + 1.78
    if k == OPEN or k == OPEN - 1:
        turn, jib = (0 if k == OPEN else 180), 22
    else:
        turn, jib = 0, 10
    cylinder(.24, 1.5, (x, 0, DECKZ + .75), m=ivory, parent=ship, n=32)
    g = group((x, 0, DECKZ + 1.5), (0, 0, turn), parent=ship)
    box((.62, .62, .9), (0, 0, .45), r=.08, m=ivory, parent=g)
    box((.4, .02, .3), (0, -.32, .55), r=.02, m=M('visor'), parent=g)
    a = math.radians(jib)
    tip = (3.0 * math.cos(a), 0, .3 + 3.0 * math.sin(a))
    for s in (-1, 1):
        tube([(.3, s * .22, .25), (tip[0], s * .06, tip[2])], .045, marigold, g, smooth=False)
    for q in range(8):
        t = (q + .5) / 8
        tube([(.3 + (tip[0] - .3) * t, -.2 * (1 - .7 * t), .25 + (tip[2] - .25) * t), (.3 + (tip[0] - .3) * min(1, t + .1), .2 * (1 - .7 * t), .25 + (tip[2] - .25) * min(1, t + .1))], .02, marigold, g, smooth=False, resolution=2)
    tube([(0, 0, 1.0), tip], .016, gun, g, smooth=False, resolution=2)
    tube([(-.2, 0, .95), tip], .016, gun, g, smooth=False, resolution=2)
# superstructure: decks that step back, bridge with wings, funnel, mast, free-fall boat
house = group((-10.6, 0, DECKZ), parent=ship)
for k, (w, d, h) in enumerate(((3.6, 4.1, .75), (3.0, 3.7, .72), (2.8, 3.5, .72), (2.6, 3.4, .72), (2.1, 3.3, .78))):
    z = .75 * k
    box((w, d, h), (.0 + .1 * k, 0, z + h / 2), r=.05, m=ivory, parent=house)
    box((w + .3, d + .3, .05), (.0 + .1 * k, 0, z + h), r=.015, m=M('ivory', color='#ddd2bd'), parent=house)
    railing([(-w / 2 + .1 * k, -d / 2 - .12, z + h), (w / 2 + .1 + .1 * k, -d / 2 - .12, z + h), (w / 2 + .1 + .1 * k, d / 2 + .12, z + h)], .26, ivory, house, .011, .5)
    for q in range(int(w / .42)):
        box((.17, .04, .2), (-w / 2 + .3 + .42 * q + .1 * k, -d / 2 - .005, z + h * .55), r=.02, m=M('visor'), parent=house, segments=2)
    for q in range(7):
        box((.04, .22, .2), (w / 2 + .1 * k + .005, -1.3 + .43 * q, z + h * .55), r=.02, m=M('visor'), parent=house, segments=2)
box((1.7, 5.6, .62), (.75, 0, 4.05), r=.06, m=ivory, parent=house)
for q in range(13):
    box((.05, .30, .30), (1.61, -2.2 + .366 * q, 4.12), r=.015, m=M('visor'), parent=house, segments=2)
for q in range(4):
    box((.28, .05, .30), (.2 + .36 * q, -2.81, 4.12), r=.015, m=M('visor'), parent=house, segments=2)
box((1.9, 5.8, .08), (.75, 0, 4.40), r=.02, m=M('ivory', color='#ddd2bd'), parent=house)
lathe([(.62, 0), (.60, 1.7), (.5, 1.9), (0, 1.9)], (-1.35, 0, 3.1), m=teal, parent=house, n=48, smooth_angle=50)
cylinder(.625, .42, (-1.35, 0, 4.3), m=marigold, parent=house, n=48, bevel=.01)
for q in range(4):
    cylinder(.09, .5, (-1.5 + .1 * q, -.2 + .13 * q, 5.15), m=gun, parent=house, n=16)
cylinder(.06, 2.2, (.9, 0, 5.4), m=ivory, parent=house, n=16)
for z, w in ((5.2, 1.2), (5.7, .8)):
    box((.06, w, .06), (.9, 0, z), r=.02, m=ivory, parent=house)
box((.08, .7, .12), (.9, 0, 6.0), r=.02, m=gun, parent=house)
superball((.95, .34, .34), .8, .8, (-2.4, -1.4, 1.55), (0, 20, 0), M('orange', color='#e0622a'), parent=house, n=40)
for s in (-1, 1):
    tube([(-3.1, -1.4 + s * .3, .6), (-1.5, -1.4 + s * .3, 1.5)], .05, ivory, house, smooth=False)
for k in range(3):
    ball(.05, (1.65, -2.2 + 2.2 * k, 4.5), m=M('lit_warm', power=7), parent=house, n=12)
# forecastle, windlass, foremast, rails, mooring lines
box((1.5, 1.6, .4), (11.2, 0, DECKZ + .5), r=.06, m=M('ivory', color='#d8cdb6'), parent=ship)
for s in (-1, 1):
    cylinder(.24, .5, (11.3, s * .5, DECKZ + .95), (90, 0, 0), m=teal, parent=ship, n=28)
cylinder(.07, 2.6, (11.7, 0, DECKZ + 1.9), m=ivory, parent=ship, n=20)
ball(.06, (11.7, 0, DECKZ + 3.25), m=M('lit_white', power=6), parent=ship, n=14)
railing([(-L / 2 + L * q / 24, -half(q / 24, DECKZ) + .06, sheer(q / 24)) for q in range(4, 23)], .34, ivory, ship, .013, .7)
for x0, x1 in ((-12.9, -16.0), (-12.4, -9.0), (12.6, 16.0), (11.6, 8.0)):
    y0 = -half(max(.0, min(.97, (x0 + L / 2) / L)), 1.8)
    a, b = Vector((x0, y0, DECKZ + (.6 if x0 > 0 else .0))), Vector((x1, -3.6, .35))
    tube([a + (b - a) * t - Vector((0, 0, .45 * math.sin(math.pi * t))) for t in (0, .25, .5, .75, 1)], .028, M('cane'), ship)
# gangway
g = group((-8.6, -2.6, .0), parent=ship)
tube([(0, .25, DECKZ + .1), (2.6, -.25, .15)], .05, steel, g, smooth=False)
tube([(0, -.05, DECKZ + .1), (2.6, -.55, .15)], .05, steel, g, smooth=False)
for q in range(14):
    t = q / 13
    box((.12, .32, .02), (2.6 * t, .1 - .5 * t, DECKZ + .12 - 1.68 * t), r=.005, m=steel, parent=g, segments=1)
tube([(0, -.05, DECKZ + .55), (2.6, -.55, .6)], .018, ivory, g, smooth=False)

# ---------------------------------------------------------------------------- loader on its portal, boom out over the hold
LX = HATCHES[OPEN] + .3 + 3.1
loader = subject(group((LX, -.25, 0)), 'loader')
for x in (-1.3, 1.3):
    for y in (-1.1, 1.1):
        box((.28, .28, 3.9), (x, y, 2.15), r=.05, m=marigold, parent=loader)
        box((.9, .34, .34), (x, y, .27), r=.06, m=ink, parent=loader)
        for q in (-.27, .27):
            cylinder(.14, .18, (x + q, y, .15), (90, 0, 0), m=steel, parent=loader, n=24)
    box((.22, 2.2, .22), (x, 0, 2.7), r=.04, m=marigold, parent=loader)
    for s in (-1, 1):
        tube([(x, s * 1.1, .6), (x, 0, 2.6)], .05, marigold, loader, smooth=False)
box((3.1, 2.7, .34), (0, 0, 4.15), r=.06, m=marigold, parent=loader)
railing([(-1.5, -1.3, 4.3), (1.5, -1.3, 4.3), (1.5, 1.3, 4.3)], .4, ivory, loader, .014, .5)
cylinder(.85, .34, (0, 0, 4.48), m=ink, parent=loader, bevel=.05)
torus(.86, .04, (0, 0, 4.4), m=brass, parent=loader, n=64, k=10)
box((1.7, 1.5, 1.3), (.75, -.5, 5.3), r=.08, m=ivory, parent=loader)
for q in range(5):
    box((.26, .04, .44), (.15 + .32 * q, -1.26, 5.45), r=.02, m=M('visor'), parent=loader, segments=2)
lattice(loader, .6, 3.6, (0, .2, 4.6), bays=6, r=.05, m=marigold, taper=.4)
reach = Vector((HATCHES[OPEN] + .3 - LX, 5.1 + .25 - .2, 0))
boom = group((0, .2, 5.0), (0, 0, math.degrees(math.atan2(reach.y, reach.x))), parent=loader)
RL = reach.length
lattice(boom, .66, RL + 1.0, (-.6, 0, .1), (0, 90, 0), bays=14, r=.045, m=marigold, taper=.8)
box((RL + .9, .36, .06), (RL / 2 - .2, 0, .2), r=.015, m=M('rubber'), parent=boom)
for k in range(14):
    cylinder(.05, .52, (-.4 + .5 * k, 0, .13), (90, 0, 0), m=steel, parent=boom, n=16, bevel=.01)
for x in (RL - .1, RL * .55):
    tube([(-.2, 0, 3.2), (x, 0, .45)], .03, steel, boom, smooth=False)
chute = group((RL, 0, 0), parent=boom)
lathe([(.32, .2), (.44, .35), (.44, .6), (.32, .6)], m=ink, parent=chute, n=48)
for k in range(4):
    lathe([(.3 - .02 * k, -.42 * k), (.27 - .02 * k, -.42 * k - .4), (.3 - .02 * k, -.42 * k - .42)], (0, 0, .2), m=marigold if k % 2 == 0 else ink, parent=chute, n=48)
cylinder(.13, 1.2, (0, 0, -2.0), m=ORE, parent=chute, bevel=.03, top=.1)
grain = random.Random(4)
for _ in range(90):
    ball(grain.uniform(.02, .05), (grain.gauss(0, .14), grain.gauss(0, .14), grain.uniform(-2.7, -1.4)), m=ORES[grain.randrange(4)], parent=chute, n=8)
for k in range(2):
    ball(.07, (-1.2 + 2.4 * k, -1.4, 4.0), m=M('lit_amber', power=8), parent=loader, n=14)

# ---------------------------------------------------------------------------- stockpile with grain, conveyor gallery
HX, HY, HR, HH = -7.2, -5.6, 4.3, 2.9


def pile(x, y):
    """Height of the heap: two cones run together, slumped, gullied by rain."""
    a = max(0, 1 - math.hypot(x - HX, y - HY) / HR)
    b = max(0, 1 - math.hypot(x - HX - 3.2, y - HY + .5) / (HR * .66)) * .62
    c = max(0, 1 - math.hypot(x - HX + 3.4, y - HY - .3) / (HR * .7)) * .7
    h = (a ** 3 + b ** 3 + c ** 3) ** (1 / 3)
    if h <= 0:
        return -.08
    q = Vector((x, y, 0))
    return HH * h + h ** .5 * (.16 * perlin.noise(q * 1.1) + .09 * perlin.noise(q * 2.7) + .055 * perlin.noise(q * 6.5)) - .05


heap = sheet(260, 190, pile, (HX - 7.4, HX + 7.4), (HY - 5.2, HY + 5.2), ORE)
mottled(heap, ORES, lambda p, n: 1.4 + 1.5 * perlin.noise(p * 1.2) + 1.6 * perlin.noise(p * 5) + 1.2 * perlin.noise(p * 13))
lumps = {0: [], 1: [], 2: []}
for _ in range(5200):
    x, y = grain.uniform(HX - 7.2, HX + 7.2), grain.uniform(HY - 5.2, HY + 3.2)
    z = pile(x, y)
    if z > .02 or grain.random() < .10 and z > -.2 and math.hypot(x - HX, y - HY) < 6.6:
        lumps[grain.randrange(3)].append((x, y, max(.015, z)))
for k, c in enumerate(('#4e281b', '#683524', '#82503a')):
    clods(lumps[k], (.022, .085), c, seed=k)
top = Vector((HX, HY, HH + 1.7))
head = Vector((LX, 0, 5.1))
v = head - top
lattice(None, .66, v.length + .6, tuple(top), tuple(math.degrees(x) for x in v.to_track_quat('Z', 'Y').to_euler()), bays=20, r=.036, m=ivory)
tube([tuple(top), tuple(head)], .11, M('rubber'), smooth=False)
box((.8, .8, .7), tuple(top), (0, 0, 25), .06, teal)
for t in (.34, .70):
    p = top + v * t
    lattice(None, .44, p.z, (p.x, p.y, 0), bays=8, r=.032, m=ivory)
for _ in range(50):
    ball(grain.uniform(.02, .05), (HX + grain.gauss(0, .1), HY + grain.gauss(0, .1), grain.uniform(HH - .1, HH + 1.4)), m=ORE, n=8)
truck((8.4, -5.0, 0), 74, load=None, color='teal', lit=True, scale=1.0)

# ---------------------------------------------------------------------------- gulls


def gull_mesh(spread):
    """A gull with raised or spread wings, .9 across, beak towards -Y."""
    white, grey = M('paper'), M('stone', color='#9aa3a6')
    parts = [superball((.075, .24, .075), .9, .9, m=white, n=20), ball(.062, (0, -.25, .045), m=white, n=14), cylinder(.018, .09, (0, -.34, .035), (90, 0, 0), m=M('marigold'), top=.004, n=8, bevel=0)]
    for s in (-1, 1):
        outline = [(0, -.09), (s * .22, -.13), (s * .48, -.02), (s * .50, .02), (s * .22, .07), (0, .10)]
        wing = slab(outline if s > 0 else outline[::-1], .012, .004, grey, (s * .04, 0, .03), (0, -s * spread, 0), segments=1)
        parts.append(wing)
    parts.append(slab([(-.06, .2), (.06, .2), (.08, .36), (-.08, .36)], .01, .003, white, (0, 0, 0), segments=1))
    return merge(parts, 'gull')


GULLS = [gull_mesh(a) for a in (-22, 14, 30)]
for k, (x, y, z, turn) in enumerate(((-5.6, 1.0, 7.6, 40), (-4.7, 1.5, 7.1, 60), (-6.6, 2.0, 8.0, 30), (-2.6, .5, 8.2, 75), (8.6, 1.2, 6.6, -50), (9.5, 1.8, 7.1, -35), (7.7, 2.2, 7.6, -70), (1.0, -3.5, 6.6, 20), (-9.6, -1.0, 6.4, 100), (12.4, 4.0, 5.6, -20), (3.4, 6.0, 8.6, 15))):
    instance(GULLS[k % 3], (x, y, z), (8 * (k % 3) - 6, 14 * ((k % 5) - 2), turn), 1.05)
rest = merge([superball((.08, .24, .09), .9, .9, (0, 0, .2), (12, 0, 0), M('paper'), n=20), superball((.085, .2, .06), .9, .9, (0, .06, .24), (8, 0, 0), M('stone', color='#9aa3a6'), n=20), ball(.062, (0, -.2, .33), m=M('paper'), n=14),
              cylinder(.016, .09, (0, -.28, .32), (90, 0, 0), m=M('marigold'), top=.004, n=8, bevel=0), cylinder(.012, .16, (.03, 0, .07), m=M('marigold'), n=6, bevel=0), cylinder(.012, .16, (-.03, 0, .07), m=M('marigold'), n=6, bevel=0)], 'gull at rest')
for x, y, z, turn in ((-.4, -8.6, 0, 70), (.3, -8.9, 0, 20), (3.0, -7.4, 0, -40), (1.0, 1.5, .44, 0), (-7, 1.5, .44, 40), (4.4, -9.4, 0, 120)):
    instance(rest, (x, y, z), (0, 0, turn), 1.1)

# water on the deck, and an open umbrella left by the person who reads the draught marks
puddles([(2.6, -9.6, 1.3, 2.2), (-1.2, -10.6, 1.0, 2.2), (5.6, -3.2, .9, 2.4), (9.4, -8.0, 1.4, 2.0), (1.4, -5.2, .9, 2.2), (-1.4, -3.2, .6, 2.4), (13.4, -6.2, 1.1, 2.0), (-13.4, -9.6, 1.0, 2.0), (5.0, -12.0, 1.0, 2.2), (12.6, -1.6, .7, 2.6), (-13.6, -2.2, .8, 2.2), (3.2, -.2, .34, 3.0), (8.6, .0, .4, 3.2)], '#454e4e', seed=6)
umbrella_open((1.7, -7.2, 0), -30, scale=.125, color='#a8402c')
for x, y, h in ((-21, -1.5, 5.2), (-19.4, -2.6, 4.4), (20.5, -.4, 5.4)):
    palm((x, y, 0), h, x * 41, tone='day')

# ---------------------------------------------------------------------------- far coast under cloud, grey light
ghats(seed=15, near=112, far=165, height=(6, 17), tones=MONSOON[1:], width=300, x=10, base=-1.3)
mist_bank((-30, 104, 2.5), (70, 4, 2.4), .5, '#dfe5e4')
mist_bank((40, 100, 2.0), (50, 4, 2.0), .4, '#dfe5e4')
AT = (-1.6, -20.4, 9.4)
grey_light(azimuth=-150, power=2.0, strength=.95, haze=.48, ev=.16, seen=.9)
spot((-12, -18, 14), (1, 2, 2.0), 5200, 74, .9, 3, '#eef2f4')
mist(22, 230)

camera('port-quay', AT, (.15, 4, 1.55), lens=30, fstop=2.8, focus=(1.5, 1, 3.0))

main()
