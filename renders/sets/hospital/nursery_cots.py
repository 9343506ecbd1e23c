"""S02 corner C at golden hour: one cot at the lens, on its blanket a band and the token that matches it; the row falls back to the round window."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.medical import curtain
from sets.rooms_kit import terrazzo
from nursery_build import cot, door_reader, paired_band, token
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
ROW = [((1.85, -2.3), 14), ((2.3, .6), 8), ((2.1, 3.0), 0), ((1.4, 5.0), -10), ((.2, 6.4), -20), ((-1.35, 7.2), -30)]
for k, ((x, y), turn) in enumerate(ROW):
    c = cot((x, y, 0), turn, scale=1.12, fold=('cloth_teal', 'linen')[k % 2], blanket=('linen', 'cloth_teal')[k % 2], tag=k > 0, power=6)
    if k == 0:
        near = c
# the pair: band and token lie on the folded blanket of the nearest cot, the same small foot lit on both
pair = subject(group((0, -.36, 2.236), (0, 0, -16), 1.12, near, name='band and token'), 'band and token')
paired_band((-.13, .02, 0), (0, 0, 8), pair)
token((.17, -.06, .15), (-20, 0, -14), pair, ribbon=True)
superball((.19, .075, .085), .7, .6, (.2, .09, .07), (0, 0, -14), M('linen', color='#fbf5ea'), 48, pair)          # a rolled cloth behind it
door_reader((5.57, 5.0, 3.1), (0, 0, -90), scale=1.5)
# door beyond the reader
box((.10, 2.0, 4.4), (5.55, 3.2, 2.2), r=.03, m=M('wood_pale'))
box((.06, .6, 1.3), (5.49, 3.2, 3.1), r=.02, m=material('emit', '#ffdca0', power=1.2))
for y in (2.15, 4.25):
    box((.2, .14, 4.6), (5.52, y, 2.3), r=.03, m=M('ivory'), segments=3)
sky([(0, '#b9a27c'), (.52, '#fff0da'), (1, '#b7c6cf')], .72)
sun(187, 17, 6.0, 2.2, '#ffc888')
area((-2.6, -6.4, 5.6), (1.8, -2.2, 2.4), 3.4, 190, '#fff3e2')
area((4.9, -4.6, 4.6), (2.0, -2.4, 2.4), 1.6, 46, '#ffe6c6')
area((1.0, 5.0, 6.2), (1.8, 2.0, 2.0), 3.0, 210, '#ffe2b8')
mist(9, 30)
look(haze=('#f6dcb2', .08, 1.0), bloom=.05, vignette=.12, ev=.06, contrast=1.1)
bpy.context.view_layer.update()
SPOT = near.matrix_world @ Vector((.02, -.42, 2.36))
camera('nursery-cots', tuple(SPOT + Vector((-1.12, -2.55, 1.38))), tuple(SPOT + Vector((-.34, .35, .05))), lens=44, fstop=.34, focus=tuple(SPOT))
camera('nursery-cots.1x1', tuple(SPOT + Vector((-.92, -2.62, 1.42))), tuple(SPOT + Vector((.0, .3, .08))), lens=52, fstop=.34, focus=tuple(SPOT), aspect=1)
main()
