"""Screen with an eye-tracker bar beneath it; the page on it is grey blocks.  One unit is a decimetre."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M

W, H = 8.8, 5.2
# page blocks: x, z (middle), w, h, tone 0..3 ; in screen units, origin in the middle of the screen
BLOCKS = [(-2.75, 2.02, 2.2, .34, 2), (2.9, 2.02, 1.4, .22, 1), (1.45, 2.02, 1.0, .22, 1), (-1.55, .62, 4.6, 1.85, 0), (2.55, 1.05, 2.6, .22, 2), (2.55, .70, 2.6, .16, 1),
          (2.40, .44, 2.3, .16, 1), (2.55, .18, 2.6, .16, 1), (2.15, -.08, 1.8, .16, 1), (-2.75, -1.05, 2.2, .95, 1), (-.35, -1.05, 2.2, .95, 1), (2.55, -1.05, 2.6, .95, 0),
          (-2.75, -1.78, 2.2, .16, 2), (-.55, -1.78, 1.8, .16, 2), (2.30, -1.78, 2.1, .16, 2), (-2.95, -2.04, 1.8, .13, 1), (-.55, -2.04, 1.8, .13, 1), (2.1, -2.04, 1.7, .13, 1)]


def ring(x, z, r, t, m, parent, y=-.06):
    return torus(r, t, (x, y, z), (90, 0, 0), m=m, parent=parent, n=64, k=10, scale=(1, 1, .5))


def screen(at, page, tones, turn=0, tilt=-3):
    """Bezel, foot and lit page; returns the head's group (x right, z up, the glass faces -Y at y = -.05)."""
    g = group(at, (0, 0, turn), name='screen')
    slab(rounded_rect(3.4, 2.2, .4), .14, .05, M('ink'), (0, .5, 0), parent=g)
    tube([(0, .75, .1), (0, .80, 1.2), (0, .60, 2.4), (0, .32, 3.2)], .22, M('gun'), g)
    torus(.30, .04, (0, .75, .17), m=M('brass'), parent=g, n=48)
    head = group((0, 0, 1.75 + H / 2), (tilt, 0, 0), parent=g, name='head')
    box((W + .44, .22, H + .44), (0, .10, 0), r=.10, m=M('ink'), parent=head)
    superball((W * .34, .20, H * .32), .4, .4, (0, .24, 0), m=M('ink'), parent=head, n=64)
    box((W + .20, .03, H + .20), (0, -.012, 0), r=.012, m=M('visor'), parent=head, segments=2)
    tube([(x, -.012, z) for x, z in rounded_rect(W + .40, H + .40, .10, 6)], .018, M('brass'), head, smooth=False, closed=True)
    box((W, .012, H), (0, -.032, 0), r=.004, m=page, parent=head, segments=1)
    for x, z, w, h, tone in BLOCKS:
        box((w, .012, h), (x, -.043, z), r=min(.07, h * .3), m=tones[tone], parent=head, segments=4)
    return head


def tracker(parent, at, dots=2.2):
    """The bar: smoked front, two soft infra-red dots, camera in the middle, brass ends.  Named part: tracker."""
    g = group(at, parent=parent, name='tracker')
    superball((2.25, .21, .215), .35, .45, m=M('ivory'), parent=g, n=80)
    superball((2.02, .08, .115), .35, .5, (0, -.168, 0), m=M('visor'), parent=g, n=80)
    for s in (-1, 1):
        superball((.035, .222, .226), .4, .45, (s * 2.02, 0, 0), m=M('gold'), parent=g, n=48)
        cylinder(.095, .03, (s * 1.35, -.235, 0), (90, 0, 0), m=material('emit', '#ff4a2c', power=dots), parent=g, bevel=.01, n=40)
        torus(.125, .018, (s * 1.35, -.240, 0), (90, 0, 0), m=material('emit', '#a8281c', power=.8), parent=g, n=40, k=8)
        for k in range(5):
            superball((.012, .01, .03), .7, .7, (s * (.62 + .06 * k), -.245, 0), m=M('gun'), parent=g, n=12)
    cylinder(.13, .05, (0, -.235, 0), (90, 0, 0), m=M('gun'), parent=g, bevel=.015, n=48)
    cylinder(.085, .06, (0, -.240, 0), (90, 0, 0), m=M('visor', color='#0a1c30'), parent=g, bevel=.02, n=48)
    torus(.105, .010, (0, -.262, 0), (90, 0, 0), m=M('gold'), parent=g, n=48, k=8)
    ball(.022, (.28, -.245, 0), m=M('lit_teal'), parent=g, n=16)
    return g
