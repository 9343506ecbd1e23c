"""Wall of blank cards joined by thread, one card fallen to the floor.  Camera: board-cards."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.furniture import plant, stool, wall, wall_clock, window_frame, wood
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

CARDS = ['#f8f3e8', '#f1e7d0', '#e6efe8', '#f8f3e8', '#f4e6d6']
TEALP, SANDP, INKP = M('paper', color='#4d948b'), M('paper', color='#d6c39c'), M('paper', color='#39496b')
cols, rows = 5, 3
MISSING = (3, 1)
spots = {}
for i in range(cols):
    for j in range(rows):
        x = -BW / 2 + 2.3 + i * (BW - 4.6) / (cols - 1) + random.uniform(-.25, .25)
        z = BH / 2 - 2.1 - j * (BH - 4.0) / (rows - 1) + random.uniform(-.2, .2)
        spots[i, j] = Vector((x, -.52, z + .98))
        if (i, j) == MISSING:
            continue
        c = group((x, -.33, z), (random.uniform(1, 3.5), random.uniform(-3.2, 3.2), 0), parent=board)
        w, h = 3.2, 2.3
        box((w, .04, h), r=.012, m=M('paper', color=random.choice(CARDS)), parent=c, segments=2)
        kind = (i * 3 + j * 5) % 4                                  # blank cards: at most a band of colour, never a word
        if kind == 0:
            box((w, .045, .26), (0, -.004, h / 2 - .13), r=.01, m=TEALP, parent=c, segments=1)
        elif kind == 1:
            box((.22, .045, h), (-w / 2 + .11, -.004, 0), r=.01, m=SANDP, parent=c, segments=1)
        elif kind == 2:
            box((.5, .045, .5), (w / 2 - .4, -.004, -h / 2 + .4), r=.02, m=INKP, parent=c, segments=1)

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
box((3.15, .01, 2.25), p + Vector((0, .205, -.98)), r=.004, m=M('linen', color='#d9c095', bump=0), parent=board, segments=1)       # its paler shadow on the cork

# ---------------------------------------------------------------------------- the fallen card, near the lens; its corner still holds a tag of thread
fall = group((8.6, .2, .06), (0, 0, -20), 1.35)
card = sheet(20, 14, lambda x, y: .05 + .32 * max(0, x - .2) ** 2 + .2 * max(0, -x - .5) ** 2, (-1, 1), (-1, 1), M('paper', color='#fbf6ea'))
for v in card.data.vertices:
    v.co.x *= 1.75
    v.co.y *= 1.28
card.modifiers.new('t', 'SOLIDIFY').thickness = .05
card.parent = fall
band = sheet(20, 2, lambda x, y: .062 + .32 * max(0, x - .2) ** 2 + .2 * max(0, -x - .5) ** 2, (-1, 1), (0, 1), M('marigold'))
for v in band.data.vertices:
    v.co.x *= 1.75
    v.co.y = .86 + v.co.y * .42
    v.co.z += .01
band.parent = fall
ball(.15, (-.15, .95, .2), m=HOT, parent=fall, n=24)
tube([(-.15, .95, .2), (-.4, 1.4, .1), (-1.2, 1.7, .05), (-1.7, 2.3, .05), (-1.2, 2.9, .05)], .055, HOT, fall)

# ---------------------------------------------------------------------------- bench under the board with piles of envelopes
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
for n, (x, y, count) in enumerate(((-4.4, 0, 19), (-1.5, .2, 12), (1.5, -.1, 24), (4.6, .1, 8))):
    for k in range(count):
        instance(random.choice(ENV), (x + random.uniform(-.12, .12), y + random.uniform(-.12, .12), 3.84 + .065 * k), (0, 0, random.uniform(-7, 7)), parent=low)
for k in range(16):                                            # a heap that has slid to the floor
    instance(random.choice(ENV), (1.6 + random.gauss(0, 1.1), 2.4 + random.gauss(0, .6), .08 + .05 * k), (random.uniform(-7, 7), random.uniform(-7, 7), random.uniform(0, 180)))
for x, y, t in ((-2.4, 1.2, 30), (5.0, -.4, 110), (-.2, -1.0, 70)):
    instance(random.choice(ENV), (x, y, .04), (0, 0, t))
wall_clock((-10.4, BACK - .02, 13.0), r=2.1, hands=(305, 50))
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

camera('board-cards', (-1.8, -31, 12.0), (2.2, 4, 8.05), lens=36, fstop=.8, focus=(5, 7.4, 11))
camera('board-cards.1x1', (.6, -31, 12.4), (5.0, 4, 7.7), lens=46, fstop=.8, focus=(5, 7.4, 11), aspect=1)
main()
