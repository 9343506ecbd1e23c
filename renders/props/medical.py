"""Ward and bench things: bed, curtain, drip_stand, bedside_monitor, infusion_pump, trolley, bp_monitor, glucose_meter,
pulse_oximeter, stethoscope, microscope, tube_rack, centrifuge.

Room things (bed, curtain, drip_stand, bedside_monitor on its pole, trolley) are at one unit = half a metre.
Bench things (bp_monitor, glucose_meter, pulse_oximeter, stethoscope, microscope, tube_rack, infusion_pump, monitor head)
are at one unit = ten centimetres; give scale=.2 to put one into a room.  Origins on the ground at the centre, facing -Y.
"""
import math
import random

import bmesh
import bpy
from mathutils import Vector

from studio.studio import (bake, ball, bow_handle, box, cylinder, disc, finish, from_bmesh, group, instance, lathe, link, material,
                           merge, place, rounded_rect, slab, superball, torus, tube)
from props.materials import M


def _turn(turn):
    return turn if isinstance(turn, (tuple, list)) else (0, 0, turn)


def _holder(at, turn, scale, parent, name):
    return group(at, _turn(turn), scale, parent, name)


# ---------------------------------------------------------------------------- small parts
def castor(at=(0, 0, 0), r=.11, parent=None, turn=0):
    """Swivel wheel standing on z = 0 of ``at``, r = wheel radius."""
    c = group(at, (0, 0, turn), parent=parent, name='castor')
    cylinder(r, r * .5, (0, r * .5, r), (0, 90, 0), m=M('rubber'), bevel=r * .18, n=32, parent=c)
    cylinder(r * .55, r * .56, (0, r * .5, r), (0, 90, 0), m=M('steel'), bevel=r * .08, n=24, parent=c)
    for side in (-1, 1):
        box((r * .12, r * 1.3, r * 1.3), (side * r * .36, r * .3, r * 1.45), (28, 0, 0), r * .05, M('gun'), c, segments=2)
    cylinder(r * .42, r * .35, (0, 0, r * 2.2), m=M('gun'), bevel=r * .08, n=24, parent=c)
    cylinder(r * .2, r * 1.0, (0, 0, r * 2.7), m=M('steel'), bevel=r * .05, n=20, parent=c)
    return c


def wave(w, h, kind, m, parent, at, r=.012, seed=1, turn=(0, 0, 0)):
    """A lit trace w wide and h high in the XZ plane: 'heart', 'pulse', 'breath' or 'flat'."""
    pts = []
    n = 96
    for i in range(n + 1):
        t = i / n
        if kind == 'heart':
            p = (t * 3.2) % 1
            z = .12 * math.exp(-((p - .18) / .05) ** 2) - .18 * math.exp(-((p - .34) / .018) ** 2) + 1.0 * math.exp(-((p - .40) / .022) ** 2) - .30 * math.exp(-((p - .46) / .02) ** 2) + .2 * math.exp(-((p - .68) / .07) ** 2)
        elif kind == 'pulse':
            p = (t * 3.2 + .2) % 1
            z = math.exp(-((p - .3) / .12) ** 2) + .38 * math.exp(-((p - .58) / .1) ** 2)
        elif kind == 'breath':
            z = .5 + .5 * math.sin(t * 11)
        else:
            z = 0
        pts.append(((t - .5) * w, 0, z * h))
    return tube(pts, r, m, parent, smooth=False, resolution=2, at=at, turn=turn)


def screen_plate(w, h, m=None, at=(0, 0, 0), turn=(0, 0, 0), parent=None, r=.06, depth=.03):
    """Near-black glass with round corners in the XZ plane, face at local y = -depth."""
    return slab(rounded_rect(w, h, r), depth, min(depth * .3, .01), m or M('visor'), at, (turn[0] + 90, turn[1], turn[2]), parent, segments=3)


def cloth(outline, nx, ny, height, m, parent=None, at=(0, 0, 0), turn=(0, 0, 0), thick=.04):
    """Soft sheet: grid over ((x0, x1), (y0, y1)) with z = height(x, y), given a little thickness."""
    (x0, x1), (y0, y1) = outline
    bm = bmesh.new()
    grid = [[bm.verts.new((x0 + (x1 - x0) * i / nx, y0 + (y1 - y0) * j / ny, 0)) for i in range(nx + 1)] for j in range(ny + 1)]
    for row in grid:
        for v in row:
            p = height(v.co.x, v.co.y)
            v.co = p if isinstance(p, Vector) else Vector((v.co.x, v.co.y, p))
    for j in range(ny):
        for i in range(nx):
            bm.faces.new((grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]))
    obj = from_bmesh(bm, 'cloth')
    if m is not None:
        obj.data.materials.append(m)
    mod = obj.modifiers.new('thick', 'SOLIDIFY')
    mod.thickness = thick
    mod.offset = 1
    bevel = obj.modifiers.new('bevel', 'BEVEL')
    bevel.width = thick * .4
    bevel.segments = 2
    bevel.limit_method = 'ANGLE'
    bevel.angle_limit = math.radians(50)
    obj.data.polygons.foreach_set('use_smooth', [True] * len(obj.data.polygons))
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(60)
    return place(obj, at, turn, parent=parent)


def pillow(w, d, h, m, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """Plump cushion with pinched corners, half-axes w, d, h."""
    def shape(p):
        k = 1 - .55 * (abs(p.x / w) ** 4 * .5 + abs(p.y / d) ** 4 * .5)
        flat = 1 if p.z > 0 else .62
        return Vector((p.x, p.y, p.z * k * flat))
    return superball((w, d, h), .9, .34, at, turn, m, 96, parent, shape)


# ---------------------------------------------------------------------------- ward
def bed(at=(0, 0, 0), turn=0, parent=None, blanket='cloth_teal', raise_back=0, tablet=False, rails=True, scale=1):
    """Made hospital bed, 2.0 wide, 4.5 long (head at +Y), mattress top at z = 1.30, headboard to 2.15.

    raise_back: degrees of the back rest.  tablet: a chart tablet hung on the foot board.  rails: brass side rails up.
    """
    b = _holder(at, turn, scale, parent, 'bed')
    ivory, steel, gun, brass, teal = M('ivory'), M('steel'), M('gun'), M('brass'), M('teal')
    # chassis: two long beams, cross beams, scissor lift, four castors with a marigold brake pedal
    for side in (-1, 1):
        box((.12, 3.9, .14), (side * .72, 0, .42), r=.04, m=ivory, parent=b)
        box((.14, 4.0, .12), (side * .82, 0, .86), r=.04, m=ivory, parent=b)
        tube([(side * .6, -1.2, .46), (side * .6, .1, .84)], .055, steel, b, smooth=False)
        tube([(side * .6, 1.4, .46), (side * .6, .1, .84)], .055, steel, b, smooth=False)
        cylinder(.08, .06, (side * .6, .1, .80), (0, 90, 0), m=brass, bevel=.015, n=32, parent=b)
        for y in (-1.85, 1.85):
            castor((side * .80, y, 0), .13, b, turn=12 * side)
    for y in (-1.7, -.5, .7, 1.8):
        box((1.5, .12, .1), (0, y, .44), r=.03, m=ivory, parent=b)
        box((1.6, .10, .08), (0, y, .86), r=.03, m=steel, parent=b)
    box((1.0, .6, .22), (0, .55, .53), r=.06, m=gun, parent=b)                                  # motor box
    box((1.36, .05, .07), (0, -1.98, .36), r=.02, m=M('marigold'), parent=b)                     # brake bar on two links
    for side in (-1, 1):
        box((.06, .28, .06), (side * .62, -1.86, .38), r=.02, m=gun, parent=b, segments=3)
    # head and foot boards
    for y, top in ((2.22, 2.10), (-2.22, 1.66)):
        z = (top + .72) / 2
        slab(rounded_rect(1.98, top - .72, .22), .12, .04, ivory, (0, y + .06, z), (90, 0, 0), b)
        slab(rounded_rect(1.55, (top - .72) * .5, .12), .14, .02, teal, (0, y + .07, z - .04), (90, 0, 0), b)
        grip = slab(rounded_rect(.5, .09, .045), .15, .015, M('ink'), (0, y + .075, top - .14), (90, 0, 0), b)
        for side in (-1, 1):
            cylinder(.05, .3, (side * .72, y, .78), m=steel, bevel=.01, n=24, parent=b)
            torus(.06, .012, (side * .86, y - .0, top - .02), m=brass, parent=b, n=24, k=8)
            cylinder(.07, .14, (side * .99, y, .95), (0, 90, 0), m=M('rubber'), bevel=.03, n=24, parent=b)   # corner bumpers
    # deck and mattress, in two parts when the back is raised
    hinge, up = .35, math.radians(raise_back)

    def lie(x, y, z):
        """Bend the lying surface about the hinge."""
        if y <= hinge or not raise_back:
            return Vector((x, y, z))
        d, k = y - hinge, z - .92
        soft = min(1, d / .35)
        a = up * soft
        return Vector((x, hinge + d * math.cos(up * (.5 + .5 * soft)) - k * math.sin(a), .92 + d * math.sin(a * .94) + k * math.cos(a)))

    def soft_block(w, y0, y1, z0, z1, m, e=.16):
        cy, cz, hy, hz = (y0 + y1) / 2, (z0 + z1) / 2, (y1 - y0) / 2, (z1 - z0) / 2

        def bend(p):
            return lie(p.x, p.y + cy, p.z + cz)
        return superball((w, hy, hz), .28, e, (0, 0, 0), m=m, n=128, parent=b, shape=bend)
    box((1.70, 2.45, .06), (0, -.88, .91), r=.02, m=M('ink'), parent=b)
    soft_block(.93, -2.12, 2.10, .95, 1.30, M('linen', color='#e6ddcd'), .10)
    # fitted sheet edge, blanket with a turned-down fold, tucked folds at the flank
    ripple = random.Random(4)
    phases = [ripple.uniform(0, 6) for _ in range(4)]

    def cover(lift, lap):
        def shape(x, y):
            side = max(0, abs(x) - .86)
            z = 1.325 + lift + .018 * math.sin(y * 3.1 + phases[0]) * (1 - (x / 1.1) ** 2) + .012 * math.sin(x * 4 + y * 2.2 + phases[1])
            if side > 0:                                                                        # falls over the edge
                drop = min(side, lap)
                x2 = math.copysign(.90 + lift * .8 + .05 * (1 - math.exp(-side * 9)) + .022 * math.sin(y * 8.5 + phases[2]) * min(1, side * 3), x)
                return lie(x2, y, z - drop * 1.0)
            return lie(x, y, z)
        return shape
    cloth(((-1.42, 1.42), (-2.04, .55)), 90, 90, cover(.0, .6), M(blanket), b, thick=.05)
    cloth(((-1.34, 1.34), (.30, .82)), 80, 24, cover(.055, .5), M('linen'), b, thick=.045)
    for k in range(2):                                                                          # woven bands
        cloth(((-1.421, 1.421), (-1.5 + k * .22, -1.40 + k * .22)), 80, 4, cover(.014, .6), M('linen'), b, thick=.05)
    head = lie(0, 1.55, 1.46)
    pillow(.66, .42, .22, M('linen', color='#f7f0e4'), b, head, (raise_back * .94, 0, 0))
    # side rails: brass hoops on swing arms
    if rails:
        for side in (-1, 1):
            for y0, y1 in ((-.95, .55), (.8, 1.85)):
                z0, z1, x = 1.02, 1.66, side * 1.06
                w = y1 - y0
                if raise_back and y0 > .5:
                    continue
                pts = [(x, y0, z0), (x, y0, z1 - .14), (x, y0 + .14, z1), (x, y1 - .14, z1), (x, y1, z1 - .14), (x, y1, z0)]
                tube(pts, .034, brass, b, smooth=False)
                for p in (pts[1], pts[2], pts[3], pts[4]):
                    ball(.0345, p, m=brass, parent=b, n=16)
                tube([(x, y0, z0 + .34), (x, y1, z0 + .34)], .022, brass, b, smooth=False)
                for k in range(1, 4):
                    tube([(x, y0 + w * k / 4, z0), (x, y0 + w * k / 4, z1)], .018, brass, b, smooth=False)
                for y in (y0, y1):
                    box((.16, .12, .12), (side * .99, y, .95), r=.03, m=gun, parent=b)
    if tablet:
        t = group((.46, -2.36, 1.42), (-12, 0, 0), parent=b)
        box((.62, .05, .46), (0, 0, 0), r=.022, m=M('ink'), parent=t)
        screen_plate(.55, .39, at=(0, -.021, 0), parent=t, r=.03, depth=.01)
        for k in range(4):
            box(((.34, .42, .25, .38)[k], .006, .026), (-.24 + (.34, .42, .25, .38)[k] / 2, -.035, .12 - k * .08), r=.003, m=M('lit_teal', power=2.2) if k else M('lit_warm', power=2), parent=t, segments=1)
        cylinder(.05, .006, (.19, -.034, -.08), (90, 0, 0), m=M('lit_amber', power=2.5), bevel=.001, n=24, parent=t)
        for x in (-.2, .2):
            tube([(x, .02, .2), (x, .03, .27), (x, .16, .27), (x, .24, .20)], .018, brass, t)
    return b


def curtain(at=(0, 0, 0), turn=0, parent=None, width=3.0, height=4.2, folds=9, m=None, rail=None, deep=.12, seed=1, scale=1):
    """Hanging curtain along X on a brass rail with rings; ``rail``: its length (default width + .6); hem at z = .25."""
    c = _holder(at, turn, scale, parent, 'curtain')
    rng = random.Random(seed)
    jitter = [rng.uniform(-.6, .6) for _ in range(folds * 2 + 3)]
    low, high = .25, height

    def hang(u, v):
        t = (u / width + .5) * folds * 2 * math.pi
        k = int(t / math.pi)
        amount = deep * (.8 + .3 * jitter[k % len(jitter)]) * (.55 + .45 * (1 - v))
        x = u + .05 * math.sin(t * 2 + jitter[2]) * (1 - v)
        return Vector((x, math.sin(t + .25 * math.sin(v * 3 + jitter[1])) * amount, low + v * (high - low) + .01 * math.sin(t * .5)))
    cloth(((-width / 2, width / 2), (0, 1)), folds * 18, 22, hang, m or M('cloth_teal'), c, thick=.025)
    reach = rail or width + .6
    tube([(-reach / 2, 0, high + .16), (reach / 2, 0, high + .16)], .035, M('brass'), c, smooth=False)
    for side in (-1, 1):
        ball(.06, (side * reach / 2, 0, high + .16), m=M('brass'), parent=c, n=24)
    for k in range(folds * 2):
        x = -width / 2 + width * (k + .5) / (folds * 2)
        torus(.055, .011, (x, 0, high + .13), (0, 90, 0), m=M('brass'), parent=c, n=20, k=6)
    return c


def drip_stand(at=(0, 0, 0), turn=0, parent=None, pump=False, scale=1):
    """Drip stand, 4.1 high on a five-foot base of radius .55, one bag hung; pump: an infusion pump clamped at z = 2.2."""
    d = _holder(at, turn, scale, parent, 'drip_stand')
    steel, gun = M('steel'), M('gun')
    lathe([(0, .16), (.12, .16), (.15, .2), (.12, .27), (.05, .32), (0, .33)], m=gun, parent=d, subdivide=1, n=48)
    for k in range(5):
        a = math.radians(72 * k + 18)
        x, y = math.cos(a), math.sin(a)
        tube([(.08 * x, .08 * y, .22), (.32 * x, .32 * y, .20), (.52 * x, .52 * y, .17)], .035, M('ivory'), d)
        castor((.54 * x, .54 * y, 0), .065, d, turn=72 * k)
    cylinder(.032, 2.1, (0, 0, 1.3), m=steel, n=32, bevel=.006, parent=d)
    cylinder(.022, 1.8, (0, 0, 3.2), m=steel, n=32, bevel=.005, parent=d)
    lathe([(0, 0), (.05, 0), (.06, .03), (.06, .1), (.045, .14), (0, .15)], (0, 0, 2.28), m=M('marigold'), parent=d, subdivide=1, n=32)
    ball(.04, (0, 0, 4.1), m=M('brass'), parent=d, n=24)
    for side in (-1, 1):
        tube([(0, 0, 4.02), (side * .2, 0, 4.06), (side * .34, 0, 4.0), (side * .40, 0, 3.92), (side * .44, 0, 3.96)], .016, steel, d)
    bag = group((.38, 0, 3.90), parent=d)                                                       # bag with liquid and chamber
    def sag(p):
        k = 1 + .12 * max(0, -p.z / .42)
        return Vector((p.x * k, p.y * (.75 + .5 * max(0, .3 - p.z)), p.z))
    superball((.20, .075, .36), .55, .6, (0, 0, -.46), m=material('glass', '#eaf6f2', rough=.03), parent=bag, shape=sag, n=64)
    superball((.185, .062, .20), .5, .6, (0, 0, -.60), m=material('satin', '#bfe3da', rough=.2, coat=.6), parent=bag, n=48, shape=lambda p: Vector((p.x * 1.04, p.y, p.z)))
    box((.16, .02, .03), (0, 0, -.10), r=.008, m=M('ivory'), parent=bag, segments=2)
    box((.15, .012, .13), (0, -.088, -.42), r=.004, m=M('paper'), parent=bag, segments=2)
    torus(.035, .008, (0, 0, -.055), (90, 0, 0), m=M('ivory'), parent=bag, n=24, k=8)
    cylinder(.03, .05, (0, 0, -.84), m=M('ivory'), bevel=.008, n=24, parent=bag)
    cylinder(.035, .16, (0, 0, -.95), m=material('glass', '#eaf6f2'), bevel=.01, n=24, parent=bag)
    tube([(.38, 0, 2.88), (.40, -.03, 2.4), (.30, -.12, 1.7), (.42, -.2, 1.35), (.7, -.25, 1.42)], .012, material('satin', '#dfeee9', rough=.25), d)
    box((.09, .07, .13), (.40, -.03, 2.35), r=.02, m=M('marigold'), parent=d, segments=3)       # roller clamp
    if pump:
        infusion_pump((-.02, -.14, 1.75), 0, d, scale=.2)
    return d


def monitor_head(at=(0, 0, 0), turn=0, parent=None, scale=1, power=1.0):
    """Patient monitor alone, 3.2 wide, 2.5 high, 1.0 deep (bench scale), standing on two feet; traces teal, amber, ivory."""
    m = _holder(at, turn, scale, parent, 'monitor')
    ivory = M('ivory')
    superball((1.62, .42, 1.18), .22, .24, (0, 0, 1.32), m=ivory, parent=m, n=128)
    superball((1.4, .5, 1.0), .4, .35, (0, .22, 1.32), m=M('ink'), parent=m, n=96)
    superball((1.626, .06, 1.186), .22, .24, (0, .12, 1.32), m=M('brass'), parent=m, n=128)      # seam
    slab(rounded_rect(2.62, 1.86, .14), .06, .02, M('ink'), (-.22, -.385, 1.42), (90, 0, 0), m)
    slab(rounded_rect(2.46, 1.70, .09), .03, .008, M('visor'), (-.22, -.44, 1.42), (90, 0, 0), m)
    f = -.478
    teal, warm, amber = M('lit_teal', power=3.6 * power), M('lit_white', power=2 * power), M('lit_amber', power=3.2 * power)
    wave(1.72, .50, 'heart', teal, m, (-.50, f, 1.78), .016)
    wave(1.72, .28, 'pulse', amber, m, (-.50, f, 1.22), .013)
    wave(1.72, .16, 'breath', warm, m, (-.50, f, .80), .010)
    for k, (mat, z) in enumerate(((teal, 1.95), (amber, 1.38), (warm, .92))):                   # value blocks, no numerals
        box((.30, .008, .11), (.66, f, z), r=.03, m=mat, parent=m, segments=2)
        box((.18, .008, .05), (.60, f, z - .13), r=.02, m=mat, parent=m, segments=2)
    for k in range(5):
        box((.24, .06, .10), (-1.1 + k * .36, -.40, .34), r=.03, m=M('ink') if k else M('teal'), parent=m, segments=3)
    knob = group((1.32, -.40, .60), (90, 0, 0), parent=m)
    lathe([(0, 0), (.17, 0), (.18, .03), (.17, .13), (.12, .16), (0, .165)], m=M('ink'), parent=knob, subdivide=1, n=48)
    torus(.185, .02, (0, 0, .02), m=M('brass'), parent=knob, n=48)
    for k in range(3):
        cylinder(.07, .05, (1.33, -.41, 1.1 + k * .26), (90, 0, 0), m=(M('marigold'), M('mint'), M('mint'))[k], bevel=.015, n=24, parent=m)
    superball((.24, .05, .06), .6, .6, (0, -.36, 2.47), m=M('lit_amber', power=2.5 * power), parent=m, n=32)
    tube([(-.7, .1, 2.45), (-.66, .08, 2.78), (-.4, .06, 2.86), (.4, .06, 2.86), (.66, .08, 2.78), (.7, .1, 2.45)], .075, M('ink'), m)
    for x in (-1, 1):
        box((.5, .7, .16), (x * .9, .05, .10), r=.06, m=M('rubber'), parent=m)
    for k in range(4):                                                                          # side sockets with leads
        cylinder(.09, .10, (-1.60, .05, .8 + k * .27), (0, 90, 0), m=(M('teal'), M('ink'), M('marigold'), M('ink'))[k], bevel=.02, n=24, parent=m)
    return m


def bedside_monitor(at=(0, 0, 0), turn=0, parent=None, height=2.4, scale=1, power=1.0):
    """Monitor on a wheeled pole: .8 wide, top at height + .6; the head's foot at ``height`` (room scale)."""
    s = _holder(at, turn, scale, parent, 'bedside_monitor')
    lathe([(0, .15), (.12, .15), (.16, .19), (.12, .26), (.05, .31), (0, .32)], m=M('gun'), parent=s, subdivide=1, n=48)
    for k in range(5):
        a = math.radians(72 * k - 90)
        x, y = math.cos(a), math.sin(a)
        tube([(.08 * x, .08 * y, .21), (.30 * x, .30 * y, .20), (.48 * x, .48 * y, .17)], .04, M('ivory'), s)
        castor((.50 * x, .50 * y, 0), .07, s, turn=72 * k)
    cylinder(.045, height - .3, (0, 0, .25 + (height - .3) / 2), m=M('steel'), n=32, bevel=.008, parent=s)
    lathe([(0, 0), (.07, 0), (.08, .03), (.08, .12), (.06, .16), (0, .17)], (0, 0, height * .55), m=M('brass'), parent=s, subdivide=1, n=32)
    box((.34, .30, .05), (0, 0, height - .03), r=.02, m=M('gun'), parent=s)
    basket = group((0, -.12, height * .55 - .25), parent=s)                                      # wire basket with a coiled lead
    for z in (0, .2):
        tube([(-.24, -.16, z), (.24, -.16, z), (.24, .16, z), (-.24, .16, z)], .012, M('steel'), basket, smooth=False, closed=True)
    for x in (-.24, -.12, 0, .12, .24):
        tube([(x, -.16, .2), (x, -.16, 0), (x, .16, 0), (x, .16, .2)], .008, M('steel'), basket, smooth=False)
    for k in range(4):
        torus(.13 - .006 * k, .016, (0, 0, .03 + .03 * k), m=M('teal'), parent=basket, n=40, k=8)
    monitor_head((0, 0, height), 0, s, .25, power)
    tube([(-.40, .02, height + .22), (-.52, -.02, height + .1), (-.5, -.05, height - .5), (-.24, -.1, height * .55 - .08)], .014, M('teal'), s)
    return s


def infusion_pump(at=(0, 0, 0), turn=0, parent=None, scale=1):
    """Infusion pump, 1.5 wide, 2.0 high, .9 deep (bench scale): door, screen, round keypad, syringe window."""
    p = _holder(at, turn, scale, parent, 'infusion_pump')
    superball((.76, .42, 1.0), .22, .24, (0, 0, 1.02), m=M('ivory'), parent=p, n=128)
    superball((.77, .43, .05), .22, .24, (0, 0, .66), m=M('teal'), parent=p, n=96)
    slab(rounded_rect(1.14, .62, .09), .05, .015, M('ink'), (0, -.385, 1.52), (90, 0, 0), p)
    slab(rounded_rect(1.02, .50, .06), .03, .008, M('visor'), (0, -.43, 1.52), (90, 0, 0), p)
    f = -.466
    for k in range(7):                                                                          # flow as rising blocks
        box((.07, .008, .08 + .035 * k), (-.38 + .11 * k, f, 1.40 + .0175 * k), r=.015, m=M('lit_teal', power=3) if k < 5 else M('lit_amber', power=3), parent=p, segments=2)
    box((.5, .008, .05), (-.17, f, 1.69), r=.015, m=M('lit_white', power=1.6), parent=p, segments=2)
    pad = group((.0, -.40, .98), (90, 0, 0), parent=p)
    lathe([(0, 0), (.24, 0), (.25, .02), (.24, .05), (.2, .06), (0, .06)], m=M('ink'), parent=pad, subdivide=1, n=64)
    torus(.245, .016, (0, 0, .03), m=M('brass'), parent=pad, n=64)
    cylinder(.09, .05, (0, 0, .07), m=M('marigold'), bevel=.015, n=32, parent=pad)
    for k in range(4):
        a = math.radians(90 * k)
        box((.06, .06, .03), (.165 * math.cos(a), .165 * math.sin(a), .07), (0, 0, 45), .012, M('mint'), pad, segments=2)
    for x in (-.48, .48):
        for z in (.88, 1.08):
            box((.22, .05, .12), (x, -.40, z), r=.035, m=M('mint') if z < 1 else M('ink'), parent=p, segments=3)
    box((1.2, .06, .30), (0, -.40, .38), r=.06, m=M('pane', color='#bfe0da'), parent=p)
    cylinder(.085, .8, (-.12, -.40, .40), (0, 90, 0), m=material('satin', '#cfe9e2', rough=.2, coat=.6), bevel=.02, n=32, parent=p)
    cylinder(.05, .3, (.42, -.40, .40), (0, 90, 0), m=M('ivory'), bevel=.01, n=24, parent=p)
    cylinder(.095, .03, (.56, -.40, .40), (0, 90, 0), m=M('marigold'), bevel=.01, n=24, parent=p)
    tube([(-.5, -.40, .40), (-.66, -.44, .42), (-.82, -.42, .2), (-.9, -.5, .06), (-1.3, -.8, .035)], .028, material('satin', '#dfeee9', rough=.25), p)
    tube([(-.4, .1, 1.98), (-.36, .1, 2.22), (.36, .1, 2.22), (.4, .1, 1.98)], .06, M('ink'), p)
    for x in (-.5, .5):
        box((.3, .5, .08), (x, 0, .05), r=.03, m=M('rubber'), parent=p)
    return p


def trolley(at=(0, 0, 0), turn=0, parent=None, width=2.0, depth=1.2, height=1.7, shelf=True, scale=1):
    """Two-shelf steel trolley on castors, push bar at +X; upper deck at z = height (room scale)."""
    t = _holder(at, turn, scale, parent, 'trolley')
    steel = M('steel')
    for z in (height - .04, .5) if shelf else (height - .04,):
        box((width, depth, .06), (0, 0, z), r=.025, m=steel, parent=t)
        for side in (-1, 1):
            tube([(-width / 2 + .05, side * (depth / 2 - .02), z + .12), (width / 2 - .05, side * (depth / 2 - .02), z + .12)], .02, M('brass'), t, smooth=False)
            for x in (-width / 2 + .07, 0, width / 2 - .07):
                cylinder(.014, .12, (x, side * (depth / 2 - .02), z + .07), m=M('brass'), n=16, bevel=.003, parent=t)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder(.04, height - .22, (sx * (width / 2 - .06), sy * (depth / 2 - .06), (height + .26) / 2), m=steel, n=24, bevel=.008, parent=t)
            castor((sx * (width / 2 - .06), sy * (depth / 2 - .06), 0), .1, t, turn=20 * sx)
    h = height
    tube([(width / 2 - .04, -depth / 2 + .1, h - .1), (width / 2 + .16, -depth / 2 + .1, h + .1), (width / 2 + .2, -depth / 2 + .16, h + .18), (width / 2 + .2, depth / 2 - .16, h + .18), (width / 2 + .16, depth / 2 - .1, h + .1), (width / 2 - .04, depth / 2 - .1, h - .1)], .035, M('brass'), t, smooth=False)
    return t


# ---------------------------------------------------------------------------- bench
def bp_monitor(at=(0, 0, 0), turn=0, parent=None, cuff=True, scale=1):
    """Blood pressure unit, 1.5 wide, 1.3 deep, .75 high, with a teal arm cuff standing at its right (to x = 2.7); bench scale."""
    b = _holder(at, turn, scale, parent, 'bp_monitor')

    def wedge(p):
        return Vector((p.x, p.y, p.z * (1 + .42 * p.y / .62) if p.z > 0 else p.z))
    superball((.76, .64, .36), .34, .36, (0, 0, .37), m=M('ivory'), parent=b, n=128, shape=wedge)
    superball((.772, .65, .022), .34, .36, (0, 0, .30), m=M('brass'), parent=b, n=96)
    top = group((0, .06, .715), (13.0, 0, 0), parent=b)                                         # everything on the sloping face
    slab(rounded_rect(1.0, .62, .10), .05, .018, M('ink'), (-.12, .10, -.01), parent=top)
    slab(rounded_rect(.88, .50, .07), .02, .006, M('visor'), (-.12, .10, .028), parent=top)
    for k, (w, y) in enumerate(((.50, .22), (.36, .09), (.22, -.03))):
        box((w, .07, .008), (-.50 + w / 2, y, .052), r=.02, m=M('lit_teal', power=3.2) if k < 2 else M('lit_white', power=2), parent=top, segments=2)
    torus(.085, .016, (.17, .17, .052), m=M('lit_amber', power=3.4), parent=top, n=40, k=8)
    for k in range(5):
        box((.05, .03 + .02 * k, .008), (.08 + .045 * k - .02, -.06 + .01 * k, .052), r=.008, m=M('lit_teal', power=2.4), parent=top, segments=1)
    btn = group((.56, .06, -.0), parent=top)
    lathe([(0, 0), (.14, 0), (.15, .02), (.14, .05), (.09, .065), (0, .07)], m=M('marigold'), parent=btn, subdivide=1, n=48)
    torus(.152, .014, (0, 0, .015), m=M('brass'), parent=btn, n=48)
    for k in range(3):
        superball((.11, .05, .03), .5, .6, (-.42 + k * .30, -.36, -.01), m=M('mint') if k else M('teal'), parent=top, n=32)
    for x in (-.5, .5):
        for y in (-.4, .4):
            cylinder(.07, .04, (x, y, .02), m=M('rubber'), bevel=.01, n=20, parent=b)
    cylinder(.06, .10, (-.78, .1, .36), (0, 90, 0), m=M('ink'), bevel=.015, n=24, parent=b)
    if cuff:
        c = group((1.85, .12, 0), (0, 0, -24), parent=b)
        turns, n = 1.35, 120                                                                     # a rolled band standing on its edge
        r0, r1, h = .56, .66, 1.02
        bm = bmesh.new()
        rows = []
        for i in range(n + 1):
            t = i / n
            a = t * turns * 2 * math.pi + 2.2
            r = r0 + (r1 - r0) * t + (.004 * math.sin(a * 7))
            tip = min(1, (1 - t) / .05, t / .05) ** .5
            half = h / 2 * (.86 + .14 * tip)
            rows.append([bm.verts.new((r * math.cos(a), r * math.sin(a), h / 2 + .02 + half * s)) for s in (-1, -.9, -.5, 0, .5, .9, 1)])
        for one, two in zip(rows, rows[1:]):
            for j in range(6):
                bm.faces.new((one[j], two[j], two[j + 1], one[j + 1]))
        obj = from_bmesh(bm, 'cuff')
        obj.data.materials.append(M('cloth_teal'))
        mod = obj.modifiers.new('thick', 'SOLIDIFY')
        mod.thickness = .07
        mod.offset = 0
        sub = obj.modifiers.new('sub', 'SUBSURF')
        sub.levels = sub.render_levels = 1
        obj.data.polygons.foreach_set('use_smooth', [True] * len(obj.data.polygons))
        obj.parent = c
        for z in (.14, .92):                                                                    # stitched hems
            pts = []
            for i in range(n + 1):
                t = i / n
                a = t * turns * 2 * math.pi + 2.2
                r = r0 + (r1 - r0) * t + .004 * math.sin(a * 7) + .038
                pts.append((r * math.cos(a), r * math.sin(a), z))
            tube(pts[:-3], .010, M('linen'), c, smooth=False, resolution=3)
        a = math.radians(-78)                                                                   # ivory fastening patch and brass loop
        patch = group((.665 * math.cos(a), .665 * math.sin(a), .53), (90, 0, math.degrees(a) + 90), parent=c)
        slab(rounded_rect(.34, .56, .06), .05, .012, M('linen'), (0, 0, -.02), parent=patch)
        for k in range(3):
            box((.20, .02, .01), (0, -.12 + k * .12, .034), r=.004, m=M('teal'), parent=patch, segments=1)
        start_point = (1.85 - .62, .12 - .30, .34)
        tube([(-.80, .10, .36), (-1.02, .06, .30), (-1.08, -.40, .08), (-.7, -.88, .055), (.2, -1.0, .055), (1.0, -.86, .055), (1.28, -.62, .14), (1.36, -.46, .30)], .048, M('ink'), b)
        cylinder(.07, .12, (1.36, -.44, .33), (20, 0, 0), m=M('brass'), bevel=.02, n=24, parent=b)
    return b


def glucose_meter(at=(0, 0, 0), turn=0, parent=None, pen=True, scale=1):
    """Glucose meter lying flat, .7 wide, 1.05 long, .22 high, test strip at -Y; a lancing pen at its right when pen; bench scale."""
    g = _holder(at, turn, scale, parent, 'glucose_meter')

    def egg(p):
        return Vector((p.x * (1 - .16 * max(0, -p.y / .52)), p.y, p.z))
    superball((.36, .53, .11), .5, .62, (0, 0, .115), m=M('ivory'), parent=g, n=96, shape=egg)
    superball((.366, .536, .016), .5, .62, (0, 0, .10), m=M('teal'), parent=g, n=96, shape=egg)
    slab(rounded_rect(.50, .52, .10), .03, .01, M('ink'), (0, .14, .205), parent=g)
    slab(rounded_rect(.43, .45, .08), .012, .004, M('visor'), (0, .14, .228), parent=g)
    torus(.13, .015, (0, .16, .242), m=M('lit_teal', power=3), parent=g, n=48, k=8, arc=260, turn=(0, 0, -40))
    superball((.03, .03, .006), .8, .8, (0, .16, .242), m=M('lit_amber', power=3.5), parent=g, n=16)
    for k in range(3):
        box((.05, .014, .006), (-.08 + k * .08, -.03, .242), r=.003, m=M('lit_white', power=1.8), parent=g, segments=1)
    btn = group((0, -.25, .205), parent=g)
    lathe([(0, 0), (.075, 0), (.08, .012), (.07, .028), (0, .034)], m=M('marigold'), parent=btn, subdivide=1, n=40)
    torus(.082, .008, (0, 0, .01), m=M('brass'), parent=btn, n=40)
    box((.14, .03, .05), (0, -.515, .11), r=.012, m=M('ink'), parent=g, segments=2)
    box((.085, .30, .012), (0, -.62, .11), (2, 0, 0), .004, M('paper'), g, segments=2)
    box((.05, .06, .014), (0, -.73, .106), r=.004, m=M('terracotta'), parent=g, segments=2)
    if pen:
        p = group((.66, .02, .075), (90, 0, 14), parent=g)
        cylinder(.072, .62, (0, 0, .02), m=M('teal'), bevel=.02, n=40, parent=p)
        lathe([(0, .30), (.07, .30), (.074, .34), (.06, .46), (.035, .5), (0, .5)], m=M('ivory'), parent=p, subdivide=1, n=40)
        lathe([(0, -.42), (.045, -.42), (.05, -.38), (.05, -.30), (0, -.29)], m=M('ivory'), parent=p, subdivide=1, n=40)
        torus(.073, .008, (0, 0, .31), m=M('brass'), parent=p, n=32)
        torus(.073, .008, (0, 0, -.28), m=M('brass'), parent=p, n=32)
        box((.05, .02, .14), (0, .07, .02), r=.012, m=M('marigold'), parent=p, segments=2)
    return g


def pulse_oximeter(at=(0, 0, 0), turn=0, parent=None, open_angle=9, scale=1):
    """Fingertip clip, .66 wide, 1.15 long, .75 high, mouth at -Y, jaws open by open_angle; bench scale."""
    o = _holder(at, turn, scale, parent, 'pulse_oximeter')
    low, high = oximeter_shells(o)
    place(low, (0, .46, .36), (-0, 0, 0), parent=o)
    place(high, (0, .46, .36), (-open_angle, 0, 0), parent=o)
    cylinder(.06, .60, (0, .46, .36), (0, 90, 0), m=M('brass'), bevel=.012, n=32, parent=o)
    for side in (-1, 1):
        cylinder(.085, .05, (side * .30, .46, .36), (0, 90, 0), m=M('ink'), bevel=.015, n=32, parent=o)
    return o


def oximeter_shells(parent=None):
    """The two jaws as groups (lower, upper), their origin at the hinge; the exploded view takes them apart."""
    low, high = group(parent=parent, name='jaw_low'), group(parent=parent, name='jaw_high')
    superball((.32, .60, .17), .42, .5, (0, -.48, -.17), m=M('ivory'), parent=low, n=96)
    superball((.328, .606, .02), .42, .5, (0, -.48, -.15), m=M('teal'), parent=low, n=96)
    superball((.22, .40, .05), .5, .6, (0, -.55, -.02), m=M('rubber', color='#2b3346'), parent=low, n=64)
    superball((.32, .60, .19), .42, .5, (0, -.48, .18), m=M('ivory'), parent=high, n=96)
    superball((.328, .606, .018), .42, .5, (0, -.48, .12), m=M('brass'), parent=high, n=96)
    superball((.22, .40, .05), .5, .6, (0, -.55, .015), m=M('rubber', color='#2b3346'), parent=high, n=64)
    slab(rounded_rect(.44, .62, .09), .03, .01, M('ink'), (0, -.52, .350), parent=high)
    slab(rounded_rect(.38, .55, .07), .012, .004, M('visor'), (0, -.52, .374), parent=high)
    for k, w in enumerate((.20, .14)):
        box((w, .05, .006), (-.13 + w / 2, -.38 - .09 * k, .388), r=.012, m=M('lit_teal', power=3.2), parent=high, segments=2)
    torus(.05, .010, (.10, -.40, .388), m=M('lit_amber', power=3.2), parent=high, n=32, k=8)
    wave(.30, .11, 'pulse', M('lit_teal', power=3), high, (0, -.72, .388), .008, turn=(-90, 0, 0))
    lathe([(0, 0), (.07, 0), (.075, .012), (.06, .03), (0, .034)], (0, -.10, .345), m=M('marigold'), parent=high, subdivide=1, n=32)
    for side in (-1, 1):
        for k in range(4):
            box((.02, .03, .12), (side * .316, -.62 + .06 * k, .22), r=.008, m=M('ink'), parent=high, segments=2)
    return low, high


def stethoscope(at=(0, 0, 0), turn=0, parent=None, m=None, scale=1):
    """Stethoscope laid on a table in a loose loop, 4.2 wide, 2.8 deep, .3 high; chest piece at the lower right; bench scale."""
    s = _holder(at, turn, scale, parent, 'stethoscope')
    hose, steel, brass = m or M('teal'), M('steel'), M('brass')
    z = .085
    tube([(1.45, -.62, .16), (1.0, -.78, z), (.2, -1.05, z), (-.9, -.98, z), (-1.55, -.35, z), (-1.35, .45, z), (-.55, .72, z + .03), (.05, .42, z + .10), (-.02, .0, z + .10)][:8], .075, hose, s)
    yoke = (.05, .42, z + .10)
    for side in (-1, 1):
        tube([yoke, (.35, .30 + side * .12, z + .05), (.75, .32 + side * .34, z)], .058, hose, s)
        tube([(.70, .31 + side * .32, z), (1.15, .40 + side * .55, z - .02), (1.65, .50 + side * .62, z + .02), (2.0, .55 + side * .46, .14), (2.12, .55 + side * .34, .15)], .034, steel, s)
        tip = group((2.14, .55 + side * .32, .15), (90, 0, 30 if side < 0 else 150), parent=s)
        lathe([(0, -.06), (.05, -.06), (.085, .0), (.08, .07), (.04, .12), (0, .125)], m=M('ivory'), parent=tip, subdivide=1, n=32)
    tube([(.95, .38 + .46, z), (1.15, .42, .02 + z), (.95, .38 - .38, z)], .02, steel, s)          # spring
    chest = group((1.86, -.55, 0), parent=s)
    lathe([(0, 0), (.40, 0), (.43, .03), (.43, .09), (.38, .13), (.16, .17), (.13, .24), (0, .25)], m=brass, parent=chest, subdivide=1, n=64)
    torus(.425, .022, (0, 0, .06), m=M('ivory'), parent=chest, n=64)
    lathe([(0, .24), (.16, .24), (.24, .27), (.26, .31), (.23, .335), (0, .33)], m=brass, parent=chest, subdivide=1, n=48)
    cylinder(.20, .012, (0, 0, .338), m=M('ivory'), bevel=.004, n=40, parent=chest)
    tube([(-.08, 0, .2), (-.25, -.03, .19), (-.44, -.06, .16)], .05, steel, chest)
    return s


def microscope(at=(0, 0, 0), turn=0, parent=None, scale=1):
    """Bench microscope, 1.9 wide, 2.6 deep, 3.9 high; eyepieces towards -Y; bench scale."""
    s = _holder(at, turn, scale, parent, 'microscope')
    ivory, ink, brass, steel = M('ivory'), M('ink'), M('brass'), M('steel')
    superball((.85, 1.25, .22), .35, .5, (0, .1, .22), m=ink, parent=s, n=96)
    superball((.86, 1.26, .025), .35, .5, (0, .1, .26), m=brass, parent=s, n=96)
    slab([(.95, .1), (1.15, .1), (1.25, .8), (1.18, 2.1), (.7, 2.75), (-.1, 3.0), (-.2, 2.75), (.35, 2.5), (.75, 1.9), (.85, .9)], .5, .1, ivory, (-.25, 0, .3), (90, 0, 90), s)
    box((1.2, 1.2, .1), (0, -.05, 1.28), r=.04, m=ink, parent=s)                                # stage
    box((.9, .32, .02), (0, -.12, 1.345), r=.006, m=M('pane'), parent=s, segments=2)
    box((.22, .18, .022), (.05, -.12, 1.35), r=.006, m=M('marigold'), parent=s, segments=2)
    for x in (-.42, .42):
        box((.06, .5, .03), (x, -.1, 1.36), (0, 0, 12 if x > 0 else -12), .01, steel, s, segments=2)
    box((.5, .8, .16), (0, .5, 1.16), r=.05, m=ink, parent=s)
    lathe([(0, 0), (.24, 0), (.26, .04), (.24, .2), (.14, .28), (0, .29)], (0, -.12, .42), m=steel, parent=s, subdivide=1, n=48)
    cylinder(.15, .03, (0, -.12, .70), m=M('lit_warm', power=5), bevel=.008, n=32, parent=s)
    head = group((0, -.12, 2.62), parent=s)                                                     # head, turret, objectives
    superball((.40, .46, .24), .5, .7, (0, .05, .1), m=ivory, parent=head, n=64)
    lathe([(0, 0), (.28, 0), (.31, .04), (.28, .16), (0, .2)], (0, 0, -.18), (8, 0, 0), m=steel, parent=head, subdivide=1, n=48)
    for k in range(4):
        a = math.radians(90 * k - 90)
        ob = group((.16 * math.cos(a), .16 * math.sin(a), -.18), (180 + 14 * math.sin(a), 14 * math.cos(a), 0), parent=head)
        long = (.62, .42, .34, .48)[k]
        lathe([(0, 0), (.10, 0), (.11, .04), (.11, long * .5), (.085, long * .56), (.07, long * .9), (.045, long), (0, long)], m=brass if k % 2 == 0 else steel, parent=ob, n=40, bevel=.006)
        torus(.112, .012, (0, 0, long * .3), m=(M('marigold'), M('teal'), M('ivory'), M('mint'))[k], parent=ob, n=32, k=8)
    for side in (-1, 1):
        eye = group((side * .20, -.30, .22), (52, 0, side * -4), parent=head)
        lathe([(0, 0), (.15, 0), (.16, .05), (.15, .5), (.13, .55), (0, .55)], m=ivory, parent=eye, subdivide=1, n=40)
        lathe([(0, .52), (.13, .52), (.18, .62), (.19, .78), (.16, .84), (.11, .80), (0, .80)], m=ink, parent=eye, subdivide=1, n=40)
        torus(.155, .014, (0, 0, .48), m=brass, parent=eye, n=40)
        knob = group((side * .27, .82, .80), (0, side * 90, 0), parent=s)
        lathe([(0, 0), (.24, 0), (.26, .03), (.25, .14), (.2, .17), (.13, .18), (.12, .26), (0, .27)], m=ink, parent=knob, subdivide=1, n=48)
        torus(.255, .015, (0, 0, .08), m=brass, parent=knob, n=48)
    return s


def sample_tube(at=(0, 0, 0), parent=None, cap='teal', fill='#d98a2e', level=.5, label=True, turn=(0, 0, 0), scale=1, lit=False):
    """One capped tube standing on its round end, .24 wide, 1.35 high; bench scale."""
    t = group(at, turn, scale, parent, 'sample_tube')
    name = f'tube {cap} {fill} {level} {label} {lit}'
    if name not in bpy.data.meshes:
        outer = [(0, 0), (.04, .004), (.075, .022), (.098, .055), (.105, .10), (.105, 1.02)]
        inner = [(max(0, r - .014), z + .014 if z < .5 else z) for r, z in outer]
        parts = [lathe(outer + inner[::-1], m=material('glass', '#f1faf7'), n=40, smooth_angle=60)]
        top = .1 + .85 * level
        wet = material('emit', fill, power=3) if lit else material('satin', fill, rough=.2, coat=.7)
        parts.append(lathe([(0, .018), (.04, .022), (.07, .04), (.088, .08), (.0895, .12), (.0895, top - .012), (.08, top - .004), (0, top - .004)], m=wet, n=36, smooth_angle=60))
        if label:
            parts.append(lathe([(.1065, .42), (.1085, .425), (.1085, .80), (.1065, .805)], m=M('paper'), n=40))
        parts.append(lathe([(0, .96), (.112, .96), (.128, .98), (.130, 1.0), (.130, 1.26), (.122, 1.31), (.10, 1.33), (.06, 1.32), (0, 1.315)], m=M(cap), n=40, smooth_angle=50))
        for k in range(12):
            a = math.radians(30 * k)
            parts.append(box((.012, .03, .24), (.130 * math.cos(a), .130 * math.sin(a), 1.12), (0, 0, 30 * k), .005, M(cap), segments=1))
        merge(parts, name)
    instance(bpy.data.meshes[name], parent=t)
    return t


def tube_rack(at=(0, 0, 0), turn=0, parent=None, cols=8, rows=3, caps=('teal', 'marigold', 'ivory'), pattern=None, empty=(), seed=2, scale=1, body='ivory'):
    """Rack of capped tubes, cols * .36 + .3 wide, rows * .36 + .3 deep, 1.55 high; pattern(col, row) -> cap name or None; bench scale."""
    t = _holder(at, turn, scale, parent, 'tube_rack')
    rng = random.Random(seed)
    w, d = cols * .36 + .26, rows * .36 + .22
    for z, h in ((.05, .10), (.44, .06), (.86, .06)):
        box((w, d, h), (0, 0, z), r=.025, m=M(body), parent=t, segments=3)
    for side in (-1, 1):
        slab(rounded_rect(d, 1.0, .08), .06, .02, M(body), (side * (w / 2 - .02) - .03, 0, .50), (90, 0, 90), t)
        slab(rounded_rect(d * .4, .12, .06), .075, .01, M('ink'), (side * (w / 2 - .02) - .0375, 0, .70), (90, 0, 90), t)
        for y in (-d / 2 + .1, d / 2 - .1):
            for z in (.05, .44, .86):
                cylinder(.022, .02, (side * (w / 2 + .014), y, z), (0, 90, 0), m=M('brass'), bevel=.005, n=16, parent=t)
    for i in range(cols):
        for j in range(rows):
            x, y = (i - (cols - 1) / 2) * .36, (j - (rows - 1) / 2) * .36
            torus(.125, .012, (x, y, .892), m=M('brass') if body == 'ivory' else M('ink'), parent=t, n=28, k=6)
            cap = pattern(i, j) if pattern else rng.choice(caps)
            if cap is None or (i, j) in empty:
                cylinder(.115, .012, (x, y, .886), m=M('ink'), bevel=.003, n=24, parent=t)
                continue
            fill = {'teal': '#d7b46a', 'marigold': '#a2412c', 'ivory': '#7fc2b3'}.get(cap, '#d7b46a')
            sample_tube((x, y, .105), t, cap, fill, rng.choice((.42, .52, .6)))
    return t


def centrifuge(at=(0, 0, 0), turn=0, parent=None, scale=1):
    """Small bench centrifuge, 2.6 wide, 2.8 deep, 1.9 high with a round smoked lid; bench scale."""
    c = _holder(at, turn, scale, parent, 'centrifuge')
    superball((1.3, 1.4, .75), .28, .42, (0, 0, .80), m=M('ivory'), parent=c, n=128)
    superball((1.312, 1.412, .03), .28, .42, (0, 0, .62), m=M('teal'), parent=c, n=96)
    lathe([(.2, 1.40), (1.06, 1.40), (1.12, 1.46), (1.12, 1.58), (1.05, 1.66), (.9, 1.70), (.86, 1.64), (.2, 1.64)], (0, .12, .06), m=M('ink'), parent=c, n=96, subdivide=1)
    lathe([(0, 1.90), (.3, 1.89), (.62, 1.84), (.88, 1.74)], (0, .12, 0), m=material('thin', '#9fc4c2'), parent=c, n=96, smooth_angle=180)
    torus(.90, .03, (0, .12, 1.75), m=M('brass'), parent=c, n=96)
    for k in range(12):
        a = math.radians(30 * k)
        cylinder(.1, .14, (.58 * math.cos(a), .12 + .58 * math.sin(a), 1.73), (-25 * math.sin(a), 25 * math.cos(a), 0), m=M('marigold') if k % 3 == 0 else M('mint'), bevel=.03, n=24, parent=c)
    lathe([(0, 1.68), (.18, 1.68), (.2, 1.72), (.1, 1.82), (0, 1.83)], (0, .12, 0), m=M('steel'), parent=c, subdivide=1, n=48)
    slab(rounded_rect(1.0, .34, .08), .03, .01, M('visor'), (-.3, -1.365, .82), (90, 0, 0), c)
    for k in range(6):
        box((.07, .008, .06 + .03 * (k % 4)), (-.62 + .13 * k, -1.40, .80), r=.015, m=M('lit_teal', power=3), parent=c, segments=1)
    for k in range(2):
        knob = group((.45 + k * .42, -1.36, .82), (90, 0, 0), parent=c)
        lathe([(0, 0), (.14, 0), (.15, .02), (.14, .09), (.1, .11), (0, .115)], m=M('marigold') if k else M('ink'), parent=knob, subdivide=1, n=40)
        torus(.152, .012, (0, 0, .02), m=M('brass'), parent=knob, n=40)
    for x in (-.9, .9):
        for y in (-1, 1):
            cylinder(.14, .08, (x, y, .04), m=M('rubber'), bevel=.02, n=24, parent=c)
    return c
