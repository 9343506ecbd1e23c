"""Walking exoskeleton on its stand between two rails; the knee is lit."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage_build import halo

start(seed=6)
IVORY, INK, GOLD, GUN, STEEL, RUBBER = M('ivory'), M('ink'), M('gold'), M('gun'), M('steel'), M('rubber')
STRAP = M('cloth_teal')
KNEE = material('emit', '#ffa02e', power=6)


def bar(a, b, r, m, parent=None):
    return tube([a, b], r, m, parent, smooth=False, resolution=6)


# ---------------------------------------------------------------------------- the exoskeleton, hung from the stand
rig = group((.25, .4, 0), (0, 0, -38))                                        # turned, so that the lit knees show their faces
exo = subject(group((0, 0, .16), parent=rig, name='exo'), 'exo')


def actuator(at, r, w, side, parent, ring=None):
    """A drive across X: ink drum, brass ring, ivory cap with six bolts; ``ring`` is the lit band."""
    g = group(at, (0, side * 90, 0), parent=parent)
    cylinder(r, w, m=INK, parent=g, bevel=r * .12)
    lathe([(0, w * .45), (r * .80, w * .45), (r * .82, w * .52), (r * .76, w * .66), (r * .45, w * .74), (0, w * .74)], m=IVORY, parent=g, subdivide=1, n=64)
    torus(r * .92, r * (.13 if ring else .06), (0, 0, w * .5), m=ring or GOLD, parent=g, k=12)
    if ring:
        torus(r * .42, r * .035, (0, 0, w * .74), m=ring, parent=g, k=10)
        torus(r * 1.02, r * .04, (0, 0, w * .25), m=GOLD, parent=g, k=10)
    for k in range(6):
        a = math.pi * k / 3
        cylinder(r * .06, .03, (r * .60 * math.cos(a), r * .60 * math.sin(a), w * .70), m=GOLD, parent=g, bevel=.006, n=16, segments=2)
    cylinder(r * .20, .04, (0, 0, w * .76), m=GUN, parent=g, bevel=.012, n=32)
    return g


def cuff(at, r, h, parent, lean=0):
    """Half shell behind the limb and a padded strap with a buckle across the front."""
    g = group(at, (lean, 0, 0), parent=parent)
    bm = bmesh.new()                                                        # shell: an open arc of 200 degrees with thickness
    rings = []
    for i in range(41):
        a = math.radians(-10 + 200 * i / 40)
        rings.append([bm.verts.new((q * math.cos(a), q * math.sin(a), z)) for q, z in ((r, -h / 2), (r + .07, -h / 2), (r + .07, h / 2), (r, h / 2))])
    for one, two in zip(rings, rings[1:]):
        for k in range(4):
            bm.faces.new((one[k], one[(k + 1) % 4], two[(k + 1) % 4], two[k]))
    bm.faces.new(rings[0])
    bm.faces.new(list(reversed(rings[-1])))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    shell = finish(from_bmesh(bm, 'cuff'), IVORY, .03, 3, smooth_angle=50)
    shell.parent = g
    for z in (-h * .24, h * .24):
        torus(r + .035, .075, (0, 0, z), (0, 0, 172), m=STRAP, parent=g, arc=196, n=48, k=12, scale=(1, 1, 1.0))
        box((.15, .07, .16), (0, -(r + .09), z), r=.025, m=GUN, parent=g)
        box((.09, .03, .09), (0, -(r + .13), z), r=.015, m=GOLD, parent=g, segments=3)
    return g


pelvis = group((0, 0, 4.05), parent=exo)
torus(.82, .12, (0, .12, 0), (0, 0, -20), m=IVORY, parent=pelvis, arc=220, n=80, scale=(1, .80, 1.5))
torus(.955, .022, (0, .12, .04), (0, 0, -18), m=GOLD, parent=pelvis, arc=216, n=80, scale=(1, .80, 1))
torus(.78, .07, (0, .12, 0), (0, 0, 196), m=STRAP, parent=pelvis, arc=148, n=60, scale=(1, .80, 2))
box((.26, .10, .24), (0, -.56, 0), r=.04, m=GUN, parent=pelvis)
cylinder(.07, .05, (0, -.62, 0), (90, 0, 0), m=GOLD, parent=pelvis, bevel=.015, n=32)
superball((.56, .26, .74), .4, .5, (0, .98, .50), m=IVORY, parent=pelvis, n=64)                        # power pack on the back
superball((.57, .27, .05), .4, .5, (0, .98, .36), m=GOLD, parent=pelvis, n=64)
superball((.40, .10, .48), .4, .5, (0, 1.20, .55), m=INK, parent=pelvis, n=48)
for k in range(4):
    box((.30, .02, .05), (0, .70, .86 - .11 * k), r=.012, m=M('lit_teal') if k else GUN, parent=pelvis, segments=3)
for s in (-1, 1):
    tube([(s * .42, .92, 1.05), (s * .48, .62, 1.36), (s * .48, .16, 1.38), (s * .46, -.16, 1.05), (s * .44, -.34, .60), (s * .40, -.50, .12)], .05, STRAP, pelvis)

for s, lift, bend in ((-1, 16, 26), (1, -4, 6)):                            # a step held in the air: the left leg forward
    actuator((s * 1.00, .05, 4.02), .34, .26, s, exo)
    hip = group((s * 1.00, .05, 4.02), (-lift, 0, 0), parent=exo)
    bar((0, 0, 0), (0, 0, -1.72), .085, GUN, hip)
    superball((.12, .20, .60), .35, .55, (s * .03, 0, -.92), m=IVORY, parent=hip, n=48)
    superball((.03, .09, .34), .5, .6, (s * .145, 0, -.92), m=INK, parent=hip, n=32)
    for z in (-.55, -1.30):
        superball((.13, .21, .035), .4, .55, (s * .03, 0, z), m=GOLD, parent=hip, n=48)
    bar((-s * .05, .05, -.98), (-s * .40, .22, -.98), .05, GUN, hip)
    cuff((-s * .54, .02, -.98), .40, .62, hip)
    knee = group((0, 0, -1.72), (bend, 0, 0), parent=hip)
    actuator((0, 0, 0), .31, .26, s, knee, ring=KNEE)
    bar((0, 0, 0), (0, 0, -1.62), .075, GUN, knee)
    superball((.11, .18, .52), .35, .55, (s * .03, 0, -.86), m=IVORY, parent=knee, n=48)
    superball((.03, .08, .28), .5, .6, (s * .13, 0, -.86), m=INK, parent=knee, n=32)
    for z in (-.55, -1.18):
        superball((.12, .19, .03), .4, .55, (s * .03, 0, z), m=GOLD, parent=knee, n=48)
    bar((-s * .05, .05, -.82), (-s * .40, .20, -.82), .045, GUN, knee)
    cuff((-s * .54, .02, -.82), .35, .56, knee)
    ankle = group((0, 0, -1.62), (lift - bend + (8 if s < 0 else 0), 0, 0), parent=knee)
    actuator((0, 0, 0), .20, .20, s, ankle)
    bar((0, 0, -.06), (-s * .12, 0, -.30), .06, GUN, ankle)
    superball((.33, .66, .07), .35, .6, (-s * .48, -.22, -.36), m=INK, parent=ankle, n=48)
    superball((.31, .64, .05), .35, .6, (-s * .48, -.22, -.29), m=IVORY, parent=ankle, n=48)
    torus(.30, .05, (-s * .48, -.34, -.22), (68, 0, 0), m=STRAP, parent=ankle, arc=180, n=40)
    tube([(s * .12, .16, 3.9 - 4.02), (s * .22, .26, -.5), (s * .16, .22, -1.1), (s * .10, .14, -1.6)], .035, RUBBER, hip)

# ---------------------------------------------------------------------------- stand: wheeled foot, column, boom and hook
stand = group((0, 1.9, .16), parent=rig)
for s in (-1, 1):
    bar((0, 0, .32), (s * 1.25, -1.0, .20), .10, INK, stand)
    bar((0, 0, .32), (s * 1.0, 1.2, .20), .10, INK, stand)
    for x, y in ((s * 1.25, -1.0), (s * 1.0, 1.2)):
        cylinder(.15, .13, (x, y, .15), (0, 90, 20), m=RUBBER, parent=stand, bevel=.04, n=40)
        cylinder(.07, .15, (x, y, .15), (0, 90, 20), m=GOLD, parent=stand, bevel=.02, n=32)
cylinder(.17, 5.3, (0, 0, 2.8), m=INK, parent=stand, bevel=.03)
cylinder(.12, 1.2, (0, 0, 5.8), m=STEEL, parent=stand, bevel=.02)
for z in (.55, 3.4, 5.4):
    torus(.18, .035, (0, 0, z), m=GOLD, parent=stand, k=12)
tube([(0, 0, 6.3), (0, -.2, 6.58), (0, -.7, 6.66), (0, -1.25, 6.6)], .11, INK, stand)
bar((0, -1.2, 6.58), (0, -1.2, 6.05), .028, STEEL, stand)
torus(.11, .03, (0, -1.2, 5.96), (90, 0, 0), m=GOLD, parent=stand, n=40)
bar((-.55, -1.2, 5.84), (.55, -1.2, 5.84), .05, STEEL, stand)
for s in (-1, 1):
    tube([(s * .50, -1.2, 5.84), (s * .49, -1.25, 5.6), (s * .47, -1.3, 5.35)], .035, STRAP, stand)
cylinder(.14, .10, (.24, -.02, 4.6), (0, 90, 0), m=GUN, parent=stand, bevel=.03, n=40)                  # height crank
bar((.30, -.02, 4.6), (.30, -.30, 4.45), .03, STEEL, stand)
ball(.07, (.36, -.30, 4.45), m=INK, parent=stand, n=32)

# ---------------------------------------------------------------------------- deck and rails
DECK = [material('satin', c, rough=.34, coat=.4) for c in ('#1d2c55', '#1a284e', '#20305c')]
for k in range(15):
    box((6.0, .94, .16), (0, -7.6 + .96 * k, .08), r=.02, m=DECK[k % 3], segments=3)
for s in (-1, 1):
    box((.10, 14.4, .20), (s * 3.06, -.9, .10), r=.03, m=GOLD)
    box((.05, 14.0, .03), (s * 2.90, -.9, .165), r=.01, m=material('emit', '#2fc9bb', power=2.2), segments=2)
    tube([(s * 2.55, -7.0, .2), (s * 2.55, -7.0, 3.2), (s * 2.55, -6.75, 3.05), (s * 2.55, -6.3, 3.1), (s * 2.55, 0, 3.1), (s * 2.55, 4.6, 3.1), (s * 2.55, 5.05, 3.05),
          (s * 2.55, 5.3, 3.2), (s * 2.55, 5.3, .2)], .05, STEEL)
    bar((s * 2.55, -6.1, 3.1), (s * 2.55, 4.4, 3.1), .085, M('wood', color='#b37a45'))
    for y in (-6.2, -3.4, -.6, 2.2, 4.4):
        bar((s * 2.55, y, .16), (s * 2.55, y, 3.02), .06, STEEL)
        cylinder(.17, .06, (s * 2.55, y, .19), m=GUN, bevel=.015, n=40)
        torus(.075, .025, (s * 2.55, y, 2.95), m=GOLD, n=40, k=10)
        torus(.075, .022, (s * 2.55, y, .30), m=GOLD, n=40, k=10)
for k in range(3):                                                          # steps for the next exercise, at the far end
    box((1.1, .8, .34), (-4.6, 4.8, .18 + .345 * k), (0, 0, 6 * k - 4), .05, (M('teal'), M('ivory'), M('terracotta'))[k])
ball(.85, (5.0, 5.0, .86), m=M('teal', rough=.5), n=64)

cove('#12204a', floor=0, back=9.5, r=4, rough=.55)
halo((1.6, 7.2, 4.5), 2.3)
for x in (-6.4, 6.4):
    box((.10, .10, 6.6), (x, 8.9, 3.9), r=.04, m=M('lit_teal', power=3))

# ---------------------------------------------------------------------------- light
studio_night((0, 0, 3.6), scale=1.4, key=820)
area((1.5, -2.5, 9), (0, .3, 3.2), 1.6, 420, '#fff0dc')
area((.6, 2.5, 8.5), (1.6, 7.2, 4.4), 2.4, 330, '#ffd9a0')
area((0, 3, 8.5), (0, 9.4, 4), 4, 520, '#4a78e0')
for s in (-1, 1):
    point((s * 1.55, -.35, 2.3), 9, .12, '#ffae52')
look(bloom=.055, vignette=.16)

camera('exo-stand', (-1.5, -12.6, 3.9), (-.62, 0, 3.62), lens=42.5, fstop=1.2, focus=(.2, -.4, 3.2), aspect=3 / 2)
main()
