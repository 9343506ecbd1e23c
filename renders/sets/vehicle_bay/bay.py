"""End-of-line bay at evening: the car on its rollers, a tray of identical parts, one marked."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.presence import chai_glass, coat
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, '..', 'factory')]
from bay_car import *
from kit import floor, line, nest_tray, pump_part, sun_gobo, window_wall, roof

start(seed=21)
GOLD, GUN, INK, STEEL, BRASS = M('gold'), M('gun'), M('ink'), M('steel'), M('brass')
S = 4.4
TURN = -58
CAR = Vector((1.9, 1.2, .12))
floor((-16, 17), (-12, 10), step=2.8)
car = subject(solid_car(tuple(CAR), TURN, S, door=56), 'car')

# ---------------------------------------------------------------------------- roller bed under both axles, let into the floor
bed = group((CAR.x, CAR.y, 0), (0, 0, TURN))
for y in (-.60 * S, .60 * S):
    box((4.9, 1.9, .06), (0, y, .03), r=.02, m=GUN, parent=bed)
    for s in (-1, 1):
        box((1.7, 1.5, .03), (s * 1.62, y, .055), r=.01, m=M('night'), parent=bed)
        for q in (-.42, .42):
            g = group((s * 1.62, y + q, .05), (0, 90, 0), parent=bed)
            cylinder(.24, 1.5, m=STEEL, parent=g, bevel=.03, n=48)
            for k in range(9):
                torus(.241, .012, (0, 0, -.64 + .16 * k), m=GUN, parent=g, n=40, k=6)
        for yy in (-.80, .80):
            box((1.8, .07, .10), (s * 1.62, y + yy, .08), r=.02, m=BRASS, parent=bed)
        for xx in (-.93, .93):
            box((.07, 1.6, .10), (s * 1.62 + xx, y, .08), r=.02, m=BRASS, parent=bed)
yellow = material('clay', '#e6b23c', rough=.6)
for s in (-1, 1):
    g = group((CAR.x, CAR.y, 0), (0, 0, TURN))
    box((.14, 11.5, .012), (s * 3.0, 0, .006), r=.004, m=yellow, parent=g, segments=2)
for k in range(9):
    g = group((CAR.x, CAR.y, 0), (0, 0, TURN))
    box((.9, .14, .012), (3.55, -5.2 + 1.3 * k, .007), (0, 0, 40), .004, yellow, parent=g, segments=2)

# ---------------------------------------------------------------------------- trolley with the tray: twelve alike, one with a marigold dot
tro = group((3.35, -4.5, 0), (0, 0, 10), .84)
for z in (.75, 2.05):
    box((3.5, 2.5, .10), (0, 0, z), r=.04, m=M('ivory'), parent=tro)
    box((3.54, 2.54, .04), (0, 0, z), r=.015, m=GOLD, parent=tro, segments=2)
for x in (-1.6, 1.6):
    for y in (-1.1, 1.1):
        cylinder(.07, 1.75, (x, y, 1.2), m=STEEL, parent=tro, bevel=.02, n=28)
        cylinder(.19, .13, (x, y, .19), (0, 90, 15), m=M('rubber'), parent=tro, bevel=.05, n=36)
        cylinder(.08, .15, (x, y, .19), (0, 90, 15), m=BRASS, parent=tro, bevel=.02, n=24)
tube([(1.72, -1.1, 2.1), (2.05, -1.1, 2.5), (2.05, 1.1, 2.5), (1.72, 1.1, 2.1)], .06, STEEL, tro)
part = pump_part()
tray = nest_tray(part, nx=4, ny=3, pitch=.74, parent=tro, at=(0, 0, 2.11), color='teal')
MARK = (-.37, -.74)
lathe([(0, 0), (.20, 0), (.21, .02), (.20, .10), (.14, .16), (0, .17)], (MARK[0], MARK[1], .165 + .37), m=material('emit', '#ff860a', power=1.4), parent=tray, n=48, subdivide=1)   # the dot, proud so that it is seen from the side
box((1.2, .8, .5), (-.7, 0, 1.05), r=.06, m=M('night'), parent=tro)

# ---------------------------------------------------------------------------- test post: screen with traces, cable to the car
post = group((-2.7, 3.9, 0), (0, 0, 22))
box((1.5, 1.0, 2.5), (0, 0, 1.25), r=.10, m=M('ivory'), parent=post)
box((1.52, 1.02, .07), (0, 0, 2.1), r=.02, m=GOLD, parent=post)
box((1.52, 1.02, .30), (0, 0, .15), r=.05, m=INK, parent=post)
for i in range(5):
    box((1.0, .03, .05), (0, -.505, 1.7 - .12 * i), r=.012, m=INK, parent=post, segments=2)
cylinder(.07, 1.1, (0, .1, 3.0), m=STEEL, parent=post)
box((2.3, .18, 1.45), (0, 0, 3.9), (-6, 0, 0), .08, INK, post)
box((2.1, .03, 1.25), (0, -.095, 3.89), (-6, 0, 0), .03, M('visor'), post)
for k, (c, h) in enumerate((('lit_teal', .25), ('lit_amber', -.2))):
    pts = [(-.9 + .09 * i, -.125 + .0, 3.95 + h + .16 * math.sin(i * .7 + k) * (1 if 6 < i < 16 else .3)) for i in range(21)]
    tube(pts, .016, M(c, power=2.2), post, resolution=4)
tube([(.3, -.3, .4), (1.0, -.9, .1), (2.0, -1.6, .1), (3.0, -1.9, .3)], .055, M('rubber'), post)

coat((-.88, .05, 2.62), -78, post, .235, color='#b5623c', lining='#efe6d6', d=.9)                 # the tester's coat on the post, a glass of chai on its top
chai_glass((.48, -.3, 2.5), 0, post, .34, level=.45)

# ---------------------------------------------------------------------------- wall: windows, a round pale-gold ventilator (the disc), tool chest
window_wall(9.0, (-16, 16), h=10.5, sill=2.5, head=8.4, pitch=4.0, lit=1.25, tone='plaster_teal', dado='plaster_ink')
roof((-16, 16), (1.0, 5.5), h=9.8)
disc_at = Vector((6.0, 8.55, 5.15))
lathe([(1.22, -.2), (1.5, -.2), (1.55, -.1), (1.5, .05), (1.28, .10), (1.22, .02), (1.22, -.2)], tuple(disc_at), (90, 0, 0), M('brass'), n=128, subdivide=1)
cylinder(1.26, .06, tuple(disc_at + Vector((0, .12, 0))), (90, 0, 0), m=material('emit', '#ffd890', power=2.3), n=128, bevel=.01)
for k in range(8):
    a = math.radians(22.5 * k)
    tube([tuple(disc_at + Vector((1.22 * math.cos(a), 0, 1.22 * math.sin(a)))), tuple(disc_at - Vector((1.22 * math.cos(a), 0, 1.22 * math.sin(a))))], .035, M('ink'), smooth=False)
torus(.46, .05, tuple(disc_at), (90, 0, 0), m=M('ink'))
chest = group((9.4, 6.6, 0), (0, 0, -14))
box((2.8, 1.4, 2.4), (0, 0, 1.35), r=.08, m=M('teal'), parent=chest)
for i in range(5):
    box((2.6, .06, .38), (0, -.70, .48 + .44 * i), r=.04, m=M('teal', rough=.45), parent=chest)
    bow_handle(1.0, .12, .035, .05, STEEL, (0, -.73, .50 + .44 * i), parent=chest)
for x in (-1.1, 1.1):
    cylinder(.18, .14, (x, -.4, .16), (0, 90, 0), m=M('rubber'), parent=chest, bevel=.04, n=36)
for k in range(3):                                                           # spare wheels by the wall
    wheel(.165 * S, .13 * S, (-8.2 + 1.7 * k, 8.0, .72), None, rim='steel', hub='ink', bolts=5).rotation_euler = (math.radians(0), math.radians(90), math.radians(78))
sun_gobo(-15, (-11, 9))

golden_hour((2, 0, 2), azimuth=156, elevation=18, power=15, fill=330)
area((-7, -9, 6), (2, 0, 1.8), 4, 140, '#fff0dc')
area((9, -6, 4.5), (3, -1, 1.6), 3, 160, '#dfeff2')
mist(14, 46)
look(haze=('#f6cd94', .24), bloom=.05, vignette=.12, ev=0)
focus = (1.0, -1.6, 1.8)
camera('car-bay', (-3.0, -14.6, 5.3), (.75, 0, 2.2), lens=39, fstop=1.2, focus=focus)
camera('car-bay.1x1', (-1.4, -15.0, 5.0), (2.2, 0, 1.9), lens=54, fstop=1.2, focus=focus, aspect=1)
main()
