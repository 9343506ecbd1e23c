"""Silicon wafer on a stand, circuit boards ageing from new ivory to old ochre.  Camera: wafer-bench."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.furniture import boards, desk_lamp, wood
from props.devices import pcb
from props.presence import chai_glass, spectacles
from room_build import studio_room

start(seed=65)
studio_room(back=18, sun_az=156, sun_el=16, target=(2, 0, 10), window=((9, 6, 13, 16),), fill=1000, shelves=(-7, 9.5), wall_color='#e2d1b0')
TOP = 8.6
boards(44, 13, .6, 6, (0, 2.6, TOP), tone='wood', r=.06, gap=.035)
box((43, 12, .6), (0, 2.6, TOP - 1), r=.05, m=wood(3, 'dark'))

# ---------------------------------------------------------------------------- wafer: the disc
R = 2.35
stand = subject(group((3.15, .3, TOP), (0, 0, -17), name='wafer'), 'wafer')
tilt = group((0, 0, .62), (-12, 0, 0), parent=stand)
face = group((0, 0, R), (90, 0, 0), parent=tilt)                 # local XY is the wafer, +Z towards the lens
SIL = material('metal', '#b9a98a', rough=.12)
n = 160
rim = [(R * math.cos(2 * math.pi * k / n), R * math.sin(2 * math.pi * k / n)) for k in range(n)]
rim = [(x, y + (.16 * math.exp(-(x / .1) ** 2) if y < -R * .9 else 0)) for x, y in rim]          # the notch
slab(rim, .05, .015, SIL, (0, 0, -.06), parent=face)
# dies: thin plates whose film colour drifts over the wafer, as interference does; one is marigold
P = .315
films = ['#c9974a', '#d9b36a', '#8fb3a0', '#3f8f88', '#1f6f74', '#2c5a7a', '#4a4f86', '#8a6a72', '#c07a4c']
mats = [material('metal', c, rough=.16) for c in films]
die = bake(box((P * .92, P * .92, .012), r=.004, m=mats[0], segments=1))
die.hide_render = True
core = bake(box((P * .4, P * .34, .008), r=.003, m=M('gold'), segments=1))
core.hide_render = True
count = int(R / P) + 1
for i in range(-count, count + 1):
    for j in range(-count, count + 1):
        x, y = i * P, j * P
        if math.hypot(abs(x) + P / 2, abs(y) + P / 2) > R - .1 or (y < -R + .5 and abs(x) < .3):
            continue
        t = .5 + .5 * math.sin(1.15 * x + .75 * y + .35 * math.hypot(x, y) * 1.6)
        hot = (i, j) == (2, 2)
        m = M('marigold') if hot else mats[min(8, int(t * 9))]
        instance(die, (x, y, -.004), parent=face, m=m)
        instance(core, (x - P * .16, y + P * .15, .004), parent=face, m=M('ink') if hot else (SIL if (i + j) % 2 else M('gold')))
        instance(core, (x + P * .2, y - P * .2, .004), scale=(.7, .8, 1), parent=face, m=mats[(min(8, int(t * 9)) + 2) % 9])
# cradle: brass arc with three padded fingers, weighted foot
brass = M('brass')
lathe([(0, 0), (1.5, 0), (1.58, .05), (1.58, .16), (1.48, .22), (.8, .27), (.4, .36), (.24, .55), (0, .6)], m=brass, n=128, subdivide=1, parent=stand)
arc = [(2.5 * math.cos(math.radians(a)), .02, R + 2.5 * math.sin(math.radians(a))) for a in range(205, 336, 8)]
tube([(x, -.0, z) for x, _, z in arc], .08, brass, tilt)
for a in (208, 270, 332):
    c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
    superball((.14, .17, .14), .7, .7, (2.44 * c, .0, R + 2.44 * s), m=M('ink'), parent=tilt, n=32)
    cylinder(.06, .1, (2.5 * c, -.2, R + 2.5 * s), (90, 0, 0), m=brass, parent=tilt, n=20)
tube([(0, .1, .3), (0, .5, 1.4), (0, .42, R - .2), (0, .1, R)], .1, brass, tilt)
lathe([(0, 0), (.5, 0), (.52, .04), (.4, .1), (0, .12)], (0, .06, R), (-90, 0, 0), brass, n=48, parent=tilt)

# ---------------------------------------------------------------------------- chip carrier box beside it, lid up, chips in their pockets
car = group((5.75, -1.75, TOP), (0, 0, 24), .8)
slab(rounded_rect(2.7, 2.0, .15), .3, .05, M('ink'), parent=car)
for i in range(6):
    for j in range(4):
        box((.34, .34, .05), (-.98 + i * .39, -.6 + j * .4, .3), r=.02, m=M('night', color='#0b1120'), parent=car, segments=2)
        if (i, j) != (3, 1):
            box((.25, .25, .06), (-.98 + i * .39, -.6 + j * .4, .32), r=.015, m=M('gun') if (i + j) % 3 else M('gold'), parent=car, segments=2)
            box((.14, .14, .02), (-.98 + i * .39, -.6 + j * .4, .355), r=.006, m=M('steel'), parent=car, segments=1)
lid = group((0, 1.0, .3), (-68, 0, 0), parent=car)
hide = slab(rounded_rect(2.7, 2.0, .15), .14, .04, material('glass', '#e8f3ee', rough=.08), (0, 1.0, -.07), parent=lid)
for s in (-1, 1):
    cylinder(.07, .4, (s * .8, 1.02, .3), (0, 90, 0), m=brass, parent=car, n=20)
# vacuum pen
tube([(2.6, -2.5, TOP + .12), (4.1, -3.15, TOP + .12)], .1, M('ivory'), smooth=False)
tube([(2.1, -2.28, TOP + .12), (2.6, -2.5, TOP + .12)], .035, M('steel'), smooth=False)
cylinder(.12, .1, (2.68, -2.535, TOP + .12), (0, 90, -23.4), m=brass, n=24)

# ---------------------------------------------------------------------------- the boards: from new ivory at the wafer to old ochre far left, each in a slotted timber foot
path = [(.35, -1.0), (-1.65, -.05), (-3.4, 1.0), (-4.95, 2.15), (-6.3, 3.4), (-7.5, 4.75)]
for k, (x, y) in enumerate(path):
    age = (k / (len(path) - 1)) ** .62
    g = group((x, y, TOP), (0, 0, 24))
    box((2.5, .7, .3), (0, 0, .15), r=.06, m=wood(k, 'pale'), parent=g)
    for s in (-1, 1):
        cylinder(.08, .06, (s * 1.0, -.2, .31), m=brass, parent=g, n=20)
    pcb((0, .06, .3 + 1.42), (78, 0, 0), g, scale=1.12, seed=k + 2, age=max(.02, age), lit=k < 2, w=2.2, d=2.4)
chai_glass((6.9, .9, TOP), 0, scale=1.2, level=.45, saucer=True)
spectacles((.4, -3.1, TOP), 18, scale=1.15)
desk_lamp((9.2, 4.6, TOP), -30, on=False, scale=1.3)
area((-6.5, -7.5, 14.5), (2.8, 0, 10.8), 2.6, 300, '#fff0da')
area((-4.5, -9, 10.5), (3.0, 0, 11), 3.4, 200, '#ffd9a0')          # the warm sheet the wafer mirrors
area((9.5, -5.5, 12), (3.2, 0, 11), 3, 130, '#7fd0c8')

camera('wafer-bench', (-1.2, -15.4, 13.0), (-.1, .5, 11.0), lens=41, ev=.26, fstop=.75, focus=(3.0, -.3, 11.2))
camera('wafer-bench.1x1', (.2, -15.4, 13.0), (2.5, .5, 10.95), lens=56, ev=.26, fstop=.75, focus=(3.0, -.3, 11.2), aspect=1)
main()
