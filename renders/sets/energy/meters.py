"""water-meters: a row of brass meters on a wall, each with a radio cap, one of them glowing marigold."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from sets.energy.energy_kit import valve_wheel

start(seed=35)

ivory, ink, brass, steel, gun, teal = (M(n) for n in ('ivory', 'ink', 'brass', 'steel', 'gun', 'teal'))
WORN = material('metal', '#b98d49', rough=.36)
COPPER = material('metal', '#c98458', rough=.3)
GAP = 2.05


def hexnut(parent, at, turn, r, h, m=None):
    return cylinder(r, h, at, turn, m=m or brass, parent=parent, bevel=.03, n=6, segments=3)


def meter(x, z, glow=False, reading=0):
    """Body with inlet below and outlet above, register face to the front, radio cap on the lid."""
    g = group((x, -.52, z))
    # Bronze body: a fat bottle on its side, cast boss, unions and pipe stubs
    lathe([(0, -.42), (.34, -.42), (.46, -.36), (.52, -.22), (.52, .02), (.47, .12), (.5, .16), (.5, .22), (.46, .26), (0, .26)], (0, .05, 0), (90, 0, 0), WORN, n=80, subdivide=1, parent=g)
    for s in (-1, 1):
        lathe([(0, .3), (.24, .3), (.27, .36), (.27, .5), (.2, .56), (.19, .7), (0, .7)], (0, .06, 0), (0, 0, 0) if s > 0 else (180, 0, 0), WORN, n=56, subdivide=1, parent=g)
        hexnut(g, (0, .06, s * .78), (0, 0, 15), .31, .22)
        torus(.235, .03, (0, .06, s * .91), m=brass, parent=g, n=48, k=12)
        cylinder(.2, .3, (0, .06, s * 1.0), m=COPPER, parent=g, n=48)
    # Register: milled bezel, glass, paper dial, ticks, small sub-dials and a star wheel
    face = group((0, -.24, 0), (90, 0, 0), parent=g)
    cylinder(.50, .12, (0, 0, 0), m=brass, parent=face, bevel=.03, n=96)
    for k in range(48):
        a = 2 * math.pi * k / 48
        box((.022, .03, .1), (.502 * math.cos(a), .502 * math.sin(a), 0), (0, 0, math.degrees(a)), .007, brass, face, 1)
    cylinder(.43, .02, (0, 0, .062), m=M('paper', color='#fbf6ea'), parent=face, bevel=.004, n=72)
    torus(.435, .022, (0, 0, .072), m=brass, parent=face, n=96, k=12)
    for k in range(40):
        a = 2 * math.pi * k / 40
        long = k % 5 == 0
        box((.055 if long else .03, .011 if long else .007, .004), (.375 * math.cos(a), .375 * math.sin(a), .0745), (0, 0, math.degrees(a)), .001, ink, face, 1)
    for q in range(5):                                          # roller windows: blank bands, one in colour
        box((.075, .1, .01), (-.17 + .085 * q, .13, .077), r=.006, m=ink if q < 4 else M('terracotta'), parent=face, segments=1)
        box((.05, .045, .006), (-.17 + .085 * q, .13, .083), r=.004, m=ivory, parent=face, segments=1)
    for dx in (-.17, .17):
        torus(.085, .006, (dx, -.14, .075), m=ink, parent=face, n=40, k=6)
        for k in range(10):
            a = 2 * math.pi * k / 10
            ball(.006, (dx + .068 * math.cos(a), -.14 + .068 * math.sin(a), .076), m=ink, parent=face, n=8)
        box((.075, .012, .006), (dx + .02, -.14, .082), (0, 0, reading + dx * 300), .003, M('terracotta'), face, 1)
        cylinder(.014, .014, (dx, -.14, .082), m=brass, parent=face, n=12, bevel=.003)
    star = [((.05 if k % 2 else .028) * math.cos(k * math.pi / 6), (.05 if k % 2 else .028) * math.sin(k * math.pi / 6)) for k in range(12)]
    slab(star, .01, .002, teal, (0, -.02, .076), (0, 0, reading), face, 1)
    lathe([(0, .1), (.2, .097), (.36, .088), (.42, .074)], m=M('pane', color='#f1f6f4', blend=.12), n=72, parent=face, smooth_angle=180)
    # Lid hinge and open lid behind the top of the face
    for dx in (-.13, .13):
        cylinder(.035, .1, (dx, .515, .04), (0, 90, 0), m=brass, parent=face, bevel=.01, n=24)
    # Radio cap on a bracket above: puck, ring light, stub aerial
    cap = group((.0, -.2, .70), parent=g)
    tube([(0, .18, -.12), (0, .05, -.1), (0, 0, -.02)], .03, gun, cap)
    lathe([(0, 0), (.2, 0), (.225, .03), (.225, .12), (.19, .17), (0, .18)], (0, 0, -.02), m=material('satin', '#f08a08', rough=.4, glow='#ff7a08', power=.8) if glow else ivory, parent=cap, n=64, subdivide=1)
    torus(.222, .016, (0, 0, .055), m=material('emit', '#ff7a08', power=6) if glow else M('teal'), parent=cap, n=64, k=12)
    if glow:
        lathe([(0, .16), (.12, .16), (.13, .175), (.08, .2), (0, .205)], (0, 0, -.02), m=material('emit', '#ff7e0c', power=4.5), parent=cap, n=48, subdivide=1)
    else:
        lathe([(0, .16), (.12, .16), (.13, .175), (.08, .195), (0, .2)], (0, 0, -.02), m=ink, parent=cap, n=48, subdivide=1)
    cylinder(.028, .3, (.15, .06, .26), m=M('rubber'), parent=cap, bevel=.012, n=20)
    cylinder(.034, .04, (.15, .06, .14), m=brass, parent=cap, bevel=.008, n=20)
    tube([(-.15, .08, .02), (-.3, .12, -.1), (-.4, .16, -.35), (-.38, .3, -.52)], .018, M('rubber'), cap)
    # Lead seal on a wire
    tube([(.36, -.06, -.36), (.44, -.16, -.44), (.42, -.2, -.56), (.4, -.2, -.6)], .009, steel, g, steps=8)
    cylinder(.055, .03, (.4, -.2, -.65), (90, 0, 20), m=gun, parent=g, bevel=.01, n=24)
    return g


Z = 2.0
GLOWS = 1
for k in range(-3, 4):
    unit = meter(k * GAP, Z, k == GLOWS, 40 * k)
    if k == GLOWS:
        subject(unit, 'meter')
    x = k * GAP
    # Risers: copper up to a stop valve and through a wall plate, down to the manifold
    tube([(x, -.46, Z + 1.05), (x, -.46, Z + 2.6)], .17, COPPER, smooth=False, resolution=12)
    tube([(x, -.46, Z - 1.05), (x, -.46, Z - 1.75)], .17, COPPER, smooth=False, resolution=12)
    for dz in (1.75, -1.35):
        box((.5, .08, .16), (x, -.05, Z + dz), r=.03, m=gun)
        torus(.185, .03, (x, -.46, Z + dz), m=gun, n=40, k=10)
        tube([(x, -.07, Z + dz), (x, -.3, Z + dz)], .035, gun, smooth=False)
    body = group((x, -.46, Z - 1.28))
    hexnut(body, (0, 0, .02), (0, 0, 15), .28, .16)
    valve = group((x, -.46, Z + 1.42))
    superball((.24, .24, .22), .6, .7, m=brass, parent=valve, n=48)
    cylinder(.1, .3, (0, -.22, 0), (90, 0, 0), m=brass, parent=valve, bevel=.02, n=32)
    box((.09, .04, .5), (.0, -.4, .12), (0, 0, 0), .018, teal, valve)
    cylinder(.05, .06, (0, -.41, 0), (90, 0, 0), m=steel, parent=valve, bevel=.012, n=6)
tube([(-9, -.46, Z - 1.85), (9, -.46, Z - 1.85)], .27, COPPER, smooth=False, resolution=14)
for k in range(-4, 4):
    torus(.285, .035, ((k + .5) * GAP, -.46, Z - 1.85), (0, 90, 0), m=brass, n=56, k=12)
    box((.12, .46, .12), ((k + .5) * GAP, -.24, Z - 1.85), r=.03, m=gun)

# ---------------------------------------------------------------------------- wall: plaster, teal dado, joints, backboards
box((30, .3, 12), (0, .3, 4), r=.02, m=M('plaster', color='#efe5d3'))
box((30, .06, 1.15), (0, .13, .1), r=.02, m=M('plaster_teal', color='#4f8a82'))
box((30, .1, .07), (0, .12, .70), r=.02, m=M('wood', rough=.6))
for k in range(-4, 5):
    slab(rounded_rect(1.5, 3.05, .1), .05, .018, M('plaster_teal', color='#6f9f97'), (k * GAP, .12, Z + .08), (90, 0, 0))
    for sx in (-.62, .62):
        for sz in (-1.38, 1.38):
            cylinder(.035, .02, (k * GAP + sx, .06, Z + .08 + sz), (90, 0, 0), m=brass, bevel=.006, n=20)
    slab(rounded_rect(.4, .2, .03), .02, .006, M('ivory'), (k * GAP + .42, .06, Z - 1.1), (90, 0, 0))      # blank tag
tube([(-9, -.02, Z + 2.35), (9, -.02, Z + 2.35)], .045, gun, smooth=False)                                  # conduit
for k in range(-5, 6):
    box((.12, .1, .1), (k * 1.7, .03, Z + 2.35), r=.02, m=gun)
    torus(.05, .014, (k * 1.7, -.02, Z + 2.35), (0, 90, 0), m=gun, n=24, k=8)
box((30, 8, .2), (0, -3.6, -.55), r=.03, m=M('terracotta', color='#b3663f'))
for k in range(-8, 9):
    box((.03, 8, .02), (k * 1.4, -3.6, -.445), r=.005, m=M('stone'), segments=1)

# ---------------------------------------------------------------------------- light: high window from the left, ivory bounce, one warm rim
sky([(0, '#c9b899'), (.5, '#f2ead9'), (1, '#cfe0e8')], .62)
sun(-132, 38, 3.0, 1.0, '#fff0d6')
area((-5.5, -6.5, 6.5), (1, -.4, 2), 4, 950, '#fff6e8')
area((7, -4.5, 3), (1.5, -.4, 2), 2.6, 300, '#ffd7a0')
area((.5, -5, -.2), (1, -.4, 2), 3, 120, '#ffe7c8')
# Window bars throw a soft lattice on the wall
for k in range(5):
    bar = box((.14, .1, 9), (-9.4 + 1.5 * k, -8.2, 8.5), (0, 0, 30), .02, M('wood'))
    bar.visible_camera = False
point((GLOWS * GAP + .1, -1.15, Z + 1.0), 16, .06, '#ff8416')      # its spill on the board
look(bloom=.06, vignette=.14, ev=.0)

focus = (GLOWS * GAP, -.95, Z + .15)
camera('water-meters', (5.1, -6.6, 2.75), (.72, -.4, 2.12), lens=44, fstop=.9, focus=focus)
camera('water-meters.4x5', (4.2, -7.4, 2.7), (2.0, -.4, 2.06), lens=48, fstop=1.0, focus=focus, aspect=4 / 5)

main()
