"""S19 corner D at golden hour: devices on the test bench; the file, the stamp and the round marigold ink pad in the light."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.furniture import boards, desk_lamp, plant
from props.medical import infusion_pump, monitor_head, pulse_oximeter
from lab_build import window_wall

start(seed=55)
boards(26, 8.4, .4, 6, (0, .4, 0), tone='wood')
box((26, .12, .9), (0, -3.86, -.5), r=.04, m=M('wood_dark'))
# test rail behind the devices: steel back panel with sockets, leads and small gauges
panel = group((1.6, 3.6, 0))
box((13, .3, 2.3), (0, 0, 1.15), r=.08, m=M('ivory', color='#e6dcc8'), parent=panel)
box((13.1, .34, .10), (0, 0, 2.32), r=.04, m=M('brass'), parent=panel)
for k in range(9):
    x = -5.8 + k * 1.42
    box((1.1, .06, 1.5), (x, -.16, 1.2), r=.05, m=M('ink') if k % 3 == 1 else M('ivory'), parent=panel, segments=3)
    if k % 3 == 1:
        for q in range(5):
            box((.12, .02, .25 + .14 * ((q * 7 + k) % 4)), (x - .34 + .17 * q, -.20, 1.0), r=.03, m=M('lit_teal', power=1.8), parent=panel, segments=2)
    else:
        torus(.30, .03, (x, -.20, 1.5), (90, 0, 0), M('brass'), panel, 48, 8)
        cylinder(.28, .03, (x, -.19, 1.5), (90, 0, 0), m=M('paper'), n=48, bevel=.006, parent=panel)
        tube([(x, -.215, 1.5), (x + .16, -.215, 1.62)], .015, M('terracotta'), panel, smooth=False)
        for q in range(3):
            cylinder(.08, .06, (x - .28 + .28 * q, -.20, .78), (90, 0, 0), m=(M('teal'), M('ink'), M('terracotta'))[q], bevel=.02, n=24, parent=panel)

mon = monitor_head((1.55, 1.15, 0), -10, scale=1.12)
pump = infusion_pump((4.55, .45, 0), -20, scale=1.18)
ox = pulse_oximeter((3.75, -1.35, .0), -38, scale=1.05)
devices = subject(group(name='devices'), 'devices')
for o in (mon, pump, ox):
    o.parent = devices
# leads from the monitor to the oximeter and the panel
tube([(3.45, -.85, .4), (2.7, -.4, .07), (1.2, -.9, .06), (-.3, .2, .06), (-.55, .9, .5), (-.32, 1.1, 1.1)], .05, M('teal'))
tube([(-.3, 1.3, 1.7), (-1.2, 1.8, .8), (-2.0, 2.6, .10), (-2.2, 3.3, .6)], .05, M('ink'))

# ---------------------------------------------------------------------------- the bound file with ribbons, in front in the light
f = group((-.75, -1.55, 0), (0, 0, 11), name='file')
box((3.0, 2.2, .08), (0, 0, .05), r=.03, m=M('teal'), parent=f)
for k in range(12):
    box((2.84 - .02 * (k % 3), 2.06 - .015 * (k % 2), .045), (.02 * math.sin(k * 2), .012 * math.cos(k * 3), .12 + k * .052), (0, 0, .6 * math.sin(k * 1.7)), .008, M('paper'), f, segments=1)
box((3.02, 2.22, .09), (0, 0, .80), r=.035, m=M('teal'), parent=f)
box((.34, 2.24, .86), (-1.46, 0, .42), r=.05, m=M('wood_dark'), parent=f)
box((1.3, .8, .012), (.25, .25, .851), r=.004, m=M('paper'), parent=f, segments=2)                # blank label
for x, m in ((.95, M('marigold', rough=.6)), (-.75, M('marigold', rough=.6))):
    box((.16, 2.26, .03), (x, 0, .856), r=.01, m=m, parent=f, segments=2)
    box((.16, .03, .84), (x, -1.115, .43), r=.01, m=m, parent=f, segments=2)
bow = group((.95, -.2, .90), parent=f)
for s in (-1, 1):
    superball((.26, .10, .10), .8, .7, (s * .24, 0, .04), (0, s * -12, s * 16), M('marigold', rough=.6), 48, bow)
    tube([(0, 0, .0), (s * .18, -.28, .0), (s * .26, -.6, -.02)], .035, M('marigold', rough=.6), bow)
ball(.09, (0, 0, .05), m=M('marigold', rough=.6), parent=bow, n=24)
for k in range(4):
    box((.20, .05, .02), (1.58, .7 - .4 * k, .25 + .13 * k), r=.006, m=(M('terracotta'), M('mint'), M('ivory'), M('brass'))[k], parent=f, segments=2)

# ---------------------------------------------------------------------------- ink pad: the disc; stamp beside it
pad = group((1.85, -2.35, 0))
lathe([(0, 0), (.72, 0), (.76, .04), (.76, .20), (.70, .26), (.62, .26), (.60, .20), (0, .20)], m=M('ink'), parent=pad, n=96, subdivide=1)
torus(.755, .022, (0, 0, .12), m=M('brass'), parent=pad, n=96, k=10)
lathe([(0, .18), (.595, .18), (.60, .21), (.56, .24), (0, .245)], m=M('marigold', rough=.75, coat=0), parent=pad, n=96, subdivide=1)
lid = group((3.35, -2.75, .0), (0, 0, 0))
lathe([(0, 0), (.74, 0), (.78, .03), (.78, .12), (.70, .16), (0, .17)], (0, .05, 0), m=M('brass'), parent=lid, n=96, subdivide=1)
stamp = group((.95, -3.0, .0), (0, 0, 24))
lathe([(0, 0), (.34, 0), (.36, .04), (.34, .16), (.24, .20), (.14, .30), (.11, .50), (.14, .66), (.22, .80), (.25, .94), (.20, 1.08), (.08, 1.15), (0, 1.16)], m=M('wood_dark'), parent=stamp, n=64, subdivide=1)
torus(.35, .022, (0, 0, .12), m=M('brass'), parent=stamp, n=64, k=8)
cylinder(.32, .05, (0, 0, .012), m=M('rubber'), n=48, bevel=.01, parent=stamp)

desk_lamp((-4.7, 1.6, 0), 40, scale=1.0, on=False)
plant((-7.0, 2.4, 0), 0, scale=1.0, size=3.2)
window_wall(8.2, 1.6, xs=(-8.5, -1.4, 5.7), w=5.4, h=7.5, glow='#ffd795', power=1.5, wall='#e6d6b8')

sky([(0, '#8a6f4a'), (.52, '#ffdcae'), (1, '#8fa9bd')], .45)
sun(203, 20, 7.0, 2.0, '#ffb968')
area((-6.0, -8.0, 7.0), (1.4, 0, 1.0), 4.5, 900, '#ffe9cc')
area((8.5, -5, 4.5), (2, 0, 1.0), 3.0, 170, '#cfe6ec')
area((2.0, 7.2, 6.0), (1.6, 0, 1.2), 4.0, 520, '#ffcf8f', size_y=3)
mist(12, 34)
look(haze=('#f6cd94', .16, 1.0), bloom=.045, vignette=.13, ev=.05)
camera('device-bench', (-1.7, -10.8, 4.6), (.30, -.1, 1.22), lens=41, fstop=.9, focus=(2.2, -.6, 1.2))
camera('device-bench.1x1', (-.2, -11.4, 5.0), (1.75, -.1, 1.35), lens=46, fstop=.9, focus=(2.2, -.6, 1.2), aspect=1)
main()
