"""Small things of the antivirus family: gates, thorned ball, phones, USB stick, globe.  Used by sets/plinth."""
import math

from studio.studio import ball, box, cylinder, group, lathe, material, rounded_rect, slab, superball, torus, tube
from props.materials import M
from props.plinth import arch, bolt_row, envelope, lit, rod, slate


def gate(parent, at=(0, 0, 0), turn=0, w=1.0, h=1.2, shut=False, glow=False, m=None, open_angle=62):
    """Small double gate, w wide and h high, facing -Y: posts with caps, arched lintel, two barred leaves.  glow: lit, the one that stopped something."""
    g = group(at, (0, 0, turn), parent=parent)
    brass = m or M('brass')
    post = M('ivory')
    for s in (-1, 1):
        box((.16, .2, h), (s * w / 2, 0, h / 2), r=.035, m=post, parent=g)
        box((.24, .28, .1), (s * w / 2, 0, .05), r=.03, m=M('ink'), parent=g)
        box((.22, .26, .07), (s * w / 2, 0, h), r=.025, m=brass, parent=g)
    arch(w / 2, .13, .18, 0, post, g, (0, 0, h), r=.03)
    lamp = lit('#ff8a12', 4) if glow else lit('#35e6d4', 3)
    ball(.075, (0, -.02, h + w / 2 + .14), m=lamp, parent=g, n=24)
    cylinder(.05, .06, (0, -.02, h + w / 2 + .07), m=brass, parent=g, n=24, bevel=.01)
    leaf_m = material('satin', '#f08a08', rough=.4, glow='#ff7a08', power=.55) if glow else brass
    half = w / 2 - .1
    for s in (-1, 1):
        leaf = group((s * half, 0, .06), (0, 0, 0 if shut else -s * open_angle), parent=g)
        rod((0, 0, .02), (0, 0, h - .08), .032, leaf_m, leaf)
        rod((-s * half, 0, .02), (-s * half, 0, h - .04), .032, leaf_m, leaf)
        for z in (.08, h * .5, h - .14):
            rod((0, 0, z), (-s * half, 0, z), .028, leaf_m, leaf)
        for k in range(1, 4):
            rod((-s * half * k / 4, 0, .04), (-s * half * k / 4, 0, h - .06 + .02 * k), .02, leaf_m, leaf, 4)
    if shut and glow:                                        # a solid plate behind the bars: nothing passes
        box((w - .2, .04, h - .06), (0, .05, h / 2), r=.01, m=material('clay', '#e98408', rough=.6, glow='#ff7a08', power=.45), parent=g)
    if shut:
        box((.22, .12, .2), (0, -.03, h * .5), r=.04, m=M('marigold') if glow else M('gold'), parent=g)
        torus(.07, .02, (0, -.03, h * .5 + .11), (90, 0, 0), M('gold'), g, n=28, k=8, arc=180)
    return g


def thorn_ball(parent, r=.6, at=(0, 0, 0), core='#2a1030', spike='#0b0f1c', glow='#ff5a2a'):
    """Dark ball with cone thorns over all of it and a few embers between them; at = its centre."""
    g = group(at, parent=parent)
    ball(r, m=material('satin', core, rough=.3, coat=.5), parent=g, n=64)
    n = 46
    for i in range(n):
        z = 1 - 2 * (i + .5) / n
        a = i * 2.39996
        q = math.sqrt(1 - z * z)
        d = (q * math.cos(a), q * math.sin(a), z)
        turn = (0, math.degrees(math.acos(z)), math.degrees(a))
        cylinder(r * .15, r * .52, tuple(c * r * 1.2 for c in d), turn, m=material('satin', spike, rough=.32, coat=.5), top=.004, n=20, bevel=0, parent=g)
        torus(r * .15, r * .03, tuple(c * r * .99 for c in d), turn, material('satin', '#5a2238', rough=.4), g, n=20, k=8)
    for i in range(0, n, 5):
        z = 1 - 2 * (i + 3) / n
        a = (i + 2.5) * 2.39996 + .5
        q = math.sqrt(max(0, 1 - z * z))
        ball(r * .06, (q * math.cos(a) * r, q * math.sin(a) * r, z * r), m=material('emit', glow, power=3), parent=g, n=16)
    return g


def globe(parent, r=.5, at=(0, 0, 0)):
    """Desk globe without land names: teal ball, brass meridian, turned foot.  Stands on at; 3 r high."""
    g = group(at, parent=parent)
    c = (0, 0, r * 1.75)
    ball(r, c, m=M('teal', color='#0f8076'), parent=g, n=64)
    for k in range(3):
        torus(r * 1.004, r * .014, c, (90, 0, 60 * k), M('mint'), g, n=72, k=8)
    for lat in (-35, 0, 35):
        torus(r * math.cos(math.radians(lat)) * 1.004, r * .014, (c[0], c[1], c[2] + r * math.sin(math.radians(lat))), m=M('mint'), parent=g, n=72, k=8)
    tilt = group(c, (0, 18, 0), parent=g)
    torus(r * 1.16, r * .05, (0, 0, 0), (90, 0, 0), M('gold'), tilt, n=80, k=12)
    rod((0, 0, -r * 1.16), (0, 0, r * 1.16), r * .03, M('gold'), tilt)
    lathe([(0, 0), (r * .6, 0), (r * .63, r * .06), (r * .2, r * .16), (r * .09, r * .36), (r * .08, r * .62), (0, r * .62)], m=M('wood_dark'), parent=g, n=56, subdivide=1)
    return g


def usb_stick(parent, at=(0, 0, 0), turn=(0, 0, 0), s=1):
    """Memory stick along +Z, plug up: 1.0 long."""
    g = group(at, turn, s, parent)
    box((.36, .16, .62), (0, 0, .31), r=.06, m=M('ivory'), parent=g)
    box((.37, .165, .1), (0, 0, .5), r=.03, m=M('teal'), parent=g)
    box((.26, .11, .34), (0, 0, .78), r=.015, m=M('gold', color='#f0cf94', rough=.4), parent=g)
    for k in (-1, 1):
        box((.06, .02, .07), (k * .06, -.056, .84), r=.005, m=M('ink'), parent=g, segments=1)
    cylinder(.03, .02, (0, -.085, .16), (90, 0, 0), m=lit('#35e6d4', 4), parent=g, n=20, bevel=.004)
    return g


def handset(parent, w, h, at=(0, 0, 0), turn=(0, 0, 0), shell=None, edge=None, r=.16, t=.12, accent='#35e6d4', tiles=True):
    """Phone in its XY plane with an abstract home screen."""
    g, z = slate(parent, w, h, at, turn, shell, edge, t, w * .06, r, '#0d3f55', .6)
    cylinder(w * .025, .006, (0, h / 2 - w * .1, z), m=M('ink'), parent=g, n=20, bevel=0)
    if tiles:
        for i in range(3):
            for j in range(3):
                m = lit(accent, 1.8) if (i, j) == (1, 1) else material('satin', '#2a6f86', rough=.4, glow='#2a8ea0', power=.5)
                box((w * .19, w * .19, .012), ((j - 1) * w * .26, h * .22 - i * w * .28, z), r=.02, m=m, parent=g, segments=2)
        box((w * .62, h * .05, .01), (0, -h * .3, z), r=.01, m=lit('#f6f1e6', .9), parent=g, segments=1)
        box((w * .4, h * .03, .01), (0, -h * .37, z), r=.01, m=lit('#f6f1e6', .5), parent=g, segments=1)
    return g, z
