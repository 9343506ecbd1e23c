"""Town junction from above: every vehicle draws a fine trail round the roundabout; the bus's is marigold, because it is late."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.land import neem, tuft
from props.town import bench_seat, bin, bus_stop, bx, gulmohar, lamp_pole, office_block, pavement, school_block, street_block
from props.vehicles import auto_rickshaw, bus, car, packed, scooter, truck, van

start(seed=21)
TURN = 27                                                           # arms at TURN + 0, 90, 180, 270
HALF, LANE, RING, CORNER = 1.65, .80, 2.95, 4.5
town = group(turn=(0, 0, TURN), name='junction')

# ---------------------------------------------------------------------------- ground
box((90, 90, .1), (0, 0, -.05), r=.01, m=material('clay', '#7d7265', rough=.85, bump=3, bscale=18), parent=town)
for q in range(4):
    quad = group(turn=(0, 0, 90 * q), parent=town)
    arc = []
    a0 = math.asin(HALF / CORNER)
    for k in range(19):
        a = a0 + (math.pi / 2 - 2 * a0) * k / 18
        arc.append((CORNER * math.cos(a), CORNER * math.sin(a)))
    outline = [(34, HALF)] + [(34, 34), (HALF, 34)] + arc[::-1]
    slab(outline, .09, .02, M('stone', color='#cdbfa6'), (0, 0, 0), parent=quad, segments=2)                      # kerb line
    k = .14
    inner = [(34, HALF + k), (34, 34), (HALF + k, 34)] + [(x + k * .8, y + k * .8) for x, y in arc[::-1]]
    slab(inner, .03, .01, M('stone', color='#d8c6a4'), (0, 0, .075), parent=quad, segments=2)
    for r in range(7):                                                                                          # zebra on the arm along +X
        box((.9, .22, .008), (CORNER + 1.15, -1.35 + r * .45, .006), r=.003, m=M('paper', color='#efe4cf'), parent=quad, segments=1)
    for r in range(16):
        box((.7, .06, .008), (CORNER + 2.6 + r * 1.5, 0, .006), r=.003, m=M('paper', color='#e6d8be'), parent=quad, segments=1)
    for s in (-1, 1):
        lamp_pole((CORNER + 1.0, s * (HALF + .30), .1), 0 if s > 0 else 180, h=2.5, arm=.6, parent=quad)
    # blocks along both sides of the arm; the arm towards the camera keeps low
    for s in (-1, 1):
        near = q == 2 or (q == 3 and s < 0)
        for i in range(3):
            t = 9.2 + i * 5.3
            if near and i == 0 and q == 3:
                continue
            style = (q * 2 + i + (s > 0)) % 4
            wa = math.radians(TURN + 90 * q)                          # world place: nothing tall between the camera and the island
            wx, wy = t * math.cos(wa) - s * 3.9 * math.sin(wa), t * math.sin(wa) + s * 3.9 * math.cos(wa)
            if wy < -5.5 and -11 < wx < 7:
                continue
            street_block((t, s * (HALF + .95 + 1.3), .1), 0 if s > 0 else 180, bays=3 if (i + q) % 2 else 3, style=style, shops='shut', awning='teal' if style in (1, 2) else None, parent=quad)
            if i < 2:
                gulmohar((t + 2.65, s * (HALF + .62), .1), 40 * i + q * 70, h=2.1, variant=i % 2, parent=quad)
        bench_seat((CORNER + 2.2, s * (HALF + .55), .1), 0 if s > 0 else 180, parent=quad)
        bin((CORNER + 3.1, s * (HALF + .5), .1), parent=quad)
    # corner garden: lawn in a low kerb, a tree, a hedge
    lawn = group((5.3, 5.3, .1), (0, 0, 45), parent=quad)
    slab(rounded_rect(3.0, 2.0, .7), .06, .02, M('stone'), (0, 0, 0), parent=lawn)
    slab(rounded_rect(2.8, 1.8, .62), .05, .02, material('clay', '#7f9146', rough=.95, bump=6, bscale=14), (0, 0, .03), parent=lawn)
    neem((-.5, .1, .05), 'm', q * 60, .95, parent=lawn, variant=0)
    gulmohar((.75, -.1, .05), q * 40, h=2.3, variant=q % 2, parent=lawn)
    # yards behind the blocks, so that the far ground is never bare
    rng = random.Random(q)
    for i in range(3):
        for j in range(3):
            x, y = 9.6 + i * 4.6, 9.6 + j * 4.6
            if (i + j) % 3 == 0:
                office_block((x, y, .1), 90 * ((i + q) % 4), floors=2, bays=3, door='teal', parent=quad)
            else:
                for _ in range(2):
                    neem((x + rng.uniform(-1.6, 1.6), y + rng.uniform(-1.6, 1.6), .1), 's', rng.uniform(0, 360), rng.uniform(1.3, 2.0), parent=quad)

# ---------------------------------------------------------------------------- the island: the picture's disc, pale gold
island = subject(group(parent=town), 'roundabout')
lathe([(0, .10), (1.62, .10), (1.66, .13), (1.70, .16), (1.86, .16), (1.90, .12), (1.90, 0)], m=M('stone', color='#e6d9c0'), n=128, parent=island)
disc(1.64, (0, 0, .115), m=material('clay', '#f0cf8c', rough=.9, bump=4, bscale=18), parent=island, n=128)
for k in range(36):                                                  # black and ivory kerb stones
    a = 2 * math.pi * (k + .5) / 36
    box((.29, .10, .17), (1.915 * math.cos(a), 1.915 * math.sin(a), .075), (0, 0, math.degrees(a) + 90), .02, M('ivory' if k % 2 else 'ink'), island, 2)
HEDGE = packed(('hedge',), lambda g: [superball((.13, .13, .12), .8, .9, (0, 0, .1), m=material('clay', '#6f8a3c', rough=.95, bump=6, bscale=26), n=18, parent=g)])
for k in range(52):
    a = 2 * math.pi * k / 52
    if k % 13 > 1:
        instance(HEDGE, (1.42 * math.cos(a), 1.42 * math.sin(a), .11), (0, 0, k * 50), .95 + .2 * (k % 3) / 2, parent=island)
for r, n in ((.82, 34), (.98, 40)):
    for k in range(n):
        a = 2 * math.pi * k / n
        ball(.045, (r * math.cos(a), r * math.sin(a), .15), m=M('terracotta', color='#c2552c') if r < .9 else M('linen'), n=10, parent=island)
lathe([(0, 0), (.56, 0), (.58, .05), (.56, .16), (.52, .18), (.50, .12), (.46, .10), (0, .10)], (0, 0, .11), m=M('ivory'), n=64, parent=island)
disc(.50, (0, 0, .235), m=M('teal', rough=.08, coat=1), parent=island, n=64)
lathe([(.12, .1), (.09, .2), (.07, .5), (.10, .55), (.30, .62), (.32, .68), (.28, .68), (.08, .62), (.06, .9), (.10, .94), (.05, 1.02), (0, 1.04)], (0, 0, .11), m=M('ivory'), n=48, parent=island)
torus(.31, .014, (0, 0, .78), m=M('brass'), parent=island, n=48, k=8)

# ---------------------------------------------------------------------------- traffic: keeps left, goes round clockwise


def route(a, b, far=30, ring=RING, lane=LANE):
    """Points from the far end of arm a (degrees) round the island and out along arm b."""
    def line(angle, inbound):
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        k = -1 if inbound else 1
        pts = [(c * t - k * s * lane, s * t + k * c * lane) for t in [5.2 + i * .4 for i in range(int((far - 5.2) / .4))]]
        return pts[::-1] if inbound else pts
    swing = math.degrees(math.asin(lane / ring)) + 14
    start_a, end_a = a - swing, b + swing
    while end_a > start_a:
        end_a -= 360
    n = max(6, int((start_a - end_a) / 4))
    turn_pts = [(ring * math.cos(math.radians(start_a + (end_a - start_a) * i / n)), ring * math.sin(math.radians(start_a + (end_a - start_a) * i / n))) for i in range(n + 1)]
    raw = line(a, True) + turn_pts + line(b, False)
    for _ in range(14):                                              # relax the joins into curves a driver could follow
        raw = [raw[0]] + [((p[0] + 2 * q[0] + r[0]) / 4, (p[1] + 2 * q[1] + r[1]) / 4) for p, q, r in zip(raw, raw[1:], raw[2:])] + [raw[-1]]
    return raw


def drive(make, a, b, where, trail, power=1.5, width=.016, tail=1.0, lane=LANE, ring=RING, **options):
    """Put a vehicle at `where` (0..1 of its route, measured by points) with its trail behind it."""
    path = route(a, b, lane=lane, ring=ring)
    i = int(len(path) * where)
    (x0, y0), (x1, y1) = path[max(0, i - 2)], path[min(len(path) - 1, i + 2)]
    heading = math.degrees(math.atan2(x1 - x0, -(y1 - y0)))
    make((path[i][0], path[i][1], 0), heading, parent=town, **options)
    first = int(i * (1 - tail))
    pts = [(x, y, .03) for x, y in path[first:i + 1]]
    tube(pts, width, material('emit', trail, power=power), town, smooth=False, resolution=3)
    return path, i


TEAL, PALE = '#27c7b8', '#fff1d6'
path, i = drive(bus, 90, 180, .545, '#f58a0c', 2.6, .040)                 # comes towards us round the near side
# the scheduled position of the bus: a dotted copy of its trail and a fine ring on the road ahead
ahead = path[i + 8:i + 30]
for x, y in ahead[::2]:
    cylinder(.045, .012, (x, y, .02), m=material('emit', '#f58a0c', power=2.4), n=16, bevel=.003, segments=1, parent=town)
torus(.42, .022, (*path[i + 33], .03), m=material('emit', '#f58a0c', power=2.8), parent=town, n=64, k=8)
drive(van, 180, 0, .46, TEAL)
drive(van, 0, 90, .36, TEAL)
drive(car, 270, 90, .66, TEAL)
drive(car, 0, 180, .63, TEAL, color='#c9d6cf')
drive(car, 90, 270, .64, TEAL, color='#c9d6cf', lane=.8)
drive(scooter, 270, 0, .44, PALE, .9, .011, lane=1.15, ring=3.4, color='teal', stand=False)
drive(scooter, 180, 270, .60, PALE, .9, .011, lane=1.2, ring=3.4, color='teal', stand=False)
drive(scooter, 0, 270, .42, PALE, .9, .011, lane=1.2, ring=3.4, color='teal', stand=False)
drive(auto_rickshaw, 270, 180, .36, TEAL, color='teal')
drive(auto_rickshaw, 90, 0, .62, TEAL, color='teal')
drive(truck, 0, 90, .80, TEAL)

# ---------------------------------------------------------------------------- light and cameras
golden_hour((0, 0, 0), azimuth=158, elevation=19, power=9.5, fill=0)
area((-10, -22, 20), (0, 0, 0), 12, 3600, '#fff0dc')
area((20, -6, 14), (0, 0, 0), 8, 900, '#cfe6e6')
mist(17, 52)
look(haze=('#f8d6a3', .55, 1.0), bloom=.045, vignette=.14, ev=.05)
camera('street-junction', (-6.6, -15.2, 13.4), (-1.9, .3, 0), lens=37, fstop=.35, focus=(0, 0, .2))
camera('street-junction.1x1', (-5.6, -14.8, 13.4), (-.1, .2, 0), lens=45, fstop=.35, focus=(0, 0, .2), aspect=1)
main()
