"""School courtyard before the bell.  Camera: school-first-bell.  One unit is two metres, the scale of bus and trees."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.furniture import wood
from props.land import hills, neem, tuft
from props.vehicles import bus

start(seed=41)
PLASTER = M('plaster', color='#efe2c8')
TRIM = M('plaster', color='#d9c19a')
TEALW = M('plaster_teal')
ROOF = [M('terracotta', color=c) for c in ('#b5623c', '#a85834', '#bf6d46')]


def arch_outline(w, h, opening, spring, n=16):
    """Wall bay with a round-headed opening."""
    r = opening / 2
    arc = [(-r * math.cos(math.pi * k / n), spring + r * math.sin(math.pi * k / n)) for k in range(n + 1)]
    return [(-w / 2, 0), (-r, 0)] + arc + [(r, 0), (w / 2, 0), (w / 2, h), (-w / 2, h)]


def bay():
    """One bay of the wing, 1.5 wide, front at y = 0, building behind it (+Y); arcade below, gallery above."""
    W = 1.5
    parts = []
    parts.append(slab(arch_outline(W, 1.5, 1.06, .78), .2, .015, PLASTER, (0, .2, .12), (90, 0, 0), segments=2))
    ring = [(.55 * math.cos(math.pi * k / 14), -.01, .9 + .55 * math.sin(math.pi * k / 14)) for k in range(15)]
    parts.append(tube(ring, .03, TRIM, smooth=False, resolution=3))
    for s in (-1, 1):
        parts.append(box((.26, .3, .14), (s * W / 2 * .86, .1, .2), r=.02, m=TRIM, segments=2))
        parts.append(box((.24, .26, .07), (s * W / 2 * .86, .09, .9), r=.02, m=TRIM, segments=2))
    parts.append(box((W, 2.6, .12), (0, 1.25, 1.68), r=.02, m=TRIM, segments=2))                      # gallery floor
    parts.append(box((W, 2.8, .12), (0, 1.2, .06), r=.02, m=M('stone'), segments=2))
    parts.append(box((W, .16, 3.1), (0, 1.3, 1.65), r=.01, m=M('plaster', color='#e2d0ae'), segments=1))   # inner wall
    for z, door in ((.12, True), (1.74, False)):
        h = 1.0 if door else .7
        zz = z + (h / 2 if door else h / 2 + .25)
        parts.append(box((.56, .06, h), (-.2 if door else 0, 1.2, zz), r=.02, m=M('wood_dark'), segments=2))
        parts.append(box((.44, .05, h - .12), (-.2 if door else 0, 1.175, zz), r=.015, m=M('teal', color='#1c6f68'), segments=2))
    # gallery: posts, railing, eave
    for s in (-1, 1):
        parts.append(box((.09, .09, 1.25), (s * W / 2, .08, 2.35), r=.015, m=wood(1), segments=2))
        parts.append(box((.17, .17, .08), (s * W / 2, .08, 2.92), r=.02, m=wood(2), segments=2))
    for z in (1.86, 2.24):
        parts.append(box((W, .05, .05), (0, .08, z), r=.012, m=wood(0), segments=2))
    for k in range(9):
        parts.append(box((.03, .03, .36), (-W / 2 + (k + .5) * W / 9, .08, 2.05), r=.008, m=wood(3), segments=1))
    roof = group((0, -.42, 2.98), (24, 0, 0))
    parts.append(box((W, 2.3, .05), (0, 1.1, 0), r=.01, m=wood(2, 'dark'), parent=roof, segments=1))
    for k in range(9):
        x = -W / 2 + (k + .5) * W / 9
        for j in range(6):
            parts.append(cylinder(.088, .40, (x, .16 + j * .37, .05 + .012 * (j % 2)), (91.5, 0, 0), .012, ROOF[(k * 7 + j * 3) % 3], n=10, parent=roof, segments=1))
    return merge(parts, 'bay')


BAY = bay()


def wing(x, y, turn, n):
    g = group((x, y, 0), (0, 0, turn))
    for k in range(n):
        instance(BAY, (k * 1.5, 0, 0), parent=g)
    ridge = tube([(-.8, 1.75, 3.95), (n * 1.5 - .7, 1.75, 3.95)], .11, ROOF[1], g, smooth=False)
    box((n * 1.5, 1.6, 3.0), (n * .75 - .75, 2.2, 1.5), r=.02, m=PLASTER, parent=g)
    return g


wing(-5.9, 3.0, 72, 8)           # left wing runs away from the lens and faces the court
wing(-3.4, 17.2, 6, 5)           # far wing

# ---------------------------------------------------------------------------- court: pavers with open joints, worn edges
paver = [bake(box((.94, .94, .1), r=.025, m=M('stone', color=c, rough=.8), segments=2)) for c in ('#d9c39c', '#cfb78e', '#e0cca8')]
for p in paver:
    p.hide_render = True
for i in range(-9, 10):
    for j in range(-9, 16):
        if abs(i - .5) < .62 * (j + 10) + 2:
            instance(random.choice(paver), (i * .97, j * .97, -.05 + random.uniform(-.006, .006)), (0, 0, random.choice((0, 90)) + random.uniform(-.5, .5)))
box((80, 70, .1), (0, 20, -.13), r=.01, m=M('soil', color='#b98556'))
# hopscotch in chalk, as children left it
chalk = M('paper', color='#fbf5e8')
for k, (x, y) in enumerate(((0, 0), (0, .55), (-.28, 1.1), (.28, 1.1), (0, 1.65), (-.28, 2.2), (.28, 2.2))):
    g = group((-1.9 + x * math.cos(.3) - y * math.sin(.3), -3.4 + x * math.sin(.3) + y * math.cos(.3), .008), (0, 0, 17))
    for s in (-1, 1):
        box((.52, .03, .008), (0, s * .26, 0), r=.003, m=chalk, parent=g, segments=1)
        box((.03, .52, .008), (s * .26, 0, 0), r=.003, m=chalk, parent=g, segments=1)
for _ in range(70):                       # fallen leaves under the tree
    a, r = random.uniform(0, 6.3), random.uniform(.3, 2.6)
    box((.09, .045, .006), (-2.35 + r * math.cos(a), 3.6 + r * math.sin(a) * .9, .012), (0, 0, random.uniform(0, 360)), .002, M('orange', color=random.choice(('#b98a2e', '#a3762c', '#8f8a3a'))), segments=1)

# ---------------------------------------------------------------------------- the tree in its ring of stone
neem((-2.35, 3.6, .1), 'l', 30, 1.02)
lathe([(.95, 0), (1.2, 0), (1.22, .04), (1.22, .3), (1.26, .33), (1.26, .4), (.92, .4), (.9, .36), (.9, .1)], (-2.35, 3.6, 0), m=PLASTER, n=64)
cylinder(.93, .3, (-2.35, 3.6, .15), m=M('soil'), n=48)

# ---------------------------------------------------------------------------- bell tower
tower = subject(group((1.0, .2, 0), (0, 0, -10), .9, name='bell tower'), 'bell')
for k, (w, d, h, z) in enumerate(((2.9, 1.5, .14, .07), (2.6, 1.25, .14, .21))):
    box((w, d, h), (0, 0, z), r=.03, m=M('stone', color='#d6c19a'), parent=tower)
for s in (-1, 1):
    x = s * .92
    box((.52, .6, .3), (x, 0, .42), r=.04, m=TRIM, parent=tower)
    box((.40, .48, 1.65), (x, 0, 1.3), r=.04, m=PLASTER, parent=tower)
    for z in (.66, 1.1, 1.54):
        box((.415, .495, .025), (x, 0, z), r=.008, m=TRIM, parent=tower, segments=2)
    box((.5, .58, .1), (x, 0, 2.12), r=.03, m=TRIM, parent=tower)
    box((.56, .64, .07), (x, 0, 2.2), r=.025, m=M('brass'), parent=tower)
    box((.4, .5, .26), (x, 0, 2.36), r=.03, m=PLASTER, parent=tower)
arch = [(-1.12, 2.45), (-.72, 2.45)] + [(-.72 * math.cos(math.pi * k / 20), 2.5 + .62 * math.sin(math.pi * k / 20)) for k in range(21)] + [(.72, 2.45), (1.12, 2.45), (1.12, 3.28), (-1.12, 3.28)]
slab(arch, .48, .03, PLASTER, (0, .24, 0), (90, 0, 0), tower, segments=3)
for y in (-.262, .262):
    tube([(-.72 * math.cos(math.pi * k / 24), y, 2.5 + .62 * math.sin(math.pi * k / 24)) for k in range(25)], .035, TRIM, tower, smooth=False)
box((2.5, .66, .1), (0, 0, 3.32), r=.03, m=TRIM, parent=tower)
for s in (-1, 1):                          # tiled cap
    cap = group((0, s * .46, 3.36), (s * -34, 0, 0), parent=tower)
    for k in range(13):
        cylinder(.098, .62, (-1.2 + k * .2, -s * .26, .06), (90, 0, 0), .02, ROOF[k % 3], n=12, parent=cap, segments=2)
tube([(-1.34, 0, 3.72), (1.34, 0, 3.72)], .085, ROOF[1], tower, smooth=False)
lathe([(0, 0), (.07, 0), (.09, .04), (.05, .1), (.1, .17), (.05, .23), (0, .25)], (0, 0, 3.76), m=M('brass'), n=40, subdivide=1, parent=tower)
# bell: yoke, straps, skirt, clapper, rope
tube([(-.78, 0, 2.62), (.78, 0, 2.62)], .075, wood(0, 'dark'), tower, smooth=False)
box((.5, .2, .16), (0, 0, 2.6), r=.04, m=wood(1, 'dark'), parent=tower)
for s in (-1, 1):
    box((.05, .23, .24), (s * .14, 0, 2.58), r=.015, m=M('brass'), parent=tower)
    cylinder(.1, .08, (s * .73, 0, 2.62), (0, 90, 0), m=M('brass'), parent=tower, n=24)
BRASS = M('gold', color='#d9a24a', rough=.24)
bell = group((0, 0, 1.52), (5, 0, 0), parent=tower)
outer = [(.56, 0), (.575, .03), (.555, .09), (.50, .17), (.44, .30), (.405, .46), (.385, .62), (.35, .76), (.27, .86), (.15, .91), (.08, .93), (0, .94)]
inner = [(r * .9, z - .02) for r, z in outer[1:-2]][::-1]
lathe(outer, m=BRASS, n=128, subdivide=1, parent=bell)
lathe([(.50, .0), (.48, .1), (.4, .3), (.36, .6), (0, .8)], m=M('brass', color='#8a6530', rough=.45), n=96, parent=bell)
torus(.53, .035, (0, 0, .02), m=BRASS, parent=bell, n=128)
for r, z in ((.515, .155), (.47, .245), (.392, .6), (.372, .69)):
    torus(r, .014, (0, 0, z), m=BRASS, parent=bell, n=128, k=10)
torus(.12, .035, (0, 0, .98), (90, 0, 0), m=BRASS, parent=bell, n=48)
tube([(0, 0, .7), (0, 0, -.04)], .025, M('gun'), bell, smooth=False)
ball(.1, (0, 0, -.08), (1, 1, 1.2), m=M('gun'), parent=bell, n=32)
tube([(0, 0, -.14), (.02, -.02, -.4), (.06, -.06, -.75), (.04, -.05, -.95)], .02, M('cane', color='#e6cf9f'), bell)
superball((.06, .06, .11), .9, .9, (.04, -.05, -1.0), m=M('cane', color='#e6cf9f'), parent=bell, n=24)

# ---------------------------------------------------------------------------- gate, compound wall, bus
WALLM = M('plaster', color='#ead7b2')
for x0, x1, y in ((-8, 1.6, 9.2), (6.6, 18, 8.2)):
    box((x1 - x0, .3, .95), ((x0 + x1) / 2, y, .47), r=.04, m=WALLM)
    box((x1 - x0 + .1, .42, .1), ((x0 + x1) / 2, y, .98), r=.03, m=TRIM)
    for k in range(int((x1 - x0) / 1.2)):
        box((.34, .36, 1.02), (x0 + .6 + k * 1.2, y, .51), r=.03, m=WALLM, segments=3)
for x, y in ((1.8, 9.1), (6.4, 8.3)):
    box((.55, .55, 1.7), (x, y, .85), r=.05, m=WALLM)
    box((.7, .7, .12), (x, y, 1.74), r=.04, m=TRIM)
    ball(.22, (x, y, 1.98), m=M('brass'), n=40)
for s, hx, hy, a in ((1, 2.1, 9.05, 62), (-1, 6.1, 8.35, 112)):            # open iron leaves
    leaf = group((hx, hy, 0), (0, 0, a))
    for k in range(9):
        tube([(.1 + k * .2, 0, .12), (.1 + k * .2, 0, 1.3)], .022, M('teal'), leaf, smooth=False, resolution=3)
    for z in (.16, .7, 1.2):
        tube([(0, 0, z), (1.8, 0, z)], .03, M('teal'), leaf, smooth=False, resolution=3)
bus((3.75, 3.3, 0), -36, door='open')

# ---------------------------------------------------------------------------- benches, a satchel and a tiffin tin left early


def bench(at, turn):
    g = group((*at, 0), (0, 0, turn))
    for s in (-1, 1):
        box((.1, .42, .36), (s * .62, 0, .18), r=.03, m=M('stone', color='#c9b48e'), parent=g)
        box((.06, .05, .42), (s * .62, .2, .5), (-10, 0, 0), .015, wood(2, 'dark'), g)
    for k in range(4):
        box((1.6, .085, .045), (0, -.15 + k * .1, .385), r=.015, m=wood(k), parent=g, segments=2)
    for k in range(2):
        box((1.6, .035, .1), (0, .215 + .02 * k, .54 + .13 * k), (-10, 0, 0), .012, wood(k + 2), g, segments=2)
    return g


bench((-.55, 1.1), 8)
bench((-1.05, -1.2), 14)
bench((-4.0, .4), 62)
satchel = group((-.95, -1.2, .42), (0, 0, 22))
superball((.21, .1, .17), .4, .4, (0, 0, .16), m=M('teal', color='#1b6d66'), parent=satchel, n=48)
box((.38, .03, .2), (0, -.095, .2), (4, 0, 0), .03, M('teal', color='#155850'), satchel)
for s in (-1, 1):
    box((.045, .02, .2), (s * .1, -.115, .17), r=.008, m=M('card'), parent=satchel, segments=2)
    box((.06, .02, .04), (s * .1, -.126, .1), r=.008, m=M('brass'), parent=satchel, segments=2)
tube([(-.1, 0, .31), (-.06, 0, .4), (.06, 0, .4), (.1, 0, .31)], .018, M('card'), satchel)
for k in range(3):
    cylinder(.09, .085, (-.25, 1.05, .455 + k * .09), m=M('steel'), bevel=.015, n=32)
tube([(-.34, 1.05, .43), (-.34, 1.05, .74), (-.25, 1.05, .8), (-.16, 1.05, .74), (-.16, 1.05, .43)], .012, M('steel'))
for k in range(26):
    tuft((random.uniform(1.8, 9), random.uniform(7.6, 8.1), 0), random.uniform(.6, 1.1), random.uniform(0, 360), 'dry')

# ---------------------------------------------------------------------------- beyond: trees, hills, the sun behind the bell
for x, y, s in ((-9, 14, 1.1), (8.4, 13, 1.15), (12, 16, 1.3), (-1, 24, 1.2)):
    neem((x, y, 0), 'l', x * 30, s, variant=1)
hills(seed=9, near=50, far=88, height=(3.6, 7.4))
CAM = Vector((-.25, -8.9, 1.35))


def behind(p, distance):
    """The place straight behind a point, as the lens sees it."""
    d = (Vector(p) - CAM).normalized()
    return tuple(CAM + d * distance)


sun_disc(behind((.98, .2, 2.02), 112), 7.6, '#ffb23c', '#ff5f16', power=1.5)

golden_hour((0, 0, 2), azimuth=84, elevation=11, power=9.5, fill=700)
sky([(0, '#6b5a3c'), (.52, '#ffd9a6'), (1, '#a9b2ad')], .62,
    [(0, '#f4c98c'), (.5, '#ffc880'), (.54, '#ffdaa2'), (.62, '#f8e3bd'), (.75, '#eadfc6'), (1, '#cfd8d2')], 1.75)
area((-3.2, -5.5, 3.6), (1.0, 0, 1.9), 2.2, 190, '#ffe9cc')         # keeps the bell's near side golden, not black
mist(10, 70)
look(haze=('#f7d29c', .46, 1.0), bloom=.045, vignette=.12, contrast=1.1, ev=.08)

camera('school-first-bell', CAM, (-.28, 0, 1.78), lens=40, fstop=1.2, focus=(1.0, -.2, 1.85))
camera('school-first-bell.1x1', CAM, (1.05, 0, 1.8), lens=54, fstop=1.2, focus=(1.0, -.2, 1.85), aspect=1)
main()
