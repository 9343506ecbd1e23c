"""Shop fittings and goods (quarter-metre units): products made once and instanced, timber shelving with a label rail, till, scale."""
from studio.studio import *
from props.materials import M


def goods():
    """Meshes by kind: {'tin': [...], 'jar': [...], ...} each (mesh, width, height); origin at the foot's centre, front to -Y."""
    out = {}

    def paint(c):
        return material('satin', c, rough=.4, coat=.35)
    paper = M('paper')
    brass = M('brass')

    def tin(c, band, r=.30, h=.66):
        p = [lathe([(0, 0), (r, 0), (r, .03), (r * .97, .05), (r * .97, h - .05), (r, h - .03), (r, h), (r * .9, h), (r * .88, h - .02), (0, h - .02)], m=paint(c), n=28),
             lathe([(r * .985, h * .28), (r * .985, h * .72)], m=paint(band), n=28)]
        return merge(p, 'tin'), 2 * r, h

    def flat_tin(c, band):
        return tin(c, band, .42, .40)

    def jar(c):
        p = [lathe([(0, 0), (.26, 0), (.29, .04), (.29, .5), (.24, .6), (.22, .64), (0, .64)], m=material('satin', c, rough=.15, coat=.9), n=24),
             cylinder(.25, .12, (0, 0, .69), m=brass, n=24, bevel=.02, segments=2), box((.3, .02, .22), (0, -.285, .28), r=.02, m=paper, segments=1)]
        return merge(p, 'jar'), .6, .76

    def bottle(c, cap):
        p = [lathe([(0, 0), (.19, 0), (.21, .03), (.21, .58), (.16, .72), (.075, .82), (.07, .98), (0, .98)], m=material('satin', c, rough=.14, coat=.9), n=24),
             cylinder(.085, .1, (0, 0, 1.0), m=paint(cap), n=20, bevel=.02, segments=2), lathe([(.214, .16), (.214, .46)], m=paper, n=24)]
        return merge(p, 'bottle'), .46, 1.05

    def packet(c, band, w=.5, h=.78, d=.34):
        p = [box((w, d, h), (0, 0, h / 2), r=.03, m=paint(c), segments=2), box((w + .006, d + .006, h * .2), (0, 0, h * .68), r=.01, m=paint(band), segments=1),
             box((w * .5, .01, h * .22), (0, -d / 2 - .003, h * .3), r=.01, m=paper, segments=1)]
        return merge(p, 'packet'), w + .03, h

    def pouch(c):
        p = [superball((.28, .17, .36), .5, .5, (0, 0, .36), m=M('card', color=c), n=24), box((.44, .06, .1), (0, 0, .72), r=.02, m=M('card', color=c), segments=1),
             box((.26, .02, .22), (0, -.165, .36), r=.02, m=paper, segments=1)]
        return merge(p, 'pouch'), .58, .77

    out['tin'] = [tin('#0f6a60', '#f3ebdd'), tin('#b5623c', '#f3ebdd'), tin('#f3ebdd', '#17426b')]
    out['flat'] = [flat_tin('#c9a15c', '#f3ebdd'), flat_tin('#f3ebdd', '#b5623c')]
    out['jar'] = [jar('#c46a2a'), jar('#7a9a3c'), jar('#8a3426')]
    out['bottle'] = [bottle('#2a6b4a', '#c9a15c'), bottle('#8a4a1e', '#f3ebdd'), bottle('#d8b25a', '#0f6a60')]
    out['packet'] = [packet('#f3ebdd', '#0f6a60'), packet('#17426b', '#f3ebdd'), packet('#c9573a', '#f3ebdd'), packet('#9fd0c4', '#17426b', .62, .56), packet('#e2c27e', '#8a3426', .42, .9)]
    out['pouch'] = [pouch('#d9b374'), pouch('#cfa26a')]
    return out


def tagged_box(at, parent=None, turn=0):
    """Carton .9 wide with a round teal tag: the one that stands in the wrong row."""
    g = group(at, (0, 0, turn), parent=parent)
    box((.86, .62, .62), (0, 0, .31), r=.03, m=M('marigold'), parent=g, segments=3)
    box((.14, .63, .63), (0, 0, .31), r=.01, m=M('cane', color='#e6cfa0'), parent=g, segments=1)
    cylinder(.11, .03, (.25, -.32, .4), (90, 0, 0), m=M('ink'), parent=g, n=32, bevel=.01)
    cylinder(.07, .035, (.25, -.325, .4), (90, 0, 0), m=M('lit_teal', power=5), parent=g, n=28, bevel=.005)
    return g


def shelving(bays, levels, at=(0, 0, 0), turn=0, bay_w=2.7, step=1.36, depth=1.1, z0=.55, stock=None, rnd=None, empty=(), parent=None, cornice=True):
    """Timber wall shelving facing -Y, left end at x = 0: uprights, boards with a brass label rail, back boards, goods in rows.

    ``empty``: (bay, level) cells left bare.  Returns (group, cell) where cell(b, l) is the middle of a shelf's front edge.
    """
    g = group(at, (0, 0, turn), parent=parent, name='shelving')
    rnd = rnd or random.Random(3)
    wood, dark, pale = M('wood', color='#8a5730'), M('wood_dark'), M('wood', color='#a06a3c')
    W, H = bays * bay_w, z0 + levels * step
    n = int(W / .5)
    plank = bake(box((W / n - .012, .06, H - .1), r=.012, m=M('wood', color='#5f6f63'), segments=1))
    plank.hide_render = True
    plank.parent = g
    tones = [material('clay', c, rough=.8, bump=0) for c in ('#4f7a70', '#4a736a', '#557f75')]
    for k in range(n):
        instance(plank, ((k + .5) * W / n, depth / 2 + .03, H / 2), parent=g, m=rnd.choice(tones))
    for b in range(bays + 1):
        box((.12, depth, H), (b * bay_w, 0, H / 2), r=.025, m=wood, parent=g, segments=2)
        box((.16, .08, H), (b * bay_w, -depth / 2 - .02, H / 2), r=.03, m=pale, parent=g, segments=2)
    box((W, depth - .06, z0 - .1), (W / 2, .03, (z0 - .1) / 2), r=.02, m=dark, parent=g)
    label = bake(box((.34, .012, .15), r=.01, m=M('paper'), segments=1))
    label.hide_render = True
    label.parent = g
    for b in range(bays):
        x0 = b * bay_w + .06
        for l in range(levels + (1 if cornice else 0)):
            z = z0 + l * step
            box((bay_w - .12, depth, .09), (x0 + bay_w / 2 - .06, 0, z - .045), r=.02, m=wood, parent=g, segments=2)
            box((bay_w - .14, .03, .19), (x0 + bay_w / 2 - .06, -depth / 2 - .01, z - .06), r=.012, m=M('brass', rough=.4), parent=g, segments=1)
            if l < levels:
                for q in range(3):
                    instance(label, (x0 + bay_w * (.17 + .31 * q), -depth / 2 - .03, z - .06), parent=g)
    if cornice:
        box((W + .4, depth + .3, .2), (W / 2, -.05, H + .08), r=.06, m=dark, parent=g)
        box((W + .2, depth + .15, .14), (W / 2, -.03, H - .06), r=.04, m=pale, parent=g)
    if stock:
        kinds = list(stock)
        for b in range(bays):
            for l in range(levels):
                if (b, l) in empty:
                    continue
                x = b * bay_w + .14
                end = (b + 1) * bay_w - .12
                while x < end - .4:
                    kind = rnd.choice(kinds)
                    mesh, w, h = rnd.choice(stock[kind])
                    run = rnd.randint(2, 4)
                    for _ in range(run):
                        if x + w > end:
                            x = end
                            break
                        z = z0 + l * step
                        high = 2 if h < .5 and rnd.random() < .8 else 1
                        for q in range(high):
                            instance(mesh, (x + w / 2, -.22, z + q * h), (0, 0, rnd.uniform(-4, 4)), parent=g)
                        if rnd.random() < .8:
                            instance(mesh, (x + w / 2, .22, z), (0, 0, rnd.uniform(-4, 4)), parent=g)
                        x += w + .02

    def cell(b, l, dx=.5, up=0.0, y=None):
        return g.matrix_world @ Vector((b * bay_w + dx * bay_w, -depth / 2 if y is None else y, z0 + l * step + up))
    bpy.context.view_layer.update()
    return g, cell


def till(at, turn=0, parent=None, scale=1):
    """Till 2.0 x 1.7 x 2.1: drawer, sloped keys, screen of plain blocks turned to the keeper's side (-Y here)."""
    g = group(at, (0, 0, turn), scale, parent, 'till')
    ivory, ink, brass = M('ivory'), M('ink'), M('brass')
    box((2.0, 1.7, .5), (0, 0, .27), r=.07, m=ivory, parent=g)
    box((1.84, .05, .3), (0, -.86, .27), r=.03, m=M('teal'), parent=g)
    bow_handle(.6, .1, .03, .05, brass, (0, -.88, .27), (0, 0, 0), g)
    box((1.8, .9, .3), (0, -.2, .62), (14, 0, 0), .08, ink, g)
    for i in range(6):
        for j in range(3):
            box((.2, .17, .08), (-.62 + .25 * i, -.42 + .22 * j, .74 + .055 * j), (14, 0, 0), .04, M('marigold') if (i, j) == (5, 0) else ivory, g, segments=2)
    box((.24, .2, 1.0), (0, .5, .95), r=.06, m=ink, parent=g)
    scr = group((0, .38, 1.55), (-10, 0, 0), parent=g)
    box((1.7, .16, 1.1), r=.1, m=ink, parent=scr)
    box((1.52, .03, .92), (0, -.08, 0), r=.04, m=M('visor'), parent=scr)
    for x, z, w, h, m in ((-.35, .22, .6, .2, 'lit_teal'), (-.35, -.08, .6, .14, 'lit_teal'), (.4, .08, .44, .5, 'lit_amber'), (-.2, -.3, .9, .08, 'lit_teal')):
        box((w, .014, h), (x, -.1, z), r=.03, m=M(m, power=2.2), parent=scr, segments=1)
    return g


def pan_scale(at, turn=0, parent=None, scale=1):
    """Grocer's scale: ink body with a ticked fan window, brass column and one big round brass pan, 2 across; 1.9 high."""
    g = group(at, (0, 0, turn), scale, parent, 'scale')
    ink, brass, gold = M('ink'), M('brass'), M('gold', rough=.22)
    superball((.85, .55, .62), .35, .35, (0, .1, .64), m=M('ink'), parent=g, n=64)
    box((1.9, 1.3, .12), (0, .05, .08), r=.05, m=ink, parent=g)
    lathe([(0, 0), (.46, 0), (.48, .03), (.48, .08), (.42, .1), (0, .1)], (0, -.4, .72), (90, 0, 0), M('paper', color='#f6e2b4'), parent=g, n=64)
    torus(.47, .035, (0, -.47, .72), (90, 0, 0), brass, g, n=64)
    for k in range(13):
        a = math.radians(-30 + 20 * k)
        box((.012, .014, .07 if k % 3 else .11), (.36 * math.cos(a), -.505, .72 + .36 * math.sin(a)), (0, 90 - math.degrees(a), 0), .003, ink, g, segments=1)
    box((.02, .02, .38), (.08, -.515, .85), (0, 25, 0), .006, M('terracotta'), g, segments=1)
    cylinder(.12, .4, (0, .1, 1.35), m=brass, parent=g, n=32, bevel=.03)
    lathe([(0, 1.5), (.3, 1.5), (.62, 1.56), (.95, 1.72), (1.06, 1.86), (1.1, 1.9), (1.06, 1.92), (.92, 1.78), (.6, 1.63), (.3, 1.58), (0, 1.575)], m=gold, parent=g, n=96, subdivide=1)
    for s in (-1, 1):
        tube([(s * .1, .1, 1.45), (s * .5, .1, 1.5), (s * .6, .1, 1.56)], .04, brass, g)
    return g


def floor_tiles(x, y, size=1.5):
    """Cement tiles: ivory and terracotta checker."""
    from sets.rooms_kit import tiles
    tiles(x, y, size, colors=('#e3d6bd', '#b8734f'), rough=.4, coat=.35, checker=True, gap=.03)
