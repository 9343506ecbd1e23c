"""A dashboard made solid: bars, a dial and a ring standing on a table in low sun.  Camera: control-kpi."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'office'))
from studio.studio import *
from props.materials import M
from props.furniture import boards, desk_lamp, ledger_book, plant, wall, window_frame, wood
from room_build import filled_shelf, floor_boards

start(seed=73)
floor_boards()
PLASTER = M('plaster', color='#e9dabd')
wall(70, 34, (0, 17, 0), m=PLASTER, thick=1)
wall(60, 34, (19, 0, 0), -90, hole=(-8, 6, 13, 17), m=PLASTER, thick=1.2)
window_frame(13, 17, (19, 8, 6), -90, panes=(2, 4), depth=1, glass=False)
filled_shelf((-8, 15.2, 0))
plant((-15.5, 13, 0), 10, size=12, leaves=34, seed=7)
TOP = 8.4
boards(40, 12, .6, 6, (0, 2.2, TOP), tone='pale', r=.06, gap=.035)
box((39, 11, .6), (0, 2.2, TOP - 1), r=.05, m=wood(4))

kpi = subject(group((1.2, .4, TOP), (0, 0, 6), name='kpi'), 'kpi')
# ---------------------------------------------------------------------------- bars on their plate
slab(rounded_rect(5.6, 1.9, .2), .22, .05, M('ink'), (.6, .6, 0), parent=kpi)
tube([(x + .6, y + .6, .21) for x, y in rounded_rect(5.45, 1.75, .18, 5)], .025, M('brass'), kpi, smooth=False, closed=True)
heights = (1.35, 2.1, 1.7, 2.75, 3.75)
mats = (M('ivory'), M('teal'), M('ivory'), M('teal'), M('marigold'))
tops = []
for k, (h, m) in enumerate(zip(heights, mats)):
    x = -1.5 + k * 1.05
    b = group((x, .6, .22), parent=kpi)
    box((.72, .9, h), (0, 0, h / 2), r=.05, m=m, parent=b)
    box((.8, .98, .12), (0, 0, .06), r=.03, m=M('brass'), parent=b)
    box((.78, .96, .09), (0, 0, h + .02), r=.03, m=M('brass'), parent=b)
    for q in range(int(h / .35)):
        box((.5, .02, .03), (0, -.452, .32 + q * .33), r=.008, m=M('brass'), parent=b, segments=2)
    for s in (-1, 1):
        cylinder(.05, .04, (s * .3, -.44, .06), (90, 0, 0), m=M('gun'), parent=b, n=16)
    tops.append((x, .6, h + .72))
for p in tops:                                   # the trend: beads on a brass wire above the bars
    tube([(p[0], p[1], p[2] - .46), p], .025, M('brass'), kpi, smooth=False)
    ball(.13, p, m=M('gold'), parent=kpi, n=32)
tube(tops, .035, M('brass'), kpi)

# ---------------------------------------------------------------------------- ring: share of a whole, the disc of the picture
ring = group((4.55, -.2, 0), (0, 0, -14), parent=kpi)
slab(rounded_rect(1.7, 1.0, .2), .2, .05, wood(1, 'dark'), parent=ring)
box((.4, .34, .4), (0, 0, .35), r=.06, m=M('brass'), parent=ring)


def arc_solid(r0, r1, t, a0, a1, m, parent, n=96, bevel=.05):
    """Thick arc standing in XZ, angles clockwise from the top."""
    steps = max(4, int(n * (a1 - a0) / 360))
    outer = [(r1 * math.sin(math.radians(a0 + (a1 - a0) * k / steps)), r1 * math.cos(math.radians(a0 + (a1 - a0) * k / steps))) for k in range(steps + 1)]
    inner = [(r0 * math.sin(math.radians(a0 + (a1 - a0) * k / steps)), r0 * math.cos(math.radians(a0 + (a1 - a0) * k / steps))) for k in range(steps + 1)]
    return slab(outer + inner[::-1], t, bevel, m, (0, t / 2, 0), (90, 0, 0), parent, segments=3)


wheel = group((0, 0, 1.98), parent=ring)
arc_solid(.86, 1.5, .5, 2, 248, M('teal'), wheel)
arc_solid(.86, 1.5, .42, 252, 358, M('ivory'), wheel)
for r in (.84, 1.52):
    torus(r, .035, (0, -.2, 0), (90, 0, 0), m=M('brass'), parent=wheel, n=96, k=10)
    torus(r, .035, (0, .2, 0), (90, 0, 0), m=M('brass'), parent=wheel, n=96, k=10)
for k in range(24):
    a = math.radians(15 * k)
    ball(.035, (1.52 * math.sin(a), -.23, 1.52 * math.cos(a)), m=M('gold'), parent=wheel, n=12)

# ---------------------------------------------------------------------------- dial: a half round with ticks and a needle
dial = group((-3.35, -.35, 0), (0, 0, 17), parent=kpi)
slab(rounded_rect(3.2, 1.0, .2), .2, .05, wood(1, 'dark'), parent=dial)
half = [(1.45 * math.cos(math.radians(a)), 1.45 * math.sin(math.radians(a))) for a in range(0, 181, 5)]
slab([(-1.45, -.16), (1.45, -.16)] + half, .4, .06, M('ivory'), (0, .2, .42), (90, 0, 0), dial, segments=3)
tube([(x, -.22, .42 + z) for x, z in half], .06, M('brass'), dial)
for a0, a1, m in ((4, 60, M('marigold', color='#e8a33a')), (62, 118, M('mint')), (120, 176, M('teal'))):
    steps = 16
    o = [(1.28 * math.cos(math.radians(a0 + (a1 - a0) * k / steps)), 1.28 * math.sin(math.radians(a0 + (a1 - a0) * k / steps))) for k in range(steps + 1)]
    i = [(.98 * math.cos(math.radians(a0 + (a1 - a0) * k / steps)), .98 * math.sin(math.radians(a0 + (a1 - a0) * k / steps))) for k in range(steps + 1)]
    slab(o + i[::-1], .05, .012, m if m is not None else None, (0, -.2, .42), (90, 0, 0), dial, segments=2)
for k in range(13):
    a = math.radians(15 * k)
    box((.14 if k % 3 == 0 else .08, .02, .03), (.86 * math.cos(a), -.215, .42 + .86 * math.sin(a)), (0, -15 * k, 0), .006, M('ink'), dial, segments=1)
needle = group((0, -.27, .46), (0, -52, 0), parent=dial)
slab([(-.2, -.05), (1.1, -.012), (1.1, .012), (-.2, .05)], .04, .01, M('ink'), (0, .02, 0), (90, 0, 0), needle, segments=2)
cylinder(.13, .16, (0, -.26, .46), (90, 0, 0), m=M('brass'), parent=dial, n=32)

# ---------------------------------------------------------------------------- lamp over them, a ledger shut behind
desk_lamp((8.1, 2.8, TOP), -66, power=320, scale=1.3, lower=18, upper=56)
ledger_book((-6.4, 3.6, TOP), 12, open=False, cloth='teal', scale=1.2)
ledger_book((-6.3, 3.5, TOP + .87), 22, open=False, cloth='ochre', scale=1.05)

# ---------------------------------------------------------------------------- low sun from the right: shadows run left
sky([(0, '#7a6644'), (.52, '#ffdcae'), (1, '#c8ccc6')], .62, [(0, '#f4c98c'), (1, '#ffe8c4')], 1.5)
sun(16, 15, 13, 1.4, '#ffb765')
area((-8, -11, 16), (1, 0, 10), 6, 620, '#fff0dc')
area((16, 3, 14), (0, 2, 9), 7, 420, '#ffcf95')
mist(26, 90)
look(haze=('#f8d6a0', .22, 1.0), bloom=.045, vignette=.13, ev=.2, contrast=1.12)

camera('control-kpi', (-1.8, -15.2, 12.2), (1.15, .5, 10.45), lens=49, fstop=.8, focus=(2.2, 0, 10.4))
camera('control-kpi.1x1', (.2, -13.8, 14.8), (3.25, .4, 10.25), lens=68, fstop=.8, focus=(2.6, 0, 10.4), aspect=1)
main()
