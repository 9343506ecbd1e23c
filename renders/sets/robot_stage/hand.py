"""A prosthetic hand holding a thin glass ball over its maker's bench: tools on the wall, casts on the shelf, an evening window that the glass mirrors."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.furniture import bench_vice, boards, desk_lamp, drawing_roll, mug, shelf, window_frame, wood
from props.materials import M

start(seed=7)
IVORY, INK, GOLD, GUN, STEEL, RUBBER, MINT = M('ivory'), M('ink'), M('gold'), M('gun'), M('steel'), M('rubber'), M('mint')
R = 1.0                                                                     # the ball

arm = subject(group((.55, 0, .55), (8, -20, 0), name='arm'), 'hand')        # its own Z runs through wrist, palm and ball
C = Vector((0, 0, 2.35))


def on_ball(theta, azimuth, gap):
    """A point over the ball: theta from its lowest point, in degrees."""
    t, a = math.radians(theta), math.radians(azimuth)
    d = Vector((math.sin(t) * math.cos(a), math.sin(t) * math.sin(a), -math.cos(t)))
    return C + d * (R + gap)


def segment(p, q, r0, r1, m, inset=.0):
    """A tapered phalanx shell between two joints."""
    d = q - p
    g = group(p, [math.degrees(v) for v in d.to_track_quat('Z', 'X').to_euler()], parent=arm)
    L = d.length
    superball((1, 1, L * .5 - inset), .5, .8, (0, 0, L / 2), m=m, n=40, parent=g,
              shape=lambda v: Vector((v.x * (r0 + (r1 - r0) * (v.z / L + .5)), v.y * (r0 + (r1 - r0) * (v.z / L + .5)), v.z)))
    return g, L


def joint(p, along, r, w):
    """Ink knuckle with a brass pin; ``along`` is the hinge axis."""
    e = [math.degrees(v) for v in along.to_track_quat('Z', 'X').to_euler()]
    g = group(p, e, parent=arm)
    cylinder(r, w, m=INK, parent=g, bevel=r * .25, n=40)
    for s in (-1, 1):
        torus(r * .62, r * .10, (0, 0, s * w / 2), m=GOLD, parent=g, n=40, k=8)
        cylinder(r * .34, .02, (0, 0, s * (w / 2 + .006)), m=GOLD, parent=g, bevel=.006, n=24)


def finger(azimuth, thetas, gaps, r, root):
    """Joints along a great circle of the ball, a little outside it; only the tip's pad touches the glass."""
    pts = [on_ball(t, azimuth, g) for t, g in zip(thetas, gaps)]
    a = math.radians(azimuth)
    hinge = Vector((-math.sin(a), math.cos(a), 0))
    g, L = segment(root, pts[0], r * 1.12, r * 1.05, GUN)                   # metacarpal rod from the palm
    for k, (p, q) in enumerate(zip(pts, pts[1:])):
        joint(p, hinge, r * 1.12, r * 2.15)
        last = k == len(pts) - 2
        g, L = segment(p + (q - p) * .14, q - (q - p) * (0 if last else .10), r * 1.08, r * (.80 if last else .98), IVORY)
        torus(r * 1.03, r * .075, (0, 0, L * .30), m=GOLD, parent=g, n=40, k=8)
    tip = pts[-1]
    inward = (C - tip).normalized()
    ball(r * .80, tip + inward * r * .10, m=MINT, n=40, parent=arm)          # soft pad
    # tendon on the outer side
    outs = [on_ball(t, azimuth, g + r * 1.25) for t, g in zip(thetas, gaps)]
    tube([root + (pts[0] - root) * .4 + (outs[0] - pts[0])] + outs[:-1], .018, STEEL, arm, resolution=5)


base = Vector((0, 0, .98))
for az, spread, k in ((-52, -.34, 0), (-18, -.12, 1), (16, .12, 2), (50, .34, 3)):
    a = math.radians(az)
    root = base + Vector((.26 * math.cos(a) + .05, .42 * math.sin(a), 0))
    top = (116, 126, 122, 108)[k]
    finger(az, (44, 72, 98, top), (.24, .30, .24, .125), .145, root)
finger(186, (52, 84, 112), (.26, .27, .145), .165, base + Vector((-.34, -.05, -.05)))

# ---------------------------------------------------------------------------- palm, wrist, socket
superball((.56, .60, .26), .6, .7, (0, 0, .90), m=INK, n=80, parent=arm)
superball((.585, .625, .035), .45, .7, (0, 0, .88), m=GOLD, n=80, parent=arm)
superball((.36, .40, .08), .6, .8, (0, 0, 1.13), m=MINT, n=48, parent=arm)
superball((.50, .54, .40), .55, .8, (0, 0, .62), m=IVORY, n=96, parent=arm, shape=lambda p: Vector((p.x * (1 + .28 * p.z / .4), p.y * (1 + .28 * p.z / .4), p.z)))
for k in range(4):
    torus(.36 - .01 * k, .06, (0, 0, .20 - .10 * k), m=RUBBER, parent=arm, n=64)
cylinder(.32, .6, (0, 0, .05), m=GUN, parent=arm)
lathe([(0, -3.6), (.80, -3.6), (.80, -2.6), (.74, -1.6), (.60, -.70), (.50, -.34), (.42, -.24), (.34, -.22), (0, -.22)], m=IVORY, parent=arm, subdivide=2, n=96)
for z, r in ((-.42, .535), (-1.35, .70)):
    torus(r, .028, (0, 0, z), m=GOLD, parent=arm, n=96, k=12)
torus(.655, .05, (0, 0, -1.05), m=INK, parent=arm, n=96, k=14, scale=(1, 1, 1.8))
for k in range(5):                                                          # grip-force lamps: three of five lit, in front of the wrist
    a = math.radians(-128 + 0 * k)
    z = -.58 - .085 * k
    r = .555 + .016 * k
    superball((.055, .03, .022), .6, .6, (r * math.cos(a), r * math.sin(a), z), (0, 0, -128 + 90), M('lit_teal') if k >= 2 else GUN, parent=arm, n=24)
for k in range(10):
    a = math.radians(36 * k)
    cylinder(.03, .03, (.72 * math.cos(a), .72 * math.sin(a), -1.46), (0, 90, 36 * k), m=GUN, parent=arm, bevel=.008, n=16, segments=2)

# ---------------------------------------------------------------------------- the glass: thin wall, one bright seam of light
bpy.context.view_layer.update()
centre = arm.matrix_world @ C
ball(R, centre, m=material('thin', '#eaf6f3', blend=.58, rough=.02), n=96)

# ---------------------------------------------------------------------------- the workshop: bench, vice, tool wall, shelf of casts, window
C3 = Vector(centre)
TABLE = -1.75
boards(26, 9, .5, 7, (0, 2.4, TABLE), tone='wood', r=.06, gap=.03)
box((25.6, .5, .8), (0, -2.0, TABLE - .75), r=.05, m=wood(2, 'dark'))
# the socket stands in a clamp on the bench
clamp = group((arm.matrix_world @ Vector((0, 0, -1.9))), (0, 0, 0))
base_at = arm.matrix_world @ Vector((0, 0, -2.5))
box((2.3, 1.8, .3), (base_at.x, base_at.y, TABLE + .15), r=.08, m=M('ink'))
for sx in (-1, 1):
    box((.3, 1.2, 1.5), (base_at.x + sx * .95, base_at.y, TABLE + .8), (0, sx * -8, 0), .08, M('teal'))
    cylinder(.11, .5, (base_at.x + sx * 1.25, base_at.y, TABLE + 1.0), (0, 90, 0), m=M('steel'), n=24)
    box((.08, .16, .9), (base_at.x + sx * 1.5, base_at.y, TABLE + 1.0), (0, 0, 0), .03, M('brass'))
BACK = 7.6
box((40, .3, 16), (0, BACK + .2, 4), r=.02, m=M('plaster', color='#5f6f6c'))
box((14, .12, 5.4), (-4.6, BACK - .04, 3.0), r=.03, m=M('wood', color='#8a5a34', rough=.6))                  # tool board
tools = random.Random(4)
for i in range(46):
    for j in range(17):
        cylinder(.022, .02, (-11.3 + .3 * i, BACK - .11, .55 + .3 * j), (90, 0, 0), m=M('ink'), n=8, bevel=0)


def hang(x, z, parts, turn=0):
    g = group((x, BACK - .2, z), (0, turn, 0))
    cylinder(.035, .3, (0, .05, 0), (90, 0, 0), m=M('brass'), n=12, parent=g)
    parts(g)
    return g


def hammer(g):
    box((.16, .14, 2.0), (0, 0, -1.0), r=.06, m=M('wood_pale'), parent=g)
    box((.9, .26, .3), (0, 0, -.06), r=.06, m=M('gun'), parent=g)


def driver(color):
    def make(g):
        superball((.13, .13, .42), .6, .9, (0, 0, -.3), m=M('ivory', color=color), n=24, parent=g)
        cylinder(.04, 1.1, (0, 0, -1.2), m=M('steel'), n=14, parent=g)
    return make


def pliers(g):
    for q in (-1, 1):
        tube([(0, 0, -.7), (q * .10, 0, -1.0), (q * .24, 0, -1.5), (q * .18, 0, -2.0)], .06, M('terracotta'), g)
        tube([(0, 0, -.7), (q * .09, 0, -.4), (q * .02, 0, 0)], .06, M('steel'), g)
    cylinder(.11, .12, (0, 0, -.7), (90, 0, 0), m=M('gun'), n=24, parent=g)


def saw(g):
    slab([(-.2, 0), (.24, 0), (.12, -2.4), (-.12, -2.4)], .03, .005, M('steel'), (0, .02, 0), (90, 0, 0), g)
    torus(.26, .08, (0, 0, .22), (90, 0, 0), M('wood'), g, n=32, k=10, scale=(1, 1.4, 1))


def caliper(g):
    box((.16, .05, 2.2), (0, 0, -1.1), r=.01, m=M('brass'), parent=g)
    for z in (-.1, -.9):
        slab([(0, -.05), (.7, 0), (.7, .06), (0, .16)], .04, .01, M('brass'), (.05, .02, z), (90, 0, 0), g)


def spanner(g):
    box((.2, .08, 1.5), (0, 0, -.9), r=.03, m=M('steel'), parent=g)
    torus(.2, .07, (0, 0, -.05), (90, 0, 0), M('steel'), g, n=28, k=8, arc=290)
    torus(.17, .06, (0, 0, -1.8), (90, 0, 0), M('steel'), g, n=28, k=8)


for k, (x, z, make) in enumerate(((-10.9, 5.2, hammer), (-9.8, 5.2, saw), (-8.7, 5.2, pliers), (-7.8, 5.2, caliper), (-6.5, 5.2, spanner), (-5.7, 5.2, driver('#b5623c')), (-5.1, 5.2, driver('#1f7a72')), (-4.5, 5.2, driver('#d98a2e')),
                                   (-3.4, 5.2, spanner), (-2.5, 5.2, pliers), (-1.4, 5.2, hammer), (-.2, 5.2, caliper), (.9, 5.2, saw), (1.8, 5.2, driver('#24407a')),
                                   (-10.6, 2.6, spanner), (-9.4, 2.6, driver('#d98a2e')), (-8.4, 2.6, caliper), (-7.0, 2.6, pliers), (-5.8, 2.6, saw), (-4.4, 2.6, hammer), (-3.0, 2.6, driver('#1f7a72')), (-2.3, 2.6, driver('#b5623c')), (-1.2, 2.6, spanner), (.4, 2.6, pliers))):
    hang(x, z, make, tools.uniform(-4, 4))
# shelf on the right: plaster casts, a spare hand of finger tubes, tins
for z in (.9, 3.4):
    box((9, 1.5, .16), (8.0, BACK - .7, z), r=.04, m=wood(1))
    for x in (4.4, 11.4):
        box((.12, 1.2, .7), (x, BACK - .6, z - .4), r=.03, m=M('brass'))
CAST = M('plaster', color='#e6dccb')
for k, x in enumerate((4.6, 6.3, 8.2, 10.2)):
    lathe([(0, 0), (.5, 0), (.52, .3), (.44, 1.1), (.34, 1.55), (.26, 1.7), (0, 1.75)] if k % 2 else [(0, 0), (.42, 0), (.46, .5), (.60, 1.3), (.5, 1.7), (.2, 1.95), (0, 1.96)], (x, BACK - .7, 3.5), m=CAST, n=48, subdivide=1)
for k in range(7):
    cylinder(.3, .7 + .12 * (k % 3), (4.5 + .95 * k, BACK - .7, 1.35 + .06 * (k % 3)), m=M('ivory', color=('#1f7a72', '#b5623c', '#e8dcc4', '#d98a2e', '#24407a')[k % 5]), n=36, bevel=.04)
# on the bench: vice, drawing, parts tray, mug, lamp
bench_vice((-7.2, 1.2, TABLE), 20, scale=1.1)
drawing_roll((-3.9, .9, TABLE), 14, flat=True, scale=.62)
mug((4.4, 2.4, TABLE), 40)
tray = group((-5.6, 4.2, TABLE), (0, 0, -8))
box((3.2, 1.7, .12), (0, 0, .06), r=.04, m=M('steel'), parent=tray)
for i in range(7):
    for j in range(3):
        m = (GOLD, INK, STEEL, IVORY)[(i * 3 + j) % 4]
        (torus(.14, .05, (-1.3 + .43 * i, -.5 + .5 * j, .17), m=m, parent=tray, n=28, k=8) if (i + j) % 3 else cylinder(.12, .4, (-1.3 + .43 * i, -.5 + .5 * j, .24), (0, 90, 30 * i), m=m, parent=tray, n=24))
for k in range(5):                                                                  # spare fingers laid out
    superball((.13, .42, .12), .6, .8, (3.3 + .42 * k, .6, TABLE + .13), (0, 0, 6 * k - 10), IVORY, n=28)
    torus(.12, .025, (3.3 + .42 * k, .35, TABLE + .13), (90, 0, 0), m=GOLD, n=28, k=8)
desk_lamp((6.2, 2.6, TABLE), 62, power=520, scale=1.25, lower=18, upper=58, color='#ffc27a')
# the window is to the left, in front of the hand: the ball shows it, bars and all
PANE = material('emit', '#ffd9a8', power=8.5)
win = group((-7.6, -4.6, 2.2), (0, 0, 58))
for i in range(3):
    for j in range(4):
        hide_from(box((1.15, .03, 1.05), (-1.3 + 1.3 * i, 0, -1.8 + 1.2 * j), r=.01, m=PANE, parent=win, segments=1), camera=True)
for i in range(4):
    box((.14, .2, 5.0), (-1.95 + 1.3 * i, 0, 0), r=.03, m=wood(2, 'dark'), parent=win, segments=1)
for j in range(5):
    box((4.1, .2, .14), (0, 0, -2.4 + 1.2 * j), r=.03, m=wood(2, 'dark'), parent=win, segments=1)
box((10, .2, 12), (0, .3, 0), r=.02, m=M('plaster', color='#3f4a4a'), parent=win)
box((30, .2, 14), (0, -13.5, 4), r=.02, m=M('plaster', color='#39434a'))                # the room behind the lens, dark, with one far lamp
ball(.3, (4.5, -12.5, 5.2), m=M('lit_warm', power=9), n=24)

# ---------------------------------------------------------------------------- light: the window, the bench lamp, a cool rest of the sky; nothing with the corners of a soft box
sky([(0, '#1a1d26'), (.5, '#2b3346'), (1, '#44557c')], .40)
for way, power, angle, r, color in (((-4.6, -4.0, 2.4), 1900, 70, 1.2, '#ffd9a8'), ((5.0, -3.2, 1.4), 420, 80, 1.4, '#8fb8ff'), ((3.4, 3.6, 2.8), 1100, 70, .6, '#ffc27a'), ((-4.2, 3.2, 1.6), 520, 70, .7, '#6fd8d0')):
    spot(C3 + Vector(way), C3, power, angle, .8, r, color)
spot((-6, 1.0, 8.5), (-4.6, BACK, 3.4), 2600, 80, .8, .4, '#ffcf98')                     # over the tool board
spot((8, 1.5, 8.0), (8.0, BACK, 2.6), 1500, 76, .8, .4, '#ffdcb0')
spot((-3, -1, 8), (-3, 2.6, TABLE), 900, 80, .9, .6, '#ffd6a6')
look(bloom=.05, vignette=.16, ev=.2)
camera('bionic-hand', tuple(centre + Vector((-1.6, -9.4, 1.3))), tuple(centre + Vector((-.42, 0, -.50))), lens=54, fstop=.55, focus=tuple(centre + Vector((-.3, -.9, .2))), aspect=3 / 2)
main()
