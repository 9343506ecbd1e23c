"""Plinth, school modules 6-10: timetable, syllabus, examination, staff, recruitment."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.plinth import *


def timetable(g):
    """A peg board of coloured tiles with a brass clock on top."""
    board = group((0, 0, 0), parent=g)
    box((3.3, .5, .14), (0, 0, .07), r=.05, m=M('wood_dark'), parent=board)
    tilt = group((0, .02, .12), (-8, 0, 0), parent=board)
    box((3.1, .16, 1.36), (0, 0, .68), r=.05, m=M('wood'), parent=tilt)
    box((2.86, .06, 1.14), (0, -.07, .68), r=.02, m=M('ink'), parent=tilt)
    colors = ['marigold', 'teal', 'terracotta', 'mint', 'ivory', 'leaf']
    pattern = ['024153', '310425', '042310', '253041']
    for row in range(4):
        for col in range(6):
            m = M(colors[int(pattern[row][col])])
            box((.4, .1, .215), (-1.145 + col * .458, -.12, 1.08 - row * .266), r=.035, m=m, parent=tilt, segments=3)
    bolt_row(tilt, [(s * 1.48, -.09, z) for s in (-1, 1) for z in (.08, 1.28)], .04)
    # clock
    c = group((0, -.12, 1.66), (86, 0, 0), parent=g)
    lathe([(0, -.18), (.5, -.18), (.6, -.14), (.64, 0), (.64, .1), (.6, .16), (.54, .16), (.53, .1), (0, .1)], m=M('gold'), parent=c, subdivide=1, n=96)
    cylinder(.54, .02, (0, 0, .105), m=M('paper', color='#fbf6ea'), parent=c, n=96, bevel=.004)
    for k in range(12):
        a = math.radians(30 * k)
        big = k % 3 == 0
        box((.05 if big else .03, .12 if big else .08, .02), (.44 * math.sin(a), .44 * math.cos(a), .122), (0, 0, -30 * k), .008, M('ink'), c, 2)
    box((.055, .3, .02), (-.075, .11, .14), (0, 0, 34), .01, M('ink'), c, 2)
    box((.04, .4, .02), (.145, .11, .16), (0, 0, -54), .01, M('ink'), c, 2)
    cylinder(.05, .06, (0, 0, .15), m=M('marigold'), parent=c, bevel=.015, n=32)
    for s in (-1, 1):
        bell = group((s * .4, -.1, 2.24), (0, s * 34, 0), parent=g)
        lathe([(.2, 0), (.2, .03), (.17, .12), (.08, .18), (0, .19)], m=M('gold'), parent=bell, subdivide=1, n=48)
        ball(.035, (0, 0, .2), m=M('ink'), parent=bell, n=20)
    tube([(-.2, -.1, 2.24), (-.16, -.1, 2.44), (.16, -.1, 2.44), (.2, -.1, 2.24)], .032, M('gold'), g)


def syllabus(g):
    """Four books as a staircase, each with its ribbon; the third step is lit."""
    names = [('teal', None), ('terracotta', None), ('marigold', '#ff9d2e'), ('ivory', None)]
    z, h, step = 0, .44, .84
    for i, (name, glow) in enumerate(names):
        w = 3.36 - i * step
        cover = M(name, glow=glow, power=.22) if glow else M(name)
        book(g, w, 1.5, h, (i * step / 2, 0, z), cover=cover, bands=2 if i < 3 else 1)
        x = i * step / 2 - w / 2 + .42                     # the ribbon lies on the tread and falls over the spine
        y = -.75
        ribbon = M(('marigold', 'mint', 'ink', 'terracotta')[i])
        strip([(.5, h + .012), (.0, h + .014), (-.1, h + .006), (-.2, h - .06), (-.235, h * .5), (-.24, .1), (-.25, .04)], .16, .018, ribbon, g, (x, y + .02, z), (0, 0, 90))
        z += h
    # a small lamp marks the lit step
    lx, lz = .84 - .42 - .41, 3 * h
    lathe([(0, 0), (.15, 0), (.16, .02), (.05, .05), (.03, .1), (0, .1)], (lx, .1, lz), m=M('gold'), parent=g, subdivide=1, n=48)
    rod((lx, .1, lz + .08), (lx, .1, lz + .3), .025, M('gold'), g)
    ball(.17, (lx, .1, lz + .44), m=material('emit', '#ffc675', power=2.6), parent=g, n=32)
    torus(.1, .018, (lx, .1, lz + .3), m=M('gold'), parent=g, n=40)
    # the figure at the top: a plain brass star on a stem would be a prize; a globe stays neutral
    ball(.3, (1.26 + .04, 0, z + .46), m=M('teal', color='#127d74'), parent=g, n=64)
    for turn in ((90, 0, 20), (90, 0, 110), (0, 0, 0)):
        torus(.303, .012, (1.3, 0, z + .46), turn, M('gold'), g, n=64, k=8)
    torus(.36, .024, (1.3, 0, z + .46), (90, 0, 0), M('gold'), g, n=64, arc=200).rotation_euler = (math.radians(90), math.radians(100), 0)
    lathe([(0, 0), (.22, 0), (.23, .03), (.07, .07), (.04, .14), (0, .14)], (1.3, 0, z), m=M('gold'), parent=g, subdivide=1, n=48)


def examination(g):
    """Clipboard of answer sheets leaning back, glass weight on loose sheets, stopwatch, pencil."""
    # loose sheets, fanned
    for i, a in enumerate((-9, 3, -3, 6, -1)):
        sheet_of(1.5, 1.15, g, (-.5, -.42, .02 + i * .03), (0, 0, a), t=.03)
    # clipboard on a hidden foot
    cb = group((-.5, .5, .02), (68, 0, 3), parent=g)
    box((1.86, 1.9, .08), (0, .95, 0), r=.04, m=M('wood'), parent=cb)
    for k in range(3):
        sheet_of(1.62, 1.62, cb, (.01 * k, .86 + .006 * k, .055 + k * .02), (0, 0, .8 * (1 - k)), t=.018)
    z = .112
    for i in range(6):
        box((.3, .05, .01), (-.6, 1.42 - i * .2, z), r=.003, m=M('stone', color='#a9a08c'), parent=cb, segments=1)
        for j in range(4):
            chosen = (i * 7 + 3) % 4 == j
            if chosen:
                cylinder(.068, .014, (-.2 + j * .26, 1.42 - i * .2, z), m=M('ink'), parent=cb, n=28, bevel=.003)
            else:
                torus(.058, .012, (-.2 + j * .26, 1.42 - i * .2, z), m=M('stone', color='#8d8676'), parent=cb, n=28, k=8)
    box((.8, .16, .1), (0, 1.78, .08), r=.04, m=M('gold'), parent=cb)
    tube([(-.3, 1.86, .1), (-.24, 2.0, .12), (.24, 2.0, .12), (.3, 1.86, .1)], .04, M('gold'), cb)
    slab([(.72, 0), (1.7, 0), (1.16, 1.1)], .1, .02, M('wood_dark'), (-.55, .0, 0), (90, 0, 90), g)
    # glass weight with a marigold heart
    lathe([(0, .18), (.4, .18), (.43, .21)] + [(.43 * math.cos(math.radians(a)), .24 + .38 * math.sin(math.radians(a))) for a in range(0, 91, 9)], (-.8, -.55, 0), m=M('glass'), parent=g, n=96, smooth_angle=60)
    for k in range(7):
        a = 2 * math.pi * k / 7
        superball((.11, .06, .04), .9, .9, (-.8 + .12 * math.cos(a), -.55 + .12 * math.sin(a), .31), (0, -25, math.degrees(a)), M('marigold'), parent=g, n=24)
    ball(.07, (-.8, -.55, .34), m=M('terracotta'), parent=g, n=24)
    # stopwatch, upright on a small cradle
    w = group((1.0, -.25, .74), (82, 0, -10), parent=g)
    lathe([(0, -.16), (.5, -.16), (.62, -.1), (.66, 0), (.66, .08), (.6, .15), (.54, .15), (.52, .1), (0, .1)], m=M('gold'), parent=w, subdivide=1, n=96)
    cylinder(.53, .02, (0, 0, .105), m=M('paper', color='#fbf6ea'), parent=w, n=96, bevel=.004)
    for k in range(20):
        a = math.radians(18 * k)
        big = k % 5 == 0
        box((.04 if big else .022, .12 if big else .07, .014), (.44 * math.sin(a), .44 * math.cos(a), .12), (0, 0, -18 * k), .006, M('ink'), w, 1)
    wedge = [(0, 0)] + [(.4 * math.sin(math.radians(t)), .4 * math.cos(math.radians(t))) for t in range(0, 109, 6)]
    slab(wedge[::-1], .012, .002, M('mint'), (0, 0, .114), parent=w, segments=1)
    box((.045, .44, .02), (.19, -.06, .145), (0, 0, -108), .012, M('terracotta'), w, 2)
    cylinder(.05, .06, (0, 0, .15), m=M('ink'), parent=w, bevel=.015, n=32)
    cylinder(.1, .18, (0, .72, .0), (90, 0, 0), m=M('gold'), parent=w, bevel=.02)
    cylinder(.15, .12, (0, .86, .0), (90, 0, 0), m=M('marigold'), parent=w, bevel=.03)
    for s in (-1, 1):
        b = group((0, 0, 0), (0, 0, s * 42), parent=w)
        cylinder(.06, .14, (0, .7, 0), (90, 0, 0), m=M('gold'), parent=b, bevel=.015)
        cylinder(.085, .07, (0, .79, 0), (90, 0, 0), m=M('gold'), parent=b, bevel=.02)
    box((.7, .42, .12), (1.0, -.2, .06), (0, 0, -10), .05, M('wood_dark'), g)
    pencil(g, 1.7, .085, (-.35, -1.05, .075), (0, 90, 5))


def staff(g):
    """Teacher's chair in three-quarter view: shawl over the back, marker cup on the seat."""
    c = group((0, 0, 0), (0, 0, 24), parent=g)
    wood = M('wood')
    w, d, seat = .72, .66, 1.0
    for sx in (-1, 1):
        rod((sx * (w - .02), -d, .0), (sx * (w - .08), -d + .06, seat), .075, wood, c)
        rod((sx * (w - .02), d + .1, .0), (sx * (w - .08), d - .02, seat), .075, wood, c)
        tube([(sx * (w - .08), d - .02, seat), (sx * (w - .06), d + .02, seat + .6), (sx * (w - .08), d + .16, seat + 1.36)], .075, wood, c)
        ball(.1, (sx * (w - .08), d + .165, seat + 1.4), m=M('gold'), parent=c, n=28)
        rod((sx * (w - .05), -d + .03, .36), (sx * (w - .05), d + .05, .36), .045, wood, c)
        cylinder(.09, .06, (sx * (w - .02), -d, .03), m=M('gold'), parent=c, bevel=.015)
        cylinder(.09, .06, (sx * (w - .02), d + .1, .03), m=M('gold'), parent=c, bevel=.015)
    rod((-w + .05, -d + .03, .5), (w - .05, -d + .03, .5), .045, wood, c)
    # seat frame and cane weave
    box((1.6, 1.5, .16), (0, 0, seat), r=.07, m=wood, parent=c)
    box((1.3, 1.2, .05), (0, 0, seat + .07), r=.02, m=M('cane', color='#c79b57'), parent=c)
    for k in range(9):
        box((1.28, .05, .02), (0, -.54 + k * .135, seat + .1), r=.008, m=M('cane'), parent=c, segments=1)
        box((.05, 1.18, .02), (-.56 + k * .14, 0, seat + .112), r=.008, m=M('cane'), parent=c, segments=1)
    # back: three slats and a top rail
    for z, y in ((.45, .02), (.78, .07)):
        box((1.24, .07, .16), (0, d + y, seat + z), (-6, 0, 0), .03, wood, c)
    box((1.34, .1, .24), (0, d + .13, seat + 1.22), (-7, 0, 0), .05, wood, c)
    # shawl folded over the top rail: marigold, with a teal border and a fringe
    y = d + .12
    front = [(-.16, -.62), (-.155, -.3), (-.15, -.05), (-.12, .1), (-.04, .17), (.06, .17), (.14, .1), (.17, -.05), (.2, -.3), (.22, -.5)]
    for width, grow, m, off in ((.86, 0, M('terracotta', color='#d9822b'), 0), (.44, .012, M('marigold'), .12)):
        strip([(x * (1 + grow * 6), z * 1 + grow) for x, z in front], width, .06, m, c, (off - .06, y + .02, seat + 1.22), (0, 0, 90))
    for lx in range(2):
        box((.87, .075, .05), (-.06, y - .145, seat + .70 + lx * .1), (0, 0, 0), .015, M('teal'), c, 2)
    for k in range(15):
        rod((-.06 - .4 + k * .057, y - .14, seat + .61), (-.06 - .4 + k * .057, y - .145, seat + .5), .015, M('cane'), c, 3)
    # marker cup and a duster on the seat
    cup = group((-.22, -.2, seat + .12), parent=c)
    lathe([(0, 0), (.2, 0), (.22, .03), (.24, .4), (.25, .43), (.22, .43), (.2, .1), (0, .1)], m=M('teal'), parent=cup, subdivide=1, n=64)
    torus(.245, .02, (0, 0, .4), m=M('gold'), parent=cup, n=64)
    for k, name in enumerate(('marigold', 'ink', 'terracotta', 'leaf')):
        a = k * math.pi / 2 + .5
        mk = group((.1 * math.cos(a), .1 * math.sin(a), .1), (-9 * math.sin(a), 9 * math.cos(a), 0), parent=cup)
        cylinder(.062, .55, (0, 0, .3), m=M('ivory'), parent=mk, bevel=.012, n=28)
        cylinder(.068, .22, (0, 0, .62), m=M(name), parent=mk, bevel=.02, n=28)
    dus = group((.36, -.3, seat + .13), (0, 0, -20), parent=c)
    box((.5, .26, .1), (0, 0, .05), r=.03, m=M('ink'), parent=dus)
    box((.46, .22, .1), (0, 0, .15), r=.04, m=M('wood_pale'), parent=dus)
    # her two books under the chair, so the base of the picture is not empty
    book(g, 1.1, .8, .2, (-1.2, -.55, 0), (0, 0, 14), M('teal'), bands=2)
    book(g, .95, .7, .17, (-1.16, -.55, .2), (0, 0, 4), M('ivory'), bands=1)
    mug = group((1.25, -.5, 0), parent=g)
    lathe([(0, 0), (.24, 0), (.27, .03), (.28, .42), (.265, .44), (.24, .42), (.23, .1), (0, .1)], m=M('ivory'), parent=mug, subdivide=1, n=64)
    torus(.13, .035, (.3, 0, .24), (90, 0, 0), M('ivory'), mug, n=40)
    torus(.281, .02, (0, 0, .34), m=M('marigold'), parent=mug, n=64, k=10)
    cylinder(.225, .02, (0, 0, .36), m=M('wood_dark'), parent=mug, n=48, bevel=.004)


def recruitment(g):
    """A door stands open in its frame, warm light on the threshold; a folder leans on the jamb."""
    frame = M('ivory')
    box((2.6, .9, .14), (0, 0, .07), r=.04, m=M('stone'), parent=g)
    box((2.2, .3, .1), (0, -.55, .05), r=.035, m=M('stone', color='#bcae96'), parent=g)
    for s in (-1, 1):
        box((.24, .4, 2.4), (s * .86, .1, 1.3), r=.04, m=frame, parent=g)
        box((.3, .46, .26), (s * .86, .1, .27), r=.04, m=M('wood_dark'), parent=g)
        box((.1, .03, 1.7), (s * .86, -.11, 1.42), r=.012, m=M('gold'), parent=g, segments=2)
    box((2.2, .46, .3), (0, .1, 2.56), r=.05, m=frame, parent=g)
    box((2.34, .54, .1), (0, .1, 2.74), r=.035, m=M('wood_dark'), parent=g)
    # fan light: half a disc above the door would repeat the arc, so a plain glazed bar
    box((1.4, .06, .2), (0, .1, 2.3), r=.02, m=material('emit', '#ffd08a', power=1.2), parent=g)
    for k in range(5):
        box((.04, .1, .22), (-.56 + k * .28, .1, 2.3), r=.01, m=M('wood_dark'), parent=g, segments=2)
    box((1.5, .12, .06), (0, .1, 2.17), r=.02, m=M('wood_dark'), parent=g)
    # the room beyond: a warm lit panel, bright because the door is open
    box((1.5, .04, 2.06), (0, .33, 1.16), r=.01, m=material('clay', '#ffe0a8', rough=.8, glow='#ffbf66', power=.75), parent=g)
    # leaf, hinged on the left, opened towards the lens
    leaf = group((-.73, -.08, .15), (0, 0, -62), parent=g)
    teal = M('teal')
    box((1.44, .1, 2.0), (.72, 0, 1.0), r=.03, m=teal, parent=leaf)
    for z, h in ((1.46, .8), (.56, .66)):
        for x in (.4, 1.04):
            for y in (-.055, .055):
                box((.48, .02, h), (x, y, z), r=.01, m=M('teal', color='#0d7a70'), parent=leaf, segments=2)
                box((.36, .03, h - .14), (x, y, z), r=.012, m=teal, parent=leaf, segments=2)
    for y in (-1, 1):
        cylinder(.07, .03, (1.3, y * .06, 1.0), (90, 0, 0), m=M('gold'), parent=leaf, bevel=.008)
        ball(.09, (1.3, y * .15, 1.0), m=M('gold'), parent=leaf, n=32)
    for z in (.3, 1.7):
        cylinder(.05, .26, (0, -.03, z), m=M('gold'), parent=leaf, bevel=.012)
    # folder: two marigold boards with papers between, leaning on the right jamb
    f = group((1.28, -.42, .0), (0, 0, -24), parent=g)
    lean = group((0, 0, .02), (-17, 0, 0), parent=f)
    box((1.1, .035, 1.36), (0, -.1, .68), r=.02, m=M('marigold'), parent=lean)
    box((1.1, .035, 1.44), (0, .06, .72), r=.02, m=M('marigold', color='#d98413'), parent=lean)
    box((.34, .035, .12), (.3, .06, 1.47), r=.02, m=M('marigold', color='#d98413'), parent=lean)
    for k in range(3):
        box((1.0, .02, 1.4), (.02 * k - .02, -.06 + k * .04, .74), r=.006, m=M('paper'), parent=lean, segments=1)
    box((.56, .02, .2), (-.12, -.125, .95), r=.008, m=M('paper'), parent=lean, segments=1)
    tube([(-.55, -.13, .4), (.55, -.13, .4)], .025, M('ink'), lean)
    # mat and a pot by the door
    box((1.1, .5, .04), (-.0, -.95, .02), r=.015, m=M('terracotta'), parent=g)
    for k in range(7):
        box((.04, .46, .02), (-.45 + k * .15, -.95, .04), r=.008, m=M('card'), parent=g, segments=1)
    pot = group((-1.42, -.1, 0), parent=g)
    lathe([(0, 0), (.2, 0), (.23, .05), (.3, .4), (.34, .44), (.34, .5), (.28, .5), (.26, .42), (0, .42)], m=M('terracotta'), parent=pot, subdivide=1, n=64)
    for k in range(11):
        a, e = k * 2.4, 30 + (k * 37) % 45
        superball((.3, .1, .03), .9, .9, (.17 * math.cos(a), .17 * math.sin(a), .62 + .035 * k), (0, -e, math.degrees(a)), M('leaf'), parent=pot, n=24)


start(42)
series('school', [
    ('mod-school-timetable', timetable),
    ('mod-school-syllabus', syllabus),
    ('mod-school-examination', examination),
    ('mod-school-staff', staff),
    ('mod-school-recruitment', recruitment),
])
main()
