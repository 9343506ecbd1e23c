"""Counter at night: bill, phone, reader and code plate, bank, receipt and ledger on one line of light.  Camera: shop-pay (keyed)."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M, keyed
from props.furniture import boards, ledger_book
from props.devices import phone

start(seed=103)
BRASS, INK, IVORY, TEAL, GUN = M('brass'), M('ink'), M('ivory'), M('teal'), M('gun')
PAPER = M('paper')
# hand's-breadth units; z = 0 is the counter
for k in range(9):
    box((30, 1.27, .4), (0, -4.6 + 1.3 * k, -.2), r=.03, m=material('satin', ('#3a2920', '#33241c', '#3f2d22')[k % 3], rough=.34, coat=.5), segments=3)
tube([(-15, -5.28, -.1), (15, -5.28, -.1)], .05, BRASS, smooth=False)

# the arc: six stations, anticlockwise from the bill at the left front
ARC = {'a': (-1.7, -2.3), 'b': (-1.25, .55), 'c': (1.15, 1.75), 'd': (3.85, 1.75), 'e': (5.75, -.15), 'f': (3.35, -2.35)}
S = 1.0
# a: bill slip under a brass clip
a = group((*ARC['a'], 0), (0, 0, 14))
box((1.5, 2.1, .04), (0, 0, .03), r=.01, m=PAPER, parent=a, segments=2)
for k, w in enumerate((.9, 1.1, .7, 1.0, .8)):
    box((w, .07, .006), (-.58 + w / 2, .62 - .26 * k, .053), r=.002, m=M('stone', color='#8d8577'), parent=a, segments=1)
    box((.2, .07, .006), (.5, .62 - .26 * k, .053), r=.002, m=M('stone', color='#8d8577'), parent=a, segments=1)
box((1.25, .2, .007), (0, -.78, .053), r=.002, m=M('marigold'), parent=a, segments=1)
box((.7, .3, .14), (0, 1.0, .1), r=.05, m=BRASS, parent=a)
cylinder(.07, .8, (0, 1.12, .18), (0, 90, 0), m=BRASS, parent=a, n=24)
# b: phone on its easel
phone((*ARC['b'], 0), 10, scale=1.35, art='one', pose='stand', gain=1.1)
# c: card reader and the code plate
c = group((*ARC['c'], 0), (0, 0, 4))
superball((.62, .95, .30), .3, .3, (-.55, 0, .42), (12, 0, 0), m=IVORY, parent=c, n=80)
box((.9, .7, .05), (-.55, .36, .78), (12, 0, 0), .05, M('visor'), c)
box((.6, .12, .02), (-.55, .44, .822), (12, 0, 0), .02, M('lit_teal', power=3), c)
for i in range(3):
    for j in range(4):
        box((.22, .13, .07), (-.83 + .28 * i, -.12 - .17 * j, .66 - .036 * j), (12, 0, 0), .03, M('marigold') if (i, j) == (2, 3) else INK, c, segments=2)
card = box((.75, .9, .04), (-.55, -1.05, .22), (12, 0, 0), .02, TEAL, c)
box((.14, .12, .05), (-.72, -1.15, .21), (12, 0, 0), .01, BRASS, c)
plate = group((1.05, .25, 0), (0, 0, -10), parent=c)
box((1.3, .1, 1.3), (0, 0, .85), (-12, 0, 0), .05, IVORY, plate)
box((.9, .5, .12), (0, .05, .07), r=.04, m=BRASS, parent=plate)
rnd = random.Random(23)                                     # random squares, deliberately unreadable: no finder marks
face = group((0, -.058, .85), (-12, 0, 0), parent=plate)
for i in range(9):
    for j in range(9):
        if rnd.random() < .47:
            box((.105, .012, .105), (-.46 + .115 * i, -.004, -.46 + .115 * j), r=.01, m=INK, parent=face, segments=1)
# d: small bank: steps, four columns, pediment, lit door
d = group((*ARC['d'], 0), (0, 0, -10), 1.12)
STONE = M('ivory', rough=.5)
for k in range(3):
    box((2.1 - .16 * k, 1.5 - .16 * k, .1), (0, 0, .05 + .1 * k), r=.02, m=M('stone'), parent=d, segments=2)
box((1.5, .9, 1.05), (0, .1, .8), r=.03, m=STONE, parent=d)
for k in range(4):
    lathe([(0, 0), (.12, 0), (.12, .05), (.085, .08), (.075, .9), (.12, .95), (.12, 1.0), (0, 1.0)], (-.66 + .44 * k, -.46, .3), m=STONE, parent=d, n=28)
box((1.8, 1.3, .13), (0, -.02, 1.37), r=.03, m=STONE, parent=d)
slab([(-.9, 0), (.9, 0), (0, .42)], 1.2, .03, STONE, (0, .58, 1.43), (90, 0, 0), d)
cylinder(.13, .05, (0, -.635, 1.58), (90, 0, 0), m=BRASS, parent=d, n=32, bevel=.01)
box((.34, .05, .66), (0, -.36, .64), r=.02, m=material('emit', '#ffb04a', power=5), parent=d)
for s in (-1, 1):
    box((.22, .05, .4), (s * .45, -.36, .75), r=.02, m=M('visor'), parent=d)
# e: receipt curling out of a little printer
e = group((*ARC['e'], 0), (0, 0, -34))
box((1.5, 1.3, .75), (0, .25, .38), r=.14, m=INK, parent=e)
box((1.52, 1.32, .04), (0, .25, .3), r=.02, m=BRASS, parent=e)
box((1.1, .1, .06), (0, -.25, .76), r=.02, m=GUN, parent=e)
verts, pts = [], []
for i in range(60):
    t = i / 59
    ang = t * 4.6
    r = .62 - .28 * t
    pts.append((-.25 - .62 + r * math.cos(ang) , .78 + r * math.sin(ang) * 1.25))
for (y, z) in pts:
    verts += [(-.46, y, z), (.46, y, z)]
faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(59)]
data = bpy.data.meshes.new('receipt')
data.from_pydata(verts, [], faces)
rec = finish(link(bpy.data.objects.new('receipt', data)), PAPER, smooth_angle=180)
solid = rec.modifiers.new('solid', 'SOLIDIFY')
solid.thickness = .02
rec.parent = e
ball(.05, (.5, -.42, .55), m=M('lit_teal', power=8), parent=e, n=16)
# f: ledger, open
ledger_book((*ARC['f'], 0), -6, scale=.62, cloth='red')

# ---------------------------------------------------------------------------- one fine light joins them
CX, CY = 1.75, -.35
order = ['a', 'b', 'c', 'd', 'e', 'f']
near = []
for k in order:
    x, y = ARC[k]
    dx, dy = CX - x, CY - y
    n = math.hypot(dx, dy)
    pull = {'a': 1.25, 'b': .95, 'c': 1.45, 'd': 1.35, 'e': 1.35, 'f': 1.35}[k]
    near.append((x + dx / n * pull, y + dy / n * pull, .05))
tube(near, .028, material('emit', '#ffab3a', power=9), steps=24)
for k, p in zip(order, near):
    ball(.1, p, (1, 1, .7), m=material('emit', '#ffc264', power=9), n=24)
    torus(.2, .022, (p[0], p[1], .03), m=BRASS, n=40, k=8)
    x, y = ARC[k]
    tube([p, ((p[0] + x) / 2, (p[1] + y) / 2, .04), (p[0] + (x - p[0]) * .55, p[1] + (y - p[1]) * .55, .05)], .02, material('emit', '#ffab3a', power=6), steps=8)

# ---------------------------------------------------------------------------- the lamp above, its pool is the disc; shelves asleep behind
POOL = (1.75, -.25, 0)
lamp = group((1.75, -.1, 9.2))
lathe([(.1, .7), (.2, .6), (.7, .35), (1.3, 0), (1.34, -.06), (1.26, 0), (.6, .3), (0, .4)][::-1], m=TEAL, parent=lamp, n=80, subdivide=1)
tube([(0, 0, .6), (0, 0, 6)], .04, INK, lamp, smooth=False)
spot((1.75, -.1, 9.0), POOL, 7200, 50, .06, .08, '#ffd7a2')
WALLM = material('clay', '#1a2a50', rough=.85, bump=0)
box((60, .4, 24), (0, 12, 6), r=.02, m=WALLM)
rnd = random.Random(8)
for l in range(4):
    z = -1.0 + 3.0 * l
    box((50, 2.2, .25), (0, 10.5, z), r=.05, m=material('satin', '#26324f', rough=.5), segments=2)
    x = -18
    while x < 22:
        w, h = rnd.uniform(.8, 1.6), rnd.uniform(1.2, 2.4)
        c = rnd.choice(('#2b4a6e', '#1f5f60', '#5a4038', '#3a4a72', '#6a5a3a'))
        if rnd.random() < .5:
            cylinder(w / 2, h, (x, 10.2, z + .13 + h / 2), m=material('satin', c, rough=.4), n=32, bevel=.06)
        else:
            box((w, 1.1, h), (x, 10.2, z + .13 + h / 2), r=.06, m=material('satin', c, rough=.5), segments=2)
        x += w + rnd.uniform(.1, .5)

# ---------------------------------------------------------------------------- light
sky([(0, '#0a1124'), (1, '#2b3f6e')], .4)
area((-6, -9, 7), (1.5, 0, .5), 3, 170, '#ffe6cc')
area((10, -5, 5), (3, 0, .5), 3, 260, '#8fb8ff')
area((-5, 6.5, 5), (1, 0, .5), 1.2, 220, '#6fd8d0', size_y=4)
area((7.5, 6.5, 6), (3, 0, .5), 1.2, 260, '#ffc27a', size_y=4)
area((0, 5, 9), (0, 11, 2), 6, 360, '#4f7fd6', size_y=2)
mist(14, 40)
look(haze=('#22407c', .16, .5), bloom=.06, vignette=.2, ev=.2)

camera('shop-pay', (-.2, -12.6, 8.6), (1.0, 0, .55), lens=42, fstop=1.6, focus=(1.8, -.2, .5))
camera('shop-pay.1x1', (.8, -13.0, 9.4), (1.9, 0, .35), lens=50, fstop=1.6, focus=(1.8, -.2, .5), aspect=1)
keyed('shop-pay', {'a': (*ARC['a'], .1), 'b': (ARC['b'][0], ARC['b'][1], 1.3), 'c': (ARC['c'][0], ARC['c'][1], .9),
                   'd': (ARC['d'][0], ARC['d'][1], 1.3), 'e': (ARC['e'][0], ARC['e'][1], .9), 'f': (*ARC['f'], .3)})
main()
