"""Interlocking wooden blocks, one lent to a neighbour's tower.  Camera: bench-blocks (tall)."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.furniture import boards, plant, strips, wood
from room_build import studio_room

start(seed=68)
studio_room(back=17, window=((-2, 6, 11, 16), (11, 6, 8, 16)), shelves=(-7, 7.5), light=False, wall_color='#efe7d8')
TOP = 8.6
boards(34, 12, .6, 6, (0, 2.4, TOP), tone='pale', r=.06, gap=.035)
box((33, 11, .6), (0, 2.4, TOP - 1), r=.05, m=wood(1, 'pale'))
TONES = [M('wood', color=c) for c in ('#a8703f', '#c08a54')] + [M('wood_pale'), M('teal', color='#2a8378', rough=.55, coat=.1), M('ivory', rough=.55, coat=.1), M('terracotta')]


def block(m, w=2):
    """Unit block 1 high, w studs long, with pegs on top and a notch line: they interlock."""
    p = [box((w * 1.0 - .04, .96, .96), (0, 0, .5), r=.06, m=m, segments=3)]
    for k in range(w):
        p.append(cylinder(.24, .22, (-(w - 1) / 2 + k, 0, 1.05), m=m, n=32, bevel=.04, segments=3))
        p.append(torus(.25, .02, (-(w - 1) / 2 + k, 0, .985), m=wood(2, 'dark'), n=32, k=6))
    p.append(box((w - .1, .02, .03), (0, -.482, .5), r=.006, m=wood(2, 'dark'), segments=1))
    return merge(p, 'block')


MESH = {(t, w): block(TONES[t], w) for t in range(6) for w in (1, 2, 3)}
HOT = block(M('marigold'), 2)


def put(t, w, x, y, z, turn=0, parent=None):
    return instance(MESH[t, w], (x, y, z), (0, 0, turn), parent=parent)


# ---------------------------------------------------------------------------- our tower, upper right of the frame
ours = subject(group((2.5, 1.7, TOP), (0, 0, -12), name='tower'), 'tower')
plan = [[(0, 3, 0, 0), (2, 3, 0, 1)], [(3, 2, -.5, .5, 90), (1, 2, .5, .5, 90), (4, 1, 1.4, 0)], [(4, 3, 0, 0), (0, 3, 0, 1)], [(5, 2, -1.0, .5, 90), (2, 2, 1.0, .5, 90)], [(1, 3, 0, 0), (3, 3, 0, 1)],
        [(2, 2, -.5, .5, 90), (0, 2, .5, .5, 90)], [(4, 2, -.5, 0), (5, 2, -.5, 1)], [(3, 1, -1.0, .5)]]
for z, row in enumerate(plan):
    for b in row:
        put(b[0], b[1], b[2], b[3], z * .98, b[4] if len(b) > 4 else 0, ours)
# ---------------------------------------------------------------------------- the neighbour's, half built; the lent block bridges it
theirs = group((-2.6, -.6, TOP), (0, 0, 16))
for z, row in enumerate([[(2, 3, 0, 0), (1, 3, 0, 1)], [(4, 2, -1.0, .5, 90), (0, 2, 1.0, .5, 90)]]):
    for b in row:
        put(b[0], b[1], b[2], b[3], z * .98, b[4] if len(b) > 4 else 0, theirs)
instance(HOT, (-.4, .5, 1.98), (0, 0, 8), parent=theirs)
put(3, 1, 2.6, -.2, 0, 30, theirs)
# ---------------------------------------------------------------------------- open box between, blocks inside
bx = group((1.1, -3.4, TOP), (0, 0, 9))
box((5.0, 3.4, .16), (0, 0, .1), r=.03, m=wood(0), parent=bx)
for s in (-1, 1):
    box((5.0, .2, 1.5), (0, s * 1.6, .85), r=.05, m=wood(1), parent=bx)
    box((.2, 3.0, 1.5), (s * 2.4, 0, .85), r=.05, m=wood(3), parent=bx)
    for q in (-1, 1):
        for k in range(3):
            box((.24, .24, .26), (s * 2.4, q * 1.6, .4 + k * .5), r=.03, m=wood(2, 'dark'), parent=bx, segments=2)
    bow_handle(1.2, .3, .06, .12, M('brass'), (s * 2.52, 0, .95), (0, 0, s * 90), bx)
lid = group((-4.9, .6, TOP), (0, 0, 24))
box((5.0, 3.4, .18), (0, 0, .12), r=.05, m=wood(4), parent=lid)
for k in range(11):
    put(k % 6, 1 + k % 2, 0, 0, 0, 0, group((random.uniform(-1.5, 1.5), random.uniform(-.8, .8), .25 + .1 * k), (random.uniform(-18, 18), random.uniform(-18, 18), random.uniform(0, 180)), parent=bx))
put(0, 2, -1.6, -4.4, TOP, 40)
put(4, 1, 4.6, -2.0, TOP, 15)
put(5, 1, -5.0, -3.0, TOP, 60)
# ---------------------------------------------------------------------------- soft day from the left window
day((0, 0, 10), azimuth=170, elevation=34, power=3.0)
sky([(0, '#cbb994'), (.5, '#f4efe4'), (1, '#cfe0ea')], .8, [(0, '#efe6d4'), (1, '#f7f2e8')], 1.3)
area((-15, -1, 15), (1, 0, 10), 9, 1300, '#fff6e8', size_y=12)
area((2, -15, 17), (0, 0, 10), 7, 420, '#fff8ee')
area((11, 5, 14), (1, 1, 11), 2, 160, '#ffc890')
look(bloom=.035, vignette=.1, ev=.28)
camera('bench-blocks', (-3.4, -17.5, 16.6), (.1, .2, 11.5), lens=47, fstop=.8, focus=(1.8, 0, 12), aspect=4 / 5)
main()
