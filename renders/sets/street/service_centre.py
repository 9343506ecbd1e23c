"""Public service centre in golden light: steps, ramp, arcade, kiosk, and a trolley of tied files at its open door."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.evening import evening_sky
from props.materials import M
from props.presence import chappals, umbrella
from props.land import hills, neem, tuft
from props.town import arcade_outline, bench_seat, bin, bx, gulmohar, kerb, lamp_pole, pavement, plate, railing, tiled, window
from props.vehicles import auto_rickshaw, bar, loop, packed, scooter, wheel

start(seed=22)
wall, trim, stone = M('plaster', color='#f0e2c8'), M('ivory'), M('stone')
BAY, H, FLOOR, Y0 = 2.0, 2.75, .48, 0.0                               # arcade bay, storey height, plinth height, arcade face
XS = [-4.0 + k * BAY for k in range(6)]                               # arch centres; the first two bays are an open loggia
X0, X1 = XS[0] - BAY / 2, XS[-1] + BAY / 2
C, W = (X0 + X1) / 2, X1 - X0
SOLID = XS[2] - BAY / 2                                               # the building proper begins here
# ---------------------------------------------------------------------------- plinth, steps, ramp
bx((W + .5, 5.4, FLOOR), (C, 2.45, FLOOR / 2), stone, None, .03, segments=2)
tile = packed(('centre tile',), lambda g: bx((.485, .485, .03), (0, 0, 0), M('terracotta', color='#c98d68'), g, .008))
for i in range(int((W + .3) / .5)):
    for j in range(4):
        instance(tile, (X0 - .1 + i * .5, .0 + j * .5, FLOOR + .004), m=M('terracotta', color=('#c98d68', '#c08260', '#d09a76')[(i * 3 + j) % 3]))
for k in range(4):
    bx((5.2, .32 * (4 - k), .12), (XS[3], -.25 - .16 * (4 - k), .06 + .12 * k), M('stone', color='#ded3bf'), None, .02, segments=2)
ramp = group((X1 - .55, -.95, FLOOR / 2 - .01), (0, 0, 0))
slab([(-2.4, -.24), (1.0, -.24), (1.0, .24), (.4, .24), (-2.4, -.22)], 1.0, .02, M('stone', color='#d5c9b3'), (X1 - 2.2, -.28, FLOOR / 2), (90, 0, 0), None, 2)
for y in (-1.22, -.32):
    for k in range(6):
        x = X1 - 4.5 + k * .62
        z = .05 + max(0, (x - (X1 - 4.6)) / 2.8) * .44
        bar((x, y, min(z, FLOOR)), (x, y, min(z, FLOOR) + .50), .018, M('ink'), None)
    tube([(X1 - 4.6, y, .55), (X1 - 1.8, y, .99), (X1 - 1.2, y, .99)], .028, M('brass'), smooth=False, resolution=4)
# ---------------------------------------------------------------------------- arcade and loggia
def arcade(y0, y1, xs, x0, x1):
    mid = (x0 + x1) / 2
    g = group((mid, 0, FLOOR))
    plate(arcade_outline(x1 - x0, H, [(x - mid, .74) for x in xs], 1.18), y0, y1, wall, g, .02)
    for x in xs:
        torus(.78, .045, (x - mid, y0 - .004, 1.18), (90, 0, 0), trim, g, n=36, k=8, arc=180)
        bx((.14, .10, .22), (x - mid, y0 - .015, 1.98), trim, g, .02, segments=2)
    return g


arcade(Y0, Y0 + .24, XS, X0, X1)
arcade(Y0 + 1.75, Y0 + 1.99, XS[:2], X0, SOLID)                       # the loggia's back: the sky shows through
for x in [X0 + .13] + [(a + b) / 2 for a, b in zip(XS, XS[1:])] + [X1 - .13]:
    w = .52 if X0 + .2 < x < X1 - .2 else .26
    bx((w + .08, .34, .26), (x, Y0 + .11, FLOOR + .13), stone, None, .02, segments=2)
    bx((w + .07, .32, .08), (x, Y0 + .11, FLOOR + 1.18), trim, None, .02, segments=2)
    if x < SOLID:
        bx((w + .08, .34, .26), (x, Y0 + 1.87, FLOOR + .13), stone, None, .02, segments=2)
        bx((w + .07, .32, .08), (x, Y0 + 1.87, FLOOR + 1.18), trim, None, .02, segments=2)
TOP = FLOOR + H
bx((W + .2, .30, .10), (C, Y0 + .06, TOP - .02), trim, None, .03, segments=2)
for k in range(int(W / .22)):
    bx((.10, .10, .08), (X0 + .1 + k * .22, Y0 - .05, TOP - .11), trim, None, .012)
bx((SOLID - X0, 2.1, .14), ((X0 + SOLID) / 2, Y0 + 1.0, TOP + .04), wall, None, .03)
railing(X0 + .1, SOLID - .1, Y0 + .08, TOP + .10, .42, None, m='ivory', rail='ivory', step=.16)
# tiled roof over the solid part, with a louvred lantern on the ridge
xu = (SOLID + X1) / 2
bx((X1 - SOLID, 3.6, .3), (xu, Y0 + 1.95, TOP + .15), wall, None, .03)
roof = group((xu, Y0 + 1.95, 0))
tiled(X1 - SOLID + .6, -2.25, .04, TOP + .22, TOP + 1.35, roof, pitch=.16)
bx((X1 - SOLID + .5, .06, .14), (xu, Y0 - .29, TOP + .18), M('teal'), None, .02)
bx((1.1, .9, .7), (XS[3], Y0 + 1.95, TOP + 1.55), wall, None, .03)
for k in range(5):
    bx((.86, .04, .05), (XS[3], Y0 + 1.48, TOP + 1.36 + k * .10), M('teal'), None, .01, (28, 0, 0))
bx((1.3, 1.1, .08), (XS[3], Y0 + 1.95, TOP + 1.93), trim, None, .02)
# ---------------------------------------------------------------------------- inside the arcade: wall, open door, windows, kiosk, bench
YW = Y0 + 1.75
bx((X1 - SOLID, .2, H), (xu, YW + .1, FLOOR + H / 2), M('plaster', color='#f3e8d4'), None, .02)
bx((X1 - SOLID, .05, .80), (xu, YW - .01, FLOOR + .40), M('teal', rough=.55, coat=.1), None, .01)
bx((X1 - SOLID, .07, .045), (xu, YW - .02, FLOOR + .82), M('brass'), None, .012)
bx((.2, 1.8, H), (SOLID + .1, Y0 + .95, FLOOR + H / 2), wall, None, .02)
DX = XS[3]
bx((1.5, .10, 2.06), (DX, YW - .02, FLOOR + 1.03), trim, None, .03, segments=3)
bx((1.28, .06, 1.90), (DX, YW - .06, FLOOR + .95), material('emit', '#ffcf8a', power=1.9), None, .01)
bx((1.0, .02, .05), (DX, YW - .10, FLOOR + .80), M('wood'), None, .01)                            # a counter's edge inside
for k in range(5):
    bx((.16, .02, .10 + .03 * (k % 3)), (DX - .38 + k * .19, YW - .10, FLOOR + .88), M('card' if k % 2 else 'linen'), None, .008)
for s in (-1, 1):
    leaf = group((DX + s * .66, YW - .06, FLOOR), (0, 0, s * -68))
    bx((.62, .06, 1.88), (s * .31, 0, .95), M('wood'), leaf, .015, segments=2)
    for z, h in ((.50, .62), (1.36, .78)):
        bx((.42, .08, h), (s * .31, 0, z), M('wood_dark'), leaf, .03, segments=3)
    ball(.035, (s * .56, -.07, .92), m=M('brass'), n=16, parent=leaf)
for x in (XS[2] + .1, XS[4], XS[5]):
    window(x, YW - .01, FLOOR + 1.34, .80, .84, None, 'ivory', None, x > XS[4], bars=3)
for x in XS[2:]:                                                       # lanterns
    bar((x, Y0 + .95, TOP - .05), (x, Y0 + .95, TOP - .42), .010, M('brass'), None)
    lathe([(0, 0), (.07, 0), (.10, .06), (.08, .22), (.03, .28), (0, .28)], (x, Y0 + .95, TOP - .68), m=M('lit_warm', power=4), n=18)
kiosk = group((XS[4] - .25, Y0 + .75, FLOOR + .02), (0, 0, -16))
lathe([(0, 0), (.26, 0), (.26, .04), (.10, .09), (.08, .14), (.08, .8), (0, .8)], m=M('ink'), n=36, parent=kiosk)
bx((.52, .10, .78), (0, -.02, 1.06), M('ivory'), kiosk, .05, (-14, 0, 0), 4)
bx((.42, .02, .62), (0, -.075, 1.08), M('visor'), kiosk, .02, (-14, 0, 0), 2)
for k, (w, c) in enumerate(((.30, 'lit_teal'), (.22, 'lit_white'), (.26, 'lit_white'), (.16, 'lit_teal'))):
    bx((w, .012, .06), (-.17 + w / 2, -.095 + .03 * k, 1.26 - .12 * k), M(c, power=2.2), kiosk, .01, (-14, 0, 0))
bench_seat((XS[5] - .1, Y0 + 1.25, FLOOR + .02), 0, scale=1.25)

# ---------------------------------------------------------------------------- the trolley and its files
cart = subject(group((DX - .27, -.02, FLOOR + .02), (0, 0, 24), scale=1.32), 'trolley')
for z in (.20, .62):
    bx((1.0, .58, .045), (0, 0, z), M('steel', color='#a9b5b2'), cart, .015, segments=2)
    loop(rounded_rect(.98, .56, .05, 4), .018, M('steel'), cart, (0, 0, z + .05))
for sx in (-1, 1):
    for sy in (-1, 1):
        bar((sx * .46, sy * .25, .12), (sx * .46, sy * .25, .78), .022, M('steel'), cart, 4)
        if (sx, sy) != (-1, 1):                         # the fourth would stand in the foot of the pillar
            wheel(.085, .05, (sx * .44, sy * .24, .085), cart, rim='steel', hub='brass', bolts=4)
tube([(.48, -.25, .76), (.56, -.25, .92), (.60, -.22, .96), (.60, .22, .96), (.56, .25, .92), (.48, .25, .76)], .024, M('brass'), cart, resolution=4, steps=8)


def bundle(at, turn, size, tone, tape):
    """A stack of papers between boards, tied both ways with tape and a bow."""
    g = group(at, (0, 0, turn), parent=cart)
    w, d, h = size
    for k in range(7):
        bx((w * (1 - .02 * ((k * 5) % 3)), d * (1 - .03 * ((k * 7) % 3)), h / 7 - .004), ((k % 3 - 1) * .006, ((k * 2) % 3 - 1) * .006, h * (k + .5) / 7), M('paper', color=('#f4ecdb', '#ece0c8', '#e6d6b8')[k % 3]), g, .004)
    for z in (.008, h):
        bx((w + .03, d + .03, .018), (0, 0, z), M('card', color=tone), g, .006)
    bx((.045, d + .045, h + .035), (0, 0, h / 2), M(tape), g, .010, segments=2)
    bx((w + .045, .045, h + .035), (0, 0, h / 2), M(tape), g, .010, segments=2)
    for s in (-1, 1):
        torus(.045, .014, (s * .05, 0, h + .05), (70, 0, s * 18), M(tape), g, n=20, k=8)
    ball(.026, (0, 0, h + .035), m=M(tape), n=12, parent=g)


bundle((-.26, .02, .65), 4, (.40, .34, .22), '#b07a4a', 'marigold')
bundle((-.24, .0, .90), -9, (.38, .32, .18), '#c79a62', 'marigold')
bundle((.22, .02, .65), -6, (.40, .34, .26), '#a86a40', 'marigold')
bundle((.20, -.02, .94), 12, (.34, .30, .14), '#b98a52', 'marigold')
bundle((-.24, .0, .23), 3, (.40, .36, .24), '#b07a4a', 'cloth_teal')
bundle((.24, .0, .23), -4, (.42, .36, .20), '#c79a62', 'cloth_teal')

# ---------------------------------------------------------------------------- forecourt
pavement((-12, 10), (-5.5, -.95), -.1, .6)
bx((80, 60, .1), (0, 24, -.08), material('clay', '#bd935e', rough=.95, bump=4, bscale=8), None, .01)
kerb((0, -5.6, -.1), 0, length=22)
bx((60, 8, .1), (0, -9.7, -.06), material('clay', '#6f665c', rough=.85, bump=3, bscale=20), None, .01)
gulmohar((-7.4, .6, 0), 30, h=3.7)
neem((-9.6, 7, 0), 'm', 60, 1.2)
lamp_pole((-5.5, -1.9, 0), 30, h=2.9)
bin((SOLID - .75, -.75, 0))
scooter((-3.9, -1.35, 0), 130, color='teal')
for x in (X0 - .2, SOLID + .0):
    lathe([(0, 0), (.20, 0), (.28, .40), (.31, .46), (.26, .46), (0, .4)], (x, -.55, 0), m=M('terracotta'), n=32)
    for k in range(34):
        a, t = k * 2.4, .10 + .012 * (k % 13)
        superball((.10, .035, .05), .8, .9, (x + t * math.cos(a), -.55 + t * math.sin(a), .54 + .42 * ((k * 7 % 17) / 17) ** .8 - .5 * max(0, t - .2)), (10, -25, math.degrees(a)), M('leaf', color=('#6e8f3a', '#5a7c34', '#86a04a')[k % 3]), n=10)
hills(seed=3, near=48, far=90, height=(1.6, 4.2), width=150)
for k in range(12):
    neem((-34 + k * 3.2, 30 + (k * 5 % 6), -.1), 's', k * 60, 1.3)

# whoever is inside left chappals at the door and an umbrella against the pillar
chappals((DX - 1.5, -.34, FLOOR), 170, scale=.19)
umbrella((DX - 1.1, -.27, FLOOR), 0, scale=.18, color='#8a3426', lean=8)

# ---------------------------------------------------------------------------- light
golden_hour((1, 0, 1.4), azimuth=140, elevation=13, power=8.5, fill=0)
area((-5, -11, 6.5), (1.5, 0, 1.6), 6, 1350, '#fff0dc')
area((DX + .1, YW - .25, FLOOR + 1.5), (DX - .3, -.2, FLOOR + .5), 1.0, 60, '#ffd08a')         # the door's own light
area((DX - 1.2, -3.6, 2.9), (DX - .4, 0, FLOOR + .6), 1.2, 60, '#fff0dc')
EYE = (-3.0, -8.0, 1.20)
evening_sky(EYE, azimuth=70, spread=84, top=30, seed=19)
mist(9, 74)
look(haze=('#f6cd94', .58, 1.0), bloom=.05, vignette=.14, ev=.12)
camera('street-service-centre', EYE, (-.05, 0, 1.80), lens=30, fstop=1.2, focus=(DX - .4, -.2, FLOOR + .6))
camera('street-service-centre.1x1', (-2.4, -8.0, 1.25), (.80, 0, 1.66), lens=42, fstop=1.2, focus=(DX - .4, -.2, FLOOR + .6), aspect=1)
main()
