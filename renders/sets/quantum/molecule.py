"""S20 corner B, second camera: a model molecule floating over a medicine capsule in two halves."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from optics_build import TOP, mirror, post, room, table

start(seed=22)
table((-7.2, 6.5), (-2.9, 5.4))
room(8)
for x, y, a in ((-3.6, 3.2, 30), (3.9, 3.6, -35), (1.6, 4.3, 10)):
    mirror((x, y), a)

# ---------------------------------------------------------------------------- molecule: two fused rings, side chains, ivory and teal with one marigold site
mol = subject(group((.60, .3, 3.62), (14, -8, 18), .82, name='molecule'), 'molecule')
IVORY, TEAL, INK, GOLD = M('ivory'), M('teal', color='#14887c'), M('ink', color='#22376b'), M('brass')
MARI = material('satin', '#f5a623', rough=.3, coat=.6)
atoms, bonds = [], []


def atom(p, r, m):
    atoms.append((Vector(p), r, m))
    return len(atoms) - 1


ring = []
R = .82
for k in range(6):
    a = math.radians(60 * k + 30)
    ring.append(atom((R * math.cos(a) - .72, .10 * (-1) ** k, R * math.sin(a)), .27, IVORY if k % 2 else INK))
second = []
for k in range(6):
    a = math.radians(60 * k + 30)
    p = (R * math.cos(a) + .70, .10 * (-1) ** (k + 1), R * math.sin(a))
    if k in (2, 3):
        second.append(ring[0] if k == 2 else ring[5])
    else:
        second.append(atom(p, .27, INK if k % 2 else IVORY))
for loop in (ring, second):
    for k in range(6):
        bonds.append((loop[k], loop[(k + 1) % 6]))
chain = [(second[0], (2.15, .25, 1.05), .30, TEAL), (second[5], (2.10, -.3, -1.02), .24, IVORY), (ring[2], (-2.15, -.2, 1.0), .24, IVORY),
         (ring[3], (-2.1, .3, -1.02), .34, MARI), (ring[1], (-.7, -.35, 1.72), .26, TEAL), (second[4], (.78, -.3, -1.72), .24, IVORY), (second[1], (.75, .3, 1.70), .22, IVORY)]
for base, p, r, m in chain:
    j = atom(p, r, m)
    bonds.append((base, j))
for base, offs, r, m in ((len(atoms) - 7, (.62, -.42, .5), .17, IVORY), (len(atoms) - 7, (.66, .5, .2), .17, IVORY), (len(atoms) - 3, (-.45, -.5, .48), .17, IVORY), (len(atoms) - 4, (-.75, -.2, -.42), .19, TEAL), (len(atoms) - 4, (-.2, .3, -.75), .17, IVORY)):
    j = atom(atoms[base][0] + Vector(offs), r, m)
    bonds.append((base, j))
for p, r, m in atoms:
    ball(r, p, m=m, parent=mol, n=56)
for a, b in bonds:
    p, q = atoms[a][0], atoms[b][0]
    tube([p, q], .085, M('steel', rough=.3), mol, smooth=False, resolution=8)
    d = (q - p).normalized()
    for e, s in ((p + d * (atoms[a][1] + .02), 1), (q - d * (atoms[b][1] + .02), -1)):
        torus(.088, .018, e, [math.degrees(v) for v in d.to_track_quat('Z', 'Y').to_euler()], GOLD, mol, 28, 8)

# ---------------------------------------------------------------------------- capsule in two halves on a small brass stage, beads spilling between them
stage = group((.5, -.1, TOP))
lathe([(0, 0), (1.55, 0), (1.62, .05), (1.62, .12), (1.55, .17), (0, .17)], m=M('ink'), parent=stage, n=128, bevel=.01)
torus(1.60, .022, (0, 0, .15), m=GOLD, parent=stage, n=128, k=10)
half = [(0, 0)] + [(.36 * math.sin(math.radians(a)), .36 - .36 * math.cos(math.radians(a))) for a in range(10, 91, 10)] + [(.36, 1.0), (.345, 1.02), (.325, 1.0), (.325, .40)] + [(.325 * math.sin(math.radians(a)), .365 - .325 * math.cos(math.radians(a))) for a in range(80, 9, -10)] + [(0, .04)]
lathe(half, (-1.34, -.05, .53), (0, 90, -10), M('ivory'), 64, parent=stage, smooth_angle=60)
lathe(half, (1.36, -.02, .53), (0, -90, 8), material('satin', '#f09a14', rough=.3, coat=.5), 64, parent=stage, smooth_angle=60)
rnd = random.Random(3)
for k in range(46):
    x = rnd.uniform(-.22, .24)
    ball(.055, (x, rnd.uniform(-.30, .22), .225 + (.09 if abs(x) < .1 and k % 3 == 0 else 0)), m=rnd.choice((M('ivory'), TEAL, M('mint'))), parent=stage, n=20)

sky([(0, '#0a1124'), (1, '#2b3f6e')], .35)
area((.6, -.6, 8.2), (.5, .2, 2.5), 1.8, 420, '#d4ebff')                          # cold light from above
area((-4.6, -5.2, 4.6), (.5, .2, 2.8), 2.4, 420, '#ffe3bd')
area((4.4, 3.6, 4.2), (.5, .2, 3.2), .8, 330, '#ffb765', size_y=3)
area((-4.2, 3.4, 3.4), (.5, .2, 3.2), .8, 280, '#6fd8d0', size_y=3)
area((-4, 3.0, 5.0), (-2, 8, 4.5), 3, 330, '#3f6bd6')
point((.5, -.1, TOP + .55), 8, .1, '#ffc27a')
mist(9, 20)
look(bloom=.06, vignette=.16, ev=.15)
camera('quantum-molecule', (-.6, -9.4, 3.7), (.10, 0, 3.05), lens=42, fstop=1.0, focus=(.5, -.4, 3.4), aspect=3 / 2)
main()
