"""Hand-made prototype of the rover beside its finished twin.  Camera: bench-prototype."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.furniture import boards, desk_lamp, drawing_roll, mug, plant, strips, wood
from props.devices import pcb
from props.robots import rover_small
from room_build import studio_room

start(seed=64)
studio_room(back=17, sun_az=158, sun_el=16, target=(2, 0, 10), window=((8, 6, 13, 16),), fill=1100, shelves=(-6.5, 10))
TOP = 8.6
boards(40, 13, .6, 6, (0, 1, TOP), tone='pale', r=.06, gap=.035)
box((39, 10, .6), (0, 2, TOP - 1), r=.05, m=wood(4))
mat = group((.6, .2, TOP), (0, 0, -3))
slab(rounded_rect(12.6, 6.4, .2), .05, .015, M('teal', color='#17635c', rough=.7), parent=mat)
strips([((x * .6 - 6, -3.0, .052), (x * .6 - 6, 3.0, .052)) for x in range(21)] + [((-6.1, y * .6 - 2.7, .052), (6.1, y * .6 - 2.7, .052)) for y in range(10)], .018, .003, M('mint', color='#6fb0a6'), mat)
Z = TOP + .055

# ---------------------------------------------------------------------------- the finished twin
twin = subject(group(name='twin'), 'twin')
rover_small((3.35, .7, Z), -20, twin, scale=3.15, mast='lamp')

# ---------------------------------------------------------------------------- the prototype: card, timber, tape, string and a bare board; same size and stance
CARD, CARD2 = M('card'), M('card', color='#b98a54')
TAPE = M('linen', color='#efe0bd')
p = subject(group((-.75, .8, Z), (0, 0, 16), 3.15, name='prototype'), 'prototype')
box((.66, .8, .30), (0, 0, .36), r=.018, m=CARD, parent=p)
box((.70, .36, .012), (0, -.2, .515), (5, 0, 0), .004, CARD2, p)                             # lid flaps, one up
box((.66, .34, .012), (0, .33, .60), (-38, 0, 0), .004, CARD2, p)
for k in range(16):                                                                           # corrugated edge
    cylinder(.009, .30, (-.33 + k * .044, -.401, .36), bevel=0, m=CARD2, n=8, parent=p)
box((.5, .02, .18), (0, -.412, .38), r=.02, m=M('ink'), parent=p)                             # paper visor, pencilled eyes
for s in (-1, 1):
    slab(rounded_rect(.075, .10, .035), .01, .003, M('mint'), (s * .11, -.424, .385), (90, 0, 0), p)
    for y in (-.24, .24):                                                                     # wheels sawn from a branch
        w = group((s * .40, y, .16), (0, 90, 0), parent=p)
        cylinder(.16, .1, bevel=.012, m=wood(1, 'dark'), parent=w, n=48)
        for q in (-1, 1):
            cylinder(.146, .012, (0, 0, q * .05), bevel=.003, m=wood(0, 'pale'), parent=w, n=48)
            for r in (.05, .08, .11, .13):
                torus(r, .0028, (0, 0, q * .0565), m=wood(1, 'wood'), parent=w, n=40, k=5)
        cylinder(.02, .2, bevel=.004, m=M('steel'), parent=w, n=16)
        ball(.026, (0, 0, s * .1), m=M('brass'), parent=w, n=12)
    tube([(s * .33, -.24, .16), (0, -.24, .16)], .02, wood(2, 'pale'), p, smooth=False)
    tube([(s * .33, .24, .16), (0, .24, .16)], .02, wood(2, 'pale'), p, smooth=False)
for x, y, z, sx, sy, sz, t in ((-.2, -.405, .49, .1, .012, .1, 12), (.24, -.405, .25, .12, .012, .06, -20), (.335, .1, .44, .012, .22, .07, 0), (-.335, -.1, .3, .012, .2, .07, 0)):
    box((sx, sy, sz), (x, y, z), (0, t, 0), .003, TAPE, p, segments=1)
pcb((.0, .06, .47), 90, p, scale=.2, seed=3, board='#0d5f57')
box((.16, .3, .12), (.2, .1, .56), r=.02, m=M('ink', color='#2a3858'), parent=p)              # battery, rubber band
torus(.13, .008, (.2, .1, .56), (90, 0, 0), m=M('terracotta', color='#d0603a'), parent=p, n=32, k=8, scale=(.75, .6, 1))
for k, c in enumerate(('#c9541d', '#12151d', '#f3ebdd', '#0c6f72')):                          # leads that escape
    tube([(-.08 + .05 * k, .0, .55), (-.2 + .1 * k, -.02, .72 + .04 * (k % 2)), (-.3 + .18 * k, -.22, .66), (-.24 + .15 * k, -.36, .5)], .008, M('rubber', color=c), p, resolution=3)
cylinder(.022, .52, (0, .2, .8), bevel=.004, m=wood(2, 'pale'), parent=p, n=16)                # mast: a dowel, a bottle cap, a paper lamp
lathe([(0, 0), (.11, 0), (.125, .015), (.125, .08), (.1, .1), (0, .1)], (0, .2, 1.05), m=M('terracotta', color='#c0623c'), n=40, parent=p, subdivide=1)
for k in range(20):
    a = math.radians(18 * k)
    box((.012, .018, .07), (.126 * math.cos(a), .2 + .126 * math.sin(a), 1.10), (0, 0, 18 * k), .004, M('terracotta', color='#a9512e'), p, segments=1)
torus(.03, .012, (0, .2, .74), m=TAPE, parent=p, n=24, k=8)
torus(.03, .012, (0, .2, .71), m=TAPE, parent=p, n=24, k=8)
box((.03, .2, .05), (-.26, -.3, .55), (0, 0, 20), .01, wood(0, 'pale'), p)                     # clothes peg holds a flap
box((.03, .2, .05), (-.235, -.3, .55), (0, 0, 12), .01, wood(1, 'pale'), p)

# ---------------------------------------------------------------------------- caliper across the twin's track, in the light
cal = group((3.2, -2.0, Z + .07), (0, 0, 7))
ST = M('steel', brush=1)
box((4.6, .34, .07), (0, 0, 0), r=.012, m=ST, parent=cal)
strips([((-2.0 + k * .08, -.15, .036), (-2.0 + k * .08, -.15 + (.16 if k % 5 == 0 else .09), .036)) for k in range(48)], .012, .003, M('ink'), cal)
slab([(0, 0), (.32, 0), (.32, -.2), (.1, -1.1), (0, -1.15)], .08, .015, ST, (-2.28, -.14, -.04), parent=cal, segments=2)
slab([(0, 0), (.2, 0), (.04, .5), (0, .5)], .07, .012, ST, (-2.28, .14, -.035), parent=cal, segments=2)
slide = group((-.2, 0, .01), parent=cal)
box((1.1, .5, .12), (.3, 0, 0), r=.03, m=ST, parent=slide)
slab([(0, 0), (-.32, 0), (-.32, -.2), (-.1, -1.1), (0, -1.15)], .08, .015, ST, (.07, -.14, -.05), parent=slide, segments=2)
dial = group((.38, 0, .06), parent=slide)
lathe([(0, 0), (.4, 0), (.43, .02), (.43, .1), (.39, .13), (.36, .1)], m=M('brass'), n=64, parent=dial)
disc(.38, (0, 0, .09), m=M('paper'), parent=dial, n=64)
for k in range(20):
    a = math.radians(18 * k)
    box((.07, .012, .006), (.31 * math.cos(a), .31 * math.sin(a), .094), (0, 0, 18 * k), .002, M('ink'), dial, segments=1)
box((.3, .02, .01), (.1, .05, .105), (0, 0, 35), .003, M('marigold'), dial, segments=1)
cylinder(.09, .12, (.75, -.3, 0), (90, 0, 0), m=M('brass'), parent=slide, n=24)

# ---------------------------------------------------------------------------- test jig in the foreground: plate, columns, sprung probes, a lamp
jig = group((-4.3, -1.9, Z), (0, 0, 16), .92)
slab(rounded_rect(3.4, 2.5, .2), .2, .04, M('ink'), parent=jig)
for sx in (-1, 1):
    for sy in (-1, 1):
        cylinder(.13, .1, (sx * 1.4, sy * 1.0, .02), m=M('rubber'), parent=jig, n=24)
    cylinder(.11, 2.3, (sx * 1.35, .8, 1.3), m=M('steel'), parent=jig, n=32)
    cylinder(.19, .14, (sx * 1.35, .8, .28), m=M('brass'), parent=jig, n=32)
    cylinder(.17, .2, (sx * 1.35, .8, 2.5), m=M('brass'), parent=jig, n=32)
box((3.1, .5, .3), (0, .8, 1.9), r=.06, m=M('ivory'), parent=jig)
box((2.2, 1.5, .16), (0, .1, 1.72), r=.05, m=M('ivory'), parent=jig)
for i in range(6):
    for j in range(3):
        cylinder(.035, .55, (-.75 + i * .3, -.3 + j * .35, 1.4), m=M('gold'), parent=jig, n=12, bevel=.01)
        cylinder(.012, .3, (-.75 + i * .3, -.3 + j * .35, 1.0), m=M('gold'), parent=jig, n=8, bevel=.003)
pcb((0, .05, .2), 0, jig, scale=1.0, seed=1)
tube([(1.1, .8, 2.05), (1.1, .2, 2.4), (1.1, -.7, 2.5)], .07, M('steel'), jig)
ball(.2, (1.1, -.8, 2.52), m=M('ink'), parent=jig, n=32)
for k, m in enumerate((M('lit_teal', power=7), M('lit_amber', power=5))):
    cylinder(.08, .06, (-1.2 + k * .35, -1.0, .23), m=m, parent=jig, n=24)
for k, c in enumerate(('#f3ebdd', '#c9541d', '#0c6f72', '#12151d')):
    tube([(-1.4 + .1 * k, .9, .25), (-2.0, 1.3 + .1 * k, .12), (-3.2, 1.2 + .15 * k, .03), (-4.6, 1.6 + .2 * k, .03)], .035, M('rubber', color=c), jig)

# ---------------------------------------------------------------------------- at the back: drawing, knife, glue, tape roll, lamp
drawing_roll((-5.8, 4.0, TOP), 8, flat=True, length=5.2)
drawing_roll((2.2, 5.2, TOP), 6, length=5)
torus(.62, .2, (6.7, 1.7, TOP + .24), m=TAPE, n=64, scale=(1, 1, 1.2))
torus(.45, .06, (6.7, 1.7, TOP + .24), m=M('card'), n=64, scale=(1, 1, 4))
desk_lamp((7.9, 3.4, TOP), -50, on=False, scale=1.15, lower=20, upper=55)
mug((-7.6, 1.6, TOP), 190, scale=1.2)
area((-5, -8.5, 14), (2.6, 0, 10), 2.6, 280, '#fff0da')

camera('bench-prototype', (-1.6, -14.6, 12.9), (.35, .3, 10.4), lens=47, fstop=.8, focus=(3.0, -.6, 10.0))
camera('bench-prototype.4x5', (-1.4, -14.8, 16.6), (.35, -.2, 10.0), lens=47, fstop=.8, focus=(3.0, -.6, 10.0), aspect=4 / 5)
main()
