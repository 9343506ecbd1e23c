"""An old calculating machine with its cover off, its service book open, the tools laid out in order.  Camera: bench-service."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.furniture import boards, desk_lamp, ledger_book, screws, wood
from props.presence import chai_glass, spectacles, stamp_print
from room_build import studio_room

start(seed=81)
studio_room(back=20, sun_az=162, sun_el=18, target=(1, 0, 10), window=((7.5, 6.5, 12, 15),), fill=1150, shelves=(-5, 9))
TOP = 8.6
boards(40, 15, .6, 7, (0, .8, TOP), tone='wood', r=.06, gap=.035)
box((39, 14, .6), (0, .8, TOP - 1), r=.05, m=wood(1, 'pale'))
ENAMEL = material('satin', '#1d5f5c', rough=.34, coat=.5, crough=.18)
ENAMEL2 = material('satin', '#174d4b', rough=.38, coat=.4, crough=.2)
IRON, BRASS, STEEL, WORN = M('gun'), M('brass'), M('steel', brush=1), M('steel', color='#8f8577', rough=.4)


def gear(parent, at, r, teeth, t=.2, m=None, turn=(90, 0, 0), hub=None, spokes=5):
    """Lightened gear with square teeth, its axis along -Y unless turned."""
    pts = []
    for k in range(teeth):
        for a, q in ((0, .9), (.12, 1.06), (.38, 1.06), (.5, .9)):
            u = 2 * math.pi * (k + a) / teeth
            pts.append((r * q * math.cos(u), r * q * math.sin(u)))
    g = group(at, turn, parent=parent)
    slab(pts, t, .012, m or BRASS, (0, 0, -t / 2), parent=g, segments=1)
    if spokes and r > .5:
        for k in range(spokes):
            u = 2 * math.pi * (k + .5) / spokes
            cylinder(r * .19, t * 1.04, (r * .56 * math.cos(u), r * .56 * math.sin(u), 0), bevel=.006, m=M('ink'), n=28, parent=g, segments=2)
    cylinder(r * .26, t * 1.5, m=hub or STEEL, parent=g, n=32, bevel=.02)
    cylinder(r * .1, t * 1.8, m=IRON, parent=g, n=6, bevel=.01)
    return g


# ---------------------------------------------------------------------------- the machine: cast body, keys, carriage, hand wheel; its left cover is off
mac = subject(group((1.5, 2.9, TOP), (0, 0, 26), name='machine'), 'machine')
for sx in (-1, 1):
    for sy in (-1, 1):
        cylinder(.3, .3, (sx * 2.6, sy * 2.2, .15), m=M('rubber'), parent=mac, n=32, bevel=.06)
box((6.3, 5.4, .5), (0, 0, .5), r=.16, m=ENAMEL2, parent=mac)
for x in (-1.0, 3.0):                                        # the frame's cheeks; the works stand open left of the first
    slab([(-2.6, .5), (2.5, .5), (2.6, 2.7), (2.3, 4.4), (.6, 4.6), (-.4, 3.1), (-2.55, 1.5)], .22, .06, ENAMEL if x > 0 else IRON, (x, 0, .2), (90, 0, 90), mac)
slab([(-2.55, .6), (2.5, .6), (2.58, 2.7), (2.3, 4.3), (.6, 4.5), (-.4, 3.0), (-2.5, 1.45)], 3.8, .1, ENAMEL, (-.88, 0, .2), (90, 0, 90), mac)
slab([(-2.62, .52), (2.55, .52), (2.66, 2.75), (2.34, 4.46), (.6, 4.66), (-.42, 3.14), (-2.62, 1.52)], .07, .02, WORN, (3.1, 0, .2), (90, 0, 90), mac)       # bare metal where the paint has gone
slope = group((1.0, -1.52, 2.55), (47, 0, 0), parent=mac)     # key bed
box((3.6, 2.3, .14), (0, 0, .0), r=.05, m=M('ink'), parent=slope)
rng = random.Random(5)
for i in range(8):
    for j in range(5):
        x, y = -1.47 + .42 * i, -.86 + .42 * j
        cylinder(.05, .3, (x, y, .18), m=STEEL, parent=slope, n=12, bevel=.005)
        low = .06 if (i, j) in ((2, 1), (5, 3), (6, 0)) else 0
        m = M('marigold') if (i, j) == (7, 0) else (M('ivory') if j else M('teal', color='#7fb0a6'))
        lathe([(0, 0), (.15, 0), (.17, .03), (.165, .08), (.12, .1), (0, .085)], (x, y, .3 - low), m=m, parent=slope, n=28)
car = group((1.0, .9, 4.85), parent=mac)                      # carriage with number wheels in a slot, paper roll behind
box((4.6, 1.5, .75), r=.14, m=ENAMEL2, parent=car)
box((3.6, .06, .36), (0, -.74, .08), r=.05, m=M('visor'), parent=car)
for k in range(11):
    cylinder(.13, .22, (-1.55 + .31 * k, -.76, .08), (0, 90, 0), .02, M('ivory', color='#ecdcb8'), n=28, parent=car)
    box((.1, .02, .03 + .05 * (k * 7 % 3)), (-1.55 + .31 * k, -.892, .08), r=.004, m=M('ink'), parent=car, segments=1)
for s in (-1, 1):
    cylinder(.34, .3, (s * 2.45, 0, .05), (0, 90, 0), .05, BRASS, n=40, parent=car)
cylinder(.52, 2.6, (.2, .75, .75), (0, 90, 0), .02, M('paper'), n=56, parent=car)
cylinder(.14, 3.4, (.2, .75, .75), (0, 90, 0), .02, STEEL, n=24, parent=car)
tape = sheet(2, 30, lambda x, y: 0, (-1.2, 1.2), (0, 1), M('paper', color='#f8f1e0'))
for v in tape.data.vertices:
    t = v.co.y
    a = math.radians(100 + 170 * min(1, t * 1.6))
    v.co.y, v.co.z = (.53 * math.cos(a), .53 * math.sin(a)) if t < .6 else (-.02 - (t - .6) * .6, -.53 + (t - .6) * .1)
place(tape, (.2, .75, .76), parent=car)
wheel = group((-1.72, .9, 4.95), (0, -90, 0), .66, mac)        # the carriage's hand wheel: the disc
torus(1.25, .13, m=BRASS, parent=wheel, n=96, k=16)
for k in range(5):
    a = math.radians(72 * k + 12)
    tube([(.2 * math.cos(a), .2 * math.sin(a), .0), (.7 * math.cos(a + .12), .7 * math.sin(a + .12), .02), (1.2 * math.cos(a), 1.2 * math.sin(a), 0)], .075, M('ink'), wheel)
cylinder(.26, .4, m=BRASS, parent=wheel, n=40)
lathe([(0, 0), (.1, 0), (.14, .1), (.17, .45), (.13, .75), (.05, .82), (0, .82)], (-1.25, 0, .05), m=wood(0, 'dark'), parent=wheel, n=32, subdivide=1)

# the works, lit: back plate, a train of gears, one bearing empty
works = group((-1.14, 0, .2), (0, 0, 90), parent=mac)         # x runs to the back, y towards the right: gears face the open side
box((4.6, .1, 2.6), (.1, -.05, 1.85), r=.04, m=M('brass', color='#8a7346', rough=.45), parent=works)
train = [(-1.55, 1.25, .62, 20, BRASS), (-.62, 1.82, .48, 16, STEEL), (.42, 1.55, .62, 20, BRASS), (1.42, 1.12, .5, 16, M('gold', rough=.34)), (1.5, 2.32, .7, 22, BRASS), (.2, 2.72, .4, 14, STEEL)]
for k, (x, z, r, n, m) in enumerate(train):
    gear(works, (x, .26 + .06 * (k % 2), z), r, n, .2, m)
cylinder(.2, .3, (-.72, .2, 2.75), (90, 0, 0), .02, STEEL, n=32, parent=works)                  # the bearing that waits
torus(.32, .03, (-.72, .12, 2.75), (90, 0, 0), M('marigold'), works, 48, 8)
for k in range(9):
    tube([(-2.0 + .1 * k, .22, .62), (-1.9 + .1 * k, .3, .75), (-2.0 + .12 * k, .2, .95)], .02, STEEL, works, resolution=3)
for x, z in ((-2.05, .75), (2.2, .75), (-2.05, 2.2), (2.2, 2.95)):
    cylinder(.09, .06, (x, .04, z), (90, 0, 0), .015, STEEL, n=6, parent=works)

# its cover, leant against the lamp's foot
cover = group((5.4, 6.4, TOP + .02), (-17, 0, -14))
slab([(-2.6, .0), (2.5, .0), (2.6, 2.2), (2.3, 3.9), (.6, 4.1), (-.4, 2.6), (-2.55, 1.0)], .14, .05, ENAMEL, (0, 0, 0), (90, 0, 0), cover)
for k in range(6):
    box((1.6, .06, .1), (.9, -.15, .8 + .26 * k), r=.03, m=M('ink'), parent=cover, segments=2)
for x, z in ((-2.3, .25), (2.2, .3), (2.1, 3.6), (.7, 3.75)):
    torus(.1, .025, (x, -.15, z), (90, 0, 0), BRASS, cover, 28, 8)

# ---------------------------------------------------------------------------- service book: years of entries, a gear drawn on the right page
K = 1.15
book = group((-2.5, -1.5, TOP), (0, 0, 7), K)
ledger_book((0, 0, 0), 0, book, cloth='ochre')


def page(x, q=.31):
    t = abs(x) / 2.4
    return q * math.sin(math.pi * min(1, t * .62 + .2)) ** .8 * (1 - .35 * t) + .08


pen_ink = [material('clay', c, rough=.8, bump=0) for c in ('#2b3157', '#2b3157', '#6b3a22', '#1d5f5c')]
rng = random.Random(11)
for k in range(13):                                         # date, what was done, whose mark: many hands
    y = 1.7 - .38 - k * 2.7 / 13
    for x0, w in ((-2.1, .3), (-1.6, rng.uniform(.55, .85)), (-.62, .22)):
        n = max(4, int(w / .05))
        tube([(x0 + w * i / n, y + rng.uniform(-.03, .045), page(x0 + w * i / n) + .003) for i in range(n + 1)], .009, pen_ink[k // 4], book, smooth=False, resolution=2)
cx, cy = 1.2, .45
for r in (.2, .52):
    tube([(cx + r * math.cos(a / 20 * math.pi), cy + r * math.sin(a / 20 * math.pi), page(cx + r * math.cos(a / 20 * math.pi)) + .004) for a in range(41)], .011, pen_ink[0], book, smooth=False, resolution=2)
for k in range(16):
    a = math.pi * k / 8
    tube([(cx + r * math.cos(a), cy + r * math.sin(a), page(cx + r * math.cos(a)) + .004) for r in (.52, .64)], .02, pen_ink[0], book, smooth=False, resolution=2)
tube([(cx + .74 * math.cos(a / 16 * math.pi) * 1.1, cy + .74 * math.sin(a / 16 * math.pi), page(cx + .8 * math.cos(a / 16 * math.pi)) + .006) for a in range(35)], .016, M('marigold'), book, smooth=False, resolution=2)
for k in range(4):
    w = (1.3, 1.05, 1.2, .6)[k]
    tube([(.55 + w * i / 22, -.6 - .21 * k + rng.uniform(-.03, .045), page(.55 + w * i / 22) + .003) for i in range(23)], .009, pen_ink[0], book, smooth=False, resolution=2)

# ---------------------------------------------------------------------------- tools in order on the cloth: what comes out stays in the order it came out
mat = group((.25, -4.9, TOP), (0, 0, -2))
slab(rounded_rect(9.4, 3.5, .18), .04, .012, M('linen', color='#d8c8a4', bump=4, bscale=14), parent=mat)
for y in (-1.62, 1.62):
    box((9.2, .05, .05), (0, y, .03), r=.015, m=M('terracotta'), parent=mat, segments=1)
Z = .05
for k, (l, c) in enumerate(((2.6, 'wood'), (2.2, 'wood'), (1.8, 'teal'))):                        # screwdrivers
    d = group((-3.9 + .62 * k, -.1, Z + .17), (90, 0, 180 + 3 * (k - 1)), parent=mat)
    lathe([(0, -1.3), (.13, -1.28), (.17, -1.1), (.15, -.6), (.17, -.2), (.1, -.08), (.07, 0)], m=(wood(0, 'dark'), wood(2), M('teal'))[k], parent=d, n=32, subdivide=1)
    cylinder(.05, l - 1.0, (0, 0, (l - 1.0) / 2), m=STEEL, parent=d, n=16)
    box((.13, .03, .2), (0, 0, l - .98), r=.008, m=STEEL, parent=d, segments=1)
    torus(.1, .02, (0, 0, -.06), m=BRASS, parent=d, n=28, k=8)
for k, s in enumerate((1.0, .82, .66)):                                                          # spanners
    w = group((-1.75 + .58 * k, 0, Z), (0, 0, 90), s, mat)
    slab([(-1.5, .13), (1.5, .13), (1.5, -.13), (-1.5, -.13)], .12, .03, M('steel', rough=.34), parent=w)
    jaw = [(.36 * math.cos(math.radians(a)), .36 * math.sin(math.radians(a))) for a in range(40, 321, 14)]
    slab(jaw + [(.0, -.16), (-.12, 0), (.0, .16)], .16, .03, M('steel', rough=.34), (1.6, 0, 0), (0, 0, 12), w)
    torus(.3, .11, (-1.62, 0, .1), m=M('steel', rough=.34), parent=w, n=6, k=10)
can = group((.55, .35, Z), (0, 0, 70), parent=mat)                                               # oil can
lathe([(0, 0), (.5, 0), (.54, .05), (.5, .3), (.3, .62), (.12, .78), (.1, .9), (0, .9)], m=M('brass', rough=.34), parent=can, n=56, subdivide=1)
tube([(0, 0, .85), (0, 0, 1.1), (-.3, 0, 1.35), (-.95, 0, 1.6)], .05, BRASS, can)
br = group((1.75, -.1, Z + .12), (90, 0, 176), parent=mat)                                       # brush
lathe([(0, -1.2), (.08, -1.18), (.11, -.9), (.07, -.3), (.13, 0), (0, .02)], m=wood(1, 'pale'), parent=br, n=28, subdivide=1)
cylinder(.15, .24, (0, 0, .1), m=BRASS, parent=br, n=28)
for k in range(30):
    a = k * 2.4
    rr = .11 * math.sqrt(k / 30)
    tube([(rr * math.cos(a), rr * math.sin(a), .2), (1.4 * rr * math.cos(a), 1.4 * rr * math.sin(a), .85)], .014, M('card', color='#3a2a1c'), br, resolution=2, smooth=False)
gear(mat, (2.75, .2, Z + .12), .55, 16, .2, M('steel', color='#7d6a55', rough=.55), (0, 0, 10))    # the worn wheel, and the one that replaces it
gear(mat, (4.0, .05, Z + .12), .55, 16, .2, M('gold', rough=.24), (0, 0, 0))
for k in range(6):                                                                               # its screws in a row
    cylinder(.1, .06, (2.4 + .3 * k, -1.05, Z + .04), bevel=.012, m=BRASS, n=24, parent=mat)
    box((.15, .025, .02), (2.4 + .3 * k, -1.05, Z + .075), (0, 0, 30 * k), .003, M('ink'), mat, segments=1)
chai_glass((4.6, -1.2, TOP), 0, scale=1.2, level=.45, saucer=True)
spectacles((2.3, -1.75, TOP), 14, scale=1.25)
desk_lamp((-4.6, 5.0, TOP), -24, on=True, power=320, scale=1.25, shade='brass')
area((-5, -7, 15), (1, 0, 10), 3, 220, '#fff2e0')

camera('bench-service', (-2.6, -19.0, 19.4), (.45, -.2, 10.9), lens=46, fstop=.8, focus=(.4, .2, 10.4), aspect=4 / 5)
main()
