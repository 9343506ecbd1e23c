"""S02 corner A at night: the disinfection robot lights the empty room, its door shut."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.medical import bed, castor
from ward_build import BACK, LEFT, service_panel, shell

start(seed=37)
shell(door='shut', hole=(-2.9, -.7, 0, 4.4), left_windows=False)
service_panel((3.6, BACK, 2.75), width=3.0)
bed((4.35, 2.0, 0), 0, blanket='linen', rails=False)

# ---------------------------------------------------------------------------- robot: ivory drum base with a linen shelf, three cool tubes in a guard, visor band
r = subject(group((1.15, -.55, 0), (0, 0, -12), 1.05, name='uv robot'), 'uv robot')
TUBE = material('emit', '#cfe6ff', power=6.5)
superball((.86, .86, .30), .4, .8, (0, 0, .42), m=M('ivory'), parent=r, n=96)
superball((.872, .872, .03), .4, .8, (0, 0, .40), m=M('brass'), parent=r, n=96)
superball((.78, .78, .16), .4, .8, (0, 0, .2), m=M('ink'), parent=r, n=64)
for x, y in ((-.5, -.45), (.5, -.45), (0, .6)):
    cylinder(.14, .14, (x, y, .14), (0, 90, 0), m=M('rubber'), bevel=.04, n=40, parent=r)
superball((.50, .12, .13), .5, .6, (0, -.79, .50), m=M('visor'), parent=r, n=64)
for s in (-1, 1):
    superball((.05, .02, .065), .75, .75, (s * .17, -.905, .50), m=M('lit_teal'), parent=r, n=24)
# linen shelf between base and lamp deck
for x in (-.58, .58):
    for y in (-.45, .45):
        cylinder(.045, .74, (x, y, 1.06), m=M('steel'), n=24, parent=r)
superball((.80, .74, .06), .4, .5, (0, 0, .74), m=M('ivory'), parent=r, n=64)
for k in range(4):
    box((.86, .70, .12), (.01 * k, 0, .87 + k * .125), r=.055, m=(M('linen'), M('cloth_teal'), M('linen'), M('linen', color='#f7f0e4'))[k], parent=r)
superball((.80, .80, .14), .4, .8, (0, 0, 1.50), m=M('ivory'), parent=r, n=96)
superball((.812, .812, .022), .4, .8, (0, 0, 1.50), m=M('marigold'), parent=r, n=96)
# tubes around a mirror column, caps, guard hoops
cylinder(.15, 2.3, (0, 0, 2.75), m=material('metal', '#d5dde6', rough=.14), n=48, parent=r)
for k in range(3):
    a = math.radians(120 * k - 90)
    x, y = .42 * math.cos(a), .42 * math.sin(a)
    cylinder(.075, 2.12, (x, y, 2.75), m=TUBE, bevel=.02, n=32, parent=r)
    for z in (1.66, 3.84):
        cylinder(.11, .14, (x, y, z), m=M('ink'), bevel=.03, n=32, parent=r)
        torus(.11, .014, (x, y, z + (.06 if z < 2 else -.06)), m=M('brass'), parent=r, n=32, k=8)
superball((.62, .62, .13), .4, .9, (0, 0, 3.98), m=M('ivory'), parent=r, n=96)
superball((.63, .63, .02), .4, .9, (0, 0, 3.96), m=M('brass'), parent=r, n=96)
lathe([(0, 0), (.16, 0), (.18, .03), (.15, .12), (0, .15)], (0, 0, 4.09), m=material('emit', '#ffa63a', power=4), parent=r, n=48, subdivide=1)
for k in range(6):
    a = math.radians(60 * k)
    tube([(.58 * math.cos(a), .58 * math.sin(a), 1.6), (.62 * math.cos(a), .62 * math.sin(a), 2.75), (.58 * math.cos(a), .58 * math.sin(a), 3.92)], .018, M('steel'), r, steps=10)
for z in (2.3, 3.2):
    torus(.615, .016, (0, 0, z), m=M('steel'), parent=r, n=64, k=8)

sky([(0, '#0a1124'), (1, '#2b3f6e')], .28)
point((1.15, -1.25, 2.8), 48, .4, '#b9d4ff')                                       # what the tubes give, freed of noise
point((1.9, .1, 2.8), 48, .4, '#b9d4ff')
point((.45, .1, 2.8), 48, .4, '#b9d4ff')
area((-1.55, BACK - .2, 3.0), (-1.4, 0, 1.0), .6, 60, '#ffb861', size_y=1.1)        # corridor lamp through the door's window
area((-4.2, -6.4, 3.8), (.8, -.4, 1.6), 2.4, 110, '#7fa2ff')
area((5.4, -4.6, 2.4), (1.2, -.6, 1.4), 1.8, 80, '#ffc98f')
look(bloom=.07, vignette=.16, ev=.12)
camera('ward-uv-robot', (-2.2, -7.6, 2.55), (.15, .4, 2.22), lens=34, fstop=1.2, focus=(1.1, -1.2, 2.0), aspect=3 / 2)
main()
