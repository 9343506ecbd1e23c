"""S02 corner D at night: the surgeon's console, empty; the arms and the round lamp beyond it."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.medical import castor
from theatre_build import TABLE_Z, room, round_lamp, surgery

start(seed=42)
room()
before = set(bpy.data.objects)
surgery()
beyond = group((-2.5, 3.2, 0), (0, 0, 16), .92)
for obj in set(bpy.data.objects) - before - {beyond}:
    if obj.parent is None:
        obj.parent = beyond
round_lamp((.62, 5.0, 3.95), (-86, 0, 0), r=1.30, power=2.6)

# ---------------------------------------------------------------------------- console: faces the viewer three-quarter, open to its hand controls
c = subject(group((1.95, -1.5, 0), (0, 0, -30), 1.04, name='console'), 'console')
ivory, ink, brass = M('ivory'), M('ink'), M('brass')
superball((1.15, .80, .20), .4, .45, (0, .1, .30), m=ivory, parent=c, n=96)                       # base
superball((1.162, .812, .02), .4, .45, (0, .1, .28), m=brass, parent=c, n=96)
for x in (-.85, .85):
    for y in (-.45, .65):
        castor((x, y, 0), .10, c)
for side in (-1, 1):                                                                             # two swept columns
    superball((.20, .34, 1.05), .35, .5, (side * .82, .42, 1.35), (8, 0, 0), ivory, 64, c)
    superball((.206, .345, .02), .35, .5, (side * .82, .42, 1.35), (8, 0, 0), brass, 64, c)
superball((1.08, .24, .70), .3, .4, (0, .66, 1.3), m=ink, parent=c, n=64)                         # back shell
hood = group((0, .18, 2.62), (-14, 0, 0), parent=c)                                              # viewer hood
superball((1.12, .66, .52), .42, .5, (0, .12, .1), m=ivory, parent=hood, n=128)
superball((1.132, .672, .024), .42, .5, (0, .12, .02), m=brass, parent=hood, n=128)
superball((.80, .22, .30), .4, .5, (0, -.46, .06), m=ink, parent=hood, n=96)
for side in (-1, 1):
    eye = group((side * .28, -.64, .08), (90, 0, 0), parent=hood)
    lathe([(.13, -.02), (.22, -.02), (.24, .03), (.22, .10), (.15, .12), (.13, .08)], m=M('rubber'), parent=eye, n=64, subdivide=1)
    cylinder(.14, .02, (0, 0, .0), m=material('emit', '#35e6d4', power=2.2), bevel=.004, n=48, parent=eye)
superball((.62, .07, .10), .5, .6, (0, -.58, .44), m=M('rubber'), parent=hood, n=48)               # brow rest
for k in range(5):
    superball((.05, .02, .02), .7, .7, (-.2 + k * .1, -.52, -.20), m=M('lit_teal', power=4) if k != 2 else M('lit_amber', power=5), parent=hood, n=16)
# arm rest with two lit hand controls on gimbals
box((1.9, .42, .14), (0, -.30, 1.62), r=.06, m=ink, parent=c)
superball((.92, .18, .07), .4, .5, (0, -.34, 1.72), m=M('rubber', color='#1d2433'), parent=c, n=64)
box((1.92, .44, .025), (0, -.30, 1.58), r=.01, m=brass, parent=c, segments=2)
for side in (-1, 1):
    box((.16, .7, .16), (side * .86, .02, 1.56), r=.05, m=ivory, parent=c)
    h = group((side * .42, -.42, 2.06), (0, side * -12, side * 14), parent=c)
    tube([(side * .34, .5, -.02), (side * .22, .3, .16), (0, .12, .10)], .06, ivory, h)
    torus(.20, .035, (0, 0, 0), (90, 0, 0), ivory, h, 64, 14)
    torus(.20, .012, (0, -.03, 0), (90, 0, 0), material('emit', '#ffb04a', power=7), h, 64, 8)
    for s in (-1, 1):                                                                            # the two finger grips
        superball((.035, .16, .06), .6, .6, (s * .07, -.16, 0), (0, 0, s * 10), ink, 32, h)
        superball((.016, .09, .036), .6, .6, (s * .104, -.17, 0), (0, 0, s * 10), M('lit_teal', power=6), 24, h)
    cylinder(.055, .10, (0, .02, 0), (90, 0, 0), m=brass, bevel=.015, n=32, parent=h)
    ball(.07, (0, .10, .06), m=ink, parent=h, n=32)
# foot pedals
for k, x in enumerate((-.5, -.1, .42)):
    box((.30, .5, .08), (x, -1.02, .13), (12, 0, 0), .03, M('gun') if k else M('teal'), c)
    for q in range(4):
        box((.24, .03, .02), (x, -1.16 + q * .09, .16 + q * .019), (12, 0, 0), .008, M('rubber'), c, segments=2)
box((1.5, .75, .07), (0, -.98, .045), r=.03, m=ink, parent=c)
# the empty stool, turned away
st = group((.05, -3.55, 0), (0, 0, 10))
lathe([(0, 1.20), (.50, 1.20), (.56, 1.26), (.56, 1.36), (.48, 1.43), (0, 1.43)], m=M('cloth_teal'), parent=st, n=64, subdivide=1)
torus(.55, .025, (0, 0, 1.22), m=brass, parent=st, n=64, k=10)
cylinder(.06, .9, (0, 0, .78), m=M('steel'), n=32, parent=st)
for k in range(5):
    a = math.radians(72 * k)
    tube([(0, 0, .34), (.3 * math.cos(a), .3 * math.sin(a), .28), (.52 * math.cos(a), .52 * math.sin(a), .20)], .045, ivory, st)
    castor((.54 * math.cos(a), .54 * math.sin(a), 0), .075, st, turn=72 * k)
st.location = (-.35, -1.2, 0)

sky([(0, '#0a1124'), (1, '#2b3f6e')], .35)
area((-3.4, -6.4, 5.0), (1.5, -1.6, 2.0), 2.2, 560, '#ffe7cb')
area((5.6, -4.2, 2.6), (1.5, -1.6, 2.0), 2.0, 150, '#8fc2ff')
area((4.6, 2.2, 4.6), (1.5, -1.4, 2.4), .8, 380, '#ffb765', size_y=3)
area((-2.6, 1.6, 3.6), (1.2, -1.4, 2.2), .7, 260, '#6fd8d0', size_y=3)
area((-.6, 1.0, 6.6), (-1.4, 3.2, 1.8), 1.4, 320, '#ffd9b0')                       # the table beyond
area((-6, 2.5, 4.5), (-4, 6.5, 4), 3, 260, '#3f6bd6')
mist(8, 20)
look(bloom=.06, vignette=.16, ev=.15, haze=('#27407c', .10, .5))
camera('theatre-console', (-1.4, -9.6, 2.95), (-.10, 0, 2.02), lens=38, fstop=.8, focus=(1.2, -2.2, 2.3))
camera('theatre-console.1x1', (-.7, -8.8, 2.8), (1.55, -.8, 2.22), lens=55, fstop=.8, focus=(1.2, -2.2, 2.3), aspect=1)
main()
