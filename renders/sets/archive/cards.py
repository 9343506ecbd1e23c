"""A card cabinet half emptied: its drawers out on the table, the cards sorted into three trays.  Camera: archive-sorting."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'office'))
from studio.studio import *
from props.materials import M
from props.furniture import boards, desk_lamp, ledger_book, stool, wood
from props.presence import chai_glass, spectacles, stamp_pad
from room_build import studio_room

start(seed=85)
studio_room(back=13, sun_az=158, sun_el=19, target=(0, 2, 11), window=((2.0, 7.5, 12, 15),), fill=1100, shelves=(18,), wall_color='#e6d8ba')
TOP = 8.2
boards(44, 11, .6, 6, (0, -.6, TOP), tone='wood', r=.06, gap=.035)
box((43, 10, .6), (0, -.5, TOP - 1), r=.05, m=wood(1, 'dark'))
BRASS = M('brass')
CARD_TONES = [M('paper', color=c) for c in ('#f6efdc', '#efe3c6', '#f9f4e8', '#e8dcc0')]
TABS = [M('paper', color=c) for c in ('#1f7a72', '#c06a3a', '#d9a441', '#39496b')]

# ---------------------------------------------------------------------------- the cabinet: seven by five drawers of dark oak
NX, NZ, DW, DH = 8, 6, 2.45, 1.72
cab = group((-.4, 9.6, 0), name='cabinet')
W, H, Z0 = NX * DW + .6, NZ * DH + .5, 7.2
box((W, 5.4, H), (0, 2.6, Z0 + H / 2), r=.06, m=wood(1, 'dark'), parent=cab)
box((W + .6, 5.9, .4), (0, 2.5, Z0 + H + .2), r=.1, m=wood(2, 'dark'), parent=cab)
box((W + .5, 5.8, .5), (0, 2.5, Z0 - .2), r=.1, m=wood(0, 'dark'), parent=cab)
box((W - .6, 5.0, Z0 - .4), (0, 2.7, (Z0 - .4) / 2), r=.08, m=wood(3, 'dark'), parent=cab)


def front(parts, tone):
    """Drawer front with a brass frame, a blank label and a cup pull."""
    parts.append(box((DW - .12, .22, DH - .12), (0, 0, 0), r=.06, m=wood(tone, 'wood'), segments=3))
    parts.append(box((1.05, .05, .5), (0, -.12, .3), r=.03, m=BRASS, segments=2))
    parts.append(box((.92, .04, .37), (0, -.135, .3), r=.01, m=M('paper', color='#f1e6cb'), segments=1))
    parts.append(lathe([(.32, 0), (.3, .1), (.2, .18), (0, .22)], (0, -.1, -.36), (90, 0, 0), BRASS, n=32))
    parts.append(cylinder(.05, .05, (-.42, -.12, .3), (90, 0, 0), .01, BRASS, n=12))
    parts.append(cylinder(.05, .05, (.42, -.12, .3), (90, 0, 0), .01, BRASS, n=12))
    return parts


fronts = [merge(front([], k), 'drawer front') for k in range(4)]


def card_run(n, seed, length, lean=8):
    """n index cards standing one behind another along Y from 0 to length, some with coloured tabs."""
    rng = random.Random(seed)
    parts = []
    for k in range(n):
        y = length * (k + .5) / n
        h = 1.12 + rng.uniform(-.03, .03)
        parts.append(box((1.9, .025, h), (rng.uniform(-.02, .02), y, h / 2), (-lean + rng.uniform(-3, 3), 0, rng.uniform(-.6, .6)), .005, rng.choice(CARD_TONES), segments=1))
        if k % 6 == 2:
            parts.append(box((.42, .03, .22), (-.65 + .43 * (k // 6 % 4), y - .1, h + .06), (-lean, 0, 0), .01, TABS[k // 6 % 4], segments=1))
    return merge(parts, f'cards {seed}')


runs = [card_run(26, 1, 3.2), card_run(18, 2, 3.2, 14), card_run(9, 3, 1.5, 24)]


def drawer(at, turn=0, cards=None, parent=None, tone=0, length=4.0):
    """A drawer out of the cabinet: box, rod, front towards -Y."""
    g = group(at, (0, 0, turn), parent=parent)
    instance(fronts[tone], (0, 0, DH / 2), parent=g)
    for s in (-1, 1):
        box((.1, length, 1.15), (s * (DW / 2 - .18), length / 2, .68), r=.03, m=wood(tone + 1, 'pale'), parent=g, segments=2)
    box((DW - .4, length, .1), (0, length / 2, .16), r=.02, m=wood(2, 'pale'), parent=g, segments=1)
    box((DW - .4, .1, 1.1), (0, length - .05, .68), r=.03, m=wood(1, 'pale'), parent=g, segments=2)
    cylinder(.04, length - .3, (0, length / 2, .34), (90, 0, 0), .005, BRASS, n=12, parent=g)
    if cards is not None:
        instance(cards, (0, .3, .22), parent=g)
    return g


OUT = {(2, 1), (3, 1), (3, 3), (4, 2), (5, 1), (5, 4), (6, 2), (4, 4), (6, 4)}            # already emptied: dark holes
AJAR = {(1, 2): (1.9, 0), (4, 3): (2.6, 1), (6, 3): (1.2, None), (0, 4): (.8, 0), (5, 2): (2.2, 2)}
for i in range(NX):
    for j in range(NZ):
        x, z = -W / 2 + .3 + DW * (i + .5), Z0 + .25 + DH * (j + .5)
        if (i, j) in OUT:
            box((DW - .1, .06, DH - .1), (x, -.08, z), r=.02, m=material('clay', '#1b120b', rough=.9), parent=cab, segments=1)
            box((DW - .3, .05, .06), (x, -.12, z - DH / 2 + .12), r=.01, m=wood(1, 'wood'), parent=cab, segments=1)
        elif (i, j) in AJAR:
            pull, run = AJAR[i, j]
            drawer((x, -.1 - pull, z - DH / 2), 0, runs[run] if run is not None else None, cab, (i + j) % 4)
        else:
            instance(fronts[(i * 3 + j) % 4], (x, -.1, z), parent=cab)
ledger_book((-6.5, 2.0, Z0 + H + .4), 14, cab, open=False, cloth='ink', scale=1.1)
ledger_book((-6.3, 2.0, Z0 + H + 1.15), 6, cab, open=False, cloth='red', scale=1.05)

# ---------------------------------------------------------------------------- on the table: two drawers being worked through
drawer((-5.2, .1, TOP), 8, runs[0], tone=1)
drawer((-8.4, -2.4, TOP), 16, runs[1], tone=2)


# ---------------------------------------------------------------------------- three trays: keep, move, delete
def tray(at, turn, m, lip, parent, w=3.9, d=3.1, h=.95):
    """Open letter tray with a low front and a brass edge."""
    g = group(at, (0, 0, turn), parent=parent)
    box((w, d, .12), (0, 0, .06), r=.05, m=m, parent=g, segments=3)
    for s in (-1, 1):
        box((.14, d, h), (s * (w / 2 - .07), 0, h / 2), r=.06, m=m, parent=g, segments=3)
    box((w, .14, h), (0, d / 2 - .07, h / 2), r=.06, m=m, parent=g, segments=3)
    box((w, .14, h * .48), (0, -d / 2 + .07, h * .24), r=.06, m=m, parent=g, segments=3)
    box((w * .34, .06, .3), (0, -d / 2 - .02, .26), r=.03, m=lip, parent=g, segments=2)
    for s in (-1, 1):
        cylinder(.06, .06, (s * w * .42, -d / 2 - .01, .26), (90, 0, 0), .012, BRASS, n=16, parent=g)
    return g


sort = subject(group(name='three trays'), 'three trays')
KEEP = material('satin', '#0c6a60', rough=.36, coat=.4)
MOVE = material('satin', '#c79234', rough=.4, coat=.3)
GONE = material('satin', '#a94f2b', rough=.4, coat=.3)
rng = random.Random(4)


def pile(g, n, jitter, w=2.6, d=1.75, tones=None):
    for k in range(n):
        box((w, d, .032), (rng.uniform(-jitter, jitter), rng.uniform(-jitter, jitter), .14 + .036 * k), (0, 0, rng.uniform(-28, 28) * jitter), .005, rng.choice(tones or CARD_TONES), g, segments=1)
    return .14 + .036 * n


t = tray((-3.7, -2.7, TOP), 5, KEEP, BRASS, sort)                                       # keep: squared, bound with a tape
z = pile(t, 20, .03)
box((.26, 1.79, .036 * 20 + .05), (0, 0, .14 + .36), r=.02, m=M('linen', color='#f0e2c0'), parent=t, segments=1)
box((2.66, .22, .036 * 20 + .05), (0, .1, .14 + .36), r=.02, m=M('linen', color='#f0e2c0'), parent=t, segments=1)
superball((.2, .12, .08), .8, .8, (0, .1, z + .06), m=M('linen', color='#f0e2c0'), parent=t, n=24)
t = tray((.55, -2.95, TOP), -2, MOVE, BRASS, sort)                                      # move: loose, a paper arrow on top
z = pile(t, 12, .12)
slab([(-.8, -.2), (.2, -.2), (.2, -.5), (.95, 0), (.2, .5), (.2, .2), (-.8, .2)], .03, .006, M('paper', color='#39496b'), (0, 0, z + .01), (0, 0, 8), t, segments=1)
t = tray((4.8, -2.85, TOP), -7, GONE, BRASS, sort)                                       # delete: cut through, strips hanging over the lip
for k in range(46):
    x = -1.5 + 3.0 * ((k * 37) % 46) / 46 + rng.uniform(-.06, .06)
    y0 = rng.uniform(-1.0, 1.0)
    pts = [(x, y0, .2 + rng.uniform(0, .4)), (x + rng.uniform(-.4, .4), y0 + rng.uniform(-.5, .5), .75 + rng.uniform(-.2, .35)), (x + rng.uniform(-.6, .6), y0 + rng.uniform(-.8, .8), .3 + rng.uniform(0, .4))]
    if k % 7 == 0:
        pts += [(x + .1, -1.66, .62), (x + rng.uniform(-.2, .2), -1.95, .12)]
    o = tube(pts, .004, rng.choice(CARD_TONES + TABS[1:2]), t, resolution=1)
    o.data.extrude = .085                       # a ribbon, not a cord
for k in range(3):                                                                       # last cards, each with a corner off
    slab([(-1.3, -.87), (1.3, -.87), (1.3, .45), (.88, .87), (-1.3, .87)], .03, .005, CARD_TONES[k], (.1 * k - .2, .15 * k - .1, .86 + .05 * k), (4 * k - 4, 6 - 5 * k, 14 - 16 * k), t, segments=1)

# one card in question, between the trays, under a brass weight
card = group((-.9, -5.05, TOP + .02), (0, 0, 9))
box((2.6, 1.75, .03), r=.006, m=M('paper', color='#fbf6ea'), parent=card, segments=1)
for k, w in enumerate((1.9, 1.5, 1.7)):
    pts = [(-1.05 + w * i / 20, .45 - .4 * k + rng.uniform(-.03, .04), .02) for i in range(21)]
    tube(pts, .012, material('clay', '#2b3157', rough=.8, bump=0), card, smooth=False, resolution=2)
torus(.42, .02, (.85, -.45, .02), m=M('marigold'), parent=card, n=48, k=6, scale=(1, .8, .3))
spectacles((2.3, -5.35, TOP), 15, scale=1.3)
stamp_pad((-4.6, -5.2, TOP), 12, scale=1.1, ink='#8a2f1e')
chai_glass((5.6, .6, TOP), 0, scale=1.25, level=.5, saucer=True)
desk_lamp((6.9, 2.6, TOP), -24, on=True, power=260, scale=1.25)
for x, y, a in ((-.6, .9, 24), (1.9, .5, -14)):
    box((2.6, 1.75, .03), (x, y, TOP + .02), (0, 0, a), .006, CARD_TONES[0], None, segments=1)
area((-4, -12, 17), (0, 0, 10), 4, 380, '#fff2e0')

camera('archive-sorting', (-1.6, -21.5, 18.4), (.5, 1.0, 11.5), lens=46, fstop=.8, focus=(.5, -3.2, 9.0), aspect=4 / 5)
main()
