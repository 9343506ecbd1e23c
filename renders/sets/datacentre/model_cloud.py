"""S06 corner C by day: a model data centre inside a translucent cloud on a plinth; one rack stays outside on the floor."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.racks import rack_42u

start(seed=11)
cove('#e6dac2', floor=0, back=6.5, r=5, rough=.75)

# ---------------------------------------------------------------------------- plinth and model
P = group((.35, .3, 0), name='model')
subject(P, 'model')
lathe([(0, 0), (1.25, 0), (1.3, .05), (1.22, .14), (.62, .22), (.50, .34), (.50, 1.5), (.62, 1.62), (1.5, 1.72), (1.62, 1.78), (1.62, 1.9), (1.55, 1.96), (0, 1.96)], m=M('ivory'), parent=P, n=128, subdivide=1)
torus(1.62, .022, (0, 0, 1.85), m=M('brass'), parent=P, n=128, k=10)
torus(.505, .02, (0, 0, .95), m=M('brass'), parent=P, n=96, k=10)
DECK = 1.97
box((2.1, 1.7, .08), (0, 0, DECK + .04), r=.03, m=M('ink'), parent=P)
for i in range(7):
    for j in range(6):
        box((.27, .25, .02), (-.87 + .29 * i, -.68 + .27 * j, DECK + .085), r=.006, m=material('satin', '#263e75', rough=.3), parent=P, segments=1)
for row, y in enumerate((-.38, .38)):
    for k in range(5):
        rack_42u((-.80 + .40 * k, y, DECK + .09), 0, P, accent=False, seed=k + row * 7, fill='shuffle', scale=.225)

# ---------------------------------------------------------------------------- the cloud: lobes joined, a thin translucent ivory skin
lobes = []
for x, y, z, r in ((0, 0, 1.05, 1.35), (-1.15, .05, .72, .92), (1.15, 0, .70, .95), (-.55, .1, 1.75, .95), (.62, .05, 1.68, .92), (0, .1, 2.2, .72), (-1.55, 0, .55, .62), (1.62, .05, .52, .60), (0, -.55, .6, .95), (0, .6, .7, .95)):
    lobes.append(ball(r, (x + .35, y + .3, DECK + z), m=M('ivory'), n=40))
skin = material('thin', '#f4ecdf', rough=.18, blend=.42)
cloud = blend(lobes, .07, 14, skin)
mod = cloud.modifiers.new('flat', 'SMOOTH')
mod.iterations = 4

# thin leads from the plinth to the rack that stays
rack_42u((-1.75, -1.55, 0), 24, accent=True, seed=2, fill='mixed', scale=.42)
for k, m in enumerate(('#f09a14', '#0f857c')):
    tube([(-1.35, -1.35, .06), (-.9 + .1 * k, -1.5 - .12 * k, .035), (-.3, -1.2, .035), (.0 + .1 * k, -.6, .04), (.1, -.3, .12)], .03, material('rubber', m, rough=.5))
torus(.95, .014, (-1.75, -1.55, .006), m=M('brass'), n=128, k=8)

sky([(0, '#d8c8a8'), (.5, '#f6f0e4'), (1, '#cfe0e6')], .7)
t = Vector((.2, 0, 2.6))
area(t + Vector((-5, -5, 4)), t, 3.6, 900, '#fff3e0')
area(t + Vector((5.5, -3, 1)), t, 3.2, 220, '#dfeeff')
area(t + Vector((3.4, 3.8, 2.4)), t, .9, 520, '#ffcf95', size_y=3.4)
area(t + Vector((-4, 3.4, 1)), t, .9, 260, '#9fe0d6', size_y=3.4)
point((.35, .3, DECK + 1.6), 20, .2, '#ffe2b4')
look(bloom=.05, vignette=.10, ev=.05)
camera('dc-model-cloud', (-1.3, -11.2, 3.4), (-.05, 0, 2.30), lens=62, fstop=1.6, focus=(.2, -.5, 2.6), aspect=4 / 5)
main()
