"""energy-ridge: solar rows climbing to a ridge of turbines; the shadow of one cloud crosses the panels."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.land import clods, cloud, ground, hills, low_sun, mist_bank, neem, tuft
from props.materials import M
from sets.energy.energy_kit import solar_table, turbine

start(seed=21)


def rise(x, y):
    """Gentle apron, then the slope of the ridge; a level shelf on top for the turbines."""
    t = max(0, min(1, (y - 2) / 24))
    return 3.0 * t * t * (3 - 2 * t) + .5 * math.sin(x * .11 + 1) * t - .015 * max(0, y - 30) ** 1.4


ground((-60, 60), (-12, 62), '#a98a4e', .16, (200, 150), 3, shape=rise)

# ---------------------------------------------------------------------------- solar rows, turned so that they run to the right
table = solar_table()
TURN = -16
a = math.radians(TURN)
for row in range(11):
    for k in range(-7, 12):
        u, v = k * 4.05 + (row % 2) * .6, -4.6 + row * 2.75
        x, y = u * math.cos(a) - v * math.sin(a), u * math.sin(a) + v * math.cos(a)
        if not (-16 < x < 26 and -6.5 < y < 24) or abs(x) > .62 * (y + 11) + 5:
            continue
        if -1.2 < u - 4.2 + .12 * v < 1.6 and row > 0:          # the service lane
            continue
        instance(table, (x, y, rise(x, y) + .05), (-(math.degrees(math.atan((rise(x, y - .6) - rise(x, y + .6)) / 1.2))) * .5, 0, TURN))

# ---------------------------------------------------------------------------- turbines
AT = (-.4, -11.2, 3.1)
hero, hub = turbine((6.1, 17, rise(6.1, 17)), 16, 7.4, 3.7, 14, accent=True)
subject(hero, 'turbine')
for x, y, h, b, s, t in ((12.6, 27, 7.2, 3.5, 50, 14), (1.2, 33, 7.0, 3.4, 88, 12), (21.5, 37, 7.0, 3.4, 28, 16), (-9.5, 43, 6.8, 3.3, 66, 10), (10.2, 47, 6.8, 3.3, 5, 12)):
    turbine((x, y, rise(x, y) - .2), t, h, b, s)

# Two wheel ruts lead up the lane to the turbine
for off in (-.35, .35):
    tube([(x + off, y, rise(x, y) - .03) for x, y in ((2.2, -9), (3.4, -4), (4.6, 2), (5.5, 8), (6.0, 14))], .11, material('clay', '#8f7040', rough=.95, bump=4, bscale=9, sheen=0))

# Inverter hut and a fence of low posts beside the lane
hut = group((6.9, 8.6, rise(6.9, 8.6)), (0, 0, TURN), .8)
box((1.7, 1.2, 1.25), (0, 0, .62), r=.05, m=M('ivory'), parent=hut)
box((1.85, 1.35, .12), (0, 0, 1.3), r=.04, m=M('teal'), parent=hut)
box((.6, .05, .9), (-.35, -.61, .5), r=.02, m=M('ink'), parent=hut)
for k in range(6):
    box((.5, .03, .035), (.45, -.615, .35 + .1 * k), (18, 0, 0), .01, M('gun'), hut, 2)
ball(.07, (-.35, -.66, 1.08), m=M('lit_amber'), parent=hut, n=24)

spots = [(random.uniform(-9, 9), random.uniform(-9.5, -4), 0) for _ in range(150)]
for x, y, _ in spots:
    tuft((x, y, rise(x, y) + .0), random.uniform(.8, 1.8), random.uniform(0, 360), random.choice(('dry', 'dry', 'green')))
for _ in range(260):
    x, y = random.uniform(-18, 24), random.uniform(-4, 26)
    tuft((x, y, rise(x, y)), random.uniform(.7, 1.5), random.uniform(0, 360), random.choice(('dry', 'green')))
clods([(random.uniform(-8, 8), random.uniform(-9.5, -3), .02) for _ in range(90)], (.05, .16), '#a07a52')
for x, y, s, sc in ((-14, 27, 'm', 1.2), (-19, 30, 'l', .9), (-10.5, 31, 's', 1.6), (27, 34, 'm', 1.2), (-25, 26, 'm', 1.3)):
    neem((x, y, rise(x, y) - .1), s, x * 20, sc)

# ---------------------------------------------------------------------------- backdrop
hills(seed=2.2, near=66, far=98, height=(7, 13), base=-1.5)
mist_bank((-10, 46, 2.2), (30, 4, 2.0), .45)
low_sun(AT, math.degrees(math.atan2(hub[1] - AT[1], hub[0] - AT[0])) + .5, math.degrees(math.atan2(hub[2] - AT[2], math.dist(hub[:2], AT[:2]))) - .9, 190, 6.8)

# The sun rakes in from the right; a slab out of sight casts the cloud's shadow over the left of the field
azimuth, elevation = -28, 23
sun(azimuth, elevation, 11.0, .9, '#ffbf73')
e = math.radians(elevation)
d = Vector((math.cos(e) * math.cos(math.radians(azimuth)), math.cos(e) * math.sin(math.radians(azimuth)), math.sin(e)))
outline = []
for k in range(40):
    t = 2 * math.pi * k / 40
    r = 1 + .10 * math.sin(3 * t + 1) + .06 * math.sin(7 * t)
    outline.append((-12.5 + 11.0 * r * math.cos(t), 6 + 13.5 * r * math.sin(t)))
far = d * (9 / d.z)
blocker = slab(outline, .2, .05, M('ivory'), (far.x, far.y, far.z))
blocker.visible_camera = blocker.visible_diffuse = blocker.visible_glossy = False

sky([(0, '#6b5a3c'), (.52, '#ffd9a6'), (1, '#7fa3c4')], .5,
    [(0, '#f4c98c'), (.5, '#ffc47a'), (.54, '#ffd9a0'), (.60, '#f3dcb6'), (.70, '#c4d3c8'), (.85, '#6fa3b4')], 1.9)
area((-6, -13, 9), (2, 2, 1.5), 7, 260, '#fff0dc')
mist(12, 145)
look(haze=('#f6cd94', .80, 1.0), bloom=.05, vignette=.14)

camera('energy-ridge', AT, (-.1, 8, 5.0), lens=34, fstop=1.6, focus=(6.1, 15, 6))
camera('energy-ridge.1x1', AT, (4.6, 8, 5.7), lens=47, fstop=1.6, focus=(6.1, 15, 6), aspect=1)

main()
