"""A small arm at a bench with a stool beside it: it drives the screws of a pump.  One unit is a decimetre here."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.furniture import desk_lamp, mug, plant, stool, window_light, workbench
from props.robots import arm_small

start(seed=12)
BRASS, STEEL, GUN, INK, TEAL = M('brass'), M('steel'), M('gun'), M('ink'), M('teal')
TOP = 8.6
workbench(w=19, d=8.0, h=TOP, vice=-1)

# ---------------------------------------------------------------------------- half-assembled pump, open face up
pump = subject(group((.4, -1.1, TOP), (0, 0, 18), name='pump'), 'pump')
box((3.6, 2.2, .22), (.5, 0, .11), r=.06, m=M('night'), parent=pump)
for x in (-1.0, 2.0):
    for y in (-.85, .85):
        cylinder(.14, .12, (x, y, .26), m=BRASS, parent=pump, bevel=.03, n=6, segments=2)
lathe([(0, .2), (1.0, .2), (1.15, .35), (1.22, .75), (1.20, 1.15), (1.10, 1.35), (0, 1.35)], m=TEAL, parent=pump, subdivide=1, n=96)
torus(1.18, .20, (0, 0, .78), m=TEAL, parent=pump, n=96)
lathe([(0, 1.34), (1.24, 1.34), (1.28, 1.38), (1.28, 1.54), (1.24, 1.58), (.62, 1.58), (.58, 1.52), (.40, 1.50), (0, 1.50)], m=M('ivory'), parent=pump, n=96, bevel=.02)
torus(.60, .05, (0, 0, 1.585), m=BRASS, parent=pump, n=64, k=12)
lathe([(0, 1.5), (.22, 1.5), (.24, 1.54), (.24, 1.72), (.18, 1.78), (0, 1.78)], m=STEEL, parent=pump, n=48)
cylinder(.42, 1.1, (-1.05, -.72, .78), (90, 0, 35), m=TEAL, parent=pump, bevel=.05)
lathe([(0, 0), (.62, 0), (.64, .04), (.64, .14), (.60, .18), (0, .18)], (-1.36, -1.16, .78), (90, 0, -55), M('ivory'), parent=pump, n=64, bevel=.015)
cylinder(.62, 1.9, (2.15, 0, .98), (0, 90, 0), m=M('ivory'), parent=pump, bevel=.10)                   # motor
for k in range(9):
    torus(.64, .035, (1.45 + .17 * k, 0, .98), (0, 90, 0), m=M('ivory'), parent=pump, n=64, k=8)
cylinder(.55, .18, (3.15, 0, .98), (0, 90, 0), m=INK, parent=pump, bevel=.05)
box((.6, .5, .4), (2.1, 0, 1.72), r=.08, m=INK, parent=pump)
HOLES = [(.94 * math.cos(math.radians(60 * k + 30)), .94 * math.sin(math.radians(60 * k + 30))) for k in range(6)]
for k, (x, y) in enumerate(HOLES):
    torus(.11, .022, (x, y, 1.585), m=GUN, parent=pump, n=32, k=8)
    if k in (1, 2, 3):                                                       # driven
        cylinder(.12, .10, (x, y, 1.63), m=BRASS, parent=pump, bevel=.025, n=32)
        cylinder(.055, .02, (x, y, 1.683), m=INK, parent=pump, bevel=.004, n=6, segments=1)
    elif k == 4:                                                             # being driven
        cylinder(.12, .10, (x, y, 1.74), m=BRASS, parent=pump, bevel=.025, n=32)
        cylinder(.06, .2, (x, y, 1.62), m=STEEL, parent=pump, bevel=.01, n=20)
bpy.context.view_layer.update()
hole = pump.matrix_world @ Vector((HOLES[4][0], HOLES[4][1], 1.79))

# ---------------------------------------------------------------------------- arm
S = 3.7
base = Vector((5.2, 1.4, TOP))
r = (hole - base) / S
lathe([(0, 0), (1.75, 0), (1.75, .10), (1.68, .15), (0, .15)], tuple(base), m=GUN, n=96, bevel=.02)
arm_small(tuple(base + Vector((0, 0, .15))), reach=(r.x, r.y, r.z - .15 / S), gripper='driver', sensor=True, teach=True, scale=S)

# ---------------------------------------------------------------------------- bench things: screws in a tray, cover plate, mug, lamp
tray = group((-2.9, -2.2, TOP), (0, 0, -12))
slab(rounded_rect(2.6, 1.7, .25), .12, .03, M('marigold'), parent=tray)
for sx, sy, w, d in ((0, -1, 2.6, .10), (0, 1, 2.6, .10), (-1, 0, .10, 1.7), (1, 0, .10, 1.7)):
    box((w, d, .34), (sx * 1.25, sy * .80, .17), r=.045, m=M('marigold'), parent=tray)
box((.07, 1.6, .26), (.1, 0, .16), r=.02, m=M('marigold'), parent=tray, segments=2)
screw = merge([cylinder(.11, .10, (0, 0, .25), m=BRASS, bevel=.02, n=20, segments=2), cylinder(.055, .42, (0, 0, 0), m=STEEL, bevel=.01, n=14, segments=2)], 'screw')
rng = random.Random(4)
for k in range(46):
    x = rng.uniform(-1.05, -.05) if k % 2 else rng.uniform(.25, 1.05)
    instance(screw, (x, rng.uniform(-.62, .62), .22 + .05 * rng.random()), (90 + rng.uniform(-18, 18), rng.uniform(-20, 20), rng.uniform(0, 360)), .86, tray)
cover = group((-3.6, .9, TOP))
lathe([(0, 0), (1.20, 0), (1.24, .04), (1.24, .14), (1.2, .18), (.5, .26), (.45, .34), (.2, .36), (0, .36)], m=M('ivory'), parent=cover, n=96, bevel=.015)
for x, y in HOLES:
    cylinder(.10, .02, (x, y, .19), m=INK, parent=cover, bevel=.004, n=24)
torus(.8, .025, (0, 0, .215), m=BRASS, parent=cover, n=64, k=8)
mug((-6.6, -1.4, TOP), 40)
desk_lamp((-1.7, 2.7, TOP), 24, scale=1.15, power=520)
box((3.0, 2.0, .05), (8.2, -2.3, TOP + .03), (0, 0, 8), .02, M('paper'))           # work sheet with bands
for i in range(5):
    box((2.2 - .25 * (i % 3), .09, .01), (8.15, -1.75 - .27 * i, TOP + .06), (0, 0, 8), .003, M('cloth_teal') if i == 1 else M('stone'), segments=1)
tube([(6.6, 1.9, TOP + .1), (7.6, 2.6, TOP + .08), (8.8, 2.9, TOP + .08), (9.7, 3.4, TOP - .2)], .11, M('rubber'))
stool((-5.2, -5.8, 0), 20, h=7.2)

# ---------------------------------------------------------------------------- room
wall_y = 6.2
box((46, .4, 26), (0, wall_y + .2, 13), r=.02, m=M('plaster'))
box((46, .06, 8.2), (0, wall_y - .03, 4.1), r=.02, m=M('plaster_teal'))
box((46, .10, .16), (0, wall_y - .05, 8.25), r=.04, m=BRASS)
box((46, .16, .6), (0, wall_y - .08, .3), r=.05, m=M('wood_dark'))
window_light((-8.3, wall_y - .05, 9.6), w=8.4, h=10.5, power=900, glow=('#fffaf0', '#f4ecda'), glow_power=2.8)
peg = group((6.8, wall_y - .06, 14.2))
box((9.6, .14, 6.0), r=.06, m=M('wood_pale'), parent=peg)
for sx, sy, w, h in ((0, 1, 9.9, .22), (0, -1, 9.9, .22), (1, 0, .22, 6.2), (-1, 0, .22, 6.2)):
    box((w, .24, h), (sx * 4.85, -.03, sy * 3.0), r=.05, m=M('wood_dark'), parent=peg)
hole_m = bake(cylinder(.06, .02, turn=(90, 0, 0), m=M('wood_dark', color='#4d3019'), bevel=0, n=12))
hole_m.hide_render = True
for i in range(15):
    for j in range(9):
        instance(hole_m, (-4.3 + .615 * i, -.072, -2.5 + .62 * j), (90, 0, 0), parent=peg)
for k in range(5):                                                           # spanners in order of size
    L = 2.0 + .34 * k
    g = group((-3.6 + 1.0 * k, -.16, .9 - .17 * k), parent=peg)
    box((.20 + .02 * k, .10, L), r=.04, m=STEEL, parent=g)
    torus(.26 + .03 * k, .085, (0, 0, L / 2 + .2), (90, 0, 0), m=STEEL, parent=g, n=40)
    torus(.26 + .03 * k, .085, (0, 0, -L / 2 - .2), (90, 40, 0), m=STEEL, parent=g, n=40, arc=280)
for k, c in enumerate(('terracotta', 'teal', 'ink')):                        # screwdrivers
    g = group((1.9 + .85 * k, -.2, .8), parent=peg)
    cylinder(.06, 1.9, (0, 0, -.8), m=STEEL, parent=g, n=20)
    lathe([(0, 0), (.18, 0), (.24, .12), (.22, .5), (.25, .95), (.16, 1.1), (0, 1.12)], m=M(c), parent=g, n=40, subdivide=1)
torus(.9, .10, (3.2, -.2, -1.7), (90, 0, 0), m=M('rubber'), parent=peg)
torus(.75, .10, (3.25, -.28, -1.72), (90, 0, 0), m=M('rubber'), parent=peg)
box((46, 30, .3), (0, -4, -.15), r=.02, m=M('stone', color='#b9a684'))

sky([(0, '#cbb994'), (.5, '#f2ead8'), (1, '#cfdfe6')], .58)
sun(-142, 34, 2.4, 3, '#fff0d8')
area((-12, -12, 20), (0, 0, 10), 8, 3000, '#fff6e8')
area((13, -9, 13), (3, 0, 11), 5, 900, '#e3eef4')
area((10, 4.5, 17), (4, 0, 12), 2, 420, '#ffcf94', size_y=6)
look(bloom=.04, vignette=.12)
camera('factory-cobot', (-7.5, -23, 12.8), (-.4, 0, 9.9), lens=43, fstop=1.0, focus=tuple(hole), aspect=3 / 2)
main()
