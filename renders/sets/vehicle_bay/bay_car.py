"""The town's hatchback, close up: cut arches, a door that opens, a bonnet that lifts off; and the same body as a clear shell.

Built in the units of props.vehicles (1.95 long) and scaled by its group; faces -Y.  One unit of the sets is about half a metre.
"""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.vehicles import CAR_BODY, CAR_GLASS, bar, hull, spow, wheel

ROOF = [(-.17, .71, .722, .20), (-.13, .70, .738, .285), (0, .71, .758, .302), (.25, .715, .773, .305), (.5, .705, .758, .300), (.64, .69, .728, .285), (.69, .69, .708, .2)]
AXLES = (-.60, .60)


def section(stations, y):
    """Interpolated (z low, z high, half width) of a hull at y; the same spline as hull()."""
    for i in range(len(stations) - 1):
        if stations[i][0] <= y <= stations[i + 1][0]:
            lo, hi = 0, 1
            for _ in range(30):
                t = (lo + hi) / 2
                p = [stations[max(0, min(len(stations) - 1, i + k))] for k in (-1, 0, 1, 2)]
                v = [.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) for a, b, c, d in zip(*p)]
                lo, hi = (t, hi) if v[0] < y else (lo, t)
            return v[1:]
    return list(stations[0][1:] if y < stations[0][0] else stations[-1][1:])


def on_hull(stations, y, angle, e=.42, taper=.985, out=0.0):
    """A point of the skin; angle 0 = side (+X), 90 = top."""
    z0, z1, hw = section(stations, y)
    t = math.radians(angle)
    u = spow(math.sin(t), e)
    return ((hw + out) * spow(math.cos(t), e) * (1 + (taper - 1) * (u + 1) / 2), y, (z0 + z1) / 2 + ((z1 - z0) / 2 + out) * u)


def boolean(obj, cutter, operation):
    mod = obj.modifiers.new('bool', 'BOOLEAN')
    mod.operation = operation
    mod.object = cutter
    mod.solver = 'EXACT'
    bake(obj)
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(40)
    return obj


def drop(obj):
    bpy.data.objects.remove(obj)


def solid_car(at=(0, 0, 0), turn=0, scale=4.0, paint='ivory', door=None, bonnet=True, wheels=(True, True, True, True), lit=True):
    """Opaque hatchback.  door: None or the opening angle of the +X front door; bonnet=False shows the motor bay.

    wheels: (-X front, +X front, -X rear, +X rear).
    """
    root = group(name='car')
    p, ink, steel, glassy, night = M(paint), M('ink'), M('steel'), M('visor', color='#0b1420', rough=.08), M('night')
    body = hull(CAR_BODY, p, e=.42, around=72, along=10, taper=.985)
    cabin = hull(CAR_GLASS, glassy, e=.40, around=72, along=10, taper=.86)
    for y in AXLES:
        c = cylinder(.203, 1.4, (0, y, .172), (0, 90, 0), 0, n=64)
        boolean(body, c, 'DIFFERENCE')
        drop(c)
    if door is not None:
        y0, y1, z0, z1 = -.385, .125, .185, .70
        panel = hull(CAR_BODY, p, e=.42, around=72, along=10, taper=.985)
        pane = hull(CAR_GLASS, glassy, e=.40, around=72, along=10, taper=.86)
        c = box((.60, y1 - y0, z1 - z0), (.32, (y0 + y1) / 2, (z0 + z1) / 2), r=.03, segments=4)
        boolean(body, c, 'DIFFERENCE')
        boolean(cabin, c, 'DIFFERENCE')
        drop(c)
        g = .005
        c = box((.40, y1 - y0 - 2 * g, z1 - z0 - 2 * g), (.585, (y0 + y1) / 2, (z0 + z1) / 2), r=.028, segments=4)
        boolean(panel, c, 'INTERSECT')
        drop(c)
        c = box((.06, y1 - y0 - .06, .22), (.345, (y0 + y1) / 2 + .02, .60), r=.02, segments=4)
        boolean(pane, c, 'INTERSECT')
        drop(c)
        hinge = group((.435, y0, 0), (0, 0, -door), parent=root, name='door')
        for o in (panel, pane):
            o.parent = hinge
            o.location = (-.435, -y0, 0)
        inner = [(.380, y0 + .03, .24), (.380, y1 - .03, .24), (.380, y1 - .03, .50), (.380, y0 + .03, .50)]
        box((.014, .46, .28), (.378 - .435, .255, .36), r=.006, m=night, parent=hinge, segments=2)
        box((.03, .26, .045), (.362 - .435, .26, .385), r=.012, m=M('teal'), parent=hinge, segments=3)
        box((.02, .09, .02), (.355 - .435, .36, .45), r=.008, m=steel, parent=hinge, segments=2)
        for z, r0 in ((.52, .010),):
            tube([(-.06, .02, .535), (-.07, .10, .63), (-.085, .22, .695), (-.08, .46, .70), (-.06, .495, .52)], .011, p, hinge, resolution=4, steps=10)
        box((.016, .075, .018), (.006, .42, .44), r=.007, m=steel, parent=hinge, segments=2)
        superball((.055, .03, .036), .6, .6, (.045, .0, .575), m=p, n=24, parent=hinge)
        # inside: floor, seat, dash, wheel, sill plate
        box((.38, .49, .03), (.20, -.13, .205), r=.008, m=night, parent=root, segments=2)
        box((.02, .50, .49), (.03, -.13, .44), r=.008, m=night, parent=root, segments=2)
        superball((.115, .125, .045), .5, .5, (.27, -.07, .275), (8, 0, 0), M('cloth_teal'), parent=root, n=32)
        superball((.11, .04, .15), .5, .5, (.27, .055, .42), (-14, 0, 0), M('cloth_teal'), parent=root, n=32)
        superball((.06, .03, .045), .6, .6, (.27, .10, .585), (-14, 0, 0), M('cloth_teal'), parent=root, n=24)
        superball((.19, .05, .06), .5, .5, (.22, -.345, .47), m=ink, parent=root, n=32)
        torus(.075, .010, (.10, -.26, .47), (62, 0, 0), m=ink, parent=root, n=40, k=10)
        box((.05, .46, .012), (.40, -.13, .193), r=.004, m=M('brass'), parent=root, segments=2)
    for o in (body, cabin):
        o.parent = root
    hull(ROOF, p, root, e=.45, around=56, along=8)
    if not bonnet:
        c = box((.60, .34, .30), (0, -.70, .52), r=.04, segments=4)
        boolean(body, c, 'DIFFERENCE')
        drop(c)
        box((.57, .32, .02), (0, -.70, .385), r=.006, m=night, parent=root, segments=2)
        superball((.15, .11, .06), .4, .4, (-.09, -.70, .435), m=M('teal'), parent=root, n=40)           # motor, inverter, reservoir, leads
        for i in range(6):
            box((.26, .008, .012), (-.09, -.785 + .034 * i, .496), r=.003, m=steel, parent=root, segments=1)
        box((.15, .16, .08), (.17, -.68, .435), r=.02, m=M('ivory'), parent=root, segments=3)
        cylinder(.035, .05, (.18, -.81, .425), m=M('brass'), parent=root, bevel=.008, n=24)
        for k in range(3):
            tube([(-.02 + .02 * k, -.70, .49), (.06, -.74 + .03 * k, .53), (.14, -.70 + .03 * k, .475)], .009, M('orange', color='#e07b1e'), root, resolution=5, steps=10)
        tube([(-.25, -.80, .42), (-.26, -.68, .46), (-.24, -.58, .43)], .010, M('rubber'), root, resolution=5)
    for s in (-1, 1):
        open_side = door is not None and s > 0
        tube([(s * .372, -.50, .525), (s * .345, -.28, .66), (s * .31, -.13, .728)], .020, p, root, resolution=4, steps=8)
        tube([(s * .368, .14, .53), (s * .332, .16, .72)], .022, ink, root, smooth=False, resolution=4)
        tube([(s * .352, .66, .54), (s * .322, .60, .69), (s * .30, .55, .735)], .034, p, root, resolution=4, steps=8)
        tube([(s * .31, -.14, .73), (s * .315, .2, .752), (s * .30, .55, .738)], .016, p, root, resolution=4, steps=8)
        bar((s * .432, .14 if open_side else -.46, .533 if open_side else .515), (s * .43, .70, .545), .008, steel, root)
        for y in ((.60,) if open_side else (-.40, .12, .60)):
            pts = [on_hull(CAR_BODY, y + .004 * k, a, out=.001) for k, a in enumerate((30, 12, 0, -12, -28))]
            tube([(s * q[0], q[1], q[2]) for q in pts], .0035, ink, root, resolution=2, steps=6)
        for y in ((.50,) if open_side else (.02, .50)):
            box((.016, .075, .018), (s * .437, y, .44), r=.007, m=steel, parent=root, segments=2)
        box((.03, .74, .035), (s * .420, 0, .150), r=.012, m=ink, parent=root, segments=2)
        if not open_side:
            superball((.055, .03, .036), .6, .6, (s * .475, -.42, .575), m=p, n=24, parent=root)
            box((.04, .02, .015), (s * .425, -.42, .55), r=.006, m=ink, parent=root, segments=1)
        for k, y in enumerate(AXLES):
            torus(.206, .012, (s * .428, y, .172), (90, 0, 90), p, root, n=40, k=10, arc=180)
            if wheels[2 * k + (s > 0)]:
                wheel(.165, .13, (s * .385, y, .165), root, rim='steel', hub='ink', bolts=5)
            else:                                                            # brake disc and hub
                cylinder(.10, .02, (s * .38, y, .172), (0, 90, 0), .004, steel, n=48, parent=root)
                cylinder(.045, .05, (s * .385, y, .172), (0, 90, 0), .008, M('gun'), n=32, parent=root)
                box((.05, .06, .10), (s * .375, y + .085, .19), r=.015, m=M('terracotta'), parent=root)
        superball((.085, .035, .045), .6, .6, (s * .285, -.925, .375), (0, 0, s * -22), M('lit_warm', power=3.2 if lit else 1.4), n=32, parent=root)
        torus(.088, .006, (s * .287, -.935, .375), (90, 0, s * -22), steel, root, n=40, k=8, scale=(1, .55, 1))
        superball((.032, .025, .02), .7, .7, (s * .32, -.935, .235), m=M('lit_amber', power=1.2), n=14, parent=root)
        superball((.05, .03, .075), .6, .6, (s * .33, .925, .43), (0, 0, s * 20), M('lit_amber', color='#c8321e', power=1.4), n=20, parent=root)
    for y in AXLES:
        cylinder(.199, .60, (0, y, .172), (0, 90, 0), .01, night, n=48, parent=root)
    box((.34, .03, .05), (0, -.972, .33), r=.018, m=ink, parent=root, segments=2)
    for k in range(3):
        box((.31, .012, .007), (0, -.988, .315 + .015 * k), r=.003, m=steel, parent=root, segments=1)
    superball((.40, .05, .04), .5, .3, (0, -.935, .215), m=ink, n=32, parent=root)
    superball((.38, .05, .045), .5, .3, (0, .93, .235), m=ink, n=32, parent=root)
    box((.20, .012, .055), (0, -.992, .235), r=.008, m=M('ivory'), parent=root, segments=2)
    box((.20, .012, .055), (0, .985, .37), r=.008, m=M('ivory'), parent=root, segments=2)
    for s in (-1, 1):
        tube([(s * .22 - .06, -.565, .502), (s * .12, -.50, .548), (s * .02 + .06, -.42, .60)], .006, ink, root, resolution=2, steps=6)
    if bonnet:
        for s in (-1, 1):
            tube([(s * .30, -.60, .508), (s * .33, -.78, .478), (s * .30, -.93, .42)], .0035, ink, root, resolution=2, steps=8)
    tube([(.2, .62, .755), (.2, .70, .86)], .006, ink, root, smooth=False, resolution=3)
    return place(root, at, (0, 0, turn), scale)


def clear_car(at=(0, 0, 0), turn=0, scale=4.0):
    """The same body as a clear shell with fine contours; wheels, floor and seats inside.  Returns the group."""
    root = group(name='clear car')
    shell = material('thin', '#dff2f4', blend=.20, rough=.05)
    hull(CAR_BODY, shell, root, e=.42, around=72, along=10, taper=.985)
    hull(CAR_GLASS, material('thin', '#cfe8ee', blend=.16, rough=.04), root, e=.40, around=72, along=10, taper=.86)
    edge = material('emit', '#7fb8d0', power=.75)
    ys = [CAR_BODY[0][0] + (CAR_BODY[-1][0] - CAR_BODY[0][0]) * k / 40 for k in range(41)]
    for s in (-1, 1):
        for a in (52, 0, -52):
            tube([(s * q[0], q[1], q[2]) for q in (on_hull(CAR_BODY, y, a, out=.002) for y in ys)], .0028, edge, root, smooth=False, resolution=3)
        ysg = [CAR_GLASS[0][0] + (CAR_GLASS[-1][0] - CAR_GLASS[0][0]) * k / 40 for k in range(41)]
        tube([(s * q[0], q[1], q[2]) for q in (on_hull(CAR_GLASS, y, 50, .40, .86, .002) for y in ysg)], .0030, edge, root, smooth=False, resolution=3)
        for y in (.14,):
            tube([(s * q[0], q[1], q[2]) for q in (on_hull(CAR_GLASS, y, a, .40, .86, .002) for a in range(-10, 55, 5))], .0024, edge, root, smooth=False, resolution=3)
        for y in (-.40, .12, .60):
            tube([(s * q[0], q[1], q[2]) for q in (on_hull(CAR_BODY, y, a, out=.002) for a in range(-50, 52, 6))], .0022, edge, root, smooth=False, resolution=3)
        for y in AXLES:
            torus(.20, .005, (s * .432, y, .172), (90, 0, 90), edge, root, n=40, k=8, arc=180)
            wheel(.165, .13, (s * .385, y, .165), root, rim='steel', hub='brass', bolts=5)
        superball((.085, .035, .045), .6, .6, (s * .285, -.925, .375), (0, 0, s * -22), M('lit_warm', power=3), n=32, parent=root)
        superball((.035, .022, .05), .6, .6, (s * .33, .925, .43), (0, 0, s * 20), M('lit_amber', color='#c8321e', power=1.6), n=20, parent=root)
    for y in AXLES:
        bar((-.36, y, .165), (.36, y, .165), .018, M('gun'), root, 5)
    for y in AXLES:                                                          # arcs over bonnet and tail
        tube([on_hull(CAR_BODY, y * 1.25, a, out=.002) for a in range(20, 161, 7)], .0022, edge, root, smooth=False, resolution=3)
    for y in (-.28, .62):
        tube([on_hull(CAR_GLASS, y, a, .40, .86, .002) for a in range(0, 181, 6)], .0024, edge, root, smooth=False, resolution=3)
    slab(rounded_rect(.70, 1.30, .05), .03, .01, M('night'), (0, .02, .155), parent=root)
    for s in (-1, 1):
        for y in (-.05, .42):
            superball((.12, .12, .03), .5, .5, (s * .18, y, .235), (6, 0, 0), M('night', color='#24365e'), parent=root, n=32)
            superball((.115, .03, .14), .5, .5, (s * .18, y + .12, .36), (-14, 0, 0), M('night', color='#24365e'), parent=root, n=32)
    torus(.075, .009, (-.18, -.27, .475), (62, 0, 0), m=M('steel'), parent=root, n=40, k=10)
    bar((-.18, -.28, .47), (-.18, -.48, .36), .010, M('steel'), root, 4)
    return place(root, at, (0, 0, turn), scale)
