"""Cabinets and servers: rack_42u, server_1u/2u/4u/5u, switch_box, patch_panel, cable_tray, comb.

Scale: one height unit U is .105; a server is 1.30 wide (1.42 with ears), 1.40 deep.  A cabinet is 1.70 wide, 1.70 deep,
5.05 high.  Everything stands on z = 0 at its centre and faces -Y.  Server meshes are merged once per Blender session and
instanced, so a hundred of them cost little.
"""
import math
import random

import bpy

from studio.studio import (bake, ball, bow_handle, box, cylinder, disc, group, instance, lathe, link, material, merge, place,
                           rounded_rect, slab, superball, torus, tube)
from props.materials import M

U = .105
WIDE, DEEP = 1.30, 1.40
FLOOR_OF_SLOTS = .34          # z of slot 0 inside a cabinet


# ---------------------------------------------------------------------------- materials
def _m(name):
    """Rack materials that are not in the shared palette."""
    return {
        'frame': lambda: material('satin', '#1d2f5c', rough=.4, coat=.35),
        'panel': lambda: material('satin', '#243c74', rough=.38, coat=.4),
        'deep': lambda: material('satin', '#18284f', rough=.4, coat=.35),
        'dark': lambda: material('satin', '#0b1326', rough=.45, coat=.2),
        'hole': lambda: material('clay', '#080d1a', rough=.9, bump=0, sheen=0),
        'steel': lambda: material('metal', '#c3c8ce', rough=.26),
        'led_teal': lambda: material('emit', 'led_teal', power=9),
        'led_amber': lambda: material('emit', 'led_amber', power=6),
        'led_white': lambda: material('emit', 'led_white', power=6),
        'teal_cable': lambda: material('rubber', '#0f857c', rough=.55),
        'ivory_cable': lambda: material('rubber', '#efe4d0', rough=.55),
        'marigold_cable': lambda: material('rubber', '#f09a14', rough=.5),
        'tag': lambda: M('paper'),
    }[name]()


BODIES = {'panel': 'panel', 'deep': 'deep', 'frame': 'frame', 'dark': 'dark'}


def _body(name):
    return _m(name) if name in BODIES else M(name)


# ---------------------------------------------------------------------------- servers
def _shell(h, body, y):
    """Case, bezel, ears with screws, and one bow handle each side; y is the front plane."""
    b = _body(body)
    parts = [box((WIDE, DEEP - .06, h - .012), (0, .03, h / 2), r=.012, m=M('gun') if body == 'ivory' else _m('deep'), segments=2),
             box((WIDE + .005, .09, h - .01), (0, y + .045, h / 2), r=.018, m=b, segments=3)]
    for side in (-1, 1):
        parts.append(box((.075, .035, h - .01), (side * .678, y + .035, h / 2), r=.01, m=b, segments=2))
        reach = min(h - .03, .30)
        parts.append(bow_handle(reach, .062, .011, .02, _m('steel'), (side * .680, y + .02, h / 2), (0, 90, 0), arc=4))
        if h > 2 * U:
            for z in (h * .08, h * .92):
                parts.append(cylinder(.013, .012, (side * .678, y + .015, z), (90, 0, 0), m=M('brass'), bevel=.003, n=16, segments=2))
    return parts


def _slots(x0, x1, z, h, y, n, m):
    """Row of upright vents."""
    step = (x1 - x0) / n
    return [box((step * .5, .03, h), (x0 + step * (k + .5), y, z), r=.012, m=m, segments=2) for k in range(n)]


def _lights(x, z, y, n, rng, step=.036):
    out = []
    for k in range(n):
        led = 'led_teal' if rng.random() < .72 else 'led_amber'
        out.append(superball((.014, .009, .010), .8, .8, (x + k * step, y, z), m=_m(led), n=6))
    return out


def _sled(x, z, w, h, y, body, rng, upright=True):
    """A drive carrier: face, latch, grille line, light."""
    dark, led = _m('dark'), _m('led_teal' if rng.random() < .8 else 'led_amber')
    face = M('ivory') if body == 'ivory' else _m('panel')
    parts = [box((w, .05, h), (x, y, z), r=.009, m=face, segments=2)]
    if upright:
        parts.append(box((w * .52, .014, h * .52), (x, y - .026, z + h * .04), r=.006, m=dark, segments=2))
        parts.append(box((w * .66, .02, h * .12), (x, y - .03, z - h * .36), r=.006, m=M('brass'), segments=2))
        parts.append(superball((.011, .008, .008), .8, .8, (x, y - .028, z + h * .41), m=led, n=6))
    else:
        parts.append(box((w * .58, .014, h * .42), (x - w * .06, y - .026, z), r=.006, m=dark, segments=2))
        parts.append(box((.03, .022, h * .7), (x + w * .36, y - .03, z), r=.006, m=M('brass'), segments=2))
        parts.append(superball((.010, .008, .008), .8, .8, (x - w * .43, y - .028, z), m=led, n=6))
    return parts


def _grille(x, z, r, y, knob):
    """Round fan guard with rings, spokes and a hub."""
    parts = [cylinder(r, .03, (x, y + .006, z), (90, 0, 0), m=_m('hole'), bevel=.004, n=48, segments=2),
             torus(r, .016, (x, y - .012, z), (90, 0, 0), m=M('brass'), n=48, k=10)]
    for f in (.3, .52, .74):
        parts.append(torus(r * f, .007, (x, y - .016, z), (90, 0, 0), m=_m('steel'), n=40, k=8))
    for k in range(8):
        a = k * 45
        parts.append(box((r * .8, .008, .012), (x + math.cos(math.radians(a)) * r * .55, y - .013, z + math.sin(math.radians(a)) * r * .55), (0, -a, 0), .003, _m('steel'), segments=1))
    parts.append(cylinder(r * .18, .03, (x, y - .018, z), (90, 0, 0), m=knob, bevel=.008, n=32, segments=3))
    return parts


def server_mesh(u=1, body='panel', variant=0):
    """The merged mesh of a server u units high, for instance(); bottom at z = 0, front plane at y = -DEEP / 2."""
    name = f'server {u}u {body} {variant}'
    if name in bpy.data.meshes:
        return bpy.data.meshes[name]
    rng = random.Random(f'{u}{body}{variant}')
    h, y = u * U, -DEEP / 2
    knob = M('marigold') if body == 'ivory' else _m('steel')
    dark = _m('hole')
    parts = _shell(h, body, y)
    if u == 1:
        mid = h / 2
        parts.append(cylinder(.026, .03, (-.56, y - .008, mid), (90, 0, 0), m=knob, bevel=.008, n=24, segments=3))
        parts.append(torus(.032, .005, (-.56, y - .004, mid), (90, 0, 0), m=M('brass'), n=24, k=6))
        parts += _slots(-.50, .02 if variant % 2 else .16, mid, .058, y + .006, 8 if variant % 2 else 10, dark)
        if variant % 2:
            parts += _sled(.15, mid, .22, .07, y - .006, body, rng, False)
            parts += _sled(.39, mid, .22, .07, y - .006, body, rng, False)
        else:
            parts.append(box((.26, .012, .05), (.34, y - .004, mid), r=.006, m=_m('dark'), segments=2))
        parts += _lights(.535, mid + .018, y - .004, 3, rng)
        parts.append(box((.09, .012, .016), (.57, y - .004, mid - .022), r=.005, m=_m('dark'), segments=1))
    elif u == 2:
        for k in range(12):
            parts += _sled(-.545 + k * .082, h * .46, .072, h * .72, y - .006, body, rng)
        parts += _slots(-.58, .40, h * .91, .016, y + .006, 14, dark)
        parts.append(cylinder(.03, .03, (.54, y - .008, h * .66), (90, 0, 0), m=knob, bevel=.008, n=24, segments=3))
        parts.append(torus(.037, .005, (.54, y - .004, h * .66), (90, 0, 0), m=M('brass'), n=24, k=6))
        parts += _lights(.505, h * .3, y - .004, 3, rng)
    elif u == 4:
        for row in range(3):
            for k in range(3):
                parts += _sled(-.49 + k * .235, h * (.2 + .29 * row), .22, h * .25, y - .006, body, rng, False)
        parts += _grille(.34, h * .5, h * .40, y, knob)
        parts += _lights(.54, h * .86, y - .004, 2, rng)
        parts.append(cylinder(.024, .03, (.58, y - .008, h * .14), (90, 0, 0), m=knob, bevel=.008, n=24, segments=3))
    elif u == 5:
        for row in range(3):
            for k in range(9):
                parts += _sled(-.555 + k * .098, h * (.18 + .30 * row), .088, h * .265, y - .006, body, rng)
        parts.append(box((.27, .02, h * .86), (.475, y - .004, h * .48), r=.02, m=_m('dark'), segments=3))
        parts += [box((.20, .03, .022), (.475, y - .006, h * (.14 + .075 * k)), r=.01, m=_m('steel') if k == 5 else M('gun'), segments=2) for k in range(6)]
        parts.append(box((.2, .02, .055), (.475, y - .016, h * .72), r=.012, m=M('gun'), segments=2))
        parts.append(cylinder(.03, .03, (.42, y - .018, h * .85), (90, 0, 0), m=knob, bevel=.008, n=24, segments=3))
        parts += _lights(.495, h * .85, y - .016, 3, rng)
    return merge(parts, name)


def _server(u, at, turn, parent, body, variant, scale):
    unit = group(at, turn if isinstance(turn, (tuple, list)) else (0, 0, turn), scale, parent, name=f'server_{u}u')
    instance(server_mesh(u, body, variant), parent=unit)
    return unit


def server_1u(at=(0, 0, 0), turn=0, parent=None, body='panel', variant=0, scale=1):
    """1U server, 1.42 x 1.45 x .105, lid on.  body: 'panel', 'deep' (inks) or 'ivory' (marigold knob); variant 0-3."""
    return _server(1, at, turn, parent, body, variant, scale)


def server_2u(at=(0, 0, 0), turn=0, parent=None, body='panel', variant=0, scale=1):
    """2U server with a row of twelve drive sleds, 1.42 x 1.45 x .21."""
    return _server(2, at, turn, parent, body, variant, scale)


def server_4u(at=(0, 0, 0), turn=0, parent=None, body='panel', variant=0, scale=1):
    """4U server, nine drives and a round grille, 1.42 x 1.45 x .42."""
    return _server(4, at, turn, parent, body, variant, scale)


def server_5u(at=(0, 0, 0), turn=0, parent=None, body='panel', variant=0, scale=1):
    """5U server, three rows of drives and a tower front on its side, 1.42 x 1.45 x .525."""
    return _server(5, at, turn, parent, body, variant, scale)


def _port_mesh(rows, lit):
    name = f'port block {rows} {lit}'
    if name in bpy.data.meshes:
        return bpy.data.meshes[name]
    parts = []
    for row in range(rows):
        z = (row - (rows - 1) / 2) * .046
        parts.append(box((.036, .02, .034), (0, -.004, z), r=.005, m=M('gun'), segments=2))
        parts.append(box((.024, .02, .020), (0, -.008, z - .002), r=.003, m=_m('hole'), segments=1))
        if lit:
            parts.append(box((.012, .008, .005), (-.006, -.012, z + .021), r=.002, m=_m('led_teal'), segments=1))
    return merge(parts, name)


def switch_box(at=(0, 0, 0), turn=0, parent=None, body='deep', scale=1):
    """1U switch: 2 x 24 ports with lights, 1.42 x 1.0 x .105."""
    unit = group(at, (0, 0, turn), scale, parent, name='switch_box')
    y = -DEEP / 2
    box((WIDE, .9, U - .012), (0, y + .5, U / 2), r=.012, m=_m('deep'), parent=unit, segments=2)
    box((1.42, .06, U - .01), (0, y + .03, U / 2), r=.014, m=_body(body), parent=unit, segments=3)
    for k in range(24):
        instance(_port_mesh(2, True), (-.52 + k * .043 + .02 * (k // 6), y, U / 2), parent=unit)
    cylinder(.018, .02, (.62, y - .004, U / 2), (90, 0, 0), m=M('brass'), bevel=.005, n=20, parent=unit)
    return unit


def patch_panel(at=(0, 0, 0), turn=0, parent=None, rows=1, ports=24, scale=1):
    """Patch field: ``rows`` strips of 1.5 U with ``ports`` jacks each and a blank label strip, 1.42 wide; front at y = -.70.

    The group carries 'ports': world-free local positions [(x, y, z), ...] row by row, for leads to plug into.
    """
    unit = group(at, (0, 0, turn), scale, parent, name='patch_panel')
    y, h, places = -DEEP / 2, 1.5 * U, []
    for row in range(rows):
        z = h * (row + .5)
        box((1.42, .05, h - .01), (0, y + .025, z), r=.012, m=_m('deep'), parent=unit, segments=3)
        box((1.22, .012, .03), (0, y - .004, z + h * .32), r=.004, m=M('paper'), parent=unit, segments=2)
        for side in (-1, 1):
            cylinder(.014, .014, (side * .675, y - .002, z), (90, 0, 0), m=M('brass'), bevel=.004, n=16, parent=unit)
        for k in range(ports):
            x = -.58 + 1.16 * k / (ports - 1)
            instance(_port_mesh(1, False), (x, y, z - .02), scale=1.15, parent=unit)
            places.append((x, y, z - .02))
    unit['ports'] = [c for p in places for c in p]
    return unit


def blank_mesh(u=1):
    """Blanking plate."""
    name = f'blank {u}u'
    if name in bpy.data.meshes:
        return bpy.data.meshes[name]
    y, h = -DEEP / 2, u * U
    parts = [box((1.42, .05, h - .008), (0, y + .045, h / 2), r=.012, m=_m('dark'), segments=2)]
    parts += _slots(-.5, .5, h / 2, min(.05, h * .4), y + .022, 12, _m('hole'))
    return merge(parts, name)


# ---------------------------------------------------------------------------- cabinet
MIXED = [(5, 'panel'), (4, 'panel'), (2, 'ivory'), (1, 'deep'), (1, 'panel'), (2, 'panel'), (1, 'deep'), (1, 'panel'), (4, 'deep'), (2, 'panel'),
         (1, 'ivory'), (1, 'panel'), (2, 'deep'), (5, 'panel'), (1, 'panel'), (1, 'deep'), (2, 'ivory'), (1, 'panel'), (2, 'panel'), (1, 'deep'), (1, 'panel'), (1, 'deep')]


def _rail_mesh():
    """One mounting rail with its 42 x 2 square holes."""
    name = 'rack rail'
    if name in bpy.data.meshes:
        return bpy.data.meshes[name]
    parts = [box((.07, .03, 42 * U), (0, 0, 21 * U), r=.006, m=_m('steel'), segments=2)]
    parts += [box((.024, .012, .024), (0, -.012, U * (k + f)), r=.003, m=_m('hole'), segments=1) for k in range(42) for f in (.28, .72)]
    return merge(parts, name)


def _cabinet_mesh(accent):
    """Frame without door and contents."""
    name = f'rack frame {accent}'
    if name in bpy.data.meshes:
        return bpy.data.meshes[name]
    frame, dark, deep = _m('frame'), _m('dark'), _m('deep')
    parts = []
    top = FLOOR_OF_SLOTS + 42 * U            # 4.75
    for side in (-1, 1):
        parts.append(box((.06, 1.56, top - .18), (side * .80, 0, (top + .2) / 2), r=.025, m=frame, segments=3))
        for y in (-.78, .78):
            parts.append(box((.13, .10, top - .1), (side * .765, y, (top + .16) / 2), r=.03, m=frame, segments=3))
        for k in range(3):                                                                     # pressed panels on the flank
            parts.append(box((.02, 1.22, 1.26), (side * .832, 0, .95 + k * 1.5), r=.009, m=deep, segments=2))
        parts.append(tube([(side * .842, -.74, .3), (side * .842, -.74, top - .1)], .007, M('brass'), smooth=False, resolution=3))
    parts.append(box((1.6, .05, top - .3), (0, .80, (top + .3) / 2), r=.02, m=dark, segments=2))
    parts.append(box((1.70, 1.70, .17), (0, 0, .2), r=.05, m=frame, segments=4))
    parts.append(box((1.70, 1.70, .16), (0, 0, top + .06), r=.05, m=M('marigold') if accent else frame, segments=4))
    parts.append(box((1.52, 1.5, .05), (0, 0, top + .155), r=.02, m=dark, segments=3))
    for k in range(7):                                                                         # roof vents
        parts.append(box((.9, .05, .02), (0, -.45 + k * .15, top + .185), r=.008, m=M('gun'), segments=2))
    parts.append(box((1.0, .02, .035), (0, -.853, top + .06), r=.008, m=_m('led_white' if accent else 'led_teal'), segments=2))
    for k in range(9):
        parts.append(box((.07, .02, .05), (-.5 + .125 * k, -.846, .2), r=.02, m=_m('hole'), segments=2))
    for x in (-.68, .68):
        for y in (-.68, .68):
            parts.append(cylinder(.075, .03, (x, y, .016), m=M('rubber'), bevel=.008, n=24, segments=2))
            parts.append(cylinder(.035, .12, (x, y, .08), m=_m('steel'), bevel=.005, n=20, segments=2))
    return merge(parts, name)


def _door_mesh():
    """Front door, hinge edge at x = 0, reaching to x = 1.58; frame, smoked pane, mullions, handle, hinges."""
    name = 'rack door'
    if name in bpy.data.meshes:
        return bpy.data.meshes[name]
    frame, low, high = _m('frame'), .32, FLOOR_OF_SLOTS + 42 * U - .04
    mid, tall, w = (low + high) / 2, high - low, 1.58
    parts = [box((.11, .07, tall), (.055, 0, mid), r=.025, m=frame, segments=3), box((.11, .07, tall), (w - .055, 0, mid), r=.025, m=frame, segments=3)]
    for z in (low + .06, mid, high - .06):
        parts.append(box((w - .16, .06, .12), (w / 2, 0, z), r=.025, m=frame, segments=3))
    for z in ((low + mid) / 2 + .03, (mid + high) / 2 - .03):
        parts.append(box((w - .18, .012, tall / 2 - .16), (w / 2, .006, z), r=.003, m=material('thin', '#7fa6bd', rough=.04), segments=1))
    for k in range(11):                                                                        # vent bars of the lower and upper panels
        for z in ((low + mid) / 2 + .03, (mid + high) / 2 - .03):
            parts.append(box((.014, .02, tall / 2 - .18), (.17 + k * .124, -.006, z), r=.005, m=M('gun'), segments=1))
    parts.append(bow_handle(.5, .09, .022, .05, M('brass'), (w - .055, -.03, mid), (0, 90, 0), arc=5))
    parts.append(cylinder(.035, .03, (w - .055, -.045, mid - .38), (90, 0, 0), m=M('brass'), bevel=.008, n=24, segments=2))
    for z in (low + .5, mid, high - .5):
        parts.append(cylinder(.03, .2, (-.005, -.035, z), m=M('gun'), bevel=.008, n=20, segments=2))
    return merge(parts, name)


def rack_42u(at=(0, 0, 0), turn=0, parent=None, accent=False, door=None, fill='mixed', slide=None, seed=0, scale=1):
    """19-inch cabinet, 1.70 x 1.70 x 5.05, 42 slots.

    accent: marigold roof and white strip.  door: None (none), 0 (shut) ... 120 (degrees open, hinged left).
    fill: 'mixed' (the standing mix, sizes 1, 2, 4, 5), 'shuffle' (another order per seed), 'empty', or [(u, body or None), ...]
    from the bottom (None leaves a blanking plate).  slide: {index in fill: distance} units drawn out on rails.
    """
    unit = group(at, (0, 0, turn), scale, parent, name='rack_42u')
    instance(_cabinet_mesh(accent), parent=unit)
    for side in (-1, 1):
        instance(_rail_mesh(), (side * .70, -.705, FLOOR_OF_SLOTS), parent=unit)
    rng = random.Random(seed)
    if fill == 'mixed':
        fill = MIXED
    elif fill == 'shuffle':
        fill = MIXED[:]
        rng.shuffle(fill)
    elif fill == 'empty':
        fill = []
    slot = 0
    for index, (u, body) in enumerate(fill):
        if slot + u > 42:
            break
        z = FLOOR_OF_SLOTS + slot * U
        out = (slide or {}).get(index, 0)
        if body is None:
            instance(blank_mesh(u), (0, -.02, z), parent=unit)
        else:
            instance(server_mesh(u, body, rng.randrange(4) if u == 1 else rng.randrange(2)), (0, -.045 - out, z), parent=unit)
        if out:
            for side in (-1, 1):                                                               # telescopic rails in two stages
                box((.02, out + .5, u * U * .5), (side * .665, -.75 - out / 2 + .25, z + u * U / 2), r=.006, m=_m('steel'), parent=unit, segments=2)
                box((.03, out * .6 + .5, u * U * .66), (side * .682, -.75 - out * .3 + .25, z + u * U / 2), r=.008, m=M('gun'), parent=unit, segments=2)
        slot += u
    if door is not None:
        instance(_door_mesh(), (-.79, -.885, 0), (0, 0, -door), parent=unit)
    return unit


# ---------------------------------------------------------------------------- trays and leads
def comb(points, n, r, m, parent=None, spread=None, up=(0, 0, 1), ties=None, steps=10):
    """A combed bundle: n parallel cables in a close-packed block along a polyline of points, tied where ``ties`` says.

    ``points``: [(x, y, z), ...].  The section is laid out square to each segment; ``ties`` are indices of points.
    """
    from mathutils import Vector
    points = [Vector(p) for p in points]
    rows = 2 if n <= 8 else 3
    cols = math.ceil(n / rows)
    pitch = spread or r * 2.08
    frames = []
    for i in range(len(points)):
        along = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        side = along.cross(Vector(up))
        side = side.normalized() if side.length > .05 else Vector((1, 0, 0))
        frames.append((side, side.cross(along)))
    for k in range(n):
        u, v = (k % cols - (cols - 1) / 2) * pitch, (k // cols - (rows - 1) / 2) * pitch
        tube([p + s * u + t * v for p, (s, t) in zip(points, frames)], r, m, parent, resolution=4, steps=steps)
    for i in ties or []:
        p, (s, t) = points[i], frames[i]
        along = t.cross(s)
        turn = along.to_track_quat('Y', 'Z').to_euler()
        box((cols * pitch + r * 1.6, r * 2.2, rows * pitch + r * 1.6), p, [math.degrees(a) for a in turn], r * .7, M('ink'), parent, segments=3)


def cable_tray(at=(0, 0, 0), turn=0, parent=None, length=6, width=.9, bundles=('marigold', 'teal', 'ivory'), scale=1):
    """Ladder tray along X, ``length`` x ``width`` x .2, its deck at z = 0, with combed bundles lying in it and drop rods left out."""
    unit = group(at, (0, 0, turn), scale, parent, name='cable_tray')
    for side in (-1, 1):
        box((length, .035, .2), (0, side * width / 2, .08), r=.015, m=_m('steel'), parent=unit, segments=3)
        box((length, .07, .025), (0, side * (width / 2 - .02), -.015), r=.008, m=_m('steel'), parent=unit, segments=2)
    rung = bake(box((.07, width - .04, .03), r=.01, m=_m('steel'), segments=2))
    rung.hide_render = True
    count = max(2, round(length / .34))
    for k in range(count):
        instance(rung, (-length / 2 + length * (k + .5) / count, 0, 0), parent=unit)
    lane = (width - .16) / len(bundles)
    for j, name in enumerate(bundles):
        y = -width / 2 + .08 + lane * (j + .5)
        n, r = 9, lane / 3 / 2.3
        pts = [(-length / 2 + length * i / 6, y + .006 * math.sin(i * 1.9 + j), .02 + r * 4) for i in range(7)]
        comb(pts, n, r, _m(name + '_cable'), unit, ties=[1, 3, 5], steps=4)
    return unit
