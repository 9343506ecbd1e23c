"""The symbols that the Latin subset of Anek lacks, as one small variable font that anek.py includes.

The mathematical symbols are Anek's own, from its static fonts (npm: @expo-google-fonts/anek-latin, OFL). Anek has no arrows, so
they are drawn here: a bar at the height and the weight of Anek's minus, and a head of two strokes of the same weight.

    python3 scripts/fonts/signs.py AnekLatin_400Regular.ttf AnekLatin_700Bold.ttf signs.woff2

Needs fonttools and brotli. Run once when a symbol is added.
"""

import sys
from math import sqrt

from fontTools import subset
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import build

SIGNS = '₹≤≥₂≈√πμΔ∞∑'
ARROWS = {'→': 'arrowright', '←': 'arrowleft'}


def cut(path):
    """One weight, reduced to the symbols."""
    font = TTFont(path)
    options = subset.Options(hinting=False, layout_features=[], notdef_outline=True, glyph_names=True)
    options.drop_tables += ['GSUB', 'GPOS', 'GDEF', 'meta', 'STAT', 'DSIG']
    minus = font.getBestCmap()[ord('−')]
    pen = BoundsPen(font.getGlyphSet())
    font.getGlyphSet()[minus].draw(pen)
    _, low, _, high = pen.bounds
    reducer = subset.Subsetter(options)
    reducer.populate(text=SIGNS)
    reducer.subset(font)
    draw_arrows(font, (low + high) / 2, high - low)
    return font


def draw_arrows(font, middle, weight):
    side, length, reach = 110, 1180, 420  # bearing, bar and how far the head's strokes run back, in font units
    across = weight / sqrt(2)
    tip = side + length

    def arrow(flip):
        x = (lambda v: 2 * side + length - v) if flip else (lambda v: v)
        pen = TTGlyphPen(None)
        head = [
            (tip, middle),
            (tip - reach, middle + reach),
            (tip - reach - across, middle + reach - across),
            (tip - 2 * across - weight / 2, middle + weight / 2),
            (side, middle + weight / 2),
            (side, middle - weight / 2),
            (tip - 2 * across - weight / 2, middle - weight / 2),
            (tip - reach - across, middle - reach + across),
            (tip - reach, middle - reach),
        ]
        points = [(round(x(px)), round(py)) for px, py in (head[::-1] if flip else head)]
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
        return pen.glyph()

    for sign, name in ARROWS.items():
        font['glyf'][name] = arrow(name == 'arrowleft')
        font['hmtx'][name] = (2 * side + length, side)
        for table in font['cmap'].tables:
            if table.isUnicode():
                table.cmap[ord(sign)] = name
    font.setGlyphOrder([*[g for g in font.getGlyphOrder() if g not in ARROWS.values()], *ARROWS.values()])


def main(regular, bold, out):
    space = DesignSpaceDocument()
    space.addAxis(AxisDescriptor(tag='wght', name='Weight', minimum=400, default=400, maximum=700))
    for weight, path in ((400, regular), (700, bold)):
        space.addSource(SourceDescriptor(font=cut(path), location={'Weight': weight}, name=str(weight)))
    font, _, _ = build(space)
    for tag in ('MVAR', 'HVAR', 'STAT'):
        if tag in font:
            del font[tag]
    font['post'].formatType = 3.0
    font.flavor = 'woff2'
    font.save(out)


if __name__ == '__main__':
    main(*sys.argv[1:])
