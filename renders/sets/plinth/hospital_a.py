"""Plinth, hospital modules 1-5: registration, outdoor, indoor, laboratory, radiology."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.plinth import *
from props import medical


def registration(g):
    """Token dispenser with a ticket on its tongue, wrist band standing as a loop, blank card."""
    d = group((.3, .2, 0), (0, 0, -9), parent=g)
    slab(rounded_rect(1.5, 1.2, .3), .12, .05, M('ink'), parent=d)

    def lean(p):
        return Vector((p.x * (1 - .06 * p.z), p.y * (1 - .16 * max(0, p.z)) + .08 * p.z, p.z))
    superball((.7, .56, .86), .4, .45, (0, 0, .98), m=M('ivory'), parent=d, n=96, shape=lean)
    superball((.705, .565, .02), .3, .45, (0, -.03, .52), m=M('gold'), parent=d, n=96)
    # face: dark window with three lit bars, slot below, ticket on the tongue
    face = group((0, -.52, 1.06), (83, 0, 0), parent=d)
    slab(rounded_rect(.92, .5, .12), .06, .02, M('visor'), (0, .22, -.02), parent=face)
    for k in range(3):
        box((.2, .16, .01), (-.26 + k * .26, .22, .045), r=.004, m=lit('#35e6d4', 2.0) if k < 2 else lit('#ffae3d', 2.2), parent=face, segments=1)
    slab(rounded_rect(.84, .16, .07), .08, .02, M('ink'), (0, -.3, -.03), parent=face)
    strip([(0, 0), (.14, -.03), (.3, -.12), (.44, -.3), (.52, -.5)], .62, .02, M('paper'), d, (0, -.56, .77), (0, 0, -90))
    strip([(.19, -.03), (.3, -.1), (.37, -.18)], .4, .03, M('teal'), d, (0, -.575, .775), (0, 0, -90))
    # button
    lathe([(0, 0), (.3, 0), (.32, .03), (.3, .07), (.24, .08), (0, .08)], (0, .1, 1.8), (-6, 0, 0), M('gold'), 64, 1, d)
    lathe([(0, .06), (.22, .06), (.23, .1), (.18, .16), (0, .18)], (0, .1, 1.8), (-6, 0, 0), M('marigold'), 64, 1, d)
    # wrist band
    w = group((-1.12, -.32, .56), (90, 0, 24), parent=g)
    loop = [(.56 * math.cos(a) * 1.0, .56 * math.sin(a)) for a in [math.radians(i * 6) for i in range(61)]]
    strip(loop, .4, .045, M('teal', color='#11857b'), w, (0, 0, 0), (90, 0, 0))
    strip([(x * 1.012, z * 1.012) for x, z in loop], .05, .05, M('mint'), w, (0, 0, .13), (90, 0, 0))
    strip([(x * 1.012, z * 1.012) for x, z in loop], .05, .05, M('mint'), w, (0, 0, -.13), (90, 0, 0))
    plate = [(.6 * math.cos(a), .6 * math.sin(a)) for a in [math.radians(-150 + i * 5) for i in range(25)]]
    strip(plate, .36, .05, M('ivory'), w, (0, 0, 0), (90, 0, 0))
    cylinder(.09, .1, (.6, 0, 0), (0, 90, 0), m=M('gold'), parent=w, bevel=.025, n=40)
    # card, standing in a wooden foot
    c = group((1.16, -.6, 0), (0, 0, -16), parent=g)
    box((.9, .3, .14), (0, 0, .07), r=.05, m=M('wood'), parent=c)
    lean_card = group((0, 0, .1), (-12, 0, 0), parent=c)
    lanyard_card(lean_card, 1.02, .76, (0, .02, .38), (90, 0, 0), M('teal'), portrait=False)
    cylinder(.15, .02, (-.28, -.04, .36), (90, 0, 0), m=M('card', color='#d8b98a'), parent=lean_card, n=40, bevel=.005)


def outdoor(g):
    """Clinic stool with the stethoscope thrown over it; prescription pad leans in front."""
    s = group((.35, .15, 0), parent=g)
    for k in range(5):
        a = math.radians(72 * k - 90 + 20)
        x, y = math.cos(a), math.sin(a)
        tube([(0, 0, .3), (.35 * x, .35 * y, .27), (.78 * x, .78 * y, .2)], .065, M('ivory'), s)
        cylinder(.12, .09, (.8 * x, .8 * y, .12), (90, 0, math.degrees(a)), m=M('rubber'), parent=s, bevel=.03, n=40)
        cylinder(.05, .1, (.8 * x, .8 * y, .12), (90, 0, math.degrees(a)), m=M('gold'), parent=s, bevel=.01, n=24)
        rod((.8 * x, .8 * y, .14), (.8 * x, .8 * y, .24), .04, M('ink'), s)
    lathe([(0, .2), (.15, .2), (.17, .26), (.14, .4), (.1, .44), (.1, .9), (.07, .9), (.07, 1.3), (0, 1.3)], m=M('gold'), parent=s, n=56, subdivide=1)
    torus(.5, .045, (0, 0, .62), m=M('gold'), parent=s, n=72)
    for k in range(3):
        a = math.radians(120 * k + 30)
        rod((.1 * math.cos(a), .1 * math.sin(a), .62), (.5 * math.cos(a), .5 * math.sin(a), .62), .03, M('gold'), s)
    lathe([(0, 1.28), (.5, 1.28), (.66, 1.3), (.7, 1.34), (.7, 1.4), (0, 1.4)], m=M('ink'), parent=s, n=80, subdivide=1)
    lathe([(0, 1.38), (.68, 1.38), (.76, 1.43), (.79, 1.53), (.76, 1.64), (.66, 1.7), (.3, 1.74), (0, 1.72)], m=M('teal'), parent=s, n=96, subdivide=2)
    torus(.785, .022, (0, 0, 1.53), m=M('mint'), parent=s, n=96, k=10)
    cylinder(.06, .05, (0, 0, 1.73), m=M('gold'), parent=s, bevel=.02, n=32)
    rod((.1, -.06, 1.22), (.52, -.3, 1.16), .025, M('ink'), s)
    ball(.055, (.54, -.31, 1.16), m=M('marigold'), parent=s, n=24)
    # stethoscope over the cushion
    hose, steel = M('rubber', color='#1b2a4d'), M('gold', color='#e2c07f')
    tube([(-.42, -.8, 1.05), (-.42, -.82, 1.35), (-.38, -.76, 1.62), (-.26, -.5, 1.77), (-.02, -.34, 1.81), (.26, -.44, 1.79), (.42, -.68, 1.7), (.46, -.84, 1.5), (.46, -.87, 1.2), (.46, -.87, 1.0)], .062, hose, s)
    box((.2, .14, .18), (-.42, -.8, .98), r=.05, m=M('ink'), parent=s)
    for k in (-1, 1):
        tube([(-.42 + k * .05, -.8, .94), (-.42 + k * .18, -.81, .78), (-.42 + k * .27, -.82, .5), (-.42 + k * .16, -.82, .3)], .04, steel, s)
        superball((.075, .075, .1), .9, .9, (-.42 + k * .13, -.82, .24), (0, k * 30, 0), M('ivory'), parent=s, n=32)
    chest = group((.46, -.9, .72), (90, 0, 0), parent=s)
    lathe([(0, -.05), (.2, -.05), (.26, -.02), (.28, .03), (.27, .08), (.22, .1), (0, .1)], m=steel, parent=chest, subdivide=1, n=64)
    cylinder(.2, .03, (0, 0, .1), m=M('ivory'), parent=chest, bevel=.012, n=56)
    torus(.22, .022, (0, 0, .105), m=M('ink'), parent=chest, n=64)
    rod((.46, -.87, .96), (.46, -.88, 1.08), .075, steel, s)
    # pad on a small easel
    p = group((-1.12, -.46, 0), (0, 0, 14), parent=g)
    tilt = group((0, 0, .06), (-24, 0, 0), parent=p)
    box((1.06, .1, 1.4), (0, .04, .72), r=.03, m=M('wood'), parent=tilt)
    for k in range(5):
        box((.96, .024, 1.26 - .006 * k), (0, -.02 - .024 * k, .7), r=.008, m=M('paper'), parent=tilt, segments=1)
    box((.98, .16, .16), (0, -.06, 1.36), r=.03, m=M('teal'), parent=tilt)
    y = -.132
    box((.2, .016, .2), (-.3, y, 1.12), r=.006, m=M('teal'), parent=tilt, segments=1)
    rules(group((0, y, 0), (90, 0, 0), parent=tilt), -.38, .84, .74, 5, .15, .0, M('stone', color='#a9a08c'), .035)
    box((1.1, .3, .1), (0, -.08, .05), r=.04, m=M('wood_dark'), parent=p)
    slab([(.1, 0), (.62, 0), (.44, .9)], .08, .02, M('wood_dark'), (-.04, 0, 0), (90, 0, 90), p)
    fountain_pen(g, 1.3, .085, (-.75, -1.12, .085), (0, 88, 8), M('marigold'))


def indoor(g):
    """The ward's bed, head raised, drip stand beside it."""
    medical.bed(turn=-64, parent=g, raise_back=42)
    medical.drip_stand((1.3, 1.6, 0), turn=-20, parent=g, scale=.8)
    cab = group((-2.0, 1.3, 0), (0, 0, 20), parent=g)
    box((.9, .8, 1.0), (0, 0, .56), r=.06, m=M('ivory'), parent=cab)
    for z in (.34, .76):
        box((.78, .04, .34), (0, -.4, z), r=.02, m=M('mint'), parent=cab)
        rod((-.14, -.45, z), (.14, -.45, z), .03, M('gold'), cab)
    lathe([(0, 0), (.12, 0), (.14, .28), (.13, .3), (.11, .05), (0, .05)], (.1, 0, 1.07), m=M('glass'), parent=cab, n=40)
    for k in range(3):
        a = k * 2.1
        tube([(.1, 0, 1.1), (.1 + .05 * math.cos(a), .05 * math.sin(a), 1.4), (.1 + .14 * math.cos(a), .14 * math.sin(a), 1.62)], .012, M('leaf'), cab)
        ball(.09, (.1 + .14 * math.cos(a), .14 * math.sin(a), 1.66), m=M('marigold'), parent=cab, n=24, scale=(1, 1, .8))


def laboratory(g):
    """Microscope, three-quarter, beside three capped tubes and a dish."""
    medical.microscope((-.55, .3, 0), turn=46, parent=g)
    r = group((1.75, -.55, 0), (0, 0, -12), 1.0, g)
    box((1.9, .7, .14), (0, 0, .07), r=.05, m=M('wood_dark'), parent=r)
    box((1.9, .6, .12), (0, 0, 1.0), r=.04, m=M('wood'), parent=r)
    for s in (-1, 1):
        box((.14, .6, 1.0), (s * .86, 0, .54), r=.04, m=M('wood'), parent=r)
        bolt_row(r, [(s * .86, -.305, z) for z in (.25, .85)], .03)
    for k, (name, color, level) in enumerate((('marigold', '#e8941a', .8), ('teal', '#14a092', 1.1), ('terracotta', '#c2552e', .62))):
        x = -.52 + k * .52
        torus(.2, .03, (x, 0, 1.062), m=M('gold'), parent=r, n=40, k=10)
        lathe([(0, .16), (.08, .17), (.15, .22), (.175, .32), (.175, 1.62), (.15, 1.62), (.15, .33), (.12, .25), (0, .22)], (x, 0, 0), m=M('glass'), parent=r, n=48, smooth_angle=50)
        lathe([(0, .225), (.1, .24), (.145, .33), (.145, level), (0, level)], (x, 0, 0), m=material('satin', color, rough=.25, coat=.5), parent=r, n=40, smooth_angle=40)
        lathe([(0, 1.56), (.2, 1.56), (.215, 1.6), (.215, 1.84), (.19, 1.9), (0, 1.9)], (x, 0, 0), m=M(name), parent=r, n=40, subdivide=1)
    lathe([(0, 0), (.5, 0), (.52, .03), (.52, .2), (.49, .2), (.48, .05), (0, .05)], (-2.0, -1.05, 0), m=M('glass'), parent=g, n=80, smooth_angle=50)
    lathe([(0, .05), (.47, .05), (.47, .1), (0, .1)], (-2.0, -1.05, 0), m=M('mint'), parent=g, n=64)
    for k in range(7):
        a = k * 2.4
        ball(.05 + .02 * (k % 3), (-2.0 + .1 * math.sqrt(k) * 1.4 * math.cos(a), -1.05 + .1 * math.sqrt(k) * 1.4 * math.sin(a), .11), (1, 1, .4), m=M('marigold'), parent=g, n=20)


def radiology(g):
    """Light box with a film of soft bands; before it a model of the ring scanner with its couch."""
    b = group((-.72, .48, 0), (0, 0, 9), parent=g)
    for s in (-1, 1):
        box((.16, .6, .12), (s * .7, 0, .06), r=.04, m=M('ink'), parent=b)
        rod((s * .7, .1, .1), (s * .7, .06, .5), .06, M('ink'), b)
    tilt = group((0, 0, .22), (-7, 0, 0), parent=b)
    box((2.1, .22, 2.2), (0, 0, 1.12), r=.08, m=M('ivory'), parent=tilt)
    slab(rounded_rect(1.86, 1.9, .06), .02, .006, material('clay', '#dff7f2', rough=.6, glow='#d8fff6', power=1.5), (0, -.1, 1.2), (90, 0, 0), tilt)
    slab(rounded_rect(1.5, 1.7, .05), .015, .004, material('gloss', '#0c2b3d', rough=.2), (0, -.125, 1.2), (90, 0, 0), tilt)
    pale = material('clay', '#8fd6cf', rough=.6, glow='#7fd8d0', power=.55)
    y = -.146
    box((.1, .012, 1.2), (0, y, 1.2), r=.005, m=pale, parent=tilt, segments=1)
    for k in range(6):
        for s in (-1, 1):
            h = .42 + .05 * k - .012 * k * k
            tube([(s * .05, y, 1.72 - k * .19), (s * h * .6, y, 1.8 - k * .19), (s * h, y, 1.66 - k * .2), (s * (h - .06), y, 1.54 - k * .2)], .028, pale, tilt, resolution=4)
    for s in (-1, 1):
        box((.3, .06, .1), (s * .45, -.14, 2.08), r=.03, m=M('gold'), parent=tilt)
    cylinder(.06, .06, (.84, -.12, .16), (90, 0, 0), m=M('marigold'), parent=tilt, bevel=.02, n=32)
    box((.5, .04, .06), (-.5, -.12, .16), r=.02, m=M('ink'), parent=tilt)
    # scanner
    s = group((.98, -.34, 0), (0, 0, -28), parent=g)
    ring = [(r * 1.0, z) for r, z in ((.4, -.2), (.44, -.27), (.6, -.3), (.74, -.27), (.8, -.18), (.82, 0), (.8, .18), (.74, .27), (.6, .3), (.44, .27), (.4, .2), (.385, 0), (.4, -.2))]
    lathe(ring, (0, 0, .98), (90, 0, 0), M('ivory'), 96, 1, s)
    torus(.6, .03, (0, -.3, .98), (90, 0, 0), material('emit', '#35e6d4', power=2.2), s, n=96, k=12)
    torus(.42, .03, (0, -.27, .98), (90, 0, 0), M('gold'), s, n=72, k=12)
    torus(.8, .02, (0, -.17, .98), (90, 0, 0), M('gold'), s, n=96, k=10)
    box((1.2, .62, .3), (0, 0, .15), r=.08, m=M('teal'), parent=s)
    # couch
    box((.5, 2.0, .1), (0, -.35, .82), r=.045, m=M('ivory'), parent=s)
    superball((.24, .98, .06), .4, .2, (0, -.35, .9), m=M('cloth_teal'), parent=s, n=48)
    superball((.17, .14, .06), .6, .5, (0, .3, .97), m=M('paper'), parent=s, n=32)
    box((.34, .7, .5), (0, -.95, .35), r=.06, m=M('ivory'), parent=s)
    box((.46, .9, .12), (0, -.95, .06), r=.04, m=M('ink'), parent=s)
    box((.3, .5, .2), (0, -.95, .7), r=.05, m=M('ink'), parent=s)


start(51)
series('hospital', [
    ('mod-hosp-registration', registration),
    ('mod-hosp-outdoor', outdoor),
    ('mod-hosp-indoor', indoor, dict(tall=2.4)),
    ('mod-hosp-laboratory', laboratory, dict(tall=2.35)),
    ('mod-hosp-radiology', radiology),
])
main()
