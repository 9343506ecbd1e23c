"""Old ivory cabinet of brass relays, one new teal module seated among them.  Camera: bench-patch."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.furniture import boards, desk_lamp, ledger_book, strips, wood
from room_build import studio_room

start(seed=63)
studio_room(back=16, sun_az=200, sun_el=16, target=(2, 0, 11), window=((-6, 6, 12, 16), (9, 6, 8, 15)), fill=800, shelves=(-7.5, 10.5))
TOP = 8.6
boards(40, 9, .6, 5, (0, 1.5, TOP), tone='wood', r=.06, gap=.035)
box((39, 8, .6), (0, 1.5, TOP - 1), r=.05, m=wood(4))

OLD = M('ivory', color='#e6d9bb', rough=.42, coat=.2)            # enamel gone warm with the years
BRASS, COPPER = M('brass'), material('metal', '#c9774a', rough=.3, brush=1)
BAKE = M('ink', color='#2a211c', rough=.4)
W, H, D = 4.7, 5.3, 2.0
cab = subject(group((2.75, 1.6, TOP + .12), (0, 0, -7), name='cabinet'), 'cabinet')

# ---------------------------------------------------------------------------- shell: five plates, folded edges, feet, lifting eyes
T = .12
box((W, T, H), (0, D / 2, H / 2), r=.03, m=OLD, parent=cab)
for s in (-1, 1):
    box((T, D, H), (s * (W / 2 - T / 2), 0, H / 2), r=.04, m=OLD, parent=cab)
    box((.28, T, H - .1), (s * (W / 2 - .2), -D / 2 + .03, H / 2), r=.03, m=OLD, parent=cab)
    for k in range(6):
        box((.03, .9, .07), (s * (W / 2 + .005), .1, 3.6 + k * .2), r=.012, m=BAKE, parent=cab, segments=2)
    for y in (-.7, .7):
        cylinder(.2, .14, (s * (W / 2 - .4), y, -.06), m=M('rubber'), parent=cab, n=32)
    torus(.22, .06, (s * 1.6, 0, H + .2), (90, 0, 0), m=BRASS, parent=cab, n=40)
for z in (T / 2, H - T / 2):
    box((W, D, T), (0, 0, z), r=.04, m=OLD, parent=cab)
    box((W - .3, T, .28), (0, -D / 2 + .03, z + (.1 if z < 1 else -.1)), r=.03, m=OLD, parent=cab)
box((W - .4, .08, H - .5), (0, D / 2 - .16, H / 2), r=.02, m=M('paper', color='#cdbb95'), parent=cab)
for sx in (-1, 1):
    for z in (.5, H - .5):
        cylinder(.09, .06, (sx * (W / 2 - .45), D / 2 - .22, z), (90, 0, 0), m=BRASS, parent=cab, n=6)


# ---------------------------------------------------------------------------- relay: bakelite foot, coil, armature, springs, terminals
def relay():
    p = [box((.56, .5, .92), (0, .1, 0), r=.04, m=BAKE, segments=2)]
    p.append(cylinder(.19, .52, (0, -.3, -.08), (0, 0, 0), .02, COPPER, n=28, segments=2))
    for z in (-.36, .2):
        p.append(cylinder(.24, .05, (0, -.3, z), m=BRASS, bevel=.012, n=28, segments=2))
    p.append(box((.34, .06, .74), (0, -.56, -.06), r=.015, m=BRASS, segments=2))
    p.append(box((.42, .5, .05), (0, -.3, .3), (8, 0, 0), .012, BRASS, segments=2))
    for s in (-1, 1):
        p.append(box((.05, .42, .025), (s * .17, -.28, .4), (-6, 0, 0), .006, M('gold'), segments=1))
        p.append(cylinder(.03, .06, (s * .17, -.46, .43), m=M('gold'), n=10, bevel=.006, segments=1))
        for z in (-.4, .42):
            p.append(cylinder(.06, .06, (s * .2, -.17, z), (90, 0, 0), m=BRASS, n=14, bevel=.012, segments=2))
    return merge(p, 'relay')


RELAY = relay()
ROWS, COLS = (4.18, 3.06, 1.94), 6
HOT = (3, 1)
y0 = D / 2 - .42
wires = [M('rubber', color=c) for c in ('#c79a3c', '#e9dcc0', '#6b2f22', '#2a3048', '#b5803a')]
for j, z in enumerate(ROWS):
    tube([(-W / 2 + .35, y0 + .2, z), (W / 2 - .35, y0 + .2, z)], .09, M('steel'), cab, smooth=False)
    # combed looms above each row, tied with thread
    for k in range(6):
        tube([(-W / 2 + .42, y0 - .02 - .05 * (k % 3), z + .56 + .045 * (k // 3)), (-.8, y0 - .03 - .05 * (k % 3), z + .57 + .045 * (k // 3)), (1.2, y0 - .02 - .05 * (k % 3), z + .56 + .045 * (k // 3)), (W / 2 - .42, y0 - .03 - .05 * (k % 3), z + .565 + .045 * (k // 3))], .026, wires[k % 5], cab, steps=6, resolution=3)
    for i in range(9):
        torus(.1, .014, (-W / 2 + .6 + i * .44, y0 - .07, z + .585), (0, 90, 0), m=M('linen'), parent=cab, n=20, k=6)
    for i in range(COLS):
        x = -W / 2 + .72 + i * (W - 1.44) / (COLS - 1)
        for s in (-1, 1):
            tube([(x + s * .2, y0 - .2, z + .44), (x + s * .21, y0 - .26, z + .52), (x + s * .18, y0 - .1, z + .58)], .02, wires[(i + s + j) % 5], cab, steps=6, resolution=3)
            if (i, j) != HOT:
                tube([(x + s * .2, y0 - .2, z - .42), (x + s * .22, y0 - .27, z - .49), (x + s * .16, y0 - .06, z - .54)], .02, wires[(i * 2 + s + j) % 5], cab, steps=6, resolution=3)
        if (i, j) == HOT:
            hot_x, hot_z = x, z
            continue
        instance(RELAY, (x, y0, z), parent=cab)

# ---------------------------------------------------------------------------- the new module
mod = group((hot_x, y0 - .06, hot_z), parent=cab)
TEAL = M('teal', color='#0d8073', rough=.28, coat=.7)
box((.64, 1.0, 1.06), (0, -.16, 0), r=.07, m=TEAL, parent=mod)
box((.5, .04, .86), (0, -.665, 0), r=.05, m=M('ivory'), parent=mod)
box((.36, .03, .26), (0, -.69, .22), r=.04, m=M('visor'), parent=mod)
for k in range(3):
    box((.07, .02, .1 + .05 * k), (-.1 + .1 * k, -.71, .2 + .025 * k), r=.012, m=M('lit_teal', power=6), parent=mod, segments=2)
for k in range(3):
    box((.34, .02, .035), (0, -.69, -.04 - .08 * k), r=.01, m=M('mint'), parent=mod, segments=2)
ball(.05, (.0, -.69, -.32), m=M('lit_amber', power=9), parent=mod, n=20)
box((.3, .14, .09), (0, -.62, .52), r=.03, m=BRASS, parent=mod)
for s in (-1, 1):
    box((.03, .5, .7), (s * .325, -.2, 0), r=.01, m=M('ink'), parent=mod, segments=2)
tube([(0, -.62, -.46), (0, -.78, -.62), (.04, -.62, -1.1), (.3, -.5, -1.62), (.5, -.34, -2.0)], .045, M('marigold'), mod)
cylinder(.075, .16, (0, -.66, -.5), (30, 0, 0), m=M('marigold'), parent=mod, n=24)

# ---------------------------------------------------------------------------- fuses above, terminal strip below
for i in range(9):
    x = -W / 2 + .75 + i * (W - 1.5) / 8
    cylinder(.1, .36, (x, y0 - .2, .98), m=M('ivory', rough=.2, coat=.9), parent=cab, n=24, bevel=.02)
    for s in (-1, 1):
        cylinder(.11, .08, (x, y0 - .2, .98 + s * .2), m=BRASS, parent=cab, n=24, bevel=.015)
box((W - .9, .3, .36), (0, y0 - .05, .5), r=.04, m=BAKE, parent=cab)
for i in range(15):
    x = -W / 2 + .7 + i * (W - 1.4) / 14
    cylinder(.075, .08, (x, y0 - .22, .53), (90, 0, 0), m=BRASS, parent=cab, n=16, bevel=.015)
    box((.09, .02, .02), (x, y0 - .265, .53), (0, 25 * i, 0), .004, BAKE, cab, segments=1)
for k in range(10):           # the cable stem at the left
    tube([(-W / 2 + .4 + .045 * (k % 3), y0 - .05 - .05 * (k % 2), .4), (-W / 2 + .38 + .045 * (k % 3), y0 - .06 - .05 * (k % 2), 2.5), (-W / 2 + .4 + .045 * (k % 3), y0 - .04 - .05 * (k % 2), 4.8)], .026, wires[k % 5], cab, steps=6, resolution=3)
for k in range(7):
    torus(.12, .016, (-W / 2 + .44, y0 - .07, .8 + k * .62), m=M('linen'), parent=cab, n=20, k=6)

# ---------------------------------------------------------------------------- door, swung open to the left; the gauge is the disc
door = group((-W / 2 + .02, -D / 2 - .02, 0), (0, 0, -30), parent=cab)           # turned so that its inner face looks at the lens
DW = W - .1
box((DW, .1, H - .06), (-DW / 2, 0, H / 2), r=.04, m=OLD, parent=door)
for s, size, at in ((0, (DW - .3, .14, .16), (-DW / 2, -.08, .3)), (0, (DW - .3, .14, .16), (-DW / 2, -.08, H - .3)), (0, (.16, .14, H - .6), (-.24, -.08, H / 2)), (0, (.16, .14, H - .6), (-DW + .24, -.08, H / 2))):
    box(size, at, r=.04, m=OLD, parent=door)
for z in (.8, H / 2, H - .8):
    cylinder(.09, .5, (.02, -.02, z), m=BRASS, parent=door, n=24)
gauge = group((-DW / 2 - .15, -.07, 3.62), (90, 0, 0), parent=door)
lathe([(0, 0), (1.08, 0), (1.16, .06), (1.17, .2), (1.08, .3), (.98, .3), (.95, .22)], m=BRASS, n=128, subdivide=1, parent=gauge)
disc(.98, (0, 0, .2), m=M('paper', color='#f7eed8'), parent=gauge, n=96)
for k in range(41):
    a = math.radians(225 - 270 * k / 40)
    big = k % 5 == 0
    rr = .78 if big else .83
    hot = k > 33
    box((.2 if big else .1, .03 if big else .018, .012), (rr * math.cos(a), rr * math.sin(a), .21), (0, 0, math.degrees(a)), .003, M('terracotta') if hot else M('ink'), gauge, segments=1)
a = math.radians(78)
slab([(-.06, -.2), (.06, -.2), (.018, .72), (-.018, .72)], .02, .005, M('ink'), (0, 0, .23), (0, 0, -12), gauge, segments=2)
cylinder(.11, .1, (0, 0, .25), m=BRASS, parent=gauge, n=32)
for k in range(4):
    cylinder(.06, .05, (1.08 * math.cos(k * math.pi / 2 + .78), 1.08 * math.sin(k * math.pi / 2 + .78), .3), m=M('gun'), parent=gauge, n=16)
tube([(-DW / 2 - .15, -.12, 2.5), (-DW / 2 - .1, -.2, 1.9), (-1.2, -.26, 1.2), (-.3, -.2, 1.0), (.2, .3, .9)], .05, COPPER, door)
box((2.3, .16, 1.25), (-DW / 2 - .15, -.12, 1.2), r=.04, m=OLD, parent=door)                      # paper pocket with the old wiring sheet
box((1.9, .04, 1.5), (-DW / 2 - .15, -.05, 1.55), (0, 3, 0), .01, M('paper', color='#efe2c2'), door)
bow_handle(.8, .3, .06, .12, BRASS, (-DW + .5, -.1, 2.6), (0, 90, 0), door)

# ---------------------------------------------------------------------------- bench: the old relay on a cloth, screwdriver, screws in a dish
box((2.6, 1.9, .04), (-.4, -2.0, TOP + .02), (0, 0, 14), .015, M('linen', color='#e3d4b4'))
instance(RELAY, (-.7, -1.9, TOP + .42), (88, 0, 30))
tube([(.2, -2.3, TOP + .16), (1.5, -1.9, TOP + .13)], .05, M('steel'), smooth=False)
lathe([(0, 0), (.15, 0), (.2, .15), (.19, .8), (.14, 1.0), (.09, 1.08), (0, 1.08)], (1.5, -1.9, TOP + .2), (0, 90, 17), M('wood_dark'), n=40, subdivide=1)
lathe([(0, 0), (.5, 0), (.62, .1), (.68, .2), (.62, .2), (.5, .08), (0, .06)], (2.9, -2.0, TOP), m=BRASS, n=64, subdivide=1)
for k in range(8):
    cylinder(.07, .1, (2.9 + .28 * math.cos(k * 2.3), -2.0 + .26 * math.sin(k * 2.3), TOP + .12), (random.uniform(0, 90), random.uniform(0, 90), 0), m=M('steel'), n=12, bevel=.01)
ledger_book((6.2, -.9, TOP), -18, cloth='ochre')
desk_lamp((-6.9, 1.8, TOP), 60, on=False, scale=1.2)
area((-4.5, -8.5, 13.5), (2.6, .8, 11), 2.4, 320, '#fff0da')                   # into the cabinet

camera('bench-patch', (-.9, -13.0, 13.0), (.6, 1.0, 11.7), lens=39, fstop=.9, focus=(2.9, .6, 11.4))
camera('bench-patch.1x1', (.4, -13.5, 13.2), (1.75, 1.0, 11.45), lens=50, fstop=.9, focus=(2.9, .6, 11.4), aspect=1)
main()
