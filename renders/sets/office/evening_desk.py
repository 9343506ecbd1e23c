"""Evening desk: laptop and phone show the same blocks, four sheaves bound four ways.  Camera: bench-desk (tall)."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.furniture import boards, desk_lamp, mug, page_block, plant, wall, window_frame, wood
from props.devices import laptop, phone

start(seed=67)
TOP = 8.6
boards(30, 11, .6, 5, (0, 2, TOP), tone='dark', r=.06, gap=.035)
box((29, 10, .6), (0, 2, TOP - 1), r=.05, m=wood(2, 'dark'))
wall(60, 34, (0, 12, 0), hole=(-5.4, 12.2, 8, 12), m=M('plaster_ink', color='#22335a'), thick=1)
box((60, .3, .3), (0, 11.8, 9.6), r=.08, m=wood(1, 'dark'))
# dusk in the window behind: deep blue panes
window_frame(8, 12, (-5.4, 12.0, 12.2), 0, panes=(2, 3), glass=False)
for k in range(30):
    hide_from(box((8.6, .02, .402), (-5.4, 13.3, 12.2 + .2 + .4 * k), r=.001, m=material('emit', lerp_color('#8a5a5c', '#1a2e60', min(1, k / 16)), power=.6), segments=1), shadow=True)

kit = subject(group(name='desk'), 'desk')
laptop((-.9, .8, TOP), 12, kit, art='blocks', scale=1.9, gain=1.35, angle=106)
phone((3.0, -1.1, TOP), -16, kit, art='blocks', pose='stand', scale=1.75, gain=1.5)

# four sheaves: sewn, ringed, clamped, tied
pile = group((-2.7, -2.7, TOP), (0, 0, 14), parent=kit)
z = 0
for k, (turn, tone) in enumerate(((4, '#f6f1e6'), (-5, '#efe4cc'), (6, '#f3ead8'), (-3, '#f8f3e8'))):
    s = group((0, 0, z), (0, 0, turn), parent=pile)
    page_block(2.5, 3.3, .3, M('paper', color=tone), s)
    if k == 0:
        box((.34, 3.34, .36), (-1.12, 0, .15), r=.04, m=M('cloth_teal'), parent=s)
        for q in range(6):
            box((.1, .03, .02), (-1.0, -1.3 + q * .52, .335), r=.005, m=M('linen'), parent=s, segments=1)
    elif k == 1:
        for q in range(11):
            torus(.2, .025, (-1.22, -1.45 + q * .29, .16), (90, 0, 0), m=M('brass'), parent=s, n=28, k=8)
    elif k == 2:
        for x, y in ((-1.0, 1.4), (-.3, 1.5)):
            box((.6, .46, .4), (x, y + .05, .15), r=.06, m=M('ink'), parent=s)
            tube([(x - .2, y - .15, .33), (x - .2, y - .6, .4), (x + .2, y - .6, .4), (x + .2, y - .15, .33)], .03, M('steel'), s)
    else:
        for sx, sy in ((.22, 3.34), (2.54, .22)):
            box((sx, sy, .03), (0, 0, .315), r=.01, m=M('marigold'), parent=s)
        for q in (-1, 1):
            torus(.28, .05, (q * .28, 0, .38), (0, -q * 12, 0), m=M('marigold'), parent=s, n=32, k=8, scale=(1, .55, .5))
    z += .335
desk_lamp((4.6, 2.6, TOP), -52, kit, power=1100, scale=1.7, lower=16, upper=50)
mug((-5.2, .9, TOP), 150, kit, scale=1.3)
tube([(.9, -2.6, TOP + .1), (2.5, -2.9, TOP + .1)], .09, M('teal'), smooth=False)
sky([(0, '#0a1124'), (1, '#2b3f6e')], .4)
area((-7, -10, 16), (0, 0, 10), 4, 1200, '#ffdfba')
area((9, -7, 12), (0, 0, 10), 4, 480, '#7fb4ff')
area((-7, 8, 13), (0, 0, 10), 2, 260, '#4fb8b4', size_y=4)
area((-6, 5, 20), (2, 11, 15), 5, 1000, '#3f66c8')
look(bloom=.065, vignette=.16, ev=.25)
camera('bench-desk', (-1.2, -15.2, 15.2), (.2, .5, 10.9), lens=47, fstop=.8, focus=(-.6, 0, 10.2), aspect=4 / 5)
main()
