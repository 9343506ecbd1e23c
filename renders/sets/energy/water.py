"""water-works: a round settling tank under a low moon; one flanged joint in the foreground shines wet."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.land import NIGHT_HILLS, ground, hills, neem, treeline, tuft
from props.materials import M
from props.presence import chappals
from sets.energy.energy_kit import flange, railing, valve_wheel

start(seed=33)

ivory, ink, brass, steel, gun, teal = (M(n) for n in ('ivory', 'ink', 'brass', 'steel', 'gun', 'teal'))
CONCRETE = material('clay', '#8f98a6', rough=.75, bump=2, bscale=14)
WATER = material('gloss', '#062c36', rough=.045, spec=.7)
PIPE = material('satin', '#1d6b73', rough=.32, coat=.5)
WET = material('gloss', '#123f49', rough=.07)

# ---------------------------------------------------------------------------- the tank
R, H = 3.6, 1.15
tank = subject(group((2.7, 5.4, 0)), 'tank')
lathe([(R + .35, -.1), (R + .35, .25), (R + .22, .34), (R + .22, H - .12), (R + .28, H - .1), (R + .28, H), (R - .05, H), (R - .05, H - .5), (R - .2, H - .52)], m=CONCRETE, parent=tank, n=160, bevel=.025)
torus(R + .115, .02, (0, 0, H + .006), m=brass, parent=tank, n=160, k=8)
for k in range(40):                                                   # buttress ribs
    a = 2 * math.pi * k / 40
    box((.16, .22, .82), ((R + .3) * math.cos(a), (R + .3) * math.sin(a), .62), (0, 0, math.degrees(a)), .03, CONCRETE, tank, 2)
notch = []
for k in range(120):                                                  # weir plate
    a = 2 * math.pi * k / 120
    notch.append(box((.02, .17, .16), ((R - .42) * math.cos(a), (R - .42) * math.sin(a), H - .27), (0, 0, math.degrees(a)), .006, steel, segments=1))
instance(merge(notch, 'weir'), (0, 0, 0), parent=tank)
ripples = sheet(150, 150, lambda x, y: .012 * math.sin(9 * math.hypot(x, y)) * math.exp(-.25 * math.hypot(x, y)) + .006 * perlin.noise(Vector((x * 1.6, y * 1.6, 1))), (-R * .72, R * .72), (-R * .72, R * .72), WATER)
lathe([(R * .5, 0), (R - .06, 0)], (0, 0, H - .34), m=WATER, parent=tank, n=128)
disc(R - .06, (0, 0, H - .345), m=WATER, parent=tank, n=128)
ripples.scale = (.98, .98, 1)
ripples.location = (2.7, 5.4, H - .325)
# keep the rippled sheet inside the circle
for v in ripples.data.vertices:
    d = math.hypot(v.co.x, v.co.y)
    if d > R * .7:
        v.co.z -= .05
# Centre column, turning bridge with rails and walkway, lamp at its hub
cylinder(.42, 1.9, (0, 0, .9), m=CONCRETE, parent=tank, bevel=.05)
cylinder(.55, .14, (0, 0, 1.72), m=ink, parent=tank, bevel=.03)
torus(.55, .03, (0, 0, 1.75), m=brass, parent=tank, n=64, k=10)
bridge = group((0, 0, 1.62), (0, 0, 202), parent=tank)
for y in (-.36, .36):
    box((R + .3, .07, .2), ((R + .3) / 2, y, 0), r=.02, m=ivory, parent=bridge)
    railing([(.1, y, .1), (R + .2, y, .1)], .58, steel, bridge, .018, .6)
for k in range(30):
    box((.11, .66, .03), (.15 + .158 * k, 0, .1), r=.008, m=gun, parent=bridge, segments=2)
box((.5, .9, .42), (R + .12, 0, -.26), r=.06, m=M('marigold'), parent=bridge)            # drive carriage on the rim
for y in (-.3, .3):
    cylinder(.17, .1, (R + .14, y, -.36), (0, 90, 90), m=M('rubber'), parent=bridge, n=32)
cylinder(.03, 1.5, (.1, .36, .8), m=gun, parent=bridge, n=24)
superball((.13, .13, .09), .6, .8, (.1, .36, 1.58), m=ink, parent=bridge, n=32)
ball(.085, (.1, .36, 1.50), m=material('emit', '#46efdc', power=12), parent=bridge, n=24)

# ---------------------------------------------------------------------------- pump house with one warm window
house = group((-5.6, 7.6, 0), (0, 0, 18))
box((4.6, 3.2, 2.3), (0, 0, 1.15), r=.05, m=M('plaster', color='#b9b4b4'), parent=house)
box((4.7, 3.3, .4), (0, 0, .2), r=.04, m=M('plaster_teal'), parent=house)
box((5.1, 3.7, .16), (0, 0, 2.38), r=.05, m=M('stone', color='#8f8c92'), parent=house)
box((4.7, 3.3, .3), (0, 0, 2.56), r=.05, m=M('stone', color='#7d7d88'), parent=house)
GLOW = material('emit', '#ffb14f', power=3.4)
for x in (-1.5, .95, 1.75):
    box((.62, .06, .9), (x, -1.6, 1.35), r=.02, m=ink, parent=house)
    box((.5, .06, .78), (x, -1.615, 1.35), r=.01, m=GLOW if x > 0 else M('visor'), parent=house)
    box((.03, .08, .78), (x, -1.63, 1.35), r=.006, m=ink, parent=house, segments=2)
    box((.5, .08, .03), (x, -1.63, 1.4), r=.006, m=ink, parent=house, segments=2)
    box((.72, .2, .06), (x, -1.65, .87), r=.015, m=M('stone'), parent=house)
box((.9, .06, 1.6), (-.3, -1.6, .85), r=.02, m=teal, parent=house)
ball(.04, (-.02, -1.66, .85), m=brass, parent=house, n=16)
box((1.1, .5, .05), (-.3, -1.8, 1.85), (12, 0, 0), .015, M('terracotta'), house)
for x in (-1.9, 1.5):
    cylinder(.12, .5, (x, .4, 2.9), m=gun, parent=house, n=32)
    lathe([(0, .12), (.2, 0), (.21, .03), (.03, .2), (0, .2)], (x, .4, 3.12), m=gun, parent=house, n=32)

# ---------------------------------------------------------------------------- pipes in the foreground
Z = .85
run = group()
tube([(-9, -.84, Z), (-1.0, -.3, Z)], .33, PIPE, run, smooth=False, resolution=12)
A0 = Vector((-1.0, -.3, Z))
B0 = Vector((4.2, .05, Z))
axis = math.degrees(math.atan2(B0.y - A0.y, B0.x - A0.x))


def along(d, z=0):
    v = (B0 - A0).normalized()
    return tuple(A0 + v * d + Vector((0, 0, z)))


tube([along(0), along(5.6)], .33, PIPE, run, smooth=False, resolution=12)
tube([along(5.4), along(6.0), along(6.5, .0), (5.9, 1.2, Z), (5.9, 2.2, Z)], .33, PIPE, run, resolution=12)
for d in (-4.6, -1.2, 3.9, 5.3):
    flange(run, along(d), (0, 90, axis), .5, 12, gun)
flange(run, along(1.35), (0, 90, axis), .54, 12, material('gloss', '#2a3848', rough=.1), .1)
# Wet joint: glossy sleeve, beads and a drip, a marigold sensor band strapped beside it
cylinder(.345, .5, along(1.35), (0, 90, axis), m=WET, parent=run, bevel=.02)
cylinder(.352, .16, along(1.92), (0, 90, axis), m=M('marigold'), parent=run, bevel=.03)
box((.2, .26, .16), along(1.92, .36), (0, 0, axis), .04, ink, run)
superball((.03, .03, .03), .8, .8, along(1.92, .455), m=material('emit', '#ffb02e', power=14), parent=run, n=20)
DROP = material('glass', '#e8fbff')
for k in range(90):
    a = random.uniform(-2.6, 1.4)
    d = 1.35 + random.choice((-1, 1)) * random.uniform(.12, .42)
    r = .352
    p = Vector(along(d)) + Vector((math.sin(math.radians(-axis)) * 0, -math.cos(a) * r, math.sin(a) * r))
    s = random.uniform(.008, .026)
    ball(s, tuple(p), (1, 1, 1.25), m=DROP, n=12, parent=run)
for k in range(26):
    a = random.uniform(0, 6.28)
    r = .56
    p = Vector(along(1.35 + random.uniform(-.1, .1))) + Vector((0, -math.cos(a) * r, math.sin(a) * r))
    ball(random.uniform(.01, .024), tuple(p), m=DROP, n=12, parent=run)
for k in range(4):
    ball(.022 - .002 * k, along(1.33 + .05 * (k % 2), -.6 - .12 * k), (1, 1, 1.6), m=DROP, n=14, parent=run)
superball((.75, .42, .012), 1, 1, along(1.35, -Z + .09), m=material('gloss', '#0a2a33', rough=.04), parent=run, n=64)
# Gate valves with hand wheels
for d, m in ((-2.9, M('brass')), (3.0, teal)):
    body = group(along(d), (0, 0, axis), parent=run)
    superball((.36, .36, .5), .6, .7, (0, 0, .1), m=PIPE, parent=body, n=64)
    flange(body, (0, 0, .62), (0, 0, 0), .36, 8, gun, .06)
    cylinder(.15, .4, (0, 0, .85), m=gun, parent=body, n=32)
    for s in (-1, 1):
        tube([(s * .2, 0, .7), (s * .2, 0, 1.1), (s * .1, 0, 1.28)], .035, gun, body)
    valve_wheel(body, (0, 0, 1.5), (0, 0, 20), .44, m, 5, .5)
    for s in (-1, 1):
        flange(body, (s * .46, 0, 0), (0, 90, 0), .5, 10, gun)
for d in (-5.4, -3.7, -1.9, .3, 2.3, 4.7):                            # saddles
    box((.3, .75, .5), along(d, -Z + .2), (0, 0, axis), .04, CONCRETE, run)
# A riser and gauge beside the joint: ticks only
tube([along(.55, .3), along(.55, .8)], .05, brass, run, smooth=False)
dial = group(along(.55, 1.0), (82, 0, 8), parent=run)
cylinder(.26, .12, m=brass, parent=dial, bevel=.03)
cylinder(.225, .02, (0, 0, .062), m=M('paper'), parent=dial, bevel=.004)
for k in range(21):
    a = math.radians(220 - 13 * k)
    box((.05 if k % 5 == 0 else .028, .01, .006), (.185 * math.cos(a), .185 * math.sin(a), .075), (0, 0, math.degrees(a)), .002, ink, dial, 1)
box((.17, .016, .008), (.05, .05, .082), (0, 0, 45), .003, M('terracotta'), dial, 2)
cylinder(.025, .03, (0, 0, .08), m=brass, parent=dial, n=20, bevel=.005)

chappals((.55, -1.75, .095), 24, scale=.2)                            # stepped out of on the dry slab, to look at the joint

# ---------------------------------------------------------------------------- ground: paved apron with joints, grass, hills
ground((-40, 40), (-10, 50), '#3b4c52', .08, (70, 60), 4)
for i in range(15):
    for j in range(5):
        box((1.15, 1.15, .08), (-8.2 + 1.18 * i, -3.6 + 1.18 * j, .05), (0, 0, 0), .025, M('stone', color=random.choice(('#747b88', '#6c7484', '#7d828c'))), segments=2)
for _ in range(220):
    x, y = random.uniform(-12, 12), random.uniform(1.7, 12)
    if math.hypot(x - 2.7, y - 5.4) > R + .8:
        tuft((x, y, .02), random.uniform(.6, 1.3), random.uniform(0, 360), 'night')
for x, y, s, k in ((-10.5, 11.5, 'l', 1), (9.5, 13.5, 'l', 1.1), (12.5, 12, 'm', 1.2), (-13, 10, 'm', 1.2)):
    neem((x, y, 0), s, x * 31, k, tone='night')
treeline(22, (-26, 26), 22, (.9, 1.4), 'night', 6)
hills(seed=8.1, near=34, far=60, height=(3.8, 8), colors=NIGHT_HILLS, base=-.6)

# ---------------------------------------------------------------------------- moonlight from low behind, warm window, teal lamp
sky([(0, '#0a1226'), (.5, '#33497c'), (1, '#16264f')], .55,
    [(0, '#16203c'), (.5, '#7d86a6'), (.53, '#4e5f90'), (.6, '#2a3c6e'), (.8, '#142246')], .8)
sun(78, 17, 2.6, 1.5, '#bcd3ff')
area((1.5, 16, 4.0), (2.6, 3, 1), 3.5, 1500, '#cfe0ff', size_y=2.5)                    # the moon's path on the water
area((-3.4, -6.8, 5.2), (1.2, .2, .9), 2.6, 760, '#e6edff')
area((.6, -4.2, 3.4), along(1.5), .9, 120, '#ffe9cf')
area((7, -3.5, 3), (3, 3, 1), 3, 320, '#7fb2ff')
area((-4.9, 5.0, 1.4), (-4.4, 2, .4), 1.6, 90, '#ffab52', size_y=.9)
point((2.6, 5.1, 3.05), 60, .09, '#4ff0dd')
mist(9, 76)
look(haze=('#4c5d8c', .42, .8), bloom=.06, vignette=.16, ev=.2, contrast=1.1)

joint = along(1.5)
camera('water-works', (-1.5, -7.9, 3.7), (.55, 2.6, 1.05), lens=33, fstop=1.4, focus=joint)
camera('water-works.1x1', (-.9, -8.2, 4.0), (2.1, 2.6, 1.0), lens=44, fstop=1.4, focus=joint, aspect=1)

main()
