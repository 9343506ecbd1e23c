"""Car half under a cloth on a stage, half taken apart, before rows of empty chairs."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here]
from bay_car import *
from stage import night_hall, ring_light

start(seed=24)
GOLD, GUN, INK, STEEL = M('gold'), M('gun'), M('ink'), M('steel')
S, TURN = 4.4, -62
DECK = .62
CAR = Vector((2.7, 1.6, DECK + .30))
car = subject(solid_car(tuple(CAR), TURN, S, bonnet=False, wheels=(True, False, True, True)), 'car')

# ---------------------------------------------------------------------------- cloth over the tail: sections that follow roof and sides and break into folds
FLOOR = -.30 / S


def drape(m):
    rows = []
    n = 56
    for i in range(71):
        y = .02 + 1.28 * i / 70
        yy = min(y, .90)
        z0, z1, hw = section(CAR_BODY, yy)
        top = z1
        if y < .88:
            g0, g1, gw = section(CAR_GLASS, max(-.55, yy))
            top = max(z1, g1)
        over = max(0, (y - .90) / .40)                                       # behind the tail it falls to the floor
        crown = (top + .022) * (1 - over ** .8) + FLOOR * over ** .8
        row = []
        for k in range(n + 1):
            t = 2 * k / n - 1
            a = abs(t)
            side = math.copysign(1, t)
            if a < .42:                                                      # over roof and shoulder
                u = a / .42
                x = u * min(.315, hw * .78)
                z = crown - .020 * u * u * (1 - over)
            else:
                u = (a - .42) / .58
                shoulder = u < .30
                v = u / .30 if shoulder else 1
                x = min(.315, hw * .78) + (hw + .022 - min(.315, hw * .78)) * v
                zs = (z1 + .012) * (1 - over) + FLOOR * over
                z = crown - .02 * (1 - over) + (zs - crown + .02 * (1 - over)) * v ** 1.1
                if not shoulder:
                    w = (u - .30) / .70
                    fold = math.sin(y * 34 + side * .7 + 1.3 * math.sin(y * 11)) * .032 * w + .012 * math.sin(y * 71) * w
                    x = hw + .022 + .07 * w ** 1.4 + fold
                    z = zs + (FLOOR + .004 - zs) * w
            z = max(z, FLOOR + .004)
            yo = y + (.02 * math.sin(t * 19) * over) + (.014 * math.sin(t * 23) if i == 0 else 0) + (.05 * a if i < 3 else 0)
            row.append((side * x if t else 0, yo, z))
        rows.append(row)
    verts = [p for row in rows for p in row]
    faces = [(r * (n + 1) + k, r * (n + 1) + k + 1, (r + 1) * (n + 1) + k + 1, (r + 1) * (n + 1) + k) for r in range(len(rows) - 1) for k in range(n)]
    data = bpy.data.meshes.new('cloth')
    data.from_pydata(verts, [], faces)
    obj = link(bpy.data.objects.new('cloth', data))
    finish(obj, m, subdivide=1, smooth_angle=180)
    thick = obj.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = .008
    obj.parent = car
    return obj


drape(material('clay', '#d98718', rough=.8, sheen=.4))

# ---------------------------------------------------------------------------- what has been taken off
stand = group((CAR.x - 4.7, CAR.y - 1.5, DECK), (0, 0, 24))                  # bonnet on a trestle
for s in (-1, 1):
    for q in (-1, 1):
        tube([(s * .95, 0, 1.25), (s * .95, q * .45, .04)], .05, STEEL, stand, smooth=False)
tube([(-.95, 0, 1.25), (.95, 0, 1.25)], .05, STEEL, stand, smooth=False)
superball((1.30, .80, .09), .5, .5, (0, -.05, 1.42), (14, 0, 0), M('ivory'), parent=stand, n=64)
superball((1.305, .805, .018), .5, .5, (0, -.05, 1.42), (14, 0, 0), GOLD, parent=stand, n=64)
whl = group((CAR.x - 2.0, CAR.y - 3.05, DECK + .73), (0, 0, 0))              # wheel, leant on a crate
wheel(.165 * S, .13 * S, (0, 0, 0), whl, rim='steel', hub='ink', bolts=5)
whl.rotation_euler = (0, math.radians(-14), math.radians(68))
tray = group((CAR.x - .2, CAR.y - 3.6, DECK), (0, 0, 12))                    # parts laid out on a mat
slab(rounded_rect(3.4, 1.3, .12), .04, .012, M('cloth_teal'), parent=tray)
for k in range(6):
    x = -1.35 + .54 * k
    if k % 3 == 0:
        lathe([(0, 0), (.20, 0), (.22, .03), (.20, .10), (.10, .14), (.09, .26), (0, .26)], (x, 0, .045), m=M('brass'), parent=tray, n=48)
    elif k % 3 == 1:
        box((.36, .5, .18), (x, 0, .14), r=.04, m=M('night', color='#30497d'), parent=tray)
        box((.37, .51, .03), (x, 0, .17), r=.01, m=GOLD, parent=tray, segments=2)
    else:
        torus(.18, .05, (x, 0, .10), m=STEEL, parent=tray, n=48)
        cylinder(.08, .16, (x, 0, .12), m=GUN, parent=tray, bevel=.02, n=32)
for y in (-.60,):                                                            # jack under the bare hub
    b = group((CAR.x, CAR.y, DECK), (0, 0, TURN))
    cylinder(.22, .06, (1.55, y * S, .03), m=GUN, parent=b, bevel=.015)
    cylinder(.08, .8, (1.55, y * S, .42), m=STEEL, parent=b, bevel=.015)
for s in (-1, 1):                                                            # the car stands on four low blocks
    for y in (-.30, .34):
        b = group((CAR.x, CAR.y, DECK), (0, 0, TURN))
        box((.5, .5, .86), (s * 1.35, y * S, .43), r=.05, m=INK, parent=b)

# ---------------------------------------------------------------------------- stage and chairs
night_hall(9.0, (-12.5, 12.4))
slab(rounded_rect(16, 9.4, 1.0), DECK, .06, material('satin', '#1a2850', rough=.24, coat=.6), (3.4, 2.2, 0))
tube([(3.4 + x, 2.2 + y, DECK - .16) for x, y in rounded_rect(16.02, 9.42, 1.0)], .03, M('lit_amber', color='#ffb45c', power=3), smooth=False, closed=True)
tube([(3.4 + x, 2.2 + y, DECK + .004) for x, y in rounded_rect(15.4, 8.8, .9)], .02, GOLD, smooth=False, closed=True)
ring_light((4.6, 7.2, 4.0), 2.1)


def chair():
    parts = [box((1.15, 1.1, .12), (0, 0, 1.15), r=.05, m=M('cloth_teal'), segments=3),
             box((1.15, .10, .85), (0, -.58, 2.0), (8, 0, 0), .045, M('cloth_teal'), segments=3)]
    for sx in (-1, 1):
        parts.append(tube([(sx * .55, .5, .02), (sx * .55, .46, 1.1), (sx * .55, -.45, 1.1), (sx * .55, -.62, 2.35)], .045, M('brass'), resolution=4, steps=8))
        parts.append(tube([(sx * .55, -.62, .02), (sx * .55, -.46, 1.08)], .045, M('brass'), smooth=False, resolution=4))
    parts.append(tube([(-.55, .46, .45), (.55, .46, .45)], .03, M('brass'), smooth=False, resolution=4))
    return merge(parts, 'chair')


CHAIR = chair()
rng = random.Random(4)
for row in range(3):
    for k in range(7):
        x, y = -9.6 + 1.62 * k + .3 * row, -5.2 - 2.0 * row
        if x > -1.2 + 1.0 * row:
            continue
        instance(CHAIR, (x, y + .10 * abs(k - 3) ** 1.5 * .2, 0), (0, 0, -16 + rng.uniform(-4, 4)), 1, None)

sky([(0, '#0a1124'), (1, '#2b3f6e')], .42)
t = tuple(CAR + Vector((0, 0, 1.2)))
area((-4.5, -7.5, 9), t, 3, 2700, '#ffe9cf')
spot((0.5, -4.5, 10.5), t, 5200, 46, .5, .3, '#fff0da')
area((11, -5, 5), t, 3, 420, '#8fc2ff')
area((9.5, 6, 6.5), t, 1, 700, '#ffc27a', size_y=5)
area((-5.5, 5.5, 4.5), t, .9, 480, '#6fd8d0', size_y=4)
area((-4, 3, 4.5), (-5, 9, 4), 4, 520, '#3458c8')
area((-9, -10, 7), (-5, -5, 1), 3, 520, '#9fc4ff')
look(bloom=.055, vignette=.15, ev=.1)
focus = tuple(CAR + Vector((-1.2, -1.6, 1.4)))
camera('car-stage', (-4.6, -16.0, 6.6), (.65, 0, 2.75), lens=38.5, fstop=1.2, focus=focus)
camera('car-stage.1x1', (-3.4, -16.6, 6.6), (1.9, 0, 2.3), lens=50, fstop=1.2, focus=focus, aspect=1)
main()
