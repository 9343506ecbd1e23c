"""energy-substation: transformer, insulators and busbars at dusk; a fine teal line runs through the conductors."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.land import NIGHT_HILLS, clods, ground, hills, treeline
from props.materials import M
from props.presence import chai_glass
from sets.energy.energy_kit import flange, insulator, lattice, valve_wheel

start(seed=31)

ivory, ink, brass, steel, gun, teal = (M(n) for n in ('ivory', 'ink', 'brass', 'steel', 'gun', 'teal'))
paint = material('satin', '#8fa39a', rough=.42, coat=.3)          # transformer green-grey
LINE = material('emit', '#43f3de', power=7)
PORCELAIN = material('satin', '#8a4326', rough=.2, coat=.9, crough=.08)

# ---------------------------------------------------------------------------- transformer
tr = subject(group((2.3, .4, .28), (0, 0, 14)), 'transformer')
box((3.5, 2.5, .24), (0, 0, -.1), r=.05, m=M('stone'), parent=tr)                               # plinth
for y in (-.7, .7):
    box((3.3, .16, .14), (0, y, .1), r=.03, m=gun, parent=tr)
    for x in (-1.2, 1.2):
        cylinder(.14, .12, (x, y, .16), (90, 0, 0), m=steel, parent=tr, bevel=.02, n=32)
box((2.5, 1.5, 1.7), (0, 0, 1.1), r=.1, m=paint, parent=tr)
for x in (-.9, -.3, .3, .9):                                                                    # stiffening ribs
    box((.09, 1.56, 1.56), (x, 0, 1.08), r=.03, m=paint, parent=tr)
for z in (.42, 1.82):
    box((2.62, 1.62, .09), (0, 0, z), r=.03, m=paint, parent=tr)
for k in range(18):
    for y in (-.80, .80):
        cylinder(.03, .03, (-1.2 + .141 * k, y, 1.87), m=brass, parent=tr, bevel=.006, n=8)
box((2.66, 1.66, .1), (0, 0, 1.93), r=.03, m=M('ivory', rough=.45), parent=tr)
# Radiator banks: thin pressed fins between headers, left end and front
for side in (-1, 1):
    bank = group((side * 1.62, 0, 1.06), parent=tr)
    for k in range(13):
        superball((.3, .028, .66), .25, .3, (0, -.66 + .11 * k, 0), m=paint, parent=bank, n=32)
    for z in (-.52, .52):
        tube([(0, -.74, z), (0, .74, z)], .06, gun, bank, smooth=False)
        for y in (-.4, .4):
            tube([(0, y, z), (-side * .4, y, z)], .055, gun, bank, smooth=False)
    for y in (-.34, .34):                                                                       # fans
        fan = group((side * .36, y, -.2), (0, side * 90, 0), parent=bank)
        torus(.27, .035, m=ink, parent=fan, n=48, k=12)
        cylinder(.08, .08, m=brass, parent=fan, bevel=.02, n=24)
        for q in range(6):
            box((.2, .075, .012), (.14 * math.cos(q * 1.047), .14 * math.sin(q * 1.047), 0), (20, 0, math.degrees(q * 1.047)), .004, steel, fan, 2)
# Conservator drum on brackets, breather with marigold beads
drum = group((.05, .52, 2.72), parent=tr)
cylinder(.34, 2.3, turn=(0, 90, 0), m=M('ivory', rough=.4), parent=drum, bevel=.08)
for x in (-.95, 0, .95):
    torus(.345, .025, (x, 0, 0), (0, 90, 0), m=gun, parent=drum, n=64, k=10)
cylinder(.2, .04, (-1.16, 0, 0), (0, 90, 0), m=brass, parent=drum, bevel=.01)
for x in (-.7, .7):
    box((.1, .4, .55), (x, 0, -.5), r=.03, m=gun, parent=drum)
tube([(.9, -.1, -.3), (.95, -.3, -.55), (.9, -.34, -.8)], .045, gun, drum)
cylinder(.09, .3, (-1.25, -.84, 1.3), m=M('pane', color='#ffd9a0'), parent=tr, bevel=.02)
cylinder(.075, .26, (-1.25, -.84, 1.3), m=material('emit', '#ff9d1f', power=2.2), parent=tr, bevel=.02)
for z in (1.13, 1.47):
    cylinder(.11, .05, (-1.25, -.84, z), m=brass, parent=tr, bevel=.015, n=32)
# High-voltage bushings, leaning out slightly, and low-voltage stubs
tops = []
for k, x in enumerate((-.85, 0, .85)):
    lean = (-10, (x) * 10, 0)
    g = group((x, -.3, 1.98), lean, parent=tr)
    cylinder(.26, .18, (0, 0, .06), m=gun, parent=g, bevel=.03, n=40)
    for q in range(8):
        cylinder(.026, .04, (.21 * math.cos(q * .785), .21 * math.sin(q * .785), .17), m=brass, parent=g, bevel=.006, n=6)
    insulator(g, (0, 0, .14), sheds=11, r=.25, pitch=.115, m=PORCELAIN)
    top = group((0, 0, 1.68), parent=g)
    bpy.context.view_layer.update()
    tops.append(top.matrix_world.translation.copy())
for x in (-.5, 0, .5):
    insulator(tr, (x, .35, 1.98), sheds=4, r=.13, pitch=.085, m=PORCELAIN)
# Control cabinet with a lamp: the marigold practical
cab = group((-.55, -1.02, .95), parent=tr)
box((.72, .32, 1.0), r=.04, m=ivory, parent=cab)
box((.62, .02, .88), (0, -.165, 0), r=.015, m=M('mint', rough=.5), parent=cab)
box((.34, .02, .2), (0, -.178, .22), r=.01, m=M('visor'), parent=cab)
for k in range(4):
    box((.05, .012, .03 + .02 * (k % 3)), (-.11 + .075 * k, -.19, .2), r=.006, m=M('lit_teal', power=4), parent=cab, segments=2)
cylinder(.02, .12, (.24, -.19, -.05), m=brass, parent=cab, n=16, bevel=.004)
for k in range(4):
    box((.4, .012, .02), (0, -.178, -.18 - .055 * k), r=.005, m=ink, parent=cab, segments=2)
tube([(0, .1, .5), (0, 0, .78), (0, -.22, .86), (0, -.36, .82)], .022, brass, cab)
lathe([(.03, .1), (.06, .09), (.17, 0), (.16, -.005), (.05, .07), (0, .08)], (0, -.38, .74), m=M('marigold'), parent=cab, n=48)
ball(.055, (0, -.38, .765), m=material('emit', '#ffbe6a', power=28), parent=cab, n=24)

chai_glass((-1.18, -1.02, .02), 20, tr, .2, level=.5)                                           # the fitter's, on the plinth under the lamp

# ---------------------------------------------------------------------------- busbars, running left into the distance
BAR = M('steel', rough=.35)
bpy.context.view_layer.update()
for lane, (y0, top) in enumerate(zip((-.35, .5, 1.35), tops)):
    pts = []
    for k in range(6):
        x = .0 - 2.35 * k
        y = y0 + .52 * k + .25 * lane * (1 - k / 6)
        pts.append((x, y, 3.15 + .05 * lane))
    for k, (x, y, z) in enumerate(pts):
        g = group((x, y, 0))
        box((.34, .34, .16), (0, 0, .08), r=.04, m=M('stone'), parent=g)
        lattice(g, .2, 1.55, (0, 0, .14), bays=5, r=.02, m=gun)
        box((.3, .3, .05), (0, 0, 1.72), r=.015, m=gun, parent=g)
        insulator(g, (0, 0, 1.73), sheds=9, r=.19, pitch=.115, m=PORCELAIN)
        box((.2, .16, .1), (0, 0, z - .1), r=.03, m=brass, parent=g)
    tube(pts, .05, BAR, smooth=False)
    jump = [tuple(top), (top.x * .75, top.y - .1, top.z + .18), (pts[0][0] + .5, pts[0][1] - .02, 3.42), pts[0]]
    tube(jump, .03, BAR)
    if lane == 0:                                                    # the fine teal line rides on this conductor
        tube([(p[0], p[1] - .02, p[2] + .07) for p in pts], .014, LINE, smooth=False, resolution=4)
        tube([(p[0], p[1] - .02, p[2] + .045) for p in jump], .014, LINE, resolution=4)
        for k in range(16):
            t = k / 15 * (len(pts) - 1)
            i = min(len(pts) - 2, int(t))
            f = t - i
            p = [pts[i][q] + (pts[i + 1][q] - pts[i][q]) * f for q in range(3)]
            ball(.032 + .012 * (k % 3 == 0), (p[0], p[1] - .02, p[2] + .07), m=LINE, n=14)

# Gantries behind with strain strings, lines going off to the left
for x, y in ((-9.5, 9), (1.5, 7.2), (9, 6)):
    g = group((x, y, 0))
    lattice(g, .55, 7.2, bays=12, r=.035, m=gun, taper=.55)
    ball(.06, (0, 0, 7.35), m=M('lit_amber', color='#ff5a3a', power=5), parent=g, n=16)
for (xa, ya), (xb, yb) in (((-9.5, 9), (1.5, 7.2)), ((1.5, 7.2), (9, 6))):
    d = math.dist((xa, ya), (xb, yb))
    lattice(None, .34, d, (xa, ya, 5.6), (0, 90, math.degrees(math.atan2(yb - ya, xb - xa))), bays=14, r=.025, m=gun)
    for t in (.22, .5, .78):
        p = (xa + (xb - xa) * t, ya + (yb - ya) * t, 5.5)
        for q in range(8):
            lathe([(0, 0), (.13, .02), (.14, .045), (.05, .09), (0, .1)], (p[0], p[1] - .06, p[2] - .2 - .13 * q), m=PORCELAIN, n=24)
        tube([(p[0], p[1] - .06, 5.5), (p[0], p[1] - .06, 4.3)], .014, steel, smooth=False, resolution=3)
        tube([(p[0], p[1] - .06, 4.3), (p[0] - .8, p[1] - 3.2, 3.9), (p[0] - 1.2, p[1] - 5.0, 3.3)], .018, steel, resolution=3)

# ---------------------------------------------------------------------------- yard: gravel, kerbs, trench covers, fence
ground((-40, 40), (-10, 46), '#2c3654', .04, (60, 50), 2)
box((9.5, .22, .16), (-1.2, -2.15, .06), (0, 0, 4), .04, M('stone', color='#8d8a88'))
for k in range(15):
    box((.58, .62, .07), (-6.0 + .62 * k, -1.72 + .0433 * k, .04), (0, 0, 4), .02, M('stone', color='#6c7080'))
clods([(random.uniform(-9, 7), random.uniform(-5, 6), .02) for _ in range(900)], (.03, .075), '#4d587a')
for k in range(22):
    x = -13 + 1.25 * k
    tube([(x, 8.6 + .02 * k, 0), (x, 8.6, 1.5)], .03, gun, smooth=False, resolution=3)
for z in (.3, .7, 1.1, 1.45):
    tube([(-13, 8.6, z), (13.5, 8.6, z)], .01, steel, smooth=False, resolution=2)
hills(seed=5.3, near=34, far=62, height=(3.6, 7.4), colors=NIGHT_HILLS, base=-.6)
treeline(24, (-26, 26), 26, (.8, 1.3), 'night', 4)

# ---------------------------------------------------------------------------- light: dusk, warm band on the horizon
sky([(0, '#0b1226'), (.5, '#3b4a78'), (1, '#1a2a55')], .55,
    [(0, '#1a2340'), (.495, '#d98a4a'), (.515, '#b9776a'), (.55, '#5c5f8e'), (.62, '#2c3d70'), (.8, '#142246')], .8)
area((-4.5, -7.5, 6.5), (2, 0, 1.6), 3.6, 1150, '#ffe4c4')
area((7.5, -5, 2.2), (2.4, 0, 1.6), 3.2, 300, '#86b8ff')
area((6.2, 5.2, 4.8), (2.4, .4, 2), .9, 620, '#ffb46a', size_y=3.5)
area((-7, 3.4, 3.4), (-2, 1, 2.6), .9, 420, '#6fd8d0', size_y=3.5)
area((-6, -5, 3.2), (-5, 3, 2.2), 2.2, 320, '#5f86e0')
point((1.72, -1.3, 1.6), 26, .08, '#ffb45a')
mist(8, 80)
look(haze=('#52598a', .55, .8), bloom=.06, vignette=.18, ev=.15)

camera('energy-substation', (-1.7, -8.6, 2.35), (-.3, 0, 2.2), lens=36, fstop=1.2, focus=(1.9, -.9, 2.0))

main()
