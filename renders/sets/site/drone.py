"""site-drone: a drone circles the frame; teal survey points settle on its edges and thin out to the left."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.drone import drone_body
from sets.site.site_build import site

start(seed=42)

AT = (-2.4, -9.6, 5.9)
frame_group, edges = site(AT, 112, 1.5, 6.4, hook_turn=-10, crane_at=(-6.5, 27, 0))

drone = drone_body((.5, -1.4, 6.35), (10, -8, 38), kit='camera', scale=.5)

# Points like dew along every edge that faces the lens; denser at the right, a few astray
bpy.context.view_layer.update()
dot = merge([ball(1, n=10, m=material('emit', '#37f0da', power=3.6))], 'dot')
big = merge([ball(1, n=12, m=material('emit', '#8ffcec', power=5))], 'big dot')
world = frame_group.matrix_world
for g, a, b in edges:
    p, q = world @ Vector(a), world @ Vector(b)
    n = int((q - p).length / .13)
    for k in range(n + 1):
        t = (k + random.uniform(-.2, .2)) / max(1, n)
        at = p + (q - p) * t + Vector((random.gauss(0, .012), random.gauss(0, .012) - .02, random.gauss(0, .012)))
        local = world.inverted() @ at
        keep = min(1, max(.06, (local.x + 5.6) / 5.5))
        if random.random() > keep:
            continue
        s = random.uniform(.016, .03)
        obj = instance(big if random.random() < .12 else dot, at, scale=s * (1.5 if random.random() < .12 else 1))
        hide_from(obj, shadow=True, diffuse=True)
for _ in range(170):                                                # still falling from the drone
    t = random.random() ** .7
    at = Vector((.5, -1.4, 6.7)).lerp(world @ Vector((random.uniform(-3.5, 4), -3.8, random.uniform(1.5, 5.3))), t)
    hide_from(instance(dot, at + Vector((random.gauss(0, .15), random.gauss(0, .15), random.gauss(0, .15))) * t, scale=random.uniform(.008, .018)), shadow=True, diffuse=True)

golden_hour((2, 2, 5), azimuth=152, elevation=15, power=8.5, fill=1250)
area((-3.5, -7.5, 8), (.5, -1.4, 6.8), 2.0, 150, '#fff0dc')
look(haze=('#f6cd94', .80, 1.0), bloom=.06, vignette=.14)

camera('site-drone', AT, (1.75, 4, 5.5), lens=35, fstop=1.6, focus=(.8, 1.6, 5.0))

main()
