"""The whole town on its table, seen by one high long lens, at one hour or at several.

    HOUR=noon blender -b --python renders/sets/town/whole.py -- --export out/town-noon.art
    HOUR=dawn,noon,dusk,night,rain blender -b --python renders/sets/town/whole.py -- --export 'out/town-{hour}.art'

The town is built once; hours.py turns it from one hour to the next.  PARTS=civic,far builds a part of it, for trying.
"""
import json
import os
import pathlib
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
import bpy

from sets.town import civic, far, hours, life, plan, trade, works
from studio import export
from studio.studio import camera, start

HERE = pathlib.Path(__file__).parent
DISTANCE, LENS = 236, 120
EYE = (0, -.809 * DISTANCE, .588 * DISTANCE)            # 36 degrees above the table
TARGET = (0, .7, 0)


def build():
    """The town; returns the places of the street lamps in table axes."""
    began = time.time()
    start(seed=51)
    parts = os.environ.get('PARTS', 'civic,trade,works,far,life').split(',')
    town = plan.begin()
    plan.table()
    plan.ground()
    plan.hills()
    plan.lawn()
    plan.streets(town)
    lamps = []
    for name, module in (('civic', civic), ('trade', trade), ('works', works), ('far', far), ('life', life)):
        if name in parts:
            lamps = module.build(town) or lamps
            print(f'BUILT {name} {time.time() - began:.0f} s', flush=True)
    camera('town', tuple(e + t for e, t in zip(EYE, TARGET)), TARGET, lens=LENS, fstop=None)
    return [(*plan.xy(u, v), z) for u, v, z in lamps]


def main():
    lamps = build()
    words = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    target = words[words.index('--export') + 1] if '--export' in words else None
    wanted = os.environ.get('HOUR', 'noon').split(',')
    (HERE / 'places.json').write_text(json.dumps(plan.PLACES, indent=2) + '\n')
    if target and len(wanted) > 1 and '{hour}' not in target:
        sys.exit("several hours need '{hour}' in the name of the export")
    store = export.new_store()
    for hour in wanted:
        hours.apply(hour, lamps)
        if target:
            export.write(target.replace('{hour}', hour), store)
    if '--blend' in words:
        bpy.ops.wm.save_as_mainfile(filepath=os.path.abspath(words[words.index('--blend') + 1]))


if __name__ == '__main__':
    main()
