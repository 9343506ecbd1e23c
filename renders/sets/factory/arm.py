"""The large arm on a night stage, holding a gear."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M, keyed
from props.robots import arm_large, part, spot_of
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

start(seed=11)
GOLD, GUN, INK = M('gold'), M('gun'), M('ink')


def gear_outline(teeth=22, r0=.98, r1=1.16):
    points = []
    for k in range(teeth):
        for t, r in ((.0, r0), (.24, r0), (.36, r1), (.64, r1), (.76, r0)):
            a = 2 * math.pi * (k + t) / teeth
            points.append((r * math.cos(a), r * math.sin(a)))
    return points


# The arm works in the picture plane, so that the gear it pinches turns its face to us.
BASE = (2.7, .6, .42)
arm = subject(arm_large(BASE, turn=-82, angles=(0, -24, 120, 16), gripper='jaw', vision=True, sensor=True, teach=True, base=M('gun')), 'arm')
tool = part(arm, 'tool')
gear = group((0, 0, .92), (90, 0, 90), parent=tool, name='gear')
slab(gear_outline(), .30, .02, M('marigold', rough=.3), (0, 0, -.15), parent=gear, segments=3)
for s in (-1, 1):
    face = group((0, 0, s * .15), (0 if s > 0 else 180, 0, 0), parent=gear)
    lathe([(.80, -.01), (.82, .03), (.78, .05), (.70, .05), (.66, .02), (.66, -.01)], m=GOLD, parent=face, n=96)
    lathe([(.24, -.01), (.36, -.01), (.36, .09), (.33, .12), (.24, .12), (.22, .10), (.22, -.01)], m=M('steel', brush=1), parent=face, n=64)
    for k in range(6):
        a = math.pi * k / 3
        cylinder(.135, .03, (.52 * math.cos(a), .52 * math.sin(a), .002), m=M('night'), parent=face, bevel=.008, n=40)
        torus(.14, .018, (.52 * math.cos(a), .52 * math.sin(a), .012), m=GOLD, parent=face, n=40, k=8)
cylinder(.215, .32, m=M('night'), parent=gear, bevel=.01)

# ---------------------------------------------------------------------------- stage: low drum, guard line of light, studio floor
floor((-15, 15), (-9, 9), colors=('#15224a', '#142046', '#17254f'), rough=.26, coat=.6)
lathe([(0, 0), (1.75, 0), (1.75, .34), (1.68, .42), (0, .42)], (BASE[0], BASE[1], 0), m=material('satin', '#1c2b52', rough=.3, coat=.5), n=128, bevel=.02)
torus(1.76, .03, (BASE[0], BASE[1], .20), m=GOLD, n=128, k=10)
for k in range(48):
    a = 2 * math.pi * k / 48
    box((.03, .05, .24), (BASE[0] + 1.755 * math.cos(a), BASE[1] + 1.755 * math.sin(a), .18), (0, 0, math.degrees(a)), .01, GUN, segments=2)
guard = 3.25
torus(guard, .045, (BASE[0], BASE[1], .03), m=material('emit', '#ffa63a', power=5), n=192, k=10, scale=(1.45, .75, .5))
torus(guard, .10, (BASE[0], BASE[1], .0), m=GUN, n=192, k=10, scale=(1.45, .75, .3))
for a in (200, 250, 290, 340):                                               # emitters of the guard line
    c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
    x, y = BASE[0] + guard * 1.45 * c, BASE[1] + guard * .75 * s
    box((.22, .22, .40), (x, y, .20), (0, 0, a), .05, INK)
    ball(.06, (x, y, .43), m=M('lit_amber'), n=24)
wall_y = 7.0
box((34, .3, 12), (0, wall_y + .15, 6), r=.02, m=M('plaster_ink', color='#17264d'))
for k in range(12):
    box((2.6, .06, 9), (-15 + 2.75 * k, wall_y - .03, 5), r=.04, m=material('satin', ('#14224a', '#162650')[k % 2], rough=.6, coat=.1))
for x in (-10.4, 9.6):
    box((.10, .10, 6.5), (x, wall_y - .2, 4.0), r=.03, m=M('lit_teal', power=3))
box((1.3, .9, 1.6), (8.0, 3.2, .8), (0, 0, -12), .10, M('night'))              # controller cabinet in the half dark
box((1.32, .92, .07), (8.0, 3.2, 1.30), (0, 0, -12), .02, GOLD)
tube([(7.4, 3.0, .25), (6.0, 2.5, .08), (4.9, 1.6, .08), (4.2, 1.1, .2)], .07, M('rubber'))

studio_night((1.6, 0, 3.2), scale=1.35, key=860, backdrop=False)
area((-4, 1, 4), (-3, 7, 3.5), 3.5, 500, '#3458c8')
area((8, 2, 3), (6.5, 7, 3), 3, 240, '#2f9a98')
look(bloom=.055, vignette=.16)

gear_at = spot_of(arm, 'gear')
camera('factory-arm', (-1.2, -14.2, 4.2), (-.25, 0, 2.55), lens=43, fstop=1.4, focus=tuple(gear_at + Vector((0, -.2, 0))))
camera('factory-arm.1x1', (-.4, -14.6, 4.2), (1.35, 0, 2.5), lens=58, fstop=1.4, focus=tuple(gear_at + Vector((0, -.2, 0))), aspect=1)
camera('factory-arm.3x4', (-.4, -14.6, 4.2), (1.35, 0, 2.5), lens=58, fstop=1.4, focus=tuple(gear_at + Vector((0, -.2, 0))), aspect=3 / 4)
a = math.radians(215)
keyed('factory-arm', dict(a=spot_of(arm, 'flange', (0, 0, .55)), b=spot_of(arm, 'sensor'), c=spot_of(arm, 'vision'),
                          d=(BASE[0] + guard * 1.45 * math.cos(a), BASE[1] + guard * .75 * math.sin(a), .03), e=spot_of(arm, 'teach', (0, -.34, 0))))
main()
