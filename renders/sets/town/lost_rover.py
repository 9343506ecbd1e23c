"""The inspection rover where the road stops, at the table's edge, with a blank map."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.land import clods, hills, low_sun, neem, tuft
from props.robots import rover_small
from props.town import bx, kerb, lamp_pole, pavement
from props.vehicles import bar, packed

start(seed=71)
# ---------------------------------------------------------------------------- the table's edge runs along X at y = 3.4
EDGE = 3.4
for k in range(9):
    bx((26, .98, .5), (0, EDGE - .5 - k * 1.0, -.66), M('wood', color=('#9a6236', '#a76c3d', '#925c33')[k % 3]), None, .05, segments=3)
bx((26, .34, .95), (0, EDGE + .20, -.80), M('wood_dark'), None, .10, segments=4)
for k in range(18):
    ball(.06, (-8.5 + k, EDGE + .20, -.32), m=M('brass'), n=14)
# model ground: laterite plate that stops short of the edge, crumbling
slab([(-12, -9), (12, -9)] + [(12 - k * .4, EDGE - 1.25 + .10 * math.sin(k * 1.9) + .07 * math.sin(k * 4.3)) for k in range(61)], .34, .08, material('clay', '#c1905a', rough=.95, bump=5, bscale=8), (0, 0, -.40))

# road from lower left up to the barrier, its last slabs unfinished
road_turn = -27
road = group((.55, 1.3, 0), (0, 0, road_turn))
box((1.9, 13, .07), (0, -6.2, -.045), r=.02, m=M('stone', color='#dccdb0'), parent=road)
box((1.6, 12.6, .07), (0, -6.2, -.036), r=.02, m=material('clay', '#716860', rough=.85, bump=3, bscale=20), parent=road)
for k in range(8):
    box((.07, .62, .008), (0, -1.3 - k * 1.3, .003), r=.003, m=M('paper', color='#efe3cb'), parent=road, segments=1)
for s in (-1, 1):
    kerb((s * .90, -6.2, -.01), 90 if s < 0 else -90, length=12.4, parent=road, scale=(1, .8, .8))
for k in range(7):                                                   # a broken end: loose pieces of surface
    a = k * .9
    slab([(.22 * math.cos(t) * (1 + .3 * math.sin(3 * t + k)), .16 * math.sin(t)) for t in [2 * math.pi * q / 7 for q in range(7)]], .05, .01, material('clay', '#716860', rough=.85, bump=3, bscale=20),
         (-.7 + k * .24, .22 + .16 * (k % 3), -.03), (0, 0, k * 47), road, 2)
clods([(.55 + random.uniform(-1.6, 1.6), 1.7 + random.uniform(-.3, .9), -.03) for _ in range(60)], (.02, .07), '#a9683f')
# barrier across the end: two trestles, two striped boards, two lamps
bar_g = group((.10, .78, 0), parent=road)
for s in (-1, 1):
    for e in (-1, 1):
        tube([(s * .78, e * .20, .0), (s * .78, 0, .74)], .028, M('wood_dark'), bar_g, smooth=False, resolution=4)
    tube([(s * .78, -.13, .22), (s * .78, .13, .22)], .018, M('wood_dark'), bar_g, smooth=False, resolution=4)
    lathe([(0, 0), (.05, 0), (.06, .03), (.03, .05), (0, .05)], (s * .78, 0, .74), m=M('gun'), n=24, parent=bar_g)
    superball((.06, .06, .07), .8, 1, (s * .78, 0, .84), m=M('lit_amber', power=4.5), n=24, parent=bar_g)
for z in (.36, .62):
    for k in range(8):
        bx((.24, .05, .15), (-.84 + k * .24, -.04, z), M('ivory') if k % 2 else M('ink'), bar_g, .015, (0, 0, 0), 2)
    for s in (-1, 1):
        cylinder(.022, .03, (s * .78, -.07, z), (90, 0, 0), .005, M('brass'), n=12, parent=bar_g)

# ---------------------------------------------------------------------------- the rover and its map
rover = subject(rover_small((1.05, -.15, 0), -22, scale=1.6), 'rover')
fold = group((.50, -1.55, .36), (46, 0, -22))                        # a sheet of six panels, opened low before it, below the eyes
PAPER = M('paper')
for k in range(6):
    a = (-1) ** k * 9
    panel = group(((k - 2.5) * .265, 0, 0), (0, a, 0), parent=fold)
    box((.272, .012, .80), r=.004, m=PAPER, parent=panel, segments=1)
    for z in (-.12, .12):
        box((.275, .003, .004), (0, -.007, z), r=.001, m=M('stone', color='#d6cbb4'), parent=panel, segments=1)
for s in (-1, 1):                                                    # two slim arms hold its edges
    tube([(1.05 + s * .50 - .15, -.62 - .18 * s, .60), (.84 + s * .88, -1.02 - .32 * s, .62), (.52 + s * .74, -1.50 - .30 * s, .42)], .035, M('ink'), resolution=5, steps=12)
    ball(.06, (.52 + s * .74, -1.50 - .30 * s, .40), m=M('brass'), n=20)
    ball(.055, (.84 + s * .88, -1.02 - .32 * s, .62), m=M('brass'), n=20)
for x, y in ((-1.05, .35), (2.55, 1.35)):                            # cones by the broken end
    lathe([(.22, 0), (.22, .03), (.15, .04), (.12, .12), (.05, .46), (.035, .48), (0, .48)], (x, y, -.05), m=M('terracotta'), n=32)
    lathe([(.108, .17), (.083, .27), (.0, .27)], (x, y, -.046), m=M('ivory'), n=32)
for k in range(26):
    t = k / 26
    tuft((random.uniform(-7, 7), random.uniform(-4.5, 2.4), -.06), random.uniform(.35, .8), random.uniform(0, 360), 'dry') if k % 3 else tuft((2.6 + random.uniform(-.4, 1.6), random.uniform(-2, 2.2), -.06), .6, k * 30, 'green')
neem((4.6, 1.6, -.06), 's', 20, 1.3)
neem((5.9, .4, -.06), 'm', 120, 1.0)
neem((-6.2, 1.2, -.06), 'm', 70, 1.1)

# ---------------------------------------------------------------------------- beyond the edge: only haze, far hills, the sun
bx((600, 400, .1), (0, 160, -9), material('clay', '#dcb885', rough=.95, bump=0, sheen=0), None, .01)
hills(seed=8, near=58, far=110, height=(4, 8.5), width=160, base=-9.5)
golden_hour((.8, 0, .8), azimuth=112, elevation=13, power=8.5, fill=620)
area((2.5, -5.5, 2.6), (1, -.4, .6), 2.2, 90, '#fff0dc')
EYE = (-1.6, -6.9, 2.15)
low_sun(EYE, azimuth=83.5, elevation=.2, distance=160, degrees=6.4)
mist(9, 80)
look(haze=('#f7cf98', .62, 1.0), bloom=.05, vignette=.14, ev=.1)
camera('town-lost-rover', EYE, (.10, 0, .80), lens=37, fstop=.6, focus=(.95, -.7, .75))
camera('town-lost-rover.1x1', (-1.0, -6.9, 2.15), (.78, 0, .85), lens=43, fstop=.6, focus=(.95, -.7, .75), aspect=1)
main()
