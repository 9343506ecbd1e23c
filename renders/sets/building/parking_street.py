"""Street bays before arcaded shops at dusk: one car leaving, one arriving, the empty bay in the shop light."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.land import hills, low_sun, neem
from props.town import bench_seat, bin, bx, gulmohar, kerb, lamp_pole, pavement, road_line, street_block
from props.vehicles import bar, car, scooter

start(seed=44)
street_block((.6, 3.0, .1), 0, bays=3, style=3, shops='open', lit=True, awning='teal')
street_block((5.4, 3.0, .1), 0, bays=3, style=0, shops='open', lit=True)
street_block((10.2, 3.0, .1), 0, bays=3, style=3, shops='open', lit=True, awning='teal')
pavement((-9, 12), (.15, 1.6), 0, .5)
kerb((1.5, .07, 0), 0, length=21)
bx((60, 16, .1), (0, -8.0, -.05), material('clay', '#6b6259', rough=.7, bump=3, bscale=20), None, .01)
bx((160, 140, .1), (0, 60, -.08), material('clay', '#bd935e', rough=.95, bump=4, bscale=8), None, .01)
paint = M('paper', color='#efe3cb')
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
tube([(FREE + x * math.cos(math.radians(-18)) - y * math.sin(math.radians(-18)), -1.18 + x * math.sin(math.radians(-18)) + y * math.cos(math.radians(-18)), .018) for x, y in rounded_rect(1.18, 2.2, .2, 6)],
     .018, M('lit_teal', power=3.5), smooth=False, closed=True, resolution=4)
car((BAYS[0] + .85, -1.15, 0), 162, color='#c9d6cf')
car((BAYS[1] + .85, -1.15, 0), 162)
car((BAYS[3] + .85, -1.15, 0), 162)
car((BAYS[5] + .85, -1.15, 0), 162, color='#c9d6cf')
car((4.3, -3.5, 0), 78, lit=True)                                     # leaving, nose into the road
subject(car((-1.6, -3.2, 0), 102, color='marigold', lit=True), 'arriving car')
scooter((2.55, .75, .1), 60)
bench_seat((-1.6, 1.0, .1), 0)
bin((-.6, .9, .1))
lamp_pole((-2.6, .45, .1), 0, h=3.0, lit=True)
lamp_pole((6.3, .45, .1), 0, h=3.0, lit=True)
gulmohar((-4.6, 1.1, .1), 20, h=3.6)
neem((-8.5, 6, 0), 'l', 40, 1.0)
neem((-13, 9, 0), 'l', 90, 1.1)
for k in range(10):
    neem((-36 + k * 3.2, 26 + (k * 5 % 6), 0), 's', k * 60, 1.4)
hills(seed=3, near=48, far=90, height=(3.5, 8), width=150, x=-14)
road_line([(-12, -4.6), (14, -4.6)], .07, paint, .8, .8)
golden_hour((1, 0, 1.2), azimuth=148, elevation=10, power=6.5, fill=0)
area((-5, -11, 6.5), (1.5, 0, 1.2), 6, 1050, '#fff0dc')
for x in (-.9, .6, 2.1, 3.9, 5.4, 6.9):
    area((x, 1.5, 1.45), (x, -1.4, 0), .7, 20, '#ffc476', size_y=.3)   # shop light on the bays
area((FREE, -.6, 2.6), (FREE, -1.2, 0), .9, 26, '#ffd79a')
EYE = (-3.0, -10.6, 3.0)
low_sun(EYE, azimuth=112, elevation=4.5, distance=130, degrees=5.6)
mist(10, 74)
look(haze=('#f2c08a', .56, .95), bloom=.055, vignette=.15, ev=.12)
camera('parking-street', EYE, (.55, 0, .72), lens=36, fstop=1.0, focus=(FREE, -1.4, .4))
main()
