"""The old computer hall at night: rows of tape cabinets asleep under the dust, one still turning.  Camera: mainframe-hall (and 4:5)."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from sets.rooms_kit import tiles, rivets, melt

start(seed=223)
BRASS, STEEL, GUN, INK = M('brass'), M('steel'), M('gun'), M('ink')
SHELL = material('satin', '#b3b2ab', rough=.4, coat=.35)
BAND = material('satin', '#2d7d75', rough=.4, coat=.35)
LOUVRE = material('satin', '#a9a596', rough=.45, coat=.2)


def reel(parent, at, lit, r=.46, spin=0, hub=None):
    """Tape reel facing -Y: two clear-edged flanges with three windows, wound tape, brass hub."""
    g = group(at, (90, 0, 0), parent=parent)
    t = group((0, 0, 0), (0, 0, spin), parent=g)
    lathe([(0, -.05), (r * .78, -.05), (r * .78, .03), (0, .03)], m=material('satin', '#3a2a20', rough=.3, coat=.5), parent=t, n=72)
    flange = M('marigold') if hub else material('satin', '#d8d3c4' if not lit else '#fff4df', rough=.3, coat=.6)
    for a in (0, 120, 240):                         # three spokes between open windows
        pts = [(r * .3 * math.cos(math.radians(a + q)), r * .3 * math.sin(math.radians(a + q))) for q in range(-40, 41, 10)]
        pts += [(r * .86 * math.cos(math.radians(a + q)), r * .86 * math.sin(math.radians(a + q))) for q in range(24, -25, -8)]
        slab(pts, .02, .006, flange, (0, 0, .042), parent=t, segments=2)
    torus(r * .92, .03, (0, 0, .05), m=flange, parent=t, n=72, k=10, scale=(1, 1, .5))
    lathe([(r * .86, .04), (r, .04), (r, .06), (r * .86, .06), (r * .86, .04)], m=flange, parent=t, n=72)
    lathe([(0, .04), (r * .32, .04), (r * .3, .08), (r * .16, .1), (r * .12, .15), (0, .16)], m=BRASS, parent=t, n=40, subdivide=1)
    for a in (0, 120, 240):
        cylinder(.02, .04, (r * .22 * math.cos(math.radians(a + 60)), r * .22 * math.sin(math.radians(a + 60)), .1), m=INK, parent=t, n=12, bevel=.005)
    return g


def cabinet(lit=False, spin=0):
    """Tape unit 1.6 x 1.4 x 3.9 facing -Y: glazed upper door with two reels, columns, key strip, louvred foot."""
    c = group(name='tape cabinet')
    for s in (-1, 1):                               # carcass as real panels: the door is open to the reels
        box((.09, 1.4, 3.6), (s * .755, 0, 2.0), r=.03, m=SHELL, parent=c, segments=3)
    box((1.6, 1.42, .16), (0, 0, 3.84), r=.06, m=BAND, parent=c)
    box((1.5, 1.3, .14), (0, 0, .13), r=.03, m=INK, parent=c)
    box((1.5, .06, 3.6), (0, .66, 2.0), r=.02, m=SHELL, parent=c)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder(.07, .08, (sx * .62, sy * .55, .03), m=GUN, parent=c, n=20)
    back = material('clay', '#6b4a24' if lit else '#20293d', rough=.8, bump=0)
    box((1.42, .05, 2.0), (0, -.3, 2.72), r=.02, m=back, parent=c)
    if lit:
        box((1.36, .03, .06), (0, -.36, 3.68), r=.01, m=material('emit', '#ffbe70', power=30), parent=c)
        for s in (-1, 1):
            box((.04, .03, 1.8), (s * .68, -.36, 2.75), r=.01, m=material('emit', '#ffa94e', power=16), parent=c)
    deck = material('satin', '#e8dcc2' if lit else '#8b8778', rough=.4, coat=.3)
    box((1.3, .06, 1.9), (0, -.36, 2.75), r=.04, m=deck, parent=c)
    reel(c, (-.33, -.46, 3.22), lit, .40, spin)
    reel(c, (.33, -.46, 3.22), lit, .40, spin + 47, hub=lit)
    # head block, capstans, the thread of tape, two vacuum columns
    box((.5, .14, .3), (0, -.44, 2.52), r=.05, m=GUN, parent=c)
    box((.3, .04, .14), (0, -.525, 2.54), r=.02, m=BRASS, parent=c)
    for x, z in ((-.42, 2.64), (.42, 2.64), (-.3, 2.4), (.3, 2.4)):
        cylinder(.06, .12, (x, -.46, z), (90, 0, 0), m=STEEL, parent=c, n=28, bevel=.012)
    tape = M('rubber', color='#2a1a12')
    tube([(-.68, -.48, 3.1), (-.48, -.48, 2.66), (-.3, -.48, 2.46), (0, -.53, 2.42), (.3, -.48, 2.46), (.48, -.48, 2.66), (.68, -.48, 3.1)], .012, tape, c, steps=8)
    for s in (-1, 1):
        box((.2, .05, .5), (s * .46, -.41, 2.06), r=.02, m=M('visor'), parent=c)
        tube([(s * .52, -.45, 2.3), (s * .52, -.45, 1.98), (s * .46, -.45, 1.9), (s * .4, -.45, 1.98), (s * .4, -.45, 2.3)], .012, tape, c, steps=6)
    for x in (-.12, -.04, .04, .12):
        cylinder(.018, .02, (x, -.4, 2.1), (90, 0, 0), m=BRASS, parent=c, n=12, bevel=.004)
    # door frame with a bowed pane line, hinges and pull
    for s in (-1, 1):
        box((.1, .08, 2.16), (s * .71, -.70, 2.74), r=.03, m=SHELL, parent=c, segments=3)
        box((.035, .03, .22), (-.77, -.72, 2.74 + s * .8), r=.01, m=BRASS, parent=c)
    for z in (1.68, 3.78):
        box((1.5, .08, .1), (0, -.70, z), r=.03, m=SHELL, parent=c, segments=3)
    box((1.36, .012, 2.0), (0, -.70, 2.74), r=.004, m=material('thin', '#e6efe9', blend=.12), parent=c, segments=1)
    bow_handle(.34, .09, .02, .03, BRASS, (.71, -.74, 2.6), (0, 90, 0), c)
    # key strip
    box((1.5, .12, .24), (0, -.69, 1.5), r=.03, m=INK, parent=c)
    for k in range(9):
        on = lit and k in (0, 1, 2, 4, 5, 7)
        col = M('lit_teal', power=6) if on and k % 3 else M('lit_amber', power=7) if on else material('satin', '#6f7684', rough=.4)
        box((.085, .05, .085), (-.58 + .13 * k, -.755, 1.5), r=.018, m=col, parent=c, segments=3)
    cylinder(.055, .06, (.62, -.76, 1.5), (90, 0, 0), m=BRASS, parent=c, n=28)
    # louvred foot
    box((1.5, .08, 1.16), (0, -.68, .8), r=.03, m=SHELL, parent=c)
    for k in range(9):
        box((1.2, .06, .045), (0, -.725, .42 + .095 * k), (-24, 0, 0), .015, LOUVRE, c, segments=2)
    box((.3, .02, .1), (-.5, -.725, 1.28), r=.01, m=BRASS, parent=c)
    return c


SLEEP = [melt(cabinet(False, k * 31), f'asleep {k}') for k in range(3)]

# ---------------------------------------------------------------------------- two rows; the near one recedes to the left
row = group((3.45, -.6, 0), (0, 0, -36))
PITCH = 1.68
LIT = 1
for k in range(-1, 11):
    x = -k * PITCH
    if k == LIT:
        awake = cabinet(True, 20)
        place(awake, (x, 0, 0), parent=row)
        subject(awake, 'lit cabinet')
    else:
        instance(SLEEP[k % 3], (x, 0, 0), parent=row)
far = group((-1.6, 9.0, 0), (0, 0, -36))
for k in range(-7, 8):
    instance(SLEEP[k % 3], (-k * PITCH, 0, 0), parent=far)

# dust sheet: folded in layers on the next cabinet, its last fold hanging over the edge
LINEN = M('linen', color='#b4afa4')
cloth = group((-2 * PITCH, 0, 3.925), parent=row)
for k in range(4):
    box((1.34 - .05 * k, 1.0 - .06 * k, .075), (.02 * (-1) ** k, .08, .04 + .078 * k), (0, 0, 2 * (-1) ** k), .035, LINEN, cloth)
verts, faces = [], []
NX, NY = 44, 46
for j in range(NY + 1):
    t = j / NY                                      # along: over the top, round the edge, down the front
    run = 2.15 * t
    for i in range(NX + 1):
        u = i / NX - .5
        fall = max(0, run - .82)
        fold = .045 * math.sin(u * 21 + 1.3 * math.sin(u * 9)) * min(1, fall * 1.6)
        if run < .70:
            y, z = .1 - run, .335 + .006 * math.sin(u * 14)
        elif run < .82:
            a = (run - .70) / .12 * math.pi / 2
            y, z = -.60 - .16 * math.sin(a), .335 - .16 * (1 - math.cos(a))
        else:
            y, z = -.80 + fold - .03 * fall, .19 - fall * (1 - .1 * abs(u)) 
        verts.append((u * (1.12 + .12 * fall) + .03, y, z))
for j in range(NY):
    for i in range(NX):
        q = j * (NX + 1) + i
        faces.append((q, q + 1, q + NX + 2, q + NX + 1))
data = bpy.data.meshes.new('sheet')
data.from_pydata(verts, [], faces)
drape = finish(link(bpy.data.objects.new('drape', data)), LINEN, smooth_angle=180)
solid = drape.modifiers.new('solid', 'SOLIDIFY')
solid.thickness = .02
drape.parent = cloth

# ---------------------------------------------------------------------------- hall
tiles((-16, 9), (-9, 15), 1.2, colors=('#2a3350', '#262e49', '#2e3857', '#2a3350'), rough=.2, coat=.7)
WALL = material('clay', '#2a3c68', rough=.8, bump=0)
box((34, .3, 9), (-3, 14.5, 4), r=.02, m=WALL)
box((.3, 30, 9), (9.5, 3, 4), r=.02, m=WALL)
box((34, .1, .4), (-3, 14.3, .2), r=.03, m=INK)
for k in range(6):                                  # tall windows, moonlight
    x = -15 + 4.2 * k
    box((2.2, .1, 4.2), (x, 14.32, 4.2), r=.03, m=material('emit', '#5f86c8', power=1.1))
    for q in (-.55, 0, .55):
        box((.07, .14, 4.2), (x + q, 14.26, 4.2), r=.02, m=INK)
    for z in (2.1, 3.5, 4.9, 6.3):
        box((2.4, .16, .09), (x, 14.25, z), r=.02, m=INK)
box((36, 26, .3), (-3, 3, 7.6), r=.02, m=material('clay', '#1c2747', bump=0))
for k in range(7):                                  # fittings, all off but one
    g = group((-13 + 3.6 * k, 3.2, 6.4), (0, 0, -36))
    box((.5, 2.6, .12), r=.05, m=material('satin', '#8f96a3', rough=.4), parent=g)
    for s in (-1, 1):
        cylinder(.05, 2.4, (s * .12, 0, -.09), (90, 0, 0), m=material('satin', '#c9cdd2', rough=.3), parent=g, n=20)
        tube([(0, s * 1.0, .05), (0, s * 1.0, 1.2)], .015, GUN, g, smooth=False)
# way out: a door with a teal light box over it
door = group((-7.6, 14.1, 0))
box((2.1, .2, 4.2), (0, 0, 2.1), r=.05, m=material('satin', '#3a4d7c', rough=.5), parent=door)
box((1.1, .3, .42), (0, -.15, 4.65), r=.06, m=M('lit_teal', power=5), parent=door)
# a tape trolley in the aisle, left
cart = group((-3.3, -.6, 0), (0, 0, 38))
for z in (.5, 1.3):
    box((1.5, .8, .05), (0, 0, z), r=.02, m=STEEL, parent=cart)
for sx in (-1, 1):
    for sy in (-1, 1):
        tube([(sx * .72, sy * .37, .12), (sx * .72, sy * .37, 1.5)], .025, STEEL, cart, smooth=False)
        cylinder(.1, .06, (sx * .72, sy * .37, .1), (90, 0, 0), m=M('rubber'), parent=cart, n=28)
for k in range(9):
    for z in (.53, 1.33):
        if (k * 7 + int(z * 10)) % 5:
            cylinder(.31, .1, (-.62 + .155 * k, 0, z + .315), (0, 90, 0), m=random.choice((SHELL, BAND, M('mint'), GUN)), parent=cart, n=48, bevel=.02)

# ---------------------------------------------------------------------------- light
sky([(0, '#0a1124'), (1, '#2b3f6e')], .4)
lit_at = Vector((3.45, -.6, 0)) + Matrix.Rotation(math.radians(-36), 3, 'Z') @ Vector((-LIT * PITCH, -.6, 2.75))
spot(lit_at + Vector((-.6, -1.25, 1.35)), lit_at + Vector((0, .2, -.1)), 900, 56, .7, .3, '#ffc983')
area(lit_at + Vector((-.45, -.95, .1)), lit_at + Vector((-2.2, -4.5, -2.6)), 1.1, 620, '#ffae55', size_y=1.8)      # its spill on the floor
area((-6, -8, 6.2), (0, 1, 2), 4, 620, '#86a8f5')                                                              # cool fill, cabinets readable
area((-9, 10, 6.8), (-2, 1, 1.5), 4, 1500, '#7fa4f0')                                                           # moon along the row tops
area((-7.6, 13.2, 4.4), (-7, 9, 0), 1.2, 90, '#4fe0d0')
area((5.5, -4.5, 5.8), (2.6, -.5, 2.6), 1.4, 120, '#ffe0b8')
mist(8, 26)
look(haze=('#2c4a8a', .22, .55), bloom=.06, vignette=.18, ev=.6)

camera('mainframe-hall', (-3.3, -9.2, 3.1), (.25, 0, 2.15), lens=35, fstop=1.0, focus=tuple(lit_at))
camera('mainframe-hall.4x5', (-2.2, -8.2, 2.9), (1.05, 0, 2.2), lens=40, fstop=1.0, focus=tuple(lit_at), aspect=4 / 5)
main()
