"""Model of the town on a meeting table, one building lifted out.  Camera: table-town (tall)."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.furniture import boards, mug, paper_stack, plant, task_chair, wood, drawing_roll
from props.vehicles import bus, car
from room_build import studio_room

start(seed=61)
studio_room(back=24, left=-19, sun_az=156, sun_el=17, target=(2, 2, 9), window=((6, 6.5, 13, 15), (19.5, 6.5, 7, 15)), shelves=(9,), fill=1300)
TOP = 7.4

# ---------------------------------------------------------------------------- meeting table
table = group((0, 4.5, 0))
boards(15.5, 24, .5, 6, (0, 0, TOP), parent=table, tone='pale', along='y', r=.08, gap=.03)
box((14, 22, .5), (0, 0, TOP - .8), r=.06, m=wood(1, 'pale'), parent=table)
tube([(x, y, TOP - .24) for x, y in rounded_rect(15.52, 24.02, .1, 3)], .05, M('brass'), table, smooth=False, closed=True)
for sx in (-1, 1):
    for sy in (-1, 1):
        box((1, 1, TOP - .6), (sx * 6, sy * 10, (TOP - .6) / 2), r=.12, m=wood(1, 'dark'), parent=table)

# ---------------------------------------------------------------------------- model board: base, roads, river
BASE = TOP + .32
model = group((-1.2, 6.2, TOP), (0, 0, 5))
slab(rounded_rect(11.2, 13.4, .2), .32, .05, wood(1, 'pale'), parent=model)
slab(rounded_rect(10.9, 13.1, .15), .03, .01, M('paper', color='#ece0c6'), (0, 0, .305), parent=model)
GROUND = .336
ROADM = M('paper', color='#cdbf9f')
for x in (-3.5, 0, 3.4):
    box((.7, 13.0, .02), (x, 0, GROUND + .006), r=.004, m=ROADM, parent=model, segments=1)
for y in (-4.3, -.6, 3.0):
    box((10.8, .7, .022), (0, y, GROUND + .008), r=.004, m=ROADM, parent=model, segments=1)
for x in (-3.5, 0, 3.4):
    for k in range(22):
        box((.04, .24, .02), (x, -6.2 + k * .59, GROUND + .02), r=.004, m=M('paper'), parent=model, segments=1)
river = [(x, 5.35 + .45 * math.sin(x * .55)) for x in [-5.42 + 10.84 * k / 30 for k in range(31)]]
outline = river + [(x, y + .95) for x, y in reversed(river)]
slab(outline, .03, .006, M('teal', color='#2c8a80', rough=.15, coat=.9), (0, 0, GROUND), parent=model, segments=2)


def building(w, d, h, body, roof='flat', bands=None, trim=None):
    """Paper-and-wood model house; windows are cut cards let into the walls."""
    trim = trim or M('paper')
    pane = M('teal', color='#2b5d66')
    parts = [box((w, d, h), (0, 0, h / 2), r=.03, m=body, segments=3), box((w + .1, d + .1, .07), (0, 0, .035), r=.02, m=trim, segments=2)]
    floors = bands or max(1, int(h / .42))
    for f in range(floors):
        z = h * (f + .55) / floors
        for k in range(max(2, int(w / .3))):
            x = -w / 2 + (k + .5) * w / max(2, int(w / .3))
            for s in (-1, 1):
                parts.append(box((.13, .02, .19), (x, s * (d / 2 + .002), z), r=.006, m=pane, segments=1))
        for k in range(max(2, int(d / .3))):
            y = -d / 2 + (k + .5) * d / max(2, int(d / .3))
            for s in (-1, 1):
                parts.append(box((.02, .13, .19), (s * (w / 2 + .002), y, z), r=.006, m=pane, segments=1))
        if floors > 2:
            parts.append(box((w + .04, d + .04, .03), (0, 0, h * (f + 1) / floors - .03), r=.008, m=trim, segments=1))
    if roof == 'flat':
        parts.append(box((w + .08, d + .08, .08), (0, 0, h + .02), r=.02, m=trim, segments=2))
        parts.append(box((w - .1, d - .1, .06), (0, 0, h + .045), r=.01, m=M('stone'), segments=1))
        parts.append(cylinder(.13, .26, (w * .22, d * .18, h + .2), m=M('ink'), n=20, segments=2))
        parts.append(box((.3, .24, .2), (-w * .2, -d * .1, h + .16), r=.02, m=trim, segments=2))
    else:
        parts.append(slab([(-d / 2 - .1, 0), (d / 2 + .1, 0), (0, d * .42)], w + .16, .02, M('terracotta'), (-w / 2 - .08, 0, h), (90, 0, 90), segments=2))
    parts.append(box((.2, .03, .3), (0, -d / 2 - .008, .2), r=.01, m=wood(0, 'dark'), segments=1))
    return merge(parts, 'model house')


IV, PA, PL, WO = M('paper', color='#f3ead8'), M('paper', color='#e5d7b9'), wood(0, 'pale'), M('terracotta', color='#c98a63')
KINDS = [building(1.0, .9, .9, IV, 'gable'), building(.9, 1.1, 1.3, PA, 'gable'), building(1.1, 1.0, 1.9, IV), building(1.0, 1.0, 2.6, PL), building(1.4, .9, 1.1, PA),
         building(.9, .9, 1.5, WO), building(1.2, 1.2, .8, IV, 'gable'), building(.8, .8, 3.1, PA)]
lots = []
for x0, x1 in ((-5.2, -4.0), (-3.0, -.5), (.5, 2.9), (3.9, 5.2)):
    for y0, y1 in ((-6.3, -4.8), (-3.8, -1.1), (-.1, 2.5), (3.5, 4.6)):
        nx, ny = max(1, int((x1 - x0) / 1.2)), max(1, int((y1 - y0) / 1.25))
        for i in range(nx):
            for j in range(ny):
                lots.append((x0 + (i + .5) * (x1 - x0) / nx, y0 + (j + .5) * (y1 - y0) / ny))
GAP = (1.1, -1.78)                            # the plot the building came from
gap = min(lots, key=lambda p: (p[0] - GAP[0]) ** 2 + (p[1] - GAP[1]) ** 2)
for n, (x, y) in enumerate(lots):
    if (x, y) == gap:
        continue
    if n % 9 == 4:                            # small parks
        slab(rounded_rect(1.05, 1.05, .15), .03, .01, M('leaf', color='#93a860'), (x, y, GROUND), parent=model)
        for k in range(4):
            a = k * 1.6
            tube([(x + .3 * math.cos(a), y + .3 * math.sin(a), GROUND), (x + .3 * math.cos(a), y + .3 * math.sin(a), GROUND + .3)], .025, wood(1, 'dark'), model, smooth=False, resolution=2)
            ball(.2, (x + .3 * math.cos(a), y + .3 * math.sin(a), GROUND + .42), m=M('leaf', color=('#6e8f3a', '#819d48')[k % 2]), parent=model, n=20)
        continue
    instance(KINDS[(n * 5 + int(n / 3)) % 8], (x, y, GROUND), (0, 0, 90 * (n % 2)), random.uniform(.92, 1.04), model)
TREE = merge([tube([(0, 0, 0), (0, 0, .28)], .022, wood(1, 'dark'), smooth=False, resolution=2), ball(.17, (0, 0, .36), m=M('leaf'), n=16), ball(.12, (.09, .04, .3), m=M('leaf', color='#829c48'), n=14)], 'tree')
for x in (-3.5, 0, 3.4):
    for k in range(15):
        for s in (-1, 1):
            if (k + s) % 3:
                instance(TREE, (x + s * .45, -6.2 + k * .88, GROUND), (0, 0, k * 50), random.uniform(.8, 1.15), model)
for k in range(24):
    x = -5.2 + 10.4 * k / 23
    instance(TREE, (x, 5.2 + .45 * math.sin(x * .55) - .12, GROUND), (0, 0, k * 70), random.uniform(.8, 1.2), model)
bus((.15, -3.0, GROUND + .02), 180, model, scale=.26)
car((-3.35, .8, GROUND + .02), 180, model, scale=.26, color='teal')
car((1.7, -.45, GROUND + .02), 90, model, scale=.26)
# the empty plot: a sunken socket with two brass dowels
slab(rounded_rect(1.34, 1.34, .06), .02, .006, M('ink'), (*gap, GROUND + .002), parent=model)
slab(rounded_rect(1.2, 1.2, .05), .02, .006, M('soil', color='#7a4a2c'), (*gap, GROUND + .006), parent=model)
for s in (-1, 1):
    cylinder(.07, .2, (gap[0] + s * .33, gap[1] + s * .33, GROUND + .1), m=M('brass'), parent=model, n=20)

# ---------------------------------------------------------------------------- the lifted building, large in the light: twelve floors of care
lifted = subject(group((3.7, -3.7, TOP), (0, 0, -16), 1.25, name='lifted building'), 'lifted building')
slab(rounded_rect(3.6, 3.6, .1), .04, .015, M('paper'), parent=lifted)
for k in range(4):
    box((3.2 - .02 * k, .012, .01), (0, -1.2 + k * .8, .045), r=.003, m=M('teal', color='#8fb5ae'), parent=lifted, segments=1)
MARI = M('marigold')
W, D, H, F = 2.1, 1.8, 3.9, 6
tower = group((0, 0, .05), parent=lifted)
box((W + .3, D + .3, .22), (0, 0, .11), r=.05, m=M('ivory'), parent=tower)
box((W, D, H), (0, 0, .2 + H / 2), r=.06, m=MARI, parent=tower)
for f in range(F):
    z = .2 + H * (f + .5) / F
    box((W + .1, D + .1, .07), (0, 0, .2 + H * (f + 1) / F - .02), r=.025, m=M('ivory'), parent=tower, segments=3)
    for k in range(5):
        x = -W / 2 + (k + .5) * W / 5
        if f == 0 and k == 2:
            continue
        for s in (-1, 1):
            box((.22, .05, .31), (x, s * (D / 2 + .005), z - .03), r=.02, m=M('ivory'), parent=tower, segments=2)
            box((.17, .05, .26), (x, s * (D / 2 + .014), z - .03), r=.012, m=M('visor', color='#123038'), parent=tower, segments=2)
    for k in range(4):
        y = -D / 2 + (k + .5) * D / 4
        for s in (-1, 1):
            box((.05, .22, .31), (s * (W / 2 + .005), y, z - .03), r=.02, m=M('ivory'), parent=tower, segments=2)
            box((.05, .17, .26), (s * (W / 2 + .014), y, z - .03), r=.012, m=M('visor', color='#123038'), parent=tower, segments=2)
box((.42, .1, .56), (0, -D / 2 - .02, .48), r=.03, m=wood(0, 'dark'), parent=tower)
box((.7, .34, .07), (0, -D / 2 - .18, .84), r=.025, m=M('ivory'), parent=tower)
box((W + .16, D + .16, .14), (0, 0, .2 + H + .04), r=.04, m=M('ivory'), parent=tower)
box((W - .1, D - .1, .06), (0, 0, .2 + H + .1), r=.01, m=M('stone'), parent=tower)
cylinder(.3, .5, (.5, .3, H + .6), m=M('ink'), parent=tower, n=40)
torus(.31, .03, (.5, .3, H + .7), m=M('brass'), parent=tower, n=40)
box((.6, .5, .4), (-.5, -.1, H + .5), r=.04, m=M('ivory'), parent=tower)
tube([(-.75, .5, H + .3), (-.75, .5, H + 1.1)], .025, M('brass'), tower, smooth=False)
for s in (-1, 1):
    cylinder(.09, .05, (s * .6, s * .6, .02), m=M('brass'), parent=tower, n=20)

# ---------------------------------------------------------------------------- round the table
mug((-5.6, -4.6, TOP), 200)
paper_stack((-4.8, -1.4, TOP), 14, n=5)
tube([(-5.4, -2.2, TOP + .19), (-4.2, -1.1, TOP + .19)], .07, M('teal'), smooth=False)
drawing_roll((5.6, 9.5, TOP), 76, length=6)
task_chair((-11.2, 3.6, 0), 62)
task_chair((12.4, 11.0, 0), -78)
task_chair((1.4, 20.2, 0), 8)
task_chair((-10.6, 13.6, 0), 84)
plant((-15, 20.5, 0), 10, size=11, leaves=34, seed=4)
area((-6, -9, 15), (4.1, -3.5, 9), 3, 260, '#fff0dc')

camera('table-town', (-3.4, -23, 22), (.3, 1.4, 8.5), lens=55, ev=.28, fstop=.7, focus=(3.8, -4.2, 10), aspect=4 / 5)
main()
