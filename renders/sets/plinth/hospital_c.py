"""Plinth, hospital modules 11-14: fixed asset, accounting, management information, leave."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.plinth import *
from props import medical


def fixed_asset(g):
    """Patient monitor on a low trolley; a brass tag hangs from its handle, a spanner leans on the wheel."""
    t = group((0, .15, 0), (0, 0, 12), parent=g)
    for z in (.3, .78):
        slab(rounded_rect(2.1, 1.15, .16), .09, .035, M('ivory'), (0, 0, z), parent=t)
        tube([(x, y, z + .12) for x, y in rounded_rect(2.0, 1.05, .14, 5)], .028, M('gold'), t, smooth=False, closed=True)
    for sx in (-1, 1):
        for sy in (-1, 1):
            rod((sx * .94, sy * .46, .26), (sx * .94, sy * .46, .92), .05, M('gold', color='#d9b06a'), t)
            cylinder(.14, .1, (sx * .94, sy * .46, .14), (90, 0, 0), m=M('rubber'), parent=t, bevel=.03, n=40)
            cylinder(.06, .11, (sx * .94, sy * .46, .14), (90, 0, 0), m=M('ivory'), parent=t, bevel=.015, n=28)
    tube([(1.0, -.46, .82), (1.22, -.46, 1.02), (1.26, -.3, 1.12), (1.26, .3, 1.12), (1.22, .46, 1.02), (1.0, .46, .82)], .05, M('teal'), t)
    # lower shelf: two boxes and a coiled lead
    box((.7, .7, .22), (-.5, 0, .52), r=.05, m=M('mint'), parent=t)
    box((.3, .03, .1), (-.5, -.355, .52), r=.012, m=M('paper'), parent=t, segments=2)
    for k in range(4):
        torus(.26 - .015 * k, .035, (.42, 0, .43 + .06 * k), m=M('ink'), parent=t, n=48, k=10)
    medical.monitor_head((-.08, .05, .88), turn=0, parent=t, scale=.56)
    # brass tag on a chain from the rail
    tube([(.8, -.54, .9), (.84, -.68, .84), (.86, -.74, .74)], .018, M('gold'), t)
    tag = group((.86, -.76, .46), (84, 0, 6), parent=t)
    lathe([(0, -.03), (.24, -.03), (.26, 0), (.24, .03), (.2, .035), (.19, .02), (0, .02)], m=M('gold'), parent=tag, subdivide=1, n=64)
    torus(.05, .015, (0, .25, 0), m=M('gold'), parent=tag, n=28, k=8)
    for k in range(3):
        box((.2 - .04 * k, .022, .012), (0, .06 - k * .06, .026), r=.004, m=M('wood_dark'), parent=tag, segments=1)
    # spanner lying in front, tilted on a block
    sp = group((-.35, -.95, .1), (22, 0, 8), 1.15, parent=g)
    steel = M('steel', color='#c3c6c4', rough=.32)
    slab(rounded_rect(1.3, .2, .09), .09, .03, steel, parent=sp)
    slab(rounded_rect(.96, .08, .035), .02, .006, M('gun'), (0, 0, .083), parent=sp, segments=2)
    for s in (-1, 1):
        a0 = 0 if s > 0 else 180
        pts = [(.27 * math.cos(math.radians(a)), .27 * math.sin(math.radians(a))) for a in range(a0 + 32, a0 + 329, 9)]
        notch = [(.27 * math.cos(math.radians(a0 - 32)) * .0 + .02 * s, -.12 * s), (.02 * s, .12 * s)]
        slab(pts + notch, .13, .03, steel, (s * .72, 0, -.02), (0, 0, s * 14), sp)


def accounting(g):
    """Calculator on a slope behind an open ledger's place: large blank keys; coin tray in front."""
    # ledger, closed and fat, lying left
    led = group((-.9, .35, 0), (0, 0, 10), parent=g)
    book(led, 1.7, 1.3, .42, cover=M('terracotta'), bands=4, corners=True, ribbon=M('teal'))
    box((.9, .4, .02), (0, .1, .425), r=.01, m=M('gold'), parent=led)
    box((.8, .3, .02), (0, .1, .434), r=.008, m=M('paper'), parent=led, segments=1)
    book(led, 1.5, 1.1, .26, (.05, .05, .45), (0, 0, -6), M('teal'), bands=3, corners=True)
    # calculator
    c = group((.78, .18, .1), (46, 0, -10), parent=g)
    slab(rounded_rect(1.5, 2.0, .18), .2, .06, M('ivory'), (0, .9, 0), parent=c)
    slab(rounded_rect(1.3, .46, .08), .03, .01, M('visor'), (0, 1.56, .19), parent=c)
    for k in range(4):
        box((.13, .22, .008), (.44 - k * .22, 1.56, .222), r=.003, m=lit('#35e6d4', 1.6), parent=c, segments=1)
    for row in range(5):
        for col in range(4):
            if row == 4 and col == 1:
                continue
            wide = row == 4 and col == 0
            m = M('marigold') if (row, col) == (4, 3) else M('teal') if col == 3 else M('terracotta') if row == 0 else M('ink')
            box((.56 if wide else .26, .19, .12), (-.48 + col * .32 + (.16 if wide else 0), 1.16 - row * .255, .23), r=.05, m=m, parent=c, segments=4)
    box((1.3, .3, .16), (.76, .75, .08), (0, 0, -10), .05, M('wood_dark'), g)
    rod((.92, 1.25, 0), (.86, .9, 1.1), .07, M('wood'), g)
    box((1.4, .12, .16), (.68, -.14, .08), (0, 0, -10), .04, M('wood_dark'), g)
    # coin tray with four grooves
    t = group((-.35, -.85, 0), (0, 0, 6), parent=g)
    box((1.9, .72, .14), (0, 0, .07), r=.05, m=M('wood'), parent=t)
    for i in range(4):
        r = (.22, .205, .19, .17)[i]
        n = (9, 6, 8, 5)[i]
        x = -.69 + i * .46
        box((.03, .68, .16), (x - .23, 0, .18), r=.012, m=M('wood_dark'), parent=t, segments=2)
        for k in range(n):
            coin(t, r, .056, (x, .3 - k * .066, .13 + r * .92), (90 - 8, 0, 0), M('gold') if i % 2 == 0 else material('metal', '#c98a55', rough=.3))
    coins(g, 3, .24, .08, (1.2, -1.0, 0))


def mis(g):
    """Three bars and a ring under a glass bell."""
    lathe([(0, 0), (1.3, 0), (1.36, .06), (1.36, .16), (1.3, .22), (0, .22)], m=M('wood_dark'), parent=g, n=128, subdivide=1)
    torus(1.22, .03, (0, 0, .225), m=M('gold'), parent=g, n=128)
    for k, (h, name) in enumerate(((.55, 'teal'), (.9, 'ivory'), (1.3, 'marigold'))):
        x = -.62 + k * .44
        box((.34, .34, h), (x, -.15, .23 + h / 2), r=.05, m=M(name), parent=g)
        box((.38, .38, .05), (x, -.15, .25), r=.02, m=M('gold'), parent=g, segments=2)
        torus(.1, .02, (x, -.15, .235 + h), m=M('gold'), parent=g, n=40, k=10)
    # the ring: a gauge with one part filled
    ring = group((.72, -.2, .78), (84, 0, -14), parent=g)
    torus(.36, .1, m=M('mint'), parent=ring, n=80, k=20, arc=110)
    part = group((0, 0, 0), (0, 0, 114), parent=ring)
    torus(.36, .1, m=M('teal'), parent=part, n=120, k=20, arc=170)
    part = group((0, 0, 0), (0, 0, 288), parent=ring)
    torus(.36, .1, m=M('terracotta'), parent=part, n=60, k=20, arc=68)
    rod((.72, -.16, .23), (.72, -.18, .4), .045, M('gold'), g)
    lathe([(0, 0), (.16, 0), (.17, .02), (.06, .06), (0, .06)], (.72, -.16, .225), m=M('gold'), parent=g, n=40, subdivide=1)
    # small dotted line climbing behind the bars
    pts = [(-.8, .42, .62), (-.4, .42, .86), (-.05, .42, .8), (.35, .42, 1.2), (.72, .42, 1.5)]
    tube(pts, .02, M('gold'), g, smooth=False)
    for p in pts:
        ball(.055, p, m=M('ink'), parent=g, n=24)
        rod((p[0], p[1], .22), p, .012, M('gold'), g, 3)
    dome(g, 1.16, .62, (0, 0, .02))


def leave(g):
    """Doctor's coat on a stand, roster board with coloured pegs beside it."""
    s = group((-.78, .1, 0), (0, 0, 8), parent=g)
    lathe([(0, 0), (.5, 0), (.53, .04), (.4, .1), (.1, .14), (0, .14)], m=M('wood_dark'), parent=s, n=72, subdivide=1)
    rod((0, 0, .1), (0, 0, 2.5), .055, M('wood'), s)
    ball(.1, (0, 0, 2.56), m=M('gold'), parent=s, n=32)
    tube([(0, -.04, 2.3), (0, -.24, 2.3), (0, -.3, 2.36), (0, -.3, 2.44)], .032, M('gold'), s)
    white = material('clay', '#fbf7ee', rough=.85)

    def body(p):
        v = (p.z + .82) / 1.64                               # 0 hem .. 1 shoulder
        wide = .95 + .28 * (1 - v) ** 1.3 - .1 * math.exp(-((v - .5) / .2) ** 2)
        fold = .035 * math.sin(p.x * 17) * (1 - v)
        return Vector((p.x * wide, p.y * (1 + .25 * (1 - v)) + fold, p.z - .1 * abs(p.x / .6) ** 2 * v))
    superball((.56, .2, .82), .3, .55, (0, -.2, 1.32), m=white, parent=s, n=96, shape=body)
    # sleeves, hanging, elbows a little out
    for k in (-1, 1):
        tube([(k * .46, -.2, 2.0), (k * .66, -.22, 1.8), (k * .76, -.25, 1.45), (k * .76, -.3, 1.1), (k * .72, -.33, .92)], .155, white, s)
        torus(.15, .02, (k * .725, -.325, .94), (8, k * -8, 0), material('clay', '#e7decb', rough=.9), s, n=40, k=8)
        # lapel
        slab([(0, 0), (k * .3, .1), (k * .36, .34), (k * .2, .62), (k * .12, .62)] if k > 0 else [(0, 0), (k * .12, .62), (k * .2, .62), (k * .36, .34), (k * .3, .1)], .035, .012, material('clay', '#f3ecdc', rough=.85), (0, -.39, 1.48), (82, 0, 0), s)
        box((.34, .03, .3), (k * .32, -.46, .88), (3, 0, 0), .02, material('clay', '#f3ecdc', rough=.85), s)
        box((.34, .035, .04), (k * .32, -.465, 1.02), (3, 0, 0), .01, material('clay', '#e7decb', rough=.9), s, 2)
    tube([(0, -.42, 1.46), (0.0, -.46, 1.0), (.0, -.47, .55)], .012, M('stone', color='#b9ad97'), s)
    for k in range(3):
        cylinder(.045, .03, (.06, -.435 - .012 * k, 1.36 - .28 * k), (90, 0, 0), m=M('teal'), parent=s, n=28, bevel=.01)
    box((.26, .02, .2), (.27, -.41, 1.62), (8, 0, 0), .01, M('marigold'), s, 2)
    tube([(-.18, -.2, 2.08), (-.1, -.26, 2.2), (0, -.28, 2.26), (.1, -.26, 2.2), (.18, -.2, 2.08)], .035, M('wood_dark'), s)
    # inner collar
    torus(.17, .045, (0, -.2, 2.06), (16, 0, 0), material('clay', '#f3ecdc', rough=.85), s, n=48)
    # roster: board on legs
    b = group((.98, .12, 0), (0, 0, -10), parent=g)
    for k in (-1, 1):
        rod((k * .74, .06, 0), (k * .7, .06, 2.0), .06, M('wood'), b)
    tilt = group((0, 0, .42), (-6, 0, 0), parent=b)
    box((1.86, .12, 1.62), (0, 0, .82), r=.05, m=M('wood'), parent=tilt)
    box((1.66, .05, 1.42), (0, -.05, .82), r=.02, m=M('paper', color='#f6efe0'), parent=tilt)
    cols = ('teal', 'marigold', 'terracotta', 'ivory')
    plan = ('0010210', '1002001', '0210012', '2001100', '0120020')
    for i in range(5):
        box((1.5, .03, .03), (0, -.075, 1.36 - i * .265), r=.01, m=M('card', color='#cdb48a'), parent=tilt, segments=2)
        for j in range(7):
            x = -.66 + j * .22
            kind = int(plan[i][j])
            h = (.14, .16, .16)[kind]
            cylinder(.07, h, (x, -.08 - h / 2, 1.36 - i * .265), (90, 0, 0), m=M(cols[kind]), parent=tilt, n=28, bevel=.025)
    box((1.9, .22, .1), (0, -.06, .02), r=.035, m=M('wood_dark'), parent=tilt)


start(53)
series('hospital', [
    ('mod-hosp-fixed-asset', fixed_asset),
    ('mod-hosp-accounting', accounting),
    ('mod-hosp-mis', mis, dict(tall=2.35)),
    ('mod-hosp-leave', leave),
])
main()
