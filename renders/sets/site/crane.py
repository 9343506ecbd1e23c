"""site-crane: the frame at sunset, a beam in the air, two rolls of drawings on a barrel."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.evening import evening_sky
from props.materials import M
from props.presence import chai_glass, umbrella
from sets.site.site_build import barrel, site

start(seed=41)

AT = (-1.2, -10.4, 2.5)
site(AT, hook_turn=12)
# a timber crate brings the barrel up into the picture
crate = group((3.65, -2.7, 0), (0, 0, 14))
for k in range(3):
    box((1.5, 1.2, .16), (0, 0, .1 + .19 * k), (0, 0, (-1, 1.5, 0)[k]), .015, M('wood_pale'), crate)
for x in (-.6, 0, .6):
    box((.14, 1.24, .6), (x, 0, .3), r=.015, m=M('wood'), parent=crate)
drum = barrel((3.65, -2.7, .6))
chai_glass((.4, -.26, 1.44), 0, drum, .31, level=.5)                                         # the engineer is somewhere on the third floor
umbrella((2.42, -3.05, 0), -84, scale=.24, lean=15)

golden_hour((2, 0, 2), azimuth=66, elevation=13, power=8.5, fill=980)
evening_sky(AT, azimuth=80, spread=90, top=34, seed=31)
area((-2.5, -8.5, 4.5), (3.6, -2.7, 1.9), 2.2, 330, '#fff0dc')

camera('site-crane', AT, (1.2, 4, 4.55), lens=27.5, fstop=1.6, focus=(3.6, -2.6, 2.2))
camera('site-crane.1x1', AT, (3.2, 4, 4.7), lens=38, fstop=1.6, focus=(3.6, -2.6, 2.2), aspect=1)

main()
