"""port-quay: a ship loader over a half-full hold between two showers; the stockpile is wet, and the quay stands in puddles."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.ghats import MONSOON, ghats
from props.land import clods, mist_bank, palm
from props.materials import M
from props.monsoon import grey_light, puddles, wet
from props.presence import umbrella, umbrella_open
from sets.energy.energy_kit import lattice, railing

start(seed=55)

ivory, ink, brass, steel, gun, marigold, teal = (M(n) for n in ('ivory', 'ink', 'brass', 'steel', 'gun', 'marigold', 'teal'))
ORE = material('clay', '#5e3426', rough=.5, spec=.45, coat=.3, crough=.3, bump=6, bscale=8, sheen=0)
CONCRETE = wet('#77756c', .55, .34, 2, 8)
SEA = material('gloss', '#4d625f', rough=.10, spec=.6)

# ---------------------------------------------------------------------------- sea and quay
sheet(260, 220, lambda x, y: .05 * perlin.noise(Vector((x * .5, y * 1.3, 0))) + .02 * perlin.noise(Vector((x * 1.7, y * 4, 3))), (-36, 36), (2.2, 60), SEA).location = (0, 0, -1.2)
sheet(30, 30, lambda x, y: 0, (-160, 160), (58, 200), SEA).location = (0, 0, -1.22)
for s in (-1, 1):
    sheet(8, 8, lambda x, y: 0, (35, 160) if s > 0 else (-160, -35), (2.2, 59), SEA).location = (0, 0, -1.2)
box((60, 16, 2.4), (0, -5.8, -1.2), r=.08, m=CONCRETE)
box((60, .5, .28), (0, 1.95, .1), r=.06, m=M('stone'))
for k in range(18):
    x = -17 + 2 * k
    box((.26, .3, .9), (x, 2.28, -.55), r=.08, m=M('rubber'))
    cylinder(.14, .34, (x + 1, 1.55, .16), m=gun, n=32, bevel=.03)
    cylinder(.2, .08, (x + 1, 1.55, .36), m=gun, n=32, bevel=.03)
for y in (-.2, 1.0):                                                # crane rails in the deck
    tube([(-30, y, .03), (30, y, .03)], .05, steel, smooth=False)
for i in range(16):
    box((.04, 8, .02), (-16 + 2.1 * i, -2.2, .006), r=.004, m=M('stone', color='#5f5d57'), segments=1)

# ---------------------------------------------------------------------------- ship: hull alongside, hatch open, hold half full
ship = group((.6, 4.9, -1.0))
HULL = material('satin', '#7a2f22', rough=.5)
TOPSIDE = M('ink', rough=.5)


def hull(z0, z1, m, grow=0.0):
    outline = []
    for k in range(40):
        t = k / 39
        x = -9.5 + 19 * t
        half = 2.15 * min(1, max(.05, (1 - ((x - 4.5) / 5.2) ** 2) if x > 4.5 else 1)) ** .6 * (min(1, (x + 9.5) / .9 + .72))
        outline.append((x, half))
    outline = outline + [(x, -y) for x, y in reversed(outline)]
    return slab([(x, y * (1 + grow)) for x, y in outline], z1 - z0, .05, m, (0, 0, z0), parent=ship)


def deck_with_holes(z0, z1, m):
    body = hull(z0, z1, m, .02)
    for hx in (-5.6, -1.0, 3.4):
        cutter = box((3.2, 2.8, 6), (hx + .6, 4.9, 1.5), r=.05, m=m)
        cut(body, cutter)
    return body


hull(-.6, .55, HULL)
deck_with_holes(.55, 2.0, TOPSIDE)
for hx in (-5.6, -1.0, 3.4):
    box((3.2, 2.8, .1), (hx, 0, .7), r=.02, m=gun, parent=ship)
    for s in (-1, 1):
        box((3.5, .14, .3), (hx, s * 1.47, 2.1), r=.03, m=ivory, parent=ship)
        box((.14, 2.9, .3), (hx + s * 1.68, 0, 2.1), r=.03, m=ivory, parent=ship)
    if hx != -1.0:
        for k in range(4):                                          # closed covers
            box((.8, 2.95, .16), (hx - 1.25 + .83 * k, 0, 2.32), r=.05, m=M('mint', rough=.5), parent=ship)
superball((1.7, 1.5, .85), 1.0, .6, (-1.0, 0, .85), m=ORE, parent=ship, n=72, shape=lambda p: p * (1 + .06 * perlin.noise(p * 3)))
torus(2.19, .05, (0, 0, 2.0), m=ivory, parent=ship, n=8, k=6, scale=(.01, .01, 1))
bridge = group((-8.2, 0, 2.0), parent=ship)
for k, (w, d, h) in enumerate(((1.9, 3.6, .9), (1.7, 3.2, .8), (1.5, 3.4, .75))):
    box((w, d, h), (0, 0, .45 + .82 * k), r=.06, m=ivory, parent=bridge)
    for q in range(7):
        box((.05, .26, .26), (w / 2, -1.2 + .4 * q, .5 + .82 * k), r=.02, m=M('visor'), parent=bridge, segments=2)
        box((.2, .05, .26), (-.6 + .2 * q, -d / 2, .5 + .82 * k), r=.02, m=M('visor'), parent=bridge, segments=2)
cylinder(.42, 1.3, (-.5, 0, 2.9), m=teal, parent=bridge, n=48)
cylinder(.43, .2, (-.5, 0, 3.2), m=ivory, parent=bridge, n=48)
cylinder(.04, 1.6, (.4, 0, 3.2), m=gun, parent=bridge, n=16)
railing([(-6.8, -2.1, 3 - 1), (4.6, -2.1, 3 - 1)], .4, ivory, ship, .016, .8)
for x in (-3.3, 1.2, 5.6):
    cylinder(.09, 2.2, (x, .0, 3.0), m=ivory, parent=ship, n=24)
    tube([(x, 0, 4.0), (x + .9, -.3, 3.0)], .03, ivory, ship, smooth=False)
for x in (-8.8, 6.2):
    tube([(x, -1.7, 2.0), (x + .6, -3.0, 1.4)], .022, M('cane'), ship, smooth=False)

# ---------------------------------------------------------------------------- loader on its portal, boom out over the hold
loader = subject(group((3.9, .4, 0)), 'loader')
for x in (-1.1, 1.1):
    for y in (-.6, .6):
        box((.26, .26, 3.4), (x, y, 1.9), r=.05, m=marigold, parent=loader)
        box((.7, .3, .3), (x, y, .24), r=.06, m=ink, parent=loader)
        for q in (-.2, .2):
            cylinder(.12, .16, (x + q, y, .12), (90, 0, 0), m=steel, parent=loader, n=24)
    box((.2, 1.2, .2), (x, 0, 2.4), r=.04, m=marigold, parent=loader)
    tube([(x, -.6, .5), (x, .6, 2.3)], .05, marigold, loader, smooth=False)
box((2.7, 1.7, .3), (0, 0, 3.6), r=.06, m=marigold, parent=loader)
cylinder(.75, .3, (0, 0, 3.88), m=ink, parent=loader, bevel=.05)
torus(.76, .04, (0, 0, 3.8), m=brass, parent=loader, n=64, k=10)
box((1.5, 1.4, 1.2), (.55, -.35, 4.6), r=.08, m=ivory, parent=loader)
for q in range(4):
    box((.24, .04, .4), (.1 + .32 * q, -1.06, 4.75), r=.02, m=M('visor'), parent=loader, segments=2)
lattice(loader, .55, 3.2, (0, .2, 4.0), bays=5, r=.05, m=marigold, taper=.4)
boom = group((0, .2, 4.35), (0, 0, 136), parent=loader)
lattice(boom, .62, 6.9, (-.6, 0, .1), (0, 90, 0), bays=14, r=.042, m=marigold, taper=.8)
box((6.9, .34, .06), (2.8, 0, .2), r=.015, m=M('rubber'), parent=boom)
for k in range(14):
    cylinder(.05, .5, (-.4 + .5 * k, 0, .13), (90, 0, 0), m=steel, parent=boom, n=16, bevel=.01)
tube([(-.2, 0, 2.9), (5.9, 0, .4)], .03, steel, boom, smooth=False)
tube([(-.2, 0, 2.9), (3.2, 0, .4)], .03, steel, boom, smooth=False)
chute = group((6.2, 0, 0), parent=boom)
lathe([(.3, .2), (.42, .35), (.42, .6), (.3, .6)], m=ink, parent=chute, n=48)
for k in range(5):
    lathe([(.3 - .02 * k, -.42 * k), (.27 - .02 * k, -.42 * k - .4), (.3 - .02 * k, -.42 * k - .42)], (0, 0, .2), m=marigold if k % 2 == 0 else ink, parent=chute, n=48)
stream = cylinder(.13, 1.4, (0, 0, -2.5), m=ORE, parent=chute, bevel=.03, top=.1)
for _ in range(60):
    ball(random.uniform(.02, .05), (random.gauss(0, .12), random.gauss(0, .12), random.uniform(-3.2, -1.8)), m=ORE, parent=chute, n=8)

# ---------------------------------------------------------------------------- conveyor gallery from the stockpile, cone, scale house
cone_at = (-1.9, -1.9)
cone = lathe([(2.75, 0), (2.2, .42), (1.2, 1.25), (.4, 1.92), (0, 2.12)], (cone_at[0], cone_at[1], 0), m=ORE, n=128, smooth_angle=80)
for v in cone.data.vertices:
    v.co += Vector((perlin.noise(v.co * 2.2), perlin.noise(v.co * 2.2 + Vector((5, 0, 0))), .4 * perlin.noise(v.co * 3))) * .09
foot = [(cone_at[0] + (2.7 + abs(random.gauss(0, .18))) * math.cos(a), cone_at[1] + (2.7 + abs(random.gauss(0, .18))) * math.sin(a), .03) for a in [random.uniform(0, 6.283) for _ in range(220)]]
clods(foot, (.04, .12), '#5e3426')
side = [(cone_at[0] + q * 2.6 * math.cos(a), cone_at[1] + q * 2.6 * math.sin(a), 2.1 * (1 - q) + .02) for a, q in [(random.uniform(0, 6.283), random.uniform(.1, .97)) for _ in range(240)]]
clods(side, (.03, .09), '#6b3d2c')
gallery = group((-2.0, -1.95, 3.2))
v = Vector((3.9, .2, 4.3)) - Vector((-1.9, -1.9, 3.0))
lattice(None, .6, v.length + .4, (-2.1, -1.97, 2.95), tuple(math.degrees(x) for x in v.to_track_quat('Z', 'Y').to_euler()), bays=14, r=.035, m=ivory)
tube([(-2.0, -1.92, 2.98), (3.9, .2, 4.3)], .1, M('rubber'), smooth=False)
box((.7, .7, .6), (-2.05, -1.95, 3.05), (0, 0, 20), .06, teal)
lattice(None, .4, 3.5, (.9, -.85, 0), bays=6, r=.03, m=ivory)
scale = group((-6.6, -.9, 0), (0, 0, 16))
box((2.2, 1.7, 1.6), (0, 0, .8), r=.05, m=M('plaster'), parent=scale)
box((2.6, 2.1, .12), (0, 0, 1.68), r=.04, m=M('terracotta'), parent=scale)
box((1.0, .05, .6), (.2, -.86, 1.0), r=.02, m=ink, parent=scale)
box((.9, .06, .5), (.2, -.87, 1.0), r=.01, m=material('emit', '#ffc978', power=1.8), parent=scale)
box((3.4, 1.5, .12), (.3, -2.1, .06), r=.03, m=gun, parent=scale)
for k in range(12):
    box((.05, 1.4, .03), (-1.2 + .27 * k, -2.1, .125), r=.01, m=steel, parent=scale, segments=1)
for x in (-1.4, 2.1):
    cylinder(.06, 1.3, (x, -2.95, .65), m=ivory, parent=scale, n=20)
    ball(.08, (x, -2.95, 1.34), m=M('lit_amber', power=5), parent=scale, n=20)
clods([(random.uniform(-10, 10), random.uniform(-7, 1), .02) for _ in range(160)], (.02, .07), '#6a4433')
for x, y, h in ((-12.5, -.5, 4.4), (-11.2, -1.2, 3.7), (12, .4, 4.6)):
    palm((x, y, 0), h, x * 41, tone='day')
# water on the deck, and whoever reads the scale has just gone out: an umbrella open on the deck, another by the door
puddles([(-.6, -5.2, .8, 2.0), (2.9, -3.4, .9, 1.9), (6.4, -2.6, .8, 1.8), (1.2, .55, .34, 3.0), (-4.6, -4.8, .5, 1.8), (5.4, 1.4, .24, 4.0), (8.2, -.6, .7, 1.8), (3.4, -6.2, .7, 2.2), (-3.6, 1.0, .4, 2.4), (-7.6, -6.0, .6, 2.0)], '#4b5352', seed=6)
umbrella_open((2.75, -1.75, 0), -30, scale=.105, color='#a8402c')
umbrella((-5.42, -1.62, 0), 16, scale=.10, color='#9a3a2c', lean=8)

# ---------------------------------------------------------------------------- far coast under cloud, grey light
ghats(seed=15, near=104, far=150, height=(5, 15), tones=MONSOON[1:], width=230, x=20, base=-1.3)
mist_bank((-20, 98, 2.5), (60, 4, 2.2), .55, '#dfe5e4')
AT = (-2.6, -12.6, 5.6)
grey_light(azimuth=-120, power=1.5, strength=.92, haze=.52, ev=.08, seen=.86)
spot((-6, -12, 9), (2, 0, 2.5), 2600, 70, .9, 3, '#eef2f4')
mist(16, 185)

camera('port-quay', AT, (.1, 1, 3.35), lens=31, fstop=2.0, focus=(3.2, .4, 3.5))

main()
