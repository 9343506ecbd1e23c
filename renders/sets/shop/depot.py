"""Depot yard at first light: the parcel drone leaves its pad while the van stays parked.  Camera: depot-parcel-drone (3:2)."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.evening import evening_sky
from props.materials import M
from props.drone import drone_body
from props.vehicles import van
from props.land import hills, treeline, neem, tuft
from props.plinth import carton
from sets.rooms_kit import tiles, rivets

start(seed=104)
BRASS, INK, IVORY, TEAL = M('brass'), M('ink'), M('ivory'), M('teal')
drone = drone_body((2.0, -.7, 3.5), (9, -7, -24), kit='parcel', scale=1.15, name='drone')

# ---------------------------------------------------------------------------- pad: a raised round deck with lamps
pad = group((2.5, 1.6, 0))
lathe([(0, 0), (2.9, 0), (2.95, .05), (2.9, .28), (2.8, .34), (0, .34)], m=M('stone'), parent=pad, n=96)
lathe([(2.25, .345), (2.5, .345), (2.5, .352), (2.25, .352), (2.25, .345)], m=IVORY, parent=pad, n=96)
lathe([(0, .343), (1.2, .343), (1.2, .35), (0, .35)], m=TEAL, parent=pad, n=80)
for k in range(12):
    a = math.radians(30 * k)
    cylinder(.1, .08, (2.68 * math.cos(a), 2.68 * math.sin(a), .38), m=BRASS, parent=pad, n=20, bevel=.02)
    ball(.06, (2.68 * math.cos(a), 2.68 * math.sin(a), .43), m=M('lit_teal', power=6), parent=pad, n=16)
for k in range(4):
    box((1.0, .5, .11), (0, -2.9 - .22 * k, .28 - .08 * k), r=.03, m=M('stone'), parent=pad)

# ---------------------------------------------------------------------------- van, parked, door shut
van((-2.7, -.3, 0), 62, scale=1.9, color='ivory', stripe='teal')
for k, (w, d, h, x, y, z, t) in enumerate(((.9, .7, .6, -.6, -2.6, 0, 14), (.7, .6, .5, .3, -2.9, 0, -20), (.6, .5, .42, -.55, -2.6, .6, 4))):
    carton(None, w, d, h, (x, y, z), (0, 0, t))

# ---------------------------------------------------------------------------- sheds
def shed(at, w, d, h, turn=0, doors=2):
    """Brick-footed shed with corrugated roof, sliding doors, a strip of windows."""
    g = group(at, (0, 0, turn))
    box((w, d, h), (0, 0, h / 2), r=.05, m=M('plaster'), parent=g)
    box((w + .1, d + .1, .7), (0, 0, .35), r=.04, m=M('terracotta'), parent=g)
    rise = 1.1
    for s in (-1, 1):
        run = math.hypot(d / 2 + .4, rise)
        slope = math.degrees(math.atan2(rise, d / 2 + .4))
        n = int((w + .6) / .22)
        rib = bake(cylinder(.12, run, m=material('satin', '#5f8f88', rough=.5, coat=.2), n=10, bevel=0))
        rib.hide_render = True
        rib.parent = g
        for k in range(n + 1):
            instance(rib, (-w / 2 - .3 + k * (w + .6) / n, -s * (d / 4 + .2), h + rise / 2), (90 + s * slope, 0, 0), (1, .5, 1), parent=g)
    for s in (-1, 1):
        slab([(-d / 2, 0), (d / 2, 0), (0, rise)], .1, .01, M('plaster'), (s * (w / 2 - .06) - .05, 0, h), (90, 0, 90), g, segments=1)
    tube([(-w / 2 - .35, 0, h + rise + .02), (w / 2 + .35, 0, h + rise + .02)], .12, M('terracotta'), g, smooth=False)
    for k in range(doors):
        x = -w / 2 + w * (k + .5) / doors
        for q in range(6):
            box((.32, .08, 2.0), (x - .83 + .33 * q, -d / 2 - .04, 1.0), r=.02, m=material('clay', ('#2f7a70', '#2b726a')[q % 2], rough=.6, bump=0), parent=g, segments=1)
        box((2.3, .1, .12), (x, -d / 2 - .08, 2.1), r=.03, m=M('steel'), parent=g)
        box((.5, .06, .5), (x + 1.6, -d / 2 - .02, 2.0), r=.03, m=material('satin', '#2a2a22', glow='#ffc878', power=.9), parent=g) if k < doors - 1 else None
    for k in range(int(w)):
        box((.6, .06, .3), (-w / 2 + .5 + k, -d / 2 - .02, h - .4), r=.02, m=M('visor', color='#24343a'), parent=g, segments=1)
    return g


shed((6.6, 12, 0), 9, 5, 3.2, -6, 3)
shed((-6.5, 14, 0), 7.5, 5, 2.8, 8, 2)
# wind sock, fence, lamp
tube([(7.6, 5.4, 0), (7.6, 5.4, 4.4)], .05, M('steel'), smooth=False)
lathe([(.22, 0), (.2, .5), (.17, 1.0), (.12, 1.5)], (7.6, 5.4, 4.2), (14, 78, 0), M('terracotta', rough=.7), n=24)
for x in [-14 + 1.5 * k for k in range(20)]:
    tube([(x, 9.4, 0), (x, 9.4, 1.1)], .04, M('wood_dark'), smooth=False)
for z in (.45, .85):
    tube([(-14, 9.4, z), (15, 9.4, z)], .03, M('wood_dark'), smooth=False)
tiles((-16, 16), (-11, 11), 2.0, colors=('#b79a78', '#ad9070', '#bfa382'), rough=.7, coat=.08, gap=.04)
sheet(50, 40, lambda x, y: -.06 + .1 * perlin.noise(Vector((x * .3, y * .3, 0))), (-70, 70), (10.8, 70), material('clay', '#a98f4d', rough=.95))
rnd = random.Random(2)
for _ in range(90):
    tuft((rnd.uniform(-16, 16), rnd.uniform(10.9, 13), 0), rnd.uniform(.8, 1.6), rnd.uniform(0, 360), rnd.choice(('dry', 'green')))
neem((-10.5, 10.5, 0), 'l', 20, 1.2)
neem((12.5, 12.5, 0), 'm', 60, 1.5)
treeline(36, (-40, 40), 36, (.8, 1.6), seed=4)
hills(seed=7, near=46, far=82)

CAM = (-1.2, -13.0, 2.6)
golden_hour((1, 0, 2.5), azimuth=108, elevation=12, power=8.5, fill=1300)
area((5, -10, 1.2), (2.2, 0, 4.2), 4, 420, '#ffe2bc')
evening_sky(CAM, azimuth=84, seed=7)
mist(12, 78)
look(haze=('#f6cd94', .60, 1.0), bloom=.05, vignette=.14, ev=.05)
camera('depot-parcel-drone', CAM, (.35, 0, 3.1), lens=38, fstop=1.6, focus=(2.0, -1.2, 4.6), aspect=3 / 2)
main()
