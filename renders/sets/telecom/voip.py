"""Desk by the yard window: phone, headset, softphone tablet, a small switch with its backup cell; the next block across the yard.  Camera: voip-desk."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.furniture import boards, wall_clock, plant, mug, paper_stack
from props.devices import tablet, headset
from props.town import office_block
from props.land import hills, neem
from sets.rooms_kit import wall, window, dust, rivets

start(seed=173)
BRASS, INK, IVORY, TEAL, GUN, RUBBER = M('brass'), M('ink'), M('ivory'), M('teal'), M('gun'), M('rubber')
# hand's-breadth units; z = 0 is the desk top
boards(24, 8.6, .5, 6, (0, -.1, 0), tone='wood', gap=.02)
box((24, .3, .6), (0, -4.15, -.75), r=.06, m=M('wood_dark'))
for k in range(9):                                          # panelled front, for the taller frame
    box((2.7, .2, 5.5), (-11.2 + 2.8 * k, -3.95, -3.7), r=.05, m=M('wood_dark', color='#5f3a20'))
slab(rounded_rect(7.2, 4.4, .25), .04, .012, M('cloth_teal', color='#24655f'), (2.6, -1.1, 0))

# ---------------------------------------------------------------------------- desk phone
ph = subject(group((2.75, -.75, .04), (0, 0, -16), name='desk phone'), 'desk phone')
S = group((0, 0, 0), scale=1.18, parent=ph)
shell = superball((1.75, 1.5, .62), .25, .22, (0, 0, .62), m=IVORY, parent=S, n=112, shape=lambda p: Vector((p.x, p.y, p.z * (.62 + .38 * (p.y + 1.5) / 3.0) + .30 * p.y / 1.5 * (1 if p.z > 0 else 0) - (.0 if p.z > 0 else (.62 - .62 * (.62 + .38 * (p.y + 1.5) / 3.0)) * 1.0))))
superball((1.78, 1.53, .05), .3, .22, (0, 0, .16), m=INK, parent=S, n=96)
superball((1.79, 1.535, .014), .3, .22, (0, 0, .24), m=BRASS, parent=S, n=96)
# everything on the sloped face hangs on this plane
face = group((0, 0, 1.06), (17.2, 0, 0), parent=S)
box((1.62, .86, .07), (.55, .78, .10), r=.06, m=INK, parent=face)
box((1.46, .70, .04), (.55, .78, .125), r=.03, m=M('visor'), parent=face)
for k, (w, y) in enumerate(((.9, .95), (.6, .82), (1.1, .69))):
    box((w, .07, .012), (.55 - .62 + w / 2, y, .148), r=.02, m=M('lit_teal', power=2.4), parent=face, segments=1)
for k in range(4):                                           # line keys with lamps
    box((.30, .13, .07), (-.02 + .38 * k, .20, .11), r=.04, m=GUN, parent=face)
    ball(.03, (-.02 + .38 * k, .32, .13), m=M('lit_teal', power=7) if k < 2 else M('lit_amber', power=7) if k == 2 else INK, parent=face, n=12)
for i in range(3):
    for j in range(4):
        box((.34, .22, .1), (.0 + .44 * i, -.10 - .30 * j, .11), r=.05, m=M('paper', rough=.4), parent=face)
for j in range(4):
    box((.2, .2, .1), (1.38, -.12 - .30 * j, .11), r=.06, m=TEAL if j else M('terracotta'), parent=face)
for i in range(9):
    for j in range(4):
        cylinder(.022, .03, (-1.42 + .1 * i, -1.26 + .09 * j, .1), m=INK, parent=face, n=8, bevel=0) if i < 9 and False else None
# cradle and handset on the left side
for y in (.82, -.86):
    box((.7, .55, .2), (-1.05, y, .12), r=.1, m=INK, parent=face)
hs = group((-1.05, 0, .38), parent=face)
MG = M('marigold')
box((.46, 2.1, .26), (0, 0, .12), r=.12, m=MG, parent=hs)
for s in (-1, 1):
    superball((.36, .42, .24), .6, .7, (0, s * .98, .02), m=MG, parent=hs, n=48)
    torus(.24, .025, (0, s * .98, -.15), m=BRASS, parent=hs, n=40)
box((.3, 1.1, .02), (0, 0, .255), r=.01, m=BRASS, parent=hs)
# coiled cord from the handset's foot, round to the side of the case
path = [Vector((-1.05, -1.5, .62)), Vector((-1.2, -2.0, .25)), Vector((-1.9, -1.9, .16)), Vector((-2.2, -.9, .16)), Vector((-1.85, -.1, .2))]
pts = []
N = 300
for i in range(N + 1):
    t = i / N * (len(path) - 1)
    k = min(int(t), len(path) - 2)
    f = t - k
    a, b = path[k], path[k + 1]
    p0, p3 = path[max(0, k - 1)], path[min(len(path) - 1, k + 2)]
    c = .5 * ((2 * a) + (b - p0) * f + (2 * p0 - 5 * a + 4 * b - p3) * f * f + (3 * a - p0 - 3 * b + p3) * f ** 3)
    d = (b - a).normalized()
    n1 = d.cross(Vector((0, 0, 1))).normalized()
    n2 = d.cross(n1)
    ang = i * .62
    pts.append(c + .1 * (n1 * math.cos(ang) + n2 * math.sin(ang)))
tube(pts, .035, INK, S, steps=2, resolution=3)

# ---------------------------------------------------------------------------- headset on its stand, tablet, switch with backup cell
headset((5.35, 1.5, 0), -24, scale=1.15, hook=True)
tablet((-.65, .75, 0), 12, scale=1.15, art='tiles', pose='stand')
sw = group((-4.0, -.2, 0), (0, 0, 18))
box((2.5, 1.3, .55), (0, 0, .34), r=.12, m=INK, parent=sw)
box((2.54, 1.34, .05), (0, 0, .3), r=.02, m=BRASS, parent=sw)
for k in range(6):
    box((.27, .06, .22), (-.92 + .34 * k, -.66, .42), r=.03, m=GUN, parent=sw)
    box((.07, .03, .035), (-.92 + .34 * k, -.67, .57), r=.01, m=M('lit_teal', power=6) if k != 4 else M('lit_amber', power=6), parent=sw, segments=1)
cell = group((-6.1, .9, 0), (0, 0, 18))
box((1.1, 1.1, 1.9), (0, 0, .98), r=.16, m=IVORY, parent=cell)
box((1.14, 1.14, .1), (0, 0, .5), r=.04, m=TEAL, parent=cell)
for k in range(4):
    box((.14, .03, .16), (-.3 + .2 * k, -.555, 1.35), r=.03, m=M('lit_teal', power=4) if k < 3 else GUN, parent=cell)
box((.5, .03, .12), (0, -.555, 1.65), r=.04, m=INK, parent=cell)
for k, (a, c) in enumerate(((-.92, '#f09a14'), (-.58, '#e9dfcb'), (.1, '#1f9a8e'))):
    tube([(-4.0 + a * .95 + .2, -.95 - .28 + a * .29 + .3, .42), (-4.0 + a, -1.6, .12), (-1.6, -1.9 - .16 * k, .06), (.4, -1.5 - .2 * k, .06), (1.1, -1.0 - .1 * k, .3)], .05, M('rubber', color=c), steps=12, resolution=4)
tube([(-5.0, .1, .3), (-5.4, .4, .12), (-5.6, .6, .3)], .06, RUBBER)
mug((5.2, -2.6, 0), 60, scale=.95)
paper_stack((7.6, -2.3, 0), -20, scale=.7, n=5)
plant((-8.2, 2.6, 0), scale=.9, size=3.4)

# ---------------------------------------------------------------------------- wall, window, clock
wall(30, 13, [(5.4, 12.7, 3.3, 10.6)], m=M('plaster'), at=(-13.5, 4.9, -4), thick=.9)
W = group((-4.45, 5.15, -.7))
window(7.3, 7.3, 2, 2, (0, 0, 0), m=M('wood_dark'), depth=.5, bar=.17, parent=W, sill=M('stone'))
wall_clock((1.2, 4.88, 4.1), 0, scale=.8, hands=(305, 96))
box((16, .06, 2.2), (8.0, 4.87, -.4), r=.02, m=M('plaster_teal'))
box((16, .1, .12), (8.0, 4.85, .72), r=.03, m=M('wood_dark'))
shelf_ = group((6.3, 4.4, 3.4))
box((5.0, 1.0, .16), (0, 0, 0), r=.04, m=M('wood_dark'), parent=shelf_)
for s in (-1, 1):
    tube([(s * 2.0, .45, -.9), (s * 2.0, -.3, -.1)], .05, BRASS, shelf_, smooth=False)
for k, (w, h, c) in enumerate(((.34, 1.5, 'teal'), (.42, 1.7, 'terracotta'), (.3, 1.4, 'mint'), (.45, 1.6, 'ink'), (.3, 1.55, 'cane'), (.4, 1.35, 'wood'))):
    box((w, .8, h), (-2.0 + .46 * k, 0, .08 + h / 2), (0, 7 if k == 5 else 0, 0), .03, M(c), shelf_)
    box((w + .01, .1, .08), (-2.0 + .46 * k, -.37, .08 + h * .75), (0, 7 if k == 5 else 0, 0), .01, BRASS, shelf_) if k < 5 else None

# ---------------------------------------------------------------------------- across the yard
yard = group((-13.5, 34, -13))
office_block((0, 0, 0), 12, yard, floors=3, bays=4, door='teal', lit=False, scale=4.0)
lit = group((0, 0, 0), (0, 0, 12), 4.0, yard)                      # one window over there is lit
box((.6, .03, .74), (.65, -1.655, .30 + 1.62 + .82), r=.02, m=M('lit_amber', color='#ffb45a', power=4), parent=lit)
sheet(2, 2, lambda x, y: -13, (-120, 120), (6, 120), material('clay', '#b89a62', rough=.95))
for x, y, s in ((-24, 26, 3.2), (-1.5, 29, 2.4), (3, 38, 3)):
    neem((x, y, -13), 'l', 40 * s, s)
hills(seed=6, near=70, far=105, height=(8, 16), base=-13)

# ---------------------------------------------------------------------------- light
CAM = (.0, -14.2, 4.9)
sky([(0, '#6b5a3c'), (.52, '#ffd9a6'), (1, '#8fb0c4')], .62, [(0, '#f4c98c'), (.5, '#ffd08c'), (.56, '#ffdfae'), (.66, '#f0dfc0'), (.85, '#bcd0c8'), (1, '#8fb4bc')], 1.5)
sun(141, 17, 13, 1.5, '#ffb765')
area((4, -11, 7), (2, 0, 1.5), 5, 620, '#fff0dc')
area((-4.4, 4.5, 3.2), (1, -2, .5), 6, 420, '#ffdcae', size_y=6)
area((10, -2, 5), (4, 0, 1.5), 2.5, 120, '#cfe6e8')
dust((-3, 4), (-3, 4), (.8, 5), 40, r=.012)
mist(18, 100)
look(haze=('#f6cf98', .5, 1.0), bloom=.055, vignette=.15, ev=.22)

camera('voip-desk', CAM, (.55, 0, 2.25), lens=42, fstop=1.0, focus=(2.6, -1.0, 1.1))
camera('voip-desk.1x1', (1.2, -14.2, 4.9), (1.7, 0, 2.2), lens=52, fstop=1.0, focus=(2.6, -1.0, 1.1), aspect=1)
main()
