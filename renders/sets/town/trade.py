"""Places of trade: shop street and market, hotel, garage, warehouse, office with its control room, data centre, media studio."""
import math
import random

from props.materials import M
from props.town import street_block
from sets.town.civic import sign, tree_bed
from sets.town.mason import Mason, glow, paint, pane, tint
from sets.town.plan import paved, place, plot
from studio.studio import material


def shops(town):
    """Two arcaded blocks, a row of awnings, and the market: stalls of fruit, flowers and cloth under parasols."""
    with place('shops'):
        plot(town, 'shops')
        street_block((-10.75, 1.2, .1), 0, town, bays=3, style=1, shops='open', lit=True, scale=.88)
        street_block((-6.5, 1.2, .1), 0, town, bays=3, style=3, shops='open', lit=True, scale=.88)
        g = Mason()
        paved(g, -12.8, -4.2, -2.4, -.35, pitch=.55)
        rng = random.Random(4)
        fruit = ['#f09a14', '#cf4b25', '#7f9a3a', '#e9c83a', '#b5392f', '#8fb054']
        for k in range(6):
            u, v = -12.1 + k * 1.42, -1.65 + .35 * (k % 2)
            cloth = ('teal', 'marigold', 'terracotta')[k % 3]
            with g.at(u, v, .12, rng.uniform(-8, 8)):
                g.box((.9, .56, .3), (0, 0, .2), 'wood', .015)
                g.box((.96, .62, .04), (0, 0, .37), 'wood_pale', .01)
                for i in range(5):
                    for j in range(3):
                        c = fruit[(i + k) % len(fruit)]
                        g.ball(.075, (-.36 + i * .18, -.18 + j * .18, .43 + rng.uniform(0, .04)), paint(c), n=7)
                if k % 2 == 0:
                    g.rod((0, .2, .3), (0, .2, 1.3), .025, 'ivory')
                    n = 10
                    for q in range(n):
                        a, b = 2 * math.pi * q / n, 2 * math.pi * (q + 1) / n
                        g.add([(0, .2, 1.42), (.8 * math.cos(a), .2 + .8 * math.sin(a), 1.14), (.8 * math.cos(b), .2 + .8 * math.sin(b), 1.14)], [(0, 1, 2), (0, 2, 1)], M(cloth) if q % 2 else M('linen'))
                else:
                    for s in (-.42, .42):
                        g.rod((s, .24, .3), (s, .24, 1.1), .02, 'wood_dark')
                        g.rod((s, -.3, .3), (s, -.3, 1.0), .02, 'wood_dark')
                    for q in range(6):
                        g.box((.17, .8, .02), (-.43 + q * .172, -.04, 1.08), M(cloth) if q % 2 else M('linen'), 0, (8, 0, 0))
            for _ in range(3):
                g.lathe([(.1, 0), (.16, .14), (.15, .16)], (u + rng.uniform(-.6, .6), v - .55, .12), 'cane', 10)
                g.ball(.12, (u + rng.uniform(-.55, .55), v - .55, .26), paint(rng.choice(fruit)), (1, 1, .5), 8)
        for k in range(5):                                                                  # marigold garlands between the arcades
            a, b = (-12.6 + k * 1.9, -.2), (-12.6 + (k + 1) * 1.65, -.2)
            for q in range(13):
                t = q / 12
                g.ball(.045, (a[0] + (b[0] - a[0]) * t, a[1], 1.95 - .34 * math.sin(math.pi * t)), 'marigold' if q % 3 else paint('#d9701a'), n=6)
        g.put(parent=town)
        for k, (word, u) in enumerate((('किराणा', -12.07), ('मिठाई', -10.75), ('कापड', -9.43))):
            sign(word, (u, .01, 1.53), 0, town, 1.0, .26, ('teal', 'ink', 'teal')[k], ('ivory', 'marigold', 'ivory')[k])
        for k, (word, u) in enumerate((('पुस्तके', -7.82), ('मोबाईल', -6.5), ('फुले', -5.18))):
            sign(word, (u, .01, 1.53), 0, town, 1.0, .26, ('ink', 'teal', 'ink')[k], ('marigold', 'ivory', 'marigold')[k])
        sign('बाजार', (-8.62, -.03, 1.9), 0, town, 1.3, .36, 'ink', 'marigold')


def hotel(town):
    """Curved-corner hotel with balconies, a lit name board on the roof, a porch and a pool."""
    with place('hotel'):
        plot(town, 'hotel')
        g = Mason()
        wall, ivory = tint('#e6b58f'), M('ivory')
        with g.at(10.1, -14.7, .1):
            W, D, H = 5.4, 2.7, 1.15
            arc = [(-W / 2 + .9 - .9 * math.cos(t), -D / 2 + .9 - .9 * math.sin(t)) for t in (math.pi / 2 * k / 8 for k in range(9))]
            outline = arc + [(W / 2, -D / 2), (W / 2, D / 2), (-W / 2, D / 2)]
            floors = 4
            g.prism(outline, H * floors + .2, (0, 0, 0), wall)
            for f in range(floors):
                z = .2 + H * f
                g.prism([(x * 1.03, y * 1.05) for x, y in outline], .1, (0, 0, z + H - .1), ivory)
                for k in range(5):
                    x = -1.35 + k * .88
                    if f == 0:
                        g.box((.7, .05, .8), (x, -D / 2 - .01, z + .45), pane(4), 0)
                        continue
                    g.window(x, -D / 2, z + .52, .5, .66, (1, 2, 1, 3, 1)[(k + f) % 5], sill=False)
                    g.box((.74, .36, .05), (x, -D / 2 - .18, z + .1), ivory, .01)
                    g.rail((x - .36, -D / 2 - .34, z + .12), (x + .36, -D / 2 - .34, z + .12), .26, 'ink', 'brass', .12)
                for q in range(3):
                    t = math.pi / 2 * (q + .7) / 3.4
                    g.box((.34, .05, .62), (-W / 2 + .9 - .91 * math.cos(t), -D / 2 + .9 - .91 * math.sin(t), z + .55), pane(1 if (q + f) % 2 else 2), 0, (0, 0, math.degrees(t) - 90))
                with g.left(-W / 2, .45):
                    g.windows(2, -.75, .75, 0, z + .55, (1, 3), w=.4, h=.6)
            top = .2 + H * floors
            g.parapet(W - .5, D - .3, top, wall, 'ivory', .22)
            g.stair_head(1.6, .5, top, wall)
            g.tank(.6, .7, top)
            g.tank(0, .7, top)
            for s in (-.9, .9):
                g.rod((-.6 + s, -D / 2 + .3, top), (-.6 + s, -D / 2 + .3, top + .8), .03, 'ink')
            g.box((2.6, 1.1, .1), (.4, -D / 2 - .6, 1.15), 'teal', .03)
            g.box((2.3, .9, .03), (.4, -D / 2 - .6, 1.09), glow('ceiling', '#fff0d8'), 0)
            for s in (-1, 1):
                g.rod((.4 + s * 1.1, -D / 2 - 1.05, 0), (.4 + s * 1.1, -D / 2 - 1.05, 1.1), .05, 'brass', 8)
        # pool with deck, loungers and parasol
        with g.at(8.6, -17.8, .1):
            g.box((2.4, 1.5, .08), (0, 0, .05), 'wood_pale', .02)
            g.prism([(.85 * math.cos(t) - .1, .52 * math.sin(t)) for t in (2 * math.pi * k / 28 for k in range(28))], .03, (0, 0, .075), material_water())
            for k in range(2):
                g.box((.26, .7, .06), (.92, -.35 + k * .75, .16), 'linen', .02, (6, 0, 80))
        for k in range(6):
            g.ball(.16, (11.0 + k * .36, -18.6, .2), 'leaf', n=7)
        tree_bed(g, 12.7, -17.4)
        g.fence([(7.3, -18.9), (9.9, -18.9)], .3, wall)
        g.put(parent=town)
        sign('हॉटेल', (9.5, -15.74, 5.35), 0, town, 2.1, .56, 'ink', glow('sign', '#ffb347'))


def material_water():
    """Still, clean water."""
    return material('gloss', '#3f9c9a', rough=.05, coat=.8)


def garage(town):
    """Repair shop with open bays, a lift, tyre stacks, a charging canopy and the fuel of the day: sun."""
    with place('garage'):
        plot(town, 'garage')
        g = Mason()
        wall = tint('#8fb0a8')
        with g.at(-9.3, -14.6, .1):
            W, D, H = 6.2, 2.6, 1.75
            g.box((W, .14, H), (0, D / 2 - .07, H / 2), wall, .02)
            for k in range(4):
                g.box((.16, D, H), (-W / 2 + .08 + k * (W - .16) / 3, 0, H / 2), wall, .02)
            g.box((W + .3, D + .4, .12), (0, -.1, H + .06), tint('#b9aa90'), .02)
            g.box((W + .34, .1, .34), (0, -D / 2 - .3, H), 'marigold', .02)
            for k in range(12):                                                               # corrugated roof
                g.box((.12, D + .36, .05), (-W / 2 + .1 + k * .55, -.1, H + .14), tint('#9c8f7c', .6), 0)
            for k in range(3):
                x = -W / 2 + 1.1 + k * 2.0
                g.box((1.7, .04, 1.0), (x, D / 2 - .16, .8), tint('#d9c49c'), 0)
                for q in range(8):
                    g.box((.08, .03, .22 + .1 * (q % 3)), (x - .6 + q * .17, D / 2 - .19, .9), 'steel', 0)
                g.box((1.2, .1, .04), (x, -.1, H - .1), glow('ceiling', '#fff0d8'), 0)
                g.box((1.3, .34, .36), (x, D / 2 - .4, .2), 'teal', .015)
            x = -W / 2 + 3.1                                                                  # lift with posts
            for s in (-.75, .75):
                g.box((.14, .2, 1.5), (x + s, -.2, .75), 'marigold', .02)
            g.box((1.5, .2, .07), (x, -.2, .52), 'gun', .01)
            with g.left(-W / 2, 0):
                g.windows(2, -1, 1, 0, 1.0, (1, 1), w=.6, h=.5)
        for k in range(4):                                                                  # tyres
            for q in range(3 - k % 2):
                g.ring(.18, .07, (-5.5 + .42 * k, -14.0, .19 + .14 * q), 'rubber', 16, 6)
        # charging canopy with solar
        with g.at(-5.7, -17.2, .1):
            for s in (-1, 1):
                g.rod((s * .9, 0, 0), (s * .9, 0, 1.5), .05, 'ivory', 8)
            for k in range(3):
                for q in range(2):
                    g.solar(-.95 + k * .95, -.32 + q * .62, 1.6 + q * .16, .92, .6, 14)
            for k in range(2):
                g.box((.22, .16, .62), (-.5 + k, .1, .31), 'ivory', .03)
                g.box((.14, .02, .16), (-.5 + k, .015, .45), glow('screen', '#35e6d4'), 0)
        g.box((.5, .5, .5), (-12.3, -18.2, .35), 'terracotta', .02)
        g.cyl(.2, .5, (-11.7, -18.3, .1), paint('#24407a'), n=16, edge=.02)
        g.cyl(.2, .5, (-11.25, -18.2, .1), paint('#b5623c'), n=16, edge=.02)
        tree_bed(g, -12.5, -13.3, .34)
        g.put(parent=town)
        sign('दुरुस्ती', (-9.3, -16.28, 1.86), 0, town, 1.5, .32, 'ink', 'marigold')
        sign('सायकल', (-11.9, -16.26, 1.86), 0, town, 1.0, .28, 'teal')


def warehouse(town):
    """Barrel-roofed store with dock doors, pallets in rows, a gantry of shelves seen through the open side."""
    with place('warehouse'):
        plot(town, 'warehouse')
        g = Mason()
        wall = tint('#c9b28c')
        rng = random.Random(3)
        with g.at(.6, -14.8, .1):
            W, D, H = 7.2, 3.0, 1.7
            g.body(W, D, H, wall)
            n = 14                                                                            # barrel roof in ribs
            for k in range(n):
                a, b = math.pi * k / n, math.pi * (k + 1) / n
                p = [(D / 2 + .12) * math.cos(t) for t in (a, b)]
                q = [H + .95 * math.sin(t) for t in (a, b)]
                g.add([(-W / 2 - .1, -p[0], q[0]), (W / 2 + .1, -p[0], q[0]), (W / 2 + .1, -p[1], q[1]), (-W / 2 - .1, -p[1], q[1])], [(0, 1, 2, 3), (3, 2, 1, 0)], paint('#a9b7b2', .5, .1) if k % 5 != 2 else pane(1))
            for k in range(13):
                x = -W / 2 - .1 + k * (W + .2) / 12
                g.line([(x, -(D / 2 + .14) * math.cos(math.pi * q / 12), H + .97 * math.sin(math.pi * q / 12)) for q in range(13)], .035, tint('#7f8c88', .5), 4)
            for s in (-1, 1):
                end = [(0, -D / 2 * math.cos(math.pi * q / 14), H + .93 * math.sin(math.pi * q / 14)) for q in range(15)]
                g.add([(s * W / 2, y, z) for _, y, z in end], [tuple(range(15)) if s < 0 else tuple(range(15))[::-1]], wall)
            for k in range(4):
                x = -2.6 + k * 1.74
                g.box((1.16, .06, 1.2), (x, -D / 2 - .01, .9), ('teal', 'ivory', 'teal', 'marigold')[k] if k != 1 else pane(4), 0)
                if k != 1:
                    for q in range(5):
                        g.box((1.12, .02, .02), (x, -D / 2 - .05, .45 + q * .22), tint('#7f8c88'), 0)
                g.box((1.3, .5, .28), (x, -D / 2 - .24, .14), 'stone', .02)
                g.box((1.5, .6, .06), (x, -D / 2 - .28, 1.6), 'terracotta', .015, (-8, 0, 0))
            with g.left(-W / 2, 0):
                g.box((.9, .05, 1.2), (0, -.02, .8), 'wood_dark', .01)
                g.cyl(.34, .06, (0, 0, 2.05), pane(2), n=20, turn=(90, 0, 0))
        for k in range(9):                                                                  # pallets in the yard
            x, y = -3.2 + (k % 5) * .95, -17.5 - (k // 5) * .85
            g.box((.7, .6, .08), (x, y, .15), 'wood_pale', 0)
            for q in range(rng.randrange(2, 7)):
                g.box((.3, .26, .24), (x - .17 + .34 * (q % 2), y - .14 + .28 * (q // 2 % 2), .32 + .25 * (q // 4)), tint(rng.choice(('#c79a62', '#b98a4e', '#d3a870'))), .01)
        with g.at(2.6, -17.9, .1, 30):                                                        # forklift
            g.box((.5, .7, .3), (0, 0, .27), 'marigold', .04)
            g.line([(-.22, -.2, .4), (-.2, -.1, .95), (-.2, .3, .95), (-.22, .34, .4)], .03, 'ink')
            g.line([(.22, -.2, .4), (.2, -.1, .95), (.2, .3, .95), (.22, .34, .4)], .03, 'ink')
            for s in (-.14, .14):
                g.box((.05, .06, 1.2), (s, -.42, .62), 'gun', 0)
                g.box((.07, .5, .03), (s, -.66, .1), 'steel', 0)
            for sx in (-.24, .24):
                for sy in (-.22, .24):
                    g.cyl(.12, .1, (sx - .05, sy, .12), 'rubber', n=12, turn=(0, 90, 0))
        tree_bed(g, 4.3, -18.2, .34)
        g.put(parent=town)


def office(town):
    """Glass office whose middle storey is cut open: the control room with its curved wall of screens and desks."""
    with place('office'):
        plot(town, 'office')
        g = Mason()
        wall, ivory = tint('#efe4d0'), M('ivory')
        with g.at(10.2, -7.4, .1):
            W, D, H = 5.6, 3.0, 1.3

            def storey(z):
                g.box((W, D, H), (0, 0, z + H / 2), wall, .02)
                g.box((W - .4, .05, .8), (0, -D / 2 - .01, z + .66), pane(1), 0)
                for k in range(9):
                    g.box((.06, .12, .86), (-W / 2 + .2 + k * (W - .4) / 8, -D / 2 - .03, z + .66), ivory, 0)
                    if k < 8:
                        g.box((.4, .14, .05), (-W / 2 + .5 + k * (W - .4) / 8, -D / 2 - .06, z + 1.12), 'terracotta', 0)
                with g.left(-W / 2, 0):
                    g.windows(3, -1.3, 1.3, 0, z + .68, (1, 2, 3), w=.56, h=.7)
                g.band(W, D, z + H, 'ivory', .1)
            storey(.1)
            z = .1 + H + .06
            # the cut storey: floor, back and right walls, columns, screens
            g.box((W, D, .05), (0, 0, z), tint('#c9b28c'), 0)
            h2 = 1.75
            g.box((W, .12, h2), (0, D / 2 - .06, z + h2 / 2), M('plaster_ink', color='#22345a'), .01)
            g.box((.12, D, h2), (W / 2 - .06, 0, z + h2 / 2), M('plaster_ink', color='#22345a'), .01)
            for k in range(7):
                a = math.radians(-36 + 12 * k)
                x, y = 2.6 * math.sin(a), D / 2 - .30 - .9 * (1 - math.cos(a)) * 1.2
                with g.at(x, y, z + 1.0, -math.degrees(a) * .8):
                    g.box((.62, .05, .62), (0, 0, 0), 'ink', .01)
                    g.box((.56, .01, .56), (0, -.03, 0), glow('screen', '#1d5a63'), 0)
                    for q in range(4):
                        g.box((.4 - .08 * ((q + k) % 3), .01, .05), (-.04, -.037, .18 - .13 * q), glow('trace', '#35e6d4') if (q + k) % 4 else glow('trace2', '#ff9d2e'), 0)
            for r, y in ((0, -.2), (1, -.95)):
                for k in range(4 - r):
                    x = -1.6 + k * 1.05 + r * .5
                    g.box((.86, .34, .04), (x, y, z + .42), 'wood', .01)
                    g.box((.05, .3, .4), (x - .38, y, z + .22), 'ink', 0)
                    g.box((.05, .3, .4), (x + .38, y, z + .22), 'ink', 0)
                    for s in (-.2, .2):
                        g.box((.3, .03, .2), (x + s, y + .08, z + .6), 'ink', 0)
                        g.box((.27, .01, .17), (x + s, y + .06, z + .6), glow('screen', '#1d5a63'), 0)
                    g.cyl(.11, .05, (x, y - .32, z + .26), 'teal', n=12)
                    g.box((.22, .04, .24), (x, y - .43, z + .42), 'teal', .01)
                    g.rod((x, y - .32, z + .03), (x, y - .32, z + .26), .02, 'gun')
            for x, y in ((-W / 2 + .1, -D / 2 + .1), (W / 2 - .1, -D / 2 + .1), (-W / 2 + .1, D / 2 - .1)):
                g.box((.16, .16, .45), (x, y, z + .22), ivory, .01)
            g.rail((-W / 2 + .1, -D / 2 + .08, z), (W / 2 - .1, -D / 2 + .08, z), .3)
            g.rail((-W / 2 + .08, -D / 2 + .1, z), (-W / 2 + .08, D / 2 - .1, z), .3)
            # the roof lifted back: a strip over the rear third
            g.box((W + .1, .8, .12), (0, D / 2 - .3, z + h2 + .06), ivory, .02)
            g.cooler(-1.6, D / 2 - .3, z + h2 + .12)
            g.cooler(-.9, D / 2 - .3, z + h2 + .12)
            g.tank(1.8, D / 2 - .3, z + h2 + .1, r=.2, h=.4)
            g.door(-.35, -D / 2 - .03, .16, .6, .9, 'marigold')
            g.box((1.2, .5, .08), (-.35, -D / 2 - .26, 1.2), ivory, .02)
        for u in (7.6, 12.7):
            g.box((.8, 1.2, .12), (u, -10.0, .15), tint('#7f9a4a'), .02)
            for k in range(4):
                g.ball(.18, (u - .2 + .13 * k, -10.3 + .22 * k, .28), 'leaf', n=7)
        g.put(parent=town)


def data_centre(town):
    """Half of the roof is off: two aisles of racks under a cold light; coolers and a generator beside it."""
    with place('data-centre'):
        plot(town, 'data-centre')
        g = Mason()
        wall = paint('#dfe3e0', .6, .1)
        with g.at(18.0, -7.6, .1):
            W, D, H = 5.8, 3.5, 1.5
            g.box((W, D, .1), (0, 0, .05), tint('#aeb4b4', .5), .01)
            for k in range(11):
                for q in range(6):
                    g.box((.48, .54, .012), (-2.6 + k * .52, -1.4 + q * .56, .106), tint('#c3c9c8' if (k + q) % 2 else '#b4bbbb', .35), 0)
            g.box((W, .14, H), (0, D / 2 - .07, H / 2), wall, .02)
            g.box((.14, D, H), (W / 2 - .07, 0, H / 2), wall, .02)
            g.box((W, .12, .5), (0, -D / 2 + .06, .25), wall, .02)
            g.box((.12, D, .5), (-W / 2 + .06, 0, .25), wall, .02)
            for r in range(3):
                y = -1.05 + r * 1.0
                for k in range(9 if r else 8):
                    x = -2.35 + k * .5
                    g.box((.46, .62, 1.1), (x, y, .66), M('ink'), .012)
                    for q in range(7):
                        g.box((.36, .01, .05), (x, y - .316, .28 + q * .13), tint('#2a3a5c', .5), 0)
                        g.box((.03, .01, .03), (x - .13, y - .325, .28 + q * .13), glow('led', '#35e6d4') if (q * 3 + k) % 5 else glow('led2', '#ff9d2e'), 0)
                        g.box((.03, .01, .03), (x - .07, y - .325, .28 + q * .13), glow('led', '#35e6d4'), 0)
                        g.box((.01, .03, .03), (x - .236, y - .1 * (q % 3), .28 + q * .13), glow('led', '#35e6d4'), 0) if k == 0 else None
                    g.cyl(.12, .02, (x, y, 1.2), 'gun', n=10)
                g.box((4.5, .3, .05), (-.2, y, 1.34), 'steel', 0)
                for c, m in enumerate(('marigold', 'teal', 'ivory')):
                    g.rod((-2.4, y - .08 + .08 * c, 1.39), (2.0, y - .08 + .08 * c, 1.39), .025, m, 5)
            g.box((W + .1, 1.1, .14), (0, D / 2 - .5, H + .07), wall, .02)                      # the part of the roof that stays
            for k in range(5):
                x = -2.2 + k * 1.1
                g.box((.8, .7, .36), (x, D / 2 - .5, H + .32), 'ivory', .03)
                g.cyl(.27, .03, (x, D / 2 - .5, H + .5), 'gun', n=18)
                g.ring(.27, .02, (x, D / 2 - .5, H + .52), 'steel', 18, 5)
            g.box((3.6, .06, .05), (0, D / 2 - .18, H - .1), glow('cold', '#bfe6ff'), 0)
            g.box((.06, 2.6, .05), (W / 2 - .18, 0, H - .1), glow('cold', '#bfe6ff'), 0)
        with g.at(16.2, -10.3, .1):
            g.box((1.5, .7, .7), (0, 0, .4), 'teal', .03)
            for k in range(5):
                g.box((.04, .02, .5), (-.5 + k * .2, -.36, .4), 'ink', 0)
            g.cyl(.06, .5, (.5, 0, .75), 'gun', n=10)
        for k in range(3):
            g.cyl(.3, .9, (18.6 + .75 * k, -10.3, .1), 'ivory', n=20, edge=.08)
            g.ring(.3, .02, (18.6 + .75 * k, -10.3, .7), 'teal', 20, 5)
        g.fence([(14.95, -10.95), (21.0, -10.95), ], .42)
        g.fence([(14.95, -10.95), (14.95, -5.6)], .42)
        g.put(parent=town)


def studio(town):
    """Sound stage with its roof panel off: a cyclorama, cameras, lamps; outside an aerial dish and a poster-blank front."""
    with place('studio'):
        plot(town, 'studio')
        g = Mason()
        wall = tint('#7a4f63')
        with g.at(.6, 16.5, .1):
            W, D, H = 6.4, 3.6, 2.3
            g.box((W, D, .08), (0, 0, .04), tint('#4a4550', .5), .01)
            g.box((W, .16, H), (0, D / 2 - .08, H / 2), wall, .02)
            g.box((.16, D, H), (W / 2 - .08, 0, H / 2), wall, .02)
            g.box((.16, D, .9), (-W / 2 + .08, 0, .45), wall, .02)
            g.box((W, .16, .9), (0, -D / 2 + .08, .45), wall, .02)
            g.box((2.3, D, H), (W / 2 - 1.15, 0, H / 2), wall, .02)                               # offices
            g.box((2.4, D + .1, .1), (W / 2 - 1.15, 0, H + .04), 'ivory', .02)
            g.windows(3, W / 2 - 2.2, W / 2 - .1, -D / 2, 1.6, (1, 4, 1), w=.46, h=.6)
            g.door(W / 2 - 1.15, -D / 2, .1, .66, .95, 'marigold')
            x0, x1 = -W / 2 + .3, W / 2 - 2.5                                                   # curved backdrop
            for k in range(8):
                a, b = math.pi / 2 * k / 8, math.pi / 2 * (k + 1) / 8
                pts = [(D / 2 - .9 + .7 * math.sin(t), .1 + .7 - .7 * math.cos(t)) for t in (a, b)]
                g.add([(x0, pts[0][0], pts[0][1]), (x1, pts[0][0], pts[0][1]), (x1, pts[1][0], pts[1][1]), (x0, pts[1][0], pts[1][1])], [(0, 1, 2, 3)], tint('#35a08f', .8))
            g.box((x1 - x0, .04, 1.3), ((x0 + x1) / 2, D / 2 - .19, 1.45), tint('#35a08f', .8), 0)
            g.box((x1 - x0, 1.7, .02), ((x0 + x1) / 2, .05, .1), tint('#35a08f', .8), 0)
            g.box((1.1, .5, .42), (-1.7, .35, .32), 'ivory', .03)                                 # news desk
            g.box((1.1, .02, .1), (-1.7, .09, .42), glow('trace2', '#ff9d2e'), 0)
            for x, y, t in ((-2.7, -.9, -20), (-1.5, -1.15, 5), (-.4, -.8, 28)):
                with g.at(x, y, .1, t):
                    for q in range(3):
                        a = q * 2.1 + .5
                        g.rod((0, 0, .62), (.24 * math.cos(a), .24 * math.sin(a), 0), .02, 'gun')
                    g.box((.18, .36, .22), (0, .05, .74), 'ink', .02)
                    g.cyl(.08, .16, (0, .38, .74), 'gun', n=12, turn=(90, 0, 0))
                    g.ball(.02, (0, -.14, .87), glow('tally', '#ff3a2a'), n=6)
            for y in (-.7, .5):                                                               # lamp bars
                g.rod((x0, y, H - .1), (x1, y, H - .1), .03, 'gun')
                for k in range(4):
                    x = x0 + .4 + k * .95
                    g.lathe([(.08, 0), (.15, .22), (.13, .24)], (x, y - .05, H - .36), 'ink', 12)
                    g.cyl(.1, .02, (x, y - .05, H - .37), glow('stage', '#ffe0b0'), n=12)
            g.box((.1, .1, H), (x1 + .05, -D / 2 + .1, H / 2), wall, 0)
            # dish on the roof of the offices
            g.rod((W / 2 - 1.1, .6, H), (W / 2 - 1.1, .6, H + .5), .06, 'gun')
            g.lathe([(.06, 0), (.3, .05), (.52, .16), (.66, .3)], (W / 2 - 1.1, .6, H + .55), 'ivory', 24, (-50, 0, -20))
            g.rod((W / 2 - 1.1, .6, H + .6), (W / 2 - 1.25, .15, H + .95), .02, 'gun')
            g.cooler(W / 2 - 1.8, -.6, H + .1)
        with g.at(-3.0, 13.8, .1, 8):                                                         # outside broadcast boxes
            for k in range(4):
                g.box((.34, .26, .24), (.4 * k, .1 * (k % 2), .14 + (.25 if k == 3 else 0)), 'ink', .02)
                g.box((.3, .02, .03), (.4 * k, -.13 + .1 * (k % 2), .2 + (.25 if k == 3 else 0)), 'brass', 0)
        tree_bed(g, 4.2, 13.8, .36)
        g.put(parent=town)


def build(town):
    for one in (shops, hotel, garage, warehouse, office, data_centre, studio):
        one(town)
