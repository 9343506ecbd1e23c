"""Canyon of tied files in low sun, one bundle lit from within.  Camera: archive-stacks (and 4:5)."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from sets.rooms_kit import planks, wall, window, dust
from sets.archive.kit import bundle_mesh, box_mesh, shelf_bay_mesh, fill_bay

start(seed=221)
BRASS, DARK = M('brass'), M('wood_dark')
rnd = random.Random(8)
bundles = [bundle_mesh(k) for k in range(12)]
boxes = [box_mesh(c) for c in ('#b5623c', '#1f6f68', '#c79a62', '#2b3d63')]
bay, levels, top = shelf_bay_mesh()

# ---------------------------------------------------------------------------- two walls of shelves along the aisle
HALF, PITCH = 1.42, 2.16
rows = {}
for side in (-1, 1):
    row = group((side * (HALF + .43), 0, 0), (0, 0, -90 * side), name='row')     # open side faces the aisle
    rows[side] = row
    for k in range(-3, 7):
        x = k * PITCH * side * -1
        instance(bay, (x, 0, 0), parent=row)
        hole = (lambda lv, c: lv == 3 and c == 2) if (side == 1 and k == 0) else None
        fill_bay(row, x, levels, bundles, boxes, rnd, skip=hole)

# the bundle with light in it, drawn out a little from its shelf on the right
glow_mesh, gh = bundle_mesh(77, glow=True)
GZ = levels[3]
spot_x = -2.1 / 2 + .29 + .51 * 2
hold = group((spot_x, -.24, GZ), (0, 0, 5), (1.12, 1.12, 1.5), parent=rows[1])
instance(glow_mesh, (0, 0, 0), parent=hold)
bpy.context.view_layer.update()
GLOW = hold.matrix_world.translation.copy()
subject(hold, 'lit bundle')
point(GLOW + Vector((-.5, 0, .25)), 42, .12, '#ff8f20')
area(GLOW + Vector((-.42, 0, .18)), GLOW + Vector((-3, -.6, -.4)), .5, 20, '#ffa23c')
area(GLOW + Vector((-.1, 0, .62)), GLOW + Vector((.4, 0, 0)), .4, 9, '#ff9a2e')

# ---------------------------------------------------------------------------- ladder on its brass rail, right; stool and crate on the floor
for s in (-1, 1):
    tube([(s * (HALF - .06), -8, 5.9), (s * (HALF - .06), 15, 5.9)], .035, BRASS, smooth=False)
for k in range(-3, 8):
    for s in (-1, 1):
        tube([(s * (HALF - .06), k * PITCH + 1.08, 5.9), (s * (HALF + .05), k * PITCH + 1.08, 5.9)], .022, BRASS, smooth=False)
lad = group((HALF - .1, 2.75, 0))
for s in (-1, 1):
    tube([(-.95, s * .34, .12), (.02, s * .30, 5.98)], .05, M('wood'), lad, smooth=False)
    cylinder(.1, .07, (-.96, s * .34, .1), (90, 0, 0), m=BRASS, parent=lad, n=28, bevel=.02)
    torus(.08, .02, (.04, s * .30, 5.96), (90, 0, 0), BRASS, lad, n=28, k=8)
for k in range(12):
    t = (k + .7) / 12.4
    box((.16, .64, .035), (-.95 + .97 * t, 0, .12 + 5.86 * t), r=.012, m=M('wood_pale'), parent=lad, segments=2)
    for s in (-1, 1):
        cylinder(.02, .02, (-.95 + .97 * t - .06, s * .37, .12 + 5.86 * t), (90, 0, 0), m=BRASS, parent=lad, n=10, bevel=.003)
for k, (x, y, a) in enumerate(((-.85, .9, 12), (-.82, .92, -6), (-.88, .9, 4))):
    mesh, h = bundles[3 + k]
    instance(mesh, (x, y, .01 + .24 * k), (0, 0, a + 80))

# ---------------------------------------------------------------------------- room: boards, end wall with a tall window, beams
planks((-4, 4), (-9, 16), .34, colors=('#9a6338', '#8a552e', '#a46d40', '#935d35'), rough=.34, coat=.45)
END = 13.6
wall(9, 9, [(2.95, 6.05, 1.2, 6.3)], m=M('plaster'), at=(-4.5, END, 0), skirting=DARK, skirt_h=.3, thick=.4)
window(3.1, 5.1, 3, 4, (0, END + .1, 1.2), m=DARK)
hide_from(box((40, .1, 30), (0, 30, 8), r=.01, m=material('emit', '#ffd08a', power=1.35)), shadow=True)
for x, z, s in ((-1.2, .6, 1.7), (1.6, .2, 1.3)):
    ball(s, (x, 19, z), (1.3, .6, 1), m=material('clay', '#a99a55', rough=.9))
for s in (-1, 1):
    box((.4, 26, 9), (s * 3.1, 3, 4.5), r=.02, m=M('plaster'))
box((9, 26, .2), (0, 3, 8.4), r=.02, m=material('clay', '#cbb48c', rough=.9))
for k in range(10):
    box((9, .26, .4), (0, -6 + 2.16 * k, 8.1), r=.05, m=DARK)
for k in range(4):                                    # hanging lamps, unlit, down the aisle
    y = .2 + 3.4 * k
    tube([(0, y, 8.2), (0, y, 7.05)], .014, M('ink'), smooth=False)
    lathe([(.03, .2), (.08, .16), (.2, .1), (.34, 0), (.35, -.02), (.33, -.01), (.19, .08), (.05, .13), (0, .13)][::-1], (0, y, 6.9), m=M('teal'), n=48, subdivide=1)
    ball(.08, (0, y, 6.93), m=M('paper', rough=.3), n=20)
dust((-1.3, 1.3), (-2, 9), (1.2, 6), 70, r=.008)

# ---------------------------------------------------------------------------- light
sky([(0, '#6b5a3c'), (.52, '#ffd9a6'), (1, '#9fb3b8')], .55)
sun(93, 16, 20, 1.4, '#ffbd70')
area((0, END - .4, 4), (0, 0, 1.5), 2.8, 700, '#ffcb85', size_y=4.6)
area((-.4, -6.2, 5.6), (.2, 2, 2.6), 2.4, 330, '#fff0dc')
for k in range(3):
    area((0, 2 + 3.5 * k, 7.8), (0, 2 + 3.5 * k, 0), 1.6, 100, '#ffe6c4', size_y=3)
mist(5, 22)
look(haze=('#f5c98a', .30, .95), bloom=.06, vignette=.16, ev=-.02)

camera('archive-stacks', (-.62, -5.0, 2.75), (.42, 2.2, 3.0), lens=33, fstop=.9, focus=tuple(GLOW))
camera('archive-stacks.4x5', (-.58, -5.6, 2.6), (.38, 2.2, 3.12), lens=37, fstop=.9, focus=tuple(GLOW), aspect=4 / 5)
main()
