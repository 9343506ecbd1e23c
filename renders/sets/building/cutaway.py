"""The slice in golden light: every system in its own colour, the sun behind the roof plant."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.land import hills, low_sun, neem
from props.town import gulmohar, lamp_pole
from props.vehicles import car, scooter
import slice_build as b

start(seed=12)
b.carcass(lamp=5.0)
b.grounds()
gulmohar((-6.6, 1.9, 0), 30, h=3.4)
neem((6.1, 2.2, 0), 'm', 0, 1.05)
lamp_pole((-5.3, 4.6, 0), 0, h=2.8)
car((-6.4, 6.6, 0), 90)
scooter((-5.2, 1.2, 0), 60)
hills(seed=5, near=44, far=92, height=(3.5, 9), width=190, base=-3)
for k in range(22):
    neem((-42 + k * 4 + (k * 7 % 3), 30 + (k * 5 % 7), -2.3), 'sm'[k % 2], k * 40, 1.2 + .2 * (k % 3), variant=k % 2)

golden_hour((0, 1, 3), azimuth=122, elevation=14, power=8.0, fill=0)
area((-9, -15, 8), (0, 1, 3.2), 9, 4600, '#fff0dc')               # the big soft front light that opens the rooms
area((9, -10, 5), (1, 1, 3.0), 5, 700, '#d5ebe6')
for z in b.LEVELS:                                                # narrow shafts need their own lamps
    point((1.82, .30, z + .80), 6, .08, '#ffdcae')
    point((2.80, .30, z + .95), 6, .08, '#ffe6c4')
EYE = (-4.5, -25.2, 5.0)                                          # square on to the cut; the lens shift moves the building right
low_sun(EYE, azimuth=83.0, elevation=7.1, distance=160, degrees=5.2, top='#ffd27a', bottom='#ff7a2e', power=2.2)
mist(30, 100)
look(haze=('#f6cd94', .62, 1.0), bloom=.05, vignette=.12, ev=.12)

camera('building-cutaway', EYE, (0, 1.2, 3.55), lens=44, fstop=.6, focus=(0, .3, 3.6), shift=(-.19, 0))
camera('building-cutaway.1x1', (-4.3, -25.2, 5.0), (.0, 1.2, 4.0), lens=66, fstop=.6, focus=(0, .3, 3.6), aspect=1)
main()
