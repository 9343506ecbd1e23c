"""pipe-crawler: a crawler inside a round duct, its ring of lights on the seams; the far mouth is the disc."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M

start(seed=37)

ivory, ink, brass, steel, gun, rubber = (M(n) for n in ('ivory', 'ink', 'brass', 'steel', 'gun', 'rubber'))
R = 2.1
DUCT = material('metal', '#4c5a70', rough=.4)
DUCT2 = material('metal', '#414f66', rough=.44)

# ---------------------------------------------------------------------------- duct: rolled sections, bolted rings, a weld along each
y = -8.0
k = 0
while y < 26:
    lathe([(R, 0), (R, 1.92)], (0, y, 0), (-90, 0, 0), DUCT if k % 2 else DUCT2, n=128, smooth_angle=60)
    lathe([(R, 1.90), (R - .07, 1.91), (R - .09, 1.94), (R - .09, 2.06), (R - .07, 2.09), (R, 2.1)], (0, y, 0), (-90, 0, 0), gun, n=128, smooth_angle=50)
    bolts = []
    for q in range(36):
        a = 2 * math.pi * q / 36
        bolts.append(cylinder(.034, .05, ((R - .1) * math.cos(a), y + 2.0, (R - .1) * math.sin(a)), (0, math.degrees(-a) + 90, 0), m=brass if k < 6 else gun, bevel=.008, n=6, segments=1))
    instance(merge(bolts, 'bolts'))
    a = math.radians((-58, 205, -120, 35)[k % 4])
    tube([((R - .004) * math.cos(a), y + .05, (R - .004) * math.sin(a)), ((R - .004) * math.cos(a), y + 1.9, (R - .004) * math.sin(a))], .018, steel, smooth=False)
    for q in range(24):
        ball(.024, ((R - .006) * math.cos(a), y + .1 + .075 * q, (R - .006) * math.sin(a)), m=steel, n=8)
    y += 2.1
    k += 1
# The mouth: daylight far away, marigold at its rim
disc(R * .985, (0, 26.2, 0), (90, 0, 0), material('emit', '#ffc777', power=1.6), n=96)
torus(R * .96, .05, (0, 25.6, 0), (90, 0, 0), m=material('emit', '#ff9a24', power=3), n=96, k=10)

# ---------------------------------------------------------------------------- crawler, facing the lens, a little right of centre
c = subject(group((.42, 0, -R + .03), (0, 0, -16)), 'crawler')
# Tracks canted to the curve of the duct
for s in (-1, 1):
    t = group((s * .62, 0, .34), (0, s * -20, 0), parent=c)
    pad = []
    n = 34
    length, rad = .62, .25
    per = 4 * length + 2 * math.pi * rad
    for i in range(n):
        d = per * i / n
        if d < 2 * length:
            p, ang = (-length + d, -rad), 0
        elif d < 2 * length + math.pi * rad:
            a = (d - 2 * length) / rad
            p, ang = (length + rad * math.sin(a), -rad * math.cos(a)), math.degrees(a)
        elif d < 4 * length + math.pi * rad:
            p, ang = (length - (d - 2 * length - math.pi * rad), rad), 180
        else:
            a = (d - 4 * length - math.pi * rad) / rad
            p, ang = (-length - rad * math.sin(a), rad * math.cos(a)), 180 + math.degrees(a)
        box((.3, .115, .05), (0, p[0], p[1]), (ang, 0, 0), .014, rubber, t, 2)
        box((.26, .05, .045), (0, p[0] + .025 * math.sin(math.radians(ang)), p[1] - .025 * math.cos(math.radians(ang))), (ang, 0, 0), .01, rubber, t, 2)
    for yy in (-length, 0, length):
        cylinder(.2 if yy else .14, .24, (0, yy, 0 if yy else -.07), (0, 90, 0), m=gun, parent=t, bevel=.02, n=40)
        lathe([(0, 0), (.13, 0), (.14, .02), (.06, .04), (0, .042)], (s * .12, yy, 0 if yy else -.07), (0, s * 90, 0), m=brass, parent=t, n=32, subdivide=1)
    slab(rounded_rect(1.5, .36, .17), .05, .02, ivory, (s * .165, 0, 0), (90, 0, 90 if s > 0 else -90), parent=t)
    tube([(s * .02, -.5, .0), (-s * .2, -.3, .12)], .05, ink, t)
# Body
superball((.42, .78, .25), .5, .5, (0, .05, .62), m=ivory, parent=c, n=96)
superball((.38, .72, .2), .5, .5, (0, .05, .5), m=ink, parent=c, n=64)
superball((.428, .788, .011), .5, .5, (0, .05, .6), m=brass, parent=c, n=96)
for k in range(5):
    box((.05, .3, .02), (-.14 + .07 * k, .35, .872), r=.008, m=ink, parent=c, segments=2)
box((.2, .2, .06), (0, -.05, .88), r=.03, m=M('marigold'), parent=c)
cylinder(.06, .05, (0, -.05, .925), m=M('terracotta'), parent=c, bevel=.015, n=32)
# Face: a round head with a camera in the middle and the ring of lights about it
head = group((0, -.78, .78), (84, 0, 0), parent=c)
tube([(0, 0, -.5), (0, -.02, -.2), (0, 0, 0)], .12, ink, head)
lathe([(0, -.16), (.3, -.16), (.4, -.12), (.45, -.02), (.45, .06), (.42, .1), (.36, .11), (.35, .07), (0, .07)], m=ivory, parent=head, n=96, subdivide=1)
torus(.452, .014, (0, 0, .02), m=brass, parent=head, n=96, k=10)
lathe([(0, .06), (.345, .06), (.345, .085), (.2, .09), (0, .09)], m=M('visor'), parent=head, n=96, smooth_angle=30)
for q in range(16):
    a = 2 * math.pi * q / 16
    cylinder(.042, .03, (.275 * math.cos(a), .275 * math.sin(a), .095), m=gun, parent=head, bevel=.008, n=20)
    cylinder(.032, .034, (.275 * math.cos(a), .275 * math.sin(a), .098), m=material('emit', '#fff2d8', power=16), parent=head, bevel=.008, n=20)
torus(.20, .014, (0, 0, .095), m=M('lit_teal', power=6), parent=head, n=72, k=10)
lathe([(0, .08), (.14, .08), (.15, .11), (.14, .19), (.115, .2), (.1, .16), (0, .15)], m=gun, parent=head, n=56, subdivide=1)
cylinder(.095, .02, (0, 0, .16), m=material('gloss', '#06202c', rough=.04), parent=head, bevel=.004, n=48)
torus(.06, .008, (0, 0, .172), m=material('gloss', '#1d5a72', rough=.1), parent=head, n=40, k=8)
# Two small eyes on the brow keep it in the family
for s in (-1, 1):
    superball((.075, .05, .05), .6, .6, (s * .2, -.62, 1.14), m=M('visor'), parent=c, n=32)
    superball((.022, .012, .03), .75, .75, (s * .2, -.672, 1.145), m=M('lit_teal', power=7), parent=c, n=20)
box((.56, .14, .07), (0, -.58, 1.09), r=.03, m=ivory, parent=c)
# Feeler arms to the wall, mast lamp, tether running back
for s in (-1, 1):
    tube([(s * .34, .5, .74), (s * .75, .58, 1.1), (s * 1.05, .62, 1.45)], .03, steel, c)
    cylinder(.1, .07, (s * 1.07, .62, 1.5), (0, 90, 0), m=rubber, parent=c, bevel=.02, n=32)
    cylinder(.05, .08, (s * 1.07, .62, 1.5), (0, 90, 0), m=brass, parent=c, bevel=.01, n=24)
    ball(.05, (s * .34, .5, .74), m=ink, parent=c, n=20)
tube([(0, .82, .66), (.02, 1.2, .5), (.3, 2.2, .08), (.05, 4, .06), (-.3, 7, .06), (.2, 12, .06)], .04, M('rubber', color='#c9821c'), c)
# Marker squares of light already thrown on the next seams
for q in range(7):
    a = math.radians(-170 + 27 * q)
    box((.14, .03, .012), ((R - .02) * math.cos(a), -1.9, (R - .02) * math.sin(a)), (0, -math.degrees(a) + 90, 0), .004, material('emit', '#3ff0da', power=3), segments=1)
# A thread of water and scale along the bottom
for k in range(160):
    a = math.radians(random.gauss(-90, 13))
    ball(random.uniform(.012, .035), ((R - .015) * math.cos(a), random.uniform(-4.6, 6), (R - .015) * math.sin(a)), (1.2, 1.6, .6), m=material('clay', '#8a6a4a', rough=.9), n=10)

# ---------------------------------------------------------------------------- light
sky([(0, '#0a1124'), (1, '#2b3f6e')], .18)
for k in range(3):                                                # what the ring throws forward on the walls
    a = math.radians(90 + 120 * k)
    point((.2 + .5 * math.cos(a), -1.55, -1.25 + .5 * math.sin(a)), 13, .12, '#ffeedd')
area((-1.0, -4.6, 1.25), (.4, -.4, -1.3), .9, 62, '#ffeeda')
area((1.6, -3.4, .2), (.4, 0, -1.2), .6, 70, '#7fb2ff')
area((0, 9, 1.3), (.3, 0, -1.2), 1.2, 170, '#ffa648')
point((0, 5.6, .6), 34, .2, '#ff9434')
point((-.6, 2.6, 1.2), 26, .2, '#3f7fe0')
point((-.6, 11, 0), 60, .2, '#3f8fe0')
point((-1.3, -2.6, .9), 14, .1, '#55e6d6')
mist(4, 34)
look(haze=('#7a5a48', .35, .9), bloom=.07, vignette=.2)

camera('pipe-crawler', (-.55, -5.2, -.42), (.04, 0, -.7), lens=34, fstop=1.1, focus=(.2, -.85, -1.25), aspect=3 / 2)

main()
