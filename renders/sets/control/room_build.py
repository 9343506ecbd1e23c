"""Control room at night: curved wall of screens, clock, two desks.  One unit is a decimetre."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.furniture import desk, desk_lamp, drawing_roll, mug, task_chair, wood
from props.devices import Flat, headset, keyboard, mouse, screen_art, screen_flat, tablet

CX, CY, R = 0, -14, 31          # centre and radius of the curve
STEP = 15.5                     # degrees between columns
DESK = (3.4, -4.6)
TOP = 7.4


def column(a):
    """Group at angle a (degrees from straight ahead), facing the centre."""
    t = math.radians(a)
    return group((CX + R * math.sin(t), CY + R * math.cos(t), 0), (0, 0, -a))


def screen_wall(gain=1.25, hot_gain=.72):
    """Seven columns of three screens; the gains dim the wall where it is only a background."""
    arts = ['map', 'waves', 'tiles', 'bars', 'dots', 'map', 'rings', 'trace', 'bands', 'code', 'waves', 'map', 'dots', 'bars', 'trace', 'tiles', 'rings', 'waves', 'map', 'bands', 'dots']
    panel, rail = M('night', color='#1b2a4d'), M('brass')
    n = 0
    for i in range(-3, 4):
        c = column(i * STEP)
        box((8.3, .8, 26), (0, .9, 13), r=.08, m=panel, parent=c)
        box((8.3, .3, 3.4), (0, .35, 4.9), r=.08, m=M('night', color='#22335c'), parent=c)
        for k in range(7):
            box((6.6, .06, .1), (0, .19, 3.8 + .36 * k), r=.03, m=M('ink', color='#0c1428'), parent=c, segments=2)
        tube([(-4.1, .2, 6.75), (4.1, .2, 6.75)], .06, rail, c, smooth=False)
        tube([(-4.1, .2, 21.55), (4.1, .2, 21.55)], .06, rail, c, smooth=False)
        for j in range(3):
            z = 9.2 + 4.9 * j
            hot = (i, j) == (1, 1)
            screen_flat((0, 0, z), parent=c, w=7.7, h=4.6, stand=False, art=None if hot else arts[n], accent=False, gain=gain, seed=n)
            if hot:            # the one marigold tile
                f = Flat(True, hot_gain, .006)
                w, h = 7.4, 4.3
                f.rect(0, 0, w, h, 'marigold', 1)
                f.rect(0, h * .3, w * .84, h * .1, '#ffd9a0', 2, .1)
                f.line([(-w * .4, -h * .2), (-w * .22, -h * .05), (-w * .1, -h * .14), (w * .05, h * .06), (w * .2, -h * .02), (w * .4, h * .14)], .12, '#5a2c02', 3)
                f.disc(w * .4, h * .14, .2, '#5a2c02', 3)
                f.build(c, (0, -.05, z))
            n += 1
        box((7.2, .12, .1), (0, .3, 22.4), r=.03, m=M('lit_teal', power=2.6), parent=c, segments=2)


def clock():
    """Round clock above the wall, its face lit marigold: the disc."""
    c = column(19.5)
    g = group((0, .35, 24.6), parent=c)
    d = group(turn=(90, 0, 0), parent=g)
    lathe([(0, 0), (2.2, 0), (2.36, .12), (2.38, .4), (2.26, .55), (2.1, .55), (2.05, .4)], m=M('brass'), parent=d, n=128, subdivide=1)
    disc(2.1, (0, 0, .32), m=material('emit', '#f39a1e', power=1.5), parent=d, n=128)
    for k in range(60):
        a = math.radians(6 * k)
        big = k % 5 == 0
        rr = 1.78 if big else 1.88
        box((.09 if big else .035, .34 if big else .13, .02), (rr * math.sin(a), rr * math.cos(a), .345), (0, 0, -6 * k), .005, M('ink'), d, segments=1)
    for a, l, w, z in ((308, 1.05, .16, .38), (48, 1.6, .11, .42)):
        slab([(-w / 2, -.3), (w / 2, -.3), (w * .3, l), (-w * .3, l)], .03, .006, M('ink'), (0, 0, z), (0, 0, -a), d, segments=2)
    cylinder(.14, .2, (0, 0, .42), m=M('ink'), parent=d, n=32)
    return g


def station(x, y, turn=0, full=True):
    """Desk whose operator sits on -Y and looks at the wall."""
    g = group((x, y, 0), (0, 0, turn))
    desk((0, 0, 0), 180, g, w=17, d=7.6, tone='dark', drawers=-1)
    box((15.5, .3, .5), (0, 3.4, TOP + .25), r=.08, m=M('ink'), parent=g)
    tube([(-7.6, 3.2, TOP + .42), (7.6, 3.2, TOP + .42)], .05, M('lit_teal', power=2), g, smooth=False)
    for k, (sx, t, art) in enumerate(((-4.6, 16, 'waves'), (.6, -2, 'map'), (5.6, -18, 'rings'))):
        screen_flat((sx, 1.4 - .5 * abs(k - 1), TOP), t, g, w=5.0, h=3.1, art=art, accent=False, gain=1.15, seed=k)
    keyboard((.4, -1.5, TOP), 2, g)
    mouse((3.4, -1.5, TOP), -8, g)
    return g


def room():
    floor = [material('satin', c, rough=.24, coat=.6, crough=.1) for c in ('#182647', '#15213f', '#1b2b50')]
    tile = bake(box((3.94, 3.94, .2), r=.05, m=floor[0], segments=2))
    tile.hide_render = True
    for i in range(-8, 9):
        for j in range(-6, 6):
            instance(tile, (i * 4, j * 4, -.1), m=random.choice(floor))
    box((90, 70, .1), (0, 0, -.25), r=.01, m=M('ink'))
    box((90, 60, .6), (0, 0, 31), r=.05, m=M('night', color='#121d38'))
    box((100, 1, 40), (0, 24, 20), r=.05, m=M('plaster_ink'))
    for x in (-12, 0, 12):                                # slim ceiling lines
        box((.3, 30, .1), (x, 0, 30.6), r=.03, m=material('emit', '#4a72c8', power=1.1))


def lights():
    sky([(0, '#0a1124'), (1, '#2b3f6e')], .34)
    area((-9, -20, 21), (2, -5, 8), 6, 2000, '#ffe2bf')                      # key on the desk and the chair
    area((16, -16, 14), (4, -5, 8), 6, 800, '#8fb8ff')
    area((0, 4, 27), (0, 15, 12), 20, 700, '#3f6bd6', size_y=4)             # washes the wall
    area((0, 8, 20), (2, -5, 8), 12, 380, '#57cfc4', size_y=5)              # what the screens give back
    look(bloom=.06, vignette=.14, ev=.15)
