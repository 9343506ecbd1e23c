"""Plinth, antivirus cards 5-7: cleaner, blocker, firewall."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.plinth import *
from props.shields import thorn_ball


def cleaner(g):
    """A disk tilted towards the lens; the brush has swept most of it, dark beads roll off its edge."""
    d = group((0, .25, .78), (32, 0, 0), parent=g)
    lathe([(0, -.12), (1.5, -.12), (1.6, -.08), (1.62, 0), (1.6, .05), (1.5, .07), (0, .07)], m=M('gold', color='#d9b06a'), parent=d, n=128, subdivide=1)
    lathe([(.5, .07), (1.46, .07), (1.46, .09), (.5, .09)], m=material('satin', '#c9d3da', rough=.38, coat=.5), parent=d, n=128)
    for r in (.62, .8, .98, 1.16, 1.34):
        torus(r, .006, (0, 0, .091), m=M('gun'), parent=d, n=120, k=6)
    lathe([(0, .06), (.46, .06), (.48, .1), (.42, .15), (.3, .17), (0, .17)], m=M('ivory'), parent=d, n=80, subdivide=1)
    torus(.3, .03, (0, 0, .165), m=M('gold'), parent=d, n=56, k=10)
    cylinder(.1, .06, (0, 0, .18), m=M('marigold'), parent=d, bevel=.02, n=40)
    for k in range(6):
        a = math.radians(60 * k)
        cylinder(.03, .03, (.38 * math.cos(a), .38 * math.sin(a), .15), m=M('gun'), parent=d, n=20, bevel=.006)
    # foot under the disk
    slab([(-.6, 0), (1.3, 0), (1.3, 1.2), (-.6, .12)], 1.6, .06, M('ink', color='#22356a'), (-.8, .2, 0), (90, 0, 90), g)
    # brush: wooden back, teal ferrule, bristles bent by the stroke
    b = group((.28, .12, .1), (0, 0, -38), parent=d)
    box((1.1, .34, .14), (0, 0, .52), r=.06, m=M('wood'), parent=b)
    box((1.12, .36, .06), (0, 0, .45), r=.02, m=M('gold'), parent=b)
    for i in range(15):
        for j in range(4):
            x, y = -.49 + i * .07, -.12 + j * .08
            tube([(x, y, .44), (x - .01, y - .02, .26), (x - .02, y - .09, .1 + .01 * (i % 2))], .026, M('cane', color='#f0d9a6'), b, resolution=2, steps=4)
    tube([(.0, .1, .56), (.0, .5, .72), (.0, 1.0, .94), (0, 1.3, 1.05)], .09, M('wood'), b)
    ball(.12, (0, 1.32, 1.06), m=M('gold'), parent=b, n=28)
    torus(.1, .03, (0, .5, .72), (66, 0, 0), M('teal'), b, n=40)
    # beads: a drift in front of the brush, then over the edge and on the plinth
    rnd = random.Random(3)
    bead = [material('gloss', '#150b1c', rough=.12), material('gloss', '#2c1024', rough=.12), material('gloss', '#0a0d16', rough=.12)]
    for k in range(46):
        a = math.radians(rnd.uniform(196, 268))
        rr = rnd.uniform(.62, 1.4)
        s = rnd.uniform(.05, .095)
        ball(s, (rr * math.cos(a), rr * math.sin(a), .09 + s), m=bead[k % 3], parent=d, n=20)
    for k in range(16):
        x, y, s = rnd.uniform(-1.5, .1), rnd.uniform(-1.45, -1.1), rnd.uniform(.05, .095)
        ball(s, (x, y, s), m=bead[k % 3], parent=g, n=20)


def blocker(g):
    """A round stop barrier on a post; behind it, held off, the thorned ball."""
    b = group((-.72, -.45, 0), (0, 0, -14), parent=g)
    lathe([(0, 0), (.62, 0), (.66, .05), (.6, .12), (.2, .18), (0, .18)], m=M('ink', color='#22356a'), parent=b, n=80, subdivide=1)
    torus(.5, .03, (0, 0, .14), m=M('gold'), parent=b, n=72, k=10)
    rod((0, .04, .1), (0, .04, 1.0), .09, M('gold'), b)
    f = group((0, 0, 1.36), (88, 0, 0), parent=b)
    lathe([(0, -.08), (.86, -.08), (.92, -.04), (.92, .04), (.86, .08), (0, .08)], m=M('marigold', color='#e98408', rough=.5, coat=.1), parent=f, n=120, subdivide=1)
    torus(.8, .05, (0, 0, .08), m=M('ivory'), parent=f, n=110, k=12)
    slab(rounded_rect(1.12, .32, .1), .06, .025, M('ivory'), (0, 0, .07), parent=f)
    torus(.92, .03, (0, 0, 0), m=M('gold'), parent=f, n=120, k=10)
    for k in range(8):
        a = math.radians(45 * k + 22)
        cylinder(.035, .03, (.68 * math.cos(a), .68 * math.sin(a), .09), m=M('gold'), parent=f, n=20, bevel=.008)
    # arms: two short bars with lit ends close the way left and right
    for s in (-1, 1):
        rod((s * .92, .04, 1.36), (s * 1.22, .04, 1.36), .06, M('gold'), b)
        ball(.1, (s * 1.28, .04, 1.36), m=lit('#35e6d4', 3), parent=b, n=28)
    thorn_ball(g, .74, (.95, .42, .98))
    # scuffs where it came to rest: three stones under it
    for k in range(3):
        superball((.2, .17, .12), .7, .8, (.62 + k * .34, .3 + .12 * (k % 2), .1), (0, 0, 30 * k), M('stone', color='#5a6480'), parent=g, n=28)


def firewall(g):
    """Tall brick wall, slightly curved round the door; warm light from the one door."""
    rows, h = 11, .2
    tones = [M('ivory'), M('ivory', color='#e9dfcd'), M('ivory', color='#fbf4e6'), M('ivory', color='#ddd0ba')]
    for row in range(rows):
        z = .12 + h * (row + .5)
        shift = 0 if row % 2 else .24
        for col in range(-4, 5):
            x = col * .48 + shift - .12
            w = .46
            # half bricks close the ends, the doorway stays clear
            x0, x1 = max(x - w / 2, -1.66), min(x + w / 2, 1.66)
            if x1 - x0 < .1:
                continue
            pieces = [(x0, x1)]
            arch_half = .43 if z < 1.0 else math.sqrt(max(0, .43 ** 2 - (z - .98) ** 2)) if z < 1.4 else 0
            if arch_half > 0:
                cut_l, cut_r = -arch_half - .02, arch_half + .02
                new = []
                for p, q in pieces:
                    if q <= cut_l or p >= cut_r:
                        new.append((p, q))
                    else:
                        if p < cut_l:
                            new.append((p, cut_l))
                        if q > cut_r:
                            new.append((cut_r, q))
                pieces = new
            for p, q in pieces:
                if q - p < .06:
                    continue
                jut = .02 * ((row * 5 + col * 3) % 3 - 1)
                box((q - p - .012, .44, h - .014), ((p + q) / 2, .1 + jut, z), r=.03, m=tones[(row * 7 + col * 3) % 4], parent=g, segments=3)
    # mortar core left and right of the doorway and above it
    mortar = M('plaster_ink', color='#3a4566')
    for s in (-1, 1):
        box((1.2, .36, rows * h - .04), (s * 1.04, .1, .12 + rows * h / 2), r=.01, m=mortar, parent=g, segments=1)
    box((1.0, .36, rows * h - 1.42), (0, .1, 1.42 + (rows * h - 1.42) / 2 + .06), r=.01, m=mortar, parent=g, segments=1)
    box((3.6, .7, .14), (0, .08, .07), r=.05, m=M('ink', color='#22356a'), parent=g)
    # battlements
    for k in range(5):
        box((.44, .46, .22), (-1.36 + k * .68, .1, .12 + rows * h + .11), r=.035, m=tones[k % 3], parent=g, segments=3)
    # door: brass arch, marigold light inside, leaf ajar
    arch(.45, .09, .52, .86, M('gold'), g, (0, .1, .98), r=.025)
    slab([(x, z) for x, z in arc_points(0, 0, .4, 0, 180, 28)] + [(-.4, -.86), (.4, -.86)], .04, .005, material('emit', '#ff8410', power=1.3), (0, .26, .98), (90, 0, 0), g)
    leaf = group((-.38, -.14, .13), (0, 0, -70), parent=g)
    slab([(0, 0), (.72, 0), (.72, .85)] + [(.36 + .36 * math.cos(math.radians(a)), .85 + .36 * math.sin(math.radians(a))) for a in range(10, 171, 10)] + [(0, .85)], .07, .02, M('wood'), (0, .035, 0), (90, 0, 0), leaf)
    for z in (.25, .8):
        box((.6, .1, .07), (.34, 0, z), r=.02, m=M('gold'), parent=leaf, segments=2)
    ball(.05, (.62, -.07, .55), m=M('gold'), parent=leaf, n=24)
    # light falls on the step
    box((1.0, .34, .1), (0, -.4, .05), r=.035, m=M('stone'), parent=g)
    for s in (-1, 1):
        cylinder(.05, .22, (s * .72, -.2, 1.34), m=M('gold'), parent=g, n=28, bevel=.012)
        ball(.085, (s * .72, -.2, 1.5), m=lit('#35e6d4', 4), parent=g, n=24)


start(62)
series('antivirus', [
    ('av-i-cleaner', cleaner),
    ('av-i-blocker', blocker),
    ('av-high-firewall', firewall, dict(tall=2.45)),
])
main()
