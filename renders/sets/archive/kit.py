"""Paper store: light-weight tied bundles, archive boxes and steel shelving, made once and instanced by the hundred (half-metre units)."""
from studio.studio import *
from props.materials import M

PAPERS = ('#efe2c6', '#e6d3ae', '#f3ead6', '#dcc49a')
COVERS = ('#b5623c', '#1f6f68', '#c79a62', '#8a4a30', '#d9c7a0', '#2b3d63')
TAPES = ('#f3ebdd', '#b5403a', '#e9dcc0')


def bundle_mesh(seed, glow=False, w=.5, d=.7):
    """A tied file: boards, uneven leaves, tape both ways with a knot; end faces -Y; lies flat on z = 0."""
    rnd = random.Random(seed)
    h = rnd.uniform(.16, .27)
    cover = material('clay', rnd.choice(COVERS), rough=.85, bump=0)
    tape = material('clay', rnd.choice(TAPES), rough=.9, bump=0)
    parts = [box((w, d, .02), (0, 0, .012), r=.006, m=cover, segments=1), box((w, d, .02), (0, 0, h - .01), r=.006, m=cover, segments=1)]
    n = 6
    for k in range(n):
        z0 = .022 + (h - .044) * k / n
        paper = material('emit', '#ff8a14', power=4.2) if glow and k % 2 == 0 else material('clay', rnd.choice(PAPERS), rough=.9, bump=0)
        parts.append(box((w - rnd.uniform(.02, .06), d - rnd.uniform(.02, .07), (h - .044) / n - .003), (rnd.uniform(-.008, .008), rnd.uniform(-.012, .012), z0 + (h - .044) / n / 2), (0, 0, rnd.uniform(-1.2, 1.2)), .005, paper, segments=1))
    parts.append(box((.045, d + .012, h + .012), (rnd.uniform(-.03, .03), 0, h / 2), r=.008, m=tape, segments=1))
    parts.append(box((w + .012, .045, h + .013), (0, -d * .12, h / 2), r=.008, m=tape, segments=1))
    parts.append(ball(.035, (0, -d / 2 - .02, h * .55), (1.2, .7, .9), m=tape, n=10))
    for s in (-1, 1):
        parts.append(box((.02, .012, .13), (s * .035, -d / 2 - .018, h * .55 - .075), (0, s * 16, 0), .004, tape, segments=1))
    parts.append(box((.13, .008, .06), (.1, -d / 2 - .008, h * .5), (0, 0, 0), .003, material('clay', '#f6f1e6', bump=0), segments=1))
    data = merge(parts, f'bundle {seed}')
    return data, h


def box_mesh(color, w=.56, d=.74, h=.46):
    """Archive box with a lid, a brass-framed blank label and a pull ring, end towards -Y."""
    m = material('clay', color, rough=.8, bump=0)
    lid = material('clay', '#efe4cf', rough=.85, bump=0)
    parts = [box((w, d, h), (0, 0, h / 2), r=.015, m=m, segments=2),
             box((w + .03, d + .03, .13), (0, 0, h - .04), r=.015, m=lid, segments=2),
             box((.24, .014, .13), (0, -d / 2 - .004, h * .42), r=.006, m=M('brass'), segments=1),
             box((.2, .014, .09), (0, -d / 2 - .009, h * .42), r=.004, m=M('paper'), segments=1),
             torus(.045, .01, (0, -d / 2 - .018, h * .16), (90, 0, 0), M('brass'), n=20, k=8)]
    return merge(parts, f'archive box {color}')


def shelf_bay_mesh(length=2.1, depth=.85, levels=7, step=.92, z0=.22):
    """Slotted steel bay along X, open to -Y: uprights, boards with a lipped edge, cross brace."""
    steel = material('satin', '#8d9a94', rough=.42, coat=.2)
    edge = material('satin', '#a7b3ab', rough=.4, coat=.25)
    parts = []
    top = z0 + step * (levels - 1) + .75
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(box((.07, .07, top), (sx * length / 2, sy * (depth / 2 - .03), top / 2), r=.012, m=steel, segments=1))
            if sy < 0:
                for k in range(int(top / .18)):
                    parts.append(box((.022, .012, .07), (sx * length / 2, -depth / 2 - .004, .16 + .18 * k), r=.004, m=M('ink'), segments=1))
    for k in range(levels):
        z = z0 + step * k
        parts.append(box((length - .04, depth, .03), (0, 0, z), r=.008, m=edge, segments=1))
        parts.append(box((length - .04, .025, .08), (0, -depth / 2, z - .02), r=.008, m=edge, segments=1))
        parts.append(box((.22, .012, .05), (.4 - .8 * (k % 2), -depth / 2 - .016, z - .02), r=.004, m=M('brass'), segments=1))
    parts.append(box((length, depth, .03), (0, 0, top - .02), r=.008, m=edge, segments=1))
    return merge(parts, 'shelf bay'), [z0 + step * k + .016 for k in range(levels)], top


def fill_bay(parent, x, levels, bundles, boxes, rnd, length=2.1, step=.92, skip=None):
    """Load one bay (its centre at x along the parent's X) with piles, standing files and boxes; skip(level, column) leaves a gap."""
    for lv, z in enumerate(levels):
        if rnd.random() < .22:                        # a shelf of boxes
            for c in range(3):
                if skip and skip(lv, c):
                    continue
                mesh = rnd.choice(boxes)
                instance(mesh, (x - length / 2 + .38 + .66 * c, rnd.uniform(-.03, .02), z), (0, 0, rnd.uniform(-2, 2)), parent=parent)
            continue
        for c in range(4):
            if skip and skip(lv, c):
                continue
            px = x - length / 2 + .29 + .51 * c
            if rnd.random() < .2:                     # upright files
                for k in range(2):
                    mesh, h = rnd.choice(bundles)
                    instance(mesh, (px - .10 + .24 * k, rnd.uniform(-.02, .02), z + .26), (0, 90, 0), (1, 1, .85), parent=parent)
                continue
            top = z
            while True:
                mesh, h = rnd.choice(bundles)
                if top + h > z + step - rnd.uniform(.12, .42):
                    break
                instance(mesh, (px + rnd.uniform(-.015, .015), rnd.uniform(-.05, .03), top), (0, 0, rnd.uniform(-3, 3)), parent=parent)
                top += h + .004
