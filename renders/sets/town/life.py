"""Vegetation and movable things: trees, street lamps, traffic by the hour, laundry, a kite, a cat, puddles and umbrellas, things on the table."""
import math
import random

from props.land import mist_bank, neem, palm
from props.materials import M
from props.town import gulmohar, lamp_pole
from props.vehicles import auto_rickshaw, bus, car, scooter, truck, van
from sets.town.far import drone
from sets.town.mason import Mason, glow, paint, tint
from sets.town.plan import DEEP, MAIN, PLOTS, RIVER, STREETS, WATER, free, middle, plot_at, X0, X1, Y0, Y1, hill, only, place, xy
from studio.studio import material

SIZE = .8                                               # of vehicles beside these houses


# ---------------------------------------------------------------------------- green

GULMOHAR = ((-12.2, -8.4), (4.0, -7.4), (-12.3, 14.0), (12.7, -17.4), (-3.4, -.4), (-12.4, 10.2), (4.3, 5.7), (-15.6, -2.0), (21.0, -13.4), (-16.2, -6.2), (13.0, 12.95), (22.9, 4.9), (-16.0, 12.2))
NEEM = (
    (-5.2, -6.2, 's'), (15.3, -13.6, 'm'), (4.3, -18.2, 's'), (4.2, 13.8, 's'), (7.7, 5.6, 's'), (12.8, 5.6, 's'), (-12.5, 6.4, 's'), (-4.7, 10.4, 'm'), (-12.5, 2.6, 's'),
    (7.7, -10.4, 's'), (12.6, -5.9, 's'), (20.6, -5.9, 's'), (7.5, 2.6, 's'), (12.9, 2.7, 's'), (-4.5, 2.6, 's'), (4.5, 2.5, 's'), (-4.6, -13.4, 's'), (4.5, -13.4, 's'), (7.6, -13.3, 's'),
    (-12.5, -13.3, 's'), (-15.8, -14.6, 'm'), (-15.6, 11.4, 's'), (-20.8, 11.6, 's'), (-4.6, 18.6, 's'), (-12.6, 18.5, 's'), (4.5, 18.6, 's'), (23.4, -5.9, 's'), (28.4, -5.9, 's'), (22.9, -17.5, 'm'), (24.0, -14.4, 's'),
    (20.6, 10.4, 's'), (-3.5, 5.6, 's'), (12.9, 10.5, 's'), (24.6, -12.9, 's'),
)


def belongs(tree, u, v):
    """A tree on a plot belongs to that place, so that its outline has no gap."""
    name = plot_at(u, v)
    if name:
        tree['place'] = name


def green(town):
    rng = random.Random(21)
    for k, (u, v) in enumerate(GULMOHAR):
        belongs(gulmohar((u, v, .1), rng.uniform(0, 360), town, h=rng.uniform(1.9, 2.4), variant=k % 2), u, v)
    for u, v, size in NEEM:
        belongs(neem((u, v, .1), size, rng.uniform(0, 360), rng.uniform(.7, .95), town, tone='day' if rng.random() < .4 else 'golden', variant=rng.randrange(2)), u, v)
    # a small tree at the corners of every plot that has room, and shrubs on open ground
    taken = [(u, v) for u, v in GULMOHAR] + [(u, v) for u, v, _ in NEEM]
    for name, (u0, u1, v0, v1) in PLOTS.items():
        for u, v in ((u0 + .42, v0 + .42), (u1 - .42, v0 + .42), ((u0 + u1) / 2, v0 + .4)):
            x, y = xy(u, v)
            if name in ('launch', 'substation', 'bus-stop') or not (X0 + 1 < x < X1 - 1 and Y0 + 1 < y < Y1 - 1) or any(math.hypot(u - a, v - b) < 1.5 for a, b in taken):
                continue
            if abs(u - (u0 + u1) / 2) < 1 and (name in ('hospital', 'bank', 'shops', 'office', 'school', 'robots') or rng.random() < .5):
                continue
            taken.append((u, v))
            belongs(neem((u, v, .1), 's', rng.uniform(0, 360), rng.uniform(.42, .6), town, tone='day' if rng.random() < .5 else 'golden', variant=rng.randrange(2)), u, v)
    shrubs = Mason()
    greens = [M('leaf'), tint('#7f9a4a'), tint('#5f7f3a'), tint('#93a552')]
    for _ in range(2600):
        u, v = rng.uniform(-39, 39), rng.uniform(-38, 38)
        if not free(u, v, .3) or rng.random() < .25:
            continue
        for _ in range(rng.randrange(1, 4)):
            s = rng.uniform(.08, .24)
            shrubs.ball(s, (u + rng.uniform(-.25, .25), v + rng.uniform(-.25, .25), s * .5), rng.choice(greens), (1, 1, .75), 7)
        if rng.random() < .16:
            neem((u, v, .0), 's', rng.uniform(0, 360), rng.uniform(.4, .75), town, tone='day' if rng.random() < .5 else 'golden', variant=rng.randrange(2))
    shrubs.put(parent=town)
    # the hills and the far banks
    made = 0
    while made < 62:
        x, y = rng.uniform(X0 + .8, X1 - .8), rng.uniform(14, Y1 - .6)
        h = hill(x, y)
        slope = abs(hill(x + .3, y) - hill(x - .3, y)) + abs(hill(x, y + .3) - hill(x, y - .3))
        if h < .3 or slope > .3 or math.hypot((x + 22.6) / 1.2, y - 15.2) < 7.2 or math.hypot(x + 11.6, y - 22.2) < 2.6:
            continue
        neem((x, y, h - .05), 's', rng.uniform(0, 360), rng.uniform(.4, .8), None, tone='golden' if rng.random() < .7 else 'day', variant=made % 2)
        made += 1
    for u, v, h in ((-28.6, 9.6, 2.6), (-28.2, -8.2, 2.4), (7.6, -17.0, 2.2), (9.9, -18.5, 1.9), (-21.0, -5.2, 2.4), (11.9, -18.4, 2.1)):
        belongs(palm((u, v, .05), h, rng.uniform(0, 360), 1, town, tone='day' if h < 2.3 else 'golden'), u, v)


# ---------------------------------------------------------------------------- homes and gardens between the places

WALLS = ('#e6b58f', '#b9cdc2', '#e3c391', '#d9a17c', '#efe4d0', '#a9bcc4', '#d8c27a')
HOMES = (                                               # u, v, width, depth, storeys, roof, turn
    (-6.2, 22.5, 1.9, 1.5, 1, 'tiles', 0), (-3.4, 22.5, 1.7, 1.5, 2, 'flat', 0), (-.7, 22.4, 1.9, 1.5, 1, 'tiles', 0), (2.2, 22.4, 1.7, 1.4, 1, 'flat', 0),
    (-16.6, 24.2, 1.6, 1.4, 1, 'tiles', 0),
    (24.6, -17.0, 1.7, 1.4, 1, 'tiles', 0), (25.6, -14.6, 1.7, 1.5, 2, 'flat', 0), (31.0, -8.4, 1.4, 1.4, 1, 'tiles', 0),
    (-18.9, -1.65, 1.9, 1.3, 1, 'tiles', 0), (-16.3, -1.6, 1.5, 1.3, 2, 'flat', 0), (10.2, 22.2, 1.6, 1.3, 1, 'tiles', 0), (5.0, 22.2, 1.6, 1.3, 2, 'tiles', 0),
)


def homes(town):
    """Small houses on the remaining ground, each with a tank, a washing line or a garden."""
    g = Mason()
    for k, (u, v, w, d, storeys, roof, turn) in enumerate(HOMES):
        x, y = xy(u, v)
        if not (X0 + 1.3 < x < X1 - 1.3 and y < Y1 - 1) or hill(x, y) > .25:
            continue
        wall = tint(WALLS[k % len(WALLS)])
        g.prism([(u - w / 2 - .5, v - d / 2 - .6), (u + w / 2 + .5, v - d / 2 - .6), (u + w / 2 + .5, v + d / 2 + .4), (u - w / 2 - .5, v + d / 2 + .4)], .08, (0, 0, 0), tint(('#b7b06a', '#cdbf9f', '#c2b48f')[k % 3]), r=.02)
        with g.at(u, v, .06, turn):
            h = .95 * storeys
            g.body(w, d, h, wall)
            for f in range(storeys):
                g.windows(2, -w / 2 + .1, w * .15, -d / 2, .58 + .95 * f, (1, 2, 3), w=.3, h=.38, shutter=('teal', 'wood', None)[k % 3])
                with g.left(-w / 2, 0):
                    g.windows(1, -.4, .4, 0, .58 + .95 * f, ((1, 3)[k % 2],), w=.3, h=.38)
                if f:
                    g.window(w * .3, -d / 2, .58 + .95 * f, .3, .38, 1)
            g.door(w * .3, -d / 2, .1, .36, .7, ('marigold', 'teal', 'wood_dark')[k % 3])
            if roof == 'tiles':
                g.gable(w, d, h, .5, wall, over=.18, seed=k)
            else:
                g.parapet(w, d, h, wall, h=.2)
                g.tank(w / 2 - .35, d / 2 - .4, h, r=.16, h=.3)
                if k % 2:
                    g.heater(-w / 2 + .5, 0, h)
        g.pots([(u - w / 2 - .2 + .24 * q, v - d / 2 - .4, .08) for q in range(3)], k)
    # kitchen garden and orchard patches
    for u0, v0, nu, nv in ((-21.2, -2.3, 3, 3),):
        for i in range(nu):
            g.box((.5, nv * .5, .1), (u0 + .7 * i, v0 + nv * .25, .04), tint('#7f4630'), .02)
            for j in range(nv * 2):
                g.ball(.12, (u0 + .7 * i, v0 + .15 + .25 * j, .14), 'leaf' if (i + j) % 3 else paint('#a3bf4d'), (1, 1, .7), 6)
    g.put(parent=town)


# ---------------------------------------------------------------------------- lamps

def lamps(town):
    """One brass-ringed lamp for every stretch of kerb; returns their light places in street axes."""
    made = []

    def lamp(u, v, turn, h=2.05, arm=.5):
        lamp_pole((u, v, .1), turn, town, h=h, arm=arm, lit=True)
        a = math.radians(turn)
        made.append((u + arm * math.sin(a), v - arm * math.cos(a), .1 + h - .3))
    for u in (-10.4, -5.6, -1.2, 3.4, 8.6, 12.2, 16.4, 20.2, 25.0, 29.4):
        lamp(u, -2.85 if u > -4 else -5.15, 0 if u > -4 else 180)
    for u in (-9.6, -1.4, 9.8, 17.6):
        lamp(u, -18.85, 0)
    for u in (-10.6, 3.0, 10.6, 18.8, 26.0):
        lamp(u, -11.3, 180) if u > 6 else lamp(u, -12.75, 0)
    for u in (-11.4, -1.6, 8.0, 16.2):
        lamp(u, 5.05, 0)
    for u in (-10.8, -1.2, 9.2):
        lamp(u, 13.15, 0)
    for v in (-16.4, -8.6, 3.0, 9.4, 17.0):
        lamp(-15.15, v, 90)
    for v in (-15.8, -.2, 8.8, 16.4):
        lamp(4.75, v, 90)
    return made


# ---------------------------------------------------------------------------- traffic

def drive(town, make, along, at, p, forward=True, **options):
    """A vehicle in the left lane of the street at `p` (its v or u), `at` along it; forward: towards +u or +v."""
    w = next(s[4] for s in STREETS if s[0] == along and s[1] == p)
    side = w / 4 * (1 if forward else -1)
    if along == 'u':
        return make((at, p + side, .035), 90 if forward else -90, town, scale=SIZE, lit=True, **options)
    return make((p - side, at, .035), 180 if forward else 0, town, scale=SIZE, lit=True, **options)


def traffic(town):
    pale, red, blue = '#c9d6cf', '#b5483a', '#2f4f7a'
    # at every hour: the parked ones
    bus((1.7, -4.62, .035), -90, town, lit=True, scale=SIZE)                                   # at its stop on the main street
    with place('garage'):
        car((-9.3, -14.7, .62), 0, town, color=red, lit=True, scale=.74)                        # on the lift
        car((-11.3, -15.0, .12), 0, town, color=pale, lit=True, scale=.74)
        car((-7.9, -17.6, .12), 62, town, lit=True, scale=.74)
        auto_rickshaw((-10.4, -17.7, .12), 20, town, lit=True, scale=SIZE)
        scooter((-6.9, -15.9, .12), 30, town, lit=True, scale=SIZE)
        car((-5.2, -17.3, .12), 0, town, color='marigold', lit=True, scale=.74)
    with place('hospital'):
        van((10.3, -1.75, .12), 90, town, stripe='teal', lit=True, scale=SIZE)
    with place('warehouse'):
        truck((-.3, -17.2, .12), 4, town, load='crates', lit=True, scale=SIZE)
        van((3.8, -16.9, .12), -12, town, stripe='marigold', lit=True, scale=SIZE)
    with place('factory'):
        truck((19.9, -1.9, .12), 90, town, load='sacks', lit=True, scale=.74)
    with place('bus-stop'):
        for k in range(3):
            scooter((2.0 + .42 * k, -6.15, .12), 170 + 6 * k, town, color=('teal', red, blue)[k], lit=True, scale=SIZE)
        auto_rickshaw((-3.1, -8.2, .12), 20, town, lit=True, scale=SIZE)
    with place('hotel'):
        car((11.9, -17.0, .12), 78, town, color=blue, lit=True, scale=.74)
    with place('shops'):
        auto_rickshaw((-4.6, -2.0, .12), 70, town, color='marigold', lit=True, scale=SIZE)
    with place('studio'):
        van((2.9, 13.9, .12), 86, town, stripe='marigold', lit=True, scale=SIZE)
    # the morning: milk, papers, school buses
    with only('dawn'):
        drive(town, bus, 'v', -2.2, 6, True)
        drive(town, van, 'u', -9.0, 4, stripe='marigold')
        drive(town, bus, 'u', -12.2, -12, True)
        drive(town, auto_rickshaw, 'v', 1.0, -14)
        drive(town, scooter, 'u', 17.0, MAIN, False)
        drive(town, truck, 'u', -30.6, MAIN, True, load='sacks')
    with only('noon', 'rain'):
        drive(town, car, 'u', 13.5, MAIN, True, color=red)
        drive(town, car, 'u', 3.0, MAIN, True, color=pale)
        drive(town, auto_rickshaw, 'u', -8.6, MAIN, False)
        drive(town, truck, 'u', -24.4, MAIN, True, load='sacks')
        drive(town, bus, 'v', -8.6, 6, False)
        drive(town, auto_rickshaw, 'v', 2.0, 6, True)
        drive(town, van, 'u', 9.0, -20, False, stripe='teal')
        drive(town, car, 'u', -9.0, -20, True, color=blue)
        drive(town, car, 'u', 1.5, -12, True, color=red)
        drive(town, auto_rickshaw, 'u', -8.0, 4, False)
        drive(town, van, 'u', 9.0, 12, True, stripe='marigold')
        drive(town, auto_rickshaw, 'v', 8.4, -14, False)
        drive(town, car, 'v', -11.6, -14, True)
        drive(town, truck, 'v', -8.6, 22, True, load='crates')
        drive(town, car, 'u', 25.6, MAIN, False, color=pale)
        drive(town, scooter, 'u', -1.0, 4, True)
    with only('dusk'):
        drive(town, bus, 'u', 5.6, MAIN, True)
        for k, (u, f) in enumerate(((-9.4, False), (-6.6, True), (11.0, True), (13.6, True), (16.2, True), (9.6, False), (19.5, False), (-17.5, True), (26, False))):
            drive(town, (car, auto_rickshaw, car)[k % 3], 'u', u, MAIN, f, **({'color': (pale, red, blue)[k % 3]} if k % 3 != 1 else {}))
        drive(town, bus, 'v', -9.0, 6, False)
        drive(town, car, 'v', 1.6, 6, True, color=red)
        drive(town, auto_rickshaw, 'u', -3.0, -12, False)
        drive(town, car, 'u', 2.4, -20, False)
        drive(town, car, 'u', -7.4, 12, True, color=pale)
        drive(town, scooter, 'u', .6, 4, True)
    with only('night'):
        drive(town, bus, 'v', -9.0, 6, True)
        drive(town, bus, 'u', 17.6, MAIN, False)
        drive(town, car, 'u', -8.0, MAIN, True)
        drive(town, auto_rickshaw, 'v', 9.0, 6, False)
        drive(town, truck, 'u', 12.0, -20, True, load='crates')
        drive(town, car, 'v', -9.4, -14, False, color=blue)
        drive(town, van, 'u', 8.4, 4, False, stripe='teal')


# ---------------------------------------------------------------------------- small things

def cloth_line(g, a, b, n, seed, sag=.06):
    """Washing on a line between two posts."""
    rng = random.Random(seed)
    for p in (a, b):
        g.rod(p, (p[0], p[1], p[2] + .62), .02, 'gun', 5)
    tones = ['#e9dcc2', '#1f7a72', '#c9542f', '#f0b21e', '#efe6d6', '#24407a', '#d98aa0']
    for k in range(n):
        t = (k + .5) / n
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        z = a[2] + .6 - sag * math.sin(math.pi * t)
        w, h = math.hypot(b[0] - a[0], b[1] - a[1]) / n * .8, rng.uniform(.26, .46)
        turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        g.box((w, .014, h), (x, y, z - h / 2), tint(rng.choice(tones)), 0, (rng.uniform(-9, 9), 0, turn))
    g.rod((a[0], a[1], a[2] + .6), (b[0], b[1], b[2] + .6), .008, 'gun', 4)


def details(town):
    """Laundry on the wada's neighbour roofs, the kite, the cat on the tiles, drones over the town."""
    g = Mason()
    cat(g, -18.9, 3.0, 1.97, 60)
    g.put(parent=town)
    with only('dawn', 'noon', 'dusk', 'night'):
        g = Mason()
        cloth_line(g, (8.4, -13.9, 4.9), (11.0, -13.9, 4.9), 7, 3)
        cloth_line(g, (-21.0, .5, .1), (-18.9, .4, .1), 6, 5)
        g.put(parent=town)
    with only('dawn', 'noon', 'dusk'):
        g = Mason()
        kite(g, -24.6, 9.6, 5.4)
        drone(g, 11.6, 1.1, 6.2, 30, parcel=True)
        drone(g, -24.8, 3.0, 3.4, 80)
        g.put(parent=town)


def cat(g, u, v, z, turn):
    """The cat on the tiles."""
    with g.at(u, v, z, turn, .62):
        m = tint('#e0822e')
        g.ball(.16, (0, 0, .13), m, (1.5, .8, .8), 12)
        g.ball(.1, (-.24, 0, .25), m, n=10)
        for s in (-.05, .05):
            g.lathe([(.035, 0), (0, .08)], (-.25, s, .32), m, 5)
        g.line([(.22, 0, .12), (.36, .05, .1), (.4, .14, .16)], .03, m, 5)
        for x in (-.12, .12):
            for s in (-.07, .07):
                g.rod((x, s, 0), (x, s, .12), .03, 'ivory', 5)


def kite(g, u, v, z):
    """A paper kite with its tail and its line down to the ghat."""
    with g.at(u, v, z, (24, 20, 40)):
        for k, (a, b, m) in enumerate((((-.5, 0), (0, .62), 'marigold'), ((0, .62), (.5, 0), 'teal'), ((.5, 0), (0, -.62), 'marigold'), ((0, -.62), (-.5, 0), 'teal'))):
            g.add([(0, 0, .02), (*a, 0), (*b, 0)], [(0, 1, 2), (0, 2, 1)], M(m))
        g.rod((-.5, 0, 0), (.5, 0, 0), .012, 'wood')
        g.rod((0, -.62, 0), (0, .62, 0), .012, 'wood')
        for k in range(6):
            g.box((.1, .05, .01), (.1 * math.sin(k), -.75 - .16 * k, -.03 * k), 'terracotta' if k % 2 else 'ivory', 0, (0, 0, 30 * k))
    last = None
    for k in range(15):
        t = k / 14
        p = (u + 3.2 * t, v - 3.4 * t, z - (z - .3) * t - .7 * math.sin(math.pi * t))
        if last:
            g.rod(last, p, .006, 'linen', 4)
        last = p


def ripples(g, x, y, z, r, m, rings=3):
    """Rings that spread where a drop has fallen."""
    for k in range(rings):
        g.ring(r * (k + 1) / rings, .012 + .004 * (rings - k), (x, y, z), m, 20, 4)


def rain(town):
    """Water that stands along the streets, rings on it and on the river, umbrellas at the stalls, stops and doors."""
    with only('rain'):
        g = Mason()
        wet = material('gloss', '#3c4548', rough=.02, coat=1)
        ring = material('gloss', '#9fb0b2', rough=.05, coat=1)
        rng = random.Random(31)
        for along, p, a, b, w in STREETS:
            n = int((b - a) / 1.5)
            for k in range(n):
                s = a + (b - a) * (k + rng.random()) / n
                off = rng.uniform(-w * .36, w * .36)
                u, v = (s, p + off) if along == 'u' else (p + off, s)
                x, y = xy(u, v)
                if not (X0 + 1 < x < X1 - 1 and Y0 + 1 < y < Y1 - 1) or (along == 'u' and p == MAIN and -29 < s < -20):
                    continue
                r = rng.uniform(.25, .7)
                blob = [(x + r * (1 + .25 * math.sin(3 * t + k)) * 1.4 * math.cos(t), y + r * (1 + .2 * math.sin(2 * t + 1.7 * k)) * .8 * math.sin(t)) for t in (2 * math.pi * q / 18 for q in range(18))]
                g.prism(blob, .006, (0, 0, .041), wet)
                if k % 2:
                    ripples(g, x + rng.uniform(-.2, .2), y + rng.uniform(-.1, .1), .048, rng.uniform(.10, .2), ring, 2)
        for _ in range(520):                                 # the river
            v = rng.uniform(-30, 34)
            u = middle(v) + rng.uniform(-.46, .46) * RIVER
            x, y = xy(u, v)
            if X0 + .3 < x < X1 - .3 and Y0 + .3 < y < Y1 - .3:
                ripples(g, x, y, WATER + .004, rng.uniform(.12, .42), ring)
        g.put()
        g = Mason()
        spots = [(-2.3, -6.9), (-1.4, -7.2), (1.9, -9.4), (2.9, -9.2), (-8.9, -2.2), (-6.2, -2.1), (-11.4, -2.2), (8.9, -2.1), (-8.6, -11.2), (.4, -1.9), (-8.0, 5.6), (-19.9, 1.6), (10.4, -11.4)]
        # and in twos and threes along the kerbs of the streets people walk in
        for along, p, a, b, w in STREETS:
            if p in (-20, 20):
                continue
            s = max(a, -13)
            while s < min(b, 28):
                s += rng.uniform(2.4, 4.6)
                for q in range(rng.randrange(1, 4)):
                    off = (w / 2 + rng.uniform(.25, .55)) * rng.choice((-1, 1))
                    u, v = (s + .55 * q, p + off) if along == 'u' else (p + off, s + .55 * q)
                    x, y = xy(u, v)
                    if X0 + 1 < x < X1 - 1 and Y0 + 1 < y < Y1 - 1 and not any(abs(u - t[0]) < .5 and abs(v - t[1]) < .5 for t in spots):
                        spots.append((u, v))
        for k, (u, v) in enumerate(spots):
            umbrella(g, u, v, .95, ('ink', 'marigold', 'teal', 'terracotta', 'ink', 'mint')[(k * 5 + k // 6) % 6], 37 * k)
        g.put(parent=town)


def morning_mist():
    """Mist over the river and the low fields, before the sun has reached them."""
    with only('dawn'):
        rng = random.Random(17)
        for k in range(30):
            v = -24 + 48 * k / 29
            x, y = xy(middle(v) + rng.uniform(-1.0, 1.0), v)
            if X0 + 2.2 < x < X1 - 2 and Y0 + 1.6 < y < Y1 - 2:
                mist_bank((x, y, WATER + .55), (rng.uniform(2.0, 3.0), rng.uniform(1.2, 1.9), rng.uniform(.45, .8)), rng.uniform(.22, .36), '#e6cbc4')
        for u, v, a, b in ((-30, -6, 3.2, 2.0), (-31, -12, 2.6, 1.8), (28, -16, 4.0, 2.2), (22, -23, 4.4, 1.6), (-20, 16, 3.2, 1.6), (-8, 20.5, 4.4, 1.2)):
            x, y = xy(u, v)
            if X0 + a < x < X1 - a and Y0 + b < y < Y1 - b:
                mist_bank((x, y, .35), (a, b, .5), .2, '#e6cbc4')


def umbrella(g, u, v, z, m, turn):
    """An open umbrella on its stick, standing in its stand."""
    with g.at(u, v, 0, (4, 3, turn)):
        n = 8
        for q in range(n):
            a, b = 2 * math.pi * q / n, 2 * math.pi * (q + 1) / n
            ring = [(.36 * math.cos(t), .36 * math.sin(t), z - .14) for t in (a, b)]
            mid = [(.2 * math.cos(t), .2 * math.sin(t), z - .03) for t in (a, b)]
            g.add([(0, 0, z), *mid], [(0, 1, 2), (0, 2, 1)], m)
            g.add([*mid, ring[1], ring[0]], [(0, 1, 2, 3), (3, 2, 1, 0)], m)
        g.rod((0, 0, .1), (0, 0, z + .08), .014, 'gun', 5)
        g.cyl(.12, .08, (0, 0, .1), 'stone', n=10)


def on_the_table():
    """Half a glass of chai, a pencil and a brass rule on the boards round the model."""
    z = DEEP - .5
    g = Mason()
    glass = material('thin', '#e8f0ec', blend=.3)
    with g.at(34.2, 8.5, z):
        r = .62
        g.lathe([(r * .74, .05), (r * .78, .3), (r * .95, 1.5), (r, 1.75)], (0, 0, 0), glass, 12)
        g.lathe([(0, 0), (r * .74, 0), (r * .74, .08), (0, .08)], (0, 0, 0), glass, 12)
        g.lathe([(0, .09), (r * .72, .09), (r * .83, .85), (0, .86)], (0, 0, 0), paint('#b9743a', .2, .6), 24)
    with g.at(-34.3, 17.5, z, 78):                          # a pencil
        g.rod((-3.2, 0, .16), (2.6, 0, .16), .17, 'teal', 6)
        g.rod((-3.6, 0, .16), (-3.2, 0, .16), .18, 'brass', 12)
        with g.at(2.6, 0, .16, (0, 90, 0)):
            g.lathe([(.17, 0), (.06, .55)], (0, 0, 0), M('wood_pale'), 12)
            g.lathe([(.06, .55), (0, .75)], (0, 0, 0), M('ink'), 8)
    with g.at(34.6, 20.5, z, 80):                            # a brass rule
        g.box((9, .9, .07), (0, 0, .04), M('brass'), .02)
        for k in range(41):
            g.box((.03, .4 if k % 5 == 0 else .22, .02), (-4.3 + k * .215, .42 - (.2 if k % 5 == 0 else .11), .075), 'ink', 0)
    with g.at(-33.5, 30.0, z, 6):                          # a rolled drawing
        g.rod((-3.4, 0, .5), (3.4, 0, .5), .5, 'paper', 28)
        g.rod((-3.42, 0, .5), (3.42, 0, .5), .36, tint('#cbbb9d'), 24)
        g.ring(.51, .05, (-1.4, 0, .5), M('cloth_teal'), 28, 6, (0, 90, 0))
        g.ring(.51, .05, (1.4, 0, .5), M('cloth_teal'), 28, 6, (0, 90, 0))
    g.put()


def build(town):
    green(town)
    homes(town)
    places = lamps(town)
    traffic(town)
    details(town)
    rain(town)
    morning_mist()
    on_the_table()
    return places
