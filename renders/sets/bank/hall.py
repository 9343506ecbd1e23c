"""Branch hall after closing, at the counter: the ledger open, the stamp on its pad, half a glass of chai; the hall falls away behind.  Camera: bank-hall."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.furniture import ledger_book, stool, desk, shelf, file_bundle, plant
from props.presence import chai_glass, spectacles, stamp_pad, stamp_print
from sets.rooms_kit import terrazzo, wall, window, shutter, rivets

start(seed=52)
F = .2                                            # furniture is modelled in decimetres, this hall in half metres
STONE, BRASS, INK, TEAL = M('stone'), M('brass'), M('ink'), M('teal')
MARBLE = material('satin', '#f1e8d8', rough=.2, coat=.7, crough=.08)
WOOD, DARK = M('wood'), M('wood_dark')

# ---------------------------------------------------------------------------- shell
terrazzo((-10, 14), (-9, 5), 1.0, base='#e2d3b8')
PL, DADO = M('plaster', color='#d6c3a0'), M('plaster_teal')
WIN = [(-5.0, -3.2), (-1.9, -.1), (1.3, 3.1), (4.5, 6.3), (7.7, 9.5), (10.9, 12.7)]
wall(26, 6.4, [(x0 + 11, x1 + 11, 1.5, 4.7) for x0, x1 in WIN], m=PL, at=(-11, 4.6, 0), skirting=DARK, skirt_h=.3)
for x0, x1 in zip([-11] + [w[1] for w in WIN], [w[0] for w in WIN] + [15]):
    box((x1 - x0 - .1, .05, 1.1), ((x0 + x1) / 2, 4.58, .85), r=.015, m=DADO)
box((26, .07, .06), (2, 4.56, 1.42), r=.02, m=DARK)
for x0, x1 in WIN:
    window(x1 - x0, 3.2, 2, 3, ((x0 + x1) / 2, 4.72, 1.5), m=DARK)
    shutter(x1 - x0 + .1, 1.75, ((x0 + x1) / 2, 4.98, 3.1), m=M('mint', rough=.55))
# evening seen under the shutters
hide_from(box((60, .1, 14), (2, 16, 4), r=.01, m=material('emit', '#ffcf90', power=1.15)), shadow=True)
for x, s in ((-4, 1.2), (1.2, 1.6), (5.6, 1.1), (10.5, 1.5)):
    ball(1.1 * s, (x, 10, 1.4), (1.3, .6, 1), m=material('clay', '#8a8a4a', rough=.9))
box((26, .4, .35), (2, 4.5, 6.2), r=.08, m=DARK)
box((27, 15, .3), (2, -2, 6.6), r=.02, m=material('clay', '#cdbb9c', rough=.9))
for k in range(7):
    box((.35, 14, .4), (-8 + 3.4 * k, -2, 6.3), r=.05, m=DARK)

# ---------------------------------------------------------------------------- the counter, along X
L0, L1 = -4.2, 12.0
mid, length = (L0 + L1) / 2, L1 - L0
box((length, 1.0, 1.75), (mid, .5, .98), r=.03, m=STONE)
box((length + .2, 1.3, .13), (mid, .42, 1.93), r=.045, m=MARBLE)
box((length, 1.1, .18), (mid, .46, 1.79), r=.03, m=STONE)
box((length + .04, 1.08, .3), (mid, .48, .15), r=.03, m=INK)
box((length, .04, .03), (mid, -.06, 1.70), r=.01, m=BRASS)
flute = bake(cylinder(.045, 1.05, m=STONE, n=20, bevel=.02))
flute.hide_render = True
for k in range(8):                                 # panels between pilasters
    x = L0 + .7 + k * 2.2
    box((.36, .16, 1.36), (x, -.05, 1.0), r=.03, m=STONE)
    for q in (-.1, 0, .1):
        instance(flute, (x + q, -.135, 1.0))
    if k < 7:
        box((1.56, .06, 1.1), (x + 1.1, -.015, 1.0), r=.02, m=DARK)
        box((1.4, .06, .94), (x + 1.1, -.03, 1.0), r=.03, m=material('clay', '#3f7a74', rough=.7))
        rivets([(x + 1.1 + sx * .62, -.062, 1.0 + sz * .4) for sx in (-1, 1) for sz in (-1, 1)], .025, BRASS)
for k in range(9):                                 # brass foot rail
    x = L0 + .5 + k * 2.0
    tube([(x, .0, .34), (x, -.32, .34)], .03, BRASS, smooth=False)
    ball(.05, (x, -.33, .34), m=BRASS, n=20)
tube([(L0, -.33, .34), (L1, -.33, .34)], .045, BRASS, smooth=False)

# teller screens: turned posts, barred grilles, an arch rail; the bay with the ledger stands open
POST = [(0, 0), (.12, 0), (.12, .05), (.07, .1), (.05, .16), (.05, 1.0), (.075, 1.05), (.05, 1.1), (.05, 1.3), (.08, 1.36), (.05, 1.44), (0, 1.46)]
BAYS = [-3.5, -1.3, .9, 3.1, 5.3, 7.5, 9.7, 11.9]
for x in BAYS:
    lathe(POST, (x, .5, 2.0), m=BRASS, n=32, subdivide=1)
bar = bake(cylinder(.018, 1.1, m=BRASS, n=12, bevel=.004, segments=2))
bar.hide_render = True
for i, x in enumerate(BAYS[:-1]):
    if i == 2:
        continue
    for z in (2.16, 3.2):
        box((2.1, .06, .05), (x + 1.1, .5, z), r=.02, m=BRASS)
    for k in range(15):
        if 4 < k < 10:
            continue
        instance(bar, (x + .16 + .134 * k, .5, 2.68))
    for k in range(5, 10):                         # the speaking arch
        instance(bar, (x + .16 + .134 * k, .5, 2.98), scale=(1, 1, .4))
    torus(.4, .025, (x + 1.1, .5, 2.42), (90, 0, 0), BRASS, arc=180, n=32)
    tube([(x + .7, .5, 2.16), (x + .7, .5, 2.42)], .025, BRASS, smooth=False)
    tube([(x + 1.5, .5, 2.16), (x + 1.5, .5, 2.42)], .025, BRASS, smooth=False)
    box((.9, .5, .03), (x + 1.1, .42, 2.01), r=.012, m=BRASS)      # coin dish plate

# ---------------------------------------------------------------------------- the open bay: ledger, globe lamp, pen, stamp, stool beyond
open_bay = subject(group((2.0, .42, 2.0), name='ledger and lamp'), 'ledger and lamp')
ledger_book((-.12, -.12, 0), 6, open_bay, .27, cloth='red')
lamp = group((-.82, .26, 0), (0, 0, 172), parent=open_bay)
lathe([(0, 0), (.2, 0), (.22, .02), (.21, .05), (.1, .08), (.05, .13), (.035, .2), (.035, .62), (.06, .66), (.035, .7), (.035, .95), (0, .95)], m=BRASS, parent=lamp, n=48, subdivide=1)
tube([(0, 0, .93), (-.02, -.01, 1.12), (-.18, -.06, 1.28), (-.42, -.12, 1.32)], .032, BRASS, lamp)
lathe([(0, .14), (.06, .14), (.1, .1), (.14, .04), (.15, 0), (.14, -.02), (0, -.02)], (-.42, -.12, 1.24), m=BRASS, parent=lamp, n=40, subdivide=1)
globe = ball(.25, (-.42, -.12, 1.0), m=material('emit', '#ffd591', power=2.2), parent=lamp, n=64)
torus(.13, .02, (-.42, -.12, 1.235), m=BRASS, parent=lamp, n=48)
point((1.62, .72, 2.66), 60, .2, '#ffd79a')
# what the clerk has just put down
K = .27


def page(x, y, q=.5 * .62):
    """Height of the open page over the counter at (x, y) of the ledger's own axes."""
    t = abs(x) / 2.4
    return q * math.sin(math.pi * min(1, t * .62 + .2)) ** .8 * (1 - .35 * t) + .076


book = group((-.12, -.12, 0), (0, 0, 6), K, open_bay)
rng = random.Random(8)
INKED = material('clay', '#2b3157', rough=.8, bump=0)
for side, rows in ((-1, 13), (1, 7)):                          # entries: a number's width, a name's width, a sum's width; no letters
    for k in range(rows):
        y = 1.7 - .45 - k * 2.7 / 13 + .07
        for x0, w in ((.34, .22), (.72, rng.uniform(.5, .85)), (1.74, rng.uniform(.24, .4))):
            n = max(4, int(w / .045))
            pts = [(side * (x0 + w * i / n) if side > 0 else -2.3 + x0 - .1 + w * i / n, y + rng.uniform(-.028, .045)) for i in range(n + 1)]
            tube([(x, yy, page(x, yy) + .004) for x, yy in pts], .0085, INKED, book, smooth=False, resolution=2)
pr = group((1.55, -.82, page(1.55, -.8) + .004), (0, 4, 12), parent=book)
stamp_print((0, 0, 0), 0, pr, 1.05)
pen = group((.62, -.55, page(.7, -.5) + .1), (0, 93, 62), parent=book)
lathe([(0, -1.15), (.03, -1.12), (.05, -.9), (.075, -.72), (.085, -.1), (.09, .1), (.085, .85), (.06, .98), (0, 1.0)], m=material('satin', '#17233f', rough=.2, coat=.8), parent=pen, n=32, subdivide=1)
torus(.09, .02, (0, 0, .08), m=BRASS, parent=pen, n=32, k=8)
lathe([(0, -1.3), (.012, -1.28), (.05, -1.02), (0, -1.0)], m=BRASS, parent=pen, n=24)
stamp_pad((.86, -.3, 0), -40, open_bay, K * .98, lid=104)
chai_glass((.6, .16, 0), 20, open_bay, K * 1.12, level=.46, saucer=True)
spectacles((-1.02, -.42, 0), 150, open_bay, K)
slip = group((1.42, -.1, .002), (0, 0, -14), parent=open_bay)                     # pay-in slips under a brass weight
for k in range(7):
    box((.44, .3, .006), (.006 * (k % 3), .005 * (k % 2), .004 + .0065 * k), (0, 0, 2.5 * math.sin(k * 2.3)), .002, M('paper', color=('#f6f1e6', '#e9ddc2', '#dbe7df')[k % 3]), slip, segments=1)
lathe([(0, 0), (.09, 0), (.1, .015), (.095, .05), (.03, .07), (.025, .1), (.045, .13), (.03, .16), (0, .165)], (.02, 0, .05), m=BRASS, parent=slip, n=40, subdivide=1)
stool((2.5, 1.75, 0), 10, scale=F * .9)                            # pushed back

# back office: desk, cabinet with bundles, plant
desk((6.2, 2.9, 0), 0, scale=F)
for k in range(4):
    file_bundle((5.4 + .0 * k, 2.9, 1.48 + .2 * k), 4 * k, scale=F, variant=k)
ledger_book((6.6, 2.8, 1.48), -10, scale=F, open=False, cloth='red')
ledger_book((6.62, 2.8, 1.61), -4, scale=F * .95, open=False, cloth='ink')
for x, n in ((.65, 3), (9.9, 5)):
    shelf((x - 1.6, 4.25, 0), 0, scale=F * .95, w=7, h=13, d=3)
plant((3.75, 4.15, 0), scale=.55, size=3.6)

# token display over the counter: bars of light, no digits
td = group((5.2, .9, 3.75))
box((1.7, .28, .62), r=.08, m=INK, parent=td)
box((1.52, .03, .46), (0, -.14, 0), r=.03, m=M('visor'), parent=td)
for k, w in enumerate((.5, .34, .42)):
    box((w, .012, .07), (-.68 + w / 2, -.158, .12 - .12 * k), r=.02, m=M('lit_teal', power=3), parent=td)
box((.34, .012, .3), (.48, -.158, 0), r=.03, m=M('lit_amber', power=3), parent=td)
for s in (-1, 1):
    tube([(5.2 + s * .6, .9, 4.05), (5.2 + s * .6, .9, 6.3)], .02, BRASS, smooth=False)

# ---------------------------------------------------------------------------- queue rails, empty
RAIL = [(0, 0), (.3, 0), (.32, .03), (.28, .07), (.09, .1), (.05, .16), (.045, 1.7), (.07, 1.75), (.1, 1.83), (.07, 1.92), (0, 1.96)]
POSTS = [(-1.9, -1.9), (.3, -1.9), (2.5, -1.9), (4.7, -1.9), (6.9, -1.9), (9.1, -1.9)]
for x, y in POSTS:
    lathe(RAIL, (x, y, 0), m=BRASS, subdivide=1, n=48)
for (ax, ay), (bx, by) in zip(POSTS, POSTS[1:]):
    pts = [(ax + (bx - ax) * t, ay + (by - ay) * t, 1.76 - .42 * (1 - (2 * t - 1) ** 2)) for t in [i / 10 for i in range(11)]]
    tube(pts, .055, M('cloth_teal'), steps=6)
# token kiosk, far end of the queue
kiosk = group((7.9, -.95, 0), (0, 0, -14))
box((.8, .6, 2.2), (0, 0, 1.15), r=.1, m=M('ivory'), parent=kiosk)
box((.9, .7, .12), (0, 0, .06), r=.04, m=INK, parent=kiosk)
box((.6, .06, .5), (0, -.3, 1.8), (-14, 0, 0), .04, M('visor'), kiosk)
box((.4, .02, .1), (0, -.345, 1.86), (-14, 0, 0), .02, M('lit_teal', power=2.5), kiosk)
box((.34, .06, .05), (0, -.3, 1.35), r=.02, m=INK, parent=kiosk)
box((.2, .16, .01), (0, -.36, 1.31), (25, 0, 0), .004, M('paper'), kiosk, segments=1)

# street wall off to the left: its half-shut doorways shape the sun on the floor
for y0, y1 in ((-17, -12.4), (-10.3, -9.5), (-7.4, -6.6), (-4.5, 5)):
    box((.3, y1 - y0, 7), (-9, (y0 + y1) / 2, 3.5), r=.02, m=PL)
box((.3, 22, 3), (-9, -6, 6.1), r=.02, m=PL)

# ---------------------------------------------------------------------------- light
sky([(0, '#6b5a3c'), (.52, '#ffd9a6'), (1, '#9fb3b8')], .5)
sun(214, 13, 20, 1.4, '#ffb765')
area((-3, -8.5, 5.2), (2, 0, 1.8), 4, 380, '#fff0dc')
area((1.5, 4.3, 2.6), (1.5, -1, 1.2), 3.4, 170, '#ffe0b0', size_y=1.4)
area((8, 4.3, 2.6), (8, -1, 1.2), 3.4, 170, '#ffe0b0', size_y=1.4)
area((5, -6, 5.4), (4, 0, 1.8), 3, 150, '#d6e8e6')
area((.1, -2.7, 5.0), (2.0, .25, 2.0), 1.6, 120, '#fff1de')                     # over the shoulder, on what lies on the counter
mist(7, 24)
look(haze=('#f3cf9c', .18, .9), bloom=.055, vignette=.16, ev=.1)

camera('bank-hall', (.55, -1.75, 4.0), (1.75, .35, 2.26), lens=33, fstop=.42, focus=(1.98, .2, 2.08))
camera('bank-hall.1x1', (.75, -1.9, 4.1), (1.88, .35, 2.26), lens=37, fstop=.42, focus=(1.98, .2, 2.08), aspect=1)
main()
