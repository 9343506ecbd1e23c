"""Works: factory, robot workshop, building site, BMS tower, water works, substation with solar, quantum cellar, river quay."""
import math
import random

from props.materials import M
from sets.town.civic import sign, tree_bed
from sets.town.mason import Mason, glow, paint, pane, tint
from sets.town.plan import CELLAR, DEEP, WATER, Y0, bank, clip, paved, place, plot, xy
from studio.studio import material


def lattice(g, x, y, z, size, height, bays, m, r=.03, taper=1.0):
    """Square lattice mast standing on (x, y, z)."""
    def corner(k, t):
        s = size / 2 * (1 + (taper - 1) * t)
        return (x + s * (1, -1, -1, 1)[k % 4], y + s * (1, 1, -1, -1)[k % 4], z + height * t)
    for i in range(bays):
        a, b = i / bays, (i + 1) / bays
        for k in range(4):
            g.rod(corner(k, a), corner(k, b), r, m, 5)
            g.rod(corner(k + i % 2, a), corner(k + (i + 1) % 2, b), r * .6, m, 4)
            g.rod(corner(k, b), corner(k + 1, b), r * .6, m, 4)


def factory(town):
    """Saw-tooth hall with its right bay glazed, a banded chimney, silos, pipes and a loading yard."""
    with place('factory'):
        plot(town, 'factory')
        g = Mason()
        brick, ivory = tint('#c07f58', bump=2, bscale=14), M('ivory')
        with g.at(17.6, 1.0, .1):
            W, D, H = 5.2, 3.2, 1.5
            g.body(W, D, H, brick)
            n = 5
            for k in range(n):
                x0 = -W / 2 + W * k / n
                x1 = x0 + W / n
                for y, flip in ((-D / 2 - .02, 1), (D / 2 + .02, -1)):
                    g.add([(x0, y, H), (x1, y, H), (x1, y, H + .75)][::flip], [(0, 1, 2)], brick)
                g.add([(x0 - .03, -D / 2 - .08, H + .03), (x1 + .02, -D / 2 - .08, H + .8), (x1 + .02, D / 2 + .08, H + .8), (x0 - .03, D / 2 + .08, H + .03)], [(0, 1, 2, 3), (3, 2, 1, 0)], ivory)
                g.add([(x1, -D / 2, H), (x1, D / 2, H), (x1, D / 2, H + .75), (x1, -D / 2, H + .75)], [(0, 1, 2, 3)], pane(1))
                for q in range(6):                                                            # seams and glass strips on the slopes
                    y = -D / 2 + .3 + q * (D - .6) / 5
                    g.add([(x0 + .1, y - .16, H + .13), (x1 - .12, y - .16, H + .70), (x1 - .12, y + .16, H + .70), (x0 + .1, y + .16, H + .13)], [(0, 1, 2, 3)], pane(2) if q % 2 else tint('#d8d0c0', .5))
            g.windows(6, -W / 2 + .1, W / 2 - .1, -D / 2, .85, (1, 1, 2), w=.5, h=.7)
            with g.left(-W / 2, 0):
                g.box((1.1, .05, 1.2), (0, -.02, .7), 'teal', .01)
                for q in range(5):
                    g.box((1.06, .02, .02), (0, -.055, .3 + q * .22), tint('#0b5049'), 0)
                g.windows(2, -1.6, 1.6, 0, .9, (1, 1), w=.44, h=.6)
            # pipes on the roof edge
            g.line([(-W / 2 - .3, -.9, .2), (-W / 2 - .3, -.9, 1.2), (-W / 2 - .3, 1.0, 1.2)], .06, 'marigold', 8)
            g.line([(-W / 2 - .42, -.9, .2), (-W / 2 - .42, -.9, 1.0), (-W / 2 - .42, 1.0, 1.0)], .06, 'teal', 8)
        with g.at(20.6, 2.4, .1):
            g.lathe([(.36, 0), (.33, 1.2), (.25, 5.0), (.3, 5.1), (.3, 5.3), (.22, 5.3)], (0, 0, 0), ivory, 26)
            for z in (3.6, 4.3, 5.0):
                g.ring(.30 - .02 * (z - 3.6), .06, (0, 0, z), 'terracotta', 24, 6)
            g.ball(.05, (0, 0, 5.36), glow('beacon', '#ff4a2a'), n=8)
        for k in range(2):
            g.lathe([(0, 0), (.42, 0), (.42, 1.7), (.36, 1.84), (.1, 2.1), (0, 2.12)], (15.4 + .0 * k, -1.7 + 1.0 * k, .1), M('steel', rough=.4), 24)
            for z in (.5, 1.0, 1.5):
                g.ring(.425, .016, (15.4, -1.7 + 1.0 * k, z), 'gun', 24, 4)
        for k in range(6):
            g.box((.5, .4, .3), (18.2 + (k % 3) * .55, -1.9 + .45 * (k // 3), .26), 'card', .01)
        g.put(parent=town)


def robots(town):
    """The robot workshop, roof off: two arms over a line, a rover on a stand, a humanoid in a frame, tool walls."""
    with place('robots'):
        plot(town, 'robots')
        g = Mason()
        wall = tint('#e2c391')
        with g.at(25.7, -8.2, .1):
            W, D, H = 5.4, 4.2, 1.7
            g.box((W, D, .08), (0, 0, .04), tint('#b9c0b8', .4), .01)
            g.box((W - .5, D - .5, .01), (0, 0, .085), tint('#a7afa9', .35), 0)
            for x in (-1.9, 1.9):
                g.box((.06, D - .6, .012), (x, 0, .088), 'marigold', 0)
            g.box((W, .14, H), (0, D / 2 - .07, H / 2), wall, .02)
            g.box((.14, D, H), (W / 2 - .07, 0, H / 2), wall, .02)
            g.box((W, .12, .4), (0, -D / 2 + .06, .2), wall, .02)
            g.box((.12, D, .4), (-W / 2 + .06, 0, .2), wall, .02)
            for k in range(4):                                                                # roof trusses
                x = -W / 2 + .2 + k * (W - .4) / 3
                g.line([(x, -D / 2 + .06, .4), (x, -D / 2 + .06, H), (x, 0, H + .6), (x, D / 2 - .06, H)], .045, 'teal', 6)
                for q in range(3):
                    g.rod((x, -1 + q, H + .02), (x, -1 + q * 1.0, H + (.33, .6, .33)[q]), .025, 'teal', 4)
            for y, z in ((-D / 2 + .06, H), (0, H + .6), (D / 2 - .06, H)):
                g.rod((-W / 2 + .2, y, z), (W / 2 - .2, y, z), .04, 'teal', 6)
            g.box((W, 1.3, .05), (0, D / 2 - .68, H + .36), tint('#b5623c', .7), 0, (-15, 0, 0))
            for k in range(14):
                g.box((.05, 1.3, .04), (-W / 2 + .2 + k * .38, D / 2 - .68, H + .4), tint('#a9552f', .7), 0, (-15, 0, 0))
            g.box((4.0, .5, .34), (-.2, .1, .26), 'ink', .02)                                    # line
            for k in range(16):
                g.rod((-2.1 + k * .25, -.14, .45), (-2.1 + k * .25, .34, .45), .05, 'steel', 8)
            for k in range(4):
                g.box((.3, .26, .2), (-1.7 + k * 1.0, .1, .6), 'ivory' if k % 2 else 'teal', .02)
            for x, lean in ((-1.2, 1), (.9, -1)):
                arm(g, x, 1.05, .08, lean)
            for k in range(7):                                                                # tool wall
                g.box((.5, .03, .6), (-2.1 + k * .62, D / 2 - .16, 1.0), tint('#24407a'), 0)
                for q in range(3):
                    g.box((.05, .02, .3 - .06 * ((q + k) % 3)), (-2.22 + k * .62 + .12 * q, D / 2 - .19, 1.0), 'steel', 0)
            g.box((1.2, .5, .05), (1.6, -1.2, .5), 'wood', .01)
            for s in (-.5, .5):
                g.box((.08, .4, .42), (1.6 + s, -1.2, .28), 'wood_dark', 0)
            figure(g, -1.9, -1.2, .08)
            g.box((3.0, .08, .05), (0, .9, H - .05), glow('ceiling', '#fff0d8'), 0)
        g.put(parent=town)
        sign('सेवा केंद्र', (25.7, -10.32, .42), 0, town, 1.5, .3, 'ink', 'marigold')


def arm(g, x, y, z, lean=1, s=1.0):
    """Six-axis arm reaching to -Y."""
    with g.at(x, y, z, 12 * lean, s):
        g.cyl(.3, .1, (0, 0, 0), 'ink', n=18, edge=.02)
        g.cyl(.2, .4, (0, 0, .1), 'ivory', .17, 16)
        g.rod((-.16, 0, .56), (.16, 0, .56), .15, 'ink', 14)
        g.rod((0, 0, .56), (0, .26, 1.3), .1, 'ivory', 12)
        g.rod((-.14, .26, 1.3), (.14, .26, 1.3), .12, 'gold', 14)
        g.rod((0, .26, 1.3), (0, -.62, 1.2), .08, 'ivory', 12)
        g.rod((-.1, -.62, 1.2), (.1, -.62, 1.2), .09, 'ink', 12)
        g.rod((0, -.62, 1.2), (0, -.86, .86), .06, 'ivory', 10)
        for q in (-.06, .06):
            g.rod((q, -.86, .88), (q, -.92, .7), .02, 'gun', 5)
        g.ball(.04, (0, -.1, 1.36), glow('led2', '#ff9d2e'), n=6)


def figure(g, x, y, z, s=.16):
    """The humanoid at the size of a person, in its frame."""
    with g.at(x, y, z, 0, s * 6.2):
        g.line([(-.34, .14, 0), (-.34, .14, 1.2), (.34, .14, 1.2), (.34, .14, 0)], .03, 'teal', 6)
        for q in (-.1, .1):
            g.rod((q, 0, .0), (q, 0, .46), .055, 'ivory', 8)
            g.rod((q * 2.1, 0, .8), (q * 2.4, -.06, .46), .042, 'ivory', 8)
            g.ball(.06, (q * 2.1, 0, .82), 'ink', n=8)
        g.box((.3, .18, .36), (0, 0, .68), 'ivory', .05)
        g.box((.2, .14, .1), (0, 0, .46), 'ink', .03)
        g.ball(.11, (0, 0, 1.0), 'ivory', (1, 1, 1.15), 12)
        g.box((.14, .04, .05), (0, -.09, 1.01), glow('led', '#35e6d4'), 0)


def site(town):
    """A concrete frame going up: slabs, props, scaffold, starter bars, the crane, a cabin and stacks."""
    with place('site'):
        plot(town, 'site')
        g = Mason()
        grey, plank = tint('#b7ada0', bump=3, bscale=10), M('wood_pale')
        rng = random.Random(5)
        with g.at(10.6, 16.6, .1):
            W, D, H = 4.4, 3.2, 1.3
            for f in range(4):
                z = H * f
                g.box((W, D, .16), (0, 0, z + .08), grey, .01)
                if f < 3:
                    for i in range(4):
                        for j in range(3):
                            g.box((.2, .2, H), (-W / 2 + .3 + i * (W - .6) / 3, -D / 2 + .3 + j * (D - .6) / 2, z + H / 2 + .1), grey, 0)
                if f in (1, 2):
                    for k in range(7):
                        g.rod((-W / 2 + .6 + k * .55, -.4, z + .1), (-W / 2 + .6 + k * .55, -.4, z + H), .025, 'marigold', 5)
            z = H * 3 + .16
            for i in range(4):
                for j in range(3):
                    for q in range(4):
                        a = q * math.pi / 2 + .8
                        x, y = -W / 2 + .3 + i * (W - .6) / 3 + .07 * math.cos(a), -D / 2 + .3 + j * (D - .6) / 2 + .07 * math.sin(a)
                        g.rod((x, y, z), (x, y, z + .55), .014, tint('#a0603a', .5), 4)
            g.box((1.2, 1.1, .03), (-.6, .2, z + .02), 'wood', 0)
            # brick infill on the lower storeys
            for k in range(3):
                g.box((1.1, .12, .9 - .2 * k), (-1.35 + k * 1.35, -D / 2 + .3, .16 + .45 - .1 * k), tint('#b5623c'), 0)
            # scaffold on the front and the left end
            for x in [-W / 2 - .35 + k * .85 for k in range(7)]:
                g.rod((x, -D / 2 - .35, 0), (x, -D / 2 - .35, 4.5), .022, 'steel', 5)
                for q in range(4):
                    g.rod((x, -D / 2 - .35, .9 + q * 1.1), (x, -D / 2, .9 + q * 1.1), .016, 'steel', 4)
            for q in range(4):
                g.rod((-W / 2 - .35, -D / 2 - .35, 1.0 + q * 1.1), (W / 2 + .4, -D / 2 - .35, 1.0 + q * 1.1), .02, 'steel', 5)
                g.box((W + .7, .3, .03), (0, -D / 2 - .2, .6 + q * 1.1), plank, 0)
            for k in range(3):
                g.rod((-W / 2 - .35 + 1.7 * k, -D / 2 - .36, 0), (-W / 2 + 1.35 + 1.7 * k, -D / 2 - .36, 2.2), .016, 'steel', 4)
            net = material('thin', '#5aa89a', blend=.45, rough=.4)
            g.add([(-W / 2 - .4, -D / 2 - .4, .9), (-.2, -D / 2 - .4, .9), (-.2, -D / 2 - .4, 3.4), (-W / 2 - .4, -D / 2 - .4, 3.4)], [(0, 1, 2, 3)], net)
        # crane
        orange = paint('#d9731e')
        cu, cv = 7.9, 18.2
        g.box((1.2, 1.2, .3), (cu, cv, .24), grey, .02)
        lattice(g, cu, cv, .3, .5, 6.7, 10, orange, .04)
        g.box((.7, .5, .6), (cu + .1, cv - .45, 6.8), 'ivory', .04)
        g.box((.5, .03, .3), (cu + .1, cv - .71, 6.86), pane(4), 0)
        for k in range(14):                                                                 # jib along +u
            a, b = cu + .3 + k * .5, cu + .8 + k * .5
            g.rod((a, cv - .18, 7.3), (b, cv - .18, 7.3), .03, orange, 5)
            g.rod((a, cv + .18, 7.3), (b, cv + .18, 7.3), .03, orange, 5)
            g.rod((a, cv, 7.65), (b, cv, 7.65), .03, orange, 5)
            g.rod((a, cv - .18, 7.3), (b, cv, 7.65), .018, orange, 4)
            g.rod((a, cv + .18, 7.3), (b, cv, 7.65), .018, orange, 4)
        g.rod((cu - 2.2, cv, 7.35), (cu, cv, 7.35), .07, orange, 6)
        g.box((.6, .5, .7), (cu - 1.9, cv, 7), grey, .02)
        g.line([(cu - 2, cv, 7.4), (cu, cv, 8.6), (cu + 5, cv, 7.65)], .02, 'gun', 4)
        lattice(g, cu, cv, 7, .4, 1.6, 3, orange, .03, .3)
        g.rod((cu + 4.6, cv, 7.3), (cu + 4.6, cv, 5.4), .012, 'gun', 4)
        g.line([(cu + 4.6, cv, 5.4), (cu + 4.2, cv, 5)], .012, 'gun', 4)
        g.line([(cu + 4.6, cv, 5.4), (cu + 5.0, cv, 5)], .012, 'gun', 4)
        g.box((1.4, .14, .14), (cu + 4.6, cv, 4.93), tint('#a0603a', .5), 0)
        g.ball(.06, (cu, cv, 8.7), glow('beacon', '#ff4a2a'), n=8)
        # yard
        with g.at(8.3, 13.9, .1, 0):
            g.box((1.7, .8, .8), (0, 0, .5), 'teal', .03)
            g.box((1.8, .9, .06), (0, 0, .94), 'ivory', .01)
            g.window(-.4, -.4, .56, .4, .36, 1)
            g.box((.36, .04, .66), (.5, -.41, .45), 'marigold', 0)
        for k in range(14):
            g.rod((10.0 + .045 * k, 13.4, .16 + .05 * (k % 3)), (10.0 + .045 * k, 15.0 - .8, .16 + .05 * (k % 3)), .018, tint('#a0603a', .5), 4)
        for k in range(10):
            g.box((.3, .22, .16), (11.6 + .32 * (k % 4), 13.7, .2 + .17 * (k // 4)), tint('#b5623c'), 0)
        g.cyl(.65, .5, (12.5, 14.5, .1), tint('#c9ab78'), .05, 18)
        for k in range(9):
            g.box((.12, .05, .32), (7.3 + k * .68, 13.1, .28), 'marigold' if k % 2 else 'ivory', 0)
        g.box((5.8, .05, .08), (10.1, 13.1, .36), 'marigold', 0)
        g.put(parent=town)


def tower(town):
    """The managed tower: twelve storeys of glass, one face cut open on ducts, lifts and plant, a chiller roof."""
    with place('tower'):
        plot(town, 'tower')
        g = Mason()
        paved(g, 7.3, 13.0, 5.1, 6.4)
        with g.at(10.3, 8.5, .1):
            W, D, H, floors = 3.6, 3.0, .72, 11
            ivory = M('ivory')
            g.box((W + .8, D + .5, .9), (0, -.05, .45), tint('#d8ccb6'), .02)
            g.box((2.4, .05, .66), (0, -D / 2 - .31, .46), pane(4), 0)
            g.box((2.8, .7, .08), (0, -D / 2 - .5, .92), 'teal', .02)
            z0 = .95
            g.box((W - .12, D - .12, H * floors), (.04, .04, z0 + H * floors / 2), material('gloss', '#2a4a5c', rough=.12, coat=.5), .02)
            rng = random.Random(12)
            for f in range(floors):
                z = z0 + H * f
                g.box((W, D, .13), (0, 0, z + .06), ivory, .015)
                for k in range(8):
                    x = -W / 2 + .22 + k * (W - .44) / 7
                    if k < 7:
                        g.box(((W - .44) / 7 - .06, .02, H - .18), (x + (W - .44) / 14, -D / 2 + .08, z + .4), pane(rng.choice((1, 1, 2, 3, 3))), 0)
                    g.box((.05, .1, H - .1), (x, -D / 2 + .05, z + .42), ivory, 0)
                # left face: the slice cut open, storeys, ducts, a glowing riser
                with g.left(-W / 2, 0):
                    g.box((D - .3, .05, H - .16), (0, .07, z + .4), tint('#3b4a5e' if f % 2 else '#44546a'), 0)
                    g.box((.16, .1, H), (-.9, .0, z + .4), 'teal', 0)
                    g.box((.12, .1, H), (-.66, .0, z + .4), 'marigold', 0)
                    g.rod((-1.2, 0, z + .58), (1.2, 0, z + .58), .06, 'steel', 8)
                    for q in range(3):
                        g.box((.26, .06, .2), (-.2 + q * .52, .02, z + .26), 'wood' if (q + f) % 2 else 'ivory', 0)
                        g.box((.2, .04, .04), (-.2 + q * .52, .0, z + .5), glow('floor', '#ffd8a0') if (q + f * 2) % 3 else glow('floor2', '#35e6d4'), 0)
                    g.box((.34, .08, .5), (1.15, -.02, z + .36), 'gun' if f != 6 else 'brass', .01)
            top = z0 + H * floors
            g.parapet(W, D, top, ivory, 'ivory', .24)
            for k in range(3):
                g.box((.8, .8, .5), (-1.1 + k * 1.05, .4, top + .3), 'ivory', .03)
                g.cyl(.3, .05, (-1.1 + k * 1.05, .4, top + .55), 'gun', n=18)
            g.line([(-1.4, -.5, top + .2), (1.4, -.5, top + .2), (1.4, .2, top + .2)], .07, 'teal', 8)
            g.line([(-1.4, -.75, top + .2), (1.4, -.75, top + .2)], .07, 'marigold', 8)
            g.rod((1.3, 1.0, top), (1.3, 1.0, top + 2.0), .03, 'steel')
            g.ball(.06, (1.3, 1.0, top + 2.02), glow('beacon', '#ff4a2a'), n=8)
        for u in (7.7, 12.8):
            tree_bed(g, u, 5.6, .34)
        g.put(parent=town)


def water(town):
    """Water works by the river: two clarifier basins, filter house, a tank on legs and blue pipes to the bank."""
    with place('water'):
        g = Mason()
        outline = [xy(-21.6, 13.1), xy(-15.1, 13.1), xy(-15.1, 22.5), xy(-20.9, 19.9)]
        outline = clip(outline, -29.9, 29.9, -24.9, 24.9)
        g2 = Mason()
        g2.prism(outline, .1, (0, 0, 0), tint('#b9b48a'), r=.02)
        g2.put()
        wet = material('gloss', '#3b8f92', rough=.06, coat=.8)
        for u, v, r in ((-19.4, 15.2, 1.55), (-19.3, 18.6, 1.35)):
            g.lathe([(r, 0), (r, .62), (r - .05, .66), (r - .16, .66), (r - .18, .3)], (u, v, .08), 'stone', 40)
            g.cyl(r - .17, .02, (u, v, .5), wet, n=40)
            g.ring(r - .36, .05, (u, v, .58), tint('#9a9082'), 36, 4)
            g.box((2 * r, .3, .05), (u, v, .84), 'teal', .01, (0, 0, 24))
            with g.at(u, v, .86, 24):
                g.rail((-r, -.15, 0), (r, -.15, 0), .24, 'ink', 'brass', .3)
            g.cyl(.2, .5, (u, v, .5), 'ivory', n=16)
        with g.at(-16.9, 14.6, .1):
            g.body(2.6, 1.9, 1.4, tint('#cfd9d2'))
            g.windows(3, -1.2, 1.2, -.95, .8, (1, 4, 1), w=.4, h=.6)
            with g.left(-1.3, 0):
                g.windows(2, -.8, .8, 0, .8, (2, 1), w=.4, h=.6)
            g.gable(2.6, 1.9, 1.4, .55, tint('#cfd9d2'), ('#4f7f86', '#45727a', '#5b8a90'), seed=8)
        with g.at(-16.6, 18.0, .1):                                                            # tank
            for k in range(6):
                a = k * math.pi / 3
                g.rod((.7 * math.cos(a), .7 * math.sin(a), 0), (.55 * math.cos(a), .55 * math.sin(a), 2.6), .07, 'stone', 8)
            g.ring(.62, .04, (0, 0, 1.3), 'stone', 20, 5)
            g.lathe([(0, 2.5), (.75, 2.6), (1.1, 2.95), (1.1, 3.9), (1.0, 4.0), (.55, 4.3), (0, 4.4)], (0, 0, 0), 'mint', 32)
            g.ring(1.11, .05, (0, 0, 3.0), 'teal', 32, 5)
            g.ring(1.11, .05, (0, 0, 3.85), 'teal', 32, 5)
            g.line([(.9, -.2, 0), (.9, -.2, 4.0)], .03, 'ink')
        blue = paint('#2f6f9a')
        g.line([(-17.9, 16.6, .3), (-20.9, 16.9, .3), (-21.9, 16.9, .1), (-22.6, 16.9, -.7)], .14, blue, 10)
        g.line([(-17.9, 16.9, .3), (-17.9, 14.8, .3)], .12, blue, 10)
        for u in (-18.6, -20.0):
            g.ring(.2, .05, (u, 16.7, .3), 'gun', 14, 5, (0, 90, 4))
            g.ring(.16, .03, (u, 16.7, .62), paint('#c23a24'), 14, 5)
            g.rod((u, 16.7, .3), (u, 16.7, .62), .03, 'steel')
        g.put(parent=town)
        sign('पाणी', (-16.9, 13.6, 1.22), 0, town, .8, .26)


def substation(town):
    """Transformers, busbars on porcelain and a control hut; solar tables beside them (the turbines stand on the hill)."""
    with place('substation'):
        plot(town, 'substation')
        g = Mason()
        por = paint('#7a4a36', .25, .5)

        def insulator(x, y, z, n=5, r=.09):
            for k in range(n):
                g.lathe([(r * .5, 0), (r, .03), (r * .5, .07)], (x, y, z + k * .08), por, 10)

        for k in range(2):
            with g.at(16.0, 6.3 + 2.0 * k, .1):
                g.box((1.1, .9, .9), (0, 0, .55), paint('#8f9a98', .5), .03)
                for q in range(7):
                    g.box((.1, .16, .7), (-.45 + q * .15, -.53, .5), paint('#7f8a88', .5), 0)
                for q in range(3):
                    insulator(-.32 + .32 * q, .1, 1.0)
                    g.ball(.04, (-.32 + .32 * q, .1, 1.44), 'gold', n=6)
                g.cyl(.16, .7, (0, .38, 1.08), paint('#8f9a98', .5), n=14, turn=(0, 90, 0))
                g.box((1.4, 1.3, .08), (0, 0, .05), 'stone', .01)
        for v in (5.6, 7.4, 9.6):                                                              # gantries and busbars
            for u in (17.3, 19.1):
                lattice(g, u, v, .1, .24, 2.3, 6, 'steel', .022)
            g.rod((17.3, v, 2.4), (19.1, v, 2.4), .06, 'steel', 6)
            for q in range(3):
                insulator(17.6 + .6 * q, v, 1.9, 6, .07)
        for q in range(3):
            g.rod((17.6 + .6 * q, 5.6, 1.88), (17.6 + .6 * q, 9.6, 1.88), .022, 'gold', 5)
            g.line([(17.6 + .6 * q, 6.4, 1.88), (16.2 + .3 * q, 6.4, 1.5)], .014, 'gold', 4)
        with g.at(20.3, 5.9, .1):
            g.body(1.3, 1.2, 1.2, tint('#d9c9a6'))
            g.parapet(1.3, 1.2, 1.2, tint('#d9c9a6'), h=.12)
            g.window(-.25, -.6, .75, .4, .4, 1)
            g.door(.35, -.6, .12, .34, .7, 'marigold', step=False)
        for r in range(3):
            for k in range(2):
                g.solar(20.0 + .0 * r + k * .95, 7.6 + r * 1.15, .62, .9, .9, 24)
                g.rod((20.0 + k * .95, 7.6 + r * 1.15, .1), (20.0 + k * .95, 7.6 + r * 1.15, .6), .03, 'gun')
        g.fence([(14.95, 5.05), (21.0, 5.05)], .46)
        g.fence([(14.95, 5.05), (14.95, 10.9)], .46)
        g.put(parent=town)


def quantum(town):
    """The cellar in the front edge: vaulted room with the cryostat, racks and a bench under a glass pavilion."""
    with place('quantum'):
        g = Mason()
        x0, x1, y1 = CELLAR
        floor = DEEP + .02
        cx = (x0 + x1) / 2
        wall = tint('#e6dfd2')
        ink = M('plaster_ink', color='#26365c')
        g.box((x1 - x0, y1 - Y0, .12), (cx, (y1 + Y0) / 2, floor + .06), tint('#aeb4bb', .4), 0)
        for i in range(12):
            for j in range(6):
                g.box((.5, .48, .012), (x0 + .3 + i * .53, Y0 + .3 + j * .51, floor + .126), tint('#c6cbd0' if (i + j) % 2 else '#b2b9c0', .3), 0)
        g.box((x1 - x0, .16, -floor), (cx, y1 - .08, floor / 2), ink, 0)
        for x in (x0, x1):
            g.box((.2, y1 - Y0, -floor + .1), (x, (y1 + Y0) / 2, floor / 2 + .05), wall, .01)
            g.box((.34, y1 - Y0, .12), (x, (y1 + Y0) / 2, .08), 'brass', .02)
        g.box((x1 - x0 + .3, .34, .12), (cx, y1, .08), 'brass', .02)
        for k in range(5):                                                                  # arches on the back wall
            x = x0 + .75 + k * 1.24
            g.wall([(x - .42, floor + .14), (x + .42, floor + .14)] + [(x + .42 * math.cos(math.pi * q / 10), -1.2 + .42 * math.sin(math.pi * q / 10)) for q in range(11)], y1 - .2, y1 - .15, tint('#33466f'))
        # frame and cryostat
        for x in (cx - .95, cx + .95):
            for y in (-24.2, -22.7):
                g.rod((x, y, floor), (x, y, .05), .06, 'gun', 8)
        for s in (-1, 1):
            g.box((2.2, .14, .14), (cx, -23.45 + s * .75, .06), 'gun', .02)
            g.box((.14, 1.6, .14), (cx + s * .95, -23.45, .06), 'gun', .02)
            g.box((.1, 1.5, .1), (cx + s * .4, -23.45, .06), 'gun', .01)
        gold = M('gold')
        for z, r in ((-.12, .62), (-.55, .56), (-.95, .48), (-1.3, .4), (-1.62, .32), (-1.9, .24)):
            g.cyl(r, .06, (cx, -23.45, z), gold, n=32, edge=.01)
            for q in range(10):
                a = q * math.pi / 5
                g.ball(.025, (cx + r * .9 * math.cos(a), -23.45 + r * .9 * math.sin(a), z - .01), 'steel', n=5)
        for q in range(16):
            a = q * math.pi / 8
            g.line([(cx + r * math.cos(a), -23.45 + r * math.sin(a), z) for r, z in ((.5, -.1), (.46, -.55), (.38, -.95), (.3, -1.3), (.22, -1.62), (.14, -1.95))], .014, gold if q % 3 else M('steel'), 4)
        g.cyl(.16, .3, (cx, -23.45, -2.24), gold, n=20, edge=.03)
        g.ring(.34, .03, (cx, -23.45, -2.02), glow('qubit', '#35e6d4'), 28, 6)
        for k in range(3):                                                                  # racks and bench
            with g.at(x0 + .7 + .62 * k, y1 - .55, floor + .12):
                g.box((.54, .5, 1.5), (0, 0, .75), 'ink', .015)
                for q in range(9):
                    g.box((.42, .01, .07), (0, -.255, .2 + q * .15), tint('#2a3a5c', .5), 0)
                    g.box((.04, .012, .04), (-.15, -.262, .2 + q * .15), glow('led', '#35e6d4') if (q + k) % 4 else glow('led2', '#ff9d2e'), 0)
        with g.at(x1 - 1.25, -23.6, floor + .12):
            g.box((1.6, .7, .06), (0, 0, .5), 'wood', .01)
            for s in (-.7, .7):
                g.box((.08, .6, .5), (s, 0, .25), 'ink', 0)
            for s in (-.36, .36):
                g.box((.5, .04, .34), (s, .15, .76), 'ink', .01)
                g.box((.45, .01, .29), (s, .125, .76), glow('screen', '#1d5a63'), 0)
                g.box((.3, .01, .03), (s, .118, .8), glow('trace', '#35e6d4'), 0)
            g.cyl(.14, .06, (0, -.5, .3), 'teal', n=12)
            g.rod((0, -.5, 0), (0, -.5, .3), .025, 'gun')
        g.line([(cx + .6, -23.3, .1), (cx + 1.6, -22.6, -.2), (x1 - .5, -22.2, -1.2), (x1 - .5, -22.2, floor + .2)], .05, 'brass', 8)
        g.box((2.0, .1, .05), (x0 + 1.3, -22.3, -.12), glow('cold', '#bfe6ff'), 0)
        g.box((2.0, .1, .05), (x1 - 1.3, -22.3, -.12), glow('cold', '#bfe6ff'), 0)
        g.put()


def quay(town):
    """River quay: dock wall, a barge with grain sacks, a jib crane, bollards and a godown."""
    with place('quay'):
        g2 = Mason()
        inner = [p for p in bank(1) if -.6 * p[0] + .8 * p[1] < -5.5]
        outline = clip(inner + [xy(-15.1, -5.5), xy(-15.1, -30)], -29.95, 29.95, -24.97, 24.9)
        g2.prism(outline, .1, (0, 0, 0), tint('#b3a58e', bump=3, bscale=9), r=.02)
        g2.put()
        g = Mason()
        stone = tint('#8a7f72', bump=3, bscale=9)
        for k in range(8):                                                                  # dock wall with fenders and bollards
            v = -6.0 - k * .95
            u = -22.5 - .02 * k - max(0, k - 3) * .16
            g.box((.3, .9, .9), (u + .02, v, -.32), stone, .03)
            if k % 2 == 0:
                g.cyl(.09, .24, (u + .35, v, .1), 'ink', n=12, edge=.02)
                g.ring(.16, .05, (u - .14, v, -.25), 'rubber', 12, 5, (0, 90, 0))
        with g.at(-17.2, -9.0, .1):                                                           # godown
            w = tint('#a9b39a')
            g.body(3.6, 2.3, 1.5, w)
            g.gable(3.6, 2.3, 1.5, .8, w, ('#9c5a3a', '#8f5234', '#a86440'), seed=9)
            g.windows(2, .3, 1.8, -1.15, .95, (1, 3), w=.4, h=.5)
            g.box((1.3, .06, 1.05), (-.8, -1.16, .72), 'wood_dark', .01)
            with g.left(-1.8, 0):
                g.box((1.2, .06, 1.1), (0, -.02, .7), 'teal', .01)
                for q in range(6):
                    g.box((1.16, .02, .02), (0, -.06, .28 + q * .17), tint('#0b5049'), 0)
                g.cyl(.26, .05, (0, 0, 1.85), pane(2), n=18, turn=(90, 0, 0))
        # jib crane
        cu, cv = -21.3, -11.2
        orange = paint('#d9731e')
        g.box((1.1, 1.1, .5), (cu, cv, .3), stone, .03)
        lattice(g, cu, cv, .5, .5, 2.4, 4, orange, .04)
        g.box((.8, .8, .7), (cu, cv, 3.2), 'ivory', .04)
        g.box((.03, .5, .3), (cu - .41, cv, 3.3), pane(4), 0)
        for s in (-.14, .14):
            g.rod((cu - .3, cv + s, 3.3), (cu - 3.3, cv, 5.3), .045, orange, 6)
        for k in range(6):
            t, q = k / 6, (k + 1) / 6
            g.rod((cu - .3 - 3 * t, cv - .14 * (1 - t), 3.3 + 2 * t), (cu - .3 - 3 * q, cv + .14 * (1 - q), 3.3 + 2 * q), .02, orange, 4)
        g.line([(cu + .3, cv, 4.3), (cu - 3.3, cv, 5.3), (cu - 3.3, cv, 1.3)], .016, 'gun', 4)
        g.rod((cu, cv, 3.5), (cu + .3, cv, 4.3), .05, orange, 6)
        g.box((.8, .8, .06), (cu - 3.3, cv, .9), 'wood', 0)
        for q in range(4):
            g.rod((cu - 3.3, cv, 1.3), (cu - 3.3 + (.36 if q % 2 else -.36), cv + (.36 if q // 2 else -.36), .92), .01, 'gun', 4)
            g.ball(.2, (cu - 3.3 + (.2 if q % 2 else -.2), cv + (.2 if q // 2 else -.2), 1.02), tint('#d9c49c'), (1, 1, .6), 8)
        rng = random.Random(6)
        for k, (u, v, n) in enumerate(((-17.6, -12.4, 2), (-17.6, -13.5, 3), (-17.6, -14.6, 1), (-20.2, -13.2, 2), (-20.2, -14.2, 1))):      # containers
            for q in range(n):
                c = paint(('#1f6f69', '#b5502c', '#24407a', '#d98a2e', '#8a8f8c')[(k + 2 * q) % 5], .5, .1)
                g.box((2.3, .9, .9), (u, v, .56 + .92 * q), c, .02)
                for w in range(11):
                    g.box((.05, .03, .78), (u - 1.0 + .2 * w, v - .45, .56 + .92 * q), c, 0)
                    g.box((.05, .7, .03), (u - 1.0 + .2 * w, v, 1.02 + .92 * q), c, 0)
                g.box((.02, .7, .74), (u - 1.16, v, .56 + .92 * q), tint('#3a4250', .6), 0)
        for k in range(12):                                                                 # sacks and crates
            g.ball(.24, (-20.9 + .42 * (k % 4), -10.3 + .4 * (k // 4), .22), tint('#d9c49c'), (1, .8, .55), 9)
        for k in range(7):
            g.box((.5, .5, .42), (-20.0 + .55 * (k % 3), -7.2 - .55 * (k // 3), .31), M('wood', color=rng.choice(('#a8703f', '#b98350'))), .015)
        boat(g, -24.4, -9.4, 92, 1.0)
        boat(g, -23.4, 12.2, 78, .55, cargo=False)
        boat(g, -23.8, 7.2, 96, .5, cargo=False)
        g.put(parent=town)


def boat(g, u, v, turn, s=1.0, cargo=True):
    """River barge, 4.6 long, its bow to +X before turning."""
    with g.at(u, v, WATER, turn, s):
        half = [(-2.2, .62), (-1.9, .78), (.9, .78), (1.7, .52), (2.3, 0)]
        outline = half + [(x, -y) for x, y in half[::-1][1:]]
        g.prism([(x * .94, y * .9) for x, y in outline], .3, (0, 0, -.12), M('wood_dark'))
        g.prism(outline, .2, (0, 0, .18), paint('#1f6f69'))
        g.prism([(x * .93, y * .86) for x, y in outline], .02, (0, 0, .37), 'wood')
        g.line([(x, y, .42) for x, y in outline], .045, 'marigold', 5, True)
        if cargo:
            g.box((1.1, .9, .6), (-1.5, 0, .68), 'ivory', .03)
            g.box((1.3, 1.1, .07), (-1.5, 0, 1.0), 'terracotta', .02)
            g.box((.03, .6, .24), (-.94, 0, .78), pane(1), 0)
            for k in range(12):
                g.ball(.22, (-.55 + .36 * (k % 5), -.36 + .36 * (k // 5), .5), tint('#d9c49c'), (1, 1, .6), 8)
            g.rod((.3, 0, .4), (.3, 0, 1.6), .03, 'wood')
        else:
            for x in (-1.2, 0, 1.0):
                g.box((.2, 1.2, .05), (x, 0, .42), 'wood_pale', 0)
            g.line([(-.9, 0, .45), (-.6, 0, 1.2), (.6, 0, 1.2), (.9, 0, .45)], .03, 'cane')
            for k in range(5):
                g.box((.28, 1.1, .03), (-.6 + .3 * k, 0, 1.22), 'cloth_teal' if k % 2 else 'linen', 0)


def build(town):
    for one in (factory, robots, site, tower, water, substation, quantum, quay):
        one(town)
