"""Scanner table in the archive: an overhead book scanner above an open ledger, boxes distinguished by colour.  Camera: archive-scanner."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.furniture import boards, ledger_book, file_bundle, mug
from props.devices import tablet
from sets.rooms_kit import wall, window, rivets
from sets.archive.kit import bundle_mesh, box_mesh, shelf_bay_mesh, fill_bay

start(seed=224)
BRASS, INK, IVORY, TEAL, GUN, STEEL = M('brass'), M('ink'), M('ivory'), M('teal'), M('gun'), M('steel')
# hand's-breadth units; z = 0 is the table top
boards(24, 9.5, .5, 6, (0, 0, 0), tone='pale', gap=.02)
box((24, .3, .6), (0, -4.5, -.75), r=.06, m=M('wood'))

# ---------------------------------------------------------------------------- scanner
rig = subject(group((1.75, .35, 0), (0, 0, -9), name='scanner'), 'scanner')
slab(rounded_rect(6.6, 5.2, .5), .34, .1, IVORY, (0, 0, .1), parent=rig)
slab(rounded_rect(6.66, 5.26, .52), .05, .02, BRASS, (0, 0, .3), parent=rig)
slab(rounded_rect(6.3, 4.9, .4), .04, .015, M('night', rough=.7), (0, 0, .425), parent=rig)
for sx in (-1, 1):
    for sy in (-1, 1):
        cylinder(.22, .1, (sx * 2.8, sy * 2.1, .05), m=M('rubber'), parent=rig, n=32)
# cradle: two padded wings in a shallow V, on a brass slide
for s in (-1, 1):
    wing = group((s * .12, -.35, .56), (0, -s * 7, 0), parent=rig)
    box((2.75, 3.7, .14), (s * 1.4, 0, 0), r=.05, m=TEAL, parent=wing)
    box((2.79, 3.74, .04), (s * 1.4, 0, -.05), r=.015, m=BRASS, parent=wing)
for y in (-2.0, 1.3):
    tube([(-2.8, y, .5), (2.8, y, .5)], .05, STEEL, rig, smooth=False)
ledger_book((0, -.35, .68), 0, rig, .98, cloth='red')
# front keys and a lit progress bar
for k in range(4):
    cylinder(.13, .06, (1.6 + .42 * k, -2.36, .46), m=M('marigold') if k == 3 else INK, parent=rig, n=32, bevel=.02)
box((1.3, .12, .03), (-1.9, -2.36, .465), r=.015, m=M('lit_teal', power=2.5), parent=rig)
# column, elbow, arm
lathe([(0, .42), (.62, .42), (.64, .5), (.5, .62), (.34, .7), (0, .7)], (0, 2.0, 0), m=IVORY, parent=rig, n=64, subdivide=1)
cylinder(.27, 4.6, (0, 2.0, 2.9), m=IVORY, parent=rig, n=48, bevel=.05)
for z in (1.1, 1.5, 4.7):
    torus(.275, .03, (0, 2.0, z), m=BRASS, parent=rig, n=48)
for k in range(11):
    box((.2, .02, .03 if k % 5 else .045), (0, 1.725, 1.9 + .22 * k), r=.008, m=INK, parent=rig, segments=2)
box((.75, .8, .7), (0, 2.0, 5.15), r=.2, m=INK, parent=rig)
cylinder(.2, .95, (0, 2.0, 5.15), (0, 90, 0), m=BRASS, parent=rig, n=40, bevel=.05)
box((.42, 2.4, .36), (0, .95, 5.32), (6, 0, 0), .14, IVORY, rig)
tube([(.26, 2.1, .8), (.5, 2.25, 2.4), (.46, 2.2, 4.4), (.3, 1.9, 5.5), (.2, .6, 5.65)], .06, M('rubber'), rig)
# head: a ring lamp round the lens, tipped a little towards the reader
head = group((0, -.35, 5.25), (-33, 0, 0), parent=rig)
lathe([(.62, -.10), (1.42, -.10), (1.52, -.02), (1.52, .14), (1.36, .30), (.7, .40), (.3, .46), (0, .46)], m=IVORY, parent=head, n=120, subdivide=1)
lathe([(0, -.02), (.66, -.02), (.66, -.10), (.60, -.12)], m=INK, parent=head, n=96)
torus(1.50, .05, (0, 0, .05), m=BRASS, parent=head, n=120)
lathe([(.74, -.135), (1.32, -.135), (1.32, -.11), (.74, -.11), (.74, -.135)], m=material('emit', '#ffe3a6', power=2.6), parent=head, n=120)
torus(.70, .04, (0, 0, -.12), m=BRASS, parent=head, n=96)
torus(1.37, .035, (0, 0, -.12), m=BRASS, parent=head, n=120)
lathe([(0, -.34), (.28, -.34), (.36, -.30), (.40, -.12), (.40, 0), (0, 0)], m=GUN, parent=head, n=64)
lathe([(0, -.40), (.12, -.395), (.24, -.36), (.26, -.33), (0, -.33)], m=material('gloss', '#0b2440', rough=.03), parent=head, n=48, subdivide=1)
torus(.30, .03, (0, 0, -.345), m=BRASS, parent=head, n=48)
for k in range(16):
    a = math.radians(22.5 * k)
    cylinder(.03, .03, (1.44 * math.cos(a), 1.44 * math.sin(a), -.075), m=BRASS, parent=head, n=12, bevel=.006)
cylinder(.3, .3, (0, 0, .5), m=INK, parent=head, n=40, bevel=.06)
# the reading lines it throws on the page
for s in (-1, 1):
    box((.02, 3.2, .012), (s * 2.3, -.35, 1.12), (0, -s * 4, 0), .004, M('lit_teal', power=3), rig, segments=1)

# ---------------------------------------------------------------------------- boxes distinguished by colour, right; tablet with the page, left
S = 4.0
COLORS = ('#1f7a72', '#b5623c', '#f09a14', '#2b3d63', '#c9a15c')
boxes = {c: box_mesh(c) for c in COLORS}
for (x, y, z, t, c) in ((6.75, .9, 0, -14, COLORS[0]), (6.8, .85, 1.9, -9, COLORS[1]), (6.7, .95, 3.8, -17, COLORS[4]), (9.4, 1.6, 0, -20, COLORS[3]), (9.35, 1.5, 1.9, -12, COLORS[0])):
    instance(boxes[c], (x, y, z), (0, 0, t), S)
tablet((-3.3, -.9, 0), 16, scale=1.25, art='bands', pose='stand')
file_bundle((-6.9, .8, 0), 20, scale=.95, variant=3)
file_bundle((-6.85, .85, 1.36), 8, scale=.93, variant=0)
ledger_book((-5.6, -2.6, 0), -18, scale=.8, open=False, cloth='ochre')
brush = group((-1.1, -3.5, .12), (0, 90, 20))
cylinder(.09, 1.3, m=M('wood'), parent=brush, n=24, bevel=.03)
box((.16, .3, .4), (0, 0, .8), r=.05, m=BRASS, parent=brush)
box((.13, .42, .4), (0, 0, 1.15), r=.06, m=M('cane'), parent=brush)

# ---------------------------------------------------------------------------- the store behind, soft
rnd = random.Random(31)
bundles = [bundle_mesh(k) for k in range(9)]
bay, levels, top = shelf_bay_mesh()
store = group((-.5, 13.5, -7.4), (0, 0, 0), 4.6)
for k in range(-4, 5):
    instance(bay, (k * 2.16, 0, 0), parent=store)
    fill_bay(store, k * 2.16, levels[:5], bundles, list(boxes.values())[:2] + [boxes[COLORS[4]]], rnd)
box((80, .5, 30), (0, 16, 6), r=.02, m=M('plaster'))
box((80, 40, .3), (0, 0, -7.55), r=.02, m=M('wood', color='#93653d'))

# ---------------------------------------------------------------------------- light: a high soft window on the left
sky([(0, '#cdbd9f'), (.5, '#f4eee2'), (1, '#bcd3de')], .55)
area((-11, -4, 9), (1, 0, 1.5), 6, 2600, '#fff6ea', size_y=8)
area((9, -9, 6), (2, 0, 2), 5, 700, '#e6f0f2')
area((8, 6, 9), (2, 0, 3.5), 2, 800, '#ffcf94', size_y=4)              # one warm rim
area((0, 6, 14), (0, 13, 0), 6, 900, '#fff2e0', size_y=3)
area((1.75, -.35, 4.7), (1.7, -.2, 0), 1.6, 40, '#ffe9c2')              # the head's own light on the page
mist(13, 34)
look(haze=('#efe0c4', .22, .95), bloom=.05, vignette=.14, ev=-.05, contrast=1.1)

camera('archive-scanner', (-1.9, -17.2, 4.6), (.75, 0, 3.05), lens=42, fstop=.8, focus=(1.7, -1.0, 2.4))
camera('archive-scanner.1x1', (-.6, -15.6, 4.2), (1.9, 0, 2.9), lens=56, fstop=.8, focus=(1.7, -1.0, 2.4), aspect=1)
main()
