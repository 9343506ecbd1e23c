"""The screen's face at night: gaze fixations, the jumps between them, and the selected tile."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M, keyed
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from smarteye_build import *

start(seed=32)
TOP = 0
head = subject(screen((0, 0, TOP), material('emit', '#24345c', power=.42), [material('emit', c, power=.8) for c in ('#56648a', '#63719a', '#7f8cb0', '#8f9bbd')], tilt=-2), 'screen')
TEAL, THIN = material('emit', '#35e6d4', power=2.0), material('emit', '#9ff0e0', power=1.1)
CORE = material('emit', '#0f8f86', power=1.1)
HELD = material('emit', '#ff8206', power=1.5)
# fixations in reading order: x, z, radius; the last but one is the held ring
TRAIL = [(-3.1, 1.98, .20), (-2.35, 1.30, .30), (-.55, 1.05, .24), (-2.75, .10, .38), (1.75, 1.02, .22), (3.25, .66, .28), (2.2, .18, .20), (2.75, -1.02, .64), (-.2, -1.02, .34), (-2.75, -1.10, .26)]
for k, (x, z, r) in enumerate(TRAIL):
    held = k == 7
    m = HELD if held else TEAL
    if held:
        ring(x, z, r, .06, HELD, head, y=-.075)
        ring(x, z, r * 1.32, .018, material('emit', '#ffb65c', power=1.3), head, y=-.075)
        disc(.085, (x, -.078, z), (90, 0, 0), m=HELD, parent=head)
    else:
        disc(r * .94, (x, -.060, z), (90, 0, 0), m=CORE, parent=head)
        ring(x, z, r, .026, TEAL, head, y=-.066)
        disc(.045, (x, -.070, z), (90, 0, 0), m=material('emit', '#d8fff8', power=2.2), parent=head)
for (x0, z0, r0), (x1, z1, r1) in zip(TRAIL, TRAIL[1:]):
    d = Vector((x1 - x0, z1 - z0)).normalized()
    a, b = Vector((x0, z0)) + d * (r0 + .05), Vector((x1, z1)) - d * (r1 + (.30 if (x1, z1) == TRAIL[7][:2] else .05))
    if (x0, z0) == TRAIL[7][:2]:
        a = Vector((x0, z0)) + d * (r0 * 1.32 + .06)
    tube([(a.x, -.072, a.y), (b.x, -.072, b.y)], .011, THIN, head, smooth=False, resolution=4)
DOTS = [(-4.05, 2.28), (4.05, 2.28), (-4.05, -2.28), (4.05, -2.28), (0, 2.28)]
for x, z in DOTS:
    disc(.06, (x, -.062, z), (90, 0, 0), m=material('emit', '#fff3df', power=2.4), parent=head)
    ring(x, z, .125, .014, material('emit', '#fff3df', power=1.4), head, y=-.062)
tracker(head, (0, -.16, -H / 2 - .45), dots=3.0)

# desk edge, dark room: a lamp's teal line and a few soft shapes behind
for k in range(5):
    box((26, 1.5, .4), (0, -3.4 + 1.54 * k, -.2), r=.05, m=M('wood_dark', color=('#43301f', '#3d2b1c', '#483422')[k % 3]), segments=3)
box((40, .4, 22), (0, 7.2, 8), r=.02, m=M('plaster_ink', color='#17264d'))
for k in range(13):
    box((2.6, .08, 12), (-17 + 2.75 * k, 6.95, 6), r=.05, m=material('satin', ('#14224a', '#162650')[k % 2], rough=.6, coat=.1))
box((.12, .12, 7), (-11.5, 6.6, 5.5), r=.04, m=M('lit_teal', power=2.6))
# pencil, paper block: someone was here
pad = group((6.6, -1.7, 0), (0, 0, -14))
box((2.2, 1.5, .10), (0, 0, .05), r=.02, m=M('paper'), parent=pad)
cylinder(.05, 1.7, (.1, -.1, .15), (90, 0, 58), m=M('orange'), parent=pad, bevel=.01, n=6, segments=2)

studio_night((0, 0, 3.6), scale=1.35, key=330, backdrop=False)
area((-5, 1.5, 6), (-7, 7, 5), 3, 520, '#3458c8')
area((6, 2.0, 6), (7, 7, 5), 3, 260, '#2f9a98')
area((0, -4.5, 4.6), (0, -.4, 1.35), 2.2, 55, '#ffe6c8', size_y=.5)           # a thread of light on the bar
look(bloom=.06, vignette=.16)
bpy.context.view_layer.update()


def at(x, z, y=-.07):
    return head.matrix_world @ Vector((x, y, z))


camera('smarteye-trace', (-1.0, -17.4, 4.1), (-1.95, 0, 4.15), lens=43, fstop=2.0, focus=tuple(at(2.75, -1.02)))
camera('smarteye-trace.1x1', (0, -17.8, 4.1), (0, 0, 3.85), lens=58, fstop=2.0, focus=tuple(at(0, 0)), aspect=1)
keyed('smarteye-trace', dict(a=at(-1.35, -H / 2 - .45, -.4), b=at(*DOTS[1]), c=at(-2.75, .10), d=at(.60, 1.03), e=at(2.75, -1.02)))
main()
