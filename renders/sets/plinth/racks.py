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
    box((wide, .07, units * u + .14), (x, y, units * u / 2 + .05), r=.025, m=M('ink', color='#22356a'), parent=g)
    box((wide + .16, .3, .06), (x, y, .03), r=.025, m=M('gold'), parent=g)
    for k in range(units + 1):
        big = k % 5 == 0
        box((wide * (.8 if big else .5), .03, min(.022, u * .3)), (x - wide * (.1 if big else .25) + .0, y - .04, k * u + .03), r=.004, m=M('gold'), parent=g, segments=1)
    box((.06, .05, filled * u), (x + wide / 2 + .03, y - .02, filled * u / 2 + .03), r=.02, m=M('marigold', glow='#ff8a1a', power=.6), parent=g)
    ball(.055, (x, y, units * u + .17), m=M('gold'), parent=g, n=24)


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
    racks.rack_42u(parent=g, door=78, accent=True)
    rule(g, 1.28, -.75, 42, 42, U, .2)


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
    z = 1.3 if name == 'rack-42u' else .72
    aim_at = Vector((x, 0, z))
    camera(name, aim_at + far, aim_at, lens=300 if name != 'rack-42u' else 272, fstop=None, focus=(x, -.3, z), aspect=3 / 2)
    if name == 'rack-42u':
        camera(name + '.4x5', aim_at + far, aim_at, lens=430, fstop=None, focus=(x, -.3, z), aspect=4 / 5)
sky([(0, '#0a1124'), (1, '#2b3f6e')], .35)
look(bloom=.05, vignette=.2)
main()
