"""S19 corner C at night: a fine probe touches a lattice of beads under a glass dome, a teal ripple where it lands."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.lamps import glow
from props.materials import M

start(seed=54)
DOME_R = 2.75
group_c = subject(group(name='dome'), 'dome')
TOUCH = Vector((.42, -.25))

# ---------------------------------------------------------------------------- turned base: timber, brass, an ink deck
lathe([(0, -.75), (3.05, -.75), (3.2, -.68), (3.24, -.40), (3.12, -.26), (2.98, -.22), (0, -.22)], m=M('wood_dark'), parent=group_c, n=160, subdivide=1)
torus(3.0, .05, (0, 0, -.21), m=M('brass'), parent=group_c, n=160, k=12)
lathe([(0, -.22), (2.86, -.22), (2.92, -.17), (2.86, -.10), (0, -.10)], m=M('ink'), parent=group_c, n=160, bevel=.01)
for k in range(24):
    a = 2 * math.pi * k / 24
    cylinder(.045, .04, (3.1 * math.cos(a), 3.1 * math.sin(a), -.27), m=M('brass'), bevel=.012, n=16, parent=group_c)

# ---------------------------------------------------------------------------- lattice: hexagonal sheet of beads; a standing ripple runs out from the touch
def bead(name, m):
    return merge([ball(.094, m=m, n=20)], name)


PLAIN = [bead('bead a', material('satin', '#e9dfce', rough=.28, coat=.5)), bead('bead b', material('satin', '#cfd6da', rough=.28, coat=.5))]
TEALS = [bead(f'bead t{k}', material('satin', '#0e6f66', rough=.25, coat=.5, glow='#35e6d4', power=p)) for k, p in enumerate((.25, .8, 2.0, 4.5))]
pitch = .205
n = 0
rods = []
for i in range(-16, 17):
    for j in range(-16, 17):
        x, y = pitch * (i + .5 * (j % 2)), pitch * .866 * j
        if math.hypot(x, y) > 2.42:
            continue
        d = (Vector((x, y)) - TOUCH).length
        z = .10 + .17 * math.cos(d * 5.6) * math.exp(-d * .95) - .22 * math.exp(-(d / .28) ** 2)
        crest = math.cos(d * 5.6) * math.exp(-d * .75)
        if d < .16:
            kind = TEALS[3]
        elif crest > .30:
            kind = TEALS[2]
        elif crest > .16:
            kind = TEALS[1]
        elif crest > .08:
            kind = TEALS[0]
        else:
            kind = PLAIN[(i + j) % 2]
        instance(kind, (x, y, z), parent=group_c)
        rods.append((x, y, z))
# fine links between neighbours, as one mesh
bm = bmesh.new()
index = {(round(x, 3), round(y, 3)): z for x, y, z in rods}
for x, y, z in rods:
    for dx, dy in ((pitch, 0), (pitch / 2, pitch * .866), (-pitch / 2, pitch * .866)):
        key = (round(x + dx, 3), round(y + dy, 3))
        if key in index:
            p, q = Vector((x, y, z)), Vector((x + dx, y + dy, index[key]))
            side = (q - p).cross(Vector((0, 0, 1))).normalized() * .016
            up = Vector((0, 0, .016))
            v = [bm.verts.new(c) for c in (p - side, p + up, p + side, q - side, q + up, q + side)]
            bm.faces.new((v[0], v[1], v[4], v[3]))
            bm.faces.new((v[1], v[2], v[5], v[4]))
links = from_bmesh(bm, 'links')
links.data.materials.append(M('brass'))
links.parent = group_c

# ---------------------------------------------------------------------------- probe: brass barrel, ivory collar, needle; it hangs from a bridge inside the dome
tip = Vector((TOUCH.x, TOUCH.y, .0 + .02))
probe = group(tip, (0, 16, -20), parent=group_c)
lathe([(0, 0), (.012, .01), (.020, .12), (.05, .55), (.10, .80), (.10, .86), (0, .86)], m=material('metal', '#dfe4ea', rough=.16), parent=probe, n=48)
lathe([(0, .84), (.15, .84), (.17, .88), (.17, 1.02), (.13, 1.06), (0, 1.06)], m=M('brass'), parent=probe, n=48, subdivide=1)
lathe([(0, 1.04), (.20, 1.04), (.24, 1.10), (.24, 1.58), (.20, 1.64), (0, 1.64)], m=M('ivory'), parent=probe, n=64, subdivide=1)
torus(.243, .016, (0, 0, 1.22), m=M('marigold'), parent=probe, n=64, k=10)
torus(.243, .010, (0, 0, 1.50), m=M('brass'), parent=probe, n=64, k=10)
cylinder(.13, .5, (0, 0, 1.86), m=M('ink'), bevel=.03, n=40, parent=probe)
for z in (1.74, 1.82, 1.90, 1.98):
    torus(.132, .014, (0, 0, z), m=M('gun'), parent=probe, n=40, k=8)
top = Vector((0, 0, 2.1))
ball(.02, (0, 0, .01), m=M('lit_teal', power=16), parent=probe, n=16)
for k in range(3):                                        # bridge legs, curved, inside the glass
    a = math.radians(95 + 120 * k)
    c, s = math.cos(a), math.sin(a)
    tube([(2.3 * c, 2.3 * s, -.1), (2.28 * c, 2.28 * s, .9), (1.7 * c + .15, 1.7 * s - .05, 1.75), (.95 + .12 * c, -.45 + .12 * s, 2.03)], .05, M('brass'), group_c)
    cylinder(.13, .10, (2.3 * c, 2.3 * s, -.06), m=M('ink'), bevel=.03, n=32, parent=group_c)
lathe([(0, -.10), (.22, -.10), (.25, -.06), (.25, .08), (.2, .12), (0, .12)], (.97, -.45, 2.02), (0, 16, -20), M('brass'), 48, 1, group_c)

# ---------------------------------------------------------------------------- glass dome: one thin shell, a knob; it reads as the disc
shell = [(2.80 * math.cos(a), 2.80 * math.sin(a) * 1.0) for a in [math.radians(2.5 * k) for k in range(37)]]
dome = lathe([(2.80, -.18)] + shell, m=material('thin', '#e4f4f2', rough=.01, blend=.34), parent=group_c, n=160, smooth_angle=180)
torus(2.81, .035, (0, 0, -.17), m=M('brass'), parent=group_c, n=160, k=10)
lathe([(0, 0), (.16, 0), (.18, .03), (.10, .09), (.13, .16), (.15, .23), (.09, .31), (0, .33)], (0, 0, 2.79), m=M('brass'), parent=group_c, n=48, subdivide=1)

cove('#101c3b', floor=-.76, back=7.5, r=4.5, rough=.5)
sky([(0, '#0a1124'), (.5, '#16213f'), (.72, '#2b3f6e'), (1, '#4a639a')], .42)
t = Vector((.2, 0, .8))
# nothing with corners: the dome mirrors the whole room
for way, power, angle, r, color in (((-4.6, -4.6, 4.2), 3000, 70, 1.2, '#ffe7cb'), ((5.0, -3.0, 1.6), 600, 80, 1.3, '#8fc2ff'), ((3.6, 3.8, 2.6), 1900, 70, .8, '#ffb765'), ((-4.2, 3.2, 1.4), 1400, 70, .8, '#6fd8d0')):
    spot(t + Vector(way), t, power, angle, .8, r, color)
glow(t + Vector((-4.4, -2.2, 5.2)), t, 3.0, 60, '#ffe3c0', squash=.55)
glow(t + Vector((5.4, 3.4, 2.6)), t, 2.2, 90, '#ffb765')
glow(t + Vector((-5.6, 3.0, 1.6)), t, 2.2, 80, '#6fd8d0')
point((TOUCH.x, TOUCH.y - .05, .42), 10, .06, '#35e6d4')
area((-5, 1.0, 3.0), (-2.5, 7.5, 2.6), 3, 420, '#3f6bd6')
area((5, 1.0, 2.0), (4.0, 7.5, 2.0), 2.5, 170, '#2f9a98')
look(bloom=.07, vignette=.17, ev=.12)
camera('lab-nano', (-.9, -10.4, 3.4), (-.05, 0, .96), lens=40, fstop=1.0, focus=(.42, -.3, .25))
main()
