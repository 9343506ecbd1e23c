"""The studio round the workbench: back wall with a shelf, a tall window on the left that throws its bars over the table."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.furniture import drawing_roll, file_bundle, ledger_book, plant, shelf, shelf_levels, wall, window_frame, wood


def floor_boards(x=(-4, 4), y=(-8, 14), tone='pale'):
    plank = bake(box((11.9, 1.92, .2), r=.03, m=wood(0, tone), segments=2))
    plank.hide_render = True
    box((130, 70, .2), (0, 6, -.34), r=.01, m=wood(2, 'dark'), segments=1)             # under the joints, else the sky shines through them
    for i in range(*x):
        for j in range(*y):
            instance(plank, (i * 12 + (j % 3) * 4, j * 1.95, -.1), m=wood(i * 5 + j * 7, tone))


def filled_shelf(at, turn=0, w=11, h=17):
    """Shelf with ledgers, bundles, rolls, boxes and a plant; for backgrounds."""
    g = shelf(at, turn, w=w, h=h, tone='wood')
    rng = random.Random(int(abs(at[0] * 10)) + 3)
    for z in shelf_levels(h, 5)[:-1]:
        x = -w / 2 + .7
        while x < w / 2 - 2.6:
            kind = rng.choice(('books', 'books', 'bundle', 'box', 'roll'))
            if kind == 'books':
                for k in range(rng.randint(2, 4)):
                    t = rng.uniform(.35, .6)
                    hh = rng.uniform(2.2, 2.9)
                    box((t, 2.0, hh), (x + t / 2, -.2, z + hh / 2), r=.04, m=M('linen', color=rng.choice(('#0f5c55', '#17233f', '#a5742a', '#ddcfb4', '#8a4a30', '#5f8f88'))), parent=g, segments=2)
                    for q in (.25, .75):
                        box((t * .96, .02, .06), (x + t / 2, -1.205, z + hh * q), r=.005, m=M('brass'), parent=g, segments=1)
                    x += t + .04
                x += .25
            elif kind == 'bundle':
                file_bundle((x + 1.2, -.1, z), 0, g, variant=rng.randint(0, 4), scale=.85)
                x += 2.5
            elif kind == 'box':
                box((1.9, 2.1, 1.5), (x + .95, -.1, z + .76), r=.08, m=M('card', color=rng.choice(('#c79a62', '#b98a54'))), parent=g, segments=3)
                box((.7, .04, .4), (x + .95, -1.16, z + .9), r=.02, m=M('paper'), parent=g, segments=2)
                x += 2.15
            else:
                for k in range(3):
                    drawing_roll((x + .5 + .35 * k, -.1, z + (.55 if k == 1 else 0)), (0, 0, 90), g, length=2.4, r=.28)
                x += 1.7
    plant((w / 2 - 1.6, 0, h + .05), 20, g, size=2.8, seed=int(w))
    return g


def studio_room(back=17, left=-17, sun_az=158, sun_el=17, power=11.0, fill=1500, target=(0, 0, 9), window=((7, 6.5, 12, 15),), wall_color='#e9dabd', panes=(2, 4), shelves=(6.5,), light=True):
    """Golden studio. ``window``: (y, z of the sill, width, height) of each opening in the left wall."""
    floor_boards()
    m = M('plaster', color=wall_color)
    wall(60, 34, (4, back, 0), m=m, thick=1)
    edges = sorted(window)
    y0 = -18.0
    for (y, z, w, h), nxt in zip(edges, list(edges[1:]) + [None]):
        y1 = (y + nxt[0]) / 2 if nxt else back + 1
        wall(y1 - y0, 34, (left, (y0 + y1) / 2, 0), 90, hole=(y - (y0 + y1) / 2, z, w, h), m=m, thick=1.2)
        window_frame(w, h, (left, y, z), 90, panes=panes, depth=1.0, glass=False)
        y0 = y1
    for x in shelves:
        filled_shelf((x, back - 1.8, 0))
    if light:
        golden_hour(target, sun_az, sun_el, power, 0)
        sky([(0, '#7a6644'), (.52, '#ffdcae'), (1, '#c8ccc6')], .8, [(0, '#f4c98c'), (.5, '#ffcf8c'), (.6, '#ffe2b4'), (.8, '#ffe8c4')], 1.5)
        t = Vector(target)
        area(t + Vector((-7, -9, 9)), t, 6, fill, '#fff3e2')
        area(t + Vector((9, -5, 4)), t, 4, fill * .2, '#d3e4e4')
        mist(26, 90)
        look(haze=('#f8d6a0', .25, 1.0), bloom=.045, vignette=.13, ev=.08, contrast=1.12)
