"""June to September: wet(), puddles(), grey_light(), and the painted words on the shops: signs().  The umbrellas are in presence.py."""
import math
import random

from props.boards import board
from props.materials import M
from studio.studio import group, look, material, sky, slab, sun, torus


def wet(color, shine=.62, rough=.3, bump=1.2, bscale=20):
    """Ground after hours of rain: darker than dry, a film of water over the grain."""
    return material('clay', color, rough=rough, spec=.5, coat=shine, crough=.07, bump=bump, bscale=bscale, sheen=0)


def _blob(rng, r, stretch):
    a, b, c = (rng.uniform(0, 6.28) for _ in range(3))
    n = 64
    return [(stretch * r * (1 + .22 * math.sin(2 * t + a) + .12 * math.sin(3 * t + b) + .05 * math.sin(7 * t + c)) * math.cos(t),
             r * (1 + .18 * math.sin(2 * t + b) + .12 * math.sin(4 * t + c)) * math.sin(t)) for t in (2 * math.pi * k / n for k in range(n))]


def puddles(places, color='#39423f', seed=1, z=.004, turn=0, drops=4):
    """Standing water at [(x, y, r, stretch), ...] with a few rings where drops have just fallen."""
    rng = random.Random(seed)
    water = material('gloss', color, rough=.025, spec=.65, coat=1, crough=.02)
    for x, y, r, stretch in places:
        slab(_blob(rng, r, stretch), .004, 0, water, (x, y, z), (0, 0, turn + rng.uniform(-8, 8)))
        for _ in range(rng.randrange(5) if r < .4 else 5):                                       # the edge breaks up into patches
            a = rng.uniform(0, 6.28)
            slab(_blob(rng, r * rng.uniform(.06, .16), 1.4), .004, 0, water, (x + stretch * r * 1.32 * math.cos(a), y + r * 1.35 * math.sin(a), z), (0, 0, turn))
        for _ in range(drops if r > .3 else 1 if r > .2 else 0):
            q, px, py = rng.uniform(.02, .05), rng.uniform(-.6, .6) * r * stretch, rng.uniform(-.5, .5) * r
            for k in range(2):
                torus(q * (1 + .7 * k), .0035, (x + px, y + py, z + .005), m=water, n=32, k=6)


def grey_light(azimuth=-140, power=1.0, strength=1.05, haze=.62, ev=.32, seen=1.0):
    """A bright overcast afternoon between two showers: soft top light, pale mist, no shadow with an edge."""
    sky([(0, '#7d8078'), (.5, '#c6cdcc'), (1, '#a9b5bc')], strength,
        [(0, '#c3cac8'), (.5, '#d3d8d5'), (.54, '#c6cecd'), (.62, '#b3bec2'), (.8, '#98a7b0')], seen)
    sun(azimuth, 58, power, 26, '#eef1f0')
    look(haze=('#c9d1cf', haze, 1.0), bloom=.05, vignette=.12, ev=ev, saturation=1.06, contrast=1.08)


def signs(at, turn, words, bays=3, ground=('teal', 'ink', 'terracotta'), size=(1.08, .25), scale=1, lift=1.62):
    """Boards over the arches of a street_block at the same place: one word a bay, None for none."""
    g = group(at, (0, 0, turn) if isinstance(turn, (int, float)) else turn, scale)
    for k, word in enumerate(words):
        if word:
            board(word, ((k + .5) * 1.5 - bays * .75, -1.40, lift), width=size[0], height=size[1], ground=ground[k % len(ground)], parent=g)
    return g
