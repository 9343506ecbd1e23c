"""Classroom by day: rows of benches, board with shapes, one bright window.  One unit is a decimetre."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.furniture import desk, plant, shelf, wall, window_light, wood
from props.devices import Flat

FRONT, DAIS = 17.0, .9


def bench_mesh():
    """Pupils' desk and bench in one iron frame, 11 wide, 6.2 deep, 7 high; pupils look to +Y."""
    p = []
    iron = M('teal', color='#1f6f67')
    top = group((0, 1.2, 6.55), (8, 0, 0))
    for k in range(3):
        p.append(box((11, .95, .3), (0, -.98 + k * .98, 0), r=.06, m=wood(k), parent=top, segments=3))
    p.append(box((11, .5, .3), (0, 1.75, .06), (-8, 0, 0), .06, wood(4), top, segments=3))
    for x in (-3, 3):
        p.append(torus(.26, .05, (x, 1.75, .25), (-8, 0, 0), m=M('brass'), parent=top, n=32, k=8))
        p.append(cylinder(.22, .02, (x, 1.75, .225), (-8, 0, 0), m=M('ink'), parent=top, n=24, bevel=.005))
    p.append(box((10.4, 2.2, .16), (0, 1.3, 5.4), r=.04, m=wood(2), segments=2))
    p.append(box((10.6, .22, 1.2), (0, 2.9, 5.6), r=.05, m=wood(1), segments=2))
    for k in range(2):
        p.append(box((11, .85, .28), (0, -2.6 + k * .9, 4.2), r=.06, m=wood(k + 2), segments=3))
    for s in (-1, 1):
        x = s * 4.9
        p.append(tube([(x, 3.0, .15), (x, 2.9, 3.0), (x, 2.6, 6.3)], .16, iron, resolution=4))
        p.append(tube([(x, .2, 6.2), (x, -.2, 4.9), (x, -.6, 4.0)], .13, iron, resolution=4))
        p.append(tube([(x, -3.0, .15), (x, -2.7, 2.2), (x, -2.1, 4.0)], .16, iron, resolution=4))
        p.append(tube([(x, -2.95, .45), (x, 0, .3), (x, 2.95, .45)], .14, iron, resolution=4))
        p.append(tube([(x, -2.2, 3.95), (x, .6, 3.6), (x, 2.8, 4.6)], .12, iron, resolution=4))
        p.append(tube([(x, -1.2, .35), (x, .6, 2.0), (x, 2.8, 2.6)], .09, iron, resolution=4))
    p.append(tube([(-4.9, 0, .35), (4.9, 0, .35)], .13, iron, smooth=False, resolution=4))
    return merge(p, 'school bench')


def chalk_board(x=5.0, z=13.6, w=21, h=9, art='shapes'):
    """The board; art 'shapes': circle, triangle, parabola; 'swing': a pendulum and how its swing dies away."""
    g = group((x, FRONT, z))
    box((w + 1.2, .4, h + 1.2), (0, -.1, 0), r=.1, m=wood(0), parent=g)
    box((w, .2, h), (0, -.34, 0), r=.03, m=M('night', color='#234a40', rough=.85, coat=0), parent=g)
    box((w, .7, .22), (0, -.6, -h / 2 - .45), r=.06, m=wood(2), parent=g)
    for k, c in enumerate(('#fbf5e8', '#f0b24a', '#9fd3c7', '#fbf5e8')):
        cylinder(.13, .9, (-w * .3 + k * 1.3, -.7, -h / 2 - .22), (0, 90, 12 * k), .02, M('paper', color=c), n=16, parent=g)
    box((1.8, .6, .5), (w * .32, -.65, -h / 2 - .1), r=.1, m=M('linen', color='#8a6a48'), parent=g)
    f = Flat(False, step=.02)
    ch, ye, mi = '#f4efe2', '#f0b24a', '#a8dacd'
    if art == 'swing':
        _swing(f, w, h, ch, ye, mi)
    else:
        _shapes(f, w, h, ch, ye, mi)
    f.build(g, (0, -.45, 0))
    return g


def _shapes(f, w, h, ch, ye, mi):
    f.ring(-w * .33, h * .12, 2.0, .13, ch)
    f.line([(-w * .33, h * .12), (-w * .33 + 1.4, h * .12 + 1.42)], .1, ye)
    tri = [(-w * .12, -h * .18), (w * .08, -h * .18), (-w * .12, h * .3), (-w * .12, -h * .18)]
    for a, b in zip(tri, tri[1:]):
        f.line([a, b], .13, ch)
    f.line([(-w * .12 + .5, -h * .18), (-w * .12 + .5, -h * .18 + .5), (-w * .12, -h * .18 + .5)], .09, mi)
    f.line([(w * .15, -h * .3), (w * .44, -h * .3)], .12, ch)
    f.line([(w * .15, -h * .3), (w * .15, h * .34)], .12, ch)
    f.line([(w * .15 + w * .28 * k / 30, -h * .3 + h * .54 * (k / 30) ** 2) for k in range(31)], .14, mi)
    for k in (8, 16, 24):
        f.disc(w * .15 + w * .28 * k / 30, -h * .3 + h * .54 * (k / 30) ** 2, .2, ye, 2)


def _swing(f, w, h, ch, ye, mi):
    """A pendulum with its arc, and beside it the swing drawn against time."""
    px, pz, l = -w * .36, h * .36, 4.6
    f.line([(px - 1.3, pz), (px + 1.3, pz)], .13, ch)
    for k in range(6):
        f.line([(px - 1.2 + .45 * k, pz), (px - 1.0 + .45 * k, pz + .35)], .07, ch)
    for a in (-24, 0, 24):
        x, z = px + l * math.sin(math.radians(a)), pz - l * math.cos(math.radians(a))
        f.line([(px, pz), (x, z)], .1 if a == 24 else .05, ch if a == 24 else mi)
        f.disc(x, z, .42 if a == 24 else .3, ye if a == 24 else mi, 2)
    f.line([(px + (l + .7) * math.sin(math.radians(a)), pz - (l + .7) * math.cos(math.radians(a))) for a in range(-24, 25, 4)], .07, mi)
    x0, x1, z0 = -w * .17, w * .3, -h * .02
    f.line([(x0, -h * .4), (x0, h * .38)], .12, ch)
    f.line([(x0, z0), (x1 + .3, z0)], .12, ch)
    f.poly([(x1 + .75, z0), (x1 + .25, z0 + .22), (x1 + .25, z0 - .22)], ch)
    f.poly([(x0, h * .42), (x0 - .22, h * .36), (x0 + .22, h * .36)], ch)
    curve = [(x0 + (x1 - x0) * k / 120, z0 + 3.1 * math.exp(-1.5 * k / 120) * math.cos(2 * math.pi * 2.6 * k / 120)) for k in range(121)]
    f.line(curve, .16, ye, 2)
    for s in (1, -1):
        env = [(x0 + (x1 - x0) * k / 24, z0 + s * 3.1 * math.exp(-1.5 * k / 24)) for k in range(25)]
        for k in range(0, 24, 2):
            f.line(env[k:k + 2], .06, mi)
    for k in range(1, 6):
        f.line([(x0 + (x1 - x0) * k / 5.2, z0 - .16), (x0 + (x1 - x0) * k / 5.2, z0 + .16)], .08, ch)


def room(benches=True, skip=(), art='shapes'):
    tile = bake(box((2.94, 2.94, .2), r=.03, m=M('stone'), segments=2))
    tile.hide_render = True
    for i in range(-9, 9):
        for j in range(-10, 7):
            instance(tile, (i * 3, j * 3, -.1), m=M('stone', color=('#d8cbb2', '#cdbfa4', '#d2c4aa')[(i * 5 + j * 3) % 3], rough=.45))
    PL = M('plaster', color='#f0e7d6')
    wall(60, 30, (0, FRONT, 0), m=PL, thick=1)
    box((60, .25, 5.4), (0, FRONT - .12, 3.2), r=.05, m=M('plaster_teal', color='#86aca3'))
    box((60, .36, .3), (0, FRONT - .2, 6.0), r=.08, m=wood(2))
    # left wall: one bright window between two plain bays
    wall(60, 30, (-16.5, -8, 0), 90, hole=(14, 8.5, 10, 14), m=PL, thick=1.4)
    window_light((-16.5, 6, 8.5), 90, w=10, h=14, panes=(2, 4), power=2600, glow=('#fffaf0', '#f4ead2'), glow_power=2.1, with_plant=True, glass=False)
    box((.25, 60, 5.4), (-16.38, -8, 3.2), r=.05, m=M('plaster_teal', color='#86aca3'))
    box((.36, 60, .3), (-16.3, -8, 6.0), r=.08, m=wood(2))
    wall(60, 30, (27, -8, 0), -90, m=PL, thick=1)
    box((26, 9, DAIS), (7, FRONT - 4.6, DAIS / 2), r=.08, m=wood(1))
    chalk_board(art=art)
    if benches:
        mesh = bench_mesh()
        for i, x in enumerate((-8.8, 5.2, 19.2)):
            for j, y in enumerate((-14.5, -7.2, .2)):
                if (i, j) not in skip:
                    instance(mesh, (x, y, 0))


def globe(at, r=1.7, turn=20, parent=None):
    """Globe on a brass meridian; lands are blind relief, no names."""
    g = group(at, (0, 0, turn), parent=parent)
    lathe([(0, 0), (1.1, 0), (1.18, .06), (1.15, .2), (.5, .3), (.2, .45), (.14, .9), (0, .9)], m=wood(0, 'dark'), n=80, subdivide=1, parent=g)
    ball_g = group((0, 0, r + 1.1), (0, 23, 0), parent=g)
    ball(r, m=M('teal', color='#2d8a80', rough=.35), n=96, parent=ball_g)

    def land(seed):
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=6, radius=r)
        gone = []
        for f in bm.faces:
            c = f.calc_center_median().normalized()
            v = perlin.noise(c * 1.55 + Vector((seed, 2.2, 7))) + .4 * perlin.noise(c * 3.6 + Vector((seed, 5, 1)))
            if v < .12 or abs(c.z) > .93:
                gone.append(f)
        bmesh.ops.delete(bm, geom=gone, context='FACES')
        for v in bm.verts:
            v.co *= 1.014
        obj = finish(from_bmesh(bm, 'land'), M('ivory', color='#ecd9ae'), smooth_angle=180)
        obj.parent = ball_g
    land(3.3)
    for a in (-40, 0, 40):
        torus(r * math.cos(math.radians(a)) * 1.006, .012, (0, 0, r * math.sin(math.radians(a)) * 1.006), m=M('brass'), parent=ball_g, n=96, k=6)
    torus(r + .17, .07, (0, 0, r + 1.1), (90, 0, 0), m=M('brass'), parent=g, n=120)
    for s in (-1, 1):
        ball(.13, (s * (r + .1) * math.sin(math.radians(23)), 0, r + 1.1 + s * (r + .1) * math.cos(math.radians(23))), m=M('brass'), parent=g, n=24)
    return g


def day_light(target):
    day(target, azimuth=200, elevation=38, power=2.4)
    sky([(0, '#cbb994'), (.5, '#f4efe4'), (1, '#cfe0ea')], .72, [(0, '#efe6d4'), (1, '#fbf6ea')], 1.4)
    area((2, -24, 20), (4, 6, 8), 9, 1100, '#fff6ea')
    area((19, -4, 14), (6, 8, 8), 4, 220, '#ffcb94')
    look(bloom=.04, vignette=.1, ev=.2)
