"""Room shells shared by the bank, archive, network, shop, hotel and media sets: floors, walls with openings, windows.

Walls run along X with their face towards -Y unless turned; everything keeps 2 mm between coplanar faces.
"""
from studio.studio import *
from props.materials import M


def terrazzo(x, y, size=1.0, base='#e6dcc8', chips=('#f6f1e6', '#1f7a72', '#b5623c', '#8d8577', '#d9b374'), count=70, z=0, joint=None, rough=.28, seed=5):
    """Polished slabs with stone chips, laid over x=(x0, x1), y=(y0, y1); top face at z."""
    rnd = random.Random(seed)
    slab_m = material('satin', base, rough=rough, coat=.6, crough=.1)
    chip_ms = [material('satin', c, rough=rough, coat=.6, crough=.1) for c in chips]
    variants = []
    for _ in range(4):
        parts = [box((size - .012, size - .012, .08), (0, 0, -.04), r=.008, m=slab_m, segments=2)]
        for k in range(count):
            s = size * rnd.uniform(.008, .03)
            n = rnd.randint(5, 7)
            pts = [(s * rnd.uniform(.6, 1.2) * math.cos(6.283 * i / n), s * rnd.uniform(.6, 1.2) * math.sin(6.283 * i / n), 0) for i in range(n)]
            data = bpy.data.meshes.new('chip')
            data.from_pydata(pts, [], [tuple(range(n))])
            data.materials.append(rnd.choice(chip_ms))
            parts.append(place(link(bpy.data.objects.new('chip', data)), (rnd.uniform(-.46, .46) * size, rnd.uniform(-.46, .46) * size, .0015)))
        variants.append(merge(parts, 'terrazzo'))
    nx, ny = int(round((x[1] - x[0]) / size)), int(round((y[1] - y[0]) / size))
    for i in range(nx):
        for j in range(ny):
            instance(rnd.choice(variants), (x[0] + (i + .5) * size, y[0] + (j + .5) * size, z), (0, 0, rnd.choice((0, 90, 180, 270))))
    joint_m = joint or M('brass', rough=.4)
    box((x[1] - x[0] + .1, y[1] - y[0] + .1, .05), ((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, z - .035), r=.01, m=joint_m, segments=1)


def planks(x, y, width=.42, z=0, colors=('#8d5a34', '#7d4e2c', '#99653c', '#85552f'), along='y', seed=3, rough=.42, coat=.3, length=3.2):
    """Boards with staggered ends over x=(x0, x1), y=(y0, y1); top face at z."""
    rnd = random.Random(seed)
    ms = [material('satin', c, rough=rough, coat=coat) for c in colors]
    across, run = (x, y) if along == 'y' else (y, x)
    board = bake(box((width - .012, length - .012, .06) if along == 'y' else (length - .012, width - .012, .06), (0, 0, 0), r=.012, m=ms[0], segments=2))
    board.hide_render = True
    a = across[0] + width / 2
    k = 0
    while a < across[1]:
        b = run[0] - rnd.uniform(0, length)
        while b < run[1]:
            p = (a, b + length / 2, z - .03) if along == 'y' else (b + length / 2, a, z - .03)
            instance(board, p, m=rnd.choice(ms))
            b += length
        a += width
        k += 1
    box((x[1] - x[0] + .2, y[1] - y[0] + .2, .04), ((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, z - .07), r=.01, m=material('clay', '#2a1c12'), segments=1)


def tiles(x, y, size=1.0, z=0, colors=('#22386b', '#1f3463', '#263e75'), rough=.22, coat=.7, seed=2, gap=.02, checker=False):
    """Square bevelled tiles; colors are drawn at random or laid as a checker."""
    rnd = random.Random(seed)
    ms = [material('satin', c, rough=rough, coat=coat, crough=.1) for c in colors]
    tile = bake(box((size - gap, size - gap, .1), r=.016, m=ms[0], segments=2))
    tile.hide_render = True
    nx, ny = int(round((x[1] - x[0]) / size)), int(round((y[1] - y[0]) / size))
    for i in range(nx):
        for j in range(ny):
            m = ms[(i + j) % len(ms)] if checker else rnd.choice(ms)
            instance(tile, (x[0] + (i + .5) * size, y[0] + (j + .5) * size, z - .05), m=m)
    box((x[1] - x[0] + .1, y[1] - y[0] + .1, .04), ((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, z - .07), r=.01, m=material('clay', '#1a1712'), segments=1)


def wall(length, height, openings=(), thick=.25, m=None, at=(0, 0, 0), turn=0, skirting=None, skirt_h=.22, parent=None):
    """Wall along local X from 0 to length, face at local y=0 towards -Y, with rectangular openings (x0, x1, z0, z1)."""
    g = group(at, (0, 0, turn), parent=parent, name='wall')
    m = m or M('plaster')
    spans = sorted(openings)
    x = 0

    def piece(x0, x1, z0, z1):
        if x1 - x0 > .01 and z1 - z0 > .01:
            box((x1 - x0, thick, z1 - z0), ((x0 + x1) / 2, thick / 2, (z0 + z1) / 2), r=.012, m=m, parent=g, segments=2)
    for x0, x1, z0, z1 in spans:
        piece(x, x0, 0, height)
        piece(x0, x1, 0, z0)
        piece(x0, x1, z1, height)
        x = x1
    piece(x, length, 0, height)
    if skirting:
        x = 0
        doors = [(a, b) for a, b, c, d in spans if c < skirt_h] + [(length, length)]
        for a, b in doors:
            if a - x > .05:
                box((a - x, .05, skirt_h), ((a + x) / 2, -.024, skirt_h / 2), r=.018, m=skirting, parent=g, segments=3)
                box((a - x, .07, .05), ((a + x) / 2, -.034, skirt_h + .02), r=.02, m=skirting, parent=g, segments=3)
            x = b
    return g


def window(w, h, cols=2, rows=3, at=(0, 0, 0), turn=0, m=None, sill=None, depth=.16, bar=.05, parent=None, pane=False, arch=False):
    """Timber window: casing, glazing bars and a sill; origin at the middle of its lower edge, face towards -Y."""
    g = group(at, (0, 0, turn), parent=parent, name='window')
    m = m or M('wood_dark')
    for s in (-1, 1):
        box((.1, depth, h + .1), (s * w / 2, 0, h / 2), r=.02, m=m, parent=g, segments=3)
    for z in (0, h):
        box((w + .1, depth, .1), (0, 0, z), r=.02, m=m, parent=g, segments=3)
    for i in range(1, cols):
        box((bar, depth * .6, h), (-w / 2 + w * i / cols, 0, h / 2), r=.012, m=m, parent=g, segments=2)
    for j in range(1, rows):
        box((w, depth * .5, bar), (0, 0, h * j / rows), r=.012, m=m, parent=g, segments=2)
    box((w + .34, depth + .26, .07), (0, -.14, -.07), r=.025, m=sill or m, parent=g, segments=3)
    if pane:
        box((w, .01, h), (0, .03, h / 2), r=.002, m=M('pane'), parent=g, segments=1)
    return g


def shutter(w, h, at=(0, 0, 0), turn=0, m=None, parent=None, slat=.1):
    """Rolling shutter curtain hanging from z=h down to 0 (its bottom bar), with drum box on top."""
    g = group(at, (0, 0, turn), parent=parent, name='shutter')
    m = m or M('ivory', rough=.5)
    n = int(h / slat)
    piece = bake(cylinder(slat * .56, w, turn=(0, 90, 0), m=m, bevel=.008, n=14, segments=1))
    piece.hide_render = True
    piece.parent = g
    for i in range(n):
        instance(piece, (0, 0, h - (i + .5) * slat), (0, 90, 0), (1, .45, 1), parent=g)
    box((w + .06, .1, .1), (0, 0, .03), r=.03, m=M('brass', rough=.35), parent=g, segments=3)
    bow_handle(.4, .1, .018, .04, M('brass'), (0, -.05, .03), parent=g)
    box((w + .2, .42, .42), (0, .06, h + .18), r=.08, m=m, parent=g)
    return g


def rivets(points, r=.03, m=None, parent=None, axis='y'):
    """Small domed bolts at points, standing out towards -Y (or up with axis='z')."""
    head = lathe([(0, -.6 * r), (r, -.6 * r), (r, 0), (r * .9, r * .35), (r * .5, r * .6), (0, r * .68)], m=m or M('brass'), n=16, smooth_angle=60)
    head.hide_render = True
    for p in points:
        instance(head, p, (90, 0, 0) if axis == 'y' else (0, 0, 0), parent=parent)


def ring_points(r, n, at=(0, 0, 0), phase=0):
    """n points on a circle facing -Y around at."""
    return [(at[0] + r * math.cos(math.radians(phase) + 6.28319 * i / n), at[1], at[2] + r * math.sin(math.radians(phase) + 6.28319 * i / n)) for i in range(n)]


def dust(x, y, z, count=60, seed=9, r=.006, m=None):
    """Motes in a light shaft."""
    rnd = random.Random(seed)
    mote = ball(r, m=m or material('emit', '#ffdca8', power=1.2), n=8)
    mote.hide_render = True
    for _ in range(count):
        s = rnd.uniform(.5, 1.4)
        hide_from(instance(mote, (rnd.uniform(*x), rnd.uniform(*y), rnd.uniform(*z)), scale=s), shadow=True, diffuse=True)


def melt(g, name='melted'):
    """Turn a built prop (a group) into one mesh for instance(); the group is removed."""
    bpy.context.view_layer.update()
    parts, empties, stack = [], [], [g]
    while stack:
        o = stack.pop()
        stack.extend(o.children)
        if o.type in ('MESH', 'CURVE') and not o.hide_render:
            parts.append(o)
        else:
            empties.append(o)
    data = merge(parts, name)
    for o in empties:
        bpy.data.objects.remove(o)
    return data


def beam(at, target, r=.02, m=None, parent=None):
    """Straight rod between two points."""
    return tube([at, target], r, m or M('brass'), parent, smooth=False)
