"""river-flood-drone: flood water round the roofs of a hamlet; a drone lowers a float line, its light on the water."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.drone import drone_body
from props.land import DAY_HILLS, hills, neem, palm, treeline
from props.materials import M

start(seed=53)

# ---------------------------------------------------------------------------- water: long swells, streaks of current, silt colour
WATER = material('gloss', '#6b6a4e', rough=.09, spec=.6, coat=.6, crough=.05)


def wave(x, y):
    d = math.hypot(x - 2.0, (y + .3))
    ring = .035 * math.sin(7.5 * d) * math.exp(-.55 * d)
    return ring + .045 * perlin.noise(Vector((x * .55, y * 1.1, 0))) + .02 * perlin.noise(Vector((x * 1.9, y * 3.2, 4))) + .008 * perlin.noise(Vector((x * 5, y * 8, 9)))


near = sheet(250, 230, wave, (-12, 12), (-8, 14), WATER)
far = sheet(80, 60, lambda x, y: .03 * perlin.noise(Vector((x * .4, y * .8, 0))) - .03, (-60, 60), (13.5, 70), WATER)
sheet(20, 60, lambda x, y: -.03, (-60, -11.5), (-8, 14), WATER)
sheet(20, 60, lambda x, y: -.03, (11.5, 60), (-8, 14), WATER)


# ---------------------------------------------------------------------------- houses: only roofs and the tops of the walls stand out
def house(at, turn, w=3.0, d=2.2, wall=.55, pitch=32, color='plaster'):
    """Tiled gable house, sunk so that `wall` units of wall show."""
    g = group(at, (0, 0, turn))
    box((w, d, wall + .8), (0, 0, wall / 2 - .4), r=.03, m=M(color), parent=g)
    rise = d / 2 * math.tan(math.radians(pitch))
    for s in (-1, 1):
        slab([(-d / 2, 0), (d / 2, 0), (0, rise)], .14, .02, M(color), (s * (w / 2 - .0) - (.14 if s > 0 else 0), 0, wall - .02), (90, 0, 90), g)
    tile = [cylinder(.085, .34, turn=(90, 0, 0), m=M('terracotta', color='#b75f3a'), bevel=.012, n=14, segments=1, top=.07)]
    mesh = merge(tile, 'tile')
    slope = math.hypot(d / 2 + .3, rise + .3 * math.tan(math.radians(pitch)))
    n = int((w + .5) / .17)
    for s in (-1, 1):
        roof = group((0, 0, wall + rise + .05), (0, 0, 0 if s < 0 else 180), parent=g)
        plane = group((0, 0, 0), (pitch, 0, 0), parent=roof)
        box((w + .5, slope, .06), (0, -slope / 2, -.03), r=.01, m=M('wood_dark'), parent=plane)
        for row in range(int(slope / .27)):
            for k in range(n):
                if random.random() < .012:
                    continue
                o = instance(mesh, (-(w + .5) / 2 + .09 + .17 * k, -.16 - .27 * row, .015 + random.uniform(0, .012)), (2 + random.uniform(-1.5, 1.5), 0, random.uniform(-2, 2)), parent=plane,
                             m=M('terracotta', color=random.choice(('#b75f3a', '#a9532f', '#c36e46', '#b3643f', '#9c4f31'))))
    for k in range(int((w + .5) / .3)):
        cylinder(.11, .33, (-(w + .5) / 2 + .18 + .3 * k, 0, wall + rise + .1), (0, 90, 0), m=M('terracotta', color='#a5522f'), parent=g, bevel=.02, n=20)
    for x in (-w * .26, w * .26):
        box((.5, .05, .5), (x, -d / 2 - .01, wall - .32), r=.02, m=M('teal'), parent=g)
        box((.6, .08, .06), (x, -d / 2 - .02, wall - .04), r=.015, m=M('wood'), parent=g)
    # tide mark
    box((w + .02, d + .02, .07), (0, 0, .06), r=.01, m=material('clay', '#9c8a62', rough=.8), parent=g)
    return g


house((-1.5, 2.6, 0), 17, 3.4, 2.5, .62)
house((-5.4, 5.2, 0), -14, 3.0, 2.3, .5, color='linen')
house((3.4, 7.2, 0), 28, 3.2, 2.4, .55)
house((-1.2, 9.6, 0), 4, 2.8, 2.2, .42, color='linen')
house((8.4, 11.5, 0), -20, 3.2, 2.4, .5)
house((-10, 11, 0), 24, 3.2, 2.4, .45)
# Straw on one roof ridge, a cot and a water pot saved on the near roof: what people left
cot = group((-1.7, 1.9, 1.42), (23, 0, 17))
for x in (-.5, .5):
    for y in (-.24, .24):
        cylinder(.03, .3, (x, y, .1), m=M('wood_dark'), parent=cot, n=16, bevel=.006)
for y in (-.24, .24):
    tube([(-.55, y, .2), (.55, y, .2)], .028, M('wood_dark'), cot, smooth=False)
for x in (-.52, .52):
    tube([(x, -.26, .2), (x, .26, .2)], .028, M('wood_dark'), cot, smooth=False)
for k in range(13):
    tube([(-.48 + .08 * k, -.24, .21), (-.48 + .08 * k, .24, .21)], .011, M('cane'), cot, smooth=False, resolution=3)
for k in range(6):
    tube([(-.5, -.2 + .08 * k, .215), (.5, -.2 + .08 * k, .215)], .011, M('cane'), cot, smooth=False, resolution=3)

# Trees standing in the water, palms, floating branches, a tilted pole with its wire
for x, y, s, k, v in ((-8.6, 8.4, 'l', 1.0, 0), (6.4, 4.3, 'm', 1.15, 1), (1.3, 12.5, 'l', 1.05, 1), (-4.2, 13, 'm', 1.3, 0), (10.5, 8, 'm', 1.2, 0), (-7.6, 1.6, 's', 1.5, 1)):
    neem((x, y, -1.1 * k), s, x * 37, k, tone='day', variant=v)
for x, y, h in ((9.8, 12.6, 5.6), (-6.4, 11.2, 5.2), (-12.5, 7, 5.8)):
    palm((x, y, -.4), h, x * 50, tone='day')
pole = group((-3.9, .6, 0), (4, -9, 0))
cylinder(.07, 4.2, (0, 0, 1.6), m=M('wood_dark'), parent=pole, n=24)
box((1.0, .08, .08), (0, 0, 3.45), r=.02, m=M('wood_dark'), parent=pole)
for x in (-.4, .4):
    cylinder(.05, .12, (x, 0, 3.55), m=M('ivory'), parent=pole, n=20)
for _ in range(46):
    x, y = random.uniform(-8, 8), random.uniform(-5.5, 6)
    tube([(x, y, .03), (x + random.uniform(.2, .7), y + random.uniform(-.1, .1), .05), (x + random.uniform(.7, 1.1), y + random.uniform(-.2, .2), .02)], random.uniform(.012, .035), M('wood_dark' if random.random() < .5 else 'cane'), resolution=3, steps=4)

# ---------------------------------------------------------------------------- drone and its light
drone = drone_body((2.05, -.5, 2.35), (9, -5, -28), kit='float', scale=.66, reach=2.95)
pool = lathe([(0, 0), (1.05, 0)], (2.0, -.3, .075), m=material('mist', '#fff0c8', strength=.0), n=48)
bpy.data.objects.remove(pool)
spot((2.05, -.75, 2.7), (2.0, -.3, 0), 900, 44, .6, .06, '#fff0cf')
area((2.0, -.4, 2.4), (2.0, -.35, 0), .3, 16, '#ffeec4')

# ---------------------------------------------------------------------------- backdrop, heavy plain sky
treeline(30, (-40, 40), 40, (1.0, 1.9), 'day', 15, depth=10, ground=-.5)
hills(seed=12.1, near=52, far=84, height=(5, 11), colors=DAY_HILLS)
sky([(0, '#7c7866'), (.5, '#dfe3de'), (1, '#7e97a6')], .95,
    [(0, '#cfd2c6'), (.5, '#e9e4d4'), (.54, '#c9d2d0'), (.62, '#9fb2b8'), (.8, '#73909e')], 1.0)
sun(-140, 34, 1.9, 12, '#fff2dc')
area((-4.5, -7, 6), (2, -.4, 3), 4, 560, '#fff3e2')
area((5.5, 3.5, 5), (2, 0, 3), 1.2, 260, '#ffd9a0', size_y=3)
mist(10, 105)
look(haze=('#cfd6d2', .75, 1.0), bloom=.05, vignette=.14)

camera('river-flood-drone', (-.7, -8.3, 3.35), (.72, 0, 1.98), lens=38, fstop=1.4, focus=(1.9, -1.0, 2.9), aspect=3 / 2)

main()
