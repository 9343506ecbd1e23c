"""Corner A of the town streets: the main street with its bus stop, by golden light, in the rain or at night.

The road runs along Y, traffic keeps left: a bus coming towards the camera (-Y) has the kerb and the shelter on its +X side.
"""
import random

from studio.studio import *
from props.materials import M
from props.ghats import MONSOON, ghats
from props.land import GOLDEN_HILLS, NIGHT_HILLS, hills, neem, tuft
from props.monsoon import wet
from props.town import bench_seat, bin, bus_stop, gulmohar, kerb, lamp_pole, pavement, road_line, street_block
from props.vehicles import auto_rickshaw, car, scooter, van

KERB_R, KERB_L = .62, -3.2


def streets(night=False, rain=False):
    """Ground, road, pavements and the two rows of shops; the maidan at the left stays open for the sky."""
    tone = 'night' if night else 'day' if rain else 'golden'
    road = wet('#3b3c3f', .7, .26) if rain else material('clay', '#6f665c' if not night else '#39425a', rough=.55 if night else .85, bump=3, bscale=22)
    earth = material('clay', '#2a3350' if night else '#68764a' if rain else '#b98f5d', rough=.95, sheen=0, bump=4, bscale=9)
    box((4.2, 60, .1), (-1.29, 14, -.05), r=.01, m=road)
    box((160, 150, .1), (0, 50, -.09), r=.01, m=earth)
    # kerbs and paving
    for x, turn in ((KERB_R + .08, -90), (KERB_L - .08, 90)):
        kerb((x, 10, 0), turn, length=44)
    slabs = dict(tones=('#98928a', '#8e8980', '#a19b91', '#86827b')) if rain else {}
    pavement((KERB_R + .16, 4.2), (-12, 12), .0, **slabs)
    pavement((KERB_L - 1.5, KERB_L - .16), (-12, 22), .0, seed=5, **slabs)
    paint = material('clay', '#d9d5c8', rough=.35, coat=.5, crough=.1, bump=0) if rain else M('paper', color='#e9dcc2' if not night else '#8b93a8')
    road_line([(-1.29, -12), (-1.29, 30)], .06, paint, .7, .7)
    for k in range(7):                                              # crossing behind the bus
        box((.26, 1.1, .008), (-2.9 + k * .55, 6.4, .005), r=.003, m=paint, segments=1)
    # far rows
    lit = night or rain
    street_block((-6.25, 6.6, 0), 90, bays=4, style=3, lit=lit, awning='teal')
    street_block((-6.25, 12.0, 0), 90, bays=3, style=0, lit=lit)
    street_block((-6.25, 16.8, 0), 90, bays=3, style=1, lit=lit)
    street_block((5.65, 6.6, 0), -90, bays=3, style=1, lit=lit)
    street_block((5.65, 11.4, 0), -90, bays=3, style=0, lit=lit)
    street_block((-.6, 23, 0), 0, bays=5, style=2, lit=lit)
    # maidan: low wall, grass, trees
    wall = M('plaster', color='#d9b48a' if not night else '#4a5068')
    for k in range(9):
        box((.22, 1.7, .5), (KERB_L - 1.7, -10.4 + k * 1.72, .25), r=.03, m=wall, segments=2)
        box((.30, .26, .62), (KERB_L - 1.7, -9.54 + k * 1.72, .31), r=.03, m=wall, segments=2)
        box((.30, 1.72, .06), (KERB_L - 1.7, -10.4 + k * 1.72, .52), r=.02, m=M('stone' if not night else 'plaster_ink'), segments=2)
    rng = random.Random(4)
    for _ in range(220):
        x, y = rng.uniform(-30, KERB_L - 2), rng.uniform(-6, 24)
        tuft((x, y, -.06), rng.uniform(.5, 1.1), rng.uniform(0, 360), 'night' if night else 'green' if rain else rng.choice(('dry', 'dry', 'green')))
    neem((-15.5, 13, 0), 'l', 40, 1.0, tone=tone)
    neem((-22, 17, 0), 'l', 100, 1.15, tone=tone, variant=1)
    neem((-12, 19, 0), 'm', 10, 1.2, tone=tone)
    neem((-29, 12, 0), 'm', 200, 1.3, tone=tone)
    for k in range(16):
        neem((-46 + k * 3.4 + rng.uniform(-1, 1), 30 + rng.uniform(-3, 3), 0), 'sm'[k % 2], k * 50, rng.uniform(1, 1.6), tone=tone, variant=k % 2)
    if rain:
        ghats(seed=6, near=52, far=100, height=(5, 14), tones=MONSOON, width=150, x=-24)
    else:
        hills(seed=3, near=52, far=92, height=(5, 12), colors=NIGHT_HILLS if night else GOLDEN_HILLS, width=130, x=-24)


def stop(lit=False, satchel=True):
    """The shelter and what stands round it."""
    return bus_stop((2.12, .75, .1), -90, satchel=satchel, lit=lit)
