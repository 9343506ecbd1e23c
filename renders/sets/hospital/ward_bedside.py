"""S02 corner A by day: the made bed by the window."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.furniture import mug, plant, stool
from props.medical import bed, bedside_monitor, curtain, drip_stand
from ward_build import BACK, LEFT, porthole, service_panel, shell

start(seed=31)
shell()
porthole((-1.15, BACK, 3.75), .80)
service_panel((3.5, BACK, 2.75), width=3.2)

bed_at = subject(bed((1.75, .55, 0), -52, tablet=True, raise_back=24), 'bed')
bedside_monitor((1.05, 2.95, 0), -22, height=2.35, scale=1.28, power=1.15)
drip_stand((4.95, .75, 0), 200, scale=1.05)
curtain((5.9, 1.2, 0), 84, width=4.4, height=5.0, folds=13, rail=7.4, deep=.16, seed=3)
# the other bay's curtain, drawn half, far left
curtain((-3.9, 3.55, 0), 4, width=2.0, height=5.0, folds=8, rail=4.0, m=M('linen'), deep=.15, seed=5)

# bedside locker with a plant; the visitor's stool pulled out
locker = group((-.75, 3.75, 0), (0, 0, -3))
box((1.15, .95, 1.55), (0, 0, .90), r=.07, m=M('ivory'), parent=locker)
box((1.22, 1.02, .09), (0, 0, 1.72), r=.03, m=M('wood'), parent=locker)
for z in (.62, 1.30):
    box((1.0, .04, .56), (0, -.475, z - .06), r=.03, m=M('ivory', color='#ece2cf'), parent=locker, segments=3)
    bow_handle(.34, .07, .018, .03, M('brass'), (0, -.49, z + .06), parent=locker)
for x in (-.48, .48):
    for y in (-.36, .36):
        cylinder(.06, .14, (x, y, .07), m=M('rubber'), n=24, parent=locker)
plant((-.22, .1, 1.765), parent=locker, scale=.30, size=3.2)
mug((.32, -.15, 1.765), 30, locker, scale=.24)
stool((-2.2, .9, 0), 20, scale=.26)

sky([(0, '#d8c8a8'), (.5, '#f4efe4'), (1, '#bcd6e0')], .55)
sun(196, 19, 7.5, 1.4, '#ffdca6')
area((LEFT + .5, 1.6, 3.6), (2, .6, 1.2), 2.0, 160, '#fff2de', size_y=3.2)
area((-2.2, -8.2, 5.6), (1.2, .8, 1.6), 4.0, 260, '#fff4e4')
area((7.8, -2.5, 4.2), (2.0, 1.0, 1.6), 2.6, 60, '#ffd9a6')
look(bloom=.04, vignette=.10, ev=.1)

camera('ward-bedside', (-2.6, -8.6, 3.25), (.36, .8, 2.12), lens=37, fstop=1.6, focus=(1.2, .2, 1.5))
camera('ward-bedside.1x1', (-2.1, -8.3, 3.1), (1.55, .8, 2.15), lens=44, fstop=1.6, focus=(1.2, .2, 1.5), aspect=1)
main()
