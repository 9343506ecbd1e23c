"""Paper screens laid in order on the long table, one corrected in marigold pencil.  Camera: bench-cards."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.furniture import boards, desk_lamp, mug, strips, wood, plant
from props.devices import laptop
from room_build import studio_room

start(seed=62)
studio_room(back=20, sun_az=160, sun_el=17, target=(1, 0, 9), window=((7.5, 6.5, 12, 15),), fill=1000, shelves=(-4, 9))
TOP = 8.6
boards(40, 13, .6, 6, (0, 2.6, TOP), tone='wood', r=.06, gap=.035)
box((39, 12, .6), (0, 2.6, TOP - 1), r=.05, m=wood(1, 'pale'))

PAPER, INK, TEAL, MINT, TERRA, SAND = (M('paper', color=c) for c in ('#f8f3e8', '#22304f', '#1d7f76', '#9fd3c7', '#c4744c', '#dcc9a2'))
MARI = M('marigold')


def bit(parent, x, y, w, h, m, z=.03, r=.06, t=.03):
    """One hand-cut piece of coloured paper; never quite square."""
    k = random.uniform(-1.2, 1.2)
    return slab(rounded_rect(w, h, min(r, w * .45, h * .45), 4), t, .008, m, (x, y, z), (0, 0, k), parent, segments=1)


def phone_card(at, turn, art):
    """Paper phone 2.0 x 3.7, layered from cut sheets."""
    g = group(at, (random.uniform(-.3, .3), random.uniform(-.3, .3), turn))
    slab(rounded_rect(2.0, 3.7, .26), .06, .015, INK, parent=g, segments=2)
    slab(rounded_rect(1.8, 3.36, .16), .035, .01, PAPER, (0, 0, .06), parent=g, segments=2)
    bit(g, 0, -1.77, .5, .07, PAPER, .06)
    z = .098
    if art == 'list':
        bit(g, 0, 1.38, 1.6, .36, TEAL, z)
        for k in range(4):
            bit(g, -.58, .82 - k * .6, .36, .4, SAND if k % 2 else MINT, z, .18)
            bit(g, .22, .9 - k * .6, 1.0, .13, INK, z)
            bit(g, .08, .72 - k * .6, .72, .1, SAND, z)
    elif art == 'photo':
        bit(g, 0, .78, 1.6, 1.5, MINT, z)
        slab([(-.75, 0), (.75, 0), (.35, .7), (.1, .42), (-.25, .85)], .03, .008, TEAL, (0, .06, z + .03), parent=g, segments=1)
        cylinder(.18, .03, (.42, 1.2, z + .05), m=SAND, parent=g, n=32, bevel=.005)
        for k, w in enumerate((1.5, 1.2, .9)):
            bit(g, -.75 + w / 2, -.3 - k * .26, w, .12, INK if k == 0 else SAND, z)
        bit(g, 0, -1.32, 1.5, .36, TERRA, z, .17)
    elif art == 'grid':
        bit(g, 0, 1.38, 1.6, .36, SAND, z)
        for i in range(2):
            for j in range(3):
                bit(g, -.42 + .84 * i, .72 - .84 * j, .74, .72, (TEAL, MINT, TERRA, SAND, MINT, TEAL)[i * 3 + j], z, .1)
                bit(g, -.42 + .84 * i, .6 - .84 * j, .4, .1, PAPER, z + .03)
    elif art == 'form':
        bit(g, 0, 1.36, 1.1, .2, INK, z)
        for k in range(3):
            bit(g, 0, .8 - k * .62, 1.55, .42, SAND, z, .1)
            bit(g, -.3, .8 - k * .62, .7, .1, PAPER, z + .03)
        bit(g, 0, -1.25, 1.55, .42, TEAL, z, .2)
    elif art == 'chart':
        bit(g, 0, 1.38, 1.6, .3, TEAL, z)
        for k, v in enumerate((.5, .85, .65, 1.15, .95)):
            bit(g, -.62 + .31 * k, -.35 + v / 2, .22, v, (MINT, TEAL, MINT, TERRA, TEAL)[k], z, .04)
        bit(g, 0, -.45, 1.5, .05, INK, z)
        for k in range(2):
            bit(g, 0, -.82 - k * .36, 1.5, .22, SAND, z)
    else:      # done: one large tick-free mark, a ring of paper
        bit(g, 0, -1.2, 1.3, .4, TEAL, z, .2)
        bit(g, 0, -.5, 1.1, .12, SAND, z)
        slab(rounded_rect(1.1, 1.1, .3), .03, .008, MINT, (0, .6, z), parent=g)
        slab([(-.3, .02), (-.18, .14), (-.06, .0), (.22, .34), (.34, .22), (-.06, -.24)], .03, .006, TEAL, (0, .55, z + .03), parent=g, segments=1)
    return g


row = subject(group((0, 0, .032), name='cards'), 'cards')
box((26, 4.75, .03), (0, -.18, TOP + .015), r=.012, m=M('linen', color='#6b968e', bump=3, bscale=12))         # felt runner: the marigold reads on it
for y in (-2.4, 2.04):
    box((26, .08, .034), (0, y, TOP + .017), r=.012, m=M('linen', color='#efe4cf'))
ARTS = ('grid', 'list', 'photo', 'form', 'chart', 'done')
xs = [-6.9, -4.45, -2.0, .55, 3.1, 5.6]
for k, (x, art) in enumerate(zip(xs, ARTS)):
    hot = k == 3
    card = phone_card((x, -.3 + .1 * k + (.08 if hot else 0), TOP + .004), random.uniform(-2.5, 2.5) - 2, art)
    card.parent = row
    if k < 5:     # a paper arrow between neighbours
        slab([(-.22, -.05), (.06, -.05), (.06, -.15), (.26, 0), (.06, .15), (.06, .05), (-.22, .05)], .03, .006, TERRA if k != 2 else SAND, (x + 1.24, -.2 + .1 * k, TOP + .004), (0, 0, 2), row, segments=1)

# the correction: waxy marigold strokes round the button, and the pencil that made them
Z = TOP + .155
loop = []
for k in range(46):
    a = 2 * math.pi * k / 38
    loop.append((.62 + (.98 + .02 * k / 46) * math.cos(a + 2.2), -1.52 + (.4 + .025 * k / 46) * math.sin(a + 2.2), Z + .006 * math.sin(k * 2.1)))
tube(loop, .042, MARI, row, steps=4, resolution=3)
tube([(1.5, -1.1, Z), (1.95, -.6, TOP + .1), (2.12, .2, TOP + .03), (1.98, .75, TOP + .03)], .04, MARI, row, steps=8, resolution=3)
tube([(1.78, .52, TOP + .03), (1.97, .78, TOP + .03), (2.2, .56, TOP + .03)], .04, MARI, row, steps=6, resolution=3)
for k in range(3):
    tube([(-.12, .55 - .16 * k, Z), (.2, .58 - .16 * k, Z), (.55, .53 - .16 * k, Z), (1.05, .58 - .16 * k, Z)], .03, MARI, row, steps=6, resolution=3)
pencil = group((2.0, -1.75, TOP + .16), (0, 0, 28), parent=row)
cylinder(.16, 3.4, (1.95, 0, 0), (0, 90, 0), .02, MARI, n=6, parent=pencil)
cylinder(.03, .5, (.0, 0, 0), (0, 90, 0), .004, wood(2, 'pale'), top=.155, n=24, parent=pencil)
cylinder(.006, .2, (-.3, 0, 0), (0, 90, 0), .002, M('orange', color='#e8870c'), top=.045, n=16, parent=pencil)
cylinder(.168, .3, (3.75, 0, 0), (0, 90, 0), .02, M('brass'), n=24, parent=pencil)
cylinder(.15, .25, (4.0, 0, 0), (0, 90, 0), .05, M('terracotta', color='#d98a72'), n=24, parent=pencil)
for k in range(9):            # shavings
    a = k * 2.4
    torus(.12, .02, (5.9 + .5 * math.cos(a), -2.2 + .3 * math.sin(a), TOP + .06), (random.uniform(0, 90), random.uniform(0, 90), k * 40), m=wood(2, 'pale') if k % 2 else MARI, n=18, k=5, arc=210, scale=(1, 1, 2.2))

# ---------------------------------------------------------------------------- round paperweight on the spare sheets: the disc
pile = group((5.2, 4.3, TOP), (0, 0, -9))
for k in range(9):
    box((3.1, 3.9, .025), (random.uniform(-.06, .06), random.uniform(-.06, .06), .014 + .028 * k), (0, 0, random.uniform(-3, 3)), .006, M('paper', color=random.choice(('#f8f3e8', '#efe5cf', '#f3ead8'))), pile, segments=1)
weight = group((.1, -.2, .28), parent=pile)
lathe([(0, 0), (.95, 0), (1.02, .05), (1.02, .16), (.95, .2), (0, .2)], m=M('brass'), n=96, subdivide=1, parent=weight)
lathe([(.92, .2), (.94, .28)] + [(.94 * math.cos(math.radians(a)), .28 + .72 * math.sin(math.radians(a))) for a in range(8, 91, 7)] + [(0, 1.0)], m=M('glass', color='#fff4e0'), n=96, subdivide=1, parent=weight)
cylinder(.5, .05, (0, 0, .23), m=M('marigold', color='#e8a33a'), parent=weight, n=64)

# ---------------------------------------------------------------------------- laptop shut, cutting mat, scissors, knife, lamp
laptop((.2, 4.4, TOP), 6, angle=0, scale=1.5, body='ivory')
mat = group((-5.2, 4.6, TOP), (0, 0, 3))
slab(rounded_rect(6, 4.2, .15), .05, .015, M('teal', color='#17635c', rough=.7), parent=mat)
strips([((x * .5 - 2.75, -1.95, .052), (x * .5 - 2.75, 1.95, .052)) for x in range(12)] + [((-2.8, y * .5 - 1.75, .052), (2.8, y * .5 - 1.75, .052)) for y in range(8)], .018, .003, M('mint', color='#6fb0a6'), mat)
for k in range(6):
    bit(mat, random.uniform(-2, 2), random.uniform(-1.3, 1.3), random.uniform(.3, .9), random.uniform(.2, .5), random.choice((TERRA, MINT, SAND, PAPER)), .06 + .002 * k).rotation_euler = (0, 0, random.uniform(0, 6))
cut_pair = group((-4.4, 4.5, TOP + .12), (0, 0, -35))
for s in (-1, 1):
    blade = group(turn=(0, 0, s * 9), parent=cut_pair)
    slab([(0, -.09), (1.9, -.02), (1.95, .02), (0, .1)], .04, .012, M('steel'), (0, 0, .03 * s), parent=blade, segments=2)
    tube([(0, 0, .03 * s), (-.7, -s * .12, .03 * s)], .07, M('ink'), blade, smooth=False)
    torus(.34, .08, (-1.08, -s * .2, .03 * s), m=M('ink'), parent=blade, n=48, scale=(1.25, .8, 1))
cylinder(.1, .16, (0, 0, 0), m=M('brass'), parent=cut_pair, n=24)
desk_lamp((9.4, 5.6, TOP), -38, on=False, scale=1.15)
mug((-8.4, 2.6, TOP), 60, scale=1.2)
rule = group((-2.2, -3.0, TOP + .04), (0, 0, -6))
box((6.4, .55, .06), r=.015, m=wood(2, 'pale'), parent=rule)
strips([((-3.0 + k * .1, -.26, .03), (-3.0 + k * .1, -.26 + (.2 if k % 5 == 0 else .11), .03)) for k in range(61)], .014, .004, M('ink'), rule)
area((-6, -6, 15), (2.5, -.5, 9), 3, 180, '#fff2e0')

camera('bench-cards', (-1.0, -12.4, 18.6), (-.5, 1.1, 8.7), lens=43, fstop=.8, focus=(1.4, -1.0, 8.7))
camera('bench-cards.1x1', (.6, -12.4, 18.6), (1.9, .5, 8.7), lens=51, fstop=.8, focus=(1.4, -1.0, 8.7), aspect=1)
main()
