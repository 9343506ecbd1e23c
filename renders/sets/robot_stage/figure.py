"""The full figure on the plinth, with its lettered parts."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M, keyed
from props.robots import humanoid, spot_of
from props.furniture import desk_lamp
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage_build import halo, plinth

start(seed=4)
plinth(r=2.3, h=.5)
robot = subject(humanoid((0, 0, .5), pose='stand', head=(2, 0, -14), fine=True,
                         arms={'l': dict(spread=16, lift=4, bend=20, twist=10, roll=30, curl=(14, 12, 16, 20, 24)),
                               'r': dict(spread=14, lift=12, bend=40, twist=0, roll=60, flex=-6, curl=(8, 8, 12, 16, 20))}), 'robot')
cove('#101c3b', floor=0, back=8.5, r=5, rough=.5)
halo((.5, 3.2, 5.85), 2.5)

torus(2.5 * 2.36 / 2.16, .05, (.5, 3.12, 5.85), (90, 0, 0), m=material('emit', '#ff9a1f', power=3.2), n=192, k=12)   # the disc's edge is lit

# ---------------------------------------------------------------------------- the stage round it, so that the figure is not lost in a void
rib = bake(box((1.66, .16, 11), r=.07, m=material('satin', '#182850', rough=.45, coat=.2), segments=3))
rib.hide_render = True
for k in range(-10, 8):
    instance(rib, (k * 1.9 + .5, 7.2, 5.5))
    for z in (1.0, 3.0):
        box((1.2, .03, .03), (k * 1.9 + .5, 7.1, z), r=.01, m=M('brass'), segments=1)
for x, top in ((-9.95, 7.2), (-6.15, 8.6), (5.25, 8.6)):                                   # teal strips between the ribs
    box((.10, .06, top), (x, 7.12, .4 + top / 2), r=.03, m=M('lit_teal', power=3.0))
    area((x, 6.4, .4 + top / 2), (x, 8, .4 + top / 2), 1.6, 130, '#35d6c8', size_y=top)
for r, m in ((3.5, M('lit_teal', power=1.6)), (3.62, M('brass')), (5.2, M('brass'))):      # rings let into the floor
    torus(r, .03, (0, 0, .0), m=m, n=200, k=8)


def flight_case(at, turn, w, d, h, body):
    """Ribbed case with brass corners, two latches and a bow handle."""
    g = group(at, (0, 0, turn))
    box((w, d, h), (0, 0, h / 2 + .16), r=.07, m=body, parent=g)
    for z in (.20, h * .66 + .16, h + .12):
        box((w + .05, d + .05, .09), (0, 0, z), r=.025, m=M('gun'), parent=g, segments=2)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder(.13, .14, (sx * (w / 2 - .3), sy * (d / 2 - .3), .07), m=M('rubber'), bevel=.03, n=24, parent=g)
            for z in (.22, h + .10):
                ball(.12, (sx * (w / 2 - .03), sy * (d / 2 - .03), z), m=M('brass'), parent=g, n=20)
        box((.22, .06, .34), (sx * w * .28, -d / 2 - .03, h * .66 + .16), r=.025, m=M('brass'), parent=g, segments=2)
    bow_handle(.7, .2, .04, .08, M('brass'), (0, -d / 2, h * .40), (0, 0, 0), g)
    return g


flight_case((-6.2, 2.9, 0), 14, 2.9, 1.7, 1.9, M('teal'))
flight_case((-6.35, 3.0, 2.1), 8, 2.3, 1.5, 1.0, M('night', color='#2a4078'))
desk_lamp((-6.5, 3.0, 3.28), 60, scale=.62, power=150)
flight_case((5.6, 3.6, 0), -16, 2.4, 1.6, 1.7, M('night', color='#2a4078'))
flight_case((5.7, 3.6, 1.9), -8, 1.9, 1.3, .9, M('teal'))

studio_night((0, 0, 4.4), scale=1.45)
area((-9, -6, 7), (-5, 3, 2), 3, 420, '#9fbdf4')                                            # the left of the stage
area((0, -1.4, 11), (0, 3.2, 5.6), 2.6, 420, '#ffd9a0')
area((-5, -8, 2.2), (0, 0, 2.2), 3, 260, '#ffe3c2')                                        # legs
look(bloom=.05, vignette=.12, ev=.12)

eye = spot_of(robot, 'visor')
at = (-3.4, -20.5, 4.6)
camera('humanoid-keyed', at, (-1.75, 0, 4.62), lens=45, fstop=1.6, focus=(0, -.8, 4.6))
camera('humanoid-keyed.1x1', at, (.05, 0, 4.56), lens=77, fstop=2.0, focus=(0, -.8, 4.6), aspect=1)
camera('humanoid-keyed.3x4', at, (.05, 0, 4.56), lens=77, fstop=2.0, focus=(0, -.8, 4.6), aspect=3 / 4)
keys = dict(a=eye, b=spot_of(robot, 'hand r', (0, 0, -.3)), c=spot_of(robot, 'lamp'), d=spot_of(robot, 'battery', (-.15, -.1, 0)), e=spot_of(robot, 'stop'))
keyed('humanoid-keyed', keys)
main()
