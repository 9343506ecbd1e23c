"""Relief of data ridges, a teal path climbing to a marigold pin.  Camera: terrain-data (tall)."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.furniture import wood

start(seed=69)
N, GAP, W = 17, .62, 11.0


def ridge_height(x, k):
    """Height of slice k (0 = front) at x in -1..1: low at the front left, high at the back right."""
    t = k / (N - 1)
    rise = 3.9 * max(0, t * .75 + (x + 1) / 2 * .45 - .12) ** 1.25
    v = .55 * perlin.noise(Vector((x * 2.1, k * .19, 3.1))) + .28 * perlin.noise(Vector((x * 5.2, k * .33, 8.7))) + .1 * perlin.noise(Vector((x * 12, k * .5, 1)))
    peak = 1.7 * math.exp(-((x - .48) / .24) ** 2 - ((t - .80) / .22) ** 2) + .9 * math.exp(-((x + .45) / .2) ** 2 - ((t - .62) / .2) ** 2)
    return .35 + rise + v * (.5 + t) + peak


model = subject(group((0, 0, .9), name='relief'), 'relief')
shades = [lerp_color('#24386a', '#e9dcc2', min(1, max(0, k / (N - 1)) ** 1.4)) for k in range(N)]
for k in range(N):
    y = k * GAP - N * GAP / 2
    xs = [-1 + 2 * i / 120 for i in range(121)]
    pts = [(x * W / 2, max(.2, ridge_height(x, k))) for x in xs]
    slab([(-W / 2, 0), (W / 2, 0)] + pts[::-1], .3, .03, material('satin', shades[k], rough=.42, coat=.25), (0, y + .15, 0), (90, 0, 0), model, segments=2)
    tube([(x, y - .15, z + .005) for x, z in pts], .022, M('brass'), model, smooth=False, resolution=2)
# base with drawer-like plinth
box((W + .9, N * GAP + 1.1, .7), (0, -.3, -.4), r=.12, m=wood(0, 'dark'), parent=model)
tube([(x, y - .3, -.05) for x, y in rounded_rect(W + .7, N * GAP + .9, .1, 4)], .035, M('brass'), model, smooth=False, closed=True)
for k in range(N):
    cylinder(.05, .05, (-W / 2 - .25, k * GAP - N * GAP / 2, -.03), m=M('brass'), parent=model, n=12)

# ---------------------------------------------------------------------------- the path: climbs from lower left, turns at the pin, goes on to the crest
way = [(-.82, 0), (-.7, 1.5), (-.5, 3), (-.28, 4.5), (-.02, 5.8), (.2, 7), (.36, 8.2), (.30, 9.6), (.34, 11.2), (.46, 12.6), (.5, 13.7)]
TURN = 6
pts = []
for x, k in way:
    k0 = min(N - 1, max(0, int(k)))
    z = ridge_height(x, k0) * (1 - (k - k0)) + ridge_height(x, min(N - 1, k0 + 1)) * (k - k0)
    z = max(z, ridge_height(x, k0), ridge_height(x, min(N - 1, k0 + 1))) + .12
    pts.append((x * W / 2, k * GAP - N * GAP / 2, z))
tube(pts, .085, material('emit', '#37ecd8', power=4.2), model, resolution=5)
for p in pts[:-1]:
    ball(.15, p, m=material('emit', '#a8fff2', power=3), parent=model, n=20)
pin = Vector(pts[TURN])
tube([tuple(pin), tuple(pin + Vector((.12, -.1, 1.5)))], .05, M('steel'), model, smooth=False)
ball(.42, tuple(pin + Vector((.14, -.12, 1.8))), m=M('marigold', rough=.25, coat=.8), parent=model, n=48)
torus(.24, .04, tuple(pin + Vector((0, 0, .06))), m=M('marigold'), parent=model, n=40)
flagtop = Vector(pts[-1])
torus(.3, .05, tuple(flagtop), m=material('emit', '#37ecd8', power=4), parent=model, n=40)

# ---------------------------------------------------------------------------- night studio
cove('#101c3b', floor=0, back=15, r=7, rough=.5)
studio_night((0, -1, 3.2), scale=1.75, key=620)
point(tuple(pin + Vector((-.6, -1.2, 3.4))), 90, .4, '#ffb45a')
look(bloom=.07, vignette=.16, ev=.1)
camera('terrain-data', (-5.0, -18.5, 13.2), (.35, -.1, 3.1), lens=44, fstop=1.1, focus=tuple(pin), aspect=4 / 5)
main()
