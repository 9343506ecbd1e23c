"""S06 corner B at night: a server with its lid off on a trolley under a work lamp; one drive sled half drawn out."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.furniture import desk_lamp
from props.medical import trolley
from props.racks import rack_42u

start(seed=10)
PANEL = material('satin', '#243c74', rough=.38, coat=.4)
DARK = material('satin', '#0b1326', rough=.45, coat=.2)
STEEL, GUN, BRASS = M('steel', brush=1), M('gun'), M('brass')
GREEN = material('satin', '#0c6a5e', rough=.35, coat=.5)

trolley((0, .2, 0), 0, width=4.6, depth=4.2, height=2.0)
TOP = 2.0
# the open case, 2.6 wide, 3.4 deep, .5 high, drawn larger than the racked ones
s = subject(group((.05, .0, TOP + .02), (0, 0, 32), name='server'), 'server')
W, D, H = 2.7, 3.5, .50
box((W, D, .05), (0, 0, .03), r=.015, m=STEEL, parent=s)
for side in (-1, 1):
    box((.05, D, H), (side * (W / 2 - .025), 0, H / 2 + .01), r=.015, m=PANEL, parent=s, segments=2)
    for k in range(6):
        box((.012, .22, .06), (side * (W / 2 + .002), -1.3 + k * .52, .30), r=.005, m=DARK, parent=s, segments=1)
box((W, .05, H), (0, D / 2 - .025, H / 2 + .01), r=.015, m=STEEL, parent=s)
front = -D / 2
# front: ears, handles, eight drive bays; the third sled is half out
for side in (-1, 1):
    box((.16, .07, H), (side * (W / 2 + .07), front + .03, H / 2 + .01), r=.02, m=PANEL, parent=s, segments=3)
    bow_handle(.36, .15, .026, .05, M('steel'), (side * (W / 2 + .07), front, H / 2 + .01), (0, 90, 0), s)
box((W - .1, .04, .05), (0, front + .02, H - .01), r=.012, m=PANEL, parent=s, segments=2)


def sled(x, out, tone):
    g = group((x, front - out, .27), parent=s)
    box((.27, .06, .42), (0, 0, 0), r=.02, m=M(tone) if tone == 'marigold' else PANEL, parent=g, segments=3)
    box((.15, .02, .22), (0, -.035, .03), r=.01, m=DARK, parent=g, segments=2)
    box((.20, .035, .05), (0, -.045, -.15), r=.012, m=BRASS, parent=g, segments=2)
    superball((.02, .012, .012), .8, .8, (.08, -.035, .17), m=M('lit_teal', power=8) if out == 0 else M('lit_amber', power=8), parent=g, n=12)
    box((.24, .95, .36), (0, .52, 0), r=.02, m=GUN, parent=g, segments=2)
    box((.20, .70, .02), (0, .5, .185), r=.006, m=M('paper'), parent=g, segments=2)
    for q in range(4):
        cylinder(.018, .02, (.1 if q % 2 else -.1, .14 + .72 * (q // 2), .19), m=BRASS, n=12, bevel=.004, parent=g)


for k in range(8):
    sled(-1.09 + k * .312, .62 if k == 2 else 0, 'marigold' if k == 2 else 'ink')
# fan wall: four round fans in ivory frames
for k in range(4):
    x = -.99 + k * .66
    box((.60, .26, .44), (x, -.42, .27), r=.04, m=M('ivory'), parent=s)
    for y, turn in ((-.56, 0), (-.28, 180)):
        cylinder(.205, .02, (x, y, .275), (90, 0, 0), m=DARK, n=48, bevel=.004, parent=s)
        torus(.205, .018, (x, y - (.01 if y < -.4 else -.01), .275), (90, 0, 0), BRASS, s, 48, 8)
    for q in range(7):
        a = 2 * math.pi * q / 7
        box((.13, .012, .07), (x + .11 * math.cos(a), -.575, .275 + .11 * math.sin(a)), (30, -math.degrees(a), 0), .005, GUN, s, segments=1)
    cylinder(.06, .03, (x, -.575, .275), (90, 0, 0), m=M('steel'), n=32, bevel=.01, parent=s)
    box((.14, .06, .05), (x, -.42, .515), r=.015, m=M('teal'), parent=s, segments=2)
# board, two heat sinks, memory rows, power supplies, cards, leads
box((2.5, 2.0, .03), (0, .68, .075), r=.01, m=GREEN, parent=s, segments=2)
for x in (-.55, .55):
    g = group((x, .35, .09), parent=s)
    box((.52, .52, .06), (0, 0, .03), r=.01, m=material('metal', '#d98a5b', rough=.3), parent=g, segments=2)
    for k in range(15):
        box((.50, .016, .30), (0, -.24 + k * .034, .21), r=.004, m=M('steel'), parent=g, segments=1)
    for a in (-1, 1):
        for b in (-1, 1):
            cylinder(.035, .12, (a * .22, b * .22, .40), m=BRASS, n=20, bevel=.008, parent=g)
for side in (-1, 1):
    for bank in (-1, 1):
        for k in range(4):
            x = side * .55 + bank * (.36 + .055 * k)
            box((.026, .62, .26), (x, .35, .22), r=.006, m=GREEN if k % 2 else material('satin', '#16264a', rough=.4), parent=s, segments=1)
            for q in range(4):
                box((.034, .09, .12), (x, .13 + q * .14, .23), r=.006, m=DARK, parent=s, segments=1)
            box((.034, .64, .03), (x, .35, .10), r=.006, m=M('ivory'), parent=s, segments=1)
for x in (-.95, -.38):
    box((.5, .75, .36), (x, 1.28, .25), r=.03, m=STEEL, parent=s, segments=3)
    cylinder(.13, .02, (x, 1.28, .435), m=DARK, n=40, bevel=.004, parent=s)
    for r in (.06, .10, .13):
        torus(r, .008, (x, 1.28, .445), m=M('steel'), parent=s, n=40, k=6)
for k in range(4):
    box((.05, .78, .32), (.22 + k * .27, 1.26, .25), r=.012, m=GREEN if k % 2 else PANEL, parent=s, segments=2)
    box((.07, .2, .08), (.22 + k * .27, 1.1, .42), r=.015, m=BRASS if k == 1 else GUN, parent=s, segments=2)
for k, (m, x) in enumerate((('#f09a14', -.2), ('#0f857c', -.12), ('#efe4d0', -.04), ('#0f857c', .04))):
    tube([(x, 1.0, .3), (x + .02, .8, .46), (x, .4, .40), (x - .01, 0, .42), (x, -.2, .30)], .026, material('rubber', m, rough=.5), s, resolution=5)
# the lid, leaning against the push bar; screws in a brass dish
lid = group((1.55, 1.75, TOP + .02), (0, 0, 8))
box((2.5, .05, 1.9), (-.1, 0, .98), (-16, 0, 0), .02, STEEL, lid)
box((1.2, .02, .5), (-.1, -.05, 1.0), (-16, 0, 0), .008, GUN, lid, segments=2)
dish = group((-1.55, -1.35, TOP + .02))
lathe([(0, 0), (.26, 0), (.32, .05), (.34, .10), (.30, .08), (.24, .04), (0, .035)], m=BRASS, parent=dish, n=48, subdivide=1)
for k in range(9):
    a = k * 2.4
    cylinder(.035, .04, (.15 * math.cos(a) * (k % 3) / 2, .15 * math.sin(a) * (k % 3) / 2, .07), (20 * k, 0, 0), m=M('steel'), n=16, bevel=.008, parent=dish)
dr = group((1.2, -1.62, TOP + .08), (0, 90, 28))
cylinder(.09, .7, (0, 0, -.3), m=M('teal'), bevel=.03, n=32, parent=dr)
cylinder(.03, .8, (0, 0, .45), m=M('steel'), bevel=.006, n=20, parent=dr)
desk_lamp((-1.75, 1.45, TOP + .02), 128, scale=.60, power=520, tilt=18)

# ---------------------------------------------------------------------------- behind: racks and floor
for k in range(4):
    rack_42u((-3.4 + 1.78 * k, 4.3, 0), 0, seed=k + 2, fill='shuffle', door=None)
TILES = [material('satin', c, rough=.24, coat=.65, crough=.1) for c in ('#22386b', '#1f3463', '#263e75')]
tile = bake(box((.98, .98, .1), r=.018, m=TILES[0], segments=2))
tile.hide_render = True
for i in range(-6, 7):
    for j in range(-6, 6):
        instance(tile, (i, j, -.05), m=random.choice(TILES))
box((16, .2, 9), (0, 5.4, 4), r=.02, m=material('clay', '#1d2f5c', bump=0))

sky([(0, '#141f3e'), (1, '#3a5690')], .45)
area((-3.4, -4.6, 5.6), (.1, 0, 2.2), 1.8, 330, '#ffe7cb')
area((4.4, -2.6, 3.6), (.2, 0, 2.2), 1.8, 120, '#7fc4ff')
area((2.6, 3.2, 5.0), (0, .2, 2.2), .8, 210, '#6fd8d0', size_y=2.4)
spot((-.9, .9, 5.0), (.1, -.1, TOP), 420, 60, .6, .15, '#ffcf90')                  # the work lamp's pool
for x in (-2.4, 1.2):
    area((x, 1.4, 6.2), (x, 4.0, 2.2), 1.4, 130, '#a9c6ff')
mist(6, 20)
look(haze=('#3d62b8', .10, .5), bloom=.05, vignette=.15, ev=.12)
camera('dc-server-open', (-1.1, -6.6, 6.2), (.16, .25, 2.40), lens=41, fstop=1.1, focus=(-.2, -.9, 2.4), aspect=4 / 5)
main()
