"""plant-humanoid: the humanoid turns a valve wheel in an amber-lit plant room full of steam."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.robots import humanoid, spot_of
from props.land import mist_bank
from sets.energy.energy_kit import flange, valve_wheel, railing

start(seed=39)

ivory, ink, brass, steel, gun = (M(n) for n in ('ivory', 'ink', 'brass', 'steel', 'gun'))
PIPE = material('satin', '#2a4a63', rough=.36, coat=.5)
LAG = material('clay', '#b9a98c', rough=.85)

# ---------------------------------------------------------------------------- the figure, side-on to the wheel
bot = subject(humanoid((2.2, .2, 0), -68, pose='stand', head=(8, 0, 14),
                       arms={'r': dict(lift=58, spread=8, twist=4, bend=34, curl=46), 'l': dict(lift=16, spread=8, twist=8, bend=46, curl=24)}), 'humanoid')
near = spot_of(bot, 'palm r')

# ---------------------------------------------------------------------------- valve: the disc, half turned to the lens; the near hand holds its rim
RIM = 1.15
axis = Vector((.66, -.72, .22)).normalized()                 # out of the wheel, towards robot and lens
across = Vector((0, 0, 1)).cross(axis).normalized()
if across.x < 0:
    across = -across
W = near - across * RIM * .97 - Vector((0, 0, .15))
turn = axis.to_track_quat('Z', 'Y').to_euler()
hub = valve_wheel(None, tuple(W), tuple(math.degrees(v) for v in turn), RIM, M('marigold'), 6, 1.3)
back = W - axis * 1.5
body = group(tuple(back), tuple(math.degrees(v) for v in turn))
superball((.62, .62, .62), .6, .7, (0, 0, 0), m=PIPE, parent=body, n=80)
flange(body, (0, 0, .55), (0, 0, 0), .56, 10, gun)
rise = group(tuple(back))
tube([(0, 0, 0), (0, 0, -back.z)], .5, PIPE, rise, smooth=False, resolution=12)
tube([(0, 0, 0), (0, 0, 1.6), (-.4, .5, 2.6), (-1.4, 1.4, 3.0), (-3, 2.4, 3.0)], .5, PIPE, rise, resolution=12)
for z in (-1.1, -2.9, 1.1):
    flange(rise, (0, 0, z), (0, 0, 0), .76, 14, gun, .12)

# ---------------------------------------------------------------------------- plant room
box((26, .4, 14), (0, 6.4, 6), r=.02, m=M('plaster_ink', color='#26355a'))
for k in range(9):
    box((.3, .3, 14), (-10 + 2.5 * k, 6.15, 6), r=.05, m=M('plaster_ink', color='#1c2a4c'))
box((26, .5, .5), (0, 6.1, .1), r=.05, m=ink)
box((30, 24, .3), (0, 0, -.17), r=.02, m=M('stone', color='#5d6170', rough=.45))
for k in range(12):
    box((.035, 24, .02), (-12 + 2.2 * k, 0, -.012), r=.004, m=ink, segments=1)
for k in range(8):
    box((30, .035, .02), (0, -6 + 2.0 * k, -.012), r=.004, m=ink, segments=1)
for z, y, r, m in ((8.3, 5.0, .55, LAG), (6.9, 5.3, .38, PIPE), (9.7, 4.6, .4, M('terracotta', rough=.5)), (1.0, 5.2, .45, LAG)):
    tube([(-13, y, z), (13, y, z)], r, m, smooth=False, resolution=12)
    for k in range(7):
        torus(r + .02, .05, (-9 + 3.1 * k, y, z), (0, 90, 0), m=brass, n=56, k=10)
        box((.14, 1.2, .14), (-9 + 3.1 * k, y + .6, z), r=.03, m=gun)
for x in (-6.2, 5.4, 7.6):
    tube([(x, 4.6, 0), (x, 4.6, 9.7)], .42, PIPE if x < 0 else LAG, smooth=False, resolution=12)
    for z in (2.1, 5.2):
        flange(None, (x, 4.6, z), (0, 0, 0), .64, 12, gun)
# Boiler drum behind with a warm sight glass, gauges with ticks only
drum = group((-4.4, 4.3, 2.6), (0, 0, 0))
cylinder(1.9, 4.6, turn=(90, 0, 14), m=material('satin', '#394a66', rough=.4, coat=.3), parent=drum, bevel=.3)
for q in range(20):
    a = 2 * math.pi * q / 20
    ball(.07, (-.56 + 1.66 * math.cos(a) * .97, -2.2, 1.66 * math.sin(a)), m=brass, parent=drum, n=12)
for dx in (-1.2, .15):
    dial = group((dx, -2.36, .55), (90, 0, 14), parent=drum)
    cylinder(.42, .14, m=brass, parent=dial, bevel=.04)
    cylinder(.36, .02, (0, 0, .075), m=M('paper'), parent=dial, bevel=.004)
    for k in range(19):
        a = math.radians(225 - 15 * k)
        box((.07 if k % 3 == 0 else .04, .014, .006), (.29 * math.cos(a), .29 * math.sin(a), .09), (0, 0, math.degrees(a)), .002, ink, dial, 1)
    box((.27, .024, .01), (.06, .08, .095), (0, 0, 52), .004, M('terracotta'), dial, 1)
box((.9, .1, .34), (-.5, -2.38, -.55), (0, 0, 14), .08, material('emit', '#ff8a1e', power=5), drum)
# Walkway rail in the foreground
railing([(-9, -3.6, 0), (-1.8, -3.6, 0)], 1.9, brass, None, .055, 1.7)
for k in range(9):                                                # floor grating at the edge
    box((.12, 2.0, .05), (-8.5 + .3 * k, -2.2, .02), r=.015, m=gun, segments=2)
# Bulkhead lamps: the marigold practicals
for x, z in ((-8.2, 6.2), (3.4, 6.3), (-2.2, 6.2)):
    g = group((x, 5.95, z), (90, 0, 0))
    cylinder(.34, .16, m=ink, parent=g, bevel=.04)
    superball((.25, .25, .2), .9, .9, (0, 0, .1), m=material('emit', '#ffab45', power=7), parent=g, n=32)
    for q in range(3):
        torus(.29, .022, (0, 0, .1), (90, 0, 60 * q), m=brass, parent=g, n=40, k=8, arc=180)
# Tether from the waist up to a reel on the ceiling rail
tube([(2.35, .2, 4.15), (3.0, 1.0, 4.6), (3.4, 1.6, 7.0), (3.1, 1.9, 10.5)], .05, M('rubber', color='#d98a2e'))
torus(.13, .04, (2.35, .2, 4.15), (60, 30, 0), m=brass, n=40, k=12)

# ---------------------------------------------------------------------------- steam
for at, size, s, c in (((-3.2, 1.6, 5.6), (1.9, 1.3, 1.5), .34, '#ffd9a0'), ((-4.6, 2.4, 7.2), (2.6, 1.6, 1.6), .32, '#ffca86'), ((-1.6, 2.8, 7.6), (2.8, 1.4, 1.3), .28, '#ffc078'),
                       ((.5, 3.4, .4), (5, 1.6, 1.3), .30, '#c9b8b0'), ((-6, 0, .2), (4, 1.6, 1.0), .28, '#b8b0b8'), ((4.6, 3.6, 6.4), (2.4, 1.2, 2.2), .26, '#ffbe78')):
    mist_bank(at, size, s, c)

# ---------------------------------------------------------------------------- light
sky([(0, '#0a1124'), (1, '#2b3f6e')], .35)
area((-5.5, -6.5, 8.5), (1, 0, 4), 3.6, 1500, '#ffdfb4')
area((7.5, -4.5, 4), (1.8, 0, 4), 3.0, 420, '#86b8ff')
area((5.5, 3.8, 7.5), (1.8, 0, 4.5), 1.0, 900, '#ffb056', size_y=4)
area((-6.5, 2.5, 6.5), (-1, 0, 4), 1.0, 650, '#ff9d3c', size_y=4)
area((-3, 3.2, 9.5), (-3, 6.4, 5), 3, 520, '#ffab52')
point((3.4, 5.2, 6.3), 60, .2, '#ffab45')
point((-2.2, 5.2, 6.2), 60, .2, '#ffab45')
look(bloom=.06, vignette=.18)

camera('plant-humanoid', (-1.6, -12.6, 4.9), (.45, 0, 4.75), lens=42, fstop=1.4, focus=(1.2, -.8, 5.6), aspect=3 / 2)
camera('plant-humanoid.1x1', (-1.4, -12.6, 4.9), (.95, 0, 4.7), lens=45, fstop=1.4, focus=(1.2, -.8, 5.6), aspect=1)

main()
