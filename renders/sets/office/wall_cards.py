"""One process drawn on cards: blocks, a route, a plan, a trace; thread from pin to pin, and one card fallen to the bench.  Camera: board-cards."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.furniture import plant, stool, wall, wall_clock, window_frame, wood
from props.devices import Flat
from props.plinth import pencil
from props.presence import chai_glass
from room_build import floor_boards

start(seed=66)
floor_boards((-3, 3), (-12, 5), 'pale')
BACK = 8.0
PLASTER = M('plaster', color='#efe6d5')
wall(60, 32, (0, BACK, 0), m=PLASTER, thick=1, skirt=1.2)
wall(40, 32, (-19, -6, 0), 90, hole=(4, 6, 10, 15), m=PLASTER, thick=1.2, skirt=1.2)
window_frame(10, 15, (-19, -2, 6), 90, panes=(2, 4), glass=False, depth=1)
box((60, .2, .2), (0, BACK - .1, 21.5), r=.06, m=wood(2, 'pale'))                              # picture rail

# ---------------------------------------------------------------------------- pin board
BX, BZ, BW, BH = 4.6, 10.7, 21, 10.6
board = subject(group((BX, BACK, BZ), name='board'), 'board')
box((BW, .3, BH), (0, -.15, 0), r=.05, m=M('linen', color='#c9ab7c', bump=4, bscale=9), parent=board)
for s in (-1, 1):
    box((.5, .5, BH + .9), (s * (BW / 2 + .2), -.2, 0), r=.08, m=wood(1), parent=board)
    box((BW + .9, .5, .5), (0, -.2, s * (BH / 2 + .2)), r=.08, m=wood(2), parent=board)
    for q in (-1, 1):
        slab([(0, 0), (-s * .8, 0), (0, -q * .8)] if s * q > 0 else [(0, 0), (0, -q * .8), (-s * .8, 0)], .06, .02, M('brass'), (s * (BW / 2 + .47), -.44, q * (BH / 2 + .47)), (90, 0, 0), board)

CARDS = ['#f8f3e8', '#f3ead6', '#eaf1ea', '#f8f3e8', '#f6e9da']
INK_, TEAL_, TERRA_, SAND_, MINT_, HOT_ = '#26345a', '#17766d', '#b9572f', '#cdb487', '#a9d6c9', '#e98e0c'
PW, PH = 3.5, 2.55


def hand(points, rng, wobble=.018, n=7):
    """A line as a hand draws it: many short steps, none of them quite straight."""
    out = []
    for (x0, z0), (x1, z1) in zip(points, points[1:]):
        for k in range(n):
            t = k / n
            out.append((x0 + (x1 - x0) * t + rng.uniform(-wobble, wobble), z0 + (z1 - z0) * t + rng.uniform(-wobble, wobble)))
    return out + [points[-1]]


def frame_of(f, x, z, w, h, rng, c=INK_, t=.068, layer=2):
    """A box drawn by hand; its last stroke passes the first."""
    p = [(x - w / 2, z - h / 2), (x + w / 2, z - h / 2), (x + w / 2, z + h / 2), (x - w / 2, z + h / 2), (x - w / 2, z - h / 2 - .05)]
    f.line(hand(p, rng, .012), t, c, layer)


def arrow(f, a, b, rng, c=INK_, t=.068, head=.13):
    """A drawn arrow from a to b."""
    f.line(hand([a, b], rng, .012), t, c, 2)
    d = (Vector((*b, 0)) - Vector((*a, 0))).normalized()
    s = Vector((-d.y, d.x, 0))
    q = Vector((*b, 0)) + d * .02
    f.poly([(q.x, q.y), tuple((q - d * head * 1.5 + s * head * .7)[:2]), tuple((q - d * head * 1.5 - s * head * .7)[:2])], c, 2)


def draw(kind, rng):
    """What is drawn on one card: the step of the process as shapes, never a word."""
    f = Flat(False, step=.006)
    if kind == 'counter':                          # a desk, a form handed over
        frame_of(f, -.95, -.35, .9, .7, rng)
        f.rect(-.95, -.35, .82, .62, MINT_, 1)
        frame_of(f, .75, .1, .8, 1.1, rng)
        for k in range(5):
            f.rect(.7 - .08 * (k % 2), .45 - .18 * k, .5 - .14 * (k % 3), .05, TEAL_ if k else TERRA_, 2)
        arrow(f, (.25, -.1), (-.4, -.25), rng, TERRA_)
    elif kind == 'blocks':                         # three boxes in a row
        for k, c in enumerate((MINT_, SAND_, '#e8b79c')):
            f.rect(-1.1 + 1.1 * k, .0, .66, .62, c, 1)
            frame_of(f, -1.1 + 1.1 * k, .0, .7, .66, rng)
            if k:
                arrow(f, (-1.1 + 1.1 * k - .72, 0), (-1.1 + 1.1 * k - .42, 0), rng)
        f.line(hand([(1.1, -.36), (1.1, -.78), (-1.1, -.78), (-1.1, -.4)], rng), .04, TERRA_, 2)
    elif kind == 'choice':                         # a diamond and its two ways
        d = [(-.2, .62), (.42, .1), (-.2, -.42), (-.82, .1), (-.2, .62)]
        f.poly(d[:4], '#f2d9a4', 1)
        f.line(hand(d, rng, .012), .068, INK_, 2)
        arrow(f, (.44, .1), (1.3, .5), rng, TEAL_)
        arrow(f, (.36, -.02), (1.3, -.5), rng, TERRA_)
        arrow(f, (-1.45, .1), (-.88, .1), rng)
    elif kind == 'plan':                           # a floor plan with one way through it
        frame_of(f, 0, -.05, 2.7, 1.55, rng, t=.06)
        f.line(hand([(-.35, .72), (-.35, .1)], rng), .07, INK_, 2)
        f.line(hand([(-.35, -.3), (-.35, -.82)], rng), .07, INK_, 2)
        f.line(hand([(-.35, .0), (.5, .0)], rng), .07, INK_, 2)
        f.line(hand([(.85, .0), (1.35, .0)], rng), .07, INK_, 2)
        f.rect(.95, .42, .5, .28, MINT_, 1)
        f.rect(-.95, .4, .34, .5, SAND_, 1)
        path = [(-1.25, -.6), (-.7, -.55), (-.5, -.1), (-.1, -.12), (.3, -.5), (.68, -.4), (.68, .2)]
        for p, q in zip(path, path[1:]):
            f.line([p, ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)], .06, TERRA_, 3)
        f.disc(.68, .26, .09, TERRA_, 3, 16)
    elif kind == 'trace':                          # how long it took, day by day
        f.line(hand([(-1.4, .75), (-1.4, -.8), (1.45, -.8)], rng), .068, INK_, 2)
        pts = [(-1.3 + .13 * k, -.55 + .5 * math.exp(-((k - 8) / 2.4) ** 2) * 2.2 + .12 * math.sin(k * 1.7)) for k in range(21)]
        f.line(pts, .08, TEAL_, 2)
        f.line(hand([(-1.4, .15), (1.4, .15)], rng), .028, TERRA_, 2)
    elif kind == 'bars':
        f.line(hand([(-1.4, -.8), (1.45, -.8)], rng), .068, INK_, 2)
        for k, v in enumerate((.5, .8, .62, 1.45, .7, .42)):
            f.rect(-1.1 + .44 * k, -.77 + v / 2, .28, v, HOT_ if k == 3 else TEAL_, 1)
    elif kind == 'tree':                           # who answers to whom
        spots_ = [(0, .65), (-.9, -.05), (0, -.05), (.9, -.05), (-1.2, -.75), (-.6, -.75), (.9, -.75)]
        for a_, b_ in ((0, 1), (0, 2), (0, 3), (1, 4), (1, 5), (3, 6)):
            f.line(hand([spots_[a_], spots_[b_]], rng, .01), .055, INK_, 1)
        for k, (x_, z_) in enumerate(spots_):
            f.disc(x_, z_, .17, (TERRA_, TEAL_, TEAL_, TEAL_, SAND_, SAND_, SAND_)[k], 2, 24)
    elif kind == 'route':                          # the van's way between four places
        way = [(-1.35, -.6), (-.8, -.1), (-.2, -.35), (.2, .45), (.9, .3), (1.3, -.55)]
        f.line([(way[0][0] + (i / 40) * 2.65, -.6 + .9 * math.sin(i / 40 * 3.3) * .8 + .18 * math.sin(i / 40 * 9)) for i in range(41)], .05, SAND_, 1)
        for k, (x_, z_) in enumerate(way):
            zz = -.6 + .72 * math.sin((x_ + 1.35) / 2.65 * 3.3) + .18 * math.sin((x_ + 1.35) / 2.65 * 9)
            f.disc(x_, zz, .13, TERRA_ if k == 5 else TEAL_, 2, 20)
            f.disc(x_, zz, .055, '#f8f3e8', 3, 16)
        frame_of(f, -.55, .72, .6, .3, rng)
        for x_ in (-.72, -.38):
            f.disc(x_, .53, .08, INK_, 2, 16)
    elif kind == 'clock':                          # waiting
        f.disc(-.55, -.05, .68, '#f6e0b4', 1)
        f.ring(-.55, -.05, .68, .07, INK_, 2)
        f.poly([(-.55, -.05)] + [(-.55 + .62 * math.sin(math.radians(a_)), -.05 + .62 * math.cos(math.radians(a_))) for a_ in range(0, 131, 10)], HOT_, 2)
        f.line([(-.55, .5), (-.55, -.05), (-.08, -.42)], .055, INK_, 3)
        for k in range(4):
            f.rect(.85, .42 - .3 * k, .9 - .2 * (k % 2), .08, TEAL_ if k != 2 else TERRA_, 2)
    elif kind == 'loop':                           # sent back, and back again
        for k in range(3):
            f.ring(-.0, -.05, .35 + .2 * k, .068, (TERRA_, INK_, TEAL_)[k], 2, 40 * k, 40 * k + 300)
        arrow(f, (.76, -.1), (.74, .1), rng, TEAL_, head=.16)
        f.rect(-1.35, -.05, .3, .5, SAND_, 1)
    elif kind == 'table':
        for k in range(4):
            f.line(hand([(-1.4, .7 - .45 * k), (1.4, .7 - .45 * k)], rng, .008), .045, INK_, 2)
        for k in range(4):
            f.line(hand([(-1.4 + .93 * k, .7), (-1.4 + .93 * k, -.66)], rng, .008), .045, INK_, 2)
        for i_, j_, c in ((0, 0, TEAL_), (1, 1, TEAL_), (2, 0, SAND_), (0, 2, SAND_), (2, 2, TERRA_), (1, 0, MINT_)):
            f.rect(-.93 + .93 * i_, .47 - .45 * j_, .74, .26, c, 1)
    elif kind == 'bins':                           # three piles, one too high
        for k, n_ in enumerate((3, 8, 2)):
            for q in range(n_):
                f.rect(-1.05 + 1.05 * k + rng.uniform(-.04, .04), -.72 + .17 * q, .7, .11, (MINT_, '#e5a37f', SAND_)[k], 1 + q % 2)
            f.line(hand([(-1.5 + 1.05 * k, -.82), (-.6 + 1.05 * k, -.82)], rng), .068, INK_, 2)
    elif kind == 'cycle':
        for k in range(4):
            a_ = math.radians(90 * k + 45)
            f.rect(.75 * math.cos(a_) * 1.25, .62 * math.sin(a_) - .02, .52, .36, (TEAL_, SAND_, '#e5a37f', MINT_)[k], 1)
            frame_of(f, .75 * math.cos(a_) * 1.25, .62 * math.sin(a_) - .02, .56, .4, rng, t=.055)
        f.ring(0, -.02, .4, .04, INK_, 2, 20, 340)
    elif kind == 'houses':                         # from the branch to the head office
        for x_, k_, c in ((-.95, 1, MINT_), (.9, 1.25, '#e8b79c')):
            w_, h_ = .5 * k_, .42 * k_
            f.rect(x_, -.3, 2 * w_ * .8, 2 * h_ * .8, c, 1)
            f.line(hand([(x_ - w_, -.3 + h_ * .8), (x_, -.3 + h_ * 1.7), (x_ + w_, -.3 + h_ * .8)], rng, .012), .07, INK_, 2)
            frame_of(f, x_, -.3, 2 * w_ * .8, 2 * h_ * .8, rng)
        arrow(f, (-.42, -.2), (.28, -.2), rng, TERRA_, .06)
    else:                                          # done: a tick in a box, drawn twice as large as it need be
        frame_of(f, -.05, -.05, 1.15, 1.15, rng, TEAL_, .06)
        f.line([(-.5, -.02), (-.15, -.42), (.75, .72)], .12, TEAL_, 2)
    return f


KINDS = {(0, 0): 'counter', (1, 0): 'blocks', (2, 0): 'choice', (3, 0): 'trace', (4, 0): 'plan', (0, 1): 'bins', (1, 1): 'tree', (2, 1): 'clock', (4, 1): 'route',
         (0, 2): 'table', (1, 2): 'loop', (2, 2): 'bars', (3, 2): 'cycle', (4, 2): 'done'}
cols, rows = 5, 3
MISSING = (3, 1)
spots = {}
for i in range(cols):
    for j in range(rows):
        x = -BW / 2 + 2.35 + i * (BW - 4.7) / (cols - 1) + random.uniform(-.22, .22)
        z = BH / 2 - 1.85 - j * (BH - 3.75) / (rows - 1) + random.uniform(-.16, .16)
        spots[i, j] = Vector((x, -.54, z + 1.12))
        if (i, j) == MISSING:
            continue
        c = group((x, -.34, z), (random.uniform(1, 3.2), random.uniform(-3.4, 3.4), 0), parent=board)
        box((PW, .04, PH), r=.012, m=M('paper', color=CARDS[(i * 2 + j) % 5]), parent=c, segments=2)
        draw(KINDS[i, j], random.Random(i * 7 + j)).build(c, (0, -.024, 0))

# what a hand added in marigold crayon: a ring round the card that waits, two strokes under it, a thumb's print in ink
p = spots[2, 1]
mark = [(p.x + (1.95 + .06 * math.sin(3 * k / 7)) * math.cos(2 * math.pi * k / 40 + 1.2), -.47 - .004 * math.sin(k), p.z - 1.15 + (1.42 + .05 * math.sin(k / 5)) * math.sin(2 * math.pi * k / 40 + 1.2)) for k in range(47)]
tube(mark, .055, M('marigold'), board, steps=3, resolution=3)
p = spots[4, 2]
for k in range(5):
    torus(.06 + .045 * k, .011, (p.x + 1.25, -.385, p.z - 1.95), (90, 0, 0), m=M('paper', color='#5a6488'), parent=board, n=28, k=5, scale=(.78, 1, .3), arc=360 if k < 3 else 250)

# thread from pin to pin, sagging a little; the marigold one ends at the empty place
PIN = M('brass')
THREAD, HOT = M('rubber', color='#11635b'), M('marigold')
for key, p in spots.items():
    cylinder(.035, .3, p + Vector((0, .12, 0)), (90, 0, 0), m=M('steel'), parent=board, n=10, bevel=.005)
    ball(.19, p, m=HOT if key == MISSING else PIN, parent=board, n=24)
links = [((0, 0), (1, 0)), ((1, 0), (2, 1)), ((2, 0), (3, 0)), ((3, 0), (4, 0)), ((0, 1), (1, 0)), ((0, 1), (1, 2)), ((0, 2), (1, 2)), ((1, 1), (2, 0)), ((2, 2), (3, 2)), ((4, 0), (4, 1)), ((3, 2), (4, 2)), ((1, 2), (2, 2))]
hot = [((1, 1), (2, 1)), ((2, 1), MISSING), (MISSING, (4, 1)), (MISSING, (3, 2))]
for m, pairs, r in ((THREAD, links, .055), (HOT, hot, .085)):
    for a, b in pairs:
        p, q = spots[a], spots[b]
        mid = (p + q) / 2 + Vector((0, -.1, -.28))
        tube([tuple(p + Vector((0, .06, 0))), tuple(mid), tuple(q + Vector((0, .06, 0)))], r, m, board, resolution=4, steps=12)
p = spots[MISSING]
tube([tuple(p), tuple(p + Vector((.05, -.15, -.8))), tuple(p + Vector((-.1, -.2, -1.5))), tuple(p + Vector((.15, -.22, -2.0)))], .085, HOT, board, resolution=4)
p = spots[MISSING]
box((PW - .05, .01, PH - .05), p + Vector((0, .225, -1.12)), r=.004, m=M('linen', color='#d9c095', bump=0), parent=board, segments=1)       # its paler shadow on the cork

# ---------------------------------------------------------------------------- bench under the board: envelopes in two piles, the fallen card between them
low = group((7.2, 5.4, 0))
box((13, 3.6, .4), (0, 0, 3.6), r=.08, m=wood(0), parent=low)
for sx in (-1, 1):
    for sy in (-1, 1):
        box((.5, .5, 3.4), (sx * 6, sy * 1.4, 1.7), r=.06, m=wood(1, 'dark'), parent=low)
box((12, .3, .5), (0, -1.4, 3.15), r=.05, m=wood(2), parent=low)


def envelope(w=2.3, h=1.55, m=None):
    parts = [box((w, h, .05), r=.012, m=m, segments=2), slab([(-w / 2 + .03, h / 2 - .02), (0, -.12), (w / 2 - .03, h / 2 - .02)], .02, .006, M('paper', color='#e6d9bd'), (0, 0, .024), segments=1)]
    return merge(parts, 'envelope')


ENV = [envelope(m=M('paper', color=c)) for c in ('#f6efe0', '#eadcc0', '#d9e4dc', '#dcb98e')]
for n, (x, y, count) in enumerate(((-4.9, 0, 17), (-2.3, .3, 9), (5.0, .1, 12))):
    for k in range(count):
        instance(random.choice(ENV), (x + random.uniform(-.12, .12), y + random.uniform(-.12, .12), 3.84 + .065 * k), (0, 0, random.uniform(-7, 7)), parent=low)
for x, y, t in ((-3.4, 1.6, 30), (-1.9, .9, 66)):
    instance(random.choice(ENV), (x, y, .04), (0, 0, t))

# the fallen card leans where it landed, its drawing up, its pin and a tag of thread still on it
fall = group((8.6, 4.9, 3.84), (0, 0, 8))
card = group((0, 0, .5), (-66, 0, 0), parent=fall)
box((PW, .04, PH), r=.012, m=M('paper', color='#fbf6ea'), parent=card, segments=2)
draw('houses', random.Random(31)).build(card, (0, -.024, 0))
tube([(-.05, -.08, 1.1), (.2, -.2, 1.3), (.7, -.35, 1.25), (1.2, -.3, 1.5), (1.7, -.05, 1.75), (2.3, .3, 1.7)], .06, HOT, card)
ball(.19, (-.05, -.1, 1.1), m=HOT, parent=card, n=24)
box((1.2, 1.6, .34), (0, 1.1, .17), (0, 0, 20), .06, M('card'), fall)                # what it leans on
pencil(fall, 2.1, .09, (2.5, -.85, .1), (0, 90, 24), M('marigold'))
chai_glass((3.1, 4.7, 3.8), 0, scale=1.25, level=.4)
wall_clock((-8.75, BACK - .02, 13.2), r=1.45, hands=(305, 50))
stool((-6.6, 3.4, 0), 20, h=6)
plant((-13.2, 5.2, 0), 10, size=10.5, leaves=34, seed=6)
# a spool of the marigold thread on the stool
lathe([(0, 0), (.62, 0), (.66, .06), (.6, .14), (.3, .2), (.3, 1.1), (.6, 1.16), (.66, 1.24), (.62, 1.3), (0, 1.3)], (-6.6, 3.4, 6.0), m=wood(0, 'pale'), n=48, subdivide=1)
for k in range(11):
    torus(.44 + .03 * math.sin(k), .055, (-6.6, 3.4, 6.26 + .08 * k), m=HOT, n=48, k=8)

# ---------------------------------------------------------------------------- light: bright soft window at the left, ivory bounce, one warm rim
day((2, 0, 8), azimuth=196, elevation=30, power=3.4)
sky([(0, '#cbb994'), (.5, '#f4efe4'), (1, '#cfe0ea')], .8, [(0, '#efe6d4'), (1, '#f7f2e8')], 1.3)
area((-17.5, -2, 14), (6, 5, 8), 9, 1500, '#fff6e8', size_y=13)
area((2, -16, 16), (5, 4, 8), 9, 700, '#fff8ee')
area((15, -3, 9), (8, -4, 1), 3, 120, '#ffc890')
look(bloom=.035, vignette=.1, ev=.16, contrast=1.1)

camera('board-cards', (-.6, -27, 11.6), (3.9, 6, 9.15), lens=41, fstop=.7, focus=(4.8, 7.4, 11))
camera('board-cards.1x1', (1.2, -27, 12.0), (5.2, 6, 9.0), lens=52, fstop=.7, focus=(5, 7.4, 11), aspect=1)
main()
