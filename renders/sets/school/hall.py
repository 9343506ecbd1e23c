"""Training hall at golden hour: long benches, high windows, shafts of light.  Camera: training-benches.  One unit is a decimetre."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..'))
from studio.studio import *
from props.materials import M
from props.furniture import boards, mug, stool, wall, window_frame, wood, drawing_roll
from props.devices import laptop, pcb
from props.robots import arm_small

start(seed=43)
TOP = 8.6

# ---------------------------------------------------------------------------- floor boards, walls with high windows
plank = bake(box((11.9, 1.92, .2), r=.03, m=wood(0, 'pale'), segments=2))
plank.hide_render = True
for i in range(-3, 4):
    for j in range(-12, 34):
        instance(plank, (i * 12 + (j % 3) * 4 - 2, j * 1.95, -.1), m=wood(i * 5 + j * 7, 'pale'))
PLASTER = M('plaster', color='#f1e8d8')
for k in range(-1, 6):
    y = -7 + 14 * k
    wall(14, 32, (-23, y, 0), 90, hole=(0, 13, 7.4, 12), m=PLASTER, thick=1.6, skirt=1.2)
    window_frame(7.4, 12, (-23, y, 13), 90, panes=(2, 4), depth=1.2, glass=False)
    box((.9, 1.2, 32), (-22.8, y + 7, 16), r=.1, m=M('plaster', color='#dfcfae'))                  # pilasters
    wall(14, 32, (25, y, 0), -90, m=PLASTER, thick=1, skirt=1.2)
# wainscot along the walls
for s, x in ((1, -22.9), (-1, 24.9)):
    box((.3, 110, 5), (x, 20, 2.9), r=.05, m=M('plaster_teal', color='#6f9a91'))
    box((.4, 110, .3), (x, 20, 5.5), r=.08, m=wood(1, 'dark'))
# end wall with the round window: the disc of the picture
END, CX, CZ, R = 64, -6.4, 11.4, 4.5
back = box((52, 1.6, 40), (1, END + .8, 20), r=.02, m=PLASTER)
cut(back, cylinder(R, 6, (CX, END, CZ), (90, 0, 0), bevel=0, n=96))
torus(R + .25, .45, (CX, END - .1, CZ), (90, 0, 0), m=wood(0, 'dark'), n=128)
torus(R + .75, .12, (CX, END - .1, CZ), (90, 0, 0), m=M('brass'), n=128)
for a in (0, 60, 120):
    box((2 * R, .3, .22), (CX, END + .5, CZ), (0, a, 0), .06, wood(1, 'dark'))
torus(1.5, .13, (CX, END + .5, CZ), (90, 0, 0), m=wood(1, 'dark'), n=64)
for k in range(24):
    z0, z1 = CZ - R + 2 * R * k / 24, CZ - R + 2 * R * (k + 1) / 24
    half = R * 1.05
    hide_from(box((2 * half, .02, z1 - z0 + .004), (CX, END + 2.2, (z0 + z1) / 2), r=.001, m=material('emit', lerp_color('#ffb25a', '#ffe2a4', k / 23), power=2.6), segments=1), shadow=True, diffuse=True)
box((52, .3, 5), (1, END - .1, 2.9), r=.05, m=M('plaster_teal', color='#6f9a91'))
box((52, .4, .3), (1, END - .2, 5.5), r=.08, m=wood(1, 'dark'))
# board with shapes only, under the round window, and a plan cabinet
box((15, .3, 6.4), (9, END - .3, 11.4), r=.1, m=wood(0, 'dark'))
box((14.2, .2, 5.6), (9, END - .5, 11.4), r=.05, m=M('night', color='#25483f', rough=.8, coat=0))
for x, w in ((4.6, 2.4), (8, 1.6), (11, 2.2), (13.6, 1.2)):
    torus(w / 2, .08, (x, END - .64, 12), (90, 0, 0), m=M('paper'), n=48, k=8)
    box((w, .06, .12), (x, END - .63, 9.8), r=.02, m=M('paper'))
# timber tie beams and pendant shades
for y in (28, 42, 56):
    box((50, 1.0, 1.3), (1, y, 27.4), r=.12, m=wood(1, 'dark'))
for y in (26, 42):
    for x in (-3, 11):
        tube([(x, y, 31), (x, y, 22.2)], .06, M('ink'), smooth=False)
        lathe([(1.5, 0), (1.55, .1), (1.2, .7), (.5, 1.1), (.25, 1.5), (0, 1.5)], (x, y, 20.8), m=M('teal', color='#1c6f68'), n=64, subdivide=1)
        ball(.45, (x, y, 21.0), m=M('lit_warm', power=3), n=24)


# ---------------------------------------------------------------------------- benches
def training_bench(x, y, w=19):
    g = group((x, y, 0))
    boards(w, 6.8, .55, 4, (0, 0, TOP), parent=g, r=.07, gap=.04)
    box((w - 1, 6, .5), (0, 0, TOP - .85), r=.05, m=wood(4), parent=g)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((.7, .7, TOP - .6), (sx * (w / 2 - .9), sy * 2.6, (TOP - .6) / 2), r=.08, m=M('ink'), parent=g)
            cylinder(.5, .2, (sx * (w / 2 - .9), sy * 2.6, .1), m=M('brass'), parent=g, n=32)
        box((.5, 5, .5), (sx * (w / 2 - .9), 0, 1.5), r=.06, m=M('ink'), parent=g)
    tube([(-w / 2 + .9, 0, 1.6), (w / 2 - .9, 0, 1.6)], .22, M('ink'), g, smooth=False)
    return g


def half_quad(at, turn):
    """Quadcopter without its hood: carbon frame, motors, two of four rotors, boards and leads showing. 4.4 across."""
    g = group(at, (0, 0, turn), 1.3)
    box((1.2, .9, .5), (0, 0, .27), r=.06, m=wood(2, 'pale'), parent=g)                        # stands on a block while it is wired
    carbon, brass, ivory = material('satin', '#161d2b', rough=.42, coat=.4), M('brass'), M('ivory')
    for z in (.95, 1.28):
        slab(rounded_rect(1.5, 1.0, .25), .06, .02, M('ink'), (0, 0, z), parent=g)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder(.06, .3, (sx * .55, sy * .34, 1.14), m=brass, parent=g, n=16)
            arm = group((sx * .5, sy * .34, 1.14), (0, 0, math.degrees(math.atan2(sy * .9, sx))), parent=g)
            cylinder(.1, 1.4, (.75, 0, 0), (0, 90, 0), m=ivory, parent=arm, n=24)
            cylinder(.12, .14, (.2, 0, 0), (0, 90, 0), m=brass, parent=arm, n=24)
            lathe([(0, -.18), (.2, -.18), (.27, -.12), (.27, .06), (.2, .1), (0, .1)], (1.5, 0, .02), m=M('marigold'), n=40, subdivide=1, parent=arm)
            lathe([(0, .12), (.24, .12), (.26, .16), (.26, .34), (.2, .4), (.08, .44), (0, .44)], (1.5, 0, .02), m=M('steel'), n=40, subdivide=1, parent=arm)
            torus(.262, .022, (1.5, 0, .13), m=brass, parent=arm, n=40)
            tube([(.1, .05, .1), (.5, .12, .16), (1.0, -.04, .15), (1.34, .03, .05)], .022, M('rubber', color='#c9541d'), arm)
            tube([(.1, -.05, .1), (.5, -.1, .13), (1.0, .08, .14), (1.34, -.03, .05)], .022, M('rubber', color='#0c6f72'), arm)
            cylinder(.06, .95, (1.5, 0, -.6), m=carbon, parent=arm, n=20, top=.045)
            ball(.09, (1.5, 0, -1.06), m=M('rubber'), parent=arm, n=20)
            if sx * sy < 0 or sx > 0:
                rotor = group((1.5, 0, .5), (0, 0, 40 + 60 * sx + 25 * sy), parent=arm)
                for t in (0, 180):
                    blade = [(.02, -.05), (.12, -.09), (.3, -.11), (1.1, -.05), (1.16, 0), (1.1, .03), (.3, .08), (.12, .07), (.02, .05)]
                    slab(blade, .025, .008, ivory, turn=(7, 0, t), parent=rotor, segments=2)
                    slab([(.92, -.07), (1.1, -.055), (1.17, 0), (1.1, .035), (.92, .045)], .026, .008, M('marigold'), (0, 0, .003), (7, 0, t), rotor, segments=2)
                lathe([(0, 0), (.09, 0), (.11, .04), (.07, .1), (0, .12)], m=brass, n=32, parent=rotor)
    pcb((0, 0, 1.22), 0, g, scale=.42, seed=4)
    pcb((0, 0, 1.42), 90, g, scale=.3, seed=1)
    box((.9, .5, .4), (0, 0, .72), r=.06, m=M('teal'), parent=g)
    for x in (-.25, .25):
        box((.1, .54, .44), (x, 0, .73), r=.03, m=M('rubber'), parent=g, segments=2)
    for k in range(5):          # leads stand up, waiting to be soldered
        a = k * 1.3
        tube([(.25 * math.cos(a), .2 * math.sin(a), 1.5), (.45 * math.cos(a), .35 * math.sin(a), 1.95), (.7 * math.cos(a) + .1, .5 * math.sin(a), 1.75 + .1 * (k % 2))], .02, M('rubber', color=('#f09a14', '#0c6f72', '#12151d', '#c9541d', '#f3ebdd')[k]), g)
    return g


for k, y in enumerate((0, 14.5, 29, 43.5)):
    training_bench(6.2, y)
    if k:
        laptop((1.2, y - .8, TOP), 8, art=('code', 'bars', 'waves')[k % 3], gain=1.3)
        pcb((5.4, y - 1, TOP), 12, scale=1.3, seed=k + 1)
        laptop((10.5, y - .6, TOP), -8, art='rings', gain=1.2)
        if k == 1:
            arm_small((7.6, y + .6, TOP), 30, scale=1.6)
for x, y, t in ((-6.6, -4.2, 0), (3.4, 9.0, 20), (-5.6, 11.5, 10), (9.6, 9.4, 0), (-5.2, 25.5, 0), (3.2, 23.6, 0), (-5.6, 40, 0)):
    stool((x, y, 0), t, h=6.2)

kit = subject(group((0, 0, 0), name='bench kit'), 'bench kit')
half_quad((3.1, .5, TOP), -28).parent = kit
arm_small((7.9, 1.0, TOP), -62, kit, angles=(0, -22, 92, 70), scale=1.9)
laptop((-1.6, .9, TOP), 24, kit, art='blocks', gain=1.35)
# circuit kit: board, coil of leads, two sensors, screwdriver
pcb((.7, -2.2, TOP), 10, kit, scale=1.15, seed=2, board='#0d5f57')
for k, c in enumerate(('#f09a14', '#c9541d', '#12151d')):
    tube([(1.9, -2.3 + .12 * k, TOP + .3), (2.3, -2.5, TOP + .5), (2.9 + .1 * k, -2.2, TOP + .12), (3.4, -2.5 + .15 * k, TOP + .06)], .035, M('rubber', color=c), kit)
for k in range(2):
    box((.5, .34, .14), (3.7 + .1 * k, -2.45 + .34 * k, TOP + .09), (0, 0, 10), .03, M('teal'), kit)
    cylinder(.1, .12, (3.7 + .1 * k, -2.45 + .34 * k, TOP + .2), m=M('gold'), parent=kit, n=24)
tube([(5.0, -2.6, TOP + .1), (6.0, -2.25, TOP + .1)], .05, M('steel'), kit, smooth=False)
lathe([(0, 0), (.13, 0), (.16, .1), (.15, .55), (.11, .68), (.07, .72), (0, .72)], (5.05, -2.58, TOP + .16), (0, -90, 19), M('marigold'), n=32, subdivide=1, parent=kit)
superball((.95, .75, .42), .55, .6, (6.0, -1.7, TOP + .2), (0, 0, 30), M('ivory'), parent=kit, n=72, shape=lambda p: Vector((p.x, p.y, max(p.z, -.19))))     # the hood, put aside
superball((.96, .76, .02), .55, .6, (6.0, -1.7, TOP + .08), (0, 0, 30), M('brass'), parent=kit, n=72)
mug((10.6, -1.8, TOP), 40, kit)

# ---------------------------------------------------------------------------- light: low sun from the left through the high windows
AZ, EL = 150, 24
golden_hour((2, 0, 9), azimuth=AZ, elevation=EL, power=11, fill=0)
sky([(0, '#7a6644'), (.52, '#ffdcae'), (1, '#c3ccd0')], .7, [(0, '#f4c98c'), (.5, '#ffcf8c'), (.6, '#ffe2b4'), (.8, '#ffe8c4')], 1.5)
area((-9, -17, 17), (3, 0, 9), 6, 1900, '#fff6ea')
area((17, -10, 14), (4, 0, 9), 5, 160, '#cfe2e4')
area((-18, 30, 19), (5, 26, 6), 10, 1500, '#ffe4c0', size_y=40)
a, e = math.radians(AZ), math.radians(EL)
ray = -Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
for k in range(2, 6):
    start_at = Vector((-22, -7 + 14 * k, 19))
    length = 44
    shaft = cylinder(1, length, start_at + ray * length / 2, bevel=0, m=material('mist', '#ffdca0', strength=.045), n=48)
    shaft.rotation_euler = ray.to_track_quat('-Z', 'Y').to_euler()
    shaft.scale = (3.4, 4.6, 1)
    finish(shaft, smooth_angle=60)
    hide_from(shaft, shadow=True, diffuse=True)
mist(24, 90)
look(haze=('#f8d6a0', .1, 1.0), bloom=.05, vignette=.13, ev=.42, contrast=1.14)

camera('training-benches', (-2.6, -20.5, 14.2), (-.6, 0, 10.35), lens=39, fstop=.75, focus=(3.0, -.6, 10))
camera('training-benches.1x1', (-2.0, -20, 14.4), (3.3, 0, 10.4), lens=45, fstop=.75, focus=(3.0, -.6, 10), aspect=1)
camera('training-benches.4x5', (-2.6, -22, 15), (1.9, 0, 10.8), lens=46, fstop=.75, focus=(3.0, -.6, 10), aspect=4 / 5)
main()
