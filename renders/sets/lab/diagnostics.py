"""S19 corner A at night, keyed: the test line. a label printer, b sorter, c analyser, d second reader, e signing screen, f phone."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M, keyed
from props.devices import phone, screen_flat
from lab_build import analyser, bench, conveyor

start(seed=52)
bench((-16, 16), (-3.4, 4.2), night=True)
ivory, ink, brass = M('ivory'), M('ink'), M('brass')

conveyor(-7.2, 7.0, -1.1, 0, lit=(-.9,), skip=((-8, -6.6), (6.6, 9)))

# a: label printer at the needle's side, a blank label tongue coming out, tape roll under a clear lid
a = group((-7.35, .55, 0), (0, 0, 10))
superball((.95, .9, .62), .3, .3, (0, 0, .64), m=ivory, parent=a, n=96)
superball((.96, .91, .03), .3, .3, (0, 0, .5), m=M('teal'), parent=a, n=96)
cylinder(.46, .9, (0, .12, 1.25), (0, 90, 0), m=M('paper'), bevel=.03, n=64, parent=a)
cylinder(.16, .98, (0, .12, 1.25), (0, 90, 0), m=brass, bevel=.02, n=32, parent=a)
lathe([(.60, -.62), (.60, .62)], (0, .12, 1.2), (0, 90, 0), m=material('thin', '#a9d0cc', rough=.03), parent=a, n=64)
tube([(0, -.88, .70), (0, -1.02, .68), (0, -1.12, .60)], .012, M('paper'), a)
box((.62, .40, .02), (0, -1.05, .66), (24, 0, 0), .006, M('paper'), a, segments=2)
for k in range(9):
    box((.02 + .012 * (k % 3), .20, .006), (-.22 + .055 * k, -1.05, .674), (24, 0, 0), .002, M('ink'), a, segments=1)
box((.5, .03, .16), (-.2, -.9, .95), r=.03, m=M('visor'), parent=a)
superball((.05, .02, .05), .8, .8, (.35, -.9, .95), m=M('lit_amber', power=5), parent=a, n=16)

# b: sorter: star wheel over three lanes
b = group((-3.9, .75, 0), (0, 0, 4))
superball((1.35, 1.05, .50), .25, .3, (0, 0, .52), m=ivory, parent=b, n=96)
superball((1.362, 1.062, .03), .25, .3, (0, 0, .42), m=brass, parent=b, n=96)
lathe([(0, 0), (.92, 0), (.98, .05), (.92, .12), (0, .12)], (0, 0, 1.0), m=ink, parent=b, n=96, subdivide=1)
for k in range(10):
    q = 2 * math.pi * k / 10
    cylinder(.14, .34, (.72 * math.cos(q), .72 * math.sin(q), 1.25), m=M(('teal', 'mint', 'ivory')[k % 3]), bevel=.04, n=32, parent=b)
lathe([(0, 0), (.30, 0), (.34, .06), (.26, .34), (.12, .44), (0, .45)], (0, 0, 1.1), m=M('steel'), parent=b, n=64, subdivide=1)
tube([(0, .2, 1.5), (0, .5, 2.4), (0, .1, 2.75), (0, -.7, 2.6), (0, -1.4, 2.15)], .10, ivory, b)
for s in (-1, 1):
    box((.06, .10, .42), (s * .12, -1.46, 1.95), (0, s * 6, 0), .02, M('steel'), b, segments=2)
ball(.16, (0, -1.4, 2.18), m=ink, parent=b, n=40)
torus(.15, .02, (0, -1.4, 2.18), (0, 90, 0), brass, b, 40, 8)
superball((.3, .02, .06), .6, .6, (0, -1.02, .72), m=M('lit_teal', power=4), parent=b, n=24)

# c: analyser, the round one
analyser((2.0, 1.7, 0), -5, scale=1.06, lit=1.25, wheel='#f0a33a')

# d: second reader: bridge over the track with a teal light curtain
d = group((5.45, -1.1, 0))
for s in (-1, 1):
    superball((.34, .24, .95), .25, .35, (0, s * .72, .95), m=ivory, parent=d, n=64)
superball((.42, 1.0, .30), .25, .3, (0, 0, 2.05), m=ivory, parent=d, n=96)
superball((.428, 1.01, .022), .25, .3, (0, 0, 1.95), m=brass, parent=d, n=96)
superball((.05, .34, .12), .5, .5, (-.40, 0, 2.1), m=M('visor'), parent=d, n=48)
box((.05, .44, .04), (0, 0, 1.745), r=.012, m=M('lit_teal', power=8), parent=d, segments=2)
hide_from(box((.012, .42, 1.2), (0, 0, 1.14), r=.003, m=material('mist', '#35e6d4', strength=.5), parent=d, segments=1), shadow=True, diffuse=True)
torus(.16, .022, (0, -1.0, 2.08), (90, 0, 0), M('lit_teal', power=4), d, 48, 8)

# e: signing screen on its foot, f: phone on an easel
screen_flat((8.15, 2.1, 0), -14, scale=.62, art='bands', gain=1.2)
box((1.5, 1.0, .10), (7.6, .05, .05), (0, 0, -14), .04, ink)
box((1.34, .84, .03), (7.6, .05, .115), (0, 0, -14), .012, M('visor'), segments=2)
tube([(7.15, .0, .14), (7.35, .18, .14), (7.5, -.05, .14), (7.7, .18, .14), (8.0, .02, .14)], .02, M('lit_amber', power=4))
tube([(7.95, -.3, .16), (8.45, .35, .55)], .035, ivory, smooth=False)
phone((9.45, .1, 0), -16, scale=1.0, art='one', pose='stand', gain=1.2)

# the needle-side tray at the far left and the back wall with a dim shelf of bottles
box((40, .4, 16), (0, 6.4, 4), r=.02, m=material('clay', '#152448', bump=0))
for k in range(9):
    box((3.9, .14, 6.5), (-16 + 4 * k, 6.15, 4.4), r=.08, m=material('clay', '#1a2b54', bump=0), segments=3)
box((34, 1.2, .16), (0, 5.5, 4.1), r=.05, m=M('wood_dark'))
rnd = random.Random(4)
for k in range(34):
    x = -14.5 + k * .86 + rnd.uniform(-.1, .1)
    r, h = rnd.uniform(.2, .34), rnd.uniform(.7, 1.3)
    lathe([(0, 0), (r, 0), (r, h * .7), (r * .45, h * .86), (r * .45, h), (0, h)], (x, 5.4, 4.18), m=rnd.choice((M('teal'), M('ivory'), ink, M('terracotta'), M('mint'))), n=32, bevel=.02)
box((30, .06, .06), (0, 5.0, 3.98), r=.02, m=material('emit', '#35e6d4', power=2.2))

sky([(0, '#0a1124'), (1, '#2b3f6e')], .35)
area((-7.5, -7.5, 8.5), (-1, 0, 1.2), 4.0, 1500, '#ffe7cb')
area((9.5, -6.5, 5.0), (3, 0, 1.2), 3.5, 520, '#8fc2ff')
area((4.0, 5.2, 6.0), (2.0, .5, 2.0), 1.2, 620, '#ffb765', size_y=3)
area((-7, 4.8, 5.0), (-4.5, .5, 1.0), 1.2, 520, '#6fd8d0', size_y=3)
point((-.9, -1.7, 1.6), 60, .2, '#ffb347')
mist(14, 30)
look(bloom=.06, vignette=.14, ev=.45)
camera('lab-diagnostics', (.4, -14.4, 5.7), (.95, .35, 1.72), lens=27.5, fstop=1.6, focus=(.6, -.4, 1.6))
camera('lab-diagnostics.1x1', (.2, -19.5, 8.2), (.95, .35, 1.9), lens=39, fstop=1.6, focus=(.6, -.4, 1.6), aspect=1)
keyed('lab-diagnostics', {'a': (-7.35, .3, 1.4), 'b': (-3.9, .5, 1.6), 'c': (1.5, 1.2, 3.0), 'd': (5.45, -1.1, 2.1), 'e': (8.15, 2.1, 2.2), 'f': (9.45, .1, 1.0)})
main()
