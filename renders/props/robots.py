"""The robot family: humanoid, inspection rover, two arms with their grippers, telepresence unit.

All stand on the ground at their origin and face -Y.  ``turn`` is one angle about Z in degrees.
part(robot, 'hand l') finds a named part; spot_of(robot, 'tool') gives its place in the world.
"""
import math

import bmesh
import bpy
from mathutils import Vector

from studio.studio import (ball, box, cylinder, disc, finish, from_bmesh, group, lathe, superball, torus, tube, bow_handle, slab,
                           rounded_rect, material)
from props.materials import M


def part(robot, name):
    """The first descendant whose name starts with ``name``."""
    stack = [robot]
    while stack:
        o = stack.pop()
        if o.name.split('.')[0] == name:
            return o
        stack.extend(o.children)
    raise KeyError(name)


def spot_of(robot, name, offset=(0, 0, 0)):
    """World place of a named part (call it before the cameras, for keyed() and for props held in a hand)."""
    bpy.context.view_layer.update()
    return part(robot, name).matrix_world @ Vector(offset)


# ============================================================================ humanoid

def _skull(p):
    """Taper to the jaw, slope the forehead back."""
    k = 1 - .16 * max(0, -p.z / .95) ** 1.4
    y = p.y * k
    if p.y < 0:
        y *= 1 - .10 * max(0, p.z / .95)
    return Vector((p.x * k, y, p.z))


def _ribbon(path, width, thick, m, parent, n=14):
    """Sweep a flat rounded section along a path in the YZ plane, tapering at both ends."""
    outline = [(width * math.copysign(abs(math.cos(t)) ** .55, math.cos(t)), thick * math.copysign(abs(math.sin(t)) ** .8, math.sin(t)))
               for t in [math.pi * k / n for k in range(2 * n)]]
    bm = bmesh.new()
    rings = []
    for i, (x, y, z) in enumerate(path):
        a, b = Vector(path[max(0, i - 1)]), Vector(path[min(len(path) - 1, i + 1)])
        tangent = (b - a).normalized()
        normal = Vector((1, 0, 0)).cross(tangent)
        t = i / (len(path) - 1)
        taper = max(.05, min(1, t / .07, (1 - t) / .07)) ** .5
        rings.append([bm.verts.new(Vector((x, y, z)) + Vector((u * taper, 0, 0)) + normal * v * taper) for u, v in outline])
    n = len(rings[0])
    for one, two in zip(rings, rings[1:]):
        for k in range(n):
            bm.faces.new((one[k], one[(k + 1) % n], two[(k + 1) % n], two[k]))
    bm.faces.new(list(reversed(rings[0])))
    bm.faces.new(rings[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    obj = finish(from_bmesh(bm, 'ribbon'), m, smooth_angle=70)
    obj.parent = parent
    return obj


# lift: forward, spread: sideways, twist: inward about the upper arm, bend: elbow, roll: palm to the front or up,
# flex: wrist towards the palm, curl: fingers (one angle, or five from thumb to little finger)
_REST = dict(lift=2, spread=6, twist=8, bend=14, roll=0, flex=0, curl=16)
POSES = {
    'bust': dict(head=(5, 0, -23)),
    'stand': dict(head=(2, 0, -8), legs=((3, 3, 3), (-3, 2, 3))),
    'carry': dict(head=(8, 0, 0), l=dict(lift=14, spread=4, twist=14, bend=80, roll=84, flex=0, curl=10),
                  r=dict(lift=14, spread=4, twist=14, bend=80, roll=84, flex=0, curl=10)),
    'palm out': dict(head=(6, 0, -12), r=dict(lift=30, spread=8, twist=10, bend=62, roll=88, flex=-8, curl=14)),
    'palm up': dict(head=(-2, 0, -10), l=dict(lift=34, spread=10, twist=-8, bend=74, roll=90, flex=-12, curl=(10, 10, 14, 18, 22))),
    'lift': dict(head=(14, 0, 0), l=dict(lift=26, spread=7, twist=20, bend=62, roll=0, flex=0, curl=12),
                 r=dict(lift=26, spread=7, twist=20, bend=62, roll=0, flex=0, curl=12), legs=((10, 16, 4), (-6, 8, 4))),
    'press': dict(head=(10, 0, -10), r=dict(lift=58, spread=4, twist=6, bend=34, roll=-30, flex=0, curl=(40, 4, 78, 80, 80)),
                  legs=((6, 6, 3), (-8, 6, 3))),
    'wave': dict(head=(-2, 6, -14), r=dict(lift=20, spread=26, twist=-30, bend=128, roll=-80, flex=-6, curl=6)),
}


def humanoid(at=(0, 0, 0), turn=0, parent=None, pose='stand', height=7.6, lamp='amber', head=None, fine=False, bust=False, arms=None):
    """The full figure, 7.6 units tall, 3.5 wide, 1.5 deep (``height`` rescales it); faces -Y.

    pose: a name in POSES or a dict of the same form; ``arms`` overrides single arms: {'r': dict(lift=40, ...)}.
    head: (nod, tilt, turn) in degrees, overrides the pose.  lamp: chest ring 'amber', 'white' or 'teal'.
    bust=True leaves out pelvis and legs (they would be off the frame).  fine=True for close-ups.
    Named parts: visor, lamp, battery, stop, 'hand l', 'hand r' ('l' is on the -X side), 'palm l', 'palm r', head, torso.
    A palm's own axes: origin in the middle of the palm, -X (hand r) or +X (hand l) out of the palm, -Z along the fingers.
    """
    p = POSES[pose] if isinstance(pose, str) else pose
    nod, tilt, look_to = head if head is not None else p.get('head', (0, 0, 0))
    big, mid = (160, 96) if fine else (80, 48)
    ivory, ink, gold, steel, gun = M('ivory'), M('ink'), M('gold'), M('steel', brush=1), M('gun')
    marigold, rubber, visor = M('marigold'), M('rubber'), M('visor')
    lit = {'amber': M('lit_amber'), 'white': material('emit', '#fff6e6', power=7), 'teal': M('lit_teal')}[lamp]
    root = group(at, (0, 0, turn), height / 7.6, parent, 'humanoid')

    legs = p.get('legs', ((0, 0, 3), (0, 0, 3)))
    thigh_l, shin_l, ankle = 1.20, 1.14, .34
    hip_z = max(ankle + thigh_l * math.cos(math.radians(a)) + shin_l * math.cos(math.radians(a - b)) for a, b, _ in legs)
    body = group((0, 0, hip_z), parent=root, name='body')

    if not bust:
        _pelvis(body, big, mid)
        for side, (lift, bend, spread) in zip((-1, 1), legs):
            _leg(body, side, lift, bend, spread, thigh_l, shin_l, mid)

    torso_group = group((0, 0, .66), (p.get('lean', 0), 0, 0), parent=body, name='torso')
    _torso(torso_group, lit, big, mid)
    for side, key in ((-1, 'l'), (1, 'r')):
        angles = {**_REST, **p.get(key, {}), **((arms or {}).get(key, {}))}
        _arm(torso_group, side, angles, mid, fine)

    # ---- neck, with the stop on the collar
    neck = group((0, .04, 2.1), parent=torso_group, name='neck')
    for i in range(6):
        torus(.29 - .012 * abs(i - 2.5), .056, (0, .006 * i, .02 + i * .092), m=rubber, parent=neck, n=64)
    cylinder(.25, .66, (0, 0, .28), m=gun, parent=neck)
    for angle in (35, 145, 215, 325):
        x, y = .40 * math.cos(math.radians(angle)), .34 * math.sin(math.radians(angle))
        cylinder(.033, .58, (x, y, .26), m=steel, parent=neck, n=24)
        cylinder(.055, .28, (x, y, .08), m=gun, parent=neck, bevel=.015, n=32)
        ball(.066, (x, y, .55), m=gold, parent=neck, n=24)
    collar = [(.44, 0), (.74, -.02), (.80, .03), (.78, .10), (.62, .20), (.48, .22), (.44, .18), (.44, 0)]
    lathe(collar, (0, .04, 1.98), m=ink, subdivide=1, n=96, parent=torso_group)
    torus(.62, .02, (0, .04, 2.175), m=gold, n=96, parent=torso_group)
    a = math.radians(-48)                                                  # on the sloping part of the collar, in front
    stop = group((.70 * math.cos(a), .04 + .70 * math.sin(a), 2.11), (0, 52, -48), parent=torso_group, name='stop')
    lathe([(0, -.03), (.155, -.03), (.16, .0), (.15, .035), (.11, .05), (0, .05)], m=marigold, parent=stop, subdivide=1, n=48)
    cylinder(.075, .07, (0, 0, .07), m=gun, parent=stop, bevel=.01, n=32)
    lathe([(0, .085), (.105, .085), (.125, .10), (.125, .13), (.10, .155), (0, .17)], m=material('satin', '#d8431f', rough=.3, coat=.6),
          parent=stop, subdivide=1, n=48)

    _head(torso_group, (nod, tilt, look_to), lit, big, mid)
    return root


def _head(torso, angles, lit, big, mid):
    ivory, ink, gold, steel, gun = M('ivory'), M('ink'), M('gold'), M('steel', brush=1), M('gun')
    head = group((0, .02, 2.49), angles, .98, torso, 'head')
    superball((.74, .80, .93), .78, .80, (0, 0, .92), m=ivory, n=big, parent=head, shape=_skull)
    superball((.615, .50, .42), .55, .72, (0, -.395, .98), m=M('visor'), n=big, parent=head)
    group((.30, -.86, 1.10), parent=head, name='visor')
    eye = M('lit_teal')
    for side in (-1, 1):
        superball((.085, .03, .125), .75, .75, (side * .235, -.862, 1.0), (0, 0, side * 13), eye, parent=head, n=32)
    # Jaw seam and mouth grille
    for i in range(-2, 3):
        superball((.016, .02, .05), .8, .8, (i * .062, -.675 + .012 * abs(i), .335), m=ink, parent=head, n=24)
    # A slim ink crest over the crown, framed by two gold lines; it follows the skull at a constant offset.
    crest = []
    for i in range(41):
        a = math.radians(43 + i * (150 - 43) / 40)
        q = _skull(Vector((0, -math.copysign(abs(math.cos(a)) ** .80, math.cos(a)) * .80, math.sin(a) ** .78 * .93)))
        crest.append((0, q.y, q.z + .92))
    _ribbon(crest, .058, .016, ink, head)
    for side in (-1, 1):
        tube([(side * .066, y, z + .004) for _, y, z in crest[::2]], .009, gold, head, steps=4, resolution=4)
    cylinder(.05, .03, (0, -.70, 1.53), (62, 0, 0), m=gun, parent=head, bevel=.01, n=32)
    cylinder(.032, .034, (0, -.704, 1.533), (62, 0, 0), m=material('emit', '#ffb347', power=6), parent=head, bevel=.006, n=32)
    for side in (-1, 1):                                                    # ear pods
        ear = group((side * .70, .06, .95), (0, side * 90, 0), parent=head)
        lathe([(0, -.06), (.30, -.06), (.315, -.02), (.315, .07), (.29, .11), (.24, .12), (.235, .1), (0, .1)], m=ink, parent=ear, subdivide=1, n=64)
        torus(.262, .026, (0, 0, .115), m=gold, parent=ear, n=64)
        lathe([(0, .1), (.19, .1), (.2, .12), (.19, .16), (.10, .185), (0, .185)], m=steel, parent=ear, subdivide=1, n=64)
        cylinder(.035, .04, (0, 0, .19), m=M('marigold'), parent=ear, bevel=.01, n=32)
        for k in range(6):
            a = k * math.pi / 3
            cylinder(.014, .02, (.14 * math.cos(a), .14 * math.sin(a), .165), m=gun, parent=ear, bevel=.004, n=16, segments=2)
    tube([(.74, .14, 1.2), (.86, .20, 1.5), (.90, .22, 1.74)], .026, steel, head)
    ball(.055, (.90, .22, 1.77), m=M('lit_amber'), parent=head, n=32)


def _torso(torso, lit, big, mid):
    ivory, ink, gold, steel, gun = M('ivory'), M('ink'), M('gold'), M('steel', brush=1), M('gun')

    def chest(p):
        """Broaden the chest, narrow the waist."""
        k = 1 + .13 * max(0, p.z / 1.1) - .10 * max(0, -p.z / 1.1)
        return Vector((p.x * k, p.y * (1 - .12 * max(0, -p.z)), p.z))

    superball((1.04, .70, 1.12), .62, .72, (0, .06, .98), m=ivory, n=big, shape=chest, parent=torso)
    superball((.60, .30, .50), .55, .5, (0, -.455, 1.26), (-9, 0, 0), ink, n=big, parent=torso)
    core = group((0, -.755, 1.30), (81, 0, 0), parent=torso, name='lamp')
    lathe([(0, 0), (.27, 0), (.285, .02), (.275, .05), (.22, .06), (.215, .03), (0, .03)], m=steel, parent=core, subdivide=1, n=96)
    torus(.185, .022, (0, 0, .05), m=lit, parent=core, n=96)
    lathe([(0, .03), (.14, .03), (.15, .05), (.1, .085), (0, .095)], m=M('visor'), parent=core, subdivide=1, n=64)
    torus(.245, .012, (0, 0, .06), m=gold, parent=core)
    for i in range(3):
        superball((.045, .02, .014), .7, .7, (-.40, -.722 + .012 * i, 1.46 - .075 * i), (-8, 0, -12), material('emit', '#8ff5ea', power=5), parent=torso, n=24)
    for i in range(4):
        box((.02, .03, .16), (.34 + .05 * i, -.70 + .016 * i, 1.40), (-9, 0, 13), .008, gun, parent=torso, segments=2)
    torus(1.0, .008, (0, .06, .72), m=ink, n=128, k=10, scale=(.975, .665, 1), parent=torso)
    for side in (-1, 1):
        tube([(side * .30, -.60, 1.83), (side * .56, -.60, 1.72), (side * .72, -.62, 1.45), (side * .70, -.62, 1.0)], .007, ink, torso, resolution=4)
    # belly: three short vents over a brass-pinned service plate, so that the full figure has something below the chest panel
    for i in range(3):
        superball((.17 - .02 * i, .02, .018), .6, .6, (0, -.668 + .020 * i, .62 - .075 * i), (-6, 0, 0), gun, parent=torso, n=24)
    for side in (-1, 1):
        cylinder(.03, .03, (side * .40, -.628, .56), (90 - 6, 0, side * 10), m=gold, parent=torso, bevel=.008, n=24)
    # back pack, seen in profile
    superball((.62, .20, .66), .4, .5, (0, .72, 1.12), m=ink, n=mid, parent=torso)
    for i in range(5):
        box((.7, .04, .05), (0, .91, 1.42 - .12 * i), r=.018, m=gun, parent=torso, segments=2)
    torus(.62, .014, (0, .72, 1.12), (90, 0, 0), m=gold, parent=torso, n=64, k=8, scale=(.9, .95, 1))


def _pelvis(body, big, mid):
    ivory, ink, gold, gun = M('ivory'), M('ink'), M('gold'), M('gun')
    for i in range(4):                                                      # waist bellows
        torus(.46 + .02 * abs(i - 1.5), .085, (0, .05, .28 + .115 * i), m=M('rubber'), parent=body, n=64, scale=(1.12, .88, 1))
    cylinder(.42, .5, (0, .05, .45), m=gun, parent=body)
    superball((.80, .52, .34), .55, .62, (0, .05, .10), m=ivory, n=big, parent=body,
              shape=lambda p: Vector((p.x * (1 - .14 * max(0, -p.z / .34)), p.y, p.z)))
    superball((.815, .535, .03), .4, .62, (0, .05, .20), m=gold, n=big, parent=body)
    superball((.26, .14, .30), .6, .6, (0, -.40, -.02), m=ink, n=mid, parent=body)
    cylinder(.07, .03, (0, -.535, .06), (90, 0, 0), m=gold, parent=body, bevel=.01, n=32)
    superball((.30, .40, .24), .7, .7, (0, .06, -.22), m=ink, n=mid, parent=body)
    # battery: a cartridge docked on the hip at -X, with a handle and four charge bars
    battery = group((-.80, -.16, .08), (0, 0, -34), parent=body, name='battery')
    box((.20, .52, .70), (.10, 0, 0), r=.06, m=gun, parent=battery)
    box((.24, .46, .64), (-.06, 0, 0), r=.09, m=M('teal'), parent=battery)
    for z in (-.24, .24):
        box((.255, .475, .05), (-.06, 0, z), r=.022, m=gold, parent=battery, segments=3)
    for k in range(4):
        box((.03, .26, .052), (-.172, 0, -.13 + .088 * k), r=.012, m=M('lit_teal') if k < 3 else M('gun'), parent=battery, segments=3)
    bow_handle(.26, .12, .026, .05, M('steel'), (-.06, 0, .31), (-90, 0, 90), battery)
    # a matching pouch with a valve wheel on the other hip, so that the figure balances
    pod = group((.80, -.16, .08), (0, 0, 34), parent=body)
    box((.22, .44, .52), (0, 0, 0), r=.09, m=ink, parent=pod)
    cylinder(.14, .04, (.12, 0, 0), (0, 90, 0), m=gold, parent=pod, bevel=.012, n=48)
    cylinder(.10, .05, (.125, 0, 0), (0, 90, 0), m=ivory, parent=pod, bevel=.015, n=48)


def _leg(body, side, lift, bend, spread, thigh_l, shin_l, mid):
    ivory, ink, gold, gun = M('ivory'), M('ink'), M('gold'), M('gun')
    hip = group((side * .46, .05, 0), (-lift, -side * spread, 0), parent=body)
    ball(.32, (0, 0, -.04), m=ink, parent=hip, n=mid)
    lathe([(0, -1.04), (.24, -1.04), (.29, -1.0), (.33, -.75), (.365, -.42), (.36, -.22), (.30, -.10), (.22, -.07), (0, -.07)],
          m=ivory, parent=hip, subdivide=1, n=mid).scale = (1, 1.04, 1)
    torus(.358, .014, (0, 0, -.30), m=gold, parent=hip, n=mid, k=10, scale=(1, 1.04, 1))
    torus(.30, .03, (0, 0, -.98), m=ink, parent=hip, n=mid, k=12)
    tube([(side * .345, -.05, -.42), (side * .335, -.06, -.70), (side * .30, -.06, -.92)], .008, ink, hip, resolution=4)
    knee = group((0, 0, -thigh_l), (bend, 0, 0), parent=hip)
    cylinder(.25, .54, (0, 0, 0), (0, 90, 0), m=ink, parent=knee, bevel=.06, n=mid)
    superball((.22, .14, .24), .6, .7, (0, -.19, .02), m=ivory, parent=knee, n=mid)
    for s in (-1, 1):
        torus(.165, .02, (s * .272, 0, 0), (0, 90, 0), m=gold, parent=knee, n=mid, k=10)
        cylinder(.10, .04, (s * .275, 0, 0), (0, 90, 0), m=gun, parent=knee, bevel=.012, n=32)
    lathe([(0, -1.02), (.27, -1.02), (.33, -.98), (.365, -.82), (.375, -.58), (.33, -.30), (.25, -.17), (.18, -.14), (0, -.14)],
          m=ivory, parent=knee, subdivide=1, n=mid).scale = (1, 1.06, 1)
    torus(.362, .014, (0, 0, -.80), m=gold, parent=knee, n=mid, k=10, scale=(1, 1.06, 1))
    box((.20, .06, .46), (0, -.355, -.55), (-5, 0, 0), .028, ink, parent=knee)
    for i in range(4):
        box((.12, .03, .028), (0, -.39 + .008 * i, -.40 - .085 * i), (-5, 0, 0), .01, gun, parent=knee, segments=2)
    foot = group((0, 0, -shin_l), (lift - bend, side * spread, 0), parent=knee)
    torus(.24, .07, (0, 0, .10), m=M('rubber'), parent=foot, n=mid)
    ball(.24, (0, 0, .02), m=ink, parent=foot, n=mid)
    superball((.36, .60, .30), .62, .66, (0, -.17, -.20), m=ivory, parent=foot, n=mid,
              shape=lambda p: Vector((p.x * (1 + .06 * (-p.y)), p.y, p.z * (1 - .30 * max(0, -p.y / .6)) if p.z > 0 else p.z * .42)))
    superball((.375, .62, .055), .35, .6, (0, -.17, -.285), m=ink, parent=foot, n=mid)
    superball((.372, .615, .014), .4, .62, (0, -.17, -.215), m=gold, parent=foot, n=mid)
    for s in (-1, 1):
        cylinder(.07, .05, (s * .30, .04, -.04), (0, 90, 0), m=gold, parent=foot, bevel=.015, n=32)


def _arm(torso, side, a, mid, fine):
    ivory, ink, gold, gun, rubber = M('ivory'), M('ink'), M('gold'), M('gun'), M('rubber')
    at = (side * 1.24, .06, 1.62)
    ball(.43, at, (1, .98, .98), m=ink, n=mid, parent=torso)
    pad = group((side * 1.29, .05, 1.66), (-a['lift'] * .4, side * (13 - a['spread'] * .5), 0), parent=torso)
    n = 128 if fine else 64

    def half(p):
        return Vector((p.x, p.y, p.z if p.z > 0 else p.z * .55))

    superball((.54, .56, .50), .72, .8, (0, 0, .05), m=ivory, n=n, parent=pad, shape=half)
    superball((.548, .568, .016), .3, .8, (0, 0, .06), m=gold, n=n, parent=pad)
    knob = group((-side * .06, -.543, .26), (72, 0, 0), parent=pad)
    lathe([(0, 0), (.125, 0), (.135, .015), (.125, .035), (.09, .04), (0, .04)], m=ink, parent=knob, subdivide=1, n=48)
    torus(.085, .012, (0, 0, .04), m=gold, parent=knob, n=48)
    lathe([(0, .03), (.05, .03), (.055, .045), (.03, .055), (0, .057)], m=M('marigold'), parent=knob, subdivide=1, n=32)

    shoulder = group(at, (-a['lift'], -side * a['spread'], 0), parent=torso)
    upper = group((side * .08, 0, 0), (0, 0, -side * a['twist']), parent=shoulder)
    cylinder(.235, 1.0, (0, 0, -.62), m=rubber, parent=upper, n=mid)
    for i in range(3):
        torus(.235, .045, (0, 0, -.42 - .085 * i), m=rubber, parent=upper, n=mid, k=12)
    lathe([(0, -1.06), (.20, -1.06), (.27, -1.02), (.295, -.90), (.30, -.72), (.285, -.66), (.2, -.65), (0, -.65)],
          m=ivory, parent=upper, subdivide=1, n=mid)
    cylinder(.307, .06, (0, 0, -.78), m=M('marigold'), bevel=.018, parent=upper, n=mid)
    elbow = group((0, 0, -1.18), (-a['bend'], 0, 0), parent=upper)
    cylinder(.215, .48, (0, 0, 0), (0, 90, 0), m=ink, parent=elbow, bevel=.05, n=mid)
    for s in (-1, 1):
        torus(.145, .018, (s * .242, 0, 0), (0, 90, 0), m=gold, parent=elbow, n=mid, k=10)
        cylinder(.09, .03, (s * .245, 0, 0), (0, 90, 0), m=gun, parent=elbow, bevel=.01, n=32)
    lathe([(0, -.98), (.17, -.98), (.215, -.95), (.245, -.84), (.285, -.55), (.29, -.34), (.25, -.19), (.19, -.15), (0, -.15)],
          m=ivory, parent=elbow, subdivide=1, n=mid)
    torus(.289, .013, (0, 0, -.42), m=gold, parent=elbow, n=mid, k=10)
    torus(.228, .03, (0, 0, -.90), m=ink, parent=elbow, n=mid, k=12)
    for i in range(3):
        superball((.02, .026, .05), .7, .7, (side * .283, 0, -.55 - .10 * i), (0, side * 6, 0), gun, parent=elbow, n=16)
    wrist = group((0, 0, -1.04), (0, 0, side * a['roll']), parent=elbow)
    ball(.155, (0, 0, -.02), m=rubber, parent=wrist, n=mid)
    torus(.15, .02, (0, 0, .02), m=gold, parent=wrist, n=mid, k=10)
    hand = group((0, 0, -.06), (0, side * a['flex'], 0), parent=wrist, name='hand ' + ('l' if side < 0 else 'r'))
    _hand(hand, side, a['curl'])


def _hand(hand, side, curl):
    """Palm and five jointed fingers, pointing down (-Z), palm towards -X (side 1) or +X (side -1), thumb at -Y."""
    ivory, ink, gold, rubber = M('ivory'), M('ink'), M('gold'), M('rubber')
    curls = [curl] * 5 if isinstance(curl, (int, float)) else list(curl)
    superball((.105, .215, .25), .5, .55, (0, 0, -.27), m=ink, parent=hand, n=48)
    superball((.07, .20, .22), .55, .55, (side * .06, 0, -.26), m=ivory, parent=hand, n=48)             # back of the hand
    superball((.03, .15, .16), .6, .6, (-side * .095, .01, -.28), m=M('mint'), parent=hand, n=32)       # soft palm pad
    group((-side * .13, .01, -.28), parent=hand, name='palm ' + ('l' if side < 0 else 'r'))
    for y in (-.12, .12):
        cylinder(.018, .02, (side * .125, y, -.16), (0, 90, 0), m=gold, parent=hand, bevel=.005, n=16, segments=2)

    def finger(base, turn, lengths, r, angle):
        g = group(base, turn, parent=hand)
        for k, length in enumerate(lengths):
            g = group((0, 0, 0), (0, side * angle * (.8 if k == 0 else 1.1), 0), parent=g) if k == 0 else \
                group((0, 0, -lengths[k - 1]), (0, side * angle * 1.1, 0), parent=g)
            cylinder(r * 1.02, r * 2.1, (0, 0, 0), (90, 0, 0), m=ink, parent=g, bevel=r * .3, n=24, segments=2)
            cylinder(r * .42, r * 2.3, (0, 0, 0), (90, 0, 0), m=gold, parent=g, bevel=r * .1, n=16, segments=2)
            last = k == len(lengths) - 1
            superball((r * (.92 if last else 1.0), r, length * (.60 if last else .50)), .6, .75, (0, 0, -length * (.56 if last else .52)), m=ivory, parent=g, n=24)
            if last:
                superball((r * .5, r * .74, length * .34), .7, .8, (-side * r * .62, 0, -length * .66), m=M('mint'), parent=g, n=16)

    for k, (y, length, fan) in enumerate(((-.165, .20, 5), (-.055, .225, 1), (.055, .21, -2), (.16, .17, -6))):
        finger((0, y, -.51), (-fan * 1.0, 0, 0), (length, length * .8, length * .72), .056, curls[k + 1])
    finger((-side * .03, -.215, -.20), (-46, 0, side * 38), (.19, .16, .14), .062, curls[0] * .9)


# ============================================================================ rover

def rover_small(at=(0, 0, 0), turn=0, parent=None, scale=1.0, mast='lamp'):
    """Inspection rover, .86 wide, .95 long, 1.24 tall; four wheels, visor with two teal eyes, mast.  Faces -Y.

    mast: 'lamp' (domed beacon), 'camera' (turning eye) or None.
    """
    ivory, ink, gold, steel, gun, rubber = M('ivory'), M('ink'), M('gold'), M('steel'), M('gun'), M('rubber')
    r = group(at, (0, 0, turn), scale, parent, 'rover')
    superball((.36, .42, .24), .55, .6, (0, 0, .38), m=ivory, parent=r, n=96)
    superball((.365, .425, .042), .55, .6, (0, 0, .345), m=M('marigold'), parent=r, n=96)
    superball((.345, .40, .12), .5, .6, (0, 0, .235), m=ink, parent=r, n=64)
    superball((.25, .12, .12), .5, .6, (0, -.34, .44), m=M('visor'), parent=r, n=64)
    torus(.25, .008, (0, -.405, .44), (90, 0, 0), m=gold, parent=r, n=64, k=8, scale=(1.0, .50, 1))
    for side in (-1, 1):
        superball((.04, .02, .05), .8, .8, (side * .10, -.452, .445), m=material('emit', 'led_teal', power=6), parent=r, n=24)
        for y in (-.24, .24):                                               # wheels: tyre with lugs, brass hub, five bolts
            wheel = group((side * .37, y, .165), (0, 90, 0), parent=r)
            cylinder(.15, .13, m=rubber, parent=wheel, bevel=.045, n=48)
            for k in range(18):
                q = 2 * math.pi * k / 18
                box((.026, .03, .125), (.148 * math.cos(q), .148 * math.sin(q), 0), (0, 0, math.degrees(q)), .01, rubber, parent=wheel, segments=2)
            cylinder(.085, .14, m=gold, parent=wheel, bevel=.02, n=48)
            cylinder(.05, .155, m=ivory, parent=wheel, bevel=.02, n=32)
            for k in range(5):
                q = 2 * math.pi * k / 5
                cylinder(.009, .148, (.068 * math.cos(q), .068 * math.sin(q), 0), m=gun, parent=wheel, bevel=.003, n=12, segments=2)
            tube([(side * .20, y, .22), (side * .30, y, .20), (side * .32, y, .165)], .025, gun, r, resolution=5, steps=8)
        superball((.022, .05, .03), .7, .7, (side * .355, -.06, .40), m=gun, parent=r, n=24)
        for k in range(3):
            superball((.012, .03, .008), .7, .7, (side * .358, .10, .44 - .035 * k), m=gun, parent=r, n=16)
        superball((.035, .015, .02), .7, .7, (side * .21, .40, .40), m=material('emit', '#ff7a3c', power=3), parent=r, n=16)
        superball((.035, .02, .022), .7, .7, (side * .24, -.385, .29), m=M('lit_warm'), parent=r, n=16)
    bow_handle(.30, .10, .016, .04, steel, (0, .40, .50), (0, 0, 180), r)
    lathe([(0, 0), (.09, 0), (.10, .02), (.06, .05), (0, .055)], (0, .12, .605), m=ink, parent=r, subdivide=1, n=48)
    tube([(-.22, .22, .55), (-.25, .26, .78), (-.25, .28, .98)], .009, steel, r, resolution=4)
    ball(.02, (-.25, .28, .99), m=M('lit_amber'), parent=r, n=16)
    if mast:
        cylinder(.028, .46, (0, .12, .84), m=steel, parent=r, n=32)
        torus(.034, .012, (0, .12, .80), m=gold, parent=r, n=32, k=10)
    if mast == 'lamp':
        lathe([(0, 0), (.12, 0), (.14, .04), (.14, .1), (.1, .15), (0, .16)], (0, .12, 1.05), m=ink, parent=r, subdivide=1, n=64)
        torus(.142, .012, (0, .12, 1.12), m=M('lit_amber', power=8), parent=r, n=64)
    elif mast == 'camera':
        eye = group((0, .10, 1.12), (0, 0, -8), parent=r)
        superball((.15, .12, .10), .6, .6, m=ivory, parent=eye, n=48)
        for x, rad in ((-.055, .06), (.075, .042)):
            cylinder(rad, .06, (x, -.11, .005), (90, 0, 0), m=ink, parent=eye, bevel=.012, n=32)
            cylinder(rad * .72, .064, (x, -.112, .005), (90, 0, 0), m=M('visor'), parent=eye, bevel=.01, n=32)
            torus(rad * .82, .006, (x, -.142, .005), (90, 0, 0), m=gold, parent=eye, n=32, k=8)
    return r


# ============================================================================ arms

LARGE = dict(h0=1.55, l1=2.5, l2=2.1, wrist=.52, r0=1.05, rj=.50, wj=1.16, w1=.40, w2=.33, rk=.40, rw=.25)
SMALL = dict(h0=.62, l1=1.10, l2=.95, wrist=.26, r0=.40, rj=.20, wj=.46, w1=.165, w2=.135, rk=.165, rw=.12)
GRIPPER_LENGTH = {None: 0, 'jaw': 1.0, 'cup': .72, 'driver': .95, 'torch': 1.0, 'probe': .6}


def _solve(d, reach, tool_pitch, tool):
    """Angles (yaw, shoulder, elbow, wrist) that bring the tool's tip to ``reach`` in the arm's own axes."""
    x, y, z = reach
    yaw = math.degrees(math.atan2(x, -y))
    theta = math.radians(90 - tool_pitch)                                   # from the vertical; pitch -90 points down
    length = d['wrist'] + tool
    f, h = math.hypot(x, y) - length * math.sin(theta), z - length * math.cos(theta) - d['h0']
    dist = min(math.hypot(f, h), (d['l1'] + d['l2']) * .999)
    phi = math.atan2(f, h)
    alpha = math.acos(max(-1, min(1, (d['l1'] ** 2 + dist ** 2 - d['l2'] ** 2) / (2 * d['l1'] * dist))))
    beta = math.pi - math.acos(max(-1, min(1, (d['l1'] ** 2 + d['l2'] ** 2 - dist ** 2) / (2 * d['l1'] * d['l2']))))
    a = phi - alpha
    return yaw, math.degrees(a), math.degrees(beta), math.degrees(theta - a - beta)


def _link(parent, length, w, taper, m):
    """A moulded link along +Z between two joints: shell, inlaid panels, seams and screws."""
    ink, gold = M('ink'), M('gold')
    superball((w, w * .95, length * .5), .42, .62, (0, 0, length * .5), m=m, n=64, parent=parent,
              shape=lambda p: Vector((p.x * (1 - taper * (p.z / length + .5)), p.y * (1 - taper * (p.z / length + .5)), p.z)))
    for t in (.30, .70):
        k = w * (1 - taper * t)
        superball((k * 1.015, k * .965, w * .035), .4, .62, (0, 0, length * t), m=gold, n=64, parent=parent)
    k = w * (1 - taper * .5)
    for s in (-1, 1):
        superball((w * .06, k * .42, length * .14), .5, .55, (s * k * .97, 0, length * .5), (0, -s * math.degrees(math.atan(taper * w / length)), 0), ink, n=32, parent=parent)
        for z in (.39, .61):
            cylinder(w * .055, w * .05, (s * k * 1.0, 0, length * (.5 + (z - .5) * .8)), (0, 90, 0), m=gold, parent=parent, bevel=w * .012, n=16, segments=2)


def _joint(parent, r, width, m, accent=None):
    """A housing across X with brass rings, capped ends and bolts."""
    gold, gun = M('gold'), M('gun')
    cylinder(r, width, turn=(0, 90, 0), m=m, parent=parent, bevel=r * .16, n=64)
    for s in (-1, 1):
        cap = group((s * width / 2, 0, 0), (0, s * 90, 0), parent=parent)
        torus(r * .80, r * .055, (0, 0, 0), m=gold, parent=cap, n=64, k=12)
        lathe([(0, -.1 * r), (r * .66, -.1 * r), (r * .70, 0), (r * .66, r * .10), (r * .40, r * .16), (0, r * .16)], m=accent or M('ivory'), parent=cap, subdivide=1, n=64)
        cylinder(r * .20, r * .10, (0, 0, r * .18), m=gun, parent=cap, bevel=r * .03, n=32)
        for k in range(6):
            q = 2 * math.pi * (k + .5) / 6
            cylinder(r * .05, r * .06, (r * .50 * math.cos(q), r * .50 * math.sin(q), r * .145), m=gold, parent=cap, bevel=r * .012, n=12, segments=2)


def _gripper(flange, kind, s):
    """Tools on a flange that points along +Z; s = size (1 for the large arm, .42 for the small).  Returns the tip."""
    ivory, ink, gold, steel, gun = M('ivory'), M('ink'), M('gold'), M('steel'), M('gun')
    if kind == 'jaw':
        box((.62 * s, .36 * s, .30 * s), (0, 0, .17 * s), r=.07 * s, m=ink, parent=flange)
        box((.635 * s, .375 * s, .05 * s), (0, 0, .25 * s), r=.02 * s, m=gold, parent=flange, segments=3)
        box((.70 * s, .20 * s, .08 * s), (0, 0, .345 * s), r=.03 * s, m=steel, parent=flange)
        for side in (-1, 1):
            finger = group((side * .25 * s, 0, .38 * s), parent=flange, name='finger')
            box((.15 * s, .24 * s, .16 * s), (side * .02 * s, 0, .07 * s), r=.04 * s, m=gun, parent=finger)
            box((.11 * s, .20 * s, .52 * s), (side * .03 * s, 0, .34 * s), r=.045 * s, m=ivory, parent=finger)
            box((.05 * s, .18 * s, .34 * s), (-side * .045 * s, 0, .42 * s), r=.02 * s, m=M('rubber'), parent=finger)
            for k in range(4):
                box((.012 * s, .17 * s, .02 * s), (-side * .072 * s, 0, (.31 + .07 * k) * s), r=.005 * s, m=gun, parent=finger, segments=2)
            cylinder(.035 * s, .05 * s, (side * .10 * s, 0, .09 * s), (0, 90, 0), m=gold, parent=finger, bevel=.01 * s, n=24)
        return group((0, 0, 1.0 * s), parent=flange, name='tool')
    if kind == 'cup':
        lathe([(0, 0), (.24 * s, 0), (.26 * s, .03 * s), (.24 * s, .14 * s), (.12 * s, .2 * s), (0, .2 * s)], m=ink, parent=flange, subdivide=1, n=48)
        cylinder(.06 * s, .36 * s, (0, 0, .34 * s), m=steel, parent=flange, n=32)
        for k in range(3):
            torus((.13 + .03 * k) * s, .04 * s, (0, 0, (.50 + .07 * k) * s), m=M('teal'), parent=flange, n=48, k=12)
        lathe([(0, .5 * s), (.1 * s, .5 * s), (.2 * s, .68 * s), (.235 * s, .715 * s), (.20 * s, .71 * s), (0, .66 * s)], m=M('rubber'), parent=flange, n=48)
        return group((0, 0, .72 * s), parent=flange, name='tool')
    if kind == 'driver':
        lathe([(0, 0), (.22 * s, 0), (.24 * s, .04 * s), (.24 * s, .34 * s), (.14 * s, .46 * s), (.11 * s, .50 * s), (0, .50 * s)], m=M('teal'), parent=flange, subdivide=1, n=48)
        torus(.24 * s, .016 * s, (0, 0, .20 * s), m=gold, parent=flange, n=48, k=10)
        cylinder(.075 * s, .16 * s, (0, 0, .56 * s), m=steel, parent=flange, bevel=.02 * s, n=32)
        cylinder(.035 * s, .34 * s, (0, 0, .78 * s), m=gun, parent=flange, bevel=.008 * s, n=24)
        return group((0, 0, .95 * s), parent=flange, name='tool')
    if kind == 'torch':
        cylinder(.15 * s, .24 * s, (0, 0, .12 * s), m=ink, parent=flange, bevel=.04 * s, n=48)
        torus(.15 * s, .02 * s, (0, 0, .18 * s), m=gold, parent=flange, n=48, k=10)
        cylinder(.085 * s, .44 * s, (0, 0, .44 * s), m=gun, parent=flange, bevel=.02 * s, n=32)
        lathe([(.06 * s, .64 * s), (.11 * s, .64 * s), (.12 * s, .68 * s), (.085 * s, .92 * s), (.06 * s, .92 * s)], m=M('brass'), parent=flange, n=32, bevel=.006 * s)
        cylinder(.014 * s, .16 * s, (0, 0, .92 * s), m=M('steel'), parent=flange, bevel=.003, n=12, segments=2)
        return group((0, 0, 1.0 * s), parent=flange, name='tool')
    if kind == 'probe':
        lathe([(0, 0), (.16 * s, 0), (.17 * s, .03 * s), (.12 * s, .22 * s), (.05 * s, .30 * s), (.03 * s, .5 * s), (0, .5 * s)], m=ivory, parent=flange, subdivide=1, n=48)
        ball(.05 * s, (0, 0, .55 * s), m=M('teal'), parent=flange, n=24)
        return group((0, 0, .6 * s), parent=flange, name='tool')
    return group((0, 0, 0), parent=flange, name='tool')


def _robot_arm(d, at, turn, parent, angles, reach, tool_pitch, gripper, size, scale, vision, sensor, teach, base):
    ivory, ink, gold, gun, rubber = M('ivory'), M('ink'), M('gold'), M('gun'), M('rubber')
    tool_length = GRIPPER_LENGTH[gripper] * size
    if reach is not None:
        yaw, a, b, c = _solve(d, reach, tool_pitch, tool_length)
        roll = 0
    else:
        yaw, a, b, c, roll = (*angles, 0)[:5]
    root = group(at, (0, 0, turn), scale, parent, 'arm')
    r0, h0, rj = d['r0'], d['h0'], d['rj']
    if base:
        lathe([(0, 0), (r0, 0), (r0, r0 * .10), (r0 * .97, r0 * .13), (0, r0 * .13)], m=base if base is not True else gun, parent=root, n=96, bevel=r0 * .015)
        for k in range(8):
            q = 2 * math.pi * (k + .5) / 8
            cylinder(r0 * .06, r0 * .10, (r0 * .86 * math.cos(q), r0 * .86 * math.sin(q), r0 * .16), m=gold, parent=root, bevel=r0 * .015, n=6, segments=2)
            torus(r0 * .075, r0 * .014, (r0 * .86 * math.cos(q), r0 * .86 * math.sin(q), r0 * .135), m=M('steel'), parent=root, n=24, k=8)
    lathe([(0, r0 * .12), (r0 * .74, r0 * .12), (r0 * .76, r0 * .17), (r0 * .70, r0 * .30), (r0 * .58, h0 * .38), (r0 * .56, h0 * .46), (0, h0 * .46)],
          m=ivory, parent=root, subdivide=1, n=96)
    torus(r0 * .575, r0 * .03, (0, 0, h0 * .455), m=gold, parent=root, n=96, k=12)
    lathe([(0, h0 * .45), (r0 * .54, h0 * .45), (r0 * .55, h0 * .50), (r0 * .54, h0 * .60), (r0 * .46, h0 * .64), (0, h0 * .64)], m=ink, parent=root, subdivide=1, n=96)
    turret = group((0, 0, 0), (0, 0, yaw), parent=root, name='turret')
    superball((d['wj'] * .40, rj * .98, h0 * .30), .5, .55, (0, 0, h0 * .80), m=ivory, parent=turret, n=64)
    superball((d['wj'] * .408, rj * 1.0, rj * .05), .4, .55, (0, 0, h0 * .70), m=gold, parent=turret, n=64)
    shoulder = group((0, 0, h0), (a, 0, 0), parent=turret, name='shoulder')
    _joint(shoulder, rj, d['wj'], ink)
    _link(shoulder, d['l1'], d['w1'], .16, ivory)
    elbow = group((0, 0, d['l1']), (b, 0, 0), parent=shoulder, name='elbow')
    _joint(elbow, d['rk'], d['wj'] * .82, ink)
    fore = group((0, 0, 0), parent=elbow)
    _link(fore, d['l2'], d['w2'], .22, ivory)
    wrist = group((0, 0, d['l2']), (c, 0, 0), parent=elbow, name='wrist')
    _joint(wrist, d['rw'], d['wj'] * .56, ink)
    end = group((0, 0, d['rw'] * .8), (0, 0, roll), parent=wrist)
    rw = d['rw']
    lathe([(0, -rw * .3), (rw * .72, -rw * .3), (rw * .80, 0), (rw * .78, rw * .4), (rw * .66, rw * .5), (0, rw * .5)], m=ivory, parent=end, subdivide=1, n=64)
    group((rw * .8, 0, rw * .62), parent=end, name='sensor')
    if sensor:                                                              # force sensor: a teal band between wrist and tool
        lathe([(0, rw * .48), (rw * .86, rw * .48), (rw * .92, rw * .56), (rw * .92, rw * .76), (rw * .86, rw * .84), (0, rw * .84)], m=M('teal'), parent=end, n=64, bevel=rw * .03)
        torus(rw * .93, rw * .035, (0, 0, rw * .66), m=M('lit_teal'), parent=end, n=64, k=10)
        box((rw * .34, rw * .30, rw * .24), (rw * 1.0, 0, rw * .66), r=rw * .06, m=gun, parent=end)
    else:
        lathe([(0, rw * .48), (rw * .80, rw * .48), (rw * .84, rw * .6), (rw * .80, rw * .84), (0, rw * .84)], m=gun, parent=end, subdivide=1, n=64)
    flange = group((0, 0, d['wrist'] - rw * .8), parent=end, name='flange')
    cylinder(rw * .62, rw * .5, (0, 0, -rw * .2), m=gun, parent=flange, bevel=rw * .05, n=48)
    if vision:                                                              # ring light around a camera, on a bracket over the tool
        s = size
        eye = group((0, -.62 * s, .20 * s), parent=flange, name='vision')
        box((.16 * s, .50 * s, .07 * s), (0, .34 * s, -.12 * s), r=.025 * s, m=gun, parent=eye)
        lathe([(.18 * s, -.07 * s), (.34 * s, -.07 * s), (.36 * s, -.04 * s), (.36 * s, .04 * s), (.34 * s, .06 * s), (.20 * s, .06 * s)], m=ivory, parent=eye, n=64, bevel=.012 * s)
        torus(.27 * s, .045 * s, (0, 0, .055 * s), m=material('emit', '#dff7f2', power=5), parent=eye, n=64, k=12)
        cylinder(.185 * s, .22 * s, (0, 0, -.06 * s), m=ink, parent=eye, bevel=.03 * s, n=48)
        cylinder(.12 * s, .05 * s, (0, 0, .06 * s), m=M('visor'), parent=eye, bevel=.015 * s, n=48)
        torus(.125 * s, .012 * s, (0, 0, .075 * s), m=gold, parent=eye, n=48, k=8)
    _gripper(flange, gripper, size)
    if teach:                                                               # the handle a person guides the arm by
        s = size
        handle = group((0, d['w2'] * .70, d['l2'] * .60), (0, 0, 180), parent=fore, name='teach')
        bow_handle(.78 * s, .34 * s, .062 * s, .12 * s, M('marigold'), (0, 0, 0), (0, 90, 0), handle)
        for z in (-.39, .39):
            cylinder(.10 * s, .06 * s, (0, -.02 * s, z * s), (90, 0, 0), m=gun, parent=handle, bevel=.015 * s, n=32)
        cylinder(.05 * s, .05 * s, (0, -.385 * s, .12 * s), (90, 0, 0), m=M('lit_teal'), parent=handle, bevel=.015 * s, n=32)
    # dress pack: two hoses from the turret over the elbow to the wrist, kept off the shells by clips
    l1, l2, w1, w2 = d['l1'], d['l2'], d['w1'], d['w2']
    for k, m in ((-1, rubber), (1, M('teal'))):
        x = k * w1 * .34
        tube([(x, w1 * .80, l1 * .10), (x, w1 * 1.22, l1 * .30), (x, w1 * 1.18, l1 * .55), (x, w1 * 1.16, l1 * .78), (x, w1 * 1.25, l1 * .95)], w1 * .11, m, shoulder, resolution=6)
        ball(w1 * .16, (x, w1 * 1.25, l1 * .95), m=gun, parent=shoulder, n=24)
    for t in (.32, .72):
        box((w1 * 1.05, w1 * .42, w1 * .16), (0, w1 * 1.02, l1 * t), r=w1 * .05, m=gun, parent=shoulder, segments=3)
    return root


def arm_large(at=(0, 0, 0), turn=0, parent=None, angles=(0, -12, 96, 60), reach=None, tool_pitch=-90, gripper='jaw', scale=1.0,
              vision=False, sensor=False, teach=False, base=True):
    """Six-axis arm, base plate 2.1 across, shoulder at 1.55, reach about 5.6; ivory with ink joints and brass rings.

    angles: (yaw, shoulder, elbow, wrist[, roll]) in degrees from straight up, positive = forward (-Y) and down.
    reach=(x, y, z): solve the angles so that the tool's tip is there, in the arm's own axes; tool_pitch -90 = pointing down.
    gripper: 'jaw', 'cup' (vacuum), 'driver', 'torch', 'probe', None.  Named parts: tool, wrist, sensor, vision, teach, flange, turret.
    base: True for a steel plate, a material for a plate of that, False for none.
    """
    return _robot_arm(LARGE, at, turn, parent, angles, reach, tool_pitch, gripper, 1.0, scale, vision, sensor, teach, base)


def arm_small(at=(0, 0, 0), turn=0, parent=None, angles=(0, -14, 98, 70), reach=None, tool_pitch=-90, gripper='jaw', scale=1.0,
              vision=False, sensor=False, teach=False, base=True):
    """Bench arm, base .8 across, shoulder at .62, reach about 2.3.  Arguments as arm_large()."""
    return _robot_arm(SMALL, at, turn, parent, angles, reach, tool_pitch, gripper, .42, scale, vision, sensor, teach, base)


# ============================================================================ telepresence

def telepresence(at=(0, 0, 0), turn=0, parent=None, scale=1.0, screen='eyes'):
    """Telepresence unit, 1.5 wide, 1.5 deep, 4.9 tall: three-wheel base, mast, tilting screen head.  Faces -Y.

    screen: 'eyes' (two teal capsules) or 'call' (warm oval and bands: a call in progress, without a face).
    Named part: screen.
    """
    ivory, ink, gold, steel, gun = M('ivory'), M('ink'), M('gold'), M('steel', brush=1), M('gun')
    r = group(at, (0, 0, turn), scale, parent, 'telepresence')
    superball((.74, .74, .20), .5, .9, (0, 0, .34), m=ivory, parent=r, n=96)
    superball((.75, .75, .035), .4, .9, (0, 0, .32), m=gold, parent=r, n=96)
    superball((.70, .70, .12), .5, .9, (0, 0, .20), m=ink, parent=r, n=64)
    torus(.66, .02, (0, 0, .135), m=M('lit_teal'), parent=r, n=96, k=10)
    for q in (-90, 30, 150):
        x, y = .50 * math.cos(math.radians(q)), .50 * math.sin(math.radians(q))
        cylinder(.13, .14, (x, y, .13), (0, 90, q), m=M('rubber'), parent=r, bevel=.045, n=48)
        cylinder(.06, .16, (x, y, .13), (0, 90, q), m=gold, parent=r, bevel=.015, n=32)
    superball((.20, .06, .05), .6, .6, (0, -.70, .36), m=M('visor'), parent=r, n=32)
    lathe([(0, .5), (.26, .5), (.24, .56), (.13, .62), (.11, .70), (0, .70)], m=ink, parent=r, subdivide=1, n=64)
    cylinder(.075, 3.0, (0, .02, 2.15), m=steel, parent=r, n=48)
    for z in (.95, 2.15, 3.35):
        cylinder(.10, .10, (0, .02, z), m=ink, parent=r, bevel=.03, n=48)
        torus(.10, .012, (0, .02, z + .03), m=gold, parent=r, n=48, k=8)
    superball((.20, .12, .26), .5, .6, (0, -.02, 2.75), m=ivory, parent=r, n=48)                          # speaker on the mast
    for i in range(5):
        box((.20, .02, .018), (0, -.135, 2.88 - .065 * i), r=.006, m=ink, parent=r, segments=2)
    head = group((0, -.02, 4.10), (8, 0, 0), parent=r, name='screen')
    cylinder(.09, .5, (0, .08, -.45), m=gun, parent=head, bevel=.02, n=32)
    box((1.36, .18, 1.02), (0, 0, .05), r=.085, m=ivory, parent=head)
    box((1.38, .05, 1.04), (0, .01, .05), r=.024, m=gold, parent=head, segments=3)
    box((1.20, .04, .86), (0, -.082, .05), r=.018, m=M('visor'), parent=head)
    if screen == 'eyes':
        for s in (-1, 1):
            superball((.085, .012, .13), .75, .75, (s * .25, -.106, .08), m=M('lit_teal'), parent=head, n=32)
    else:
        superball((.30, .010, .30), .8, .9, (0, -.104, .08), m=material('emit', '#ffcf9a', power=1.6), parent=head, n=48)
        for i, w in enumerate((.5, .34)):
            superball((w * .5, .008, .018), .6, .6, (0, -.105, -.26 - .06 * i), m=material('emit', '#9ff0e0', power=2), parent=head, n=24)
    cylinder(.045, .05, (0, -.10, .53), (90, 0, 0), m=ink, parent=head, bevel=.012, n=32)
    ball(.022, (0, -.13, .53), m=M('lit_amber'), parent=head, n=16)
    for s in (-1, 1):
        cylinder(.13, .08, (s * .70, .0, .05), (0, 90, 0), m=ink, parent=head, bevel=.03, n=48)
        torus(.09, .014, (s * .742, 0, .05), (0, 90, 0), m=gold, parent=head, n=48, k=8)
    bow_handle(.7, .16, .028, .06, steel, (0, .08, .05), (0, 0, 180), head)
    return r
