"""Scooter on its stand by a gate, the phone in its holder, a paper clipboard face down on the seat.  Four times street scale."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.devices import phone
from props.land import neem, tuft
from props.town import bx, kerb, pavement
from props.vehicles import bar, scooter

start(seed=46)
S = 4.0
ride = subject(scooter((0, 0, 0), 152, color='teal', scale=S), 'scooter')
# phone holder on the handlebar: clamp, stalk, cradle; the handlebar is at (0, -.25, .545) of the scooter
hold = group((0, -.215 * S, .565 * S), (0, 0, 0), parent=group(turn=(0, 0, 152)))
bar((0, 0, 0), (0, .10, .30), .035, M('ink'), hold, 5)
cyl = cylinder(.09, .16, (0, 0, 0), (0, 90, 0), .02, M('ink'), n=28, parent=hold)
cradle = group((0, .14, .60), (0, 0, 180), parent=hold)              # turned to the rider, who stands where the camera is
unit = group((0, 0, 0), (62, 0, 0), parent=cradle)
phone((0, 0, 0), 0, unit, scale=.56, art='bands')
for s in (-1, 1):
    bx((.05, .16, .12), (s * .24, .0, .02), M('gun'), unit, .015, segments=2)
bx((.30, .05, .10), (0, -.46, .02), M('gun'), unit, .015, segments=2)
bx((.40, .70, .05), (0, 0, -.05), M('ink'), unit, .02, segments=2)
# clipboard face down on the seat, tool bag on the floor board
g = group(turn=(0, 0, 152))
board = group((.02 * S, .20 * S, .445 * S + .02), (2, 0, 18), parent=g)
bx((.62, .86, .035), (0, 0, .02), M('wood_pale', color='#b98a55'), board, .02, segments=2)
bx((.56, .80, .015), (0, .0, -.004), M('paper'), board, .004)
bx((.24, .06, .05), (0, .40, .04), M('brass'), board, .015, segments=2)
bag = group((0, -.03 * S, .205 * S), (0, 0, 8), parent=g)
superball((.34, .44, .28), .5, .5, (0, 0, .27), m=M('terracotta'), n=48, parent=bag)
bx((.70, .10, .05), (0, 0, .46), M('wood_dark'), bag, .02, segments=2)
for s in (-1, 1):
    tube([(s * .2, -.18, .42), (s * .2, -.10, .72), (s * .2, .10, .72), (s * .2, .18, .42)], .028, M('wood_dark'), bag, resolution=4, steps=8)
    bx((.07, .03, .12), (s * .18, -.42, .30), M('brass'), bag, .01)
bar((.1, .05, .5), (.2, .25, .86), .028, M('steel'), bag, 5)
# gate: piers, arched iron leaves, wall with a lamp
wall = M('plaster', color='#e6c9a0')
for x in (-1.2, 3.5):
    bx((.95, .95, 4.4), (x, 4.2, 2.2), wall, None, .05, segments=3)
    bx((1.2, 1.2, .2), (x, 4.2, 4.45), M('stone'), None, .05, segments=3)
    bx((1.1, 1.1, .5), (x, 4.2, .25), M('stone'), None, .05, segments=3)
    superball((.36, .36, .36), .9, .9, (x, 4.2, 4.9), m=M('lit_warm', color='#ffd08a', power=3 if x > 0 else .8), n=32)
bx((9, .5, 2.9), (-6.1, 4.3, 1.45), wall, None, .04)
bx((9, .7, .18), (-6.1, 4.3, 2.95), M('stone'), None, .04, segments=2)
bx((9, .5, 2.9), (8.4, 4.3, 1.45), wall, None, .04)
bx((9, .7, .18), (8.4, 4.3, 2.95), M('stone'), None, .04, segments=2)
for k in range(15):
    x = -.60 + k * .25
    top = 3.2 + .7 * math.sin(math.pi * (k + .5) / 15)
    bar((x, 4.1, .15), (x, 4.1, top), .035, M('ink'), None, 4)
    lathe([(.0, 0), (.07, .02), (.05, .10), (0, .24)], (x, 4.1, top), m=M('brass'), n=16)
for z in (.35, 1.7, 2.9):
    bar((-.7, 4.1, z), (3.0, 4.1, z), .045, M('ink'), None, 4)
for k in range(7):
    torus(.20, .022, (-.35 + k * .5, 4.1, 2.3), (90, 0, 0), M('ink'), n=32, k=8)
pavement((-9, 9), (-6.5, 4), -.4, 1.5, h=.4)
bx((80, 60, .1), (0, 34, -.06), material('clay', '#bd935e', rough=.95, bump=4, bscale=4), None, .01)
neem((-6.5, 12, 0), 'l', 40, 2.2)
neem((5.5, 15, 0), 'l', 90, 2.6)
for k in range(8):
    tuft((-4.5 + k * .5, 3.5, .0), 1.0, k * 50, 'dry')
golden_hour((0, 0, 2), azimuth=118, elevation=14, power=8.5, fill=950)
area((3.5, -4.5, 4.5), (0, 0, 1.9), 2.2, 120, '#fff0dc')
mist(10, 60)
look(haze=('#f6cd94', .52, 1.0), bloom=.055, vignette=.14, ev=.1)
camera('street-scooter-phone', (-1.0, -6.3, 3.6), (-.12, 0, 1.85), lens=48, fstop=.9, focus=(.45, .75, 2.85), aspect=4 / 5)
main()
