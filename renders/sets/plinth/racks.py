"""Plinth, rack sizes: 1U, 2U, 4U, 5U and the full cabinet, seen almost without perspective, with a rule of brass ticks."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.plinth import *
from props import racks

S = 2.16                 # the four servers share this scale, so that their heights compare
U = racks.U


def rule(g, x, y, units, filled, u, wide=.16):
    """Brass rule: one tick a unit, the filled height marked in marigold.  u: one unit's height."""
    box((.07, .07, units * u + .1), (x, y, units * u / 2 + .05), r=.02, m=M('ivory'), parent=g)
    box((wide + .2, .3, .06), (x, y, .03), r=.025, m=M('gold'), parent=g)
    for k in range(units + 1):
        long = wide * (1.5 if k % 5 == 0 else .9)
        box((long, .05, min(.03, u * .34)), (x - long / 2, y, k * u + .05), r=.006, m=M('gold'), parent=g, segments=2)
    box((.07, .06, filled * u), (x + .08, y, filled * u / 2 + .05), r=.02, m=material('satin', '#f09a14', rough=.4, glow='#ff8a12', power=.8), parent=g)
    ball(.06, (x, y, units * u + .14), m=M('gold'), parent=g, n=24)


def open_1u(g):
    """The 1U seen from above with its lid slid back: from the front it would be no more than a line under the ring."""
    W, D, H, z0 = 3.07, 2.07, U * S, .09
    ivory, steel, gun, brass, dark = M('ivory'), M('steel', brush=1), M('gun'), M('brass'), M('ink')
    green = material('satin', '#0f7a6c', rough=.35, coat=.5)
    s = group((-.16, 0, z0), parent=g)
    front = -D / 2
    box((W - .06, D, .03), (0, 0, .015), r=.01, m=steel, parent=s, segments=2)
    for sx in (-1, 1):
        box((.04, D, H), (sx * (W / 2 - .05), 0, H / 2), r=.012, m=gun, parent=s, segments=2)
        box((.17, .07, H), (sx * (W / 2 - .01), front - .01, H / 2), r=.02, m=ivory, parent=s, segments=3)
        bow_handle(H * .74, .13, .024, .04, M('steel'), (sx * (W / 2 - .01), front - .03, H / 2), (0, 90, 0), s, arc=4)
        for y in (-.72, .72):
            cylinder(.1, .1, (sx * 1.2, y, -.04), m=M('rubber'), parent=s, bevel=.02, n=32)
    box((W - .06, .04, H), (0, D / 2 - .02, H / 2), r=.012, m=gun, parent=s, segments=2)
    # bezel: knob, vents, two sleds, three lights
    box((W - .14, .12, H), (0, front + .05, H / 2), r=.03, m=ivory, parent=s, segments=3)
    cylinder(.062, .06, (-1.24, front - .02, H / 2), (90, 0, 0), m=M('marigold'), parent=s, bevel=.018, n=32)
    torus(.074, .012, (-1.24, front - .012, H / 2), (90, 0, 0), m=brass, parent=s, n=32, k=8)
    for k in range(10):
        box((.055, .03, .13), (-1.05 + .125 * k, front - .006, H / 2), r=.018, m=dark, parent=s, segments=2)
    for x in (.46, .90):
        box((.40, .03, .15), (x, front - .012, H / 2), r=.015, m=gun, parent=s, segments=2)
        box((.26, .03, .03), (x - .02, front - .03, H / 2 - .03), r=.01, m=brass, parent=s, segments=2)
    for k in range(3):
        ball(.022, (1.20 + .075 * k, front - .012, H / 2), m=M('lit_teal' if k else 'lit_amber', power=7), parent=s, n=14)
    # inside, front to back: fans, memory and two coolers, and the supply under the lid
    for k in range(6):
        x = -1.18 + .472 * k
        box((.42, .17, H - .05), (x, -.72, H / 2), r=.03, m=ivory, parent=s, segments=2)
        cylinder(.075, .02, (x, -.72, H - .02), m=M('teal'), parent=s, bevel=.006, n=28)
        torus(.085, .008, (x, -.72, H - .018), m=brass, parent=s, n=28, k=6)
    box((W - .2, 1.25, .03), (0, -.0, .045), r=.01, m=green, parent=s, segments=2)
    for x in (-.62, .62):
        box((.5, .56, .04), (x, -.18, .08), r=.01, m=material('metal', '#d98a5b', rough=.3), parent=s, segments=2)
        for k in range(14):
            box((.014, .54, .12), (x - .23 + .0354 * k, -.18, .155), r=.004, m=M('steel'), parent=s, segments=1)
        for bank in (-1, 1):
            for k in range(3):
                mx = x + bank * (.33 + .07 * k)
                box((.03, .62, .13), (mx, -.18, .125), r=.006, m=green if k % 2 else M('night', color='#23397a'), parent=s, segments=1)
                box((.04, .64, .025), (mx, -.18, .07), r=.006, m=ivory, parent=s, segments=1)
    for k, c in enumerate(('#f09a14', '#0f857c', '#efe4d0')):
        tube([(-.06 + .06 * k, -.6, .12), (-.07 + .07 * k, -.3, .17), (-.05 + .06 * k, .05, .15), (.02 + .05 * k, .4, .12)], .022, material('rubber', c, rough=.5), s, resolution=4)
    box((.6, .5, .16), (-1.0, .62, .13), r=.02, m=steel, parent=s, segments=2)
    # lid, slid back over the rear edge
    lid = group((0, .98, H + .03), (2.5, 0, 0), parent=s)
    box((W - .1, 1.30, .03), (0, 0, 0), r=.012, m=ivory, parent=lid, segments=2)
    for sx in (-1, 1):
        box((.03, 1.30, .07), (sx * (W / 2 - .065), 0, -.02), r=.008, m=ivory, parent=lid, segments=2)
    for k in range(11):
        box((.06, .40, .012), (-.75 + k * .15, .16, .014), r=.004, m=dark, parent=lid, segments=1)
    box((.5, .10, .02), (0, -.48, .02), r=.02, m=brass, parent=lid, segments=2)
    bolt_row(lid, [(sx * 1.36, y, .018) for sx in (-1, 1) for y in (-.5, 0, .5)], .035, (0, 0, 0))
    rule(g, 1.66, -.3, 6, 1, U * S)


def make(u):
    if u == 1:
        return open_1u

    def build(g):
        unit = group((-.16, 0, .09), scale=(S, S * .66, S), parent=g)
        instance(racks.server_mesh(u, 'ivory', 0), parent=unit)
        for sx in (-1, 1):
            for y in (-.72, .72):
                cylinder(.1, .1, (-.16 + sx * 1.2, y, .05), m=M('rubber'), parent=g, bevel=.02, n=32)
        # lid: seams and screws, so that the top is not a bare sheet
        top = .09 + u * U * S
        box((2.76, .012, .008), (-.16, -.28, top + .002), r=.002, m=M('stone', color='#b7ab97'), parent=g, segments=1)
        bolt_row(g, [(-.16 + sx * 1.28, y, top + .004) for sx in (-1, 1) for y in (-.4, .2, .75)], .03, (0, 0, 0))
        for k in range(9):
            box((.05, .42, .01), (-.9 + k * .185, .42, top + .003), r=.003, m=M('ink'), parent=g, segments=1)
        rule(g, 1.66, -.3, 6, u, U * S)
    return build


def cabinet(g):
    # all four sizes, ivory among the inks so that each is seen
    order = [5, 4, 4, 2, 2, 5, 2, 1, 1, 4, 2, 1, 1, 2, 4, 1, 1]
    bodies = ['ivory', 'panel', 'ivory', 'panel', 'ivory', 'panel', 'ivory', 'panel', 'ivory', 'ivory', 'panel', 'ivory', 'panel', 'ivory', 'panel', 'ivory', 'ivory']
    racks.rack_42u(parent=g, door=78, accent=True, fill=list(zip(order, bodies)))
    rule(g, 1.4, -.75, 42, 42, U, .22)


start(71)
pictures = [(f'rack-{u}u', make(u)) for u in (1, 2, 4, 5)] + [('rack-42u', cabinet)]
for i, (name, build) in enumerate(pictures):
    x = GAP * i
    st = stage('racks', x, dict(radius=1.62, z=1.55) if name == 'rack-42u' else None)
    g = group(parent=st, name=name)
    build(g)
    if name == 'rack-42u':
        settle(g, x, 3.6, 3.2)
    else:
        g.location = (0, FORWARD, .001)                  # no settling: one scale for all four
    subject(g, name)
    # a very long lens stands in for an orthographic view
    far = Vector((0, -.985, .172)).normalized() * 52
    z = 1.42 if name == 'rack-42u' else .94
    aim_at = Vector((x, 0, z))
    if name == 'rack-1u':                                # from above, so that the thin case shows its inside
        high = Vector((-.26, -.84, .48)).normalized() * 52
        aim_at = Vector((x + .12, 0, .92))
        camera(name, aim_at + high, aim_at, lens=258, fstop=None, focus=(x, -.3, .3), aspect=3 / 2)
        continue
    camera(name, aim_at + far, aim_at, lens=288 if name != 'rack-42u' else 264, fstop=None, focus=(x, -.3, z), aspect=3 / 2)
    if name == 'rack-42u':
        camera(name + '.4x5', aim_at + far, aim_at, lens=415, fstop=None, focus=(x, -.3, z), aspect=4 / 5)
sky([(0, '#0a1124'), (1, '#2b3f6e')], .35)
look(ev=.1, bloom=.05, vignette=.2)
main()
