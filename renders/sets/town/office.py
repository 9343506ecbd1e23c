"""The office at dusk: a small block on a tree-lined street, its marigold door under a lit lamp."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.land import NIGHT_HILLS, hills, neem, tuft
from props.town import bench_seat, bin, bx, door_x, gulmohar, kerb, lamp_at, lamp_pole, office_block, pavement, road_line, street_block
from props.vehicles import car, scooter

start(seed=61)
BLOCK_Y = 2.2
office = subject(office_block((0, BLOCK_Y, .1), 0, floors=2, bays=4, lit=True, wall='#d9d0c4'), 'office')
DX, FACE = door_x(4), BLOCK_Y - 1.6
street_block((-5.6, 2.5, .1), 0, bays=3, style=2, lit=True, shops='mixed')
street_block((5.9, 2.5, .1), 0, bays=4, style=0, lit=True, shops='mixed')
# street in front: paving, kerb, wet-dark road
TONES = ('#5d6885', '#55607d', '#66718f', '#4d5874')
pavement((-9, 10), (-1.7, .55), 0, .5, tones=TONES)
kerb((0, -1.78, 0), 0, length=22)
bx((40, 12, .1), (0, -7.9, -.05), material('satin', '#2c3550', rough=.32, coat=.35, crough=.2), None, .01)
bx((60, 40, .1), (0, 20, -.06), material('clay', '#2a3350', rough=.95), None, .01)
road_line([(-12, -4.2), (12, -4.2)], .07, M('paper', color='#8f98b0'), .8, .8)
# trees in iron guards
for x, v, h in ((-4.1, 0, 3.5), (4.6, 1, 3.3), (8.6, 0, 3.5)):
    gulmohar((x, -.75, .1), 40 * v + 10 * x, h=h, tone='night', variant=v)
    for k in range(10):
        a = 2 * math.pi * k / 10
        tube([(x + .30 * math.cos(a), -.75 + .30 * math.sin(a), .1), (x + .27 * math.cos(a), -.75 + .27 * math.sin(a), .75)], .012, M('ink'), smooth=False, resolution=3)
    for z in (.2, .72):
        torus(.29, .014, (x, -.75, z), m=M('brass' if z > .5 else 'ink'), n=32, k=6)
    cylinder(.36, .02, (x, -.75, .105), m=material('clay', '#3a2a24', rough=.95), n=32, bevel=.005)
lamp_pole((-2.2, -1.35, .1), 0, h=3.3, lit=True, arm=.55)
lamp_pole((6.0, -1.35, .1), 0, h=3.3, lit=True, arm=.55)
bench_seat((-.75, .15, .1), 0)
bin((-1.75, .25, .1))
scooter((2.25, -.55, .1), 70, color='teal')
for s in (-1, 1):                                                     # pots beside the door
    lathe([(0, 0), (.14, 0), (.20, .30), (.22, .34), (.18, .34), (0, .3)], (DX + s * .86, FACE - .25, .1), m=M('terracotta'), n=28)
    for k in range(14):
        a = k * 2.4
        superball((.05, .05, .10), .8, .9, (DX + s * .86 + .10 * math.cos(a), FACE - .25 + .10 * math.sin(a), .56 + .035 * (k % 5)), m=M('leaf', color='#4f7a4a'), n=12)
car((6.4, -2.75, 0), 90, color='#93a3b8', lit=True)
neem((-8.6, 6, 0), 'l', 30, 1.3, tone='night')
neem((9.5, 7, 0), 'l', 80, 1.3, tone='night')
hills(seed=4, near=40, far=80, height=(5, 11), width=160, colors=NIGHT_HILLS)

# ---------------------------------------------------------------------------- light
sky([(0, '#141d38'), (.5, '#41598f'), (1, '#22365f')], .55, [(0, '#1a2545'), (.5, '#7a6a86'), (.53, '#4d5f92'), (.62, '#2a4072'), (.8, '#182a54'), (1, '#101d3e')], 1.0)
area((DX + .1, FACE - 1.5, 2.3), (DX, FACE, .85), .8, 44, '#ffcf8f')      # what the bracket lamp would do, without its hard spot
point((DX + .68, FACE - .40, 1.22), 9, .10, '#ffb85e')
area((-7, -9, 6), (0, 1, 2), 5, 620, '#a9c2f0')
area((9, -5, 5), (1, 1, 2), 4, 200, '#6fd8d0')
for x in (-2.2, 6.0):
    lx, ly, lz = lamp_at(3.3, .55)
    spot((x, -1.35 + ly, .1 + lz - .1), (x, -1.35 + ly + .25, 0), 170, 110, .7, .12, '#ffc070')
area((0, 7, 8), (0, 2, 4), 4, 260, '#ffb97a')
mist(12, 60)
look(haze=('#5a6fb0', .26, .6), bloom=.06, vignette=.16, ev=.42)
camera('town-office', (-1.8, -10.6, 1.35), (-.25, 1.0, 2.35), lens=37, fstop=.6, focus=(DX, FACE, .9))
main()
