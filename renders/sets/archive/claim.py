"""Claims desk in low sun: a car, a house and an umbrella under glass, an old terminal in the shade.  Camera: claim-desk."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.evening import evening_sky
from props.materials import M
from props.furniture import boards, file_bundle, ledger_book, paper_stack, mug
from props.presence import chai_glass, spectacles, stamp_pad
from props.vehicles import car
from props.land import hills, treeline
from sets.rooms_kit import wall, window, dust

start(seed=222)
BRASS, INK, IVORY, TEAL = M('brass'), M('ink'), M('ivory'), M('teal')
# hand's-breadth units; z = 0 is the desk top
boards(20, 8.6, .5, 6, (0, -.1, 0), tone='wood', gap=.02)
box((20, .3, .5), (0, -4.1, -.7), r=.06, m=M('wood_dark'))
for k in range(7):                                          # panelled front, for the taller frame
    box((2.7, .2, 5.5), (-8.4 + 2.8 * k, -3.9, -3.6), r=.05, m=M('wood_dark', color='#5f3a20'))
tube([(-10, -4.42, -.22), (10, -4.42, -.22)], .03, BRASS, smooth=False)
slab(rounded_rect(5.6, 3.6, .2), .035, .012, M('cloth_teal'), (-2.9, -1.5, .0))                # blotter under the papers
for sx in (-1, 1):
    for sy in (-1, 1):
        slab([(0, 0), (-.55 * sx, 0), (0, -.55 * sy)] if sx * sy > 0 else [(0, 0), (0, -.55 * sy), (-.55 * sx, 0)], .05, .01, BRASS, (-2.9 + sx * 2.82, -1.5 + sy * 1.82, 0), segments=2)

# ---------------------------------------------------------------------------- three domes
show = subject(group(name='domes'), 'domes')
CAR, HOUSE, UMB = (.1, -1.6), (1.85, 1.15), (3.45, -.95)


def stage(at, r, straight):
    """Turned base and a clear bell; thin glass, so that what stands inside is seen undistorted."""
    g = group((*at, 0), parent=show)
    lathe([(0, 0), (r * 1.16, 0), (r * 1.2, .04), (r * 1.18, .1), (r * 1.1, .14), (r * 1.06, .2), (r * 1.02, .22), (0, .22)], m=M('wood_dark'), parent=g, n=96)
    torus(r, .035, (0, 0, .235), m=BRASS, parent=g, n=96)
    arc = [(r * math.cos(math.radians(6 * i)), .23 + straight + r * math.sin(math.radians(6 * i))) for i in range(16)]
    lathe([(r, .23)] + arc, m=material('thin', '#e9f4f0', blend=.22, rough=.0), parent=g, n=96, smooth_angle=60)
    top = .23 + straight + r
    lathe([(0, 0), (.06, 0), (.04, .05), (.07, .1), (.09, .16), (.06, .22), (0, .24)], (0, 0, top - .01), m=BRASS, parent=g, n=32, subdivide=1)
    return g


d1 = stage(CAR, 1.3, .3)
car((0, 0, .225), -34, d1, 'teal', scale=1.1)
d2 = stage(HOUSE, 1.32, 1.0)
house = group((0, 0, .225), (0, 0, 24), parent=d2)
slab(rounded_rect(2.0, 1.7, .3), .05, .02, M('leaf'), parent=house)
box((1.25, 1.0, .8), (0, 0, .45), r=.02, m=IVORY, parent=house)
box((1.33, 1.08, .1), (0, 0, .1), r=.02, m=M('terracotta'), parent=house)
for s in (-1, 1):                                        # tiled roof: rows of round tiles on two slopes
    roof = group((0, 0, 1.36), (s * 38, 0, 0), parent=house)
    box((1.56, .80, .05), (0, -s * .40, 0), r=.015, m=M('terracotta'), parent=roof)
    for k in range(12):
        cylinder(.065, .82, (-.715 + .13 * k, -s * .40, .03), (90, 0, 0), m=material('clay', ('#b5623c', '#c06d44', '#a9583a')[k % 3], rough=.7), parent=roof, n=14, bevel=.01)
for s in (-1, 1):
    slab([(-.5, 0), (.5, 0), (0, .42)], .06, .01, IVORY, (s * .62 - .03, 0, .84), (90, 0, 90), house, segments=2)
tube([(-.8, 0, 1.40), (.8, 0, 1.40)], .06, M('terracotta'), house, smooth=False)
box((.3, .05, .52), (-.2, -.51, .36), r=.015, m=TEAL, parent=house)
ball(.022, (-.1, -.54, .36), m=BRASS, parent=house, n=12)
for x, y, t in ((.32, -.505, 0), (.632, .1, 90), (-.632, .1, 90)):
    g = group((x, y, .5), (0, 0, t), parent=house)
    box((.32, .04, .32), r=.01, m=M('wood_dark'), parent=g, segments=2)
    box((.26, .05, .26), r=.006, m=material('satin', '#2a2a22', glow='#ffc878', power=1.2), parent=g, segments=1)
    box((.02, .06, .3), r=.004, m=M('wood_dark'), parent=g, segments=1)
box((.18, .18, .5), (.38, .22, 1.35), r=.02, m=IVORY, parent=house)
box((.24, .24, .06), (.38, .22, 1.6), r=.02, m=M('terracotta'), parent=house)
for x, y, r in ((-.78, -.55, .14), (.8, -.5, .18), (.6, -.68, .11)):
    ball(r, (x, y, .05 + r * .8), m=M('leaf', color='#5f8433'), parent=house, n=24)
d3 = stage(UMB, 1.3, 1.35)
# open umbrella: eight scalloped panels, ribs, cane handle; the marigold thing
umb = group((.05, 0, .25), (6, 8, 15), parent=d3)
RIM, TOP, N = 1.05, 2.02, 8
for p in range(N):
    verts, faces = [], []
    for i in range(13):
        t = i / 12
        for j in range(11):
            q = j / 10
            a = 2 * math.pi * (p + q) / N
            sag = 1 - .10 * math.sin(math.pi * q) * t
            r = RIM * math.sin(t * 1.2) / math.sin(1.2) * sag
            z = TOP - .62 * (1 - math.cos(t * 1.35)) / (1 - math.cos(1.35)) + .07 * math.sin(math.pi * q) * t * t
            verts.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(12):
        for j in range(10):
            o = i * 11 + j
            faces.append((o, o + 1, o + 12, o + 11))
    data = bpy.data.meshes.new('panel')
    data.from_pydata(verts, [], faces)
    panel = finish(link(bpy.data.objects.new('panel', data)), M('marigold', rough=.5) if p % 2 == 0 else M('marigold', color='#f7b64a', rough=.5), smooth_angle=180)
    panel.parent = umb
    a = 2 * math.pi * p / N
    pts = []
    for i in range(9):
        t = i / 8
        r = RIM * math.sin(t * 1.2) / math.sin(1.2)
        pts.append((r * math.cos(a), r * math.sin(a), TOP + .006 - .62 * (1 - math.cos(t * 1.35)) / (1 - math.cos(1.35))))
    tube(pts, .012, BRASS, umb, steps=4)
    ball(.025, pts[-1], m=BRASS, parent=umb, n=12)
    tube([(.03 * math.cos(a), .03 * math.sin(a), 1.25), (pts[5][0], pts[5][1], pts[5][2] - .02)], .008, M('steel'), umb, smooth=False)
cylinder(.028, 1.9, (0, 0, 1.15), m=M('wood'), parent=umb, n=24, bevel=.004)
lathe([(0, 0), (.03, 0), (.02, .06), (.03, .1), (0, .2)], (0, 0, TOP), m=BRASS, parent=umb, n=20)
tube([(0, 0, .3), (0, 0, .12), (.06, 0, .03), (.15, 0, .03), (.2, 0, .1)], .042, M('wood_dark'), umb)
cylinder(.04, .08, (0, 0, 1.25), m=BRASS, parent=umb, n=24, bevel=.01)
cylinder(.3, .06, (.1, 0, .25), m=M('wood_dark'), parent=d3, n=40, bevel=.02)

# ---------------------------------------------------------------------------- old terminal, left, in the shade
term = group((-3.7, 2.2, 0), (0, 0, 24), .84)
SHELL = material('satin', '#d9cdb2', rough=.5, coat=.15)
superball((1.75, 1.5, 1.35), .3, .28, (0, .2, 1.85), m=SHELL, parent=term, n=96, shape=lambda p: Vector((p.x * (1 - .12 * max(0, p.y / 1.5)), p.y, p.z * (1 - .2 * max(0, p.y / 1.5)))))
box((3.3, .3, 2.5), (0, -1.25, 1.85), r=.14, m=SHELL, parent=term)
box((2.7, .2, 1.95), (0, -1.36, 1.95), r=.16, m=INK, parent=term)
superball((1.24, .16, .88), .35, .35, (0, -1.36, 1.95), m=M('visor', rough=.12), parent=term, n=80)
DIM = material('emit', '#1d8f80', power=.7)
for k, w in enumerate((1.2, .8, 1.45, .55, 1.0)):
    box((w, .01, .075), (-.95 + w / 2, -1.527, 2.5 - .2 * k), r=.02, m=DIM, parent=term, segments=1)
box((.26, .012, .3), (-.82, -1.532, 1.38), r=.02, m=material('emit', '#45f0c8', power=4.5), parent=term, segments=2)
box((2.2, 1.6, .3), (0, .2, .36), r=.1, m=SHELL, parent=term)
box((3.0, 2.2, .2), (0, .1, .12), r=.08, m=SHELL, parent=term)
for k in range(9):
    box((.1, 1.1, .05), (-.9 + .22 * k, .35, 3.17), r=.02, m=INK, parent=term, segments=2)
for k in range(3):
    cylinder(.07, .1, (.75 + .22 * k, -1.42, .82), (90, 0, 0), m=(BRASS, INK, INK)[k], parent=term, n=24)
kb = group((-3.0, -.1, 0), (0, 0, 24), .84)
slab([(-1.7, -.62), (1.7, -.62), (1.7, .62), (-1.7, .62)], .26, .08, SHELL, parent=kb)
cap = bake(box((.2, .2, .12), r=.04, m=M('ivory'), segments=2))
cap.hide_render = True
for j in range(4):
    for i in range(13):
        instance(cap, (-1.44 + .24 * i, -.36 + .24 * j, .29 + .02 * j), parent=kb, m=material('satin', '#4d5a57', rough=.5) if i in (0, 12) or j == 0 and 3 < i < 9 else None)
tube([(-3.5, .5, .12), (-3.7, .75, .06), (-3.6, 1.1, .1)], .06, M('rubber', color='#c9bb9c'))

# ---------------------------------------------------------------------------- papers, stamp, bundles
paper_stack((-1.9, -2.7, .04), 8, scale=.7, n=6)
for k, w in enumerate((.9, .6, 1.0)):
    box((w, .05, .006), (-2.35 + w / 2, -2.3 - .22 * k, .168), (0, 0, 8), .002, M('stone', color='#b9ab92'), segments=1)
stamp_pad((1.95, -3.15, 0), -14, scale=.6, ink='#7a2a1c')                                        # the adjuster has only just put it down
chai_glass((3.35, -3.05, 0), 0, scale=.85, level=.4, saucer=True)
spectacles((-1.75, -2.9, .2), 14, scale=.8)
file_bundle((5.6, 1.6, 0), 12, scale=.8, variant=1)
file_bundle((5.6, 1.6, .98), -4, scale=.78, variant=0)
file_bundle((5.55, 1.65, 1.62), 7, scale=.76, variant=2)
ledger_book((-6.0, -.6, 0), 20, scale=.8, open=False, cloth='red')

# ---------------------------------------------------------------------------- window wall: sun on the right, shade on the left
wall(26, 12, [(13.5, 20.3, 1.6, 9.5)], m=M('plaster'), at=(-13, 5.2, -4), thick=.8)
window(6.8, 7.9, 3, 3, (3.9, 5.5, -2.4), m=M('wood_dark'), depth=.4, bar=.14)
box((13.4, .06, 1.7), (-6.2, 5.16, .1), r=.02, m=M('plaster_teal'))
box((13.4, .1, .1), (-6.2, 5.14, 1.0), r=.03, m=M('wood_dark'))
frame_ = group((-3.2, 5.1, 3.9))
box((2.6, .12, 1.9), r=.05, m=M('wood_dark'), parent=frame_)
box((2.3, .14, 1.6), r=.02, m=M('paper'), parent=frame_)
for k, (x, z, w, h, c) in enumerate(((-.5, .1, .7, .9, 'mint'), (.3, -.15, .6, .5, 'terracotta'), (.55, .35, .5, .35, 'cane'))):
    box((w, .15, h), (x, 0, z), r=.01, m=M(c), parent=frame_, segments=1)
hills(seed=9, near=46, far=84, base=-6)
treeline(36, (-10, 34), 30, (.8, 1.6), seed=3, ground=-4)
sheet(2, 2, lambda x, y: -4.5, (-90, 90), (8, 90), material('clay', '#b39a55', rough=.95))
CAM = (-1.1, -12.4, 3.7)
dust((1, 6), (-3, 4), (.5, 4), 40, r=.012)

# ---------------------------------------------------------------------------- light
golden_hour((2, 0, 1.5), azimuth=62, elevation=15, power=12, fill=300)
evening_sky(CAM, azimuth=76, spread=50, seed=27)
area((4, -10, 6), (2, 0, 1.5), 4, 420, '#fff0dc')
area((3.9, 4.6, 2.4), (2.5, -2, .5), 5, 260, '#ffdca8', size_y=4)
mist(16, 90)
look(haze=('#f6cd94', .55, 1.0), bloom=.055, vignette=.15, ev=.28)

camera('claim-desk', CAM, (.35, 0, 1.62), lens=42, fstop=1.0, focus=(2.4, -.6, 1.2))
camera('claim-desk.1x1', (.6, -12.6, 3.8), (1.75, 0, 1.5), lens=55, fstop=1.0, focus=(2.4, -.6, 1.2), aspect=1)
main()
