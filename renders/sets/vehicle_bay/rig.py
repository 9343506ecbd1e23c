"""Bare teaching chassis on stands: harness, battery, controllers, steering and the fault box with its lid open."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M, keyed
from props.vehicles import wheel
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here]
from stage import night_hall, ring_light

start(seed=23)
GOLD, GUN, INK, STEEL, IVORY = M('gold'), M('gun'), M('ink'), M('steel'), M('ivory')
RAIL = material('satin', '#e8dcc6', rough=.35, coat=.4)


def bar(a, b, r, m, parent=None):
    return tube([a, b], r, m, parent, smooth=False, resolution=6)


rig = subject(group((1.3, .3, 0), (0, 0, -70), name='rig'), 'rig')          # faces -Y in its own axes: to our left
Z = 1.55                                                                     # height of the frame
AX = (-2.65, 2.65)

# ---------------------------------------------------------------------------- a: chassis
for s in (-1, 1):
    outline = [(-4.2, Z + .10), (-3.5, Z + .10), (-3.1, Z + .34), (-2.2, Z + .34), (-1.8, Z), (1.8, Z), (2.2, Z + .34), (3.1, Z + .34), (3.5, Z + .10), (4.1, Z + .10)]
    top = [(y, z + .30) for y, z in reversed(outline)]
    slab(outline + top, .22, .05, RAIL, (s * 1.25 - .11, 0, 0), (90, 0, 90), rig)
    for y in [-4.0 + .5 * k for k in range(17)]:
        if abs(y) < 1.7 or abs(y) > 3.5:
            zz = Z + (.25 if abs(y) > 3.4 else .15)
            cylinder(.045, .03, (s * 1.37, y, zz), (0, 90, 0), m=GOLD, parent=rig, bevel=.008, n=6, segments=2)
for y in (-4.0, -1.7, 0, 1.7, 3.9):
    z = Z + (.25 if abs(y) > 3 else .15)
    bar((-1.2, y, z), (1.2, y, z), .13, RAIL, rig)
box((2.9, .22, .40), (0, -4.28, Z + .28), r=.08, m=INK, parent=rig)            # bumper beam
for y in AX:
    bar((-1.6, y, Z + .02), (1.6, y, Z + .02), .09, GUN, rig)
    for s in (-1, 1):
        wheel(.74, .52, (s * 1.98, y, Z + .02), rig, rim='steel', hub='brass', bolts=5)
        cylinder(.46, .07, (s * 1.60, y, Z + .02), (0, 90, 0), m=STEEL, parent=rig, bevel=.015)
        box((.20, .24, .40), (s * 1.58, y + .36, Z + .14), r=.05, m=M('terracotta'), parent=rig)
        pts = [(s * 1.05 + .17 * math.cos(t * .9), y + .17 * math.sin(t * .9), Z + .12 + .045 * t) for t in range(0, 33)]
        tube(pts, .035, GOLD, rig, resolution=5, steps=3)
        bar((s * 1.05, y, Z), (s * 1.05, y, Z + 1.7), .06, STEEL, rig)
        cylinder(.20, .08, (s * 1.05, y, Z + 1.62), m=INK, parent=rig, bevel=.02, n=40)
superball((.62, .44, .40), .4, .45, (0, 2.62, Z + .42), m=M('teal'), parent=rig, n=64)                      # drive unit
for i in range(7):
    box((.9, .03, .62), (0, 2.35 + .09 * i, Z + .46), r=.012, m=M('teal', rough=.5), parent=rig, segments=2)
for y in (-1.75, 1.75):                                                      # stands: wheels off the floor
    for s in (-1, 1):
        g = group((s * 1.25, y, 0), parent=rig)
        for a in (45, 135, 225, 315):
            c, q = math.cos(math.radians(a)), math.sin(math.radians(a))
            bar((.16 * c, .16 * q, Z - .25), (.46 * c, .46 * q, .06), .055, M('orange'), g)
            cylinder(.11, .05, (.46 * c, .46 * q, .03), m=GUN, parent=g, bevel=.015, n=28)
        cylinder(.15, .5, (0, 0, Z - .25), m=STEEL, parent=g, bevel=.03, n=40)
        torus(.30, .03, (0, 0, .66), m=GUN, parent=g, n=40, k=10)

# ---------------------------------------------------------------------------- c: battery pack with its lid off
pack = group((0, 0, Z + .34), parent=rig, name='pack')
slab(rounded_rect(2.1, 3.1, .15), .40, .05, M('teal'), parent=pack)
for i in range(3):
    for j in range(4):
        x, y = -.62 + .62 * i, -1.08 + .72 * j
        box((.54, .62, .16), (x, y, .44), r=.04, m=IVORY, parent=pack)
        for s in (-1, 1):
            cylinder(.05, .05, (x + s * .15, y + .2, .54), m=M('brass'), parent=pack, bevel=.012, n=20)
        box((.40, .05, .025), (x, y - .12, .528), r=.01, m=M('lit_teal', power=1.6) if (i, j) != (1, 2) else M('lit_amber', power=3), parent=pack, segments=2)
    for j in range(3):
        box((.10, .5, .03), (-.62 + .62 * i + .15, -.72 + .72 * j + .2, .565), r=.01, m=M('brass'), parent=pack, segments=2)
for s in (-1, 1):
    for y in (-1.2, 0, 1.2):
        cylinder(.07, .08, (s * .98, y, .40), m=GOLD, parent=pack, bevel=.015, n=6, segments=2)
for k in (-.14, .14):
    tube([(k, 1.5, .30), (k, 1.9, .42), (k, 2.2, .5)], .07, M('orange', color='#e8761a'), pack)

# ---------------------------------------------------------------------------- d: controller rack at the tail
rack = group((0, 3.75, Z + .4), parent=rig, name='rack')
for s in (-1, 1):
    bar((s * 1.1, .15, 0), (s * 1.1, .15, 3.1), .07, STEEL, rack)
    bar((s * 1.1, .15, 1.2), (s * 1.1, -.9, 0), .05, STEEL, rack)
bar((-1.1, .15, 3.1), (1.1, .15, 3.1), .07, STEEL, rack)
for k in range(4):
    z = .62 + .66 * k
    box((2.3, .10, .06), (0, .10, z - .28), r=.02, m=GUN, parent=rack)
    for i in range(2):
        u = group((-.56 + 1.12 * i, -.16, z), parent=rack)
        box((.98, .52, .46), r=.06, m=IVORY if (i + k) % 2 else M('night', color='#2b4274'), parent=u)
        box((.99, .53, .05), (0, 0, .12), r=.015, m=GOLD, parent=u, segments=2)
        for j in range(4):
            box((.10, .03, .10), (-.32 + .15 * j, -.265, -.08), r=.02, m=INK, parent=u, segments=2)
        ball(.035, (.36, -.27, -.08), m=M('lit_teal') if (i + k) % 3 else M('lit_amber'), parent=u, n=16)

# ---------------------------------------------------------------------------- e: steering and brake at the front
cockpit = group((-.62, -1.95, Z + .3), parent=rig, name='cockpit')
for s in (-1, 1):
    bar((s * .45, -.1, 0), (s * .45, -.25, 1.45), .06, STEEL, cockpit)
bar((-.45, -.25, 1.45), (.45, -.25, 1.45), .07, STEEL, cockpit)
bar((0, -1.0, .65), (0, .55, 1.85), .075, GUN, cockpit)
w = group((0, .58, 1.88), (52, 0, 0), parent=cockpit, name='wheel')
torus(.74, .085, m=INK, parent=w, n=96)
torus(.74, .03, (0, 0, .085), m=GOLD, parent=w, n=96, k=8)
superball((.22, .22, .10), .6, .8, m=INK, parent=w, n=48)
for a in (90, 210, 330):
    bar((0, 0, 0), (.72 * math.cos(math.radians(a)), .72 * math.sin(math.radians(a)), 0), .05, STEEL, w)
for i in range(3):
    bar((-.26 + .26 * i, -.85, .95), (-.26 + .26 * i, -.55, .30), .04, STEEL, cockpit)
    box((.19, .05, .22), (-.26 + .26 * i, -.52, .26), (28, 0, 0), .03, M('rubber'), cockpit)
cylinder(.20, .34, (.48, -1.05, .70), (90, 0, 0), m=M('brass'), parent=cockpit, bevel=.04)
bar((0, -1.0, .65), (0, -1.35, .1), .06, GUN, cockpit)
bar((-.7, -.72, -.10), (1.9, -.72, -.10), .05, STEEL, cockpit)

# ---------------------------------------------------------------------------- b: harness along the near rail, with branches
colours = (M('marigold'), M('rubber', color='#0c8074'), M('rubber', color='#b5623c'), M('rubber', color='#d8cdb8'), M('rubber', color='#2f55a8'))
for k, m in enumerate(colours):
    o = .055 * (k - 2)
    tube([(1.50 + .02 * (k % 2), -4.0, Z + .62 + o), (1.52, -3.0, Z + .92 + o), (1.50, -1.6, Z + .66 + o), (1.52, 0, Z + .62 + o + .03 * math.sin(k)), (1.50, 1.6, Z + .66 + o), (1.42, 2.8, Z + .95 + o),
          (1.2, 3.4, Z + 1.2 + o), (.9, 3.6, Z + 1.0 + .45 * k)], .045, m, rig, resolution=5, steps=12)
for y in (-3.4, -2.2, -1.1, .2, 1.3, 2.3):
    z = Z + (.66 if abs(y) < 1.7 else .88)
    torus(.17, .03, (1.51, y, z), (90, 0, 0), m=GUN, parent=rig, n=32, k=8, scale=(.6, 1.25, 1))
for y, m in ((-2.65, colours[0]), (2.65, colours[1])):
    tube([(1.5, y - .35, Z + .9), (1.66, y - .2, Z + .7), (1.62, y + .1, Z + .4)], .035, m, rig, resolution=5)
tube([(1.5, -.9, Z + .65), (1.25, -.85, Z + .95), (1.0, -.8, Z + .80)], .035, colours[3], rig, resolution=5)
for i in range(3):
    g = group((1.56, .55 + .42 * i, Z + .62), parent=rig)
    box((.10, .24, .20), r=.03, m=IVORY, parent=g)

# ---------------------------------------------------------------------------- f: fault box on its post, lid open (the marigold)
fb = group((1.7, 5.7, 0), (0, 0, 62), parent=rig, name='fault')
cylinder(.42, .07, (0, 0, .04), m=GUN, parent=fb, bevel=.02)
cylinder(.09, 2.5, (0, 0, 1.3), m=STEEL, parent=fb, bevel=.02)
bx = group((0, 0, 2.72), (-24, 0, 0), parent=fb, name='faultbox')
box((1.75, 1.25, .42), r=.08, m=M('marigold'), parent=bx)
box((1.55, 1.05, .04), (0, 0, .205), r=.015, m=M('night'), parent=bx)
for i in range(5):
    for j in range(3):
        x, y = -.58 + .29 * i, -.30 + .30 * j
        cylinder(.05, .04, (x, y, .235), m=STEEL, parent=bx, bevel=.01, n=24)
        bar((x, y, .24), (x, y + (.05 if (i + j) % 4 else -.06), .37), .022, IVORY, bx)
        ball(.024, (x + .09, y + .09, .235), m=M('lit_teal') if (i + j) % 4 else M('lit_amber'), parent=bx, n=12)
lid = group((0, .62, .20), (-108, 0, 0), parent=bx)                          # hinged at the back
box((1.75, 1.25, .16), (0, -.625, .07), r=.07, m=M('marigold'), parent=lid)
box((1.5, 1.0, .03), (0, -.625, -.02), r=.02, m=M('ivory'), parent=lid)
for i in range(4):
    box((1.1 - .2 * (i % 2), .06, .02), (-.05, -.30 - .2 * i, -.04), r=.006, m=M('stone'), parent=lid, segments=1)
for s in (-1, 1):
    cylinder(.05, .3, (s * .5, .62, .21), (0, 90, 0), m=GOLD, parent=bx, bevel=.01, n=24)
tube([(-.5, .3, 2.6), (-.8, .6, 1.6), (-1.0, .9, 1.2), (-1.3, 1.2, Z + .5)], .06, M('rubber'), fb)

night_hall()
ring_light((2.6, 6.4, 3.7), 2.0)
sky([(0, '#0a1124'), (1, '#2b3f6e')], .45)
t = (1.6, 0, 2.2)
area((-5.5, -8.5, 8), t, 3.5, 3000, '#ffe9cf')
area((1.5, -1.5, 9), t, 6, 900, '#fff1de', size_y=1.2)
area((10, -6, 4), t, 3.4, 800, '#8fc2ff')
area((8, 5, 6.5), t, 1, 1100, '#ffc27a', size_y=5)
area((-6.5, 4.5, 4.5), t, .9, 800, '#6fd8d0', size_y=4)
area((-4, 3, 4.5), (-5, 8, 4), 4, 520, '#3458c8')
look(bloom=.055, vignette=.16)


def at(name, off=(0, 0, 0)):
    from props.robots import spot_of
    return spot_of(rig, name, off)


bpy.context.view_layer.update()
focus = rig.matrix_world @ Vector((1.3, -1.4, Z + .6))
camera('car-rig', (-2.4, -15.6, 5.2), (1.35, 0, 2.3), lens=43, fstop=1.8, focus=tuple(focus))
camera('car-rig.1x1', (-.4, -17.0, 5.8), (2.1, 0, 2.35), lens=46, fstop=1.8, focus=tuple(focus), aspect=1)
keyed('car-rig', dict(a=rig.matrix_world @ Vector((1.3, -3.9, Z + .3)), b=rig.matrix_world @ Vector((1.52, .9, Z + .66)), c=at('pack', (0, -.4, .5)), d=at('rack', (.5, 0, 2.6)),
                      e=at('wheel', (0, .74, 0)), f=at('faultbox', (0, -.3, .2))))
main()
