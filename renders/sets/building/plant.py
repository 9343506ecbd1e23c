"""Plant room by day: a pump in front, pipes leading back to two chillers, a small teal sensor on everything that turns or flows."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.town import bx
from props.vehicles import bar, loop, packed

start(seed=43)
TEAL, INK, STEEL, BRASS, IVORY = M('teal'), M('ink'), M('steel'), M('brass'), M('ivory')
BLUE, RETURN = M('ivory', color='#2f6fa3'), M('mint', color='#8fd0bf', coat=.4)
POINT = M('lit_teal', power=8)


def flange(at, r, axis, m=STEEL, parent=None, bolts=8):
    """Two collars with a ring of bolts; axis 'x', 'y' or 'z'."""
    turn = {'x': (0, 90, 0), 'y': (90, 0, 0), 'z': (0, 0, 0)}[axis]
    g = group(at, turn, parent=parent)
    for s in (-1, 1):
        cylinder(r, .06, (0, 0, s * .035), m=m, n=40, bevel=.012, parent=g)
    for k in range(bolts):
        a = 2 * math.pi * k / bolts
        cylinder(r * .10, .22, (r * .82 * math.cos(a), r * .82 * math.sin(a), 0), m=M('gun'), n=6, bevel=.006, parent=g, segments=1)


def pipe(points, r, m, bends=True):
    """Pipe through points; corners rounded by cutting them."""
    pts = [Vector(p) for p in points]
    out = [pts[0]]
    for a, b, c in zip(pts, pts[1:], pts[2:]):
        cut = r * 2.2
        p, q = b + (a - b).normalized() * cut, b + (c - b).normalized() * cut
        for k in range(9):
            t = k / 8
            out.append(p * (1 - t) ** 2 + b * 2 * t * (1 - t) + q * t ** 2)
    out.append(pts[-1])
    return tube([tuple(p) for p in out], r, m, smooth=False, resolution=10)


def gauge(at, turn, parent=None, s=1.0, lean=0):
    """Brass gauge, ticks only, marigold needle."""
    g = group(at, turn, s, parent)
    lathe([(0, 0), (.20, 0), (.22, .03), (.22, .10), (.19, .12), (.18, .10), (0, .10)], m=BRASS, n=48, parent=g)
    disc(.182, (0, 0, .103), m=M('paper'), parent=g, n=48)
    for k in range(11):
        a = math.radians(225 - 27 * k)
        bx((.035 if k % 5 else .055, .008, .004), (.145 * math.cos(a), .145 * math.sin(a), .107), INK, g, .001, (0, 0, math.degrees(a)))
    bx((.15, .014, .006), (.05 * math.cos(math.radians(60 + lean)), .05 * math.sin(math.radians(60 + lean)), .112), M('marigold'), g, .002, (0, 0, 60 + lean))
    cylinder(.022, .03, (0, 0, .115), m=BRASS, n=16, bevel=.005, parent=g)
    cylinder(.03, .16, (0, -.28, .05), (90, 0, 0), .008, BRASS, n=16, parent=g)


def hand_valve(at, axis, r, m, turn=(0, 0, 0)):
    """Gate valve: body, bonnet, brass hand wheel, teal position sensor."""
    flange(tuple(Vector(at) + {'x': Vector((-.26, 0, 0)), 'y': Vector((0, -.26, 0)), 'z': Vector((0, 0, -.26))}[axis]), r * 1.55, axis)
    flange(tuple(Vector(at) + {'x': Vector((.26, 0, 0)), 'y': Vector((0, .26, 0)), 'z': Vector((0, 0, .26))}[axis]), r * 1.55, axis)
    superball((r * 1.35, r * 1.35, r * 1.5), .8, .9, at, m=m, n=40)
    g = group(at, turn)
    cylinder(r * .55, r * 2.6, (0, 0, r * 1.6), m=m, n=28, bevel=.02, parent=g)
    cylinder(.028, .30, (0, 0, r * 2.9 + .05), m=STEEL, n=16, bevel=.006, parent=g)
    torus(.20, .026, (0, 0, r * 2.9 + .14), m=M('ivory', color='#c0452c'), parent=g, n=48, k=10)
    for k in range(5):
        a = 2 * math.pi * k / 5
        bar((0, 0, r * 2.9 + .14), (.20 * math.cos(a), .20 * math.sin(a), r * 2.9 + .14), .014, M('ivory', color='#c0452c'), g)
    bx((.13, .11, .11), (r * 1.1, -r * .8, r * 1.5), IVORY, g, .025, segments=3)
    ball(.026, (r * 1.1, -r * .8 - .06, r * 1.5), m=POINT, n=12, parent=g)


def pump(at, turn, fine=True):
    """End-suction pump on a concrete block, about 2.9 long: finned motor, coupling guard, volute, flanges, gauge, sensor."""
    g = group(at, (0, 0, turn))
    bx((3.1, 1.15, .34), (0, 0, .17), M('stone', color='#cbbfa8'), g, .04, segments=3)
    bx((2.9, .86, .12), (0, 0, .40), M('gun'), g, .025, segments=2)
    for sx in (-1.3, -.4, .5, 1.3):
        for s in (-1, 1):
            cylinder(.045, .08, (sx, s * .36, .48), m=STEEL, n=6, bevel=.008, parent=g, segments=1)
    # motor
    cylinder(.40, 1.18, (-.78, 0, .98), (0, 90, 0), .06, TEAL, n=64, parent=g)
    for k in range(26):
        a = math.radians(20 + k * 320 / 25 + 110)
        bx((1.0, .022, .10), (-.78, .43 * math.cos(a), .98 + .43 * math.sin(a)), TEAL, g, .008, (math.degrees(a) - 90, 0, 0))
    lathe([(0, 0), (.36, 0), (.41, .05), (.41, .20), (.36, .26), (0, .28)], (-1.36, 0, .98), (0, -90, 0), TEAL, 56, parent=g, subdivide=1)
    for k in range(4):
        torus(.10 + .075 * k, .010, (-1.645 + .012 * k, 0, .98), (0, 90, 0), INK, g, n=36, k=6)
    bx((.34, .26, .20), (-.72, 0, 1.47), TEAL, g, .04, segments=3)
    bx((.28, .20, .03), (-.72, 0, 1.585), INK, g, .01)
    tube([(-.72, .12, 1.48), (-.72, .45, 1.50), (-.75, .62, 1.2), (-.78, .66, .3)], .035, M('rubber'), g, resolution=5, steps=10)
    bx((.20, .12, .12), (-.30, -.34, 1.30), IVORY, g, .03, segments=3)                       # vibration sensor
    ball(.035, (-.30, -.41, 1.30), m=POINT, n=16, parent=g)
    for s in (-1, 1):
        bx((.75, .14, .34), (-.78, s * .30, .60), TEAL, g, .03, segments=2)
    torus(.07, .018, (-.95, 0, 1.46), (90, 0, 0), STEEL, g, n=28, k=8)
    # coupling guard, marigold: the part to keep hands from
    cylinder(.24, .44, (.05, 0, .98), (0, 90, 0), .03, M('marigold'), n=48, parent=g)
    for k in range(7):
        bx((.03, .30, .012), (-.10 + k * .05, 0, 1.222), INK, g, .004)
    # bearing frame and volute
    lathe([(.22, 0), (.26, .06), (.24, .30), (.34, .46), (.34, .52), (0, .52)], (.24, 0, .98), (0, 90, 0), INK, 48, parent=g)
    lathe([(0, 0), (.46, 0), (.54, .06), (.57, .18), (.54, .32), (.46, .38), (.30, .40), (.28, .52), (0, .52)], (.74, 0, .98), (0, 90, 0), BLUE, 64, parent=g, subdivide=1)
    cylinder(.24, .62, (.93, .26, 1.46), m=BLUE, n=48, bevel=.03, parent=g)
    flange((.93, .26, 1.80), .36, 'z', STEEL, g)
    flange((1.30, 0, .98), .40, 'x', STEEL, g)
    bx((.20, .60, .50), (.93, 0, .62), BLUE, g, .04, segments=2)
    for k in range(8):
        a = 2 * math.pi * k / 8
        cylinder(.04, .10, (.735, .42 * math.cos(a), .98 + .42 * math.sin(a)), (0, 90, 0), .006, STEEL, n=6, parent=g, segments=1)
    gauge((.60, -.36, 1.60), (90, 0, 0), g, .9, lean=10)
    bar((.60, -.40, 1.32), (.74, -.30, 1.12), .022, BRASS, g, 4)
    return g


# ---------------------------------------------------------------------------- room
RX, RY, RZ = 6.2, 8.6, 5.4
wall, floor = M('plaster', color='#f1e7d4'), [material('satin', c, rough=.35, coat=.3) for c in ('#bcc7bd', '#b4c0b6', '#c3cdc3')]
tile = packed(('plant tile',), lambda g: bx((.985, .985, .08), (0, 0, -.04), floor[0], g, .012))
for i in range(-6, 7):
    for j in range(-4, 9):
        instance(tile, (i, j, 0), m=random.choice(floor))
bx((13, .3, RZ), (0, RY + .1, RZ / 2), wall, None, .03)
bx((13, .08, 1.2), (0, RY - .06, .6), M('plaster_teal'), None, .02)
bx((13, .10, .06), (0, RY - .08, 1.22), BRASS, None, .015)
bx((.3, 14, RZ), (-RX, 2, RZ / 2), wall, None, .03)
bx((.08, 14, 1.2), (-RX + .16, 2, .6), M('plaster_teal'), None, .02)
bx((.3, 14, RZ), (RX, 2, RZ / 2), wall, None, .03)
for k in range(3):                                                    # tall windows, left
    y = 1.2 + k * 2.7
    bx((.06, 1.7, 2.5), (-RX + .17, y, 3.2), material('emit', '#fff2d8', power=2.4), None, .01)
    for q in (-1, 0, 1):
        bx((.14, .08, 2.6), (-RX + .20, y + q * .82, 3.2), IVORY, None, .02)
    for z in (1.95, 3.0, 3.9, 4.45):
        bx((.14, 1.76, .07), (-RX + .20, y, z), IVORY, None, .02)
    bx((.40, 2.0, .10), (-RX + .28, y, 1.88), M('stone'), None, .02, segments=2)
# a drain channel with a grating
for k in range(30):
    bx((.36, .05, .03), (-1.75, -3.4 + k * .40, .012), M('gun'), None, .008)
bx((.42, 12, .01), (-1.75, 2.4, -.0), INK, None, .003)

# ---------------------------------------------------------------------------- machines
hero = subject(pump((1.15, -.35, 0), 152), 'pump')
pump((1.55, 2.35, 0), 152)
pump((1.95, 5.05, 0), 152)
for k, (x, y) in enumerate(((-3.9, 3.4), (-3.9, 6.2))):               # chillers: two barrels on a frame
    c = group((x, y, 0))
    for dy in (-.55, .55):
        cylinder(.52, 3.0, (0, dy, .95 if dy < 0 else 1.0), (0, 90, 0), .08, IVORY if dy < 0 else RETURN, n=64, parent=c)
        for s in (-1, 1):
            lathe([(0, 0), (.56, 0), (.58, .04), (.58, .12), (.50, .18), (0, .22)], (s * 1.5, dy, .95 if dy < 0 else 1.0), (0, s * 90, 0), INK, 56, parent=c)
            for q in range(12):
                a = 2 * math.pi * q / 12
                cylinder(.032, .05, (s * 1.64, dy + .52 * math.cos(a), .97 + .52 * math.sin(a)), (0, 90, 0), .005, STEEL, n=6, parent=c, segments=1)
        for q in (-.9, 0, .9):
            torus(.53, .022, (q, dy, .95 if dy < 0 else 1.0), (0, 90, 0), STEEL, c, n=56, k=8)
    for q in (-1.1, 1.1):
        bx((.16, 2.0, .44), (q, 0, .24), M('gun'), c, .03, segments=2)
    superball((.62, .40, .34), .5, .6, (.3, 0, 1.85), m=TEAL, n=56, parent=c)
    cylinder(.16, .8, (-.55, 0, 1.80), (0, 90, 0), .03, STEEL, n=36, parent=c)
    bx((.60, .14, .70), (.8, -1.12, 1.55), IVORY, c, .04, segments=3)
    bx((.46, .02, .28), (.8, -1.20, 1.68), M('visor'), c, .02)
    for q in range(4):
        bx((.10 + .07 * (q % 3), .01, .03), (.66 + .03 * q, -1.213, 1.76 - .055 * q), M('lit_teal', power=2.5), c, .006)
    ball(.035, (.8, -1.20, 1.36), m=POINT, n=14, parent=c)
    gauge((-.5, -1.10, 1.30), (90, 0, 0), c, .8, lean=25 * k)

# ---------------------------------------------------------------------------- pipes: from each pump up and back to the headers
for k, (px, py) in enumerate(((1.15, -.35), (1.55, 2.35), (1.95, 5.05))):
    a = math.radians(152)
    ox, oy = px + .93 * math.cos(a) - .26 * math.sin(a), py + .93 * math.sin(a) + .26 * math.cos(a)
    sx, sy = px + 1.30 * math.cos(a), py + 1.30 * math.sin(a)
    pipe([(ox, oy, 1.85), (ox, oy, 4.3), (-1.2 + .0 * k, oy, 4.3)], .20, BLUE)
    hand_valve((ox, oy, 2.75), 'z', .21, BLUE, (0, 90, 152))
    for z in (3.7,):
        flange((ox, oy, z), .32, 'z')
    d = Vector((math.cos(a), math.sin(a), 0))
    pipe([tuple(Vector((sx, sy, .98)) + d * .05), tuple(Vector((sx, sy, .98)) + d * .75), tuple(Vector((sx, sy, 3.55)) + d * .75)], .22, RETURN)
    flange(tuple(Vector((sx, sy, 2.0)) + d * .75), .34, 'z')
    gauge(tuple(Vector((sx, sy, 1.55)) + d * .75 + Vector((-.02, -.26, 0))), (90, 0, 0), None, .9, lean=-20 * k)
pipe([(-1.2, -.9, 4.3), (-1.2, 8.4, 4.3)], .27, BLUE)
pipe([(-1.9, .2, 3.55), (-1.9, 8.4, 3.55)], .27, RETURN)
flange((-1.2, -.9, 4.3), .40, 'y')
flange((-1.9, .2, 3.55), .40, 'y')
for k in range(3):                                                    # switch boards on the right wall
    bx((.5, 1.5, 2.3), (RX - .4, .6 + k * 1.6, 1.5), IVORY, None, .05, segments=3)
    bx((.02, 1.1, .7), (RX - .66, .6 + k * 1.6, 2.1), M('visor'), None, .02)
    for q in range(5):
        bx((.02, .12 + .1 * (q % 3), .04), (RX - .675, .35 + k * 1.6 + .08 * q, 2.3 - .1 * q), M('lit_teal', power=2.5), None, .006)
    bx((.04, .06, .30), (RX - .67, 1.1 + k * 1.6, 1.2), BRASS, None, .012)
for k in range(1, 6):
    y = -2.2 + k * 2.0
    for x, z, m in ((-1.2, 4.3, BLUE), (-1.9, 3.55, RETURN)):
        flange((x, y + .5, z), .40, 'y')
    bar((-1.2, y, 4.5), (-1.2, y, 5.4), .025, STEEL, None)
    bar((-1.9, y, 3.8), (-1.9, y, 5.4), .025, STEEL, None)
    bx((.16, .16, .14), (-1.2, y - .4, 3.95), IVORY, None, .03, segments=3)
    ball(.032, (-1.2, y - .49, 3.95), m=POINT, n=12)
for k, y in enumerate((3.4, 6.2)):
    pipe([(-1.9, y - .5, 3.55), (-2.9, y - .5, 3.55), (-2.9, y - .5, 1.4)], .17, RETURN)
    pipe([(-1.2, y + .4, 4.3), (-4.3, y + .4, 4.3), (-4.3, y + .4, 1.5)], .17, BLUE)
    hand_valve((-2.9, y - .5, 2.45), 'z', .18, RETURN, (0, 90, -90))
# cable tray with three looms
for x in (.35, .95):
    bar((x, -1.2, 5.0), (x, 8.4, 5.0), .03, STEEL, None)
for k in range(25):
    bar((.35, -1.1 + k * .38, 4.99), (.95, -1.1 + k * .38, 4.99), .018, STEEL, None)
for k, c in enumerate(('#12151d', '#0c6f72', '#c9541d')):
    tube([(.48 + .16 * k, -1.2 + q * .96, 5.06 + .015 * math.sin(q * 2 + k)) for q in range(11)], .05, M('rubber', color=c), resolution=5, steps=6)
# a stool and an open log book, as traces of a person
bx((.50, .36, .05), (3.7, 2.0, 1.02), M('wood'), None, .02, segments=2)
for sx in (-1, 1):
    for sy in (-1, 1):
        bar((3.7 + sx * .20, 2.0 + sy * .13, 0), (3.7 + sx * .17, 2.0 + sy * .11, 1.0), .03, M('wood_dark'), None)
for s in (-1, 1):
    bx((.19, .26, .03), (3.7 + s * .095, 2.0, 1.065), M('paper'), None, .01, (0, s * 5, 0))

# ---------------------------------------------------------------------------- light
sky([(0, '#cdb795'), (.5, '#fff3df'), (1, '#dfe9f2')], .5)
for k in range(3):
    area((-RX + .5, 1.2 + k * 2.7, 3.2), (1, 1 + k * 2, .8), 1.6, 115, '#fff0d6', size_y=2.4)
area((-3.5, -5.5, 4.4), (1, 0, 1), 3.0, 165, '#fff4e4')
area((5.4, -2.5, 3.8), (1, 0, 1.2), 1.6, 70, '#ffd9a6')
area((1, 7, 5.1), (0, 4, 1), 2.4, 60, '#e8f2f5')
mist(9, 22)
look(haze=('#ffeacb', .22, 1.0), bloom=.045, vignette=.13, ev=0)
camera('building-plant', (-2.6, -6.6, 2.55), (.25, .6, 1.75), lens=32, fstop=1.6, focus=(.55, -.5, 1.2))
main()
