"""A Pune street at nightfall, cut along one building: each of its systems lit, neighbours with their shops and windows, a rain tree over the corner."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.land import palm, rain_tree
from props.materials import M, keyed
from props.monsoon import signs
from props.town import bench_seat, bus_stop, bx, lamp_pole, lamp_at, office_block, street_block
from props.vehicles import auto_rickshaw, car, scooter
import slice_build as b

start(seed=12)
LIT = {(1, 'A'), (1, 'B'), (2, 'A'), (0, 'S'), (1, 'S'), (5, 'B'), (3, 'B')}
b.carcass(night=True, lamp=6.5, on=lambda level, column: (level, column) in LIT)
b.street_section()

bx((90, 30, .1), (0, -12, -2.42), material('satin', '#232a44', rough=.4, coat=.3), None, .01)          # the table the section stands on

# ---------------------------------------------------------------------------- neighbours: shops and homes to the left, an office to the right, roofs and windows behind
street_block((-8.35, 3.25, 0), 0, bays=3, style=3, shops='open', lit=True, awning='cloth_teal', scale=1.08)
signs((-8.35, 3.25, 0), 0, ('किराणा', 'चहा', 'पुस्तके'), bays=3, scale=1.08)
street_block((-15.3, 3.6, 0), 0, bays=5, style=1, shops='mixed', lit=True, scale=1.08)
signs((-15.3, 3.6, 0), 0, ('मिठाई', None, 'फुले', None, 'कापड'), bays=5, scale=1.08)
office_block((8.0, 3.0, 0), 0, floors=3, bays=4, door='teal', lit=True, wall='#c9a98c', scale=1.05)
street_block((14.8, 3.4, 0), 0, bays=4, style=2, shops='mixed', lit=True, scale=1.1)
rng = random.Random(5)
PANES = [material('emit', c, power=p) for c, p in (('#ffc27a', 1.3), ('#ffd9a6', 1.0), ('#bfe0e6', .7), ('#ffb061', .8))]
for k in range(26):                                                        # the town behind: plain blocks with windows
    x = -46 + 3.7 * k + rng.uniform(-1, 1)
    y = rng.uniform(17, 34)
    w, d, h = rng.uniform(2.6, 4.6), 3, rng.uniform(3.2, 8.6)
    tone = rng.choice(('#3c456a', '#454a66', '#4f4a60', '#38466a'))
    bx((w, d, h), (x, y, h / 2), material('clay', tone, rough=.9, bump=0), None, .03)
    if rng.random() < .5:
        cylinder(.4, .6, (x + w * .2, y, h + .3), m=M('night'), n=20, bevel=.04)
    nx, nz = int(w / .62), int(h / .72)
    for i in range(nx):
        for j in range(nz):
            if rng.random() < .40:
                bx((.30, .02, .36), (x - w / 2 + w * (i + .5) / nx, y - d / 2 - .01, .5 + .72 * j), rng.choice(PANES), None, .003)
TREE = (-12.2, 1.15)
rain_tree((TREE[0], TREE[1], 0), 30, 1.22, tone='night')
rain_tree((12.0, 8.5, 0), 100, 1.2, tone='night', variant=1)
palm((5.9, 7.0, 0), 6.4, 20, tone='night')
LAMPS = ((-6.05, .55, 4.2), (-17.2, .6, 4.2), (5.6, .55, 4.2), (11.9, .55, 4.2))
for x, y, h in LAMPS:
    lamp_pole((x, y, 0), 90, h=h, lit=True)
scooter((-7.2, 1.0, .01), 100, color='teal', lit=True, scale=1.1)
scooter((-8.0, 1.05, .01), 96, color='#b5483a', scale=1.1)
scooter((-8.9, .95, .01), 102, color='marigold', scale=1.1)
auto_rickshaw((-13.6, .95, .01), 92, lit=True, scale=1.15)
car((7.4, .95, .01), -90, color='#c9d6cf', lit=True, scale=1.1)
bench_seat((-10.1, 1.2, .01), 0, scale=1.2)

# ---------------------------------------------------------------------------- light: the last blue of the sky, street lamps and shops, then one lamp per system
sky([(0, '#1a2138'), (.5, '#5a6390'), (.62, '#3d4f86'), (1, '#22356b')], .95, [(0, '#39406a'), (.5, '#8a6f7c'), (.53, '#6f6a90'), (.58, '#465a96'), (.70, '#2b417c'), (1, '#172654')], 1.0)
spot((-16, -22, 15), (-5, 2, 2.2), 9800, 64, .9, 2.5, '#9dbdf5')
spot((15, -14, 12), (4, 1, 3.4), 1500, 60, .9, 2, '#7fa6ff')
spot((7, 10, 12), (2, 2, 6), 1600, 60, .8, 1, '#ffc27a')                # roof plant
for x, y, h in LAMPS:
    spot((x + .62, y - .35, h - .12), (x + .62, y + .3, 0), 420, 124, .6, .12, '#ffc27c')
for x in (-9.95, -8.35, -6.75, -18.4, -16.8, -15.2, -13.6, -12.0):
    spot((x, 1.9, 1.7), (x, .5, 0), 80, 120, .8, .2, '#ffbe78')
    point((x, 2.6, 1.3), 5, .1, '#ffc98a')
spot((-11.0, -.6, .3), (-11.6, 1.3, 5), 420, 110, .9, .3, '#ffb870')         # lamp under the crown of the tree


def practical(x, z, power, color='#ffdcae', y=-.5, size=.8):
    area((x, y, z + 1.05), (x, 1.4, z + .45), size, power, color, size_y=.4)


practical(.40, 6.0, 30, '#a9f2e2')                                   # a air handling
for x in (-3.4, -2.4, -1.4):
    area((x, 1.25, 2.86), (x, 1.25, 1.5), .6, 9, '#ffdcae', size_y=.2)   # b lighting
for z in (-1.5, 0, 1.5, 4.5, 6.0):
    point((1.82, .5, z + .7), 1.6, .05, '#ffb45a')                   # c lifts: the whole shaft glows
point((1.82, .35, 3.9), 5, .08, '#ffc46e')
practical(3.85, 0, 26, '#ffb08a')                                    # d fire panel
practical(.35, 0, 26, '#c8fff2')                                     # e access and cameras
practical(3.85, -1.5, 26, '#ffe2b8')                                 # f meters
practical(-2.5, -1.5, 46, '#8fd8ff', y=-.6, size=1.6)                # g control room
practical(-2.5, 0, 30, '#ffdcae')
spot((-9, -12, .6), (-8, 0, -1.2), 1500, 80, .9, 2, '#ffd2a8')             # the cut earth
EYE = (-4.5, -25.2, 4.6)
mist(30, 60)
look(haze=('#5a6ea8', .34, .6), bloom=.07, vignette=.12, ev=.4)

camera('building-night', EYE, (0, 1.2, 3.25), lens=43, fstop=.9, focus=(0, .3, 3.6), shift=(-.19, 0))
camera('building-night.1x1', (-4.3, -25.2, 4.8), (.0, 1.2, 3.55), lens=64, fstop=.9, focus=(0, .3, 3.6), aspect=1)
keyed('building-night', {'a': (.40, .9, 6.45), 'b': (-2.4, 1.2, 2.85), 'c': (1.82, .4, 3.6), 'd': (3.85, 2.4, .8), 'e': (.30, .7, .4), 'f': (3.87, 2.4, -.75), 'g': (-2.45, 1.4, -.8)})
main()
