"""The town's drone: one four-armed airframe with swap-on kits.

Facing -Y, origin on the ground between the skids.  At scale 1 it is about 5.1 units across the rotor tips, 2.1 across the
body and 1.55 tall; every function takes `scale`.
"""
import json
import math
import random

import bpy
from mathutils import Vector

from props.materials import M
from studio.studio import (ball, box, cylinder, disc, group, hide_from, lathe, material, rounded_rect, slab, subject, superball, torus, tube)

LIFT = 1.03          # height of the airframe's centre above the skids
REACH = 1.42         # length of an arm
ARMS = ((1, 1), (-1, 1), (-1, -1), (1, -1))

BLADE = [(.02, -.03), (.12, -.06), (.3, -.08), (.62, -.06), (.95, -.032), (1.0, 0), (.95, .02), (.62, .04), (.3, .055), (.12, .05), (.02, .03)]
TIP = [(.86, -.046), (.97, -.036), (1.02, 0), (.97, .025), (.86, .032)]
MOTOR = [(0, -.15), (.1, -.15), (.155, -.11), (.165, -.04), (.165, .05), (.15, .09), (0, .09)]
BELL = [(0, .1), (.155, .1), (.165, .12), (.165, .2), (.14, .25), (.06, .27), (0, .27)]
HUB = [(0, 0), (.06, 0), (.075, .03), (.05, .07), (0, .08)]
NOZZLE = [(0, -.075), (.022, -.075), (.03, -.066), (.042, -.04), (.056, -.015), (.060, .01), (.056, .03), (.04, .045), (0, .047)]
CONE = [(.62, -1.75), (.5, -1.3), (.36, -.85), (.22, -.4), (.03, -.02)]


def drone_body(at=(0, 0, 0), turn=(0, 0, 0), parent=None, kit='camera', scale=1, spray=True, spinning=True, name='drone', reach=6.0):
    """The drone, 5.1 x 5.1 x 1.55 units, facing -Y; origin on the ground under its centre.

    kit: 'camera' (bare), 'spray', 'sample' (insulated box), 'parcel', 'survey' (teal fan of light `reach` units long),
    'float' (line `reach` units long with a ring).  `turn` is a heading in degrees or an Euler triple (bank and pitch in
    flight); spray may be a tuple of arms (0 back right, 1 back left, 2 front left, 3 front right).  part_of(group, 'camera' | 'tank' | 'nozzle' | 'rotor' | 'load') gives the place of a part for keyed figures.
    """
    turn = (0, 0, turn) if isinstance(turn, (int, float)) else turn
    drone = subject(group(at, turn, scale, parent, name), name)
    air = group((0, 0, LIFT), parent=drone)
    _shell(air)
    _gimbal(air)
    for i, (sx, sy) in enumerate(ARMS):
        _arm(air, sx, sy, 25 + 47 * i, spinning, kit == 'spray', kit == 'spray' and (i in spray if isinstance(spray, (tuple, list)) else spray))
    _skids(air, kit)
    load = {'spray': _tank, 'sample': _sample_box, 'parcel': _parcel, 'survey': _survey, 'float': _float_line}.get(kit)
    if load:
        load(air, reach / scale)
    else:
        superball((.34, .28, .1), .5, .5, (0, 0, -.3), m=M('ink'), parent=air, n=48)
    drone['parts'] = json.dumps({
        'camera': (0, -.86, LIFT - .18), 'tank': (0, -.40, LIFT - .5), 'load': (0, -.4, LIFT - .55),
        'nozzle': tuple(_arm_point(-1, -1, REACH + .12, LIFT + .06 - .44)), 'nozzle_right': tuple(_arm_point(1, -1, REACH + .12, LIFT + .06 - .44)),
        'rotor': tuple(_arm_point(1, -1, REACH + .1, LIFT + .44)), 'rotor_left': tuple(_arm_point(-1, -1, REACH + .1, LIFT + .44)),
        'rotor_back': tuple(_arm_point(1, 1, REACH + .1, LIFT + .44)), 'rotor_back_left': tuple(_arm_point(-1, 1, REACH + .1, LIFT + .44))})
    return drone


def part_of(drone, part):
    """World position of a named part of a drone."""
    bpy.context.view_layer.update()
    return tuple(drone.matrix_world @ Vector(json.loads(drone['parts'])[part]))


def _arm_point(sx, sy, along, z):
    a = math.atan2(sy * .9, sx)
    return (sx * .42 + along * math.cos(a), sy * .34 + along * math.sin(a), z)


def _shell(air):
    ivory, ink, brass, marigold, steel = M('ivory', color='#f8f3e9', rough=.3, coat=.5), M('ink'), M('brass'), M('marigold'), M('steel')
    superball((.78, .6, .27), .62, .62, (0, 0, .1), m=ivory, parent=air, n=128)
    superball((.70, .52, .26), .6, .6, (0, 0, -.06), m=ink, parent=air, n=96)
    superball((.793, .613, .012), .62, .62, (0, 0, .135), m=brass, parent=air, n=96)             # waist line
    # Battery: an ink block let into the back, with charge lights and a lifting handle
    slab(rounded_rect(.98, .36, .12), .06, .025, ivory, (0, .06, .315), parent=air)
    slab(rounded_rect(.9, .29, .09), .055, .02, marigold, (0, .06, .355), parent=air)
    for k in range(4):
        superball((.026, .012, .008), .7, .7, (-.05 + .075 * k, -.035, .412), m=M('lit_teal', power=9), parent=air, n=16)
    tube([(.27, .06, .40), (.27, .06, .45), (.35, .06, .472), (.43, .06, .45), (.43, .06, .40)], .018, ink, air, steps=8)
    for x in (-.02, .04, .10, .16):
        box((.028, .16, .014), (x, .1, .412), r=.006, m=ink, parent=air, segments=2)
    # Satellite puck on a stem
    cylinder(.05, .12, (-.33, .06, .43), m=ink, parent=air, n=32)
    lathe([(0, 0), (.13, 0), (.15, .03), (.13, .08), (.05, .1), (0, .1)], (-.33, .06, .47), m=ivory, parent=air, subdivide=1, n=48)
    torus(.148, .007, (-.33, .06, .5), m=brass, parent=air, n=48, k=10)
    # Vents on the cheeks, screws along the waist, seams over the shoulders
    for side in (-1, 1):
        for k in range(5):
            box((.075, .02, .014), (side * .52, -.405, .205 - .035 * k), (0, 0, side * 38), .006, ink, parent=air, segments=2)
        superball((.055, .02, .02), .7, .7, (side * .3, -.535, .1), (0, 0, side * 12), m=M('lit_teal', power=5), parent=air, n=24)
        seam = []
        for k in range(13):
            a = math.radians(20 + 140 * k / 12)
            y, z = math.copysign(abs(math.cos(a)) ** .62, math.cos(a)) * .575, abs(math.sin(a)) ** .62 * .258
            seam.append((side * .405, y * .96, .1 + z))
        tube(seam, .007, ink, air, steps=3)
    for k in range(14):
        a = math.radians(360 * k / 14 + 12)
        x = math.copysign(abs(math.cos(a)) ** .62, math.cos(a)) * .745
        y = math.copysign(abs(math.sin(a)) ** .62, math.sin(a)) * .575
        ball(.016, (x, y, .03), m=steel, parent=air, n=12)
    # Tail: cooling grille and a warm position light
    for k in range(6):
        box((.02, .03, .1), (-.15 + .06 * k, .575, .1), r=.008, m=ink, parent=air, segments=2)
    superball((.1, .02, .022), .7, .7, (0, .59, .2), m=M('lit_amber', power=9), parent=air, n=24)


def _gimbal(air):
    ink, marigold = M('ink'), M('marigold')
    superball((.17, .22, .12), .6, .6, (0, -.44, -.06), m=ink, parent=air, n=64)
    gimbal = group((0, -.68, -.16), parent=air)
    tube([(0, .16, .09), (0, .06, .17), (0, 0, .185)], .034, ink, gimbal)
    torus(.175, .026, m=ink, parent=gimbal, turn=(90, 0, 0), arc=180, n=48)
    for side in (-1, 1):
        cylinder(.055, .05, (side * .165, 0, 0), (0, 90, 0), m=ink, parent=gimbal, bevel=.015, n=32)
        cylinder(.03, .06, (side * .17, 0, 0), (0, 90, 0), m=M('brass'), parent=gimbal, bevel=.008, n=24)
    ball(.148, m=M('ivory'), parent=gimbal, n=64)
    cylinder(.095, .1, (0, -.12, -.02), (80, 0, 0), m=M('gun'), parent=gimbal, bevel=.015)
    cylinder(.075, .02, (0, -.175, -.028), (80, 0, 0), m=M('visor'), parent=gimbal, bevel=.006)
    torus(.046, .008, (0, -.186, -.03), (80, 0, 0), m=material('gloss', '#0d3c52', rough=.08), parent=gimbal, n=40, k=10)
    torus(.088, .010, (0, -.172, -.027), (80, 0, 0), m=marigold, parent=gimbal)
    superball((.022, .012, .022), .8, .8, (.075, -.125, .085), m=M('lit_teal', power=8), parent=gimbal, n=16)


def _arm(air, sx, sy, sweep, spinning, plumbed, spraying):
    ink, steel, brass, gun = M('ink'), M('steel'), M('brass'), M('gun')
    carbon = material('satin', '#161d2b', rough=.42, coat=.4)
    arm = group((sx * .42, sy * .34, .06), (0, 0, math.degrees(math.atan2(sy * .9, sx))), parent=air)
    # Fold hinge: block, pin and latch
    box((.3, .2, .17), (.06, 0, 0), r=.06, m=ink, parent=arm)
    cylinder(.085, .2, (.24, 0, .01), m=steel, parent=arm, bevel=.02, n=40)
    cylinder(.04, .22, (.24, 0, .01), m=brass, parent=arm, bevel=.01, n=32)
    box((.16, .05, .04), (.3, 0, .115), r=.015, m=ink, parent=arm, segments=3)
    cylinder(.062, REACH, (REACH / 2 + .1, 0, .02), (0, 90, 0), m=carbon, parent=arm, n=48)
    cylinder(.082, .12, (.46, 0, .02), (0, 90, 0), m=M('marigold'), parent=arm, bevel=.025, n=48)
    for x in (.545, REACH * .72, REACH * .78):
        torus(.066, .011, (x, 0, .02), (0, 90, 0), m=steel, parent=arm, n=40, k=10)
    motor = group((REACH + .1, 0, .02), parent=arm)
    lathe(MOTOR, m=ink, parent=motor, subdivide=1, n=64)
    lathe(BELL, m=steel, parent=motor, subdivide=1, n=64)
    for k in range(12):                                                   # cooling slots of the bell
        a = math.radians(30 * k)
        box((.016, .02, .07), (.160 * math.cos(a), .160 * math.sin(a), .155), (0, 0, 30 * k), .006, gun, parent=motor, segments=2)
    torus(.167, .012, (0, 0, .095), m=brass, parent=motor, n=64, k=12)
    cylinder(.045, .1, (0, 0, .3), m=gun, parent=motor, n=32)
    ball(.05, (.15, 0, -.09), m=material('emit', '#7dffe4' if sy < 0 else '#ff6a3d', power=16), parent=motor, n=24)

    rotor = group((0, 0, .34), (0, 0, sweep), parent=motor)
    for turn in (0, 180):
        slab([(x * 1.02, y * 1.15) for x, y in BLADE], .018, .006, carbon, turn=(7, 0, turn), parent=rotor, segments=2)
        slab(TIP, .0185, .006, M('marigold'), (0, 0, .002), (7, 0, turn), rotor, segments=2)
    lathe(HUB, m=M('ivory'), parent=rotor, subdivide=1, n=40)
    if spinning:
        hide_from(disc(1.03, (0, 0, .01), (0, 0, -90), material('rotor', '#2a3347'), rotor), shadow=True)

    if not plumbed:
        return
    # Hose clipped along the arm to a nozzle under the motor
    hose = M('rubber', color='#0c5a55')
    tube([(.1, -.06, -.08), (.3, -.03, -.09), (.6, 0, -.075), (1.05, 0, -.075), (1.3, 0, -.09), (1.44, 0, -.19), (1.52, 0, -.3)], .02, hose, arm, steps=10)
    for x in (.62, .84, 1.06, 1.24):
        torus(.045, .009, (x, 0, -.045), (0, 90, 0), m=gun, parent=arm, n=24, k=8)
    tube([(0, 0, -.13), (.02, 0, -.3), (.02, 0, -.42)], .022, gun, motor, steps=8)
    cylinder(.034, .05, (.02, 0, -.40), m=steel, parent=motor, bevel=.01, n=32)
    torus(.04, .008, (.02, 0, -.372), m=brass, parent=motor, n=32, k=8)
    lathe(NOZZLE, (.02, 0, -.455), m=M('marigold'), parent=motor, subdivide=2, n=40)
    cylinder(.016, .03, (.02, 0, -.535), m=steel, parent=motor, bevel=.006, n=24)
    if spraying:
        cone = lathe(CONE, (.02, 0, -.53), m=material('mist', '#fff0d2', strength=.55), parent=motor, n=64, smooth_angle=180)
        hide_from(cone, shadow=True, diffuse=True)


def _skids(air, kit):
    carbon, rubber = material('satin', '#161d2b', rough=.42, coat=.4), M('rubber')
    for s in (-1, 1):
        for y in (-1, 1):
            tube([(s * .34, y * .3, -.2), (s * .62, y * .36, -.62), (s * .72, y * .4, -.95)], .035, carbon, air, steps=12)
            cylinder(.048, .06, (s * .725, y * .4, -.93), (0, s * -10, 0), m=M('brass'), parent=air, bevel=.012, n=32)
        tube([(s * .72, -.78, -.9), (s * .73, -.66, -.97), (s * .73, 0, -.985), (s * .73, .66, -.97), (s * .72, .78, -.9)], .042, rubber, air)
        tube([(s * .50, -.33, -.43), (s * .53, 0, -.46), (s * .50, .33, -.43)], .018, carbon, air, steps=8)


# ---------------------------------------------------------------------------- kits

def _tank(air, reach):
    shell = material('satin', '#e6f2ee', rough=.22, coat=.8)
    teal = material('satin', '#0f8a83', rough=.25, coat=.9)
    steel, brass, ink = M('steel'), M('brass'), M('ink')
    superball((.5, .4, .3), .5, .45, (0, 0, -.42), m=shell, parent=air, n=96)
    superball((.505, .405, .205), .5, .45, (0, 0, -.525), m=teal, parent=air, n=96)
    torus(.42, .006, (0, 0, -.345), m=brass, parent=air, scale=(1.17, .93, 1), n=96, k=8)
    cylinder(.1, .06, (.3, 0, -.16), m=M('marigold'), parent=air)
    for side in (-1, 1):
        tube([(side * .36, -.40, -.15), (side * .37, -.425, -.4), (side * .36, -.40, -.66)], .022, steel, air, steps=10)
        for z in (-.3, -.56):
            cylinder(.034, .024, (side * .368, -.43, z), (90, 0, 0), m=brass, parent=air, bevel=.008, n=24)
    for k in range(5):                                     # level ticks on the front face
        box((.07 if k % 2 == 0 else .045, .012, .012), (.19, -.406, -.26 - .075 * k), r=.004, m=ink, parent=air, segments=2)
    # Pump and manifold under the tank
    superball((.2, .17, .06), .5, .5, (0, 0, -.755), m=ink, parent=air, n=48)
    cylinder(.07, .06, (0, 0, -.82), m=steel, parent=air, bevel=.015, n=40)
    for side in (-1, 1):
        tube([(side * .17, 0, -.76), (side * .42, .05, -.74), (side * .54, .12, -.5), (side * .5, .2, -.2)], .02, M('rubber', color='#0c5a55'), air, steps=10)


def _sample_box(air, reach):
    ivory, ink, brass = M('ivory'), M('ink'), M('brass')
    slab(rounded_rect(1.0, .78, .12), .46, .05, ivory, (0, 0, -.8), parent=air)
    slab(rounded_rect(1.03, .81, .13), .1, .035, M('teal'), (0, 0, -.36), parent=air)
    slab(rounded_rect(.5, .4, .08), .1, .03, ink, (0, 0, -.27), parent=air)
    torus(.12, .02, (0, -.405, -.58), (90, 0, 0), m=M('teal'), parent=air, n=48)        # cold-chain seal, no letters
    cylinder(.085, .02, (0, -.4, -.58), (90, 0, 0), m=M('lit_teal', power=3), parent=air, bevel=.006)
    for side in (-1, 1):
        box((.1, .04, .17), (side * .32, -.405, -.42), r=.02, m=M('marigold'), parent=air)
        cylinder(.018, .13, (side * .32, -.42, -.36), (0, 90, 0), m=brass, parent=air, bevel=.005, n=24)
        box((.05, .6, .06), (side * .4, 0, -.235), r=.02, m=ink, parent=air)
        for y in (-.36, .36):
            for z in (-.76, -.42):
                ball(.026, (side * .47, y, z), m=brass, parent=air, n=16)


def _parcel(air, reach):
    ink, brass = M('ink'), M('brass')
    box((.95, .8, .56), (0, 0, -.62), r=.025, m=M('card'), parent=air)
    box((.16, .81, .566), (0, 0, -.62), r=.012, m=M('card', color='#e3c592'), parent=air)
    for x in (-.33, .33):
        box((.07, .83, .586), (x, 0, -.62), r=.015, m=M('marigold'), parent=air)
        box((.11, .04, .09), (x, -.415, -.55), r=.012, m=brass, parent=air)
        cylinder(.022, .2, (x, 0, -.28), m=ink, parent=air, n=24, bevel=.006)
    slab(rounded_rect(.84, .3, .08), .06, .02, ink, (0, 0, -.33), parent=air)
    slab(rounded_rect(.26, .18, .02), .006, .002, M('paper'), (.0, -.4025, -.66), (90, 0, 0), parent=air)


def _survey(air, reach):
    """A downward scanner and its fan of teal light, across the line of flight."""
    superball((.3, .24, .13), .5, .5, (0, 0, -.34), m=M('ink'), parent=air, n=64)
    cylinder(.15, .12, (0, 0, -.48), m=M('gun'), parent=air, bevel=.02)
    cylinder(.115, .03, (0, 0, -.545), m=M('visor'), parent=air, bevel=.008)
    torus(.13, .014, (0, 0, -.54), m=M('marigold'), parent=air, n=48)
    torus(.07, .01, (0, 0, -.56), m=M('lit_teal', power=12), parent=air, n=40, k=10)
    light_fan(air, (0, 0, -.56), reach - .56 - (1.03 - LIFT), reach * .62)


def light_fan(parent, at, drop, width, strength=.75, thick=.05, color='#5ff2dc'):
    """A thin wedge of light falling from `at`: bright at the source, fading downwards."""
    verts = [(-.03, -.01, 0), (.03, -.01, 0), (.03, .01, 0), (-.03, .01, 0),
             (-width / 2, -thick, -drop), (width / 2, -thick, -drop), (width / 2, thick, -drop), (-width / 2, thick, -drop)]
    mesh = bpy.data.meshes.new('fan')
    mesh.from_pydata(verts, [], [(0, 4, 5, 1), (2, 6, 7, 3)])
    mesh.materials.append(material('mist', color, strength=strength))
    obj = bpy.data.objects.new('fan', mesh)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = at
    obj.parent = parent
    return hide_from(obj, shadow=True, diffuse=True)


def _float_line(air, reach):
    """Winch, slack line and a marigold float ring with ivory bands."""
    ink, brass = M('ink'), M('brass')
    superball((.3, .26, .12), .5, .5, (0, 0, -.34), m=ink, parent=air, n=48)
    cylinder(.15, .3, (0, 0, -.48), (0, 90, 0), m=brass, parent=air, bevel=.02)
    for x in (-.17, .17):
        cylinder(.2, .035, (x, 0, -.48), (0, 90, 0), m=ink, parent=air, bevel=.012)
    for k in range(7):
        torus(.158, .014, (-.11 + .037 * k, 0, -.48), (0, 90, 0), m=M('linen'), parent=air, n=40, k=8)
    end = -(reach - .15)
    tube([(0, -.15, -.5), (.01, -.13, end * .4), (-.04, -.08, end * .8), (0, 0, end)], .014, M('linen'), air, steps=16)
    ring = group((0, 0, end - .28), (12, 6, 0), parent=air)
    torus(.42, .13, m=M('marigold'), parent=ring, n=96, k=24)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        torus(.133, .012, (.42 * math.cos(a), .42 * math.sin(a), 0), (90, 0, 45 + 90 * k), m=M('ivory'), parent=ring, n=40, k=10)
        tube([(.42 * math.cos(a), .42 * math.sin(a), .13), (.1 * math.cos(a), .1 * math.sin(a), .26), (0, 0, .3)], .012, M('linen'), ring, steps=6)
    ball(.05, (0, 0, .3), m=brass, parent=ring, n=24)
