"""Small regional airport at sunset: a high-wing turboprop at the gate, one suitcase left on the apron.  Camera: airport-apron."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.evening import evening_sky
from props.materials import M
from props.land import hills, treeline, tuft
from sets.rooms_kit import tiles, rivets

start(seed=71)

IVORY, INK, TEAL, BRASS = M('ivory'), M('ink'), M('teal'), M('brass')
STEEL, GUN, RUBBER, GLASS = M('steel'), M('gun'), M('rubber'), M('visor')

# ---------------------------------------------------------------------------- aircraft, modelled with its nose towards +X
plane = subject(group((1.55, 1.6, 0), (0, 0, -33), name='aircraft'), 'aircraft')
# stations: x, half width, half height, centre height
HULL = [(-6.2, .02, .02, 2.62), (-6.1, .12, .14, 2.60), (-5.4, .30, .36, 2.45), (-4.2, .58, .66, 2.18), (-3.0, .80, .84, 1.96), (-2.0, .90, .90, 1.86), (0, .90, .90, 1.86),
        (2.2, .90, .90, 1.86), (3.2, .87, .88, 1.84), (3.9, .78, .80, 1.78), (4.5, .60, .63, 1.68), (4.95, .38, .40, 1.60), (5.22, .16, .17, 1.56), (5.28, .02, .02, 1.555)]


def station(x):
    """Section of the hull at x, smoothly interpolated between the listed stations."""
    pts = HULL
    if x <= pts[0][0]:
        return pts[0][1:]
    if x >= pts[-1][0]:
        return pts[-1][1:]
    i = max(k for k in range(len(pts)) if pts[k][0] <= x)
    i = min(i, len(pts) - 2)
    p0, p1, p2, p3 = pts[max(0, i - 1)], pts[i], pts[i + 1], pts[min(len(pts) - 1, i + 2)]
    t = (x - p1[0]) / (p2[0] - p1[0])
    out = []
    for k in (1, 2, 3):
        m1 = (p2[k] - p0[k]) / (p2[0] - p0[0]) * (p2[0] - p1[0])
        m2 = (p3[k] - p1[k]) / (p3[0] - p1[0]) * (p2[0] - p1[0])
        out.append((2 * t ** 3 - 3 * t * t + 1) * p1[k] + (t ** 3 - 2 * t * t + t) * m1 + (-2 * t ** 3 + 3 * t * t) * p2[k] + (t ** 3 - t * t) * m2)
    return out


def skin(x, a, off=0.0):
    """Point of the hull at x and angle a (0 = port +Y, 90 = top), moved out by off."""
    w, h, c = station(x)
    return Vector((x, (w + off) * math.cos(math.radians(a)), c + (h + off) * math.sin(math.radians(a))))


def hull_patch(x0, x1, a0, a1, m, off=0.0, nx=60, na=64, shape=None):
    """Part of the skin as a sheet; shape(x) may return its own (a0, a1)."""
    verts, faces = [], []
    for i in range(nx + 1):
        x = x0 + (x1 - x0) * i / nx
        b0, b1 = shape(x) if shape else (a0, a1)
        for j in range(na + 1):
            verts.append(skin(x, b0 + (b1 - b0) * j / na, off))
    row = na + 1
    for i in range(nx):
        for j in range(na):
            q = i * row + j
            faces.append((q, q + row, q + row + 1, q + 1))
    data = bpy.data.meshes.new('hull')
    data.from_pydata(verts, [], faces)
    obj = finish(link(bpy.data.objects.new('hull', data)), m, smooth_angle=180)
    obj.parent = plane
    return obj


hull_patch(-6.2, 5.28, 0, 360, IVORY, nx=160, na=72)
hull_patch(-5.9, 5.05, 200, 340, INK, .006, nx=120, shape=lambda x: (207 - 6 * max(0, -x - 2), 333 + 6 * max(0, -x - 2)))     # belly
for a in (205, 335):
    tube([skin(-2.2 + 7.0 * i / 30, a, .008) for i in range(31)], .016, BRASS, plane, steps=3)
hull_patch(-5.6, -3.6, -30, 90, TEAL, .006, shape=lambda x: (90 - 190 * (-3.6 - x) / 2.0 - 0, 90 + 190 * (-3.6 - x) / 2.0) if x > -4.6 else (-5, 185))
# cockpit glass: a wrap of six panes
for a0, a1 in ((22, 47), (50, 87), (93, 130), (133, 158)):
    hull_patch(3.78, 4.36, a0, a1, GLASS, .008, nx=14, na=20, shape=lambda x, a0=a0, a1=a1: (a0 + (x - 3.78) * (4 if a0 > 40 else 10), a1 - (x - 3.78) * (10 if a1 > 140 else 4)))
# cabin windows with frames, both sides; door seams
win = merge([superball((.115, .03, .165), .6, .6, m=GLASS, n=32), torus(.14, .018, (0, -.012, 0), (90, 0, 0), m=IVORY, n=40, k=10, scale=(.85, 1.2, 1))], 'cabin window')
for x in [2.15 - .42 * k for k in range(13)]:
    w, h, c = station(x)
    z = .22
    y = w * math.sqrt(1 - (z / h) ** 2)
    tilt = math.degrees(math.atan2(z / h / h, math.sqrt(1 - (z / h) ** 2) / w))
    instance(win, (x, -y, c + z), (-tilt, 0, 0), parent=plane)
    instance(win, (x, y, c + z), (tilt, 0, 180), parent=plane)


def seam(x0, x1, z0, z1, r=.08):
    outline = [(x + (x0 + x1) / 2, z + (z0 + z1) / 2) for x, z in rounded_rect(x1 - x0, z1 - z0, r, 6)]
    pts = []
    for x, z in outline:
        w, h, c = station(x)
        q = max(-.99, min(.99, (z - c) / h))
        pts.append((x, -(w * math.sqrt(1 - q * q) + .004), z))
    tube(pts + pts[:1], .013, GUN, plane, smooth=False)


seam(2.55, 3.15, 1.25, 2.35)
box((.14, .02, .035), (2.72, -.895, 1.75), r=.01, m=STEEL, parent=plane)
seam(-3.1, -2.5, 1.45, 2.35)
for x in (-1.2, .6, 1.9):
    tube([skin(x, a, .003) for a in range(100, 261, 8)], .005, GUN, plane, steps=3)


def airfoil(chord, thick, n=18):
    """Closed outline (x back, z up), leading edge at x=0."""
    up, down = [], []
    for i in range(n + 1):
        t = (1 - math.cos(math.pi * i / n)) / 2
        y = 5 * thick * (.2969 * math.sqrt(t) - .126 * t - .3516 * t * t + .2843 * t ** 3 - .1036 * t ** 4)
        up.append((-t * chord, y * chord + .02 * chord * math.sin(math.pi * t)))
        down.append((-t * chord, -y * chord * .7 + .02 * chord * math.sin(math.pi * t)))
    return up + down[::-1][1:-1]


def lifting(sections, m, parent):
    """Loft airfoils: [(origin (x, y, z), chord, thickness, up-axis 'z' or 'y')]."""
    bm = bmesh.new()
    rings = []
    for (ox, oy, oz), chord, thick, up in sections:
        ring = []
        for x, t in airfoil(chord, thick):
            ring.append(bm.verts.new((ox + x, oy + (t if up == 'y' else 0), oz + (t if up == 'z' else 0))))
        rings.append(ring)
    n = len(rings[0])
    for one, two in zip(rings, rings[1:]):
        for k in range(n):
            bm.faces.new((one[k], one[(k + 1) % n], two[(k + 1) % n], two[k]))
    bm.faces.new(rings[0])
    bm.faces.new(list(reversed(rings[-1])))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    obj = finish(from_bmesh(bm, 'wing'), m, smooth_angle=50)
    obj.parent = parent
    return obj


WZ = 2.84
for s in (-1, 1):
    lifting([((1.15, 0, WZ), 1.75, .15, 'z'), ((1.12, s * 2.3, WZ + .04), 1.7, .145, 'z'), ((.82, s * 5.4, WZ + .2), .95, .12, 'z'), ((.66, s * 5.62, WZ + .24), .6, .1, 'z')], IVORY, plane)
    # flap seams and fairings under the trailing edge
    tube([(-.22, s * .8, WZ + .09), (-.16, s * 2.3, WZ + .12), (.06, s * 5.0, WZ + .24)], .010, GUN, plane, smooth=False)
    for y in (1.3, 3.2, 4.3):
        superball((.36, .045, .07), .8, .8, (-.25 + .05 * y, s * y, WZ - .02 + .03 * y), m=IVORY, parent=plane, n=24)
    ball(.05, (.6, s * 5.66, WZ + .25), m=material('emit', '#35e6d4' if s < 0 else '#ff7a3d', power=10), parent=plane)
    # engine nacelle, exhaust, spinner, six blades
    e = group((1.0, s * 2.25, WZ - .16), parent=plane)
    superball((1.35, .36, .40), .75, .75, (.15, 0, -.02), m=IVORY, parent=e, n=64)
    superball((.5, .33, .36), .8, .75, (-.95, 0, .04), m=IVORY, parent=e, n=48)
    superball((1.0, .367, .1), .75, .75, (.2, 0, -.1), m=TEAL, parent=e, n=64)
    superball((.22, .16, .1), .7, .7, (1.22, 0, -.3), m=INK, parent=e, n=32)                      # chin intake
    cylinder(.10, .3, (.35, s * .35, -.1), (90, 0, s * 60), m=GUN, parent=e, bevel=.02)
    cylinder(.27, .12, (1.44, 0, 0), (0, 90, 0), m=GUN, parent=e, bevel=.03)
    lathe([(0, .34), (.07, .32), (.15, .25), (.21, .12), (.22, 0), (0, 0)][::-1], (1.5, 0, 0), (0, 90, 0), BRASS, parent=e, subdivide=1)
    BLADE = [(.16, -.05), (.4, -.09), (.8, -.1), (1.06, -.08), (1.12, 0), (1.06, .07), (.8, .08), (.4, .06), (.16, .04)]
    for k in range(6):
        g = group((1.58, 0, 0), (60 * k + (17 if s < 0 else 41), 0, 0), parent=e)
        slab(BLADE, .022, .008, INK, (0, 0, 0), (0, -90, 0), parent=group((0, 0, 0), (0, 0, 28), parent=g))
        slab([(.98, -.086), (1.06, -.082), (1.125, 0), (1.06, .072), (.98, .075)], .024, .008, IVORY, (.001, 0, 0), (0, -90, 0), parent=group((0, 0, 0), (0, 0, 28), parent=g))
superball((1.25, .62, .3), .7, .7, (.35, 0, WZ - .16), m=IVORY, parent=plane, n=64)                # wing root fairing
# tail
lifting([((-3.7, 0, 2.5), 2.6, .09, 'y'), ((-4.75, 0, 3.6), 1.5, .10, 'y'), ((-5.3, 0, 4.75), 1.1, .1, 'y')], TEAL, plane)
for s in (-1, 1):
    lifting([((-5.15, 0, 4.78), 1.1, .1, 'z'), ((-5.55, s * 1.75, 4.86), .6, .1, 'z')], IVORY, plane)
superball((.6, .1, .1), .8, .8, (-5.55, 0, 4.8), m=BRASS, parent=plane, n=32)
# sponsons and gear
for s in (-1, 1):
    superball((1.15, .30, .25), .7, .7, (.0, s * .8, 1.14), m=IVORY, parent=plane, n=48)
    box((.12, .12, .7), (0, s * 1.05, .72), r=.03, m=STEEL, parent=plane)
    for dy in (-.13, .13):
        cylinder(.33, .17, (0, s * 1.05 + dy, .33), (90, 0, 0), m=RUBBER, parent=plane, bevel=.06)
        cylinder(.15, .19, (0, s * 1.05 + dy, .33), (90, 0, 0), m=BRASS, parent=plane, bevel=.03)
cylinder(.06, 1.0, (3.55, 0, .75), m=STEEL, parent=plane, bevel=.01)
tube([(3.1, 0, 1.1), (3.5, 0, .55)], .03, STEEL, plane, smooth=False)
for dy in (-.11, .11):
    cylinder(.25, .13, (3.55, dy, .25), (90, 0, 0), m=RUBBER, parent=plane, bevel=.05)
    cylinder(.12, .15, (3.55, dy, .25), (90, 0, 0), m=BRASS, parent=plane, bevel=.02)
for s in (-1, 1):
    box((.55, .03, .4), (3.5, s * .3, .95), (s * 12, 0, 0), .02, IVORY, plane)
    for dx in (-.42, .42):
        box((.16, .3, .14), (dx, s * 1.05, .07), (0, 0, 0), .03, M('terracotta'), plane)           # chocks

# ---------------------------------------------------------------------------- luggage


def suitcase(at, turn=0, m=None, size=(.62, .28, .86), lying=False, parent=None, handle=False):
    """Hard case with ribs, brass corners, straps and four castors; stands on the ground."""
    w, d, h = size
    g = group(at, (90 if lying else 0, 0, turn), parent=parent)
    c = group((0, 0, h / 2 + .07) if not lying else (0, h / 2, -d / 2), parent=g)
    m = m or TEAL
    box((w, d, h), r=.09, m=m, parent=c)
    box((w + .012, .02, h + .012), r=.008, m=INK, parent=c, segments=2)
    for x in (-.3, -.15, 0, .15, .3):
        for s in (-1, 1):
            box((.035, .02, h * .78), (x * w * 1.1, s * d / 2, 0), r=.01, m=m, parent=c, segments=3)
    for sx in (-1, 1):
        for sz in (-1, 1):
            superball((.075, d / 2 + .012, .075), .5, .5, (sx * (w / 2 - .06), 0, sz * (h / 2 - .06)), m=BRASS, parent=c, n=24)
    bow_handle(.24, .07, .02, .03, INK, (0, 0, h / 2), (-90, 0, 0), c)
    if not lying:
        for sx in (-1, 1):
            for sy in (-1, 1):
                cylinder(.055, .05, (sx * (w / 2 - .09), sy * (d / 2 - .06), -h / 2 - .02), (0, 90, 0), m=RUBBER, parent=c, bevel=.015, n=24)
    if handle:
        for sx in (-1, 1):
            cylinder(.014, .5, (sx * .13, d / 2 - .05, h / 2 + .25), m=STEEL, parent=c, n=16, bevel=.003)
        box((.34, .05, .06), (0, d / 2 - .05, h / 2 + .5), r=.022, m=INK, parent=c)
    return g


lone = suitcase((.62, -4.9, 0), 24, M('marigold'), (.72, .32, .98), handle=True)
tag = group((.75, -5.17, 1.02), (0, 12, 24))
box((.1, .012, .2), (0, 0, -.12), r=.005, m=M('paper'), parent=tag, segments=2)

# baggage cart with its load, right of the suitcase
cart = group((3.75, -2.9, 0), (0, 0, 14))
box((2.3, 1.2, .12), (0, 0, .5), r=.04, m=INK, parent=cart)
box((2.36, 1.26, .05), (0, 0, .44), r=.02, m=BRASS, parent=cart)
for sx in (-1, 1):
    for sy in (-1, 1):
        cylinder(.24, .16, (sx * .8, sy * .52, .24), (90, 0, 0), m=RUBBER, parent=cart, bevel=.06)
        cylinder(.11, .18, (sx * .8, sy * .52, .24), (90, 0, 0), m=BRASS, parent=cart, bevel=.02)
    tube([(sx * 1.1, -.5, .55), (sx * 1.1, -.5, 1.35), (sx * 1.1, .5, 1.35), (sx * 1.1, .5, .55)], .035, STEEL, cart, smooth=False)
    for z in (.8, 1.08):
        tube([(sx * 1.1, -.5, z), (sx * 1.1, .5, z)], .02, STEEL, cart, smooth=False)
tube([(-1.15, 0, .42), (-1.7, 0, .34), (-1.95, 0, .1)], .035, GUN, cart)
torus(.07, .02, (-1.98, 0, .07), m=GUN, parent=cart, n=32)
suitcase((-.72, -.1, .5), 4, TEAL, (.6, .3, .84), parent=cart)
suitcase((-.05, -.2, .5), -5, M('terracotta', rough=.5), (.66, .34, .72), parent=cart)
suitcase((.66, -.15, .5), 6, IVORY, (.56, .28, .9), parent=cart)
suitcase((-.3, .32, .5), 0, INK, (.7, .3, 1.0), parent=cart)
suitcase((.45, .3, .5), 0, M('mint'), (.62, .3, 1.05), parent=cart)
bag = group((.0, -.18, 1.36), (0, 0, 8), parent=cart)
superball((.36, .17, .16), .55, .6, (0, 0, .03), m=M('leaf'), parent=bag)
for s in (-1, 1):
    torus(.13, .016, (s * .0, s * .09, .17), (90, 0, 0), m=M('wood_dark'), parent=bag, arc=180, n=32)

# ---------------------------------------------------------------------------- jet-bridge drawn back beyond the nose, terminal behind
bridge = group((9.0, 6.2, 0), (0, 0, 28))
for k in range(10):
    box((.62, 1.75, 1.9), (-3.0 + .66 * k, 0, 3.05), r=.1, m=IVORY, parent=bridge)
    box((.06, 1.8, 1.95), (-3.33 + .66 * k, 0, 3.05), r=.03, m=BRASS if k % 3 == 0 else INK, parent=bridge)
    box((.42, 1.78, .55), (-3.0 + .66 * k, 0, 3.3), r=.05, m=GLASS, parent=bridge)
for k in range(5):
    box((.12, 1.9 + .08 * (k % 2), 2.1), (-3.55 - .14 * k, 0, 3.05), r=.05, m=TEAL if k % 2 else INK, parent=bridge)
for x in (-2.2, 2.4):
    for s in (-1, 1):
        box((.2, .2, 2.2), (x, s * .55, 1.15), r=.05, m=STEEL, parent=bridge)
    box((.5, 1.8, .2), (x, 0, .55), r=.06, m=GUN, parent=bridge)
    for s in (-1, 1):
        cylinder(.4, .3, (x, s * .75, .4), (90, 0, 0), m=RUBBER, parent=bridge, bevel=.08)
        cylinder(.18, .32, (x, s * .75, .4), (90, 0, 0), m=BRASS, parent=bridge, bevel=.03)
PLASTER = M('plaster')
hall = group((15, 17, 0), (0, 0, 0))
box((14, 4, 3.4), (0, 0, 1.7), r=.1, m=PLASTER, parent=hall)
box((14.8, 4.8, .3), (0, 0, 3.55), r=.1, m=M('terracotta'), parent=hall)
for k in range(9):
    box((1.1, .2, 2.1), (-6.2 + 1.55 * k, -2.0, 1.4), r=.1, m=material('satin', '#3a3226', glow='#ffc27a', power=.5), parent=hall)
    box((.16, .3, 2.8), (-6.98 + 1.55 * k, -2.1, 1.5), r=.05, m=IVORY, parent=hall)
tower = group((-16.5, 30, 0))
lathe([(0, 0), (1.5, 0), (1.1, .5), (.85, 3), (.85, 7), (1.5, 8), (1.5, 8.2), (0, 8.2)], m=PLASTER, parent=tower, n=32)
lathe([(0, 8.2), (1.5, 8.2), (1.85, 9.6), (0, 9.6)], m=material('gloss', '#0d3a3c', glow='#ffb65a', power=.15), parent=tower, n=12, smooth_angle=10)
lathe([(0, 9.6), (2.1, 9.6), (2.1, 9.85), (1.2, 10.2), (0, 10.3)], m=M('terracotta'), parent=tower, n=32)
cylinder(.05, 2, (0, 0, 11.2), m=STEEL, parent=tower, bevel=.01)
box((9, 4, 2.6), (3, 1, 1.3), r=.1, m=PLASTER, parent=tower)
box((9.5, 4.5, .25), (3, 1, 2.7), r=.1, m=M('terracotta'), parent=tower)

# ---------------------------------------------------------------------------- apron, markings, cones, verge
tiles((-20, 20), (-14, 14), 2.0, colors=('#b39b7c', '#ab9375', '#baa284'), rough=.62, coat=.12, gap=.035)
LINE = material('clay', '#f6ecd6', rough=.7)
guide = group((1.55, 1.6, 0), (0, 0, -33))
box((14, .14, .012), (2.6, 0, .004), r=.004, m=LINE, parent=guide, segments=1)
box((.14, 3.2, .012), (3.55, 0, .0045), r=.004, m=LINE, parent=guide, segments=1)
for s in (-1, 1):
    box((12, .1, .012), (1, s * 6.4, .004), r=.004, m=LINE, parent=guide, segments=1)
box((40, .16, .012), (0, -7.2, .004), r=.004, m=LINE, segments=1)
for x, y in ((-3.3, -3.4), (-4.6, -1.2), (6.6, -4.2)):
    lathe([(0, .04), (.2, .04), (.18, .06), (.16, .1), (.05, .62), (.03, .66), (0, .66)], (x, y, 0), m=M('terracotta', rough=.5), n=32)
    box((.5, .5, .05), (x, y, .03), r=.02, m=INK)
    torus(.105, .03, (x, y, .36), m=IVORY, n=32, scale=(1, 1, 2))
sheet(60, 40, lambda x, y: -.05 + .08 * perlin.noise(Vector((x * .3, y * .3, 0))), (-90, 90), (14, 70), material('clay', '#a98f4d', rough=.95))
box((160, 3.2, .05), (0, 24, .08), r=.01, m=material('clay', '#8f7d68', rough=.8), segments=1)
for k in range(12):
    box((2.4, .14, .02), (-44 + 8 * k, 24, .11), r=.005, m=LINE, segments=1)
rnd = random.Random(4)
for _ in range(160):
    tuft((rnd.uniform(-26, 26), rnd.uniform(14.2, 21), 0), rnd.uniform(.8, 1.6), rnd.uniform(0, 360), 'dry')
treeline(44, (-45, 45), 44, (.8, 1.6), seed=8)
hills(seed=5, near=52, far=86)

# ---------------------------------------------------------------------------- light
CAM = (-2.1, -12.2, 1.55)
golden_hour((0, 0, 2), azimuth=116, elevation=10, power=8.5, fill=1500)
area((-7, -12, 4), (1.5, -1, 1.8), 5, 700, '#ffe6c6')
evening_sky(CAM, azimuth=78, spread=72, seed=11)
mist(12, 80)
look(haze=('#f6cd94', .60, 1.0), bloom=.05, vignette=.14, ev=.05)

camera('airport-apron', CAM, (.35, 0, 2.15), lens=35, fstop=1.6, focus=(2.5, -1.5, 1.8))
camera('airport-apron.1x1', (-2.1, -12.2, 1.55), (1.45, 0, 1.85), lens=44, fstop=1.6, focus=(2.5, -1.5, 1.8), aspect=1)
main()
