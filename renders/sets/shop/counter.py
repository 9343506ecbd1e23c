"""The shop at opening time: shelves full but for one bay, sun through the doorway, scale and till on the counter.  Camera: shop-counter."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.presence import chai_glass
from props.furniture import ledger_book, stool
from sets.rooms_kit import wall, dust
from sets.shop.build import goods, shelving, till, pan_scale, floor_tiles

start(seed=101)
BRASS, INK, IVORY, DARK = M('brass'), M('ink'), M('ivory'), M('wood_dark')
rnd = random.Random(17)
stock = goods()
# ---------------------------------------------------------------------------- back wall of shelves; one cell is bare, its pale back board in the light
back, cell = shelving(7, 5, (-8.6, 4.6, 0), stock=stock, rnd=rnd, empty=((3, 2),))
left, _ = shelving(4, 5, (-8.9, -7.0, 0), 90, stock=stock, rnd=rnd)
gap = cell(3, 2)
# the bare bay's label glows marigold: it has noticed
box((.5, .03, .2), (gap.x, gap.y - .045, gap.z - .06), r=.03, m=M('lit_amber', power=4))
box((.2, .2, .09), (gap.x, gap.y + .3, gap.z + 1.2), r=.03, m=INK)
ball(.035, (gap.x, gap.y + .2, gap.z + 1.19), m=M('lit_teal', power=8), n=12)
box((2.54, .04, 1.2), (gap.x, gap.y + 1.05, gap.z + .62), r=.01, m=M('ivory', rough=.7))
spot((gap.x - 3.2, gap.y - 9.5, gap.z + 4.2), (gap.x, gap.y + .4, gap.z + .55), 1500, 12.5, .5, .15, '#ffd9a0')
# ---------------------------------------------------------------------------- counter, right
ctr = group((4.55, -.9, 0), (0, 0, -10))
W = 7.6
box((W, 1.9, 3.2), (0, 0, 1.62), r=.05, m=M('wood', color='#8a5730'), parent=ctr)
box((W + .3, 2.3, .22), (0, -.05, 3.33), r=.08, m=M('wood', color='#b27a45'), parent=ctr)
box((W + .34, .06, .08), (0, -1.2, 3.24), r=.02, m=BRASS, parent=ctr)
box((W + .1, 2.0, .4), (0, 0, .2), r=.04, m=DARK, parent=ctr)
for k in range(5):
    x = -W / 2 + .78 + k * 1.51
    box((1.3, .08, 2.2), (x, -.96, 1.85), r=.04, m=M('plaster_teal', color='#1f5a54'), parent=ctr)
    for s in (-1, 1):
        box((.05, .1, 2.2), (x + s * .66, -.97, 1.85), r=.02, m=M('wood', color='#a06a3c'), parent=ctr)
        box((1.34, .1, .06), (x, -.97, 1.85 + s * 1.1), r=.02, m=M('wood', color='#a06a3c'), parent=ctr)
scale_ = subject(pan_scale((-2.1, -.15, 3.44), 10, ctr, 1.12), 'scale')
till((.75, .1, 3.44), -14, ctr, 1.05)
ledger_book((2.75, -.25, 3.44), 8, ctr, .4, open=False, cloth='red')
for k, kind in enumerate(('jar', 'jar', 'bottle')):
    mesh, w, h = stock[kind][k]
    instance(mesh, (1.95 + .62 * k, .65, 3.44), (0, 0, 20 * k), 1.1, parent=ctr)
chai_glass((-3.25, -.55, 3.44), 20, ctr, .44, level=.5, saucer=True)      # half a glass: the owner is at the door
# brass weights in a row
for k, r in enumerate((.16, .13, .1, .08)):
    lathe([(0, 0), (r, 0), (r, r * 1.5), (r * .5, r * 1.7), (r * .3, r * 1.9), (r * .4, r * 2.2), (0, r * 2.4)], (-.62 + .02 * k, -.85 + .34 * k, 3.44), m=BRASS, parent=ctr, n=32, subdivide=1)
# sacks of grain before the shelves, scoop in one
for x, y, c, f in ((-3.9, 2.3, '#d9c19a', '#e0b95c'), (-2.2, 2.7, '#cfb488', '#b5623c'), (-5.5, 2.0, '#d3ba92', '#f1e6cf')):
    lathe([(0, 0), (.62, 0), (.74, .12), (.78, .6), (.72, 1.1), (.76, 1.22), (.82, 1.2), (.80, 1.32), (.68, 1.34), (.66, 1.2), (0, 1.2)], (x, y, 0), m=material('clay', c, rough=.95, bump=4, bscale=20), n=48, subdivide=1)
    ball(.66, (x, y, 1.12), (1, 1, .32), m=material('clay', f, rough=.8, bump=6, bscale=40), n=32)
scoop = group((-3.75, 2.15, 1.5), (35, 0, 40))
lathe([(0, 0), (.2, .02), (.22, .1), (.2, .4)], (0, 0, 0), (90, 0, 0), BRASS, parent=scoop, n=32)
cylinder(.05, .4, (0, .25, 0), (90, 0, 0), m=M('wood'), parent=scoop, n=20)
stool((1.2, 2.3, 0), 0, scale=.38)
# hanging scale of lamps: three unlit pendants
for x in (-3.4, 1.2, 5.6):
    tube([(x, 1.2, 10), (x, 1.2, 8.95)], .025, INK, smooth=False)
    lathe([(.04, .36), (.12, .3), (.34, .2), (.62, 0), (.64, -.03), (.6, 0), (.3, .16), (0, .2)][::-1], (x, 1.2, 8.6), m=M('teal'), n=56, subdivide=1)
    ball(.14, (x, 1.2, 8.62), m=M('paper', rough=.3), n=20)
# ---------------------------------------------------------------------------- shell; the street doorway is to the left, behind the lens
floor_tiles((-10.5, 12), (-12, 6), 1.5)
box((30, .3, 11), (1, 5.5, 5.5), r=.02, m=M('plaster'))
box((30, 20, .3), (1, -3, 9.8), r=.02, m=M('plaster', color='#d9c7a4'))
for k in range(6):
    box((.3, 18, .4), (-8 + 3.6 * k, -3, 9.5), r=.05, m=DARK)
box((.3, 20, 11), (-9.9, -3, 5.5), r=.02, m=M('plaster'))
# doorway gobo: two openings with a lintel shape the sun
for x0, x1 in ((-16, -11.4), (-6.2, -5.2), (.2, 14)):
    box((x1 - x0, .3, 12), ((x0 + x1) / 2, -14, 6), r=.02, m=M('plaster'))
box((30, .3, 4), (-2, -14, 10.6), r=.02, m=M('plaster'))
dust((-5, 2), (-4, 4), (1, 7), 60, r=.012)

# ---------------------------------------------------------------------------- light
sky([(0, '#6b5a3c'), (.52, '#ffd9a6'), (1, '#9fb3b8')], .5)
sun(255, 15, 8.5, 1.4, '#ffc58a')
area((5, -11, 8), (3.5, 0, 3), 5, 900, '#fff0dc')
area((-4, -11, 8), (-2, 4, 3), 4, 420, '#ffe6c4')
area((2, 1.5, 9.2), (2, 2, 0), 5, 300, '#fff2e0', size_y=3)
mist(10, 34)
look(haze=('#f3cf9c', .06, .9), bloom=.05, vignette=.16, ev=0, saturation=1.04)

camera('shop-counter', (-.6, -12.6, 5.4), (.75, 0, 3.95), lens=38, fstop=1.0, focus=(2.6, -1.2, 4.6))
camera('shop-counter.1x1', (.3, -12.6, 5.6), (1.5, 0, 3.9), lens=50, fstop=1.0, focus=(2.6, -1.2, 4.6), aspect=1)
main()
