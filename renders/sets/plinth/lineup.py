"""Plinth, wide night scene: a laptop inside a ring of seven gates; five ways in, one gate shut, the backup kept apart."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M, keyed
from props.plinth import *
from props.shields import gate, globe, handset, thorn_ball, usb_stick
from props.devices import laptop

start(63)
C = Vector((1.25, 0, 0))             # the ring's middle
R, OUT = 2.55, 3.62                  # gates, and the things that wait outside them
SHUT = -64.3

root = subject(group(C, name='ring'), 'ring')
brass = M('brass', color='#d2a457')

# ---------------------------------------------------------------------------- the turntable, two steps
deck = material('satin', '#1f2f5c', rough=.34, coat=.45)
lathe([(0, 0), (4.22, 0), (4.28, .03), (4.28, .1), (4.22, .14), (0, .14)], m=material('satin', '#111b36', rough=.36, coat=.4), parent=root, n=200)
torus(4.26, .02, (0, 0, .1), m=brass, parent=root, n=200, k=8)
lathe([(0, .13), (2.94, .13), (3.0, .16), (3.0, .26), (2.95, .3), (0, .3)], m=deck, parent=root, n=200)
torus(2.98, .022, (0, 0, .27), m=brass, parent=root, n=200, k=8)
torus(2.12, .012, (0, 0, .3), m=brass, parent=root, n=160, k=8)
for k in range(56):                                              # spokes of small brass pins between the gates
    a = 2 * math.pi * k / 56
    cylinder(.03, .02, (2.24 * math.cos(a), 2.24 * math.sin(a), .305), m=brass, parent=root, n=16, bevel=.006)
# the safe circle round the laptop
torus(1.72, .035, (0, 0, .31), m=lit('#35e6d4', 1.6), parent=root, n=160, k=10)
lathe([(0, .29), (1.6, .29), (1.64, .32), (1.64, .36), (1.6, .4), (0, .4)], m=M('ivory'), parent=root, n=160)
torus(1.63, .015, (0, 0, .36), m=brass, parent=root, n=140, k=8)

laptop((0, -.05, .4), turn=4, parent=root, scale=.98, angle=104, art='rings', gain=1.3)

# ---------------------------------------------------------------------------- seven gates
angles = [SHUT + 360 / 7 * k for k in range(7)]
for a in angles:
    t = math.radians(a)
    here = (R * math.cos(t), R * math.sin(t), .3)
    shut = abs(a - SHUT) < 1
    gate(root, here, a + 90, .80, .76, shut=shut, glow=shut)

# ---------------------------------------------------------------------------- what waits outside


def puck(angle, radius=OUT, r=.5, z=.14):
    """A low stand with a brass line; returns its group, turned to the lens."""
    t = math.radians(angle)
    g = group((radius * math.cos(t), radius * math.sin(t), z), parent=root)
    lathe([(0, 0), (r, 0), (r + .02, .03), (r, .1), (r - .05, .12), (0, .12)], m=material('satin', '#2b3d70', rough=.36, coat=.4), parent=g, n=72, subdivide=1)
    torus(r - .02, .014, (0, 0, .115), m=brass, parent=g, n=72, k=8)
    top = group((0, 0, .12), scale=1.42, parent=g)
    return top


where = {}
p = puck(angles[5], r=.56)                                       # a envelope, left
envelope(p, 1.05, .72, (0, .02, .39), (74, 0, 10), M('paper'), M('terracotta'), M('card'))
box((.7, .2, .08), (0, .06, .04), (0, 0, 10), .03, brass, p)
where['a'] = p
p = puck(angles[4])                                              # b globe, back left
globe(p, .4)
where['b'] = p
p = puck(angles[6], 3.75)                                              # c memory stick, front left
usb_stick(p, (0, 0, .02), (0, 0, 14), 1.2)
box((.5, .34, .08), (0, 0, .04), (0, 0, 14), .03, brass, p)
where['c'] = p
p = puck(angles[1], r=.56)                                       # d cable, right
for k in range(4):
    torus(.36 - .012 * k, .062, (0, .03 * (k % 2), .07 + .115 * k), m=M('teal', color='#12877c'), parent=p, n=64, k=12)
tube([(-.34, 0, .42), (-.4, -.22, .42), (-.3, -.42, .26), (-.05, -.46, .2)], .06, M('teal', color='#12877c'), p)
pl = group((.12, -.46, .19), (0, 90, 0), parent=p)
box((.18, .2, .3), (0, 0, 0), r=.04, m=M('ivory'), parent=pl)
box((.12, .16, .16), (0, 0, .2), r=.015, m=M('gold'), parent=pl)
where['d'] = p
p = puck(angles[2])                                              # e phone, back right
handset(p, .58, 1.08, (0, .06, .56), (80, 0, -8), M('ivory'), M('gold'), .12, .09)
box((.5, .24, .1), (0, -.02, .05), (0, 0, -8), .03, brass, p)
where['e'] = p
thorn_ball(root, .36, (OUT * .99 * math.cos(math.radians(SHUT)), OUT * .99 * math.sin(math.radians(SHUT)), .14 + .52))

# f the backup box, outside everything
f = group((-3.2, 3.3, 0), scale=1.15)
lathe([(0, 0), (.98, 0), (1.02, .04), (1.02, .12), (.97, .16), (0, .16)], m=material('satin', '#1f2f5c', rough=.34, coat=.45), parent=f, n=120)
torus(1.0, .018, (0, 0, .12), m=brass, parent=f, n=120, k=8)
b = group((0, 0, .16), (0, 0, 14), parent=f)
box((1.16, .84, .74), (0, 0, .42), r=.08, m=M('ivory'), parent=b)
box((1.18, .86, .05), (0, 0, .56), r=.02, m=brass, parent=b)
box((1.0, .03, .3), (0, -.42, .3), r=.02, m=M('ink'), parent=b)
for k in range(6):
    box((.05, .02, .18), (-.34 + k * .1, -.438, .3), r=.008, m=M('gun'), parent=b, segments=1)
ball(.04, (.38, -.44, .3), m=lit('#35e6d4', 5), parent=b, n=20)
box((.2, .06, .18), (0, -.44, .58), r=.025, m=M('gold'), parent=b)
tube([(-.3, 0, .78), (-.28, 0, .95), (.28, 0, .95), (.3, 0, .78)], .045, M('gold'), b)
for sx in (-1, 1):
    for sy in (-1, 1):
        cylinder(.07, .06, (sx * .44, sy * .3, .03), m=M('rubber'), parent=b, n=24, bevel=.015)

# ---------------------------------------------------------------------------- backdrop and light
back = group((0, 0, -FLOOR))
sweep('#0f1934', back, rough=.55)
halo = group((C.x + .1, 4.3, 1.62))
torus(1.55, .055, turn=(90, 0, 0), m=material('emit', '#ff8410', power=1.5), parent=halo, n=180, k=16)
torus(1.55, .09, (0, .08, 0), (90, 0, 0), brass, halo, n=180, k=16)
torus(1.8, .018, turn=(90, 0, 0), m=brass, parent=halo, n=180, k=8)
for k in range(36):
    a = math.radians(10 * k)
    ball(.06 if k % 3 == 0 else .032, (1.8 * math.cos(a), 0, 1.8 * math.sin(a)), m=brass, parent=halo, n=16)
for s in (-1, 1):
    rod((s * .9, .1, -1.62), (s * .8, .1, -1.32), .06, brass, halo)

sky([(0, '#0a1124'), (1, '#2b3f6e')], .38)
area((-3.2, -7.5, 7.5), (2, 0, .8), 3.6, 2250, '#ffedd8')                 # key
area((9.5, -5, 3.2), (2.2, 0, .6), 4, 620, '#a5ccff')                     # cool fill
area((7.2, 4.6, 4.6), (2.4, -1.5, .4), 1.2, 760, '#ffc27a', size_y=4)     # warm rim
area((-4.2, 4.4, 3.4), (1.2, -1.5, .4), 1.2, 620, '#5fd8cc', size_y=4)    # teal rim
area((-7.5, 2, 2.2), (-4.5, 10, 1.6), 3, 900, '#3f6bd6')                  # colour on the sweep
area((8.5, 2.4, 1.2), (7, 10, 1.2), 2.5, 420, '#3a6fc0')
area((1.25, -1.2, 4.6), (1.25, -.2, .5), 1.0, 90, '#fff0dc')                # the laptop is the lit thing
look(ev=.12, bloom=.05, vignette=.22, contrast=1.12)

# ---------------------------------------------------------------------------- cameras
camera('av-lineup', (-1.9, -14.6, 6.6), (.05, 0, 1.30), lens=46, fstop=1.2, focus=(1.25, -.6, 1.0), aspect=16 / 9)
camera('av-lineup.1x1', (.3, -15.6, 7.6), (.72, .3, .95), lens=60, fstop=1.2, focus=(1.25, -.6, 1.0), aspect=1)

bpy.context.view_layer.update()
parts = {k: g.matrix_world.translation + Vector((0, 0, .45)) for k, g in where.items()}
parts['f'] = f.matrix_world.translation + Vector((0, 0, .7))
keyed('av-lineup', {k: tuple(v) for k, v in sorted(parts.items())})
main()
