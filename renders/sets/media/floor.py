"""Studio floor at night: a pedestal camera looks at an empty lit mark; a crate of unlabelled drives stands open.  Camera: media-floor."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.presence import chappals
from sets.rooms_kit import rivets

start(seed=181)
IVORY, INK, BRASS, STEEL, GUN, RUBBER, VISOR = M('ivory'), M('ink'), M('brass'), M('steel'), M('gun'), M('rubber'), M('visor')
TEAL = M('teal')

# ---------------------------------------------------------------------------- camera on its pedestal (faces -Y)
rig = subject(group((2.0, .1, 0), (0, 0, -66), name='studio camera'), 'studio camera')
# skirted three-cornered base on wheels
corners = []
for k in range(3):
    a0 = math.radians(90 + 120 * k)
    for q in range(-5, 6):
        a = a0 + math.radians(q * 6)
        corners.append((1.22 * math.cos(a) - .0, 1.22 * math.sin(a)))
slab(corners, .3, .09, IVORY, (0, 0, .16), parent=rig)
slab([(x * 1.03, y * 1.03) for x, y in corners], .12, .05, INK, (0, 0, .06), parent=rig)
slab([(x * .86, y * .86) for x, y in corners], .05, .02, BRASS, (0, 0, .45), parent=rig)
for k in range(3):
    a = math.radians(90 + 120 * k)
    cylinder(.15, .16, (1.0 * math.cos(a), 1.0 * math.sin(a), .15), (90, 0, math.degrees(a)), m=RUBBER, parent=rig, n=40, bevel=.04)
    rivets([(.95 * math.cos(a), .95 * math.sin(a), .47)], .06, BRASS, rig, 'z')
lathe([(0, .48), (.55, .48), (.52, .62), (.42, .72), (.40, 1.5), (.42, 1.55), (.40, 1.6), (0, 1.6)], m=IVORY, parent=rig, n=72)
for z in (.78, 1.02, 1.26):
    torus(.405, .018, (0, 0, z), m=BRASS, parent=rig, n=72)
lathe([(0, 1.5), (.30, 1.5), (.30, 2.05), (.33, 2.08), (.33, 2.14), (0, 2.14)], m=STEEL, parent=rig, n=64)
lathe([(0, 2.1), (.21, 2.1), (.21, 2.45), (.34, 2.5), (.36, 2.58), (0, 2.6)], m=STEEL, parent=rig, n=64)
torus(.95, .05, (0, 0, 1.72), m=INK, parent=rig, n=96)                          # steering ring
for k in range(4):
    a = math.radians(45 + 90 * k)
    tube([(.38 * math.cos(a), .38 * math.sin(a), 1.55), (.7 * math.cos(a), .7 * math.sin(a), 1.66), (.94 * math.cos(a), .94 * math.sin(a), 1.72)], .03, STEEL, rig)
for k in range(12):
    a = math.radians(30 * k)
    superball((.06, .09, .06), .7, .7, (.95 * math.cos(a), .95 * math.sin(a), 1.72), (0, 0, math.degrees(a)), RUBBER, parent=rig, n=20) if k % 3 == 0 else None
# pan head
box((.5, .5, .22), (0, 0, 2.68), r=.08, m=GUN, parent=rig)
for s in (-1, 1):
    box((.1, .6, .42), (s * .3, 0, 2.84), r=.05, m=INK, parent=rig)
    cylinder(.17, .1, (s * .38, 0, 2.88), (0, 90, 0), m=BRASS, parent=rig, n=40, bevel=.03)
    cylinder(.06, .16, (s * .42, 0, 2.88), (0, 90, 0), m=INK, parent=rig, n=24, bevel=.02)
box((.56, 1.2, .12), (0, 0, 3.06), r=.04, m=GUN, parent=rig)
for s in (-1, 1):                                                               # pan bars
    tube([(s * .34, .3, 2.86), (s * .55, .9, 2.7), (s * .62, 1.5, 2.45)], .035, STEEL, rig)
    tube([(s * .62, 1.45, 2.47), (s * .64, 1.78, 2.34)], .06, RUBBER, rig, smooth=False)
# body
cam = group((0, 0, 3.12), parent=rig)
superball((.47, .95, .52), .22, .22, (0, .1, .54), m=IVORY, parent=cam, n=96)
superball((.478, .958, .05), .22, .22, (0, .1, .34), m=INK, parent=cam, n=96)
superball((.476, .956, .012), .22, .22, (0, .1, .41), m=BRASS, parent=cam, n=96)
box((.6, .5, .5), (0, 1.05, .5), r=.1, m=INK, parent=cam)                        # adapter at the back
for k in range(4):
    cylinder(.05, .08, (-.18 + .12 * k, 1.31, .42), (90, 0, 0), m=BRASS, parent=cam, n=20)
for s in (-1, 1):                                                               # side: vents, keys, a small screen
    for k in range(7):
        box((.02, .05, .3), (s * .468, .36 + .085 * k, .70), r=.009, m=INK, parent=cam, segments=2)
    box((.02, .5, .28), (s * .468, -.3, .68), r=.03, m=VISOR, parent=cam)
    for k in range(3):
        box((.012, .1, .05), (s * .482, -.46 + .16 * k, .72 - .05 * (k % 2)), r=.01, m=M('lit_teal', power=2.5), parent=cam, segments=2)
    for k in range(5):
        cylinder(.035, .03, (s * .475, -.5 + .12 * k, .24), (0, 90, 0), m=STEEL if k else M('terracotta'), parent=cam, n=20)
box((.9, .06, .06), (0, .1, 1.08), r=.02, m=INK, parent=cam)
tube([(0, -.55, 1.05), (0, -.5, 1.28), (0, -.1, 1.36), (0, .5, 1.34), (0, .65, 1.05)], .045, INK, cam)  # carrying handle
# lens: box lens with hood
lathe([(0, 0), (.42, 0), (.43, .06), (.38, .1), (.38, .52), (.41, .56), (.41, .68), (.37, .72), (.37, .86), (.4, .9), (.4, 1.0), (0, 1.0)], (0, -.82, .56), (90, 0, 0), INK, parent=cam, n=80)
for y, r in ((-1.02, .39), (-1.18, .39), (-1.42, .418), (-1.76, .405)):
    torus(r, .02, (0, y, .56), (90, 0, 0), BRASS if y in (-1.42, -1.76) else GUN, cam, n=80)
rib = bake(box((.02, .1, .035), r=.008, m=GUN, segments=1))
rib.hide_render = True
for k in range(40):
    a = math.radians(9 * k)
    instance(rib, (.385 * math.cos(a), -1.28, .56 + .385 * math.sin(a)), (0, -math.degrees(a), 0), parent=cam)
hood = [(.56, .42), (.56, -.42), (-.56, -.42), (-.56, .42)]
for s in (-1, 1):
    box((.06, .5, .94), (s * .60, -2.0, .56), (0, 0, s * 6), .025, INK, cam)
    box((1.26, .5, .06), (0, -2.0, .56 + s * .47), (s * -6, 0, 0), .025, INK, cam)
box((1.16, .06, .9), (0, -1.80, .56), r=.03, m=GUN, parent=cam)
lathe([(0, 0), (.36, 0), (.34, .04), (.2, .085), (0, .1)], (0, -1.84, .56), (90, 0, 0), material('gloss', '#0a1a2c', rough=.03), parent=cam, n=64, subdivide=1)
torus(.365, .025, (0, -1.845, .56), (90, 0, 0), BRASS, cam, n=72)
# viewfinder, tally
box((.2, .2, .2), (0, .3, 1.42), r=.05, m=GUN, parent=cam)
vf = group((0, .34, 1.68), (-6, 0, 0), parent=cam)
box((.86, .34, .6), r=.09, m=INK, parent=vf)
box((.7, .03, .46), (0, .17, 0), r=.03, m=VISOR, parent=vf)
for s in (-1, 1):
    box((.03, .36, .56), (s * .42, .34, 0), r=.012, m=INK, parent=vf)
box((.9, .36, .03), (0, .34, .3), r=.012, m=INK, parent=vf)
for k, (x, z, w) in enumerate(((-.15, .08, .3), (.12, -.1, .2))):
    box((w, .01, .08), (x, .19, z), r=.02, m=M('lit_teal', power=1.5), parent=vf)
box((.3, .1, .12), (0, -.2, .22), r=.04, m=M('lit_amber', power=7), parent=vf)   # tally lamp
box((.34, .12, .16), (0, -.185, .22), r=.05, m=INK, parent=vf)
# cable from the back to a neat coil on the floor
tube([(.05, 1.35, 3.5), (.12, 1.75, 2.6), (.2, 1.7, 1.0), (.3, 1.5, .1), (.6, 1.7, .06), (1.2, 1.9, .06)], .05, RUBBER, rig)
for k in range(4):
    torus(.52 - .04 * (k % 2), .05, (1.7, 2.0, .05 + .08 * k), (0, 0, 0), RUBBER if k != 2 else M('rubber', color='#0f5f58'), rig, n=72, k=12)

# ---------------------------------------------------------------------------- crate of drives, open lid, blank clapboard
crate = group((3.15, -2.1, 0), (0, 0, 20))
CASE = material('satin', '#1d2b52', rough=.5, coat=.2)
for sx in (-1, 1):
    box((.07, 1.25, .78), (sx * .87, 0, .5), r=.02, m=CASE, parent=crate)
    bow_handle(.34, .09, .025, .04, BRASS, (sx * .91, 0, .55), (0, 0, sx * 90), crate)
for sy in (-1, 1):
    box((1.8, .07, .78), (0, sy * .61, .5), r=.02, m=CASE, parent=crate)
box((1.8, 1.25, .07), (0, 0, .14), r=.02, m=CASE, parent=crate)
for sx in (-1, 1):
    for sy in (-1, 1):
        box((.09, .09, .84), (sx * .88, sy * .61, .5), r=.03, m=BRASS, parent=crate)
        ball(.1, (sx * .88, sy * .61, .9), m=BRASS, parent=crate, n=24)
        cylinder(.09, .08, (sx * .7, sy * .45, .09), (90, 0, 0), m=RUBBER, parent=crate, n=28)
for sy in (-1, 1):
    for z in (.14, .87):
        box((1.72, .05, .06), (0, sy * .645, z), r=.02, m=STEEL, parent=crate)
for x in (-.5, .5):
    box((.18, .05, .16), (x, -.66, .74), r=.02, m=BRASS, parent=crate)
box((1.66, 1.1, .5), (0, 0, .44), r=.03, m=M('rubber', color='#23293a'), parent=crate)
LIVE = {(1, 0), (4, 1)}
for i in range(6):
    for j in range(2):
        if (i, j) == (5, 0):
            continue
        x, y = -.66 + .26 * i, -.27 + .54 * j
        up = .16 if (i, j) == (2, 0) else 0
        body = M('marigold') if (i, j) == (2, 0) else (IVORY, STEEL, M('mint'))[(i + j) % 3]
        box((.16, .42, .5), (x, y, .70 + up), r=.03, m=body, parent=crate)
        box((.1, .3, .03), (x, y, .955 + up), r=.012, m=INK, parent=crate, segments=2)
        bow_handle(.22, .06, .012, .02, BRASS, (x, y, .95 + up), (-90, 0, 90), crate)
        box((.03, .05, .012), (x, y - .17, .956 + up), r=.005, m=M('lit_teal', power=8) if (i + 2 * j) % 3 else M('lit_amber', power=6), parent=crate, segments=1)
lid = group((0, .66, .92), (14, 0, 0), parent=crate)
box((1.82, .07, 1.2), (0, .02, .62), r=.02, m=CASE, parent=lid)
box((1.6, .05, 1.0), (0, -.05, .62), r=.03, m=M('rubber', color='#2b3346'), parent=lid)
for sx in (-1, 1):
    box((.07, .16, 1.24), (sx * .89, -.02, .62), r=.03, m=STEEL, parent=lid)
    tube([(sx * .8, -.05, .8), (sx * .84, -.5, .1)], .016, BRASS, lid, smooth=False)
box((1.86, .16, .07), (0, -.02, 1.22), r=.03, m=STEEL, parent=lid)
clap = group((1.85, -3.0, 0), (-16, 0, 12))
box((.82, .05, .58), (0, 0, .33), r=.02, m=VISOR, parent=clap)
box((.86, .04, .62), (0, .02, .33), r=.02, m=M('wood'), parent=clap)
for k, turn in ((0, 0), (1, -11)):
    arm = group((-.41, -.01, .66 + .1 * k), (0, turn, 0), parent=clap)
    box((.84, .06, .09), (.41, 0, 0), r=.015, m=IVORY, parent=arm)
    for q in range(4):
        slab([(-.07, -.046), (.03, -.046), (.07, .046), (-.03, .046)], .066, .004, INK, (.14 + .2 * q, .033, 0), (90, 0, 0), arm, segments=1)

# ---------------------------------------------------------------------------- the empty mark
MARK = (-2.05, -.75)
box((.62, .1, .012), (*MARK, .008), (0, 0, 20), .004, M('ivory'), segments=1)
box((.1, .62, .012), (*MARK, .012), (0, 0, 20), .004, M('ivory'), segments=1)
for r in (1.15,):
    torus(r, .018, (*MARK, .006), m=M('lit_warm', power=2), n=120, k=8, scale=(1, 1, .4))
lamp_at = Vector((-3.6, 2.2, 6.35))
spot(lamp_at, (*MARK, 0), 2400, 22, .35, .12, '#fff0d8')
axis = (Vector((*MARK, 0)) - lamp_at)
cone = lathe([(1.12, -axis.length), (.7, -axis.length * .6), (.12, -.2)], m=material('mist', '#ffe6c0', strength=.15), n=64, smooth_angle=180)
hide_from(cone, shadow=True, diffuse=True)
cone.location = lamp_at
cone.rotation_euler = axis.to_track_quat('-Z', 'Y').to_euler()

# ---------------------------------------------------------------------------- curved colour wall
R, CY, CX = 10.5, -2.6, .6                          # centre of the curve
cols, rows = 84, 26
PH = .235
pal = {}


def tone(u, v):
    """Abstract dusk: layered bands of teal and orange over ink."""
    a = .30 + .10 * math.sin(u * 5 + .7) + .03 * math.sin(u * 13)
    b = .18 + .07 * math.sin(u * 7 + 2.2)
    if v < b:
        return ('#0d2f4d', .7)
    if v < a:
        return ('#0f6f6c', .8)
    t = (v - a) / (1 - a)
    c = ('#e0762a', '#c25a34', '#8a4350', '#5a3a63', '#35346a', '#1f2b60', '#16214d')
    k = min(6, int(t * 7.5))
    return (c[k], (1.05, .85, .75, .7, .6, .5, .42)[k])


batches = {}
for i in range(cols):
    a = math.radians(28 + 124 * (i + .5) / cols)
    for j in range(rows):
        c = tone(i / cols * 2 - 1, (j + .5) / rows)
        batches.setdefault(c, []).append((a, .55 + PH * j))
half = math.radians(124 / cols) / 2 * .93
for (c, p), cells in batches.items():
    verts, faces = [], []
    for a, z in cells:
        q = len(verts)
        for da, dz in ((-half, 0), (half, 0), (half, PH * .93), (-half, PH * .93)):
            verts.append((CX + R * math.cos(a + da), CY + R * math.sin(a + da), z + dz))
        faces.append((q, q + 3, q + 2, q + 1))
    data = bpy.data.meshes.new('led')
    data.from_pydata(verts, [], faces)
    data.materials.append(material('emit', c, power=p * 1.25))
    link(bpy.data.objects.new('led', data))
verts = [(CX + (R + .1) * math.cos(math.radians(26 + 128 * i / 60)), CY + (R + .1) * math.sin(math.radians(26 + 128 * i / 60)), z) for i in range(61) for z in (.3, 7.0)]
data = bpy.data.meshes.new('wall back')
data.from_pydata(verts, [], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(60)])
finish(link(bpy.data.objects.new('wall back', data)), material('satin', '#0a1020', rough=.4), smooth_angle=180)
for z in (.42, 6.78):
    tube([(CX + (R - .03) * math.cos(math.radians(26 + 128 * i / 40)), CY + (R - .03) * math.sin(math.radians(26 + 128 * i / 40)), z) for i in range(41)], .09, INK, steps=3)
sun_disc((-.35, CY + R - .35, 3.95), 1.5, '#ffc24d', '#f07a14', power=2.3)

chappals((MARK[0] + .62, MARK[1] - .10, .012), 28, scale=.2)          # traces of a person who stood in the light

# ---------------------------------------------------------------------------- floor and light grid
floor = box((40, 30, .2), (0, 2, -.1), r=.02, m=material('satin', '#131c36', rough=.24, coat=.8, crough=.12))
for k in range(-4, 5):                               # joints of the floor panels
    box((.012, 24, .004), (k * 2.0 + .4, 2, .001), r=.001, m=material('rubber', '#060a16'), segments=1)
    box((30, .012, .004), (0, k * 2.0 + 1, .001), r=.001, m=material('rubber', '#060a16'), segments=1)
for y in (1.2, 3.6):
    for z in (6.5, 6.95):
        tube([(-12, y, z), (12, y, z)], .05, GUN, smooth=False)
    for k in range(24):
        tube([(-12 + k, y, 6.5), (-11.5 + k, y, 6.95), (-11 + k, y, 6.5)], .02, GUN, smooth=False)


def fresnel(at, target, on):
    g = group(at)
    aim(g, target)
    h = group((0, 0, 0), parent=g)
    lathe([(0, .5), (.2, .5), (.28, .42), (.3, .1), (.3, -.1), (.34, -.14), (0, -.14)][::-1], m=INK, parent=h, n=40)
    cylinder(.27, .04, (0, 0, -.16), m=material('emit', '#fff0d8', power=9) if on else VISOR, parent=h, n=40, bevel=.01)
    for k in range(4):
        leaf = group((0, 0, -.16), (0, 0, 90 * k), parent=h)
        box((.44, .02, .34), (0, .36, -.14), (24, 0, 0), .008, INK, leaf, segments=2)
    torus(.4, .02, (0, 0, .15), (90, 0, 0), STEEL, h, arc=180, n=32)
    tube([at, (at[0], at[1], 6.5)], .03, STEEL, smooth=False)


for k, x in enumerate((-7.5, -5.6, -3.6, -1.5, .8, 3.0, 5.2)):
    y = 2.2 if x == -3.6 else (1.2 if k % 2 else 3.6)
    fresnel((x, y, 6.25), (*MARK, 0) if x == -3.6 else (x * .4, -1, 0), x == -3.6)
tube([(-12, 2.2, 6.5), (12, 2.2, 6.5)], .05, GUN, smooth=False)

# ---------------------------------------------------------------------------- light
sky([(0, '#0a1124'), (1, '#2b3f6e')], .35)
area((-3.4, -6.2, 4.6), (1.8, 0, 2.6), 2.6, 620, '#ffe6c8')            # key on the camera
area((6.4, -3.4, 3.2), (2.2, 0, 2.4), 2.4, 240, '#8fc2ff')            # cool fill
area((4.4, 3.6, 5.2), (2.1, 0, 3.0), .8, 420, '#ffb765', size_y=3)    # warm rim from the wall side
area((-1.2, 3.4, 4.8), (1.9, 0, 3.0), .8, 240, '#6fd8d0', size_y=3)
area((2.2, -5.6, 3.6), (3.1, -2.1, .6), 1.2, 110, '#ffe9cf')          # crate
mist(9, 24)
look(haze=('#22305e', .10, .5), bloom=.06, vignette=.2, ev=.1)

camera('media-floor', (-.35, -12.2, 2.95), (.12, 0, 2.3), lens=37, fstop=1.1, focus=(1.7, -.2, 3.4))
camera('media-floor.1x1', (.1, -12.0, 2.9), (1.35, 0, 2.35), lens=54, fstop=1.1, focus=(1.7, -.2, 3.4), aspect=1)
main()
