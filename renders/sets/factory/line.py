"""The stopped line: stack light marigold, arm raised, one part missing from its nest."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.furniture import stool
from props.materials import M
from props.presence import chai_glass
from props.robots import arm_large, spot_of
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

start(seed=8)
floor((-18, 18), (-12, 12))
window_wall(9.5, (-16, 16), h=10, sill=2.4, head=8.2, lit=1.5)
roof((-16, 16), (0.5, 5.5), h=9.2)
sun_gobo(-14, (-10, 10))

# ---------------------------------------------------------------------------- arm in its guarded circle
AX, AY = 3.4, .2
arm = subject(arm_large((AX, AY, .14), turn=-64, angles=(0, -20, 88, 66), gripper='jaw', sensor=True, vision=True, scale=1.12), 'arm')
lathe([(0, 0), (2.15, 0), (2.15, .09), (2.08, .14), (0, .14)], (AX, AY, 0), m=material('metal', '#e7c684', rough=.34), n=128, bevel=.02)   # the disc
torus(1.72, .03, (AX, AY, .14), m=M('ivory'), n=128, k=10)
for k in range(24):
    a = math.radians(15 * k)
    cylinder(.06, .05, (AX + 1.92 * math.cos(a), AY + 1.92 * math.sin(a), .155), m=M('gun'), bevel=.012, n=6, segments=2)
yellow = material('clay', '#e6b23c', rough=.6)
for a, b in (((.2, 4.2), (6.6, 4.2)), ((6.6, 4.2), (6.6, -2.9)), ((-2.4, -2.9), (6.6, -2.9))):
    line(a, b, .18, yellow)
for k in range(8):                                                           # hatched corner
    line((-1.9 + k * 1.1, -2.98), (-1.4 + k * 1.1, -3.55), .15, yellow)

# guard rail behind the arm
for k in range(5):
    x = .2 + 1.6 * k
    box((.16, .16, 2.5), (x, 4.5, 1.25), r=.04, m=M('ink'))
    box((.34, .34, .05), (x, 4.5, .03), r=.015, m=M('gun'))
    box((.18, .18, .16), (x, 4.5, 2.42), r=.04, m=M('brass'))
for z in (.7, 1.5, 2.25):
    bar((.2, 4.5, z), (6.6, 4.5, z), .05, M('steel'))

# ---------------------------------------------------------------------------- line
TURN, CX, CY = 38, -2.6, -1.6
conveyor((CX, CY, 0), TURN, 15, w=1.75, h=1.3)
part = pump_part()
part.name = 'part'
line_group = group((CX, CY, 1.31), (0, 0, TURN))
for k, x in enumerate((-5.6, -3.0, -.4, 2.2, 4.8)):
    nest_tray(part, missing=(1,) if k == 2 else (), nx=3, ny=2, parent=line_group, at=(x, 0, 0), lit_missing=False)
light = stack_light((.15, -.75, 0), lit=1, h=3.2, r=.27)
box((.9, .7, 1.5), (-.1, 3.3, .75), r=.08, m=M('ivory'))                    # the line's control post
box((.92, .72, .06), (-.1, 3.3, 1.28), r=.02, m=M('gold'))
box((.6, .04, .34), (-.1, 2.94, 1.05), r=.05, m=M('visor'))
for i in range(3):
    box((.10 + .08 * i, .02, .035), (-.27 + .05 * i, 2.915, 1.13 - .08 * i), r=.01, m=M('lit_teal', power=2), segments=2)
for i, m in enumerate((M('teal'), M('terracotta'), M('brass'))):
    cylinder(.07, .06, (-.33 + .23 * i, 2.93, .68), (90, 0, 0), m=m, bevel=.02, n=32)

# the empty seat of the line's operator
seat = stool((4.2, -2.4, 0), 20, scale=.23)
chai_glass((.15, -.1, 4.72), 30, seat, 1.35, level=.55)

# bins and a crate of blanks by the wall
for k, c in enumerate(('teal', 'night', 'terracotta')):
    tote((1.5, 1.0, .8), c, at=(-5.6 + 1.8 * k, 7.6, 0))
tote((1.5, 1.0, .8), 'ivory', at=(-5.5, 7.6, .82))
carts = carton((1.1, .9, .8))
for x, y, z, t in ((8.6, 6.8, 0, 4), (9.9, 7.0, 0, -6), (9.2, 6.9, .81, 10), (8.2, 5.6, 0, 15)):
    instance(carts, (x, y, z), (0, 0, t), 1.15)

# ---------------------------------------------------------------------------- light
golden_hour((1, 0, 2.5), azimuth=160, elevation=19, power=15, fill=420)
area((9, -6, 4), (3, 1, 2.5), 3, 160, '#dff0f0')
point(tuple(spot_of(light, 'light') + Vector((-.5, -.5, 0))), 22, .2, '#ff9d1e')
mist(14, 46)
look(haze=('#f6cd94', .26), bloom=.05, vignette=.12, ev=-.05)

focus = (2.4, -.6, 3.2)
camera('factory-line', (-3.4, -15.6, 6.6), (.35, 0, 2.55), lens=42, fstop=1.2, focus=focus)
camera('factory-line.1x1', (-1.8, -15.6, 6.6), (2.3, 0, 2.5), lens=56, fstop=1.2, focus=focus, aspect=1)
main()
