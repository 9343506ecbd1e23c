"""The ward by day: a telepresence unit with a face drawn in lines on its screen, beside a bed with its rail up and a dressing trolley."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.furniture import file_bundle, paper_stack
from props.materials import M
from props.medical import bed, curtain, drip_stand, stethoscope, trolley
from props.robots import telepresence
from ward_build import BACK, LEFT, porthole, service_panel, shell

start(seed=32)
shell(door='open', hole=(-1.0, 1.7, 0, 4.5))

robot = subject(telepresence((1.15, .2, 0), -14, scale=.92, screen='eyes'), 'robot')
# the call: a doctor's face in a few lines, nobody in particular
head = [c for c in robot.children if c.name.startswith('screen')][0]
for old in [c for c in head.children if 'superball' in c.name]:
    bpy.data.objects.remove(old)
LINE, SOFT = material('emit', '#8ff2e4', power=2.6), material('emit', '#35cfc4', power=1.5)
SKIN, COAT = material('emit', '#0e3b44', power=.55), material('emit', '#12525a', power=.6)


def stroke(points, r=.010, m=LINE, y=-.112):
    tube([(x, y, z + .05) for x, z in points], r, m, head, resolution=4, steps=8)


def arc(cx, cz, rx, rz, a0, a1, n=14):
    return [(cx + rx * math.cos(math.radians(a0 + (a1 - a0) * k / n)), cz + rz * math.sin(math.radians(a0 + (a1 - a0) * k / n))) for k in range(n + 1)]


def fill(outline, m, y):
    slab([(x, z + .05) for x, z in outline], .003, 0, m, (0, y, 0), (90, 0, 0), head, 1)


fill([(-.46, -.40), (.46, -.40), (.40, -.27), (.20, -.20), (.10, -.15), (-.10, -.15), (-.20, -.20), (-.40, -.27)], COAT, -.1035)
fill(arc(0, .07, .175, .235, 0, 360, 40)[:-1], SKIN, -.1045)
stroke(arc(0, .07, .175, .235, 200, 340, 20), .011)                                  # jaw
stroke([(-.164, -.01), (-.178, .06), (-.17, .16)], .011)
stroke([(.164, -.01), (.178, .06), (.17, .16)], .011)
stroke([(-.17, .16), (-.19, .24), (-.13, .33), (0, .365), (.13, .34), (.195, .25), (.17, .16)], .012)      # hair
stroke([(-.17, .16), (-.11, .235), (.02, .25), (.12, .21), (.17, .16)], .010)
stroke([(-.10, .30), (-.02, .325), (.08, .30)], .006, SOFT)
for s in (-1, 1):
    stroke(arc(s * .078, .075, .055, .046, 0, 360, 20), .007)                          # spectacles
    stroke(arc(s * .078, .064, .026, .022, 10, 170, 8), .008)                          # eyes
    ball(.011, (s * .078, -.116, .122), m=LINE, parent=head, n=12)
    stroke([(s * .118, .142), (s * .078, .155), (s * .036, .145)], .009)               # brows
    stroke([(s * .178, .10), (s * .198, .07), (s * .185, .01), (s * .168, .0)], .008)  # ears
    stroke([(s * .085, -.135), (s * .10, -.19), (s * .21, -.235), (s * .40, -.285), (s * .46, -.39)], .011)   # neck and shoulders
    stroke([(s * .10, -.19), (s * .055, -.28), (s * .0, -.36)], .009)                  # lapels
stroke([(-.024, .08), (0, .09), (.024, .08)], .006)
stroke([(.008, .075), (.026, .0), (.0, -.012)], .008)                                # nose
stroke(arc(0, -.045, .062, .038, 205, 335, 10), .010)                                # smile
stroke([(-.10, -.20), (-.13, -.30), (-.05, -.36)], .008, SOFT)                       # stethoscope round the neck
ball(.018, (-.05, -.114, -.31), m=SOFT, parent=head, n=12)
for k, w in enumerate((.16, .10)):                                                   # the call's own marks: a bar and a lamp
    superball((w * .5, .006, .012), .6, .6, (-.48 + w * .5, -.106, .40 - .045 * k), m=SOFT, parent=head, n=16)
# stethoscope arm: two links from the mast, chest piece held out to the bed
arm = group((0, -.02, 2.35), parent=robot)
lathe([(0, -.14), (.17, -.14), (.19, -.10), (.19, .10), (.17, .14), (0, .14)], m=M('ink'), parent=arm, n=48, subdivide=1)
torus(.19, .02, m=M('gold'), parent=arm, n=48)
p0, p1, p2 = Vector((-.12, -.1, 0)), Vector((-.95, -.45, .32)), Vector((-1.55, -.62, -.22))
for a, b, r in ((p0, p1, .085), (p1, p2, .07)):
    tube([a, b], r, M('ivory'), arm, smooth=False, resolution=12)
for p, r in ((p1, .135), (p2, .10)):
    ball(r, p, m=M('ink'), parent=arm, n=40)
    torus(r * 1.0, .016, p, (90, 0, 20), m=M('gold'), parent=arm, n=40, k=8)
chest = group(p2 + Vector((-.06, -.04, -.16)), (0, 14, 0), parent=arm)
cylinder(.05, .22, (0, 0, .05), m=M('steel'), n=24, parent=chest)
lathe([(0, -.14), (.20, -.14), (.22, -.11), (.20, -.06), (.09, -.03), (0, -.02)], m=M('brass'), parent=chest, n=64, subdivide=1)
torus(.215, .018, (0, 0, -.115), m=M('marigold'), parent=chest, n=64, k=10)
tube([p2 + Vector((-.05, -.02, -.05)), p1 + Vector((-.1, -.15, -.35)), p0 + Vector((-.2, -.25, -.35)), p0 + Vector((0, -.1, -.1))], .03, M('teal'), arm)

bed((-2.55, -1.2, 0), -58, raise_back=0, rails=True)
cart = trolley((3.05, -.55, 0), 14, width=1.7, depth=1.0, height=1.75)
for x, y, r in ((-.45, .1, .2), (-.1, .22, .13)):                                      # steel dishes, a jar of swabs, folded linen, a chart
    lathe([(0, 0), (r * .7, 0), (r, .16), (r * 1.04, .17), (r * .94, .16), (r * .64, .03), (0, .03)], (x, y, 1.78), m=M('steel'), n=48, parent=cart)
cylinder(.13, .34, (.25, .22, 1.95), m=M('pane', color='#dff0ee'), n=36, bevel=.02, parent=cart)
for k in range(14):
    ball(.05, (.25 + .06 * math.cos(k * 2.4), .22 + .06 * math.sin(k * 2.4), 1.83 + .018 * k), m=M('linen'), n=10, parent=cart)
cylinder(.135, .04, (.25, .22, 2.13), m=M('steel'), n=36, bevel=.01, parent=cart)
for k in range(4):
    box((.52, .40, .09), (.42, -.2, 1.83 + .095 * k), (0, 0, 4 * k - 6), .035, M('linen') if k % 2 else M('cloth_teal'), cart, segments=3)
stethoscope((-.42, -.22, 1.79), 20, cart, scale=.17)
for k in range(3):
    box((.42, .34, .20), (-.5 + .5 * k, 0, .64), (0, 0, 3 * k), .03, M('ivory') if k != 1 else M('mint'), cart, segments=3)
drip_stand((-4.1, .9, 0), 20, pump=True)
bed((4.7, 2.2, 0), 0)
curtain((3.15, 2.3, 0), 90, width=2.6, height=5.0, folds=9, rail=4.6, deep=.15, seed=8)
curtain((-3.4, 3.2, 0), 90, width=2.2, height=5.0, folds=8, rail=3.0, m=M('linen'), deep=.15, seed=9)
service_panel((5.2, BACK, 2.9), width=2.6)

sky([(0, '#d8c8a8'), (.5, '#f4efe4'), (1, '#bcd6e0')], .55)
sun(206, 32, 6.0, 1.2, '#ffddaa')
area((LEFT + .5, 1.6, 3.6), (1, .4, 1.6), 2.0, 200, '#fff2de', size_y=3.2)
area((-2.6, -7.6, 5.4), (1.0, .2, 2.4), 3.4, 260, '#fff4e4')
area((5.0, -2.0, 4.4), (1.2, .2, 3.0), 1.4, 120, '#ffd9a6')
look(bloom=.04, vignette=.10, ev=.1)
camera('ward-telepresence', (-1.2, -8.0, 3.35), (.35, .2, 2.36), lens=36, fstop=1.0, focus=(1.0, -.1, 3.4))
main()
