"""Row of dark desks at evening, one lamp lit at the newest.  Camera: desks-row (tall)."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.furniture import desk, desk_lamp, mug, plant, task_chair, wall, window_frame, wood, file_bundle
from props.devices import keyboard, laptop, screen_flat

start(seed=74)
floor = [material('satin', c, rough=.26, coat=.5, crough=.1) for c in ('#1a2848', '#17233f', '#1d2d52')]
tile = bake(box((3.94, 3.94, .2), r=.05, m=floor[0], segments=2))
tile.hide_render = True
for i in range(-7, 8):
    for j in range(-6, 16):
        instance(tile, (i * 4, j * 4, -.1), m=random.choice(floor))
WALLM = M('plaster_ink', color='#233560')
wall(80, 34, (0, 62, 0), m=WALLM, thick=1)
for x in (-9.5, 3.5, 16.5):                                     # dusk in the end wall, so that the row runs towards something
    window_frame(9, 12, (x, 60.7, 10), 0, panes=(2, 3), glass=False)
    for q in range(8):
        hide_from(box((9, .02, 1.5), (x, 61.42, 10.75 + 1.5 * q), r=.001, m=material('emit', lerp_color('#e8a070', '#3a62b0', q / 7), power=.75), segments=1), shadow=True)
area((10, 40, 22), (2, 61, 12), 14, 9000, '#5a80d0')
for k in range(4):                                             # dusk windows down the left side
    y = 4 + 16 * k
    wall(16, 34, (-21, y, 0), 90, hole=(0, 9, 9, 15), m=WALLM, thick=1.2)
    window_frame(9, 15, (-21, y, 9), 90, panes=(2, 3), glass=False)
    for q in range(8):
        hide_from(box((.02, 9, 1.88), (-22.4, y, 9.94 + 1.875 * q), r=.001, m=material('emit', lerp_color('#e09a6a', '#3f68b8', q / 7), power=2.0), segments=1), shadow=True)
for k in range(5):
    y = 46 - 11.2 * k
    last = k == 4
    x = 3.6
    desk((x, y, 0), 180, w=13.5, d=6.6, tone='wood', drawers=1)
    screen_flat((x + 3.0, y + 1.2, 7.4), -10, art='blocks' if last else ('bands' if k == 2 else None), w=4.8, h=3.0, accent=False, gain=1.1)
    keyboard((x + 2.4, y - 1.4, 7.4))
    if not last:
        # a second lamp, two desks on, answers the first and makes the row readable
        desk_lamp((x - 4.8, y + 1.2, 7.4), 40, on=(k == 2), power=3600, scale=1.2)
        task_chair((x + .4, y - 5.2, 0), 180 + (k % 3 - 1) * 9, cloth='teal')
lit = subject(group((3.6, 1.2, 0), name='lit desk'), 'lit desk')
desk_lamp((-4.6, 1.0, 7.4), 46, lit, power=1250, scale=1.5, lower=18, upper=56)
task_chair((3.4, -5.6, 0), 205, lit)
mug((-.1, -.4, 7.4), 30, lit, scale=1.2)
# the handover folder: marigold, tied, a key on top
fold = group((-2.4, -1.2, 7.4), (0, 0, 11), parent=lit)
box((2.6, 3.4, .08), (0, 0, .04), r=.03, m=M('marigold'), parent=fold)
for k in range(5):
    box((2.4, 3.2, .03), (.02 * k, 0, .1 + .035 * k), (0, 0, k - 2), .008, M('paper'), fold, segments=1)
box((2.6, 3.4, .06), (0, 0, .32), (0, -1.5, 0), .03, M('marigold'), fold)
box((.9, .6, .02), (0, .7, .37), r=.02, m=M('paper'), parent=fold)
for s in (-1, 1):
    box((.1, 3.44, .38), (s * .8, 0, .19), r=.02, m=M('ink'), parent=fold)
torus(.2, .045, (.2, -.7, .42), m=M('brass'), parent=fold, n=40)
tube([(.38, -.7, .42), (1.1, -.85, .42)], .05, M('brass'), fold, smooth=False)
plant((-7.4, 5.6, 0), 0, lit, size=7, seed=3, leaves=30)
sky([(0, '#0a1124'), (1, '#3b5590')], .85)
area((-16, -8, 18), (2, 4, 6), 6, 6500, '#8fb0f0')
area((-18, 30, 18), (4, 26, 6), 8, 26000, '#7a9ce0', size_y=40)
area((12, -14, 15), (2, 0, 8), 4, 900, '#ffd2a0')
for y in (12.4, 23.6, 34.8):                                    # a cool sheen on each desk top behind
    area((12, y, 17), (3, y, 7.4), 5, 1100, '#9dbaf2')
mist(20, 80)
look(haze=('#2f4a86', .22, .7), bloom=.06, vignette=.10, ev=.36)
camera('desks-row', (-5.4, -20.5, 17.2), (2.0, 6.2, 7.3), lens=44, fstop=.7, focus=(1, 0, 8), aspect=4 / 5)
main()
