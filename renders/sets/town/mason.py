"""The mason: builds a whole house as one mesh from boxes, rods and turned parts.

props/ builds with one Blender object a part, which is right for a hero and slow for a town of forty houses.  A Mason only collects
corners and faces, so a thousand boxes take a moment.  Axes as in props/town.py: one unit is about two metres, fronts look to -Y,
z = 0 is the ground.  The camera of the town sees fronts (-Y), left ends (-X) and roofs; the other two sides stay plain.
"""
import math
import random
from contextlib import contextmanager

import bpy
from mathutils import Euler, Matrix, Vector

from props.materials import M
from studio.studio import instance, material


def pane(n=1):
    """Window glass by the hour: 1 lit from dusk to night, 2 lit at dusk and dawn, 3 always dark, 4 lit at every hour but by day weakly."""
    return material('gloss', '#14202e', rough=.08, tag=f'window{n}')


def glow(name, color='#ffd08a'):
    """A lamp whose strength hours.py sets for each hour."""
    return material('emit', color, power=1, tag=name)


def tint(color, rough=.9, **options):
    """Painted plaster or cloth of any colour."""
    return material('clay', color, rough=rough, **options)


def paint(color, rough=.4, coat=.25):
    """Smooth paint of any colour."""
    return material('satin', color, rough=rough, coat=coat)


class Mason:
    def __init__(self):
        self.verts, self.faces, self.slots, self.materials = [], [], [], []
        self.matrix = Matrix.Identity(4)

    # ------------------------------------------------------------------ axes
    @contextmanager
    def at(self, x=0, y=0, z=0, turn=0, scale=1):
        """Work in shifted, turned axes; turn: degrees about Z or an Euler triple."""
        kept = self.matrix
        angles = (0, 0, turn) if isinstance(turn, (int, float)) else turn
        self.matrix = kept @ Matrix.Translation((x, y, z)) @ Euler([math.radians(a) for a in angles]).to_matrix().to_4x4() @ Matrix.Scale(scale, 4)
        yield self
        self.matrix = kept

    def left(self, x=0, y=0, z=0):
        """Axes of the left end of a house: its -Y looks along -X."""
        return self.at(x, y, z, -90)

    # ------------------------------------------------------------------ raw
    def add(self, verts, faces, m):
        m = M(m) if isinstance(m, str) else m
        if m not in self.materials:
            self.materials.append(m)
        slot, base = self.materials.index(m), len(self.verts)
        self.verts += [tuple(self.matrix @ Vector(v)) for v in verts]
        self.faces += [[base + i for i in f] for f in faces]
        self.slots += [slot] * len(faces)

    def mesh(self, name='house', smooth_angle=38):
        data = bpy.data.meshes.new(name)
        data.from_pydata(self.verts, [], self.faces)
        for m in self.materials:
            data.materials.append(m)
        data.polygons.foreach_set('material_index', self.slots)
        data.polygons.foreach_set('use_smooth', [True] * len(self.faces))
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(smooth_angle)
        return data

    def put(self, at=(0, 0, 0), turn=0, parent=None, scale=1):
        """The finished house in the scene."""
        return instance(self.mesh(), at, (0, 0, turn), scale, parent)

    # ------------------------------------------------------------------ parts
    def box(self, size, at, m, r=.02, turn=None):
        """Box centred on `at`; edges chamfered by r (0: sharp)."""
        x, y, z = (s / 2 for s in size)
        r = min(r, x * .6, y * .6, z * .6)
        if turn:
            with self.at(*at, turn=turn):
                return self.box(size, (0, 0, 0), m, r)
        cx, cy, cz = at
        if r <= 0:
            v = [(cx + a * x, cy + b * y, cz + c * z) for c in (-1, 1) for b in (-1, 1) for a in (-1, 1)]
            return self.add(v, [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)], m)
        v, index = [], {}
        for a in (-1, 1):
            for b in (-1, 1):
                for c in (-1, 1):
                    for k in range(3):
                        index[a, b, c, k] = len(v)
                        d = [r, r, r]
                        d[k] = 0
                        v.append((cx + a * (x - d[0]), cy + b * (y - d[1]), cz + c * (z - d[2])))
        faces = []
        for a in (-1, 1):
            q = [index[a, -1, -1, 0], index[a, 1, -1, 0], index[a, 1, 1, 0], index[a, -1, 1, 0]]
            faces.append(q if a > 0 else q[::-1])
            q = [index[-1, a, -1, 1], index[-1, a, 1, 1], index[1, a, 1, 1], index[1, a, -1, 1]]
            faces.append(q if a > 0 else q[::-1])
            q = [index[-1, -1, a, 2], index[1, -1, a, 2], index[1, 1, a, 2], index[-1, 1, a, 2]]
            faces.append(q if a > 0 else q[::-1])
            for b in (-1, 1):
                for i, j, one in ((0, 1, lambda c: (a, b, c)), (0, 2, lambda c: (a, c, b)), (1, 2, lambda c: (c, a, b))):
                    q = [index[(*one(-1), i)], index[(*one(-1), j)], index[(*one(1), j)], index[(*one(1), i)]]
                    faces.append(self._outward(v, q, at))
                for c in (-1, 1):
                    faces.append(self._outward(v, [index[a, b, c, k] for k in range(3)], at))
        self.add(v, faces, m)

    @staticmethod
    def _outward(v, q, centre):
        a, b, c = (Vector(v[i]) for i in q[:3])
        n = (b - a).cross(c - a)
        return q if n.dot((a + b + c) / 3 - Vector(centre)) > 0 else q[::-1]

    def lathe(self, profile, at, m, n=20, turn=None):
        """[(radius, z), ...] from below, turned about Z."""
        if turn:
            with self.at(*at, turn=turn):
                return self.lathe(profile, (0, 0, 0), m, n)
        v, faces, rings = [], [], []
        for r, z in profile:
            if r < 1e-4:
                rings.append([len(v)] * n)
                v.append((at[0], at[1], at[2] + z))
            else:
                rings.append(list(range(len(v), len(v) + n)))
                v += [(at[0] + r * math.cos(2 * math.pi * i / n), at[1] + r * math.sin(2 * math.pi * i / n), at[2] + z) for i in range(n)]
        for one, two in zip(rings, rings[1:]):
            for i in range(n):
                j = (i + 1) % n
                q = [one[i], one[j], two[j], two[i]]
                q = [p for k, p in enumerate(q) if p not in q[:k]]
                if len(q) > 2:
                    faces.append(q)
        self.add(v, faces, m)

    def cyl(self, r, h, at, m, top=None, n=16, turn=None, edge=0):
        """Cylinder or cone standing on `at`."""
        top = r if top is None else top
        e = min(edge, r * .5, h * .4)
        low = [(0, 0), (r - e, 0), (r, e)] if e else [(0, 0), (r, 0)]
        high = [(top, h - e), (top - e, h), (0, h)] if e and top > e else [(top, h), (0, h)]
        self.lathe(low + high, at, m, n, turn)

    def rod(self, a, b, r, m, n=6):
        """Straight round bar from a to b."""
        a, b = Vector(a), Vector(b)
        d = b - a
        x = d.orthogonal().normalized()
        y = d.normalized().cross(x)
        v = [tuple(p + (x * math.cos(2 * math.pi * i / n) + y * math.sin(2 * math.pi * i / n)) * r) for p in (a, b) for i in range(n)]
        self.add(v, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n))[::-1], tuple(range(n, 2 * n))], m)

    def line(self, points, r, m, n=6, closed=False):
        """Bars through points."""
        points = list(points)
        for a, b in zip(points, points[1:] + (points[:1] if closed else [])):
            self.rod(a, b, r, m, n)

    def ring(self, radius, r, at, m, n=24, k=6, turn=None):
        """Ring about Z."""
        if turn:
            with self.at(*at, turn=turn):
                return self.ring(radius, r, (0, 0, 0), m, n, k)
        v = [(at[0] + (radius + r * math.cos(2 * math.pi * j / k)) * math.cos(2 * math.pi * i / n), at[1] + (radius + r * math.cos(2 * math.pi * j / k)) * math.sin(2 * math.pi * i / n),
              at[2] + r * math.sin(2 * math.pi * j / k)) for i in range(n) for j in range(k)]
        self.add(v, [(i * k + j, (i + 1) % n * k + j, (i + 1) % n * k + (j + 1) % k, i * k + (j + 1) % k) for i in range(n) for j in range(k)], m)

    def ball(self, r, at, m, scale=(1, 1, 1), n=14):
        half = n // 2
        profile = [(r * math.sin(math.pi * k / half), -r * math.cos(math.pi * k / half)) for k in range(half + 1)]
        kept = self.matrix
        self.matrix = kept @ Matrix.Translation(at) @ Matrix.Diagonal((*scale, 1))
        self.lathe(profile, (0, 0, 0), m, n)
        self.matrix = kept

    def prism(self, outline, h, at, m, turn=None, r=0):
        """Outline [(x, y), ...] raised by h; r chamfers the upper edge."""
        if turn:
            with self.at(*at, turn=turn):
                return self.prism(outline, h, (0, 0, 0), m, None, r)
        if sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1])) < 0:
            outline = outline[::-1]
        n = len(outline)
        levels = [(outline, 0)]
        if r:
            levels += [(outline, h - r), (inset(outline, r), h)]
        else:
            levels += [(outline, h)]
        v = [(x + at[0], y + at[1], z + at[2]) for line, z in levels for x, y in line]
        faces = [tuple(range(n))[::-1], tuple(range(len(v) - n, len(v)))]
        for k in range(len(levels) - 1):
            faces += [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for i in range(n)]
        self.add(v, faces, m)

    def wall(self, outline, y0, y1, m):
        """Outline of (x, z) given thickness from y0 back to y1."""
        self.prism(outline, y1 - y0, (0, y1, 0), m, (90, 0, 0))

    # ------------------------------------------------------------------ house parts
    def window(self, x, y, z, w=.42, h=.56, glass=3, frame='ivory', shutter=None, hood=None, grid=True, sill=True):
        """Window on a front at y, its middle at (x, z)."""
        f = M(frame) if isinstance(frame, str) else frame
        self.box((w, .03, h), (x, y, z), pane(glass), 0)
        for s in (-1, 1):
            self.box((.045, .06, h + .08), (x + s * (w / 2 + .012), y - .02, z), f, 0)
        self.box((w + .1, .06, .045), (x, y - .02, z + h / 2 + .015), f, 0)
        if grid:
            self.box((.02, .035, h), (x, y - .014, z), f, 0)
            self.box((w, .035, .02), (x, y - .014, z + h * .14), f, 0)
        if sill:
            self.box((w + .16, .11, .04), (x, y - .045, z - h / 2 - .03), 'stone', 0)
        if shutter:
            for s in (-1, 1):
                self.box((w * .46, .03, h + .02), (x + s * (w * .74 + .03), y - .02, z), shutter, 0)
                for k in range(4):
                    self.box((w * .36, .012, .022), (x + s * (w * .74 + .03), y - .038, z - h * .36 + h * .24 * k), tint('#e9dcc2'), 0)
        if hood:
            self.box((w + .2, .2, .04), (x, y - .09, z + h / 2 + .1), hood, 0)

    def windows(self, n, x0, x1, y, z, glass=(1, 3, 2), **options):
        for k in range(n):
            self.window(x0 + (x1 - x0) * (k + .5) / n, y, z, glass=glass[k % len(glass)], **options)

    def door(self, x, y, z, w=.5, h=.95, m='teal', frame='ivory', step=True):
        self.box((w + .12, .06, h + .08), (x, y - .01, z + h / 2), frame, .01)
        self.box((w, .06, h), (x, y - .03, z + h / 2), m, .01)
        for s in (-1, 1):
            self.box((w * .34, .02, h * .34), (x + s * w * .22, y - .065, z + h * .68), m, .008)
            self.box((w * .34, .02, h * .34), (x + s * w * .22, y - .065, z + h * .26), m, .008)
        self.ball(.022, (x + w * .36, y - .08, z + h * .46), 'brass', n=8)
        if step:
            self.box((w + .4, .34, .1), (x, y - .16, z - .05), 'stone', .015)

    def body(self, w, d, h, m, z=0, plinth=True):
        """Walls of a house w by d, h high, on a stone plinth."""
        self.box((w, d, h), (0, 0, z + h / 2), m, .025)
        if plinth:
            self.box((w + .1, d + .1, .2), (0, 0, z + .1), 'stone', .02)

    def band(self, w, d, z, m='ivory', h=.09, out=.06):
        self.box((w + 2 * out, d + 2 * out, h), (0, 0, z), m, .02)

    def parapet(self, w, d, z, m, cap='ivory', h=.34, floor=None, t=.12):
        """Low wall round a flat roof at z, with a roof floor."""
        self.box((w - .1, d - .1, .04), (0, 0, z + .01), floor or tint('#d8c8ab'), 0)
        for s in (-1, 1):
            self.box((w, t, h), (0, s * (d / 2 - t / 2), z + h / 2), m, .015)
            self.box((t, d, h), (s * (w / 2 - t / 2), 0, z + h / 2), m, .015)
            self.box((w + .08, t + .08, .05), (0, s * (d / 2 - t / 2), z + h + .02), cap, .012)
            self.box((t + .08, d + .08, .05), (s * (w / 2 - t / 2), 0, z + h + .02), cap, .012)

    def gable(self, w, d, z, rise, wall=None, tones=('#b5623c', '#a9552f', '#c0704a', '#bb6a44'), over=.26, seed=1):
        """Pan-tile roof, ridge along X, eaves at z; wall closes the gable ends."""
        rng = random.Random(seed * 7 + int(w * 100))
        mats = [tint(c, .8) for c in tones]
        ridge, eave = z + rise, z - over * rise / (d / 2)
        if wall:
            for s in (-1, 1):
                self.add([(s * w / 2, -d / 2, z), (s * w / 2, d / 2, z), (s * w / 2, 0, ridge)], [(0, 1, 2) if s > 0 else (0, 2, 1)], wall)
        run = math.hypot(d / 2 + over, ridge - eave)
        long = w + 2 * over * .7
        n, courses = max(4, int(long / .16)), max(3, round(run / .34))
        for side in (-1, 1):
            down = Vector((0, side * (d / 2 + over), eave - ridge)) / run
            up = Vector((0, side * (ridge - eave), d / 2 + over)).normalized()
            deck = [(-long / 2, 0, ridge - .03), (long / 2, 0, ridge - .03), (long / 2, side * (d / 2 + over), eave - .03), (-long / 2, side * (d / 2 + over), eave - .03)]
            under = [(x, y, q - .05) for x, y, q in deck]
            self.add(deck + under, [(0, 1, 2, 3), (7, 6, 5, 4), (2, 6, 7, 3), (0, 3, 7, 4), (1, 5, 6, 2)], 'wood_dark')
            if side > 0:                                        # never seen: one plain sheet of tile
                self.add([(x, y, q + .05) for x, y, q in deck], [(0, 3, 2, 1)], mats[0])
                continue
            top = Vector((0, 0, ridge))
            half = long / n * .54
            for k in range(n):
                x = -long / 2 + long * (k + .5) / n
                for c in range(courses):
                    a, b = run * c / courses, run * (c + 1) / courses + .03
                    v = []
                    for s, lift in ((a, .0), (b, .028)):
                        p = top + down * s
                        for q in range(5):
                            t = math.pi * q / 4
                            o = p + up * (lift + .075 * math.sin(t) - .01)
                            v.append((x - half * math.cos(t), o.y, o.z))
                    self.add(v, [(q, q + 1, q + 6, q + 5) if side > 0 else (q, q + 5, q + 6, q + 1) for q in range(4)] + [(5, 6, 7, 8, 9)], rng.choice(mats))
        self.rod((-long / 2, 0, ridge + .05), (long / 2, 0, ridge + .05), .09, mats[1], 8)

    def tank(self, x, y, z, m='ink', r=.24, h=.5):
        """The black roof tank of every Indian house, on its stand."""
        self.cyl(r, h, (x, y, z + .1), m, n=18, edge=.04)
        for k in range(3):
            self.ring(r, .014, (x, y, z + .2 + k * .14), m, 18, 5)
        self.cyl(r * .4, .05, (x, y, z + .1 + h), m, n=12)
        self.box((2 * r, 2 * r, .1), (x, y, z + .05), 'stone', 0)

    def cooler(self, x, y, z, turn=0):
        """Outdoor unit of an air conditioner."""
        with self.at(x, y, z, turn):
            self.box((.4, .22, .32), (0, 0, .18), 'ivory', .02)
            self.cyl(.12, .02, (0, -.11, .18), M('gun'), n=14, turn=(90, 0, 0))

    def stair_head(self, x, y, z, m, w=.8, d=.8, h=.7):
        self.box((w, d, h), (x, y, z + h / 2), m, .02)
        self.box((w + .14, d + .14, .06), (x, y, z + h + .03), 'ivory', .015)
        self.box((.34, .04, .56), (x, y - d / 2 - .01, z + .28), 'wood_dark', 0)

    def heater(self, x, y, z):
        """Solar water heater: tilted glass tubes and a drum."""
        for k in range(8):
            self.rod((x - .28 + k * .08, y - .32, z + .06), (x - .28 + k * .08, y + .16, z + .42), .03, M('visor', color='#1b2f4a'), 6)
        self.rod((x - .36, y + .2, z + .46), (x + .36, y + .2, z + .46), .09, 'ivory', 12)
        for s in (-1, 1):
            self.rod((x + s * .3, y + .2, z), (x + s * .3, y + .2, z + .44), .018, 'gun')

    def rail(self, a, b, h=.34, m='ink', top='brass', step=.16):
        """Railing from a to b, given as (x, y, z)."""
        a, b = Vector(a), Vector(b)
        up = Vector((0, 0, h))
        n = max(1, int((b - a).length / step))
        self.rod(a + up, b + up, .018, top, 5)
        self.rod(a + up * .12, b + up * .12, .01, m, 4)
        for k in range(n + 1):
            p = a + (b - a) * k / n
            self.rod(p, p + up, .011, m, 4)

    def fence(self, points, h=.34, wall=None, closed=False):
        """Compound wall with a cap, or iron rails without a wall colour."""
        points = list(points)
        for (ax, ay), (bx, by) in zip(points, points[1:] + (points[:1] if closed else [])):
            if wall is None:
                self.rail((ax, ay, 0), (bx, by, 0), h, top='ink', step=.2)
                continue
            length, a = math.hypot(bx - ax, by - ay), math.degrees(math.atan2(by - ay, bx - ax))
            self.box((length + .1, .1, h), ((ax + bx) / 2, (ay + by) / 2, h / 2), wall, .01, (0, 0, a))
            self.box((length + .14, .16, .05), ((ax + bx) / 2, (ay + by) / 2, h + .02), 'ivory', .01, (0, 0, a))

    def pots(self, places, seed=1, tone='leaf'):
        """Terracotta pots with a green or flowering head at [(x, y, z), ...]."""
        rng = random.Random(seed)
        for x, y, z in places:
            self.cyl(.07, .13, (x, y, z), 'terracotta', .09, 10)
            for _ in range(5):
                self.ball(.06, (x + rng.uniform(-.06, .06), y + rng.uniform(-.06, .06), z + .2 + rng.uniform(0, .08)), M(tone) if rng.random() < .75 else paint(rng.choice(('#cf4b25', '#f09a14', '#d96a8a'))), n=6)

    def solar(self, x, y, z, w=.9, d=.6, tilt=24, turn=0):
        with self.at(x, y, z, (tilt, 0, turn)):
            self.box((w, d, .04), (0, 0, 0), M('visor', color='#12305a', rough=.12), 0)
            for k in range(4):
                self.box((.014, d, .046), (-w / 2 + w * k / 3, 0, 0), 'steel', 0)
            for k in range(3):
                self.box((w, .014, .046), (0, -d / 2 + d * k / 2, 0), 'steel', 0)


def inset(outline, r):
    """Outline (counter-clockwise) moved inwards by r."""
    made = []
    n = len(outline)
    for i in range(n):
        a, b, c = Vector(outline[i - 1]), Vector(outline[i]), Vector(outline[(i + 1) % n])
        d, e = (b - a).normalized(), (c - b).normalized()
        nd, ne = Vector((-d.y, d.x)), Vector((-e.y, e.x))
        half = (nd + ne)
        length = half.length
        if length < 1e-6:
            made.append(tuple(b + nd * r))
            continue
        half /= length
        made.append(tuple(b + half * (r / max(.35, half.dot(nd)))))
    return made
