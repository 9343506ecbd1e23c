"""Plinth, school modules 11-15: payroll, library, hostel, transport, health check-up."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.plinth import *
from props.vehicles import bus


def payroll(g):
    """Desk calendar of blank squares, pay envelope with a note showing, one large coin."""
    # calendar: an A-frame of card with rings along the ridge
    cal = group((-.62, .3, 0), (0, 0, 10), parent=g)
    for s in (-1, 1):
        face = group((0, 0, .06), (s * 14, 0, 0), parent=cal)
        box((2.0, .05, 1.8), (0, s * .42, .88), r=.02, m=M('ink') if s > 0 else M('ink'), parent=face)
    box((2.06, 1.02, .08), (0, 0, .04), r=.03, m=M('wood'), parent=cal)
    front = group((0, 0, .06), (-14, 0, 0), parent=cal)
    for k in range(4):
        box((1.86, .016, 1.62 - .012 * k), (0, -.452 - .016 * k, .9), r=.006, m=M('paper'), parent=front, segments=1)
    y = -.512
    box((1.86, .022, .32), (0, y, 1.56), r=.008, m=M('terracotta'), parent=front, segments=2)
    for row in range(5):
        for col in range(7):
            if row == 0 and col < 2 or row == 4 and col > 4:
                continue
            pay = row == 4 and col == 4
            m = M('marigold') if pay else M('stone', color='#d9cdb6') if col < 6 else M('mint')
            box((.2, .03 if pay else .016, .17), (-.75 + col * .25, y, 1.24 - row * .225), r=.012, m=m, parent=front, segments=2)
    torus(.15, .022, (-.75 + 4 * .25, y - .015, 1.24 - 4 * .225), (90, 0, 0), M('terracotta'), front, n=40, k=10)
    for k in range(9):
        torus(.1, .022, (-.84 + k * .21, 0, 1.78), (0, 90, 0), M('gold'), cal, n=32, k=10)
    # envelope leaning on the calendar, flap open, note out
    env = group((.98, -.12, .02), (-16, 0, -14), parent=g)
    box((1.34, .06, .9), (0, 0, .45), r=.025, m=M('card', color='#d9b078'), parent=env)
    box((1.12, .03, .94), (0, .0, .78), r=.01, m=M('paper'), parent=env, segments=2)
    for k in range(2):
        box((.7 - .2 * k, .02, .045), (-.12 - .1 * k, -.018, 1.14 - .12 * k), r=.004, m=M('teal'), parent=env, segments=1)
    slab([(-.67, 0), (.67, 0), (.07, .5), (-.07, .5)], .03, .01, M('card', color='#cfa368'), (0, .045, .9), (76, 0, 0), env)
    for s in (-1, 1):
        rod((s * .66, -.034, .03), (s * .04, -.034, .5), .01, M('wood'), env, 3)
        rod((s * .66, -.034, .88), (s * .04, -.034, .5), .01, M('wood'), env, 3)
    cylinder(.13, .05, (0, -.045, .5), (90, 0, 0), m=M('marigold'), parent=env, bevel=.015, n=40)
    # coins
    coin(g, .46, .13, (.42, -.92, .46), (80, 0, -16))
    coins(g, 3, .36, .12, (1.3, -.92, 0))
    coin(g, .36, .11, (-.4, -1.02, 0))


def library(g):
    """One shelf: upright books, a gap, two that lean into it; the date stamp stands in front."""
    w, d, h = 3.3, .86, 1.62
    box((w + .2, d + .12, .14), (0, 0, .07), r=.045, m=M('wood_dark'), parent=g)
    box((w, d, .1), (0, 0, .2), r=.03, m=M('wood'), parent=g)
    for s in (-1, 1):
        box((.13, d, h), (s * (w / 2 - .065), 0, .2 + h / 2), r=.04, m=M('wood'), parent=g)
    box((w - .1, .05, h - .1), (0, d / 2 - .03, .24 + h / 2), r=.01, m=M('wood_dark'), parent=g)
    box((w + .2, d + .12, .13), (0, 0, .2 + h), r=.045, m=M('wood'), parent=g)
    bolt_row(g, [(s * (w / 2 - .065), -d / 2 - .005, z) for s in (-1, 1) for z in (.34, 1.66)], .03)
    specs = [(.26, 1.26, 'teal'), (.2, 1.12, 'ivory'), (.3, 1.32, 'terracotta'), (.18, 1.05, 'marigold'), (.26, 1.22, 'ink')]
    x = -w / 2 + .15
    for t, tall, name in specs:
        book(g, tall, .66, t, (x, -.02, .25 + tall / 2), (0, 90, 0), M(name), bands=2)
        x += t + .012
    # the gap, then two leaning on the right-hand block
    right = [(.24, 1.2, 'leaf'), (.2, 1.1, 'ivory'), (.28, 1.28, 'teal')]
    x = w / 2 - .15
    for t, tall, name in right:
        x -= t + .012
        book(g, tall, .66, t, (x, -.02, .25 + tall / 2), (0, 90, 0), M(name), bands=2)
    lean = 17
    edge = x
    for t, tall, name in ((.24, 1.18, 'mint'), (.22, 1.16, 'terracotta')):
        a = math.radians(lean)
        # book leaning to the right: its lower right corner on the shelf, its top right edge on its neighbour
        bx = edge - tall * math.sin(a) - t * math.cos(a)
        piv = group((bx + t * math.cos(a) * 0, -.02, .25 + t * math.sin(a)), (0, lean, 0), parent=g)
        book(piv, tall, .66, t, (0, 0, tall / 2), (0, 90, 0), M(name), bands=2)
        edge = edge - t / math.cos(a) - .005
    # stamp: turned handle, brass mount with bands, ink pad
    st = group((-.75, -.92, 0), (0, 0, 12), parent=g)
    box((.8, .5, .12), (0, 0, .06), r=.035, m=M('ink'), parent=st)
    box((.68, .38, .04), (0, 0, .125), r=.012, m=M('cloth_teal'), parent=st)
    sm = group((.78, .02, 0), parent=st)
    box((.46, .3, .1), (0, 0, .05), r=.025, m=M('rubber'), parent=sm)
    box((.5, .34, .16), (0, 0, .18), r=.03, m=M('gold'), parent=sm)
    for k in range(4):
        cylinder(.1, .055, (-.15 + k * .1, -.08, .33), (0, 90, 0), m=M('ivory' if k % 2 else 'marigold'), parent=sm, n=28, bevel=.012)
    tube([(-.22, 0, .24), (-.22, 0, .46), (-.1, 0, .54), (.1, 0, .54), (.22, 0, .46), (.22, 0, .24)], .035, M('gold'), sm)
    lathe([(0, .5), (.07, .5), (.09, .56), (.07, .66), (.08, .76), (.15, .88), (.17, .98), (.13, 1.08), (0, 1.12)], m=M('wood'), parent=sm, subdivide=1, n=48)
    # the book that left the gap, closed, with its slip
    book(g, 1.0, .68, .2, (1.02, -.92, 0), (0, 0, -9), M('marigold'), bands=2)
    box((.34, .26, .012), (1.0, -.9, .206), (0, 0, 4), .004, M('paper'), g, 1)


def hostel(g):
    """Bunk bed with a ladder: mattresses, pillows, folded blankets; the door key lies in front."""
    wood, w, d = M('wood'), 2.9, 1.2
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((.15, .15, 2.1), (sx * w / 2, sy * d / 2, 1.05), r=.04, m=wood, parent=g)
            ball(.1, (sx * w / 2, sy * d / 2, 2.14), m=M('gold'), parent=g, n=28)
    for level, z in enumerate((.5, 1.45)):
        for sy in (-1, 1):
            box((w, .09, .2), (0, sy * d / 2, z), r=.03, m=wood, parent=g)
            bolt_row(g, [(sx * (w / 2 - .16), sy * d / 2 - .05, z) for sx in (-1, 1)], .03)
        for sx in (-1, 1):
            box((.09, d, .2), (sx * w / 2, 0, z), r=.03, m=wood, parent=g)
            for k in (0, 1):
                box((.07, d, .1), (sx * w / 2, 0, z + .3 + k * .2), r=.03, m=wood, parent=g)
        for k in range(9):
            box((.14, d - .1, .03), (-1.2 + k * .3, 0, z + .02), r=.01, m=M('wood_pale'), parent=g, segments=2)
        superball((w / 2 - .1, d / 2 - .06, .14), .3, .16, (0, 0, z + .18), m=M('linen'), parent=g, n=72)
        superball((.36, d / 2 - .2, .12), .6, .5, (-w / 2 + .54, 0, z + .38), (0, -8, 0), M('paper'), parent=g, n=48)
        # blanket over the foot half, hanging down the near side
        cloth = M('cloth_teal') if level else M('terracotta')
        path = [(-.68, -.34), (-.675, -.1), (-.66, .1), (-.6, .19), (-.5, .205), (0, .215), (.5, .2), (.58, .16), (.6, 0)]
        strip(path, 1.28, .05, cloth, g, (.62, 0, z + .14), (0, 0, 90))
        for o in (-.52, .52):
            strip([(x * 1.012, q + .012) for x, q in path], .1, .05, M('marigold') if level else M('ivory'), g, (.62 + o, 0, z + .14), (0, 0, 90))
    # a folded blanket on top bunk, three folds
    for k in range(3):
        superball((.36, .36, .07), .35, .3, (-.35, -.1, 1.83 + k * .115), (0, 0, 3 * k), M('marigold' if k != 1 else 'ivory'), parent=g, n=40)
    # rail and ladder
    box((1.5, .07, .1), (-.62, -d / 2, 1.9), r=.03, m=wood, parent=g)
    for k in range(3):
        box((.08, .06, .36), (-1.2 + k * .55, -d / 2, 1.72), r=.02, m=wood, parent=g)
    lad = group((1.12, -d / 2 - .1, 0), (-7, 0, 0), parent=g)
    for s in (-1, 1):
        box((.08, .1, 1.95), (s * .27, -.12, .98), r=.03, m=M('wood_dark'), parent=lad)
    for k in range(5):
        rod((-.27, -.12, .28 + k * .36), (.27, -.12, .28 + k * .36), .045, M('wood_pale'), lad)
    # key with a wooden fob
    kg = group((-.55, -1.12, .06), (0, 0, 8), parent=g)
    key(kg, 1.0, t=.075)
    torus(.12, .02, (-.26, -.02, 0), m=M('gold'), parent=kg, n=40)
    slab(rounded_rect(.5, .3, .14), .08, .025, M('marigold'), (-.6, -.02, -.04), parent=kg)


def transport(g):
    """The town's bus, three-quarter, on a strip of road; a teal pin stands over its roof."""
    road = group((0, 0, 0), (0, 0, 58), parent=g)
    slab(rounded_rect(1.9, 4.6, .3), .08, .03, M('asphalt'), parent=road)
    for s in (-1, 1):
        box((.08, 4.1, .02), (s * .8, 0, .08), r=.008, m=M('ivory'), parent=road, segments=1)
    bus(at=(0, 0, .085), turn=0, parent=road)
    pin = group((-.15, .1, 1.98), parent=g)
    teal = M('teal', glow='#0fa596', power=.35)
    lathe([(0, 0), (.05, .05), (.16, .24), (.3, .48), (.385, .7), (.40, .84), (.36, 1.02), (.24, 1.16), (.1, 1.215), (0, 1.22)], m=teal, parent=pin, subdivide=2, n=72)
    cylinder(.2, .1, (0, -.345, .83), (90, 0, 0), m=M('ivory'), parent=pin, bevel=.03, n=48)
    torus(.22, .03, (0, -.36, .83), (90, 0, 0), M('gold'), pin, n=48)
    torus(.3, .022, (0, 0, -.12), m=M('teal', glow='#0fa596', power=.35), parent=pin, n=64, k=10)


def health_checkup(g):
    """Height scale, chart of shapes on an easel, stethoscope hanging from the chart."""
    # scale
    sc = group((-1.2, .05, 0), parent=g)
    slab(rounded_rect(1.0, .96, .16), .12, .04, M('ivory'), parent=sc)
    slab(rounded_rect(.82, .6, .1), .02, .008, M('rubber', color='#2a3a4a'), (0, -.1, .12), parent=sc)
    for k in range(5):
        box((.7, .03, .015), (0, -.32 + k * .11, .145), r=.005, m=M('rubber'), parent=sc, segments=1)
    box((.24, .14, 2.62), (0, .34, 1.4), r=.04, m=M('wood_pale'), parent=sc)
    box((.1, .02, 2.4), (.0, .262, 1.42), r=.004, m=M('ivory'), parent=sc, segments=1)
    for k in range(22):
        big = k % 5 == 0
        box((.17 if big else .1, .024, .022), (.0, .258, .34 + k * .105), r=.004, m=M('ink') if big else M('teal'), parent=sc, segments=1)
    box((.4, .2, .16), (0, .33, 1.86), r=.04, m=M('gold'), parent=sc)
    box((.5, .72, .08), (0, .0, 1.84), r=.03, m=M('marigold'), parent=sc)
    cylinder(.06, .1, (.24, .33, 1.86), (0, 90, 0), m=M('ink'), parent=sc, bevel=.015, n=28)
    ball(.1, (0, .34, 2.76), m=M('gold'), parent=sc, n=32)
    # chart
    ch = group((.52, .32, 0), (-8, 0, -6), parent=g)
    for s in (-1, 1):
        rod((s * .66, .02, 0), (s * .56, .1, 2.5), .06, M('wood'), ch)
    box((1.76, .08, 2.1), (0, -.0, 1.52), r=.04, m=M('wood'), parent=ch)
    box((1.6, .04, 1.94), (0, -.04, 1.52), r=.02, m=M('paper', color='#fbf6ea'), parent=ch)
    box((1.5, .14, .08), (0, -.08, .46), r=.03, m=M('wood_dark'), parent=ch)
    y = -.066

    def shape(kind, x, z, s, m):
        if kind == 'o':
            torus(s * .8, s * .24, (x, y, z), (90, 0, 0), m, ch, n=48, k=10, scale=(1, 1, .25))
        elif kind == 's':
            box((s * 1.7, .014, s * 1.7), (x, y, z), r=.006, m=m, parent=ch, segments=1)
        elif kind == 't':
            slab([(-s, -s * .8), (s, -s * .8), (0, s)], .014, .003, m, (x, y + .007, z), (90, 0, 0), ch, 1)
        else:
            box((s * 2, .014, s * .6), (x, y, z), r=.004, m=m, parent=ch, segments=1)
            box((s * .6, .015, s * 2), (x, y, z), r=.004, m=m, parent=ch, segments=1)

    ink = M('ink')
    for row, (z, s, kinds) in enumerate(((2.14, .24, 'o'), (1.66, .15, 'st'), (1.32, .105, 'tos'), (1.06, .075, 'soto'), (.84, .052, 'otsto'))):
        n = len(kinds)
        for i, kind in enumerate(kinds):
            shape(kind, (i - (n - 1) / 2) * s * 3.2, z, s, M('teal') if (row, i) == (1, 0) else ink)
    # stethoscope over the easel's right corner and down to the plinth
    stethoscope(g, (1.5, -.42, 1.28), (80, 0, -8), 1.12, r=.07)
    # a brass hook post carries it
    rod((1.5, -.2, 0), (1.5, -.2, 2.24), .045, M('gold'), g)
    lathe([(0, 0), (.3, 0), (.32, .03), (.1, .07), (.05, .12), (0, .12)], (1.5, -.2, 0), m=M('wood_dark'), parent=g, subdivide=1, n=56)
    rod((1.1, -.24, 2.16), (1.9, -.24, 2.16), .035, M('gold'), g)
    for s in (-1, 1):
        ball(.05, (1.5 + s * .4, -.24, 2.16), m=M('gold'), parent=g, n=24)


start(43)
series('school', [
    ('mod-school-payroll', payroll),
    ('mod-school-library', library),
    ('mod-school-hostel', hostel),
    ('mod-school-transport', transport, dict(tall=2.45)),
    ('mod-school-health-checkup', health_checkup, dict(tall=2.3)),
])
main()
