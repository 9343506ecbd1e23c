"""S19 corner B by day: a small arm takes a blister pack from a wall of compartments; the count tray below."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.robots import arm_small, spot_of
from lab_build import blister

start(seed=53)
rnd = random.Random(6)

# ---------------------------------------------------------------------------- wall of compartments: timber grid, packs on edge, brass label plates left blank
P, Q = .92, .74                          # pitch across and up
WALL_Y = 1.35
COLS, ROWS = 11, 6
wood, inner = M('wood_pale'), M('wood_pale', color='#b98d58')
X0, Z0 = -COLS * P / 2 + .4, .22
box((COLS * P + .2, .08, ROWS * Q + .2), (X0 + COLS * P / 2, WALL_Y + .86, Z0 + ROWS * Q / 2), r=.02, m=inner)
for i in range(COLS + 1):
    box((.07, .9, ROWS * Q + .12), (X0 + i * P, WALL_Y + .42, Z0 + ROWS * Q / 2), r=.02, m=wood, segments=3)
for j in range(ROWS + 1):
    box((COLS * P + .16, .9, .07), (X0 + COLS * P / 2, WALL_Y + .42, Z0 + j * Q), r=.02, m=wood, segments=3)
    for i in range(COLS):
        if j < ROWS:
            box((.40, .02, .07), (X0 + (i + .5) * P, WALL_Y - .035, Z0 + j * Q), r=.008, m=M('brass'), segments=2)
            box((.34, .02, .045), (X0 + (i + .5) * P, WALL_Y - .042, Z0 + j * Q), r=.006, m=M('paper'), segments=2)
box((COLS * P + .5, 1.1, .16), (X0 + COLS * P / 2, WALL_Y + .4, Z0 + ROWS * Q + .12), r=.05, m=wood)
packs = []
for tone in ('ivory', 'teal', 'mint', 'ivory', 'terracotta'):
    packs.append(merge([box((.10, .62, .46), r=.02, m=M(tone), segments=3), box((.102, .10, .462), (0, -.2, 0), r=.01, m=M('paper'), segments=2), box((.104, .05, .30), (0, .05, 0), r=.008, m=M('ink' if tone != 'ivory' else 'teal'), segments=1)], 'pack ' + tone))
TARGET = (6, 3)                          # the compartment being picked
for i in range(COLS):
    for j in range(ROWS):
        x, z = X0 + i * P, Z0 + j * Q
        if (i, j) == TARGET:
            continue
        n = rnd.randint(3, 6)
        kind = rnd.choice(packs)
        for k in range(n):
            instance(kind, (x + .14 + k * .118, WALL_Y + .40 + rnd.uniform(-.05, .05), z + .275), (0, rnd.uniform(-2, 2) if k < n - 1 else 6, 0))
tx, tz = X0 + (TARGET[0] + .5) * P, Z0 + (TARGET[1] + .5) * Q
box((.80, .02, .03), (tx, WALL_Y - .05, tz + Q / 2), r=.008, m=M('lit_teal', power=5), segments=1)   # pick-to-light bar
for k in range(2):
    instance(packs[0], (tx - .3 + k * .12, WALL_Y + .5, tz - .095))

# ---------------------------------------------------------------------------- bench, arm, the pack it has just drawn out, count tray
box((16, 4.6, .3), (0, -1.1, -.16), r=.08, m=material('satin', '#efe8da', rough=.26, coat=.6))
tube([(-8, -3.402, -.16), (8, -3.402, -.16)], .03, M('brass'), smooth=False)
base = Vector((2.35, -1.05, 0))
S = 1.35
tip = Vector((tx, WALL_Y - .62, tz - .05))
rel = (tip - base) / S
# the arm's own axes face -Y; turned half round it reaches to +Y
local = Vector((-rel.x, -rel.y, rel.z))
arm = subject(arm_small(base, 180, reach=tuple(local), tool_pitch=0, gripper='cup', scale=S, vision=True), 'arm')
pack = group(tip + Vector((0, .03, 0)), (90, 0, 0))
blister((0, 0, 0), (0, 0, 0), pack, .62, pill='marigold')

tray = group((-.35, -.55, 0), (0, 0, 8))
box((2.3, 1.3, .10), (0, 0, .06), r=.04, m=M('teal'), parent=tray)
for s in (-1, 1):
    box((2.3, .08, .24), (0, s * .62, .16), r=.03, m=M('teal'), parent=tray)
    box((.08, 1.3, .24), (s * 1.12, 0, .16), r=.03, m=M('teal'), parent=tray)
for k in range(5):
    box((.02, 1.1, .06), (-.9 + .36 * k, 0, .13), r=.008, m=M('brass'), parent=tray, segments=2)
for k in range(4):
    blister((-.72 + .37 * k, -.02, .16), (0, 0, 0), tray, .42, cols=2, pill=('ivory', 'mint', 'ivory', 'terracotta')[k], rows=5)
box((20, .3, 12), (0, 3.2, 3), r=.02, m=M('plaster'))

sky([(0, '#d8c8a8'), (.5, '#f4efe4'), (1, '#cfe0e6')], .62)
area((-5.5, -5.5, 6.5), (.8, .3, 2.0), 3.2, 780, '#fff3e0')
area((6, -4.5, 3.5), (1.2, .2, 2.0), 2.4, 130, '#dfeeff')
area((4.6, .2, 5.4), (1.6, -.3, 2.2), .9, 170, '#ffd6a0', size_y=2)
look(bloom=.04, vignette=.11, ev=.05)
camera('lab-pharmacy-arm', (-1.5, -7.4, 3.5), (.78, .2, 1.72), lens=43, fstop=1.1, focus=tuple(tip), aspect=3 / 2)
main()
