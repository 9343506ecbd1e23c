"""The slice in late light: a street cut through with its house, every system in its own colour, the ghats behind."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.ghats import DRY, ghats
from props.land import neem, tuft
from props.materials import M
from props.monsoon import signs
from props.town import bx, gulmohar, kerb, lamp_pole, pavement, road_line, street_block
from props.vehicles import auto_rickshaw, car, scooter
import slice_build as b

start(seed=12)
b.carcass(lamp=6.5)
# ---------------------------------------------------------------------------- the ground: one section from edge to edge, one level that runs back to the hills
rng = random.Random(8)
top = 0
for c, h in zip(('#8f6a48', '#a2683f', '#874f33', '#6d4030', '#4a4340', '#3b3838'), (.26, .46, .52, .60, .80, 1.6)):     # soil, murum, then basalt
    for x0, x1 in ((-40, b.X0), (b.X1, 40)):
        bx((x1 - x0, 9.0, h - .014), ((x0 + x1) / 2, 4.5, top - h / 2 - .05), material('clay', c, rough=.95, bump=5, bscale=7), None, .02)
    if top < -1.6:
        bx((b.X1 - b.X0, 9.0, h - .014), (0, 4.5, top - h / 2 - .05), material('clay', c, rough=.95, bump=5, bscale=7), None, .02)
    top -= h
for _ in range(210):
    x, z = rng.choice((rng.uniform(-20, b.X0 - .25), rng.uniform(b.X1 + .25, 14))), rng.uniform(-3.2, -.4)
    ball(rng.uniform(.03, .10), (x, .015, z), (1.3, .5, .8), m=M('stone', color='#b08a68' if z > -1.8 else '#6a6461'), n=12)
bx((b.X1 - b.X0 + .1, 2.6, .30), (0, 1.3, -1.70), M('stone', color='#b8ab94'), None, .02)                                 # raft below the basement
for x0, x1, seed in ((-24, b.X0 - .05, 3), (b.X1 + .05, 18, 6)):
    pavement((x0, x1), (.05, 4.6), -.05, .52, h=.06, seed=seed)
kerb((-4, 4.7, 0), 180, length=40)
bx((90, 4.4, .05), (0, 7.0, -.045), material('clay', '#7a7066', rough=.85, bump=3, bscale=22), None, .01)
road_line([(-26, 7.0), (20, 7.0)], .07, M('paper', color='#efe3cb'), .8, .8, z=-.016)
pavement((-26, 22), (9.3, 11.2), -.05, .6, h=.06, seed=9)
bx((300, 150, .1), (0, 84, -.10), material('clay', '#b7a06a', rough=.95, bump=4, bscale=5), None, .01)

# ---------------------------------------------------------------------------- the street goes on behind the cut
for x, style, words in ((-18.6, 1, ('किराणा', None, 'चहा')), (-13.9, 2, ('पुस्तके', None, 'कापड')), (9.6, 3, (None, 'फळे', None)), (14.3, 0, ('मिठाई', None, None))):
    street_block((x, 12.6, 0), 0, bays=3, style=style, shops='mixed', awning='teal' if style in (1, 3) else None)
    signs((x, 12.6, 0), 0, words)
gulmohar((-6.7, 2.0, 0), 30, h=3.5)
neem((6.3, 2.3, 0), 'm', 0, 1.05)
gulmohar((-10.2, 10.2, 0), 120, h=3.2, variant=1)
lamp_pole((-5.4, 4.2, 0), 0, h=2.8)
lamp_pole((-12.6, 4.2, 0), 0, h=2.8)
car((-11.6, 6.0, 0), 90)
auto_rickshaw((-7.6, 7.9, 0), -90, color='teal')
scooter((-5.3, 1.2, 0), 60)
for k in range(46):
    x = -62 + k * 2.7 + (k * 7 % 3)
    neem((x, 24 + (k * 5 % 13), 0), 'sml'[k % 3], k * 40, 1.0 + .2 * (k % 3), variant=k % 2)
for k in range(160):
    tuft((rng.uniform(-40, 22), rng.uniform(14.5, 26), -.05), rng.uniform(.8, 1.6), k * 50, rng.choice(('dry', 'green')))
ghats(seed=5, near=50, far=104, height=(6.5, 17), tones=DRY, width=200, x=-8)

# ---------------------------------------------------------------------------- light
sky([(0, '#8a7656'), (.5, '#f6ddb4'), (1, '#86aecb')], .72,
    [(0, '#efd9b2'), (.5, '#f7e3bf'), (.53, '#f2e2c4'), (.60, '#dfe0cf'), (.70, '#b9d2d4'), (.86, '#86b3c6')], 1.45)
sun(-118, 31, 3.9, 1.8, '#ffdba8')                                 # from the front left: it reaches into the rooms
area((-9, -15, 8), (0, 1, 3.2), 9, 2300, '#fff0dc')
area((9, -10, 5), (1, 1, 3.0), 5, 500, '#d5ebe6')
for z in b.LEVELS:                                                # narrow shafts need their own lamps
    point((1.82, .30, z + .80), 7, .08, '#ffdcae')
    point((2.80, .30, z + .95), 7, .08, '#ffe6c4')
EYE = (-4.5, -25.2, 5.0)                                          # square on to the cut; the lens shift moves the building right
mist(30, 110)
look(haze=('#f3e0bf', .50, 1.0), bloom=.04, vignette=.10, ev=.08)

camera('building-cutaway', EYE, (0, 1.2, 3.55), lens=44, fstop=.6, focus=(0, .3, 3.6), shift=(-.19, 0))
camera('building-cutaway.1x1', (-4.3, -25.2, 5.0), (.0, 1.2, 4.0), lens=66, fstop=.6, focus=(0, .3, 3.6), aspect=1)
main()
