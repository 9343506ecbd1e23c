"""Strong room of the co-operative branch: the round door stands ajar, teal light on the deposit boxes.  Camera: bank-vault."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from sets.rooms_kit import terrazzo, rivets, ring_points

start(seed=51)

STEEL, GUN, BRASS, INK = M('steel', rough=.32, brush=1), M('gun'), M('brass'), M('ink')
DOOR = material('metal', '#8d96a6', rough=.34)
CZ = 2.5                                        # height of the portal's centre

# ---------------------------------------------------------------------------- wall with its round opening
WALL = material('clay', '#1b2b54', rough=.7, bump=0)
front = box((24, .5, 8), (-2.2, .25, 3.3), r=.01, m=WALL, segments=2)
cut(front, cylinder(2.0, 2, (0, .2, CZ), (90, 0, 0), n=128, bevel=0))
PANEL = material('satin', '#22376a', rough=.5, coat=.25)
for x in (-11.2, -9.4, -7.6, -5.8, -4.0, 4.0, 5.8, 7.6):       # raised panels, brass trim between
    box((1.62, .1, 2.5), (x, -.03, 4.3), r=.04, m=PANEL)
    box((1.62, .1, 2.3), (x, -.03, 1.55), r=.04, m=PANEL)
    rivets([(x + sx * .7, -.085, z) for sx in (-1, 1) for z in (.55, 2.55, 3.2, 5.4)], .035, BRASS)
for x0, x1 in ((-10.7, -2.64), (2.64, 6.3)):           # the brass band stops at the portal
    box((x1 - x0, .12, .12), ((x0 + x1) / 2, -.04, 2.88), r=.03, m=BRASS)
box((24, .14, .3), (-2.2, -.04, .15), r=.03, m=INK)
box((24, .2, .16), (-2.2, -.06, 5.75), r=.05, m=INK)

# ---------------------------------------------------------------------------- portal
frame_ring = [(1.98, -.5), (1.98, -.02), (2.0, 0), (2.06, 0), (2.06, .1), (2.09, .13), (2.24, .13), (2.27, .16), (2.27, .24), (2.31, .28), (2.56, .28),
              (2.62, .22), (2.62, -.05)]
lathe(frame_ring, (0, -.0, CZ), (90, 0, 0), GUN, n=160)
torus(2.165, .03, (0, -.14, CZ), (90, 0, 0), BRASS, n=160)
rivets(ring_points(2.44, 36, (0, -.28, CZ)), .055, BRASS)
sleeve = lathe([(1.97, -1.1), (1.97, .02), (1.93, .02), (1.93, -1.1)], (0, 0, CZ), (90, 0, 0), STEEL, n=128)
for k in range(3):                                 # receivers of the locking bolts
    torus(1.93, .03, (0, .25 + .3 * k, CZ), (90, 0, 0), BRASS if k == 1 else GUN, n=128)

# ---------------------------------------------------------------------------- boxes within
BOX = [material('satin', c, rough=.34, coat=.5) for c in ('#e9dfcb', '#dccfb6', '#c9d4cf')]


def deposit_box(body):
    parts = [box((.50, .06, .27), r=.018, m=body, segments=3),
             box((.42, .02, .19), (0, -.032, 0), r=.009, m=body, segments=2),
             cylinder(.026, .03, (-.1, -.045, 0), (90, 0, 0), m=BRASS, bevel=.006, n=20),
             cylinder(.026, .03, (.1, -.045, 0), (90, 0, 0), m=BRASS, bevel=.006, n=20),
             box((.1, .012, .05), (0, -.046, .055), r=.005, m=BRASS, segments=1)]
    for s in (-1, 1):
        parts.append(cylinder(.012, .06, (-.235, -.035, s * .08), m=BRASS, bevel=.003, n=10))
    return merge(parts, 'deposit box')


BOXES = [deposit_box(m) for m in BOX]
FRAME = material('satin', '#12484a', rough=.45)


def box_wall(at, turn, cols, rows, skip=()):
    g = group(at, (0, 0, turn))
    w, h = cols * .54, rows * .31
    box((w + .14, .3, h + .14), (0, .12, h / 2 + .14), r=.03, m=FRAME, parent=g)
    for i in range(cols):
        for j in range(rows):
            if (i, j) not in skip:
                instance(random.choice(BOXES), (-w / 2 + (i + .5) * .54, -.05, .21 + (j + .5) * .31), parent=g)
    return g


back = box_wall((0.3, 4.1, .25), 0, 10, 14, skip=((7, 7),))
box_wall((2.75, 2.4, .25), -90, 6, 14)
box_wall((-2.75, 2.4, .25), 90, 6, 14)
# the one open box, its small lamp the colour of the house
drawer = group((.3 - 2.7 + 7.5 * .54, 4.1, .25 + .21 + 7.5 * .31))
box((.46, .5, .04), (0, -.22, -.1), r=.01, m=BRASS, parent=drawer)
for s in (-1, 1):
    box((.03, .5, .2), (s * .22, -.22, 0), r=.01, m=BRASS, parent=drawer)
box((.50, .05, .27), (0, -.48, 0), r=.018, m=M('marigold'), parent=drawer)
box((.40, .42, .06), (0, -.22, -.05), r=.015, m=M('lit_amber', power=9), parent=drawer)
box((6, 6, .1), (0, 3.3, .18), r=.02, m=material('satin', '#1d4f52', rough=.3, coat=.6))        # floor inside
box((6, .2, 6), (0, 4.5, 3), r=.02, m=FRAME)
box((6, 6, .1), (0, 3.3, 5.2), r=.02, m=FRAME)
for s in (-1, 1):
    box((.2, 6, 6), (s * 3.1, 3.3, 3), r=.02, m=FRAME)
    box((.07, 3.6, .07), (s * 1.5, 2.5, 5.02), r=.02, m=material('emit', '#58f0dc', power=14))
area((0, 2.4, 4.9), (0, 2.4, 0), 2.6, 210, '#5fecdc', size_y=3)
area((0, .9, 4.2), (0, 4, 1.6), 1.6, 130, '#6ff0e0')
area((.4, .6, .5), (.5, 4, 2.4), 1.2, 60, '#8df5e6')
# library steps for the high boxes
for s in (-1, 1):
    tube([(1.2 + s * .24, 3.5, .25), (1.2 + s * .2, 3.9, 3.6)], .03, BRASS, smooth=False)
for k in range(8):
    box((.46, .1, .03), (1.2, 3.53 + .045 * k, .55 + .38 * k), r=.01, m=M('wood'))

# ---------------------------------------------------------------------------- door, hung at the left, swung towards the lens
ANGLE = -52
hinge = subject(group((-2.55, -.62, CZ), (0, 0, ANGLE), name='vault door'), 'door')
door = group((2.55, .22, 0), parent=hinge)
body = [(0, -.62), (1.5, -.62), (1.56, -.58), (1.56, -.44), (1.66, -.42), (1.69, -.39), (1.69, -.2), (1.79, -.18), (1.82, -.15), (1.82, 0),
        (2.12, .01), (2.16, .05), (2.16, .2), (2.10, .27), (1.90, .27), (1.86, .22), (1.50, .22), (1.46, .27), (1.42, .29), (1.14, .29), (1.10, .25), (.62, .25), (.58, .31), (0, .31)]
lathe(body, (0, 0, 0), (90, 0, 0), DOOR, n=180, parent=door)
for radius, r, y in ((1.88, .03, -.26), (1.48, .028, -.27), (1.12, .025, -.28), (.60, .02, -.30)):
    torus(radius, r, (0, y, 0), (90, 0, 0), BRASS, door, n=144)
rivets(ring_points(2.0, 32, (0, -.27, 0)), .05, BRASS, door)
# recessed field: eight brass-edged plates with small screws
for k in range(12):
    a = math.radians(30 * k + 15)
    plate = group((1.68 * math.cos(a), -.225, 1.68 * math.sin(a)), (0, -math.degrees(a), 0), parent=door)
    box((.2, .05, .56), (0, 0, 0), r=.03, m=INK, parent=plate)
    rivets([(0, -.026, s * .2) for s in (-1, 1)], .022, BRASS, plate)
# locking bolts round the plug
bolt = merge([cylinder(.1, .5, (0, 0, .12), m=STEEL, bevel=.03, n=32), torus(.105, .02, (0, 0, .05), m=BRASS, n=32, k=8)], 'bolt')
for k in range(20):
    a = 18 * k + 9
    r = 1.82
    instance(bolt, (r * math.cos(math.radians(a)), .3, r * math.sin(math.radians(a))), (0, 90 - a, 0), parent=door)
# wheel
wheel = group((0, -.31, 0), (0, 17, 0), parent=door)
lathe([(0, 0), (.30, 0), (.30, .06), (.22, .1), (.13, .14), (.12, .34), (.2, .38), (.22, .44), (.2, .5), (.12, .54), (0, .56)], (0, 0, 0), (90, 0, 0), BRASS, parent=wheel)
torus(.72, .062, (0, -.44, 0), (90, 0, 0), M('marigold'), wheel, n=96)
torus(.72, .066, (0, -.44, 0), (90, 0, 0), BRASS, wheel, n=96, scale=(1, 1, .25))
for k in range(5):
    a = 72 * k + 90
    c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
    cylinder(.042, .96, (.6 * c, -.44, .6 * s), (0, 90 - a, 0), m=BRASS, parent=wheel, bevel=.01)
    lathe([(0, 0), (.05, 0), (.075, .07), (.06, .17), (.07, .25), (.045, .3), (0, .31)], (.95 * c, -.44, .95 * s), (0, 90 - a, 0), M('marigold'), parent=wheel, subdivide=1, n=32)
# combination dial, ticks only
dial = group((0, -.29, 1.28), parent=door)
lathe([(0, 0), (.2, 0), (.2, .05), (.17, .08), (.12, .09), (.1, .16), (0, .17)], (0, 0, 0), (90, 0, 0), INK, parent=dial, subdivide=1)
torus(.2, .018, (0, -.02, 0), (90, 0, 0), BRASS, dial, n=64)
for k in range(24):
    a = 15 * k
    box((.006, .012, .03 if k % 2 else .045), (.15 * math.cos(math.radians(a)), -.09, .15 * math.sin(math.radians(a))), (0, 90 - a, 0), .002, M('ivory'), dial, segments=1)
# crane hinge: two arms from the post to the door face
for z in (-1.05, 1.05):
    box((1.5, .16, .34), (.55, -.1, z), (0, math.copysign(9, z), 0), .06, GUN, hinge)
    rivets([(x, -.19, z - math.copysign(.14, z) * (x - .55)) for x in (.45, .8, 1.1)], .045, BRASS, hinge)
post = group((-2.55, -.62, CZ))
cylinder(.17, 2.9, (0, 0, 0), m=STEEL, parent=post, bevel=.04)
for z in (-1.35, -1.05, -.75, .75, 1.05, 1.35):
    cylinder(.23, .24, (0, 0, z), m=GUN if abs(z) == 1.05 else BRASS, parent=post, bevel=.05)
for z in (-1.35, -.75, .75, 1.35):
    box((.34, .7, .22), (-.1, .34, z), r=.05, m=GUN, parent=post)

# ---------------------------------------------------------------------------- floor, threshold, rope post in front
terrazzo((-12, 8), (-12, .0), 1.0, base='#34436a', chips=('#e6dcc8', '#2f9a8e', '#b5623c', '#18264b', '#c49a55'), rough=.2)
box((4.4, 1.0, .16), (0, -.62, .06), r=.04, m=GUN)
for k in range(9):
    box((4.2, .035, .03), (0, -.98 + .09 * k, .15), r=.01, m=BRASS, segments=2)
for x, y in ((-5.2, -2.6), (-7.4, -2.6), (-9.6, -2.6)):
    lathe([(0, 0), (.28, 0), (.3, .03), (.26, .07), (.08, .1), (.05, .16), (.045, 1.35), (.07, 1.4), (.09, 1.46), (.07, 1.54), (0, 1.58)], (x, y, 0), m=BRASS, subdivide=1)
for a, b in ((-5.2, -7.4), (-7.4, -9.6)):
    tube([(a, -2.6, 1.42), (a * .75 + b * .25, -2.6, 1.12), ((a + b) / 2, -2.6, 1.02), (a * .25 + b * .75, -2.6, 1.12), (b, -2.6, 1.42)], .06, M('terracotta'), steps=16)

# warm practical on the right-hand panel: a caged wall lamp
lamp = group((3.35, -.04, 4.35))
lathe([(0, 0), (.26, 0), (.26, .08), (.2, .12), (0, .12)], (0, 0, 0), (90, 0, 0), BRASS, parent=lamp)
ball(.2, (0, -.26, 0), m=M('lit_amber', power=10), parent=lamp)
for k in range(6):
    a = math.radians(60 * k)
    tube([(.22 * math.cos(a), -.1, .22 * math.sin(a)), (.24 * math.cos(a), -.28, .24 * math.sin(a)), (.1 * math.cos(a), -.5, .1 * math.sin(a)), (0, -.53, 0)], .014, BRASS, lamp, steps=8)

# ---------------------------------------------------------------------------- light
sky([(0, '#0a1124'), (1, '#31466f')], .42)
area((-4.6, -8.5, 5.6), (-1.2, -1.5, 2.2), 3.0, 1500, '#ffe4c4')          # warm key on the face of the door
area((6.5, -6.5, 3.2), (0, -1, 2.2), 2.6, 420, '#8fb8ff')                # cool fill
area((-7.5, -2.2, 6.4), (-1.6, -2, 2.6), .8, 260, '#6fd8d0', size_y=3)   # teal rim along the top of the door
area((3.3, -1.2, 5.4), (3.5, 0, 3), 1.2, 110, '#ffb25a')                  # pool under the wall lamp
area((-9, -3, 6), (-7, 0, 3), 3, 120, '#3f6bd6')                         # blue pool, left wall
mist(8, 26)
look(haze=('#22407c', .12, .5), bloom=.05, vignette=.2, ev=.2)

camera('bank-vault', (.5, -14.2, 2.9), (-1.5, 0, 2.56), lens=39, fstop=1.1, focus=(-.9, -2.6, 2.25))
main()
