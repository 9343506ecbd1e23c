"""Packing line of bottles and festive boxes running to a dock door open on the setting sun."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.evening import evening_sky
from props.materials import M
from props.presence import coat
from props.robots import arm_small
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

start(seed=16)
BRASS, GOLD, INK, TEAL, MARI = M('brass'), M('gold'), M('ink'), M('teal'), M('marigold')
floor((-18, 24), (-13, 10))

# ---------------------------------------------------------------------------- goods
def bottle(color, cap, h=1.0):
    parts = [lathe([(0, 0), (.19, 0), (.215, .03), (.22, .10), (.22, .52 * h), (.20, .60 * h), (.11, .74 * h), (.085, .80 * h), (.085, .92 * h), (0, .92 * h)], m=color, n=40, subdivide=1),
             cylinder(.098, .13, (0, 0, .93 * h), m=cap, bevel=.02, n=32, segments=2), cylinder(.222, .26, (0, 0, .30 * h), m=M('paper'), bevel=.004, n=40, segments=1),
             cylinder(.2235, .035, (0, 0, .42 * h), m=GOLD, bevel=.004, n=40, segments=1)]
    return merge(parts, 'bottle')


def sweet_box(body, ribbon, w=.92, h=.34):
    parts = [box((w, w, h), (0, 0, h / 2), r=.03, m=body, segments=3), box((w + .04, w + .04, .13), (0, 0, h - .01), r=.03, m=body, segments=3)]
    for a, b in (((w + .06), .12), (.12, (w + .06))):
        parts.append(box((a, b, .012), (0, 0, h + .058), r=.004, m=ribbon, segments=1))
    for s in (-1, 1):
        parts.append(box((.12, .012, h), (0, s * (w / 2 + .022), h / 2 + .03), r=.004, m=ribbon, segments=1))
        parts.append(box((.012, .12, h), (s * (w / 2 + .022), 0, h / 2 + .03), r=.004, m=ribbon, segments=1))
    for a in range(6):                                                       # rosette
        q = math.radians(60 * a)
        parts.append(ball(.10, (.10 * math.cos(q), .10 * math.sin(q), h + .09), (1, .55, .5), (0, 0, math.degrees(q)), ribbon, n=16))
    parts.append(ball(.05, (0, 0, h + .12), m=GOLD, n=16))
    return merge(parts, 'sweet box')


OIL = bottle(material('satin', '#c77f1a', rough=.16, coat=.9), M('ink'))
SHERBET = bottle(material('satin', '#0b6e63', rough=.16, coat=.9), BRASS)
ROSE = bottle(material('satin', '#a8402c', rough=.16, coat=.9), BRASS, .86)
for name, mesh in zip(('oil', 'sherbet', 'rose'), (OIL, SHERBET, ROSE)):
    mesh.name = name
BOX_M, BOX_T = sweet_box(MARI, M('teal')), sweet_box(TEAL, MARI)
BOX_M.name, BOX_T.name = 'sweet marigold', 'sweet teal'
CARTON = carton((1.5, 1.15, 1.05), '#cda26a', emboss=True)
CARTON.name = 'festive carton'

# ---------------------------------------------------------------------------- the line runs from the lower left to the dock
A = 50                                                                       # its turn: away from us and to the right
main_line = group((-.9, -.1, 0), (0, 0, A))
conveyor((0, 0, 0), 0, 17, w=1.9, h=1.55, kind='belt', parent=main_line)
rng = random.Random(3)
for k in range(15):
    x = -7.9 + k * 1.06
    if k % 3 == 2:
        for y in (-.55, 0, .55):
            instance((OIL, SHERBET, ROSE)[(k + int(y * 2)) % 3], (x - .25, y, 1.552), (0, 0, rng.uniform(0, 360)), .98, main_line)
            instance((OIL, SHERBET, ROSE)[(k + 1 + int(y * 2)) % 3], (x + .28, y, 1.552), (0, 0, rng.uniform(0, 360)), .98, main_line)
    else:
        instance(BOX_M if k % 2 else BOX_T, (x, .46, 1.552), (0, 0, rng.uniform(-5, 5)), 1, main_line)
        instance(BOX_T if k % 2 else BOX_M, (x, -.48, 1.552), (0, 0, rng.uniform(-5, 5)), 1, main_line)

# a small arm sets boxes into an open carton beside the line
bench = group((1.0, -2.55, 0), (0, 0, 0), parent=main_line)
box((2.6, 1.6, 1.4), (2.5, -.5, .7), r=.08, m=M('ivory'), parent=bench)
box((2.62, 1.62, .07), (2.5, -.5, 1.12), r=.02, m=GOLD, parent=bench)
arm_small((2.5, -.5, 1.4), turn=200, reach=(.28, -.98, .42), gripper='cup', scale=1.75, parent=bench)
stack_light((3.5, -1.1, 1.4), lit=2, h=1.0, r=.12, parent=bench)

# ---------------------------------------------------------------------------- dock wall with its door
wall_y = 8.4
door_x, door_w, door_h = 5.2, 7.6, 7.2
for x0, x1 in ((-18, door_x - door_w / 2), (door_x + door_w / 2, 32)):
    w = x1 - x0
    box((w, .5, 15), ((x0 + x1) / 2, wall_y + .25, 7.5), r=.03, m=M('plaster'))
    box((w - .05, .06, 1.5), ((x0 + x1) / 2, wall_y - .03, .8), r=.02, m=M('plaster_teal'))
    box((w - .05, .09, .07), ((x0 + x1) / 2, wall_y - .045, 1.57), r=.02, m=BRASS)
    box((w - .05, .12, .24), ((x0 + x1) / 2, wall_y - .06, .12), r=.03, m=M('night'))
box((door_w, .5, 15 - door_h), (door_x, wall_y + .25, (15 + door_h) / 2), r=.03, m=M('plaster'))
for s in (-1, 1):                                                            # jambs with guide rails and striped buffers
    box((.34, .7, door_h), (door_x + s * (door_w / 2 - .1), wall_y + .1, door_h / 2), r=.05, m=INK)
    for k in range(4):
        box((.40, .30, .55), (door_x + s * (door_w / 2 - .1), wall_y - .28, .55 + .9 * k), r=.08, m=M('rubber') if k % 2 else M('orange'))
box((door_w + .3, .9, .9), (door_x, wall_y - .12, door_h + .25), r=.30, m=M('steel', rough=.4))          # the roller shutter, rolled up
for k in range(3):
    box((door_w - .5, .08, .20), (door_x, wall_y + .10, door_h - .20 - .23 * k), r=.06, m=M('ivory', color='#e4d8c2'))
box((door_w - .4, .14, .14), (door_x, wall_y + .10, door_h - .90), r=.04, m=BRASS)
lamp = group((-3.2, wall_y - .1, 6.4))
tube([(0, 0, 0), (0, -.6, .25), (0, -1.0, .0)], .05, BRASS, lamp)
lathe([(.10, .26), (.14, .24), (.36, .02), (.44, 0), (.40, .03), (.12, .26)], (0, -1.0, -.25), m=BRASS, parent=lamp, n=48)
ball(.14, (0, -1.0, -.22), m=M('lit_warm'), parent=lamp, n=24)
# pipe run, louvre and a garland of marigolds and leaves over the door, because it is the festive week
for z in (6.9, 7.2):
    bar((-18, wall_y - .14, z), (door_x - door_w / 2 - .4, wall_y - .14, z), .07, M('steel') if z > 7 else BRASS)
    for x in (-14, -10.5, -7, -3.5, 0):
        box((.12, .22, .26), (x, wall_y - .10, z), r=.03, m=M('gun'), segments=2)
lou = group((-7.4, wall_y - .06, 4.3))
box((3.6, .14, 2.6), r=.06, m=M('ink'), parent=lou)
for i in range(9):
    box((3.3, .12, .16), (0, -.08, -1.08 + .27 * i), (30, 0, 0), .03, M('plaster_teal'), parent=lou)
coat((-3.35, wall_y - .34, 5.0), 0, None, .33, color='#33507a', seed=3)                             # a coat on its hook, over the dado
flower = bake(ball(.13, scale=(1, 1, .8), m=M('marigold'), n=16))
leafy = bake(ball(.16, scale=(.5, .3, 1), m=M('leaf'), n=14))
flower.hide_render = leafy.hide_render = True
for k in range(45):
    t = k / 44
    x = door_x - door_w / 2 + .3 + (door_w - .6) * t
    sag = .42 * abs(math.sin(t * math.pi * 4)) ** .8
    instance(flower, (x, wall_y - .62, door_h - .28 - sag), (0, 0, 0), (1, 1, .8), m=M('marigold') if k % 2 else M('orange'))
    if k % 4 == 0:
        instance(leafy, (x, wall_y - .62, door_h - .52 - sag), (0, 0, 0), (.5, .3, 1))
# outside: apron, a low wall, ridges in haze
box((70, 26, .2), (15, 21.5, -.12), r=.02, m=M('stone', color='#c9a87c'), segments=1)
box((70, .5, .9), (15, 24, .4), r=.08, m=M('plaster', color='#d9c09a'))
for y, z, c, seed in ((60, 5.0, '#b98556', 1), (80, 7.0, '#cf9f70', 2)):
    rngh = random.Random(seed)
    x, pts = -70, [(-70, -2)]
    while x < 90:
        h = z * rngh.uniform(.55, 1.0)
        pts += [(x, h * .62), (x + 7, h), (x + 40, h), (x + 50, h * .62)]
        x += 52
    pts += [(95, -2)]
    slab([(a, b) for a, b in pts], .5, .0, material('clay', c, rough=.9, bump=0), (0, y, 0), (90, 0, 0))

# cartons waiting at the dock, and one open in front of us
for x, y, z, t in ((8.4, 6.1, 0, 4), (10.1, 6.3, 0, -5), (9.2, 6.2, 1.06, 2), (10.6, 4.6, 0, 12), (.2, 6.9, 0, -4), (-1.5, 6.8, 0, 6), (-.6, 6.9, 1.06, 0)):
    instance(CARTON, (x, y, z), (0, 0, t))
instance(pallet(), (9.2, 6.2, -.36), (0, 0, 0))

golden_hour((1, 0, 2), azimuth=60, elevation=13, power=16, fill=620)
evening_sky((-6.2, -11.6, 3.3), azimuth=67, spread=60, seed=23)
area((-6, -6, 9), (0, 0, 1.6), 5, 420, '#fff0da')
area((8, -6, 4.5), (1, -1, 1.8), 3, 260, '#ffe9cf')
area((-7, 6, 7.5), (-4, 8.4, 3), 3, 260, '#ffd9a8')
mist(16, 190)
look(haze=('#f6cd94', .40), bloom=.05, vignette=.12)
camera('factory-packing', (-6.2, -11.6, 3.3), (-1.4, 0, 2.9), lens=36, fstop=1.0, focus=(-.6, -2.8, 1.9))
camera('factory-packing.1x1', (-6.2, -11.6, 3.3), (-.35, 0, 2.9), lens=42, fstop=1.0, focus=(-.6, -2.8, 1.9), aspect=1)
main()
