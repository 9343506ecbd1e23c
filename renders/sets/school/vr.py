"""VR headset on its stand, a drill press drawn in teal light before the real one.  Camera: dimension-vr."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M

start(seed=45)
LINE = material('emit', '#46f2de', power=3.2)
FINE = material('emit', '#2fd8c8', power=1.7)

# ---------------------------------------------------------------------------- the machine: one list of solids, built once in iron and once in light
# ('box', size, at) or ('cyl', radius, height, at, turn[, top radius]); 9 units high, front towards -Y
MACHINE = [
    ('box', (4.6, 4.0, .7), (0, 0, .35)), ('box', (3.4, 2.6, .25), (0, -.3, .82)),
    ('cyl', .95, .7, (0, 1.0, 1.0), (0, 0, 0)), ('cyl', .48, 7.6, (0, 1.0, 4.4), (0, 0, 0)),
    ('cyl', .85, .9, (0, 1.0, 3.3), (0, 0, 0)), ('box', (3.2, 2.9, .34), (0, -.75, 3.75)), ('box', (1.5, 1.1, .55), (0, -.9, 4.2)),
    ('box', (2.1, 3.6, 1.9), (0, .0, 7.4)), ('cyl', .85, 1.9, (0, 2.3, 7.5), (0, 0, 0)), ('box', (2.3, 4.9, .85), (0, .55, 8.85)),
    ('cyl', .46, 1.1, (0, -1.1, 6.0), (0, 0, 0)), ('cyl', .34, .6, (0, -1.1, 5.2), (0, 0, 0), .42), ('cyl', .09, .7, (0, -1.1, 4.7), (0, 0, 0)),
    ('cyl', .4, .5, (1.3, -.7, 6.9), (0, 90, 0)),
]
HANDLES = [math.radians(90 + 120 * k + 20) for k in range(3)]


def solid(g):
    ink, gun = M('ink', color='#20335c'), M('gun')
    paint = [ink, gun, gun, M('steel'), ink, gun, M('teal'), ink, M('teal', color='#0d564f'), ink, M('steel'), gun, M('steel'), M('brass')]
    for p, m in zip(MACHINE, paint):
        if p[0] == 'box':
            box(p[1], p[2], r=.16, m=m, parent=g)
        else:
            cylinder(p[1], p[2], p[3], p[4], .05, m, p[5] if len(p) > 5 else None, parent=g)
    for a in HANDLES:
        end = Vector((1.6, -.7 + 1.5 * math.cos(a), 6.9 + 1.5 * math.sin(a)))
        tube([(1.55, -.7, 6.9), tuple(end)], .07, M('steel'), g, smooth=False)
        ball(.17, tuple(end), m=M('marigold', color='#b8791c'), parent=g, n=24)
    for k in range(4):
        box((.05, .5, .9), (-1.08, -.6 + .42 * k, 7.3), r=.02, m=gun, parent=g, segments=2)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder(.2, .14, (sx * 1.9, sy * 1.6, .75), m=M('brass'), n=6, parent=g)
    for k in range(4):
        box((2.9, .12, .08), (0, -1.7 + k * .62, 3.93), r=.02, m=M('ink'), parent=g, segments=2)


def wire(g, r=.028):
    """The same machine as lines of light: box edges, rings and generators."""
    for p in MACHINE:
        if p[0] == 'box':
            (w, d, h), (x, y, z) = p[1], p[2]
            q = [(x + sx * w / 2, y + sy * d / 2, z + sz * h / 2) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
            for i in range(8):
                for j in range(i + 1, 8):
                    if sum(abs(a - b) > 1e-6 for a, b in zip(q[i], q[j])) == 1:
                        tube([q[i], q[j]], r, LINE, g, smooth=False, resolution=2)
        else:
            c = group(p[3], p[4], parent=g)
            top = p[5] if len(p) > 5 else p[1]
            for t in ((-.5, p[1]), (.5, top)) + (((-.17, p[1]), (.17, p[1])) if p[2] > 1.5 else ()):
                torus(t[1], r, (0, 0, t[0] * p[2]), m=LINE, parent=c, n=40, k=6)
            for k in range(6):
                a = math.radians(60 * k + 15)
                tube([(p[1] * math.cos(a), p[1] * math.sin(a), -p[2] / 2), (top * math.cos(a), top * math.sin(a), p[2] / 2)], r * .6, FINE, c, smooth=False, resolution=2)
    for a in HANDLES:
        end = (1.6, -.7 + 1.5 * math.cos(a), 6.9 + 1.5 * math.sin(a))
        tube([(1.55, -.7, 6.9), end], r, LINE, g, smooth=False, resolution=2)
        torus(.17, r * .8, end, (0, 90, 0), m=LINE, parent=g, n=24, k=6)


def front_lines():
    """Front elevation of the machine as 2D strokes, for the lenses."""
    runs = []
    for p in MACHINE:
        if p[0] == 'box':
            (w, d, h), (x, y, z) = p[1], p[2]
        elif p[4] == (0, 0, 0):
            w, h, (x, y, z) = 2 * p[1], p[2], p[3]
        else:
            continue
        c = [(x - w / 2, z - h / 2), (x + w / 2, z - h / 2), (x + w / 2, z + h / 2), (x - w / 2, z + h / 2)]
        runs += [(c[i], c[(i + 1) % 4]) for i in range(4)]
    runs += [((1.3, 6.9), (2.3, 7.6)), ((1.3, 6.9), (1.9, 5.6)), ((1.3, 6.9), (1.2, 8.2))]
    return runs


real = group((-.6, 23.5, 0), (0, 0, 24), .98)
solid(real)
ghost = group((-3.2, 16.6, .15), (0, 0, 24), .78)
wire(ghost)
# the light it stands on
pad = group((-3.2, 16.6, .06), (0, 0, 24), .78)
slab(rounded_rect(6.4, 5.8, .3), .08, .03, material('satin', '#1a2c56', rough=.3, coat=.6), (0, 0, -.05), parent=pad)
tube([(x, y, .05) for x, y in rounded_rect(6.1, 5.5, .25, 6)], .03, LINE, pad, smooth=False, closed=True, resolution=3)

# ---------------------------------------------------------------------------- headset, seen from the wearer's side; scaled up, it is the subject
kit = subject(group((2.0, 0, 0), (0, 0, 17), 1.9, name='headset'), 'headset')
head = group((0, 0, 2.02), (-7, 0, 0), parent=kit)


def outline(w=1.0, n=96):
    """Face outline with the notch of the nose."""
    pts = []
    for k in range(n):
        a = 2 * math.pi * k / n
        x = math.copysign(abs(math.cos(a)) ** .55, math.cos(a)) * 1.0
        z = math.copysign(abs(math.sin(a)) ** .62, math.sin(a)) * .56
        if z < 0:
            z += .3 * math.exp(-(x / .27) ** 2)
        pts.append((x * w, z * w))
    return pts


def loft(rings, m, cap=False):
    """Skin over copies of the outline: [(y, scale x, scale z), ...]."""
    base = outline()
    bm = bmesh.new()
    rows = [[bm.verts.new((x * sx, y, z * sz)) for x, z in base] for y, sx, sz in rings]
    for one, two in zip(rows, rows[1:]):
        for i in range(len(base)):
            bm.faces.new((one[i], one[(i + 1) % len(base)], two[(i + 1) % len(base)], two[i]))
    if cap:
        bm.faces.new(rows[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    obj = finish(from_bmesh(bm, 'loft'), m, smooth_angle=50)
    obj.parent = head
    return obj


loft([(-.22, 1.03, 1.05), (-.1, 1.07, 1.10), (.2, 1.10, 1.14), (.5, 1.09, 1.12), (.72, 1.02, 1.04), (.84, .86, .88), (.88, .6, .6)], M('ivory'), cap=True)
loft([(-.22, 1.03, 1.05), (-.23, .97, .97), (-.2, .93, .92), (.0, .90, .88), (.22, .86, .84)], M('rubber', color='#2c3a58'))
slab([(x * .9, z * .88) for x, z in outline()], .05, .01, M('ink', color='#1b2746'), (0, .26, 0), (90, 0, 0), head, segments=2)
tube([(x * .995, -.24, z * 1.0) for x, z in outline()], .085, M('linen', color='#e8a23a'), head, smooth=False, closed=True, resolution=5)
tube([(x * 1.075, -.08, z * 1.105) for x, z in outline()], .016, M('brass'), head, smooth=False, closed=True, resolution=3)
tube([(x * 1.09, .55, z * 1.12) for x, z in outline()], .012, M('ink'), head, smooth=False, closed=True, resolution=3)
for s in (-1, 1):
    eye = group((s * .45, .2, .06), (90, 0, 0), parent=head)
    lathe([(.40, -.02), (.43, 0), (.43, .2), (.40, .25), (.35, .25), (.34, .2), (.34, .1)], m=M('gun'), n=96, subdivide=1, parent=eye)
    torus(.415, .02, (0, 0, .24), m=M('brass'), parent=eye, n=96)
    disc(.36, (0, 0, .12), m=material('gloss', '#041018', rough=.04, glow='#0b4a50', power=.5), parent=eye, n=96)
    for k in range(20):
        a = math.radians(18 * k)
        box((.03, .012, .06), (.435 * math.cos(a), .435 * math.sin(a), .1), (0, 0, 18 * k), .004, M('ink'), eye, segments=1)
    k = .062
    for (x0, z0), (x1, z1) in front_lines():
        a, b = Vector((x0 * k, (z0 - 4.7) * k, .135)), Vector((x1 * k, (z1 - 4.7) * k, .135))
        tube([tuple(a), tuple(b)], .0065, material('emit', '#5cf7e6', power=4), eye, smooth=False, resolution=2)
    torus(.31, .004, (0, 0, .135), m=FINE, parent=eye, n=64, k=6)
    # strap arm and pivot
    cylinder(.15, .1, (s * 1.13, .12, .02), (0, 90, 0), m=M('ink'), parent=head, bevel=.02)
    cylinder(.1, .14, (s * 1.14, .12, .02), (0, 90, 0), m=M('marigold'), parent=head, bevel=.02)
    torus(.13, .018, (s * 1.185, .12, .02), (0, 90, 0), m=M('brass'), parent=head, n=48)
    for q in range(3):
        box((.02, .05, .14), (s * 1.09, .3 + .1 * q, -.28), r=.008, m=M('ink'), parent=head, segments=2)
# the band, folded up over the top
band = [(1.14 * math.cos(math.radians(a)), .12 + .42 * math.sin(math.radians(a)), .02 + .98 * math.sin(math.radians(a))) for a in range(0, 181, 9)]
tube(band, .06, M('ink'), head)
pad_arc = [(1.06 * math.cos(math.radians(a)), .1 + .42 * math.sin(math.radians(a)), .0 + .90 * math.sin(math.radians(a))) for a in range(48, 133, 7)]
for dy in (-.12, 0, .12):
    tube([(x, y + dy, z) for x, y, z in pad_arc], .095, M('cloth_teal'), head)
knob = group((0, .58, 1.04), (-60, 0, 0), parent=head)
lathe([(0, 0), (.17, 0), (.19, .03), (.19, .12), (.15, .16), (0, .16)], m=M('brass'), n=48, subdivide=1, parent=knob)
# stand
lathe([(0, 0), (.62, 0), (.66, .03), (.66, .09), (.6, .13), (.25, .18), (.1, .26), (0, .26)], (0, .35, 0), m=M('brass'), n=96, subdivide=1, parent=kit)
tube([(0, .35, .2), (0, .35, .8), (0, .4, 1.15), (0, .38, 1.5)], .085, M('brass'), kit)
superball((.3, .3, .1), .6, .6, (0, .36, 1.5), m=M('ink'), parent=kit, n=48)
tube([(1.1, .7, 1.75), (1.4, .8, 1.2), (1.2, 1.2, .5), (1.5, 1.6, .06), (2.6, 1.9, .04)], .035, M('rubber'), kit)

# bench edge under it
slab(rounded_rect(26, 7, .3), .5, .08, M('wood_dark'), (0, 1.2, -.5))
slab(rounded_rect(5.2, 4.4, .3), .05, .02, M('night'), (2.1, .5, .0), (0, 0, 17))

# ---------------------------------------------------------------------------- room and light
cove('#101c3b', floor=-.4, back=34, r=10, width=120, height=50, rough=.5)
sky([(0, '#0a1124'), (1, '#2b3f6e')], .32)
area((-3.5, -6.0, 8.6), (2.2, 0, 4.0), 3.0, 1500, '#ffe4c4')                       # warm key on the headset
area((8.5, -3.0, 4.5), (2.2, 0, 4), 3.0, 420, '#8fc2ff')
area((5.6, 5.2, 7.6), (2.4, 0, 4.4), .9, 420, '#ffbd72', size_y=3)                # warm rim
area((-3.6, 4.6, 4.4), (2.0, 0, 4), .9, 240, '#6fd8d0', size_y=3)
area((8, 20, 15), (-1, 23, 5), 3, 2600, '#ffb268')                                 # edge on the real machine, no more
area((-14, 22, 8), (-1, 23, 5), 4, 2200, '#5f88e8')
area((-16, 14, 5), (-6, 33, 8), 6, 3600, '#3358b8')
point((-3.0, 15.6, 5), 160, 1.5, '#4ff0dc')
look(bloom=.075, vignette=.14, ev=.25)

camera('dimension-vr', (.0, -13.6, 5.9), (-.5, 0, 4.35), lens=44, fstop=.9, focus=(2.0, -.6, 4.1))
main()
