"""S02 corner C at golden hour: a row of clear cots curving back to the round window."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.medical import curtain
from sets.rooms_kit import terrazzo
from nursery_build import cot, door_reader
from ward_build import dressed_wall, porthole, tall_window

start(seed=34)
terrazzo((-6, 8.4), (-8, 8.8), size=1.2, count=90, seed=7)
dressed_wall(-6, 9, at=(0, 8.6, 0))
left = dressed_wall(-9, 8.6, [(-3.0, -.8, 1.5, 5.2), (1.0, 3.2, 1.5, 5.2), (5.0, 7.0, 1.5, 5.2)], at=(-4.6, 0, 0), turn=90, rail=False)
for y, w in ((-1.9, 2.2), (2.1, 2.2), (6.0, 2.0)):
    tall_window((y, 0, 1.5), w, 3.7, parent=left)
right = dressed_wall(-8.6, 9, at=(5.6, 0, 0), turn=-90)
porthole((-.55, 8.6, 4.1), 1.05, lit=material('emit', '#ffd58a', power=2.2))

# the row: nearest at the right, the others on an arc towards the window
ROW = [((1.85, -2.3), 14), ((2.15, .3), 8), ((1.95, 2.7), 0), ((1.3, 4.8), -10), ((.2, 6.3), -20), ((-1.35, 7.2), -30)]
for k, ((x, y), turn) in enumerate(ROW):
    c = cot((x, y, 0), turn, scale=1.12, fold=('cloth_teal', 'linen')[k % 2], blanket=('linen', 'cloth_teal')[k % 2])
    if k == 0:
        subject(c, 'cot')
door_reader((5.57, 5.0, 3.1), (0, 0, -90), scale=1.5)
# door beyond the reader
box((.10, 2.0, 4.4), (5.55, 3.2, 2.2), r=.03, m=M('wood_pale'))
box((.06, .6, 1.3), (5.49, 3.2, 3.1), r=.02, m=material('emit', '#ffdca0', power=1.2))
for y in (2.15, 4.25):
    box((.2, .14, 4.6), (5.52, y, 2.3), r=.03, m=M('ivory'), segments=3)
sky([(0, '#8a6f4a'), (.52, '#ffdcae'), (1, '#8fa9bd')], .45)
sun(187, 14, 9.0, 1.5, '#ffb968')
area((-2.2, -7.4, 5.0), (1.8, 0, 2.0), 3.2, 240, '#ffedd6')
area((4.9, -4.2, 4.4), (2.2, -.6, 2.2), 1.8, 70, '#ffe0b8')
area((1.0, 8.0, 6.0), (1.8, 3.0, 2.0), 1.4, 130, '#ffc27a')
mist(9, 30)
look(haze=('#f6cd94', .07, 1.0), bloom=.05, vignette=.14, ev=0, contrast=1.14)
camera('nursery-cots', (-.9, -8.3, 3.35), (.52, 1.2, 2.34), lens=37, fstop=1.1, focus=(1.8, -2.8, 2.3))
camera('nursery-cots.1x1', (-.2, -8.5, 3.5), (1.10, 1.2, 2.30), lens=40, fstop=1.1, focus=(1.8, -2.8, 2.3), aspect=1)
main()
