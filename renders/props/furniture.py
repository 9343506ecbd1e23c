"""Furniture and desk-top things of the world.

One unit is a decimetre (a desk is 7.4 units high, a mug about 1), so that they match the studio's lights and lenses;
pass ``scale`` where a set is built smaller. Origin on the ground at the centre, front towards -Y, ``turn`` in degrees
about Z (or a full Euler triple). Every function returns its group.
"""
from studio.studio import *
from props.materials import M

WOODS = ('#9a683d', '#8d5d35', '#a87649', '#946439', '#84552e', '#a06e42')
DARK_WOODS = ('#6b4226', '#623b21', '#74492b', '#6a4125')
PALE_WOODS = ('#d3a870', '#cb9e64', '#dab27c', '#d0a268')


def root(at, turn, parent, scale, name):
    """The group a prop hangs on."""
    return group(at, turn if isinstance(turn, (tuple, list)) else (0, 0, turn), scale, parent, name)


def wood(k=0, tone='wood'):
    """One of a few neighbouring tones of the same timber: boards cut from different trees."""
    tones = {'wood': WOODS, 'dark': DARK_WOODS, 'pale': PALE_WOODS}[tone]
    base = {'wood': 'wood', 'dark': 'wood_dark', 'pale': 'wood_pale'}[tone]
    return M(base, color=tones[k % len(tones)])


def boards(w, d, t, n, at=(0, 0, 0), turn=(0, 0, 0), parent=None, tone='wood', gap=.03, along='x', r=.035, k0=0):
    """A timber top of n boards, w by d and t thick, its upper face at ``at``; boards run along x or y."""
    top = group(at, turn, parent=parent, name='boards')
    across = d if along == 'x' else w
    each = (across - gap * (n - 1)) / n
    for k in range(n):
        c = -across / 2 + each / 2 + k * (each + gap)
        size, place_at = ((w, each, t), (0, c, -t / 2)) if along == 'x' else ((each, d, t), (c, 0, -t / 2))
        box(size, place_at, r=r, m=wood(k * 3 + k0, tone), parent=top, segments=3)
    return top


def strips(runs, width, thick, m, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """Many thin flat strips (p, q) in one mesh, lying in XY: canework, grilles, rulings."""
    bm = bmesh.new()
    for (x0, y0, z0), (x1, y1, z1) in runs:
        d = Vector((x1 - x0, y1 - y0, 0))
        if d.length < 1e-4:
            continue
        s = Vector((-d.y, d.x, 0)).normalized() * width / 2
        ring = []
        for (x, y, z) in ((x0, y0, z0), (x1, y1, z1)):
            ring.append([bm.verts.new((x - s.x, y - s.y, z)), bm.verts.new((x - s.x * .6, y - s.y * .6, z + thick)),
                         bm.verts.new((x + s.x * .6, y + s.y * .6, z + thick)), bm.verts.new((x + s.x, y + s.y, z))])
        for i in range(4):
            bm.faces.new((ring[0][i], ring[1][i], ring[1][(i + 1) % 4], ring[0][(i + 1) % 4]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return place(finish(from_bmesh(bm, 'strips'), m, smooth_angle=25), at, turn, parent=parent)


def screws(points, r=.05, parent=None, turn=(0, 0, 0), m=None):
    """Slotted round heads."""
    for p in points:
        cylinder(r, .03, p, turn, .01, m or M('brass'), n=20, parent=parent, segments=2)


def turned_leg(h, r, at, parent, m, tilt=(0, 0, 0)):
    """A turned timber leg from the floor up."""
    profile = [(0, 0), (r * .55, 0), (r * .6, h * .03), (r * .62, h * .3), (r * .9, h * .5), (r * .78, h * .56), (r * 1.05, h * .6),
               (r * .8, h * .64), (r, h * .75), (r * 1.05, h * .97), (0, h)]
    return lathe(profile, at, tilt, m, n=32, parent=parent, subdivide=1)


# ============================================================================ tables

def desk(at=(0, 0, 0), turn=0, parent=None, scale=1, w=14, d=7, h=7.4, tone='wood', drawers=1, modesty=True):
    """Timber desk 14 x 7 x 7.4; the sitter is on +Y, a modesty panel closes the front (-Y) unless modesty is off.

    ``drawers``: 1 a unit on the right, -1 on the left, 2 both, 0 none; they show fronts on both sides.
    """
    g = root(at, turn, parent, scale, 'desk')
    boards(w, d, .38, 4, (0, 0, h), parent=g, tone=tone, r=.06)
    box((w - .5, d - .5, .3), (0, 0, h - .55), r=.04, m=wood(4, tone), parent=g, segments=2)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((.55, .55, h - .6), (sx * (w / 2 - .6), sy * (d / 2 - .6), (h - .6) / 2), r=.07, m=wood(1, tone), parent=g, segments=3)
            cylinder(.3, .12, (sx * (w / 2 - .6), sy * (d / 2 - .6), .06), m=M('brass'), parent=g, n=32)
    if modesty:
        box((w - 1.6, .16, 3.4), (0, -d / 2 + .62, h - 2.3), r=.03, m=wood(2, tone), parent=g, segments=2)
    sides = {0: (), 1: (1,), -1: (-1,), 2: (-1, 1)}[drawers]
    for s in sides:
        unit = group((s * (w / 2 - 2.4), .2, 0), parent=g)
        box((3.4, d - 1.2, 4.6), (0, 0, h - 3.0), r=.05, m=wood(3, tone), parent=unit, segments=2)
        for k in range(3):
            for face in (1, -1):
                front = group((0, face * (d / 2 - .6), h - 1.5 - k * 1.5), (0, 0, 0 if face < 0 else 180), parent=unit)
                box((3.1, .16, 1.36), r=.06, m=wood(k, tone), parent=front, segments=3)
                bow_handle(1.1, .22, .05, .1, M('brass'), (0, -.08, .05), parent=front)
                cylinder(.09, .04, (0, -.09, .42), (90, 0, 0), m=M('brass'), parent=front, n=24)
    return g


def workbench(at=(0, 0, 0), turn=0, parent=None, scale=1, w=20, d=7.5, h=8.6, vice=-1, tone='wood', shelf_low=True):
    """Heavy timber bench 20 x 7.5 x 8.6; vice=-1 left end, 1 right end, 0 none."""
    g = root(at, turn, parent, scale, 'workbench')
    boards(w, d, .7, 5, (0, 0, h), parent=g, tone=tone, r=.08, gap=.035)
    box((w - .8, d - .8, .5), (0, 0, h - .98), r=.05, m=wood(2, 'dark'), parent=g, segments=2)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((.95, .95, h - .7), (sx * (w / 2 - 1), sy * (d / 2 - .8), (h - .7) / 2), r=.1, m=wood(sx + 2, tone), parent=g, segments=3)
            for z in (1.6, h - 1.2):
                screws([(sx * (w / 2 - 1), sy * (d / 2 - .8) - .48, z + .12), (sx * (w / 2 - 1), sy * (d / 2 - .8) - .48, z - .12)],
                       .09, g, (90, 0, 0))
    for sy in (-1, 1):
        box((w - 2, .5, .9), (0, sy * (d / 2 - .8), 1.6), r=.06, m=wood(1, tone), parent=g, segments=2)
        box((w - 2, .4, 1.1), (0, sy * (d / 2 - .8), h - 1.5), r=.06, m=wood(3, tone), parent=g, segments=2)
    if shelf_low:
        boards(w - 2, d - 2, .25, 4, (0, 0, 2.3), parent=g, tone=tone)
    if vice:
        bench_vice((vice * (w / 2 - 1.6), -d / 2 + .2, h), 0, g)
    return g


def bench_vice(at=(0, 0, 0), turn=0, parent=None, scale=1):
    """Engineer's vice 1.6 wide, 1.5 high, jaws towards -Y."""
    g = root(at, turn, parent, scale, 'vice')
    box((1.5, 1.3, .22), (0, .3, .11), r=.06, m=M('ink'), parent=g)
    box((1.0, .9, .75), (0, .35, .55), r=.15, m=M('teal'), parent=g)
    box((1.55, .35, .6), (0, 0, 1.05), r=.08, m=M('teal'), parent=g)
    box((1.5, .1, .36), (0, -.2, 1.2), r=.02, m=M('steel'), parent=g, segments=2)
    box((.6, 1.6, .42), (0, -.5, .7), r=.08, m=M('gun'), parent=g)
    box((1.55, .35, .8), (0, -1.0, .95), r=.1, m=M('teal'), parent=g)
    box((1.5, .1, .36), (0, -.8, 1.2), r=.02, m=M('steel'), parent=g, segments=2)
    cylinder(.16, .5, (0, -1.4, .7), (90, 0, 0), m=M('steel'), parent=g)
    cylinder(.055, 1.9, (0, -1.5, .7), (0, 62, 0), m=M('steel'), parent=g, n=24)
    for s in (-1, 1):
        ball(.1, (s * .84, -1.5, .7 + s * .446), m=M('steel'), parent=g, n=20)
        cylinder(.12, .08, (s * .55, .75, .25), m=M('brass'), parent=g, n=6)
    return g


def side_table(at=(0, 0, 0), turn=0, parent=None, scale=1, r=2.6, h=5.2, tone='wood'):
    """Round table, 5.2 across and 5.2 high, brass-edged, three turned legs and a low shelf."""
    g = root(at, turn, parent, scale, 'side table')
    lathe([(0, h - .28), (r * .92, h - .28), (r * .98, h - .22), (r, h - .14), (r * .985, h - .04), (r * .96, h), (0, h)], m=wood(0, tone), parent=g, n=128)
    torus(r * 1.0, .035, (0, 0, h - .14), m=M('brass'), parent=g, n=128, k=12)
    lathe([(r * .74, h - .7), (r * .78, h - .7), (r * .78, h - .27), (r * .74, h - .27), (r * .74, h - .7)], m=wood(1, tone), parent=g, n=96)
    for k in range(3):
        a = math.radians(90 + 120 * k)
        turned_leg(h - .3, .26, (r * .72 * math.cos(a), r * .72 * math.sin(a), 0), g, wood(2, tone))
    lathe([(0, 1.5), (r * .7, 1.5), (r * .72, 1.57), (r * .7, 1.66), (0, 1.66)], m=wood(3, tone), parent=g, n=96)
    return g


def shelf(at=(0, 0, 0), turn=0, parent=None, scale=1, w=10, h=16, d=3, n=5, tone='wood', back=True):
    """Open standing shelf 10 x 3 x 16 with n boards; the boards' top faces are at shelf_levels()."""
    g = root(at, turn, parent, scale, 'shelf')
    for s in (-1, 1):
        box((.3, d, h), (s * (w / 2 - .15), 0, h / 2), r=.05, m=wood(1, tone), parent=g, segments=3)
    for z in shelf_levels(h, n):
        box((w - .62, d - .1, .26), (0, 0, z - .13), r=.04, m=wood(int(z * 3), tone), parent=g, segments=3)
        for s in (-1, 1):
            screws([(s * (w / 2 - .15), -d / 2 - .005, z - .13)], .06, g, (90, 0, 0))
    if back:
        for k in range(6):
            box(((w - .6) / 6 - .03, .1, h - .4), (-w / 2 + .3 + (k + .5) * (w - .6) / 6, d / 2 - .08, h / 2), r=.02, m=wood(k + 2, tone), parent=g, segments=2)
    return g


def shelf_levels(h=16, n=5):
    """Heights of the boards of shelf()."""
    return [.5 + (h - .6) * k / (n - 1) for k in range(n)]


# ============================================================================ seats

def stool(at=(0, 0, 0), turn=0, parent=None, scale=1, h=4.8, tone='wood'):
    """Round wooden stool, seat 3.2 across, 4.8 high, brass foot ring."""
    g = root(at, turn, parent, scale, 'stool')
    lathe([(0, h - .42), (1.35, h - .42), (1.55, h - .34), (1.62, h - .2), (1.58, h - .06), (1.45, h), (1.0, h - .05), (0, h - .09)],
          m=wood(0, tone), parent=g, n=96, subdivide=1)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        foot, head = Vector((1.55 * math.cos(a), 1.55 * math.sin(a), 0)), Vector((.95 * math.cos(a), .95 * math.sin(a), h - .35))
        d = head - foot
        leg = lathe([(0, 0), (.15, 0), (.17, .05), (.2, d.length * .5), (.24, d.length * .9), (.2, d.length), (0, d.length)], foot, m=wood(k + 1, tone), parent=g, n=24, subdivide=1)
        leg.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
        cylinder(.17, .1, foot + d * .02, m=M('rubber'), parent=g, n=24)
    z = h * .3
    torus(1.55 - .6 * z / h + .02, .07, (0, 0, z), m=M('brass'), parent=g, n=96)
    for k in range(2):
        cylinder(.1, 2.5, (0, 0, h * .55 + k * .26), (90, 0, 45 + 90 * k), m=wood(k, tone), parent=g, n=24)
    return g


def task_chair(at=(0, 0, 0), turn=0, parent=None, scale=1, cloth='cloth_teal', arms=True):
    """Office chair, 6.4 across and 9.6 high, sitter looks to -Y; five-star base with castors."""
    g = root(at, turn, parent, scale, 'task chair')
    for k in range(5):
        leg = group(turn=(0, 0, 90 + 72 * k), parent=g)
        slab([(.2, -.3), (2.6, -.17), (2.75, 0), (2.6, .17), (.2, .3)], .26, .09, M('ink'), (0, 0, .75), (0, 4, 0), leg)
        cylinder(.14, .3, (2.55, 0, .55), m=M('gun'), parent=leg, n=24)
        for s in (-1, 1):
            cylinder(.3, .16, (2.55, s * .16, .3), (90, 0, 0), m=M('rubber'), parent=leg, n=32, bevel=.05)
            cylinder(.12, .18, (2.55, s * .16, .3), (90, 0, 0), m=M('brass'), parent=leg, n=20)
    cylinder(.42, .5, (0, 0, 1.0), m=M('ink'), parent=g, bevel=.08)
    cylinder(.2, 1.9, (0, 0, 2.1), m=M('steel'), parent=g)
    cylinder(.3, 1.0, (0, 0, 1.7), m=M('gun'), parent=g)
    superball((1.3, 1.4, .35), .5, .6, (0, 0, 3.35), m=M('ink'), parent=g)
    tube([(1.2, -.3, 3.35), (1.9, -.4, 3.35), (2.3, -.4, 3.3)], .07, M('gun'), g)
    ball(.14, (2.35, -.4, 3.3), m=M('brass'), parent=g, n=24)

    def seat(p):
        return Vector((p.x * (1 - .06 * p.y / 2.4), p.y, p.z - (.22 * max(0, -p.y - 1.4) ** 2) + .05 * abs(p.x)))
    superball((2.45, 2.4, .55), .42, .45, (0, 0, 4.2), m=M(cloth), parent=g, n=96, shape=seat)
    superball((2.47, 2.42, .03), .42, .45, (0, 0, 4.18), m=M('brass'), parent=g, n=96, shape=seat)
    superball((2.3, 2.2, .22), .42, .45, (0, 0, 3.75), m=M('ink'), parent=g, n=64)
    for s in (-1, 1):
        tube([(s * .45, 1.4, 3.4), (s * .5, 2.3, 3.7), (s * .5, 2.7, 5.0), (s * .5, 2.95, 7.4)], .14, M('gun'), g)

    def back(p):
        bend = .12 * (p.x ** 2) / 2.2
        return Vector((p.x * (1 - .05 * (p.z / 2.2)), p.y - bend + .12 * p.z * .6, p.z))
    superball((2.25, .3, 2.15), .45, .4, (0, 2.55, 7.3), m=M(cloth), parent=g, n=96, shape=back)
    superball((2.27, .02, 2.17), .45, .4, (0, 2.58, 7.3), m=M('ink'), parent=g, n=96, shape=back)
    for k in range(3):
        tube([(-1.7, 2.12 + .06 * k, 6.4 + k * .85), (0, 2.27 + .07 * k, 6.4 + k * .85), (1.7, 2.12 + .06 * k, 6.4 + k * .85)], .018, M('ink'), g)
    if arms:
        for s in (-1, 1):
            tube([(s * 1.3, .5, 3.6), (s * 2.7, .5, 3.75), (s * 2.85, .45, 4.4), (s * 2.85, .4, 5.95)], .13, M('gun'), g)
            superball((.34, 1.35, .16), .5, .45, (s * 2.85, .2, 6.05), m=M('ink'), parent=g)
    return g


def cane_weave(w, h, parent, at=(0, 0, 0), turn=(0, 0, 0), pitch=.26):
    """Six-way canework panel in XY, centred."""
    lines = []

    def clip(px, py, dx, dy):
        """The part of an endless line that crosses the panel."""
        t0, t1 = -1e9, 1e9
        for p, d, lim in ((px, dx, w / 2), (py, dy, h / 2)):
            if abs(d) < 1e-9:
                if abs(p) > lim:
                    return None
                continue
            a, b = sorted(((-lim - p) / d, (lim - p) / d))
            t0, t1 = max(t0, a), min(t1, b)
        return None if t1 <= t0 else ((px + dx * t0, py + dy * t0), (px + dx * t1, py + dy * t1))
    n = int((w + h) / pitch) + 1
    for k in range(-n, n + 1):
        for dx, dy, ox, oy, z in ((0, 1, k * pitch, 0, 0), (1, 0, 0, k * pitch, .014), (1, 1, k * pitch * 1.0 + pitch / 2, 0, .028), (1, -1, k * pitch * 1.0 + pitch / 2, 0, .042)):
            run = clip(ox, oy, dx, dy)
            if run:
                lines.append(((*run[0], z), (*run[1], z)))
    return strips(lines, .075, .02, M('cane'), parent, at, turn)


def cane_chair(at=(0, 0, 0), turn=0, parent=None, scale=1, tone='dark', cushion='cloth_teal'):
    """Planter's armchair, 6.6 wide, 7 deep, 9.4 high, sitter looks to -Y; woven seat and back."""
    g = root(at, turn, parent, scale, 'cane chair')
    m = wood(0, tone)
    for s in (-1, 1):
        x = s * 2.9
        tube([(x, -2.7, 0), (x, -2.75, 2.2), (x, -2.65, 4.4), (x, -2.6, 6.0)], .24, m, g)                      # front leg and arm post
        tube([(x * .97, 3.5, 0), (x * .95, 2.9, 2.6), (x * .93, 2.6, 4.2), (x * .9, 3.0, 6.6), (x * .86, 3.7, 9.3)], .24, m, g)  # back leg runs up
        tube([(x * .92, 3.0, 6.3), (x * 1.05, 1.2, 6.2), (x * 1.08, -1.2, 6.15), (x * 1.04, -2.9, 6.1), (x * .98, -3.25, 5.95)], .27, m, g)
        tube([(x, -2.6, 3.7), (x * .98, 0, 3.6), (x * .95, 2.7, 3.5)], .2, m, g)
        tube([(x, -2.7, 1.5), (x * .98, 0, 1.5), (x * .96, 3.1, 1.5)], .13, m, g)
        torus(.27, .05, (x, -2.73, 1.0), m=M('brass'), parent=g, n=40)
        ball(.3, (x * .86, 3.72, 9.4), (1, 1, .8), m=m, parent=g, n=24)
        for k in range(5):
            tube([(x, -1.7 + k * .95, 3.7), (x * 1.05, -1.7 + k * .95, 6.0)], .07, m, g, steps=6)
    tube([(-2.9, -2.65, 3.7), (0, -2.75, 3.62), (2.9, -2.65, 3.7)], .2, m, g)
    tube([(-2.75, 2.7, 3.5), (0, 2.7, 3.5), (2.75, 2.7, 3.5)], .2, m, g)
    tube([(-2.85, -2.7, 1.6), (2.85, -2.7, 1.6)], .12, m, g)
    tube([(-2.62, 2.95, 6.0), (0, 3.05, 5.95), (2.62, 2.95, 6.0)], .16, m, g)
    tube([(-2.5, 3.7, 9.2), (-1.2, 3.75, 9.75), (0, 3.78, 9.95), (1.2, 3.75, 9.75), (2.5, 3.7, 9.2)], .24, m, g)
    cane_weave(5.6, 5.3, g, (0, 0, 3.6), (1.5, 0, 0))
    cane_weave(5.0, 3.6, g, (0, 3.28, 7.75), (78, 0, 0))
    if cushion:
        superball((2.35, 2.2, .42), .45, .4, (0, -.1, 4.05), m=M(cushion), parent=g, n=80)
        superball((2.37, 2.22, .025), .45, .4, (0, -.1, 4.05), m=M('marigold', color='#c9a05c'), parent=g, n=80)
    return g


# ============================================================================ light and walls

def desk_lamp(at=(0, 0, 0), turn=0, parent=None, scale=1, on=True, power=420, shade='brass', lower=25, upper=62, tilt=12, color='#ffca85'):
    """Brass arm lamp, base 1.8 across, about 4.4 high; the head reaches 1.6 towards -Y. Casts its own light when on.

    ``lower``: degrees the lower arm leans back; ``upper``: degrees the upper arm leans forward; ``tilt``: of the shade.
    """
    g = root(at, turn, parent, scale, 'desk lamp')
    brass = M('brass')
    lathe([(0, 0), (.86, 0), (.92, .03), (.92, .1), (.86, .16), (.5, .2), (.3, .25), (.22, .4), (.2, .55), (0, .55)], m=brass, parent=g, n=96, subdivide=1)
    torus(.93, .03, (0, 0, .06), m=M('ink'), parent=g, n=96, k=12)
    cylinder(.09, .08, (.48, -.35, .22), m=M('ink'), parent=g, n=24)                      # switch
    a, b = math.radians(lower), math.radians(upper)
    p0 = Vector((0, 0, .6))
    p1 = p0 + 2.0 * Vector((0, math.sin(a), math.cos(a)))
    p2 = p1 + 2.3 * Vector((0, -math.sin(b), math.cos(b)))
    for one, two, gap in ((p0, p1, .14), (p1, p2, .11)):
        for s in (-1, 1):
            tube([one + Vector((s * gap, 0, 0)), two + Vector((s * gap, 0, 0))], .045, brass, g, smooth=False)
        d = two - one
        mid = one + d * .28
        spring = [mid + d.normalized() * (.7 * i / 60) + Vector((.05 * math.cos(i * .9), .05 * math.sin(i * .9), 0)) for i in range(61)]
        tube(spring, .014, M('steel'), g, steps=2, resolution=2)
        tube([one + d * .12, one + d * .9], .012, M('steel'), g, smooth=False)
    for p, r in ((p0, .17), (p1, .19), (p2, .15)):
        cylinder(r, .4, p, (0, 90, 0), m=brass, parent=g, n=40, bevel=.03)
        for s in (-1, 1):
            cylinder(r * .55, .09, p + Vector((s * .23, 0, 0)), (0, 90, 0), m=M('ink'), parent=g, n=32)
    cable = [p0 + Vector((.16, .08, .1)), p0 * .5 + p1 * .5 + Vector((.2, .16, 0)), p1 + Vector((.22, .14, .12)), p1 * .5 + p2 * .5 + Vector((.17, .14, .12)), p2 + Vector((.1, .05, .14))]
    tube(cable, .03, M('rubber', color='#3a2a1c'), g)
    head = group(p2, (tilt, 0, 0), parent=g)       # axis straight down; a positive tilt throws the light forward
    outer = [(.16, -.02), (.2, -.08), (.24, -.2), (.3, -.32), (.52, -.52), (.74, -.78), (.86, -1.02), (.88, -1.08)]
    inner = [(r - .035, z - .01) for r, z in outer[::-1]][1:]
    lathe([(0, -.02)] + outer, m=M(shade), parent=head, n=96, subdivide=1)
    lathe(inner + [(0, -.05)], m=M('paper', color='#fff3dc', rough=.5), parent=head, n=96, subdivide=1)
    torus(.872, .03, (0, 0, -1.08), m=brass, parent=head, n=96, k=12)
    cylinder(.2, .22, (0, 0, .06), m=brass, parent=head, n=40)
    for k in range(6):
        t = math.radians(60 * k)
        cylinder(.025, .03, (.24 * math.cos(t), .24 * math.sin(t), -.18), (90, 0, 60 * k + 90), m=M('ink'), parent=head, n=12)
    ball(.25, (0, 0, -.66), (1, 1, 1.15), m=material('emit', '#ffdba6', power=9) if on else M('paper', rough=.3), parent=head, n=32)
    if on:
        light = spot((0, 0, -.95), (0, 0, -4), power * scale * scale, 118, .5, .22 * scale, color)
        light.parent = head
    return g


def wall(w, h, at=(0, 0, 0), turn=0, parent=None, hole=None, m=None, thick=.8, skirt=.9, scale=1, skirt_m=None):
    """A wall facing -Y, its foot centred on ``at``; ``hole`` = (x centre, z of the sill, width, height) leaves an opening."""
    g = root(at, turn, parent, scale, 'wall')
    m = m or M('plaster')
    y = thick / 2
    if hole:
        x, z, ww, hh = hole
        left, right = w / 2 + x - ww / 2, w / 2 - x - ww / 2
        pieces = [(left, h, -w / 2 + left / 2, h / 2), (right, h, w / 2 - right / 2, h / 2), (ww, z, x, z / 2), (ww, h - z - hh, x, (h + z + hh) / 2)]
    else:
        pieces = [(w, h, 0, h / 2)]
    for pw, ph, px, pz in pieces:
        if pw > .01 and ph > .01:
            box((pw, thick, ph), (px, y, pz), r=.004, m=m, parent=g, segments=1)
    if skirt:
        sm = skirt_m or wood(1, 'dark')
        box((w, .18, skirt), (0, -.09, skirt / 2), r=.05, m=sm, parent=g, segments=3)
        tube([(-w / 2, -.19, skirt - .15), (w / 2, -.19, skirt - .15)], .035, sm, g, smooth=False)
    return g


def window_frame(w=9, h=12, at=(0, 0, 0), turn=0, parent=None, scale=1, panes=(2, 3), depth=1.0, tone='dark', glass=True, open_leaf=0, latch=True):
    """Timber window that fills an opening w by h (``at`` = middle of the sill, inner face of the wall), bars, hinges, sill board.

    ``open_leaf``: degrees both casements stand open into the room (0 = shut).
    """
    g = root(at, turn, parent, scale, 'window')
    m = wood(0, tone)
    t = .32
    for s in (-1, 1):
        box((t, depth, h), (s * (w / 2 - t / 2), depth / 2, h / 2), r=.05, m=m, parent=g, segments=2)
    for z in (t / 2, h - t / 2):
        box((w - 2 * t, depth, t), (0, depth / 2, z), r=.05, m=m, parent=g, segments=2)
    box((w + 1.2, 1.1, .22), (0, -.4, -.11), r=.08, m=wood(2, tone), parent=g, segments=3)                    # sill board
    box((w + .9, .16, .5), (0, -.02, -.46), r=.05, m=wood(1, tone), parent=g, segments=2)
    for s in (-1, 1):
        lw, lh = w / 2 - t, h - 2 * t
        leaf = group((s * (w / 2 - t), depth * .45, t), (0, 0, s * open_leaf), parent=g)
        x = -s * lw / 2
        for q in (-1, 1):
            box((.3, .26, lh), (x + q * (lw / 2 - .15), 0, lh / 2), r=.05, m=wood(3, tone), parent=leaf, segments=2)
        for z in (.15, lh - .15):
            box((lw - .6, .26, .3), (x, 0, z), r=.05, m=wood(3, tone), parent=leaf, segments=2)
        for i in range(1, panes[0]):
            box((.11, .2, lh - .6), (x - lw / 2 + .3 + (lw - .6) * i / panes[0], 0, lh / 2), r=.03, m=m, parent=leaf, segments=2)
        for j in range(1, panes[1]):
            box((lw - .6, .2, .11), (x, 0, .3 + (lh - .6) * j / panes[1]), r=.03, m=m, parent=leaf, segments=2)
        for z in (lh * .15, lh * .85):
            cylinder(.09, .6, (0, -.16, z), m=M('brass'), parent=leaf, n=20)
        if latch and s > 0:
            box((.14, .1, .8), (-lw + .15, -.18, lh * .45), r=.04, m=M('brass'), parent=leaf, segments=2)
            tube([(-lw + .15, -.22, lh * .45), (-lw + .15, -.4, lh * .45), (-lw + .15, -.42, lh * .38)], .05, M('brass'), leaf)
        if glass:
            hide_from(box((lw - .5, .02, lh - .5), (x, .04, lh / 2), r=.005, m=M('pane'), parent=leaf, segments=1), shadow=True)
    return g


def window_light(at=(0, 0, 0), turn=0, parent=None, scale=1, w=9, h=12, panes=(2, 3), power=900, color='#fff1dc', glow=('#fff6e6', '#f2e2c4'), glow_power=1.6,
                 with_plant=True, tone='dark', glass=True):
    """Bright window: frame, sill, glowing pane behind it, a soft light into the room and a plant on the sill.

    ``at`` = middle of the sill on the wall's inner face; the room is on -Y. 9 x 12 by default; no wall (see wall(hole=...)).
    ``glow`` = colours of the pane at the top and at the bottom, or None to leave the opening free for the sky.
    """
    g = window_frame(w, h, at, turn, parent, scale, panes, tone=tone, glass=glass)
    if glow:
        bands = 14
        for k in range(bands):
            z = h * (k + .5) / bands
            hide_from(box((w * 1.02, .02, h / bands + .001), (0, 1.15, z), r=.0005, m=material('emit', lerp_color(glow[1], glow[0], (k + .5) / bands), power=glow_power), parent=g, segments=1), shadow=True)
    if power:
        light = area((0, .95, h / 2), (0, -6, h * .32), w * .92 * scale, power * scale * scale, color, size_y=h * .92 * scale)
        light.parent = g
    if with_plant:
        plant((w * .3, -.42, 0), 30, g, size=2.0)
    return g


def wall_clock(at=(0, 0, 0), turn=0, parent=None, scale=1, r=1.8, hands=(300, 60), rim='brass', face='paper'):
    """Round clock hung on a wall, 3.6 across, faces -Y, ticks only; ``hands`` in degrees clockwise from twelve. Origin at its middle, back on the wall."""
    g = root(at, turn, parent, scale, 'wall clock')
    dial = group(turn=(90, 0, 0), parent=g, scale=r / 1.8)
    lathe([(0, 0), (1.7, 0), (1.82, .1), (1.84, .3), (1.76, .42), (1.64, .42), (1.6, .3), (1.58, .24)], m=M(rim), parent=dial, n=128, subdivide=1)
    disc(1.62, (0, 0, .25), m=M(face), parent=dial, n=128)
    for k in range(60):
        a = math.radians(6 * k)
        big = k % 5 == 0
        rr = 1.38 if big else 1.46
        box((.05 if big else .022, .22 if big else .09, .02), (rr * math.sin(a), rr * math.cos(a), .262), (0, 0, -6 * k), .004, M('ink'), dial, segments=1)
    for a, l, wd, z in ((hands[0], .85, .1, .29), (hands[1], 1.22, .07, .32)):
        slab([(-wd / 2, -.25), (wd / 2, -.25), (wd * .3, l), (-wd * .3, l)], .02, .005, M('ink'), (0, 0, z), (0, 0, -a), dial, segments=2)
    cylinder(.1, .14, (0, 0, .32), m=M('brass'), parent=dial, n=32)
    return g


# ============================================================================ paper and small things

def page_block(w, d, t, m=None, parent=None, at=(0, 0, 0), turn=(0, 0, 0), edges=5):
    """A block of pages with visible leaves at its edges."""
    g = group(at, turn, parent=parent)
    n = max(2, min(edges, int(t / .05)))
    for k in range(n):
        j = .012 * ((k * 7) % 3 - 1)
        box((w + j, d - j, t / n - .006), (j, -j, t * (k + .5) / n), r=.012, m=m or M('paper'), parent=g, segments=2)
    return g


def ledger_book(at=(0, 0, 0), turn=0, parent=None, scale=1, open=True, cloth='teal', w=2.4, d=3.4, thick=.5, ribbon=True):
    """Cloth-bound ledger with brass corners: open 5.2 x 3.5 x .5 with blank ruled pages, or shut 2.5 x 3.5 x .6, lying flat."""
    g = root(at, turn, parent, scale, 'ledger')
    cover = material('clay', {'teal': '#0f5c55', 'ink': '#17233f', 'red': '#8a3426', 'ochre': '#a5742a', 'ivory': '#ddcfb4'}.get(cloth, cloth), rough=.85, bump=2, bscale=40)
    brass = M('brass')
    if not open:
        box((w + .16, d + .16, .08), (.04, 0, .04), r=.03, m=cover, parent=g, segments=2)
        page_block(w, d, thick, parent=g, at=(.02, 0, .09))
        box((w + .16, d + .16, .08), (.04, 0, thick + .14), r=.03, m=cover, parent=g, segments=2)
        cylinder((thick + .18) / 2, d + .16, (-w / 2 - .02, 0, (thick + .18) / 2), (90, 0, 0), m=cover, parent=g, n=32).scale = (.35, 1, 1)
        for y in (-1, 0, 1):
            torus((thick + .2) / 2, .03, (-w / 2 - .02, y * d * .3, (thick + .18) / 2), (90, 0, 0), m=brass, parent=g, n=40, k=10, scale=(.36, 1, 1))
        for sy in (-1, 1):
            for z in (.04, thick + .14):
                slab([(0, 0), (-.5, 0), (0, -.5)] if sy > 0 else [(0, 0), (0, .5), (-.5, 0)], .1, .02, brass, (w / 2 + .135, sy * (d / 2 + .095), z - .05), parent=g, segments=2)
        box((w * .5, d * .2, .012), (.1, d * .18, thick + .187), r=.02, m=M('paper'), parent=g, segments=2)
        return g
    box((2 * w + .3, d + .2, .07), (0, 0, .035), r=.03, m=cover, parent=g, segments=2)
    for s in (-1, 1):
        for k in range(4):   # leaves rise from the spine and fall to the fore edge
            lift = thick * (.55 + .45 * (k + 1) / 4) * .62
            rows = sheet(24, 2, lambda x, y, q=lift: q * math.sin(math.pi * min(1, max(0, x) * .62 + .2)) ** .8 * (1 - .35 * x), (0, 1), (-.5, .5), M('paper'))
            for v in rows.data.vertices:
                v.co.x = s * (v.co.x * (w - .03 * (4 - k)) + .012)
                v.co.y *= d - .02 * (4 - k)
                v.co.z += .07
            if s < 0:
                rows.data.flip_normals()
            rows.parent = g
        edge = [(x / 20, thick * .62 * math.sin(math.pi * min(1, x / 20 * .62 + .2)) ** .8 * (1 - .35 * x / 20)) for x in range(21)]
        for q in (-1, 1):   # closed sides of the page block
            pts = [(s * (x * w + .012), q * d / 2 * .985, .072) for x, z in edge] + [(s * (x * w + .012), q * d / 2 * .985, z + .066) for x, z in reversed(edge)]
            data = bpy.data.meshes.new('side')
            data.from_pydata(pts, [], [tuple(range(len(pts)))])
            data.materials.append(M('paper', color='#e4d8bf'))
            link(bpy.data.objects.new('side', data)).parent = g
        lines = []
        for k in range(13):
            y = d / 2 - .45 - k * (d - .7) / 13
            for i in range(3, 20):
                (x0, z0), (x1, z1) = edge[i], edge[i + 1] if i < 19 else edge[20]
                if i < 19:
                    lines.append(((s * (x0 * w), y, z0 + .072), (s * (x1 * w), y, z1 + .072)))
        strips(lines, .014, .004, M('teal', color='#7fa9a2'), g)
        for f, c in ((.22, '#c9742e'), (.62, '#7fa9a2'), (.8, '#7fa9a2')):
            i = int(f * 20)
            x, z = edge[i]
            strips([((s * x * w, -d / 2 + .15, z + .076), (s * x * w, d / 2 - .2, z + .076))], .016, .004, M('teal', color=c), g)
        for sy in (-1, 1):
            corner = [(0, 0), (-s * .5, 0), (0, -sy * .5)]
            slab(corner if s * sy > 0 else corner[::-1], .09, .02, brass, (s * (w + .16), sy * (d / 2 + .11), -.008), parent=g, segments=2)
    if ribbon:
        tube([(.05, d / 2, thick * .42), (.1, .5, thick * .5), (.25, -d / 2, thick * .45), (.35, -d / 2 - .4, .06), (.3, -d / 2 - .9, .02)], .035, M('marigold'), g)
    return g


def file_bundle(at=(0, 0, 0), turn=0, parent=None, scale=1, variant=0, w=2.3, d=3.2, h=None):
    """Stack of papers between boards, tied both ways with cloth tape; about 2.4 x 3.3, .6 to 1.4 high; five variants."""
    g = root(at, turn, parent, scale, 'file bundle')
    rng = random.Random(variant * 13 + 5)
    h = h or (.8, 1.2, .6, 1.4, 1.0)[variant % 5]
    tape = M('cloth_teal') if variant % 2 == 0 else material('clay', '#a8452f', rough=.95)
    board = ('#c79a62', '#b5623c', '#d8c39a', '#8f9a7a', '#c2a071')[variant % 5]
    n = int(h / .085)
    box((w + .12, d + .12, .07), (0, 0, .035), r=.025, m=M('card', color=board), parent=g, segments=2)
    tones = ('#f6f1e6', '#efe6d2', '#e6d8ba', '#f2ead8', '#dfcfae')
    for k in range(n):
        z = .075 + (h - .15) * (k + .5) / n
        box((w + rng.uniform(-.1, .02), d + rng.uniform(-.1, .02), (h - .15) / n - .006), (rng.uniform(-.04, .04), rng.uniform(-.04, .04), z), (0, 0, rng.uniform(-1.2, 1.2)), .012,
            M('paper', color=rng.choice(tones)), g, segments=1)
    box((w + .12, d + .12, .07), (0, 0, h - .035), r=.025, m=M('card', color=board), parent=g, segments=2)
    e = .03
    hw, hd = w / 2 + .09, d / 2 + .09
    box((.2, 2 * hd + e, e), (0, 0, h + e / 2), r=.01, m=tape, parent=g, segments=2)
    box((2 * hw + e, .2, e), (0, 0, h + e * 1.2), r=.01, m=tape, parent=g, segments=2)
    for s in (-1, 1):
        box((.2, e, h + e), (0, s * hd, (h + e) / 2), r=.01, m=tape, parent=g, segments=2)
        box((e, .2, h + e), (s * hw, 0, (h + e) / 2), r=.01, m=tape, parent=g, segments=2)
        torus(.26, .05, (s * .27, 0, h + .09), (0, -s * 12, 0), m=tape, parent=g, n=32, k=8, scale=(1, .55, .5))
        tube([(0, 0, h + .08), (s * .2, -.25, h + .08), (s * .26, -.55, h + .05)], .045, tape, g)
    ball(.1, (0, 0, h + .08), m=tape, parent=g, n=20)
    box((.7, .5, .015), (w * .26, d * .3, h + .008), r=.005, m=M('paper'), parent=g, segments=1)
    return g


def paper_stack(at=(0, 0, 0), turn=0, parent=None, scale=1, w=2.1, d=2.97, n=6, loose=1.5, m=None):
    """n loose sheets, .02 each, slightly fanned."""
    g = root(at, turn, parent, scale, 'papers')
    rng = random.Random(n * 7 + int(w * 10))
    for k in range(n):
        box((w, d, .018), (rng.uniform(-.04, .04) * loose, rng.uniform(-.04, .04) * loose, .01 + .02 * k), (0, 0, rng.uniform(-2, 2) * loose), .006, m or M('paper'), g, segments=1)
    return g


def drawing_roll(at=(0, 0, 0), turn=0, parent=None, scale=1, length=5.5, r=.3, flat=False):
    """Paper roll lying along X, banded in marigold; flat=True: an open drawing 5.5 x 4 with curled ends and abstract lines."""
    g = root(at, turn, parent, scale, 'drawing')
    if not flat:
        spiral = [(r * (1 - .045 * i / 10) * math.cos(i * .3), r * (1 - .045 * i / 10) * math.sin(i * .3)) for i in range(64)]
        for k in range(4):
            rr = r * (1 - .16 * k)
            lathe([(rr, -length / 2 + .02 * k), (rr, length / 2 - .02 * k), (rr - .02, length / 2 - .02 * k), (rr - .02, -length / 2 + .02 * k), (rr, -length / 2 + .02 * k)],
                  (0, 0, r), (0, 90, 0), M('paper'), n=64, parent=g)
        lathe([(r + .004, -.2), (r + .02, -.2), (r + .02, .2), (r + .004, .2)], (0, 0, r), (0, 90, 0), M('orange'), n=64, parent=g)
        return g
    w, d = length, length * .72

    def curl(x, y):
        e = max(0, abs(x) - .8) / .2
        return .03 + .42 * e * e
    page = sheet(60, 4, curl, (-1, 1), (-1, 1), M('paper'))
    for v in page.data.vertices:
        e = max(0, abs(v.co.x) - .8) / .2
        v.co.x = math.copysign((abs(v.co.x) - .06 * e * e) * w / 2, v.co.x)
        v.co.y *= d / 2
    page.parent = g
    ink = M('teal', color='#3d6f78')
    runs = []
    for x0, y0, ww, hh in ((-1.6, -1.0, 1.5, 1.1), (-1.5, .35, .8, .9), (-.4, .35, .5, .9), (.35, -1.0, 1.3, .7), (.35, 0, .6, 1.2), (1.2, 0, .45, 1.2)):
        k = length / 5.5
        c = [(x0 * k, y0 * k), ((x0 + ww) * k, y0 * k), ((x0 + ww) * k, (y0 + hh) * k), (x0 * k, (y0 + hh) * k)]
        runs += [((*c[i], .036), (*c[(i + 1) % 4], .036)) for i in range(4)]
    strips(runs, .035, .004, ink, g)
    torus(.42 * length / 5.5, .012, (-.85 * length / 5.5, -.45 * length / 5.5, .042), m=ink, parent=g, n=48, k=6, scale=(1, 1, .3))
    return g


def mug(at=(0, 0, 0), turn=0, parent=None, scale=1, color='ivory', band='brass', liquid='#5a3118'):
    """Mug .9 across and 1.0 high with a handle towards +X and chai in it."""
    g = root(at, turn, parent, scale, 'mug')
    lathe([(0, .0), (.36, 0), (.42, .05), (.45, .2), (.46, .9), (.455, .96), (.43, .98), (.41, .95), (.40, .85), (.39, .2), (.36, .1), (0, .1)], m=M(color), parent=g, n=72, subdivide=1)
    disc(.4, (0, 0, .82), m=material('gloss', liquid, rough=.1), parent=g, n=48)
    tube([(.44, 0, .8), (.62, 0, .84), (.78, 0, .66), (.78, 0, .4), (.62, 0, .24), (.44, 0, .26)], .065, M(color), g)
    if band:
        lathe([(.462, .12), (.474, .13), (.474, .2), (.462, .21)], m=M(band), parent=g, n=72)
    return g


def _leaf_mesh(length, width, droop, m, steps=10):
    """One broad leaf along +X with a fold along its rib."""
    verts, faces = [], []
    for i in range(steps + 1):
        t = i / steps
        half = width * math.sin(math.pi * min(1, t * .95 + .03)) ** .7 * (1 - .25 * t)
        x = length * (t - .18 * droop * t * t)
        z = length * (.35 * t - droop * .55 * t * t)
        for s in (-1, -.5, 0, .5, 1):
            verts.append((x, s * half, z + abs(s) * half * .28))
    for i in range(steps):
        for k in range(4):
            q = i * 5 + k
            faces.append((q, q + 5, q + 6, q + 1))
    data = bpy.data.meshes.new('leaf')
    data.from_pydata(verts, [], faces)
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.materials.append(m)
    return data


def plant(at=(0, 0, 0), turn=0, parent=None, scale=1, size=3.0, pot='terracotta', leaves=22, seed=3):
    """Pot plant ``size`` high in all, pot .55 of that across; broad leaves."""
    g = root(at, turn, parent, scale, 'plant')
    k = size / 3
    rng = random.Random(seed)
    lathe([(0, 0), (.5, 0), (.55, .04), (.68, .75), (.72, .78), (.78, .8), (.8, .95), (.76, 1.0), (.66, .98), (.64, .85), (0, .85)], m=M(pot), parent=g, n=64, subdivide=1).scale = (k, k, k)
    lathe([(0, 0), (.72, 0), (.86, .06), (.88, .12), (.8, .1), (0, .06)], m=M(pot, color='#a4552f') if pot == 'terracotta' else M(pot), parent=g, n=64, subdivide=1).scale = (k, k, k)
    superball((.64 * k, .64 * k, .09 * k), .8, 1, (0, 0, .87 * k), m=M('soil'), parent=g, n=32)
    m = [material('leafy', 'leaf', trans=.4, spec=.1, rough=.6, ramp=r) for r in (('leaf2', 'leaf', '#8fb548'), ('#4f8f3a', '#6fa544', 'leaf3'))]
    meshes = [_leaf_mesh(rng.uniform(.75, 1.05), rng.uniform(.2, .27), rng.uniform(.5, 1.1), m[i % 2]) for i in range(5)]
    for i in range(leaves):
        a = i * 137.5
        f = i / leaves
        h = .95 + f * 1.35
        tip = Vector((.22 * math.cos(math.radians(a)) * (1.3 - f), .22 * math.sin(math.radians(a)) * (1.3 - f), h))
        tube([(0, 0, .85 * k), (tip.x * k * .5, tip.y * k * .5, (h * .6 + .3) * k), tuple(tip * k)], .022 * k, M('leaf', color='#7d9a48'), g, steps=6, resolution=3)
        s = (1.05 - .35 * f) * k
        instance(meshes[i % 5], tuple(tip * k), (rng.uniform(-12, 12), -8 - 42 * f + rng.uniform(-10, 10), a), s, g)
    return g


def calendar(at=(0, 0, 0), turn=0, parent=None, scale=1, w=3.0, h=4.2, accent=(4, 2)):
    """Wall calendar without writing, 3 x 4.2, hung at its top middle, faces -Y; one day is marigold."""
    g = root(at, turn, parent, scale, 'calendar')
    for k in range(3):
        box((w, .02, h), (.02 * k, -.03 - .03 * k, -h / 2 - .1), (.3 * k, 0, 0), .01, M('paper'), g, segments=1)
    box((w + .1, .12, .22), (0, -.09, -.12), r=.05, m=M('brass'), parent=g, segments=3)
    box((w - .4, .02, h * .34), (0, -.12, -h * .25), r=.02, m=M('teal', color='#7fb0a6'), parent=g, segments=2)
    for i in range(7):
        for j in range(5):
            hot = (i, j) == accent
            box((w / 9.5, .02, w / 12), (-w * .39 + i * w * .13, -.118, -h * .5 - j * h * .095), r=.02, m=M('marigold') if hot else M('linen', color='#d8cbb2'), parent=g, segments=2)
    tube([(-.5, -.09, 0), (0, -.05, .5), (.5, -.09, 0)], .02, M('ink'), g, smooth=False)
    cylinder(.07, .16, (0, -.06, .5), (90, 0, 0), m=M('brass'), parent=g, n=20)
    return g
