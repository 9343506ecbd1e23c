"""Ring-light gate over the line at night: parts march through it, one reject is set apart."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

start(seed=9)
INK, GOLD, GUN, IVORY = M('ink'), M('gold'), M('gun'), M('ivory')
floor((-12, 15), (-9, 12), colors=('#1d2c52', '#1a284b', '#212f58'), rough=.3, coat=.5)
line_turn = 28                                                              # the belt runs from the left foreground into the gate
stage = group((0, 0, 0), (0, 0, line_turn))
conveyor((.6, 0, 0), 0, 17, w=1.7, h=1.5, kind='belt', parent=stage)

# ---------------------------------------------------------------------------- the gate: the belt passes through the ring
gate = subject(group((1.5, 0, 2.35), (0, 90, 0), parent=stage, name='gate'), 'gate')   # its Z runs along the belt
R = 1.72
lathe([(R - .22, -.30), (R + .26, -.30), (R + .34, -.22), (R + .34, .22), (R + .26, .30), (R - .22, .30), (R - .26, .24), (R - .26, -.24), (R - .22, -.30)], m=IVORY, parent=gate, n=160, bevel=.03)
for z in (-.31, .31):
    torus(R + .02, .045, (0, 0, z), m=GOLD, parent=gate, n=160, k=12)
torus(R - .02, .10, (0, 0, -.33), m=material('emit', '#ffe4bc', power=4.2), parent=gate, n=160, k=16)                   # the lit face
torus(R - .27, .03, (0, 0, 0), m=material('emit', '#bff4ea', power=5), parent=gate, n=160, k=10)
for k in range(36):
    a = math.radians(10 * k)
    cylinder(.035, .05, ((R + .20) * math.cos(a), (R + .20) * math.sin(a), -.30), m=GUN, parent=gate, bevel=.01, n=16, segments=2)
for a in (60, 180, 300):                                                     # three cameras looking at the middle; 180 is on top
    c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
    pod = group(((R + .30) * c, (R + .30) * s, 0), (0, 0, a), parent=gate)
    box((.62, .44, .42), (.22, 0, 0), r=.09, m=INK, parent=pod)
    box((.06, .46, .44), (.18, 0, 0), r=.02, m=GOLD, parent=pod, segments=3)
    cylinder(.15, .34, (-.30, 0, 0), (0, 90, 0), m=GUN, parent=pod, bevel=.03, n=48)
    for i in range(4):
        box((.02, .30, .46), (.30 + .06 * i, 0, 0), r=.008, m=GUN, parent=pod, segments=2)
for s in (-1, 1):                                                            # feet of the ring either side of the belt
    box((.7, .46, 1.5), (1.5, s * 1.62, .75), r=.10, m=INK, parent=stage)
    box((.72, .48, .07), (1.5, s * 1.62, 1.28), r=.02, m=GOLD, parent=stage, segments=3)
    box((1.1, .8, .10), (1.5, s * 1.66, .05), r=.03, m=GUN, parent=stage)
    for dx in (-.42, .42):
        cylinder(.06, .05, (1.5 + dx, s * 1.93, .12), m=GOLD, parent=stage, bevel=.012, n=6, segments=2)
tube([(1.5, 1.62, 4.55), (1.5, 2.3, 4.3), (1.5, 2.35, 2.2), (1.5, 2.0, .4)], .05, M('rubber'), stage)
light = stack_light((2.35, -1.70, 0), lit=2, h=2.1, r=.15, parent=stage)

# ---------------------------------------------------------------------------- parts: each on its puck
good = pump_part()
good.name = 'good'


def puck(x, y=0, z=1.5, m=None, parent=stage, mesh=good, scale=1.45):
    g = group((x, y, z), parent=parent)
    lathe([(0, 0), (.52, 0), (.54, .03), (.54, .12), (.50, .15), (0, .15)], m=m or M('teal'), parent=g, n=64, bevel=.015)
    torus(.52, .018, (0, 0, .075), m=GOLD, parent=g, n=64, k=8)
    instance(mesh, (0, 0, .15), (0, 0, 15), scale, g)
    return g


for k in range(5):
    puck(1.05 - 1.62 * k - (0 if k == 0 else .25))
puck(3.3)
puck(4.9)
puck(6.5)
# thin fan of light where the part is measured
box((.012, 1.5, .012), (1.05, 0, 2.32), r=.004, m=material('emit', '#35e6d4', power=8), parent=stage, segments=1)

# ---------------------------------------------------------------------------- set apart: a tray on its own stand, in front, right
side = group((2.55, -3.15, 0), (0, 0, 8), parent=stage)
box((2.0, 1.5, .12), (0, 0, 1.18), r=.05, m=INK, parent=side)
for x in (-.85, .85):
    for y in (-.6, .6):
        cylinder(.06, 1.15, (x, y, .58), m=M('steel'), parent=side, bevel=.015, n=28)
        cylinder(.11, .04, (x, y, .025), m=GUN, parent=side, bevel=.01, n=28)
slab(rounded_rect(1.7, 1.2, .16), .10, .03, M('marigold'), (0, 0, 1.24), parent=side)
slab(rounded_rect(1.5, 1.0, .12), .03, .008, M('night'), (0, 0, 1.325), parent=side)
bad = pump_part(M('brass', color='#9a6a3c', rough=.4))
bad.name = 'bad'
puck(0, 0, 1.355, M('terracotta'), side, bad)
box((.16, .10, .10), (.235, -.20, 1.67), (20, 30, 15), .02, M('night'), parent=side)            # the chip in its flange
# reject pusher across the belt
box((.5, .9, .4), (3.3 - .2, 1.5, 1.75), r=.07, m=IVORY, parent=stage)
cylinder(.06, .8, (3.1, .95, 1.78), (90, 0, 0), m=M('steel'), parent=stage, n=24)
box((.5, .08, .3), (3.1, .62, 1.78), r=.03, m=M('teal'), parent=stage)

# accepted tray at the end of the line
nest_tray(good, nx=4, ny=3, at=(9.6, 1.2, 1.0), parent=stage)
box((3.4, 2.6, 1.0), (9.6, 1.2, .5), r=.08, m=INK, parent=stage)

# wall: panels, conduit, a band of cool light
wall_y = 7.2
box((30, .3, 9), (2, wall_y + .15, 4.5), r=.02, m=M('plaster_ink', color='#22345f'))
for k in range(9):
    box((2.7, .08, 4.4), (-9 + 2.85 * k, wall_y - .04, 3.9), r=.04, m=material('satin', ('#1f3058', '#22355f')[k % 2], rough=.5, coat=.2))
box((30, .14, .3), (2, wall_y - .07, .15), r=.04, m=M('night'))
box((28, .05, .07), (2, wall_y - .10, 6.4), r=.02, m=M('lit_teal', power=2.2))
for z in (1.3, 1.5):
    bar((-12, wall_y - .12, z), (15, wall_y - .12, z), .045, M('brass'))

sky([(0, '#0a1124'), (1, '#2b3f6e')], .4)
area((-5.5, -7, 7), (1, 0, 1.8), 3, 1250, '#ffe6c8')
area((8, -5, 3.5), (2, 0, 1.8), 3, 330, '#8fc2ff')
area((5.5, 5.8, 6), (1.5, 0, 2.2), 1.2, 520, '#ffc27a', size_y=4)
area((-6, 4.5, 5), (0, 7.2, 3.5), 3, 420, '#3f6bd6')
area((8, 3, 4.5), (7, 7.2, 3.5), 3, 260, '#2f9a98')
look(bloom=.055, vignette=.16)
# measuring light under the ring
bpy.context.view_layer.update()
mid = stage.matrix_world @ Vector((1.0, 0, 3.6))
area(tuple(mid), tuple(stage.matrix_world @ Vector((.9, 0, 1.5))), .8, 70, '#fff0d8')
focus = stage.matrix_world @ Vector((1.05, -.3, 2.0))
camera('factory-vision', (-3.6, -11.6, 4.6), (.35, 0, 2.3), lens=42, fstop=1.1, focus=tuple(focus))
camera('factory-vision.1x1', (-3.0, -12.0, 4.6), (1.6, 0, 2.3), lens=50, fstop=1.1, focus=tuple(focus), aspect=1)
main()
