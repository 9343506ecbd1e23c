"""A taluka office in golden light: basalt plinth, limewashed walls, a tiled roof and porch on teak posts, notice boards, scooters, a trolley of tied files at its door."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.boards import board
from props.evening import evening_sky
from props.ghats import DRY, GREEN, ghats
from props.land import neem, rain_tree, tuft
from props.materials import M
from props.presence import chappals, umbrella
from props.town import bench_seat, bx, kerb, lamp_pole, pavement, plate, street_block, tiled
from props.vehicles import auto_rickshaw, bar, loop, packed, scooter, wheel

start(seed=22)
LIME, OCHRE, TEAK, DARK = M('plaster', color='#efe3cb'), M('plaster', color='#d9a95c'), M('wood', color='#7d4f2c', rough=.6), M('wood_dark')
X0, X1, DX, FLOOR, Y0, WALL = -5.6, 7.4, 1.0, .62, 1.5, 2.55                # ends, door, floor, wall face, wall height
C, W = (X0 + X1) / 2, X1 - X0
TOP = FLOOR + WALL

# ---------------------------------------------------------------------------- basalt: coursed blocks of four tones, each a little proud of the next
BASALT = [material('clay', c, rough=.85, bump=6, bscale=14, sheen=0) for c in ('#4d4a49', '#5b5653', '#423f40', '#66605a')]
blocks = [packed(('basalt', k), lambda g, k=k: bx((.40, .16, .185), (0, 0, 0), BASALT[k], g, .02, segments=2)) for k in range(4)]
stones = random.Random(7)


def masonry(x0, x1, y, z0, z1, turn=0, at=(0, 0, 0)):
    """Courses of dressed stone over x0..x1 in the plane y, facing -Y, with pale joints."""
    g = group(at, (0, 0, turn))
    bx((x1 - x0, .1, z1 - z0), ((x0 + x1) / 2, y + .07, (z0 + z1) / 2), M('stone', color='#b9ad98'), g, .005)
    rows = max(1, round((z1 - z0) / .205))
    h = (z1 - z0) / rows
    for r in range(rows):
        x = x0
        while x < x1 - .05:
            w = min(stones.uniform(.26, .52), x1 - x)
            if x1 - x - w < .16:
                w = x1 - x
            instance(blocks[stones.randrange(4)], (x + w / 2, y + .03 + stones.uniform(-.012, .012), z0 + (r + .5) * h), (0, 0, 0), ((w - .02) / .40, 1, (h - .02) / .185), g)
            x += w
    return g


bx((W + .3, 6.2, FLOOR - .02), (C, Y0 + 2.4, FLOOR / 2), M('stone', color='#8b8378'), None, .02)
masonry(X0 - .12, X1 + .12, Y0 - 1.72, 0, FLOOR - .06)                       # plinth of the veranda
masonry(-6.2, 0, -.02, 0, FLOOR - .06, 90, (X0 - .14, Y0 + 4.5, 0))
bx((W + .4, 1.75, .07), (C, Y0 - .92, FLOOR - .02), M('stone', color='#6b655f'), None, .02, segments=2)     # stone kerb of the floor
tile = packed(('floor tile',), lambda g: bx((.49, .49, .02), (0, 0, 0), M('terracotta', color='#a9603f'), g, .006))
for i in range(int(W / .5)):
    for j in range(3):
        instance(tile, (X0 + .3 + i * .5, Y0 - 1.45 + j * .5, FLOOR + .018), m=M('terracotta', color=('#a9603f', '#9c5537', '#b56b48')[(i * 3 + j * 5) % 3]))

# ---------------------------------------------------------------------------- wall: stone to the sill, limewash above, a blue-green band; windows with bars and shutters
masonry(X0, X1, Y0, FLOOR, FLOOR + .82)
bx((W, .3, WALL), (C, Y0 + .25, FLOOR + WALL / 2), LIME, None, .02)
bx((W + .02, .06, .06), (C, Y0 + .02, FLOOR + .86), M('stone', color='#a79b86'), None, .02)
bx((W + .01, .03, .28), (C, Y0 + .095, FLOOR + 1.03), M('plaster_teal', color='#4f8a80'), None, .005)
for x in (X0 + .1, X1 - .1):                                                 # dressed quoins
    for k in range(9):
        bx((.34 if k % 2 else .24, .2, .17), (x, Y0 + .04, FLOOR + .92 + .19 * k), BASALT[k % 4], None, .02, segments=2)


def shuttered(x, lit, ajar):
    """Teak window in a stone frame: iron bars, two leaves of planks half open."""
    w, h, z = .86, 1.12, FLOOR + 1.56
    for s in (-1, 1):
        bx((.13, .18, h + .26), (x + s * (w / 2 + .06), Y0 + .03, z), BASALT[1], None, .02, segments=2)
    bx((w + .40, .20, .15), (x, Y0 + .03, z + h / 2 + .10), BASALT[3], None, .02, segments=2)
    bx((w + .44, .26, .09), (x, Y0 + .0, z - h / 2 - .08), BASALT[3], None, .02, segments=2)
    bx((w, .04, h), (x, Y0 + .10, z), material('emit', '#ffca82', power=1.5) if lit else M('visor', color='#141c26', rough=.15), None, .004)
    for k in range(7):
        bar((x - w / 2 + w * (k + .5) / 7, Y0 + .05, z - h / 2), (x - w / 2 + w * (k + .5) / 7, Y0 + .05, z + h / 2), .013, M('gun'), None)
    for k in range(2):
        bar((x - w / 2, Y0 + .05, z - .2 + .4 * k), (x + w / 2, Y0 + .05, z - .2 + .4 * k), .012, M('gun'), None)
    for s in (-1, 1):
        leaf = group((x + s * (w / 2), Y0 - .07, z), (0, 0, s * -(ajar + 18 * (s > 0))))
        for k in range(3):
            bx((.138, .035, h), (s * (.075 + .142 * k), 0, 0), M('wood', color=('#2f7268', '#2a675e', '#357a70')[k], rough=.65), leaf, .008)
        for q in (-.36, 0, .36):
            bx((.42, .03, .08), (s * .215, -.028, q), M('wood', color='#2a675e', rough=.65), leaf, .008)


for x, lit, ajar in ((X0 + 1.25, False, 70), (X0 + 3.1, True, 95), (DX - 1.9 + .15, True, 78), (DX + 2.35, True, 82), (DX + 4.6, False, 66)):
    shuttered(x, lit, ajar)
# door: stone frame, carved lintel, teak leaves open, light inside
bx((1.86, .22, .24), (DX, Y0 + .02, FLOOR + 2.36), BASALT[3], None, .03, segments=2)
for s in (-1, 1):
    bx((.22, .24, 2.24), (DX + s * .80, Y0 + .02, FLOOR + 1.12), BASALT[1], None, .03, segments=2)
    bx((.10, .16, 2.2), (DX + s * .64, Y0 + .02, FLOOR + 1.1), TEAK, None, .02, segments=2)
bx((1.2, .06, 2.2), (DX, Y0 + .12, FLOOR + 1.1), material('emit', '#ffcd88', power=1.7), None, .004)
bx((.9, .03, .06), (DX - .06, Y0 + .07, FLOOR + .92), DARK, None, .01)                                 # the counter inside, files on it
for k in range(6):
    bx((.13, .03, .10 + .04 * (k % 3)), (DX - .44 + .16 * k, Y0 + .07, FLOOR + 1.01), M('card' if k % 2 else 'terracotta'), None, .006)
for k in range(4):
    bx((1.1, .03, .03), (DX, Y0 + .08, FLOOR + 1.45 + .2 * k), DARK, None, .004)
for s in (-1, 1):
    leaf = group((DX + s * .60, Y0 - .03, FLOOR), (0, 0, s * -104))
    bx((.58, .06, 2.16), (s * .29, 0, 1.09), TEAK, leaf, .015, segments=2)
    for z in (.42, 1.08, 1.74):
        bx((.40, .09, .46), (s * .29, 0, z), DARK, leaf, .03, segments=3)
        for q in (-.2, .2):
            for r in (-.17, .17):
                ball(.022, (s * .29 + r, -.05, z + q), m=M('brass'), n=10, parent=leaf)
board('कार्यालय', (DX, Y0 - .07, FLOOR + 2.76), width=2.1, height=.42, ground='teal', ink='ivory')
for k in range(9):                                                                                    # toran of mango leaves and marigolds over the door
    x = DX - .56 + .14 * k
    superball((.045, .015, .10), .8, .9, (x, Y0 - .12, FLOOR + 2.12 - .03 * math.sin(math.pi * k / 8)), m=M('leaf'), n=10)
    ball(.045, (x + .07, Y0 - .13, FLOOR + 2.18 - .03 * math.sin(math.pi * k / 8)), m=M('marigold'), n=10)

# notice boards: teak frames, a sheet of green cloth, papers pinned three deep
pins = random.Random(3)


def notices(x, w, h, z, glass=False):
    bx((w, .07, h), (x, Y0 - .05, z), TEAK, None, .02, segments=2)
    bx((w - .1, .02, h - .1), (x, Y0 - .09, z), M('cloth_teal', color='#2c5a4c'), None, .004)
    px = x - w / 2 + .14
    while px < x + w / 2 - .14:
        pz = z - h / 2 + .18
        while pz < z + h / 2 - .14:
            pw, ph = pins.choice(((.16, .22), (.15, .20), (.20, .15), (.12, .17)))
            if pins.random() < .86:
                c = pins.choice(('#f4ecdb', '#efe4cb', '#e9d9b6', '#f6f1e6', '#e6c9a0', '#cfdcc6'))
                turn = pins.uniform(-7, 7)
                bx((pw, .006, ph), (px, Y0 - .105 - pins.uniform(0, .006), pz), M('paper', color=c), None, .001, (0, turn, 0))
                for q in range(4):
                    bx((pw * pins.uniform(.5, .8), .003, .006), (px, Y0 - .114, pz + ph * .28 - q * ph * .17), M('ink', color='#4b5160'), None, .001, (0, turn, 0))
                ball(.012, (px, Y0 - .115, pz + ph * .42), m=M('terracotta'), n=8)
            pz += ph + pins.uniform(.03, .07)
        px += .21


notices(DX - 3.45 + .08, 1.5, 1.0, FLOOR + 1.42)
notices(DX + 3.48, 1.25, 1.0, FLOOR + 1.42)
board('नोंदणी', (DX - 3.37, Y0 - .06, FLOOR + 2.12), width=1.0, height=.28, ground='ink', ink='marigold')
board('सेवा केंद्र', (DX + 3.48, Y0 - .06, FLOOR + 2.12), width=1.1, height=.28, ground='ink', ink='marigold')

# ---------------------------------------------------------------------------- veranda on teak posts, its own lower roof; gable porch over the steps
EAVE = FLOOR + 2.16
POSTS = [X0 + .15, X0 + 2.2, DX - 1.35, DX + 1.35, DX + 3.5, X1 - .15]
for x in POSTS:
    y = Y0 - 1.45
    bx((.34, .34, .34), (x, y, FLOOR + .17), BASALT[1], None, .03, segments=2)
    lathe([(.15, 0), (.15, .06), (.09, .12), (.12, .3), (.09, .5), (.085, 1.2), (.12, 1.28), (.09, 1.34), (.14, 1.48), (0, 1.48)], (x, y, FLOOR + .34), m=TEAK, n=28, smooth_angle=50)
    bx((.62, .16, .14), (x, y, FLOOR + 1.9), TEAK, None, .03, segments=2)
    for s in (-1, 1):
        tube([(x + s * .06, y, FLOOR + 1.52), (x + s * .22, y, FLOOR + 1.68), (x + s * .36, y, FLOOR + 1.86)], .04, DARK, resolution=4, steps=6)
bx((W + .1, .18, .2), (C, Y0 - 1.45, FLOOR + 2.04), TEAK, None, .03, segments=2)
ver = group((C, 0, 0))
tiled(W + .7, Y0 - 2.0, Y0 + .1, EAVE - .14, EAVE + .78, ver, pitch=.17)
for k in range(int(W / .5)):                                              # rafters under the eave
    tube([(X0 + .2 + k * .5, Y0 - 1.95, EAVE - .2), (X0 + .2 + k * .5, Y0 + .05, EAVE + .70)], .035, DARK, smooth=False, resolution=2)
bx((W + .7, .05, .12), (C, Y0 - 2.0, EAVE - .18), DARK, None, .01)
# upper wall with small louvres, main roof
bx((W, .3, 1.05), (C, Y0 + .25, TOP + .5), LIME, None, .02)
for k in range(9):
    x = X0 + 1.0 + k * 1.38
    bx((.6, .06, .34), (x, Y0 + .09, TOP + .66), DARK, None, .01)
    for q in range(5):
        bx((.54, .05, .03), (x, Y0 + .06, TOP + .54 + .06 * q), M('teal', rough=.6), None, .004, (26, 0, 0))
main_roof = group((C, 0, 0))
tiled(W + 1.1, Y0 - .55, Y0 + 2.9, TOP + .86, TOP + 2.35, main_roof, pitch=.19)
bx((W + 1.1, .06, .16), (C, Y0 - .55, TOP + .82), DARK, None, .01)
cylinder(.11, W + 1.1, (C, Y0 + 2.9, TOP + 2.40), (0, 90, 0), .02, M('terracotta', color='#9c4f30'), n=16)
# porch: gable to the front, tiles on both slopes, a carved board in the gable
PY = Y0 - 3.05
for s in (-1, 1):
    x = DX + s * 1.25
    bx((.44, .44, .5), (x, PY + .25, .25), BASALT[0], None, .03, segments=2)
    lathe([(.17, 0), (.17, .07), (.10, .14), (.14, .36), (.105, .6), (.10, 1.5), (.14, 1.6), (.10, 1.66), (.16, 1.82), (0, 1.82)], (x, PY + .25, .5), m=TEAK, n=32, smooth_angle=50)
    bx((.16, 1.9, .18), (x, PY + 1.05, 2.44), TEAK, None, .03, segments=2)
    slope = group((DX + s * 0, PY + .98, 0), (0, 0, s * 90))
    tiled(2.3, -1.72, .02, 2.42, 3.42, slope, pitch=.17)
bx((2.9, .16, .18), (DX, PY + .2, 2.44), TEAK, None, .03, segments=2)
plate([(-1.45, 2.5), (1.45, 2.5), (0, 3.36)], PY + .12, PY + .2, M('wood', color='#6f4526', rough=.6), group((DX, 0, 0)), .02)
torus(.26, .03, (DX, PY + .10, 2.82), (90, 0, 0), M('brass'), n=48, k=8)
disc(.24, (DX, PY + .105, 2.82), (90, 0, 0), M('ivory'))
for k in range(12):
    a = k * math.pi / 6
    bx((.05, .02, .012), (DX + .18 * math.cos(a), PY + .09, 2.82 + .18 * math.sin(a)), M('ink'), None, .002, (0, -math.degrees(a), 0))
bar((DX, PY + .085, 2.82), (DX + .10, PY + .085, 2.90), .010, M('ink'), None)
bar((DX, PY + .085, 2.82), (DX - .06, PY + .085, 2.98), .008, M('ink'), None)
cylinder(.09, 2.4, (DX, PY + .98, 3.44), (90, 0, 0), .02, M('terracotta', color='#9c4f30'), n=16)
# steps between cheek walls, and a ramp with a rail at their right
for k in range(4):
    bx((2.1, .34 * (4 - k), .155), (DX, Y0 - 1.72 - .17 * (4 - k), .078 + .155 * k), M('stone', color='#6f6963'), None, .02, segments=2)
slab([(0, 0), (3.4, 0), (3.4, .62), (2.9, .62)], 1.05, .02, M('stone', color='#8d867b'), (DX + 5.3 - 3.4 + .9, Y0 - 1.75, 0), (90, 0, 0), None, 2)
for y in (Y0 - 2.75, Y0 - 1.85):
    tube([(DX + 2.9, y, .55), (DX + 5.7, y, 1.15), (DX + 6.2, y, 1.15)], .03, M('brass'), smooth=False, resolution=4)
    for k in range(6):
        x = DX + 2.9 + k * .56
        z = .62 * k / 5
        bar((x, y, z), (x, y, z + .56), .02, M('ink'), None)
# benches and a water pot on the veranda
bench_seat((X0 + 2.2, Y0 - .35, FLOOR + .03), 0, scale=1.3)
bench_seat((DX + 4.7, Y0 - .35, FLOOR + .03), 0, scale=1.3)
lathe([(0, 0), (.14, 0), (.24, .14), (.25, .26), (.17, .38), (.11, .42), (.14, .48), (.10, .48), (0, .4)], (X0 + .75, Y0 - .45, FLOOR + .3), m=M('terracotta'), n=36)
bx((.5, .4, .26), (X0 + .75, Y0 - .45, FLOOR + .15), TEAK, None, .02)
for x in (DX - 2.4, DX + 2.4, X0 + 1.4, X1 - 1.6):                        # lamps under the veranda
    bar((x, Y0 - .9, EAVE + .2), (x, Y0 - .9, EAVE - .12), .010, M('brass'), None)
    lathe([(0, 0), (.07, 0), (.10, .06), (.08, .22), (.03, .28), (0, .28)], (x, Y0 - .9, EAVE - .38), m=M('lit_warm', power=5), n=18)

# ---------------------------------------------------------------------------- the trolley and its files
cart = subject(group((DX + 1.25, .62, FLOOR + .03), (0, 0, 20), scale=1.15), 'trolley')
for z in (.20, .62):
    bx((1.0, .58, .045), (0, 0, z), M('steel', color='#a9b5b2'), cart, .015, segments=2)
    loop(rounded_rect(.98, .56, .05, 4), .018, M('steel'), cart, (0, 0, z + .05))
for sx in (-1, 1):
    for sy in (-1, 1):
        bar((sx * .46, sy * .25, .12), (sx * .46, sy * .25, .78), .022, M('steel'), cart, 4)
        wheel(.085, .05, (sx * .44, sy * .24, .085), cart, rim='steel', hub='brass', bolts=4)
tube([(.48, -.25, .76), (.56, -.25, .92), (.60, -.22, .96), (.60, .22, .96), (.56, .25, .92), (.48, .25, .76)], .024, M('brass'), cart, resolution=4, steps=8)


def bundle(at, turn, size, tone, tape):
    """A stack of papers between boards, tied both ways with tape and a bow."""
    g = group(at, (0, 0, turn), parent=cart)
    w, d, h = size
    for k in range(7):
        bx((w * (1 - .02 * ((k * 5) % 3)), d * (1 - .03 * ((k * 7) % 3)), h / 7 - .004), ((k % 3 - 1) * .006, ((k * 2) % 3 - 1) * .006, h * (k + .5) / 7), M('paper', color=('#f4ecdb', '#ece0c8', '#e6d6b8')[k % 3]), g, .004)
    for z in (.008, h):
        bx((w + .03, d + .03, .018), (0, 0, z), M('card', color=tone), g, .006)
    bx((.045, d + .045, h + .035), (0, 0, h / 2), M(tape), g, .010, segments=2)
    bx((w + .045, .045, h + .035), (0, 0, h / 2), M(tape), g, .010, segments=2)
    for s in (-1, 1):
        torus(.045, .014, (s * .05, 0, h + .05), (70, 0, s * 18), M(tape), g, n=20, k=8)
    ball(.026, (0, 0, h + .035), m=M(tape), n=12, parent=g)


bundle((-.26, .02, .65), 4, (.40, .34, .22), '#b07a4a', 'marigold')
bundle((-.24, .0, .90), -9, (.38, .32, .18), '#c79a62', 'marigold')
bundle((.22, .02, .65), -6, (.40, .34, .26), '#a86a40', 'marigold')
bundle((.20, -.02, .94), 12, (.34, .30, .14), '#b98a52', 'marigold')
bundle((-.24, .0, .23), 3, (.40, .36, .24), '#b07a4a', 'cloth_teal')
bundle((.24, .0, .23), -4, (.42, .36, .20), '#c79a62', 'cloth_teal')

# ---------------------------------------------------------------------------- yard: basalt setts, scooters in a row, the tree with its stone seat
pavement((-13, 12), (-6.0, Y0 - 1.85), -.1, .42, tones=('#9c9184', '#8e8478', '#a79c8d', '#857b70'))
bx((90, 70, .1), (0, 28, -.08), material('clay', '#a9794c', rough=.95, bump=4, bscale=8), None, .01)
kerb((0, -6.1, -.1), 0, length=26)
bx((60, 8, .1), (0, -10.2, -.06), material('clay', '#5f5a55', rough=.85, bump=3, bscale=20), None, .01)
for k, (x, c, t) in enumerate(((-3.9, 'teal', 158), (-3.2, '#b5483a', 164), (-2.55, '#c9d6cf', 160), (-1.8, 'marigold', 166), (-1.15, '#2f4f7a', 159))):
    scooter((x, -2.15 + .06 * (k % 2), 0), t, color=c, scale=1.25)
auto_rickshaw((5.4, -3.1, 0), -64, scale=1.3)
TREE = (-7.6, -1.2)
rain_tree((TREE[0], TREE[1], .1), 20, 1.12, tone='golden')
cylinder(1.25, .5, (TREE[0], TREE[1], .25), m=BASALT[1], n=48, bevel=.04)
for r in range(2):
    for k in range(22):
        a = (k + .5 * r) * 2 * math.pi / 22
        instance(blocks[(k * 3 + r) % 4], (TREE[0] + 1.24 * math.cos(a), TREE[1] + 1.24 * math.sin(a), .13 + .22 * r), (0, 0, math.degrees(a) + 90), (.82, 1, 1.08))
lathe([(1.0, .5), (1.36, .5), (1.36, .58), (1.0, .58)], (TREE[0], TREE[1], 0), m=M('stone', color='#8d867b'), n=64, bevel=.02)
lamp_pole((9.2, -2.6, 0), -30, h=3.2)
for x in (DX - 1.75, DX + 1.75):
    lathe([(0, 0), (.17, 0), (.25, .34), (.28, .40), (.23, .40), (0, .35)], (x, PY + .3, 0), m=M('terracotta'), n=32)
    for k in range(30):
        a, t = k * 2.4, .08 + .012 * (k % 13)
        superball((.09, .03, .05), .8, .9, (x + t * math.cos(a), PY + .3 + t * math.sin(a), .48 + .36 * ((k * 7 % 17) / 17) ** .8 - .5 * max(0, t - .2)), (10, -25, math.degrees(a)), M('leaf', color=('#6e8f3a', '#5a7c34', '#86a04a')[k % 3]), n=10)
    for k in range(8):
        ball(.05, (x + .14 * math.cos(k * 2.4), PY + .3 + .14 * math.sin(k * 2.4), .72 + .05 * (k % 3)), m=M('marigold'), n=10)
street_block((-14.5, 5.5, 0), 12, bays=4, style=1, lit=False, awning='cloth_teal')
street_block((14.6, 6.2, 0), -10, bays=4, style=3, lit=False, awning='terracotta')
for k in range(14):
    neem((-36 + k * 5.4, 30 + (k * 5 % 9), -.1), 'ml'[k % 2], k * 60, 1.2, tone='golden' if k % 3 else 'day')
ghats(seed=4, near=70, far=118, height=(5, 13), tones=GREEN, width=200)

# traces of a person inside: chappals at the step and an umbrella against the post
chappals((DX - .55, Y0 - 1.35, FLOOR + .03), 170, scale=.17)
umbrella((DX - 1.05, Y0 - 1.2, FLOOR + .03), 0, scale=.17, color='#8a3426', lean=8)

# ---------------------------------------------------------------------------- light
golden_hour((1, 0, 1.4), azimuth=196, elevation=20, power=7.6, fill=0)
area((-6, -12, 7), (1.5, 0, 1.6), 6, 900, '#fff0dc')
area((DX + .1, Y0 - .2, FLOOR + 1.6), (DX - .3, -2, FLOOR + .2), 1.0, 60, '#ffd08a')                  # the door's own light
EYE = (-3.4, -9.6, 1.75)
evening_sky(EYE, azimuth=72, spread=84, top=30, seed=19, step=.26)
mist(14, 120)
look(haze=('#f3d3a4', .46, 1.0), bloom=.05, vignette=.14, ev=.1)
camera('street-service-centre', EYE, (-.35, 0, 2.05), lens=28, fstop=1.6, focus=(DX, -1.2, FLOOR + 1.0))
camera('street-service-centre.1x1', (-2.2, -9.4, 1.75), (.95, 0, 1.95), lens=40, fstop=1.6, focus=(DX, -1.2, FLOOR + 1.0), aspect=1)
main()
