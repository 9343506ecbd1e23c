"""School bus arriving at its stop in the rain, an umbrella open to dry under the shelter."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.boards import board
from props.land import mist_bank, tuft
from props.monsoon import grey_light, puddles, signs
from props.presence import umbrella, umbrella_open
from props.town import bin, gulmohar, lamp_pole
from props.vehicles import auto_rickshaw, bus, car, scooter
import main_street_build as street

start(seed=9)
street.streets(rain=True)
street.stop(lit=True)
signs((-6.25, 6.6, 0), 90, ('किराणा', 'चहा', None, 'दूध'), bays=4)
board('किराणा', (-5.75, 3.52, 1.66), width=1.7, height=.44, ground='teal')               # on the end of the row
signs((-6.25, 12.0, 0), 90, (None, 'कापड', 'मिठाई'))
signs((5.65, 6.6, 0), -90, ('पुस्तके', None, 'फळे'))
umbrella_open((1.78, -1.40, .1), -28, scale=.064, color='#a8402c')                      # set down open before the shelter
umbrella((2.36, 1.62, .15), -90, scale=.066, color='#9a3a2c', lean=10)
puddles([(-1.9, -4.3, .55, 1.5), (.1, -4.9, .42, 1.2), (-1.0, -5.9, .5, 1.8), (-2.75, -2.4, .4, 1.0), (-2.6, 2.0, .5, .9), (-.9, 4.6, .5, 1.4), (-2.3, -6.6, .4, 1.6), (-2.0, 6.0, .6, 1.2)], seed=4)
puddles([(.48, -5.6 + 1.15 * k, .09, 1.0) for k in range(9)], seed=8, drops=1)          # the gutter at the kerb
puddles([(1.35, -3.6, .24, 1.7), (2.3, -4.9, .32, 1.6), (1.0, -5.6, .2, 1.5), (3.2, -3.0, .3, 1.4), (1.1, 2.8, .3, 1.2)], seed=12, z=.104, drops=2)

coach = subject(bus((-.42, -.5, 0), 0, lit=True), 'bus')
# the ring lies on the road round the wheels: where the system sees the bus
oval = [(-.42 + .98 * math.cos(a), -.48 + 2.5 * math.sin(a), .016) for a in [2 * math.pi * k / 96 for k in range(96)]]
tube(oval, .016, M('lit_teal', power=7), smooth=False, closed=True, resolution=4)
oval = [(-.42 + 1.12 * math.cos(a), -.48 + 2.74 * math.sin(a), .012) for a in [2 * math.pi * k / 96 for k in range(96)]]
tube(oval, .006, M('lit_teal', power=4), smooth=False, closed=True, resolution=3)

gulmohar((-5.0, 3.0, .1), 20, h=3.2)
gulmohar((4.0, 3.4, .1), 80, h=3.9, variant=1)
lamp_pole((street.KERB_R + .42, 4.2, .1), -90, h=3.1, lit=True)
lamp_pole((street.KERB_L - .5, 1.2, .1), 90, h=3.1, lit=True)
lamp_pole((street.KERB_L - .5, 9.5, .1), 90, h=3.1, lit=True)
bin((1.30, -.55, .1))
scooter((3.35, -1.6, .1), -60, color='teal')
auto_rickshaw((-2.35, 7.4, 0), 180, color='teal')
car((-2.3, 11.5, 0), 180)
car((-.4, 13, 0), 0)
for k in range(9):                                                   # grass in the joints of the near kerb
    tuft((street.KERB_R + .2 + .05 * (k % 3), -5.6 + k * .55, .0), .28 + .1 * (k % 3), k * 70, 'green')

grey_light(azimuth=-120, power=1.0, strength=.95, haze=.52, ev=.42)
spot((-4, -9, 6), (-.3, -1, .8), 900, 60, .9, 2.5, '#eef2f4')
spot((2.1, .75, 1.5), (1.6, .2, 0), 60, 130, .9, .2, '#ffca86')       # under the shelter's roof
mist_bank((-30, 44, 3.0), (30, 4, 2.0), .5, '#dfe5e4')
EYE = (2.05, -7.4, 1.02)
mist(9, 84)

camera('street-bus-stop', EYE, (-1.0, -.4, .80), lens=33, fstop=1.0, focus=(-.42, -2.6, .75))
camera('street-bus-stop.1x1', (1.85, -7.6, 1.05), (-.12, -.4, .98), lens=43, fstop=1.0, focus=(-.42, -2.6, .75), aspect=1)
main()
