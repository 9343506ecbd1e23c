"""The car as a clear shell at night: six controllers and their wiring lit inside."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M, keyed
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, '..', 'factory')]
from bay_car import *
from stage import night_hall, ring_light

start(seed=22)
GOLD, GUN, INK, STEEL = M('gold'), M('gun'), M('ink'), M('steel')
S = 5.2
CAR = Vector((1.9, 0, .22))
car = subject(clear_car(tuple(CAR), -90, S), 'car')                         # faces left; its +X side is towards us


def ecu(at, size, glow, body='ivory', turn=(0, 0, 0)):
    """A finned controller with a connector and a lamp, in car units."""
    size = tuple(1.35 * v for v in size)
    w, d, h = size
    g = group(at, turn, parent=car)
    box(size, r=.014, m=M(body), parent=g, segments=4)
    box((w * 1.02, d * 1.02, h * .16), (0, 0, -h * .18), r=.004, m=GOLD, parent=g, segments=2)
    n = max(3, int(d / .022))
    for k in range(n):
        box((w * .8, .006, .012), (0, -d * .38 + k * d * .76 / (n - 1), h / 2 + .003), r=.002, m=GUN, parent=g, segments=1)
    for s in (-1, 1):
        box((w * .5, .02, h * .5), (0, s * (d / 2 + .006), 0), r=.005, m=INK, parent=g, segments=2)
    box((.006, d * .46, h * .22), (w / 2 + .002, 0, h * .14), r=.002, m=material('emit', glow, power=5), parent=g, segments=2)
    return g


# All sit near the middle plane of the car, spread along its length and height so that no two overlap from the side.
TEAL, AMBER, PALE = '#35e6d4', '#ff9d2e', '#dff7f2'
A = (.06, -.40, .385)      # gateway, behind the dash
B = (.0, .26, .225)        # battery controller, on the pack
C = (.20, -.62, .355)      # body controller, under the bonnet's rear edge
D1 = (.0, -.945, .315)     # radar in the nose
D2 = (.0, -.245, .655)     # camera behind the windscreen
E = (.0, .56, .690)        # telematics under the roof's tail
F = (-.12, -.17, .265)     # diagnostic socket below the wheel
ecu(A, (.16, .13, .075), AMBER, 'marigold')
ecu(C, (.14, .12, .09), TEAL)
g = group((0, .30, .185), parent=car)                                       # pack under the floor, with its controller on top
slab(rounded_rect(.58, .74, .03), .05, .012, M('teal'), (0, -.10, -.03), parent=g)
for i in range(2):
    for j in range(6):
        box((.25, .095, .018), (-.135 + .27 * i, -.40 + .12 * j, .030), r=.006, m=M('night', color='#2b4270'), parent=g, segments=2)
ecu((0, .34, .255), (.22, .16, .06), TEAL)
radar = group(D1, parent=car)
box((.17, .03, .08), r=.012, m=INK, parent=radar)
box((.13, .012, .05), (0, -.016, 0), r=.006, m=material('emit', PALE, power=3), parent=radar, segments=2)
cam = group(D2, (0, 0, 0), parent=car)
box((.10, .06, .045), r=.012, m=M('ivory'), parent=cam)
cylinder(.018, .03, (0, -.04, 0), (90, 0, 0), .004, M('visor'), n=24, parent=cam)
torus(.02, .004, (0, -.055, 0), (90, 0, 0), m=material('emit', PALE, power=5), parent=cam, n=24, k=8)
ecu(E, (.18, .13, .035), TEAL)
superball((.02, .075, .045), .6, .7, (0, .64, .748), m=M('ivory'), parent=car, n=32)
sock = group(F, parent=car)
slab([(-.06, -.025), (.06, -.025), (.05, .025), (-.05, .025)], .03, .005, INK, (0, .015, 0), (90, 0, 0), sock)
box((.08, .01, .02), (0, .018, 0), r=.003, m=material('emit', AMBER, power=4), parent=sock, segments=2)
box((.012, .05, .05), (.05, 0, 0), r=.004, m=material('emit', AMBER, power=4), parent=sock, segments=2)


def wire(points, color, r=.0042, power=4):
    tube(points, r, material('emit', color, power=power), car, resolution=4, steps=14)


zf = .20
wire([A, (.06, -.50, .30), (.12, -.56, .30), C], TEAL)
wire([A, (.08, -.34, .25), (.10, -.10, zf), (.08, .15, .21), (.02, .30, .25)], TEAL)
wire([A, (.02, -.55, .43), (.0, -.78, .40), (.0, -.93, .34)], PALE)
wire([A, (.05, -.44, .50), (.03, -.36, .585), D2], PALE)
wire([A, (-.02, -.30, .31), F], AMBER)
wire([A, (.20, -.30, .26), (.30, 0, .21), (.31, .40, .23), (.28, .66, .40), (.20, .68, .58), (.05, .60, .690)], TEAL)
wire([C, (.24, -.74, .32), (.28, -.88, .36)], AMBER)
wire([C, (.28, -.64, .26), (.32, -.60, .20)], AMBER)
wire([(.02, .36, .26), (.18, .52, .22), (.30, .60, .20)], AMBER)
wire([(.31, .40, .23), (.32, .70, .32), (.32, .90, .40)], AMBER)
wire([D2, (.02, -.05, .735), (.02, .30, .735), (.0, .50, .705)], PALE, .003)
for k in range(3):
    wire([(.27, .0 + .02 * k, .205 - .006 * k), (.27, .2, .205 - .006 * k), (.25, .45 + .02 * k, .215)], TEAL, .003, 2.5)

# ---------------------------------------------------------------------------- stage: dark floor, low deck, ring light behind
night_hall()
deck = slab(rounded_rect(12.4, 5.6, 1.2), .18, .05, material('satin', '#1a2850', rough=.25, coat=.6), (CAR.x, 0, .02))
tube([(CAR.x + x, y, .20) for x, y in rounded_rect(12.0, 5.2, 1.1)], .022, GOLD, smooth=False, closed=True)
ring_light((CAR.x + .1, 3.6, 3.15), 3.05)

sky([(0, '#0a1124'), (1, '#2b3f6e')], .38)
t = (CAR.x, 0, 2)
area((-5, -8, 7.5), t, 3.5, 1300, '#ffe9cf')
area((9, -6, 3.5), t, 3, 260, '#8fc2ff')
area((CAR.x, .5, 8), t, 7, 300, '#cfe4ff', size_y=1.0)                       # long overhead strip: one clean line along the roof
area((8.5, 4.5, 5), t, 1, 480, '#ffc27a', size_y=4)
area((-6, 4.0, 3.5), t, .8, 420, '#6fd8d0', size_y=4)
area((-4, 2, 4), (-5, 8, 4), 4, 420, '#3458c8')
look(bloom=.06, vignette=.16)


def at(p):
    bpy.context.view_layer.update()
    return car.matrix_world @ Vector(p)


focus = at((.3, -.2, .4))
camera('car-cutaway', (-.6, -17.5, 3.3), (.15, 0, 2.6), lens=37.5, fstop=1.8, focus=tuple(focus))
camera('car-cutaway.1x1', (1.2, -18.5, 3.6), (CAR.x, 0, 2.55), lens=52, fstop=1.8, focus=tuple(focus), aspect=1)
keyed('car-cutaway', dict(a=at(A), b=at((0, .34, .255)), c=at(C), d=at(D1), e=at(E), f=at(F)))
main()
