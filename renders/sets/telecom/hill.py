"""Tower on the hill in the monsoon, cloud along the ghats, lamps lit in every house of the town but one.  Camera: tower-hill."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.ghats import MONSOON, ghats
from props.land import neem, tuft, mist_bank
from props.monsoon import grey_light, puddles
from props.presence import umbrella_open
from props.town import tower, lamp_pole

start(seed=171)
BRASS, INK, IVORY, GUN = M('brass'), M('ink'), M('ivory'), M('gun')
rnd = random.Random(12)

# ---------------------------------------------------------------------------- ground: a basalt knoll at the right, the plain beyond
TX, TY = 3.75, 1.2


def ground(x, y):
    d = math.hypot((x - TX - .8) / 1.5, (y - TY + 1.0) / 1.35)
    knoll = 3.2 * max(0, 1 - max(0, d - 1.5) / 3.4) ** 1.4
    step = .18 * math.sin(knoll * 4.2)                           # ledges of trap rock
    near = 2.1 * max(0, min(1, (-y - 3.5) / 5)) * max(0, min(1, (x + 12) / 14))
    return knoll + step * (1 if knoll > .2 else 0) + near + .06 * perlin.noise(Vector((x * .8, y * .8, 0))) + .03 * perlin.noise(Vector((x * 3, y * 3, 4)))


sheet(260, 220, ground, (-34, 34), (-10, 60), material('clay', '#5d6b3c', rough=.8, bump=4, bscale=6, sheen=0))
TOP = ground(TX, TY)
for _ in range(420):
    x, y = rnd.uniform(-7, 10), rnd.uniform(-7, 6)
    tuft((x, y, ground(x, y) - .02), rnd.uniform(.6, 1.3), rnd.uniform(0, 360), rnd.choice(('green', 'green', 'dry')))
STONE = material('clay', '#45423f', rough=.45, coat=.4, crough=.2, bump=3, bscale=8)
for _ in range(60):
    a, d = rnd.uniform(0, 6.28), rnd.uniform(1.8, 4.6)
    x, y = TX + .8 + d * 1.3 * math.cos(a), TY - 1 + d * 1.2 * math.sin(a)
    ball(rnd.uniform(.06, .26), (x, y, ground(x, y)), (1.3, 1, .7), (0, 0, rnd.uniform(0, 180)), STONE, n=12)

# ---------------------------------------------------------------------------- tower, hut, fence, cable
mast = subject(group((TX, TY, TOP), name='tower'), 'tower')
tower((0, 0, -.05), 18, mast, h=5.5, lit=True, base=.72)
for k, (z, a, r) in enumerate(((3.5, 200, .40), (4.3, 250, .28), (2.9, 300, .3))):        # drum antennas
    g = group((.32 * math.cos(math.radians(a)), .32 * math.sin(math.radians(a)), z), (0, 0, a + 90), parent=mast)
    lathe([(0, 0), (r * .9, 0), (r, .05), (r, .22), (r * .92, .26), (r * .5, .31), (0, .33)], (0, 0, 0), (90, 0, 0), IVORY, parent=g, n=56)
    torus(r, .02, (0, -.12, 0), (90, 0, 0), BRASS, g, n=56)
    tube([(0, .02, 0), (0, .2, 0)], .04, GUN, g, smooth=False)
for k in range(3):                                                                          # remote radio boxes under the panels
    a = math.radians(-90 + 120 * k + 18)
    box((.2, .14, .3), (.3 * math.cos(a), .3 * math.sin(a), 4.7), (0, 0, math.degrees(a) + 90), .04, IVORY, mast)
for k in range(4):
    tube([(.05 + .05 * k, -.1, 4.8), (.06 + .05 * k, -.2, 2.6), (.1 + .06 * k, -.45, .35), (.5 + .06 * k, -.75, .3), (1.0, -.8, .5)], .018, M('rubber') if k != 1 else M('rubber', color='#c9741d'), mast)
hut = group((TX + 1.7, TY - .75, ground(TX + 1.7, TY - .75) - .08), (0, 0, 14))
box((1.5, 1.1, 1.15), (0, 0, .6), r=.04, m=IVORY, parent=hut)
box((1.7, 1.3, .1), (0, 0, 1.22), r=.03, m=M('terracotta'), parent=hut)
box((.42, .04, .8), (-.25, -.56, .5), r=.02, m=M('teal'), parent=hut)
box((.5, .06, .36), (.4, -.56, .7), r=.02, m=GUN, parent=hut)
for k in range(5):
    box((.44, .03, .03), (.4, -.595, .58 + .06 * k), (-25, 0, 0), .008, M('steel'), hut, segments=1)
box((.16, .08, .08), (-.25, -.6, 1.02), r=.02, m=M('lit_teal', power=6), parent=hut)
box((1.6, 1.2, .14), (0, 0, .02), r=.03, m=M('stone'), parent=hut)
pts = [(TX + 2.6 * math.cos(a), TY - .4 + 1.9 * math.sin(a)) for a in [math.radians(200 + 14 * k) for k in range(11)]]
for x, y in pts:
    tube([(x, y, ground(x, y) - .1), (x, y, ground(x, y) + .62)], .028, M('steel'), smooth=False)
for h in (.2, .38, .56):
    tube([(x, y, ground(x, y) + h) for x, y in pts], .010, M('steel'), steps=4)

# ---------------------------------------------------------------------------- houses
WALLS = ('#e9dcc4', '#dfcba6', '#cfd8cf', '#e3c7a8', '#d8d2c4')


def house_mesh(seed, lit=True, storeys=1):
    r = random.Random(seed)
    w, d, h = r.uniform(1.5, 2.0), r.uniform(1.2, 1.5), .82 * storeys + .1
    wall_m = material('clay', WALLS[seed % 5] if lit else '#6b6764', rough=.9, bump=0)
    roof_m = [material('clay', c, rough=.45, coat=.45, crough=.14, bump=0) for c in (('#9c5236', '#8d472a', '#a75d3f') if lit else ('#6e4636', '#66402f', '#744c3a'))]
    pane = material('emit', '#ffb85a', power=6.5) if lit else M('visor')
    dark = M('wood_dark')
    parts = [box((w, d, h), (0, 0, h / 2), r=.03, m=wall_m, segments=2), box((w + .12, d + .12, .12), (0, 0, .05), r=.03, m=M('stone'), segments=2)]
    rise = .5
    for s in (-1, 1):
        slope = math.degrees(math.atan2(rise, d / 2 + .15))
        run = math.hypot(rise, d / 2 + .15) + .06
        cx, cz = -s * (d / 4 + .08), h + rise / 2
        n = int((w + .3) / .13)
        for k in range(n):
            parts.append(cylinder(.07, run, (-w / 2 - .15 + .065 + k * (w + .3) / n, cx, cz), (90 + s * slope, 0, 0), m=roof_m[(k + seed) % 3], n=8, bevel=0))
    for s in (-1, 1):
        parts.append(slab([(-d / 2, 0), (d / 2, 0), (0, rise)], .06, .005, wall_m, (s * (w / 2 - .03) - .03, 0, h - .01), (90, 0, 90), segments=1))
    parts.append(tube([(-w / 2 - .17, 0, h + rise + .05), (w / 2 + .17, 0, h + rise + .05)], .07, roof_m[0], smooth=False, resolution=3))
    for fl in range(storeys):
        z = .5 + .82 * fl
        xs = [-.5, .5] if fl or w < 1.7 else [-.52, .1, .62]
        for i, x in enumerate(xs):
            if fl == 0 and i == 1:
                parts.append(box((.32, .05, .6), (x, -d / 2 - .005, .4), r=.015, m=M('teal') if lit else dark, segments=1))
                continue
            for yy in (-1, 1):
                parts.append(box((.34, .04, .36), (x, yy * (d / 2 + .005), z), r=.012, m=dark, segments=1))
                parts.append(box((.27, .05, .29), (x, yy * (d / 2 + .008), z), r=.004, m=pane, segments=1))
                parts.append(box((.025, .06, .3), (x, yy * (d / 2 + .008), z), r=.003, m=dark, segments=1))
        for s in (-1, 1):
            parts.append(box((.04, .3, .34), (s * (w / 2 + .005), 0, z), r=.01, m=dark, segments=1))
            parts.append(box((.05, .24, .27), (s * (w / 2 + .008), 0, z), r=.004, m=pane, segments=1))
    return merge(parts, f'house {seed}')


LIT = [house_mesh(k, True, 1 + (k % 3 == 2)) for k in range(6)]
DARK = house_mesh(8, False, 2)
DX, DY = -.35, 7.6
placed = [(DX, DY)]
instance(DARK, (DX, DY, ground(DX, DY)), (0, 0, -8), 1.12)
spots = []
for row, y in enumerate((4.6, 7.4, 10.4, 13.6, 17.2, 21.2, 25.6, 30.5)):
    x = -13 - row * 1.6 + rnd.uniform(0, 1)
    while x < 14 + row * 2.2:
        px, py = x + rnd.uniform(-.25, .25), y + rnd.uniform(-.4, .4)
        ok = ground(px, py) < .5 and math.hypot(px - DX, (py - DY) * .8) > 2.5
        if ok and rnd.random() > .1:
            s = rnd.uniform(.95, 1.15)
            instance(rnd.choice(LIT), (px, py, ground(px, py)), (0, 0, rnd.uniform(-16, 16)), s)
        elif ok:
            neem((px, py, ground(px, py)), rnd.choice('sm'), rnd.uniform(0, 360), .8, tone='day')
        x += rnd.uniform(2.5, 3.1)
for x, y in ((-2.5, 6.2), (1.9, 6.0), (-1.6, 9.3), (2.6, 9.4), (-5.2, 6.4), (-6.1, 9.2), (4.6, 11.9), (-9, 6.1)):
    neem((x, y, ground(x, y)), rnd.choice('ssm'), rnd.uniform(0, 360), .75, tone='day')
for x in (-6.8, -3.9, -1.9, 1.4, 3.7):
    lamp_pole((x, 5.9, ground(x, 5.9)), 0, h=1.7, lit=True, scale=.8)
ghats(seed=8, near=50, far=104, height=(6.0, 15.5), tones=MONSOON, width=170)
mist_bank((-16, 44, 3.2), (26, 4, 1.5), .55, '#e2e8e7')              # cloud lies along the foot and catches on the scarps
mist_bank((20, 60, 6.0), (24, 5, 1.6), .5, '#e2e8e7')
mist_bank((-26, 78, 9.0), (34, 5, 2.0), .5, '#e6ebea')
umbrella_open((TX + 1.15, TY - 1.75, ground(TX + 1.15, TY - 1.75)), 25, scale=.075, color='#a8402c', drops=False)      # the umbrella of the person who serves the tower
for x, y, r in ((-3.2, 4.0, .5), (1.2, 4.4, .45), (-6.2, 4.6, .5)):
    puddles([(x, y, r, 1.9)], seed=int(x * 9) + 70, z=ground(x, y) + .05)

# ---------------------------------------------------------------------------- light
CAM = (-2.2, -16.4, 6.7)
grey_light(azimuth=-130, power=1.1, strength=.80, haze=.66, ev=.22)
area((-3, -12, 9), (TX, TY, 5), 4, 420, '#eef2f4')
mist(16, 92)

camera('tower-hill', CAM, (.35, 0, 5.55), lens=36, fstop=2.0, focus=(TX, TY, 6.5))
camera('tower-hill.1x1', (-2.2, -16.4, 6.7), (2.2, 0, 5.45), lens=51, fstop=2.0, focus=(TX, TY, 6.5), aspect=1)
main()
