"""Screen with an eye-tracker bar beneath it; the page on it is grey blocks.  One unit is a decimetre."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M

W, H = 8.8, 5.2
# page blocks: x, z (middle), w, h, tone 0..3 ; in screen units, origin in the middle of the screen
BLOCKS = [(-2.75, 2.02, 2.2, .34, 2), (2.9, 2.02, 1.4, .22, 1), (1.45, 2.02, 1.0, .22, 1), (-1.55, .62, 4.6, 1.85, 0), (2.55, 1.05, 2.6, .22, 2), (2.55, .70, 2.6, .16, 1),
          (2.40, .44, 2.3, .16, 1), (2.55, .18, 2.6, .16, 1), (2.15, -.08, 1.8, .16, 1), (-2.75, -1.05, 2.2, .95, 1), (-.35, -1.05, 2.2, .95, 1), (2.55, -1.05, 2.6, .95, 0),
          (-2.75, -1.78, 2.2, .16, 2), (-.55, -1.78, 1.8, .16, 2), (2.30, -1.78, 2.1, .16, 2), (-2.95, -2.04, 1.8, .13, 1), (-.55, -2.04, 1.8, .13, 1), (2.1, -2.04, 1.7, .13, 1)]


def ring(x, z, r, t, m, parent, y=-.06):
    return torus(r, t, (x, y, z), (90, 0, 0), m=m, parent=parent, n=64, k=10, scale=(1, 1, .5))


def screen(at, page, tones, turn=0, tilt=-3, blocks=True):
    """Bezel, foot and lit page; returns the head's group (x right, z up, the glass faces -Y at y = -.05)."""
    g = group(at, (0, 0, turn), name='screen')
    slab(rounded_rect(3.4, 2.2, .4), .14, .05, M('ink'), (0, .5, 0), parent=g)
    tube([(0, .75, .1), (0, .80, 1.2), (0, .60, 2.4), (0, .32, 3.2)], .22, M('gun'), g)
    torus(.30, .04, (0, .75, .17), m=M('brass'), parent=g, n=48)
    head = group((0, 0, 1.75 + H / 2), (tilt, 0, 0), parent=g, name='head')
    box((W + .44, .22, H + .44), (0, .10, 0), r=.10, m=M('ink'), parent=head)
    superball((W * .34, .20, H * .32), .4, .4, (0, .24, 0), m=M('ink'), parent=head, n=64)
    box((W + .20, .03, H + .20), (0, -.012, 0), r=.012, m=M('visor'), parent=head, segments=2)
    tube([(x, -.012, z) for x, z in rounded_rect(W + .40, H + .40, .10, 6)], .018, M('brass'), head, smooth=False, closed=True)
    box((W, .012, H), (0, -.032, 0), r=.004, m=page, parent=head, segments=1)
    for x, z, w, h, tone in BLOCKS if blocks else ():
        box((w, .012, h), (x, -.043, z), r=min(.07, h * .3), m=tones[tone], parent=head, segments=4)
    return head


def tracker(parent, at, dots=2.2):
    """The bar: smoked front, two soft infra-red dots, camera in the middle, brass ends.  Named part: tracker."""
    g = group(at, parent=parent, name='tracker')
    superball((2.25, .21, .215), .35, .45, m=M('ivory'), parent=g, n=80)
    superball((2.02, .08, .115), .35, .5, (0, -.168, 0), m=M('visor'), parent=g, n=80)
    for s in (-1, 1):
        superball((.035, .222, .226), .4, .45, (s * 2.02, 0, 0), m=M('gold'), parent=g, n=48)
        cylinder(.095, .03, (s * 1.35, -.235, 0), (90, 0, 0), m=material('emit', '#ff4a2c', power=dots), parent=g, bevel=.01, n=40)
        torus(.125, .018, (s * 1.35, -.240, 0), (90, 0, 0), m=material('emit', '#a8281c', power=.8), parent=g, n=40, k=8)
        for k in range(5):
            superball((.012, .01, .03), .7, .7, (s * (.62 + .06 * k), -.245, 0), m=M('gun'), parent=g, n=12)
    cylinder(.13, .05, (0, -.235, 0), (90, 0, 0), m=M('gun'), parent=g, bevel=.015, n=48)
    cylinder(.085, .06, (0, -.240, 0), (90, 0, 0), m=M('visor', color='#0a1c30'), parent=g, bevel=.02, n=48)
    torus(.105, .010, (0, -.262, 0), (90, 0, 0), m=M('gold'), parent=g, n=48, k=8)
    ball(.022, (.28, -.245, 0), m=M('lit_teal'), parent=g, n=16)
    return g


# ============================================================================ the bar seen close: the whole device

BAR = 2.9                                              # half its length


def _window(parent, at, w, h):
    """Smoked window let into the front, with a fine brass lip."""
    superball((w, .035, h), .28, .35, at, m=material('gloss', '#120608', rough=.06), parent=parent, n=64)
    tube([(at[0] + x, at[1] - .018, at[2] + z) for x, z in rounded_rect(w * 1.98, h * 1.98, h * .62, 8)], .008, M('brass'), parent, smooth=False, closed=True, resolution=3)


def lens(parent, at, r=.2, iris=.5):
    """A camera's front: stepped barrel, brass ring, coated glass over a dark iris; looks to -Y."""
    g = group(at, (90, 0, 0), parent=parent, name='lens')
    lathe([(r * 1.32, -.02), (r * 1.34, .05), (r * 1.26, .085), (r * 1.1, .085), (r * 1.06, .05), (r * .98, .045), (r * .94, .0), (r * .8, -.03), (r * .78, -.06), (0, -.06)], m=material('metal', '#2b3140', rough=.3), parent=g, n=96)
    torus(r * 1.18, .012, (0, 0, .086), m=M('brass'), parent=g, n=96, k=10)
    for k in range(36):                                # knurl
        a = 2 * math.pi * k / 36
        box((.012, .02, .05), (r * 1.335 * math.cos(a), r * 1.335 * math.sin(a), .02), (0, 0, math.degrees(a)), .003, M('gun'), g, segments=1)
    disc(r * .78, (0, 0, -.035), m=material('gloss', '#0b1430', rough=.08), parent=g, n=72)
    torus(r * .6, r * .05, (0, 0, -.03), m=material('gloss', '#2a1b55', rough=.1), parent=g, n=72, k=8, scale=(1, 1, .3))
    disc(r * iris * .62, (0, 0, -.026), m=material('gloss', '#020308', rough=.04), parent=g, n=48)
    bulge = [(r * .93 * math.cos(math.radians(a)), .0 + r * .34 * math.sin(math.radians(a))) for a in range(0, 91, 9)]
    lathe(bulge, (0, 0, .0), m=material('thin', '#cfd8ff', rough=.02, blend=.42), parent=g, n=96, smooth_angle=90)
    return g


def eye_bar(parent, at, turn=(0, 0, 0), dots=1.0):
    """The tracker as an object: milled body, two cameras, two fields of infra-red diodes behind smoked glass, hinge, cable."""
    g = group(at, turn, parent=parent, name='eye bar')
    shell = material('satin', '#efe6d6', rough=.36, coat=.35, crough=.2)
    superball((BAR, .36, .34), .28, .2, m=shell, parent=g, n=128)
    superball((BAR * 1.002, .365, .012), .28, .2, (0, 0, -.08), m=M('brass'), parent=g, n=128)                 # the joint of its two halves
    superball((BAR - .28, .09, .235), .24, .16, (0, -.31, .02), m=material('satin', '#141b2c', rough=.34, coat=.4), parent=g, n=128)
    for s in (-1, 1):
        superball((.06, .372, .352), .3, .25, (s * (BAR - .22), 0, 0), m=M('gold', rough=.32), parent=g, n=64)
        lens(g, (s * 1.02, -.39, .02), .2)
        _window(g, (s * 1.98, -.385, .02), .46, .17)
        for i in range(5):                             # the diodes, dull red as a camera sees them
            for j in range(3):
                x, z = s * 1.98 + (i - 2) * .165, .02 + (j - 1) * .098
                cylinder(.030, .012, (x, -.424, z), (90, 0, 0), .004, material('emit', '#ff3517', power=round(dots * (2.4 if (i, j) == (2, 1) else 1.5), 2)), n=24, parent=g)
                torus(.040, .006, (x, -.424, z), (90, 0, 0), m=material('satin', '#2c0d0a', rough=.3), parent=g, n=24, k=6)
        for k in range(9):                             # vents on the top
            box((.1, .34, .02), (s * (.55 + .17 * k), .02, .336), (0, 0, 0), .008, M('gun'), g, segments=2)
        cylinder(.045, .02, (s * (BAR - .5), -.352, .21), (90, 0, 0), .006, M('brass'), n=24, parent=g)
        box((.06, .012, .012), (s * (BAR - .5), -.365, .21), (0, 30, 0), .002, M('ink'), g, segments=1)
    # the middle: a wide-angle eye for the room's light, a status light, two microphones' worth of holes
    lens(g, (0, -.385, .02), .12, .7)
    superball((.035, .02, .035), .8, .8, (.36, -.4, .02), m=M('lit_teal', power=5), parent=g, n=24)
    for q in range(4):
        for j in range(2):
            cylinder(.012, .01, (-.34 - .055 * q, -.4, -.01 + .06 * j), (90, 0, 0), .002, M('gun'), n=12, parent=g)
    # hinge and foot: it tilts under the screen
    for s in (-1, 1):
        cylinder(.16, .14, (s * .34, .26, -.3), (0, 90, 0), .02, M('gun'), n=40, parent=g)
        cylinder(.1, .16, (s * .34, .26, -.3), (0, 90, 0), .02, M('brass'), n=32, parent=g)
    cylinder(.11, .56, (0, .26, -.3), (0, 90, 0), .01, M('steel', brush=1), n=40, parent=g)
    box((.5, .34, .34), (0, .32, -.42), r=.06, m=M('gun'), parent=g)
    pts = [(BAR - .6, .3, -.1), (BAR - .3, .55, -.25), (BAR + .1, .75, -.7), (BAR - .1, 1.1, -.98), (BAR - .9, 1.7, -1.03), (BAR - 2.2, 2.2, -1.03)]
    tube(pts, .07, M('rubber', color='#b5623c'), g)
    cylinder(.1, .26, (BAR - .56, .33, -.12), (0, 60, 30), .02, M('ink'), n=32, parent=g)
    return g


def talk_board(head, lit=1.0):
    """The choices on the screen: eight tiles of pictures on an ink page, one of them selected."""
    from props.devices import Flat
    box((W, .012, H), (0, -.032, 0), r=.004, m=material('emit', '#0c2036', power=.5), parent=head, segments=1)
    f = Flat(True, gain=lit, step=.006)
    tw, th, gx, gz = 1.98, 2.26, 2.16, 2.44
    tone = {'a': ('#f3e7cf', .95), 'b': ('#bfe3d8', .85), 'c': ('#f2c9a4', .85)}
    from props import devices
    devices.LIT.update({'tile_a': tone['a'], 'tile_b': tone['b'], 'tile_c': tone['c'], 'line': ('#14305a', .5), 'sea': ('#1b8f96', .7), 'sun': ('#ff9a1f', 1.3), 'held': ('#ff8a12', 2.0), 'wood': ('#a4602c', .6)})
    where = {}
    for i in range(4):
        for j in range(2):
            x, z = (i - 1.5) * gx, (.5 - j) * gz + .02
            where[i, j] = (x, z)
            f.rect(x, z, tw, th, ('tile_a', 'tile_b', 'tile_c')[(i + 2 * j) % 3], 1, .2)
    # window
    x, z = where[1, 1]
    f.rect(x, z + .05, 1.15, 1.3, 'line', 2, .06)
    for a in (-1, 1):
        for b in (-1, 1):
            f.rect(x + a * .27, z + .05 + b * .31, .46, .52, 'sea' if b < 0 else 'tile_b', 3, .03)
    f.rect(x, z - .68, 1.4, .12, 'wood', 3, .04)
    # water in a glass
    x, z = where[0, 1]
    f.poly([(x - .42, z + .62), (x - .3, z - .62), (x + .3, z - .62), (x + .42, z + .62)], 'line', 2)
    f.poly([(x - .34, z + .54), (x - .235, z - .54), (x + .235, z - .54), (x + .34, z + .54)], 'tile_a', 3)
    f.poly([(x - .285, z + .1), (x - .235, z - .54), (x + .235, z - .54), (x + .285, z + .1)], 'sea', 4)
    # sun
    x, z = where[2, 0]
    f.disc(x, z, .36, 'sun', 2)
    for k in range(10):
        a = math.radians(36 * k)
        f.line([(x + .5 * math.cos(a), z + .5 * math.sin(a)), (x + .74 * math.cos(a), z + .74 * math.sin(a))], .1, 'sun', 2)
    # bed
    x, z = where[3, 1]
    f.rect(x, z - .18, 1.3, .3, 'sea', 2, .08)
    f.rect(x - .42, z + .08, .4, .24, 'line', 2, .08)
    for q in (-.6, .6):
        f.rect(x + q, z - .25, .1, .75 if q > 0 else 1.05, 'wood', 3, .03)
    # bell
    x, z = where[2, 1]
    f.poly([(x - .55, z - .32), (x - .4, z - .2)] + [(x + .4 * math.cos(math.radians(a)), z + .12 + .5 * math.sin(math.radians(a))) for a in range(180, -1, -12)] + [(x + .4, z - .2), (x + .55, z - .32)], 'line', 2)
    f.disc(x, z - .46, .13, 'sun', 2)
    f.disc(x, z + .66, .09, 'line', 2)
    # heart, person, book in the upper row
    x, z = where[0, 0]
    f.disc(x, z + .38, .27, 'line', 2)
    f.poly([(x - .5, z - .6)] + [(x + .5 * math.cos(math.radians(a)), z - .25 + .42 * math.sin(math.radians(a))) for a in range(180, -1, -12)] + [(x + .5, z - .6)], 'line', 2)
    x, z = where[1, 0]
    for s in (-1, 1):
        f.poly([(x, z + .42), (x + s * .68, z + .55), (x + s * .68, z - .42), (x, z - .55)], 'line', 2)
        for k in range(3):
            f.line([(x + s * .12, z + .22 - .24 * k), (x + s * .56, z + .31 - .24 * k)], .06, 'tile_c', 3)
    x, z = where[3, 0]
    f.disc(x, z, .6, 'line', 2)
    f.line([(x, z + .42), (x, z), (x + .3, z - .18)], .09, 'tile_a', 3)
    # the look that is held: a ring three quarters closed round the window
    x, z = where[1, 1]
    f.ring(x, z, .98, .05, 'tile_a', 5)
    f.ring(x, z, .98, .13, 'held', 6, 90, -190)
    f.build(head, (0, -.042, 0))
