"""The slice at night with its signal: teal shells from each ceiling access point, cut off by slabs and by the lift shaft."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio.studio import *
from props.materials import M, keyed
from props.land import NIGHT_HILLS, hills, neem
from props.town import gulmohar, lamp_pole
import slice_build as b

start(seed=13)
LIT = {(1, 'A'), (2, 'S'), (3, 'S'), (4, 'S')}
b.carcass(night=True, lamp=4.0, on=lambda level, column: (level, column) in LIT)
b.grounds(night=True)
gulmohar((-6.6, 1.9, 0), 30, h=3.4, tone='night')
neem((6.1, 2.2, 0), 'm', 0, 1.05, tone='night')
hills(seed=5, near=44, far=92, height=(3.5, 9), width=190, base=-3, colors=NIGHT_HILLS)

# ---------------------------------------------------------------------------- shells: arcs in the cut plane, clipped to the room
def shells(x, z, x0, x1, strong=1.0, first=False):
    cx, cz, y = x, z + b.H - .13, .30
    radius, k = .30, 0
    while radius < 3.4:
        runs, run = [], []
        for i in range(181):
            a = math.pi + math.pi * i / 180
            px, pz = cx + radius * math.cos(a), cz + radius * math.sin(a)
            if x0 + .06 < px < x1 - .06 and pz > z + .03:
                run.append((px, y, pz))
            else:
                runs.append(run)
                run = []
        runs.append(run)
        power = strong * 5.2 * math.exp(-.62 * radius)
        for r in runs:
            if len(r) > 3:
                tube(r, .022 - .003 * min(4, k), material('emit', '#35e6d4', power=round(power, 2)), smooth=False, resolution=3)
        radius += .34
        k += 1
    glow = ball(1, (cx, y + .25, cz - .25), (1.15, .5, .75), m=material('mist', '#2fd6c6', strength=.30 * strong), n=48)
    hide_from(glow, shadow=True, diffuse=True)
    if first:                                                        # the picture's disc: a full bright ring round the first point
        torus(.30, .020, (cx, y - .02, cz), (90, 0, 0), material('emit', '#7ffcec', power=7), n=72, k=10)


for z, x in b.AP:
    small = x > b.XA
    shells(x, z, b.XA if small else b.X0, b.XB if small else b.XA, 1.0, first=(z == 4.5 and not small))
for z in (0, 1.5, 3.0, 4.5, 6.0):                                    # the wave leaks past the thin partition and stops at the shaft
    if (z, .45) not in b.AP:
        for k in range(4):
            r = 2.05 + .34 * k
            pts = [(-2.4 + r * math.cos(a), .30, z + b.H - .13 + r * math.sin(a)) for a in [math.radians(-s) for s in range(0, 60)]]
            pts = [p for p in pts if b.XA + .06 < p[0] < b.XB - .06 and p[2] > z + .03]
            if len(pts) > 3:
                tube(pts, .012, material('emit', '#35e6d4', power=.9 - .18 * k), smooth=False, resolution=3)
# the shaft is the dark band: ink lining behind the ropes
for z in b.LEVELS:
    box((.84, .03, 1.36), ((b.XB + b.XL) / 2, 2.40, z + .72), r=.01, m=M('night', color='#0a1020'), segments=1)

sky([(0, '#0b1226'), (.5, '#233764'), (1, '#16244a')], .5, [(0, '#0c142a'), (.5, '#29406e'), (.58, '#1b2d56'), (.75, '#111c3a'), (1, '#0a1126')], 1.0)
area((-9, -14, 9), (0, 1, 3.4), 8, 460, '#9dbdf5')
area((10, -6, 6), (1, 1, 3.4), 5, 200, '#6fa6ff')
area((8, 9, 9), (2, 2, 5), 4, 420, '#ffc27a')
for z, x in b.AP:
    point((x, .45, z + 1.1), 3.2, .12, '#5ff0df')
area((-2.5, -.4, 1.15), (-2.5, 1.4, .4), 1.4, 44, '#ffd39a', size_y=.4)   # f guest lobby
area((3.85, -.4, 2.6), (3.85, 1.8, 2.0), .6, 20, '#9fd8ff', size_y=.4)    # e switch room
for z in (3.0, 4.5):
    area((3.85, -.4, z + 1.1), (3.85, 1.8, z + .5), .6, 15, '#bfe0ff', size_y=.4)   # c wet wall
for z in b.LEVELS[1:]:
    point((2.8, .5, z + .75), .9, .06, '#ffc98a')                   # d stair gap
# three-quarter, low and near: building-night stands square to the same block from far off
EYE = (-8.2, -13.2, 1.5)
mist(32, 100)
look(haze=('#3c5ea6', .26, .6), bloom=.07, vignette=.14, ev=.35)
camera('building-wifi', EYE, (.2, .9, 4.5), lens=30, fstop=.8, focus=(-1.2, .3, 4.2), shift=(-.18, 0))
camera('building-wifi.1x1', (-7.6, -14.2, 1.7), (.0, .9, 3.75), lens=43, fstop=.8, focus=(-1.2, .3, 4.2), aspect=1)
keyed('building-wifi', {'a': (-2.4, .34, 5.87), 'b': (1.82, .3, 5.2), 'c': (3.9, .7, 3.7), 'd': (2.8, .4, 4.6), 'e': (3.85, .7, 2.1), 'f': (-2.4, .9, .6)})
main()
