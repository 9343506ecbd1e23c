"""S02 corner B at golden hour: the doctor's desk, the patient's chair, the clock."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.furniture import cane_chair, desk, file_bundle, mug, plant, wall_clock
from props.devices import tablet
from props.medical import bp_monitor, stethoscope
from sets.rooms_kit import terrazzo
from ward_build import dressed_wall, tall_window

start(seed=33)
terrazzo((-5, 7), (-8, 4.4), size=1.2, count=90, seed=6)
dressed_wall(-5, 7, at=(0, 4.2, 0), rail=False)
left = dressed_wall(-9, 4.2, [(-3.9, -1.5, 1.3, 5.0), (.3, 2.3, 1.3, 5.0)], at=(-4.4, 0, 0), turn=90, rail=False)
tall_window((-2.7, 0, 1.3), 2.4, 3.7, parent=left)
tall_window((1.3, 0, 1.3), 2.0, 3.7, parent=left)

TOP = 1.86
d = subject(group((1.5, -.35, 0), (0, 0, -10), name='desk'), 'desk')
desk(parent=d, scale=.25, w=15, d=7.4, h=7.4, tone='wood', drawers=1)
tablet((-.28, .22, TOP), 6, d, scale=.47, art='bands', pose='stand', gain=1.1)
bp_monitor((.55, -.16, TOP), -10, d, scale=.37)
stethoscope((-.92, -.50, TOP), 14, d, scale=.31)
file_bundle((-.85, .52, TOP), 20, d, scale=.26, variant=1)
mug((-1.45, .30, TOP), 200, d, scale=.27)
pot = plant((1.62, .58, TOP), 0, d, scale=.22, size=3.0)
# pen left across a blank prescription pad
box((.46, .62, .03), (-.02, -.62, TOP + .018), (0, 0, -8), .008, M('paper'), d, segments=2)
for k in range(5):
    box(((.30, .34, .22, .32, .18)[k], .012, .004), (-.02 - .17 + (.30, .34, .22, .32, .18)[k] / 2, -.42 - k * .08, TOP + .036), (0, 0, -8), .001, M('stone'), d, segments=1)
tube([(-.14, -.76, TOP + .06), (.18, -.55, TOP + .06)], .022, M('ink'), d, smooth=False)
cylinder(.023, .05, (.16, -.563, TOP + .06), (0, 90, 33), m=M('brass'), bevel=.006, n=20, parent=d)

cane_chair((-.75, 1.95, 0), 16, scale=.27, tone='wood', cushion='cloth_teal')
wall_clock((.62, 4.18, 3.62), scale=.36, hands=(312, 70))
# anatomy of the wall: coat hook with nothing on it, blank framed chart, cabinet
fr = group((2.95, 4.16, 3.55))
box((1.3, .07, 1.7), r=.03, m=M('wood_dark'), parent=fr)
box((1.14, .03, 1.54), (0, -.03, 0), r=.01, m=M('paper'), parent=fr, segments=2)
for k in range(6):
    cylinder(.10 - .012 * k, .02, (-.25 if k % 2 else .22, -.05, .55 - .21 * k), (90, 0, 0), m=(M('teal'), M('terracotta'), M('brass'))[k % 3], bevel=.004, n=32, parent=fr)
    box((.4, .012, .03), (.18 if k % 2 else -.2, -.05, .55 - .21 * k), r=.004, m=M('stone'), parent=fr, segments=1)

sky([(0, '#8a6f4a'), (.52, '#ffdcae'), (1, '#8fa9bd')], .42)
sun(197, 17, 9.0, 1.5, '#ffb968')
area((-2.4, -6.4, 4.6), (1.4, .2, 2.0), 3.2, 250, '#ffedd6')
area((4.8, -3.6, 3.2), (1.6, -.2, 2.2), 2.0, 45, '#bfe0e6')
area((-3.9, -2.7, 3.4), (1.5, 0, 2.2), 1.6, 80, '#ffd09a', size_y=3)
mist(6, 22)
look(haze=('#f6cd94', .14, 1.0), bloom=.045, vignette=.12, ev=.25)
camera('clinic-desk', (-.75, -5.3, 3.40), (.72, .6, 2.52), lens=35, fstop=1.4, focus=(1.6, -.6, 2.1))
camera('clinic-desk.1x1', (.0, -5.4, 3.5), (1.05, .6, 2.42), lens=36, fstop=1.4, focus=(1.6, -.6, 2.1), aspect=1)
main()
