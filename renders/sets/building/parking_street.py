"""Street bays before arcaded shops in the rain: one car leaving, one arriving, the free bay lit on the wet road."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.ghats import MONSOON, ghats
from props.land import mist_bank, neem, tuft
from props.materials import M
from props.monsoon import grey_light, puddles, signs, wet
from props.presence import umbrella, umbrella_open
from props.town import bench_seat, bin, bx, gulmohar, kerb, lamp_pole, pavement, road_line, street_block
from props.vehicles import auto_rickshaw, bar, car, scooter

start(seed=44)
BLOCKS = ((.6, 3, 'teal', (None, 'दवाखाना', None)), (5.4, 0, None, ('पुस्तके', 'चहा', None)), (10.2, 3, 'teal', (None, 'किराणा', None)))
for x, style, awning, words in BLOCKS:
    street_block((x, 3.0, .1), 0, bays=3, style=style, shops='open', lit=True, awning=awning)
    signs((x, 3.0, .1), 0, words)
pavement((-9, 12), (.15, 1.6), 0, .5, tones=('#9b958a', '#918b80', '#a39c90', '#88837a'))
for x in (-5.2, -2.2, .8, 3.8):                                       # a film of water stands on some slabs
    puddles([(x, .95, .26, 2.2)], z=.104, seed=int(x * 7) + 60, drops=2)
kerb((1.5, .07, 0), 0, length=21)
bx((60, 16, .1), (0, -8.0, -.05), wet('#3c3d3f', .7, .26), None, .01)
bx((160, 140, .1), (0, 60, -.08), material('clay', '#6d7a4c', rough=.9, bump=4, bscale=8, sheen=0), None, .01)
paint = material('clay', '#d9d5c8', rough=.35, coat=.5, crough=.1, bump=0)
BAYS = [-1.3 + k * 1.5 for k in range(7)]
for x in BAYS:                                                        # angled bays, each with a sensor puck
    bx((.07, 2.4, .008), (x, -1.2, .005), paint, None, .003, (0, 0, -18))
for k, x in enumerate(BAYS[:-1]):
    cx = x + .75
    cylinder(.10, .04, (cx + .1, -1.0, .02), m=M('ivory'), n=28, bevel=.012)
    torus(.075, .011, (cx + .1, -1.0, .042), m=M('lit_teal' if k == 2 else 'lit_amber', power=6 if k == 2 else 2), n=28, k=6)
    post = group((cx - .1, .30, .1))
    bar((0, 0, 0), (0, 0, .62), .022, M('ink'), post)
    bx((.20, .06, .14), (0, 0, .68), M('ivory'), post, .025, segments=3)
    bx((.12, .01, .04), (0, -.032, .69), M('lit_teal' if k == 2 else 'lit_amber', power=4), post, .008)
FREE = BAYS[2] + .85
tube([(FREE + x * math.cos(math.radians(-18)) - y * math.sin(math.radians(-18)), -1.18 + x * math.sin(math.radians(-18)) + y * math.cos(math.radians(-18)), .022) for x, y in rounded_rect(1.18, 2.2, .2, 6)],
     .022, M('lit_teal', power=6.5), smooth=False, closed=True, resolution=4)
puddles([(-4.6, -2.2, .8, 2.0), (-3.6, -5.2, .75, 2.3), (.7, -5.6, .95, 2.2), (4.9, -5.3, .7, 2.4), (2.5, -2.9, .34, 2.0), (1.25, -3.7, .30, 2.6), (7.6, -3.4, .6, 2.0), (-1.9, -6.9, .6, 2.6), (3.6, -7.6, .7, 2.2), (-6.2, -4.0, .5, 2.2),
         (FREE - .2, -1.75, .22, 1.6)], seed=5)
puddles([(-6.0 + 2.1 * k, -.10, .10, 6.5) for k in range(8)], seed=9, drops=1)          # the gutter runs
car((BAYS[0] + .85, -1.15, 0), 162, color='#c9d6cf')
car((BAYS[1] + .85, -1.15, 0), 162)
car((BAYS[3] + .85, -1.15, 0), 162)
car((BAYS[5] + .85, -1.15, 0), 162, color='#c9d6cf')
car((4.3, -3.5, 0), 78, lit=True)                                     # leaving, nose into the road
subject(car((-1.6, -3.2, 0), 102, color='marigold', lit=True), 'arriving car')
auto_rickshaw((-6.4, -1.0, 0), 96, color='teal')
scooter((2.55, .75, .1), 60)
bench_seat((-1.6, 1.0, .1), 0)
umbrella_open((-2.30, .66, .1), 35, scale=.064, color='#1d2f4f')                       # left open to dry under the arches
umbrella_open((3.35, 1.05, .1), -40, scale=.062, color='#a8402c')
umbrella_open((6.0, .95, .1), 20, scale=.062, color='#2c2f33')
umbrella((-.98, 1.42, .2), 0, scale=.068, color='#7c2f2a')
bin((-.6, .9, .1))
lamp_pole((-2.6, .45, .1), 0, h=3.0, lit=True)
lamp_pole((6.3, .45, .1), 0, h=3.0, lit=True)
gulmohar((-4.6, 1.1, .1), 20, h=3.6)
neem((-8.5, 6, 0), 'l', 40, 1.0, tone='day')
neem((-13, 9, 0), 'l', 90, 1.1, tone='day')
for k in range(14):
    neem((-42 + k * 3.0, 24 + (k * 5 % 6), 0), 'sm'[k % 2], k * 60, 1.3, tone='day', variant=k % 2)
rng = random.Random(2)
for k in range(120):
    tuft((rng.uniform(-20, -3), rng.uniform(2.2, 16), 0), rng.uniform(.7, 1.3), k * 40, 'green')
ghats(seed=3, near=46, far=92, height=(5, 12), tones=MONSOON, width=150, x=-22)
mist_bank((-18, 40, 2.4), (26, 4, 1.6), .5, '#dfe5e4')
road_line([(-12, -4.6), (14, -4.6)], .07, paint, .8, .8)
grey_light(power=1.1, strength=1.0, ev=.26)
for x in (-.9, .6, 2.1, 3.9, 5.4, 6.9):
    spot((x, 1.5, 1.45), (x, -1.4, 0), 130, 120, .9, .2, '#ffb866')   # shop light on the wet bays; spots, because puddles mirror a panel's corners
EYE = (-3.0, -10.6, 2.55)
mist(10, 84)
camera('parking-street', EYE, (.55, 0, .80), lens=36, fstop=1.0, focus=(FREE, -1.4, .4))
main()
