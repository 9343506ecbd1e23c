"""S06 corner A, close: an overhead tray, bundles sweeping down and a patch field; one coil on its hook is the disc."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.racks import U, DEEP, comb, patch_panel, rack_42u, server_mesh, switch_box, _m

start(seed=9)

# ---------------------------------------------------------------------------- open frame with patch strips between switches, at eye height
frame = subject(group((1.15, 0, 0), (0, 0, -8), name='patch field'), 'patch field')
for side in (-1, 1):
    box((.16, .34, 5.4), (side * .82, -.55, 2.7), r=.04, m=material('satin', '#243c74', rough=.38, coat=.4), parent=frame)
    for k in range(20):
        box((.03, .012, .03), (side * .82, -.724, 1.5 + k * .16), r=.004, m=material('clay', '#080d1a', bump=0), parent=frame, segments=1)
    box((.05, .05, 5.4), (side * .92, -.74, 2.7), r=.015, m=M('brass'), parent=frame, segments=2)
box((1.9, .4, .2), (0, -.55, 5.3), r=.05, m=material('satin', '#243c74', rough=.38), parent=frame)
CABLES = {'ivory': _m('ivory_cable'), 'teal': _m('teal_cable'), 'marigold': _m('marigold_cable')}
Z0, STEP = 1.62, .56
rows = []
for k, name in enumerate(('marigold', 'ivory', 'teal', 'ivory', 'teal')):
    z = Z0 + k * STEP
    switch_box((0, 0, z), parent=frame)
    patch_panel((0, 0, z + U + .02), parent=frame, ports=18)
    box((1.42, .06, .14), (0, -DEEP / 2 + .03, z + 2.5 * U + .10), r=.02, m=material('satin', '#18284f', rough=.4), parent=frame, segments=3)  # finger duct
    for q in range(13):
        box((.03, .14, .05), (-.6 + q * .1, -DEEP / 2 - .05, z + 2.5 * U + .10), r=.012, m=M('gun'), parent=frame, segments=2)
    rows.append((name, z + U + .02 + .75 * U - .02))
box((1.66, .5, .10), (0, -.45, 1.50), r=.03, m=material('satin', '#18284f', rough=.4), parent=frame)
instance(server_mesh(4, 'panel', 0), (0, 0, 1.02), parent=frame)
instance(server_mesh(2, 'ivory', 0), (0, 0, .78), parent=frame)
instance(server_mesh(5, 'panel', 0), (0, 0, .22), parent=frame)

# ---------------------------------------------------------------------------- leads: port -> droop -> manager at the left, tag near the plug
plug = merge([box((.038, .10, .032), (0, -.05, 0), r=.008, m=M('ivory'), segments=2),
              box((.030, .06, .026), (0, -.12, 0), r=.010, m=M('ink'), segments=2)], 'plug')
tag = merge([box((.052, .10, .075), (0, 0, 0), r=.006, m=M('paper'), segments=2)], 'tag')
y0 = -DEEP / 2
for name, z in rows:
    for k in range(18):
        x = -.58 + 1.16 * k / 17
        if name == 'ivory' and k in (6, 13):
            continue
        instance(plug, (x, y0, z), parent=frame)
        reach = .20 + .012 * (k % 3)
        lane_z = z - .13 - .006 * k                              # combed: every lead has its own level
        lane_y = y0 - .17 - .012 * (k % 6) - .004 * k
        tube([(x, y0 - .14, z), (x, y0 - reach, z - .02), (x - .05, lane_y - .03, lane_z + .01), (x - .16, lane_y, lane_z)] +
             ([(-.62, lane_y, lane_z)] if x > -.40 else []) + [(-.80, y0 - .10 - .010 * (k % 6), lane_z - .015), (-.93 - .012 * (k % 4), y0 - .02 - .02 * (k % 5), lane_z + .16)],
             .015, CABLES[name], frame, resolution=4, steps=8)
        instance(tag, (x, y0 - .215, z - .03), (38, 0, 0), parent=frame)

# vertical manager on the left: combed bundles rise and sweep away to the upper left, onto the tray
for j, (name, x) in enumerate((('ivory', -1.02), ('teal', -1.22), ('marigold', -1.42))):
    z = 4.60 - .22 * j                                            # nested bends: the outer bundle lies highest
    comb([(x, y0 - .06, -.2), (x, y0 - .06, 1.9), (x, y0 - .06, 2.9), (x, y0 - .06, z - .62), (x - .10, y0 - .05, z - .25), (x - .42, y0 - .03, z - .05), (x - 1.0, y0, z), (x - 2.6, y0 + .06, z), (x - 7.0, y0 + .3, z)],
         12, .027, CABLES[name], frame, up=(0, -1, 0), ties=[1, 2, 3, 6, 7], steps=10)
for z in (1.9, 2.9, 3.9):
    box((.70, .05, .07), (-1.22, y0 + .06, z), r=.02, m=M('brass'), parent=frame, segments=3)
box((.72, .04, 4.2), (-1.22, y0 + .12, 2.6), r=.015, m=material('satin', '#1d2f5c', rough=.4), parent=frame)
# tray under the sweep
tray = group((-3.9, -.12, 3.84), (0, 0, -11))
for side in (-1, 1):
    box((5.2, .04, .18), (0, side * .45, .08), r=.016, m=M('gun'), parent=tray)
for k in range(15):
    box((.07, .88, .03), (-2.4 + k * .34, 0, .0), r=.01, m=M('gun'), parent=tray, segments=2)

# ---------------------------------------------------------------------------- the coil on its hook: the disc
coil = group((-1.62, -.62, 2.78), (90, 0, 0), .86, name='coil')
rnd = random.Random(5)
for k in range(9):
    torus(.62 - .028 * (k % 5), .032, (rnd.uniform(-.012, .012), rnd.uniform(-.012, .012), .05 * (k // 3) + .008 * k), m=CABLES['marigold'], parent=coil, n=96, k=12)
for a in (20, 140, 262):
    c = group((.57 * math.cos(math.radians(a)), .57 * math.sin(math.radians(a)), .08), (0, 0, a), parent=coil)
    box((.24, .07, .26), r=.03, m=M('ink'), parent=c, segments=3)
tube([(.57, .05, .16), (.62, -.25, .2), (.5, -.62, .24), (.34, -.86, .22)], .032, CABLES['marigold'], coil)
box((.075, .15, .065), (.31, -.93, .22), (0, 0, -22), .012, M('ivory'), coil, segments=3)
tube([(0, .62, -.3), (0, .50, .0), (0, .47, .25), (0, .56, .34)], .03, M('brass'), coil)
box((.2, .34, .05), (0, .62, -.31), r=.02, m=M('brass'), parent=coil)

# ---------------------------------------------------------------------------- wall, next cabinets behind, ceiling
WALLM = material('clay', '#1d2f5c', bump=0)
box((16, .2, 9), (-2, 1.15, 4), r=.03, m=WALLM)
for k in range(6):
    box((.06, .03, 9), (-7.2 + k * 1.6, 1.03, 4), r=.01, m=material('clay', '#16264a', bump=0))
post = box((.34, .25, 9), (-1.62, -.18, 4), r=.05, m=material('satin', '#2a457f', rough=.45))
for z in (1.4, 2.0, 3.4, 4.2):
    cylinder(.035, .03, (-1.62, -.31, z), (90, 0, 0), m=M('brass'), bevel=.01, n=20)
rack_42u((4.05, .1, 0), -16, fill='shuffle', seed=3, scale=1.02)
for j in range(2):
    box((.05, .04, 5.5), (-3.6 - j * 2.2, .98, 2.4), r=.015, m=material('emit', 'led_teal', power=3))
box((16, 8, .1), (-2, -2, -.05), r=.02, m=material('satin', '#1f3463', rough=.3))

# ---------------------------------------------------------------------------- light
sky([(0, '#141f3e'), (1, '#3a5690')], .5)
area((-3.0, -5.4, 5.6), (.9, -.6, 2.9), 2.2, 620, '#ffe7cb')
area((3.8, -4.0, 2.0), (.9, -.6, 2.8), 1.6, 110, '#7fc4ff')
area((-4.6, -2.4, 7.2), (-3.0, -.4, 4.8), 1.6, 120, '#ffd9a0')
area((2.6, .6, 6.2), (.8, -.6, 3.2), .7, 160, '#6fd8d0', size_y=2)
area((-5, -1.6, 1.2), (-4.2, 1.1, 2.6), 1.6, 140, '#3f6bd6')
mist(7, 20)
look(haze=('#3d62b8', .10, .5), bloom=.045, vignette=.16, ev=.1)

camera('dc-cabling', (-1.9, -6.7, 2.7), (-.72, -.6, 3.16), lens=32, fstop=1.0, focus=(.75, -.85, 2.9))
camera('dc-cabling.1x1', (-1.3, -6.3, 2.8), (.05, -.6, 3.12), lens=37, fstop=1.0, focus=(.75, -.85, 2.9), aspect=1)

main()
