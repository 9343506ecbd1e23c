"""The plan of the town: the table, the ground and its river, the streets, the hills, and where each place stands.

The table lies square to the camera (x to the right, y away from it).  The streets are turned on it by the angle of a 3-4-5 triangle,
so that every house shows a front and a left end: (u, v) are the street axes, u to the right and back, v to the left and back.
Houses hang on TOWN, the turned group, and are placed by (u, v).
"""
import json
import math
import random
from contextlib import contextmanager

import bpy
from mathutils import Vector
from mathutils import noise as perlin

from props.materials import M
from sets.town.mason import Mason, inset, tint
from studio.studio import group, material

TURN = math.degrees(math.atan2(3, 4))
X0, X1, Y0, Y1 = -30.0, 30.0, -25.0, 25.0
DEEP = -2.7                                             # foot of the model's block

# Every place: id -> name, in the order of their numbers in the picture of ids.
PLACES = {
    'school': 'School', 'college': 'College bench', 'hospital': 'Hospital', 'clinic': 'Clinic and home', 'laboratory': 'Laboratory', 'bank': 'Bank',
    'archive': 'Insurance and archive', 'government': 'Government office', 'shops': 'Shop street and market', 'hotel': 'Hotel', 'bus-stop': 'Bus stop and street',
    'garage': 'Garage', 'factory': 'Factory', 'warehouse': 'Warehouse', 'office': 'Office and control room', 'data-centre': 'Data centre', 'mast': 'Telecom mast',
    'studio': 'Media studio', 'site': 'Building site', 'tower': 'BMS tower', 'water': 'Water works', 'substation': 'Substation, sun and wind', 'quarry': 'Quarry',
    'quay': 'River quay', 'farm': 'Farm', 'airport': 'Airport apron', 'robots': 'Robot workshop', 'quantum': 'Quantum cellar', 'launch': 'Launch pad and dish',
}

# Plots between the streets: (u0, u1, v0, v1), up to the kerbs.
PLOTS = {
    'garage': (-13.0, -4.0, -19.0, -12.9), 'warehouse': (-4.0, 4.9, -19.0, -12.9), 'hotel': (7.1, 13.2, -19.0, -12.9), 'laboratory': (14.8, 21.1, -19.0, -12.9),
    'school': (-13.0, -4.0, -11.1, -5.4), 'bus-stop': (-4.0, 4.9, -11.1, -5.4), 'office': (7.1, 13.2, -11.1, -5.4), 'data-centre': (14.8, 21.1, -11.1, -5.4),
    'robots': (22.9, 29.0, -11.1, -5.4),
    'shops': (-13.0, -4.0, -2.6, 3.1), 'bank': (-4.0, 4.9, -2.6, 3.1), 'hospital': (7.1, 13.2, -2.6, 3.1), 'factory': (14.8, 21.1, -2.6, 3.1), 'launch': (22.9, 30.6, -2.6, 5.4),
    'government': (-13.0, -4.0, 4.9, 11.0), 'archive': (-4.0, 4.9, 4.9, 11.0), 'tower': (7.1, 13.2, 4.9, 11.0), 'substation': (14.8, 21.1, 4.9, 11.0),
    'college': (-13.0, -4.0, 13.0, 19.1), 'studio': (-4.0, 4.9, 13.0, 19.1), 'site': (7.1, 13.2, 13.0, 19.1),
}
# Streets: (along, position, from, to, width); along 'u' runs at one v, along 'v' at one u.
STREETS = [
    ('u', -20, -16, 24, 1.9), ('u', -12, -14, 30, 1.7), ('u', -4, -40, 36, 2.5), ('u', 4, -14, 22, 1.7), ('u', 12, -14, 14.7, 1.9), ('u', 20, -14, 8, 1.7),
    ('v', -14, -24, 24, 1.9), ('v', 6, -20, 20, 2.1), ('v', 14, -20, 13, 1.5), ('v', 22, -20, 12, 1.7),
]
MAIN = -4                                               # the street that crosses the river


def xy(u, v):
    """Street axes to table axes."""
    return .8 * u - .6 * v, .6 * u + .8 * v


def uv(x, y):
    return .8 * x + .6 * y, -.6 * x + .8 * y


# ---------------------------------------------------------------------------- places and hours as marks on objects

def _marked(key, value):
    before = set(bpy.data.objects)
    yield
    for obj in set(bpy.data.objects) - before:
        if key not in obj:
            obj[key] = value


@contextmanager
def place(name):
    """Everything built inside belongs to that place."""
    assert name in PLACES, name
    yield from _marked('place', name)


@contextmanager
def only(*hours):
    """Everything built inside is there at those hours alone."""
    yield from _marked('hours', ','.join(hours))


def begin():
    """The turned group on which the town stands; call after start()."""
    bpy.context.scene['places'] = json.dumps(list(PLACES))
    return group((0, 0, 0), (0, 0, TURN), name='town')


# ---------------------------------------------------------------------------- polygons

def clip(outline, x0=X0, x1=X1, y0=Y0, y1=Y1):
    """Part of an outline inside the table."""
    for axis, limit, sign in ((0, x0, 1), (0, x1, -1), (1, y0, 1), (1, y1, -1)):
        kept = []
        for a, b in zip(outline, outline[1:] + outline[:1]):
            da, db = sign * (a[axis] - limit), sign * (b[axis] - limit)
            if da >= 0:
                kept.append(a)
            if (da >= 0) != (db >= 0):
                t = da / (da - db)
                kept.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
        outline = kept
        if not outline:
            return []
    return outline


def turned(u0, u1, v0, v1):
    """Rectangle of the street axes as an outline of the table."""
    return [xy(u0, v0), xy(u1, v0), xy(u1, v1), xy(u0, v1)]


# ---------------------------------------------------------------------------- river

RIVER = 5.6
CELLAR = (6.3, 12.7, -21.9)                             # x from, x to, y of its back wall: a notch in the front edge
WATER = -.62


def middle(v):
    """u of the middle of the river."""
    return -24.4 + .9 * math.sin(v / 6.5) - .004 * (v - 4) ** 2


def bank(side, v0=-30, v1=34, n=90):
    """Points of the town bank (side 1) or the farm bank (-1), from the front to the left edge, on the table only."""
    points = [xy(middle(v) + side * RIVER / 2, v) for v in (v0 + (v1 - v0) * k / n for k in range(n + 1))]
    line = []
    for a, b in zip(points, points[1:]):
        inside = [X0 <= p[0] <= X1 and Y0 <= p[1] <= Y1 for p in (a, b)]
        if inside[0] and not line:
            line.append(a)
        if inside[0] != inside[1]:
            t0, t1 = 0.0, 1.0
            for _ in range(30):
                t = (t0 + t1) / 2
                p = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
                here = X0 <= p[0] <= X1 and Y0 <= p[1] <= Y1
                if here == inside[0]:
                    t0 = t
                else:
                    t1 = t
            line.append((a[0] + (b[0] - a[0]) * t0, a[1] + (b[1] - a[1]) * t0))
        if inside[1]:
            line.append(b)
    return line


# ---------------------------------------------------------------------------- hills

def _smooth(a, b, x):
    t = max(0.0, min(1.0, (x - a) / (b - a)))
    return t * t * (3 - 2 * t)


def hill(x, y):
    """Height of the hills at the back: flat-topped basalt in steps, with the quarry's benches cut into the left one."""
    wobble = 1.3 * perlin.noise(Vector((x * .16, y * .2, 3.1))) + .5 * perlin.noise(Vector((x * .45, y * .45, 8.0)))
    crest = 1.7 + 3.0 * _smooth(-5, -15, x) + 2.4 * _smooth(17, 26, x) + .8 * math.sin(x * .33 + 1)
    foot = 21.2 - 7.0 * _smooth(-12, -22, x) - 1.0 * _smooth(20, 28, x) + .9 * math.sin(x * .5)
    h = crest * _smooth(foot - .3 + wobble, foot + 4.2 + wobble, y) + .25 * wobble * _smooth(foot, foot + 3, y)
    step = .82
    for mx, my, r, level in ((-11.6, 22.2, 1.9, 4), (1.8, 23.3, .9, 2), (9.2, 23.4, .9, 2), (15.6, 23.6, .9, 2)):          # levelled for the mast and the turbines
        q = _smooth(r + 2.6, r, math.hypot((x - mx) * .8, y - my))
        h = h * (1 - q) + (level + .1) * step * q
    k = math.floor(h / step)
    f = h / step - k
    h = step * (k + _smooth(.52, .9, f))                # tread, then scarp
    d = math.hypot((x + 22.6) / 1.15, y - 15.2)         # quarry
    bench = max(0.0, d - 3.0)
    cut = .92 * (math.floor(bench / 1.05) + _smooth(.78, 1.0, bench / 1.05 % 1)) if bench > 0 else 0
    h = min(h, cut)
    return h


# ---------------------------------------------------------------------------- ground

EARTH = ('#c39a62', '#a8683d', '#6a6058', '#575049', '#4a4540')


def ground():
    """The block of earth: sand on laterite on basalt, cut by the river, with the streets drawn on it."""
    town_bank, farm_bank = bank(1), bank(-1)
    main = town_bank + [(X0, Y1), (X1, Y1), (X1, Y0), (CELLAR[1], Y0), (CELLAR[1], CELLAR[2]), (CELLAR[0], CELLAR[2]), (CELLAR[0], Y0)]
    farm = farm_bank + [(X0, Y0)]
    g = Mason()
    for outline in (main, farm):
        for k, (z0, z1) in enumerate(((-.22, 0), (-.78, -.22), (-1.45, -.78), (-2.05, -1.45), (DEEP, -2.05))):
            inner = outline if k % 2 == 0 else inset(outline if _area(outline) > 0 else outline[::-1], .03)
            g.prism(inner, z1 - z0, (0, 0, z0), material('clay', EARTH[k], rough=.95, bump=5, bscale=7))
    rect = clip([xy(middle(-30) - 4, -30), xy(middle(-30) + 4, -30)] + [xy(middle(v) + RIVER / 2 + .05, v) for v in range(-30, 35, 2)] + [xy(middle(v) - RIVER / 2 - .05, v) for v in range(34, -31, -2)])
    g.prism(rect, -1.5 - DEEP, (0, 0, DEEP), material('clay', EARTH[3], rough=.95, bump=5, bscale=7))
    g.put()
    water = Mason()
    water.prism(rect, WATER + 1.5, (0, 0, -1.5), material('gloss', '#2f6f6c', rough=.07, coat=.6, spec=.5, tag='water'))
    water.put()
    # retaining walls and ghats along the town bank are built with the places; a plain stone lip elsewhere
    lip = Mason()
    for line in (town_bank, farm_bank):
        for a, b in zip(line, line[1:]):
            length, turn = math.hypot(b[0] - a[0], b[1] - a[1]), math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
            mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
            lip.box((length + .05, .32, .5 if line is town_bank else .26), (*mid, -.16 if line is town_bank else -.06), tint('#8d8377' if line is town_bank else '#a98a5e', bump=4, bscale=9), .03, (0, 0, turn))
    lip.put()


def _area(outline):
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]))


def lawn():
    """Grass on the wedge between the front street and the edge, round the cellar."""
    x0, x1, y = CELLAR
    edge = Y0 + .03
    g = Mason()
    for outline in ([(1.85, edge), (x0 - .2, edge), (x0 - .2, y + .1)], [(x0 + .1, y + .22), (x1 + .2, y + .22), (x1 + .2, edge), (13.3, edge), (13.3, -16.35)]):
        g.prism(outline, .05, (0, 0, 0), tint('#a9a862', bump=4, bscale=8))
    g.put()


def plot_at(u, v):
    """The place whose plot holds this point, or None."""
    return next((name for name, (u0, u1, v0, v1) in PLOTS.items() if u0 <= u <= u1 and v0 <= v <= v1), None)


def free(u, v, room=.35):
    """Is this point open ground: no plot, street, river, hill or cellar?"""
    x, y = xy(u, v)
    if not (X0 + room < x < X1 - room and Y0 + room < y < Y1 - room) or hill(x, y) > .05:
        return False
    if any(u0 - room < u < u1 + room and v0 - room < v < v1 + room for u0, u1, v0, v1 in PLOTS.values()):
        return False
    if any(abs((v if along == 'u' else u) - p) < w / 2 + room and a - .3 < (u if along == 'u' else v) < b + .3 for along, p, a, b, w in STREETS):
        return False
    if abs(u - middle(v)) < RIVER / 2 + .5 + room or u < middle(v):
        return False
    if u < -15 and (v < -5.2 or -.2 < v < 11.2 or 12.8 < v < 23):          # quay, clinic, water works
        return False
    return not (CELLAR[0] - .4 - room < x < CELLAR[1] + .4 + room and y < CELLAR[2] + .4 + room) and not (x > 13.2 and v < -20.9)


ROAD_Z = .03


def road_material():
    return material('clay', '#756b60', rough=.85, bump=2, bscale=20, tag='road')


def streets(town):
    """Carriageways with lines and crossings; the plots beside them are raised and make the kerbs."""
    g = Mason()
    line = material('clay', '#efe3cb', rough=.8, tag='line')
    for along, p, a, b, w in STREETS:
        outline = turned(a, b, p - w / 2, p + w / 2) if along == 'u' else turned(p - w / 2, p + w / 2, a, b)
        if along == 'u' and p == MAIN:                  # the bridge carries the middle part
            cut = middle(MAIN)
            for part in ((a, cut - RIVER / 2 + .1), (cut + RIVER / 2 - .1, b)):
                g.prism(clip(turned(*part, p - w / 2, p + w / 2)), .05, (0, 0, ROAD_Z - .05), road_material())
        else:
            inner = clip(outline)
            if inner:
                g.prism(inner, .05, (0, 0, ROAD_Z - .05 + (.004 if along == 'u' else 0)), road_material())
        crossings = [q for kind, q, c, d, _ in STREETS if kind != along and c <= p <= d]
        s = a
        while s < b:
            s += 1.1
            x, y = xy(s, p) if along == 'u' else xy(p, s)
            if not (X0 + .4 < x < X1 - .4 and Y0 + .4 < y < Y1 - .4) or any(abs(s - q) < 1.9 for q in crossings):
                continue
            if along == 'u' and abs(s - middle(MAIN)) < RIVER / 2 + .4 and p == MAIN:
                continue
            turn = TURN if along == 'u' else TURN + 90
            g.box((.5, .055, .012), (x, y, ROAD_Z + .008), line, 0, (0, 0, turn))
    # zebra crossings on the main street and the avenue
    for u, v, along in ((-4.2, -4, 'v'), (4.3, -4, 'v'), (7.7, -4, 'v'), (-12.4, -4, 'v'), (6, -10.6, 'u'), (6, 2.6, 'u'), (-3.6, 4, 'v'), (-3.6, 12, 'v')):
        for k in range(-3, 4):
            x, y = xy(u, v + k * .32) if along == 'v' else xy(u + k * .28, v)
            g.box((.62, .17, .012) if along == 'v' else (.17, .62, .012), (x, y, ROAD_Z + .01), line, 0, (0, 0, TURN))
    g.put()


# What covers each plot: colour of the paving or 'lawn', 'earth'.
COVER = {
    'school': '#d9b98c', 'college': '#b7b06a', 'hospital': '#d8ccb6', 'laboratory': '#a9b07a', 'bank': '#d6c8ae', 'archive': '#cdbf9f', 'government': '#b9b274',
    'shops': '#d3bf9c', 'hotel': '#bcb379', 'bus-stop': '#d8ccb6', 'garage': '#b9aa93', 'factory': '#b7a68a', 'warehouse': '#bfb198', 'office': '#cfc4ac', 'data-centre': '#a8ad7c',
    'site': '#b98f5c', 'tower': '#cfc6b4', 'substation': '#b3a58c', 'robots': '#c9bda5', 'launch': '#c2b08c', 'studio': '#c2b48f',
}


def plot(town, name, colour=None):
    """The raised ground of a place with a kerb."""
    u0, u1, v0, v1 = PLOTS[name]
    g = Mason()
    outline = clip(turned(u0, u1, v0, v1), X0 + .02, X1 - .02, Y0 + .02, Y1 - .02)
    if _area(outline) < 0:
        outline = outline[::-1]
    g.prism(outline, .1, (0, 0, 0), tint('#ddd0b6', .8), r=.02)
    g.prism(inset(outline, .13), .016, (0, 0, .1), material('clay', colour or COVER[name], rough=.92, bump=3, bscale=9))
    g.put()


def paved(g, u0, u1, v0, v1, z=.112, pitch=.5, tones=('#d8ccb6', '#cfc2aa', '#ded3bf', '#c8b99f'), seed=3):
    """Square slabs in the axes of a Mason."""
    rng = random.Random(seed)
    mats = [tint(c, .8) for c in tones]
    nx, ny = max(1, round((u1 - u0) / pitch)), max(1, round((v1 - v0) / pitch))
    for i in range(nx):
        for j in range(ny):
            g.box(((u1 - u0) / nx * .96, (v1 - v0) / ny * .96, .02), (u0 + (i + .5) * (u1 - u0) / nx, v0 + (j + .5) * (v1 - v0) / ny, z), rng.choice(mats), 0)


def hills():
    """The back edge: one sheet of basalt with a cut face towards the table's edge."""
    g = Mason()
    nx, ny, ya = 760, 232, 9.0
    xs = [X0 + (X1 - X0) * i / nx for i in range(nx + 1)]
    ys = [ya + (Y1 - ya) * j / ny for j in range(ny + 1)]
    z = [[hill(x, y) for x in xs] for y in ys]
    verts = [(x, y, z[j][i] if z[j][i] > .02 else -.06) for j, y in enumerate(ys) for i, x in enumerate(xs)]
    row = nx + 1
    grass = material('clay', '#a0a060', rough=.95, bump=6, bscale=8)
    dry = material('clay', '#b59a5c', rough=.95, bump=6, bscale=8)
    rock = material('clay', '#6f6258', rough=.95, bump=8, bscale=6)
    stone = material('clay', '#a89c8c', rough=.95, bump=8, bscale=6)
    by = {}
    for j in range(ny):
        for i in range(nx):
            q = (j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
            hs = [verts[k][2] for k in q]
            if max(hs) <= 0:
                continue
            x, y = (xs[i] + xs[i + 1]) / 2, (ys[j] + ys[j + 1]) / 2
            pit = math.hypot((x + 22.6) / 1.15, y - 15.2) < 7.4 and y < 22
            steep = (max(hs) - min(hs)) > .047
            m = (rock if steep else stone) if pit else rock if steep else (grass if perlin.noise(Vector((x * .5, y * .5, 2))) > -.15 else dry)
            by.setdefault((pit, m), []).append(q)
    benches = Mason()                                   # the quarry's own part of the sheet
    for (pit, m), faces in by.items():
        used = sorted({k for f in faces for k in f})
        index = {k: n for n, k in enumerate(used)}
        (benches if pit else g).add([verts[k] for k in used], [[index[k] for k in f] for f in faces], m)
    with place('quarry'):
        benches.put()
    # sides where the hills meet the edge of the table
    side = material('clay', EARTH[2], rough=.95, bump=5, bscale=7)
    for i in range(nx):
        a, b = z[ny][i], z[ny][i + 1]
        g.add([(xs[i], Y1, -.1), (xs[i + 1], Y1, -.1), (xs[i + 1], Y1, b), (xs[i], Y1, a)], [(0, 1, 2, 3)], side)
    for j in range(ny):
        for i, x in ((0, X0), (nx, X1)):
            a, b = z[j][i], z[j + 1][i]
            g.add([(x, ys[j], -.1), (x, ys[j + 1], -.1), (x, ys[j + 1], max(-.05, b)), (x, ys[j], max(-.05, a))], [(0, 1, 2, 3)], side)
    g.put()


# ---------------------------------------------------------------------------- table

def table():
    """The tray of dark wood with brass corners in which the block of earth stands, and the table's own boards."""
    g = Mason()
    wood = [M('wood', color=c) for c in ('#9a6236', '#a76c3d', '#925c33', '#a0673a')]
    for k in range(18):
        g.box((120, 5.5, .5), (0, -38 + k * 5.54, DEEP - .75), wood[k % 4], .05)
    edge = M('wood_dark')
    t, h = 1.0, 1.25
    z = DEEP + .12
    for y in (Y0 - t / 2, Y1 + t / 2):
        g.box((X1 - X0 + 2 * t, t, h), (0, y, z), edge, .12)
    for x in (X0 - t / 2, X1 + t / 2):
        g.box((t, Y1 - Y0 + 2 * t, h), (x, 0, z), edge, .12)
    brass = M('brass')
    for x in (X0 - t / 2, X1 + t / 2):
        for y in (Y0 - t / 2, Y1 + t / 2):
            g.box((t + .16, t + .16, h + .12), (x, y, z), brass, .08)
            for dx, dy in ((0, -.62), (.62 if x > 0 else -.62, 0)):
                g.ball(.09, (x + dx, y + dy, z), M('gold'), n=12)
    for k in range(13):                                 # brass pins along the front
        g.ball(.11, (X0 + 2.5 + k * 4.58, Y0 - t - .0, z + .1), brass, n=14)
    g.box((X1 - X0 - .4, .06, .10), (0, Y0 - t / 2 - .5, z + .50), brass, .02)           # inlaid strips
    for x in (X0 - t / 2, X1 + t / 2):
        g.box((.12, Y1 - Y0 - .6, .06), (x, 0, z + h / 2), brass, .01)
    g.box((X1 - X0 - .6, .12, .06), (0, Y0 - t / 2, z + h / 2), brass, .01)
    g.put()
