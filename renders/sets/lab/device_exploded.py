"""S19 corner D by day: the pulse oximeter taken apart along one slant: shell, spring, board, emitter, pad, cell."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from mathutils import Matrix
from props.medical import oximeter_shells

start(seed=56)
# The parts march out of the picture on a shallow slant, so that every layer shows its face and keeps a gap to the next.
MID = Vector((.35, 0, 3.22))                                  # where the middle of the line hangs
Z = Vector((.76, -.60, .25)).normalized()
Y = (Vector((0, 0, 1)) - Z.z * Z).normalized()
X = Y.cross(Z)
turn = Matrix((X, Y, Z)).transposed().to_euler('XYZ')
axis = subject(group(MID - 3.2 * Z, tuple(math.degrees(v) for v in turn), 1.0, name='exploded'), 'exploded')
low, high = oximeter_shells(axis)
S = 1.9
place(high, (0, .95, 6.35), (0, 0, 0), S, axis)
place(low, (0, .95, .05), (0, 0, 0), S, axis)
GREEN = material('satin', '#0f7a6c', rough=.35, coat=.5)

# spring: two coils on a brass pin
pin = group((0, 0, 5.32), scale=1.25, parent=axis)
cylinder(.06, 1.5, (0, 0, 0), (0, 90, 0), m=M('brass'), bevel=.015, n=32, parent=pin)
for s in (-1, 1):
    pts = [(s * (.18 + .045 * t / (2 * math.pi)), .19 * math.cos(t), .19 * math.sin(t)) for t in [2 * math.pi * 6 * k / 120 for k in range(121)]]
    tube([(s * .18, .19, -.02), (s * .18, -.05, -.30)][::-1] + pts + [(s * .46, .05, .34)], .028, M('steel'), pin, smooth=False)
    cylinder(.10, .06, (s * .74, 0, 0), (0, 90, 0), m=M('brass'), bevel=.02, n=32, parent=pin)
# board with parts
board = group((0, 0, 4.40), scale=1.16, parent=axis)
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
em = group((0, 0, 3.42), scale=1.4, parent=axis)
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
cell = group((0, 0, 1.38), scale=1.4, parent=axis)
cylinder(.42, .16, (0, 0, 0), m=M('steel'), bevel=.04, n=64, parent=cell)
cylinder(.34, .05, (0, 0, .08), m=M('brass'), bevel=.015, n=64, parent=cell)
torus(.40, .014, (0, 0, .02), m=M('marigold'), parent=cell, n=64, k=8)
# the line they share
for z0, z1 in ((.60, 1.40), (1.70, 2.38), (2.75, 3.48), (3.75, 4.42), (4.72, 5.20), (5.70, 6.15)):
    n = max(2, int((z1 - z0) / .09))
    for k in range(n):
        ball(.018, (0, 0, z0 + (z1 - z0) * (k + .5) / n), m=M('brass'), parent=axis, n=12)
# museum mount: every part stands on its own brass pin
TOP = .62
heading = math.degrees(math.atan2(Z.y, Z.x))
foot = group((MID.x, MID.y, TOP), (0, 0, heading))
box((7.3, 1.30, .20), (0, .12, .10), r=.06, m=M('wood_dark'), parent=foot)
box((7.1, 1.12, .05), (0, .12, .215), r=.02, m=M('ivory'), parent=foot)
box((7.32, 1.32, .03), (0, .12, .05), r=.012, m=M('brass'), parent=foot, segments=2)
for along, half in ((.05, 1.06), (1.38, .56), (2.55, .84), (3.42, .60), (4.40, 1.08), (5.32, .06), (6.35, 1.06)):
    c = MID + (along - 3.2) * Z
    tip = c - half * Y
    tube([(tip.x, tip.y, TOP + .2), tuple(tip)], .030, M('brass'), smooth=False)
    cylinder(.12, .07, (tip.x, tip.y, TOP + .265), m=M('brass'), bevel=.02, n=32)
    ball(.065, tuple(tip), m=M('brass'), n=20)

# the bench: planks, a brass nosing, and what the fitter left on it
for k in range(6):
    box((26, 1.56, .30), (0, -2.9 + 1.58 * k, TOP - .15), r=.03, m=material('satin', ('#b98450', '#b07a47', '#bf8b58')[k % 3], rough=.45, coat=.25), segments=2)
box((26, .10, .36), (0, -3.74, TOP - .16), r=.03, m=M('brass'), segments=2)
mat = group((-4.3, -.9, TOP), (0, 0, 14))
slab(rounded_rect(4.0, 2.7, .14), .05, .012, M('cloth_teal', color='#1c6f67'), parent=mat)
for k in range(9):
    box((.012, 2.4, .004), (-1.7 + .425 * k, 0, .052), r=.001, m=M('mint'), parent=mat, segments=1)
for k in range(6):
    box((3.6, .012, .004), (0, -1.06 + .425 * k, .052), r=.001, m=M('mint'), parent=mat, segments=1)
driver = group((-.2, -.35, .17), (0, 90, 24), parent=mat)
cylinder(.13, .95, (0, 0, -.5), m=M('marigold'), bevel=.05, n=32, parent=driver)
cylinder(.035, 1.1, (0, 0, .5), m=M('steel'), bevel=.008, n=20, parent=driver)
for s in (-1, 1):                                                            # tweezers
    tube([(-1.3, .55, .10), (-.5, .62 + s * .10, .10), (.35, .70 + s * .02, .09)], .035, M('steel'), mat)
dish = group((1.25, .72, .05), parent=mat)
lathe([(0, 0), (.34, 0), (.42, .08), (.44, .15), (.39, .12), (.32, .05), (0, .045)], m=M('ivory'), parent=dish, n=48, subdivide=1)
for k in range(9):
    a = k * 2.4
    cylinder(.045, .07, (.2 * math.cos(a) * (k % 3) / 2, .2 * math.sin(a) * (k % 3) / 2, .09), (30 * k, 0, 0), m=M('brass'), n=16, bevel=.01, parent=dish)

# wall: sage boards, a brass rail, the pale gold disc behind the parts
WALL = 6.4
for k in range(15):
    box((1.94, .2, 12), (-14 + 2 * k, WALL, 5), r=.04, m=material('clay', ('#9cbab0', '#a3c0b6')[k % 2], rough=.85), segments=2)
box((30, .34, .5), (0, WALL - .1, TOP + .22), r=.05, m=M('ivory'))
box((30, .05, .04), (0, WALL - .29, TOP + .44), r=.015, m=M('brass'), segments=2)
cylinder(2.5, .16, (.45, WALL - .22, 3.35), (90, 0, 0), m=material('clay', '#e6bf72', rough=.6), bevel=.05, n=160)
torus(2.68, .045, (.45, WALL - .24, 3.35), (90, 0, 0), m=M('brass'), n=160, k=12)

sky([(0, '#d8c8a8'), (.5, '#f4efe4'), (1, '#cfe0e6')], .62)
t = MID
area(t + Vector((-6, -5, 5)), t, 3.0, 1150, '#fff1dc')
area(t + Vector((6.5, -5, .5)), t, 3.2, 210, '#dfeeff')
area(t + Vector((4.4, 4.2, 3.6)), t, .9, 420, '#ffcf95', size_y=3.4)
area(t + Vector((-5, 4, 1)), t, .9, 180, '#9fe0d6', size_y=3.4)
area((-7, 2.5, 6.5), (-3, WALL, 4), 2.5, 260, '#fff0d8')
look(bloom=.04, vignette=.12, ev=0)
camera('device-exploded', (.9, -15.2, 4.7), (-.55, 0, 3.22), lens=49, fstop=1.2, focus=tuple(MID + .8 * Z))
main()
