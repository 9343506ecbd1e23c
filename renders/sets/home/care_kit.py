"""Home care kit on a table by the window, at golden hour.  Camera: home-care-kit."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M
from props.furniture import boards, calendar, cane_chair, ledger_book, turned_leg, wood
from props.devices import phone
from props.medical import bp_monitor, glucose_meter, pulse_oximeter
from window_build import room, room_light

start(seed=31)
room()
TOP = 5.2

# ---------------------------------------------------------------------------- table
table = group((1.0, 0, 0))
boards(8.8, 4.7, .34, 5, (0, 0, TOP), parent=table, tone='wood', r=.06)
box((8.2, 4.1, .6), (0, 0, TOP - .66), r=.05, m=wood(4), parent=table)
for sx in (-1, 1):
    for sy in (-1, 1):
        turned_leg(TOP - .4, .36, (sx * 3.8, sy * 1.8, 0), table, wood(1))
# a striped runner under the tray
runner = group((.55, -.1, TOP + .004))
box((5.6, 4.72, .03), (0, .1, .012), r=.012, m=M('linen', color='#efe4cf'), parent=runner, segments=2)
for x in (-2.55, -2.3, 2.3, 2.55):
    box((.09, 4.73, .034), (x, .1, .013), r=.012, m=M('cloth_teal'), parent=runner, segments=2)

# ---------------------------------------------------------------------------- tray: the marigold thing
kit = subject(group((.55, .15, TOP + .04), (0, 0, -4), name='kit'), 'kit')
W, D = 5.3, 3.3
slab(rounded_rect(W, D, .35), .09, .03, M('marigold'), parent=kit)
slab(rounded_rect(W - .3, D - .3, .26), .012, .004, M('linen', color='#f2e7d2'), (0, 0, .088), parent=kit)
rim = [(x, y, .09) for x, y in rounded_rect(W, D, .35, 8)]
for k, z in enumerate((.11, .17)):
    tube([(x * (1 + .012 * k), y * (1 + .018 * k), z) for x, y, _ in rim], .06, M('marigold'), kit, smooth=False, closed=True)
tube([(x * 1.03, y * 1.045, .235) for x, y, _ in rim], .035, M('brass'), kit, smooth=False, closed=True)
for s in (-1, 1):
    bow_handle(1.3, .36, .07, .16, M('brass'), (s * (W / 2 + .07), 0, .17), (0, 0, s * 90), kit)
    for y in (-.65, .65):
        cylinder(.12, .06, (s * (W / 2 + .07), y, .17), (0, 90, 0), m=M('brass'), parent=kit, n=24)

# ---------------------------------------------------------------------------- blood pressure unit on a low rest, so that its face is read
unit = group((-1.42, .35, .1), (0, 0, 9), parent=kit)
rest = group(parent=unit)
slab([(-.55, 0), (.62, 0), (.62, .52), (.5, .52)], 1.5, .05, wood(2, 'pale'), (-.75, 0, 0), (90, 0, 90), rest)
for s in (-1, 1):
    cylinder(.06, .16, (s * .6, -.5, .08), m=M('brass'), parent=rest, n=16)
bp_monitor((0, .02, .28), (25, 0, 0), unit, cuff=False, scale=1.18)


def cuff(parent, at, turn):
    """Rolled arm cuff standing on its edge, with hems, patch and the air hose."""
    c = group(at, (0, 0, turn), parent=parent)
    turns, n = 1.32, 80
    bm = bmesh.new()
    rows = []

    def radius(t, a):
        return .60 + .12 * t + .012 * math.sin(a * 9)
    for i in range(n + 1):
        t = i / n
        a = t * turns * 2 * math.pi + 2.0
        half = .58 * (.9 + .1 * min(1, (1 - t) / .05, t / .05) ** .5)
        r = radius(t, a)
        rows.append([bm.verts.new((r * math.cos(a), r * math.sin(a), .6 + half * s)) for s in (-1, -.92, -.5, 0, .5, .92, 1)])
    for one, two in zip(rows, rows[1:]):
        for j in range(6):
            bm.faces.new((one[j], two[j], two[j + 1], one[j + 1]))
    obj = from_bmesh(bm, 'cuff')
    obj.data.materials.append(M('cloth_teal'))
    solid = obj.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = .09, 0
    sub = obj.modifiers.new('sub', 'SUBSURF')
    sub.levels = sub.render_levels = 1
    obj.data.polygons.foreach_set('use_smooth', [True] * len(obj.data.polygons))
    obj.parent = c
    for z in (.12, 1.08):
        pts = [((radius(i / n, i / n * turns * 2 * math.pi + 2.0) + .047) * math.cos(i / n * turns * 2 * math.pi + 2.0), (radius(i / n, i / n * turns * 2 * math.pi + 2.0) + .047) * math.sin(i / n * turns * 2 * math.pi + 2.0), z) for i in range(n - 3)]
        tube(pts, .013, M('linen'), c, smooth=False, resolution=3)
    a = math.radians(-96)
    patch = group((.745 * math.cos(a), .745 * math.sin(a), .6), (90, 0, math.degrees(a) + 90), parent=c)
    slab(rounded_rect(.42, .7, .08), .05, .014, M('linen'), (0, 0, -.02), parent=patch)
    for k in range(3):
        box((.26, .025, .012), (0, -.16 + k * .16, .036), r=.005, m=M('teal'), parent=patch, segments=1)
    torus(.12, .028, (.70 * math.cos(a + .75), .70 * math.sin(a + .75), .6), (90, 0, math.degrees(a) + 133), m=M('brass'), parent=c, n=40, k=10)
    return c


cuff(kit, (.62, .72, .1), 20)
tube([(-2.38, .42, .62), (-2.46, .3, .5), (-2.42, -.3, .2), (-2.05, -.95, .15), (-1.2, -1.15, .15), (-.5, -.62, .15), (-.05, -.05, .3), (.14, .2, .5)], .06, M('ink'), kit)
cylinder(.085, .16, (.16, .24, .54), (58, 0, 18), m=M('brass'), parent=kit, n=24)

# ---------------------------------------------------------------------------- the two small ones in front, and the phone
pulse_oximeter((-.05, -.86, .1), 22, kit, open_angle=11, scale=1.08)
glucose_meter((1.38, -.86, .12), (22, 0, -12), kit, pen=False, scale=1.3)
slab([(-.3, 0), (.5, 0), (.5, .26)], .7, .03, wood(2, 'pale'), (1.04, -.93, .1), (90, 0, 78), kit)
phone((2.02, .42, .1), -16, kit, art='one', pose='stand', gain=1.3, )

# ---------------------------------------------------------------------------- what its owner left: book and spectacles, empty chair
ledger_book((-4.6, 5.3, 3.76), 40, open=False, cloth='ink')
specs = group((-4.6, 5.2, 3.76 + .70), (0, 0, 40), .9)
for s in (-1, 1):
    torus(.36, .035, (s * .43, 0, .33), (78, 0, 0), m=M('brass'), parent=specs, n=48, k=10)
    tube([(s * .8, .06, .42), (s * .84, .7, .38), (s * .8, 1.25, .05)], .03, M('brass'), specs)
tube([(-.08, -.02, .38), (0, -.05, .43), (.08, -.02, .38)], .03, M('brass'), specs)
cane_chair((-4.7, 5.7, 0), 22, scale=.84)
calendar((9.4, 10.48, 12.6))

room_light((0, 0, TOP + .8))
area((-3.4, -5.2, 8.6), (.4, 0, 5.8), 1.8, 110, '#fff2e0')            # catches the screens and rims on the camera side

camera('home-care-kit', (-1.05, -8.7, 7.05), (.1, 0, 5.8), lens=40, fstop=.9, focus=(-.2, -.5, 5.9))
camera('home-care-kit.1x1', (-.9, -8.7, 7.4), (.7, 0, 5.95), lens=50, fstop=1.0, focus=(.1, -.5, 5.9), aspect=1)
main()
