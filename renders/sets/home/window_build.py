"""The room of the home set: window wall with the low sun behind it, cane chair, curtain. One unit is a decimetre."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.furniture import calendar, cane_chair, plant, wall, window_frame, wood
from props.land import hills, neem

WALL_Y = 10.5


def drape(x0, x1, z0, z1, y, m, folds=7, depth=.22, gather=None):
    """Hanging curtain between two heights; ``gather`` = (z, factor) ties it in at that height towards x1."""
    def shape(u, v):
        return 0
    cloth = sheet(folds * 12, 28, shape, (0, 1), (0, 1), m)
    for vert in cloth.data.vertices:
        u, v = vert.co.x, vert.co.y
        z = z0 + (z1 - z0) * v
        pull = 1.0
        if gather:
            pull = 1 - (1 - gather[1]) * math.exp(-((z - gather[0]) / 2.6) ** 2)
        x = x1 + (x0 - x1) * (1 - u) * pull
        vert.co = (x, y + depth * math.sin(u * folds * 2 * math.pi + .5 * math.sin(v * 3)) * (.7 + .3 * v) - .1 * math.sin(v * 5), z)
    cloth.data.use_auto_smooth = False
    return cloth


def room(sun_x=-1.6, sun_z=9.2, sun_r=4.0):
    # Wall with a wide window; its sill is just above the table so that the sky stands behind the things on it.
    wall(44, 26, (0, WALL_Y, 0), hole=(.2, 5.3, 11.5, 11), m=M('plaster', color='#e8d9bf'), thick=1.4)
    window_frame(11.5, 11, (.2, WALL_Y, 5.3), panes=(2, 3), depth=.9, glass=False)
    wall(40, 26, (13.5, -4, 0), -90, m=M('plaster', color='#dccbab'), thick=1)
    wall(40, 26, (-15.5, 0, 0), 90, m=M('plaster', color='#dccbab'), thick=1)
    # floor of terracotta tiles
    tones = ('#b5623c', '#aa5a36', '#bd6a44')
    tile = bake(box((2.94, 2.94, .2), r=.04, m=M('terracotta'), segments=2))
    tile.hide_render = True
    for i in range(-6, 6):
        for j in range(-4, 5):
            instance(tile, (i * 3 + 1.5, j * 3 - 2.5, -.1), m=M('terracotta', color=tones[(i * 5 + j * 3) % 3], rough=.5))
    box((44, 30, .1), (0, -4, -.16), r=.01, m=M('stone', color='#8f7a62'))
    # curtains on a brass rod, gathered aside
    tube([(-7.2, WALL_Y - .6, 17.2), (7.4, WALL_Y - .6, 17.2)], .12, M('brass'), smooth=False)
    drape(3.9, 6.6, 1.0, 17.1, WALL_Y - .62, M('linen', color='#f0e2c8'), 6, .2, (7.5, .62))
    drape(-4.0, -6.4, 1.0, 17.1, WALL_Y - .62, M('linen', color='#f0e2c8'), 6, .2, (7.5, .62))
    for s, x in ((1, 6.0), (-1, -5.8)):
        torus(.62, .07, (x, WALL_Y - .66, 7.5), m=M('brass'), n=48, scale=(1, .6, 1))
    plant((3.2, WALL_Y - .35, 5.3), 40, size=2.3, seed=5)
    # outside: fields in haze, a tree, the sun
    box((300, 120, .2), (0, 72, -.9), r=.01, m=M('leaf', color='#a98f52'))
    hills(seed=5, near=48, far=86, height=(5.6, 8.6))
    neem((10.5, 34, -1), 'l', 20, 2.5)
    neem((-13, 40, -1), 'l', 70, 2.4, variant=1)
    sun_disc((sun_x, 98, sun_z), sun_r, '#ffc95e', '#ff7a2c', power=2.6)


def room_light(target):
    golden_hour(target, azimuth=108, elevation=12, power=9.5, fill=900)
    sky([(0, '#6b5a3c'), (.52, '#ffd9a6'), (1, '#9fb0b4')], .66,
        [(0, '#f0c890'), (.5, '#ffcb84'), (.53, '#ffdca4'), (.6, '#fbe6c0'), (.78, '#efe2c6'), (1, '#d9dccf')], 2.5)
    # the window itself as a soft source, so that the room glows round the things by it
    area((.2, WALL_Y + 1.0, 11), (0, -4, 5), 10, 420, '#ffd9a4', size_y=9)
    mist(20, 90)
    look(haze=('#f6cd94', .6, 1.0), bloom=.05, vignette=.12, ev=.2)
