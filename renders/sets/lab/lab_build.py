"""Laboratory things: the long bench, analyser with its round carousel, tube conveyor, blister packs, window wall."""
from studio.studio import *
from props.materials import M
from props.medical import sample_tube

GLOSS = dict(rough=.3, coat=.5)


def bench(x=(-12, 12), y=(-3.6, 3.4), top=0, night=False):
    """White stone worktop with a round nose and a steel splash rail, drawers under it; upper face at z = top."""
    w, d = x[1] - x[0], y[1] - y[0]
    cx, cy = (x[0] + x[1]) / 2, (y[0] + y[1]) / 2
    box((w, d, .36), (cx, cy, top - .18), r=.10, m=material('satin', '#efe8da' if not night else '#5d6c92', rough=.24, coat=.6, crough=.1))
    tube([(x[0], y[0] - .005, top - .20), (x[1], y[0] - .005, top - .20)], .03, M('brass'), smooth=False)
    n = int(w / 3.2)
    for k in range(n):
        px = x[0] + w * (k + .5) / n
        for z, h in ((-1.25, 1.5), (-3.1, 2.0), (-5.3, 2.2)):
            box((w / n - .08, .2, h), (px, y[0] + .42, top + z), r=.06, m=M('ivory') if not night else M('ink', color='#22376b'), segments=3)
            bow_handle(1.1, .2, .05, .09, M('brass'), (px, y[0] + .32, top + z + h * .25))
    box((w, d - .8, 6.4), (cx, cy + .3, top - 3.7), r=.05, m=M('ink'))
    box((w, .16, .5), (cx, y[1] - .1, top + .25), r=.05, m=M('steel'))


def analyser(at=(0, 0, 0), turn=0, parent=None, scale=1, lit=1.0, door=True, wheel='#e9c987', glow=None):
    """Bench analyser, 5.0 wide, 3.6 deep, 4.8 high: an open round bay with a tilted carousel of tubes, touch panel, raised lid."""
    g = group(at, (0, 0, turn), scale, parent, 'analyser')
    ivory, ink, brass = M('ivory'), M('ink'), M('brass')
    # body in an L: tall right column, low deck at the left carries the bay
    superball((2.5, 1.75, .62), .22, .22, (0, 0, .66), m=ivory, parent=g, n=128)
    superball((2.512, 1.762, .04), .22, .22, (0, 0, .58), m=M('teal'), parent=g, n=128)
    superball((2.5, .85, 2.1), .18, .22, (0, .95, 2.45), m=ivory, parent=g, n=128)
    superball((2.512, .862, .03), .18, .22, (0, .95, 3.6), m=brass, parent=g, n=128)
    superball((.62, 1.5, 1.9), .22, .26, (1.86, .15, 2.3), m=ivory, parent=g, n=96)
    superball((.628, 1.508, .025), .22, .26, (1.86, .15, 3.3), m=brass, parent=g, n=96)
    slab(rounded_rect(.86, 1.5, .10), .05, .015, M('visor'), (1.86, -1.33, 2.75), (90, 0, 0), g)
    f = -1.39
    for k in range(5):
        w = (.5, .36, .56, .3, .46)[k]
        box((w, .01, .07), (1.86 - .30 + w / 2, f, 3.28 - .22 * k), r=.02, m=M('lit_teal', power=2.6 * lit) if k != 2 else M('lit_amber', power=3 * lit), parent=g, segments=1)
    torus(.15, .02, (1.86, f, 2.14), (90, 0, 0), M('lit_teal', power=2.6 * lit), g, 40, 8)
    for k in range(3):
        cylinder(.08, .06, (1.60 + .26 * k, -1.33, 1.62), (90, 0, 0), m=(M('marigold'), M('mint'), M('mint'))[k], bevel=.015, n=24, parent=g)
    # the bay: dark recess ring and the carousel leaning towards us
    bay = group((-.62, -.74, 2.66), (62, 0, 0), .90, g)
    lathe([(0, -1.15), (1.30, -1.15), (1.34, -1.0), (1.34, -.34), (1.25, -.28), (0, -.28)], m=ivory, parent=bay, n=96, bevel=.02)   # its neck to the body
    lathe([(0, -.30), (1.62, -.30), (1.72, -.24), (1.74, -.06), (1.66, .02), (1.56, 0), (1.54, -.14), (0, -.14)], m=ink, parent=bay, n=128, subdivide=1)
    torus(1.72, .035, (0, 0, -.06), m=brass, parent=bay, n=128, k=12)
    lathe([(0, -.10), (1.44, -.10), (1.47, -.06), (1.44, .0), (1.30, .03), (.62, .03), (.58, .0), (0, .0)], m=material('metal', wheel, rough=.3), parent=bay, n=128, bevel=.01)
    lathe([(0, 0), (.40, 0), (.44, .04), (.40, .14), (.2, .18), (0, .19)], m=ivory, parent=bay, n=64, subdivide=1)
    torus(.42, .025, (0, 0, .05), m=M('lit_teal', power=3.4 * lit), parent=bay, n=64, k=8)
    for k in range(16):
        a = 2 * math.pi * k / 16
        x, y = 1.14 * math.cos(a), 1.14 * math.sin(a)
        cylinder(.165, .05, (x, y, .03), m=ink, bevel=.012, n=32, parent=bay)
        cap = ('teal', 'teal', 'ivory', 'teal')[k % 4] if k != 5 else 'marigold'
        lathe([(0, .04), (.115, .04), (.13, .06), (.13, .26), (.11, .31), (0, .31)], (x, y, 0), m=M(cap), parent=bay, n=32, subdivide=1)
    for k in range(8):
        a = 2 * math.pi * (k + .5) / 8
        cylinder(.09, .04, (.78 * math.cos(a), .78 * math.sin(a), .03), m=M('steel'), bevel=.01, n=24, parent=bay)
    tube([(-1.2, 1.3, .3), (-.6, 1.1, .75), (.0, .78, .72), (.05, .62, .45)], .05, M('steel'), bay)           # probe arm
    cylinder(.035, .34, (.05, .62, .36), m=brass, n=20, parent=bay)
    if door:                                                                          # smoked lid raised on two struts
        lid = group((-.62, 1.02, 4.35), (22, 0, 0), parent=g)
        slab(rounded_rect(3.3, 2.5, .4), .05, .015, material('thin', '#a9d0cc', rough=.03), (0, -1.25, 0), parent=lid)
        tube([(-1.6, -2.2, .025), (-1.3, -2.48, .025), (1.3, -2.48, .025), (1.6, -2.2, .025), (1.62, -.2, .025)], .05, ivory, lid, steps=8)
        tube([(-1.6, -2.2, .025), (-1.62, -.2, .025)], .05, ivory, lid, smooth=False)
        box((.7, .12, .10), (0, -2.5, .02), r=.04, m=M('marigold'), parent=lid)
        for x in (-1.5, 1.5):
            tube([(x, -.3, 0), (x, .1, -1.2)], .04, M('steel'), lid, smooth=False)
    for x in (-2.1, 2.1):
        for y in (-1.3, 1.3):
            cylinder(.16, .10, (x, y, .05), m=M('rubber'), bevel=.02, n=24, parent=g)
    return g


def conveyor(x0, x1, at_y=0, z=0, lit=(), seed=1, parent=None, every=.9, skip=()):
    """Tube track along X: steel rails, belt, pucks with tubes; ``lit`` = x of the glowing tubes."""
    g = group((0, at_y, z), parent=parent, name='conveyor')
    n = x1 - x0
    box((n, .62, .22), ((x0 + x1) / 2, 0, .30), r=.05, m=M('ink'), parent=g)
    box((n, .40, .03), ((x0 + x1) / 2, 0, .42), r=.01, m=M('rubber', color='#20283a'), parent=g)
    for s in (-1, 1):
        box((n, .06, .14), ((x0 + x1) / 2, s * .30, .46), r=.02, m=M('steel'), parent=g)
        tube([(x0, s * .315, .36), (x1, s * .315, .36)], .014, M('brass'), g, smooth=False)
    k = int(n / 2.4)
    for i in range(k + 1):
        box((.3, .5, .22), (x0 + .3 + (n - .6) * i / k, 0, .11), r=.05, m=M('gun'), parent=g)
    rnd = random.Random(seed)
    x = x0 + .5
    while x < x1 - .3:
        if not any(a <= x <= b for a, b in skip):
            near = [q for q in lit if abs(q - x) < every / 2]
            lathe([(0, 0), (.20, 0), (.22, .03), (.22, .14), (.17, .18), (.12, .18), (.12, .1), (0, .1)], (x, 0, .435), m=M('ivory') if not near else M('marigold'), parent=g, n=40, subdivide=1)
            sample_tube((x, 0, .54), g, cap='marigold' if near else rnd.choice(('teal', 'ivory', 'teal')), fill='#ffb347' if near else '#d7b46a', level=.62 if near else .5, label=not near, lit=bool(near))
        x += every
    return g


def blister(at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1, cols=2, rows=5, pill='ivory', foil='steel'):
    """Blister pack lying in XY, .9 x 1.9, domes up."""
    g = group(at, turn, scale, parent, 'blister')
    slab(rounded_rect(cols * .42 + .1, rows * .36 + .1, .08), .03, .008, material('metal', '#c9ced4', rough=.36), parent=g)
    for i in range(cols):
        for j in range(rows):
            x, y = (i - (cols - 1) / 2) * .42, (j - (rows - 1) / 2) * .36
            superball((.16, .12, .09), .8, .9, (x, y, .03), m=M(pill), parent=g, n=24)
            torus(.15, .012, (x, y, .032), m=M('steel'), parent=g, n=24, k=6, scale=(1.1, .85, 1))
    return g


def window_wall(y=7.0, z0=1.2, w=6.0, h=7.0, xs=(-9, -2.2, 4.6), glow='#fff3dc', power=1.6, wall='#e9dfcb', low=-8, high=14):
    """Back wall at y with tall bright windows between piers."""
    m = material('clay', wall, rough=.9, bump=.5)
    edges = sorted(xs)
    left = -30
    for x in edges + [None]:
        right = x - w / 2 if x is not None else 30
        box((right - left, .6, high - low), ((left + right) / 2, y + .3, (high + low) / 2), r=.03, m=m, segments=2)
        if x is None:
            break
        for a, b in ((low, z0), (z0 + h, high)):
            box((w, .6, b - a), (x, y + .3, (a + b) / 2), r=.02, m=m, segments=2)
        f = M('ivory')
        for s in (-1, 1):
            box((.26, .5, h), (x + s * (w / 2 - .13), y + .3, z0 + h / 2), r=.05, m=f, segments=3)
        for z in (z0 + .13, z0 + h - .13):
            box((w, .5, .26), (x, y + .3, z), r=.05, m=f, segments=3)
        for k in (1, 2):
            box((.14, .2, h), (x - w / 2 + w * k / 3, y + .35, z0 + h / 2), r=.03, m=f, segments=2)
        for q in (.36, .68):
            box((w, .2, .14), (x, y + .35, z0 + h * q), r=.03, m=f, segments=2)
        box((w + .6, .9, .18), (x, y - .2, z0 - .06), r=.06, m=M('stone'))
        box((w, .04, h), (x, y + .62, z0 + h / 2), r=.01, m=material('emit', glow, power=power), segments=1)
        left = x + w / 2
