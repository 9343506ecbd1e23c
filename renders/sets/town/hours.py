"""The light of each hour: sky, sun, lamps, windows, wet streets.  The town itself stays as it is.

Materials with a tag (mason.pane(), mason.glow()) and the lit parts of shared props are rewritten in their record, which is what the
exporter reads; so one build serves all hours.
"""
import json

import bpy
from mathutils import Vector

from studio.studio import area, linear, link, look, sky, sun

HOURS = ('dawn', 'noon', 'dusk', 'night', 'rain')

# Strength of each lamp by the hour; what is not named follows 'lamp'.
LAMPS = {
    #            dawn  noon  dusk night rain
    'lamp':     (2.5,  .5,   9,   13,   2),
    'flame':    (8,    4,    14,  18,   6),
    'diya':     (3,    .6,   10,  14,   1),
    'ceiling':  (1.4,  .9,   4,   5,    1.6),
    'cold':     (2.5,  1.6,  5,   6,    2.5),
    'bench':    (2,    .8,   6,   7,    2),
    'stage':    (3,    2.5,  9,   10,   3),
    'screen':   (1.6,  1.4,  2.2, 2.4,  1.6),
    'trace':    (2.4,  2.2,  3.4, 3.6,  2.4),
    'trace2':   (2.4,  2.2,  3.4, 3.6,  2.4),
    'led':      (2.4,  2,    5,   6,    2.6),
    'led2':     (2.4,  2,    5,   6,    2.6),
    'qubit':    (4,    3,    8,   9,    4),
    'beacon':   (3,    1.5,  14,  18,   4),
    'pad':      (1.5,  .8,   6,   8,    2),
    'cross':    (1.0,  .55,  3,   3.6,  1.2),
    'sign':     (2,    .7,   4.5, 5.5,  1.6),
    'tally':    (4,    3,    7,   8,    4),
    'floor':    (1.2,  .8,   3,   3.4,  1.2),
    'floor2':   (1.2,  .8,   3,   3.4,  1.2),
    'runway':   (4,    1,    14,  18,   5),
    'flood':    (3,    .8,   20,  28,   3),
}
# Windows: (dawn, noon, dusk, night, rain); 0 is dark glass.
WINDOWS = {'window1': (0, 0, 1.9, 2.2, .5), 'window2': (.7, 0, 1.6, 0, 0), 'window3': (0, 0, 0, 0, 0), 'window4': (.8, .35, 1.9, 1.9, .9)}
WARM = '#ffbf78'
# How much of the lit parts of shared props (headlamps, shop lights, street lamps) shows.
SHARED = (.35, .16, .9, 1.0, .35)


def record(m, **changes):
    p = json.loads(m['studio'])
    if 'plain' not in m:
        m['plain'] = m['studio']
    p = {**json.loads(m['plain']), **changes}
    m['studio'] = json.dumps(p)


def materials(hour):
    """Write the records of all materials for the hour."""
    k = HOURS.index(hour)
    wet = hour == 'rain'
    for m in bpy.data.materials:
        if 'studio' not in m:
            continue
        p = json.loads(m.get('plain', m['studio']))
        tag = p.get('tag')
        if tag in WINDOWS:
            power = WINDOWS[tag][k]
            record(m, **(dict(glow=list(linear(WARM)[:3]), power=power) if power else {}))
        elif tag in ('road', 'road2'):
            record(m, **(dict(color=[c * .55 for c in p['color']], rough=.24, spec=.5, coat=.55, crough=.1, bump=1) if wet else {}))
        elif tag == 'water':
            record(m, **(dict(color=list(linear('#5f7468')[:3]), rough=.16) if wet else {}))
        elif p['kind'] == 'emit' and tag:
            record(m, power=LAMPS.get(tag, LAMPS['lamp'])[k])
        elif p['kind'] == 'emit':                        # a lit part of a shared prop
            pane = p['color'] == list(linear('#ffc27a')[:3]) and p['power'] == 2.2
            if pane and SHARED[k] < .5:
                record(m, kind='gloss', color=list(linear('#101b2a')[:3]), rough=.1, spec=.6, coat=1)
            else:
                record(m, power=p['power'] * SHARED[k])


def light(hour, lamps):
    """Sky, sun and the pools under the street lamps; lamps are places in table axes."""
    for obj in [o for o in bpy.data.objects if o.type == 'LIGHT']:
        bpy.data.objects.remove(obj)
    if hour == 'noon':
        sky([(0, '#b9a888'), (.5, '#eef3f2'), (1, '#6fa8dc')], .8)
        sun(-134, 50, 4.4, 1.2, '#fff0da')
        look(haze=('#f8e6c8', .0, 1.0), bloom=.03, vignette=.05, ev=.05)
    elif hour == 'dawn':
        sky([(0, '#8a7a76'), (.5, '#f7cfae'), (.62, '#d9c3cf'), (1, '#7f9cc8')], .95)
        sun(-156, 20, 5.0, 1.6, '#ffcb96')
        look(haze=('#f8dcc0', .0, 1.0), bloom=.05, vignette=.06, ev=.12, contrast=1.1)
    elif hour == 'dusk':
        sky([(0, '#5a4c62'), (.5, '#f2b79c'), (.62, '#b59ac0'), (1, '#5a6cab')], .95)
        sun(-28, 15, 4.2, 2.0, '#ffab6c')
        look(haze=('#e8b090', .0, 1.0), bloom=.06, vignette=.06, ev=.12, saturation=.92, contrast=1.12)
    elif hour == 'night':
        sky([(0, '#0e1630'), (.5, '#1d2e5c'), (1, '#152348')], .6)
        area((-70, -50, 90), (0, 0, 0), 34, 26000, '#93b0ff')
        area((60, 40, 60), (0, 4, 0), 24, 3500, '#ffb36a')
        look(haze=('#0d1529', .0, 1.0), bloom=.08, vignette=.1, ev=1.15, contrast=1.12)
    else:
        sky([(0, '#7d8078'), (.5, '#c9cfcd'), (1, '#9fabb3')], 1.05)
        sun(-140, 62, .9, 24, '#e9eef0')
        look(haze=('#c4ccc9', .0, 1.0), bloom=.04, vignette=.06, ev=.3, saturation=.96, contrast=1.1)
    power = {'dusk': 70, 'night': 140, 'dawn': 8, 'rain': 8}.get(hour)
    if power:
        for x, y, z in lamps:
            data = bpy.data.lights.new('street lamp', 'SPOT')
            data.energy, data.color = power, linear('#ffc98a')[:3]
            data.shadow_soft_size, data.spot_size, data.spot_blend = .14, 2.5, .5
            link(bpy.data.objects.new('street lamp', data)).location = Vector((x, y, z))


def apply(hour, lamps):
    """Turn the built town to an hour."""
    for obj in bpy.data.objects:
        if 'hours' in obj:
            obj.hide_render = hour not in obj['hours'].split(',')
    materials(hour)
    light(hour, lamps)
    bpy.context.view_layer.update()
