"""The tracker bar seen close under its screen in the evening: two cameras, two fields of diodes; on the screen, tiles of pictures, one of them held by a look."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.furniture import desk, plant, task_chair, window_light
from props.devices import keyboard
from props.presence import chai_glass, spectacles
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from smarteye_build import *

start(seed=31)
TOP = 7.4
desk((0, 0, 0), w=21, d=8.4, h=TOP, drawers=0, modesty=True)
head = screen((2.6, 1.5, TOP), material('emit', '#0c2036', power=.5), [material('emit', '#0c2036', power=.5)] * 4, turn=-9, blocks=False)
talk_board(head)
bar = subject(eye_bar(head, (0, -.42, -H / 2 - .62), (-6, 0, 0)), 'eye bar')
keyboard((-6.6, .9, TOP), 34, scale=1.25)
box((4.4, 2.9, .03), (2.0, -1.9, TOP + .02), (0, 0, -4), .012, M('cloth_teal'))          # bare mat where the keyboard was
for x0, y0, x1, y1 in ((-.16, -3.3, 4.0, -3.5),):
    tube([(x0, y0, TOP + .045), (x1, y1, TOP + .045)], .015, M('brass'), smooth=False)
chai_glass((7.2, .1, TOP), 0, scale=1.15, level=.5, saucer=True)
plant((-8.2, 1.9, TOP), size=3.6)
for k, (c, w) in enumerate((('teal', 2.6), ('terracotta', 2.4), ('ivory', 2.2))):         # closed books
    b = group((8.0, 1.7, TOP + .02 + .36 * k), (0, 0, 12 - 9 * k))
    box((w, 1.8, .32), (0, 0, .17), r=.03, m=M('paper'), parent=b)
    box((w + .08, 1.86, .05), (0, 0, .03), r=.015, m=M(c), parent=b)
    box((w + .08, 1.86, .05), (0, 0, .32), r=.015, m=M(c), parent=b)
    box((.06, 1.86, .34), (-w / 2 - .03, 0, .175), r=.025, m=M(c), parent=b)
task_chair((-4.4, -6.4, 0), 150)

wall_y = 6.4
box((56, .4, 28), (0, wall_y + .2, 14), r=.02, m=M('plaster'))
box((56, .06, 6.6), (0, wall_y - .03, 3.3), r=.02, m=M('plaster_teal'))
box((56, .10, .16), (0, wall_y - .05, 6.65), r=.04, m=M('brass'))
box((56, .18, .6), (0, wall_y - .09, .3), r=.05, m=M('wood_dark'))
window_light((-9.2, wall_y - .05, 9.2), w=8.6, h=10.5, power=800, color='#ffd9a0', glow=('#ffe0ae', '#ffc787'), with_plant=False, glow_power=2.3)
for k in range(3):                                                           # blank frames on the wall
    f = group((7.2 + 3.7 * k, wall_y - .08, 14.8 + (.5 if k == 1 else 0)))
    box((2.7, .16, 3.4), r=.05, m=M('wood_dark'), parent=f)
    box((2.35, .06, 3.05), (0, -.07, 0), r=.01, m=M('paper'), parent=f)
    box((1.5, .02, 1.6), (0, -.11, .2), r=.01, m=(M('cloth_teal'), M('terracotta'), M('stone'))[k], parent=f)
for i in range(16):
    box((3.4, 40, .2), (-27 + 3.45 * i, -8, -.1), r=.03, m=M('wood', color=('#9c6a3d', '#a57143', '#946336')[i % 3]), segments=2)

for k in range(9):                                                           # another window's bars, out of frame: evening light in panes over desk and wall
    box((.3, .55, 40), (-20, -24 + 4.2 * k, 14), r=.02, m=M('wood_dark'), segments=1)
for k in range(6):
    box((.3, 40, .45), (-20, -8, 4 + 4.4 * k), r=.02, m=M('wood_dark'), segments=1)
golden_hour((2, 0, 9), azimuth=-158, elevation=16, power=13, fill=260)
area((-12, -12, 17), (2, 0, 10), 6, 700, '#ffedd2')
area((-5, -4, 12.5), (2.4, .8, 8.9), 1.2, 620, '#fff1dc')                   # the light the tracker lies in
area((15, -8, 13), (4, 0, 10), 4, 330, '#e8f0ee')
mist(22, 70)
look(haze=('#f6cd94', .18), bloom=.045, vignette=.12)
spectacles((-1.9, -1.1, TOP + .02), 24)
bpy.context.view_layer.update()
bar_at = bar.matrix_world @ Vector((-.4, -.42, 0))
camera('smarteye-bar', tuple(bar_at + Vector((-4.4, -9.6, 1.55))), tuple(bar_at + Vector((.75, 0, .98))), lens=46, fstop=.55, focus=tuple(bar_at))
camera('smarteye-bar.1x1', tuple(bar_at + Vector((-3.4, -10.4, 1.7))), tuple(bar_at + Vector((.45, 0, 1.25))), lens=54, fstop=.55, focus=tuple(bar_at), aspect=1)
main()
