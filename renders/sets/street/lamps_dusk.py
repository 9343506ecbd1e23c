"""Main street at dusk: lamps lit only near people, small sensors on poles, bin, bay and meter cover."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M, keyed
from props.land import low_sun
from props.town import bench_seat, bin, bus_stop, bx, gulmohar, lamp_at, lamp_pole
from props.vehicles import auto_rickshaw, car, scooter
import main_street_build as street

start(seed=10)
street.streets(night=True)
H, PX = 2.8, street.KERB_R + .40
POLES = [(-1.2, True), (3.6, False), (8.4, True), (13.2, False)]     # lit where needed
for k, (y, on) in enumerate(POLES):
    lamp_pole((PX, y, .1), -90, h=H, lit=on, sensor=True, gateway=k == 0, air=k == 0)
    lx, ly, lz = lamp_at(H)
    if on:
        spot((PX - .7, y, .1 + lz - .08), (PX - .55, y, 0), 150, 112, .65, .10, '#ffbf6a')
lamp_pole((street.KERB_L - .45, 1.0, .1), 90, h=H, lit=False, sensor=True)
lamp_pole((street.KERB_L - .45, 8.0, .1), 90, h=H, lit=True, sensor=True)
spot((street.KERB_L + .25, 8.0, 2.66), (street.KERB_L + .2, 8.0, 0), 130, 112, .65, .1, '#ffbf6a')

BIN = (1.22, -2.55, .1)
bin(BIN, sensor=True)
# two bays at the kerb: one taken, one free with its sensor puck ringed
paint = M('paper', color='#9aa4bc')
for y in (.9, 3.3, 5.7):
    bx((1.06, .06, .008), (.04, y, .005), paint, None, .003)
bx((.06, 4.86, .008), (-.50, 3.3, .005), paint, None, .003)
PUCK = (.04, 2.1, .02)
cylinder(.11, .04, PUCK, m=M('ivory'), n=32, bevel=.015)
torus(.085, .012, (PUCK[0], PUCK[1], .042), m=M('lit_teal', power=9), n=36, k=8)
torus(.30, .008, (PUCK[0], PUCK[1], .012), m=M('lit_teal', power=4), n=48, k=6)
car((.06, 4.5, 0), 0, color='#a9b4c4')
# water-meter cover in the pavement with a radio cap
COVER = (1.42, 1.05, .105)
bx((.52, .36, .02), COVER, M('gun'), None, .01, segments=2)
for k in range(6):
    bx((.44, .022, .012), (COVER[0], COVER[1] - .13 + k * .052, COVER[2] + .012), M('steel'), None, .004)
cylinder(.055, .03, (COVER[0] + .17, COVER[1], COVER[2] + .02), m=M('ivory'), n=24, bevel=.01)
torus(.045, .008, (COVER[0] + .17, COVER[1], COVER[2] + .038), m=M('lit_teal', power=9), n=24, k=6)
bench_seat((2.7, 3.9, .1), -90)
bus_stop((2.5, 8.6, .1), -90, lit=True)
gulmohar((4.0, 2.6, .1), 80, h=3.6, variant=1, tone='night')
gulmohar((-5.0, 3.0, .1), 20, h=3.2, tone='night')
scooter((1.5, 7.2, .1), -70, color='teal')
auto_rickshaw((-2.3, 9.0, 0), 180, color='teal', lit=True)

# ---------------------------------------------------------------------------- light
sky([(0, '#141d38'), (.5, '#5a6a9c'), (1, '#22365f')], .50, [(0, '#1a2545'), (.495, '#b98a6a'), (.52, '#8c7a8a'), (.56, '#55689c'), (.68, '#263d70'), (1, '#101d3e')], 1.0)
area((-6, -9, 6), (0, 1, 1), 5, 520, '#a9c2f0')
area((3.6, -5.2, 3.4), (PX, -1.2, 1.7), 1.6, 70, '#dfeaff')           # keeps pole, boxes and bin readable
area((6, 6, 6), (1, 2, 1), 3, 220, '#6fd8d0')
EYE = (-2.0, -7.2, 1.2)
low_sun(EYE, azimuth=84.5, elevation=11, distance=120, degrees=5.0, top='#ffb63d', bottom='#f0780f', power=1.6)
mist(9, 70)
look(haze=('#5f74b4', .30, .6), bloom=.06, vignette=.15, ev=.35)
camera('street-lamps-dusk', EYE, (-.56, 0, 1.55), lens=32, fstop=1.6, focus=(PX, -1.2, 1.4))
camera('street-lamps-dusk.1x1', (-1.75, -7.2, 1.25), (.50, 0, 1.40), lens=42, fstop=1.6, focus=(PX, -1.2, 1.4), aspect=1)
keyed('street-lamps-dusk', {'a': (PX - .7, -1.2, .1 + H + .11), 'b': (PX - .16, -1.2, 1.57), 'c': (BIN[0], BIN[1], .70), 'd': PUCK, 'e': (PX + .12, -1.2, .1 + H * .70), 'f': (COVER[0] + .1, COVER[1], .13)})
main()
