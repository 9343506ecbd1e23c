"""The inspection rover at night on the town's main crossing, alone, its lamps lit: the town of whole.py, seen from nearer."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
import math

import bpy
from mathutils import Vector

from props.robots import rover_small
from sets.town import hours, plan, whole
from studio.studio import camera, main, point, spot, subject

HOUR = 'night'
X, Y = plan.xy(6.1, plan.MAIN + .35)                    # where the main street is crossed
TURN, SIZE = -40, 1.25

lamps = whole.build()
for obj in [o for o in bpy.data.objects if o.type == 'CAMERA']:
    bpy.data.objects.remove(obj)
rover = subject(rover_small((X, Y, .04), TURN, scale=SIZE), 'rover')
hours.apply(HOUR, lamps)
bpy.context.view_layer.update()
for obj in bpy.data.objects:                            # no traffic near the rover
    if obj.get('hours') == HOUR and (obj.matrix_world.translation.xy - Vector((X, Y))).length < 9:
        obj.hide_render = True

# what it lights: the road ahead of it, and not the way
a = math.radians(TURN - 90)
ahead, aside = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
for side in (-1, 1):
    at = Vector((X, Y, .34)) + ahead * .48 + aside * .25 * side
    spot(at, at + ahead * 2.4 + aside * .3 * side - Vector((0, 0, .34)), 1500, 62, .7, .04, '#ffe2b0')
point((X, Y, 1.75), 30, .1, '#ffab3d')                   # its beacon
spot((X - 1.6, Y - 3.4, 4.8), (X, Y, .5), 900, 26, 1, .2, '#ffe9cc')


def seen(name, distance, lens, offset, aspect=16 / 9, fstop=.09):
    """A camera over the crossing on the side of the town's own, aimed beside the rover by `offset`."""
    e = math.radians(42)
    target = Vector((X + offset[0], Y + offset[1], .3))
    at = target + Vector((0, -math.cos(e), math.sin(e))) * distance
    camera(name, tuple(at), tuple(target), lens=lens, fstop=fstop, focus=(X, Y, .5), aspect=aspect)


seen('town-lost-rover', 34, 50, (-3.0, .2))
seen('town-lost-rover.1x1', 34, 88, (-.3, .2), 1, .2)
main()
