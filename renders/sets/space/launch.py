"""space-launch: an ivory rocket on a coastal pad at dusk, its service arm drawn back, the afterglow behind it."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.land import NIGHT_HILLS, ground, hills, low_sun, mist_bank, palm, tuft
from props.materials import M
from sets.energy.energy_kit import lattice, railing

start(seed=61)

ivory, ink, brass, steel, gun, marigold, teal = (M(n) for n in ('ivory', 'ink', 'brass', 'steel', 'gun', 'marigold', 'teal'))
CONCRETE = material('clay', '#8c909e', rough=.8, bump=2, bscale=9)

# ---------------------------------------------------------------------------- rocket, 10.6 units tall on a table at z = .9
X, Y, Z = 2.3, 0, 1.15
rocket = subject(group((X, Y, Z)), 'rocket')
core = [(0, .55), (.55, .55), (.62, .62), (.62, 4.6), (.60, 4.75), (.60, 5.05), (.62, 5.2), (.62, 7.2), (.60, 7.32), (.68, 7.62), (.70, 7.8), (.70, 8.7)]
nose = [(.70 * math.cos(math.pi / 2 * k / 14) ** .85, 8.7 + 1.65 * math.sin(math.pi / 2 * k / 14)) for k in range(1, 14)] + [(0, 10.36)]
lathe(core + nose, m=M('ivory', rough=.3), parent=rocket, n=112, smooth_angle=42)
cylinder(.606, .34, (0, 0, 4.9), m=ink, parent=rocket, bevel=.01, n=96)
for z, m, w in ((4.62, brass, .03), (5.18, brass, .03), (7.24, brass, .026), (7.8, brass, .026), (8.7, brass, .02)):
    torus(.70 if z > 7.5 else .622, w, (0, 0, z), m=m, parent=rocket, n=96, k=10)
lathe([(.624, 6.2), (.628, 6.21), (.628, 6.62), (.624, 6.63)], m=marigold, parent=rocket, n=96)
lathe([(.624, 2.9), (.628, 2.91), (.628, 3.02), (.624, 3.03)], m=teal, parent=rocket, n=96)
for k in range(20):                                                  # interstage struts
    a = 2 * math.pi * k / 20
    tube([(.612 * math.cos(a), .612 * math.sin(a), 4.74), (.612 * math.cos(a + .157), .612 * math.sin(a + .157), 5.06)], .014, brass, rocket, smooth=False, resolution=3)
for k in range(40):
    a = 2 * math.pi * k / 40
    for z in (5.3, 7.1, 1.0):
        ball(.014, (.622 * math.cos(a), .622 * math.sin(a), z), m=steel, parent=rocket, n=8)
tube([(-.05, -.63, 1.0), (-.05, -.635, 4.6)], .035, ivory, rocket, smooth=False)      # raceway
tube([(-.05, -.63, 5.25), (-.05, -.635, 7.2)], .03, ivory, rocket, smooth=False)
for s in (-1, 1):                                                    # fairing seam and window
    tube([(.0, s * .702, 7.85), (0, s * .702, 8.7), (0, s * .66, 9.2), (0, s * .5, 9.8), (0, s * .2, 10.28)], .008, ink, rocket)
cylinder(.14, .03, (-.42, -.56, 8.3), (90, 0, -37), m=ink, parent=rocket, bevel=.008, n=40)
torus(.14, .02, (-.43, -.575, 8.3), (90, 0, -37), m=brass, parent=rocket, n=40, k=8)
# Strap-on boosters
for k in range(4):
    a = math.radians(45 + 90 * k)
    b = group((1.0 * math.cos(a), 1.0 * math.sin(a), 0), (0, 0, math.degrees(a)), parent=rocket)
    tip = [(.34 * math.cos(math.pi / 2 * q / 10) ** .8, 3.9 + .95 * math.sin(math.pi / 2 * q / 10)) for q in range(1, 10)] + [(0, 4.86)]
    lathe([(0, .3), (.3, .3), (.34, .36), (.34, 3.9)] + tip, m=M('ivory', rough=.3), parent=b, n=72, smooth_angle=42)
    for z in (.6, 2.1, 3.88):
        torus(.342, .016, (0, 0, z), m=brass, parent=b, n=72, k=8)
    lathe([(.343, 1.0), (.347, 1.01), (.347, 1.32), (.343, 1.33)], m=ink, parent=b, n=72)
    lathe([(.12, .3), (.15, .2), (.26, -.12), (.24, -.12), (.1, .22)], m=gun, parent=b, n=56)
    for z in (.8, 3.4):
        tube([(-.3, 0, z), (-.42, 0, z + .06)], .04, steel, b, smooth=False)
    slab([(0, 0), (.42, -.1), (.42, .28), (0, .95)], .035, .012, ink, (.32, .018, .35), (90, 0, 0), b)
for k in range(3):
    a = math.radians(90 + 120 * k)
    lathe([(.1, .55), (.12, .42), (.25, .02), (.23, .02), (.08, .42)], (.28 * math.cos(a), .28 * math.sin(a), 0), m=gun, parent=rocket, n=56)

# ---------------------------------------------------------------------------- launch table, flame trench, pad
pad = group((X, Y, 0))
lathe([(0, -.4), (5.4, -.4), (5.2, .08), (5.1, .12), (0, .12)], m=CONCRETE, parent=pad, n=96, bevel=.03)
for k in range(24):
    a = 2 * math.pi * k / 24
    box((3.2, .03, .02), (3.5 * math.cos(a), 3.5 * math.sin(a), .122), (0, 0, math.degrees(a)), .004, ink, pad, 1)
torus(3.0, .03, (0, 0, .122), m=marigold, parent=pad, n=96, k=8)
for x in (-1.45, 1.45):
    for y in (-1.45, 1.45):
        box((.62, .62, 1.0), (x, y, .55), r=.06, m=CONCRETE, parent=pad)
box((3.7, 3.7, .26), (0, 0, 1.05), r=.06, m=gun, parent=pad)
torus(1.52, .07, (0, 0, 1.2), m=brass, parent=pad, n=72, k=10)
lathe([(1.5, 0), (1.5, .02), (.0, .02)], (0, 0, 1.18), m=ink, parent=pad, n=72)
for k in range(8):
    a = math.radians(22.5 + 45 * k)
    box((.24, .2, .5), (1.5 * math.cos(a), 1.5 * math.sin(a), 1.36), (0, 0, math.degrees(a)), .04, steel, pad)
slab([(-2.2, 0), (2.2, 0), (.4, .5), (-.4, .5)], 3.0, .04, material('clay', '#4a4a56', rough=.8), (0, 1.5, .12), (90, 0, 0), pad)     # deflector
railing([(-1.85, -1.85, 1.18), (1.85, -1.85, 1.18)], .4, brass, pad, .018, .46)

# ---------------------------------------------------------------------------- service tower with the arm drawn back
tower = group((X + 3.35, .9, .1))
TOWER = material('satin', '#a34a32', rough=.5)
lattice(tower, 1.35, 9.6, bays=10, r=.06, m=TOWER, thin=.55)
box((1.8, 1.8, .3), (0, 0, .1), r=.05, m=CONCRETE, parent=tower)
for k in range(10):
    z = .4 + .95 * k
    box((1.5, 1.5, .05), (0, 0, z), r=.012, m=gun, parent=tower)
    railing([(-.74, -.74, z), (.74, -.74, z)], .32, steel, tower, .012, .37)
    if k % 3 == 1:
        box((.12, .06, .1), (-.62, -.7, z + .82), r=.02, m=material('emit', '#ffbe6a', power=16), parent=tower, segments=2)
box((.62, .62, 9.4), (.2, .25, 4.9), r=.04, m=material('satin', '#39435e', rough=.5), parent=tower)                # lift shaft
lattice(tower, .5, 1.5, (0, 0, 9.6), bays=3, r=.035, m=TOWER, taper=.2)
ball(.08, (0, 0, 11.15), m=material('emit', '#ff5a36', power=14), parent=tower, n=20)
arm = group((-.62, -.5, 7.1), (0, 0, -62), parent=tower)                                  # swung clear of the rocket
lattice(arm, .5, 2.5, (0, 0, 0), (0, -90, 0), bays=6, r=.035, m=marigold)
box((2.4, .4, .05), (-1.2, 0, -.24), r=.012, m=gun, parent=arm)
box((.5, .7, .7), (-2.6, 0, 0), r=.06, m=ivory, parent=arm)
torus(.3, .05, (-2.88, 0, 0), (0, 90, 0), m=M('rubber'), parent=arm, n=40, k=10)
for k in range(3):
    tube([(-.1, -.2 + .2 * k, .28), (-1.3, -.2 + .2 * k, .14), (-2.4, -.2 + .2 * k, .26)], .028, M('rubber'), arm)
for z in (3.2, 5.0):                                                                      # fuel lines, dropped
    tube([(-.7, -.3, z), (-1.0, -.7, z - .5), (-.8, -.9, z - 1.4)], .05, M('rubber'), tower)
for x, y in ((-5.6, 3.4), (9.5, 4.5)):                                                    # lightning masts
    m = group((X + x * .8, y, 0))
    lattice(m, .5, 9.2, bays=11, r=.03, m=gun, taper=.3)
    cylinder(.03, 1.4, (0, 0, 9.8), m=brass, parent=m, n=12)
    ball(.06, (0, 0, 10.5), m=material('emit', '#ff5a36', power=10), parent=m, n=16)

# Tanks, bunker with a lit door, floodlights
for x, y in ((-5.6, 2.2), (-6.9, 2.9)):
    g = group((X + x, y, 0))
    ball(.75, (0, 0, 1.25), m=ivory, parent=g, n=56)
    torus(.755, .02, (0, 0, 1.25), m=brass, parent=g, n=64, k=8)
    for k in range(6):
        a = k * 1.047
        tube([(.6 * math.cos(a), .6 * math.sin(a), 0), (.62 * math.cos(a), .62 * math.sin(a), 1.0)], .04, steel, g, smooth=False)
    tube([(0, -.7, 1.0), (.6, -1.0, .3), (2.6, -1.2, .22), (4.2, -1.0, .2)], .05, steel, g)
bunker = group((X - 8.6, 4.8, 0), (0, 0, 14))
box((3.0, 1.8, 1.2), (0, 0, .6), r=.1, m=CONCRETE, parent=bunker)
box((1.2, .06, .3), (.3, -.9, .85), r=.03, m=material('emit', '#ffbd66', power=4), parent=bunker)
for x, y in ((-3.9, -2.4), (4.9, -2.2), (-4.4, 3.8)):
    g = group((X + x, y, .1))
    cylinder(.05, 1.5, (0, 0, .75), m=gun, parent=g, n=20)
    box((.55, .2, .32), (0, 0, 1.55), (35 if y < 0 else -30, 0, math.degrees(math.atan2(-y, -x)) - 90), .05, ink, g)
    box((.46, .05, .24), (-.06 * math.copysign(1, x), .1 if y < 0 else -.1, 1.6), (35 if y < 0 else -30, 0, math.degrees(math.atan2(-y, -x)) - 90), .02, material('emit', '#fff0d2', power=10), g)

# ---------------------------------------------------------------------------- coast: sand, sea, palms kept small
ground((-50, 50), (-14, 16), '#4b5270', .14, (110, 60), 3)
SEA = material('gloss', '#16365a', rough=.14, spec=.6)
sheet(160, 130, lambda x, y: .05 * perlin.noise(Vector((x * .4, y * 1.2, 0))) + .02 * perlin.noise(Vector((x * 1.5, y * 4, 2))), (-70, 70), (12, 110), SEA).location = (0, 0, .03)
for x, y, h in ((-8.2, 7.5, 2.7), (-9.3, 8.4, 2.3), (-6.6, 9, 2.2), (-11.4, 7.9, 2.9), (-12.7, 8.8, 2.4), (9.2, 9, 2.5), (10.4, 8.2, 2.8), (-3.0, 10.2, 2.0), (12.4, 9.5, 2.4), (-15, 9, 2.8), (-1.4, 10.8, 1.9)):
    palm((x, y, 0), h, x * 47, tone='night', variant=int(x) % 2)
for _ in range(170):
    x, y = random.uniform(-13, 13), random.uniform(-7, 9)
    if math.hypot(x - X, y) > 5.7:
        tuft((x, y, .02), random.uniform(.6, 1.4), random.uniform(0, 360), 'night')
box((2.2, 9, .06), (X - .2, -7.6, .06), (0, 0, 9), .02, material('clay', '#6b7086', rough=.8))                    # crawler way
for s in (-1, 1):
    tube([(X + s * .7 - .15 - .7, -12, .1), (X + s * .7, -3.2, .12)], .035, steel, smooth=False)

# Cold vapour at the foot and off the second stage
for at, size, s in (((X - .8, -.8, 1.3), (1.7, .8, .5), .32), ((X + 1.0, -.6, 1.25), (1.3, .7, .4), .3), ((X - .9, .2, 5.9), (.8, .35, .4), .3), ((X - 2.2, 1.4, .5), (2.4, 1.0, .5), .24)):
    mist_bank(at, size, s, '#e8dccb')

# ---------------------------------------------------------------------------- light: afterglow disc, warm and teal practicals, cool fill
AT = (-2.0, -22.8, 3.6)
low_sun(AT, 80.3, 4.6, 190, 12.5, '#ffb63d', '#ee5a1c', 1.5)
sky([(0, '#0b1226'), (.5, '#5c4c72'), (1, '#16264f')], .5,
    [(0, '#2b2c50'), (.495, '#ff9a4a'), (.515, '#e98558'), (.55, '#a4688a'), (.60, '#5a5590'), (.70, '#2b3a70'), (.85, '#142246')], .95)
area((-6.5, -8.5, 6), (X, 0, 5), 3.4, 1900, '#ffe2c0')
area((8.5, -6, 4), (X, 0, 5), 3.2, 620, '#86b0ff')
area((6.5, 6.5, 9), (X, 0, 6), 1.2, 1500, '#ff9a52', size_y=6)
area((-4.5, 5.5, 6), (X, 0, 5), 1.2, 800, '#63d8d0', size_y=6)
spot((X - 3.9, -2.6, .8), (X, 0, 5.5), 1300, 42, .6, .1, '#fff0d2')
spot((X + 4.9, -2.4, .8), (X, 0, 6.0), 800, 42, .6, .1, '#fff0d2')
point((X + 2.6, .2, 3.2), 60, .1, '#ffbe6a')
mist(22, 165)
look(haze=('#8a5f7a', .42, .9), bloom=.06, vignette=.18)

camera('space-launch', AT, (-.9, 0, 6.35), lens=35.5, fstop=1.6, focus=(X, -.7, 6))
camera('space-launch.1x1', AT, (X - .1, 0, 6.4), lens=57, fstop=1.6, focus=(X, -.7, 6), aspect=1)

main()
