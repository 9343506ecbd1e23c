"""The ink studio with the marigold disc: shared by the three humanoid pictures."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M


def halo(at, r=1.0, turn=(90, 0, 0)):
    """Marigold disc with a dished centre, a brass ring and 48 beads; r is the disc's radius."""
    g = group(at, turn, r / 2.16, name='halo')
    profile = [(0, 0), (1.02, 0), (1.02, .16), (1.06, .19), (2.10, .10), (2.16, .07), (2.16, 0)]
    lathe(profile, m=material('clay', '#ee8a14', rough=.55, sheen=0), parent=g, n=192, bevel=.02)
    torus(2.36, .026, (0, 0, .1), m=M('gold'), parent=g, n=192)
    for k in range(48):
        a = 2 * math.pi * k / 48
        big = k % 4 == 0
        ball(.085 if big else .045, (2.62 * math.cos(a), 2.62 * math.sin(a), .1), m=M('ivory') if big else M('gold'), parent=g, n=24)
    return g


def plinth(at=(0, 0, 0), r=2.2, h=.5):
    """Low round plinth: ink drum, brass reeds, an ivory tread, a thread of warm light under the lip; top at z = h."""
    g = group(at, name='plinth')
    lathe([(0, 0), (r, 0), (r, h * .55), (r * .985, h * .60), (0, h * .60)], m=M('ink'), parent=g, n=160, bevel=.02)
    lathe([(0, h * .66), (r * .93, h * .66), (r * 1.0, h * .72), (r * 1.01, h * .86), (r * .99, h * .97), (r * .96, h), (0, h)],
          m=material('satin', '#1c2b52', rough=.3, coat=.5), parent=g, n=160, bevel=.012)
    torus(r * .945, .018, (0, 0, h * .63), m=material('emit', '#ffb45c', power=5), parent=g, n=160, k=10)
    torus(r * .80, .012, (0, 0, h + .001), m=M('gold'), parent=g, n=160, k=8)
    for k in range(60):
        a = 2 * math.pi * k / 60
        box((.03, .045, h * .40), ((r + .004) * math.cos(a), (r + .004) * math.sin(a), h * .29), (0, 0, math.degrees(a)), .012, M('gold'), parent=g, segments=2)
    return g
