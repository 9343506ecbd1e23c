"""S19 corner A by day: the tube rack in the window light, the analyser's round carousel behind it."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.devices import tablet
from props.furniture import ledger_book, plant
from props.medical import centrifuge, microscope, tube_rack
from lab_build import analyser, bench, window_wall

start(seed=51)
bench((-14, 14), (-3.4, 4.6))
window_wall(7.2, 1.0, xs=(-8.2, -.6, 7.0), w=5.6)

rack = subject(tube_rack((2.9, -1.25, 0), -16, cols=8, rows=3, scale=1.32, pattern=lambda i, j: 'marigold' if (i, j) in ((5, 0), (6, 0), (5, 1)) else ('ivory' if (i + 2 * j) % 5 == 0 else 'teal'), empty=((7, 2),)), 'rack')
analyser((.75, 2.35, 0), -8, scale=1.05)
ledger_book((-1.75, -1.55, 0), 18, scale=.72, open=False, cloth='ink')
tablet((-3.9, -.55, 0), 16, scale=1.05, art='bars', pose='stand', gain=1.0)
microscope((-5.0, 2.5, 0), 24, scale=1.0)
centrifuge((6.6, 2.2, 0), -16, scale=1.0)
plant((-8.0, 3.4, 0), 0, scale=1.0, size=3.0)
# a pipette lying across a folded cloth in front
box((1.5, 1.0, .08), (-.35, -2.35, .04), (0, 0, -12), .035, M('linen'))
pip = group((-.05, -2.35, .20), (0, 90, 24))
cylinder(.11, 1.3, (0, 0, .1), m=M('ivory'), bevel=.04, n=32, parent=pip)
cylinder(.055, .9, (0, 0, 1.1), m=M('steel'), n=24, parent=pip)
cylinder(.03, .5, (0, 0, 1.75), m=M('pane'), n=20, parent=pip)
cylinder(.08, .3, (0, 0, -.68), m=M('marigold'), bevel=.03, n=32, parent=pip)
torus(.112, .014, (0, 0, .5), m=M('teal'), parent=pip, n=32, k=8)

sky([(0, '#d8c8a8'), (.5, '#f4efe4'), (1, '#cfe0e6')], .6)
area((-1.0, 6.6, 5.0), (1.0, -1, .8), 5.0, 620, '#fff1d8', size_y=6)              # the window behind
area((-8.0, -6.5, 8.0), (1.5, 0, 1.2), 5.0, 1500, '#fff5e8')
area((9, -5, 5), (2, 0, 1.2), 3.5, 260, '#dfeeff')
area((6.0, 5.5, 7.0), (2.2, -1, 1.2), 1.6, 420, '#ffd6a0')
look(bloom=.045, vignette=.10, ev=.05)
camera('lab-bench', (-1.6, -10.6, 4.4), (.30, .2, 2.15), lens=36, fstop=.8, focus=(2.1, -1.6, 1.0))
camera('lab-bench.1x1', (-.2, -11.2, 4.6), (1.60, .2, 2.1), lens=40, fstop=.8, focus=(2.1, -1.6, 1.0), aspect=1)
main()
