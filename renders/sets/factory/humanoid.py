"""The humanoid carries a tote between two stations; the cart waits behind."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.robots import humanoid, spot_of
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from store_build import *

start(seed=15)
boxes = cartons()
store(fill=boxes, lit=1.9, glow='#f4efe2')
path([(-12, 3.6), (-5, 3.2), (0, 2.9), (6, 2.9), (14, 3.4)], material('emit', '#2fd8c6', power=2), .05, dash=False)

robot = subject(humanoid((1.2, -1.0, 0), turn=-34, height=5.0, pose=dict(
    head=(12, 0, 6), l=dict(lift=30, spread=2, twist=10, bend=58, roll=0, flex=0, curl=10), r=dict(lift=30, spread=2, twist=10, bend=58, roll=0, flex=0, curl=10),
    legs=((20, 14, 3), (-14, 12, 3)))), 'humanoid')
L, R = spot_of(robot, 'palm l'), spot_of(robot, 'palm r')
mid, gap = (L + R) / 2, (R - L).length
direction = math.degrees(math.atan2((R - L).y, (R - L).x))
t = tote((gap - .14, .95, .80), 'marigold', at=tuple(mid - Vector((0, 0, .52))), turn=(0, 0, direction))
part_mesh = pump_part()
for k in range(6):
    instance(part_mesh, ((-.30 + .30 * (k % 3)) * gap, (-.22, .22)[k // 3], .52), (0, 0, 20 * k), .82, t)


def station(x, y, turn, color):
    """A packing bench with a riser of bins and a small screen."""
    g = group((x, y, 0), (0, 0, turn))
    box((3.6, 1.7, .16), (0, 0, 2.0), r=.04, m=M('wood_pale'), parent=g)
    for sx in (-1.6, 1.6):
        for sy in (-.65, .65):
            box((.16, .16, 1.95), (sx, sy, .97), r=.03, m=M('ink'), parent=g, segments=3)
            cylinder(.13, .05, (sx, sy, .03), m=M('gun'), parent=g, bevel=.015, n=28)
    box((3.2, .10, .10), (0, .65, .5), r=.02, m=M('ink'), parent=g)
    box((3.5, .10, 1.6), (0, .78, 2.85), r=.03, m=M('ivory'), parent=g)
    for i in range(4):
        for j in range(2):
            b = group((-1.3 + .86 * i, .52, 2.75 + .52 * j), (-14, 0, 0), parent=g)
            box((.74, .46, .36), (0, 0, 0), r=.05, m=M(color if (i + j) % 3 else 'terracotta'), parent=b, segments=3)
            box((.62, .06, .20), (0, -.235, .06), r=.02, m=M('night'), parent=b, segments=2)
    box((1.0, .08, .64), (1.0, .1, 2.55), (-12, 0, 0), .05, M('ink'), g)
    box((.88, .02, .52), (1.0, .055, 2.55), (-12, 0, 0), .02, M('visor'), g)
    for i in range(3):
        box((.25 + .13 * i, .012, .05), (.86 + .03 * i, .04, 2.66 - .1 * i), (-12, 0, 0), .01, M('lit_teal', power=2.5), g, 2)
    return g


station(-5.4, .4, 24, 'teal')
station(6.7, .2, -22, 'teal')
tote((1.5, 1.0, .8), 'teal', at=(-5.7, .2, 2.08), turn=(0, 0, 24))
conveyor((8.0, -2.6, 0), 8, 5, w=1.4, h=1.5)
amr((-2.9, 3.2, 0), -90)
tote((1.5, 1.0, .8), 'teal', at=(-2.5, 3.2, .88), turn=(0, 0, 90))
tote((1.5, 1.0, .8), 'ivory', at=(-3.7, 3.2, .88), turn=(0, 0, 90))
yellow = material('clay', '#e6b23c', rough=.6)
line((-16, -2.6), (4.5, -2.6), .16, yellow)
line((-16, 1.55), (16, 1.55), .16, yellow)

sky([(0, '#cbb994'), (.5, '#f4ecdc'), (1, '#dce6ea')], .62)
sun(-140, 40, 2.6, 6, '#fff1dc')
area((-9, -10, 10), (1, 0, 2.5), 6, 1300, '#fff4e4')
area((9, -7, 5), (2, 0, 2.5), 4, 520, '#e2eef6')
area((6, 5.5, 7), (1.2, -1, 3.5), 1.2, 420, '#ffd6a2', size_y=4)
mist(13, 46)
look(haze=('#f3ead8', .22), bloom=.04, vignette=.12)
camera('factory-humanoid', (-3.2, -12.4, 2.9), (.0, 0, 2.6), lens=47, fstop=1.1, focus=tuple(spot_of(robot, 'lamp')), aspect=3 / 2)
camera('factory-humanoid.1x1', (-3.2, -12.4, 2.9), (1.0, 0, 2.6), lens=60, fstop=1.1, focus=tuple(spot_of(robot, 'lamp')), aspect=1)
main()
