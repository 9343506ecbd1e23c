"""space-cleanroom: a half-built satellite in raking light, one panel wing half unfolded, gowns on their stands, the cable loom laid open on a bench."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.presence import coat
from sets.space.space_kit import foil, solar_wing

start(seed=69)

ivory, ink, gold, brass, steel, gun, teal = (M(n) for n in ('ivory', 'ink', 'gold', 'brass', 'steel', 'gun', 'teal'))
WHITE = material('clay', '#f2eee6', rough=.7, bump=0)

# ---------------------------------------------------------------------------- satellite frame on a turning stand
sat = subject(group((1.75, .2, 0), (0, 0, -24)), 'satellite')
lathe([(0, 0), (1.15, 0), (1.2, .05), (1.15, .14), (.5, .2), (.36, .32), (.36, .62), (.6, .72), (.62, .8), (0, .8)], m=M('ink', rough=.4), parent=sat, n=96, bevel=.012)
torus(1.17, .02, (0, 0, .1), m=brass, parent=sat, n=96, k=10)
for k in range(3):
    a = math.radians(30 + 120 * k)
    box((.5, .16, .1), (1.25 * math.cos(a), 1.25 * math.sin(a), .06), (0, 0, math.degrees(a)), .03, gun, sat)
    cylinder(.09, .08, (1.45 * math.cos(a), 1.45 * math.sin(a), .05), m=M('rubber'), parent=sat, n=24)
body = group((0, 0, 1.95), parent=sat)
W, H = 1.7, 2.2
for x in (-1, 1):
    for y in (-1, 1):
        box((.1, .1, H), (x * W / 2, y * W / 2, 0), r=.02, m=steel, parent=body)
        for k in range(11):
            cylinder(.018, .012, (x * W / 2, y * W / 2 + (-.055 if y < 0 else .055), -H / 2 + .15 + .19 * k), (90, 0, 0), m=gold, parent=body, n=12, bevel=.003)
for z in (-H / 2, -.1, H / 2):
    for s in (-1, 1):
        box((W + .1, .1, .1), (0, s * W / 2, z), r=.02, m=steel, parent=body)
        box((.1, W + .1, .1), (s * W / 2, 0, z), r=.02, m=steel, parent=body)
slab(rounded_rect(W, W, .06), .05, .015, WHITE, (0, 0, -.12), parent=body)
slab(rounded_rect(W, W, .06), .05, .015, WHITE, (0, 0, -H / 2 - .02), parent=body)
slab(rounded_rect(W + .1, W + .1, .06), .06, .015, ink, (0, 0, H / 2 + .02), parent=body)
# foil already on two sides, folded back at one edge
foil((.06, W - .06, H - .06), (W / 2 + .02, 0, 0), parent=body, crease=.045, n=30)
foil((W - .06, .06, H / 2 - .12), (0, W / 2 + .02, H / 4), parent=body, crease=.045, n=26, seed=3)
curl = []
flap = sheet(24, 24, lambda x, y: 0, (-.8, .8), (0, .9), material('metal', '#d9a24c', rough=.24))
for v in flap.data.vertices:
    t = v.co.y / .9
    a = t * 2.3
    v.co = Vector((v.co.x, -.02 - .42 * (1 - math.cos(a)), .42 * math.sin(a) * -1)) + Vector((0, perlin.noise(v.co * 5) * .04, perlin.noise(v.co * 6) * .04))
flap.location = (0, -W / 2 - .05, -.16)
flap.parent = body
# inside: tank, boxes, wheels
ball(.52, (-.25, .1, -.62), m=M('ivory', rough=.3), parent=body, n=64)
torus(.525, .02, (-.25, .1, -.62), m=gold, parent=body, n=72, k=10)
for k, (x, y, z, w, d, h, m) in enumerate(((.45, -.45, -.78, .5, .5, .5, ink), (.42, .4, -.8, .5, .6, .45, teal), (-.45, -.42, .22, .6, .55, .5, ivory), (.38, -.4, .25, .62, .5, .62, ink), (.3, .45, .2, .7, .5, .5, brass), (-.45, .4, .3, .5, .6, .7, teal))):
    box((w, d, h), (x, y, z), r=.03, m=m, parent=body)
    for q in range(4):
        cylinder(.03, .05, (x - w * .3 + w * .2 * q, y - d / 2 - .02, z + h * .2), (90, 0, 0), m=gold, parent=body, n=16, bevel=.006)
    for q in range(5):
        box((w * .12, .02, .02), (x - w * .34 + w * .17 * q, y - d / 2 - .005, z - h * .25), r=.006, m=steel, parent=body, segments=1)
for k in range(3):
    torus(.16, .045, (-.5 + .0 * k, -.42, .62 + .13 * k), m=gun, parent=body, n=48, k=12)
random.seed(3)
COLORS = ('#d98a2e', '#0a6a60', '#f3ebdd', '#b5623c', '#c49a55', '#17233f')
for k in range(16):                                               # harness inside and hanging out
    m = material('rubber', COLORS[k % 6])
    x0, x1 = random.uniform(-.6, .6), random.uniform(-.6, .6)
    tube([(x0, -.62, random.uniform(-.6, .6)), ((x0 + x1) / 2, -.8, random.uniform(-.5, .5)), (x1, -.66, random.uniform(-.8, .7))], .018, m, body, steps=10, resolution=4)
for k in range(7):
    m = material('rubber', COLORS[k % 6])
    tube([(-.55 + .03 * k, -.7, -.35), (-.8 + .03 * k, -1.15, -.5), (-1.25 + .02 * k, -1.25 - .02 * k, -.92), (-2.1, -1.0 + .05 * k, -.86)], .02, m, body, steps=12, resolution=4)
# dish on top, camera below deck, folded panels at both sides
top = group((.1, 0, H / 2 + .08), (-20, 10, 0), parent=body)
tube([(0, 0, 0), (0, 0, .3)], .05, gold, top, smooth=False)
lathe([(.06, .3), (.3, .36), (.56, .52), (.7, .68), (.72, .68), (.56, .47), (.3, .31), (0, .28)], m=ivory, n=96, parent=top, smooth_angle=60)
torus(.715, .016, (0, 0, .685), m=gold, parent=top, n=96, k=10)
for q in range(3):
    a = q * 2.094
    tube([(.56 * math.cos(a), .56 * math.sin(a), .54), (.04 * math.cos(a), .04 * math.sin(a), .95)], .012, steel, top, smooth=False)
lathe([(0, 0), (.06, 0), (.08, .06), (.04, .12), (0, .13)], (0, 0, .9), m=M('marigold'), n=32, parent=top)
cell = [material('gloss', c, rough=.12, coat=.8) for c in ('#0c6f76', '#0a5a68')]
for s in (1,):
    for k in range(3):                                            # folded like a book
        pan = group((s * (W / 2 + .2 + .13 * k), .0, .0), (0, 0, s * (2.5 * k)), parent=body)
        box((.05, 1.5, 2.0), r=.012, m=ivory, parent=pan)
        if k == 2:
            for i in range(5):
                for j in range(7):
                    box((.02, .265, .25), (s * .026, -.58 + .29 * i, -.82 + .273 * j), r=.004, m=cell[(i + j) % 2], parent=pan, segments=1)
        for z in (-.7, .7):
            cylinder(.03, .16, (0, .76 if k % 2 else -.76, z), m=gold, parent=pan, n=16, bevel=.008)

solar_wing(body, (-W / 2 - .02, .1, .05), -1, panels=3, w=1.05, h=1.9, fold=34)         # the other wing, half unfolded on its rig
for k in range(3):
    tube([(-W / 2 - 1.0 - .85 * k, .35 - .3 * (k % 2), 1.0), (-W / 2 - 1.0 - .85 * k, .35 - .3 * (k % 2), 2.55)], .012, steel, body, smooth=False)
tube([(-W / 2 - .4, .3, 2.55), (-W / 2 - 3.6, .3, 2.55)], .05, ivory, body, smooth=False)
for x in (-W / 2 - .6, -W / 2 - 3.5):
    tube([(x, .3, 2.55), (x, .3, -1.95)], .05, ivory, body, smooth=False)
    box((.5, 1.1, .08), (x, .3, -1.9), r=.03, m=gun, parent=body)


# ---------------------------------------------------------------------------- gowns on stands by the airlock
def gowned_stand(x, y, turn, seed):
    """A steel stand that carries a hooded clean-room gown, its boots set on the tray below."""
    g = group((x, y, 0), (0, 0, turn))
    cylinder(.42, .05, (0, 0, .03), m=steel, parent=g, n=48)
    tube([(0, .05, .05), (0, .05, 3.3)], .035, steel, g, smooth=False)
    tube([(-.42, .05, 3.0), (0, .05, 3.12), (.42, .05, 3.0)], .03, steel, g)
    coat((0, 0, 3.12), 0, g, scale=.30, color='#e9eef0', lining='#cfdcdc', length=8.2, seed=seed, hook=False, buttons='steel')
    superball((.19, .20, .24), .9, .9, (0, .0, 3.36), m=material('clay', '#e9eef0', rough=.9, bump=2, bscale=60), parent=g, n=40, shape=lambda p: p * (1 + .05 * perlin.noise(p * 6)))
    superball((.13, .05, .11), .8, .8, (0, -.17, 3.36), m=M('visor', color='#1d2b33'), parent=g, n=32)
    for q in (-1, 1):
        superball((.10, .20, .13), .7, .8, (q * .15, -.12, .18), m=material('clay', '#dfe6e8', rough=.9), parent=g, n=28)
        cylinder(.09, .36, (q * .15, -.02, .34), m=material('clay', '#e9eef0', rough=.9), parent=g, n=28)
    return g


for k, (x, y, t) in enumerate(((-4.9, 2.5, 28), (-3.6, 3.0, 14), (-2.3, 3.2, -4))):
    gowned_stand(x, y, t, 3 + k)

# ---------------------------------------------------------------------------- bench with the loom laid open
bench = group((-2.9, -1.9, 0), (0, 0, 6))
slab(rounded_rect(3.0, 1.35, .08), .08, .02, WHITE, (0, 0, 1.42), parent=bench)
box((2.9, 1.25, .05), (0, 0, 1.36), r=.01, m=teal, parent=bench)
for x in (-1.35, 1.35):
    for y in (-.5, .5):
        cylinder(.05, 1.36, (x, y, .68), m=steel, parent=bench, n=24)
        cylinder(.08, .06, (x, y, .03), m=M('rubber'), parent=bench, n=24)
    box((.05, 1.0, .05), (x, 0, .3), r=.015, m=steel, parent=bench)
box((2.7, .9, .04), (0, 0, .32), r=.012, m=WHITE, parent=bench)
slab(rounded_rect(2.5, 1.0, .05), .03, .008, M('wood_pale'), (-.05, 0, 1.5), parent=bench)             # peg board
for i in range(13):
    for j in range(5):
        cylinder(.014, .09, (-1.15 + .18 * i, -.4 + .2 * j, 1.57), m=brass, parent=bench, n=10, bevel=.004)
for k in range(9):
    m = material('rubber', COLORS[k % 6])
    y = -.24 + .055 * k
    tube([(1.2, .36 - .02 * k, 1.56), (.7, y * .3, 1.565), (.2, y * .25, 1.57), (-.35, y * .4, 1.565), (-.75, y * 1.3, 1.56), (-1.15, y * 1.9, 1.56)], .022, m, bench, steps=12, resolution=4)
    box((.14, .07, .08), (-1.2, y * 1.95, 1.56), r=.015, m=ivory if k % 2 else ink, parent=bench, segments=2)
    for q in range(2):
        box((.03, .012, .02), (-1.28, y * 1.95 - .015 + .03 * q, 1.56), r=.003, m=gold, parent=bench, segments=1)
for x in (.7, .2, -.3):
    torus(.10, .022, (x, 0, 1.57), (0, 90, 0), m=M('linen'), parent=bench, n=32, k=8, scale=(.5, 1, 1))
box((.44, .3, .2), (.95, -.35, 1.62), r=.03, m=ivory, parent=bench)                                    # small meter: bands only
box((.3, .02, .1), (.95, -.505, 1.65), r=.008, m=M('visor'), parent=bench)
for k in range(4):
    box((.04, .01, .02 + .015 * k), (.86 + .06 * k, -.517, 1.635 + .008 * k), r=.003, m=M('lit_teal', power=4), parent=bench, segments=1)
stool = group((-1.1, -3.0, 0))
cylinder(.32, .1, (0, 0, 1.0), m=M('wood'), parent=stool, bevel=.03)
for k in range(4):
    a = math.radians(45 + 90 * k)
    tube([(.2 * math.cos(a), .2 * math.sin(a), .96), (.32 * math.cos(a), .32 * math.sin(a), 0)], .03, steel, stool, smooth=False)
torus(.27, .018, (0, 0, .4), m=steel, parent=stool, n=40, k=8)

# ---------------------------------------------------------------------------- room: filter wall, ceiling lights, joints, curtain, rail
box((16, .3, 7), (0, 4.2, 3.2), r=.02, m=WHITE)
for i in range(8):
    for j in range(3):
        slab(rounded_rect(1.75, 1.75, .06), .06, .02, M('ivory', rough=.6), (-6.6 + 1.88 * i, 4.06, 1.3 + 1.88 * j), (90, 0, 0))
        for k in range(9):
            box((1.5, .02, .03), (-6.6 + 1.88 * i, 3.985, .66 + 1.88 * j + .16 * k), r=.006, m=M('stone', color='#d8d2c6'), segments=1)
box((16, .2, .25), (0, 4.0, .12), r=.03, m=M('plaster_teal'))
box((.3, 12, 7), (-6.6, 0, 3.2), r=.02, m=WHITE)
box((18, 14, .3), (0, -1, -.15), r=.02, m=M('stone', color='#d9d4ca', rough=.35))
for k in range(11):
    box((.025, 14, .02), (-7 + 1.4 * k, -1, -.008), r=.003, m=M('stone', color='#aaa498'), segments=1)
for k in range(9):
    box((18, .025, .02), (0, -7 + 1.4 * k, -.008), r=.003, m=M('stone', color='#aaa498'), segments=1)
torus(1.75, .03, (1.75, .2, .004), m=M('marigold'), n=96, k=8)                                            # keep-clear ring on the floor
PANEL = material('emit', '#eef4ff', power=.9)
for x in (-4, -1, 2, 5):
    box((1.1, 4.6, .1), (x, .5, 6.4), r=.03, m=PANEL)
    box((1.25, 4.75, .08), (x, .5, 6.46), r=.03, m=ivory)
tube([(-6.4, 2.9, 5.6), (6.5, 2.9, 5.6)], .05, steel, smooth=False)
for k in range(26):                                                                                        # strip curtain at the right
    x = 4.2 + .1 * k
    box((.092, .02, 5.4), (x, 2.9 + .05 * (k % 2), 2.85), (0, 0, random.uniform(-8, 8)), .006, M('pane', color='#dff0ee'), segments=1)
hoist = group((1.75, .2, 5.2))
tube([(-8, 0, .9), (6, 0, .9)], .09, M('ivory'), hoist, smooth=False)
box((.4, .3, .3), (0, 0, .66), r=.05, m=M('marigold'), parent=hoist)
tube([(0, 0, .6), (0, 0, .05)], .016, steel, hoist, smooth=False)
torus(.08, .022, (0, 0, -.02), (90, 0, 0), m=steel, parent=hoist, n=28, k=8, arc=300)

# ---------------------------------------------------------------------------- light: one low row of lamps at the left rakes the room; the rest is bounce
sky([(0, '#8f918f'), (.5, '#b9c4cc'), (1, '#9fb2c4')], .30)
spot((-6.2, -5.4, 3.1), (1.4, .5, 1.6), 4600, 62, .5, .2, '#fff0d8')
spot((-6.0, -7.5, 5.4), (-1.5, 2.6, 1.6), 1700, 64, .8, .6, '#fff4e4')
spot((7.2, -2.6, 4.6), (1.8, 0, 2.0), 900, 50, .7, .3, '#9fc4ff')
spot((4.6, 3.4, 5.6), (1.7, .2, 2.4), 1300, 60, .7, .25, '#ffc987')
for x in (-4, 2):
    area((x, .5, 6.2), (x, .4, 0), 1.1, 70, '#eef4ff', size_y=4.4)
look(bloom=.05, vignette=.16, ev=.15)

camera('space-cleanroom', (-2.6, -8.9, 2.5), (-.15, 0, 2.0), lens=36, fstop=1.4, focus=(1.5, -.8, 2.1), aspect=3 / 2)

main()
