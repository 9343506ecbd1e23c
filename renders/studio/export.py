"""export.py - writes a scene built with studio.py to the path tracer's format.

Called by studio.main() for ``-- --export file.art``.  The file holds all named cameras, every
distinct mesh once (16-bit positions and octahedral normals) and a list of instances; the tracer
expands the instances.  Format: see tracer/pt.cu ("ART2").
"""
import hashlib
import json
import math
import os
import struct

import bpy
import numpy as np

from studio import scene_info

KINDS = {'glass': 1, 'thin': 2, 'leafy': 3, 'mist': 4, 'rotor': 5}
LIGHTS = {'AREA': 0, 'SUN': 1, 'POINT': 2, 'SPOT': 3}
FLOAT_POSITIONS = 1
WIDE_INDICES = 2
QUANTISE_BELOW = 8.0    # meshes larger than this (units) keep float positions


def padded(data):
    """Bytes padded to a multiple of four."""
    return data + b'\0' * (-len(data) % 4)


# ---------------------------------------------------------------------------- materials

def pack_material(m):
    """28 words: kind, colour, roughness ... (struct Material)."""
    p = json.loads(m['studio']) if m is not None and 'studio' in m else dict(kind='clay', color=[.8, .8, .8], rough=.55, spec=.35)
    kind = p['kind']
    color = p['color']
    emission = [0, 0, 0]
    if kind == 'emit':
        emission = [c * p['power'] for c in color]
        color = [0, 0, 0]
    elif p.get('glow'):
        emission = [c * p['power'] for c in p['glow']]
    ramp = p.get('ramp', [[0, 0, 0]] * 3)
    bump = .05 * p.get('bump', 0) if kind == 'clay' else 0
    return struct.pack(
        '<i27f', KINDS.get(kind, 0), *color, p['rough'], 1 if kind == 'metal' else 0, p['spec'], p.get('coat', 0), p.get('crough', .12),
        p.get('ior', 1.45), *emission, bump, p.get('bscale', 60), 1 if p.get('brush') else 0, p.get('trans', .35), p.get('strength', .5),
        p.get('blend', .25), *ramp[0], *ramp[1], *ramp[2])


# ---------------------------------------------------------------------------- meshes

def octahedral(normals):
    """(n, 3) float -> (n, 2) int16."""
    n = normals / np.maximum(1e-12, np.abs(normals).sum(axis=1, keepdims=True))
    folded = (1 - np.abs(n[:, [1, 0]])) * np.where(n[:, :2] >= 0, 1, -1)
    xy = np.where(n[:, 2:3] < 0, folded, n[:, :2])
    return np.round(np.clip(xy, -1, 1) * 32767).astype(np.int16)


def pack_mesh(mesh, slots):
    """Mesh block: unique (position, normal) corners, triangles sorted by material."""
    mesh.calc_normals_split()
    mesh.calc_loop_triangles()
    count = len(mesh.loop_triangles)
    if count == 0:
        return None
    positions = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get('co', positions)
    positions = positions.reshape(-1, 3)
    corners = np.empty(count * 3, np.int32)
    mesh.loop_triangles.foreach_get('vertices', corners)
    normals = np.empty(count * 9, np.float32)
    mesh.loop_triangles.foreach_get('split_normals', normals)
    slot = np.empty(count, np.int32)
    mesh.loop_triangles.foreach_get('material_index', slot)
    table = np.array(slots or [0], np.uint32)
    materials = table[np.minimum(slot, len(table) - 1)]
    order = np.argsort(materials, kind='stable')
    corners = corners.reshape(-1, 3)[order].reshape(-1)
    normals = normals.reshape(-1, 3, 3)[order].reshape(-1, 3)
    materials = materials[order]

    oct_normals = octahedral(normals)
    packed = oct_normals.astype(np.int64)
    key = (corners.astype(np.int64) << 32) | ((packed[:, 0] & 0xffff) << 16) | (packed[:, 1] & 0xffff)
    _, first, index = np.unique(key, return_index=True, return_inverse=True)
    vertex = positions[corners[first]]
    low, high = vertex.min(axis=0), vertex.max(axis=0)
    flags = 0
    if float((high - low).max()) > QUANTISE_BELOW:
        flags |= FLOAT_POSITIONS
        vertex_bytes = vertex.astype('<f4').tobytes()
    else:
        span = np.where(high > low, high - low, 1)
        vertex_bytes = np.round((vertex - low) / span * 65535).astype('<u2').tobytes()
    if len(vertex) > 65535:
        flags |= WIDE_INDICES
        index_bytes = index.astype('<u4').tobytes()
    else:
        index_bytes = index.astype('<u2').tobytes()
    starts = np.flatnonzero(np.r_[True, materials[1:] != materials[:-1]])
    ends = np.r_[starts[1:], count]
    runs = b''.join(struct.pack('<II', int(materials[s]), int(e - s)) for s, e in zip(starts, ends))
    head = struct.pack('<4I6f', len(vertex), count, len(starts), flags, *low, *high)
    body = padded(vertex_bytes) + padded(oct_normals[first].astype('<i2').tobytes()) + padded(index_bytes) + runs
    return head + body, count


# ---------------------------------------------------------------------------- lights, cameras, sky

def pack_light(obj):
    """18 words (struct Light)."""
    light, matrix = obj.data, obj.matrix_world
    sx, sy, smooth = 0, 0, 0
    if light.type == 'AREA':
        sx = light.size
        sy = light.size_y if light.shape == 'RECTANGLE' else light.size
    elif light.type == 'SUN':
        sx = light.angle
    else:
        sx = light.shadow_soft_size
    if light.type == 'SPOT':
        sy = math.cos(light.spot_size / 2)
        smooth = (1 - sy) * light.spot_blend
    columns = [[matrix[i][c] for i in range(3)] for c in (3, 0, 1)]
    return struct.pack('<i17f', LIGHTS[light.type], light.energy, *light.color, sx, sy, *columns[0], *columns[1], *columns[2], smooth, 0)


def pack_camera(obj):
    """Name and 20 words (struct Camera)."""
    matrix, data = obj.matrix_world, obj.data
    columns = [[matrix[i][c] for i in range(3)] for c in (3, 0, 1, 2)]
    radius = data.lens / 1000 / (2 * data.dof.aperture_fstop) if data.dof.use_dof else 0
    settings = bpy.context.scene.world.mist_settings
    info = scene_info.camera_info(obj)
    return struct.pack(
        '<32s20f', info['name'].encode()[:31], *columns[0], *columns[1], *columns[2], *columns[3], data.sensor_width / data.lens, radius,
        data.dof.focus_distance, settings.start, settings.depth, info['aspect'], data.shift_x, data.shift_y)


def pack_world(world):
    """51 words (struct World)."""
    p = json.loads(world.get('studio', '{}'))

    def stops(gradient):
        if not gradient:
            return [0.0] * 24
        gradient = (gradient + [gradient[-1]] * 6)[:6]
        return [v for position, color in gradient for v in (position, *color)]
    return struct.pack('<51f', *stops(p.get('stops')), p.get('strength', 1), 1 if p.get('seen') else 0, p.get('seen_strength', 1), *stops(p.get('seen')))


# ---------------------------------------------------------------------------- scene

def new_store():
    """The state that write() reuses between exports of one scene whose meshes stay and whose materials and light change."""
    return dict(material_ids={}, sources=[], mesh_ids={}, by_digest={}, meshes=[], triangles=[])


def write(path, store=None):
    """Write the current scene with all its cameras.

    An object (or one of its parents) may have the name of a place in its property ``place``: the instance then has
    its number, and the names are in the meta, in the order of the scene's ``places``.
    """
    graph = bpy.context.evaluated_depsgraph_get()
    store = store or new_store()
    material_ids, sources, mesh_ids = store['material_ids'], store['sources'], store['mesh_ids']
    by_digest, meshes, triangles = store['by_digest'], store['meshes'], store['triangles']
    instances, expanded, absent = [], 0, 0
    places = json.loads(bpy.context.scene.get('places', '[]'))
    numbers = {name: k + 1 for k, name in enumerate(places)}

    def material_id(m):
        name = m.name if m is not None else ''
        if name not in material_ids:
            material_ids[name] = len(sources)
            sources.append(m)
        return material_ids[name]

    def place_number(obj):
        while obj is not None:
            if 'place' in obj:
                return numbers[obj['place']]
            obj = obj.parent
        return 0

    for item in graph.object_instances:
        evaluated, obj = item.object, item.object.original
        if evaluated.type not in ('MESH', 'CURVE', 'FONT') or obj.hide_render:
            absent += 1 if 'hours' in obj else 0       # leaves keep their tone when a bus is absent at another hour
            continue
        key = obj.data.name if not obj.modifiers else 'object ' + obj.name
        if any(s.link == 'OBJECT' for s in obj.material_slots):
            key += '|' + '|'.join(s.material.name for s in obj.material_slots if s.material)
        if key not in mesh_ids:
            block = pack_mesh(evaluated.to_mesh(), [material_id(s.material) for s in obj.material_slots])
            evaluated.to_mesh_clear()
            if block is None:
                mesh_ids[key] = None
            else:
                digest = hashlib.sha1(block[0]).digest()
                if digest not in by_digest:
                    by_digest[digest] = len(meshes)
                    meshes.append(block[0])
                    triangles.append(block[1])
                mesh_ids[key] = by_digest[digest]
        mesh = mesh_ids[key]
        if mesh is None:
            continue
        flags = (0 if obj.visible_camera else 1) | (0 if obj.visible_shadow else 2) | (0 if obj.visible_diffuse else 4) | place_number(obj) << 8
        tone = int.from_bytes(hashlib.sha1(f'{len(instances) + absent} {obj.name}'.encode()).digest()[:4], 'little') / 2 ** 32
        matrix = [v for row in item.matrix_world[:3] for v in row]
        instances.append(struct.pack('<IIf12f', mesh, flags, tone, *matrix))
        expanded += triangles[mesh]

    lights = [pack_light(o) for o in bpy.context.scene.collection.objects if o.type == 'LIGHT' and not o.hide_render]
    cams = [pack_camera(o) for o in scene_info.cameras()]
    materials = [pack_material(m) for m in sources]
    about = scene_info.describe()
    if places:
        about['places'] = places
    meta = json.dumps(about, separators=(',', ':')).encode()
    head = struct.pack('<4s6I', b'ART2', len(cams), len(meshes), len(instances), len(materials), len(lights), len(padded(meta)))
    folder = os.path.dirname(os.path.abspath(path))
    os.makedirs(folder, exist_ok=True)
    blob = b''.join([head, padded(meta), pack_world(bpy.context.scene.world), *cams, *materials, *lights, *instances, *meshes])
    with open(path, 'wb') as f:
        f.write(blob)
    print(f'EXPORT {path} {len(blob) / 1e6:.2f} MB: {len(cams)} cameras, {len(meshes)} meshes, {len(instances)} instances, '
          f'{expanded} triangles, {len(materials)} materials, {len(lights)} lights', flush=True)
