"""Network lab bench at night, shared by the bench and the splice-tray pictures (hand's-breadth units, z = 0 is the bench top)."""
from studio.studio import *
from props.materials import M
from props.furniture import boards, mug
from props.racks import switch_box, patch_panel
from props.devices import screen_flat


def radio_unit(at=(0, 0, 0), turn=0, parent=None, scale=1, wet=False):
    """Outdoor radio: finned ivory case 1.7 x 1.0 x 2.6, brass glands below, status window, carry handle; origin at its foot."""
    g = group(at, (0, 0, turn), scale, parent, 'radio')
    ivory, ink, brass = M('ivory'), M('ink'), M('brass')
    box((1.7, .62, 2.4), (0, 0, 1.45), r=.14, m=ivory, parent=g)
    box((1.74, .1, 2.44), (0, -.08, 1.45), r=.05, m=ink, parent=g)
    for k in range(11):                                        # cooling fins on the back
        box((.06, .46, 2.1), (-.75 + .15 * k, .45, 1.45), r=.02, m=ivory, parent=g, segments=2)
    for k in range(9):                                         # shallow front ribs
        box((.05, .07, 1.25), (-.56 + .14 * k, -.315, 1.75), r=.02, m=ivory, parent=g, segments=2)
    box((1.1, .05, .5), (0, -.31, .72), r=.08, m=M('visor'), parent=g)
    for k in range(5):
        ball(.045, (-.36 + .18 * k, -.345, .72), (1, .5, 1), m=M('lit_teal', power=7) if k != 3 else M('lit_amber', power=8), parent=g, n=16)
    for sx in (-1, 1):
        for sz in (-1, 1):
            cylinder(.06, .05, (sx * .73, -.32, 1.45 + sz * 1.08), (90, 0, 0), m=brass, parent=g, n=20, bevel=.015)
    for k in range(4):
        x = -.51 + .34 * k
        cylinder(.12, .22, (x, 0, .16), m=brass, parent=g, n=28, bevel=.03)
        cylinder(.15, .07, (x, 0, .24), m=M('steel'), parent=g, n=6, bevel=.01)
    bow_handle(.7, .22, .05, .08, ink, (0, 0, 2.62), (-90, 0, 0), g)
    return g


def spool(parent, r, at, m, turns=5, wire=.05):
    for k in range(turns):
        torus(r - .02 * (k % 3), wire, (at[0], at[1], at[2] + wire * 1.7 * k), m=m, parent=parent, n=96, k=10)


def bench(radio_hot=True):
    """Bench top, shelf of switches with combed leads, radio under a heat lamp, small things.  Returns the radio's group."""
    brass, ink, gun = M('brass'), M('ink'), M('gun')
    boards(26, 8, .5, 6, (0, 0, 0), tone='dark', gap=.02)
    box((26, .35, .6), (0, -3.9, -.75), r=.06, m=M('wood_dark', color='#4a2c1a'))
    tube([(-13, -4.14, -.25), (13, -4.14, -.25)], .035, brass, smooth=False)
    for k in range(9):                                          # drawers below, for the taller frame
        box((2.7, .2, 2.4), (-11.2 + 2.8 * k, -3.7, -2.3), r=.06, m=M('ink'))
        bow_handle(.9, .16, .05, .08, brass, (-11.2 + 2.8 * k, -3.8, -2.0))
    box((26, .2, 6), (0, -3.4, -4.5), r=.05, m=M('ink'))
    slab(rounded_rect(9.0, 4.6, .3), .05, .015, M('cloth_teal', color='#14504c'), (3.0, -1.0, 0))           # anti-static mat
    for p in ((-1.2, -3.1), (7.2, -3.1)):
        cylinder(.13, .04, (*p, .06), m=brass, n=24, bevel=.01)
    # open frame of switches at the right
    fr = group((6.6, 1.5, 0), (0, 0, -14))
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((.2, .2, 5.2), (sx * 2.45, sy * 1.3, 2.6), r=.05, m=M('steel'), parent=fr, segments=2)
    for z in (.12, 5.1):
        box((5.1, 2.8, .16), (0, 0, z), r=.05, m=ink, parent=fr)
    for k, (kind, z) in enumerate((('s', .5), ('p', 1.05), ('s', 1.75), ('s', 2.3), ('p', 2.85), ('s', 3.55), ('s', 4.1))):
        if kind == 's':
            switch_box((0, 1.1, z), 0, fr, 'ivory' if k == 2 else 'deep', 3.35)
        else:
            patch_panel((0, 1.1, z), 0, fr, 1, 24, 3.35)
    # leads between panel and switches
    rnd = random.Random(4)
    colors = ('#f09a14', '#1f9a8e', '#e9dfcb', '#c9541d', '#3f6bd6')
    for k in range(20):
        x = -1.95 + .2 * k
        z0, z1 = rnd.choice(((1.28, .68), (1.28, 1.95), (3.08, 2.5), (3.08, 3.75), (3.08, 4.3), (1.28, 2.5)))
        x1 = x + rnd.uniform(-.35, .35)
        y = -1.32
        tube([(x, y, z0), (x, y - .3, z0 + .02), ((x + x1) / 2, y - .55 - .1 * rnd.random(), (z0 + z1) / 2 - .1), (x1, y - .3, z1 + .02), (x1, y, z1)], .04, M('rubber', color=colors[k % 5]), fr, steps=10, resolution=3)
        for xx, zz in ((x, z0), (x1, z1)):
            box((.12, .2, .1), (xx, y - .02, zz), r=.02, m=M('rubber', color=colors[k % 5]), parent=fr, segments=1)
    # the radio on a turntable under the lamp
    table = group((1.55, -.5, 0))
    lathe([(0, .06), (1.5, .06), (1.55, .1), (1.55, .2), (1.48, .25), (0, .25)], m=gun, parent=table, n=96)
    torus(1.52, .03, (0, 0, .22), m=brass, parent=table, n=96)
    for k in range(36):
        a = math.radians(10 * k)
        box((.02, .1 if k % 3 else .18, .012), (1.36 * math.cos(a), 1.36 * math.sin(a), .255), (0, 0, math.degrees(a) + 90), .004, M('ivory'), table, segments=1)
    radio = radio_unit((1.55, -.5, .26), 12)
    for k in range(4):                                          # test leads from the glands
        x = 1.55 - .5 + .33 * k
        tube([(x, -.5 + .1 * k, .45), (x - .2, -1.7, .2), (x + .7, -2.4, .1), (3.6 + .3 * k, -1.9, .1), (4.3 + .2 * k, -.6, .35)], .055, M('rubber', color=colors[k]), steps=12, resolution=4)
    return radio


def heat_lamp(at, target, parent=None):
    """Arm lamp with a deep hood and a marigold bulb; returns the hood's position."""
    brass, gun = M('brass'), M('gun')
    x, y, z = at
    lathe([(0, 0), (.75, 0), (.8, .05), (.78, .14), (.3, .22), (.16, .34), (0, .34)], (x, y, 0), m=gun, n=64, subdivide=1)
    tube([(x, y, .3), (x, y, z * .62)], .09, brass, smooth=False)
    ball(.17, (x, y, z * .62), m=gun, n=32)
    tx, ty, tz = target
    hx, hy = x + (tx - x) * .86, y + (ty - y) * .86
    tube([(x, y, z * .62), (hx, hy, z)], .075, brass, smooth=False)
    hood = group((hx, hy, z - .1))
    aim(hood, target)
    lathe([(.2, .5), (.26, .44), (.34, .2), (.75, -.35), (1.0, -.62), (1.02, -.68), (.97, -.66), (.7, -.36), (.3, .16), (.16, .3), (0, .3)][::-1], m=M('ink'), parent=hood, n=96, subdivide=1)
    lathe([(0, .14), (.28, .12), (.68, -.38), (.93, -.64)], m=M('gold'), parent=hood, n=96, subdivide=1)
    torus(1.0, .045, (0, 0, -.66), m=brass, parent=hood, n=96)
    ball(.42, (0, 0, -.18), m=material('emit', '#ff9a26', power=9), parent=hood, n=48)
    for k in range(8):
        a = math.radians(45 * k)
        tube([(.98 * math.cos(a), .98 * math.sin(a), -.66), (.5 * math.cos(a), .5 * math.sin(a), -.8), (0, 0, -.84)], .022, brass, hood, steps=6)
    cylinder(.22, .3, (0, 0, .52), m=brass, parent=hood, n=40, bevel=.06)
    p = Vector((hx, hy, z - .1))
    d = (Vector(target) - p).normalized()
    spot(p + d * .95, target, 1500, 74, .6, .35, '#ff9d3a')
    return p
