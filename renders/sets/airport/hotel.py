"""Hotel lobby at night: the humanoid keeps the desk, one key is out.  Camera: hotel-reception."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.presence import chai_glass
from props.robots import humanoid
from props.furniture import desk_lamp, ledger_book, plant
from sets.rooms_kit import terrazzo, rivets

start(seed=112)
BRASS, INK, IVORY, TEAL, DARK = M('brass'), M('ink'), M('ivory'), M('teal'), M('wood_dark')
WOOD = M('wood', color='#7a4c2a')
# humanoid scale: 7.6 units stand for a grown figure
bot = subject(humanoid((3.3, 2.35, 0), -10, pose='palm up', head=(2, 0, -14), fine=True), 'humanoid')

# ---------------------------------------------------------------------------- desk
dk = group((2.2, 0, 0), (0, 0, -4))
W, H = 9.2, 3.75
box((W, 2.0, H - .25), (0, 0, (H - .25) / 2), r=.06, m=WOOD, parent=dk)
box((W + .4, 2.5, .24), (0, -.05, H), r=.09, m=material('satin', '#1c3a44', rough=.2, coat=.8, crough=.08), parent=dk)
box((W + .42, .06, .07), (0, -1.31, H), r=.02, m=BRASS, parent=dk)
box((W + .1, 2.1, .4), (0, 0, .2), r=.04, m=INK, parent=dk)
for k in range(6):
    x = -W / 2 + .8 + 1.52 * k
    box((1.3, .1, 2.5), (x, -1.0, 2.0), r=.05, m=M('wood', color='#8f5c34'), parent=dk)
    box((1.0, .1, 2.2), (x, -1.04, 2.0), r=.04, m=material('satin', '#14504c', rough=.45, coat=.25), parent=dk)
    for s in (-1, 1):
        for z in (1.0, 3.0):
            rivets([(x + s * .42, -1.095, z)], .035, BRASS, dk)
    if k < 5:
        cylinder(.09, 2.6, (x + .76, -1.05, 2.0), m=BRASS, parent=dk, n=24, bevel=.02)
tube([(-W / 2, -1.35, .55), (W / 2, -1.35, .55)], .06, BRASS, dk, smooth=False)
TOP = H + .13
# bell, lamp, register, pen on the desk
bell = group((-1.75, -.6, TOP), parent=dk)
lathe([(0, 0), (.46, 0), (.48, .05), (.44, .1), (0, .1)], m=INK, parent=bell, n=56)
lathe([(.42, .12), (.43, .2), (.36, .36), (.2, .47), (.06, .5), (0, .5)], m=M('gold', rough=.2), parent=bell, n=64, subdivide=1)
lathe([(0, .48), (.05, .48), (.04, .56), (.09, .6), (.07, .66), (0, .67)], m=BRASS, parent=bell, n=24)
desk_lamp((-3.5, .3, TOP), 20, dk, .5, power=1300)
ledger_book((2.4, -.35, TOP), 6, dk, .36, cloth='red')
chai_glass((-2.75, -.72, TOP), 20, dk, .46, level=.5, saucer=True)          # the guest has gone up
box((.9, .6, .5), (3.9, -.1, TOP + .25), r=.08, m=M('wood', color='#8f5c34'), parent=dk)

# ---------------------------------------------------------------------------- wall: key rack, round mirror, panelling
Y = 5.6
WALL = material('clay', '#20325c', rough=.8, bump=0)
box((34, .3, 14), (0, Y + .15, 6), r=.02, m=WALL)
for k in range(11):
    x = -13 + 2.6 * k
    box((2.2, .1, 2.6), (x, Y - .03, 1.9), r=.04, m=material('satin', '#1a2a50', rough=.5, coat=.2))
    box((1.9, .1, 2.3), (x, Y - .06, 1.9), r=.04, m=material('satin', '#22366a', rough=.5, coat=.2))
box((34, .16, .14), (0, Y - .05, 3.5), r=.04, m=BRASS)
box((34, .2, .5), (0, Y - .06, .25), r=.05, m=INK)
# mirror: dark glass, brass rim, its lamp behind makes the disc
mir = group((3.45, Y - .16, 6.35))
lathe([(1.7, 0), (2.02, 0), (2.02, .1), (1.7, .1), (1.7, 0)], (0, .1, 0), (90, 0, 0), material('emit', '#ff9f2e', power=5), parent=mir, n=128)
cylinder(1.82, .12, (0, -.04, 0), (90, 0, 0), m=material('metal', '#d9a758', rough=.16), parent=mir, n=128, bevel=.03)
torus(1.82, .09, (0, -.08, 0), (90, 0, 0), BRASS, mir, n=128)
for k in range(24):
    a = math.radians(15 * k)
    ball(.05, (1.82 * math.cos(a), -.17, 1.82 * math.sin(a)), m=BRASS, parent=mir, n=14)
# key rack, left of the mirror: 5 x 4 pigeon-holes, one hook bare
rack = group((-1.55, Y - .3, 4.2))
C, R, P = 6, 4, .82
box((C * P + .3, .5, R * P + .3), (0, .1, R * P / 2), r=.06, m=DARK, parent=rack)
for i in range(C + 1):
    box((.07, .42, R * P), (-C * P / 2 + i * P, -.12, R * P / 2), r=.02, m=WOOD, parent=rack, segments=2)
for j in range(R + 1):
    box((C * P + .1, .42, .07), (0, -.12, j * P), r=.02, m=WOOD, parent=rack, segments=2)
box((C * P + .5, .62, .14), (0, -.04, R * P + .16), r=.05, m=WOOD, parent=rack)
MISS = (4, 2)
for i in range(C):
    for j in range(R):
        x, z = -C * P / 2 + (i + .5) * P, (j + .5) * P
        tube([(x, -.1, z + .2), (x, -.3, z + .2), (x, -.36, z + .26)], .022, BRASS, rack, steps=6)
        box((.2, .02, .1), (x, -.335, j * P + .035), r=.01, m=BRASS, parent=rack, segments=1)
        if (i, j) == MISS:
            box((P - .1, .03, P - .1), (x, -.168, z), r=.02, m=material('emit', '#2fd8c6', power=2.4), parent=rack)
            continue
        sway = random.uniform(-8, 8)
        key = group((x, -.33, z + .2), (0, sway, 0), parent=rack)
        torus(.07, .016, (0, 0, -.06), (90, 0, 0), BRASS, key, n=24, k=8)
        box((.04, .03, .3), (0, 0, -.26), r=.01, m=BRASS, parent=key, segments=2)
        box((.09, .025, .05), (.05, 0, -.38), r=.008, m=BRASS, parent=key, segments=1)
        superball((.075, .05, .12), .7, .7, (-.06, -.03, -.26), m=(M('terracotta'), TEAL, M('ivory'))[(i + j) % 3], parent=key, n=16)

# ---------------------------------------------------------------------------- luggage trolley, left
tr = group((-4.2, -1.2, 0), (0, 0, 24), 1.18)
slab(rounded_rect(3.4, 1.9, .3), .16, .06, M('cloth_teal', color='#7a2f2a'), (0, 0, .5), parent=tr)
slab(rounded_rect(3.5, 2.0, .34), .1, .03, BRASS, (0, 0, .44), parent=tr)
for sx in (-1, 1):
    for sy in (-1, 1):
        cylinder(.22, .14, (sx * 1.35, sy * .75, .22), (90, 0, 0), m=M('rubber'), parent=tr, n=40, bevel=.04)
        cylinder(.1, .16, (sx * 1.35, sy * .75, .22), (90, 0, 0), m=BRASS, parent=tr, n=28)
        ball(.09, (sx * 1.55, sy * .8, .66), m=BRASS, parent=tr, n=24)
for sy in (-1, 1):
    tube([(-1.55, sy * .8, .6), (-1.55, sy * .8, 3.3), (-1.2, sy * .6, 4.2), (0, 0, 4.75), (1.2, -sy * .6, 4.2), (1.55, -sy * .8, 3.3), (1.55, -sy * .8, .6)], .06, BRASS, tr)
ball(.13, (0, 0, 4.85), m=BRASS, parent=tr, n=32)
for x, y, w, d, h, z, m, t in ((-.75, .1, 1.15, .6, 1.7, .66, TEAL, 4), (.7, .2, 1.3, .65, 1.4, .66, M('terracotta', rough=.5), -5), (.0, -.55, 1.4, .5, 1.0, .66, IVORY, 3), (.65, .2, 1.0, .55, .7, 2.08, M('marigold'), 6)):
    s = group((x, y, z), (0, 0, t), parent=tr)
    box((w, d, h), (0, 0, h / 2), r=.12, m=m, parent=s)
    box((w + .02, .03, h + .02), (0, 0, h / 2), r=.01, m=INK, parent=s, segments=2)
    for q in (-.3, .3):
        box((.07, d + .03, h + .03), (q * w, 0, h / 2), r=.02, m=DARK, parent=s, segments=2)
        box((.1, .04, .09), (q * w, -d / 2 - .01, h * .7), r=.02, m=BRASS, parent=s, segments=2)
    bow_handle(.36, .12, .035, .05, INK, (0, 0, h), (-90, 0, 0), s)
plant((-8.2, 3.4, 0), scale=1.5, size=4.2)
plant((8.6, 3.2, 0), scale=1.5, size=4.6, seed=8)

# ---------------------------------------------------------------------------- floor, light
terrazzo((-14, 12), (-14, 6), 2.0, base='#2f3c60', chips=('#e6dcc8', '#2f9a8e', '#b5623c', '#18264b', '#c49a55'), rough=.16, count=90)
sky([(0, '#0a1124'), (1, '#2b3f6e')], .42)
area((-3.5, -9, 9), (3, 1.5, 5.2), 3.2, 1150, '#ffe6cc')
area((11, -6, 6), (3, 1.5, 5), 3.2, 520, '#8fb8ff')
area((7.4, 4.6, 8.5), (3.3, 2.2, 5.6), .8, 420, '#ffc27a', size_y=3)
area((-.6, 4.7, 8.6), (3.0, 2.2, 5.6), .8, 300, '#6fd8d0', size_y=3)
area((-1.5, 2.6, 9.2), (-1.5, Y, 5.2), 2.4, 330, '#ffd7a0', size_y=1)          # picture light over the rack
area((-9, -5, 7), (-4.4, -1, 2), 2.5, 260, '#9dbcff')
mist(12, 32)
look(haze=('#22407c', .1, .5), bloom=.055, vignette=.18, ev=.15)

camera('hotel-reception', (-1.6, -14.6, 5.8), (.95, 0, 4.7), lens=42, fstop=1.1, focus=(3.2, 1.5, 6.0))
main()
