"""Plinth, school modules 1-5: admission, student, fees, feedback, attendance."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.plinth import *


def admission(g):
    """A bifold form on a writing slope, so that its rules face the lens; pen across it, key before it."""
    slope = group((0, .1, .66), (30, 0, 0), parent=g)
    # the slope: side cheeks, board and a ledge that keeps the form from sliding
    for s in (-1, 1):
        slab([(-.8, 0), (1.0, 0), (1.0, 1.12), (-.8, .1)], .1, .03, M('wood'), (s * 1.5 - .05, 0, 0), (90, 0, 90), g)
    box((3.2, 2.1, .09), (0, 0, 0), r=.035, m=M('wood'), parent=slope)
    box((3.2, .1, .16), (0, -1.05, .06), r=.035, m=M('wood_dark'), parent=slope)
    bolt_row(slope, [(s * 1.45, y, .05) for s in (-1, 1) for y in (-.85, .9)], .04, (0, 0, 0))
    # two leaves, hinged in the middle, lifted slightly
    box((2.86, 1.86, .03), (0, .0, .06), r=.012, m=M('teal'), parent=slope)
    for s in (-1, 1):
        leaf = group((0, 0, .085), (0, -s * 3.5, 0), parent=slope)
        sheet_of(1.34, 1.74, leaf, (s * .69, .0, .0))
        sheet_of(1.32, 1.72, leaf, (s * .69, .0, .022))
        z = .038
        ruled = M('stone', color='#a9a08c')
        if s < 0:
            box((.42, .5, .014), (-1.05, .5, z), r=.01, m=M('cane', color='#e5cfa4'), parent=leaf, segments=1)      # the empty photo box
            rules(leaf, -.72, .68, .56, 3, .17, z, ruled, .035)
            rules(leaf, -1.26, .08, 1.12, 5, .17, z, ruled, .035)
        else:
            box((1.1, .1, .014), (.69, .68, z), r=.01, m=M('marigold'), parent=leaf, segments=1)
            tick_boxes(leaf, .2, .44, 5, .2, z, .11, M('stone', color='#b9b09c'), (0, 1, 3), M('teal'))
            rules(leaf, .34, .44, .9, 5, .2, z, ruled, .035)
            rules(leaf, .7, -.62, .54, 1, .2, z, M('ink'), .03)
    fountain_pen(slope, 2.1, .115, (-.1, -.62, .24), (0, 84, 48), M('ink'))
    key(g, 1.0, (-.9, -1.16, .075), (0, 0, 8), t=.075)


def student(g):
    """A school satchel, front on: flap, two buckled straps, pocket, handle; the card hangs in front."""
    leather, dark = M('terracotta', color='#b5623c', rough=.55), M('wood_dark', color='#7a3f26')
    teal = M('cloth_teal', rough=.85)

    def belly(p):
        return Vector((p.x * (1 - .05 * p.z), p.y * (1 - .12 * max(0, p.z)), p.z))

    superball((1.28, .5, .84), .32, .4, (0, 0, .86), m=teal, parent=g, n=96, shape=belly)
    # piping round the gussets
    for y in (-.34, .34):
        pts = [(1.27 * math.copysign(abs(math.cos(a)) ** .36, math.cos(a)), y, .86 + .83 * math.copysign(abs(math.sin(a)) ** .36, math.sin(a))) for a in [2 * math.pi * i / 60 for i in range(60)]]
        tube(pts, .035, M('marigold'), g, smooth=False, closed=True)
    # front pocket
    superball((.98, .16, .42), .3, .32, (0, -.5, .5), m=M('cloth_teal', color='#17665f'), parent=g, n=64)
    # flap: falls over the top and the front
    path = [(.42, 1.50), (.3, 1.66), (0, 1.75), (-.3, 1.72), (-.48, 1.58), (-.56, 1.3), (-.6, 1.02), (-.615, .88)]
    smooth_path = []
    for i in range(len(path) - 1):
        for k in range(4):
            t = k / 4
            smooth_path.append((path[i][0] * (1 - t) + path[i + 1][0] * t, path[i][1] * (1 - t) + path[i + 1][1] * t))
    smooth_path.append(path[-1])
    strip(smooth_path, 2.46, .07, leather, g, turn=(0, 0, 90))
    tube([(-1.23, -.64, .89), (1.23, -.64, .89)], .045, dark, g)
    # stitches along the flap's lower edge
    for i in range(24):
        box((.055, .014, .016), (-1.1 + i * .0957, -.648, .99), r=.004, m=M('cane'), parent=g, segments=1)
    for s in (-1, 1):
        x = s * .66
        box((.26, .05, .74), (x, -.69, .84), (2, 0, 0), .02, dark, g)
        box((.26, .06, .3), (x, -.66, 1.34), (-8, 0, 0), .02, dark, g)
        # brass buckle: frame and tongue
        bx = group((x, -.74, .86), (92, 0, 0), parent=g)
        tube([(px, py, 0) for px, py in rounded_rect(.38, .32, .07, 4)], .035, M('gold'), bx, smooth=False, closed=True)
        rod((0, .14, .02), (0, -.17, .03), .024, M('gold'), bx)
        for k in range(3):
            cylinder(.022, .02, (x, -.72, .6 + k * .075 - .04), (90, 0, 0), m=M('ink'), parent=g, n=16, bevel=.004)
    # handle, with its two feet
    tube([(-.4, .02, 1.72), (-.36, .02, 1.95), (-.2, .02, 2.04), (.2, .02, 2.04), (.36, .02, 1.95), (.4, .02, 1.72)], .07, dark, g)
    for s in (-1, 1):
        box((.2, .26, .08), (s * .4, .02, 1.75), r=.03, m=M('gold'), parent=g)
    # side rings and shoulder strap falling to the ground on the right
    torus(.1, .03, (1.3, 0, 1.3), (90, 0, 0), M('gold'), g, n=40)
    strip([(0, 0), (.16, -.1), (.28, -.4), (.32, -.75), (.3, -1.05), (.36, -1.2), (.5, -1.24)], .24, .05, dark, g, (1.3, 0, 1.26))
    # the card on its lanyard: two cords from the handle
    card = group((-.0, -.86, .0), (-8, 0, 5), parent=g)
    lanyard_card(card, .74, 1.0, (0, 0, .62), (90, 0, 0), M('marigold'))
    for s in (-1, 1):
        tube([(s * .3, -.04, 1.8), (s * .26, -.36, 1.74), (s * .2, -.66, 1.5), (s * .08, -.88, 1.26), (.0, -.92, 1.19)], .032, M('marigold'), g)


def fees(g):
    """Cash box with a teal lid ajar, coins in three stacks, receipt curling out of a slot."""
    b = group((.35, .25, 0), (0, 0, -10), parent=g)
    body = M('ivory')
    box((1.9, 1.2, .72), (0, 0, .42), r=.07, m=body, parent=b)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder(.09, .1, (sx * .8, sy * .48, .04), m=M('rubber'), parent=b, bevel=.02)
    box((1.92, 1.22, .05), (0, 0, .76), r=.02, m=M('brass'), parent=b)
    lid = group((0, .6, .8), (-60, 0, 0), parent=b)
    box((1.9, 1.2, .22), (0, -.6, .13), r=.07, m=M('teal'), parent=lid)
    box((1.66, .96, .03), (0, -.6, .02), r=.012, m=M('teal', color='#0d7a70'), parent=lid)
    tube([(-.36, -.6, .24), (-.34, -.6, .42), (-.2, -.6, .48), (.2, -.6, .48), (.34, -.6, .42), (.36, -.6, .24)], .05, M('gold'), lid)
    for s in (-1, 1):
        cylinder(.08, .04, (s * .36, -.6, .255), m=M('gold'), parent=lid, bevel=.012)
        rod((s * .62, .64, .7), (s * .62, .64, .9), .06, M('brass'), b)
        rod((s * .88, .1, .76), (s * .88, .34, 1.2), .022, M('brass'), b)
    # inside: coin tray with rows of coins seen under the lid
    box((1.7, 1.0, .06), (0, 0, .75), r=.02, m=M('ink'), parent=b)
    for i in range(4):
        for k in range(5):
            cylinder(.15, .05, (-.6 + i * .4, -.36 + k * .16, .8), (70, 0, 0), m=M('gold'), parent=b, n=32, bevel=.012)
    # lock plate and two rivets
    box((.36, .05, .34), (0, -.61, .5), r=.02, m=M('gold'), parent=b)
    cylinder(.05, .03, (0, -.645, .53), (90, 0, 0), m=M('ink'), parent=b, n=24, bevel=.005)
    box((.035, .03, .12), (0, -.645, .46), r=.008, m=M('ink'), parent=b, segments=1)
    bolt_row(b, [(s * .84, -.605, z) for s in (-1, 1) for z in (.2, .64)], .04)
    # coins
    coins(g, 7, .34, .115, (-1.05, -.35, 0))
    coins(g, 4, .34, .115, (-.52, -.95, 0), material('metal', '#c98a55', rough=.3))
    coins(g, 2, .34, .115, (.2, -1.05, 0))
    coin(g, .34, .11, (.72, -.86, .33), (68, 0, 24))
    # the receipt: a paper tail with rules, curling back at the end
    path = [(0, 0), (.0, .4), (.03, .8), (.1, 1.12), (.24, 1.34), (.44, 1.42), (.6, 1.34), (.66, 1.18), (.6, 1.06)]
    fine = []
    for i in range(len(path) - 1):
        p0, p1, p2, p3 = path[max(0, i - 1)], path[i], path[i + 1], path[min(len(path) - 1, i + 2)]
        for k in range(6):
            t = k / 6
            fine.append(tuple(.5 * (2 * p1[c] + (p2[c] - p0[c]) * t + (2 * p0[c] - 5 * p1[c] + 4 * p2[c] - p3[c]) * t * t + (3 * p1[c] - p0[c] - 3 * p2[c] + p3[c]) * t ** 3) for c in (0, 1)))
    fine.append(path[-1])
    tail = group((-1.42, .52, 0), (0, 0, 75), parent=g)
    strip(fine, .8, .022, M('paper'), tail)
    for k in range(5):
        w = (.5, .56, .36, .52, .3)[k]
        box((.014, w, .05), (-.014 + (.0 if k > 1 else .02), -.28 + w / 2, .92 - k * .16), r=.003, m=M('teal') if k == 4 else M('stone', color='#a9a08c'), parent=tail, segments=1)


def feedback(g):
    """Slotted wooden box on a turned foot, note half in."""
    box((2.2, 1.36, .14), (0, 0, .07), r=.05, m=M('wood_dark'), parent=g)
    box((2.0, 1.2, 1.36), (0, 0, .8), r=.05, m=M('wood'), parent=g)
    box((2.2, 1.36, .16), (0, 0, 1.54), r=.06, m=M('wood_dark'), parent=g)
    # board joints and corner posts
    for z in (.46, .8, 1.14):
        box((2.006, 1.206, .014), (0, 0, z), r=.002, m=M('wood_dark'), parent=g, segments=1)
    for sx in (-1, 1):
        box((.2, .08, 1.34), (sx * .93, -.6, .8), r=.03, m=M('wood_pale'), parent=g)
        bolt_row(g, [(sx * .93, -.645, z) for z in (.3, .63, .97, 1.3)], .035)
    # slot with a brass throat
    box((1.36, .26, .04), (0, -.05, 1.63), r=.02, m=M('gold'), parent=g)
    box((1.2, .1, .02), (0, -.05, 1.645), r=.008, m=M('visor'), parent=g, segments=1)
    bolt_row(g, [(s * .62, -.05, 1.655) for s in (-1, 1)], .03, (0, 0, 0), M('brass'))
    # brass front: blank plate and a padlock
    box((.92, .03, .34), (0, -.612, 1.1), r=.02, m=M('gold'), parent=g)
    box((.8, .02, .24), (0, -.63, 1.1), r=.01, m=M('paper'), parent=g, segments=2)
    lock = group((0, -.68, .44), parent=g)
    box((.34, .14, .28), (0, 0, 0), r=.05, m=M('marigold'), parent=lock)
    torus(.11, .03, (0, 0, .15), (90, 0, 0), M('steel'), lock, n=40, arc=180)
    cylinder(.035, .02, (0, -.075, .02), (90, 0, 0), m=M('ink'), parent=lock, n=20, bevel=.004)
    box((.26, .06, .12), (0, .06, .22), r=.02, m=M('brass'), parent=lock)
    # the note, folded once, leaning in the slot
    note = group((.05, -.05, 1.42), (-6, 0, 7), parent=g)
    sheet_of(1.0, .92, note, (0, .02, .36), (84, 0, 0))
    sheet_of(1.0, .92, note, (0, -.07, .36), (95, 0, 0))
    tube([(-.5, -.028, .82), (.5, -.028, .82)], .05, M('paper'), note)
    for k in range(3):
        w = (.66, .5, .6)[k]
        box((w, .014, .04), (-.33 + w / 2, -.112 + .014 * k, .66 - k * .16), (5, 0, 0), r=.004, m=M('teal') if k == 0 else M('stone', color='#a9a08c'), parent=note, segments=1)
    # a pencil stub and a second folded note by the box, for people to use
    pencil(g, 1.0, .07, (-.62, -1.12, .07), (0, 90, 10))


def attendance(g):
    """Bound register lying open behind, tablet on a stand in front with rows of teal dots, pencil."""
    reg = group((-.72, .1, 0), (0, 0, 12), parent=g)
    book(reg, 2.2, 1.5, .42, cover=M('terracotta'), bands=3, corners=True, ribbon=M('marigold'))
    box((.9, .5, .014), (-.3, .1, .425), r=.01, m=M('paper'), parent=reg, segments=1)
    # stand: a wooden block with a groove
    stand = group((.74, -.28, 0), (0, 0, -10), parent=g)
    box((1.5, .5, .16), (0, .06, .08), r=.05, m=M('wood'), parent=stand)
    box((1.5, .08, .2), (0, -.17, .14), r=.03, m=M('wood'), parent=stand)
    tab, z = slate(stand, 2.0, 1.5, (0, .2, .88), (72, 0, 0), r=.14)
    rows, cols = 5, 8
    for i in range(rows):
        for j in range(cols):
            absent = (i, j) in ((1, 5), (3, 2))
            m = lit('#ffae3d', 2.0) if absent else lit('#35e6d4', 1.7)
            cylinder(.062, .012, (-.6 + j * .185, .36 - i * .19, z), m=m, parent=tab, n=24, bevel=0)
        box((.1, .05, .008), (-.8, .36 - i * .19, z), r=.003, m=lit('#f6f1e6', .8), parent=tab, segments=1)
    box((.5, .05, .008), (-.55, .52, z), r=.003, m=lit('#f6f1e6', .8), parent=tab, segments=1)
    pencil(g, 1.5, .08, (-1.6, -.86, .075), (0, 90, 3))


start(41)
series('school', [
    ('mod-school-admission', admission, dict(wide=3.36)),
    ('mod-school-student', student),
    ('mod-school-fees', fees),
    ('mod-school-feedback', feedback),
    ('mod-school-attendance', attendance),
])
main()
