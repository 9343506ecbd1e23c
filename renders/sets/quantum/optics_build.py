"""The optical table and its kit, shared by the two pictures of S20 corner B."""
from studio.studio import *
from props.materials import M

TOP = 1.0                                   # height of the table's upper face
BEAM = TOP + .78                            # height of the light path


def table(x=(-6, 6), y=(-3.2, 4.2), pitch=.36):
    """Steel breadboard with its grid of threaded holes, edge band and a brass line."""
    w, d = x[1] - x[0], y[1] - y[0]
    cx, cy = (x[0] + x[1]) / 2, (y[0] + y[1]) / 2
    top = material('metal', '#454f63', rough=.38)
    box((w, d, .30), (cx, cy, TOP - .15), r=.06, m=top)
    box((w - .1, d - .1, .5), (cx, cy, TOP - .52), r=.05, m=M('ink'))
    tube([(x[0] - .004, y[0] - .006, TOP - .15), (x[1], y[0] - .006, TOP - .15)], .018, M('brass'), smooth=False)
    ring = merge([cylinder(.048, .010, (0, 0, .0), m=material('clay', '#0a0f1c', bump=0), bevel=.002, n=14, segments=1), torus(.052, .008, (0, 0, .002), m=M('steel'), n=14, k=5)], 'tapped hole')
    for i in range(int(w / pitch)):
        for j in range(int(d / pitch)):
            instance(ring, (x[0] + (i + .5) * pitch, y[0] + (j + .5) * pitch, TOP))


def post(at, h=.5, parent=None):
    """Post holder on a slotted foot with a brass thumb screw; returns a group at the post's upper end."""
    g = group((at[0], at[1], TOP), parent=parent)
    slab(rounded_rect(.62, .34, .14), .07, .02, M('gun'), (.06, 0, .002), parent=g)
    cylinder(.035, .02, (.27, 0, .082), m=M('brass'), n=20, bevel=.006, parent=g)
    cylinder(.11, h * .72, (0, 0, h * .36 + .05), m=M('ink'), bevel=.02, parent=g, n=40)
    cylinder(.06, h, (0, 0, h / 2 + .06), m=M('steel'), bevel=.01, parent=g, n=32)
    cylinder(.035, .12, (-.14, 0, h * .6), (0, 90, 0), m=M('brass'), bevel=.01, parent=g, n=20)
    torus(.112, .010, (0, 0, h * .72 + .045), m=M('brass'), parent=g, n=32, k=8)
    return group((at[0], at[1], TOP + h + .05), parent=parent)


def mirror(at, turn, r=.30, accent=False):
    """Round mirror in a kinematic mount with three brass knobs; turn = direction its face looks (0 = -Y)."""
    head = post(at, .5 - .05)
    m = group((at[0], at[1], BEAM), (0, 0, turn))
    plate = slab(rounded_rect(.78, .78, .12), .10, .02, M('ivory') if not accent else M('ivory'), (0, .10, 0), (90, 0, 0), m)
    slab(rounded_rect(.78, .78, .12), .06, .02, M('ink'), (0, .25, 0), (90, 0, 0), m)
    lathe([(r * .98, 0), (r * 1.14, 0), (r * 1.16, .03), (r * 1.14, .10), (r * 1.02, .12), (r * .98, .09)], (0, .04, 0), (90, 0, 0), m=M('brass'), parent=m, n=64, bevel=.006)
    cylinder(r, .05, (0, -.03, 0), (90, 0, 0), m=material('metal', '#dfe8ec', rough=.06), bevel=.012, parent=m, n=64)
    for x, z in ((-.29, -.29), (.29, .29), (-.29, .29)):
        cylinder(.055, .16, (x, .34, z), (90, 0, 0), m=M('brass'), bevel=.015, parent=m, n=24)
        cylinder(.02, .22, (x, .20, z), (90, 0, 0), m=M('steel'), parent=m, n=16)
    return m


def lens(at, turn, r=.26):
    """Lens in a ring on a post."""
    post(at, .5)
    m = group((at[0], at[1], BEAM), (0, 0, turn))
    torus(r + .03, .05, turn=(90, 0, 0), m=M('ink'), parent=m, n=64)
    torus(r + .03, .014, (0, -.05, 0), (90, 0, 0), m=M('brass'), parent=m, n=64, k=8)
    superball((r, .07, r), 1, 1, m=material('glass', '#e4f6f2'), parent=m, n=48)
    return m


def splitter(at, turn=0, s=.5):
    """Glass cube with its diagonal, on a small ivory stage."""
    post(at, .34)
    m = group((at[0], at[1], BEAM), (0, 0, turn))
    box((s + .2, s + .2, .07), (0, 0, -s / 2 - .045), r=.02, m=M('ivory'), parent=m)
    box((s, s, s), r=.02, m=material('thin', '#c8f2ea', rough=.02), parent=m, segments=2)
    box((s * 1.30, .012, s * .94), turn=(0, 0, 45), r=.003, m=material('thin', '#8fe6d8', rough=.02, blend=.5), parent=m, segments=1)
    for x in (-1, 1):
        for y in (-1, 1):
            box((.05, .05, s + .06), (x * (s / 2 + .01), y * (s / 2 + .01), 0), r=.015, m=M('brass'), parent=m, segments=2)
    box((s + .14, s + .14, .05), (0, 0, s / 2 + .035), r=.02, m=M('brass'), parent=m)
    return m


def beam(a, b, r=.020, power=6):
    """One stretch of the light path between two places on the table."""
    tube([(*a, BEAM), (*b, BEAM)], r, material('emit', '#35e6d4', power=power), smooth=False, resolution=3)


def laser(at, turn):
    """The source: finned ivory box with a brass snout, facing -Y."""
    g = group((at[0], at[1], TOP), (0, 0, turn))
    box((.9, 1.7, .62), (0, .2, .78), r=.08, m=M('ivory'), parent=g)
    for k in range(9):
        box((.94, .05, .5), (0, -.35 + k * .16, .78), r=.02, m=M('gun'), parent=g, segments=2)
    for y in (-.3, .7):
        box((.6, .2, .46), (0, y, .24), r=.04, m=M('ink'), parent=g)
    lathe([(0, 0), (.20, 0), (.22, .04), (.16, .22), (.12, .28), (0, .28)], (0, -.62, .78), (90, 0, 0), m=M('brass'), parent=g, subdivide=1, n=48)
    tube([(0, 1.05, .7), (.1, 1.4, .5), (.4, 1.9, .1), (1.2, 2.3, .06)], .06, M('rubber'), g)
    return g


def detector(at, turn):
    """Detector box facing -Y: round window ring, cooling ribs, coax lead."""
    g = group((at[0], at[1], TOP), (0, 0, turn))
    box((1.0, .9, .95), (0, .2, .74), r=.10, m=M('ink'), parent=g)
    box((1.02, .92, .06), (0, .2, .98), r=.02, m=M('brass'), parent=g)
    box((.7, .6, .26), (0, .2, .16), r=.04, m=M('gun'), parent=g)
    lathe([(.16, 0), (.30, 0), (.32, .04), (.30, .14), (.2, .16), (.16, .12)], (0, -.24, .78), (90, 0, 0), m=M('ivory'), parent=g, n=64, bevel=.01)
    cylinder(.17, .04, (0, -.30, .78), (90, 0, 0), m=material('emit', '#35e6d4', power=2.2), bevel=.01, parent=g, n=48)
    for k in range(3):
        superball((.045, .02, .03), .7, .7, (-.3 + k * .12, -.27, 1.10), m=M('lit_amber') if k == 0 else M('lit_teal'), parent=g, n=16)
    for k in range(6):
        box((.9, .03, .04), (0, .67, .45 + k * .1), r=.012, m=M('gun'), parent=g, segments=2)
    tube([(.3, .66, .6), (.5, 1.0, .4), (1.0, 1.4, .06), (2, 1.6, .05)], .045, M('rubber'), g)
    return g


def padlock(at, turn=0, scale=1):
    """Brass padlock standing up, 1.2 wide, 2.0 high; shackle shut, ink keyhole plate."""
    g = group(at, (0, 0, turn), scale, name='padlock')
    brass = M('brass', rough=.24)
    superball((.62, .30, .56), .30, .34, (0, 0, .56), m=brass, parent=g, n=128)
    superball((.628, .308, .03), .30, .34, (0, 0, .90), m=M('gold'), parent=g, n=96)
    superball((.628, .308, .03), .30, .34, (0, 0, .20), m=M('gold'), parent=g, n=96)
    pts = [(-.38, 0, 1.0), (-.38, 0, 1.45)] + [(.38 * math.cos(a), 0, 1.45 + .40 * math.sin(a)) for a in [math.radians(180 - 15 * k) for k in range(1, 12)]] + [(.38, 0, 1.45), (.38, 0, 1.0)]
    tube(pts, .095, M('steel'), g, smooth=False)
    for x in (-.38, .38):
        torus(.11, .03, (x, 0, 1.10), m=M('gold'), parent=g, n=40, k=10)
    plate = group((0, -.298, .56), (90, 0, 0), parent=g)
    lathe([(0, 0), (.24, 0), (.25, .015), (.24, .035), (0, .04)], m=M('ink'), parent=plate, n=64, bevel=.006)
    torus(.245, .014, (0, 0, .03), m=M('gold'), parent=plate, n=64, k=8)
    cylinder(.055, .02, (0, .045, .042), m=M('visor'), parent=plate, n=32, bevel=.003)
    box((.05, .14, .02), (0, -.04, .042), r=.008, m=M('visor'), parent=plate, segments=2)
    for x in (-.46, .46):
        for z in (.26, .86):
            ball(.035, (x, -.275, z), (1, .5, 1), m=M('gold'), parent=g, n=16)
    return g


def room(back=7.5):
    """Ink wall with ribs and a shelf of instruments, out of focus; floor."""
    wall = material('clay', '#16264a', bump=0, rough=.8)
    box((40, .2, 16), (0, back, 6), r=.02, m=material('clay', '#0f1a38', bump=0))
    rib = bake(box((.5, .16, 14), r=.05, m=wall, segments=3))
    rib.hide_render = True
    for k in range(40):
        instance(rib, (-15 + k * .78, back - .2, 6))
    box((40, 30, .1), (0, 0, -1.6), r=.02, m=material('satin', '#13203f', rough=.3))
