"""energy-stack-drone: a drone beside a banded chimney; square frames of light mark the bands it has photographed."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.evening import evening_sky
from props.drone import drone_body, part_of
from props.land import hills, mist_bank, neem, treeline, ground
from props.materials import M
from sets.energy.energy_kit import flange, railing

start(seed=23)

X, Y, R0, R1, LOW, TOP = 2.75, 0, 1.75, 1.22, -9.5, 5.0


def radius(z):
    return R0 + (R1 - R0) * (z - LOW) / (TOP - LOW)


stack = subject(group((X, Y, 0)), 'stack')
# Bands of ivory and terracotta, each with a raised ring, like thrown pots on one another
step = 1.55
z = LOW
k = 0
while z < TOP - .01:
    z1 = min(TOP, z + step)
    m = M('ivory', rough=.55, coat=.1) if k % 2 == 0 else M('terracotta', color='#b8583a', rough=.6)
    lathe([(radius(z) , z), (radius(z1), z1)], m=m, parent=stack, n=112, smooth_angle=60)
    torus(radius(z) + .005, .03, (0, 0, z), m=M('stone'), parent=stack, n=112, k=10)
    z, k = z1, k + 1
lathe([(radius(TOP), TOP), (radius(TOP) + .12, TOP + .02), (radius(TOP) + .16, TOP + .1), (radius(TOP) + .13, TOP + .24), (radius(TOP) - .1, TOP + .28), (radius(TOP) - .16, TOP + .2), (radius(TOP) - .18, TOP - 1.2)], m=M('ink', rough=.5), parent=stack, n=112, smooth_angle=50)
torus(radius(TOP) + .15, .022, (0, 0, TOP + .16), m=M('brass'), parent=stack, n=112, k=10)

# Two service galleries with guard rails, brackets and a caged ladder
for zg in (4.5, -2.3, -6.9):
    r = radius(zg)
    lathe([(r - .02, zg - .05), (r + .52, zg - .05), (r + .54, zg), (r + .52, zg + .05), (r - .02, zg + .05)], m=M('gun'), parent=stack, n=112, bevel=.01)
    for h in (.3, .58):
        torus(r + .5, .02, (0, 0, zg + h), m=M('marigold') if h > .5 else M('steel'), parent=stack, n=112, k=8)
    for q in range(22):
        t = 2 * math.pi * q / 22
        c, s = math.cos(t), math.sin(t)
        tube([((r + .5) * c, (r + .5) * s, zg), ((r + .5) * c, (r + .5) * s, zg + .58)], .017, M('steel'), stack, smooth=False, resolution=4)
        if q % 2 == 0:
            tube([((r + .5) * c, (r + .5) * s, zg - .05), ((r + .04) * c, (r + .04) * s, zg - .5)], .025, M('gun'), stack, smooth=False, resolution=4)
t = math.radians(-38)
for side in (-.16, .16):
    points = []
    for i in range(8):
        zz = LOW + (TOP - LOW) * i / 7
        r = radius(zz) + .16
        points.append((r * math.cos(t) - side * math.sin(t), r * math.sin(t) + side * math.cos(t), zz))
    tube(points, .022, M('gun'), stack, smooth=False)
for i in range(52):
    zz = LOW + .2 + i * .28
    if zz > TOP:
        break
    r = radius(zz) + .16
    tube([(r * math.cos(t) + .16 * math.sin(t), r * math.sin(t) - .16 * math.cos(t), zz), (r * math.cos(t) - .16 * math.sin(t), r * math.sin(t) + .16 * math.cos(t), zz)], .013, M('steel'), stack, smooth=False, resolution=3)
    if i % 3 == 0:
        torus(.27, .014, ((r + .1) * math.cos(t), (r + .1) * math.sin(t), zz), m=M('gun'), parent=stack, n=32, k=6)
# Lightning conductor and rods
for q in range(4):
    a = math.radians(20 + 90 * q)
    tube([((R1 + .12) * math.cos(a), (R1 + .12) * math.sin(a), TOP), ((R1 + .12) * math.cos(a), (R1 + .12) * math.sin(a), TOP + .85)], .018, M('brass'), stack, smooth=False)
    ball(.04, ((R1 + .12) * math.cos(a), (R1 + .12) * math.sin(a), TOP + .86), m=M('lit_amber', color='#ff6a3d', power=6), parent=stack, n=16)


# ---------------------------------------------------------------------------- frames of light, wrapped round the bands
def frame_of_light(z0, z1, a0, a1, m, r=.028):
    points = []
    for i in range(9):
        points.append((z0, a0 + (a1 - a0) * i / 8))
    for i in range(1, 5):
        points.append((z0 + (z1 - z0) * i / 4, a1))
    for i in range(1, 9):
        points.append((z1, a1 + (a0 - a1) * i / 8))
    for i in range(1, 4):
        points.append((z1 + (z0 - z1) * i / 4, a0))
    tube([((radius(z) + .06) * math.cos(math.radians(a)), (radius(z) + .06) * math.sin(math.radians(a)), z) for z, a in points], r, m, stack, smooth=False, closed=True, resolution=4)
    for z, a in ((z0, a0), (z0, a1), (z1, a0), (z1, a1)):      # brighter corner brackets
        ball(r * 1.9, ((radius(z) + .06) * math.cos(math.radians(a)), (radius(z) + .06) * math.sin(math.radians(a)), z), m=m, parent=stack, n=14)


SEEN = material('emit', '#3ff0da', power=4.2)
NOW = material('emit', '#ffb02e', power=6.0)
for zc in (-.975, .575, 2.125):
    for ac in (-150, -112, -74):
        frame_of_light(zc - .55, zc + .55, ac - 15, ac + 15, SEEN, .022)
for ac in (-74, -112):
    frame_of_light(3.62 - .52, 3.62 + .52, ac - 15, ac + 15, SEEN, .022)
frame_of_light(3.62 - .58, 3.62 + .58, -166, -134, NOW, .034)

# ---------------------------------------------------------------------------- drone
drone = drone_body((-1.85, -1.2, 2.6), (6, -7, 60), kit='camera', scale=.76)

# ---------------------------------------------------------------------------- the works below: sheds, ducts, tanks
yard = -9.5
ground((-60, 60), (-14, 70), '#a88a5a', .15, (90, 70), 5).location = (0, 0, yard)
for x, y, w, d, h, c in ((-6.5, 9, 6.5, 4.5, 3.4, 'ivory'), (-12.5, 13, 5, 5, 4.6, 'plaster'), (8.5, 11, 7, 5, 5.2, 'ivory'), (-1.2, 14, 5, 4, 5.8, 'plaster'), (14, 20, 8, 5, 4, 'plaster'), (-20, 22, 9, 6, 4, 'ivory')):
    g = group((x, y, yard))
    box((w, d, h), (0, 0, h / 2), r=.08, m=M(c), parent=g)
    for i in range(3):                                          # sawtooth roof lights
        slab([(-w / 6.2, 0), (w / 6.2, 0), (w / 6.2, .25), (-w / 6.2, 1.0)], d * .98, .03, M('teal', color='#4f7d76', rough=.6), (-w / 3 + w / 3 * i, d * .49, h), (90, 0, 0), g)
    for i in range(int(w / .9)):
        box((.5, .04, .7), (-w / 2 + .6 + .9 * i, -d / 2 - .01, h * .6), r=.02, m=M('ink'), parent=g, segments=2)
    box((w * 1.01, d * 1.01, .3), (0, 0, .25), r=.05, m=M('terracotta'), parent=g)
for x, y, r, h in ((4.5, 8, 1.3, 3.4), (-10, 6.4, 1.1, 2.6), (11.5, 6, 1.5, 3.0)):
    lathe([(0, 0), (r, 0), (r, h), (r * .8, h + .35), (0, h + .6)], (x, y, yard), m=M('ivory', rough=.5), n=64, smooth_angle=45)
    for q in (.25, .6, .95):
        torus(r + .01, .04, (x, y, yard + h * q), m=M('brass'), n=64, k=8)
tube([(X, 1.2, yard + 2.6), (X - 2, 5, yard + 2.6), (-1.2, 9, yard + 3.4)], .55, M('steel', rough=.45))
treeline(30, (-40, 40), 30, (1.2, 2.0), seed=3, ground=yard, depth=9)
hills(seed=6.1, near=52, far=88, height=(10, 18.5), base=yard - 1)
mist_bank((-8, 24, yard + 2.2), (26, 4, 2.6), .5)
mist_bank((6, 40, yard + 3), (40, 5, 3.6), .5)

AT = (-1.6, -13.2, 1.6)
golden_hour((0, 0, 1), azimuth=150, elevation=15, power=8.5, fill=1000)
evening_sky(AT, azimuth=81, seed=15)
area((-5, -8, 3), (-1.7, -1.2, 3.4), 2.6, 260, '#fff0dc')
mist(14, 130)
look(haze=('#f6cd94', .80, 1.0), bloom=.06, vignette=.14)

camera('energy-stack-drone', AT, (.55, 0, 2.5), lens=39, fstop=1.6, focus=(.6, -1.2, 3.2), aspect=3 / 2)

main()
