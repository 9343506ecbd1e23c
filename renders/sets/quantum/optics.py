"""S20 corner B: one teal path split in two on the optical table; the brass padlock stands in front."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from optics_build import BEAM, TOP, beam, detector, laser, lens, mirror, padlock, post, room, splitter, table

start(seed=21)
table((-7.2, 6.5), (-2.9, 5.4))
room(8)

# The path enters from the right, crosses to the splitter, and goes on as two halves to a mirror each and the detector at the left
laser((4.9, 1.5), -90)
beam((4.0, 1.5), (.25, 1.5), .030)
lens((2.6, 1.5), 90)
splitter((0, 1.5))
beam((-.25, 1.5), (-3.2, 1.5), .022, 3)
beam((0, 1.75), (0, 3.9), .022, 3)
mirror((.05, 3.95), -45)
beam((0, 3.9), (-3.2, 3.9), .022, 3)
mirror((-3.25, 3.95), 45)
beam((-3.2, 3.9), (-3.2, 1.7), .022, 3)
detector((-4.75, 1.5), 90)
beam((-3.2, 1.5), (-4.4, 1.5), .022, 3)
splitter((-3.2, 1.5))
lens((-1.6, 1.5), 90, .22)
for x, y in ((2.2, 3.6), (3.6, 3.9)):
    mirror((x, y), 20 + 30 * x)

lock = subject(padlock((2.35, -1.30, TOP), -20, 1.05), 'padlock')
# a hex key and two screws left after the alignment
tube([(-.9, -1.9, TOP + .05), (.5, -1.72, TOP + .05), (.62, -1.70, TOP + .05), (.66, -1.44, TOP + .05)], .04, M('gun'), smooth=False)
for x, y in ((-1.5, -1.6), (-1.7, -1.25)):
    cylinder(.09, .10, (x, y, TOP + .06), m=M('brass'), bevel=.02, n=24)

sky([(0, '#0a1124'), (1, '#2b3f6e')], .35)
area((-4.5, -5.5, 6.0), (0, 1, 1.4), 2.6, 560, '#ffe3bd')
area((6.5, -3.0, 3.0), (2, -.8, 1.8), 1.8, 240, '#9cc7ff')
area((4.0, 5.2, 4.2), (2.2, -1.2, 1.8), .8, 340, '#ffb765', size_y=3)
area((-6.0, 4.0, 3.2), (-2, 1.5, 1.5), .8, 240, '#6fd8d0', size_y=3)
area((-5, 3.0, 5.0), (-3, 8, 4), 3, 300, '#3f6bd6')
area((5, 3.5, 4.0), (5, 8, 3), 2.5, 140, '#2f9a98')
for x in (1.5, -1.5):
    point((x, 1.5, BEAM + .25), 5, .1, '#35e6d4')
mist(9, 20)
look(bloom=.07, vignette=.15, ev=.4)

camera('quantum-optics', (1.35, -7.6, 4.35), (-.35, .75, 1.66), lens=37, fstop=1.1, focus=(1.6, .4, 1.8), aspect=3 / 2)
main()
