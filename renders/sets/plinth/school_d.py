"""Plinth, school modules 16-19 and the module both products share: account, inventory, event, security, user management."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.plinth import *


def abacus(g, w=2.0, h=1.5, rows=5):
    """Frame standing upright on two feet, beads of five colours on brass rods."""
    for s in (-1, 1):
        box((.14, .2, h), (s * w / 2, 0, .1 + h / 2), r=.045, m=M('wood'), parent=g)
        box((.24, .7, .14), (s * w / 2, 0, .07), r=.05, m=M('wood_dark'), parent=g)
        bolt_row(g, [(s * w / 2, -.105, .1 + h * (i + .5) / rows) for i in range(rows)], .032)
    for z in (.2, .06 + h):
        box((w, .18, .13), (0, 0, z), r=.045, m=M('wood'), parent=g)
    names = ('marigold', 'teal', 'terracotta', 'ivory', 'leaf')
    split = (7, 3, 5, 8, 4)
    for i in range(rows):
        z = .1 + .1 + (h - .2) * (i + .5) / rows
        rod((-w / 2, 0, z), (w / 2, 0, z), .026, M('gold'), g)
        n, r = 9, (h - .2) / rows * .43
        pitch = .16
        for k in range(n):
            x = -w / 2 + .17 + k * pitch if k < split[i] else w / 2 - .17 - (n - 1 - k) * pitch
            lathe([(.03, -pitch * .46), (r * .6, -pitch * .4), (r, 0), (r * .6, pitch * .4), (.03, pitch * .46)], (x, 0, z), (0, 90, 0), M(names[i]), 40, 1, g)


def account(g):
    """Abacus standing behind a ledger with brass corners."""
    a = group((.42, .5, 0), (0, 0, -8), parent=g)
    abacus(a, 2.5, 1.9)
    led = group((-.5, -.5, 0), (0, 0, 9), parent=g)
    book(led, 2.1, 1.35, .46, cover=M('teal'), bands=4, corners=True, ribbon=M('marigold'))
    # inlaid plate and a clasp on the cover
    box((1.1, .5, .02), (0, .1, .465), r=.01, m=M('gold'), parent=led)
    box((1.0, .4, .02), (0, .1, .474), r=.008, m=M('paper'), parent=led, segments=1)
    for s in (-1, 1):
        box((.16, .24, .46), (s * .8, -.72, .235), r=.03, m=M('gold'), parent=led)
    pencil(g, 1.3, .075, (.5, -1.2, .07), (0, 90, 12), M('terracotta'))
    coins(g, 3, .28, .1, (1.3, -.55, 0))


def inventory(g):
    """Three shelves as steps, one thing on each: carton, football, flask."""
    tops = ((-1.14, .5), (0, 1.0), (1.14, .72))
    for x, z in tops:
        box((1.12, .96, .1), (x, 0, z), r=.035, m=M('wood'), parent=g)
        for s in (-1, 1):
            box((.09, .9, z), (x + s * .5, 0, z / 2), r=.03, m=M('wood'), parent=g)
        box((1.0, .05, z - .05), (x, .38, z / 2), r=.015, m=M('wood_dark'), parent=g)
        bolt_row(g, [(x + s * .5, -.455, z - .12) for s in (-1, 1)], .026)
        box((.36, .02, .12), (x, -.49, z), r=.01, m=M('gold'), parent=g, segments=2)
    # small stock inside: a tin, folded mats, a tray of bulbs
    for k in range(2):
        cylinder(.18, .3, (-1.32 + k * .4, -.05, .16), m=M(('terracotta', 'mint')[k]), parent=g, bevel=.03, n=48)
        torus(.182, .015, (-1.32 + k * .4, -.05, .26), m=M('gold'), parent=g, n=48, k=8)
    for k in range(4):
        superball((.4, .32, .06), .4, .3, (0, -.06, .07 + k * .115), m=M(('teal', 'ivory', 'marigold', 'ivory')[k]), parent=g, n=40)
    book(g, .56, .7, .14, (1.0, -.08, .02), (0, 0, 0), M('ink'), bands=1)
    book(g, .52, .7, .12, (1.02, -.08, .16), (0, 0, 5), M('terracotta'), bands=1)
    rod((1.44, -.1, .0), (1.44, -.1, .5), .09, M('ivory'), g)
    # carton
    carton(g, .86, .72, .62, (-1.14, -.02, .55), (0, 0, 9))
    # football: pentagons at the twelve corners of an icosahedron, seams between them
    r = .46
    ballg = group((0, -.02, 1.05 + r), (18, 12, 30), parent=g)
    ball(r, m=M('ivory', rough=.5), parent=ballg, n=72)
    phi = (1 + 5 ** .5) / 2
    corners = [Vector(c).normalized() for c in [(0, a, b * phi) for a in (-1, 1) for b in (-1, 1)] + [(a, b * phi, 0) for a in (-1, 1) for b in (-1, 1)] + [(b * phi, 0, a) for a in (-1, 1) for b in (-1, 1)]]
    for v in corners:
        near = sorted(corners, key=lambda c: (c - v).length)[1:6]
        u = (near[0] - v * near[0].dot(v)).normalized()
        q = v.cross(u)
        bm = bmesh.new()
        ring = []
        steps = 6
        verts = [(math.cos(math.radians(72 * k)), math.sin(math.radians(72 * k))) for k in range(5)]
        outline = []
        for k in range(5):
            for t in range(steps):
                f = t / steps
                outline.append((verts[k][0] * (1 - f) + verts[(k + 1) % 5][0] * f, verts[k][1] * (1 - f) + verts[(k + 1) % 5][1] * f))
        rings = []
        for shell in (1.0, .66, .33):
            rings.append([bm.verts.new((v + (u * a + q * b) * .36 * shell).normalized() * r * 1.008) for a, b in outline])
        mid = bm.verts.new(v * r * 1.008)
        for one, two in zip(rings, rings[1:]):
            for k in range(len(outline)):
                bm.faces.new((one[k], one[(k + 1) % len(outline)], two[(k + 1) % len(outline)], two[k]))
        for k in range(len(outline)):
            bm.faces.new((rings[-1][k], rings[-1][(k + 1) % len(outline)], mid))
        finish(from_bmesh(bm, 'patch'), M('ink'), smooth_angle=180).parent = ballg
        for c in near:      # seam from pentagon to pentagon
            if (c.x, c.y, c.z) > (v.x, v.y, v.z):
                a, b = v.lerp(c, .31).normalized() * r, v.lerp(c, .5).normalized() * r, 
                e = v.lerp(c, .69).normalized() * r
                tube([a * 1.003, b * 1.003, e * 1.003], .009, M('ink'), ballg, resolution=3, steps=8)
    # conical flask, teal in the bottom, cork
    fx, fz = 1.14, .775
    lathe([(0, 0), (.40, 0), (.44, .04), (.43, .1), (.16, .62), (.14, .7), (.14, .86), (.17, .9), (.15, .9), (.12, .86), (.12, .7), (.14, .6), (.40, .1), (.40, .03), (0, .03)],
          (fx, -.02, fz), m=M('glass'), parent=g, n=80, smooth_angle=50)
    lathe([(0, .035), (.385, .035), (.392, .1), (.27, .34), (0, .34)], (fx, -.02, fz), m=M('teal', color='#14a092', rough=.2), parent=g, n=64, smooth_angle=40)
    cylinder(.11, .2, (fx, -.02, fz + .93), m=M('wood_pale'), parent=g, top=.14, bevel=.03, n=40)
    for k in range(3):
        box((.12, .01, .016), (fx - .02, -.02 - .36 + k * .085, fz + .2 + k * .14), (28, 0, 0), .003, M('ivory'), g, 1)


def event(g):
    """A toy theatre: stage, parted curtain, valance, a string of bulbs between two posts."""
    box((3.4, 1.6, .3), (0, 0, .15), r=.05, m=M('wood'), parent=g)
    box((3.5, 1.7, .08), (0, 0, .33), r=.03, m=M('wood_dark'), parent=g)
    for k in range(9):
        box((.36, 1.62, .02), (-1.52 + k * .38, 0, .375), r=.008, m=M('wood_pale'), parent=g, segments=2)
    for k in range(15):
        box((.05, .03, .22), (-1.54 + k * .22, -.81, .15), r=.01, m=M('wood_dark'), parent=g, segments=1)
    for k in range(3):
        box((.7, .2, .1 + .09 * k), (0, -1.14 + k * .15, .05 + .045 * k), r=.03, m=M('wood'), parent=g)
    # back cloth and posts
    back = wave(60, -1.5, 1.5, .035, 11)
    strip(back, 1.6, .04, M('cloth_teal'), g, (0, .62, 1.18), (-90, 0, 0), 80)
    for s in (-1, 1):
        rod((s * 1.58, .1, .36), (s * 1.58, .1, 2.3), .07, M('gold'), g)
        lathe([(0, 0), (.15, 0), (.16, .03), (.08, .1), (0, .1)], (s * 1.58, .1, .37), m=M('gold'), parent=g, subdivide=1, n=40)
        ball(.11, (s * 1.58, .1, 2.34), m=M('gold'), parent=g, n=28)
        # parted curtain, gathered by a cord: two halves of a pleat that narrows at the waist
        pleats = 6

        def drape(u, v, s=s):
            waist = math.exp(-((v - .36) / .22) ** 2)
            width = .92 - .5 * waist + (.0 if v > .36 else -.1)
            return s * (1.5 - u * width), -.02 + .07 * math.sin(u * pleats * 2 * math.pi) * (1 - .5 * waist), .38 + v * 1.66
        nu, nv = 72, 28
        data = bpy.data.meshes.new('drape')
        verts = [drape(i / nu, j / nv) for j in range(nv + 1) for i in range(nu + 1)]
        data.from_pydata(verts, [], [(j * (nu + 1) + i, j * (nu + 1) + i + 1, (j + 1) * (nu + 1) + i + 1, (j + 1) * (nu + 1) + i) for j in range(nv) for i in range(nu)])
        finish(link(bpy.data.objects.new('drape', data)), M('terracotta', color='#c2552e', rough=.85), smooth_angle=180).parent = g
        torus(.27, .035, (s * 1.28, -.02, .98), m=M('gold'), parent=g, n=48, scale=(1, .42, 1))
        ball(.07, (s * 1.02, -.1, .96), m=M('gold'), parent=g, n=24)
        for k in range(5):
            rod((s * 1.02 + (k - 2) * .016, -.11, .92), (s * 1.02 + (k - 2) * .024, -.11, .76), .01, M('gold'), g, 3)
    # valance of scallops
    box((3.3, .16, .12), (0, .02, 2.1), r=.04, m=M('wood_dark'), parent=g)
    for k in range(9):
        x = -1.36 + k * .34
        slab([(px, pz) for px, pz in arc_points(0, 0, .18, 180, 360, 20)] + [(.18, .2), (-.18, .2)], .07, .02, M('marigold') if k % 2 == 0 else M('terracotta', color='#c2552e'), (x, -.03, 1.98), (90, 0, 0), g)
    # string of bulbs, sagging between the posts in front
    n = 9
    cord = [(-1.58 + 3.16 * i / 40, -.14, 2.3 - .42 * (1 - (2 * i / 40 - 1) ** 2)) for i in range(41)]
    tube(cord, .016, M('ink'), g, smooth=False)
    for s in (-1, 1):
        rod((s * 1.58, .1, 2.28), (s * 1.58, -.15, 2.3), .018, M('ink'), g)
    for k in range(n):
        t = (k + .5) / n
        x, z = -1.58 + 3.16 * t, 2.3 - .42 * (1 - (2 * t - 1) ** 2)
        cylinder(.04, .07, (x, -.14, z - .04), m=M('gold'), parent=g, n=24, bevel=.008)
        superball((.072, .072, .09), 1, 1, (x, -.14, z - .14), m=material('emit', '#ffbf5e', power=3.6), parent=g, n=24)
    # microphone on its stand
    lathe([(0, 0), (.2, 0), (.21, .03), (.05, .06), (0, .06)], (0, -.2, .385), m=M('ink'), parent=g, subdivide=1, n=48)
    rod((0, -.2, .42), (0, -.2, 1.12), .026, M('gold'), g)
    superball((.09, .09, .13), .8, 1, (0, -.26, 1.2), (35, 0, 0), M('ink'), parent=g, n=32)
    torus(.088, .014, (0, -.25, 1.17), (35, 0, 0), M('gold'), g, n=32, k=8)


def security(g):
    """School gate between two pillars: one leaf shut, one ajar; badge on the pillar, round camera above."""
    box((3.6, .9, .1), (0, 0, .05), r=.04, m=M('stone'), parent=g)
    for k in range(5):
        box((.02, .88, .012), (-1.2 + k * .6, 0, .1), r=.003, m=M('card', color='#9c917c'), parent=g, segments=1)
    for s in (-1, 1):
        p = group((s * 1.36, 0, .08), parent=g)
        box((.62, .62, .22), (0, 0, .11), r=.04, m=M('stone', color='#bfb29a'), parent=p)
        box((.52, .52, 1.5), (0, 0, .9), r=.04, m=M('ivory'), parent=p)
        for k in range(4):
            box((.526, .526, .018), (0, 0, .45 + .3 * k), r=.004, m=M('stone', color='#c9bda6'), parent=p, segments=1)
        box((.64, .64, .12), (0, 0, 1.68), r=.04, m=M('stone', color='#bfb29a'), parent=p)
        if s < 0:
            lathe([(0, 0), (.16, 0), (.18, .04), (.06, .08), (.05, .12), (0, .12)], (0, 0, 1.74), m=M('gold'), parent=p, subdivide=1, n=48)
            ball(.22, (0, 0, 2.04), m=material('satin', '#ffe2ae', rough=.4, glow='#ffc06a', power=1.3), parent=p, n=48)
    # leaves
    for s, turn in ((-1, 0), (1, 26)):
        leaf = group((s * 1.06, -.02, .16), (0, 0, 180 if s > 0 else 0), parent=g)
        leaf.rotation_euler = (0, 0, math.radians((180 - turn) if s > 0 else 0))
        for z in (.12, .62, 1.16):
            rod((.02, 0, z), (1.02, 0, z), .04, M('ink'), leaf)
        for k in range(7):
            x = .06 + k * .155
            top = 1.28 + .22 * math.sin(math.pi / 2 * k / 6)
            rod((x, 0, .02), (x, 0, top), .032, M('ink'), leaf)
            lathe([(0, 0), (.05, .02), (.03, .1), (0, .17)], (x, 0, top), m=M('gold'), parent=leaf, subdivide=1, n=24)
        for k in range(6):
            torus(.058, .016, (.137 + k * .155, 0, .89), (90, 0, 0), M('gold'), leaf, n=32, k=8)
        for z in (.12, 1.16):
            cylinder(.06, .14, (0, 0, z), m=M('gold'), parent=leaf, bevel=.015, n=28)
        box((.16, .12, .24), (.98, 0, .74), r=.03, m=M('marigold'), parent=leaf)
    # round camera on a bracket over the right pillar
    cam = group((1.36, -.02, 1.84), parent=g)
    lathe([(0, -.02), (.14, -.02), (.15, .02), (.05, .06), (.045, .26), (0, .26)], m=M('ink'), parent=cam, subdivide=1, n=40)
    ball(.29, (0, 0, .46), m=M('ivory'), parent=cam, n=64)
    torus(.291, .014, (0, 0, .46), (0, 0, 0), M('gold'), cam, n=64, k=8)
    eye = group((-.1, -.24, .44), (76, 0, -22), parent=cam)
    lathe([(0, -.1), (.19, -.1), (.2, 0), (.18, .04), (.14, .04), (.13, .01), (0, .01)], m=M('ink'), parent=eye, subdivide=1, n=56)
    lathe([(0, .0), (.12, .0), (.1, .05), (0, .07)], m=M('visor'), parent=eye, subdivide=1, n=48)
    torus(.16, .014, (0, 0, .045), m=material('emit', '#35e6d4', power=2.4), parent=eye, n=48, k=8)
    # visitor badge hung in front of the gate, big enough to read as one
    tube([(-.5, -.52, 1.3), (-.62, -.56, 1.0), (-.5, -.6, .8), (-.38, -.56, 1.0), (-.5, -.52, 1.3)], .03, M('marigold'), g)
    lanyard_card(g, .62, .8, (-.5, -.62, .42), (84, 0, 0), M('marigold'))
    rod((-.5, -.5, .1), (-.5, -.5, 1.34), .035, M('gold'), g)
    lathe([(0, 0), (.2, 0), (.21, .03), (.05, .07), (0, .07)], (-.5, -.5, 0), m=M('gold'), parent=g, subdivide=1, n=40)


def users(g):
    """Three doors, small to large, and a ring with three keys: who may open what."""
    box((3.5, .8, .1), (0, .1, .05), r=.04, m=M('wood_dark'), parent=g)
    for x, w, h, name, tone in ((-1.2, .72, 1.15, 'marigold', '#d98413'), (-.25, .86, 1.6, 'teal', '#0d7a70'), (.85, 1.02, 2.1, 'terracotta', '#a5552f')):
        d = group((x, .1, .1), parent=g)
        for s in (-1, 1):
            box((.12, .34, h), (s * w / 2, 0, h / 2), r=.035, m=M('ivory'), parent=d)
        box((w + .2, .38, .14), (0, 0, h + .05), r=.04, m=M('ivory'), parent=d)
        box((w - .1, .12, h - .04), (0, .0, h / 2), r=.02, m=M(name), parent=d)
        for z, hh in ((h * .7, h * .42), (h * .25, h * .3)):
            box((w * .58, .03, hh), (0, -.06, z), r=.012, m=M(name, color=tone), parent=d, segments=2)
            box((w * .42, .04, hh - .14), (0, -.062, z), r=.014, m=M(name), parent=d, segments=2)
        ball(.06 + .012 * w, (w * .36, -.12, h * .5), m=M('gold'), parent=d, n=28)
        box((.07, .02, .14), (w * .36, -.065, h * .42), r=.015, m=M('gold'), parent=d, segments=2)
        cylinder(.018, .02, (w * .36, -.078, h * .425), (90, 0, 0), m=M('ink'), parent=d, n=16, bevel=.003)
        box((w * .8, .3, .05), (0, -.3, -.06), r=.02, m=M('stone'), parent=d)
    # ring and keys on a cushion tilted to the lens
    c = group((-.12, -.86, .2), (24, 0, 0), parent=g)
    superball((1.34, .5, .16), .7, .45, m=M('cloth_teal', color='#17665f'), parent=c, n=64)
    tube([(x * 1.31, y * .49, 0) for x, y in [(math.copysign(abs(math.cos(t)) ** .45, math.cos(t)), math.copysign(abs(math.sin(t)) ** .45, math.sin(t))) for t in [2 * math.pi * k / 72 for k in range(72)]]], .03, M('gold'), c, smooth=False, closed=True)
    for sx in (-1, 1):
        ball(.07, (sx * 1.28, -.44, .0), m=M('gold'), parent=c, n=24)
    torus(.27, .045, (-.9, .02, .19), (0, 0, 0), M('gold'), c, n=72)
    for a, length, z, m in ((17, 1.5, .2, M('gold')), (-2, 1.16, .25, material('metal', '#c98a55', rough=.28)), (-21, .86, .3, M('steel', color='#dcd4c4'))):
        arm = group((-.9, .02, z), (0, 0, a), parent=c)
        key(arm, length, (.3, 0, 0), (0, 0, 0), t=.075, m=m)


start(44)
series('school', [
    ('mod-school-account', account),
    ('mod-school-inventory', inventory),
    ('mod-school-event', event),
    ('mod-school-security', security),
    ('mod-user-management', users, dict(family='shared')),
])
main()
