"""Civic places: school, college, hospital, clinic and home, laboratory, bank, archive, government office, bus stop."""
import math
import random

from props.boards import board
from props.materials import M
from props.town import bus_stop, bench_seat
from props.vehicles import prop
from sets.town.mason import Mason, glow, paint, pane, tint
from sets.town.plan import paved, place, plot


def sign(body, at, turn=0, parent=None, width=1.2, height=.3, ground='teal', ink='ivory'):
    """A Devanagari board, packed once."""
    return prop(('sign', body, width, height, str(ground), str(ink)), lambda g: board(body, width=width, height=height, ground=ground, ink=ink, parent=g), at, turn, 1, parent, 'sign ' + body)


def tree_bed(g, x, y, r=.4):
    g.cyl(r, .12, (x, y, .1), 'stone', r, 16)
    g.cyl(r - .07, .13, (x, y, .1), tint('#7a5236'), r - .07, 14)


def school(town):
    """Veranda on two floors, a bell on the ridge, a yard with a banner pole, slide and hopscotch."""
    with place('school'):
        plot(town, 'school')
        g = Mason()
        wall, dado, ivory, stone = tint('#f0e5d0'), M('plaster_teal'), M('ivory'), M('stone')
        W, D, H = 6.4, 2.5, 1.3
        with g.at(-8.9, -7.1, .1):
            y0 = -D / 2
            yw = y0 + .6
            g.box((W, D - .6, 2 * H + .1), (0, .3, H + .2), wall, .02)
            g.box((W + .1, D + .1, .2), (0, 0, .1), stone, .02)
            for f in range(2):
                z = .2 + f * H
                g.box((W, .02, .38), (0, yw - .008, z + .19), dado, 0)
                g.box((W + .06, D, .09), (0, 0, z + H - .02), ivory, .015)
                for k in range(7):
                    x = -W / 2 + .1 + k * (W - .2) / 6
                    g.box((.12, .12, H - .08), (x, y0 + .07, z + H / 2 - .04), ivory, .015)
                    g.box((.17, .17, .08), (x, y0 + .07, z + .04), stone, 0)
                for k in range(6):
                    x = (k + .5) * W / 6 - W / 2
                    if f == 1 or k not in (2, 3):
                        g.rail((x - .46, y0 + .07, z), (x + .46, y0 + .07, z), .34, 'teal', 'wood', .11)
                    if k % 2 == 0:
                        g.box((.42, .05, .84), (x - .2, yw - .02, z + .42), 'teal', .01)
                        g.window(x + .28, yw, z + .68, .34, .44, 1 if (k + f) % 3 else 2)
                    else:
                        g.window(x, yw, z + .68, .62, .46, 1 if f else 2, shutter='teal')
                    g.ball(.06, (x, y0 + .34, z + H - .14), glow('lamp'), n=8)
                with g.left(-W / 2, .3):
                    g.windows(2, -.8, .8, 0, z + .7, glass=(3, 1), w=.36, h=.46, shutter='teal')
            top = .2 + 2 * H + .04
            g.gable(W, D, top, .9, wall, seed=3)
            g.box((.86, .26, .5), (0, y0 + .05, top + .18), wall, .02)                        # bell arch
            for s in (-1, 1):
                g.box((.18, .26, .7), (s * .32, y0 + .05, top + .7), wall, .02)
            g.wall([(-.5, top + 1.02), (.5, top + 1.02), (0, top + 1.38)], y0 - .1, y0 + .2, wall)
            g.lathe([(.17, 0), (.18, .03), (.13, .1), (.1, .2), (.07, .27), (0, .3)], (0, y0 + .05, top + .56), M('gold'), 18)
            for k in range(3):
                g.box((1.5 - .1 * k, .5 - .14 * k, .07), (0, y0 - .22 + .07 * k, .035 + .07 * k), stone, 0)
        # yard
        for k in range(6):                                                                  # hopscotch
            for s in ((0,) if k % 3 else (-.16, .16)):
                g.box((.26, .26, .01), (-6.9 + s, -10.3 + k * .3, .122), tint('#f3e8d0'), 0)
                g.box((.2, .2, .012), (-6.9 + s, -10.3 + k * .3, .122), tint('#c08a60'), 0)
        with g.at(-4.9, -9.7, .11):                                                         # slide
            g.box((.5, .5, .05), (0, .6, .8), 'teal', .01)
            for s in (-1, 1):
                for t in (.4, .8):
                    g.rod((s * .2, t, 0), (s * .2, t, 1.1), .025, 'marigold')
            g.box((.42, 1.25, .05), (0, -.12, .42), 'marigold', .02, (36, 0, 0))
            for k in range(5):
                g.rod((-.2, .86, .12 + k * .15), (.2, .86, .12 + k * .15), .016, 'steel')
        g.rod((-12.4, -10.2, .1), (-12.4, -10.2, 2.7), .03, 'ivory')                          # banner
        g.ball(.06, (-12.4, -10.2, 2.72), 'brass', n=8)
        g.box((.02, .8, .5), (-12.4, -10.62, 2.38), 'marigold', 0, (0, 0, 8))
        g.box((.6, .6, .14), (-12.4, -10.2, .16), 'stone', .02)
        tree_bed(g, -12.2, -8.4)
        tree_bed(g, -5.2, -6.2, .34)
        for k in range(4):                                                                  # bicycles under the wall
            bike(g, -9.9 + k * .34, -10.5, 78 + 5 * k)
        wall_c = tint('#e8c79a')
        g.fence([(-12.85, -10.95), (-9.4, -10.95)], .34, wall_c)
        g.fence([(-8.3, -10.95), (-4.15, -10.95)], .34, wall_c)
        for u in (-9.35, -8.35):
            g.box((.24, .24, .8), (u, -10.95, .5), wall_c, .02)
            g.ball(.11, (u, -10.95, .98), 'brass', n=10)
        g.fence([(-12.9, -10.9), (-12.9, -5.6)], .34, wall_c)
        g.put(parent=town)
        sign('शाळा', (-8.9, -8.42, 1.98), 0, town, 1.3, .34)


def bike(g, x, y, turn=0, color='#1f7a72'):
    """A bicycle, .8 long."""
    with g.at(x, y, .11, turn):
        for s in (-.26, .26):
            g.ring(.16, .014, (s, 0, .17), 'rubber', 16, 4, (90, 0, 0))
        m = paint(color)
        g.line([(-.26, 0, .17), (-.06, 0, .17), (.2, 0, .4), (-.1, 0, .4), (-.06, 0, .17)], .014, m, 4)
        g.line([(-.26, 0, .17), (-.1, 0, .4), (-.12, 0, .48)], .012, m, 4)
        g.line([(.26, 0, .17), (.19, 0, .5)], .014, m, 4)
        g.rod((.19, -.1, .5), (.19, .1, .5), .014, 'steel', 4)
        g.box((.14, .07, .03), (-.13, 0, .5), 'ink', 0)


def college(town):
    """Basalt college with a clock gable, and an open bench hall whose roof is lifted off: benches, scopes, boards."""
    with place('college'):
        plot(town, 'college')
        g = Mason()
        stone, trim = tint('#8f8478', bump=3, bscale=10), M('ivory')
        with g.at(-9.6, 17.2, .1):
            W, D, H = 6.4, 2.6, 2.5
            g.body(W, D, H, stone)
            for f, z in ((0, .85), (1, 1.95)):
                g.windows(7, -W / 2 + .15, W / 2 - .15, -D / 2, z, (1, 3, 2, 1), w=.4, h=.62, frame='ivory')
                for k in range(7):
                    x = -W / 2 + .15 + (W - .3) * (k + .5) / 7
                    g.wall([(x + .3 * math.cos(math.pi * q / 8), z + .3 + .22 * math.sin(math.pi * q / 8)) for q in range(9)], -D / 2 - .06, -D / 2, trim)
            g.band(W, D, 1.4)
            g.band(W, D, H)
            g.gable(W, D, H + .05, .95, stone, ('#7d5a48', '#8a6350', '#74533f'), seed=5)
            with g.at(0, -D / 2 + .2, 0):                                                    # clock tower
                g.box((1.3, 1.2, 4.2), (0, 0, 2.1), stone, .03)
                g.band(1.3, 1.2, 3.1)
                g.band(1.3, 1.2, 4.2)
                g.cyl(.42, .06, (0, -.6, 3.65), M('ivory'), n=28, turn=(90, 0, 0))
                g.ring(.42, .04, (0, -.66, 3.65), 'brass', 28, 6, (90, 0, 0))
                g.rod((0, -.68, 3.65), (0, -.68, 3.94), .022, 'ink')
                g.rod((0, -.68, 3.65), (.19, -.68, 3.58), .026, 'ink')
                g.lathe([(.9, 0), (.62, .25), (.3, .8), (.06, 1.35), (0, 1.5)], (0, 0, 4.24), tint('#7d5a48'), 4)
                g.ball(.08, (0, 0, 5.76), 'gold', n=10)
                g.door(0, -.6, .2, .6, 1.1, 'wood_dark')
        # the bench hall, roof off
        with g.at(-8.2, 14.3, .11):
            W, D = 6.6, 2.3
            g.box((W, D, .06), (0, 0, .03), tint('#cdbf9f'), 0)
            for x in range(13):
                for y in range(4):
                    g.box((.48, .54, .01), (-3.05 + x * .51, -.84 + y * .56, .066), tint('#e6d9bf' if (x + y) % 2 else '#b8695a', .6), 0)
            low = tint('#e9dcc2')
            g.box((W, .12, 1.15), (0, D / 2, .6), low, .015)
            g.box((.12, D, 1.15), (W / 2, 0, .6), low, .015)
            g.box((W, .12, .3), (0, -D / 2, .15), low, .015)
            g.box((.12, D, .3), (-W / 2, 0, .15), low, .015)
            g.box((2.2, .03, .62), (-1.2, D / 2 - .08, .72), M('plaster_ink', color='#1d3a33'), 0)
            for k in range(6):
                g.box((.3 - .04 * (k % 3), .012, .02), (-2 + (k % 3) * .5, D / 2 - .1, .85 - .16 * (k // 3)), 'paper', 0)
            for k in range(4):
                x = -2.5 + k * 1.35
                for y in (-.55, .3):
                    g.box((1.0, .42, .05), (x, y, .46), 'wood', .01)
                    for sx in (-.42, .42):
                        g.box((.05, .34, .44), (x + sx, y, .24), 'wood_dark', 0)
                    g.box((.2, .14, .16), (x - .28, y, .56), M('ivory' if k % 2 else 'teal'), .01)
                    g.box((.14, .012, .1), (x - .28, y - .076, .57), glow('screen', '#35e6d4'), 0)
                    g.box((.24, .16, .015), (x + .18, y - .04, .49), 'marigold' if (k + (y > 0)) % 3 == 0 else 'paper', 0)
                    g.rod((x + .42, y + .1, .48), (x + .42, y + .1, .72), .012, 'brass')
                    g.ball(.05, (x + .38, y + .06, .72), glow('bench', '#ffd08a'), n=8)
                    g.cyl(.1, .05, (x, y - .36, .3), 'wood_pale', n=12)
                    g.rod((x, y - .36, .06), (x, y - .36, .3), .02, 'ink')
        tree_bed(g, -12.3, 14.0)
        g.fence([(-12.85, 13.15), (-12.0, 13.15)], .3, stone)
        g.put(parent=town)
        sign('ग्रंथालय', (-11.6, 15.86, 1.52), 0, town, 1.2, .3, 'ink', 'marigold')


def hospital(town):
    """Three teal-banded storeys, a wing, an ambulance canopy, a roof pad with its drone."""
    with place('hospital'):
        plot(town, 'hospital')
        g = Mason()
        ivory, teal = M('ivory'), M('teal')
        with g.at(10.2, 1.1, .1):
            W, D, H = 5.8, 2.9, 1.15
            for f in range(4):
                g.box((W, D, H), (0, 0, .15 + H * (f + .5)), ivory, .025)
                g.box((W + .05, D + .05, .14), (0, 0, .15 + H * (f + 1) - .06), teal, .02)
                g.windows(8, -W / 2 + .1, W / 2 - .1, -D / 2, .15 + H * f + .55, (1, 1, 2, 1, 3), w=.4, h=.5, grid=True)
                with g.left(-W / 2, 0):
                    g.windows(4, -1.3, 1.3, 0, .15 + H * f + .55, (1, 3, 1, 2), w=.38, h=.5)
            top = .15 + H * 4
            g.parapet(W, D, top, ivory, 'ivory', .26, tint('#3f8f86', .7))
            g.cyl(1.08, .14, (1.35, 0, top), 'stone', n=36, edge=.03)
            g.ring(.86, .05, (1.35, 0, top + .15), M('marigold'), 36, 6)
            g.box((.12, .75, .01), (1.1, 0, top + .145), 'ivory', 0)
            g.box((.12, .75, .01), (1.6, 0, top + .145), 'ivory', 0)
            g.box((.42, .12, .01), (1.35, 0, top + .145), 'ivory', 0)
            for k in range(8):
                a = k * math.pi / 4
                g.ball(.045, (1.35 + math.cos(a), math.sin(a), top + .15), glow('pad', '#35e6d4'), n=6)
            g.stair_head(-1.3, .6, top, ivory, 1.1, 1.0, .9)
            g.tank(-2.4, .6, top)
            g.tank(-2.4, -.1, top)
            g.heater(-.6, -.7, top)
            g.heater(-1.6, -.8, top)
            # entrance: ramp, canopy, sliding doors
            g.box((1.8, .05, .95), (0, -D / 2 - .02, .62), pane(4), 0)
            for k in range(4):
                g.box((.05, .07, .95), (-.85 + k * .57, -D / 2 - .03, .62), 'ivory', 0)
            g.box((2.5, 1.3, .1), (0, -D / 2 - .65, 1.26), teal, .03)
            g.box((2.3, 1.1, .03), (0, -D / 2 - .65, 1.2), glow('ceiling', '#fff0d8'), 0)
            for s in (-1, 1):
                g.rod((s * 1.1, -D / 2 - 1.2, 0), (s * 1.1, -D / 2 - 1.2, 1.2), .045, 'brass', 8)
            g.box((2.4, 1.2, .12), (0, -D / 2 - .6, .06), 'stone', .02)
            cross(g, -2.2, -D / 2 - .05, 3.9, .5)
        with g.at(10.2, 1.1, .1):
            with g.left(-2.94, -.2):
                cross(g, 0, 0, 4.2, .42)
        # a small garden with benches and a fountain
        for u in (7.8, 12.6):
            g.box((.9, 1.4, .1), (u, -1.7, .14), tint('#7f9a4a'), .02)
        g.put(parent=town)
        sign('रुग्णालय', (10.2, -1.66, 1.62), 0, town, 2.0, .42)


def cross(g, x, y, z, s):
    """The plain medical cross, in teal on ivory."""
    g.box((s * 1.5, .04, s * 1.5), (x, y, z), 'ivory', .02)
    g.box((s * .36, .05, s * 1.1), (x, y - .02, z), glow('cross', '#1fb5a4'), 0)
    g.box((s * 1.1, .05, s * .36), (x, y - .02, z), glow('cross', '#1fb5a4'), 0)


def clinic(town):
    """The wada: a courtyard house of timber galleries by the ghat, with the clinic in its street wing."""
    with place('clinic'):
        g = Mason()
        u, v = -18.2, 5.2
        wall, wood, stone = tint('#e9d3ae'), M('wood_dark'), tint('#8a7f72', bump=3, bscale=9)
        g.prism([(-21.3, .0), (-15.1, .0), (-15.1, 10.9), (-21.3, 10.9)], .1, (0, 0, 0), tint('#cbb893'), r=.02)
        with g.at(u, v, .1):
            W, D, H = 5.4, 5.6, 1.2
            court = tint('#c9b48e')
            g.box((W, D, .16), (0, 0, .08), stone, .02)
            g.box((W - 2.6, D - 2.6, .02), (0, 0, .17), court, 0)
            # four wings round the court
            for s, (cx, cy, w, d, turn) in enumerate(((0, D / 2 - .65, W, 1.3, 0), (W / 2 - .65, 0, 1.3, D - 2.6, 0), (-W / 2 + .65, 0, 1.3, D - 2.6, 0), (0, -D / 2 + .65, W, 1.3, 0))):
                floors = 2 if s != 3 else 1
                g.box((w, d, H * floors), (cx, cy, .16 + H * floors / 2), wall, .02)
                with g.at(cx, cy, 0, turn):
                    z = .16 + H * floors
                    if w > d:
                        g.gable(w, d, z, .5, wall, over=.2, seed=s + 11)
                    else:
                        with g.at(turn=90):
                            g.gable(d + .9, w, z, .5, wall, over=.2, seed=s + 11)
                        with g.at(turn=-90):
                            g.gable(d + .9, w, z + .002, .5, None, over=.2, seed=s + 12)
            # galleries to the court: the far wing's front and posts
            yb = D / 2 - 1.3
            for k in range(6):
                x = -1.35 + k * .54
                g.box((.09, .09, H * 2), (x, yb - .3, .16 + H), wood, .01)
                g.box((.2, .12, .09), (x, yb - .3, .16 + H - .1), wood, .01)
                g.box((.2, .12, .09), (x, yb - .3, .16 + 2 * H - .1), wood, .01)
            g.box((2.8, .4, .06), (0, yb - .2, .16 + H), wood, .01)
            g.rail((-1.35, yb - .32, .16 + H), (1.35, yb - .32, .16 + H), .32, wood, wood, .09)
            g.windows(4, -1.3, 1.3, yb, .8, (1, 2), w=.34, h=.6, frame=wood)
            g.windows(4, -1.3, 1.3, yb, .8 + H, (2, 1), w=.34, h=.6, frame=wood)
            # tulsi stand in the court, a swing cot
            g.box((.42, .42, .5), (0, -.2, .42), 'terracotta', .03)
            g.box((.52, .52, .08), (0, -.2, .68), 'ivory', .01)
            for k in range(8):
                g.ball(.1, (.1 * math.cos(k), -.2 + .1 * math.sin(k), .86 + .03 * (k % 3)), 'leaf', n=6)
            # street front
            y0 = -D / 2
            g.door(.9, y0, .16, .74, .98, 'wood_dark', wood)
            for k in range(7):
                g.ball(.025, (.62 + .09 * k, y0 - .09, 1.2), 'brass', n=6)
            g.windows(2, -2.5, .1, y0, .78, (4, 4), w=.6, h=.56, shutter='wood', frame=wood)
            cross(g, -2.3, y0 - .02, 1.12, .2)
            with g.left(-W / 2, 0):
                g.windows(4, -1.3, 1.3, 0, .8, (3, 1, 3, 2), w=.36, h=.5, shutter='teal', frame=wood)
                g.windows(4, -1.3, 1.3, 0, .8 + H, (1, 1, 3, 2), w=.36, h=.56, shutter='teal', frame=wood)
                g.box((2.6, .5, .06), (0, -.25, .18 + H), wood, .01)                          # river balcony
                g.rail((-1.3, -.48, .2 + H), (1.3, -.48, .2 + H), .34, wood, wood, .1)
                for s in (-1.2, 0, 1.2):
                    g.rod((s, -.02, H - .25), (s, -.42, H + .15), .03, wood)
        g.pots([(-20.6 + .5 * k, 1.0, .1) for k in range(3)] + [(-16.1 + .4 * k, 1.1, .1) for k in range(3)], 4)
        # ghats: broad steps into the river, two lamp towers
        for k in range(8):
            g.box((.36, 9.6 - .5 * k, .16), (-21.5 - .3 * k, 5.2, .03 - .11 * k), tint('#877c70' if k % 2 else '#93877a', bump=3, bscale=9), .02)
        for w in (1.0, 9.4):
            g.box((2.4, .9, .9), (-22.4, w, -.3), stone, .03)
            g.lathe([(.4, 0), (.4, .12), (.28, .2), (.24, 1.2), (.3, 1.28), (.16, 1.4), (.1, 1.75), (0, 1.95)], (-22.3, w, .15), stone, 12)
            for q in range(3):
                for a in range(6):
                    t = a * math.pi / 3 + q * .4
                    g.rod((-22.3 + .2 * math.cos(t), w + .2 * math.sin(t), .5 + q * .33), (-22.3 + .42 * math.cos(t), w + .42 * math.sin(t), .56 + q * .33), .03, stone, 5)
                    g.ball(.04, (-22.3 + .43 * math.cos(t), w + .43 * math.sin(t), .62 + q * .33), glow('diya', '#ffab4a'), n=6)
        g.put(parent=town)
        sign('दवाखाना', (-19.4, 2.3, 1.28), 0, town, 1.5, .32)


def laboratory(town):
    """A low glass-fronted laboratory with fume stacks, a greenhouse wing and sample tanks."""
    with place('laboratory'):
        plot(town, 'laboratory')
        g = Mason()
        white, band = tint('#ece6da'), M('teal')
        with g.at(18.0, -15.2, .1):
            W, D, H = 5.6, 2.8, 1.25
            g.body(W, D, 2 * H, white)
            for f in range(2):
                z = .2 + H * f
                g.box((W - .5, .05, .7), (0, -D / 2 - .01, z + .62), pane(1 if f else 4), 0)
                for k in range(9):
                    g.box((.05, .1, .76), (-W / 2 + .25 + k * (W - .5) / 8, -D / 2 - .03, z + .62), 'ivory', 0)
                g.box((W + .1, .3, .06), (0, -D / 2 - .14, z + 1.08), band, .01)
                with g.left(-W / 2, 0):
                    g.windows(3, -1.2, 1.2, 0, z + .6, (1, 3, 2), w=.5, h=.5)
            top = 2 * H
            g.parapet(W, D, top, white, 'ivory', .22)
            for k in range(4):
                x = -.2 + k * .62
                g.cyl(.13, 1.0 + .2 * (k % 2), (x, .5, top), 'steel', n=14)
                g.lathe([(.2, 0), (.14, .1), (0, .12)], (x, .5, top + 1.04 + .2 * (k % 2)), 'steel', 14)
            g.box((2.2, .7, .42), (.7, -.5, top + .24), 'ivory', .03)
            for k in range(3):
                g.cyl(.22, .02, (.05 + k * .65, -.5, top + .46), M('gun'), n=18)
            g.lathe([(.62, 0), (.62, .06), (.58, .3), (.42, .5), (.2, .6), (0, .62)], (-1.8, .1, top + .06), 'ivory', 28)        # dome of the instrument room
            g.box((.14, .5, .5), (-1.8, -.16, top + .42), 'ink', 0, (40, 0, 0))
            g.door(2.2, -D / 2 - .02, .2, .6, .9, 'marigold')
        with g.at(16.5, -18.0, .11):                                                          # greenhouse
            frame = M('ivory')
            for k in range(6):
                x = -1.2 + k * .48
                g.line([(x, -.5, 0), (x, -.5, .5), (x, 0, .8), (x, .5, .5), (x, .5, 0)], .02, frame, 4)
            for y, z in ((-.5, .5), (0, .8), (.5, .5)):
                g.rod((-1.2, y, z), (1.2, y, z), .02, frame, 4)
            for k in range(10):
                g.ball(.14, (-1.05 + k * .235, -.22 + .4 * (k % 2), .18), 'leaf', n=7)
            g.box((2.4, 1.0, .1), (0, 0, .05), tint('#7a5236'), 0)
        with g.at(20.0, -17.9, .1):                                                           # gas cylinders in a cage
            for k in range(5):
                g.cyl(.09, .6, (-.4 + k * .2, 0, .02), ('teal', 'marigold', 'ivory', 'terracotta', 'teal')[k], n=12)
                g.ball(.09, (-.4 + k * .2, 0, .62), ('teal', 'marigold', 'ivory', 'terracotta', 'teal')[k], n=10)
            g.rail((-.6, -.18, 0), (.6, -.18, 0), .5)
        tree_bed(g, 15.3, -13.6)
        g.fence([(14.9, -18.9), (21.0, -18.9)], .3)
        g.put(parent=town)


def bank_place(town):
    """Columns, pediment, a brass dome; steps to a paved forecourt with the clock and two lions' plinths."""
    with place('bank'):
        plot(town, 'bank')
        g = Mason()
        paved(g, -3.8, 4.7, -2.4, -.9)
        cream, ivory = tint('#efe2c8'), M('ivory')
        with g.at(.5, 1.0, .1):
            for k in range(4):
                g.box((6.0 - .22 * k, 3.7 - .22 * k, .1), (0, -.1 + .04 * k, .05 + .1 * k), 'stone', .015)
            g.box((4.8, 2.5, 2.2), (0, .2, 1.5), cream, .02)
            for k in range(8):
                x = -2.1 + k * .6
                g.lathe([(0, 0), (.16, 0), (.16, .06), (.115, .1), (.11, .9), (.095, 1.72), (.15, 1.8), (.16, 1.9), (0, 1.9)], (x, -1.38, .4), ivory, 16)
            with g.left(-2.4, .2):
                for k in range(4):
                    g.box((.22, .06, 1.95), (-.9 + k * .6, -.02, 1.4), ivory, .02)
                g.windows(3, -.9, .9, 0, 1.5, (1, 2, 1), w=.32, h=1.0)
            g.box((5.1, 3.2, .26), (0, -.1, 2.44), ivory, .03)
            g.box((5.3, 3.4, .08), (0, -.1, 2.6), ivory, .02)
            g.wall([(-2.6, 2.64), (2.6, 2.64), (0, 3.3)], -1.75, -1.5, ivory)
            g.wall([(-2.2, 2.7), (2.2, 2.7), (0, 3.2)], -1.78, -1.74, tint('#d9c49c'))
            g.cyl(.2, .06, (0, -1.78, 2.9), 'brass', n=20, turn=(90, 0, 0))
            g.lathe([(1.25, 0), (1.25, .3), (1.2, .34)], (0, .3, 2.62), ivory, 36)
            for k in range(16):
                a = k * math.pi / 8
                g.box((.1, .16, .24), (1.25 * math.cos(a), .3 + 1.25 * math.sin(a), 2.8), pane(2), 0, (0, 0, math.degrees(a)))
            g.lathe([(1.2, 0), (1.22, .1), (1.17, .42), (.96, .78), (.55, 1.04), (.14, 1.14), (0, 1.15)], (0, .3, 2.96), M('brass', rough=.36), 40)
            g.lathe([(.16, 0), (.13, .25), (.18, .3), (.05, .45), (0, .7)], (0, .3, 4.08), ivory, 14)
            for k in range(3):
                g.cooler(1.75, -.4 + .5 * k, 2.64, 90)
            g.box((.7, .6, .4), (-1.8, .9, 2.84), ivory, .02)
            g.box((.9, .06, 1.5), (0, -1.06, 1.15), 'wood_dark', .02)
            for k in range(8):
                g.ball(.03, (-.3 + .2 * (k % 4), -1.1, .8 + .7 * (k // 4)), 'brass', n=6)
            for k in (-1.5, -.9, .9, 1.5):
                g.window(k, -1.05, 1.4, .34, .9, 1)
            for s in (-1, 1):
                g.ball(.11, (s * .65, -1.3, 2.1), glow('lamp'), n=8)
        for u in (-2.7, 3.7):
            g.box((.7, .7, .5), (u, -1.7, .3), 'stone', .03)
            g.lathe([(.2, 0), (.3, .1), (.34, .3), (.28, .34)], (u, -1.7, .55), 'stone', 16)
            for k in range(7):
                g.ball(.12, (u + .16 * math.cos(k), -1.7 + .16 * math.sin(k), .95 + .05 * (k % 2)), 'leaf', n=6)
        g.put(parent=town)
        sign('बँक', (.5, -.71, 2.66), 0, town, .9, .24, 'ink', 'marigold')


def archive(town):
    """Insurance and archive: a brick block with its upper storey cut open on shelves, boxes and a scanner."""
    with place('archive'):
        plot(town, 'archive')
        g = Mason()
        brick, trim = tint('#b0704e', bump=3, bscale=14), M('ivory')
        rng = random.Random(8)
        with g.at(.5, 8.3, .1):
            W, D, H = 6.6, 3.6, 1.45
            g.body(W, D, H, brick)
            g.band(W, D, H)
            for k in range(7):
                x = -W / 2 + .5 + k * .93
                if k == 3:
                    g.door(x, -D / 2, .2, .6, .95, 'teal')
                else:
                    g.window(x, -D / 2, .82, .46, .66, (1, 2, 3)[k % 3], hood='ivory')
                g.box((.12, .06, H - .3), (x + .46, -D / 2 - .02, .85), trim, 0)
            with g.left(-W / 2, 0):
                g.windows(4, -1.6, 1.6, 0, .82, (1, 3, 2), w=.42, h=.66)
            z = H + .06
            g.box((W - .1, D - .1, .03), (0, 0, z), tint('#c8b48c'), 0)
            for s in (-1, 1):
                g.box((.14, D, 1.25 if s > 0 else .3), (s * (W / 2 - .07), 0, z + (.62 if s > 0 else .15)), brick, .015)
                g.box((W, .14, 1.25 if s > 0 else .3), (0, s * (D / 2 - .07), z + (.62 if s > 0 else .15)), brick, .015)
            tones = ['#e0c79a', '#c79a62', '#d9b98a', '#1f7a72', '#b5623c', '#efe6d6', '#24407a']
            for r in range(4):                                                                # shelf rows with files
                y = -1.05 + r * .72
                for k in range(2 if r == 0 else 3):
                    x = -2.2 + k * 1.75
                    for q in range(3):
                        g.box((1.5, .32, .025), (x, y, z + .08 + q * .34), 'steel', 0)
                        p = x - .7
                        while p < x + .66:
                            w = rng.uniform(.07, .16)
                            g.box((w, .26, rng.uniform(.18, .28)), (p + w / 2, y, z + .22 + q * .34), tint(rng.choice(tones)), 0)
                            p += w + .012
                    for sx in (-.75, .75):
                        for sy in (-.15, .15):
                            g.rod((x + sx, y + sy, z), (x + sx, y + sy, z + 1.06), .016, 'ink', 4)
            g.box((1.0, .6, .4), (2.4, -1.1, z + .22), 'wood', .02)                             # the scanner
            g.box((.5, .36, .14), (2.3, -1.1, z + .5), 'ivory', .02)
            g.box((.36, .02, .05), (2.3, -1.1, z + .58), glow('screen', '#35e6d4'), 0)
            g.rod((2.7, -1.1, z + .4), (2.7, -1.1, z + .9), .02, 'brass')
            g.box((.3, .16, .05), (2.56, -1.1, z + .9), glow('bench', '#ffd08a'), 0)
        for k in range(3):
            g.box((.4, .3, .26), (-3.2 + .5 * k, 5.5, .24), 'card', .01)
        tree_bed(g, 4.3, 5.7)
        g.put(parent=town)
        sign('दप्तर', (.5, 6.44, 1.46), 0, town, 1.2, .3, 'teal')


def government(town):
    """Domed sandstone office with an arcade, a flagless mast, a queue rail, the post counter and a lawn."""
    with place('government'):
        plot(town, 'government')
        g = Mason()
        sand, ivory = tint('#d9b585', bump=2, bscale=12), M('ivory')
        with g.at(-8.5, 8.7, .1):
            W, D, H = 7.2, 3.0, 1.35
            g.body(W, D, 2 * H, sand)
            n = 9
            for k in range(n):
                x = -W / 2 + W * (k + .5) / n
                arch = [(x + .26 * math.cos(math.pi * q / 8), .75 + .26 * math.sin(math.pi * q / 8)) for q in range(9)]
                g.wall([(x - .26, .2), (x + .26, .2)] + arch, -D / 2 - .02, -D / 2 + .02, pane(1 if k % 2 else 4))
                g.box((.14, .16, 1.0), (x - W / n / 2, -D / 2 - .06, .7), ivory, .015)
                g.window(x, -D / 2, 1.35 + .7, .34, .6, (1, 3, 1, 2)[k % 4])
            g.band(W, D, H + .05)
            g.band(W, D, 2 * H)
            g.parapet(W, D, 2 * H, sand, 'ivory', .3)
            for k in range(n + 1):
                g.lathe([(.06, 0), (.1, .08), (.05, .2), (0, .26)], (-W / 2 + .08 + k * (W - .16) / n, -D / 2 + .06, 2 * H + .34), ivory, 8)
            with g.left(-W / 2, 0):
                g.windows(4, -1.4, 1.4, 0, .72, (1, 2), w=.34, h=.6)
                g.windows(4, -1.4, 1.4, 0, 2.05, (2, 1, 3), w=.34, h=.6)
            with g.at(0, -D / 2 + .5, 0):                                                     # the middle pavilion with its dome
                g.box((1.9, 1.3, 3.6), (0, 0, 1.8), sand, .02)
                g.band(1.9, 1.3, 3.6)
                g.wall([(-.5, .2), (.5, .2)] + [(.5 * math.cos(math.pi * q / 10), 1.3 + .5 * math.sin(math.pi * q / 10)) for q in range(11)], -.68, -.62, pane(1))
                g.window(0, -.65, 2.75, .7, .7, 1)
                g.lathe([(.8, 0), (.8, .3), (.72, .36)], (0, 0, 3.62), ivory, 24)
                g.lathe([(.72, 0), (.8, .2), (.72, .5), (.45, .8), (.12, .98), (0, 1.1)], (0, 0, 3.95), tint('#c98a5a', .6), 28)
                g.rod((0, 0, 5.0), (0, 0, 5.5), .03, 'brass')
                for k in range(3):
                    g.box((2.4 - .3 * k, .9 - .25 * k, .1), (0, -.95 + .12 * k, .05 + .1 * k), 'stone', .015)
            g.stair_head(1.9, .7, 2 * H, sand, .8, .7, .6)
            g.tank(2.9, .7, 2 * H)
            g.heater(-1.7, .5, 2 * H)
            g.heater(-2.6, .5, 2 * H)
            g.cooler(1.2, .2, 2 * H)
            for s in (-1, 1):
                g.lathe([(.36, 0), (.36, .4), (.42, .44), (.34, .7), (.14, .92), (0, 1.0)], (s * (W / 2 - .42), -D / 2 + .42, 2 * H + .1), tint('#c98a5a', .6), 18)
        g.box((3.2, 1.1, .03), (-10.9, 5.9, .12), tint('#86a04c'), 0)
        g.box((2.4, 1.1, .03), (-5.9, 5.9, .12), tint('#86a04c'), 0)
        for k in range(9):
            g.ball(.12, (-12.2 + k * .34, 5.35, .2), 'leaf', n=7)
            g.ball(.12, (-6.9 + k * .25, 5.35, .2), 'leaf', n=7)
        g.rail((-9.3, 5.3, .1), (-9.3, 6.7, .1), .4, 'brass', 'brass', .35)
        g.rail((-7.8, 5.3, .1), (-7.8, 6.7, .1), .4, 'brass', 'brass', .35)
        g.cyl(.16, .5, (-5.0, 5.2, .1), paint('#c23a24'), n=16)                                 # the post box
        g.ball(.16, (-5.0, 5.2, .6), paint('#c23a24'), (1, 1, .5), 12)
        g.box((.18, .02, .04), (-5.0, 5.04, .5), 'ink', 0)
        g.put(parent=town)
        sign('कार्यालय', (-8.5, 6.99, 2.2), 0, town, 1.6, .34, 'ink', 'marigold')
        sign('टपाल', (-5.9, 7.14, 1.42), 0, town, .8, .26)
        sign('नोंदणी', (-11.1, 7.14, 1.42), 0, town, .9, .26)


def bus_place(town):
    """The square at the crossing: shelters, a tea stall, a great lamp in brass, paving, benches and a banyan bed."""
    with place('bus-stop'):
        plot(town, 'bus-stop')
        g = Mason()
        paved(g, -3.8, 4.7, -10.9, -5.6, pitch=.52)
        # the brass lamp of the pages, tall, in the middle of the square
        with g.at(.6, -8.3, .12):
            for k in range(3):
                g.cyl(1.0 - .26 * k, .14, (0, 0, .14 * k), 'stone', n=28, edge=.02)
            brass = M('brass', rough=.24)
            g.lathe([(.4, 0), (.42, .06), (.26, .18), (.12, .34), (.1, .6), (.17, .68), (.1, .76), (.09, 1.3), (.16, 1.38), (.09, 1.46), (.08, 1.9), (.2, 2.0), (.5, 2.06), (.54, 2.16), (.3, 2.14), (.1, 2.12),
                     (.08, 2.3), (.14, 2.36), (.05, 2.46), (0, 2.6)], (0, 0, .42), brass, 32)
            for k in range(5):
                a = k * 2 * math.pi / 5
                g.lathe([(.05, 0), (.055, .05), (.025, .13), (0, .2)], (.46 * math.cos(a), .46 * math.sin(a), 2.56), glow('flame', '#ffb347'), 8)
        # tea stall
        with g.at(-2.9, -9.9, .12, -8):
            for sx in (-.55, .55):
                for sy in (-.35, .35):
                    g.rod((sx, sy, 0), (sx, sy, 1.3), .03, 'wood_dark')
            g.box((1.3, .9, .5), (0, 0, .3), 'wood', .02)
            g.box((1.36, .96, .04), (0, 0, .57), 'wood_pale', .01)
            for k in range(7):
                g.box((.2, 1.25, .03), (-.6 + k * .2, -.08, 1.34), 'marigold' if k % 2 else 'linen', 0, (-8, 0, 0))
            g.lathe([(.12, 0), (.16, .06), (.13, .18), (.05, .2)], (-.3, 0, .6), 'steel', 14)
            for k in range(6):
                g.cyl(.035, .09, (.05 + .1 * (k % 3), -.2 + .14 * (k // 3), .6), paint('#b9743a', .2), .045, 8)
            g.ball(.07, (0, -.3, 1.18), glow('lamp'), n=8)
            for k in range(3):
                g.cyl(.12, .26, (-.5 + .5 * k, -.8, 0), 'wood_dark', n=10)
        for k in range(5):
            bike(g, 3.0 + k * .3, -6.1, 75, ('#1f7a72', '#b5623c', '#24407a')[k % 3])
        tree_bed(g, 4.0, -7.4, .5)
        g.put(parent=town)
        bus_stop((-2.4, -6.0, .1), 180, town, lit=True)
        bus_stop((2.2, -10.3, .1), 0, town, lit=True, satchel=True)
        for u, v, t in ((-.9, -8.3, 90), (2.1, -8.3, -90)):
            bench_seat((u, v, .1), t, town)
        sign('चहा', (-2.9, -10.5, 1.27), -8, town, .6, .2, 'ink', 'marigold')
        sign('पुणे', (.6, -9.35, .36), 0, town, .5, .2, 'teal')
        sign('बस', (2.2, -10.93, 1.62), 0, town, .6, .2, 'teal')


def build(town):
    for one in (school, college, hospital, clinic, laboratory, bank_place, archive, government, bus_place):
        one(town)
