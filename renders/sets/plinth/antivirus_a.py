"""Plinth, antivirus cards 1-4: desktop, server, the two phones."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.plinth import *
from props.shields import gate, handset


def desktop(g):
    """Monitor, tower and keyboard under a clear half dome with a brass rim."""
    lathe([(0, 0), (1.84, 0), (1.9, .05), (1.9, .13), (1.84, .18), (0, .18)], m=M('ink', color='#22356a'), parent=g, n=128, subdivide=1)
    torus(1.74, .05, (0, 0, .19), m=M('gold'), parent=g, n=128)
    for k in range(24):
        a = 2 * math.pi * k / 24
        ball(.03, (1.87 * math.cos(a), 1.87 * math.sin(a), .115), m=lit('#35e6d4', 3.5) if k % 2 else M('gold'), parent=g, n=16)
    c = group((0, 0, .18), parent=g)
    # monitor
    m = group((-.28, .15, 0), (0, 0, 5), parent=c)
    box((1.7, .14, 1.06), (0, 0, .86), r=.06, m=M('ivory'), parent=m)
    box((1.54, .04, .86), (0, -.065, .89), r=.02, m=M('visor'), parent=m)
    screen = group((0, -.092, .89), (90, 0, 0), parent=m)
    box((1.44, .76, .006), (0, 0, -.003), r=.003, m=material('gloss', '#07222a', rough=.15, glow='#0c4550', power=.8), parent=screen, segments=1)
    torus(.2, .03, (-.36, .0, .006), m=lit('#35e6d4', 2.4), parent=screen, n=48, k=8, scale=(1, 1, .3))
    tube([(-.45, .0, .012), (-.38, -.07, .012), (-.26, .09, .012)], .025, lit('#35e6d4', 2.4), screen, smooth=False)
    for k in range(4):
        box(((.6, .46, .54, .3)[k], .07, .008), (.06 + (.6, .46, .54, .3)[k] / 2 - .02, .22 - k * .15, .004), r=.01, m=lit('#ffae3d' if k == 3 else '#9ff0e0', 1.2), parent=screen, segments=1)
    box((.5, .04, .05), (0, -.06, .39), r=.02, m=M('gold'), parent=m)
    rod((0, .02, .08), (0, .02, .4), .07, M('gold'), m)
    slab(rounded_rect(.7, .42, .16), .06, .025, M('ivory'), parent=m)
    # tower
    t = group((.92, .1, 0), (0, 0, -12), parent=c)
    box((.46, .86, 1.06), (0, 0, .56), r=.06, m=M('ivory'), parent=t)
    box((.38, .03, .98), (0, -.425, .56), r=.02, m=M('ink'), parent=t)
    for k in range(2):
        box((.3, .03, .09), (0, -.44, .92 - k * .14), r=.012, m=M('gun'), parent=t, segments=2)
    torus(.1, .016, (0, -.445, .58), (90, 0, 0), lit('#35e6d4', 2.6), t, n=40, k=8)
    for k in range(5):
        box((.26, .02, .02), (0, -.442, .18 + k * .06), r=.006, m=M('gun'), parent=t, segments=1)
    # keyboard, mouse
    k0 = group((-.3, -.72, 0), (4, 0, 3), parent=c)
    slab(rounded_rect(1.34, .5, .08), .07, .025, M('ivory'), parent=k0)
    for i in range(4):
        for j in range(11):
            box((.095, .08, .03), (-.56 + j * .112, .16 - i * .105, .085), r=.014, m=M('marigold') if (i, j) == (1, 10) else M('ink'), parent=k0, segments=2)
    superball((.13, .19, .08), .7, .8, (.72, -.76, .07), (0, 0, -12), M('ivory'), parent=c, n=40)
    # dome
    r = 1.68
    prof = [(r, 0)] + [(r * math.cos(math.radians(a)), r * .98 * math.sin(math.radians(a))) for a in range(3, 90, 3)] + [(0, r * .98)]
    lathe(prof, (0, 0, .19), m=material('thin', '#e6f4f2', rough=.02, blend=.22), parent=g, n=128, smooth_angle=180)
    lathe([(0, 0), (.1, 0), (.07, .04), (.05, .08), (.1, .14), (.08, .2), (0, .22)], (0, 0, .19 + r * .975), m=M('gold'), parent=g, n=48, subdivide=1)


def server(g):
    """Upright server on a step; a brass gate, shut, stands before it."""
    t = group((0, .42, 0), (0, 0, 0), parent=g)
    box((1.7, 1.2, .14), (0, 0, .07), r=.05, m=M('ink', color='#22356a'), parent=t)
    box((1.3, 1.0, 2.1), (0, 0, 1.2), r=.07, m=M('ivory'), parent=t)
    box((1.12, .04, 1.92), (0, -.5, 1.2), r=.03, m=M('ink'), parent=t)
    for k in range(6):
        z = 2.02 - k * .21
        box((.98, .04, .16), (0, -.525, z), r=.02, m=M('ink', color='#263a70'), parent=t, segments=3)
        for j in range(5):
            box((.08, .02, .05), (-.36 + j * .115, -.548, z), r=.01, m=M('visor'), parent=t, segments=1)
        box((.05, .03, .12), (.42, -.548, z), r=.012, m=M('gold'), parent=t, segments=2)
        ball(.026, (.3, -.55, z), m=lit('#35e6d4', 5) if k != 2 else lit('#ffa02e', 5), parent=t, n=16)
    torus(.26, .03, (0, -.53, .52), (90, 0, 0), M('gold'), t, n=56, k=10)
    for k in range(3):
        torus(.07 + .06 * k, .012, (0, -.53, .52), (90, 0, 0), M('gun'), t, n=40, k=8)
    for k in range(3):
        a = math.radians(60 * k)
        rod((-.24 * math.cos(a), -.535, .52 - .24 * math.sin(a)), (.24 * math.cos(a), -.535, .52 + .24 * math.sin(a)), .012, M('gun'), t, 3)
    tube([(-.36, 0, 2.25), (-.34, 0, 2.4), (.34, 0, 2.4), (.36, 0, 2.25)], .05, M('gold'), t)
    # the gate: tall posts, curved top, ring of brass
    y = -.62
    for s in (-1, 1):
        box((.3, .3, 1.5), (s * 1.5, y, .75), r=.05, m=M('ivory'), parent=g)
        box((.4, .4, .16), (s * 1.5, y, .08), r=.04, m=M('ink'), parent=g)
        box((.38, .38, .1), (s * 1.5, y, 1.5), r=.035, m=M('gold'), parent=g)
        ball(.15, (s * 1.5, y, 1.68), m=M('gold'), parent=g, n=32)
        for z in (.2, 1.0):
            rod((s * 1.34, y, z), (s * .06, y, z), .04, M('gold'), g)
        n = 7
        for k in range(n):
            x = s * (1.24 - k * .19)
            top = 1.0 + .32 * math.sin(math.pi / 2 * k / (n - 1))
            rod((x, y, .1), (x, y, top), .03, M('gold'), g)
            lathe([(0, 0), (.045, .02), (.03, .09), (0, .16)], (x, y, top), m=M('gold'), parent=g, n=24, subdivide=1)
        for k in range(6):
            torus(.075, .016, (s * (1.145 - k * .19), y, .6), (90, 0, 0), M('gold'), g, n=32, k=8)
    box((.4, .16, .36), (0, y - .04, .62), r=.06, m=M('marigold', glow='#ff8a1a', power=.5), parent=g)
    torus(.12, .032, (0, y - .04, .8), (90, 0, 0), M('gold'), g, n=36, k=10, arc=180)
    cylinder(.045, .03, (0, y - .125, .64), (90, 0, 0), m=M('ink'), parent=g, n=24, bevel=.006)
    box((.035, .03, .1), (0, y - .125, .57), r=.008, m=M('ink'), parent=g, segments=1)


def shield_ring(g, z, r, color, power, metal):
    """The ring that guards a phone: lit band between two rails, on four struts."""
    tilt = group((0, 0, z), (-14, 9, 0), parent=g)
    torus(r, .06, m=lit(color, power), parent=tilt, n=128, k=16)
    for dz in (-.13, .13):
        torus(r + .02, .026, (0, 0, dz), m=metal, parent=tilt, n=128, k=10)
    for k in range(12):
        a = 2 * math.pi * k / 12
        box((.05, .08, .3), ((r + .02) * math.cos(a), (r + .02) * math.sin(a), 0), (0, 0, math.degrees(a) + 90), .015, metal, tilt, 2)


def android(g):
    """Rounded ivory phone on a foot inside a teal ring."""
    ph = group((0, 0, .12), (0, 0, -14), parent=g)
    handset(ph, 1.24, 2.2, (0, .1, 1.12), (80, 0, 0), M('ivory'), M('mint'), .34, .2)
    slab(rounded_rect(1.2, .8, .2), .1, .04, M('wood_dark'), (0, 0, -.12), parent=ph)
    box((1.0, .12, .2), (0, -.2, .04), r=.04, m=M('gold'), parent=ph)
    shield_ring(g, .86, 1.45, '#22d8c6', 1.6, M('gold'))


def ios(g):
    """Slim phone, ink and brass, inside a marigold ring."""
    ph = group((0, 0, .12), (0, 0, 16), parent=g)
    handset(ph, 1.14, 2.3, (0, .1, 1.16), (82, 0, 0), M('ink'), M('gold'), .2, .11, '#ffae3d')
    slab(rounded_rect(1.2, .8, .2), .1, .04, M('ink', color='#22356a'), (0, 0, -.12), parent=ph)
    box((1.0, .12, .2), (0, -.2, .04), r=.04, m=M('gold'), parent=ph)
    shield_ring(g, .86, 1.45, '#ff8410', 1.4, M('steel', color='#d8d2c6'))


start(61)
series('antivirus', [
    ('av-desktop', desktop),
    ('av-server', server, dict(tall=2.35)),
    ('av-android', android, dict(tall=2.4)),
    ('av-ios', ios, dict(tall=2.4)),
])
main()
