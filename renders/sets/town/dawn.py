"""The whole town as a model on its table at dawn: school, hospital, bank, factory, tower, farm and launch pad."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.land import hills, low_sun, neem, plant_meshes
from props.town import arcade_outline, bx, gulmohar, lamp_pole, office_block, plate, school_block, street_block, tower, window
from props.vehicles import auto_rickshaw, bar, bus, car, loop, packed, prop, truck, van

start(seed=51)
# ---------------------------------------------------------------------------- the table: boards, apron, brass corners, a drawer
TX0, TX1, TY0, TY1 = -17.5, 15.0, -9.0, 15.0
PX0 = -9.4                                                            # the model's plate begins here; left of it the table is bare
n = 12
for k in range(n):
    w = (TY1 - TY0) / n
    bx((TX1 - TX0 + 1.6, w - .03, .5), ((TX0 + TX1) / 2, TY0 + (k + .5) * w, -.62), M('wood', color=('#9a6236', '#a76c3d', '#925c33')[k % 3]), None, .06, segments=3)
bx((TX1 - TX0 + 1.9, .5, .9), ((TX0 + TX1) / 2, TY0 - .35, -.85), M('wood_dark'), None, .12, segments=4)
bx((.5, TY1 - TY0 + 1.0, .9), (TX0 - .85, (TY0 + TY1) / 2, -.85), M('wood_dark'), None, .12, segments=4)
bx((.5, TY1 - TY0 + 1.0, .9), (TX1 + .85, (TY0 + TY1) / 2, -.85), M('wood_dark'), None, .12, segments=4)
for x in (TX0 - .85, TX1 + .85):
    bx((.62, .62, 1.0), (x, TY0 - .35, -.85), M('brass'), None, .10, segments=4)
for k in range(14):
    ball(.09, (TX0 + 1 + k * 2.2, TY0 - .62, -.85), m=M('brass'), n=16)
# ground of the model: laterite plate with a lawn tone
slab(rounded_rect(TX1 - PX0 + .3, TY1 - TY0 + .0, .8), .34, .10, material('clay', '#c59d63', rough=.95, bump=4, bscale=7), ((PX0 + TX1) / 2, (TY0 + TY1) / 2, -.38))

ROAD = material('clay', '#7b7064', rough=.85, bump=2, bscale=20)
PAINT = M('paper', color='#efe3cb')


def road(points, w=1.5):
    """Road through points with round joints, edge lines and dashes."""
    for k, ((ax, ay), (bx_, by)) in enumerate(zip(points, points[1:])):
        length, a = math.hypot(bx_ - ax, by - ay), math.degrees(math.atan2(by - ay, bx_ - ax))
        mid = ((ax + bx_) / 2, (ay + by) / 2)
        box((length, w + .26, .06), (*mid, -.012), (0, 0, a), .02, M('stone', color='#dccdb0'), None, 1)
        box((length, w, .06), (*mid, -.004 + .002 * (k % 2)), (0, 0, a), .01, ROAD, None, 1)
        for q in range(int(length / 1.1)):
            t = (q + .5) / int(length / 1.1)
            box((.5, .05, .01), (ax + (bx_ - ax) * t, ay + (by - ay) * t, .029), (0, 0, a), .003, PAINT, None, 1)
        cylinder(w / 2, .06, (ax, ay, -.002), m=ROAD, n=40, bevel=.01)


road([(-9.1, -3.2), (-3.2, -2.4), (2.6, -2.6), (14.6, -3.4)])
road([(-3.2, -2.4), (-4.2, 3.4), (-2.6, 9.0), (-2.6, 14.6)])
road([(2.6, -2.6), (2.8, 3.2), (5.0, 8.5), (5.0, 14.6)])
road([(-4.2, 3.4), (2.8, 3.2), (9.2, 2.6), (14.6, 3.2)])
road([(2.6, -2.6), (2.2, -8.8)])

# ---------------------------------------------------------------------------- the places found on other pages
# streets
for x, style in ((-6.3, 1),):
    street_block((x, -.75, 0), 4, bays=3, style=style)
street_block((-.3, -.6, 0), 0, bays=3, style=3)


# school with its bell
school_block((-6.3, 6.4, 0), 6, bays=3, bell=True)
# office with the marigold door
office_block((6.0, -.1, 0), 0, floors=2, bays=3, door='marigold')


def hospital(g):
    """Ivory block with a teal band, ramp, canopy and a roof pad."""
    for f in range(3):
        bx((4.6, 2.6, 1.3), (0, 0, .65 + 1.3 * f), M('ivory'), g, .06, segments=3)
        bx((4.64, 2.64, .16), (0, 0, 1.26 + 1.3 * f), M('teal'), g, .03)
        for k in range(6):
            window(-1.9 + k * .76, -1.3, .72 + 1.3 * f, .42, .56, g, 'ivory', None, f == 1 and k % 3 == 0)
    cylinder(.95, .12, (1.0, 0, 4.0), m=M('stone'), n=48, bevel=.03, parent=g)
    torus(.72, .05, (1.0, 0, 4.07), m=M('teal'), parent=g, n=48, k=8)
    bx((1.2, 1.2, .8), (-1.4, .3, 4.3), M('ivory'), g, .05)
    bx((1.6, .8, .08), (0, -1.65, 1.1), M('teal'), g, .03)
    for s in (-1, 1):
        bar((s * .7, -1.95, 0), (s * .7, -1.95, 1.1), .04, M('brass'), g)


def bank(g):
    """Columns, pediment, a low dome."""
    for k in range(4):
        bx((4.2 - .2 * k, 2.8 - .2 * k, .12), (0, -.2 + .05 * k, .06 + .12 * k), M('stone'), g, .02)
    bx((3.2, 1.8, 2.0), (0, .2, 1.45), M('plaster', color='#efe2c8'), g, .03)
    for k in range(6):
        lathe([(0, 0), (.17, 0), (.17, .06), (.12, .10), (.11, .9), (.10, 1.7), (.16, 1.78), (.17, 1.86), (0, 1.86)], (-1.45 + k * .58, -1.0, .48), m=M('ivory'), n=20, parent=g)
    bx((3.5, 2.3, .26), (0, -.1, 2.46), M('ivory'), g, .03)
    plate([(-1.75, 2.58), (1.75, 2.58), (0, 3.15)], -1.2, -.9, M('ivory'), g, .03)
    lathe([(1.0, 0), (1.02, .10), (.98, .36), (.80, .66), (.45, .88), (.10, .96), (0, .97)], (0, .2, 2.58), m=M('brass', rough=.4), n=48, parent=g, subdivide=1)
    lathe([(.12, 0), (.10, .2), (.14, .24), (0, .4)], (0, .2, 3.5), m=M('ivory'), n=20, parent=g)
    bx((.6, .05, 1.2), (0, -.72, 1.1), M('wood_dark'), g, .02)


def factory(g):
    """Saw-tooth roof, chimney with terracotta bands, silo, loading door."""
    bx((5.0, 2.6, 1.5), (0, 0, .75), M('terracotta', color='#c07f58'), g, .03)
    for k in range(4):
        side_x = -1.88 + k * 1.25
        slab([(-.62, 0), (.62, 0), (.62, .75)], 2.6, .02, M('ivory'), (side_x, 1.3, 1.5), (90, 0, 0), g, 2)
        bx((.04, 2.3, .52), (side_x + .63, 0, 1.84), M('visor', color='#23405a', rough=.1), g, .01)
    for k in range(6):
        window(-2.05 + k * .82, -1.3, .85, .44, .62, g, 'ivory', None, k % 2 == 0)
    lathe([(.34, 0), (.30, 1.2), (.24, 4.2), (.28, 4.3), (.28, 4.5), (.20, 4.5)], (2.9, .6, 0), m=M('ivory'), n=32, parent=g)
    for z in (2.6, 3.4, 4.2):
        torus(.275 - .02 * (z - 2.6), .05, (2.9, .6, z), m=M('terracotta'), parent=g, n=32, k=8)
    lathe([(0, 0), (.55, 0), (.55, 1.6), (.50, 1.7), (.12, 2.05), (0, 2.08)], (-3.2, .4, 0), m=M('steel', rough=.4), n=36, parent=g)
    for z in (.5, 1.0, 1.5):
        torus(.553, .02, (-3.2, .4, z), m=M('gun'), parent=g, n=36, k=6)


def pad(g):
    """Rocket on its pad with a lattice tower."""
    cylinder(1.7, .20, (0, 0, .10), m=M('stone'), n=64, bevel=.05, parent=g)
    torus(1.35, .05, (0, 0, .21), m=M('teal'), parent=g, n=64, k=8)
    lathe([(.0, 0), (.34, 0), (.36, .1), (.36, 2.6), (.33, 3.2), (.22, 3.8), (.08, 4.2), (0, 4.3)], (0, 0, .55), m=M('ivory'), n=40, parent=g, subdivide=1)
    for z in (.75, 1.9, 3.1):
        torus(.365, .03, (0, 0, z), m=M('ink'), parent=g, n=36, k=8)
    for k in range(3):
        a = math.radians(90 + 120 * k)
        bx((.05, .42, .8), (.48 * math.cos(a), .48 * math.sin(a), .72), M('teal'), g, .02, (0, 0, math.degrees(a) + 90))
    lathe([(.28, .25), (.20, .55), (0, .55)], m=M('gun'), n=28, parent=g)


hold = lambda key, f, at, turn=0, scale=1: prop(('dawn', key), f, at, turn, scale, None, key)
hold('hospital', hospital, (10.6, .2, 0), -4)
hold('bank', bank, (.6, 6.8, 0), 0)
hold('factory', factory, (10.0, 6.9, 0), -8)
hold('pad', pad, (6.6, 11.6, 0), 0, 1.15)
tower((5.0, 12.1, .1), 20, h=5.4, base=.36, antennas=False)
# telecom hill with its mast
ball(1, (-6.4, 12.4, -.9), (2.9, 2.3, 2.3), m=material('clay', '#a88a4c', rough=.95, bump=5, bscale=7), n=64)
ball(1, (-4.6, 13.4, -.7), (2.2, 1.5, 1.5), m=material('clay', '#b39456', rough=.95, bump=5, bscale=7), n=64)
tower((-6.4, 12.2, 1.30), 15, h=5.4, base=.42)
# farm: furrows and young rows, front right and left
crop = plant_meshes()
for fx, fy, nx, ny, turn in ((6.6, -6.3, 14, 7, 0), (-6.4, -6.3, 12, 8, 0), (-1.6, -6.3, 10, 8, 0)):
    f = group((fx, fy, -.04), (0, 0, turn))
    bx((nx * .36 + .5, ny * .5 + .4, .14), (0, 0, 0), material('clay', '#8f4a2c', rough=.95, bump=6, bscale=12), f, .06, segments=3)
    for j in range(ny):
        y = (j - (ny - 1) / 2) * .5
        cylinder(.15, nx * .36 + .2, (0, y, .05), (0, 90, 0), .05, material('clay', '#9a5433', rough=.95, bump=6, bscale=12), n=14, parent=f)
        for i in range(nx):
            instance(random.choice(crop), ((i - (nx - 1) / 2) * .36 + random.uniform(-.04, .04), y, .17), (0, 0, random.uniform(0, 360)), random.uniform(.42, .58), f)
# water tank on legs, solar rows
wt = group((12.6, 11.6, 0))
for k in range(4):
    a = math.pi / 4 + k * math.pi / 2
    bar((.6 * math.cos(a), .6 * math.sin(a), 0), (.45 * math.cos(a), .45 * math.sin(a), 2.2), .07, M('stone'), wt)
lathe([(0, 2.1), (.7, 2.2), (.95, 2.5), (.95, 3.2), (.6, 3.5), (0, 3.6)], m=M('mint'), n=40, parent=wt, subdivide=1)
for j in range(3):
    for i in range(4):
        s = group((9.0 + i * 1.0, 10.6 + j * 1.0, .3), (28, 0, 0))
        bx((.9, .6, .04), (0, 0, 0), M('visor', color='#12305a', rough=.12), s, .01)
        loop(rounded_rect(.9, .6, .02, 2), .014, M('steel'), s, (0, 0, .022))

# trees, lamps, traffic
rng = random.Random(2)
for x, y in ((-8.7, -.9), (-8.8, 3.4), (-2.9, 4.6), (-8.9, 9.6), (-.6, 11.4), (3.0, 10.0), (7.8, 4.6), (13.6, 5.2), (13.4, -1.2), (8.3, .6), (3.9, .6), (-2.0, 1.6), (.9, 1.8), (-6.2, 1.7),
             (13.2, 9.6), (-3.0, 13.4), (1.8, 13.2), (-8.9, -4.6), (3.5, -7.6), (13.8, -7.9), (-3.9, -8.3), (3.6, 5.0)):
    if rng.random() < .4:
        gulmohar((x, y, 0), rng.uniform(0, 360), h=rng.uniform(1.8, 2.4), variant=rng.randrange(2))
    else:
        neem((x, y, 0), 'm' if rng.random() < .5 else 's', rng.uniform(0, 360), rng.uniform(.75, 1.1) * 1.1, variant=rng.randrange(2))
bus((-1.2, -2.75, .03), 92)
car((-6.9, -3.35, .03), 96)
van((9.2, -2.75, .03), -94)
car((5.4, -3.15, .03), 92, color='#c9d6cf')
truck((7.0, 2.45, .03), -96)
car((-3.9, 5.4, .03), 188)
car((1.9, -6.0, .03), 184)
for x, y, t in ((-5.4, -4.1, 180), (.2, -3.9, 180), (8, -1.75, 0), (12.6, -1.9, 0), (-5.1, 1.3, 90), (3.9, 5.8, -90)):
    lamp_pole((x, y, 0), t, h=2.3, arm=.5)

# on the bare wood: a rolled drawing, a pencil, a brass rule and a house not yet placed
cylinder(.42, 5.2, (-13.6, 1.6, -.0), (90, 0, 24), .02, M('paper'), n=48)
cylinder(.30, 5.24, (-13.6, 1.6, -.0), (90, 0, 24), .01, M('stone', color='#cbbb9d'), n=40)
for d in (-1.2, 1.2):
    torus(.425, .03, (-13.6 - d * math.sin(math.radians(24)) * 1, 1.6 + d * math.cos(math.radians(24)), 0), (90, 0, 24), M('cloth_teal'), n=48, k=8)
cylinder(.11, 3.6, (-12.4, -5.4, -.27), (90, 0, 64), .01, M('teal'), n=6)
cylinder(.11, .5, (-14.26, -4.49, -.27), (90, 0, 64), .005, M('wood_pale'), top=.02, n=24)
bx((4.6, .5, .05), (-13.4, -2.4, -.345), M('brass'), None, .015, (0, 0, -14), 2)
for k in range(19):
    bx((.02, .12 if k % 5 else .22, .01), (-13.4 + (k - 9) * .24 * math.cos(math.radians(-14)) + .0, -2.4 + (k - 9) * .24 * math.sin(math.radians(-14)) + .12, -.315), M('ink'), None, .003, (0, 0, -14))
hold('house', lambda g: (bx((1.5, 1.2, .9), (0, 0, .45), M('plaster', color='#efe2c8'), g, .03), slab([(-.95, 0), (.95, 0), (0, .7)], 1.4, .03, M('terracotta'), (0, .7, .9), (90, 0, 0), g, 2),
                         bx((.32, .04, .6), (0, -.61, .3), M('teal'), g, .01), bx((.28, .04, .28), (.48, -.61, .5), M('visor'), g, .01), bx((.28, .04, .28), (-.48, -.61, .5), M('visor'), g, .01)), (-11.6, 5.6, -.36), 24)

# ---------------------------------------------------------------------------- beyond the table: haze, hills, sun
bx((600, 400, .1), (0, 150, -9), material('clay', '#dcb885', rough=.95, bump=0, sheen=0), None, .01)
hills(seed=6, near=60, far=120, height=(4, 9.5), width=150, base=-10)
golden_hour((0, 0, 1), azimuth=128, elevation=13, power=7.6, fill=0)
area((-14, -26, 17), (2, 1, 0), 12, 8200, '#fff6ea')
area((22, -12, 9), (6, 0, 1), 7, 900, '#d5e6ec')
EYE = (-13.6, -24.0, 9.0)
low_sun(EYE, azimuth=82.5, elevation=-3.6, distance=190, degrees=6.4, top='#ffcf70', bottom='#ff7428', power=2.3)
mist(24, 96)
look(haze=('#f8d3a0', .62, 1.0), bloom=.05, vignette=.14, ev=.12)

camera('town-dawn', EYE, (-4.9, 1.6, .9), lens=31, fstop=.35, focus=(3.0, -1.4, 1.0))
camera('town-dawn.1x1', (-12.0, -24.5, 9.4), (.6, 1.6, .7), lens=42, fstop=.35, focus=(3.0, -1.4, 1.0), aspect=1)
main()
