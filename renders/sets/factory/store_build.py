"""The store next to the line: racking, painted lanes, the teal path.  Shared by the cart by evening and the humanoid by day."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *


def cartons():
    """Four plain cartons for the racking."""
    made = [carton((1.1, .9, .8)), carton((.8, .8, .62), '#d0a56c'), carton((1.35, .9, .95), '#bd9057'), carton((.62, .7, .9), '#cfa878')]
    for k, mesh in enumerate(made):
        mesh.name = f'carton {k}'
    return made


def store(back=8.2, lit=1.5, glow='#ffdca4', fill=None, x=(-17, 17)):
    floor((x[0], x[1]), (-12, back))
    window_wall(back + 1.6, x, h=10.5, sill=6.3, head=9.4, pitch=3.4, lit=lit, glow=glow)
    shelving((-8.2, back - .1, 0), 0, 3, 3, w=3.3, fill=fill, seed=3)
    shelving((3.0, back - .1, 0), 0, 3, 3, w=3.3, fill=fill, seed=5)
    shelving((14.0, back - .1, 0), 0, 3, 3, w=3.3, fill=fill, seed=9)
    roof(x, (2.0, 6.5), h=9.8)


def path(points, m, r=.05, dash=True):
    """A lane of light let into the floor: one line, and dashes either side."""
    curve = [Vector((*p, 0)) for p in points]
    dense = []
    for i in range(len(curve) - 1):                                          # Catmull-Rom
        p = [curve[max(0, min(len(curve) - 1, i + k))] for k in (-1, 0, 1, 2)]
        for s in range(16):
            t = s / 16
            dense.append(.5 * (2 * p[1] + (p[2] - p[0]) * t + (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * t * t + (3 * p[1] - p[0] - 3 * p[2] + p[3]) * t ** 3))
    dense.append(curve[-1])
    for radius, mat, z in ((r, m, .016), (r * 2.4, M('night'), .004)):          # flattened, so that it lies in the floor
        tube([(v.x, v.y, 0) for v in dense], radius, mat, smooth=False, resolution=4, at=(0, 0, z)).scale = (1, 1, .06)
    if dash:
        travelled, last = 0, dense[0]
        for v, w in zip(dense, dense[1:]):
            travelled += (w - v).length
            if travelled > .95:
                travelled = 0
                d = (w - v).normalized()
                side = Vector((-d.y, d.x, 0))
                for s in (-1.55, 1.55):
                    q = v + side * s
                    box((.50, .09, .014), (q.x, q.y, .006), (0, 0, math.degrees(math.atan2(d.y, d.x))), .005, m, segments=2)
