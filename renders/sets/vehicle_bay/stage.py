"""The bay at night, as a stage: dark floor, panelled wall, teal strips, and the ring of light."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'factory'))
from kit import floor


def ring_light(at, r, power=2.6, turn=(90, 0, 0)):
    """Marigold ring in an ink channel, brass rim, beads."""
    g = group(at, turn, r / 3.05)
    torus(3.05, .13, m=material('emit', '#ff9416', power=power), parent=g, n=192, k=20)
    torus(3.30, .06, (0, 0, -.04), m=M('gold'), parent=g, n=192, k=12)
    torus(3.05, .20, (0, 0, -.14), m=M('ink'), parent=g, n=192, k=16)
    for k in range(36):
        a = math.radians(10 * k)
        ball(.075 if k % 3 == 0 else .045, (3.62 * math.cos(a), 3.62 * math.sin(a), 0), m=M('ivory') if k % 3 == 0 else M('gold'), parent=g, n=20)
    return g


def night_hall(wall_y=8.2, strips=(-11.2, 12.6)):
    floor((-16, 17), (-13, 9), step=2.8, colors=('#131f42', '#121d3e', '#152246'), rough=.2, coat=.7)
    box((36, .3, 12), (0, wall_y, 6), r=.02, m=M('plaster_ink', color='#15234a'))
    for k in range(13):
        box((2.6, .06, 8.4), (-16.5 + 2.75 * k, wall_y - .2, 4.8), r=.04, m=material('satin', ('#132047', '#15244d')[k % 2], rough=.6, coat=.1))
    box((36, .12, .3), (0, wall_y - .22, .15), r=.04, m=M('night'))
    for x in strips:
        box((.10, .10, 6.0), (x, wall_y - .5, 3.6), r=.03, m=M('lit_teal', power=3))
