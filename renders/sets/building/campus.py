"""Many roofs at night joined by fine teal lines to one small lit control room."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.land import NIGHT_HILLS, hills, neem
from props.town import bx, gulmohar, lamp_pole, office_block, pavement, school_block
from props.vehicles import bar, loop

start(seed=45)
bx((120, 120, .1), (0, 20, -.06), material('clay', '#2b3655', rough=.95, bump=3, bscale=8), None, .01)
# paths between the blocks
PATH = material('satin', '#465273', rough=.5, coat=.2)
for x0, y0, x1, y1 in ((-14, -3.2, 14, -3.2), (-14, 3.6, 14, 3.6), (-14, 10.4, 14, 10.4), (-4.2, -9, -4.2, 18), (4.4, -9, 4.4, 18)):
    bx((abs(x1 - x0) + 1.2, abs(y1 - y0) + 1.2, .04), ((x0 + x1) / 2, (y0 + y1) / 2, .0), PATH, None, .02)
ROOM = (5.6, -5.6, 0)
blocks = [(-8.6, .2, 3, 4), (.1, .2, 2, 4), (8.6, .2, 3, 3), (-8.4, 7.0, 2, 4), (.1, 7.0, 3, 4), (8.7, 7.0, 2, 4), (-8.2, 14, 3, 4), (.2, 14, 2, 4), (8.6, 14, 3, 3)]
tops = []
for k, (x, y, floors, bays) in enumerate(blocks):
    if k in (1, 3):
        school_block((x, y, 0), 0, bays=4, lit=True)
        tops.append((x, y - 1.2, 4.1))
        continue
    office_block((x, y, 0), 0, floors=floors, bays=bays, door='teal', lit=True, wall='#b9b8bd')
    tops.append((x + .4, y - .6, .30 + floors * 1.62 + .05))
# the control room: a glass pavilion with a lit wall of screens
r = group(ROOM, scale=1.35)
bx((3.4, 2.6, .2), (0, 0, .10), M('stone', color='#8f99b5'), r, .04, segments=2)
bx((3.1, .12, 1.5), (0, 1.1, .95), M('plaster', color='#31456f'), r, .02)
for s in (-1, 1):                                                     # an open roof of fins, so that the room shows from above
    bx((3.5, .16, .14), (0, s * 1.28, 1.76), M('ivory'), r, .03)
    bx((.16, 2.7, .14), (s * 1.66, 0, 1.76), M('ivory'), r, .03)
for k in range(6):
    bx((3.3, .06, .12), (0, -.95 + k * .38, 1.76), M('ivory'), r, .02)
    bx((3.0, .03, .02), (0, -.95 + k * .38, 1.69), M('lit_amber', color='#ffb45a', power=9), r, .006)
bx((3.0, 2.3, .02), (0, 0, .21), M('wood_pale'), r, .005)
for s in (-1, 1):
    for y in (-1.15, 1.1):
        bx((.10, .10, 1.5), (s * 1.5, y, .95), M('ink'), r, .02)
    bx((.02, 2.2, 1.4), (s * 1.5, 0, .95), M('pane'), r, .005)
for i in range(4):
    for j in range(2):
        bx((.62, .04, .44), (-1.05 + i * .70, 1.02, .86 + j * .50), material('emit', ('#12807c', '#1c6aa0')[(i + j) % 2], power=2.2), r, .01)
        bx((.3, .02, .05), (-1.1 + i * .70, .99, .86 + j * .50), M('lit_teal', power=4), r, .008)
bx((2.0, .5, .08), (0, -.1, .62), M('ivory'), r, .03, segments=2)
for s in (-1, 1):
    bx((.08, .4, .4), (s * .8, -.1, .40), M('ink'), r, .02)
    bx((.34, .32, .05), (s * .45, -.62, .46), M('marigold' if s < 0 else 'teal'), r, .02)
    bx((.32, .05, .34), (s * .45, -.78, .68), M('marigold' if s < 0 else 'teal'), r, .02)
lathe([(0, 0), (.10, 0), (.05, .10), (.03, .9), (0, .9)], (0, 0, 1.82), m=M('brass'), n=24, parent=r)
ball(.10, (0, 0, 2.76), m=M('lit_amber', power=9), n=24, parent=r)
HUB = (ROOM[0], ROOM[1], 2.76 * 1.35)
# one fine line from every roof, sagging up like a thrown thread; a lit knot at each end
for k, t in enumerate(tops):
    a, b = Vector(t) + Vector((0, 0, .5)), Vector(HUB)
    bar(tuple(t), tuple(a), .03, M('brass'), None)
    ball(.09, tuple(a), m=M('lit_teal', power=8), n=16)
    d = (b - a).length
    pts = []
    for i in range(25):
        u = i / 24
        p = a.lerp(b, u)
        pts.append((p.x, p.y, p.z + .16 * d * 4 * u * (1 - u)))
    tube(pts, .020, M('lit_teal', power=2.6), smooth=False, resolution=3)
for x, y in ((-4.2, -6), (4.4, -1), (-4.3, 3), (-12.4, 3.6), (4.5, 5.4), (12.4, 3.4), (-4.2, 10.4), (4.4, 11), (2.6, -3.6), (8.9, -4.6), (-12.2, -3)):
    (gulmohar if (x * 7) % 2 > 1 else neem)((x + .9, y + .3, 0), **(dict(h=2.2, tone='night') if (x * 7) % 2 > 1 else dict(size='s', scale=1.4, tone='night')))
for x, y in ((-2.9, -3.9), (3.4, -3.9), (-2.9, 2.9), (5.7, 2.9), (10.5, -3.9)):
    lamp_pole((x, y, 0), 0, h=2.3, lit=True)
    spot((x, y - .7, 2.1), (x, y - .7, 0), 50, 110, .7, .1, '#ffbf6a')
hills(seed=4, near=50, far=90, height=(5, 11), width=150, colors=NIGHT_HILLS)
sky([(0, '#0b1226'), (.5, '#31477a'), (1, '#1a2a52')], .55, [(0, '#0c142a'), (.5, '#33497a'), (.58, '#1d2f58'), (1, '#0b1228')], 1.0)
area((-14, -18, 18), (0, 2, 1), 10, 2300, '#a3bff2')
area((16, 4, 12), (2, 2, 1), 6, 700, '#6fd8d0')
area((-6, 24, 14), (0, 8, 2), 8, 900, '#ffc27a')
point((ROOM[0], ROOM[1] - .5, 1.3), 22, .3, '#ffb45a')
area((ROOM[0], ROOM[1] - 1.6, 1.5), (ROOM[0], ROOM[1] - 3, 0), 1.6, 40, '#ffb45a')
mist(20, 70)
look(haze=('#3c5ea6', .30, .6), bloom=.06, vignette=.15, ev=.35)
# the square is cut round the focal point: lines fan up and left from the room
camera('building-campus', (-.6, -23.5, 15.0), (1.6, .6, .8), lens=40, fstop=.5, focus=(2.6, -2.6, 1.5))
main()
