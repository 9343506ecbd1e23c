"""S02 corner A at night: the humanoid carries a tray past drawn curtains."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.furniture import mug
from props.medical import bed, curtain
from props.robots import POSES, humanoid, spot_of
from sets.rooms_kit import terrazzo
from ward_build import dressed_wall, service_panel

start(seed=38)
terrazzo((-6, 8.4), (-10.8, 12), size=1.2, count=80, seed=9, base='#c9c2b8')
# the ward runs away from us: beds along the right wall, each behind its curtain
TRACK = 6.7                                                                          # the rails run under the ceiling, well above every head
dressed_wall(-12, 9, at=(6.2, 0, 0), turn=-90, height=TRACK + .3)
dressed_wall(-6, 8.4, at=(0, 11.8, 0), height=TRACK + .3)
dressed_wall(-12, 12, at=(-4.6, 0, 0), turn=90, height=TRACK + .3)
box((11.4, 24, .2), (.8, 0, TRACK + .4), r=.02, m=M('plaster', color='#b9b3ad'), segments=1)
for k in range(5):                                                                   # shallow beams, and night lamps let into them
    box((11.2, .3, .26), (.8, -2.4 + 3.0 * k, TRACK + .2), r=.04, m=M('plaster', color='#a9a39d'), segments=2)
    cylinder(.22, .04, (-1.6, -.9 + 3.0 * k, TRACK + .29), m=material('emit', '#6f97ff', power=1.6), n=40)
    torus(.23, .03, (-1.6, -.9 + 3.0 * k, TRACK + .29), m=M('brass'), n=40, k=8)
for k in range(4):
    y = .4 + k * 3.0
    bed((4.0, y + .9, 0), -90, blanket='linen' if k % 2 else 'cloth_teal', rails=False)
    curtain((2.6, y - .6, 0), 4, width=3.0, height=TRACK - .16, folds=9, rail=3.5, m=M('cloth_teal', color='#1c5f63') if k % 2 == 0 else M('linen', color='#b9c3c9'), deep=.15, seed=k + 2)
    superball((.10, .06, .06), .7, .7, (6.12, y + 2.0, 3.2), m=M('lit_teal', power=7), n=24)

h = subject(humanoid((.75, -1.9, 0), -52, pose=dict(POSES['carry'], head=(6, 0, 14), legs=((16, 8, 3), (-14, 16, 3))), height=4.6), 'humanoid')
bpy.context.view_layer.update()
mid = (spot_of(h, 'palm l') + spot_of(h, 'palm r')) / 2
tray = group((mid.x, mid.y, mid.z + .10), (0, 0, -52), name='tray')
slab(rounded_rect(1.5, .86, .14), .05, .015, M('steel'), parent=tray)
tube([(x, y, .09) for x, y in rounded_rect(1.5, .86, .14, 5)], .03, M('brass'), tray, smooth=False, closed=True)
mug((.35, .05, .05), 30, tray, scale=.26)
lathe([(0, 0), (.20, 0), (.25, .05), (.27, .10), (.24, .09), (0, .05)], (-.25, -.05, .05), m=M('ivory'), parent=tray, n=48, subdivide=1)
box((.3, .2, .05), (-.02, .22, .075), (0, 0, 14), .02, M('linen'), tray)
print('PALMS', spot_of(h, 'palm l'), spot_of(h, 'palm r'))
superball((.12, .05, .16), .7, .7, (-4.54, 3.6, 3.4), m=M('lit_teal', power=8), n=24)

sky([(0, '#0a1124'), (1, '#2b3f6e')], .34)
area((-3.6, -6.4, 4.6), (.5, -1.9, 2.6), 2.2, 430, '#ffe3bd')
area((4.4, -5.2, 2.6), (.6, -1.9, 2.4), 1.8, 120, '#8fc2ff')
area((2.6, .9, 4.6), (.6, -1.9, 2.8), .7, 280, '#ffb765', size_y=2.6)
area((-2.6, .6, 3.6), (.5, -1.9, 2.6), .6, 200, '#6fd8d0', size_y=2.6)
for k in range(4):                                                                   # night lamps over the beds
    area((3.4, .2 + 3.0 * k, 5.4), (3.0, -.4 + 3.0 * k, 1.2), .8, 90, '#5f86e0')
point((-3.2, 8.5, 3.6), 120, .3, '#4f86ff')
mist(7, 20)
look(haze=('#2c4a90', .14, .5), bloom=.06, vignette=.16, ev=.15)
camera('ward-humanoid', (-2.3, -11.4, 2.75), (.10, -1.0, 2.56), lens=38, fstop=.9, focus=(.4, -2.3, 3.4))
main()
