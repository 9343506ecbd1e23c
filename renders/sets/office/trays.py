"""Desk trays stacked like a staircase beside a straight clear chute.  Camera: board-invoice (tall)."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.furniture import boards, desk_lamp, mug, wood, ledger_book
from room_build import studio_room

start(seed=70)
studio_room(back=15, sun_az=198, sun_el=15, target=(1, 0, 12), window=((-6, 6, 13, 17), (9, 6, 8, 16)), shelves=(-8, 8.5), fill=1000)
TOP = 8.6
boards(34, 11, .6, 5, (0, 2, TOP), tone='pale', r=.06, gap=.035)
box((33, 10, .6), (0, 2, TOP - 1), r=.05, m=wood(4))


def tray(at, m, parent):
    """Letter tray 3.2 x 2.6 x .8, open to the front."""
    g = group(at, parent=parent)
    box((3.2, 2.6, .1), (0, 0, .05), r=.04, m=m, parent=g, segments=3)
    for s in (-1, 1):
        box((.1, 2.6, .62), (s * 1.55, 0, .34), r=.04, m=m, parent=g, segments=3)
    box((3.2, .1, .62), (0, 1.25, .34), r=.04, m=m, parent=g, segments=3)
    for s in (-1, 1):
        box((.95, .1, .34), (s * 1.1, -1.25, .2), r=.04, m=m, parent=g, segments=3)
        cylinder(.05, .1, (s * 1.45, -1.26, .36), (90, 0, 0), m=M('brass'), parent=g, n=16)
    return g


# ---------------------------------------------------------------------------- staircase: seven trays on timber risers, one paper in each
stair = subject(group((-.4, 1.2, TOP), (0, 0, -6), name='trays'), 'trays')
N = 7
for k in range(N):
    x, z = -3.9 + k * .92, .12 + k * 1.02
    for s in (-1, 1):
        for q in (-1, 1):
            if k:
                cylinder(.07, 1.02 - .62 + .12, (x - .46 + s * .95, q * 1.1, z - .22), m=M('brass'), parent=stair, n=16)
    t = tray((x, 0, z), M('ivory') if k % 2 else M('ivory', color='#ddd0b6'), stair)
    p = group((random.uniform(-.06, .06), -.15, .12), (random.uniform(-1, 1), 0, random.uniform(-5, 5)), parent=t)
    box((2.3, 2.5, .02), r=.006, m=M('paper'), parent=p, segments=1)
    for q in range(4):
        box((1.7 - .3 * (q % 2), .09, .008), (-.15, .8 - q * .42, .014), r=.003, m=M('paper', color='#a9c4bd'), parent=p, segments=1)
    cylinder(.18, .012, (.8, -.85, .015), m=M('terracotta'), parent=p, n=24, bevel=.003)
# ---------------------------------------------------------------------------- chute: clear duct in brass hoops, straight to a tray below; the marigold sheet is half-way down
ch = group((4.3, .6, TOP), (0, 0, -6))
CLEAR = material('thin', '#e4f2ee', rough=.02, blend=.3)
H = 8.6
for s in (-1, 1):
    hide_from(box((.05, 1.5, H), (s * 1.15, 0, H / 2 + .9), r=.02, m=CLEAR, parent=ch, segments=2), shadow=True)
hide_from(box((2.3, .05, H), (0, .75, H / 2 + .9), r=.02, m=CLEAR, parent=ch, segments=2), shadow=True)
hide_from(box((2.3, .05, H), (0, -.75, H / 2 + .9), r=.02, m=CLEAR, parent=ch, segments=2), shadow=True)
for k in range(5):
    z = 1.0 + k * (H - .2) / 4
    tube([(x, y, z) for x, y in rounded_rect(2.46, 1.66, .12, 5)], .06, M('brass'), ch, smooth=False, closed=True)
for sx in (-1, 1):
    for sy in (-1, 1):
        tube([(sx * 1.2, sy * .8, .0), (sx * 1.2, sy * .8, H + .95)], .05, M('brass'), ch, smooth=False)
slab([(-1.3, -.9), (1.3, -.9), (1.7, -1.4), (-1.7, -1.4)], .08, .02, M('brass'), (0, 0, H + .95), (0, 0, 0), ch)
for s, w in ((-1, 1), (1, 1)):
    box((.08, 1.9, .9), (s * 1.55, 0, H + 1.3), (0, s * 26, 0), .02, M('brass'), ch)
box((3.2, .08, .9), (0, .95, H + 1.3), (-26, 0, 0), .02, M('brass'), ch)
tray((0, -.2, .02), M('teal'), ch)
for z, m, r in ((4.9, M('marigold'), (64, 8, 4)), (.62, M('paper'), (3, 0, 4)), (.66, M('paper'), (2, 0, -5))):
    g = group((0, 0, z), r, parent=ch)
    page = sheet(16, 12, lambda x, y: .14 * x * x + .08 * y, (-1, 1), (-1, 1), m)
    for v in page.data.vertices:
        v.co.x *= .98
        v.co.y *= 1.15 if z > 1 else .6
        v.co.z *= 1 if z > 1 else .1
    page.modifiers.new('t', 'SOLIDIFY').thickness = .02
    page.parent = g
mug((-5.6, -3.0, TOP), 200, scale=1.2)
ledger_book((1.0, -3.6, TOP), 12, open=False, cloth='ink', scale=1.1)
area((-6, -10, 17), (2.5, 0, 13), 3, 320, '#fff0da')
area((8, 4.5, 15), (4.3, .6, 13), 1.2, 240, '#ffd9a0', size_y=5)
camera('board-invoice', (-2.8, -21.4, 15.0), (.5, .6, 13.0), lens=47, fstop=.8, focus=(3.6, 0, 13), aspect=4 / 5)
main()
