"""Shop shelf, close and frontal: the gap and its sensor, labels, a tagged box in the wrong row; till and godown door beyond.  Camera: shop-shelf (keyed)."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M, keyed
from sets.rooms_kit import wall
from sets.shop.build import goods, shelving, till, floor_tiles, tagged_box

start(seed=102)
BRASS, INK, IVORY, DARK = M('brass'), M('ink'), M('ivory'), M('wood_dark')
stock = goods()
# ---------------------------------------------------------------------------- the shelf: bare carcass, then each row faced up by hand
BW, ST, Z0 = 2.7, 1.36, .55
unit, cell = shelving(4, 4, (-1.55, 0, 0), bay_w=BW, step=ST, z0=Z0)
ROWS = {  # (bay, level): (kind, index, step, double)
    (0, 3): ('bottle', 0, .52), (1, 3): ('bottle', 1, .52), (2, 3): ('bottle', 2, .52), (3, 3): ('jar', 1, .64),
    (0, 2): ('tin', 0, .64), (1, 2): ('flat', 0, .88), (2, 2): ('tin', 2, .64), (3, 2): ('packet', 2, .58),
    (0, 1): ('packet', 0, .58), (1, 1): ('packet', 1, .58), (2, 1): ('packet', 3, .7), (3, 1): ('pouch', 0, .64),
    (0, 0): ('pouch', 1, .64), (1, 0): ('jar', 0, .66), (2, 0): ('jar', 2, .66), (3, 0): ('tin', 1, .66)}
rnd = random.Random(5)
GAP = (1, 2)                                            # right of centre: two flat tins, then nothing
WRONG = (1, 1)
for (b, l), (kind, i, w) in ROWS.items():
    mesh, width, h = stock[kind][i]
    n = int((BW - .2) / w)
    x0 = b * BW + BW / 2 - (n - 1) * w / 2
    for k in range(n):
        if (b, l) == GAP and k > 0:
            continue
        if (b, l) == WRONG and k in (1, 2):
            continue
        z = Z0 + l * ST
        layers = 2 if h < .5 else 1
        for q in range(layers):
            for y in (-.24, .24):
                instance(mesh, (x0 + k * w, y, z + q * h), (0, 0, rnd.uniform(-3, 3)), parent=unit)
# gap sensor: a small bar under the shelf above with a teal eye and its cone of sight
g = cell(*GAP, dx=.64)
sensor = group((g.x, g.y + .28, g.z + ST - .14))
box((1.2, .26, .12), (0, 0, 0), r=.04, m=INK, parent=sensor)
box((1.22, .04, .03), (0, -.13, -.02), r=.01, m=BRASS, parent=sensor)
for x in (-.35, 0, .35):
    cylinder(.07, .05, (x, -.02, -.07), m=M('gun'), parent=sensor, n=28, bevel=.015)
    ball(.045, (x, -.02, -.095), (1, 1, .5), m=M('lit_teal', power=9), parent=sensor, n=16)
cone = lathe([(.62, -1.16), (.4, -.7), (.06, -.05)], (g.x, g.y + .28, g.z + ST - .2), m=material('mist', '#7df0dc', strength=.22), n=48, smooth_angle=180)
cone.scale = (1.15, .6, 1)
hide_from(cone, shadow=True, diffuse=True)
lab = cell(*GAP, dx=.64)
box((.62, .05, .24), (lab.x, lab.y - .05, lab.z - .06), r=.04, m=INK)
box((.52, .02, .16), (lab.x, lab.y - .08, lab.z - .06), r=.03, m=M('lit_amber', power=2.6))
wrong = cell(*WRONG, dx=.5)
wx = WRONG[0] * BW + BW / 2 - (int((BW - .2) / .58) - 1) * .58 / 2 + .58 * 1.5
tagged_box((wx + .0, -.3, Z0 + WRONG[1] * ST), unit, 6)
subject(unit, 'shelf')

# ---------------------------------------------------------------------------- beyond, left: counter with the till, the godown door ajar
floor_tiles((-17.5, 14), (-9, 12), 1.5)
ctr = group((-6.1, 4.6, 0), (0, 0, 8))
box((4.0, 1.8, 2.6), (0, 0, 1.3), r=.05, m=M('wood', color='#8a5730'), parent=ctr)
box((4.3, 2.1, .2), (0, 0, 2.7), r=.07, m=M('wood', color='#b27a45'), parent=ctr)
for k in range(3):
    box((1.1, .08, 1.8), (-1.25 + 1.25 * k, -.9, 1.45), r=.04, m=M('plaster_teal', color='#3f7a70'), parent=ctr)
box((4.34, .05, .07), (0, -1.05, 2.64), r=.02, m=BRASS, parent=ctr)
TILL = till((-.35, 0, 2.8), 8, ctr, .95)
wall(26, 11, [(9.05, 11.55, 0, 5.6)], m=M('plaster'), at=(-16, 9.4, 0), skirting=DARK, skirt_h=.35)
for x in (-7.0, -4.4):
    box((.2, .5, 5.8), (x, 9.45, 2.9), r=.05, m=DARK)
box((2.9, .5, .24), (-5.7, 9.45, 5.72), r=.05, m=DARK)
leaf = group((-4.5, 9.3, 0), (0, 0, 58))
for k in range(5):
    box((.46, .12, 5.5), (-.25 - .48 * k, 0, 2.8), r=.03, m=material('clay', ('#2f7a70', '#2b726a', '#347f75')[k % 3], rough=.6, bump=0), parent=leaf)
for z in (1.0, 4.6):
    box((2.4, .1, .3), (-1.2, -.1, z), r=.03, m=M('teal'), parent=leaf)
    rivets_x = [-.3, -1.2, -2.1]
    for x in rivets_x:
        ball(.05, (x, -.16, z), (1, .6, 1), m=BRASS, parent=leaf, n=12)
# godown: stacked cartons in shade
for k, (x, y, z) in enumerate(((-6.25, 11.2, 0), (-5.15, 11.4, 0), (-5.75, 11.3, 1.3), (-6.65, 11.8, 2.4))):
    box((1.2, 1.0, 1.2), (x, y, z + .65), (0, 0, 5 * k), .05, M('card'))
    box((.2, 1.02, 1.22), (x, y, z + .65), (0, 0, 5 * k), .02, M('cane', color='#e6cfa0'))
box((8, .3, 8), (-5.75, 13.5, 4), r=.02, m=M('plaster', color='#8f8268'))
box((40, 22, .3), (-3, 2, 9.4), r=.02, m=M('plaster'))

# ---------------------------------------------------------------------------- light: soft high day, one warm rim
sky([(0, '#cdbd9f'), (.5, '#f4eee2'), (1, '#bcd3de')], .45)
area((-5.5, -9, 8.2), (2.5, 0, 3), 5, 1500, '#fff6ea')
area((8, -8, 6), (3, 0, 3), 4, 520, '#e8f0f0')
area((-8, 4.0, 8.6), (-8, 7.5, 1), 3.5, 900, '#fff2de')
area((-12.5, 4, 5), (-5, 5, 2), 3, 380, '#ffd39a')
area((-5.65, 11.8, 6.5), (-5.65, 11.5, 0), 1.5, 120, '#ffd9a4')
mist(9, 30)
look(haze=('#f2e4ca', .26, 1.0), bloom=.05, vignette=.12, ev=.05)

camera('shop-shelf', (.9, -11.8, 3.5), (.1, 0, 3.35), lens=35, fstop=1.6, focus=(1.9, -.5, 3.4))
camera('shop-shelf.1x1', (.4, -12.6, 3.5), (-.05, 0, 3.1), lens=40, fstop=1.6, focus=(1.9, -.5, 3.4), aspect=1)
bpy.context.view_layer.update()
tagged = unit.matrix_world @ Vector((wx, -.62, Z0 + WRONG[1] * ST + .35))
keyed('shop-shelf', {'a': tuple(sensor.matrix_world.translation), 'b': (lab.x, lab.y - .08, lab.z - .06), 'c': tuple(tagged),
                     'd': tuple(TILL.matrix_world @ Vector((0, -.3, 1.55))), 'e': (-5.9, 9.2, 3.6)})
main()
