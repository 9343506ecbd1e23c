"""Lamps for sets with glass: a round glow whose edge fades, so that a pane mirrors a soft light and never the frame of a soft box."""
import math

import bpy

from studio.studio import aim, link, material

FADE = .5 - 2 / math.pi ** 2          # mean of cos^2 over a disc whose rim is dark


def glow(at, target=(0, 0, 0), r=1.5, power=100, color='#ffffff', rings=28, squash=1.0):
    """A disc of flux `power` that is bright in the middle and dark at its rim; lights the set, is mirrored, and is not seen itself."""
    top = power / (math.pi * math.pi * r * r * squash * FADE)
    n = 72
    verts, faces, slots, mats = [], [], [], []
    for k in range(rings + 1):
        q = r * max(1e-3, k / rings)
        verts += [(q * math.cos(2 * math.pi * i / n), squash * q * math.sin(2 * math.pi * i / n), 0) for i in range(n)]
    for k in range(rings):
        mats.append(material('emit', color, power=round(top * math.cos(math.pi / 2 * (k + .5) / rings) ** 2, 4)))
        for i in range(n):
            j = (i + 1) % n
            faces.append((k * n + i, (k + 1) * n + i, (k + 1) * n + j, k * n + j))
            slots.append(k)
    mesh = bpy.data.meshes.new('glow')
    mesh.from_pydata(verts, [], faces)
    for m in mats:
        mesh.materials.append(m)
    mesh.polygons.foreach_set('material_index', slots)
    obj = link(bpy.data.objects.new('glow', mesh))
    obj.location = at
    obj.visible_camera = False
    obj.visible_shadow = False
    return aim(obj, target)
