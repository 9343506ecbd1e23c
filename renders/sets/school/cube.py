"""Glass cube of three dimensions on a dark stage.  Camera: dimension-cube (keyed: a know, b do, c explain, d corner)."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M, keyed
from props.robots import rover_small

start(seed=44)
S = 4.0                                     # edge of the cube
TURN = 32
cube = subject(group((1.0, .6, .42), (0, 0, TURN), name='cube'), 'cube')
h = S / 2


def world(p):
    """Place in the room of a point given in cube edges (0..1 from the near left foot)."""
    a = math.radians(TURN)
    x, y, z = (p[0] - .5) * S, (p[1] - .5) * S, p[2] * S
    return (1.0 + x * math.cos(a) - y * math.sin(a), .6 + x * math.sin(a) + y * math.cos(a), .42 + z)


def local(p):
    return Vector(((p[0] - .5) * S, (p[1] - .5) * S, p[2] * S))


# ---------------------------------------------------------------------------- stage: square steps, brass inlays, a grid of studs
stage = group((1.0, .6, 0), (0, 0, TURN))
for k, (w, z) in enumerate(((7.6, .14), (6.9, .28), (6.2, .40))):
    box((w, w, .16), (0, 0, z - .08), r=.05, m=material('satin', ('#16264a', '#1a2c56', '#203463')[k], rough=.3, coat=.6), parent=stage)
    tube([(x, y, z - .02) for x, y in rounded_rect(w - .05, w - .05, .06, 4)], .016, M('brass'), stage, smooth=False, closed=True)
for i in range(9):
    for j in range(9):
        big = i % 4 == 0 and j % 4 == 0
        cylinder(.05 if big else .028, .02, (-h + i * S / 8, -h + j * S / 8, .41), m=M('brass'), parent=stage, n=16, bevel=.005)

# ---------------------------------------------------------------------------- cube: glass rods in brass corners, faint panes
ROD = material('glass', '#dff4f2', ior=1.45)
corners = [(x, y, z) for x in (0, 1) for y in (0, 1) for z in (0, 1)]
AXES = {((0, 0, 0), (1, 0, 0)): 0, ((0, 0, 0), (0, 1, 0)): 1, ((0, 0, 0), (0, 0, 1)): 2}
for i, p in enumerate(corners):
    for q in corners[i + 1:]:
        if sum(abs(a - b) for a, b in zip(p, q)) == 1 and (p, q) not in AXES:
            a, b = local(p), local(q)
            rod = cylinder(.065, (b - a).length - .2, (a + b) / 2, bevel=.01, m=ROD, n=32, parent=cube)
            rod.rotation_euler = (b - a).to_track_quat('Z', 'Y').to_euler()
            thread = cylinder(.012, (b - a).length - .2, (a + b) / 2, bevel=0, m=material('emit', '#9fd8e8', power=.9), n=12, parent=cube)
            thread.rotation_euler = rod.rotation_euler
            for t in (.03, .97):
                ring = torus(.075, .022, a + (b - a) * t, m=M('brass'), parent=cube, n=32, k=10)
                ring.rotation_euler = rod.rotation_euler
for p in corners:
    ball(.13, local(p), m=M('gold'), parent=cube, n=40)
PANE = material('thin', '#d7ecf4', rough=.02, blend=.12)
for at, size in (((1, .5, .5), (.02, S - .2, S - .2)), ((.5, 1, .5), (S - .2, .02, S - .2))):
    hide_from(box(size, local(at), r=.004, m=PANE, parent=cube, segments=1), shadow=True)

# ---------------------------------------------------------------------------- three lit axes, each with its beads and a tip beyond the cube
TEAL, MARI, IVO = material('emit', '#3af0dc', power=5), material('emit', '#ff8408', power=3.6), material('emit', '#fff3df', power=4.2)
tips = {'a': (1.38, 0, 0), 'b': (0, 1.42, 0), 'c': (0, 0, 1.2)}
for letter, m, metal in (('a', TEAL, M('teal')), ('b', MARI, M('marigold')), ('c', IVO, M('ivory'))):
    a, b = local((0, 0, 0)), local(tips[letter])
    d = (b - a).normalized()
    rod = cylinder(.055, (b - a).length - .1, (a + b) / 2 + d * .05, bevel=.01, m=m, n=32, parent=cube)
    rod.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    for k in range(1, 5):
        ring = torus(.12, .035, a + d * S * k / 4, m=M('gold'), parent=cube, n=40, k=12)
        ring.rotation_euler = rod.rotation_euler
    cone = cylinder(.2, .46, b + d * .16, bevel=.02, m=m, top=.02, n=48, parent=cube)
    cone.rotation_euler = rod.rotation_euler
    collar = cylinder(.15, .14, b - d * .12, bevel=.03, m=M('gold'), n=40, parent=cube)
    collar.rotation_euler = rod.rotation_euler
ball(.24, local((0, 0, 0)), m=M('ink'), parent=cube, n=48)
torus(.245, .03, local((0, 0, 0)), m=M('gold'), parent=cube, n=64)

# ---------------------------------------------------------------------------- the far corner: a brass ledge, the rover on it, steps of light up to it
ledge = local((.79, .79, .80))
slab(rounded_rect(1.45, 1.45, .15), .09, .03, M('brass'), ledge, parent=cube)
slab(rounded_rect(1.3, 1.3, .12), .012, .004, M('night'), ledge + Vector((0, 0, .09)), parent=cube)
for s in ((1, 1), (1, -1), (-1, 1)):
    tube([ledge + Vector((s[0] * .64, s[1] * .64, .02)), local((1 if s[0] > 0 else .79 - .16, 1 if s[1] > 0 else .79 - .16, 1.0 if s == (1, 1) else .8))], .02, M('brass'), cube, smooth=False)
rover_small(tuple(ledge + Vector((-.03, -.03, .105))), -20, cube, scale=.92)
for k in range(7):
    t = .12 + .62 * k / 6.4
    step = local((t, t, t * .93))
    slab(rounded_rect(.5, .5, .1), .05, .018, material('glass', '#e6f5f2'), step, parent=cube)
    box((.5, .04, .02), step + Vector((0, -.25, .04)), r=.008, m=material('emit', lerp_color('#3af0dc', '#ff9a1f', k / 6), power=3), parent=cube, segments=2)

# ---------------------------------------------------------------------------- halo, cove, light
cove('#101c3b', floor=0, back=15, r=6, rough=.55)
halo = group((.5, 7.2, 2.9), (90, 0, 0), .72)
for k in range(14):
    r0, r1 = 3.5 * k / 14, 3.5 * (k + 1) / 14
    ring = lathe([(max(r0, .001), 0), (r1, 0)], (0, 0, 0), m=material('emit', lerp_color('#b4640f', '#7a3f0a', k / 13), power=.62), parent=halo, n=96)
    hide_from(ring, diffuse=True, shadow=True)
torus(3.75, .03, m=M('gold'), parent=halo, n=160)
for k in range(60):
    a = 2 * math.pi * k / 60
    ball(.06 if k % 5 == 0 else .03, (4.05 * math.cos(a), 4.05 * math.sin(a), 0), m=M('gold'), parent=halo, n=16)
studio_night((1, 0, 2.4), key=760)
area((1.3, 3.4, 7.4), (.5, 7, 3.2), 2.0, 160, '#ffc98a')
look(bloom=.07, vignette=.14, ev=.2)

parts = {'a': world((1.44, 0, 0)), 'b': world((0, 1.48, 0)), 'c': world((0, 0, 1.26)), 'd': world((.79, .79, .98))}
camera('dimension-cube', (4.2, -16.2, 6.7), (-.6, 0, 2.7), lens=46, fstop=2.0, focus=world((.3, .1, .5)))
camera('dimension-cube.1x1', (5.0, -16.8, 6.8), (1.55, 0, 2.75), lens=57, fstop=2.0, focus=world((.3, .1, .5)), aspect=1)
keyed('dimension-cube', parts)
main()
