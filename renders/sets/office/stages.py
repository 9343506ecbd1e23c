"""One doorbell in five stages on one bench: sketch and wood, breadboard, bare board, printed case, finished.  Camera: bench-stages."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.furniture import boards, desk_lamp, strips, wood
from props.plinth import pencil
from props.presence import chai_glass
from room_build import studio_room

start(seed=83)
studio_room(back=20, sun_az=160, sun_el=17, target=(1, 0, 9), window=((7.5, 6.5, 12, 15),), fill=1050, shelves=(-5, 9))
TOP = 8.6
boards(44, 17, .6, 8, (0, 2.5, TOP), tone='pale', r=.06, gap=.035)
box((43, 16, .6), (0, 2.5, TOP - 1), r=.05, m=wood(4))
MAT = material('clay', '#17635c', rough=.75, bump=2, bscale=30)
slab(rounded_rect(13.6, 13.6, .3), .05, .015, MAT, (.1, 1.5, TOP), (0, 0, 0))
strips([((x * .7 - 6.2, -5.1, TOP + .052), (x * .7 - 6.2, 8.1, TOP + .052)) for x in range(19)] + [((-6.4, y * .7 - 5.0, TOP + .052), (6.6, y * .7 - 5.0, TOP + .052)) for y in range(19)], .016, .003, M('mint', color='#4f958b'))
Z = TOP + .055
BRASS, STEEL, INK = M('brass'), M('steel'), M('ink')
R = 1.35                                                       # every stage has the same footprint, so that they can be compared
row = subject(group(name='five stages'), 'five stages')

# ---------------------------------------------------------------------------- 1: a sketch, and a piece of wood turned to feel it
g = group((-4.5, 6.0, Z), (0, 0, 8), parent=row)
box((3.3, 3.9, .02), (-.05, .1, .012), r=.006, m=M('paper', color='#f6efdd'), parent=g, segments=1)
box((3.3, 3.9, .02), (.08, .05, .034), (0, 0, -4), .006, M('paper', color='#fbf6ea'), g, segments=1)
dr = material('clay', '#2b3157', rough=.8, bump=0)
rng = random.Random(3)
for r, n in ((1.12, 2), (.5, 1)):
    for q in range(n):
        tube([(-.1 + (r + .02 * q) * math.cos(a / 18 * math.pi), .55 + (r + .03 * q) * math.sin(a / 18 * math.pi + .2 * q), .05) for a in range(38)], .014, dr, g, smooth=False, resolution=2)
for p in ([(-1.35, .55), (1.2, .5)], [(-.1, -.75), (-.12, 1.85)], [(1.1, .9), (1.5, 1.35)], [(1.3, -.95), (.9, -1.5), (-.9, -1.46)]):
    tube([(x, y, .05) for x, y in p], .008, dr, g, smooth=False, resolution=2)
for k in range(3):
    tube([(-1.3 + .055 * i, -1.2 - .18 * k + rng.uniform(-.025, .03), .05) for i in range((16, 12, 14)[k])], .009, dr, g, smooth=False, resolution=2)
lathe([(0, 0), (.78, 0), (.8, .03), (.78, .32), (.68, .4), (.4, .42), (.36, .5), (.3, .53), (0, .54)], (.35, -.62, .045), m=wood(1, 'pale'), parent=g, n=72, subdivide=1)
for k in range(7):
    torus(.1 + .095 * k, .006, (.35, -.62, .47 if k > 3 else .585), m=wood(0), parent=g, n=56, k=5, scale=(1, 1, .5))
pencil(g, 2.3, .1, (-1.0, -1.75, .12), (90, 0, 128))

# ---------------------------------------------------------------------------- 2: breadboard with its wires
g = group((-2.0, 3.2, Z), (0, 0, -6), parent=row)
box((3.0, 2.5, .42), (0, 0, .21), r=.06, m=M('ivory'), parent=g)
for s in (-1, 1):
    for c, dy in (('#c0431f', .0), ('#23407a', .2)):
        box((2.8, .025, .01), (0, s * (.98 + dy * .6), .425), r=.003, m=M('paper', color=c), parent=g, segments=1)
hole = bake(box((.055, .055, .02), r=.006, m=INK, segments=1))
hole.hide_render = True
for i in range(26):
    for j in list(range(-6, -1)) + list(range(2, 7)):
        instance(hole, (-1.34 + .107 * i, j * .118, .418), parent=g)
box((2.9, .12, .03), (0, 0, .415), r=.01, m=M('stone'), parent=g, segments=1)
for x, w in ((-.7, .8), (.55, .55)):                            # chips across the gutter
    box((w, .34, .18), (x, 0, .55), r=.03, m=INK, parent=g)
    for k in range(int(w / .12)):
        for s in (-1, 1):
            box((.03, .1, .12), (x - w / 2 + .08 + .12 * k, s * .2, .48), r=.008, m=STEEL, parent=g, segments=1)
cylinder(.24, .3, (1.15, .55, .58), m=M('marigold'), n=40, parent=g)
box((.6, .6, .16), (1.15, .55, .5), r=.03, m=INK, parent=g)
for k in range(2):
    cylinder(.1, .28, (-1.2 + .32 * k, .62, .62), m=M('teal', color='#0f5c55'), n=28, parent=g)
    lathe([(.09, 0), (.11, 0), (.11, .2), (.08, .3), (0, .33)], (-.4 + .3 * k, -.62, .5), m=material('satin', ('#d8431f', '#7fd6c6')[k], rough=.15, coat=.8), parent=g, n=28)
COL = ('#c0431f', '#12151d', '#e7a32c', '#1f7a72', '#f3ebdd', '#23407a')
for k in range(13):                                            # jumpers, no two of one length
    x0, y0 = rng.uniform(-1.3, 1.3), rng.choice((-.6, -.45, -.3, .32, .45, .6, .9, -.9))
    x1, y1 = x0 + rng.uniform(-1.1, 1.1), rng.choice((-.6, -.45, .3, .45, .9, -.9))
    x1 = max(-1.3, min(1.3, x1))
    h = .35 + .35 * rng.random()
    tube([(x0, y0, .42), (x0, y0, .6), ((x0 * 2 + x1) / 3, (y0 * 2 + y1) / 3, .55 + h), ((x0 + 2 * x1) / 3, (y0 + 2 * y1) / 3, .55 + h * .9), (x1, y1, .6), (x1, y1, .42)], .03, M('rubber', color=COL[k % 6]), g, resolution=4)
for k in range(2):
    tube([(-1.3, -.95 + .1 * k, .5), (-1.9, -1.1, .5), (-1.8, -2.1, .06), (-.6, -2.5 - .1 * k, .05), (1.0, -2.4, .05)], .035, M('rubber', color=COL[k]), g, resolution=4)

# ---------------------------------------------------------------------------- 3: the round board, laid out for a machine
g = group((.2, .5, Z), (0, 0, 10), parent=row)
lathe([(.2, 0), (R, 0), (R, .07), (.2, .07)], m=material('satin', '#0b6b46', rough=.3, coat=.5), parent=g, n=96, bevel=.01)
for r in (.42, .95, 1.24):
    torus(r, .012, (0, 0, .072), m=material('satin', '#2f9c68', rough=.3), parent=g, n=96, k=6, scale=(1, 1, .4))
for k in range(40):
    a = 2 * math.pi * k / 40
    tube([(.45 * math.cos(a), .45 * math.sin(a), .074), (.72 * math.cos(a), .72 * math.sin(a), .074), (.92 * math.cos(a + .09), .92 * math.sin(a + .09), .074)], .007, material('satin', '#2f9c68', rough=.3), g, smooth=False, resolution=2)
for k in range(6):                                             # gold pads a probe can reach
    a = math.radians(60 * k + 20)
    cylinder(.075, .01, (1.1 * math.cos(a), 1.1 * math.sin(a), .076), m=M('gold'), n=28, bevel=.002, parent=g)
for k in range(3):
    a = math.radians(120 * k + 80)
    cylinder(.1, .01, (1.2 * math.cos(a), 1.2 * math.sin(a), .076), m=M('gold'), n=28, bevel=.002, parent=g)
    cylinder(.05, .02, (1.2 * math.cos(a), 1.2 * math.sin(a), .076), m=INK, n=20, bevel=.002, parent=g)
for x, y, w, d, t in ((-.62, .32, .5, .5, 12), (.68, .3, .36, .28, 0), (.15, -.85, .42, .26, 0), (-.55, -.5, .24, .2, 30), (.6, -.35, .2, .2, 0), (.05, .85, .3, .3, 45)):
    box((w, d, .1), (x, y, .13), (0, 0, t), .015, INK, g, segments=2)
    for s in (-1, 1):
        for q in range(max(2, int(w / .08))):
            a = math.radians(t)
            lx, ly = -w / 2 + .05 + q * (w - .1) / max(1, int(w / .08) - 1), s * (d / 2 + .03)
            box((.03, .07, .03), (x + lx * math.cos(a) - ly * math.sin(a), y + lx * math.sin(a) + ly * math.cos(a), .09), (0, 0, t), .005, STEEL, g, segments=1)
for k in range(22):
    a, r = k * 2.399, .5 + .6 * ((k * 7) % 11) / 11
    box((.1, .05, .05), (r * math.cos(a), r * math.sin(a), .1), (0, 0, math.degrees(a)), .01, (M('card'), INK, M('stone'))[k % 3], g, segments=1)
cylinder(.3, .14, (0, 0, .14), m=STEEL, n=40, parent=g)
cylinder(.2, .1, (0, 0, .24), m=M('marigold'), n=40, parent=g)
box((.34, .5, .2), (0, -1.22, .17), r=.03, m=M('ivory'), parent=g)

# ---------------------------------------------------------------------------- 4: the printed case, open, its layers showing
g = group((2.0, -2.0, Z), (0, 0, -6), parent=row)
grey = material('clay', '#9fb3ad', rough=.55, spec=.45, bump=1, bscale=60)
for k in range(15):                                            # layers of the print
    torus(R - .03, .05, (0, 0, .05 + .046 * k), m=grey, parent=g, n=96, k=8, scale=(1, 1, .62))
cylinder(R - .03, .06, (0, 0, .04), m=grey, n=96, parent=g, bevel=.01)
for k in range(3):
    a = math.radians(120 * k + 40)
    cylinder(.14, .5, (1.0 * math.cos(a), 1.0 * math.sin(a), .3), m=grey, n=28, parent=g)
    cylinder(.06, .52, (1.0 * math.cos(a), 1.0 * math.sin(a), .3), m=BRASS, n=20, parent=g)
cylinder(.95, .04, (0, 0, .3), m=material('satin', '#0b6b46', rough=.3, coat=.5), n=72, parent=g, bevel=.01)
box((.4, .4, .1), (-.3, .2, .36), r=.015, m=INK, parent=g, segments=2)
cylinder(.22, .2, (.15, -.1, .4), m=M('marigold'), n=40, parent=g)
lid = group((-.35, 1.6, .95), (-68, 0, 0), parent=g)
for k in range(12):
    r = R - .06 - .09 * k
    if r > .4:
        torus(r, .05, (0, 0, .04 + .012 * k), m=grey, parent=lid, n=96, k=8, scale=(1, 1, .6))
box((1.4, .5, .5), (-.35, 2.05, .25), r=.04, m=wood(2), parent=g)                    # the block it leans on
for k in range(3):
    s = group((-1.9 + .3 * k, -1.3, .06), (90, 0, 20 + 40 * k), parent=g)
    cylinder(.05, .4, m=STEEL, n=16, parent=s)
    cylinder(.1, .08, (0, 0, .22), m=BRASS, n=24, parent=s)

# ---------------------------------------------------------------------------- 5: the finished one, upright on its stand, its light on
g = group((4.7, -4.0, Z), (0, 0, -6), parent=row)
lathe([(0, 0), (1.0, 0), (1.06, .05), (1.02, .14), (.5, .2), (.3, .3), (0, .3)], m=wood(0, 'dark'), parent=g, n=72, subdivide=1)
tube([(0, .12, .2), (0, .3, .8), (0, .25, 1.4)], .1, BRASS, g)
face = group((0, 0, 1.75), (78, 0, 0), parent=g)
lathe([(0, -.32), (1.15, -.32), (R - .06, -.28), (R, -.14), (R, .04), (R - .08, .16), (R - .3, .22), (.66, .2), (.6, .14), (0, .14)], m=M('ivory'), parent=face, n=128, subdivide=1)
torus(R - .01, .05, (0, 0, -.05), m=BRASS, parent=face, n=128, k=14)
torus(.72, .045, (0, 0, .2), m=material('emit', '#ffa53a', power=3.2), parent=face, n=96, k=10)
lathe([(0, .1), (.56, .1), (.58, .16), (.52, .24), (.3, .28), (0, .27)], m=M('marigold'), parent=face, n=72, subdivide=1)
for k in range(3):
    a = math.radians(120 * k + 90)
    cylinder(.055, .03, (1.12 * math.cos(a), 1.12 * math.sin(a), .19), m=BRASS, n=20, bevel=.008, parent=face)
superball((.05, .05, .02), .8, .8, (0, -1.0, .21), m=M('lit_teal', power=4), parent=face, n=20)
point((4.3, -5.2, Z + 1.9), 14, .3, '#ffb866')

# chalked between them: from one to the next
for x, y, t in ((-4.4, 3.5, -58), (-2.1, 1.0, -50), (.1, -1.6, -50), (2.6, -4.3, -24)):
    slab([(-.4, -.06), (.12, -.06), (.12, -.2), (.42, 0), (.12, .2), (.12, .06), (-.4, .06)], .012, .003, M('paper', color='#f0e6cf'), (x, y, Z), (0, 0, t), row, segments=1)

# ---------------------------------------------------------------------------- round about: callipers, iron, reel of solder, carton of the first ten, chai
iron = group((1.2, 6.4, TOP), (0, 0, 24))
lathe([(0, 0), (.8, 0), (.86, .06), (.82, .16), (.3, .22), (0, .22)], m=INK, parent=iron, n=56)
spiral = [(.32 * math.cos(k * .5), .32 * math.sin(k * .5) - .02 * k, .5 + .05 * k) for k in range(46)]
tube(spiral, .035, STEEL, iron, steps=3, resolution=3)
tube([(0, .2, .7), (0, -.9, 2.7)], .09, STEEL, iron, smooth=False)
tube([(0, -.9, 2.7), (0, -1.9, 4.4)], .24, M('teal'), iron, smooth=False)
tube([(0, -1.9, 4.4), (.2, -2.6, 5.0), (1.6, -1.8, 3.4), (2.2, 1.2, .2), (3.4, 2.2, .1)], .08, M('rubber'), iron)
reel = group((3.3, 2.2, TOP + .68), (0, 90, 24))
for s in (-1, 1):
    cylinder(.62, .06, (0, 0, s * .36), m=M('ivory'), n=56, parent=reel)
for k in range(7):
    torus(.44, .06, (0, 0, -.27 + .09 * k), m=M('steel', rough=.4), parent=reel, n=48, k=8)
cal = group((-3.0, -3.7, TOP + .1), (0, 0, 30))
box((6.2, .42, .08), r=.02, m=STEEL, parent=cal)
strips([((-2.9 + .1 * k, -.2, .045), (-2.9 + .1 * k, -.2 + (.2 if k % 5 == 0 else .11), .045)) for k in range(58)], .014, .004, INK, cal)
for x in (-2.7, -.5):
    slab([(-.1, .2), (.22, .2), (.3, -.2), (.05, -1.3), (-.06, -1.3), (-.1, -.2)] if x < -1 else [(.1, .2), (-.22, .2), (-.3, -.2), (-.05, -1.3), (.06, -1.3), (.1, -.2)], .12, .02, STEEL, (x, 0, -.04), parent=cal)
box((1.3, .7, .16), (.1, 0, .05), r=.03, m=M('ivory'), parent=cal)
car = group((4.9, 5.6, TOP + .05), (0, 0, -10))
box((4.6, 3.4, 1.5), (0, 0, .75), r=.04, m=M('card'), parent=car)
box((4.3, 3.1, .3), (0, 0, 1.5), r=.02, m=M('card', color='#8a6236'), parent=car)
for i in range(4):
    for j in range(3):
        if (i, j) != (3, 0):
            cylinder(.42, .5, (-1.55 + 1.03 * i, -1.0 + 1.0 * j, 1.55), m=M('ivory'), n=40, parent=car, bevel=.06)
            torus(.42, .03, (-1.55 + 1.03 * i, -1.0 + 1.0 * j, 1.66), m=BRASS, parent=car, n=40, k=8)
            cylinder(.2, .06, (-1.55 + 1.03 * i, -1.0 + 1.0 * j, 1.82), m=M('marigold'), n=28, parent=car)
chai_glass((-4.9, -.9, TOP), 0, scale=1.15, level=.4, saucer=True)
desk_lamp((9.4, 7.4, TOP), -30, on=False, scale=1.15)
area((-6, -7, 15), (2, -.5, 9), 3.2, 200, '#fff2e0')

camera('bench-stages', (1.0, -15.5, 26.0), (.6, .2, 8.6), lens=48, fstop=.8, focus=(3.0, -2.4, 9.6), aspect=4 / 5)
main()
