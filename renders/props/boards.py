"""Shop and door boards with Devanagari words: lettering, board, hanging_board.

The outlines come from boards.json, shaped once by boards.mjs, because Blender 3.4 does not shape Devanagari.  Everything faces -Y with
its origin at the centre; a word that is not in WORDS raises KeyError, so a misspelt board cannot be built.
"""
import json
import pathlib

import bpy

from studio.studio import box, cylinder, group, link, place, rounded_rect, tube
from props.materials import M

DATA = json.loads(pathlib.Path(__file__).with_name('boards.json').read_text())
WORDS = list(DATA['words'])


def extent(body):
    """Left, right, foot and top of a word in thousandths of an em: vowel signs stand far above and below the line."""
    xs, ys = [], []
    for glyph, x, y in DATA['words'][body]['places']:
        for line in DATA['glyphs'][str(glyph)]:
            xs += [v + x for v in line[::2]]
            ys += [v + y for v in line[1::2]]
    return min(xs), max(xs), min(ys), max(ys)


def lettering(body, size=.2, depth=.012, at=(0, 0, 0), turn=(0, 0, 0), m=None, parent=None):
    """A word as a solid, centred, its em `size` (plain letters are about .62 of that high); its face looks to -Y, its back lies at y = 0."""
    word = DATA['words'][body]
    curve = bpy.data.curves.new(body, 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    curve.extrude = depth / 2
    if m is not None:
        curve.materials.append(m)
    k = size / 1000
    left, right, foot, top = extent(body)
    across, up = (left + right) / 2, (foot + top) / 2
    parts = []
    for glyph, x, y in word['places']:
        one = curve.copy()
        for line in DATA['glyphs'][str(glyph)]:
            spline = one.splines.new('POLY')
            spline.points.add(len(line) // 2 - 1)
            for i, p in enumerate(spline.points):
                p.co = ((line[2 * i] + x - across) * k, (line[2 * i + 1] + y - up) * k, 0, 1)
            spline.use_cyclic_u = True
        holder = group(at, turn, parent=parent, name=body)
        parts.append(place(link(bpy.data.objects.new(body, one)), (0, -depth / 2, 0), (90, 0, 0), parent=holder))
    bpy.data.curves.remove(curve)
    return parts


def board(body, at=(0, 0, 0), turn=(0, 0, 0), width=1.2, height=.26, ground='teal', ink='ivory', frame='brass', parent=None, r=.02, size=None):
    """A painted board with a raised word and a moulding: the face at y = -.03, the back at y = .03.

    ground, ink and frame are names of materials or materials; frame=None leaves the moulding out.  size: the em, unless the word fills the board.
    """
    def mat(name):
        return M(name) if isinstance(name, str) else name
    g = group(at, turn, parent=parent, name='board ' + body)
    box((width, .06, height), (0, 0, 0), r=r, m=mat(ground), parent=g, segments=2)
    left, right, foot, top = extent(body)
    em = size or 1000 * min(height * .70 / (top - foot), width * .84 / (right - left), height * .80 / 900)
    lettering(body, em, .014, (0, -.029, 0), m=mat(ink), parent=g)
    if frame:
        outline = [(x, -.034, z) for x, z in rounded_rect(width - height * .12, height * .88, height * .08, 3)]
        tube(outline, max(.005, height * .02), mat(frame), g, smooth=False, closed=True, resolution=2)
    return g


def hanging_board(body, at=(0, 0, 0), turn=(0, 0, 0), width=.7, height=.34, ground='ink', ink='marigold', reach=.12, parent=None):
    """A board hung on two rods from a bar above it: the bar `reach` over its upper edge."""
    g = group(at, turn, parent=parent, name='hanging ' + body)
    board(body, (0, 0, 0), width=width, height=height, ground=ground, ink=ink, parent=g)
    top = height / 2 + reach
    for s in (-1, 1):
        cylinder(.010, reach + .04, (s * width * .36, 0, height / 2 + reach / 2), m=M('gun'), n=10, bevel=0, parent=g)
    cylinder(.014, width * .92, (0, 0, top), (0, 90, 0), .004, M('gun'), n=12, parent=g)
    return g
