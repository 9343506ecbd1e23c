"""The light of each hour: sky, sun, lamps, windows, wet streets.  The geometry of the town does not change.

Materials with a tag (mason.pane(), mason.glow()) and the lit parts of shared props are rewritten in their record, which is what the
exporter reads; so one build serves all hours.
"""
import json

import bpy
from mathutils import Vector

from studio.studio import area, linear, link, look, sky, sun

HOURS = ('dawn', 'noon', 'dusk', 'night', 'rain')

# Strength of each lamp by the hour; lamps without an entry use 'lamp'.
LAMPS = {
    #            dawn  noon  dusk night rain
    'lamp':     (5,    .5,   9,   13,   9),
    'flame':    (10,   4,    14,  18,   10),
    'diya':     (5,    .6,   10,  14,   4),
    'ceiling':  (2,    .9,   4,   5,    3.2),
    'cold':     (3,    1.6,  5,   6,    4),
    'bench':    (3,    .8,   6,   7,    4.5),
    'stage':    (4,    2.5,  9,   10,   6),
    'screen':   (1.6,  1.4,  2.2, 2.4,  1.6),
    'trace':    (2.4,  2.2,  3.4, 3.6,  2.4),
    'trace2':   (2.4,  2.2,  3.4, 3.6,  2.4),
    'led':      (2.4,  2,    5,   6,    2.6),
    'led2':     (2.4,  2,    5,   6,    2.6),
    'qubit':    (4,    3,    8,   9,    4),
    'beacon':   (6,    1.5,  14,  18,   8),
    'pad':      (3,    .8,   6,   8,    4),
    'cross':    (1.4,  .55,  3,   3.6,  2.2),
    'sign':     (3,    .7,   4.5, 5.5,  4),
    'tally':    (4,    3,    7,   8,    4),
    'floor':    (1.2,  .8,   3,   3.4,  1.2),
    'floor2':   (1.2,  .8,   3,   3.4,  1.2),
    'runway':   (8,    1,    14,  18,   10),
    'flood':    (5,    .8,   20,  28,   10),
}
# Windows: (dawn, noon, dusk, night, rain); 0 is dark glass.
WINDOWS = {'window1': (.5, 0, 1.9, 2.2, 1.5), 'window2': (1.1, 0, 1.6, 0, 1.1), 'window3': (0, 0, 0, 0, 0), 'window4': (1.2, .35, 1.9, 1.9, 1.7)}
WARM = '#ffbf78'
# The share of the lit parts of shared props (headlamps, shop lights, street lamps) that shows.
SHARED = (.45, .16, .9, 1.0, .8)


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
            record(m, **(dict(color=[c * .34 for c in p['color']], rough=.16, spec=.55, coat=1, crough=.05, bump=.5) if wet else {}))
        elif tag == 'water':
            record(m, **(dict(color=list(linear('#51695f')[:3]), rough=.10) if wet else dict(rough=.04) if hour == 'dawn' else {}))
        elif p['kind'] == 'emit' and tag:
            record(m, power=LAMPS.get(tag, LAMPS['lamp'])[k])
        elif p['kind'] == 'emit':                        # a lit part of a shared prop
            pane = p['color'] == list(linear('#ffc27a')[:3]) and p['power'] == 2.2
            if pane and SHARED[k] < .5:
                record(m, kind='gloss', color=list(linear('#101b2a')[:3]), rough=.1, spec=.6, coat=1)
            else:
                record(m, power=p['power'] * SHARED[k])


def light(hour, lamps):
    """Sky, sun and the pools under the street lamps; lamps are positions in table axes."""
    for obj in [o for o in bpy.data.objects if o.type == 'LIGHT']:
        bpy.data.objects.remove(obj)
    if hour == 'noon':
        sky([(0, '#b9a888'), (.5, '#eef3f2'), (1, '#6fa8dc')], .8)
        sun(-134, 50, 4.4, 1.2, '#fff0da')
        look(haze=('#f8e6c8', .0, 1.0), bloom=.03, vignette=.05, ev=.05)
    elif hour == 'dawn':
        sky([(0, '#5f5f78'), (.5, '#dcb3ae'), (.62, '#a9a5c6'), (1, '#6684bd')], .62)
        sun(178, 9.5, 9.5, .8, '#ffb16a')
        look(haze=('#f8dcc0', .0, 1.0), bloom=.06, vignette=.06, ev=.5, contrast=1.06)
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
        sky([(0, '#5c646b'), (.5, '#aab6bd'), (1, '#7f90a0')], .72)
        sun(-140, 62, .45, 24, '#dfe7ee')
        look(haze=('#b4c0c4', .0, 1.0), bloom=.07, vignette=.08, ev=.8, saturation=.98, contrast=1.1, warm=-.03)
    power = {'dusk': 70, 'night': 140, 'dawn': 16, 'rain': 48}.get(hour)
    if power:
        for x, y, z in lamps:
            data = bpy.data.lights.new('street lamp', 'SPOT')
            data.energy, data.color = power, linear('#ffc98a')[:3]
            data.shadow_soft_size, data.spot_size, data.spot_blend = .14, 2.5, .5
            link(bpy.data.objects.new('street lamp', data)).location = Vector((x, y, z))


def apply(hour, lamps):
    """Sets the built town to an hour."""
    for obj in bpy.data.objects:
        if 'hours' in obj:
            obj.hide_render = hour not in obj['hours'].split(',')
    materials(hour)
    light(hour, lamps)
    bpy.context.view_layer.update()
