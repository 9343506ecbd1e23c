"""A prosthetic hand holding a thin glass ball."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.lamps import glow
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
ball(R, centre, m=material('thin', '#eaf6f3', blend=.42, rough=.03), n=96)

cove('#101c3b', floor=-3.2, back=7, r=4, rough=.55)
# ---------------------------------------------------------------------------- light: nothing with corners, because the ball mirrors all of it
sky([(0, '#0a1124'), (.5, '#16213f'), (.72, '#2b3f6e'), (1, '#4a639a')], .42)
C3 = Vector(centre)
for way, power, angle, r, color in (((-4.0, -4.8, 3.4), 2500, 70, 1.5, '#ffe9cf'), ((5.1, -3.4, .6), 620, 80, 1.6, '#8fc2ff'), ((3.4, 3.2, 2.5), 1750, 70, .8, '#ffc27a'),
                                    ((-4.0, 2.5, .4), 1000, 70, .7, '#6fd8d0'), ((-2.4, -4.3, -2.2), 200, 80, 1.0, '#ffb870'), ((-2.6, 2.2, 1.6), 520, 80, .8, '#ffc06a')):
    spot(C3 + Vector(way), C3, power, angle, .8, r, color)
glow(C3 + Vector((-3.2, -1.6, 4.2)), C3, 2.4, 90, '#ffe3c0', squash=.62)           # what the glass shows of the room: a crown of light and two flanks
glow(C3 + Vector((4.6, -.4, 1.2)), C3, 2.2, 44, '#7fc9ff')
glow(C3 + Vector((-4.6, 1.4, -1.0)), C3, 2.2, 44, '#6fd8d0')
area(C3 + Vector((-5.2, .5, .6)), C3 + Vector((-2.4, 6.2, 0)), 2.9, 380, '#3f6bd6')
area(C3 + Vector((5.2, .8, -1.0)), C3 + Vector((3.3, 6.2, -1.0)), 2.4, 145, '#2f9a98')
area(C3 + Vector((-1.5, 2.5, -.6)), C3 + Vector((-1.2, 7, -.2)), 1.5, 420, '#f09a28')   # warm pool behind the ball
look(bloom=.05, vignette=.16, ev=.15)
camera('bionic-hand', tuple(centre + Vector((-1.6, -9.4, 1.0))), tuple(centre + Vector((-.30, 0, -.48))), lens=60, fstop=1.4, focus=tuple(centre + Vector((-.3, -.9, .2))), aspect=3 / 2)
main()
