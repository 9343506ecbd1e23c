"""Network lab at night: a radio under the heat lamp, its twin on the roof outside in the rain.  Camera: netlab-bench."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.presence import chai_glass
from sets.rooms_kit import wall, window
from sets.telecom.netlab_build import bench, heat_lamp, radio_unit

start(seed=172)
BRASS, INK = M('brass'), M('ink')
radio = subject(bench(), 'radio')
heat_lamp((3.9, 1.2, 5.0), (1.6, -.7, 1.6))
chai_glass((-1.9, -2.4, 0), 40, scale=1.0, level=.5, saucer=True)
# hand tools on the mat
for k in range(3):
    g = group((4.2 + .5 * k, -2.7, .12), (0, 90, 68 + 4 * k))
    cylinder(.1, .8, m=(M('marigold'), M('teal'), M('terracotta'))[k], parent=g, n=24, bevel=.04)
    cylinder(.035, .9, (0, 0, .8), m=M('steel'), parent=g, n=16, bevel=.01)
meter = group((-.9, -1.2, 0), (0, 0, 22))
box((1.1, .5, 1.7), (0, 0, .9), (-14, 0, 0), .14, M('marigold', color='#c98a2a'), meter)
box((.86, .1, .6), (0, -.24, 1.32), (-14, 0, 0), .05, M('visor'), meter)
for k in range(4):
    box((.1, .03, .1 + .07 * k), (-.24 + .16 * k, -.31, 1.22 + .035 * k), (-14, 0, 0), .015, M('lit_teal', power=3), meter, segments=1)
cylinder(.24, .12, (0, -.2, .68), (76, 0, 0), m=INK, parent=meter, n=40, bevel=.03)

# ---------------------------------------------------------------------------- wall with the window, left of the bench
WALL = material('clay', '#22355f', rough=.8, bump=0)
wall(30, 14, [(6.9, 14.0, 3.3, 10.2)], m=WALL, at=(-14, 4.4, -4), thick=.7)
W = group((-3.55, 4.6, -.7))
window(7.1, 6.9, 2, 1, (0, 0, 0), m=M('wood_dark'), depth=.4, bar=.16, parent=W)
box((7.1, .02, 6.9), (0, .12, 3.45), r=.004, m=material('thin', '#cfe3f0', blend=.1), parent=W, segments=1)
# drops and runs on the pane
rnd = random.Random(6)
drop = superball((.045, .03, .055), .9, .9, m=material('gloss', '#9fc2e6', rough=.03), n=12)
drop.hide_render = True
for _ in range(240):
    instance(drop, (-3.55 + rnd.uniform(-3.4, 3.4), 4.76, -.6 + rnd.uniform(.1, 6.7)), (0, 0, 0), (rnd.uniform(.5, 1.2), 1, rnd.uniform(.5, 2.2)))
# pegboard and a hung screen on the wall, right
for k in range(5):
    x = 3.0 + .62 * k
    tube([(x, 4.3, 7.6), (x, 4.05, 7.55), (x, 4.0, 7.7)], .03, BRASS)
    torus(.42, .05, (x, 4.12, 7.15), (90, 0, 0), M('rubber', color=('#1f9a8e', '#f09a14', '#e9dfcb', '#c9541d', '#24407a')[k]), n=48, k=8)
    torus(.36, .05, (x + .02, 4.06, 7.18), (90, 0, 0), M('rubber', color=('#1f9a8e', '#f09a14', '#e9dfcb', '#c9541d', '#24407a')[k]), n=48, k=8)

# ---------------------------------------------------------------------------- outside: wet roof edge, the twin on a short mast, town lights, rain
ROOF = material('satin', '#2b3a5e', rough=.16, coat=.9, crough=.06)
box((26, 9, .4), (-8, 12.5, -1.9), r=.05, m=ROOF)
box((26, .7, 1.0), (-8, 17.2, -1.4), r=.08, m=material('satin', '#3a4a72', rough=.3, coat=.6))
box((26, .9, .14), (-8, 17.2, -.86), r=.05, m=material('satin', '#5a6a90', rough=.2, coat=.8))
cylinder(.13, 6.2, (-5.4, 11.2, 1.2), m=M('steel'), n=32)
lathe([(0, 0), (.6, 0), (.6, .1), (.2, .2), (.14, .5), (0, .5)], (-5.4, 11.2, -1.7), m=M('gun'), n=40)
twin = radio_unit((-5.4, 10.75, .9), 8, None, 1.25)
box((.5, .3, .3), (-5.4, 11.1, 2.0), r=.05, m=M('gun'))
box((.5, .3, .3), (-5.4, 11.1, 3.4), r=.05, m=M('gun'))
for k in range(4):
    tube([(-6.0 + .4 * k, 10.75, 1.05), (-5.9 + .35 * k, 10.8, .3), (-5.5 + .05 * k, 11.0, -.8), (-5.2, 11.4, -1.6)], .06, M('rubber'), steps=8)
for k in range(46):
    a, d = rnd.uniform(-1, 1), rnd.uniform(34, 70)
    b = group((a * d * .6 - 10, d, -9))
    w, h = rnd.uniform(3, 6), rnd.uniform(4, 10)
    box((w, 3, h), (0, 0, h / 2), r=.1, m=material('clay', rnd.choice(('#1a2848', '#1f2f55', '#16223f')), bump=0), parent=b, segments=1)
    for _ in range(rnd.randint(1, 4)):
        box((.5, .1, .6), (rnd.uniform(-.4, .4) * w, -1.52, rnd.uniform(.3, .9) * h), r=.02, m=material('emit', rnd.choice(('#ffb863', '#ffcf90', '#7fd6c6')), power=2.2), parent=b, segments=1)
streak = bake(cylinder(.012, 1.0, m=material('emit', '#9fc0ea', power=.55), n=6, bevel=0))
streak.hide_render = True
for _ in range(420):
    y = rnd.uniform(5.6, 20)
    o = instance(streak, (rnd.uniform(-14, 3), y, rnd.uniform(-2, 11)), (0, 7, 0), (1, 1, rnd.uniform(.5, 1.3)))
    hide_from(o, shadow=True, diffuse=True)
for _ in range(60):                                        # rings where drops meet the roof
    torus(rnd.uniform(.08, .25), .012, (rnd.uniform(-12, 2), rnd.uniform(9, 16.5), -1.69), m=material('satin', '#8fa6d0', rough=.2), n=24, k=6)

# ---------------------------------------------------------------------------- light
sky([(0, '#0a1124'), (.5, '#24406e'), (1, '#142244')], .5, [(0, '#16244a'), (.5, '#35588f'), (.56, '#2a4678'), (.75, '#182a52'), (1, '#101d3c')], .9)
area((-4.5, -10.5, 6.5), (1.5, 0, 1.5), 3.2, 520, '#ffe6cc')
area((10, -7, 6), (5, 0, 2), 3, 420, '#8fb8ff')
area((-3.6, 5.6, 4), (0, -2, .5), 5, 320, '#6f9be6', size_y=5)
area((-8.0, 6.6, 5.5), (-5.4, 10.9, 2), 2.0, 700, '#a9d0ff')                 # the twin, cool
area((-1.5, 14, 6), (-5.4, 10.9, 2.2), 1.2, 380, '#57d8cf', size_y=3)        # teal rim on the twin
area((9.5, 3.2, 8.0), (6.5, 0, 2), 1.6, 240, '#6fd8d0', size_y=3)
area((1.2, -.8, 4.2), (1.6, -.6, 0), 1.2, 150, '#ff9d3a')
mist(14, 60)
look(haze=('#2c4a86', .35, .55), bloom=.06, vignette=.18, ev=.4)

camera('netlab-bench', (-2.2, -14.6, 4.5), (.95, 0, 2.5), lens=41, fstop=.9, focus=(1.5, -.8, 1.7))
camera('netlab-bench.1x1', (-1.6, -15.0, 4.6), (.5, 0, 2.5), lens=50, fstop=.9, focus=(1.5, -.8, 1.7), aspect=1)
main()
