"""The operating theatre: draped table, three slim arms from a cart, round lamp, console."""
from studio.studio import *
from props.materials import M
from props.medical import castor, cloth

TABLE_Z = 1.55


def round_lamp(at, turn=(0, 0, 0), r=1.15, power=3.2):
    """Theatre lamp: a dish of marigold light, facing local -Z; ring, petals, handle."""
    g = group(at, turn, name='lamp')
    lathe([(0, .30), (r * .5, .28), (r * .95, .16), (r * 1.02, .06), (r * 1.0, 0), (r * .94, -.01)], m=M('ivory'), parent=g, n=128, subdivide=1)
    cylinder(r * .94, .03, (0, 0, .02), m=material('emit', '#f58d14', power=power * .45), bevel=.008, n=96, parent=g)
    for q, n in ((.34, 6), (.68, 12)):
        for k in range(n):
            a = 2 * math.pi * k / n
            cylinder(r * .13, .03, (r * q * math.cos(a), r * q * math.sin(a), -.005), m=material('emit', '#ffc069', power=power), bevel=.01, n=32, parent=g)
            torus(r * .135, .014, (r * q * math.cos(a), r * q * math.sin(a), -.014), m=M('brass'), parent=g, n=32, k=8)
    torus(r * .99, .035, (0, 0, .01), m=M('brass'), parent=g, n=128, k=12)
    cylinder(.07, .36, (0, 0, -.14), m=M('ivory'), bevel=.03, n=32, parent=g)
    tube([(0, 0, .28), (0, 0, .6), (.2, 0, .9)], .08, M('ivory'), g)
    return g


def table():
    """Operating table along X with a teal drape falling in folds, a lit opening in its middle."""
    g = group(name='table')
    lathe([(0, 0), (.9, 0), (.95, .06), (.85, .16), (.4, .22), (.32, .3), (.32, 1.1), (0, 1.1)], m=M('ivory'), parent=g, n=64, subdivide=1)
    box((4.6, 1.5, .24), (0, 0, TABLE_Z - .16), r=.08, m=M('ink'), parent=g)
    rnd = random.Random(3)
    ph = [rnd.uniform(0, 6) for _ in range(5)]

    def drape(x, y):
        side = max(0, abs(y) - .80)
        end = max(0, abs(x) - 2.4)
        z = TABLE_Z + .03 + .016 * math.sin(x * 2.3 + ph[0]) + .014 * math.sin(x * 5.1 + y * 3.7 + ph[3]) + .10 * math.exp(-((x / 1.5) ** 2 + (y / .55) ** 2))
        fold = (.11 * math.sin(x * 5.3 + ph[1] + .9 * math.sin(x * 1.7)) + .05 * math.sin(x * 11.3 + ph[2])) * min(1, side * 1.5)
        yy = math.copysign(min(abs(y), .80 + .10 * (1 - math.exp(-side * 6))) + fold, y) if side > 0 else y
        xx = math.copysign(min(abs(x), 2.4 + .08 * (1 - math.exp(-end * 6))), x)
        return Vector((xx, yy, z - max(side, end) * (.94 + .07 * math.sin(x * 2.1 + ph[4]))))
    cloth(((-3.2, 3.2), (-1.85, 1.85)), 170, 76, drape, M('cloth_teal', color='#1f8178'), g, thick=.03)
    torus(.50, .03, (0, 0, TABLE_Z + .20), m=M('linen'), parent=g, n=64, k=10, scale=(1.15, .7, .6))
    superball((.56, .34, .03), .6, .9, (0, 0, TABLE_Z + .19), m=material('clay', '#0c3f3c'), parent=g, n=48)
    return g


def slim_arm(base, elbow, wrist, tip, accent='brass'):
    """A surgical arm through four points: column joint, two shells, wrist, long instrument ending at tip."""
    g = group(name='slim_arm')
    ivory, ink = M('ivory'), M('ink')
    base, elbow, wrist, tip = (Vector(p) for p in (base, elbow, wrist, tip))

    def limb(a, b, r0, r1):
        d = b - a
        q = d.to_track_quat('Z', 'Y').to_euler()
        e = [math.degrees(v) for v in q]
        n = d.length
        lathe([(0, 0), (r0 * .7, 0), (r0, r0 * .5), (r0 * 1.02, n * .25), (r1 * 1.05, n * .8), (r1, n - r1 * .4), (r1 * .7, n), (0, n)], a, e, ivory, 48, 1, g)
        m = a + d * .5
        torus((r0 + r1) / 2 + .016, .014, m, e, M('brass'), g, 40, 8)
        lathe([((r0 + r1) / 2 + .012, -.12), ((r0 + r1) / 2 + .02, -.11), ((r0 + r1) / 2 + .02, .0), ((r0 + r1) / 2 + .012, .01)], a + d * .36, e, ink, 48, 0, g)
    limb(base, elbow, .22, .19)
    limb(elbow, wrist, .18, .13)
    for p, r in ((base, .28), (elbow, .25), (wrist, .17)):
        ball(r, p, m=ink, parent=g, n=48)
        axis = (elbow - base).cross(wrist - elbow)
        e = [math.degrees(v) for v in axis.to_track_quat('Z', 'Y').to_euler()] if axis.length > .01 else (90, 0, 0)
        for s in (-1, 1):
            c = p + axis.normalized() * s * r * .86
            cylinder(r * .66, .05, c, e, m=ivory, bevel=.015, n=48, parent=g)
            torus(r * .5, .013, c + axis.normalized() * s * .028, e, M('brass'), g, 40, 8)
            cylinder(r * .2, .08, c, e, m=M('teal'), bevel=.012, n=24, parent=g)
    d = (tip - wrist).normalized()
    e = [math.degrees(v) for v in d.to_track_quat('Z', 'Y').to_euler()]
    box((.20, .24, .42), wrist + d * .26, e, .05, ivory, g)                    # tool drive
    box((.21, .25, .05), wrist + d * .32, e, .015, M('brass'), g, segments=2)
    cylinder(.075, .14, wrist + d * .54, e, m=ink, bevel=.02, n=32, parent=g)
    n = (tip - wrist).length
    cylinder(.030, n - .66, wrist + d * (.58 + (n - .66) / 2), e, m=M('steel'), bevel=.004, n=24, parent=g)
    cylinder(.040, .05, tip - d * .10, e, m=M('brass'), bevel=.008, n=24, parent=g)
    tip_g = group(tip - d * .08, e, parent=g)
    for s in (-1, 1):
        tube([(0, 0, 0), (s * .045, 0, .06), (s * .030, 0, .13), (s * .004, 0, .18)], .012, M('steel'), tip_g, steps=8)
    superball((.03, .012, .07), .7, .7, wrist + d * .26 + Vector((0, -.13, 0)), e, M('lit_teal', power=5), 16, g)
    return g


def cart(at, turn=0):
    """The column the arms hang from: wheeled base, mast, cross beam at z = 4.1."""
    g = group(at, (0, 0, turn), name='cart')
    superball((1.0, .8, .32), .4, .5, (0, 0, .46), m=M('ivory'), parent=g, n=96)
    superball((1.012, .812, .03), .4, .5, (0, 0, .42), m=M('brass'), parent=g, n=96)
    for x in (-.75, .75):
        for y in (-.55, .55):
            castor((x, y, 0), .12, g)
    superball((.42, .36, 1.9), .3, .5, (0, .1, 2.4), m=M('ivory'), parent=g, n=96)
    superball((.30, .05, 1.3), .3, .5, (0, -.26, 2.3), m=M('ink'), parent=g, n=64)
    for k in range(5):
        superball((.04, .02, .03), .7, .7, (0, -.315, 1.6 + k * .2), m=M('lit_teal', power=4), parent=g, n=16)
    superball((1.7, .34, .26), .3, .5, (0, 0, 4.25), m=M('ivory'), parent=g, n=96)
    superball((1.712, .352, .025), .3, .5, (0, 0, 4.22), m=M('brass'), parent=g, n=96)
    return g


def room():
    """Ink theatre: panelled wall, floor tiles, a shelf line and a scrub window glowing teal."""
    tones = [material('satin', c, rough=.24, coat=.6, crough=.12) for c in ('#1b2d57', '#182850', '#1e325f')]
    tile = bake(box((1.18, 1.18, .08), r=.015, m=tones[0], segments=2))
    tile.hide_render = True
    for i in range(-9, 10):
        for j in range(-8, 7):
            instance(tile, (i * 1.2, j * 1.2, -.04), m=random.choice(tones))
    wall = material('clay', '#1a2b54', bump=0, rough=.75)
    panel = bake(box((1.9, .12, 3.0), r=.04, m=wall, segments=3))
    panel.hide_render = True
    for k in range(-6, 7):
        for z in (1.55, 4.6, 7.65):
            instance(panel, (k * 1.94, 6.5, z))
    box((30, .1, 12), (0, 6.62, 5), r=.01, m=material('clay', '#0d1730', bump=0))
    box((30, .06, .08), (0, 6.42, 3.07), r=.02, m=M('brass'))


def surgery(arms=True):
    """Table, cart and three arms meeting over it."""
    table()
    cart((.9, 2.35, 0), 0)
    tip = Vector((0, 0, TABLE_Z + .30))
    slim_arm((-.75, 2.15, 4.1), (-2.1, 1.2, 4.35), (-1.15, .15, 3.15), tip + Vector((-.10, .02, 0)))
    slim_arm((.9, 2.1, 3.98), (1.3, .95, 4.7), (.25, .75, 3.55), tip + Vector((0, .10, .05)))
    slim_arm((2.45, 2.15, 4.1), (2.75, .75, 3.9), (1.35, -.05, 3.0), tip + Vector((.12, -.02, 0)))
