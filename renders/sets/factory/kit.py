"""Shop-floor parts shared by the factory corners.  One unit is about 40 cm; everything stands on z = 0 and faces -Y."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M


def bar(a, b, r, m, parent=None, resolution=5):
    """Straight rod."""
    return tube([a, b], r, m, parent, smooth=False, resolution=resolution)


def floor(x=(-16, 16), y=(-10, 14), step=3.0, colors=('#c9b999', '#c4b392', '#cebfa1'), rough=.42, coat=.25):
    """Power-floated slabs with open joints, three neighbouring tones."""
    tones = [material('satin', c, rough=rough, coat=coat, crough=.25) for c in colors]
    tile = bake(box((step - .03, step - .03, .2), r=.02, m=tones[0], segments=2))
    tile.hide_render = True
    rng = random.Random(5)
    for i in range(int((x[1] - x[0]) / step) + 1):
        for j in range(int((y[1] - y[0]) / step) + 1):
            instance(tile, (x[0] + (i + .5) * step, y[0] + (j + .5) * step, -.1), m=rng.choice(tones))
    box((x[1] - x[0] + 6, y[1] - y[0] + 6, .1), ((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, -.2), r=.01, m=M('asphalt', color='#8d7f66'), segments=1)


def line(a, b, w=.16, m=None, z=.006):
    """Painted floor line from a to b (x, y)."""
    d = Vector((b[0] - a[0], b[1] - a[1]))
    box((d.length, w, .012), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, z), (0, 0, math.degrees(math.atan2(d.y, d.x))), .004,
        m or material('clay', '#e3a92f', rough=.6), segments=2)


def window_wall(y, x=(-16, 16), h=9, sill=2.6, head=7.8, pitch=4.0, lit=1.6, tone='plaster', dado='plaster_teal', glow='#ffdca4'):
    """Back wall with tall metal windows; panes are warm light, so nothing need be built behind them."""
    w = x[1] - x[0]
    cx = (x[0] + x[1]) / 2
    box((w, .4, sill), (cx, y + .2, sill / 2), r=.02, m=M(tone))
    box((w, .4, h - head), (cx, y + .2, (h + head) / 2), r=.02, m=M(tone))
    box((w, .06, 1.35), (cx, y - .03, .72), r=.015, m=M(dado))
    box((w, .09, .07), (cx, y - .045, 1.42), r=.02, m=M('brass'))
    box((w, .12, .22), (cx, y - .06, .11), r=.03, m=M('night'))
    n = int(w / pitch)
    pane = material('emit', glow, power=lit)
    steel = M('ink', rough=.5)
    for k in range(n):
        px = x[0] + (k + .5) * pitch
        box((.8, .4, head - sill), (px - pitch / 2, y + .2, (head + sill) / 2), r=.03, m=M(tone))
        box((pitch - .8, .05, head - sill), (px, y + .36, (head + sill) / 2), r=.005, m=pane, segments=1)
        box((pitch - .7, .34, .12), (px, y - .02, sill + .02), r=.03, m=M('stone'))
        for i in range(5):
            box((.06, .10, head - sill), (px - (pitch - .8) / 2 + i * (pitch - .8) / 4, y + .26, (head + sill) / 2), r=.015, m=steel, segments=2)
        for j in range(5):
            box((pitch - .8, .10, .06), (px, y + .26, sill + .03 + j * (head - sill - .06) / 4), r=.015, m=steel, segments=2)


def roof(x=(-16, 16), ys=(-6, -1, 4, 9), h=9, rise=1.5):
    """Light trusses across the hall with lamps between them."""
    m = material('satin', '#33507a', rough=.5)
    for y in ys:
        for z in (h - .2, h + rise):
            box((x[1] - x[0], .16, .16), ((x[0] + x[1]) / 2, y, z), r=.03, m=m, segments=2)
        n = int((x[1] - x[0]) / 2)
        for k in range(n):
            a, b = x[0] + 2 * k, x[0] + 2 * k + 2
            bar((a, y, h - .2), ((a + b) / 2, y, h + rise), .05, m, resolution=3)
            bar(((a + b) / 2, y, h + rise), (b, y, h - .2), .05, m, resolution=3)


def conveyor(at=(0, 0, 0), turn=0, length=8, w=1.6, h=1.5, kind='roller', parent=None, side='ivory', legs=2.4):
    """Conveyor along its own X, belt surface at z = h.  kind: 'roller' or 'belt'."""
    g = group(at, (0, 0, turn), parent=parent, name='conveyor')
    body, ink, gold, gun = M(side), M('ink'), M('gold'), M('gun')
    for s in (-1, 1):
        y = s * (w / 2 + .10)
        box((length, .16, .40), (0, y, h - .10), r=.05, m=body, parent=g)
        box((length - .1, .03, .06), (0, y + s * .085, h - .02), r=.012, m=gold, parent=g, segments=2)
        box((length - .3, .03, .11), (0, y + s * .083, h - .20), r=.012, m=ink, parent=g, segments=2)
        bar((-length / 2, y, h + .26), (length / 2, y, h + .26), .035, M('steel'), g)                  # side guide
        for k in range(int(length / 1.2) + 1):
            x = -length / 2 + .25 + k * (length - .5) / max(1, int(length / 1.2))
            bar((x, y, h + .05), (x, y, h + .26), .03, gun, g, 3)
            cylinder(.045, .03, (x, y + s * .095, h - .20), (90, 0, 0), m=gold, parent=g, bevel=.008, n=6, segments=2)
    bolt = None
    if kind == 'roller':
        one = merge([cylinder(.10, w, turn=(90, 0, 0), m=M('steel', rough=.32), bevel=.02, n=28, segments=2)] +
                    [cylinder(.105, .06, (0, s * (w / 2 - .10), 0), (90, 0, 0), m=M('rubber'), bevel=.01, n=24, segments=2) for s in (-1, 1)], 'roller')
        n = int(length / .26)
        for k in range(n):
            instance(one, (-length / 2 + .13 + k * (length - .26) / (n - 1), 0, h - .10), parent=g)
    else:
        box((length - .12, w - .02, .05), (0, 0, h - .027), r=.02, m=material('rubber', '#20283a', rough=.55), parent=g, segments=3)
        n = int(length / .5)
        for k in range(n):
            box((.015, w - .06, .006), (-length / 2 + .25 + k * .5, 0, h), r=.002, m=M('rubber'), parent=g, segments=1)
        for e in (-1, 1):
            cylinder(.16, w, (e * (length / 2 - .10), 0, h - .17), (90, 0, 0), m=M('rubber', rough=.5), parent=g, bevel=.02)
    n = max(2, int(length / legs) + 1)
    for k in range(n):
        x = -length / 2 + .45 + k * (length - .9) / (n - 1)
        for s in (-1, 1):
            box((.20, .14, h - .34), (x, s * (w / 2 + .10), (h - .22) / 2), r=.03, m=ink, parent=g, segments=3)
            cylinder(.17, .05, (x, s * (w / 2 + .10), .035), m=gun, parent=g, bevel=.015, n=32)
            cylinder(.05, .16, (x, s * (w / 2 + .10), .10), m=M('steel'), parent=g, bevel=.01, n=20)
        box((.12, w + .2, .10), (x, 0, .55), r=.02, m=ink, parent=g, segments=2)
    box((.75, .42, .5), (length * .22, -(w / 2 + .34), h - .52), r=.08, m=M('teal'), parent=g)         # drive
    for i in range(5):
        box((.06, .44, .42), (length * .22 - .24 + .12 * i, -(w / 2 + .35), h - .52), r=.02, m=M('teal', rough=.5), parent=g, segments=2)
    cylinder(.17, .12, (length * .22, -(w / 2 + .60), h - .52), (90, 0, 0), m=gun, parent=g, bevel=.03, n=40)
    return g


def stack_light(at=(0, 0, 0), lit=1, h=3.0, r=.20, parent=None, scale=1):
    """Three drums on a pole; lit = index of the glowing one (0 top terracotta, 1 marigold, 2 teal) or None.  Named part: light."""
    g = group(at, (0, 0, 0), scale, parent, 'stack')
    cylinder(r * 1.5, .10, (0, 0, .05), m=M('gun'), parent=g, bevel=.03, n=48)
    cylinder(r * .35, h, (0, 0, h / 2), m=M('steel'), parent=g, n=32)
    colors = ('#7d3322', '#f09a14', '#0a6a60')
    glow = ('#ff5a2e', '#ff930f', '#2fd8c6')
    for k in range(3):
        z = h + .02 + (2 - k) * r * 2.1
        m = material('emit', glow[k], power=1.9) if k == lit else material('satin', colors[k], rough=.25, coat=.8)
        cylinder(r, r * 1.9, (0, 0, z + r), m=m, parent=g, bevel=r * .12, n=48)
        for j in range(4):
            torus(r * 1.0, r * .035, (0, 0, z + r * (.4 + .4 * j)), m=m, parent=g, n=48, k=8)
        cylinder(r * 1.08, r * .16, (0, 0, z + r * 2.02), m=M('ink'), parent=g, bevel=r * .05, n=48)
    cylinder(r * 1.08, r * .3, (0, 0, h), m=M('ink'), parent=g, bevel=r * .05, n=48)
    lathe([(r * 1.05, 0), (r * 1.0, r * .3), (r * .5, r * .55), (0, r * .6)], (0, 0, h + r * 6.3), m=M('ink'), parent=g, n=48, subdivide=1)
    group((0, 0, h + r * (2.1 * (2 - (lit if lit is not None else 1)) + 1)), parent=g, name='light')
    return g


def pump_part(m=None):
    """One turned part: flange with six holes, hub, bore.  Radius .30, height .42; a mesh for instance()."""
    brass, steel, ink = m or M('brass'), M('steel'), M('ink')
    parts = [lathe([(0, 0), (.30, 0), (.31, .02), (.31, .09), (.29, .11), (.20, .13), (.185, .20), (.18, .34), (.17, .37), (.12, .38), (.11, .36), (.11, .2), (0, .2)], m=brass, n=48)]
    for k in range(6):
        a = math.pi * k / 3
        parts.append(cylinder(.032, .05, (.25 * math.cos(a), .25 * math.sin(a), .10), m=steel, n=16, bevel=.008, segments=2))
    parts.append(torus(.185, .018, (0, 0, .24), m=steel, n=40, k=8))
    parts.append(torus(.115, .016, (0, 0, .375), m=ink, n=32, k=8))
    return merge(parts, 'pump part')


def nest_tray(part, missing=(), nx=3, ny=2, pitch=.72, parent=None, at=(0, 0, 0), turn=0, color='teal', lit_missing=False):
    """Carrier tray with nests; every nest holds ``part`` but those in ``missing`` (indices).  Height .16."""
    g = group(at, (0, 0, turn), parent=parent, name='tray')
    w, d = nx * pitch + .12, ny * pitch + .12
    slab(rounded_rect(w, d, .12), .16, .03, M(color), parent=g)
    for k in range(nx * ny):
        x, y = (k % nx - (nx - 1) / 2) * pitch, (k // nx - (ny - 1) / 2) * pitch
        torus(.325, .03, (x, y, .165), m=M('ivory'), parent=g, n=48, k=10)
        if k in missing:
            disc(.31, (x, y, .163), m=M('night', rough=.6), parent=g)
            cylinder(.09, .14, (x, y, .20), m=M('steel'), parent=g, bevel=.02, n=32)
            if lit_missing:
                torus(.36, .018, (x, y, .175), m=M('lit_amber', power=4), parent=g, n=64, k=8)
        else:
            instance(part, (x, y, .165), parent=g)
    for s in (-1, 1):
        bow_handle(.42, .10, .025, .04, M('steel'), (s * w / 2, 0, .09), (0, 0, s * 90), g)
    return g


def carton(size=(1.1, .9, .8), color=None, tape='#b98a4e', emboss=False):
    """Plain carton, base at z = 0; a mesh for instance()."""
    w, d, h = size
    m = M('card', color=color) if color else M('card')
    parts = [box((w, d, h), (0, 0, h / 2), r=.022, m=m, segments=3),
             box((w + .006, .15, .004), (0, 0, h + .001), r=.001, m=M('orange', color=tape, rough=.3), segments=1),
             box((w * .998, .012, .004), (0, 0, h + .003), r=.001, m=M('card', color='#8d6a3c'), segments=1)]
    for s in (-1, 1):
        parts.append(box((.004, .15, h * .26), (s * (w / 2 + .001), 0, h * .88), r=.001, m=M('orange', color=tape, rough=.3), segments=1))
        parts.append(box((w * .30, .006, h * .22), (-w * .25, s * (d / 2 + .001), h * .32), r=.003, m=M('paper'), segments=1))
        parts.append(box((w * .92, .004, .012), (0, s * (d / 2 + .001), h * .70), r=.001, m=M('card', color='#ad8450'), segments=1))
    if emboss:
        parts += lamp_emboss(min(w, h) * .34, (w * .18, -d / 2 - .004, h * .42), M('orange', color='#a97a42'))
    return merge(parts, 'carton')


def lamp_emboss(s, at, m):
    """An oil lamp with a flame, in low relief, facing -Y."""
    x, y, z = at
    bowl = [(-s, 0), (-.7 * s, -.32 * s), (-.2 * s, -.52 * s), (.35 * s, -.5 * s), (.75 * s, -.25 * s), (1.15 * s, .10 * s), (.7 * s, 0)]
    flame = [(1.05 * s, .20 * s), (.86 * s, .42 * s), (.90 * s, .62 * s), (1.08 * s, .92 * s), (1.22 * s, .60 * s), (1.22 * s, .38 * s)]
    return [slab(bowl, .02, .006, m, (x, y + .004, z), (90, 0, 0), segments=2), slab(flame, .02, .006, m, (x, y + .004, z), (90, 0, 0), segments=2)]


def pallet():
    """Timber pallet 3.0 x 2.4, .36 high; a mesh."""
    parts = []
    for k in range(6):
        parts.append(box((.40, 2.4, .06), (-1.28 + k * .512, 0, .33), r=.015, m=M('wood_pale', color=('#cfa26a', '#c79860', '#d6ab74')[k % 3]), segments=2))
    for y in (-1.05, 0, 1.05):
        parts.append(box((3.0, .30, .05), (0, y, .275), r=.012, m=M('wood_pale'), segments=2))
        for x in (-1.3, 0, 1.3):
            parts.append(box((.32, .30, .20), (x, y, .15), r=.02, m=M('wood_pale', color='#b98c55'), segments=2))
        parts.append(box((3.0, .30, .05), (0, y, .027), r=.012, m=M('wood_pale'), segments=2))
    return merge(parts, 'pallet')


def tote(size=(1.5, 1.0, .8), color='teal', parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """Open plastic tote with ribs, rim and grips; base at z = 0."""
    w, d, h = size
    g = group(at, turn, parent=parent, name='tote')
    m = M(color)
    t = .06
    for s in (-1, 1):
        box((w, t, h), (0, s * (d - t) / 2, h / 2), r=.025, m=m, parent=g, segments=3)
        box((t, d, h), (s * (w - t) / 2, 0, h / 2), r=.025, m=m, parent=g, segments=3)
        box((w + .12, .10, .10), (0, s * d / 2, h - .03), r=.03, m=m, parent=g, segments=3)
        box((.10, d + .12, .10), (s * w / 2, 0, h - .03), r=.03, m=m, parent=g, segments=3)
        for k in range(5):
            box((.05, .05, h * .72), (-w * .38 + k * w * .19, s * (d / 2 + .005), h * .42), r=.018, m=m, parent=g, segments=2)
        box((.05, d * .40, .12), (s * (w / 2 + .006), 0, h * .62), r=.02, m=M('ink'), parent=g, segments=3)
    box((w - .04, d - .04, .06), (0, 0, .03), r=.02, m=m, parent=g, segments=2)
    box((w * .34, .02, h * .22), (0, -d / 2 - .03, h * .40), r=.01, m=M('paper'), parent=g, segments=2)
    return g


def amr(at=(0, 0, 0), turn=0, parent=None, scale=1, lamp='teal'):
    """Low autonomous cart 2.7 wide, 3.4 long, .86 high to its deck: ivory shell, ink skirt, visor with two teal eyes.  Faces -Y."""
    g = group(at, (0, 0, turn), scale, parent, 'amr')
    ivory, ink, gold, gun = M('ivory'), M('ink'), M('gold'), M('gun')
    superball((1.36, 1.72, .34), .38, .34, (0, 0, .46), m=ivory, parent=g, n=96)
    superball((1.37, 1.73, .045), .4, .34, (0, 0, .42), m=M('marigold'), parent=g, n=96)
    superball((1.30, 1.66, .20), .4, .34, (0, 0, .24), m=ink, parent=g, n=64)
    superball((.86, .14, .155), .45, .6, (0, -1.66, .55), m=M('visor'), parent=g, n=64)
    torus(.86, .014, (0, -1.735, .55), (90, 0, 0), m=gold, parent=g, n=96, k=8, scale=(1.0, .19, 1))
    for s in (-1, 1):
        superball((.10, .03, .065), .75, .75, (s * .30, -1.80, .56), m=M('lit_teal'), parent=g, n=24)
        superball((.16, .03, .035), .6, .6, (s * .98, -1.62, .30), (0, 0, s * 14), M('lit_warm', power=4), parent=g, n=24)
        box((.03, 2.2, .05), (s * 1.365, 0, .33), r=.012, m=M('lit_teal', power=3) if lamp == 'teal' else M('lit_amber', power=5), parent=g, segments=2)
        for y in (-1.0, 1.0):
            cylinder(.24, .20, (s * 1.10, y, .24), (0, 90, 0), m=M('rubber'), parent=g, bevel=.06, n=48)
        for y in (-.6, .6):
            cylinder(.05, .03, (s * 1.35, y, .56), (0, 90, 0), m=gold, parent=g, bevel=.01, n=24)
        for k in range(4):
            box((.02, .30, .03), (s * 1.352, .95, .64 - .055 * k), r=.008, m=gun, parent=g, segments=2)
    box((2.3, 2.9, .10), (0, .05, .80), r=.05, m=ink, parent=g)
    for s in (-1, 1):
        box((.16, 2.7, .06), (s * .85, .05, .865), r=.02, m=M('rubber'), parent=g, segments=3)
    cylinder(.13, .10, (1.0, -1.42, .82), m=gun, parent=g, bevel=.03, n=40)
    lathe([(0, 0), (.10, 0), (.12, .02), (.12, .06), (.08, .09), (0, .10)], (1.0, -1.42, .87), m=material('satin', '#d8431f', rough=.3, coat=.6), parent=g, subdivide=1, n=40)
    bar((-1.0, -1.42, .8), (-1.0, -1.42, 1.5), .03, M('steel'), g)
    cylinder(.09, .12, (-1.0, -1.42, 1.54), m=M('lit_amber', power=5) if lamp != 'teal' else M('lit_teal'), parent=g, bevel=.03, n=32)
    return g


def shelving(at=(0, 0, 0), turn=0, bays=3, levels=4, w=3.2, d=1.3, pitch=1.75, fill=None, upright='ink', seed=3):
    """Racking along its own X; ``fill`` = list of meshes (cartons, base at 0) put on the shelves."""
    g = group(at, (0, 0, turn), name='shelving')
    rng = random.Random(seed)
    W, H = bays * w, levels * pitch
    post = bake(box((.12, .12, H + .4), r=.02, m=M(upright), segments=2))
    post.hide_render = True
    for k in range(bays + 1):
        for s in (-1, 1):
            instance(post, (-W / 2 + k * w, s * d / 2, H / 2 + .2), parent=g)
        for j in range(levels):
            bar((-W / 2 + k * w, -d / 2, j * pitch + .3), (-W / 2 + k * w, d / 2, j * pitch + 1.2), .025, M(upright), g, 3)
    for j in range(levels):
        z = .35 + j * pitch
        for s in (-1, 1):
            box((W + .1, .07, .17), (0, s * d / 2, z), r=.02, m=M('orange', color='#d38a34'), parent=g, segments=2)
        box((W, d - .05, .05), (0, 0, z + .08), r=.015, m=M('steel', rough=.5), parent=g, segments=2)
        if fill:
            x = -W / 2 + .2
            while x < W / 2 - .4:
                mesh = rng.choice(fill)
                width = max(v.co.x for v in mesh.vertices) * 2
                if x + width > W / 2 - .1:
                    break
                if rng.random() > .14:
                    instance(mesh, (x + width / 2, rng.uniform(-.12, .05), z + .108), (0, 0, rng.uniform(-3, 3)), parent=g)
                x += width + rng.uniform(.08, .22)
    return g


def sun_gobo(x=-15, y=(-8, 14), z=(1.4, 8.5), pitch=3.2):
    """Mullions outside the frame, to lay window shadows over the floor when the sun comes from the left."""
    n = int((y[1] - y[0]) / pitch) + 1
    for k in range(n):
        box((.2, .75, z[1] + 1), (x, y[0] + k * pitch, (z[1] + 1) / 2), r=.02, m=M('plaster'), segments=1)
    for zz in [z[0] + i * (z[1] - z[0]) / 4 for i in range(5)]:
        box((.12, y[1] - y[0] + .8, .12), (x, (y[0] + y[1]) / 2, zz), r=.02, m=M('plaster'), segments=1)
    box((.2, y[1] - y[0] + .8, z[0]), (x, (y[0] + y[1]) / 2, z[0] / 2), r=.02, m=M('plaster'), segments=1)
