"""The edges of the table: farm, airport apron, launch pad and dish, quarry, telecom mast, wind and sun on the hill, the bridge."""
import math
import random

from props.land import plant_meshes
from props.materials import M
from props.robots import rover_small
from props.town import tower as mast_prop
from sets.energy.energy_kit import turbine
from sets.town.mason import Mason, glow, inset, paint, pane, tint
from sets.town.plan import MAIN, RIVER, X0, Y0, bank, clip, hill, middle, place, plot, road_material, xy
from sets.town.works import lattice
from studio.studio import instance, material


def inside(p, outline):
    """Is the point in the outline?"""
    x, y = p
    hit = False
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            hit = not hit
    return hit


def farm(town):
    """Fields beyond the bridge: furrows of young crop, a well with its house, a drone spraying, the rover between the rows."""
    with place('farm'):
        fields = clip(bank(-1) + [(X0, Y0)], X0 + .03, 30, Y0 + .03, 25)
        g2 = Mason()
        if sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(fields, fields[1:] + fields[:1])) < 0:
            fields = fields[::-1]
        inner = inset(fields, .4)
        g2.prism(fields, .05, (0, 0, 0), tint('#b3a35c', bump=4, bscale=8))
        g2.put()
        crop = plant_meshes()
        rng = random.Random(9)
        g = Mason()
        soils = [material('clay', c, rough=.95, bump=6, bscale=12) for c in ('#8f4a2c', '#9a5433', '#7f4630')]
        beds = Mason()
        house = (-30.3, 5.4)
        for k in range(26):                                                                 # rows along v, beside the river
            u = -27.9 - k * .56
            band = k // 6
            run = []
            for q in range(0, 320):
                v = -12 + q * .1
                p = xy(u, v)
                ok = inside(p, inner) and abs(v - MAIN) > 1.6 and u < middle(v) - RIVER / 2 - .7 and math.hypot(u - house[0], v - house[1]) > 2.1 and k % 7 != 6
                if ok:
                    run.append(v)
                elif run:
                    _row(beds, g, town, u, run, soils, crop, rng, band)
                    run = []
            if run:
                _row(beds, g, town, u, run, soils, crop, rng, band)
        beds.put(parent=town)
        with g.at(*house, .06, 0):                                                            # farmhouse, hay, well
            w = tint('#e6cfa2')
            g.body(2.2, 1.5, 1.0, w)
            g.gable(2.2, 1.5, 1.0, .6, w, seed=4)
            g.door(.4, -.75, .1, .44, .74, 'teal')
            g.window(-.5, -.75, .6, .34, .36, 1, shutter='teal')
            with g.left(-1.1, 0):
                g.window(0, 0, .6, .34, .36, 1)
            g.lathe([(.5, 0), (.6, .35), (.45, .8), (.05, 1.15), (0, 1.18)], (1.75, .3, 0), tint('#d9b65a', bump=8, bscale=20), 16)
            g.lathe([(.42, 0), (.42, .36), (.34, .36), (.34, .1)], (-1.4, -1.3, 0), 'stone', 18)
            for s in (-1, 1):
                g.rod((-1.4 + s * .4, -1.3, 0), (-1.4 + s * .4, -1.3, .95), .03, 'wood_dark')
            g.rod((-1.85, -1.3, .95), (-.95, -1.3, .95), .03, 'wood_dark')
        drone(g, -32.0, -1.3, 2.6, 20, spray=True)
        drone(g, -33.6, 2.4, 3.2, -30)
        g.put(parent=town)
        rover_small((-31.54, .9, .1), 172, town, .62)


def _row(beds, g, town, u, run, soils, crop, rng, band):
    a, b = run[0], run[-1]
    if b - a < 1.2:
        return
    beds.lathe([(.24, 0), (.24, b - a)], (u, a, .02), soils[band % 3], 8, (-90, 0, 0))
    v = a + .2
    while v < b - .1:
        instance(crop[rng.randrange(len(crop))], (u, v, .2), (0, 0, rng.uniform(0, 360)), rng.uniform(.42, .62) * (1.15 if band % 2 else .95), town)
        v += .36


def drone(g, u, v, z, turn=0, spray=False, s=.34, parcel=False):
    """The drone of the pages, small: ivory hull, four arms, turning rotors, a tank."""
    with g.at(u, v, z, turn, s):
        g.ball(.62, (0, 0, .1), 'ivory', (1.2, .95, .5), 18)
        g.box((.5, .2, .16), (0, -.5, .06), 'ink', .04)
        g.ball(.1, (0, -.66, 0), 'visor', n=10)
        g.box((.3, .5, .06), (0, 0, .42), 'marigold', .02)
        for sx in (-1, 1):
            for sy in (-1, 1):
                g.rod((sx * .4, sy * .34, .16), (sx * 1.5, sy * 1.3, .26), .07, 'ink', 8)
                g.cyl(.14, .26, (sx * 1.5, sy * 1.3, .2), 'gun', n=12)
                g.cyl(.05, .08, (sx * 1.5, sy * 1.3, .46), 'brass', n=8)
                g.box((1.5, .1, .02), (sx * 1.5, sy * 1.3, .53), paint('#2b3345', .4), 0, (0, 0, 30 * sx + 50 * sy))
                g.ball(.06, (sx * 1.5, sy * 1.3, .16), glow('led', '#35e6d4') if sy > 0 else glow('led2', '#ff9d2e'), n=6)
            g.line([(sx * .4, -.4, -.1), (sx * .62, -.5, -.8)], .04, 'ink', 6)
            g.line([(sx * .4, .4, -.1), (sx * .62, .5, -.8)], .04, 'ink', 6)
            g.rod((sx * .62, -.9, -.8), (sx * .62, .9, -.8), .045, 'rubber', 6)
        if spray:
            g.box((.9, .8, .5), (0, 0, -.38), 'teal', .1)
            for k in range(5):
                x = -1.2 + k * .6
                g.rod((x, .2, -.5), (x, .2, -.66), .03, 'steel', 5)
            g.rod((-1.4, .2, -.5), (1.4, .2, -.5), .03, 'steel', 5)
            g.lathe([(2.6, -5.6), (1.4, -.6), (0, -.6)], (0, .2, 0), material('mist', '#e8fbf6', strength=.22), 20)
        if parcel:
            g.box((.8, .7, .5), (0, 0, -.4), 'card', .03)


def airport(town):
    """Apron with a parked airliner, a small terminal with its tower, stairs, tugs, cones and the runway's end."""
    with place('airport'):
        outline = [(13.4, -24.96), (29.96, -24.96), (29.96, -4.0), (13.4, -16.5)]
        g2 = Mason()
        g2.prism(outline, .06, (0, 0, 0), tint('#a7a566', bump=4, bscale=8))
        g2.put()
        g = Mason()
        tar, line = material('clay', '#8b8780', rough=.8, bump=2, bscale=16, tag='road2'), M('paper', color='#efe3cb')

        def slab(u0, u1, v0, v1, m, z=.06, h=.03):
            p = clip([xy(u0, v0), xy(u1, v0), xy(u1, v1), xy(u0, v1)], 13.6, 29.94, -24.94, 25)
            if p:
                g2b.prism(p, h, (0, 0, z), m)
        g2b = Mason()
        slab(2.0, 21.0, -29.6, -23.6, tar)
        slab(-4, 26, -35.5, -31.4, tar)
        slab(8, 10.4, -32, -29, tar)
        for k in range(14):
            slab(-2 + k * 1.6, -1.1 + k * 1.6, -33.5, -33.38, line, .088, .006)
        for q in range(6):
            slab(7.2, 9.0, -35.0 + q * .55, -34.75 + q * .55, line, .088, .006)
        yellow = paint('#f0b21e', .6, 0)
        for u in (7.0, 13.2):
            g.box((.07, 3.4, .008), (u, -27.3, .096), yellow, 0)
        slab(3.0, 18.2, -29.03, -28.97, yellow, .09, .008)
        g2b.put()
        plane(g, 9.0, -26.5, 2)
        # terminal
        with g.at(14.9, -22.75, .06):
            wall = tint('#efe6d6')
            g.box((6.2, 1.5, 1.3), (0, .2, .65), wall, .02)
            g.box((5.8, .05, .85), (0, -.56, .68), pane(4), 0)
            for k in range(11):
                g.box((.06, .1, .9), (-2.9 + k * .58, -.58, .68), 'ivory', 0)
            for k in range(16):                                                               # a waved roof
                a, b = k / 16, (k + 1) / 16
                z = [1.42 + .16 * math.sin(t * 4 * math.pi) for t in (a, b)]
                x = [-3.4 + 6.8 * t for t in (a, b)]
                g.add([(x[0], -1.0, z[0]), (x[1], -1.0, z[1]), (x[1], 1.1, z[1]), (x[0], 1.1, z[0]), (x[0], -1.0, z[0] - .1), (x[1], -1.0, z[1] - .1)], [(0, 1, 2, 3), (4, 5, 1, 0)], M('teal'))
            g.cyl(.42, 2.9, (-3.9, .2, 0), wall, .3, 20)                                         # tower
            g.lathe([(.34, 2.8), (.72, 3.1), (.72, 3.16)], (-3.9, .2, 0), wall, 20)
            g.lathe([(.62, 3.16), (.74, 3.7), (.0, 3.7)], (-3.9, .2, 0), pane(4), 12)
            g.cyl(.8, .12, (-3.9, .2, 3.7), 'ivory', n=20, edge=.03)
            g.rod((-3.9, .2, 3.8), (-3.9, .2, 4.6), .025, 'gun')
            g.ball(.06, (-3.9, .2, 4.62), glow('beacon', '#ff4a2a'), n=8)
        with g.at(6.9, -25.3, .09, 10):                                                       # boarding stairs
            for k in range(6):
                g.box((.5, .2, .1 + .12 * k), (0, -.5 + .2 * k, .05 + .06 * k), 'ivory', 0)
            for s in (-.25, .25):
                g.line([(s, -.6, .3), (s, .6, 1.1)], .02, 'brass')
        for k, (u, v, t) in enumerate(((12.0, -25.2, 30), (13.0, -25.0, 40), (11.2, -25.6, 20))):
            with g.at(u, v, .09, t):
                g.box((.6, .42, .24), (0, 0, .26), 'marigold' if k == 0 else 'steel', .03)
                if k:
                    for q in range(4):
                        g.box((.2, .16, .16), (-.16 + .2 * (q % 2), -.09 + .18 * (q // 2), .46), M(('teal', 'terracotta', 'ink', 'card')[q]), .02)
                for sx in (-.2, .2):
                    for sy in (-.2, .2):
                        g.cyl(.09, .06, (sx, sy - .03, .09), 'rubber', n=10, turn=(-90, 0, 0))
        for k in range(9):
            g.lathe([(.09, 0), (.03, .22), (0, .23)], (4.0 + k * 1.0, -29.3, .09), paint('#e5601c'), 8)
        for k in range(14):                                                                 # runway lights
            if xy(1.0 + k * 1.4, -31.2)[0] < 29.5:
                g.ball(.06, (1.0 + k * 1.4, -31.2, .12), glow('runway', '#fff0c8'), n=6)
        g.rod((17.2, -25.4, .06), (17.2, -25.4, 1.9), .025, 'ivory')
        for k in range(4):
            g.lathe([(.17 - .03 * k, 0), (.14 - .03 * k, .26)], (17.2 + .26 * k, -25.4, 1.85 - .03 * k), paint('#e5601c') if k % 2 == 0 else M('ivory'), 12, (0, 98, 0))
        g.put(parent=town)


def plane(g, u, v, turn):
    """Airliner, 7 long, nose to -X."""
    with g.at(u, v, .09, turn):
        white, teal = paint('#f6f1e6', .25, .6), M('teal')
        profile = [(0, 0), (.16, .1), (.34, .4), (.46, .9), (.5, 1.5), (.5, 4.6), (.44, 5.4), (.28, 6.3), (.1, 7.0), (0, 7.05)]
        with g.at(-3.5, 0, .82, (0, 90, 0)):
            g.lathe(profile, (0, 0, 0), white, 28)
        for k in range(16):
            g.ball(.055, (-2.1 + k * .25, -.47, .92), pane(4), n=6)
        g.box((4.6, .02, .1), (.2, -.495, .74), teal, 0)
        g.box((.3, .6, .14), (-3.02, 0, 1.08), pane(3), .05, (0, -28, 0))
        for s in (-1, 1):
            g.add([(-.9, s * .35, .62), (.7, s * .35, .62), (1.5, s * 3.5, .86), (.9, s * 3.5, .86), (-.9, s * .35, .72), (.7, s * .35, .70), (1.5, s * 3.5, .90), (.9, s * 3.5, .90)],
                  [(4, 5, 6, 7), (0, 3, 2, 1), (0, 4, 7, 3), (1, 2, 6, 5), (2, 3, 7, 6), (0, 1, 5, 4)] if s > 0 else [(7, 6, 5, 4), (1, 2, 3, 0), (3, 7, 4, 0), (5, 6, 2, 1), (6, 7, 3, 2), (4, 5, 1, 0)], white)
            with g.at(-.5, s * 1.35, .52, (0, 90, 0)):
                g.lathe([(.2, 0), (.25, .1), (.24, .6), (.12, .95), (0, .96)], (0, 0, 0), M('ivory'), 18)
                g.lathe([(0, .06), (.2, .05)], (0, 0, 0), M('gun'), 18)
            g.add([(2.5, s * .1, .95), (3.2, s * .1, .95), (3.6, s * 1.35, 1.08), (3.3, s * 1.35, 1.08)], [(0, 1, 2, 3), (3, 2, 1, 0)], white)
            g.rod((.5, s * .5, .5), (.5, s * .5, .16), .04, 'steel')
            g.cyl(.15, .12, (.5, s * .5 - .06, .15), 'rubber', n=14, turn=(-90, 0, 0))
        g.wall([(2.3, 1.1), (3.2, 1.1), (3.75, 2.35), (3.2, 2.35)], -.05, .05, teal)
        g.rod((-2.4, 0, .5), (-2.4, 0, .12), .04, 'steel')
        g.cyl(.11, .12, (-2.4, -.06, .11), 'rubber', n=12, turn=(-90, 0, 0))


def launch(town):
    """Rocket on its pad with tower, flame trench, tanks and lightning masts; the dish stands beside."""
    with place('launch'):
        plot(town, 'launch')
        g = Mason()
        with g.at(25.4, 1.2, .1):
            g.cyl(2.1, .26, (0, 0, 0), tint('#bdb2a0'), n=48, edge=.05)
            g.ring(1.75, .05, (0, 0, .27), 'teal', 48, 6)
            g.box((.9, 2.2, .06), (0, -1.2, .26), tint('#5f574e'), 0)
            white = paint('#f3ebdd', .3, .5)
            g.lathe([(0, 0), (.42, 0), (.44, .1), (.44, 3.6), (.5, 3.9), (.5, 4.6), (.36, 5.4), (.14, 5.95), (0, 6.05)], (0, 0, .75), white, 32)
            for z in (.95, 2.3, 3.6):
                g.ring(.445, .035, (0, 0, .75 + z - .2), 'ink', 28, 6)
            g.box((.1, .02, .5), (0, -.46, 3.2), 'marigold', 0)
            for k in range(4):
                a = math.radians(45 + 90 * k)
                with g.at(0, 0, .75, math.degrees(a)):
                    g.lathe([(0, 0), (.19, 0), (.19, 1.6), (.1, 2.0), (0, 2.1)], (.58, 0, 0), white, 16)
                    g.ring(.19, .02, (.58, 0, .3), 'teal', 16, 5)
                    g.lathe([(.16, -.22), (.1, 0)], (.58, 0, 0), 'gun', 14)
                    g.rod((.9, 0, -.5), (.7, 0, .1), .06, 'stone')
            g.lathe([(.3, -.34), (.2, 0)], (0, 0, .75), 'gun', 20)
            lattice(g, -1.3, .5, .26, .66, 6.6, 11, paint('#b5502c'), .04)
            for z in (2.0, 3.9, 5.4):
                g.box((.9, .16, .08), (-.75, .3, z), 'steel', 0, (0, 0, -18))
            g.box((.8, .8, .06), (-1.3, .5, 6.9), 'gun', 0)
            g.ball(.06, (-1.3, .5, 7.3), glow('beacon', '#ff4a2a'), n=8)
            g.rod((-1.3, .5, 6.9), (-1.3, .5, 7.3), .025, 'gun')
            for x, y in ((1.9, 1.6), (1.9, -1.6), (-2.0, -1.6)):
                g.rod((x, y, 0), (x, y, 4.2), .04, 'steel', 6)
                g.ball(.05, (x, y, 2.6), glow('flood', '#fff0d0'), n=6)
        for k in range(2):
            g.ball(.48, (23.6 + k * 1.1, 4.4, .72), 'ivory', n=20)
            for q in range(3):
                a = q * 2.1
                g.rod((23.6 + k * 1.1 + .35 * math.cos(a), 4.4 + .35 * math.sin(a), .1), (23.6 + k * 1.1 + .3 * math.cos(a), 4.4 + .3 * math.sin(a), .5), .03, 'gun')
        # the dish
        with g.at(28.6, -1.1, .1):
            g.lathe([(.7, 0), (.7, .2), (.4, .5), (.34, 1.1), (.4, 1.2)], (0, 0, 0), 'ivory', 24)
            with g.at(0, 0, 1.5, (48, 0, -34)):
                g.lathe([(.1, -.1), (.6, .02), (1.1, .24), (1.5, .56), (1.52, .6)], (0, 0, 0), paint('#f3ebdd', .5, .1), 40)
                g.lathe([(1.48, .58), (1.08, .28), (.6, .08), (0, .02)], (0, 0, 0), paint('#e6ddca', .6, 0), 40)
                for q in range(3):
                    a = q * 2.094
                    g.rod((1.2 * math.cos(a), 1.2 * math.sin(a), .34), (0, 0, 1.25), .03, 'gun')
                g.cyl(.1, .16, (0, 0, 1.18), 'teal', n=12)
                g.ring(1.52, .035, (0, 0, .58), 'brass', 40, 6)
        g.fence([(23.0, -2.45), (30.4, -2.45)], .36)
        g.put(parent=town)


def quarry(town):
    """Machines on the benches of the left hill: two haul trucks, an excavator, a crusher with its belt and heaps."""
    with place('quarry'):
        g2 = Mason()
        ring = [(-22.6 + 3.75 * math.cos(t), 15.0 + 3.1 * math.sin(t)) for t in (2 * math.pi * k / 40 for k in range(40))]
        g2.prism(ring, .1, (0, 0, -.05), tint('#b9ab97', bump=5, bscale=8))
        g2.put()
        g = Mason()
        rng = random.Random(7)
        for x, y, s in ((-24.4, 13.6, .8), (-20.6, 16.4, .65), (-19.8, 13.2, .9)):
            g.lathe([(s, 0), (s * .55, s * .5), (.05, s * .9), (0, s * .92)], (x, y, 0), tint('#8f8579', bump=9, bscale=10), 18)
        for k in range(60):
            a, d = rng.uniform(0, 6.28), rng.uniform(1.2, 3.6)
            x, y = -22.6 + d * 1.1 * math.cos(a), 15.0 + d * .8 * math.sin(a)
            g.ball(rng.uniform(.05, .16), (x, y, .08), tint(rng.choice(('#7b7168', '#8f8579', '#6a6058'))), (1, rng.uniform(.6, 1), .7), 6)
        hauler(g, -22.2, 13.6, .05, 60)
        hauler(g, -25.0, 16.2, .05, -30, loaded=False)
        excavator(g, -21.6, 16.6, .05, -120)
        with g.at(-18.7, 12.0, .0, -40):                                                       # crusher and belt
            g.box((.9, .9, 1.0), (0, 0, .8), 'marigold', .03)
            for sx in (-.35, .35):
                for sy in (-.35, .35):
                    g.rod((sx, sy, 0), (sx, sy, .4), .05, 'gun')
            g.lathe([(.4, 0), (.6, .4)], (0, 0, 1.3), 'gun', 4)
            g.box((2.6, .36, .08), (-1.5, 0, .95), 'ink', .01, (0, 22, 0))
            g.rod((-2.2, 0, 0), (-2.2, 0, 1.1), .05, 'gun')
            g.lathe([(.6, 0), (.3, .34), (0, .62)], (-2.8, 0, 0), tint('#9a9084', bump=9, bscale=10), 16)
        g.put()


def hauler(g, x, y, z, turn, loaded=True, s=.42):
    with g.at(x, y, z, turn, s):
        for sx in (-1, 1):
            for sy, r in ((-1.2, .5), (1.1, .55)):
                g.cyl(r, .42, (sx * .85 - .21, sy, r), 'rubber', n=18, turn=(0, 90, 0))
                g.cyl(r * .5, .46, (sx * .85 - .23, sy, r), 'marigold', n=12, turn=(0, 90, 0))
        g.box((1.3, 3.6, .4), (0, 0, .9), 'gun', .04)
        g.box((1.5, .9, .9), (0, -1.6, 1.5), 'marigold', .06)
        g.box((1.2, .05, .4), (0, -2.06, 1.7), pane(1), 0)
        g.add([(-1.1, -1.3, 2.1), (1.1, -1.3, 2.1), (1.1, 1.9, 1.5), (-1.1, 1.9, 1.5), (-.8, -.9, 1.3), (.8, -.9, 1.3), (.8, 1.5, 1.1), (-.8, 1.5, 1.1)], [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], M('marigold'))
        g.box((2.2, 1.0, .1), (0, -1.7, 2.15), 'marigold', .02)
        if loaded:
            g.lathe([(1.0, 0), (.7, .4), (.2, .75), (0, .8)], (0, .3, 1.6), tint('#7b7168', bump=9, bscale=10), 12)


def excavator(g, x, y, z, turn, s=.5):
    with g.at(x, y, z, turn, s):
        for sx in (-.6, .6):
            g.box((.4, 2.0, .5), (sx, 0, .25), 'rubber', .15)
        g.box((1.4, 1.5, .8), (0, .2, .95), 'marigold', .08)
        g.box((.6, .8, .9), (-.4, -.4, 1.3), 'visor', .06)
        g.line([(.3, -.4, 1.2), (.3, -1.5, 2.5), (.3, -2.6, 1.5)], .14, 'marigold', 8)
        g.line([(.3, -2.6, 1.5), (.3, -2.4, .6)], .11, 'marigold', 8)
        g.box((.7, .5, .5), (.3, -2.3, .4), 'gun', .05)


def mast(town):
    """The telecom mast on its levelled hill, with a hut, a fence and a path."""
    with place('mast'):
        x, y = -11.6, 22.2
        z = hill(x, y) - .05
        mast_prop((x, y, z), 20, h=6.0, base=.5, lit=True, scale=.84)
        g = Mason()
        with g.at(x, y, z):
            g.cyl(1.9, .1, (0, 0, -.02), tint('#c2b08c'), n=32)
            with g.at(1.15, -.75, .06, 10):
                g.body(.9, .7, .7, tint('#e6dcc6'))
                g.box((1.0, .8, .06), (0, 0, .73), 'teal', .01)
                g.box((.3, .03, .5), (.1, -.36, .32), 'ink', 0)
                g.cooler(-.3, -.42, .1)
            pts = [(1.75 * math.cos(2 * math.pi * k / 14), 1.75 * math.sin(2 * math.pi * k / 14)) for k in range(14)]
            with g.at(0, 0, .06):
                g.fence(pts, .34, None, True)
        g.put()


def wind(town):
    """Turbines on the back ridge and a field of panels: part of the substation's place."""
    with place('substation'):
        for x, y, hgt, spin in ((1.8, 23.3, 3.7, 12), (9.2, 23.4, 4.0, 55), (15.6, 23.6, 3.6, 88)):
            turbine((x, y, hill(x, y) - .1), 0, hgt, 1.8, spin)
        g = Mason()
        for r in range(2):
            for k in range(5):
                u, v = 14.9 + k * 1.0, 12.6 + r * 1.15
                g.solar(u, v, .62, .94, .9, 26)
                g.rod((u, v + .1, 0), (u, v + .1, .62), .03, 'gun', 5)
        g.put(parent=town)


def bridge(town):
    """Stone bridge of four arches that carries the main street over the river."""
    g = Mason()
    c = middle(MAIN)
    stone = tint('#a3978a', bump=4, bscale=9)
    length = RIVER + 1.6
    outline = [(-length / 2, -1.4)]
    n = 3
    for k in range(n):
        x = -length / 2 + length * (k + .5) / n
        r = length / n / 2 - .28
        outline += [(x + r * math.cos(math.pi - math.pi * q / 12), -1.0 + .75 * math.sin(math.pi * q / 12)) for q in range(13)]
    outline += [(length / 2, -1.4), (length / 2, .06), (-length / 2, .06)]
    with g.at(c, MAIN, 0):
        g.wall(outline, -1.55, 1.55, stone)
        g.box((length, 2.5, .06), (0, 0, .06), road_material(), 0)
        for k in range(6):
            g.box((.5, .055, .012), (-length / 2 + .8 + k * 1.1, 0, .096), M('paper', color='#efe3cb'), 0)
        for s in (-1, 1):
            g.box((length + .4, .2, .38), (0, s * 1.45, .24), stone, .02)
            g.box((length + .5, .28, .07), (0, s * 1.45, .45), tint('#c4b8a6'), .02)
            for k in range(4):
                x = -length / 2 + length * k / 3
                g.box((.4, .34, .7), (x, s * 1.45, .35), stone, .03)
                g.ball(.13, (x, s * 1.45, .82), glow('lamp'), n=10)
                g.cyl(.05, .1, (x, s * 1.45, .68), 'brass', n=10)
    g.put(parent=town)


def build(town):
    for one in (bridge, farm, airport, launch, quarry, mast, wind):
        one(town)
