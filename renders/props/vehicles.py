"""The town's vehicles: bus, car, van, truck, scooter, auto_rickshaw.

Street scale: one unit is about two metres.  Every function returns a group with its origin on the ground at the centre,
facing -Y (so in traffic that keeps left, the kerb side of a vehicle is +X).  Each variant is modelled once, merged into one
mesh and instanced after that, so twenty cars cost little more than one.
"""
import hashlib
import math

import bmesh
import bpy
from mathutils import Vector

from studio.studio import (ball, box, cylinder, disc, finish, from_bmesh, group, instance, lathe, merge, place, rounded_rect, slab,
                           superball, torus, tube)
from props.materials import M


# ---------------------------------------------------------------------------- shared helpers

def packed(key, build):
    """Mesh made by build(root) once per set and variant: start() drops all meshes, so the name is looked up each time."""
    name = 'prop-' + hashlib.md5(repr(key).encode()).hexdigest()[:16]
    mesh = bpy.data.meshes.get(name)
    if mesh is None:
        root = group(name='building ' + name)
        build(root)
        parts, empties, stack = [], [], [root]
        while stack:
            o = stack.pop()
            stack.extend(o.children)
            if o.type == 'EMPTY':
                empties.append(o)
            elif not o.hide_render:
                parts.append(o)
        mesh = merge(parts, name)
        for o in empties:
            bpy.data.objects.remove(o)
    return mesh


def prop(key, build, at, turn, scale, parent, name):
    """A group holding one instance of the packed mesh; ``turn`` may be an angle about Z or a full Euler triple."""
    turn = (0, 0, turn) if isinstance(turn, (int, float)) else turn
    root = group(at, turn, scale, parent, name)
    instance(packed(key, build), parent=root)
    return root


def spow(v, e):
    return math.copysign(abs(v) ** e, v)


def hull(stations, m, parent=None, e=.45, around=44, along=6, taper=1.0, at=(0, 0, 0)):
    """Skin over superellipse sections along Y: stations (y, z low, z high, half width); ``taper`` narrows the top."""
    def spline(i, t):
        p = [stations[max(0, min(len(stations) - 1, i + k))] for k in (-1, 0, 1, 2)]
        return [.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) for a, b, c, d in zip(*p)]
    sections = [spline(i, k / along) for i in range(len(stations) - 1) for k in range(along)] + [list(stations[-1])]
    bm = bmesh.new()
    rings = []
    for y, z0, z1, hw in sections:
        ring = []
        for k in range(around):
            t = 2 * math.pi * k / around
            u = spow(math.sin(t), e)
            ring.append(bm.verts.new((hw * spow(math.cos(t), e) * (1 + (taper - 1) * (u + 1) / 2), y, (z0 + z1) / 2 + (z1 - z0) / 2 * u)))
        rings.append(ring)
    for one, two in zip(rings, rings[1:]):
        for k in range(around):
            bm.faces.new((one[k], two[k], two[(k + 1) % around], one[(k + 1) % around]))
    bm.faces.new(rings[0])
    bm.faces.new(list(reversed(rings[-1])))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return place(finish(from_bmesh(bm, 'hull'), m, smooth_angle=50), at, parent=parent)


def side(outline, width, r, m, parent, x=0, segments=3):
    """Extrude an outline of (y, z) across X, centred on x."""
    return slab(outline, width, r, m, (x - width / 2, 0, 0), (90, 0, 90), parent, segments)


def arch(y, r, z, n=14):
    """Points of a wheel arch cut from below, walking towards -Y."""
    return [(y + r * math.cos(math.radians(180 * k / n)), z + r * math.sin(math.radians(180 * k / n))) for k in range(n + 1)]


def wheel(r, w, at, parent, rim='ivory', hub='brass', bolts=6):
    """Tyre, dished rim, ring of bolts, cap; axle along X."""
    g = group(at, (0, 90, 0), parent=parent)
    lathe([(.60 * r, -w * .5), (.90 * r, -w * .5), (.98 * r, -w * .36), (r, -w * .2), (r, w * .2), (.98 * r, w * .36), (.90 * r, w * .5), (.60 * r, w * .5)],
          m=M('rubber'), n=48, parent=g, subdivide=1)
    lathe([(0, -w * .40), (.46 * r, -w * .36), (.60 * r, -w * .48), (.655 * r, -w * .51), (.655 * r, w * .51), (.60 * r, w * .48), (.46 * r, w * .36), (0, w * .40)],
          m=M(rim), n=40, parent=g)
    for s in (-1, 1):
        lathe([(0, 0), (.2 * r, 0), (.17 * r, .08 * r), (.08 * r, .12 * r), (0, .13 * r)], (0, 0, s * w * .38), (0 if s > 0 else 180, 0, 0), M(hub), 24, parent=g)
        for k in range(bolts):
            a = 2 * math.pi * k / bolts
            cylinder(.045 * r, .05 * r, (.34 * r * math.cos(a), .34 * r * math.sin(a), s * w * .39), m=M('steel'), n=6, bevel=0, parent=g)
    return g


def bar(a, b, r, m, parent, resolution=3):
    """Straight rod between two points."""
    return tube([a, b], r, m, parent, smooth=False, resolution=resolution)


def loop(points, r, m, parent, at=(0, 0, 0), turn=(0, 0, 0)):
    """Closed moulding round a window or panel; points are 2D."""
    return tube([(x, y, 0) for x, y in points], r, m, parent, smooth=False, closed=True, resolution=3, at=at, turn=turn)


def lamp_round(x, y, z, r, parent, lens, rim='brass', facing=-1):
    """Headlamp or tail lamp looking along -Y (facing=1: +Y)."""
    turn = (90, 0, 0) if facing < 0 else (-90, 0, 0)
    lathe([(0, 0), (r, 0), (r * 1.12, .01), (r * 1.12, .03), (r, .045), (r * .9, .045)], (x, y - facing * .02, z), turn, M(rim), 28, parent=parent)
    lathe([(r * .92, 0), (r * .8, .018), (r * .45, .03), (0, .034)], (x, y + facing * .018, z), turn, lens, 28, parent=parent)


# ---------------------------------------------------------------------------- bus

def bus(at=(0, 0, 0), turn=0, parent=None, door='shut', lit=False, scale=1, lower='marigold', upper='ivory'):
    """School and town bus, marigold below, ivory above; 1.26 wide (mirrors 1.6), 4.25 long, 1.68 high.  door: 'shut' or 'open'.

    The kerb-side door is on +X behind the front edge.  lit=True lights the saloon ceiling and the headlamps.
    """
    def build(g):
        low, up, ink, steel, brass, pane = M(lower), M(upper), M('ink'), M('steel'), M('brass'), M('pane', color='#e2ebe6', blend=.22)
        W = 1.24
        front, rear, wr = -1.08, 1.22, .275
        # lower body with arches, skirt, belt
        outline = [(-2.08, .24)] + [(-2.12, .36), (-2.13, .6), (-2.105, .82), (2.09, .82), (2.12, .6), (2.10, .36), (2.06, .24)]
        outline += arch(rear, .335, .26) + arch(front, .335, .26)
        side(outline, W, .045, low, g)
        side([(-2.02, .16), (2.0, .16), (2.0, .30), (-2.02, .30)], W - .24, .03, ink, g)
        for y in (front, rear):                                      # wheel-well lining and arch lips
            side([(y - .33, .26), (y + .33, .26), (y + .33, .60), (y - .33, .60)], W - .34, .03, ink, g)
            for s in (-1, 1):
                torus(.338, .022, (s * W / 2, y, .26), (90, 0, 90), ink, g, n=28, k=8, arc=180)
                wheel(wr, .2, (s * (W / 2 - .13), y, wr), g)
        for s in (-1, 1):
            x = s * (W / 2 + .002)
            side([(-2.0, .655), (2.02, .655), (2.02, .735), (-2.0, .735)], .012, .005, up, g, x)          # ivory band
            for z in (.645, .745):
                bar((x, -2.06, z), (x, 2.06, z), .009, ink, g)
            for z in (.40,):
                bar((x, front + .36, z), (x, rear - .36, z), .014, ink, g)
            for y in (-.5, -.05, .4, .85, 1.65):                                                           # panel seams
                bar((x, y, .27), (x, y, .64), .0045, M('orange'), g)
                for z in (.32, .48, .60):
                    ball(.011, (x, y - .03, z), m=M('orange'), n=8, parent=g)
        # saloon floor, seats, rails, driver's place
        box((W - .08, 4.06, .03), (0, 0, .822), r=.01, m=ink, parent=g, segments=2)
        for y in [-.86 + .42 * k for k in range(7)]:
            for s in (-1, 1):
                box((.46, .09, .36), (s * .32, y + .16, .99), (-9, 0, 0), .035, M('teal'), g, 3)
                box((.46, .30, .07), (s * .32, y, .87), (0, 0, 0), .03, M('teal'), g, 3)
                bar((s * .12, y + .20, 1.15), (s * .52, y + .20, 1.15), .012, brass, g)
        box((.42, .09, .42), (-.30, -1.36, 1.0), (-6, 0, 0), .04, ink, g, 3)
        torus(.13, .014, (-.30, -1.72, 1.01), (-58, 0, 0), ink, g, n=28, k=8)
        box((W - .12, .26, .12), (0, -1.93, .86), r=.05, m=ink, parent=g, segments=3)
        for s in (-1, 1):
            bar((s * .2, -1.6, 1.38), (s * .2, 1.9, 1.38), .012, brass, g)
        bar((.12, -1.3, .84), (.12, -1.3, 1.38), .014, brass, g)
        # pillars and sliding windows
        edges = [-1.30, -.72, -.14, .44, 1.02, 1.60, 2.02]
        for s in (-1, 1):
            x = s * (W / 2 - .03)
            for y in edges:
                box((.05, .07, .56), (x, y, 1.09), r=.018, m=up, parent=g, segments=2)
            for y0, y1 in zip(edges, edges[1:]):
                mid, span = (y0 + y1) / 2, y1 - y0 - .07
                box((.008, span, .48), (x, mid, 1.085), r=.002, m=pane, parent=g, segments=1)
                loop(rounded_rect(span, .48, .05, 4), .012, ink, g, (x + s * .012, mid, 1.085), (90, 0, 90))
                box((.016, .016, .47), (x + s * .008, mid + .02, 1.085), r=.004, m=ink, parent=g, segments=1)
                bar((x + s * .012, y0 + .06, 1.20), (x + s * .012, y1 - .06, 1.20), .006, steel, g)
            box((.05, .08, .58), (x, -1.99, 1.08), (10.5, 0, 0), .02, up, g, 2)                            # A pillar
            bar((x, -2.05, .835), (x, 2.06, .835), .02, up, g)
        # driver's window, off side
        box((.008, .60, .46), (-(W / 2 - .03), -1.64, 1.085), r=.002, m=pane, parent=g, segments=1)
        loop(rounded_rect(.58, .48, .06, 4), .013, ink, g, (-(W / 2 - .018), -1.63, 1.085), (90, 0, 90))
        loop(rounded_rect(.52, .52, .05, 4), .006, M('orange'), g, (-(W / 2 + .002), -1.72, .53), (90, 0, 90))
        box((.02, .09, .022), (-(W / 2 + .012), -1.53, .60), r=.008, m=steel, parent=g, segments=2)
        # folding door, kerb side
        x = W / 2 + .004
        if door == 'open':
            box((.012, .54, 1.02), (x, -1.67, .80), r=.005, m=M('night'), parent=g, segments=1)
            box((.10, .46, .05), (x - .01, -1.67, .30), r=.015, m=steel, parent=g, segments=2)
            box((.014, .40, .02), (x + .008, -1.67, .36), r=.005, m=M('lit_warm', power=4), parent=g, segments=1)
            leaves = ((-1.935, 74), (-1.40, 106))
        else:
            leaves = ((-1.81, 0), (-1.545, 0))
        for y, fold in leaves:
            leaf = group((x + (.012 if not fold else .13), y, .80), (0, 0, fold), parent=g)
            box((.02, .25, 1.04), r=.012, m=up, parent=leaf, segments=2)
            box((.026, .19, .42), (0, 0, .26), r=.04, m=M('visor'), parent=leaf, segments=3)
            box((.026, .19, .36), (0, 0, -.24), r=.04, m=M('visor'), parent=leaf, segments=3)
            bar((.022, .095, -.2), (.022, .095, .3), .009, brass, leaf)
        # windscreen in two panes, wipers
        tilt = (79, 0, 0)
        for s in (-1, 1):
            slab(rounded_rect(.57, .50, .07, 5), .008, .002, pane, (s * .292, -2.045, 1.085), tilt, g, 1)
            loop(rounded_rect(.57, .51, .07, 5), .015, ink, g, (s * .292, -2.05, 1.085), tilt)
            tube([(s * .1, -2.115, .86), (s * .22, -2.10, .92), (s * .42, -2.075, 1.02)], .007, ink, g, resolution=3, steps=6)
        # roof: dome flattened below, gutter, hatches, marker lamps, rack rails
        superball((W / 2 + .012, 2.07, .24), .55, .16, (0, 0, 1.385), m=up, n=96, parent=g, shape=lambda p: Vector((p.x, p.y, p.z if p.z > 0 else p.z * .18)))
        loop(rounded_rect(W + .03, 4.13, .07, 5), .013, low, g, (0, 0, 1.378))
        for y in (-.8, .9):
            box((.46, .46, .05), (0, y, 1.625), r=.03, m=up, parent=g, segments=3)
            loop(rounded_rect(.40, .40, .04, 3), .008, ink, g, (0, y, 1.652))
        for s in (-1, 1):
            bar((s * .42, -1.5, 1.655), (s * .42, 1.7, 1.655), .014, steel, g)
            for y in (-1.5, -.7, .1, .9, 1.7):
                bar((s * .42, y, 1.59), (s * .42, y, 1.655), .010, steel, g)
        for k in range(5):
            superball((.035, .028, .022), .8, .8, (-.3 + .15 * k, -1.965, 1.56), m=M('lit_amber', power=2.5), n=14, parent=g)
        # blank board above the windscreen
        box((.74, .05, .15), (0, -2.035, 1.43), (-10, 0, 0), .03, ink, g, 3)
        box((.64, .02, .085), (0, -2.062, 1.425), (-10, 0, 0), .02, M('lit_warm', power=1.6), g, 2)
        # nose: grille, lamps, bumper, plate, mirrors
        box((.56, .04, .22), (0, -2.125, .56), r=.05, m=ink, parent=g, segments=3)
        for k in range(5):
            box((.48, .02, .015), (0, -2.15, .49 + .035 * k), r=.006, m=steel, parent=g, segments=2)
        torus(.05, .012, (0, -2.155, .57), (90, 0, 0), brass, g, n=28, k=8)
        for s in (-1, 1):
            lamp_round(s * .455, -2.135, .55, .085, g, M('lit_warm', power=5 if lit else 2.2))
            lamp_round(s * .31, -2.135, .43, .04, g, M('lit_amber', power=2))
            superball((.05, .02, .03), .6, .6, (s * .55, -2.10, .70), m=M('lit_amber', power=2), n=16, parent=g)
        box((W + .05, .13, .13), (0, -2.10, .28), r=.05, m=ink, parent=g, segments=4)
        box((W + .05, .13, .13), (0, 2.08, .28), r=.05, m=ink, parent=g, segments=4)
        box((.30, .015, .085), (0, -2.17, .285), r=.012, m=up, parent=g, segments=2)
        for s in (-1, 1):
            tube([(s * .58, -2.02, 1.36), (s * .72, -2.16, 1.40), (s * .78, -2.2, 1.28)], .014, ink, g, resolution=4, steps=8)
            superball((.065, .035, .13), .5, .6, (s * .78, -2.2, 1.13), m=ink, n=24, parent=g)
            tube([(s * .60, -2.05, .95), (s * .72, -2.15, .98), (s * .77, -2.19, 1.03)], .010, ink, g, resolution=4, steps=8)
        # tail
        slab(rounded_rect(.94, .40, .08, 5), .012, .004, M('visor'), (0, 2.035, 1.09), (90, 0, 180), g, 2)
        loop(rounded_rect(.96, .42, .08, 5), .014, ink, g, (0, 2.055, 1.09), (90, 0, 0))
        box((.05, .09, .58), (-.40, 2.02, 1.08), r=.02, m=up, parent=g, segments=2)
        box((.05, .09, .58), (.57, 2.02, 1.08), r=.02, m=up, parent=g, segments=2)
        box((.05, .09, .58), (-.57, 2.02, 1.08), r=.02, m=up, parent=g, segments=2)
        for s in (-1, 1):
            for z, c in ((.62, '#b3261a'), (.53, '#e58a1c'), (.44, '#f3ebdd')):
                superball((.05, .02, .038), .5, .5, (s * .52, 2.115, z), m=M('ivory', color=c), n=16, parent=g)
            bar((-.34 + (s + 1) * .07, 2.13, .4), (-.34 + (s + 1) * .07, 2.11, 1.55), .012, steel, g)
        for k in range(7):
            bar((-.34, 2.128, .46 + .17 * k), (-.20, 2.128, .46 + .17 * k), .010, steel, g)
        bar((-.40, 1.9, .18), (-.40, 2.14, .18), .03, steel, g)
        cylinder(.05, .012, (W / 2 + .004, 1.78, .50), (0, 90, 0), .003, up, n=24, parent=g)
        if lit:
            for s in (-1, 1):
                box((.08, 3.3, .012), (s * .36, .2, 1.372), r=.005, m=M('lit_warm', power=5), parent=g, segments=1)
    return prop(('bus', door, lit, lower, upper), build, at, turn, scale, parent, 'bus')


# ---------------------------------------------------------------------------- car

CAR_BODY = [(-.975, .21, .345, .26), (-.955, .175, .40, .34), (-.90, .15, .435, .385), (-.74, .135, .475, .415), (-.45, .13, .515, .43), (0, .13, .535, .435),
            (.45, .13, .545, .43), (.78, .14, .545, .41), (.90, .16, .53, .38), (.95, .19, .48, .34), (.97, .23, .42, .27)]
CAR_GLASS = [(-.56, .44, .49, .33), (-.47, .44, .55, .365), (-.28, .44, .67, .372), (-.10, .44, .735, .365), (.2, .44, .76, .358), (.5, .44, .745, .352),
             (.72, .44, .68, .345), (.84, .44, .58, .33), (.88, .44, .52, .30)]


def car(at=(0, 0, 0), turn=0, parent=None, color='ivory', lit=False, tag=False, scale=1):
    """Small hatchback, opaque glass; .87 wide (mirrors 1.06), 1.95 long, .77 high.  color: a material name or '#rrggbb'.

    tag=True puts a small windscreen tag behind the glass; lit=True lights head and tail lamps.
    """
    def build(g):
        paint = M('ivory', color=color) if color.startswith('#') else M(color)
        ink, steel, glass = M('ink'), M('steel'), M('visor', color='#0b1420', rough=.08)
        hull(CAR_BODY, paint, g, e=.42, taper=.985)
        hull(CAR_GLASS, glass, g, e=.40, taper=.86)
        # roof skin and pillars lie on the glass; drawn a little proud so that they catch light
        hull([(-.17, .71, .722, .20), (-.13, .70, .738, .285), (0, .71, .758, .302), (.25, .715, .773, .305), (.5, .705, .758, .300), (.64, .69, .728, .285), (.69, .69, .708, .2)], paint, g, e=.45)
        for s in (-1, 1):
            tube([(s * .372, -.50, .525), (s * .345, -.28, .66), (s * .31, -.13, .728)], .020, paint, g, resolution=4, steps=8)
            tube([(s * .368, .12, .53), (s * .332, .14, .72)], .022, ink, g, smooth=False, resolution=4)
            tube([(s * .352, .66, .54), (s * .322, .60, .69), (s * .30, .55, .735)], .034, paint, g, resolution=4, steps=8)
            tube([(s * .31, -.14, .73), (s * .315, .2, .752), (s * .30, .55, .738)], .016, paint, g, resolution=4, steps=8)
            bar((s * .432, -.46, .515), (s * .43, .70, .545), .008, steel, g)
            # doors: seams, handles, sill, rub strip
            for y in (-.40, .12, .60):
                tube([(s * .4335, y, .525), (s * .437, y + .01, .36), (s * .425, y + .02, .19)], .0045, ink, g, resolution=2, steps=6)
            for y in (.02, .50):
                box((.016, .075, .018), (s * .437, y, .44), r=.007, m=steel, parent=g, segments=2)
            box((.03, 1.0, .035), (s * .423, 0, .155), r=.012, m=ink, parent=g, segments=2)
            superball((.055, .03, .036), .6, .6, (s * .475, -.42, .575), m=paint, n=20, parent=g)
            box((.04, .02, .015), (s * .425, -.42, .55), r=.006, m=ink, parent=g, segments=1)
            for y in (-.60, .60):
                cylinder(.196, .12, (s * .375, y, .175), (0, 90, 0), .01, ink, n=32, parent=g)
                torus(.197, .014, (s * .430, y, .175), (90, 0, 90), paint, g, n=24, k=8, arc=180)
                wheel(.165, .13, (s * .385, y, .165), g, rim='steel', hub='ink', bolts=5)
            superball((.085, .035, .045), .6, .6, (s * .285, -.925, .375), (0, 0, s * -22), M('lit_warm', power=5 if lit else 1.8), n=24, parent=g)
            superball((.032, .025, .02), .7, .7, (s * .32, -.935, .235), m=M('lit_amber', power=1.2), n=14, parent=g)
            superball((.05, .03, .075), .6, .6, (s * .33, .925, .43), (0, 0, s * 20), M('lit_amber', color='#c8321e', power=3.5 if lit else 1), n=20, parent=g)
        # nose and tail
        box((.34, .03, .05), (0, -.972, .33), r=.018, m=ink, parent=g, segments=2)
        for k in range(3):
            box((.31, .012, .007), (0, -.988, .315 + .015 * k), r=.003, m=steel, parent=g, segments=1)
        superball((.40, .05, .04), .5, .3, (0, -.935, .215), m=ink, n=32, parent=g)
        superball((.38, .05, .045), .5, .3, (0, .93, .235), m=ink, n=32, parent=g)
        box((.20, .012, .055), (0, -.992, .235), r=.008, m=M('ivory'), parent=g, segments=2)
        box((.20, .012, .055), (0, .985, .37), r=.008, m=M('ivory'), parent=g, segments=2)
        for s in (-1, 1):
            tube([(s * .22 - .06, -.565, .502), (s * .12, -.50, .548), (s * .02 + .06, -.42, .60)], .006, ink, g, resolution=2, steps=6)
        tube([(-.30, -.60, .508), (-.33, -.78, .478), (-.30, -.93, .42)], .0035, ink, g, resolution=2, steps=8)
        tube([(.30, -.60, .508), (.33, -.78, .478), (.30, -.93, .42)], .0035, ink, g, resolution=2, steps=8)
        tube([(.2, .62, .755), (.2, .70, .86)], .006, ink, g, smooth=False, resolution=3)
        if tag:
            box((.10, .008, .06), (.17, -.335, .655), (42, 0, 0), .01, M('lit_teal', power=3), g, 2)
    return prop(('car', color, lit, tag), build, at, turn, scale, parent, 'car')


# ---------------------------------------------------------------------------- van

VAN_BODY = [(-1.17, .22, .50, .34), (-1.15, .18, .58, .40), (-1.10, .16, .66, .43), (-.98, .15, .80, .445), (-.80, .14, 1.02, .45), (-.60, .14, 1.10, .455), (-.2, .14, 1.12, .46),
            (.9, .14, 1.12, .46), (1.08, .15, 1.10, .455), (1.14, .17, 1.05, .44), (1.165, .21, .95, .40)]


def van(at=(0, 0, 0), turn=0, parent=None, color='ivory', stripe='teal', lit=False, scale=1):
    """Small delivery van; .93 wide (mirrors 1.14), 2.34 long, 1.15 high.  stripe: material name of its waist band."""
    def build(g):
        paint = M('ivory', color=color) if color.startswith('#') else M(color)
        ink, steel, glass = M('ink'), M('steel'), M('visor', color='#0b1420', rough=.08)
        hull(VAN_BODY, paint, g, e=.26, taper=.93)
        # windscreen and side glass as thin shells slightly outside the body
        slab(rounded_rect(.74, .40, .09, 5), .02, .008, glass, (0, -.958, .855), (54, 0, 0), g, 3)
        loop(rounded_rect(.76, .42, .09, 5), .010, ink, g, (0, -.965, .862), (54, 0, 0))
        for s in (-1, 1):
            slab([(-.86, .68), (-.42, .68), (-.42, .98), (-.66, .98)], .02, .02, glass, (s * .441 - .01, 0, 0), (90, 0, 90), g, 3)
            slab(rounded_rect(.42, .25, .05, 4), .02, .008, glass, (s * .441 - .01, -.10, .83), (90, 0, 90), g, 3)
            side([(-1.08, .50), (1.10, .50), (1.10, .585), (-1.10, .585)], .012, .005, M(stripe), g, s * .457)
            for y in (-.36, .18):
                bar((s * .4575, y, .20), (s * .444, y, 1.02), .005, ink, g)
            bar((s * .448, .18, .93), (s * .448, 1.05, .93), .010, steel, g)                               # sliding-door rail
            for y in (-.45, .26):
                box((.016, .09, .02), (s * .460, y, .63), r=.008, m=steel, parent=g, segments=2)
            box((.03, 1.0, .04), (s * .45, 0, .17), r=.014, m=ink, parent=g, segments=2)
            for y in (-.74, .72):
                cylinder(.212, .12, (s * .402, y, .185), (0, 90, 0), .01, ink, n=32, parent=g)
                torus(.213, .014, (s * .458, y, .185), (90, 0, 90), paint, g, n=24, k=8, arc=180)
                wheel(.178, .14, (s * .41, y, .178), g, rim='ivory', hub='steel', bolts=5)
            lamp_round(s * .30, -1.155, .46, .065, g, M('lit_warm', power=5 if lit else 1.8), 'steel')
            superball((.03, .02, .045), .6, .6, (s * .385, -1.13, .33), m=M('lit_amber', power=1.2), n=14, parent=g)
            superball((.03, .02, .10), .5, .5, (s * .38, 1.155, .55), m=M('lit_amber', color='#c8321e', power=3 if lit else 1), n=16, parent=g)
            tube([(s * .44, -.86, .70), (s * .53, -.90, .73)], .010, ink, g, smooth=False, resolution=3)
            superball((.03, .025, .07), .5, .6, (s * .545, -.905, .74), m=ink, n=18, parent=g)
            tube([(s * .28 - .1, -1.10, .655), (s * .2, -1.05, .71), (s * .1 + .08, -.98, .80)], .006, ink, g, resolution=2, steps=6)
        box((.36, .02, .07), (0, -1.168, .46), r=.02, m=ink, parent=g, segments=2)
        for k in range(3):
            box((.32, .012, .01), (0, -1.18, .44 + .02 * k), r=.004, m=steel, parent=g, segments=1)
        box((.88, .09, .10), (0, -1.12, .22), r=.04, m=ink, parent=g, segments=3)
        box((.88, .09, .10), (0, 1.13, .22), r=.04, m=ink, parent=g, segments=3)
        box((.22, .012, .06), (0, -1.17, .225), r=.01, m=M('ivory'), parent=g, segments=2)
        bar((0, 1.172, .25), (0, 1.165, 1.04), .006, ink, g)
        for s in (-1, 1):
            slab(rounded_rect(.30, .26, .05, 4), .015, .006, glass, (s * .2, 1.155, .86), (90, 0, 180), g, 2)
            box((.016, .03, .14), (s * .05, 1.18, .62), r=.008, m=steel, parent=g, segments=2)
            bar((s * .34, -.35, 1.15), (s * .34, .95, 1.15), .012, steel, g)
            for y in (-.35, .3, .95):
                bar((s * .34, y, 1.09), (s * .34, y, 1.15), .010, steel, g)
        for y in (-.2, .1, .4, .7):
            bar((-.34, y, 1.15), (.34, y, 1.15), .009, steel, g)
    return prop(('van', color, stripe, lit), build, at, turn, scale, parent, 'van')


# ---------------------------------------------------------------------------- truck

def truck(at=(0, 0, 0), turn=0, parent=None, load=None, color='terracotta', lit=False, scale=1):
    """Two-axle truck with a timber bed; 1.2 wide, 3.6 long, 1.5 high.  load: None, 'sacks' or 'crates'."""
    def build(g):
        paint = M('ivory', color='#b5623c') if color == 'terracotta' else (M('ivory', color=color) if color.startswith('#') else M(color))
        ink, steel, glass, wood = M('ink'), M('steel'), M('visor', color='#0b1420', rough=.08), M('wood')
        for s in (-1, 1):
            side([(-1.7, .34), (1.75, .34), (1.75, .46), (-1.7, .46)], .08, .015, ink, g, s * .3)
        for y in (-.6, .1, .8, 1.6):
            box((.6, .07, .07), (0, y, .40), r=.02, m=ink, parent=g, segments=2)
        # cab
        side([(-1.76, .34), (-1.79, .62), (-1.76, .86), (-1.66, 1.36), (-1.58, 1.44), (-.86, 1.46), (-.82, 1.4), (-.82, .34)] + arch(-1.2, .33, .32), 1.14, .07, paint, g, segments=4)
        side([(-1.45, .3), (-.95, .3), (-.95, .62), (-1.45, .62)], .86, .02, ink, g)
        slab(rounded_rect(.96, .42, .08, 5), .02, .008, glass, (0, -1.715, 1.09), (79, 0, 0), g, 3)
        loop(rounded_rect(.98, .44, .08, 5), .014, M('ivory'), g, (0, -1.732, 1.093), (79, 0, 0))
        bar((0, -1.77, .88), (0, -1.69, 1.30), .012, paint, g)
        for s in (-1, 1):
            slab(rounded_rect(.46, .36, .06, 4), .014, .006, glass, (s * .571 - .007, -1.22, 1.11), (90, 0, 90), g, 2)
            loop(rounded_rect(.62, .96, .06, 4), .006, ink, g, (s * .572, -1.22, .88), (90, 0, 90))
            box((.02, .10, .025), (s * .585, -.99, .80), r=.008, m=steel, parent=g, segments=2)
            lamp_round(s * .40, -1.80, .60, .085, g, M('lit_warm', power=5 if lit else 1.8))
            superball((.05, .02, .03), .6, .6, (s * .46, -1.775, .78), m=M('lit_amber', power=1.5), n=16, parent=g)
            tube([(s * .56, -1.66, 1.25), (s * .68, -1.76, 1.28), (s * .72, -1.78, 1.18)], .012, ink, g, resolution=3, steps=8)
            superball((.055, .03, .12), .5, .6, (s * .72, -1.78, 1.05), m=ink, n=20, parent=g)
            wheel(.29, .2, (s * .47, -1.2, .29), g)
            wheel(.29, .30, (s * .42, 1.1, .29), g)
            box((.28, .72, .03), (s * .44, 1.1, .615), r=.012, m=ink, parent=g, segments=2)
            cylinder(.12, .5, (s * .40, -.2, .40), (90, 0, 0), .03, steel if s > 0 else ink, n=28, parent=g)
        box((.66, .03, .20), (0, -1.79, .62), r=.04, m=ink, parent=g, segments=3)
        for k in range(5):
            box((.58, .02, .014), (0, -1.81, .555 + .033 * k), r=.005, m=M('brass'), parent=g, segments=1)
        box((1.2, .12, .16), (0, -1.80, .36), r=.05, m=ink, parent=g, segments=3)
        box((.26, .012, .08), (0, -1.866, .36), r=.012, m=M('ivory'), parent=g, segments=2)
        superball((.50, .20, .09), .6, .3, (0, -1.35, 1.48), m=M('ivory'), n=40, parent=g)
        # bed: floor boards, posts, side boards in three planks
        box((1.2, 2.5, .07), (0, .55, .66), r=.015, m=wood, parent=g, segments=2)
        for s in (-1, 1):
            for k in range(3):
                box((.035, 2.5, .15), (s * .59, .55, .79 + .165 * k), r=.012, m=M('wood_pale') if k == 1 else wood, parent=g, segments=2)
            for y in (-.66, .14, .96, 1.76):
                box((.05, .06, .62), (s * .62, y, .93), r=.014, m=paint, parent=g, segments=2)
                for z in (.79, .955, 1.12):
                    ball(.014, (s * .648, y, z), m=steel, n=8, parent=g)
            superball((.05, .02, .06), .5, .5, (s * .45, 1.83, .55), m=M('lit_amber', color='#c8321e', power=1), n=14, parent=g)
        for y in (-.69, 1.79):
            for k in range(3):
                box((1.16, .035, .15), (0, y, .79 + .165 * k), r=.012, m=wood, parent=g, segments=2)
        if load == 'sacks':
            k = 0
            for z in (.80, .98, 1.16):
                for y in (-.35, .05, .45, .85, 1.25):
                    for x in (-.29, .29):
                        k += 1
                        superball((.27, .19, .10), .6, .7, (x + .02 * (k % 3 - 1), y + .1 * (z > .9), z), (0, 0, (k * 37) % 13 - 6), M('card') if k % 3 else M('linen'), n=20, parent=g)
        if load == 'crates':
            for i, y in enumerate((-.35, .2, .75, 1.3)):
                for x in (-.28, .28):
                    h = .42 if (i + (x > 0)) % 2 else .56
                    box((.50, .48, h), (x, y, .70 + h / 2), r=.02, m=M('wood_pale') if i % 2 else M('card'), parent=g, segments=2)
                    for z in (.2, .8):
                        box((.515, .495, .05), (x, y, .70 + h * z), r=.01, m=wood, parent=g, segments=1)
    return prop(('truck', load, color, lit), build, at, turn, scale, parent, 'truck')


# ---------------------------------------------------------------------------- scooter

def scooter(at=(0, 0, 0), turn=0, parent=None, color='teal', stand=True, lit=False, scale=1):
    """Town scooter on its stand; .34 wide (mirrors .46), .92 long, .62 high.  color: material name or '#rrggbb'."""
    def build(g):
        paint = M('ivory', color=color) if color.startswith('#') else M(color)
        ink, steel, brass = M('ink'), M('steel'), M('brass')
        for y in (-.33, .31):
            wheel(.115, .065, (0, y, .115), g, rim='steel', hub='ink', bolts=5)
        # floor board with ribs, tail bodywork, belly
        hull([(-.20, .15, .19, .09), (-.16, .14, .20, .115), (.05, .14, .20, .115), (.12, .15, .22, .10)], paint, g, e=.4, around=28)
        for k in range(5):
            box((.012, .24, .008), (-.06 + .03 * k, -.04, .202), r=.003, m=ink, parent=g, segments=1)
        hull([(.06, .17, .34, .07), (.10, .17, .385, .105), (.22, .18, .395, .125), (.36, .24, .40, .115), (.44, .30, .385, .075), (.465, .33, .37, .04)], paint, g, e=.6, around=36)
        tube([(.118, .09, .22), (.130, .22, .27), (.10, .40, .34)], .008, brass, g, resolution=3, steps=8)
        tube([(-.118, .09, .22), (-.130, .22, .27), (-.10, .40, .34)], .008, brass, g, resolution=3, steps=8)
        # seat with stitching and a grab rail
        hull([(.02, .395, .42, .06), (.05, .385, .435, .09), (.20, .385, .44, .10), (.30, .39, .455, .095), (.40, .395, .45, .075), (.43, .40, .435, .04)], M('rubber', color='#2a1d16'), g, e=.6, around=32)
        tube([(-.098, .06, .412), (-.104, .2, .415), (-.078, .40, .42)], .0035, M('linen'), g, resolution=2, steps=8)
        tube([(.098, .06, .412), (.104, .2, .415), (.078, .40, .42)], .0035, M('linen'), g, resolution=2, steps=8)
        tube([(-.075, .36, .42), (-.07, .47, .445), (0, .495, .45), (.07, .47, .445), (.075, .36, .42)], .010, steel, g, resolution=4, steps=8)
        # leg shield: a curved plate from floor to handlebar
        shield = [(-.20, .17, .115), (-.245, .26, .145), (-.262, .36, .15), (-.268, .44, .11), (-.270, .49, .06)]
        bm = bmesh.new()
        rows = []
        for y, z, hw in shield:
            rows.append([bm.verts.new((hw * u, y + .05 * u * u, z)) for u in (-1, -.75, -.5, -.25, 0, .25, .5, .75, 1)])
        for a, b in zip(rows, rows[1:]):
            for k in range(8):
                bm.faces.new((a[k], a[k + 1], b[k + 1], b[k]))
        plate = finish(from_bmesh(bm, 'shield'), paint, smooth_angle=180)
        solid = plate.modifiers.new('solid', 'SOLIDIFY')
        solid.thickness = .02
        sub = plate.modifiers.new('sub', 'SUBSURF')
        sub.levels = sub.render_levels = 2
        plate.parent = g
        tube([(-.115, -.148, .17), (-.146, -.193, .26), (-.151, -.21, .36), (-.112, -.216, .44), (-.06, -.220, .49)], .008, brass, g, resolution=3, steps=8)
        tube([(.115, -.148, .17), (.146, -.193, .26), (.151, -.21, .36), (.112, -.216, .44), (.06, -.220, .49)], .008, brass, g, resolution=3, steps=8)
        # fork, mudguard, handlebar, headlamp, mirrors
        tube([(0, -.255, .50), (0, -.30, .28), (0, -.33, .2)], .020, steel, g, resolution=4, steps=8)
        for s in (-1, 1):
            tube([(s * .05, -.30, .26), (s * .05, -.33, .115)], .012, steel, g, smooth=False, resolution=4)
        torus(.128, .035, (0, -.33, .115), (90, 0, 90), paint, g, n=24, k=10, arc=150)
        superball((.085, .06, .06), .7, .7, (0, -.265, .525), m=paint, n=28, parent=g)
        lamp_round(0, -.315, .53, .045, g, M('lit_warm', power=5 if lit else 2), 'brass')
        tube([(-.17, -.20, .555), (-.09, -.245, .54), (0, -.25, .54), (.09, -.245, .54), (.17, -.20, .555)], .010, steel, g, resolution=4, steps=8)
        for s in (-1, 1):
            tube([(s * .11, -.236, .545), (s * .18, -.196, .557)], .016, M('rubber'), g, smooth=False, resolution=4)
            tube([(s * .10, -.252, .538), (s * .165, -.225, .548)], .005, steel, g, smooth=False, resolution=3)
            tube([(s * .095, -.242, .55), (s * .13, -.25, .61), (s * .165, -.25, .635)], .006, steel, g, resolution=3, steps=8)
            superball((.04, .012, .028), .8, .8, (s * .19, -.25, .645), m=ink, n=20, parent=g)
            superball((.02, .02, .014), .7, .7, (s * .10, -.235, .40), m=M('lit_amber', power=1.2), n=12, parent=g)
            superball((.018, .018, .012), .7, .7, (s * .085, .455, .345), m=M('lit_amber', power=1.2), n=12, parent=g)
        tube([(.02, -.24, .53), (.03, -.20, .42), (.02, -.19, .25)], .007, ink, g, resolution=3, steps=8)
        superball((.045, .015, .022), .6, .6, (0, .468, .365), m=M('lit_amber', color='#c8321e', power=1.2), n=16, parent=g)
        box((.11, .01, .06), (0, .475, .29), (-14, 0, 0), .01, M('ivory'), g, 2)
        # engine, exhaust, stand
        cylinder(.06, .09, (-.06, .27, .15), (0, 90, 0), .015, steel, n=28, parent=g)
        for k in range(5):
            torus(.062, .005, (-.10 + .02 * k, .27, .15), (0, 90, 0), ink, g, n=24, k=6)
        tube([(.06, .18, .14), (.095, .24, .11), (.10, .42, .15)], .028, steel, g, resolution=4, steps=8)
        if stand:
            for s in (-1, 1):
                tube([(s * .05, .10, .15), (s * .085, .14, .012), (s * .10, .17, .008)], .008, ink, g, resolution=3, steps=6)
    return prop(('scooter', color, stand, lit), build, at, turn, scale, parent, 'scooter')


# ---------------------------------------------------------------------------- auto-rickshaw

def auto_rickshaw(at=(0, 0, 0), turn=0, parent=None, color='teal', hood='ink', lit=False, scale=1):
    """Three-wheeler with a canvas hood; .70 wide, 1.42 long, .90 high."""
    def build(g):
        paint = M('ivory', color=color) if color.startswith('#') else M(color)
        ink, steel, brass, canvas = M('ink'), M('steel'), M('brass'), M('rubber', color='#171d2b') if hood == 'ink' else M(hood)
        wheel(.125, .075, (0, -.50, .125), g, rim='steel', hub='ink', bolts=5)
        for s in (-1, 1):
            wheel(.125, .08, (s * .27, .42, .125), g, rim='steel', hub='ink', bolts=5)
            torus(.145, .02, (s * .30, .42, .125), (90, 0, 90), ink, g, n=24, k=8, arc=180)
        # nose cowl, tub, tail
        hull([(-.68, .20, .30, .07), (-.66, .17, .42, .13), (-.60, .16, .52, .19), (-.48, .16, .57, .26), (-.36, .15, .58, .31), (-.30, .15, .56, .32)], paint, g, e=.6, around=40)
        box((.60, .70, .07), (0, .0, .18), r=.025, m=paint, parent=g, segments=3)
        hull([(.12, .15, .34, .32), (.2, .15, .46, .335), (.42, .15, .48, .335), (.60, .16, .47, .325), (.67, .2, .44, .30), (.69, .25, .40, .26)], paint, g, e=.35, around=40)
        for s in (-1, 1):
            box((.03, .50, .14), (s * .315, -.08, .26), r=.014, m=paint, parent=g, segments=2)
            bar((s * .322, -.42, .335), (s * .322, .2, .335), .010, brass, g)
            bar((s * .338, .20, .40), (s * .330, .62, .40), .008, brass, g)
        # seats
        box((.52, .20, .09), (0, .26, .46), r=.04, m=M('terracotta'), parent=g, segments=3)
        box((.52, .08, .30), (0, .40, .60), (-8, 0, 0), .035, M('terracotta'), g, 3)
        box((.30, .16, .09), (0, -.16, .36), r=.04, m=M('terracotta'), parent=g, segments=3)
        box((.26, .12, .15), (0, -.15, .25), r=.03, m=ink, parent=g, segments=2)
        # frame, windscreen, handlebar
        for s in (-1, 1):
            tube([(s * .30, -.36, .55), (s * .285, -.28, .80), (s * .26, -.22, .85)], .018, paint, g, resolution=4, steps=8)
            tube([(s * .315, .20, .44), (s * .30, .19, .84)], .016, paint, g, smooth=False, resolution=4)
        slab(rounded_rect(.50, .30, .07, 5), .008, .002, M('pane', color='#c3d6d2', blend=.3), (0, -.325, .69), (74, 0, 0), g, 1)
        loop(rounded_rect(.51, .31, .07, 5), .012, ink, g, (0, -.327, .69), (74, 0, 0))
        tube([(-.15, -.26, .60), (0, -.31, .58), (.15, -.26, .60)], .012, ink, g, resolution=4, steps=8)
        tube([(-.12, -.345, .57), (-.02, -.35, .68)], .006, ink, g, smooth=False, resolution=3)
        # hood with ribs; its back window
        hull([(-.30, .815, .845, .25), (-.27, .80, .87, .31), (-.10, .81, .895, .335), (.3, .81, .90, .335), (.52, .79, .875, .33), (.62, .70, .82, .32), (.66, .50, .72, .32), (.675, .46, .6, .31)], canvas, g, e=.4, around=40)
        for y in (-.1, .12, .34):
            tube([(-.335, y, .845), (-.30, y, .885), (0, y, .903), (.30, y, .885), (.335, y, .845)], .010, canvas, g, resolution=3, steps=6)
        for s in (-1, 1):
            side([(.24, .48), (.62, .46), (.62, .83), (.24, .86)], .016, .006, canvas, g, s * .318)
            for k in range(4):
                ball(.011, (s * .33, .27 + .1 * k, .485), m=brass, n=8, parent=g)
            tube([(s * .30, -.33, .66), (s * .39, -.38, .68)], .008, ink, g, smooth=False, resolution=3)
            superball((.022, .02, .05), .6, .6, (s * .40, -.385, .69), m=ink, n=16, parent=g)
            superball((.03, .02, .022), .7, .7, (s * .19, -.605, .46), m=M('lit_amber', power=1.4), n=14, parent=g)
            superball((.03, .02, .05), .6, .6, (s * .27, .69, .35), m=M('lit_amber', color='#c8321e', power=1.2), n=14, parent=g)
        slab(rounded_rect(.30, .14, .05, 4), .01, .004, M('visor'), (0, .665, .68), (82, 0, 180), g, 2)
        lamp_round(0, -.668, .42, .062, g, M('lit_warm', power=5 if lit else 2))
        torus(.14, .03, (0, -.50, .125), (90, 0, 90), ink, g, n=24, k=8, arc=180)
        box((.20, .02, .05), (0, .70, .24), r=.01, m=M('ivory'), parent=g, segments=2)
        bar((-.28, -.1, .15), (-.28, .3, .15), .016, steel, g)
    return prop(('auto', color, hood, lit), build, at, turn, scale, parent, 'auto rickshaw')
