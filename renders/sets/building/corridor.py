"""Hostel corridor by day: eight doors, one access point on the ceiling, warm light at the far end."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.town import bx
from props.vehicles import bar, loop, packed

start(seed=41)
HW, TOP, NEAR, FAR = 1.75, 3.15, -6.0, 13.6                          # half width, ceiling, near and far ends
wall, dado, trim, brass = M('plaster', color='#ecdfc6'), M('teal', color='#0c5a52', rough=.5, coat=.15), M('ivory'), M('brass')

# ---------------------------------------------------------------------------- shell
mid, length = (NEAR + FAR) / 2, FAR - NEAR
for s in (-1, 1):
    bx((.2, length, TOP), (s * (HW + .1), mid, TOP / 2), wall, None, .02)
    bx((.03, length, .95), (s * (HW - .012), mid, .475), dado, None, .008)
    bx((.05, length, .05), (s * (HW - .02), mid, .97), brass, None, .015)
    bx((.06, length, .14), (s * (HW - .025), mid, .07), M('wood_dark'), None, .02)
    bx((.14, length, .10), (s * (HW - .07), mid, TOP - .05), trim, None, .03, segments=3)                       # cornice
bx((2 * HW + .4, length, .2), (0, mid, TOP + .1), M('plaster', color='#f6efe0'), None, .02)
# terrazzo: slabs with brass strips and chips
slab_tones = [material('satin', c, rough=.24, coat=.5, crough=.1) for c in ('#e7dbc4', '#e1d4bb', '#ece2ce')]
tile = packed(('terrazzo',), lambda g: bx((1.155, 1.155, .06), (0, 0, -.03), slab_tones[0], g, .008))
for i in range(3):
    for j in range(int(length / 1.17)):
        instance(tile, ((i - 1) * 1.1667, NEAR + .6 + j * 1.1667, 0), m=random.choice(slab_tones))
for x in (-.583, .583):
    bx((.014, length, .012), (x, mid, -.004), brass, None, .003, segments=1)
chips = [packed(('chip', k), lambda g, k=k: slab([(.03 * math.cos(a) * (1 + .5 * ((k * 7 + n * 3) % 3) / 2), .03 * math.sin(a)) for n, a in enumerate([0, 1.1, 2.2, 3.3, 4.6])], .004, .001, M('stone', color=c), (0, 0, -.002), parent=g, segments=1))
         for k, c in enumerate(('#b5623c', '#1f7a72', '#a89a80', '#f8f2e6'))]
for _ in range(900):
    instance(random.choice(chips), (random.uniform(-HW, HW), random.uniform(NEAR + 1, 8), 0), (0, 0, random.uniform(0, 360)), random.uniform(.4, 1.3))
# ceiling ribs with a shadow gap
for k in range(7):
    bx((2 * HW, .18, .12), (0, -4.6 + k * 3.1, TOP - .06), trim, None, .03, segments=3)

# ---------------------------------------------------------------------------- doors


def door(g, color='teal'):
    """Door and frame facing -Y, 1.0 wide, 2.2 high, with fanlight, handle, blank plate and letter slot."""
    for s in (-1, 1):
        bx((.13, .16, 2.62), (s * .60, -.02, 1.31), trim, g, .03, segments=3)
    bx((1.33, .16, .13), (0, -.02, 2.66), trim, g, .03, segments=3)
    bx((1.10, .12, .08), (0, -.01, 2.20), trim, g, .02)
    bx((1.06, .04, .34), (0, .02, 2.42), M('lit_warm', color='#ffd9a0', power=.8), g, .01)
    for k in (-1, 0, 1):
        bx((.03, .06, .36), (k * .27, .0, 2.42), trim, g, .008)
    leaf = M('teal', color='#136a60') if color == 'teal' else M(color)
    bx((1.06, .06, 2.14), (0, .03, 1.08), leaf, g, .015)
    for z, h in ((.52, .62), (1.50, .94)):
        for s in (-1, 1):
            bx((.36, .03, h), (s * .24, -.008, z), leaf, g, .02, segments=3)
            loop(rounded_rect(.42, h + .06, .02, 2), .010, leaf, g, (s * .24, -.004, z), (90, 0, 0))
    bx((.05, .03, .22), (.42, -.02, 1.02), brass, g, .012)
    tube([(.42, -.03, 1.06), (.42, -.09, 1.06), (.32, -.10, 1.06)], .016, brass, g, resolution=4, steps=6)
    bx((.24, .02, .12), (0, -.016, 2.02), brass, g, .01)
    for z in (.35, 1.1, 1.85):
        cylinder(.02, .10, (-.545, -.02, z), m=brass, n=12, bevel=.004, parent=g)
    bx((1.0, .34, .02), (0, -.30, .012), M('card', color='#a8753f'), g, .008)                                    # coir mat
    bx((.92, .26, .012), (0, -.30, .022), M('card', color='#8a5c30'), g, .004, segments=1)


DOOR = packed(('hostel door',), door)
PLACES = [1.15 + k * 3.1 for k in range(4)]
for y in PLACES:
    instance(DOOR, (-HW + .02, y, 0), (0, 0, 90))
    instance(DOOR, (HW - .02, y, 0), (0, 0, -90))
# wall lamps and switch plates between the doors
for k, y in enumerate([-.4 + k * 3.1 for k in range(5)]):
    for s in (-1, 1):
        w = group((s * (HW - .01), y, 1.95), (0, 0, 90 if s < 0 else -90))
        bx((.16, .05, .26), (0, -.02, 0), brass, w, .03, segments=3)
        tube([(0, -.03, .02), (0, -.16, .0), (0, -.17, .09)], .016, brass, w, resolution=4, steps=6)
        lathe([(.05, 0), (.10, .06), (.12, .16), (.10, .20), (.08, .18)], (0, -.17, .08), m=M('lit_warm', color='#ffdfae', power=1.3), n=28, parent=w, subdivide=1)
        bx((.12, .02, .16), (.42, -.012, -.62), M('ivory'), w, .02)
        bx((.05, .03, .07), (.42, -.02, -.62), M('paper'), w, .01)

# ---------------------------------------------------------------------------- the access point
AX, AY = .50, .62
ap = subject(group((AX, AY, TOP - .02)), 'access point')
lathe([(0, -.02), (.30, -.02), (.30, -.07), (0, -.07)], m=M('gun'), n=64, parent=ap)
lathe([(.36, -.06), (.455, -.085), (.475, -.12), (.46, -.165), (.40, -.20), (.28, -.218), (0, -.222)][::-1], m=M('ivory', rough=.28), n=128, parent=ap, subdivide=1)
lathe([(.30, -.05), (.36, -.058), (.44, -.078)][::-1], m=M('ivory'), n=96, parent=ap)
torus(.30, .012, (0, 0, -.214), m=M('lit_teal', power=5), parent=ap, n=96, k=10)
torus(.468, .009, (0, 0, -.125), m=brass, parent=ap, n=96, k=8)
disc(.10, (0, 0, -.2235), (180, 0, 0), M('ivory', color='#e6dccb'), ap)
for k in range(28):
    a = 2 * math.pi * k / 28
    box((.030, .010, .008), (.425 * math.cos(a), .425 * math.sin(a), -.187), (0, 24, math.degrees(a)), .003, M('gun'), ap, 1)
# its one cable: a marigold conduit along the ceiling from the far riser, clipped every metre
run = M('marigold')
tube([(AX, FAR - .2, TOP - .16), (AX, AY + .5, TOP - .16), (AX, AY + .30, TOP - .16)], .05, run, smooth=False, resolution=6)
for k in range(13):
    y = AY + .7 + k
    bx((.15, .07, .12), (AX, y, TOP - .10), brass, None, .012)
bx((.20, .18, .20), (AX, AY + .62, TOP - .12), M('ivory'), None, .03)

# ---------------------------------------------------------------------------- what people leave
def slippers(x, y, turn, c):
    g = group((x, y, .026), (0, 0, turn))
    for s in (-1, 1):
        slab([(.045 * math.cos(a) * (1.2 if math.sin(a) > 0 else 1), .13 * math.sin(a)) for a in [2 * math.pi * k / 20 for k in range(20)]], .022, .006, M('rubber', color=c), (s * .075, .01 * s, 0), (0, 0, s * 5), g, 2)
        tube([(s * .075 - .045, .0, .02), (s * .075, .06, .05), (s * .075 + .045, .0, .02)], .010, M('wood_dark'), g, resolution=3, steps=6)


slippers(-1.22, .9, -80, '#7a4a2c')
slippers(1.18, 1.55, 96, '#24407a')
slippers(-1.25, 4.5, -95, '#1f7a72')
pot = group((-1.42, -.62, 0), scale=1.25)
lathe([(0, 0), (.14, 0), (.16, .03), (.21, .30), (.23, .34), (.20, .34), (.19, .30), (0, .28)], m=M('terracotta'), n=48, parent=pot)
LEAF = material('leafy', 'leaf', trans=.35, spec=.08, rough=.7, ramp=('#3f7a3a', '#5f9a3f', '#86ab55'))
for k in range(16):
    a = k * 2.399
    blade = sheet(10, 6, lambda u, v: 0, (0, 1), (-1, 1), LEAF)
    for vert in blade.data.vertices:
        t, v = vert.co.x, vert.co.y
        w = .085 * math.sin(math.pi * min(1, t * .92 + .06)) ** .8
        vert.co = (.42 * t, v * w, .62 * t - .55 * t * t + .25 * abs(v) * w)
    place(blade, (.03 * math.cos(a), .03 * math.sin(a), .30 + .012 * k), (0, -28 - 2 * (k % 5), math.degrees(a)), .85 + .3 * (k % 3) / 2, pot)
umb = group((1.52, -.30, 0), (0, 9, 0))                              # rolled umbrella in a brass stand
lathe([(.10, 0), (.13, .02), (.11, .30), (.12, .42), (.10, .42), (.09, .05), (0, .04)], (-.06, 0, 0), m=brass, n=36, parent=umb)
lathe([(0, .06), (.02, .08), (.055, .55), (.035, .78), (.012, .82)], (-.05, 0, .02), m=M('cloth_teal'), n=20, parent=umb)
tube([(-.05, 0, .8), (-.05, 0, 1.02), (-.02, 0, 1.08), (.03, 0, 1.05)], .016, M('wood'), umb, resolution=4, steps=8)

# far end: tall window, its light on the floor
bx((2 * HW + .4, .2, TOP), (0, FAR + .3, TOP / 2), wall, None, .02)
bx((1.9, .06, 2.3), (0, FAR + .16, 1.62), material('emit', '#ffc87e', power=3.6), None, .01)
for x in (-.95, -.32, .32, .95):
    bx((.06, .10, 2.34), (x, FAR + .10, 1.62), trim, None, .015)
for z in (.5, 1.2, 1.95, 2.75):
    bx((1.96, .10, .06), (0, FAR + .10, z), trim, None, .015)
bx((2.2, .30, .08), (0, FAR + .05, .44), M('stone'), None, .02)
for x in (-.6, .55):
    lathe([(0, 0), (.10, 0), (.14, .22), (.12, .22), (0, .2)], (x, FAR + .0, .48), m=M('terracotta'), n=24)
    for k in range(8):
        superball((.05, .05, .12), .8, .9, (x + .09 * math.cos(k * 2.4), FAR + .08 * math.sin(k * 2.4), .82 + .03 * (k % 3)), m=M('leaf'), n=12)

# ---------------------------------------------------------------------------- light
sky([(0, '#cdb795'), (.5, '#fff3df'), (1, '#dfe9ee')], .42)
area((0, FAR - .2, 1.7), (0, 4, .6), 1.9, 300, '#ffb96e', size_y=2.2)
for y in (-2.2, 1.6, 5.2, 8.6):
    area((0, y, TOP - .14), (0, y, 0), 1.8, 19, '#fff1da', size_y=.9)
area((-.9, -5.4, 1.9), (.3, 1, 2.0), 2.2, 95, '#fff3e0')
area((AX - .7, AY - 1.7, 1.1), (AX, AY, TOP), .8, 15, '#fff6e6')     # lifts the underside of the access point
mist(7, 16)
look(haze=('#ffdca6', .14, .9), bloom=.045, vignette=.14, ev=-.05, contrast=1.12)

camera('building-corridor', (-.22, -3.35, 1.98), (-.30, 4, 2.32), lens=25, fstop=1.2, focus=(AX, AY - .3, TOP - .2))
camera('building-corridor.1x1', (.0, -3.1, 1.95), (.26, 4, 2.25), lens=24, fstop=1.2, focus=(AX, AY - .3, TOP - .2), aspect=1)
main()
