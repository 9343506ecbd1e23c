"""studio.py - procedural modelling, lighting and cameras for Blender 3.4.

A set is a plain Python file that builds objects, lights and several named cameras with the
functions below and ends with ``studio.main()``.  Run it with Blender:

    blender -b --python scenes/robot.py -- --export out/robot.art      # for the path tracer
    blender -b --python scenes/robot.py -- --render out/robot --camera hero --size 1920x1080 --spp 256
    blender -b --python scenes/robot.py -- --check                     # framing report
    blender -b --python scenes/robot.py -- --blend out/robot.blend     # open and edit by hand

Conventions: Z is up, the camera usually looks along +Y, one unit is about a hand's breadth.
Angles are in degrees.  Every primitive takes ``at``, ``turn`` (Euler XYZ), ``m`` (material) and
``parent`` and returns the object.  Colours are palette names or '#rrggbb' (sRGB).
"""
import json
import math
import os
import random
import sys
import time

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils import noise as perlin

from studio import export
from studio.scene_info import camera_info, cameras, describe

# ============================================================================ palette

PALETTE = {
    'ink': '#0d1730', 'ink2': '#16264a', 'ink3': '#24407a', 'night': '#070d1d', 'black': '#0a0c10',
    'marigold': '#f5a623', 'saffron': '#ee7f1d', 'amber': '#ffc861', 'rust': '#b9501c', 'coral': '#ef6a4c',
    'ivory': '#f4ecdd', 'bone': '#e3d7c3', 'sand': '#cdb795', 'white': '#fbf8f2',
    'teal': '#149a94', 'teal2': '#0c6f72', 'mint': '#7fd6c6', 'sky': '#9cc7dd',
    'leaf': '#5f9a3f', 'leaf2': '#3f7a3a', 'leaf3': '#a3bf4d', 'soil': '#6b4329', 'soil2': '#8a5a37',
    'steel': '#b9c0c8', 'gun': '#3a4250', 'gold': '#e8b765', 'copper': '#d98a5b',
    # lit things
    'led_teal': '#35e6d4', 'led_amber': '#ff9d2e', 'led_white': '#fff0dc',
}


def linear(color):
    """Palette name, '#rrggbb' or a tuple -> linear RGBA."""
    color = PALETTE.get(color, color) if isinstance(color, str) else color
    if isinstance(color, str):
        digits = color.lstrip('#')
        srgb = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
        rgb = [v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in srgb]
        return (*rgb, 1.0)
    return tuple(color) if len(color) == 4 else (*color, 1.0)


def lerp_color(a, b, t):
    """Mix two colours in sRGB; returns linear RGB (usable wherever a colour is)."""
    def srgb(c):
        return [12.92 * v if v <= .0031308 else 1.055 * v ** (1 / 2.4) - .055 for v in linear(c)[:3]]
    mixed = [p * (1 - t) + q * t for p, q in zip(srgb(a), srgb(b))]
    return tuple(v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in mixed)


# ============================================================================ scene

def start(seed=1):
    """Empty the file and make everything that follows reproducible."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    perlin.seed_set(seed)
    _materials.clear()
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('world')
    scene.world.mist_settings.start = 0
    scene.world.mist_settings.depth = 1e9
    return scene


def link(obj):
    """Put an object into the scene."""
    bpy.context.scene.collection.objects.link(obj)
    return obj


def place(obj, at=(0, 0, 0), turn=(0, 0, 0), scale=None, parent=None):
    """Set location, rotation in degrees, scale and parent."""
    obj.location = at
    obj.rotation_euler = [math.radians(a) for a in turn]
    if scale is not None:
        obj.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    if parent is not None:
        obj.parent = parent
    return obj


def group(at=(0, 0, 0), turn=(0, 0, 0), scale=1, parent=None, name='group'):
    """An empty to hang parts on."""
    return place(link(bpy.data.objects.new(name, None)), at, turn, scale, parent)


def mist(begin, depth):
    """Distance range used by the haze of the grade (see look())."""
    settings = bpy.context.scene.world.mist_settings
    settings.start = begin
    settings.depth = depth
    settings.falloff = 'LINEAR'


def look(**options):
    """Grade stored with the scene and picked up by develop.mjs.

    ev, bloom, threshold, saturation, contrast, vignette, warm, mix, haze=('#rrggbb', amount, gain)
    """
    bpy.context.scene['studio_look'] = json.dumps(options)


# ============================================================================ materials

_materials = {}


def _node(tree, kind, **values):
    """New shader node with input defaults by name."""
    node = tree.nodes.new('ShaderNode' + kind)
    for key, value in values.items():
        node.inputs[key.replace('_', ' ')].default_value = value
    return node


def _noise_bump(tree, bsdf, scale, strength):
    coord = _node(tree, 'TexCoord')
    noise = _node(tree, 'TexNoise', Scale=scale, Detail=3)
    bump = _node(tree, 'Bump', Strength=strength, Distance=.02)
    tree.links.new(coord.outputs['Object'], noise.inputs['Vector'])
    tree.links.new(noise.outputs['Fac'], bump.inputs['Height'])
    tree.links.new(bump.outputs['Normal'], bsdf.inputs['Normal'])


def _brushed(tree, bsdf, rough, direction):
    coord = _node(tree, 'TexCoord')
    mapping = _node(tree, 'Mapping', Scale=direction)
    noise = _node(tree, 'TexNoise', Scale=3)
    remap = _node(tree, 'MapRange', To_Min=rough - .08, To_Max=rough + .14)
    tree.links.new(coord.outputs['Object'], mapping.inputs['Vector'])
    tree.links.new(mapping.outputs['Vector'], noise.inputs['Vector'])
    tree.links.new(noise.outputs['Fac'], remap.inputs['Value'])
    tree.links.new(remap.outputs['Result'], bsdf.inputs['Roughness'])


def _mix_to_output(tree, factor, first, second):
    """Mix two shaders (factor: a number or a socket) into the material output."""
    mixer = _node(tree, 'MixShader')
    if isinstance(factor, (int, float)):
        mixer.inputs[0].default_value = factor
    else:
        tree.links.new(factor, mixer.inputs[0])
    tree.links.new(first.outputs[0], mixer.inputs[1])
    tree.links.new(second.outputs[0], mixer.inputs[2])
    tree.links.new(mixer.outputs[0], tree.nodes['Material Output'].inputs['Surface'])


def _thin_nodes(tree, rgba, o):
    clear = _node(tree, 'BsdfTransparent', Color=rgba)
    glossy = _node(tree, 'BsdfGlossy', Roughness=o['rough'])
    weight = _node(tree, 'LayerWeight', Blend=o['blend'])
    _mix_to_output(tree, weight.outputs['Fresnel'], clear, glossy)


def _leaf_nodes(tree, o):
    body = _node(tree, 'BsdfPrincipled', Roughness=o['rough'], Specular=o['spec'])
    back = _node(tree, 'BsdfTranslucent')
    info = _node(tree, 'ObjectInfo')
    ramp = _node(tree, 'ValToRGB')
    stops = ramp.color_ramp.elements
    stops[0].color = linear(o['ramp'][0])
    stops[1].color = linear(o['ramp'][2])
    stops.new(.5).color = linear(o['ramp'][1])
    tree.links.new(info.outputs['Random'], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], body.inputs['Base Color'])
    tree.links.new(ramp.outputs['Color'], back.inputs['Color'])
    _mix_to_output(tree, o['trans'], body, back)


def _rotor_nodes(tree, rgba):
    """Motion blur of a two-bladed rotor: a radial gradient of opacity."""
    clear = _node(tree, 'BsdfTransparent')
    body = _node(tree, 'BsdfPrincipled', Base_Color=rgba, Roughness=.4)
    coord = _node(tree, 'TexCoord')
    sweep = _node(tree, 'TexGradient')
    sweep.gradient_type = 'RADIAL'
    steps = []
    for operation, value in (('MULTIPLY', 2), ('FRACT', 0), ('POWER', 3)):
        step = _node(tree, 'Math')
        step.operation = operation
        step.inputs[1].default_value = value
        steps.append(step)
    remap = _node(tree, 'MapRange', To_Min=.05, To_Max=.42)
    tree.links.new(coord.outputs['Object'], sweep.inputs[0])
    chain = [sweep.outputs['Fac']] + [s.outputs[0] for s in steps]
    for source, step in zip(chain, steps):
        tree.links.new(source, step.inputs[0])
    tree.links.new(chain[-1], remap.inputs['Value'])
    _mix_to_output(tree, remap.outputs[0], clear, body)


def _mist_nodes(tree, rgba, strength):
    """Spray: opacity fades at the silhouette and with height, broken up by noise."""
    clear = _node(tree, 'BsdfTransparent')
    glow = _node(tree, 'Emission', Color=rgba, Strength=1.1)
    facing = _node(tree, 'LayerWeight', Blend=.5)
    coord = _node(tree, 'TexCoord')
    split = _node(tree, 'SeparateXYZ')
    height = _node(tree, 'MapRange', To_Max=strength)
    noise = _node(tree, 'TexNoise', Scale=5, Detail=4)
    breakup = _node(tree, 'MapRange', From_Min=.3, From_Max=.7, To_Min=.35)
    invert, square, product, total = (_node(tree, 'Math') for _ in range(4))
    invert.operation = 'SUBTRACT'
    invert.inputs[0].default_value = 1
    square.operation = 'POWER'
    square.inputs[1].default_value = 2
    product.operation = total.operation = 'MULTIPLY'
    link_nodes = tree.links.new
    link_nodes(facing.outputs['Facing'], invert.inputs[1])
    link_nodes(invert.outputs[0], square.inputs[0])
    link_nodes(coord.outputs['Generated'], split.inputs[0])
    link_nodes(split.outputs['Z'], height.inputs['Value'])
    link_nodes(coord.outputs['Object'], noise.inputs['Vector'])
    link_nodes(noise.outputs['Fac'], breakup.inputs['Value'])
    link_nodes(square.outputs[0], product.inputs[0])
    link_nodes(height.outputs[0], product.inputs[1])
    link_nodes(product.outputs[0], total.inputs[0])
    link_nodes(breakup.outputs[0], total.inputs[1])
    _mix_to_output(tree, total.outputs[0], clear, glow)


# Defaults per kind.  spec is Blender's 0..1 "specular" (0.5 = 4 % reflectance).
MATERIAL_DEFAULTS = {
    'clay': dict(rough=.55, spec=.35, sheen=.15, bump=1, bscale=60),   # matte vinyl with micro-bump
    'satin': dict(rough=.32, spec=.5, coat=.6, crough=.12),            # moulded plastic, car paint
    'metal': dict(rough=.28, spec=.5, brush=0, bdir=(4, 4, 220)),
    'rubber': dict(rough=.72, spec=.25),
    'gloss': dict(rough=.06, spec=.6, coat=1, crough=.03),             # visor, screen: opaque, clean
    'glass': dict(rough=.0, spec=.5, ior=1.45),                        # solid, refracting
    'thin': dict(rough=.05, spec=.5, blend=.25),                       # sheet of tinted glass, no refraction
    'emit': dict(rough=.6, spec=0, power=6),                           # light source; also lights the scene
    'leafy': dict(rough=.75, spec=.12, trans=.35, ramp=('leaf2', 'leaf', 'leaf3')),
    'mist': dict(rough=.6, spec=0, strength=.5),
    'rotor': dict(rough=.4, spec=.5),
}


def material(kind, color='ivory', **options):
    """A material of one of the kinds in MATERIAL_DEFAULTS; the same arguments give the same one.

    ``glow='#rrggbb', power=2`` adds emission to any opaque kind.
    """
    key = (kind, str(color), tuple(sorted((k, str(v)) for k, v in options.items())))
    if key in _materials:
        return _materials[key]
    o = {**MATERIAL_DEFAULTS[kind], **options}
    rgba = linear(color)
    m = bpy.data.materials.new(f'{kind} {color}')
    m.use_nodes = True
    tree = m.node_tree
    bsdf = tree.nodes['Principled BSDF']
    if kind in ('thin', 'leafy', 'mist', 'rotor'):
        tree.nodes.remove(bsdf)
    if kind == 'thin':
        _thin_nodes(tree, rgba, o)
    elif kind == 'leafy':
        _leaf_nodes(tree, o)
    elif kind == 'mist':
        _mist_nodes(tree, rgba, o['strength'])
    elif kind == 'rotor':
        _rotor_nodes(tree, rgba)
    else:
        values = bsdf.inputs
        values['Base Color'].default_value = (0, 0, 0, 1) if kind == 'emit' else rgba
        values['Roughness'].default_value = o['rough']
        values['Specular'].default_value = o['spec']
        values['Metallic'].default_value = 1 if kind == 'metal' else 0
        values['Clearcoat'].default_value = o.get('coat', 0)
        values['Clearcoat Roughness'].default_value = o.get('crough', .12)
        if kind == 'clay':
            values['Sheen'].default_value = o['sheen']
            if o['bump']:
                _noise_bump(tree, bsdf, o['bscale'], .05 * o['bump'])
        if kind == 'metal' and o['brush']:
            _brushed(tree, bsdf, o['rough'], o['bdir'])
        if kind == 'glass':
            values['Transmission'].default_value = 1
            values['IOR'].default_value = o['ior']
        if kind == 'emit':
            values['Emission'].default_value = rgba
            values['Emission Strength'].default_value = o['power']
        elif o.get('glow'):
            values['Emission'].default_value = linear(o['glow'])
            values['Emission Strength'].default_value = o.setdefault('power', 2)
    record = dict(o, kind=kind, color=list(rgba[:3]))
    if kind == 'leafy':
        record['ramp'] = [list(linear(c)[:3]) for c in o['ramp']]
    if o.get('glow'):
        record['glow'] = list(linear(o['glow'])[:3])
    m['studio'] = json.dumps(record)
    _materials[key] = m
    return m


# ============================================================================ mesh helpers

def from_bmesh(bm, name='mesh'):
    """bmesh -> linked object."""
    data = bpy.data.meshes.new(name)
    bm.to_mesh(data)
    bm.free()
    return link(bpy.data.objects.new(name, data))


def finish(obj, m=None, bevel=0, segments=4, subdivide=0, smooth_angle=38):
    """Material, bevel and smooth shading; edges sharper than smooth_angle stay crisp."""
    if m is not None:
        obj.data.materials.clear()
        obj.data.materials.append(m)
    if bevel:
        mod = obj.modifiers.new('bevel', 'BEVEL')
        mod.width = bevel
        mod.segments = segments
        mod.limit_method = 'ANGLE'
        mod.angle_limit = math.radians(30)
        mod.harden_normals = True
    if subdivide:
        mod = obj.modifiers.new('subdivide', 'SUBSURF')
        mod.levels = mod.render_levels = subdivide
    data = obj.data
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.use_auto_smooth = not subdivide
    data.auto_smooth_angle = math.radians(smooth_angle)
    return obj


def bake(obj):
    """Apply the modifiers; do this once to a part that is instanced many times."""
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
    obj.modifiers.clear()
    if obj.type == 'MESH':
        obj.data = data
        return obj
    baked = link(bpy.data.objects.new(obj.name, data))
    baked.matrix_world = obj.matrix_world
    bpy.data.objects.remove(obj)
    return baked


def merge(objects, name='part', smooth_angle=38):
    """Join objects (any type, modifiers applied) into one mesh, for instancing; removes them."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    bm = bmesh.new()
    materials = []
    for obj in objects:
        data = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
        data.transform(obj.matrix_world)
        m = data.materials[0]
        if m not in materials:
            materials.append(m)
        done = len(bm.faces)
        bm.from_mesh(data)
        bm.faces.ensure_lookup_table()
        for face in bm.faces[done:]:
            face.material_index = materials.index(m)
            face.smooth = True
    for obj in objects:
        bpy.data.objects.remove(obj)
    data = bpy.data.meshes.new(name)
    bm.to_mesh(data)
    bm.free()
    for m in materials:
        data.materials.append(m)
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(smooth_angle)
    return data


def instance(source, at=(0, 0, 0), turn=(0, 0, 0), scale=1, parent=None, m=None):
    """Another copy of a baked object or of a mesh from merge(); costs almost nothing.

    ``m`` overrides the (single) material of this copy.
    """
    data = source if isinstance(source, bpy.types.Mesh) else source.data
    obj = link(bpy.data.objects.new(data.name, data))
    if m is not None:
        obj.material_slots[0].link = 'OBJECT'
        obj.material_slots[0].material = m
    return place(obj, at, turn, scale, parent)


def blend(objects, voxel=.03, smooth=8, m=None, parent=None):
    """Smooth union through a voxel remesh: organic clay joints."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    bm = bmesh.new()
    for obj in objects:
        evaluated = obj.evaluated_get(graph)
        data = evaluated.to_mesh()
        data.transform(obj.matrix_world)
        bm.from_mesh(data)
        evaluated.to_mesh_clear()
    for obj in objects:
        bpy.data.objects.remove(obj)
    joined = from_bmesh(bm, 'blend')
    remesh = joined.modifiers.new('remesh', 'REMESH')
    remesh.mode = 'VOXEL'
    remesh.voxel_size = voxel
    remesh.use_smooth_shade = True
    relax = joined.modifiers.new('relax', 'SMOOTH')
    relax.factor = .5
    relax.iterations = smooth
    if m is not None:
        joined.data.materials.append(m)
    if parent is not None:
        joined.parent = parent
    return joined


def cut(obj, cutter):
    """Boolean difference; the cutter is hidden.  The cut comes before the bevel."""
    mod = obj.modifiers.new('cut', 'BOOLEAN')
    mod.operation = 'DIFFERENCE'
    mod.object = cutter
    mod.solver = 'EXACT'
    while obj.modifiers.find(mod.name) > 0:
        with bpy.context.temp_override(object=obj):
            bpy.ops.object.modifier_move_up(modifier=mod.name)
    cutter.hide_render = True
    cutter.hide_viewport = True
    return obj


# ============================================================================ primitives

def box(size, at=(0, 0, 0), turn=(0, 0, 0), r=.05, m=None, parent=None, segments=5):
    """Box with edges rounded by r."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    obj = finish(from_bmesh(bm, 'box'), m, min(r, min(size) * .49), segments)
    return place(obj, at, turn, parent=parent)


def cylinder(r, h, at=(0, 0, 0), turn=(0, 0, 0), bevel=.02, m=None, top=None, n=64, parent=None, segments=4):
    """Cylinder or cone (radius ``top`` at the upper end) along Z, centred."""
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=n, radius1=r, radius2=r if top is None else top, depth=h)
    return place(finish(from_bmesh(bm, 'cylinder'), m, bevel, segments), at, turn, parent=parent)


def ball(r, at=(0, 0, 0), scale=None, turn=(0, 0, 0), m=None, n=48, parent=None):
    """Sphere; ``scale`` makes it an ellipsoid."""
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=n, v_segments=n // 2, radius=r)
    return place(finish(from_bmesh(bm, 'ball'), m, smooth_angle=180), at, turn, scale, parent)


def superball(size, e1=.5, e2=.5, at=(0, 0, 0), turn=(0, 0, 0), m=None, n=64, parent=None, shape=None):
    """Superellipsoid with half-axes ``size``: e = 1 sphere, e -> 0 box; e1 vertical, e2 horizontal.

    The workhorse for product shells.  ``shape`` maps each point (Vector -> Vector) to taper or bend.
    """
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=n, v_segments=n // 2, radius=1)

    def power(v, e):
        return math.copysign(abs(v) ** e, v)

    for vert in bm.verts:
        x, y, z = vert.co
        lat = math.asin(max(-1, min(1, z)))
        lon = math.atan2(y, x)
        ring = power(math.cos(lat), e1)
        p = Vector((ring * power(math.cos(lon), e2) * size[0],
                    ring * power(math.sin(lon), e2) * size[1],
                    power(math.sin(lat), e1) * size[2]))
        vert.co = shape(p) if shape else p
    return place(finish(from_bmesh(bm, 'superball'), m, smooth_angle=180), at, turn, parent=parent)


def torus(radius, r, at=(0, 0, 0), turn=(0, 0, 0), m=None, parent=None, n=96, k=20, arc=360, scale=None):
    """Ring around Z, or an open arc of it with flat ends."""
    bm = bmesh.new()
    closed = arc >= 360
    rings = []
    for i in range(n if closed else n + 1):
        a = math.radians(arc) * i / n
        ring = []
        for j in range(k):
            b = 2 * math.pi * j / k
            d = radius + r * math.cos(b)
            ring.append(bm.verts.new((d * math.cos(a), d * math.sin(a), r * math.sin(b))))
        rings.append(ring)
    for i in range(n):
        one, two = rings[i], rings[(i + 1) % len(rings)]
        for j in range(k):
            bm.faces.new((one[j], two[j], two[(j + 1) % k], one[(j + 1) % k]))
    if not closed:
        bm.faces.new(rings[0])
        bm.faces.new(list(reversed(rings[-1])))
    return place(finish(from_bmesh(bm, 'torus'), m, smooth_angle=60), at, turn, scale, parent)


def lathe(profile, at=(0, 0, 0), turn=(0, 0, 0), m=None, n=96, subdivide=0, parent=None, smooth_angle=38, bevel=0):
    """Revolve [(radius, z), ...], listed bottom to top, about Z."""
    bm = bmesh.new()
    rings = []
    for radius, z in profile:
        radius = max(radius, 1e-5)
        angles = [2 * math.pi * i / n for i in range(n)]
        rings.append([bm.verts.new((radius * math.cos(a), radius * math.sin(a), z)) for a in angles])
    for one, two in zip(rings, rings[1:]):
        for i in range(n):
            bm.faces.new((one[i], one[(i + 1) % n], two[(i + 1) % n], two[i]))
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    obj = finish(from_bmesh(bm, 'lathe'), m, bevel, 3, subdivide, smooth_angle)
    return place(obj, at, turn, parent=parent)


def tube(points, r=.03, m=None, parent=None, smooth=True, closed=False, resolution=8, at=(0, 0, 0), turn=(0, 0, 0), steps=24):
    """Pipe through points: a smooth curve, or straight segments with smooth=False."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = r
    curve.bevel_resolution = resolution
    curve.use_fill_caps = True
    spline = curve.splines.new('BEZIER' if smooth else 'POLY')
    knots = spline.bezier_points if smooth else spline.points
    knots.add(len(points) - 1)
    for knot, p in zip(knots, points):
        if smooth:
            knot.co = p
            knot.handle_left_type = knot.handle_right_type = 'AUTO'
        else:
            knot.co = (*p, 1)
    spline.resolution_u = steps
    spline.use_cyclic_u = closed
    if m is not None:
        curve.materials.append(m)
    return place(link(bpy.data.objects.new('tube', curve)), at, turn, parent=parent)


def bow_handle(width, depth, r, corner, m=None, at=(0, 0, 0), turn=(0, 0, 0), parent=None, arc=6):
    """A drawer pull: two straight legs along -Y joined by a straight grip along X, round corners."""
    half = width / 2
    points = [(-half, 0, 0)]
    for side, a0 in ((-1, 180), (1, 270)):
        cx = side * (half - corner)
        for i in range(arc + 1):
            a = math.radians(a0 + 90 * i / arc)
            points.append((cx + corner * math.cos(a), -depth + corner + corner * math.sin(a), 0))
    points.append((half, 0, 0))
    return tube(points, r, m, parent, smooth=False, at=at, turn=turn)


def slab(outline, h, r=.04, m=None, at=(0, 0, 0), turn=(0, 0, 0), parent=None, segments=4):
    """Extrude a 2D outline [(x, y), ...] upwards by h with rounded edges."""
    bm = bmesh.new()
    face = bm.faces.new([bm.verts.new((x, y, 0)) for x, y in outline])
    grown = bmesh.ops.extrude_face_region(bm, geom=[face])
    verts = [g for g in grown['geom'] if isinstance(g, bmesh.types.BMVert)]
    bmesh.ops.translate(bm, vec=(0, 0, h), verts=verts)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return place(finish(from_bmesh(bm, 'slab'), m, r, segments), at, turn, parent=parent)


def rounded_rect(w, h, r, n=10):
    """Outline for slab()."""
    corners = ((w / 2 - r, h / 2 - r, 0), (r - w / 2, h / 2 - r, 90), (r - w / 2, r - h / 2, 180), (w / 2 - r, r - h / 2, 270))
    points = []
    for cx, cy, a0 in corners:
        for i in range(n + 1):
            a = math.radians(a0 + 90 * i / n)
            points.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return points


def disc(r, at=(0, 0, 0), turn=(0, 0, 0), m=None, parent=None, n=96):
    """Flat circle."""
    bm = bmesh.new()
    bmesh.ops.create_circle(bm, cap_ends=True, segments=n, radius=r)
    obj = from_bmesh(bm, 'disc')
    if m is not None:
        obj.data.materials.append(m)
    return place(obj, at, turn, parent=parent)


def sheet(nx, ny, height, x=(-1, 1), y=(-1, 1), m=None):
    """Terrain: a grid with z = height(x, y)."""
    xs = np.linspace(x[0], x[1], nx + 1)
    ys = np.linspace(y[0], y[1], ny + 1)
    verts = [(px, py, height(px, py)) for py in ys for px in xs]
    row = nx + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(ny) for i in range(nx)]
    data = bpy.data.meshes.new('sheet')
    data.from_pydata(verts, [], faces)
    return finish(link(bpy.data.objects.new('sheet', data)), m, smooth_angle=180)


def text(body, size=.3, depth=.02, at=(0, 0, 0), turn=(90, 0, 0), m=None, parent=None, align='CENTER'):
    """Extruded lettering in Blender's built-in font."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body = body
    curve.size = size
    curve.extrude = depth
    curve.bevel_depth = depth * .25
    curve.align_x = align
    curve.align_y = 'CENTER'
    if m is not None:
        curve.materials.append(m)
    return place(link(bpy.data.objects.new('text', curve)), at, turn, parent=parent)


def hide_from(obj, camera=False, shadow=False, diffuse=False):
    """Ray visibility: hide an object from the camera, shadow rays or diffuse bounces."""
    obj.visible_camera = not camera
    obj.visible_shadow = not shadow
    obj.visible_diffuse = not diffuse
    return obj


def cove(color='ivory', floor=0, back=6, width=60, height=30, r=4, rough=.7):
    """Infinity cove: floor, quarter-round, wall."""
    profile = [(-30, floor)]
    for i in range(25):
        a = math.pi / 2 * i / 24
        profile.append((back - r + r * math.sin(a), floor + r - r * math.cos(a)))
    profile.append((back, height))
    bm = bmesh.new()
    left = [bm.verts.new((-width / 2, y, z)) for y, z in profile]
    right = [bm.verts.new((width / 2, y, z)) for y, z in profile]
    for i in range(len(profile) - 1):
        bm.faces.new((left[i], right[i], right[i + 1], left[i + 1]))
    m = material('clay', color, rough=rough, bump=0, sheen=0)
    return finish(from_bmesh(bm, 'cove'), m, smooth_angle=180)


def sun_disc(at, r, top='#ffd98a', bottom='#ff8a3c', power=2.4, bands=40):
    """A graphic setting sun facing -Y: vertical gradient, seen by the camera, lighting nothing."""
    objs = []
    for i in range(bands):
        z0, z1 = r * (2 * i / bands - 1), r * (2 * (i + 1) / bands - 1)
        edge = []
        steps = 6
        for k in range(steps + 1):
            z = z0 + (z1 - z0) * k / steps
            edge.append((math.sqrt(max(0, r * r - z * z)), z))
        outline = [(x, 0, z) for x, z in edge] + [(-x, 0, z) for x, z in reversed(edge)]
        data = bpy.data.meshes.new('sun band')
        data.from_pydata(outline, [], [tuple(range(len(outline)))])
        data.materials.append(material('emit', lerp_color(bottom, top, (i + .5) / bands), power=power))
        obj = link(bpy.data.objects.new('sun band', data))
        obj.location = at
        obj.visible_diffuse = obj.visible_glossy = obj.visible_shadow = False
        objs.append(obj)
    return objs


# ============================================================================ lights

def aim(obj, target):
    """Point -Z at a target."""
    obj.rotation_euler = (Vector(target) - obj.location).to_track_quat('-Z', 'Y').to_euler()
    return obj


def area(at, target=(0, 0, 0), size=2, power=200, color='#ffffff', size_y=None):
    """Soft box of emitted flux ``power``, invisible to the camera.

    Blender computes the radiance of an area light as energy / (4 A), hence the factor 4 / pi.
    """
    light = bpy.data.lights.new('area', 'AREA')
    light.energy = power * 4 / math.pi
    light.color = linear(color)[:3]
    light.size = size
    if size_y:
        light.shape = 'RECTANGLE'
        light.size_y = size_y
    obj = link(bpy.data.objects.new('area', light))
    obj.location = at
    obj.visible_camera = False
    return aim(obj, target)


def sun(azimuth, elevation, power=3, angle=2, color='#ffd9a0'):
    """Sun from a compass direction (0 = +X, 90 = +Y, i.e. behind the set); power in W/m2."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy = power
    light.angle = math.radians(angle)
    light.color = linear(color)[:3]
    obj = link(bpy.data.objects.new('sun', light))
    a, e = math.radians(azimuth), math.radians(elevation)
    obj.location = Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e))) * 20
    return aim(obj, (0, 0, 0))


def point(at, power=20, r=.1, color='#ffffff'):
    """Point light of radius r, in watts."""
    light = bpy.data.lights.new('point', 'POINT')
    light.energy = power
    light.shadow_soft_size = r
    light.color = linear(color)[:3]
    obj = link(bpy.data.objects.new('point', light))
    obj.location = at
    return obj


def spot(at, target=(0, 0, 0), power=100, angle=50, soft=.3, r=.05, color='#ffffff'):
    """Spot light with a full cone angle and a soft edge (0..1)."""
    light = bpy.data.lights.new('spot', 'SPOT')
    light.energy = power
    light.spot_size = math.radians(angle)
    light.spot_blend = soft
    light.shadow_soft_size = r
    light.color = linear(color)[:3]
    obj = link(bpy.data.objects.new('spot', light))
    obj.location = at
    return aim(obj, target)


def _sky_ramp(tree, stops):
    coord = _node(tree, 'TexCoord')
    split = _node(tree, 'SeparateXYZ')
    remap = _node(tree, 'MapRange', From_Min=-1)
    ramp = _node(tree, 'ValToRGB')
    tree.links.new(coord.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Z'], remap.inputs['Value'])
    tree.links.new(remap.outputs['Result'], ramp.inputs['Fac'])
    elements = ramp.color_ramp.elements
    ramp.color_ramp.interpolation = 'EASE'
    for element, (position, color) in ((elements[0], stops[0]), (elements[1], stops[-1])):
        element.position = position
        element.color = linear(color)
    for position, color in stops[1:-1]:
        elements.new(position).color = linear(color)
    return ramp


def sky(stops, strength=.6, seen=None, seen_strength=1.0):
    """Vertical gradient dome: stops [(0 = straight down .. .5 = horizon .. 1 = up, colour), ...].

    ``seen`` is a different gradient for the camera only, so that a pretty backdrop and the
    lighting can be tuned apart.  At most 6 stops each.
    """
    world = bpy.context.scene.world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes['Background']
    background.inputs['Strength'].default_value = strength
    tree.links.new(_sky_ramp(tree, stops).outputs[0], background.inputs['Color'])
    if seen:
        picture = _node(tree, 'Background', Strength=seen_strength)
        path = _node(tree, 'LightPath')
        mixer = _node(tree, 'MixShader')
        tree.links.new(_sky_ramp(tree, seen).outputs[0], picture.inputs['Color'])
        tree.links.new(path.outputs['Is Camera Ray'], mixer.inputs[0])
        tree.links.new(background.outputs[0], mixer.inputs[1])
        tree.links.new(picture.outputs[0], mixer.inputs[2])
        tree.links.new(mixer.outputs[0], tree.nodes['World Output'].inputs['Surface'])

    def plain(gradient):
        return [[p, list(linear(c)[:3])] for p, c in gradient] if gradient else None
    world['studio'] = json.dumps(dict(stops=plain(stops), strength=strength, seen=plain(seen), seen_strength=seen_strength))
    return world


# ---------------------------------------------------------------------------- presets

def studio_night(target=(0, 0, 1.5), scale=1.0, key=760, backdrop=True):
    """Ink-blue studio: warm key front-left, cool fill right, warm and teal rims from behind.

    ``scale`` multiplies the distances for a subject about 4 units tall; powers follow its square.
    """
    t, s = Vector(target), scale
    p = key / 760 * s * s
    sky([(0, '#0a1124'), (1, '#2b3f6e')], .35)
    lights = [
        area(t + s * Vector((-4.2, -5.0, 3.6)), t, 3.2 * s, 760 * p, '#ffe9cf'),                       # key
        area(t + s * Vector((5.4, -3.6, .6)), t, 3.6 * s, 190 * p, '#8fc2ff'),                         # fill
        area(t + s * Vector((3.6, 3.4, 2.6)), t, .7 * s, 520 * p, '#ffc27a', size_y=3.2 * s),          # warm rim
        area(t + s * Vector((-4.2, 2.6, .4)), t, .6 * s, 300 * p, '#6fd8d0', size_y=3.2 * s),          # teal rim
        area(t + s * Vector((-2.5, -4.5, -2.3)), t, 2 * s, 60 * p, '#ffb870'),                         # low bounce
    ]
    if backdrop:  # colour pools on a cove behind the subject
        lights.append(area(t + s * Vector((-5.5, .5, .6)), t + s * Vector((-2.5, 6.5, 0)), 3 * s, 420 * p, '#3f6bd6'))
        lights.append(area(t + s * Vector((5.5, .8, -1.1)), t + s * Vector((3.5, 6.5, -1.1)), 2.5 * s, 160 * p, '#2f9a98'))
    return lights


def golden_hour(target=(0, 0, 2.5), azimuth=112, elevation=13, power=8.5, fill=760):
    """Low warm sun from behind, big soft fill from the camera side, amber sky."""
    t = Vector(target)
    sky([(0, '#6b5a3c'), (.52, '#ffd9a6'), (1, '#7fa3c4')], .62,
        [(0, '#f4c98c'), (.5, '#ffc47a'), (.54, '#ffd9a0'), (.60, '#f3dcb6'), (.68, '#bcd0c8'), (.85, '#6fa3b4')], 1.9)
    return [
        sun(azimuth, elevation, power, 1.6, '#ffb765'),
        area(t + Vector((-5, -9, 5.5)), t, 6, fill, '#fff0dc'),
        area(t + Vector((7, -4, 2.5)), t, 3, fill * .22, '#bfe0e6'),
    ]


def day(target=(0, 0, 1), azimuth=-128, elevation=46, power=4.2, fill=0):
    """Clear late-morning light: neutral sun from the front left, blue sky, warm ground bounce."""
    sky([(0, '#b9a888'), (.5, '#eef3f2'), (1, '#6fa8dc')], .85,
        [(0, '#e9dcc4'), (.5, '#f6efe2'), (.56, '#dcebee'), (.72, '#a9cfe2'), (1, '#6fa3cf')], 1.15)
    lights = [sun(azimuth, elevation, power, 1.2, '#fff0da')]
    if fill:
        lights.append(area(Vector(target) + Vector((6, -6, 3)), target, 5, fill, '#cfe6ff'))
    return lights


# ============================================================================ cameras

# Where the subject may sit, as fractions of the frame: left, top, right, bottom.
ZONES = {
    'right60': (.40, .12, .97, 1.0),   # copy on the left, top 12 % quiet
    'left60': (.03, .12, .60, 1.0),
    'center': (.15, .12, .85, .95),
    'fill': (.04, .06, .96, .97),
}


def camera(name, at, target=(0, 0, 0), lens=70, fstop=2.8, focus=None, aspect=16 / 9, shift=(0, 0), **look_options):
    """Named camera; a set has several.

    ``lens`` in mm on a 36 mm sensor; one unit counts as a metre for the aperture, so use
    f/0.8 - f/2.8 for visible blur, fstop=None for none.  ``focus`` is a point (default: target).
    Further options override the scene's look() for this camera.
    """
    data = bpy.data.cameras.new(name)
    obj = link(bpy.data.objects.new('camera ' + name, data))
    obj.location = at
    aim(obj, target)
    data.lens = lens
    data.sensor_width = 36
    data.shift_x, data.shift_y = shift
    data.clip_end = 500
    data.dof.use_dof = fstop is not None
    if fstop is not None:
        data.dof.aperture_fstop = fstop
    data.dof.aperture_blades = 0
    point_of_focus = Vector(focus if focus is not None else target)
    data.dof.focus_distance = (point_of_focus - obj.location).length
    x, y = project(obj, point_of_focus, aspect)
    obj['studio'] = json.dumps(dict(name=name, aspect=aspect, focal=[round(min(1, max(0, x)), 4), round(min(1, max(0, y)), 4)], look=look_options))
    if bpy.context.scene.camera is None:
        bpy.context.scene.camera = obj
    return obj


def project(cam, p, aspect=16 / 9):
    """World point -> (x, y) in the frame, 0..1 from the top left."""
    q = cam.location + Vector((0, 0, 0))
    rotation = cam.rotation_euler.to_matrix()
    local = rotation.transposed() @ (Vector(p) - q)
    depth = max(1e-4, -local.z)
    tan_w = cam.data.sensor_width / cam.data.lens
    width = tan_w if aspect >= 1 else tan_w * aspect
    x = (local.x / depth - cam.data.shift_x * tan_w) / width + .5
    y = .5 - (local.y / depth - cam.data.shift_y * tan_w) / (width / aspect)
    return x, y


def bounds(obj):
    """Corner points of the world boxes of an object and everything parented to it."""
    bpy.context.view_layer.update()
    corners = []
    stack = [obj]
    while stack:
        o = stack.pop()
        stack.extend(o.children)
        if o.type in ('MESH', 'CURVE', 'FONT') and not o.hide_render:
            corners.extend(o.matrix_world @ Vector(c) for c in o.bound_box)
    return corners


def subject(obj, name='subject'):
    """Mark an object or group as the subject, for frame() and the --check report."""
    obj['studio_subject'] = name
    return obj


def frame(name, obj, azimuth=-90, elevation=8, lens=60, zone='right60', fstop=2.0, focus=None, aspect=16 / 9, **look_options):
    """Camera that fits a subject into a zone of the frame.

    The camera stands in direction (azimuth, elevation) as seen from the subject (azimuth -90 = in
    front, on the -Y side); distance and aim are solved so that the subject's boxes fill the zone.
    ``obj`` may also be a list of points.
    """
    corners = [Vector(p) for p in obj] if isinstance(obj, (list, tuple)) else bounds(obj)
    low = Vector([min(c[i] for c in corners) for i in range(3)])
    high = Vector([max(c[i] for c in corners) for i in range(3)])
    center = (low + high) / 2
    a, e = math.radians(azimuth), math.radians(elevation)
    direction = Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)))
    left, top, right, bottom = ZONES[zone] if isinstance(zone, str) else zone
    distance = (high - low).length * lens / 20
    target = center.copy()
    cam = camera(name, center + direction * distance, target, lens, fstop, focus if focus is not None else center, aspect, **look_options)
    for _ in range(24):
        cam.location = center + direction * distance
        aim(cam, target)
        points = [project(cam, c, aspect) for c in corners]
        x0, x1 = min(p[0] for p in points), max(p[0] for p in points)
        y0, y1 = min(p[1] for p in points), max(p[1] for p in points)
        distance *= max((x1 - x0) / (right - left), (y1 - y0) / (bottom - top)) ** .8
        rotation = cam.rotation_euler.to_matrix()
        span = distance * 36 / lens
        target = target + rotation @ Vector((1, 0, 0)) * ((x0 + x1) / 2 - (left + right) / 2) * span * .7
        target = target - rotation @ Vector((0, 1, 0)) * ((y0 + y1) / 2 - (top + bottom) / 2) * span / aspect * .7
    place_of_focus = Vector(focus) if focus is not None else center
    cam.data.dof.focus_distance = (place_of_focus - cam.location).length
    record = camera_info(cam)
    record['focal'] = [round(min(1, max(0, v)), 4) for v in project(cam, place_of_focus, aspect)]
    cam['studio'] = json.dumps(record)
    return cam


def check():
    """Print where the marked subjects sit in every camera, and whether the top 12 % is quiet."""
    subjects = [o for o in bpy.data.objects if 'studio_subject' in o]
    for cam in cameras():
        name, aspect = camera_info(cam)['name'], camera_info(cam)['aspect']
        for obj in subjects:
            points = [project(cam, c, aspect) for c in bounds(obj)]
            x0, x1 = min(p[0] for p in points), max(p[0] for p in points)
            y0, y1 = min(p[1] for p in points), max(p[1] for p in points)
            quiet = 'quiet' if y0 >= .12 else 'not quiet'
            print(f"CHECK {name}: {obj['studio_subject']} x {x0:.2f}-{x1:.2f} y {y0:.2f}-{y1:.2f}, top 12 % {quiet}")


# ============================================================================ output

def render(base, cam, width, height, spp=128, threshold=.02):
    """Render one camera with Cycles on the CPU and write raw float passes for develop.mjs."""
    scene = bpy.context.scene
    settings, cycles = scene.render, scene.cycles
    scene.camera = cam
    settings.engine = 'CYCLES'
    settings.resolution_x, settings.resolution_y = width, height
    settings.resolution_percentage = 100
    settings.use_persistent_data = False
    cycles.device = 'CPU'
    cycles.samples = spp
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = threshold
    cycles.adaptive_min_samples = min(16, spp)
    cycles.use_denoising = False
    cycles.max_bounces = 8
    cycles.diffuse_bounces = cycles.glossy_bounces = 4
    cycles.transmission_bounces = 8
    cycles.transparent_max_bounces = 16
    cycles.sample_clamp_indirect = 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = .5
    cycles.seed = 7
    cycles.light_sampling_threshold = .005
    scene.view_settings.view_transform = 'Standard'
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_mist = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    writer = tree.nodes.new('CompositorNodeOutputFile')
    folder = base + '_passes'
    os.makedirs(folder, exist_ok=True)
    writer.base_path = folder
    writer.format.file_format = 'OPEN_EXR'
    writer.format.color_depth = '32'
    writer.format.exr_codec = 'NONE'
    writer.file_slots.clear()
    passes = {'rgb': 'Image', 'alb': 'Denoising Albedo', 'nrm': 'Denoising Normal', 'mist': 'Mist'}
    for key, socket in passes.items():
        writer.file_slots.new(key)
        tree.links.new(layers.outputs[socket], writer.inputs[key])
    composite = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], composite.inputs[0])
    began = time.time()
    bpy.ops.render.render(write_still=False)
    seconds = time.time() - began
    pixels = {}
    for key in passes:
        path = f'{folder}/{key}{scene.frame_current:04d}.exr'
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = 'Non-Color'
        raw = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(raw)
        pixels[key] = raw.reshape(height, width, 4)[::-1]
        os.remove(path)
    os.rmdir(folder)
    rgbm = pixels['rgb'].copy()
    rgbm[..., 3] = pixels['mist'][..., 0]
    np.ascontiguousarray(rgbm).tofile(base + '.rgbm.f32')
    for key in ('alb', 'nrm'):
        np.ascontiguousarray(pixels[key][..., :3]).tofile(f'{base}.{key}.f32')
    meta = dict(w=width, h=height, spp=spp, camera=camera_info(cam)['name'], format='f32', aux=True, mist=True, engine='cycles', render_s=round(seconds, 1), scene=describe())
    with open(base + '.json', 'w') as f:
        json.dump(meta, f)
    print(f'RENDER {base} {width}x{height} {spp} spp {seconds:.1f} s', flush=True)


def main():
    """Act on the arguments after '--' (see the top of this file)."""
    words = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    options = {}
    for i, word in enumerate(words):
        if word.startswith('--'):
            value = words[i + 1] if i + 1 < len(words) and not words[i + 1].startswith('--') else True
            options[word[2:]] = value
    bpy.context.view_layer.update()
    if 'check' in options:
        check()
    if 'export' in options:
        export.write(options['export'])
    if 'blend' in options:
        bpy.ops.wm.save_as_mainfile(filepath=os.path.abspath(options['blend']))
    if 'render' in options:
        wanted = options.get('camera')
        for cam in cameras():
            name, aspect = camera_info(cam)['name'], camera_info(cam)['aspect']
            if wanted and name not in wanted.split(','):
                continue
            size = str(options.get('size', '1280'))
            if 'x' in size:
                width, height = (int(v) for v in size.split('x'))
            else:
                long = int(size)
                width, height = (long, round(long / aspect)) if aspect >= 1 else (round(long * aspect), long)
            render(f"{options['render']}-{name}", cam, width, height, int(options.get('spp', 128)))
