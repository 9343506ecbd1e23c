"""Traces of a person who has just left: a glass of chai, chappals, a coat, a stamp on its pad, an umbrella, spectacles.

One unit is a decimetre, as in furniture.py; pass ``scale`` where a set is built smaller. Origin on the ground (or the table) at the
centre, front towards -Y, ``turn`` in degrees about Z (or a full Euler triple). Every function returns its group. None of these is ever
the subject of a picture: one, in the light, at the edge of what matters.
"""
from studio.studio import *
from props.furniture import root
from props.materials import M


def _fluted(profile, flutes, depth, low, high, m, parent, n=120):
    """A turned body whose wall is fluted between the heights ``low`` and ``high``."""
    obj = lathe(profile, m=m, n=n, parent=parent, smooth_angle=60)
    for v in obj.data.vertices:
        r = math.hypot(v.co.x, v.co.y)
        if r > .1 and low < v.co.z < high:
            ease = math.sin(math.pi * (v.co.z - low) / (high - low)) ** .35
            k = 1 - depth * ease * abs(math.sin(flutes / 2 * math.atan2(v.co.y, v.co.x)))
            v.co.x *= k
            v.co.y *= k
    return obj


def chai_glass(at=(0, 0, 0), turn=0, parent=None, scale=1, level=.5, saucer=False, chai='#ba8450'):
    """Cutting chai: a fluted glass .64 across and .86 high, drunk down to ``level`` (0 empty .. 1 full); saucer: steel, 1.3 across."""
    g = root(at, turn, parent, scale, 'chai glass')
    z0 = 0
    if saucer:
        lathe([(0, 0), (.34, 0), (.36, .025), (.5, .06), (.63, .12), (.655, .13), (.645, .145), (.5, .085), (.36, .05), (0, .045)], m=M('steel', rough=.3), parent=g, n=96, subdivide=1)
        z0 = .048
    body = group((0, 0, z0), parent=g)
    out = [(0, 0), (.19, 0), (.215, .015), (.222, .05)] + [(.222 + .083 * t ** .9, .05 + .81 * t) for t in (.05, .12, .22, .34, .46, .58, .7, .76, .84, .92, .98)]
    inside = [(.29, .858), (.279, .80), (.262, .66), (.243, .48), (.222, .30), (.2, .16), (.17, .115), (0, .105)]
    _fluted(out + [(.304, .862)] + inside, 12, .055, .07, .62, material('glass', '#f1f6f0', rough=.0), body)
    top = .14 + .62 * level
    wall = .205 + .085 * (top - .14) / .66          # touches the glass, so that no dark gap of air shows between the two
    tea = material('satin', chai, rough=.16, coat=.5, crough=.05)
    lathe([(0, .112), (.165, .116), (.196, .17), (wall, top), (wall - .012, top + .004), (wall - .04, top - .006), (0, top - .008)], m=tea, parent=body, n=72)
    torus(wall - .012, .011, (0, 0, top), m=material('clay', '#d3a476', rough=.6), parent=body, n=72, k=10, scale=(1, 1, .7))       # skin of the milk
    for k in range(9):
        a = 2.4 * k + .3
        ball(.011 + .006 * (k % 3), ((wall - .03) * math.cos(a), (wall - .03) * math.sin(a), top), (1, 1, .5), m=material('clay', '#dcb58b', rough=.5), parent=body, n=12)
    if level < .8:                                 # where the first sip stood
        torus(.268, .006, (0, 0, .72), m=material('clay', '#c9986a', rough=.5), parent=body, n=72, k=8, arc=250)
    return g


def _foot(w, l, side, n=40):
    """Outline of a left (side -1) or right (1) sole, toes towards -Y."""
    pts = []
    for i in range(n):
        a = 2 * math.pi * i / n
        x, y = math.cos(a), math.sin(a)
        half = w / 2 * (1.0 if y < 0 else .8) * (1 - .16 * math.exp(-((y - .1) / .34) ** 2))
        pts.append((half * abs(x) ** .85 * (1 if x > 0 else -1) - side * .07 * w * (y + .3) * (y < 0) - side * .1 * w * math.exp(-((y - .15) / .4) ** 2) * (x * side < 0) * abs(x) * -1,
                    l / 2 * y))
    return pts


def _band(w, h, d, m, parent, at, turn=(0, 0, 0), t=.045, lean=.25):
    """A strap arched over the foot: w across, h high, d wide along Y, leaning back towards the heel as it rises."""
    bm = bmesh.new()
    rows = []
    for i in range(25):
        a = math.pi * i / 24
        s = math.sin(a)
        x, z = -w / 2 * math.cos(a) * (1 - .06 * s), h * s ** .62
        rows.append([bm.verts.new((x, (v - .5) * d * (1 - .22 * s) + lean * z * (v - .1), z + .05 * (v - .3) * s)) for v in (0, .5, 1)])
    for one, two in zip(rows, rows[1:]):
        for k in range(2):
            bm.faces.new((one[k], two[k], two[k + 1], one[k + 1]))
    obj = from_bmesh(bm, 'strap')
    obj.data.materials.append(m)
    thick = obj.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = t
    thick.offset = 0
    finish(obj, None, t * .3, 2, smooth_angle=50)
    return place(obj, at, turn, parent=parent)


def chappals(at=(0, 0, 0), turn=0, parent=None, scale=1, apart=1.25, toe=9, color='#a8672f', trim='#6d3d1c'):
    """A pair of Kolhapuri chappals, each .95 x 2.6, stepped out of: not quite parallel, toes towards -Y."""
    g = root(at, turn, parent, scale, 'chappals')
    leather = material('clay', color, rough=.62, spec=.4, bump=2, bscale=30)
    dark = material('clay', trim, rough=.7, bump=2, bscale=30)
    braid = material('clay', '#d7a55a', rough=.6)
    for side in (-1, 1):
        shoe = group((side * apart / 2, .22 * side, 0), (0, 0, -side * toe + 3), parent=g)
        slab(_foot(.98, 2.64, side), .08, .02, dark, (0, 0, 0), parent=shoe, segments=2)
        slab([(x, y) for x, y in _foot(.9, 1.0, side)], .1, .02, dark, (0, .78, -.0), parent=shoe, segments=2)
        slab(_foot(.96, 2.6, side), .05, .018, leather, (0, 0, .085), parent=shoe, segments=2)
        slab(_foot(.84, 2.4, side), .012, .005, material('clay', '#8a5226', rough=.5, spec=.45), (0, 0, .133), parent=shoe, segments=2)
        seam = _foot(.9, 2.5, side, 56)
        for k in range(0, 56, 2):                    # the stitches round the rim
            (x0, y0), (x1, y1) = seam[k], seam[(k + 1) % 56]
            tube([(x0, y0, .139), (x1, y1, .139)], .009, braid, shoe, smooth=False, resolution=2)
        for k, (y, d) in enumerate(((-.32, .42), (.12, .2))):
            _band(1.0, .46 + .05 * k, d, leather, shoe, (0, y, .06))
            for q in (-1, 1):                        # a braid along each edge of the strap
                _band(1.012, .478 + .05 * k, .03, braid, shoe, (0, y + q * d * .42, .06), t=.03)
        tube([(0, -.4, .5), (-side * .06, -.68, .36), (-side * .1, -.86, .22), (-side * .11, -.93, .12)], .04, leather, shoe)
        torus(.13, .035, (-side * .2, -.98, .16), (72, 0, side * 20), m=leather, parent=shoe, n=40, k=10, scale=(1, 1, 1.6))
        for k in range(3):
            ball(.05, (0, -.52 + .12 * k, .55 + .015 * k), (1, 1, .45), m=M('brass'), parent=shoe, n=16)
    return g


def _drape(w, d, length, m, parent, folds=9, seed=1, open_front=.0, flare=.12):
    """The body of a coat that hangs from z = 0 down: shoulders w across, d deep, closed over the top."""
    rng = random.Random(seed)
    phase = [rng.uniform(0, 6.28) for _ in range(4)]
    around, down = 160, 44
    bm = bmesh.new()
    rows = []
    for j in range(down + 1):
        v = j / down
        fall = min(1, v / .16)
        shoulder = math.sin(fall * math.pi / 2) ** .8          # 0 at the neck, 1 below the shoulder
        ring = []
        for i in range(around):
            a = 2 * math.pi * i / around
            c, s = math.cos(a), math.sin(a)
            fold = (.03 + .13 * max(0, v - .2)) * (math.sin(folds * a + phase[0] + 1.2 * v) * .6 + math.sin((folds + 4) * a + phase[1] - v) * .4)
            rx = w / 2 * (.2 + .8 * shoulder) * (1 + flare * v)
            ry = d / 2 * (.35 + .65 * shoulder) * (1 + flare * 2 * v)
            e = .72
            x = rx * math.copysign(abs(c) ** e, c) + fold * c
            y = ry * math.copysign(abs(s) ** e, s) + fold * s * 1.4
            slope = .26 * w * .5 * (abs(x) / (w / 2)) ** 1.3 * .4      # shoulders fall towards the sleeves
            z = -length * max(0, v - .1) / .9 - slope * (1 - max(0, v - .1)) - .12 * fall
            ring.append(bm.verts.new((x, y, z + .03 * math.sin(7 * a + phase[2]) * v)))
        rows.append(ring)
    for one, two in zip(rows, rows[1:]):
        for i in range(around):
            bm.faces.new((one[i], two[i], two[(i + 1) % around], one[(i + 1) % around]))
    bm.faces.new(rows[0])
    obj = finish(from_bmesh(bm, 'coat'), m, smooth_angle=80)
    obj.parent = parent
    return obj


def _sleeve(points, r0, r1, m, parent, seed=2):
    """A hanging sleeve along points, soft and creased at the elbow."""
    rng = random.Random(seed)
    ph = rng.uniform(0, 6)
    bm = bmesh.new()
    rows = []
    steps, around = 40, 36
    pts = [Vector(p) for p in points]
    for j in range(steps + 1):
        t = j / steps
        f = t * (len(pts) - 1)
        k = min(len(pts) - 2, int(f))
        u = f - k
        u = u * u * (3 - 2 * u) * .5 + u * .5
        p = pts[k].lerp(pts[k + 1], u)
        crease = .05 * math.sin(26 * t + ph) * math.exp(-((t - .5) / .22) ** 2)
        r = r0 + (r1 - r0) * t
        ring = []
        for i in range(around):
            a = 2 * math.pi * i / around
            q = r * (1 + crease + .06 * math.sin(3 * a + 5 * t + ph))
            ring.append(bm.verts.new(p + Vector((q * .72 * math.cos(a), q * math.sin(a), .05 * math.sin(2 * a + ph) * r))))
        rows.append(ring)
    for one, two in zip(rows, rows[1:]):
        for i in range(around):
            bm.faces.new((one[i], two[i], two[(i + 1) % around], one[(i + 1) % around]))
    bm.faces.new(rows[0])
    obj = finish(from_bmesh(bm, 'sleeve'), m, smooth_angle=80)
    obj.parent = parent
    rim = bake(obj)
    return rim


def coat(at=(0, 0, 0), turn=0, parent=None, scale=1, color='#33507a', lining='#c98a3c', w=4.3, d=1.0, length=6.4, seed=1, hook=True, buttons='brass'):
    """A coat that hangs from its collar: ``at`` is the top of the collar, its front towards -Y; 4.3 wide, 6.4 long.

    hook=True: on a brass wall hook behind it; hook=False: over the back of a chair: coat((0, 2.65, 9.75), parent=task_chair(...), hook=False, d=1.3, length=4.6).
    """
    g = root(at, turn, parent, scale, 'coat')
    cloth = material('clay', color, rough=.92, bump=3, bscale=70, sheen=.35)
    dark = material('clay', lerp_color(color, '#0a0f1c', .35), rough=.92, bump=3, bscale=70)
    _drape(w, d, length, cloth, g, seed=seed)
    for s in (-1, 1):
        x = s * w * .5
        _sleeve([(x * .86, 0, -.42), (x * 1.08, .02, -1.0), (x * 1.14, -.06, -length * .42), (x * 1.12, -.16, -length * .62), (x * 1.06, -.1, -length * .82)], .46, .34, cloth, g, seed + (s > 0))
        torus(.335, .03, (x * 1.06, -.1, -length * .82), (0, 0, 0), dark, g, 48, 10, scale=(.74, 1, 1))
        # collar and lapel: a flat leaf folded back from the neck
        outline = [(0, .12), (s * .34, .1), (s * .62, -.42), (s * .5, -.62), (s * .66, -.74), (s * .1, -2.05), (s * .03, -2.1)]
        slab(outline if s < 0 else outline[::-1], .05, .018, dark if s > 0 else cloth, (0, -d * .5 - .02, -.1), (86, 0, s * 6), g, 2)
    box((.03, .02, length * .78), (.05, -d * .58, -length * .56), (3.5, 0, 0), .006, dark, g, segments=1)                # where the front closes
    torus(.34, .13, (0, .02, -.08), (14, 0, 0), cloth, g, 48, 14, scale=(1, .8, 1))
    disc(.26, (0, .0, -.05), (14, 0, 0), material('clay', lining, rough=.6), g, 40)
    for k in range(3):
        z = -2.25 - k * .82
        cylinder(.085, .03, (-.12, -d * .5 - .09 - .02 * k, z), (90, 0, 0), .01, M(buttons), n=24, parent=g, segments=2)
    for s in (-1, 1):
        box((.9, .05, .2), (s * w * .27, -d * .5 - .06, -length * .66), (3, 0, s * 5), .02, dark, g, segments=2)        # pocket flaps
    if hook:
        tube([(0, d * .62, .2), (0, .2, .16), (0, .0, -.02), (0, -.16, .1)], .05, M('brass'), g)
        cylinder(.2, .06, (0, d * .64, .2), (90, 0, 0), .015, M('brass'), n=32, parent=g)
    return g


def rubber_stamp(at=(0, 0, 0), turn=0, parent=None, scale=1, wood='#7a4423'):
    """Office stamp standing on its rubber, .7 across and 1.16 high: turned handle, brass collar."""
    g = root(at, turn, parent, scale, 'stamp')
    cylinder(.32, .05, (0, 0, .026), m=M('rubber'), n=56, bevel=.01, parent=g)
    lathe([(0, .05), (.33, .05), (.35, .08), (.34, .19), (.25, .23), (.15, .31), (.11, .48), (.13, .63), (.21, .78), (.245, .92), (.2, 1.07), (.08, 1.15), (0, 1.16)],
          m=material('satin', wood, rough=.3, coat=.6), parent=g, n=72, subdivide=1)
    torus(.345, .02, (0, 0, .13), m=M('brass'), parent=g, n=72, k=10)
    torus(.125, .018, (0, 0, .42), m=M('brass'), parent=g, n=48, k=8)
    return g


def stamp_pad(at=(0, 0, 0), turn=0, parent=None, scale=1, ink='#3a2f86', stamp=True, lid=112):
    """Tin ink pad 1.7 x 1.2 with its lid stood open (``lid`` degrees) and the stamp left on the cloth."""
    g = root(at, turn, parent, scale, 'stamp pad')
    tin = material('satin', '#17233f', rough=.34, coat=.5)
    slab(rounded_rect(1.72, 1.22, .14), .17, .03, tin, parent=g)
    slab(rounded_rect(1.56, 1.06, .1), .05, .02, material('clay', '#d9c9a5', rough=.8), (0, 0, .14), parent=g)
    slab(rounded_rect(1.48, .98, .09), .05, .024, material('clay', ink, rough=.75, bump=5, bscale=40), (0, 0, .155), parent=g)
    torus(.33, .03, (-.42, .1, .2), m=material('clay', lerp_color(ink, '#000000', .35), rough=.6), parent=g, n=56, k=8, scale=(1, 1, .18))      # an older print in the cloth
    cover = group((0, .6, .18), (-lid, 0, 0), parent=g)
    slab(rounded_rect(1.72, 1.22, .14), .06, .02, tin, (0, -.6, 0), parent=cover)
    slab(rounded_rect(1.5, 1.0, .1), .02, .008, M('brass', rough=.4), (0, -.6, -.012), parent=cover)
    cylinder(.05, 1.0, (0, .61, .17), (0, 90, 0), .01, M('brass'), n=20, parent=g)
    if stamp:
        rubber_stamp((.34, -.06, .2), (3, -5, 18), g)
    return g


def stamp_print(at=(0, 0, 0), turn=0, parent=None, scale=1, ink='#4a3f9c'):
    """The mark of the stamp on paper: two rings, a star and three short bars, no letters; .62 across."""
    g = root(at, turn, parent, scale, 'stamp print')
    m = material('clay', ink, rough=.8, bump=0)
    for r, t in ((.31, .014), (.235, .008)):
        torus(r, t, (0, 0, 0), m=m, parent=g, n=72, k=6, scale=(1, 1, .12))
    for k, l in enumerate((.2, .28, .2)):
        box((l, .03, .003), (0, .07 - .07 * k, .001), r=.001, m=m, parent=g, segments=1)
    for k in range(16):
        a = math.radians(22.5 * k + 8)
        box((.03, .016, .003), (.272 * math.cos(a), .272 * math.sin(a), .001), (0, 0, 22.5 * k + 8), .001, m, g, segments=1)
    return g


def umbrella(at=(0, 0, 0), turn=0, parent=None, scale=1, color='#17233f', lean=13, wood='#7a4423'):
    """A furled umbrella 8.7 long, standing on its tip and leaning ``lean`` degrees towards +Y: its wall is 2.1 behind the tip."""
    g = root(at, turn, parent, scale, 'umbrella')
    u = group((0, 0, .05), (-lean, 0, 0), parent=g)
    cloth = material('clay', color, rough=.7, spec=.45, bump=2, bscale=50)
    lathe([(0, 0), (.05, 0), (.06, .04), (.07, .5), (.1, .56), (.1, .62), (0, .62)], m=M('brass'), parent=u, n=32)
    body = lathe([(.06, .6), (.12, .8), (.2, 1.5), (.28, 2.8), (.36, 4.2), (.42, 5.2), (.36, 5.6), (.24, 5.9), (.14, 6.0), (.07, 6.02)], m=cloth, parent=u, n=96, smooth_angle=70)
    for v in body.data.vertices:                    # eight gores, wound tight
        a = math.atan2(v.co.y, v.co.x)
        k = 1 + .2 * math.sin(8 * a + 2.2 * v.co.z) * min(1, v.co.z / 2)
        v.co.x *= k
        v.co.y *= k
    torus(.33, .045, (0, 0, 4.4), (6, 4, 0), m=cloth, parent=u, n=48, k=10)
    cylinder(.06, .08, (.33, -.08, 4.42), (0, 90, 0), .01, M('brass'), n=20, parent=u)
    cylinder(.07, 1.3, (0, 0, 6.5), m=M('steel'), n=24, parent=u)
    cylinder(.1, .1, (0, 0, 7.1), m=M('brass'), n=28, parent=u)
    tube([(0, 0, 7.1), (0, 0, 8.0), (.02, 0, 8.35), (.3, 0, 8.7), (.66, 0, 8.6), (.8, 0, 8.25), (.78, 0, 8.05)], .11, material('satin', wood, rough=.28, coat=.7), u)
    ball(.115, (.78, 0, 8.03), m=M('brass'), parent=u, n=24)
    return g


def umbrella_open(at=(0, 0, 0), turn=0, parent=None, scale=1, color='#0f5c55', tip=38, r=4.6, drops=True):
    """An open umbrella left on the floor to dry: 9.2 across, resting on two ribs and its handle, the canopy's top ``tip`` degrees towards -Y."""
    g = root(at, turn, parent, scale, 'open umbrella')
    u = group((0, 0, r * math.sin(math.radians(90 - tip)) * .74), (90 - tip + 6, 0, 12), parent=g)
    cloth = material('clay', color, rough=.55, spec=.5, bump=1, bscale=50)
    gores, around, down = 8, 128, 20
    rise = r * .52
    bm = bmesh.new()
    rows = []
    for j in range(down + 1):
        t = j / down
        ring = []
        for i in range(around):
            a = 2 * math.pi * i / around
            sag = abs(math.sin(gores / 2 * a))
            q = r * t * (1 - .085 * sag * t)
            ring.append(bm.verts.new((q * math.cos(a), q * math.sin(a), rise * (1 - t ** 1.9) - .22 * sag * t * (1 - .3 * t))))
        rows.append(ring)
    for one, two in zip(rows, rows[1:]):
        for i in range(around):
            bm.faces.new((one[i], two[i], two[(i + 1) % around], one[(i + 1) % around]))
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    canopy = from_bmesh(bm, 'canopy')
    canopy.data.materials.append(cloth)
    solid = canopy.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = .03
    finish(canopy, None, smooth_angle=50)
    canopy.parent = u
    for k in range(gores):
        a = 2 * math.pi * k / gores
        c, s = math.cos(a), math.sin(a)
        tube([(r * t * c, r * t * s, rise * (1 - t ** 1.9) - .05) for t in (.04, .3, .55, .8, 1)], .03, M('steel'), u, resolution=4)
        tube([(0, 0, rise - 1.7), (r * .46 * c, r * .46 * s, rise * (1 - .46 ** 1.9) - .07)], .025, M('steel'), u, smooth=False)
        ball(.06, (r * c, r * s, -.03), m=M('brass'), parent=u, n=14)
    cylinder(.07, rise + 4.6, (0, 0, (rise - 4.6) / 2), m=M('steel'), n=24, parent=u)
    cylinder(.14, .3, (0, 0, rise - 1.7), m=M('ink'), n=28, parent=u)
    lathe([(0, rise + .5), (.05, rise + .5), (.08, rise + .1), (.14, rise), (.1, rise - .1), (0, rise - .1)][::-1], m=M('brass'), parent=u, n=28)
    tube([(0, 0, -4.4), (0, 0, -5.4), (.3, 0, -5.8), (.68, 0, -5.66), (.78, 0, -5.3)], .12, material('satin', '#7a4423', rough=.28, coat=.7), u)
    if drops:
        rng = random.Random(5)
        for _ in range(14):
            a, q = rng.uniform(0, 6.28), r * rng.uniform(.3, .8)
            p = (q * math.cos(a), q * math.sin(a) - r * .3)
            s = rng.uniform(.06, .28)
            superball((s, s * .8, .02), 1, 1, (p[0], p[1], .012), m=material('gloss', '#5b5446', rough=.04), parent=g, n=20)
    return g


def spectacles(at=(0, 0, 0), turn=0, parent=None, scale=1, rim='#5a3118', folded=True):
    """Reading glasses 1.3 across, laid down on a page, temples folded or open (towards +Y)."""
    g = root(at, turn, parent, scale, 'spectacles')
    horn = material('satin', rim, rough=.2, coat=.8)
    z = .24
    for s in (-1, 1):
        torus(.27, .03, (s * .34, 0, z), (84, 0, 0), horn, g, 56, 12, scale=(1.12, 1, 1))
        hide_from(cylinder(.26, .015, (s * .34, 0, z), (84, 0, 0), .004, M('pane'), n=48, parent=g), shadow=True)
        ball(.035, (s * .65, .02, z + .12), m=M('brass'), parent=g, n=14)
        if folded:
            tube([(s * .65, .03, z + .12), (s * .55, .1, z + .1), (0, .16 + .05 * s, z - .02), (-s * .42, .17 + .05 * s, .07), (-s * .6, .16 + .05 * s, .04)], .026, horn, g)
        else:
            tube([(s * .65, .03, z + .12), (s * .66, .5, z + .08), (s * .64, 1.0, z - .02), (s * .6, 1.3, .04)], .026, horn, g)
    tube([(-.09, -.01, z + .06), (0, -.03, z + .11), (.09, -.01, z + .06)], .028, horn, g)
    return g


def passing_shadow(at=(0, 0, 0), turn=0, parent=None, scale=1, h=16.5):
    """The outline of a person just outside the frame: casts a shadow, is never seen. Stands in the XZ plane, h high."""
    g = root(at, turn, parent, scale, 'passing shadow')
    k = h / 16.5
    half = [(.0, 16.5), (.55, 16.4), (.95, 15.9), (1.05, 15.2), (.9, 14.5), (.6, 14.0), (.62, 13.5), (1.6, 13.1), (2.25, 12.7), (2.5, 11.8), (2.6, 9.5),
            (2.5, 7.6), (2.1, 7.4), (1.9, 9.0), (1.75, 8.0), (1.8, 4.0), (1.7, 0)]
    outline = [(x * k, z * k) for x, z in half] + [(-x * k * .96, z * k) for x, z in reversed(half[1:])]
    hide_from(slab(outline[::-1], .1, .01, M('ink'), (0, 0, 0), (90, 0, 0), g, 1), camera=True, diffuse=True)
    return g
