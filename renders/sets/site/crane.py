"""site-crane: the frame at sunset, a beam in the air, two rolls of drawings on a barrel."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from sets.site.site_build import barrel, site

start(seed=41)

AT = (-1.2, -10.4, 2.5)
site(AT, 79.0, 6.2, 7.8, hook_turn=12)
drum = barrel((2.55, -4.6, 0))

golden_hour((2, 0, 2), azimuth=66, elevation=13, power=8.5, fill=980)
area((-3.5, -9.5, 4), (2.5, -4.6, 1.4), 2.2, 210, '#fff0dc')

camera('site-crane', AT, (1.2, 4, 5.35), lens=31, fstop=1.3, focus=(2.6, -4.9, 1.55))
camera('site-crane.1x1', AT, (3.1, 4, 4.6), lens=34, fstop=1.3, focus=(2.6, -4.9, 1.55), aspect=1)

main()
