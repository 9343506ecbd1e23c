"""Plinth, hospital modules 6-10: dental, physiotherapy, pharmacy, general store, supplier."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.plinth import *
from props.vehicles import van


def jaw(parent, at, turn, up=False):
    """One plaster jaw: horseshoe base, gum, fourteen teeth; opening towards +Y.  up: teeth point down."""
    g = group(at, turn, parent=parent)
    k = -1 if up else 1
    n = 14
    base = material('clay', '#ece2cf', rough=.7)
    gum = material('satin', '#d58a72', rough=.45, coat=.3)
    tooth = material('satin', '#fbf5e6', rough=.28, coat=.5)

    def curve(t, r=1.0):
        a = math.radians(90 + 96 * t)                       # t -1..1 from one molar to the other, front towards -Y
        return Vector((r * .86 * math.cos(a), .1 - r * 1.02 * math.sin(a), 0))
    outer = [curve(-1 + 2 * i / 40, 1.16) for i in range(41)]
    inner = [curve(1 - 2 * i / 40, .66) for i in range(41)]
    outline = [(p.x, p.y) for p in outer + inner]
    slab(outline, .2, .05, base, (0, 0, 0 if k > 0 else -.2), parent=g)
    gum_line = [(p.x, p.y) for p in [curve(-1 + 2 * i / 40, 1.1) for i in range(41)] + [curve(1 - 2 * i / 40, .74) for i in range(41)]]
    slab(gum_line, .26, .1, gum, (0, 0, .15 if k > 0 else -.41), parent=g)
    for i in range(n):
        t = -1 + 2 * (i + .5) / n
        p = curve(t, .93)
        q = abs(t)
        molar = q > .52
        canine = .28 < q < .42
        w = (.125 if molar else .098 if q > .16 else .108 if up else .092)
        h = .19 if molar else .27 if canine else .235
        deep = .15 if molar else .09
        a = math.degrees(math.atan2(p.y - .1, p.x))
        superball((deep, w, h), .45, .55, (p.x, p.y, k * (.44 + h * .3)), (0, 0, a), tooth, 40, g)
        superball((deep * 1.06, w * 1.06, .1), .8, .8, (p.x, p.y, k * .39), (0, 0, a), gum, 28, g)
    return g


def dental(g):
    """Plaster jaws, half open on a brass hinge; mirror leaning in front, tray beside it."""
    m = group((-.38, .3, 0), (0, 0, -16), parent=g)
    jaw(m, (0, 0, .05), (0, 0, 0))
    jaw(m, (0, .36, 1.62), (-13, 0, 0), True)
    box((1.9, .22, .16), (0, .98, .12), r=.05, m=M('gold'), parent=m)
    for s in (-1, 1):
        rod((s * .62, .98, .12), (s * .62, .98, 1.62), .07, M('gold'), m)
        cylinder(.13, .2, (s * .62, .98, 1.5), (0, 90, 0), m=M('gold'), parent=m, bevel=.03, n=40)
        cylinder(.07, .24, (s * .62, .98, 1.5), (0, 90, 0), m=M('ink'), parent=m, bevel=.02, n=32)
    # tray with two probes
    tr = group((1.25, -.32, 0), (0, 0, -14), parent=g)
    slab(rounded_rect(1.15, 1.7, .2), .06, .025, M('teal'), parent=tr)
    tube([(x, y, .09) for x, y in rounded_rect(1.1, 1.65, .2, 6)], .045, M('teal', color='#0d7a70'), tr, smooth=False, closed=True)
    for k in range(2):
        x = .02 + k * .28
        rod((x, -.6, .12), (x, .5, .12), .04, M('gold', color='#e2c07f'), tr)
        for j in range(4):
            torus(.045, .012, (x, -.4 + j * .07, .12), (90, 0, 0), M('ink'), tr, n=24, k=8)
        tube([(x, .5, .12), (x, .62, .14), (x + .05, .7, .24)], .02, M('gold', color='#e2c07f'), tr)
    for k in range(3):
        superball((.13, .13, .11), .9, .9, (-.32, -.5 + k * .34, .15), m=M('linen'), parent=tr, n=28)
    # mirror: big, standing in a wooden block so that the disc faces the lens
    mi = group((.42, -1.0, 0), parent=g)
    box((.5, .36, .2), (0, 0, .1), r=.06, m=M('wood_dark'), parent=mi)
    stem = group((0, 0, .18), (0, 9, 0), parent=mi)
    rod((0, 0, 0), (0, 0, .78), .055, M('gold', color='#e2c07f'), stem)
    for j in range(5):
        torus(.06, .016, (0, 0, .16 + j * .075), m=M('ink'), parent=stem, n=24, k=8)
    head = group((0, -.06, 1.16), (80, 0, -8), parent=stem)
    lathe([(0, -.05), (.36, -.05), (.42, -.02), (.42, .04), (.38, .06), (.36, .03), (0, .03)], m=M('gold'), parent=head, subdivide=1, n=80)
    cylinder(.36, .01, (0, 0, .035), m=material('metal', '#f4f8f6', rough=.05), parent=head, n=80, bevel=0)


def physiotherapy(g):
    """Exercise ball between two parallel bars on a mat; a wire of counting beads on the near bar."""
    slab(rounded_rect(3.5, 1.9, .2), .1, .04, M('cloth_teal'), parent=g)
    slab(rounded_rect(3.3, 1.7, .15), .02, .008, M('cloth_teal', color='#2b8c83'), (0, 0, .095), parent=g)
    for sy in (-1, 1):
        y = sy * .78
        for sx in (-1, 1):
            x = sx * 1.3
            rod((x, y, .1), (x, y, 1.18), .07, M('ivory'), g)
            lathe([(0, 0), (.19, 0), (.2, .04), (.1, .09), (0, .09)], (x, y, .1), m=M('ink'), parent=g, subdivide=1, n=40)
            cylinder(.095, .12, (x, y, .74), m=M('marigold'), parent=g, bevel=.025, n=32)
        tube([(-1.62, y, 1.12), (-1.56, y, 1.22), (-1.4, y, 1.25), (1.4, y, 1.25), (1.56, y, 1.22), (1.62, y, 1.12)], .085, M('wood'), g)
        for sx in (-1, 1):
            ball(.1, (sx * 1.62, y, 1.1), m=M('gold'), parent=g, n=28)
            torus(.09, .022, (sx * 1.3, y, 1.25), (0, 90, 0), M('gold'), g, n=32, k=10)
    # ball with moulded ribs
    r = .74
    b = group((.1, .0, .11 + r), (0, 14, 0), parent=g)
    ball(r, m=material('satin', '#f09a14', rough=.42, coat=.25), parent=b, n=96)
    for k in range(-4, 5):
        z = r * math.sin(math.radians(k * 15))
        rr = r * math.cos(math.radians(k * 15))
        torus(rr, .016, (0, 0, z), m=material('satin', '#d98413', rough=.5), parent=b, n=96, k=8)
    cylinder(.05, .03, (-r * .52, -r * .62, r * .6), (44, 0, -40), m=M('ink'), parent=b, n=24, bevel=.008)
    # counting beads: a bow over the near bar
    tube([(-1.12, -.82, 1.26), (-1.1, -.82, 1.66), (-.95, -.82, 1.8), (-.1, -.82, 1.8), (.95, -.82, 1.8), (1.1, -.82, 1.66), (1.12, -.82, 1.26)], .03, M('gold'), g)
    for k in range(10):
        x = -.84 + k * .165 if k < 6 else .2 + (k - 5) * .165
        ball(.1, (x, -.82, 1.8), (.8, 1, 1), m=M(('teal', 'ivory', 'terracotta')[k % 3]), parent=g, n=28)


def pharmacy(g):
    """Amber bottle, brass balance with pills in one pan, two blister strips in front."""
    # bottle: solid walls, pills inside
    b = group((-.85, .2, 0), parent=g)
    amber = material('glass', '#f6cf94', ior=1.4)
    lathe([(0, 0), (.5, 0), (.56, .05), (.56, 1.05), (.5, 1.2), (.36, 1.3), (.36, 1.46), (.32, 1.46), (.32, 1.28), (.46, 1.16), (.52, 1.03), (.52, .07), (0, .05)], m=amber, parent=b, n=96, smooth_angle=50)
    rnd = random.Random(4)
    for k in range(26):
        a, rr = rnd.uniform(0, 6.28), .36 * math.sqrt(rnd.random())
        superball((.13, .13, .06), .6, 1, (rr * math.cos(a), rr * math.sin(a), .13 + .022 * k), (rnd.uniform(-50, 50), rnd.uniform(-50, 50), 0), M('ivory' if k % 3 else 'mint'), parent=b, n=24)
    label = [(.572 * math.cos(math.radians(t)), .572 * math.sin(math.radians(t))) for t in range(-160, -19, 5)]
    strip(label, .52, .014, M('paper'), b, (0, 0, .62), (-90, 0, 0)).rotation_euler = (math.radians(90), 0, 0)
    b.children[-1].location = (0, 0, .62)
    bar = [(.582 * math.cos(math.radians(t)), .582 * math.sin(math.radians(t))) for t in range(-160, -19, 5)]
    strip(bar, .1, .014, M('teal'), b, (0, 0, .76), (90, 0, 0))
    lathe([(0, 1.42), (.42, 1.42), (.44, 1.46), (.44, 1.76), (.4, 1.82), (0, 1.82)], m=M('ivory'), parent=b, n=80, subdivide=1)
    for k in range(28):
        a = 2 * math.pi * k / 28
        rod((.44 * math.cos(a), .44 * math.sin(a), 1.47), (.44 * math.cos(a), .44 * math.sin(a), 1.74), .018, M('ivory'), b, 3)
    torus(.4, .02, (0, 0, 1.83), m=M('gold'), parent=b, n=72, k=8)
    # balance
    s = group((.8, .3, 0), parent=g)
    slab(rounded_rect(1.5, .7, .2), .14, .05, M('wood_dark'), parent=s)
    lathe([(0, .13), (.24, .13), (.25, .17), (.1, .24), (.06, .4), (.055, 1.6), (.1, 1.68), (.07, 1.8), (0, 1.86)], m=M('gold'), parent=s, n=56, subdivide=1)
    tilt = 7
    beam = group((0, 0, 1.68), (0, tilt, 0), parent=s)
    tube([(-.78, 0, -.02), (-.4, 0, .07), (0, 0, .1), (.4, 0, .07), (.78, 0, -.02)], .045, M('gold'), beam)
    cylinder(.11, .16, (0, 0, .05), (90, 0, 0), m=M('gold'), parent=beam, bevel=.03, n=40)
    lathe([(0, 0), (.03, 0), (.015, .3), (0, .34)], (0, -.06, .12), m=M('ink'), parent=beam, n=24)
    for k in (-1, 1):
        a = math.radians(tilt)
        x, z = k * .78 * math.cos(a), 1.68 - k * .78 * math.sin(a) - .02
        ball(.05, (x, 0, z), m=M('gold'), parent=s, n=24)
        zp = z - .82
        for q in range(3):
            t = math.radians(120 * q + 30)
            rod((x, 0, z), (x + .36 * math.cos(t), .36 * math.sin(t), zp + .1), .012, M('gold'), s, 3)
        lathe([(0, 0), (.2, .005), (.34, .06), (.39, .11), (.37, .115), (.32, .075), (.2, .03), (0, .02)], (x, 0, zp), m=M('gold'), parent=s, n=72, subdivide=1)
        if k > 0:
            for q in range(6):
                t = q * 1.05
                superball((.1, .1, .06), .6, 1, (x + .17 * math.cos(t), .17 * math.sin(t), zp + .09), (12 * math.sin(t), 0, 0), M('terracotta' if q % 2 else 'ivory'), parent=s, n=24)
        else:
            lathe([(0, 0), (.13, 0), (.14, .02), (.12, .2), (.06, .22), (.08, .28), (0, .3)], (x, 0, zp + .03), m=M('brass'), parent=s, n=48, subdivide=1)
    # blister strips, tilted up on each other
    for at, turn, name in (((-.5, -.78, .13), (26, 0, 10), 'marigold'), ((.98, -.72, .12), (24, 0, -12), 'teal')):
        st = group(at, turn, parent=g)
        slab(rounded_rect(1.3, .62, .08), .03, .01, M('steel', color='#d9dcd8', rough=.35), parent=st)
        for i in range(5):
            for j in range(2):
                lathe([(.115, 0), (.11, .03), (.085, .09), (.04, .115), (0, .12)], (-.48 + i * .24, -.14 + j * .28, .028), m=M(name) if (i, j) != (4, 0) else M('steel', color='#c9ccc8', rough=.4), parent=st, n=32, subdivide=1)
        box((1.1, .4, .1), (0, .12, -.06), r=.03, m=M('steel', color='#c9ccc8', rough=.4), parent=st)


def store(g):
    """Stacked linen, a carton, and the counter bell in front."""
    # linen: folded pieces with a rounded fold towards the lens
    stack = group((-.72, .1, 0), (0, 0, 7), parent=g)
    z = 0
    for k, name in enumerate(('linen', 'cloth_teal', 'linen', 'mint', 'linen')):
        h = .3
        for q in range(2):
            superball((.86 - .015 * k, .62, h / 4 + .01), .45, .22, (.012 * ((k * 7) % 3 - 1), .0, z + h / 4 + q * h / 2), m=M(name), parent=stack, n=64)
        fold = cylinder(h / 2 * .96, 1.66 - .03 * k, (0, -.57, z + h / 2), (0, 90, 0), m=M(name), n=40, bevel=.05, parent=stack)
        fold.scale = (1, .7, 1)
        if name == 'linen':
            strip([(x, q) for x, q in arc_points(0, 0, h / 2 * .985, -80, 80, 14)], .1, .012, M('teal'), stack, (-.5, -.57, z + h / 2), (0, 0, 0)).rotation_euler = (0, 0, math.radians(-90))
        z += h
    # a cord round the bale with a blank tag
    tag = group((.2, -.86, .9), (80, 0, -6), parent=stack)
    slab(rounded_rect(.34, .5, .05), .03, .01, M('card'), (0, -.28, 0), parent=tag)
    torus(.05, .016, (0, -.06, .02), m=M('gold'), parent=tag, n=28, k=8)
    # carton, lid flaps up a little
    c = group((.95, .28, 0), (0, 0, -11), parent=g)
    carton(c, 1.45, 1.15, 1.1)
    carton(c, .95, .8, .55, (.08, .02, 1.115), (0, 0, 16))
    # bell
    b = group((.5, -.95, 0), parent=g)
    lathe([(0, 0), (.5, 0), (.53, .04), (.5, .1), (.44, .12), (0, .12)], m=M('wood_dark'), parent=b, n=80, subdivide=1)
    lathe([(.44, .17), (.45, .19), (.43, .3), (.34, .46), (.2, .56), (.08, .6), (0, .6)], m=M('gold'), parent=b, n=96, subdivide=2)
    torus(.445, .02, (0, 0, .18), m=M('gold'), parent=b, n=80, k=10)
    cylinder(.1, .1, (0, 0, .14), m=M('gold'), parent=b, bevel=.02, n=32)
    cylinder(.035, .14, (0, 0, .64), m=M('gold'), parent=b, bevel=.01, n=24)
    lathe([(0, 0), (.09, 0), (.1, .03), (.07, .08), (0, .09)], (0, 0, .69), m=M('marigold'), parent=b, n=40, subdivide=1)


def supplier(g):
    """The delivery van, three-quarter; slatted crate and a tied note before it."""
    road = group((0, .15, 0), (0, 0, 52), parent=g)
    slab(rounded_rect(1.5, 2.9, .2), .06, .025, M('asphalt'), parent=road)
    van(at=(0, 0, .065), turn=0, parent=road)
    # crate: slats round a load of boxes
    c = group((-.95, -.42, 0), (0, 0, 12), .62, g)
    for z in (.12, .42, .72):
        for s in (-1, 1):
            box((1.0, .06, .2), (0, s * .42, z), r=.02, m=M('wood_pale'), parent=c, segments=2)
            box((.06, .9, .2), (s * .5, 0, z), r=.02, m=M('wood_pale'), parent=c, segments=2)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((.12, .12, .86), (sx * .44, sy * .36, .43), r=.02, m=M('wood'), parent=c, segments=2)
        bolt_row(c, [(sx * .44, -.455, z) for z in (.12, .42, .72)], .025)
    for k, name in enumerate(('ivory', 'teal', 'terracotta', 'ivory', 'mint')):
        box((.24, .3, .5), (-.3 + .3 * (k % 3), -.17 + .34 * (k // 3), .72), (0, 0, 4 * k), .03, M(name), c)
        box((.25, .31, .06), (-.3 + .3 * (k % 3), -.17 + .34 * (k // 3), .84), (0, 0, 4 * k), .01, M('gold'), c, 2)
    # tied note: a roll with a teal ribbon
    n = group((.62, -.86, .12), (0, 0, 12), parent=g)
    cylinder(.12, .8, (0, 0, 0), (0, 90, 0), m=M('paper'), n=48, bevel=.006, parent=n)
    for s in (-1, 1):
        torus(.075, .012, (s * .4, 0, 0), (0, 90, 0), M('card'), n, n=32, k=8)
    torus(.125, .024, (0, 0, 0), (0, 90, 0), M('marigold'), n, n=40, k=10)
    for s in (-1, 1):
        torus(.06, .018, (s * .06, -.13, .05), (70, 0, s * 30), M('marigold'), n, n=28, k=8)
        strip([(0, 0), (s * .05, -.06), (s * .12, -.1)], .05, .012, M('marigold'), n, (0, -.14, .02))


start(52)
series('hospital', [
    ('mod-hosp-dental', dental),
    ('mod-hosp-physiotherapy', physiotherapy),
    ('mod-hosp-pharmacy', pharmacy),
    ('mod-hosp-general-store', store),
    ('mod-hosp-supplier', supplier),
])
main()
