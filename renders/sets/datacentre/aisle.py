"""S06 corner A: the cold aisle at night, the inspection rover rolling towards us."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.racks import cable_tray, rack_42u
from props.robots import rover_small

start(seed=6)

HALF = 1.95                      # half width of the aisle
PITCH = 1.76
LINE = material('emit', '#ff9d2e', power=5)

# ---------------------------------------------------------------------------- two rows of cabinets; one marigold roof far back
for i in range(-1, 7):
    y = -2.9 + i * PITCH
    rack_42u((-HALF - .85, y, 0), 90, fill='shuffle', seed=i + 20)
    rack_42u((HALF + .85, y, 0), -90, fill='shuffle', seed=i + 40)

# ---------------------------------------------------------------------------- raised floor: plain and perforated panels
TILES = [material('satin', c, rough=.24, coat=.65, crough=.1) for c in ('#22386b', '#1f3463', '#263e75')]
tile = bake(box((.98, .98, .1), r=.018, m=TILES[0], segments=3))
tile.hide_render = True
hole_parts = [box((.98, .98, .1), r=.018, m=TILES[1], segments=3)]
for a in range(6):
    for b in range(3):
        hole_parts.append(box((.085, .25, .012), (-.36 + a * .144, -.30 + b * .30, .047), r=.03, m=material('clay', '#0b1326', bump=0), segments=2))
perforated = merge(hole_parts, 'perforated')
for i in range(-4, 5):
    for j in range(-9, 13):
        if i in (-1, 1) and j % 3 == 0:
            instance(perforated, (i, j, -.05))
        else:
            instance(tile, (i, j, -.05), m=random.choice(TILES))
for side in (-1, 1):                                             # warm line lights, in a brass channel
    box((.11, 20, .016), (side * (HALF - .16), 1, .004), r=.004, m=M('brass'), segments=1)
    box((.05, 20, .02), (side * (HALF - .16), 1, .008), r=.006, m=LINE, segments=1)

# ---------------------------------------------------------------------------- overhead: trays on drop rods, ceiling, lamps
for side in (-1, 1):
    cable_tray((side * 2.6, 3, 5.75), 90, length=20, width=.8)
    for j in range(6):
        cylinder(.02, .9, (side * 2.2, -4 + j * 3, 6.3), m=M('steel'), n=12)
WALL = material('clay', '#1d2f5c', bump=0)
box((10, 26, .2), (0, 3, 6.9), r=.05, m=WALL)
for j in range(-3, 7):
    box((10, .1, .14), (0, -2 + j * 2, 6.74), r=.03, m=material('clay', '#182748', bump=0))
for j in range(5):
    y = .4 + j * 2.4
    box((.62, 1.34, .1), (0, y, 6.58), r=.04, m=M('steel'))
    box((.46, 1.18, .06), (0, y, 6.545), r=.03, m=material('emit', '#fff0dc', power=4))

# ---------------------------------------------------------------------------- end wall: double doors with round windows dark, teal jambs
box((10, .2, 7), (0, 12.4, 3.4), r=.05, m=WALL)
for side in (-1, 1):
    box((.07, .06, 4.9), (side * 1.35, 12.24, 2.5), r=.02, m=material('emit', 'led_teal', power=6))
    box((1.14, .1, 4.5), (side * .59, 12.26, 2.25), r=.05, m=material('satin', '#2a457f', rough=.4))
    box((.7, .03, 1.5), (side * .59, 12.20, 3.2), r=.01, m=material('satin', '#1a2c58', rough=.4))
    box((.05, .1, .8), (side * .14, 12.16, 2.2), r=.02, m=M('brass'))
box((2.9, .14, .16), (0, 12.24, 5.0), r=.04, m=M('ink'))

# ---------------------------------------------------------------------------- rover: its round sensor head is the disc
rover = subject(rover_small((1.08, -1.15, 0), -20, scale=1.78, mast=None), 'rover')
cylinder(.032, .40, (0, .12, .82), m=M('steel'), parent=rover, n=32)
torus(.040, .012, (0, .12, .72), m=M('gold'), parent=rover, n=32, k=10)
head = group((0, .10, 1.13), (80, 0, -4), .88, rover, name='sensor')
lathe([(0, -.09), (.13, -.09), (.20, -.06), (.235, 0), (.235, .05), (.215, .075), (.195, .07), (.19, .045), (0, .045)], m=M('ivory'), parent=head, n=96, subdivide=1)
torus(.236, .010, (0, 0, .02), m=M('gold'), parent=head, n=96, k=10)
lathe([(0, .03), (.186, .03), (.188, .05), (.17, .066), (.12, .07), (.115, .05), (0, .05)], m=material('emit', '#ff8a17', power=1.9), parent=head, n=96)
lathe([(0, .045), (.118, .045), (.122, .07), (.09, .095), (.04, .105), (0, .106)], m=M('visor'), parent=head, n=64, subdivide=1)
torus(.120, .008, (0, 0, .078), m=M('gold'), parent=head, n=64, k=8)
box((.07, .09, .10), (0, -.215, -.01), r=.02, m=M('ink'), parent=head, segments=3)

# ---------------------------------------------------------------------------- light
sky([(0, '#141f3e'), (1, '#3a5690')], .5)
for j in range(5):
    area((0, .4 + j * 2.4, 6.45), (0, .4 + j * 2.4, 0), .5, 150, '#fff3e2', size_y=1.2)
area((-1.2, -6.9, 3.4), (1.0, -1.2, 1.0), 1.8, 400, '#ffe7cb')                   # key on the rover
area((1.5, -6.2, 1.0), (1.0, -1, 1), 1.0, 50, '#7fc4ff')
area((.5, 1.8, 3.6), (1.1, -1.2, 1.2), .8, 150, '#ffc27a')                       # warm rim on the rover
area((0, 9.8, 4.2), (0, 3, 1), 2.0, 260, '#4f86ff')                             # blue depth
for side in (-1, 1):
    area((side * 1.1, -2.0, 5.6), (-side * 2.2, .5, 2.4), 1.2, 130, '#a9c6ff', size_y=6)
mist(7, 24)
look(haze=('#3d62b8', .18, .55), bloom=.05, vignette=.14, ev=.15)

# ---------------------------------------------------------------------------- cameras
camera('dc-aisle', (-.52, -6.3, 1.02), (-.20, -1.0, .98), lens=30, fstop=.9, focus=(.95, -1.8, 1.0))
camera('dc-aisle.1x1', (-.15, -6.0, 1.10), (.80, -1.0, 1.12), lens=36, fstop=.9, focus=(.95, -1.8, 1.0), aspect=1)

main()
