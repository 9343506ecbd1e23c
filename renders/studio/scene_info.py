"""scene_info.py - the cameras and the look of the open scene, read by studio.py and export.py."""
import json

import bpy


def cameras():
    """Cameras made by camera() and frame(), in order of creation."""
    return [o for o in bpy.context.scene.collection.objects if o.type == 'CAMERA' and 'studio' in o]


def camera_info(cam):
    """The name, aspect, focal point and look given to camera()."""
    return json.loads(cam['studio'])


def describe():
    """Look and cameras as a dict, which export.py and render() pass to develop.mjs."""
    scene = bpy.context.scene
    return dict(look=json.loads(scene.get('studio_look', '{}')), cameras={camera_info(c)['name']: camera_info(c) for c in cameras()})
