"""space-dish: two ground-station dishes under monsoon cloud at blue hour, one cabin window lit."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.land import NIGHT_HILLS, clods, cloud, ground, hills, neem, treeline, tuft
from props.materials import M
from sets.space.space_kit import dish

start(seed=67)

ivory, ink, brass, steel, gun = (M(n) for n in ('ivory', 'ink', 'brass', 'steel', 'gun'))
subject(dish((2.7, 1.2, 0), -34, 34, 2.7), 'dish')
dish((-5.4, 11.5, 0), -30, 36, 2.3)

# Cabin with a lit window and steps, cable duct to the dishes
cab = group((-2.7, 3.6, 0), (0, 0, 12))
box((3.2, 1.9, 1.7), (0, 0, 1.05), r=.06, m=M('plaster', color='#c3bfbd'), parent=cab)
box((3.25, 1.95, .3), (0, 0, .32), r=.04, m=M('plaster_teal'), parent=cab)
box((3.6, 2.3, .14), (0, 0, 1.96), r=.05, m=M('stone', color='#7d7f8c'), parent=cab)
box((1.1, .06, .74), (-.6, -.96, 1.25), r=.02, m=ink, parent=cab)
box((1.0, .07, .64), (-.6, -.965, 1.25), r=.01, m=material('emit', '#ffb659', power=4.2), parent=cab)
for x in (-.6,):
    box((.03, .1, .64), (x, -.97, 1.25), r=.006, m=ink, parent=cab, segments=1)
    box((1.0, .1, .03), (x, -.97, 1.3), r=.006, m=ink, parent=cab, segments=1)
box((1.24, .2, .06), (-.6, -1.0, .84), r=.015, m=M('stone'), parent=cab)
box((.72, .06, 1.3), (.75, -.96, .98), r=.02, m=M('teal'), parent=cab)
ball(.035, (1.0, -1.01, .95), m=brass, parent=cab, n=14)
for k in range(2):
    box((.95, .32, .15), (.75, -1.14 - .3 * k, .26 - .14 * k), r=.02, m=M('stone'), parent=cab)
lathe([(.03, .1), (.12, .02), (.13, 0), (.05, .06), (0, .07)], (.75, -1.15, 1.8), m=brass, parent=cab, n=32)
ball(.04, (.75, -1.15, 1.82), m=material('emit', '#ffc06a', power=22), parent=cab, n=16)
box((.8, .6, .55), (.9, .3, 2.3), r=.06, m=ivory, parent=cab)
for k in range(5):
    box((.6, .03, .04), (.9, -.01, 2.12 + .08 * k), r=.01, m=gun, parent=cab, segments=1)
cylinder(.03, 1.6, (-1.3, .5, 2.8), m=gun, parent=cab, n=16)
for k in range(4):
    tube([(-1.3 - .3 + .05 * k, .5, 3.05 + .16 * k), (-1.3 + .3 - .05 * k, .5, 3.05 + .16 * k)], .014, steel, cab, smooth=False)
for k in range(11):
    box((.5, .56, .09), (-1.9 + .52 * k, 1.9 - .12 * k, .06), (0, 0, -13), .025, M('stone', color='#6a7084'))
# Fence, path, puddles after rain
for k in range(26):
    x = -14 + 1.15 * k
    tube([(x, 6.3 + .05 * math.sin(k), 0), (x, 6.3, 1.1)], .03, gun, smooth=False, resolution=3)
for z in (.3, .65, 1.0):
    tube([(-14, 6.3, z), (15, 6.3, z)], .01, steel, smooth=False, resolution=2)
PUDDLE = material('gloss', '#18305a', rough=.04)
for x, y, sx, sy in ((-.4, -2.6, 1.5, .5), (-3.2, -1.0, 1.0, .36), (3.6, -3.0, 1.3, .34), (.6, .6, .7, .25)):
    o = superball((sx, sy, .012), 1, 1, (x, y, .10), m=PUDDLE, n=72)
    for v in o.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        v.co.x *= 1 + .16 * math.sin(3 * a + x)
        v.co.y *= 1 + .2 * math.sin(2 * a + y)
ground((-50, 50), (-12, 56), '#3f5a50', .1, (90, 70), 4)
for _ in range(420):
    x, y = random.uniform(-11, 11), random.uniform(-5.5, 9)
    tuft((x, y, .02), random.uniform(.6, 1.5), random.uniform(0, 360), 'night')
clods([(random.uniform(-9, 9), random.uniform(-5, 5), .04) for _ in range(150)], (.03, .12), '#57617c')
treeline(20, (-28, 28), 24, (.8, 1.4), 'night', 7)
hills(seed=3.4, near=34, far=62, height=(4, 9), colors=NIGHT_HILLS)

# Monsoon cloud: heaped banks, lit from the last light below
BANK = material('clay', '#5e6d97', rough=.95, bump=0, sheen=0)
for k, (x, y, z, sx, sz) in enumerate(((-16, 74, 17, 20, 5.2), (14, 80, 19.5, 24, 6.5), (-2, 92, 25, 30, 6.5), (36, 84, 15, 16, 5), (-40, 86, 20, 18, 6))):
    cloud((x, y, z), (sx, 6, sz), BANK, seed=k + 2, lobes=13)

sky([(0, '#101c36'), (.5, '#47608f'), (1, '#22386e')], .62,
    [(0, '#22325a'), (.5, '#e0a078'), (.515, '#a98fa0'), (.55, '#6f86b4'), (.62, '#42609c'), (.8, '#22386e')], .9)
sun(96, 3, 1.2, 6, '#ffb98a')
area((-5, -7, 6.5), (2.5, 1, 3), 3.4, 900, '#dfe9ff')
area((-2, -6, 1.5), (2.6, 1, 3), 2.4, 190, '#ffdcb0')
area((7.5, 4.5, 5), (2.7, 1, 3.2), 1.0, 700, '#ffb06a', size_y=4)
area((-4.5, 3.5, 6), (2, 1.5, 3.4), 1.0, 260, '#63d8d0', size_y=4)
area((0, 40, 6), (0, 80, 20), 16, 14000, '#8fa6d8')
area((-3.3, 1.6, 1.4), (-3.6, -2, .2), 1.0, 60, '#ffb659', size_y=.6)
mist(10, 105)
look(haze=('#5f77a8', .5, .85), bloom=.06, vignette=.18)

camera('space-dish', (-2.2, -10.8, 2.1), (.25, 1, 2.95), lens=35, fstop=1.4, focus=(2.2, 0, 3.4), aspect=3 / 2)

main()
