"""Arm welding a seam; the amber screen stands left of it."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.robots import arm_large
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

start(seed=13)
GOLD, GUN, INK, STEEL = M('gold'), M('gun'), M('ink'), M('steel')
floor((-14, 14), (-9, 9), colors=('#1b294c', '#192647', '#1e2c52'), rough=.32, coat=.5)

# ---------------------------------------------------------------------------- table with clamps and the work: a beam on a plate
table = group((1.9, -.4, 0))
box((4.6, 2.6, .26), (0, 0, 1.75), r=.05, m=GUN, parent=table)
for i in range(8):
    for j in range(4):
        cylinder(.07, .01, (-1.95 + .557 * i, -.95 + .63 * j, 1.882), m=M('night'), parent=table, bevel=0, n=20)
for x in (-1.9, 1.9):
    for y in (-.95, .95):
        box((.34, .34, 1.6), (x, y, .82), r=.05, m=INK, parent=table)
        cylinder(.26, .08, (x, y, .05), m=GUN, parent=table, bevel=.02, n=40)
box((4.4, .14, .30), (0, -1.24, 1.45), r=.03, m=INK, parent=table)
PLATE_Z = 1.88
PLATE = material('metal', '#8d96a3', rough=.36, brush=1)
box((3.7, 1.7, .14), (0, 0, PLATE_Z + .07), r=.02, m=PLATE, parent=table)
box((3.4, .78, .14), (0, .04 + .39, PLATE_Z + .21), r=.02, m=PLATE, parent=table)                         # lap plate: its front edge is the seam
for x in (-1.35, -.45, .45, 1.35):                                           # ribs well behind the torch
    box((.10, .40, .34), (x, .62, PLATE_Z + .44), r=.02, m=PLATE, parent=table)
box((3.2, .10, .34), (0, .80, PLATE_Z + .44), r=.02, m=PLATE, parent=table)
for x in (-1.55, 1.55):                                                      # toggle clamps in front
    g = group((x, -.72, PLATE_Z + .14), parent=table)
    box((.30, .36, .12), (0, 0, .06), r=.03, m=M('terracotta'), parent=g)
    bar((0, .05, .1), (0, .30, .30), .05, STEEL, g)
    bar((0, -.05, .12), (0, -.42, .55), .06, M('terracotta'), g)
    cylinder(.08, .16, (0, .30, .22), m=M('rubber'), parent=g, bevel=.02, n=24)
seam_y, seam_z = .04, PLATE_Z + .14
X0, X1 = -1.5, .42                                                           # bead laid so far: from the left to the torch
bead = bake(ball(.085, scale=(.62, 1, 1), m=material('metal', '#c9a06a', rough=.3), n=20))
bead.hide_render = True
n = 46
for k in range(n):
    t = k / (n - 1)
    heat = max(0, (t - .80) / .20)
    m = material('emit', lerp_color('#c8531c', '#ffd27a', (heat - .5) * 2 if heat > .5 else 0), power=round(.6 + 3.2 * heat, 1)) if heat > .0 else None
    instance(bead, (X0 + (X1 - X0) * t, seam_y - .03, seam_z + .035), (35, 0, 8), (.62, 1, 1), table, m=m)
bpy.context.view_layer.update()
hot = table.matrix_world @ Vector((X1 + .03, seam_y - .05, seam_z + .06))
ball(.10, tuple(hot), m=material('emit', '#fff3dc', power=42), n=24)
ball(.22, tuple(hot + Vector((0, .0, .0))), m=material('thin', '#fff0d0', blend=.15), n=24)
rng = random.Random(8)
for k in range(24):                                                          # few, round
    a, v, t = rng.uniform(-2.9, -.2), rng.uniform(1.4, 3.4), rng.uniform(.14, .62)
    d = Vector((math.cos(a) * v * t, -abs(math.sin(a)) * v * t * .55, rng.uniform(1.0, 3.4) * t - 4.2 * t * t))
    if hot.z + d.z > PLATE_Z + .16:
        ball(rng.uniform(.014, .030), tuple(hot + d), m=material('emit', ('#ffb347', '#ffd58a')[k % 2], power=14), n=12)
point(tuple(hot + Vector((0, -.22, .18))), 260, .10, '#ffe2b4')
point(tuple(hot + Vector((.25, -.5, .5))), 60, .3, '#cfe6ff')

# ---------------------------------------------------------------------------- arm behind the screen, reaching over to the seam
base = Vector((-1.55, 2.6, .9))
lathe([(0, 0), (1.25, 0), (1.25, .80), (1.18, .9), (0, .9)], (base.x, base.y, 0), m=INK, n=96, bevel=.03)
torus(1.255, .03, (base.x, base.y, .55), m=GOLD, n=96, k=10)
tip = hot + Vector((0, -.02, .10)) - base
subject(arm_large(tuple(base), reach=tuple(tip), tool_pitch=-62, gripper='torch', sensor=False), 'arm')

# ---------------------------------------------------------------------------- amber screen: two framed panes, right edge left of centre
for k, x in enumerate((-5.6, -2.62)):
    g = group((x + 1.35, -2.0, 0), (0, 0, 3 if k else -2))
    box((2.62, .03, 4.5), (0, 0, 2.75), r=.005, m=material('thin', '#ffc069', blend=.12, rough=.06), parent=g, segments=1)
    for s in (-1, 1):
        box((.13, .13, 5.1), (s * 1.36, 0, 2.6), r=.04, m=INK, parent=g)
        box((.5, .9, .08), (s * 1.36, 0, .05), r=.03, m=GUN, parent=g)
    for z in (.46, 5.04):
        box((2.7, .11, .12), (0, 0, z), r=.035, m=INK, parent=g)
    for i in range(7):
        torus(.05, .014, (-1.14 + .38 * i, -.03, 4.93), (90, 0, 0), m=GOLD, parent=g, n=24, k=8)
wall_y = 6.6
box((34, .3, 11), (0, wall_y + .15, 5.5), r=.02, m=M('plaster_ink', color='#1c2c55'))
for k in range(12):
    box((2.5, .06, 4.6), (-15 + 2.65 * k, wall_y - .03, 4.2), r=.04, m=material('satin', ('#1a2a52', '#1d2e59')[k % 2], rough=.55, coat=.2))
box((34, .06, .08), (0, wall_y - .12, 7.0), r=.02, m=M('lit_teal', power=2.4))
for z in (1.3, 1.52):
    bar((-14, wall_y - .12, z), (14, wall_y - .12, z), .05, M('brass'))
for x in (5.6, 6.3):                                                         # gas bottles
    lathe([(0, 0), (.30, 0), (.31, .05), (.31, 2.3), (.24, 2.65), (.10, 2.8), (.10, 2.95), (0, 2.95)], (x, 4.6, 0), m=M('teal') if x < 6 else M('ivory'), n=48, subdivide=1)
    cylinder(.12, .16, (x, 4.6, 3.02), m=M('brass'), bevel=.03, n=32)
tube([(5.6, 4.5, 3.0), (5.0, 4.0, 2.2), (3.5, 3.6, .3), (1.5, 3.4, .12), (-.6, 3.2, .2)], .06, M('rubber'))

sky([(0, '#0f1930'), (1, '#3a5590')], .6)
area((-4.5, -7, 7), (.5, 0, 2.4), 3, 1250, '#ffe6c8')
area((8, -4, 4), (1.5, 0, 2.2), 3, 620, '#8fc2ff')
area((-2.4, -1.2, 6.6), (-1.4, 2.4, 2.6), 2.2, 520, '#ffe9d0')               # behind the glass: the arm itself
area((5, 5.4, 6), (0, 1.5, 3), 1.0, 700, '#ffc27a', size_y=4)
area((-6, 4.5, 3.5), (-1.5, 2.6, 3), .8, 620, '#6fd8d0', size_y=3)
area((1, 3.6, 5.5), (1, 6.6, 4), 5, 640, '#4a6cc0')
area((-5, 3.6, 4.5), (-4, 6.6, 4), 5, 480, '#4a6cc0')
# the arc lights the arm's underside and the edges of the glass
area(tuple(hot + Vector((-.2, .3, .5))), (-1.2, 2.2, 3.2), .5, 190, '#ffb566')
area(tuple(hot + Vector((-.5, -.4, .4))), (-1.9, -1.6, 2.6), .4, 90, '#ffb566')
look(bloom=.07, vignette=.12, ev=.18)
camera('factory-weld', (-.9, -10.6, 4.0), (.35, 0, 2.75), lens=46, fstop=1.1, focus=tuple(hot), aspect=3 / 2)
main()
