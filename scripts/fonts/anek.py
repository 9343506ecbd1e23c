"""Subsets the Anek Latin variable font (wght 400-700, wdth 100-125) to the site's characters, and adds the symbols.

    python3 scripts/fonts/signs.py REGULAR.ttf BOLD.ttf signs.woff2
    python3 scripts/fonts/anek.py SOURCE.woff2 signs.woff2 public/fonts/Anek-wght400-700-wdth100-125.woff2

Needs fonttools and brotli. One file, because the browser lays out a page again for each font that loads. Below 43 kB a slow connection
needs two round trips for it instead of three. Kerning is as large as a quarter of the glyphs because every pair varies
along both axes; it keeps the values of the regular width, which look the same.
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import builder
from fontTools.varLib.instancer import instantiateVariableFont

LETTERS = [*range(0x20, 0x7F), *map(ord, "\u00a0§©®°±²³µ·½×÷ÉàâçèéñöüÜÖ–—‘’“”•…′″€™−")]
FEATURES = ["kern", "liga", "tnum", "rvrn"]
DEVICES = ("XPlaDevice", "YPlaDevice", "XAdvDevice", "YAdvDevice")
"""The four constant fields of a value format, without the four variable ones."""
PLAIN = 0x0F
PAIRS, EXTENSION = 2, 9


def records(table):
    """Every value of a pair table, by glyph or by class."""
    rows = table.PairSet if table.Format == 1 else table.Class1Record
    for row in rows:
        for pair in row.PairValueRecord if table.Format == 1 else row.Class2Record:
            yield from filter(None, (pair.Value1, pair.Value2))


def still_kerning(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = table.ExtSubTable if table.LookupType == EXTENSION else table
            if table.LookupType != PAIRS:
                continue
            table.ValueFormat1 &= PLAIN
            table.ValueFormat2 &= PLAIN
            for value in records(table):
                for device in DEVICES:
                    if hasattr(value, device):
                        delattr(value, device)
    # The variation store is no longer used; the outlines have their own.
    definitions = font["GDEF"].table
    definitions.VarStore = None
    definitions.Version = 0x00010002 if getattr(definitions, "MarkGlyphSetsDef", None) else 0x00010000


def add_advances(table, deltas):
    """The width difference of each glyph between bold and regular, in the table that shapers read."""
    store = table.VarStore
    regions = store.VarRegionList
    regions.Region.append(builder.buildVarRegion({"wght": (0, 1, 1)}, ["wght", "wdth"]))
    regions.RegionCount += 1
    rows = [[delta] for delta in deltas.values()]
    store.VarData.append(builder.buildVarData([regions.RegionCount - 1], rows, optimize=False))
    store.VarDataCount += 1
    for row, name in enumerate(deltas):
        table.AdvWidthMap.mapping[name] = ((store.VarDataCount - 1) << 16) + row


def add_signs(font, signs):
    """The symbols' glyphs and weights, after the letters; they have one width."""
    bold = instantiateVariableFont(signs, {"wght": 700})["hmtx"]
    advances = {glyph: bold[glyph][0] - signs["hmtx"][glyph][0] for glyph in signs.getGlyphOrder()}
    named = {glyph: f"sign.{glyph}" for glyph in signs.getGlyphOrder() if glyph != ".notdef"}
    for glyph, name in named.items():
        outline = signs["glyf"][glyph]
        for part in getattr(outline, "components", []):
            part.glyphName = named[part.glyphName]
        font["glyf"][name] = outline
        font["hmtx"][name] = signs["hmtx"][glyph]
        font["gvar"].variations[name] = signs["gvar"].variations[glyph]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({sign: named[glyph] for sign, glyph in signs.getBestCmap().items()})
    font.setGlyphOrder([*dict.fromkeys([*font.getGlyphOrder(), *named.values()])])
    add_advances(font["HVAR"].table, {name: advances[glyph] for glyph, name in named.items()})


def main(source, signs, target):
    options = subset.Options(
        flavor="woff2", layout_features=FEATURES, notdef_outline=True, hinting=False
    )
    font = subset.load_font(source, options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=LETTERS)
    cutter.subset(font)
    still_kerning(font)
    add_signs(font, TTFont(signs))
    subset.save_font(font, target, options)


main(*sys.argv[1:])
