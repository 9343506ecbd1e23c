"""Nursery things: the clear cot, the glowing limb tag, the door reader, footprints."""
from studio.studio import *
from props.materials import M
from props.medical import castor, cloth, pillow


def sole(parent, at, s=1.0, m=None, side=1, turn=(0, 0, 0), t=.012):
    """A small footprint lying in XY, s = length about 1.0: pad and five toes."""
    g = group(at, turn, s, parent, 'sole')
    m = m or M('lit_teal', power=3.4)
    pts = []
    for k in range(48):
        a = 2 * math.pi * k / 48
        y = .42 * math.sin(a)
        w = .17 + .07 * math.sin(a) - .055 * math.exp(-((y + .02) / .16) ** 2)
        bow = .05 * side * math.exp(-(y / .25) ** 2)
        pts.append((w * math.cos(a) + bow * 1.0, y - .08))
    slab(pts, t, .003, m, parent=g, segments=2)
    for k, (x, y, r) in enumerate(((-.17, .40, .075), (-.055, .47, .058), (.045, .47, .052), (.13, .43, .047), (.195, .36, .042))):
        cylinder(r, t, (x * side, y, t / 2), m=m, bevel=.003, n=24, parent=g, segments=2)
    return g


def limb_tag(at=(0, 0, 0), turn=(0, 0, 0), parent=None, r=.34, scale=1, band='ivory', power=6, height=.2):
    """Soft band with a small lit capsule on it, standing on its edge (axis Z)."""
    g = group(at, turn, scale, parent, 'limb_tag')
    lathe([(r, 0), (r + .04, .01), (r + .055, .05), (r + .055, height - .05), (r + .04, height - .01), (r, height), (r - .012, height - .03), (r - .012, .03), (r, 0)], m=M(band, rough=.6), parent=g, n=96, subdivide=1)
    for z in (.05, height - .05):
        torus(r + .056, .006, (0, 0, z), m=M('teal'), parent=g, n=96, k=6)
    superball((.15, .065, height * .56), .55, .6, (0, -r - .07, height / 2), m=M('ivory'), parent=g, n=48)
    superball((.155, .068, .012), .55, .6, (0, -r - .07, height / 2), m=M('brass'), parent=g, n=48)
    superball((.085, .02, height * .24), .6, .6, (0, -r - .128, height / 2 + .005), m=M('lit_teal', power=power), parent=g, n=32)
    return g


def cot(at=(0, 0, 0), turn=0, parent=None, blanket='linen', fold='cloth_teal', scale=1, power=10, tag=True):
    """Clear cot on a wheeled stand, 1.1 wide (X), 1.9 long (Y), rim at z = 2.45; folded blanket with a glowing tag."""
    c = group(at, (0, 0, turn), scale, parent, 'cot')
    ivory, brass = M('ivory'), M('brass')
    for x in (-.44, .44):
        for y in (-.78, .78):
            castor((x, y, 0), .085, c, turn=30 * x)
            cylinder(.04, 1.4, (x, y, .92), m=ivory, n=24, bevel=.01, parent=c)
            torus(.045, .010, (x, y, 1.55), m=brass, parent=c, n=24, k=8)
    box((1.0, 1.70, .07), (0, 0, .62), r=.03, m=ivory, parent=c)
    box((1.04, 1.76, .10), (0, 0, 1.62), r=.04, m=ivory, parent=c)
    for x in (-.46, .46):
        tube([(x, -.8, 1.0), (x, .8, 1.0)], .02, brass, c, smooth=False)
    # drawer and a folded stack on the lower shelf
    box((.86, 1.5, .30), (0, 0, 1.42), r=.04, m=M('wood_pale'), parent=c)
    box((.8, .03, .22), (0, -.76, 1.42), r=.03, m=M('wood_pale', color='#c79a62'), parent=c, segments=3)
    bow_handle(.3, .06, .015, .025, brass, (0, -.775, 1.43), parent=c)
    for k in range(3):
        box((.62, .5, .10), (-.05, .15, .72 + k * .105), r=.045, m=(M('linen'), M('cloth_teal'), M('linen'))[k], parent=c)
    # basin: clear walls flaring up, brass rim, mattress, blanket
    pane = material('thin', '#f3fbf9', rough=.02, blend=.30)
    z0, z1 = 1.68, 2.42
    lo, hi = (.46, .80), (.54, .92)
    corners = lambda s, z: [(-s[0], -s[1], z), (s[0], -s[1], z), (s[0], s[1], z), (-s[0], s[1], z)]
    a, b = corners(lo, z0), corners(hi, z1)
    for k in range(4):
        q = (k + 1) % 4
        data = bpy.data.meshes.new('pane')
        data.from_pydata([a[k], a[q], b[q], b[k]], [], [(0, 1, 2, 3)])
        data.materials.append(pane)
        obj = link(bpy.data.objects.new('pane', data))
        obj.parent = c
        tube([a[k], b[k]], .012, material('satin', '#e6f3ef', rough=.2, coat=.8), c, smooth=False, resolution=3)
    rim = []
    for px, py, a0 in ((hi[0] - .1, hi[1] - .1, 0), (-hi[0] + .1, hi[1] - .1, 90), (-hi[0] + .1, -hi[1] + .1, 180), (hi[0] - .1, -hi[1] + .1, 270)):
        for i in range(7):
            t = math.radians(a0 + 15 * i)
            rim.append((px + .1 * math.cos(t), py + .1 * math.sin(t), z1))
    tube(rim, .030, material('satin', '#eaf4f0', rough=.2, coat=.8), c, smooth=False, closed=True)
    superball((.45, .79, .13), .35, .25, (0, 0, 1.82), m=M('linen', color='#f7f0e4'), parent=c, n=64)
    # blanket folded in three, its edge showing
    for k in range(3):
        superball((.36 - .008 * k, .34 - .01 * k, .058), .5, .22, (.0, -.32, 1.975 + k * .098), (0, 0, 2 * k), M(fold) if k != 1 else M(blanket), 64, c)
    pillow(.28, .20, .12, M('linen', color='#fbf5ea'), c, (0, .46, 2.0))
    if tag:
        limb_tag((0, -.32, 2.235), (0, 0, 0), c, r=.18, scale=1.05, power=power, height=.16)
    return c


def door_reader(at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1, lit='teal'):
    """Wall reader, .62 wide, .96 high, back on the wall at y = 0, faces -Y; a lit ring and one light."""
    g = group(at, turn, scale, parent, 'reader')
    superball((.32, .09, .48), .3, .35, (0, -.07, 0), m=M('ivory'), parent=g, n=64)
    superball((.326, .03, .486), .3, .35, (0, -.02, 0), m=M('brass'), parent=g, n=64)
    superball((.24, .03, .24), .35, .4, (0, -.145, .10), m=M('visor'), parent=g, n=48)
    torus(.15, .020, (0, -.175, .10), (90, 0, 0), M('lit_' + lit, power=6), g, 64, 10)
    superball((.03, .012, .03), .8, .8, (0, -.17, .10), m=M('lit_' + lit, power=5), parent=g, n=16)
    superball((.07, .02, .025), .7, .7, (0, -.155, -.28), m=M('lit_amber', power=4), parent=g, n=24)
    return g


def paired_band(at=(0, 0, 0), turn=(0, 0, 0), parent=None, r=.15, height=.13, band='mint', power=5.0, sign=1):
    """A soft band standing on its edge whose capsule carries a lit footprint: the child's; its token carries the same."""
    g = group(at, turn, parent=parent, name='band')
    soft = material('clay', {'mint': '#8fcdbd', 'ivory': '#f1e8d8'}.get(band, band), rough=.55, spec=.4, bump=1, bscale=90)
    lathe([(r, 0), (r + .014, .004), (r + .02, .018), (r + .02, height - .018), (r + .014, height - .004), (r, height), (r - .006, height - .012), (r - .006, .012), (r, 0)], m=soft, parent=g, n=128, subdivide=1)
    for z in (.018, height - .018):                            # a line of stitches along both edges
        for k in range(40):
            a0 = 2 * math.pi * k / 40
            a1 = a0 + .09
            tube([((r + .0215) * math.cos(a0), (r + .0215) * math.sin(a0), z), ((r + .0215) * math.cos(a1), (r + .0215) * math.sin(a1), z)], .0022, M('teal'), g, smooth=False, resolution=2)
    for k in range(5):                                         # holes of the strap, at the side
        a = math.radians(12 + 9 * k)
        cylinder(.009, .006, ((r + .02) * math.cos(a), (r + .02) * math.sin(a), height / 2), (90, 0, math.degrees(a) + 90), .001, M('brass'), n=20, parent=g)
    case = group((0, -r - .036, height / 2), parent=g)
    superball((.098, .036, height * .6), .5, .5, m=M('ivory'), parent=case, n=64)
    superball((.1, .0375, .006), .5, .5, m=M('brass'), parent=case, n=64)
    superball((.078, .012, height * .47), .45, .45, (0, -.03, 0), m=M('visor', color='#04211f'), parent=case, n=48)
    sole(case, (0, -.0435, 0), .098, side=sign, turn=(90, 0, 0), t=.02, m=M('lit_teal', power=power))
    return g


def token(at=(0, 0, 0), turn=(0, 0, 0), parent=None, r=.17, power=5.0, ribbon=True, sign=1):
    """The mother's token: a brass-rimmed disc that faces -Y with the same lit footprint, on a ribbon."""
    g = group(at, turn, parent=parent, name='token')
    face = group((0, 0, 0), (90, 0, 0), parent=g)
    lathe([(0, -.02), (r * .95, -.02), (r, -.012), (r, .016), (r * .93, .024), (r * .86, .02), (0, .018)], m=M('ivory'), parent=face, n=128, subdivide=1)
    torus(r, .012, (0, 0, 0), m=M('brass'), parent=face, n=128, k=12)
    cylinder(r * .8, .012, (0, 0, .02), m=M('visor', color='#04211f'), bevel=.003, n=96, parent=face)
    torus(r * .72, .0035, (0, 0, .027), m=M('lit_teal', power=power * .4), parent=face, n=96, k=6)
    sole(face, (0, 0, .0265), r * 1.12, side=sign, t=.006, m=M('lit_teal', power=power))
    torus(.03, .008, (0, 0, r + .026), (90, 0, 0), m=M('brass'), parent=g, n=40, k=8)
    if ribbon:
        strip_m = material('clay', '#f0a02c', rough=.8, bump=1, bscale=80)
        pts = [(0, .0, r + .05), (.05, .03, r + .09), (.15, .06, r + .02), (.27, .04, -.02), (.4, .0, -.12), (.56, -.05, -.16)]
        for q in (0, .014, .028):
            tube([(x, y + q, z - q * .2) for x, y, z in pts], .008, strip_m, g, resolution=4)
    return g
