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


def make(u):
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
    camera(name, aim_at + far, aim_at, lens=288 if name != 'rack-42u' else 264, fstop=None, focus=(x, -.3, z), aspect=3 / 2)
    if name == 'rack-42u':
        camera(name + '.4x5', aim_at + far, aim_at, lens=415, fstop=None, focus=(x, -.3, z), aspect=4 / 5)
sky([(0, '#0a1124'), (1, '#2b3f6e')], .35)
look(ev=.1, bloom=.05, vignette=.2)
main()
