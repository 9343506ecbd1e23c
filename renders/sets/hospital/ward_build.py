"""The ward's shell, shared by its day and night pictures: ivory walls, teal dado, brass rail, terrazzo, windows at the left."""
from studio.studio import *
from props.materials import M
from sets.rooms_kit import terrazzo

BACK = 4.6
LEFT = -6.2
DADO = 1.9


def _clear(spans, x0, x1):
    """Pieces of x0..x1 that are free of the spans."""
    out, x = [], x0
    for a, b in sorted(spans):
        if a > x:
            out.append((x, a))
        x = max(x, b)
    if x < x1:
        out.append((x, x1))
    return out


def dressed_wall(x0, x1, openings=(), height=6.6, at=(0, 0, 0), turn=0, parent=None, m=None, rail=True, dado=True):
    """Wall along local X facing -Y with openings (a, b, z0, z1), dado, brass line, hand rail and skirting."""
    g = group(at, (0, 0, turn), parent=parent, name='wall')
    m = m or material('clay', '#ece2cf', rough=.9, bump=.6)
    x = x0
    for a, b, z0, z1 in sorted(openings):
        for u, v, p, q in ((x, a, 0, height), (a, b, 0, z0), (a, b, z1, height)):
            if v - u > .01 and q - p > .01:
                box((v - u, .3, q - p), ((u + v) / 2, .15, (p + q) / 2), r=.01, m=m, parent=g, segments=2)
        x = b
    box((x1 - x, .3, height), ((x + x1) / 2, .15, height / 2), r=.01, m=m, parent=g, segments=2)
    low = [(a, b) for a, b, z0, z1 in openings if z0 < DADO]
    for a, b in _clear(low, x0, x1):
        w, c = b - a, (a + b) / 2
        if dado:
            n = max(1, round(w / 1.3))                                # panels with a joint between them
            for k in range(n):
                box((w / n - .012, .05, DADO - .26), (a + w * (k + .5) / n, -.012, .26 + (DADO - .26) / 2), r=.012, m=M('plaster_teal', color='#2f7f77', rough=.6), parent=g, segments=2)
            box((w, .09, .05), (c, -.03, DADO + .02), r=.015, m=M('brass'), parent=g, segments=2)
        box((w, .09, .25), (c, -.03, .125), r=.02, m=M('stone', color='#bfb39d'), parent=g, segments=3)
        if rail and w > 1.2:
            tube([(a + .1, -.20, 1.62), (b - .1, -.20, 1.62)], .055, M('wood', rough=.4), g, smooth=False)
            for k in range(max(2, int(w / 1.6) + 1)):
                x = a + .3 + (w - .6) * k / max(1, int(w / 1.6))
                tube([(x, -.02, 1.52), (x, -.14, 1.50), (x, -.20, 1.58)], .022, M('brass'), g)
                cylinder(.06, .02, (x, -.03, 1.52), (90, 0, 0), m=M('brass'), n=24, bevel=.006, parent=g)
    return g


def porthole(at, r=.72, lit=None, parent=None):
    """Round window facing -Y: deep ivory reveal, brass ring with bolts, cross bar, glowing pane."""
    g = group(at, (90, 0, 0), parent=parent, name='porthole')
    cylinder(r, .02, (0, 0, .012), m=lit or material('emit', '#ffe6b4', power=1.7), bevel=.004, n=96, parent=g)
    lathe([(r, 0), (r + .02, .05), (r + .05, .14), (r + .16, .16), (r + .20, .12), (r + .21, 0)], m=M('ivory'), parent=g, n=128, bevel=.008)
    torus(r + .03, .035, (0, 0, .13), m=M('brass'), parent=g, n=128, k=12)
    for k in range(16):
        a = 2 * math.pi * k / 16
        cylinder(.022, .03, ((r + .13) * math.cos(a), (r + .13) * math.sin(a), .165), m=M('brass'), n=16, bevel=.006, parent=g)
    for turn in (0, 90):
        box((2 * r, .045, .05), (0, 0, .05), (0, 0, turn), .015, M('ivory'), g, segments=2)
    return g


def tall_window(at, w=2.0, h=3.4, turn=0, parent=None, glow=None):
    """Window in an opening w by h whose sill middle is ``at``; frame, bars, sill board."""
    g = group(at, (0, 0, turn), parent=parent, name='window')
    m = M('ivory')
    for s in (-1, 1):
        box((.12, .34, h), (s * (w / 2 - .06), .15, h / 2), r=.02, m=m, parent=g, segments=3)
    for z in (.06, h - .06):
        box((w, .34, .12), (0, .15, z), r=.02, m=m, parent=g, segments=3)
    for k in range(1, 3):
        box((.06, .10, h), (-w / 2 + w * k / 3, .15, h / 2), r=.015, m=m, parent=g, segments=2)
    for z in (h * .38, h * .70):
        box((w, .10, .06), (0, .15, z), r=.015, m=m, parent=g, segments=2)
    box((w + .3, .34, .08), (0, -.12, -.03), r=.03, m=M('stone'), parent=g)
    if glow:
        box((w, .02, h), (0, .32, h / 2), r=.004, m=glow, parent=g, segments=1)
    return g


def shell(door=None, left_windows=True, seed=5, corridor_lamp=True, hole=(3.0, 5.0, 0, 4.2), x1=9.0, night=False):
    """Floor, back wall (with a door opening when door is 'open' or 'shut'), left wall with two tall windows.

    door: None, 'open' (corridor beyond), 'shut' (door leaf with a lit window).
    """
    terrazzo((LEFT, x1), (-9, BACK + (9 if door == 'open' else .2)), size=1.2, count=90, seed=seed)
    openings = [hole] if door else []
    dressed_wall(LEFT, x1, openings, at=(0, BACK, 0))
    wins = [(-3.6, -1.5, 1.5, 5.2), (.6, 2.7, 1.5, 5.2)] if left_windows else []
    # the left wall's local x runs along +Y after a quarter turn
    g = dressed_wall(-9, BACK, wins, at=(LEFT, 0, 0), turn=90)
    for a, b, z0, z1 in wins:
        tall_window(((a + b) / 2, 0, z0), b - a, z1 - z0, parent=g)
    if door:
        a, b, z0, z1 = hole
        for x in (a + .02, b - .02):                                  # jambs and lintel
            box((.14, .46, z1), (x, BACK + .13, z1 / 2), r=.03, m=M('ivory'), segments=3)
        box((b - a + .18, .46, .14), ((a + b) / 2, BACK + .13, z1 - .02), r=.03, m=M('ivory'), segments=3)
    if door == 'shut':
        a, b, z0, z1 = hole
        c, w = (a + b) / 2, b - a
        box((w - .26, .12, z1 - .12), (c, BACK + .12, z1 / 2 - .02), r=.03, m=M('ivory', color='#e6dcc8'))
        box((w - .5, .02, .7), (c, BACK + .055, .5), r=.01, m=M('brass'), segments=2)                     # kick plate
        box((.62, .05, 1.2), (c + .25, BACK + .06, 2.95), r=.02, m=M('brass'), segments=3)
        box((.5, .05, 1.06), (c + .25, BACK + .045, 2.95), r=.015, m=material('emit', '#ffb861', power=2.6), segments=2)
        bow_handle(.5, .14, .028, .05, M('brass'), (a + .42, BACK + .06, 2.0), (0, 90, 0))
    if door == 'open':
        a, b, z0, z1 = hole
        wall_m = material('clay', '#ece2cf', rough=.9, bump=.6)
        dressed_wall(0, 9, at=(a - 1.4, BACK + .3, 0), turn=90)   # corridor's left flank seen obliquely
        box((.3, 9, 6.6), (b + 1.7, BACK + 4.8, 3.3), r=.02, m=wall_m)
        for z, h, m in ((1.08, 1.64, M('plaster_teal', color='#2f7f77', rough=.6)), (1.92, .05, M('brass')), (.12, .24, M('stone', color='#bfb39d'))):
            box((.06, 9, h), (b + 1.53, BACK + 4.8, z), r=.01, m=m, segments=2)
        box((8, .3, 6.6), ((a + b) / 2, BACK + 9.3, 3.3), r=.02, m=wall_m)
        box((8, .06, 1.64), ((a + b) / 2, BACK + 9.12, 1.08), r=.01, m=M('plaster_teal', color='#2f7f77', rough=.6))
        box((1.5, .05, 2.4), ((a + b) / 2 - .1, BACK + 9.12, 3.3), r=.02, m=material('emit', '#ffe6b4', power=2.2), segments=2)
        for x in (-.8, .0, .8):
            box((.1, .12, 2.6), ((a + b) / 2 - .1 + x, BACK + 9.08, 3.3), r=.02, m=M('ivory'), segments=2)
        for z in (2.05, 3.3, 4.55):
            box((1.7, .12, .1), ((a + b) / 2 - .1, BACK + 9.07, z), r=.02, m=M('ivory'), segments=2)
        box((8, 9, .2), ((a + b) / 2, BACK + 4.8, 6.2), r=.02, m=wall_m)
        for k in range(3):
            box((.7, .7, .08), ((a + b) / 2, BACK + 1.6 + 2.8 * k, 6.06), r=.03, m=material('emit', '#ffefd2', power=4))
            area(((a + b) / 2, BACK + 1.6 + 2.8 * k, 5.95), ((a + b) / 2, BACK + 1.6 + 2.8 * k, 0), .7, 70, '#fff0d8')


def service_panel(at, parent=None, width=2.6, lit='teal'):
    """Bed-head panel on the wall: ivory trunking, sockets, gas outlets, reading lamp and a call light."""
    g = group(at, parent=parent, name='service_panel')
    box((width, .16, .42), (0, -.07, 0), r=.05, m=M('ivory'), parent=g)
    box((width + .01, .165, .03), (0, -.07, .12), r=.008, m=M('brass'), parent=g, segments=2)
    for k in range(3):
        cylinder(.075, .06, (-width / 2 + .25 + k * .22, -.17, -.05), (90, 0, 0), m=(M('teal'), M('mint'), M('ink'))[k], bevel=.015, n=32, parent=g)
        torus(.08, .010, (-width / 2 + .25 + k * .22, -.175, -.05), (90, 0, 0), m=M('brass'), parent=g, n=32, k=8)
    for k in range(2):
        box((.22, .03, .2), (width / 2 - .3 - k * .3, -.155, -.05), r=.02, m=M('paper'), parent=g, segments=3)
        for x in (-.04, .04):
            cylinder(.018, .02, (width / 2 - .3 - k * .3 + x, -.17, -.05), (90, 0, 0), m=M('ink'), n=12, bevel=.003, parent=g)
    superball((.09, .05, .05), .7, .7, (0, -.16, -.04), m=M('lit_' + lit, power=5), parent=g, n=24)
    return g
