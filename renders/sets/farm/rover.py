"""farm-rover: a weeding rover between two rows, at its own eye height."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.evening import evening_sky
from props.land import clods, plant_meshes, tuft
from props.materials import M
from sets.farm.rows_build import farm

start(seed=11)

TURN, SPACING = -24, 2.15
A = math.radians(TURN)


def along(x, y):
    """Field axes (across the rows, along them) to the world."""
    return (x * math.cos(A) - y * math.sin(A), x * math.sin(A) + y * math.cos(A))


AT = (-1.3, -5.4, 1.2)
height = farm(target=(.4, 0, .8), degrees=0, azimuth=74,
              turn=TURN, spacing=SPACING, rows=(-12, 14), depth=.13, scale=1.12, step=(.5, .62), x_grid=400,
              keep=lambda p: abs(p.x) < .75 * (p.y + 10) + 5,
              clear=lambda p: (p - Vector((-.55, -3.2, 0))).xy.length < 1.25)      # nothing between the lens and the blades

# ---------------------------------------------------------------------------- rover
x0, y0 = along(SPACING / 2, -.6)
rover = subject(group((x0, y0, height(x0, y0) + .02), (0, 0, TURN - 8), 1.0, name='rover'), 'rover')
ivory, ink, brass, steel, gun, rubber, marigold = (M(n) for n in ('ivory', 'ink', 'brass', 'steel', 'gun', 'rubber', 'marigold'))


def wheel(at, r, w, side):
    hub = group(at, (0, 90 * side, 0), parent=rover)
    cylinder(r * .86, w, m=rubber, parent=hub, bevel=.04)
    for k in range(20):
        a = math.radians(18 * k)
        box((.07, .045, w * 1.04), (r * .9 * math.cos(a), r * .9 * math.sin(a), 0), (0, 0, 18 * k), .014, rubber, hub, 2)
    lathe([(0, 0), (r * .62, 0), (r * .64, .02), (r * .52, .035), (r * .3, .05), (0, .055)], (0, 0, w / 2), m=ivory, parent=hub, subdivide=1, n=48)
    torus(r * .62, .014, (0, 0, w / 2 + .01), m=brass, parent=hub, n=48, k=10)
    cylinder(.06, .08, (0, 0, w / 2 + .05), m=gun, parent=hub, bevel=.015, n=32)
    for k in range(6):
        a = math.radians(60 * k)
        cylinder(.018, .03, (r * .4 * math.cos(a), r * .4 * math.sin(a), w / 2 + .04), m=steel, parent=hub, bevel=.005, n=12)


# Shell: a moulded tub with an ink chin, brass waist line, deck and charge lid
superball((.52, .74, .27), .5, .5, (0, 0, .76), m=ivory, parent=rover, n=112)
superball((.48, .70, .2), .5, .5, (0, 0, .6), m=ink, parent=rover, n=80)
superball((.528, .748, .011), .5, .5, (0, 0, .735), m=brass, parent=rover, n=96)
slab(rounded_rect(.62, .84, .14), .05, .02, ink, (0, .08, 1.0), parent=rover)
for k in range(6):                                              # solar cells in the lid
    slab(rounded_rect(.25, .22, .02), .014, .004, material('gloss', '#0b2a3c', rough=.12), (-.14 + .28 * (k % 2), -.16 + .25 * (k // 2), 1.047), parent=rover)
superball((.40, .2, .17), .5, .6, (0, -.63, .80), (-8, 0, 0), M('visor'), n=96, parent=rover)       # visor
for s in (-1, 1):
    superball((.05, .03, .085), .75, .75, (s * .16, -.812, .82), (-6, 0, s * 10), M('lit_teal', power=5.5), parent=rover, n=32)
    for k in range(5):
        box((.02, .05, .07), (s * .515, -.1 + .075 * k, .86), (0, 0, 0), .008, ink, rover, 2)
    superball((.03, .09, .03), .7, .7, (s * .45, -.56, .93), (0, 0, s * 28), M('lit_warm', power=5), parent=rover, n=24)
    # rocker and wheels
    tube([(s * .46, -.52, .36), (s * .52, -.3, .6), (s * .52, .3, .6), (s * .46, .52, .36)], .05, ink, rover)
    cylinder(.09, .1, (s * .53, 0, .615), (0, 90, 0), m=steel, parent=rover, bevel=.02, n=40)
    for y in (-.52, .52):
        wheel((s * .58, y, .34), .36, .2, s)

# Tool bar across the nose with two toothed blade wheels that bite into the soil
tube([(-.62, -.94, .5), (.62, -.94, .5)], .035, gun, rover, smooth=False)
for s in (-1, 1):
    tube([(s * .3, -.66, .56), (s * .3, -.8, .56), (s * .3, -.94, .5)], .035, steel, rover)
    box((.12, .12, .12), (s * .3, -.94, .5), r=.03, m=ink, parent=rover)
    for off, tilt in ((.26, 14), (.55, -14)):
        arm = group((s * off, -.94, .5), parent=rover)
        box((.08, .1, .1), r=.025, m=marigold, parent=arm)
        tube([(0, 0, 0), (0, -.12, -.1), (0, -.17, -.24)], .024, gun, arm)
        blade = group((0, -.17, -.26), (0, 90, s * tilt), parent=arm)
        points = []
        for k in range(28):
            r = .24 if k % 2 else .165
            points.append((r * math.cos(2 * math.pi * k / 28), r * math.sin(2 * math.pi * k / 28)))
        slab(points, .022, .006, steel, (0, 0, -.011), parent=blade, segments=2)
        cylinder(.07, .07, m=ink, parent=blade, bevel=.015, n=32)
        cylinder(.03, .09, m=brass, parent=blade, bevel=.008, n=24)

# Mast: a marigold beacon and a small turning eye
cylinder(.035, .5, (.2, .36, 1.26), m=gun, parent=rover, n=32)
torus(.05, .014, (.2, .36, 1.06), m=brass, parent=rover, n=32, k=10)
superball((.13, .1, .09), .6, .6, (.2, .34, 1.53), m=ivory, parent=rover, n=48)
cylinder(.05, .04, (.2, .245, 1.53), (90, 0, 0), m=M('visor'), parent=rover, bevel=.01, n=32)
torus(.055, .009, (.2, .255, 1.53), (90, 0, 0), m=brass, parent=rover, n=32, k=8)
lathe([(0, 0), (.06, 0), (.065, .02), (.06, .08), (.03, .11), (0, .115)], (.2, .36, 1.61), m=material('emit', '#ffab2e', power=5), parent=rover, subdivide=1, n=32)
tube([(-.3, .5, 1.0), (-.32, .52, 1.3), (-.36, .56, 1.72)], .012, gun, rover, steps=8)
ball(.025, (-.36, .56, 1.73), m=marigold, parent=rover, n=16)

# ---------------------------------------------------------------------------- what it leaves: pulled weeds, turned clods
weed = plant_meshes(2, 7, (.2, .36), (.02, .034), (.6, 1.4), (('#8fa04a', '#a8ad55', '#c0b768'),), 'weed', .35)
for k in range(46):
    lane = random.choice((0, 0, 0, 1, -1))
    fx = SPACING / 2 + lane * SPACING + random.uniform(-.34, .34)
    fy = random.uniform(.6, 9) if lane == 0 else random.uniform(-3.4, 6)
    if lane == 1 and fy < 1.0:
        continue
    wx, wy = along(fx, fy)
    w = instance(weed[k % 2], (wx, wy, height(wx, wy) + .05), (random.uniform(65, 100), random.uniform(-20, 20), random.uniform(0, 360)), random.uniform(.8, 1.3))
for k in range(9):                                              # a small heap beside the wheel track, near the lens
    wx, wy = along(SPACING / 2 - .62 + random.uniform(-.16, .16), -1.7 + random.uniform(-.5, .5))
    instance(weed[k % 2], (wx, wy, height(wx, wy) + .07 + .012 * k), (random.uniform(65, 100), random.uniform(-20, 20), random.uniform(0, 360)), random.uniform(.8, 1.2))
spots = []
for k in range(420):
    fx, fy = SPACING / 2 + random.choice((-1, 0, 0, 0)) * SPACING + random.gauss(0, .3), random.uniform(-4.2, 7)
    wx, wy = along(fx, fy)
    spots.append((wx, wy, height(wx, wy) + .01))
clods(spots, (.025, .085))

# ---------------------------------------------------------------------------- light and cameras
area((-3.4, -4.4, 2.6), (x0, y0, .8), 2.4, 210, '#fff0dc')
evening_sky(AT, azimuth=75, top=22, seed=36)
look(haze=('#f6cd94', .82, 1.0), bloom=.05, vignette=.15)
eye = (x0 - .25, y0 - .8, .95)
camera('farm-rover', AT, (.16, 0, .74), lens=40, fstop=1.0, focus=eye, aspect=3 / 2)
camera('farm-rover.1x1', AT, (.5, 0, .76), lens=46, fstop=1.0, focus=eye, aspect=1)

main()
