"""Screens and desk-top electronics.

One unit is a decimetre. Origin on the ground at the centre, front towards -Y, ``turn`` in degrees about Z (or a full Euler
triple), ``scale`` for smaller sets. Screens carry no letters: blocks, bands, traces, dots, rings (see ARTS).
"""
from studio.studio import *
from props.materials import M
from props.furniture import root, strips

# Screen colours: name -> (sRGB, power of the emission)
LIT = {
    'bg': ('#0b2a3c', .55), 'bg2': ('#0e3a4a', .8), 'dim': ('#14505a', .9), 'teal': ('#1fb8a8', 1.5), 'mint': ('#8ff0df', 1.7),
    'marigold': ('#ffa227', 2.0), 'ivory': ('#fff0d8', 1.5), 'sand': ('#d8b98a', .9), 'blue': ('#2f6fb0', 1.1), 'paper': ('#f4ead6', 1.15),
    'paper2': ('#dccfb6', .95), 'coral': ('#e8744a', 1.2),
}


class Flat:
    """A drawing of flat shapes on the XZ plane facing -Y, origin in the middle; one mesh per colour and layer.

    ``lit`` draws with light (a screen), otherwise with paint (a card): colours are then names of M() or '#rrggbb'.
    ``gain`` multiplies the brightness of a lit drawing.
    """

    def __init__(self, lit=True, gain=1.0, step=.008):
        self.lit, self.gain, self.step, self.parts = lit, gain, step, {}

    def poly(self, points, color, layer=1):
        self.parts.setdefault((color, layer), []).append(list(points))

    def rect(self, x, z, w, h, color, layer=1, r=0):
        """Rectangle centred on (x, z), corners rounded by r."""
        if r:
            r = min(r, w * .49, h * .49)
            self.poly([(x + px, z + pz) for px, pz in rounded_rect(w, h, r, 5)], color, layer)
        else:
            self.poly([(x - w / 2, z - h / 2), (x + w / 2, z - h / 2), (x + w / 2, z + h / 2), (x - w / 2, z + h / 2)], color, layer)

    def disc(self, x, z, r, color, layer=1, n=40):
        self.poly([(x + r * math.cos(2 * math.pi * k / n), z + r * math.sin(2 * math.pi * k / n)) for k in range(n)], color, layer)

    def ring(self, x, z, r, t, color, layer=1, a0=0, a1=360, n=48):
        """Ring or arc of width t; angles anticlockwise from +x."""
        steps = max(2, int(n * abs(a1 - a0) / 360))
        for k in range(steps):
            u, v = math.radians(a0 + (a1 - a0) * k / steps), math.radians(a0 + (a1 - a0) * (k + 1) / steps)
            i, o = r - t / 2, r + t / 2
            self.poly([(x + i * math.cos(u), z + i * math.sin(u)), (x + o * math.cos(u), z + o * math.sin(u)), (x + o * math.cos(v), z + o * math.sin(v)), (x + i * math.cos(v), z + i * math.sin(v))], color, layer)

    def line(self, points, t, color, layer=1):
        """Polyline of width t with mitred joints."""
        pts = [Vector((*p, 0)) for p in points]
        sides = []
        for k, p in enumerate(pts):
            d = Vector((0, 0, 0))
            if k:
                d += (p - pts[k - 1]).normalized()
            if k < len(pts) - 1:
                d += (pts[k + 1] - p).normalized()
            d.normalize()
            sides.append(Vector((-d.y, d.x, 0)) * t / 2)
        for k in range(len(pts) - 1):
            q = [pts[k] - sides[k], pts[k + 1] - sides[k + 1], pts[k + 1] + sides[k + 1], pts[k] + sides[k]]
            self.poly([(v.x, v.y) for v in q], color, layer)

    def build(self, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
        g = group(at, turn, parent=parent, name='drawing')
        for (color, layer), shapes in self.parts.items():
            verts, faces = [], []
            for shape in shapes:
                faces.append(tuple(range(len(verts), len(verts) + len(shape))))
                verts += [(x, -self.step * layer, z) for x, z in shape]
            data = bpy.data.meshes.new('flat')
            data.from_pydata(verts, [], faces)
            if self.lit:
                c, power = LIT.get(color, (color, 1.2))
                data.materials.append(material('emit', c, power=round(power * self.gain, 3)))
            else:
                data.materials.append(M('paper', color=color) if color.startswith('#') else M(color))
            link(bpy.data.objects.new('flat', data)).parent = g
        return g


# ============================================================================ eight abstract screens and a few more

def art_blocks(f, w, h, rng):
    """App of blocks: side bar, header, cards."""
    f.rect(0, 0, w, h, 'bg')
    f.rect(-w * .4, 0, w * .14, h * .88, 'bg2', 2, .06 * h)
    for k in range(5):
        f.disc(-w * .4, h * (.32 - k * .14), h * .035, 'marigold' if k == 1 else 'teal', 3, 20)
    f.rect(w * .08, h * .34, w * .74, h * .13, 'dim', 2, .03 * h)
    for i in range(3):
        for j in range(2):
            hot = (i, j) == (1, 0)
            f.rect(w * (-.19 + i * .27), h * (.08 - j * .33), w * .23, h * .27, 'marigold' if hot else ('teal' if (i + j) % 2 else 'dim'), 2, .03 * h)
            f.rect(w * (-.19 + i * .27), h * (.02 - j * .33), w * .16, h * .03, 'ivory', 3, .01 * h)


def art_bands(f, w, h, rng):
    """Rows of bands, one marked."""
    f.rect(0, 0, w, h, 'bg')
    for k in range(7):
        z = h * (.37 - k * .123)
        hot = k == 2
        f.disc(-w * .41, z, h * .03, 'marigold' if hot else 'mint', 2, 20)
        f.rect(-w * .34 + w * .2, z, w * .4, h * .06, 'marigold' if hot else 'teal', 2, .02 * h)
        f.rect(w * .28, z, w * (.14 + .16 * rng.random()), h * .06, 'dim', 2, .02 * h)


def art_one(f, w, h, rng):
    """One plain band: a single reading, normal."""
    f.rect(0, 0, w, h, 'bg')
    f.rect(0, h * .26, w * .5, h * .03, 'dim', 2, .01 * h)
    f.rect(0, 0, w * .78, h * .14, 'dim', 2, .06 * h)
    f.rect(-w * .08, 0, w * .62, h * .14, 'mint', 3, .06 * h)
    f.disc(0, -h * .27, w * .11, 'teal', 2, 32)


def art_trace(f, w, h, rng):
    """One teal trace over a grid."""
    f.rect(0, 0, w, h, 'bg')
    for k in range(1, 8):
        f.rect(w * (k / 8 - .5), 0, w * .004, h * .9, 'bg2', 2)
    for k in range(1, 5):
        f.rect(0, h * (k / 5 - .5), w * .94, h * .006, 'bg2', 2)
    pts = []
    for k in range(161):
        t = k / 160
        beat = (t * 4) % 1
        v = .03 * math.sin(t * 30)
        v += .42 * math.exp(-((beat - .5) / .025) ** 2) - .16 * math.exp(-((beat - .56) / .025) ** 2) + .1 * math.exp(-((beat - .75) / .05) ** 2)
        pts.append((w * (t * .92 - .46), h * (v - .08)))
    f.line(pts, h * .022, 'mint', 3)
    f.disc(pts[-1][0], pts[-1][1], h * .035, 'marigold', 4, 24)


def art_map(f, w, h, rng):
    """Abstract map: contour bands, roads, pins."""
    f.rect(0, 0, w, h, 'bg')
    for k, c in ((0, 'bg2'), (1, 'dim')):
        pts = []
        for i in range(36):
            a = 2 * math.pi * i / 36
            r = (.4 - .14 * k) * (1 + .18 * math.sin(3 * a + k + rng.random() * .2) + .1 * math.sin(5 * a + 2))
            pts.append((w * (.06 + r * math.cos(a)), h * (.02 + r * 1.05 * math.sin(a))))
        pts = [(max(-w * .49, min(w * .49, x)), max(-h * .48, min(h * .48, z))) for x, z in pts]
        f.poly(pts, c, 2 + k)
    for y0, y1, y2 in ((-.3, -.1, .28), (.3, .12, -.25), (-.05, -.2, -.34)):
        f.line([(-w * .49, h * y0), (-w * .2, h * (y0 * .4 + y1 * .6)), (w * .12, h * y1), (w * .49, h * y2)], h * .014, 'teal', 4)
    for k in range(9):
        f.disc(w * rng.uniform(-.42, .42), h * rng.uniform(-.38, .38), h * .022, 'mint', 5, 16)
    f.ring(w * .12, h * .03, h * .085, h * .02, 'marigold', 6)
    f.disc(w * .12, h * .03, h * .035, 'marigold', 6, 20)


def art_rings(f, w, h, rng):
    """Three gauges as rings."""
    f.rect(0, 0, w, h, 'bg')
    for k in range(3):
        x = w * (-.3 + .3 * k)
        r = min(w * .115, h * .26)
        f.ring(x, h * .06, r, r * .28, 'dim', 2)
        f.ring(x, h * .06, r, r * .28, 'marigold' if k == 1 else 'mint', 3, 90, 90 - (300, 215, 150)[k])
        f.rect(x, -h * .34, w * .17, h * .05, 'teal', 2, .02 * h)


def art_bars(f, w, h, rng):
    """Bars with one marigold, and a line over them."""
    f.rect(0, 0, w, h, 'bg')
    n = 9
    tops = []
    for k in range(n):
        v = .22 + .5 * abs(math.sin(k * .9 + 1)) * (.6 + .4 * k / n)
        x = w * (-.42 + .84 * (k + .5) / n)
        f.rect(x, h * (-.4 + v / 2), w * .055, h * v, 'marigold' if k == 6 else 'teal', 2, .012 * h)
        tops.append((x, h * (-.34 + v)))
    f.rect(0, -h * .42, w * .9, h * .012, 'mint', 2)
    f.line(tops, h * .012, 'ivory', 4)
    for p in tops:
        f.disc(*p, h * .02, 'ivory', 5, 16)


def art_dots(f, w, h, rng):
    """Scatter of dots with joined clusters."""
    f.rect(0, 0, w, h, 'bg')
    pts = [(w * (-.42 + .84 * ((k * .618) % 1)), h * (-.38 + .76 * ((k * .389 + .13) % 1))) for k in range(26)]
    for k, p in enumerate(pts):
        near = min((q for q in pts if q != p), key=lambda q: (q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2)
        f.line([p, near], h * .007, 'dim', 2)
    for k, p in enumerate(pts):
        f.disc(*p, h * (.02 + .018 * (k % 3)), 'marigold' if k == 11 else ('mint' if k % 3 else 'teal'), 3, 20)


def art_tiles(f, w, h, rng):
    """Grid of teal tiles, one marigold."""
    f.rect(0, 0, w, h, 'bg')
    nx, nz = 6, 4
    for i in range(nx):
        for j in range(nz):
            hot = (i, j) == (4, 1)
            f.rect(w * (-.46 + .92 * (i + .5) / nx), h * (.44 - .88 * (j + .5) / nz), w * .92 / nx * .86, h * .88 / nz * .84,
                   'marigold' if hot else rng.choice(('bg2', 'dim', 'dim', 'teal', 'bg2')), 2, .02 * h)


def art_code(f, w, h, rng):
    """Indented bands, as of a program."""
    f.rect(0, 0, w, h, 'bg')
    indent = 0
    for k in range(11):
        z = h * (.41 - k * .082)
        indent = max(0, min(3, indent + rng.choice((-1, 0, 1, 1))))
        x = -w * .42 + indent * w * .07
        for q in range(rng.randint(1, 3)):
            l = w * rng.uniform(.08, .2)
            f.rect(x + l / 2, z, l, h * .035, 'marigold' if (k, q) == (4, 0) else rng.choice(('teal', 'mint', 'dim', 'ivory')), 2, .012 * h)
            x += l + w * .025


def art_waves(f, w, h, rng):
    """Stacked traces, one marigold."""
    f.rect(0, 0, w, h, 'bg')
    for j in range(5):
        z = h * (.34 - j * .17)
        pts = [(w * (-.46 + .92 * k / 80), z + h * .05 * math.sin(k * (.22 + .09 * j) + j) * math.sin(k * .045 + j)) for k in range(81)]
        f.line(pts, h * .012, 'marigold' if j == 2 else ('mint' if j % 2 else 'teal'), 2)


ARTS = dict(blocks=art_blocks, bands=art_bands, one=art_one, trace=art_trace, map=art_map, rings=art_rings, bars=art_bars, dots=art_dots, tiles=art_tiles, code=art_code, waves=art_waves)


def screen_art(kind, w, h, parent=None, at=(0, 0, 0), turn=(0, 0, 0), gain=1.0, seed=0, accent=True):
    """An abstract lit picture w by h, facing -Y, centred on ``at``; kind: a key of ARTS; accent=False leaves out the marigold."""
    f = Flat(True, gain, step=.004)
    ARTS[kind](f, w, h, random.Random(seed + len(kind)))
    if not accent:
        f.parts = {(('mint' if c == 'marigold' else c), layer + (.5 if c == 'marigold' else 0)): v for (c, layer), v in f.parts.items()}
    return f.build(parent, at, turn)


# ============================================================================ screens

def screen_flat(at=(0, 0, 0), turn=0, parent=None, scale=1, w=5.6, h=3.4, art='map', stand=True, body='ink', gain=1.0, seed=0, accent=True):
    """Flat screen 5.6 x 3.4, 4.9 high on its foot (stand=False: hung, origin at its middle, back .3 behind)."""
    g = root(at, turn, parent, scale, 'screen')
    z = h / 2 + 1.35 if stand else 0
    head = group((0, 0, z), (-4 if stand else 0, 0, 0), parent=g)
    box((w, .16, h), (0, .06, 0), r=.07, m=M(body), parent=head, segments=3)
    superball((w * .36, .16, h * .34), .4, .4, (0, .16, 0), m=M(body), parent=head, n=48)
    box((w - .16, .03, h - .16), (0, -.026, .01), r=.012, m=M('visor'), parent=head, segments=2)
    tube([(-w / 2 + .1, -.03, -h / 2 + .04), (w / 2 - .1, -.03, -h / 2 + .04)], .012, M('brass'), head, smooth=False)
    cylinder(.025, .02, (w / 2 - .3, -.025, -h / 2 + .045), (90, 0, 0), m=M('lit_teal'), parent=head, n=12)
    if art:
        screen_art(art, w - .3, h - .3, head, (0, -.046, .01), gain=gain, seed=seed, accent=accent)
    if stand:
        slab(rounded_rect(2.2, 1.5, .3), .1, .04, M(body), (0, .3, 0), parent=g)
        tube([(0, .55, .08), (0, .55, .9), (0, .42, 1.6), (0, .3, 2.2)], .14, M('gun'), g)
        torus(.2, .03, (0, .55, .14), m=M('brass'), parent=g, n=40)
    else:
        for s in (-1, 1):
            box((.3, .22, .5), (s * w * .25, .25, 0), r=.05, m=M('gun'), parent=g, segments=2)
    return g


def phone(at=(0, 0, 0), turn=0, parent=None, scale=1, art='blocks', pose='flat', body='ink', gain=1.0):
    """Phone .78 x 1.58 x .09, lying screen up with its top towards +Y; pose='lean': standing, leant back 18 degrees; 'stand': on a brass easel."""
    g = root(at, turn, parent, scale, 'phone')
    tilt = {'flat': -90, 'lean': -18, 'stand': -22}[pose]
    lift = {'flat': .0, 'lean': .03, 'stand': .12}[pose]
    slate = group((0, 0, lift), (tilt, 0, 0), parent=g)       # drawn upright: XZ plane, screen to -Y
    base = group((0, 0, .79) if pose != 'flat' else (0, -.06, 0), parent=slate)
    slab(rounded_rect(.78, 1.58, .13), .085, .03, M(body), (0, .05, 0), (90, 0, 0), base)
    slab(rounded_rect(.74, 1.54, .115), .012, .004, M('visor'), (0, -.03, 0), (90, 0, 0), base, segments=2)
    tube([(x, .01, z) for x, z in rounded_rect(.785, 1.585, .13, 6)], .012, M('brass'), base, smooth=False, closed=True)
    for z in (.3, .12):
        box((.02, .04, .14), (.395, .01, z), r=.008, m=M('brass'), parent=base, segments=2)
    cylinder(.03, .012, (0, -.044, .7), (90, 0, 0), m=M('gun'), parent=base, n=16)
    if art:
        screen_art(art, .68, 1.3, base, (0, -.046, -.02), gain=gain)
    slab(rounded_rect(.34, .36, .08), .03, .012, M('gun'), (-.16, .085, .52), (90, 0, 0), base, segments=2)
    if pose == 'stand':
        tube([(-.3, -.15, .12), (-.3, -.12, .04), (-.3, .75, .04)], .035, M('brass'), g)
        tube([(.3, -.15, .12), (.3, -.12, .04), (.3, .75, .04)], .035, M('brass'), g)
        tube([(-.3, .7, .04), (0, .62, .5), (0, .45, .95)], .03, M('brass'), g)
        tube([(.3, .7, .04), (0, .62, .5)], .03, M('brass'), g)
    return g


def tablet(at=(0, 0, 0), turn=0, parent=None, scale=1, art='bands', pose='flat', body='ivory', gain=1.0, w=2.5, h=1.75):
    """Tablet 2.5 x 1.75 x .1; pose='flat' lies screen up, 'stand' leans on a brass easel (1.8 high)."""
    g = root(at, turn, parent, scale, 'tablet')
    stand = pose != 'flat'
    slate = group((0, 0, .14 if stand else 0), (-24 if stand else -90, 0, 0), parent=g)
    base = group((0, 0, h / 2) if stand else (0, -.06, 0), parent=slate)
    slab(rounded_rect(w, h, .14), .1, .035, M(body), (0, .06, 0), (90, 0, 0), base)
    slab(rounded_rect(w - .08, h - .08, .11), .012, .004, M('visor'), (0, -.036, 0), (90, 0, 0), base, segments=2)
    tube([(x, .01, z) for x, z in rounded_rect(w + .005, h + .005, .14, 6)], .012, M('brass'), base, smooth=False, closed=True)
    cylinder(.02, .012, (w / 2 - .08, -.05, 0), (90, 0, 0), m=M('gun'), parent=base, n=16)
    if art:
        screen_art(art, w - .3, h - .26, base, (0, -.053, 0), gain=gain)
    if stand:
        for s in (-1, 1):
            tube([(s * .7, -.14, .2), (s * .7, -.12, .05), (s * .7, 0, .04), (s * .7, 1.1, .04)], .04, M('brass'), g)
            tube([(s * .7, 1.05, .04), (s * .35, .75, .6), (0, .62, 1.05)], .035, M('brass'), g)
    return g


def key_field(w, d, rows, parent, at=(0, 0, 0), m=None, accent=None, pitch=.19):
    """Rows of small keys, one mesh instanced."""
    cap = bake(box((pitch * .84, pitch * .84, .05), r=.025, m=m or M('ivory'), segments=2))
    cap.hide_render = True
    g = group(at, parent=parent)
    n = int(w / pitch)
    for j in range(rows):
        y = d / 2 - (j + .5) * d / rows
        if j == rows - 1:
            for x, wide in ((-.42, 1.5), (-.28, 1.2), (0, 5.5), (.28, 1.2), (.42, 1.5)):
                instance(cap, (x * w, y, 0), scale=(wide, 1, 1), parent=g)
            continue
        off = (j % 2) * pitch * .3
        for i in range(n):
            hot = accent is not None and (i, j) == accent
            instance(cap, (-w / 2 + (i + .5) * w / n + (off if 0 < i < n - 1 else 0), y, 0), parent=g, m=M('marigold') if hot else None)
    return g


def laptop(at=(0, 0, 0), turn=0, parent=None, scale=1, angle=108, art='code', body='ivory', gain=1.0, w=3.2, d=2.25):
    """Laptop 3.2 x 2.25, .2 shut, 2.2 high open; ``angle`` of the lid: 0 shut, 40 half open, 108 open. Screen faces -Y."""
    g = root(at, turn, parent, scale, 'laptop')
    slab(rounded_rect(w, d, .16), .11, .035, M(body), (0, 0, .03), parent=g)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder(.09, .04, (sx * (w / 2 - .3), sy * (d / 2 - .25), .02), m=M('rubber'), parent=g, n=20, bevel=.01)
    slab(rounded_rect(w * .88, d * .46, .06), .01, .004, M('night'), (0, .32, .136), parent=g, segments=2)
    if angle > 15:
        key_field(w * .85, d * .43, 5, g, (0, .32, .165), M('ivory', color='#d9cfbd') if body == 'ink' else M('ink', color='#22304f'))
        slab(rounded_rect(w * .34, d * .26, .05), .008, .003, M('ivory', color='#e2d8c6'), (0, -.68, .137), parent=g, segments=2)
    for s in (-1, 1):
        cylinder(.07, .5, (s * w * .3, d / 2 - .03, .16), (0, 90, 0), m=M('brass'), parent=g, n=24)
        for k in range(3):
            box((.012, .14, .05), (s * (w / 2 + .001), -.2 + .25 * k, .085), r=.005, m=M('gun'), parent=g, segments=1)
    lid = group((0, d / 2 - .03, .17), (-(angle - 90) if angle > 0 else 90, 0, 0), parent=g)      # drawn upright at 90 degrees
    if angle <= 0:
        lid.rotation_euler = (math.radians(90), 0, 0)
    h = d - .04
    slab(rounded_rect(w, h, .16), .075, .03, M(body), (0, .075, h / 2), (90, 0, 0), lid)
    slab(rounded_rect(w - .1, h - .1, .12), .012, .004, M('visor'), (0, .002, h / 2), (90, 0, 0), lid, segments=2)
    lathe([(0, 0), (.2, 0), (.22, .01), (.2, .02), (0, .022)], (0, .075, h / 2), (-90, 0, 0), M('brass'), n=48, parent=lid)   # blank boss
    cylinder(.02, .01, (0, -.012, h - .08), (90, 0, 0), m=M('gun'), parent=lid, n=12)
    if art and angle > 15:
        screen_art(art, w - .26, h - .3, lid, (0, -.014, h / 2 + .02), gain=gain)
    return g


def keyboard(at=(0, 0, 0), turn=0, parent=None, scale=1, body='ivory', w=4.2, d=1.35):
    """Keyboard 4.2 x 1.35 x .2, one marigold key."""
    g = root(at, turn, parent, scale, 'keyboard')
    slab(rounded_rect(w, d, .12), .12, .04, M(body), (0, 0, .02), (2, 0, 0), g)
    key_field(w - .24, d - .22, 5, g, (0, 0, .17), M('ivory', color='#e8decb') if body != 'ivory' else M('ink', color='#2a3858'), (14, 1), .21)
    return g


def mouse(at=(0, 0, 0), turn=0, parent=None, scale=1, body='ivory'):
    """Mouse .62 x 1.05 x .38."""
    g = root(at, turn, parent, scale, 'mouse')
    superball((.31, .52, .26), .6, .7, (0, 0, .14), m=M(body), parent=g, n=64, shape=lambda p: Vector((p.x, p.y, max(p.z, -.12))))
    tube([(0, -.5, .2), (0, -.3, .35), (0, -.02, .41)], .008, M('ink'), g)
    cylinder(.06, .07, (0, -.27, .35), (0, 90, 0), m=M('brass'), parent=g, n=24)
    return g


def headset(at=(0, 0, 0), turn=0, parent=None, scale=1, hook=False, body='ink', pad='teal'):
    """Headset 1.9 across and 2.1 high, ear to ear along X, boom towards -Y; lies upright on its cups, or hook=True: hung from a brass hook on a stand 3.4 high."""
    g = root(at, turn, parent, scale, 'headset')
    z0 = 1.35 if hook else .5
    h = group((0, 0, z0), parent=g)
    arc = [(.92 * math.cos(math.radians(a)), 0, .35 + 1.05 * math.sin(math.radians(a))) for a in range(0, 181, 12)]
    tube(arc, .06, M('gun'), h)
    band = [(.86 * math.cos(math.radians(a)), 0, .35 + .97 * math.sin(math.radians(a))) for a in range(40, 141, 10)]
    for dy in (-.1, 0, .1):
        tube([(x, dy, z) for x, y, z in band], .1, M(pad), h)
    for s in (-1, 1):
        tube([(s * .92, 0, .38), (s * .95, 0, .2), (s * .95, 0, .02)], .035, M('brass'), h)
        box((.1, .2, .3), (s * .93, 0, .35), r=.04, m=M(body), parent=h, segments=3)
        lathe([(0, 0), (.36, 0), (.42, .05), (.43, .14), (.36, .22), (.2, .26), (0, .27)], (s * .8, 0, 0), (0, s * 90, 0), M(body), n=64, subdivide=1, parent=h)
        torus(.3, .13, (s * .74, 0, 0), (0, 90, 0), m=M(pad), parent=h, n=64, k=16)
        torus(.26, .02, (s * 1.055, 0, 0), (0, 90, 0), m=M('brass'), parent=h, n=48, k=10)
        disc_part = lathe([(0, 0), (.16, 0), (.15, .03), (0, .04)], (s * 1.05, 0, 0), (0, s * 90, 0), M('ivory'), n=40, parent=h)
    tube([(-1.02, 0, -.1), (-1.08, -.35, -.38), (-.95, -.85, -.52), (-.6, -1.15, -.5)], .035, M('gun'), h)
    superball((.17, .1, .1), .7, .7, (-.5, -1.2, -.49), (0, 0, -30), M('rubber'), parent=h, n=32)
    ball(.03, (-1.1, -.1, -.05), m=M('lit_teal'), parent=h, n=12)
    if hook:
        lathe([(0, 0), (.8, 0), (.85, .04), (.82, .1), (.3, .16), (.12, .24), (0, .24)], (0, .25, 0), m=M('brass'), n=80, subdivide=1, parent=g)
        tube([(0, .25, .2), (0, .3, 1.6), (0, .32, 2.5), (0, .2, 2.78), (0, -.02, 2.62), (0, -.16, 2.68)], .07, M('brass'), g)
        tube([(.98, .0, 1.2), (1.05, .1, .6), (.9, .3, .1), (.6, .9, .04), (-.2, 1.3, .04)], .03, M('rubber'), g)
    return g


def pcb(at=(0, 0, 0), turn=0, parent=None, scale=1, w=2.4, d=1.7, seed=1, board=None, age=0.0, lit=True):
    """Circuit board 2.4 x 1.7 x .35 on four brass stand-offs: traces, chips, capacitors, connectors. age 0 new ivory .. 1 old ochre."""
    g = root(at, turn, parent, scale, 'pcb')
    rng = random.Random(seed)
    color = board or lerp_color('#f1e9d8', '#8f5c1e', age)
    base = material('satin', color, rough=.35 + .2 * age, coat=.4 * (1 - age))
    z = .2
    slab(rounded_rect(w, d, .1), .06, .015, base, (0, 0, z - .06), parent=g, segments=2)
    copper = material('metal', lerp_color('#e0aa55', '#7d5a30', age), rough=.3 + .25 * age)
    for sx in (-1, 1):
        for sy in (-1, 1):
            p = (sx * (w / 2 - .14), sy * (d / 2 - .14))
            cylinder(.07, .14, (*p, .07), m=M('brass'), parent=g, n=6, bevel=.01)
            torus(.075, .018, (*p, z + .004), m=copper, parent=g, n=24, k=8)
            cylinder(.05, .05, (*p, z + .02), m=M('steel'), parent=g, n=16, bevel=.012)
    runs = []
    for k in range(15):
        y = -d / 2 + .25 + (d - .5) * k / 14
        x0, x1 = rng.uniform(-w * .45, -w * .05), rng.uniform(w * .05, w * .45)
        j = rng.choice((-1, 1)) * .1
        runs += [((x0, y, z + .002), ((x0 + x1) / 2 - .05, y, z + .002)), (((x0 + x1) / 2 - .05, y, z + .002), ((x0 + x1) / 2 + .05, y + j, z + .002)), (((x0 + x1) / 2 + .05, y + j, z + .002), (x1, y + j, z + .002))]
    strips(runs, .022, .006, copper, g)
    dark = M('ink', color='#1a2238') if age < .6 else M('ink', color='#2b2722')
    legs = []

    def chip(x, y, a, b, hgt=.12, m=None):
        box((a, b, hgt), (x, y, z + .02 + hgt / 2), r=.02, m=m or dark, parent=g, segments=2)
        for k in range(int(a / .09)):
            xx = x - a / 2 + .06 + k * .09
            if xx < x + a / 2 - .02:
                legs.extend([((xx, y - b / 2 - .07, z + .006), (xx, y - b / 2 + .01, z + .05)), ((xx, y + b / 2 - .01, z + .05), (xx, y + b / 2 + .07, z + .006))])
        cylinder(.025, .01, (x - a / 2 + .08, y - b / 2 + .08, z + .022 + hgt), m=M('ivory'), parent=g, n=12, bevel=.002)
    chip(0, .05, .62, .62, m=M('marigold') if age == 0 and board is None and seed == 1 else None)
    chip(-w * .3, -d * .22, .5, .3)
    chip(w * .3, d * .24, .42, .26)
    strips(legs, .035, .012, M('steel'), g)
    for k in range(4):
        x, y = w * (.2 + .07 * k), -d * .27
        cylinder(.075, .24, (x, y, z + .13), m=M('teal') if k % 2 else M('ink'), parent=g, n=24)
        cylinder(.055, .01, (x, y, z + .252), m=M('steel'), parent=g, n=20, bevel=.003)
    for k in range(8):
        x, y = rng.uniform(-w * .4, w * .4), rng.choice((-d * .38, d * .38, -d * .06, d * .12))
        if abs(x) > .4:
            box((.11, .06, .05), (x, y, z + .028), (0, 0, rng.choice((0, 90))), .012, rng.choice((M('terracotta'), M('ivory'), M('steel'))), g, segments=2)
    box((.16, d * .5, .2), (-w / 2 + .1, d * .12, z + .11), r=.02, m=M('ivory', color='#d8ccb4'), parent=g, segments=2)       # connector with pins
    for k in range(7):
        box((.1, .03, .03), (-w / 2 + .0, d * .12 - d * .2 + k * d * .066, z + .12), r=.006, m=M('gold'), parent=g, segments=1)
    box((.4, .26, .2), (w * .1, d / 2 - .12, z + .11), r=.03, m=M('steel'), parent=g, segments=2)
    torus(.16, .055, (-w * .28, d * .24, z + .07), m=material('metal', 'copper', rough=.3), parent=g, n=40, k=12)
    if lit:
        box((.06, .05, .04), (w * .38, -d * .02, z + .03), r=.012, m=M('lit_teal'), parent=g, segments=2)
    return g
