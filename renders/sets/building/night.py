"""The slice at night: each lettered system lit, the rest dark, a marigold moon over the roof."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M, keyed
from props.land import NIGHT_HILLS, hills, low_sun, neem
from props.town import gulmohar, lamp_pole
from props.vehicles import car
import slice_build as b

start(seed=12)
LIT = {(1, 'A'), (1, 'B'), (2, 'A'), (0, 'S'), (1, 'S'), (5, 'B'), (3, 'B')}
b.carcass(night=True, lamp=6.5, on=lambda level, column: (level, column) in LIT)
b.grounds(night=True)
gulmohar((-6.6, 1.9, 0), 30, h=3.4, tone='night')
neem((6.1, 2.2, 0), 'm', 0, 1.05, tone='night')
lamp_pole((-5.3, 4.6, 0), 0, h=2.8)
car((-6.4, 6.6, 0), 90, lit=True)
hills(seed=5, near=44, far=92, height=(3.5, 9), width=190, base=-3, colors=NIGHT_HILLS)

# ---------------------------------------------------------------------------- light: a cool front wash, then one lamp per system
sky([(0, '#0b1226'), (.5, '#2a3f6c'), (1, '#1a2a52')], .55, [(0, '#0c142a'), (.5, '#2b4270'), (.58, '#1d2f58'), (.75, '#121d3c'), (1, '#0b1228')], 1.0)
area((-9, -14, 9), (0, 1, 3.4), 8, 520, '#9dbdf5')
area((10, -6, 6), (1, 1, 3.4), 5, 260, '#6fa6ff')
area((8, 9, 9), (2, 2, 5), 4, 800, '#ffc27a')                        # moon rim on the roof plant


def practical(x, z, power, color='#ffdcae', y=-.5, size=.8):
    area((x, y, z + 1.05), (x, 1.4, z + .45), size, power, color, size_y=.4)


practical(.40, 6.0, 30, '#a9f2e2')                                   # a air handling
for x in (-3.4, -2.4, -1.4):
    area((x, 1.25, 2.86), (x, 1.25, 1.5), .6, 9, '#ffdcae', size_y=.2)   # b lighting
for z in (-1.5, 0, 1.5, 4.5, 6.0):
    point((1.82, .5, z + .7), 1.6, .05, '#ffb45a')                   # c lifts: the whole shaft glows
point((1.82, .35, 3.9), 5, .08, '#ffc46e')
practical(3.85, 0, 26, '#ffb08a')                                    # d fire panel
practical(.35, 0, 26, '#c8fff2')                                     # e access and cameras
practical(3.85, -1.5, 26, '#ffe2b8')                                 # f meters
practical(-2.5, -1.5, 46, '#8fd8ff', y=-.6, size=1.6)                # g control room
practical(-2.5, 0, 30, '#ffdcae')
spot((-5.3, 3.9, 2.6), (-5.3, 3.6, 0), 60, 80, .6, .1, '#ffc070')
EYE = (-4.5, -25.2, 4.8)
low_sun(EYE, azimuth=81.6, elevation=7.9, distance=160, degrees=4.6, top='#ffb63d', bottom='#f0780f', power=1.7)
mist(32, 100)
look(haze=('#3c5ea6', .30, .6), bloom=.06, vignette=.14, ev=.35)

camera('building-night', EYE, (0, 1.2, 3.55), lens=44, fstop=.8, focus=(0, .3, 3.6), shift=(-.19, 0))
camera('building-night.1x1', (-4.3, -25.2, 4.8), (.0, 1.2, 4.0), lens=66, fstop=.8, focus=(0, .3, 3.6), aspect=1)
keyed('building-night', {'a': (.40, .9, 6.45), 'b': (-2.4, 1.2, 2.85), 'c': (1.82, .4, 3.6), 'd': (3.85, 2.4, .8), 'e': (.30, .7, .4), 'f': (3.87, 2.4, -.75), 'g': (-2.45, 1.4, -.8)})
main()
