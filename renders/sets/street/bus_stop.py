"""School bus arriving at its stop, the low sun over the maidan behind it."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.land import low_sun, neem, tuft
from props.town import bin, gulmohar, lamp_pole
from props.vehicles import auto_rickshaw, bus, car, scooter
import main_street_build as street

start(seed=9)
street.streets()
street.stop()

coach = subject(bus((-.42, -.5, 0), 0), 'bus')
# the ring lies on the road round the wheels: where the system sees the bus
oval = [(-.42 + .98 * math.cos(a), -.48 + 2.5 * math.sin(a), .016) for a in [2 * math.pi * k / 96 for k in range(96)]]
tube(oval, .016, M('lit_teal', power=4), smooth=False, closed=True, resolution=4)
oval = [(-.42 + 1.12 * math.cos(a), -.48 + 2.74 * math.sin(a), .012) for a in [2 * math.pi * k / 96 for k in range(96)]]
tube(oval, .006, M('lit_teal', power=2.5), smooth=False, closed=True, resolution=3)

gulmohar((-5.0, 3.0, .1), 20, h=3.2)
gulmohar((4.0, 3.4, .1), 80, h=3.9, variant=1)
lamp_pole((street.KERB_R + .42, 4.2, .1), -90, h=3.1)
lamp_pole((street.KERB_L - .5, 1.2, .1), 90, h=3.1)
lamp_pole((street.KERB_L - .5, 9.5, .1), 90, h=3.1)
bin((1.30, -.55, .1))
scooter((3.35, -1.6, .1), -60, color='teal')
auto_rickshaw((-2.35, 7.4, 0), 180, color='teal')
car((-2.3, 11.5, 0), 180)
car((-.4, 13, 0), 0)
for k in range(9):                                                   # grass in the joints of the near kerb
    tuft((street.KERB_R + .2 + .05 * (k % 3), -5.6 + k * .55, .0), .28 + .1 * (k % 3), k * 70, 'dry')

golden_hour((-.3, -1, 1.2), azimuth=132, elevation=13, power=8.5, fill=1050)
area((3.4, -5.0, 2.6), (-.3, -1.0, .8), 2.4, 150, '#fff0dc')
EYE = (2.05, -7.4, 1.02)
low_sun(EYE, azimuth=137.0, elevation=6.2, distance=120, degrees=6.6)
mist(9, 74)
look(haze=('#f6cd94', .60, 1.0), bloom=.05, vignette=.14, ev=.1)

camera('street-bus-stop', EYE, (-1.0, -.4, .80), lens=33, fstop=1.0, focus=(-.42, -2.6, .75))
camera('street-bus-stop.1x1', (1.85, -7.6, 1.05), (-.12, -.4, .98), lens=43, fstop=1.0, focus=(-.42, -2.6, .75), aspect=1)
main()
