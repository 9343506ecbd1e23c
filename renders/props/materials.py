"""The shared materials, by name, and the places of lettered parts.

Materials are made on first use: start() empties Blender, so a prop calls M('ivory') inside its function.
"""
import json

import bpy
from mathutils import Vector

from studio.studio import camera_info, cameras, material, project

RECIPES = {
    # bodies and shells
    'ivory': ('satin', '#f3ebdd', dict(rough=.33, coat=.45, crough=.16)),
    'paper': ('clay', '#f6f1e6', dict(rough=.8)),
    'ink': ('satin', '#121d3a', dict(rough=.38, coat=.4)),
    'night': ('satin', '#17233f', dict(rough=.45, coat=.2)),
    'marigold': ('satin', '#f09a14', dict(rough=.35, coat=.3)),
    'orange': ('satin', '#d98a2e', dict(rough=.4)),
    'teal': ('satin', '#0a6a60', dict(rough=.35, coat=.4)),
    'mint': ('satin', '#9fd9cc', dict(rough=.4, coat=.3)),
    'terracotta': ('clay', '#b5623c', dict(rough=.75)),
    'leaf': ('clay', '#6e8f3a', dict(rough=.8)),
    # walls, floors, cloth
    'plaster': ('clay', '#ece2cf', dict(rough=.9)),
    'plaster_teal': ('clay', '#5f8f88', dict(rough=.9)),
    'plaster_ink': ('clay', '#1b2948', dict(rough=.85)),
    'stone': ('clay', '#cfc4b0', dict(rough=.7)),
    'linen': ('clay', '#efe6d6', dict(rough=.95)),
    'cloth_teal': ('clay', '#1f7a72', dict(rough=.95)),
    'card': ('clay', '#c79a62', dict(rough=.85)),
    'asphalt': ('clay', '#4a4a50', dict(rough=.9)),
    'soil': ('clay', '#8a4a30', dict(rough=.95)),
    # wood
    'wood': ('satin', '#a8703f', dict(rough=.5, coat=.15)),
    'wood_dark': ('satin', '#6b4226', dict(rough=.5, coat=.2)),
    'wood_pale': ('satin', '#d3a870', dict(rough=.55, coat=.1)),
    'cane': ('satin', '#d9b374', dict(rough=.6)),
    # metal
    'brass': ('metal', '#c49a55', dict(rough=.28)),
    'gold': ('metal', '#e9b565', dict(rough=.26)),
    'steel': ('metal', '#b9c0c8', dict(rough=.28)),
    'gun': ('metal', '#434b5a', dict(rough=.34)),
    # dark, soft, clear
    'rubber': ('rubber', '#12151d', {}),
    'visor': ('gloss', '#04060d', dict(rough=.05)),
    'glass': ('glass', '#eef6f4', {}),
    'pane': ('thin', '#dfeceb', {}),
    # lit things
    'lit_teal': ('emit', '#35e6d4', dict(power=4.5)),
    'lit_amber': ('emit', '#ff9d2e', dict(power=6)),
    'lit_warm': ('emit', '#ffdcae', dict(power=6)),
    'lit_white': ('emit', '#fff4e4', dict(power=6)),
}


def M(name, **changes):
    """The shared material of that name; keyword arguments make a variant: M('ivory', rough=.5), M('teal', color='#123456')."""
    kind, color, options = RECIPES[name]
    return material(kind, changes.pop('color', color), **{**options, **changes})


def keyed(camera_name, parts):
    """Print and remember where each lettered part of a keyed figure sits in its frame (0..1 from the top left)."""
    bpy.context.view_layer.update()
    for cam in cameras():
        info = camera_info(cam)
        if info['name'].split('.')[0] != camera_name:
            continue
        places = {letter: [round(v, 4) for v in project(cam, Vector(p), info['aspect'])] for letter, p in parts.items()}
        info['keys'] = places
        cam['studio'] = json.dumps(info)
        print('KEYS', info['name'], json.dumps(places))
