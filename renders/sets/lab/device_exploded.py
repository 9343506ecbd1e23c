"""S19 corner D by day: the pulse oximeter taken apart along one slant: shell, spring, board, emitter, pad, cell."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.medical import oximeter_shells

start(seed=56)
axis = subject(group((.55, 1.2, .15), (26, 17, 0), 1.0, name='exploded'), 'exploded')
low, high = oximeter_shells(axis)
S = 1.9
place(high, (0, .95, 6.35), (0, 0, 0), S, axis)
place(low, (0, .95, .05), (0, 0, 0), S, axis)
GREEN = material('satin', '#0f7a6c', rough=.35, coat=.5)

# spring: two coils on a brass pin
pin = group((0, 0, 5.45), parent=axis)
cylinder(.06, 1.5, (0, 0, 0), (0, 90, 0), m=M('brass'), bevel=.015, n=32, parent=pin)
for s in (-1, 1):
    pts = [(s * (.18 + .045 * t / (2 * math.pi)), .19 * math.cos(t), .19 * math.sin(t)) for t in [2 * math.pi * 6 * k / 120 for k in range(121)]]
    tube([(s * .18, .19, -.02), (s * .18, -.05, -.30)][::-1] + pts + [(s * .46, .05, .34)], .028, M('steel'), pin, smooth=False)
    cylinder(.10, .06, (s * .74, 0, 0), (0, 90, 0), m=M('brass'), bevel=.02, n=32, parent=pin)
# board with parts
board = group((0, 0, 4.50), parent=axis)
slab(rounded_rect(.98, 1.9, .16), .06, .015, GREEN, parent=board)
for x, y, w, d, h, m in ((0, .35, .42, .42, .10, M('ink')), (-.28, -.25, .22, .16, .08, M('ink')), (.25, -.2, .18, .3, .12, M('steel')), (-.25, .78, .2, .12, .08, M('brass')), (.28, .75, .14, .14, .14, M('marigold')), (.1, -.65, .36, .16, .08, M('ink'))):
    box((w, d, h), (x, y, .06 + h / 2), r=.015, m=m, parent=board, segments=2)
for k in range(7):
    for s in (-1, 1):
        box((.03, .06, .02), (-.18 + .06 * k, .35 + s * .24, .075), r=.006, m=M('brass'), parent=board, segments=1)
for k in range(5):
    tube([(-.40, -.5 + .06 * k, .066), (-.1 + .05 * k, -.5 + .06 * k, .066), (.0 + .05 * k, -.1 + .04 * k, .066)], .008, M('gold'), board, smooth=False, resolution=2)
for x in (-.4, .4):
    for y in (-.85, .85):
        torus(.05, .016, (x, y, .06), m=M('gold'), parent=board, n=24, k=8)
# emitter: two little lamps on a flexible tongue
em = group((0, 0, 3.55), parent=axis)
slab(rounded_rect(.62, .9, .14), .04, .012, M('orange'), parent=em)
for s in (-1, 1):
    lathe([(0, 0), (.15, 0), (.16, .02), (.16, .05), (.12, .06), (0, .06)], (s * .16, 0, .035), m=M('ivory'), parent=em, n=40, subdivide=1)
    ball(.09, (s * .16, 0, .10), (1, 1, .8), m=material('emit', '#ff5a3a' if s < 0 else '#35e6d4', power=3.2), parent=em, n=32)
tube([(0, .45, .03), (.02, .75, .08), (.0, 1.0, .3)], .03, M('orange'), em)
# soft pad
superball((.50, .88, .13), .5, .55, (0, 0, 2.55), m=M('rubber', color='#35405a'), parent=axis, n=96)
superball((.20, .22, .02), .5, .7, (0, 0, 2.675), m=M('visor'), parent=axis, n=48)
for k in range(4):
    torus(.30 + .05 * k, .010, (0, 0, 2.67 - .010 * k), m=M('rubber', color='#2b3346'), parent=axis, n=64, k=6, scale=(1, 1.5, 1))
# cell
cell = group((0, 0, 1.55), parent=axis)
cylinder(.42, .16, (0, 0, 0), m=M('steel'), bevel=.04, n=64, parent=cell)
cylinder(.34, .05, (0, 0, .08), m=M('brass'), bevel=.015, n=64, parent=cell)
torus(.40, .014, (0, 0, .02), m=M('marigold'), parent=cell, n=64, k=8)
# the line they share
for z0, z1 in ((.60, 1.40), (1.70, 2.38), (2.75, 3.48), (3.75, 4.42), (4.72, 5.20), (5.70, 6.15)):
    n = max(2, int((z1 - z0) / .09))
    for k in range(n):
        ball(.018, (0, 0, z0 + (z1 - z0) * (k + .5) / n), m=M('brass'), parent=axis, n=12)
cove('#dccba8', floor=-.6, back=6.5, r=5, rough=.75)
sky([(0, '#d8c8a8'), (.5, '#f4efe4'), (1, '#cfe0e6')], .65)
t = Vector((1.6, 0, 3.0))
area(t + Vector((-5, -5, 4)), t, 3.4, 900, '#fff3e0')
area(t + Vector((5.5, -3, .5)), t, 3.2, 190, '#dfeeff')
area(t + Vector((3.4, 3.8, 3)), t, .9, 420, '#ffcf95', size_y=3.4)
area(t + Vector((-4, 3.4, 1)), t, .9, 200, '#9fe0d6', size_y=3.4)
look(bloom=.04, vignette=.10, ev=.05)
camera('device-exploded', (-1.8, -13.6, 4.6), (.45, -.4, 3.25), lens=33, fstop=1.6, focus=(2.2, -.4, 3.4))
main()
