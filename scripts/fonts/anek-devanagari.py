"""Cuts Anek Devanagari to the words that ship, and once more to the few words that English pages show.

    pip install fonttools brotli; npm pack @fontsource-variable/anek-devanagari harfbuzzjs, and unpack both
    python3 scripts/fonts/anek-devanagari.py ttf anek-devanagari-devanagari-wght-normal.woff2 anek.ttf
    node scripts/fonts/devanagari-glyphs.ts HARFBUZZJS/dist/index.mjs anek.ttf glyphs.json
    python3 scripts/fonts/anek-devanagari.py cut anek.ttf glyphs.json public/fonts

One file with the weights 400 to 700 in the normal width, at most 110 kB. Its name holds a digest of its bytes, because browsers keep
fonts for a year.
"""

import glob
import hashlib
import json
import os
import re
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

JOINERS = [0x200C, 0x200D]
DEVANAGARI = [*range(0x900, 0x980), *JOINERS, 0x25CC, 0x20]
MOST_BYTES = 110_000


def cut(source, wanted, unicodes, weight):
    """The glyphs that shaping uses and no others; the rules of the font lose those that lead elsewhere."""
    font = TTFont(source, recalcTimestamp=False)
    names = font.getGlyphOrder()
    options = subset.Options(
        layout_features=["*"], layout_closure=False, notdef_outline=True, hinting=False, glyph_names=False, name_IDs=[]
    )
    cutter = subset.Subsetter(options)
    cutter.populate(glyphs=[names[glyph] for glyph in wanted], unicodes=unicodes)
    cutter.subset(font)
    return instantiateVariableFont(font, {"wght": weight})


def save(font, folder, name):
    font.flavor = "woff2"
    for old in glob.glob(os.path.join(folder, f"{name}.*.woff2")):
        os.remove(old)
    path = os.path.join(folder, f"{name}.woff2")
    font.save(path)
    data = open(path, "rb").read()
    digest = hashlib.sha256(data).hexdigest()[:8]
    os.rename(path, os.path.join(folder, f"{name}.{digest}.woff2"))
    for sheet in glob.glob("src/styles/*.css"):
        text = open(sheet, encoding="utf-8").read()
        open(sheet, "w", encoding="utf-8").write(re.sub(rf"{name}\.[0-9a-f]{{8}}", f"{name}.{digest}", text))
    print(f"{name}.{digest}.woff2: {len(data)} bytes")
    assert len(data) <= MOST_BYTES, f"more than {MOST_BYTES} bytes"


def main(command, *args):
    if command == "ttf":
        source, target = args
        font = TTFont(source)
        font.flavor = None
        font.save(target)
        return
    source, glyphs, folder = args
    wanted = json.load(open(glyphs))
    save(cut(source, wanted["texts"], DEVANAGARI, (400, 500, 700)), folder, "AnekDevanagari-wght400-700")
    # On English pages: the city in the foot, and the languages.
    save(cut(source, wanted["names"], [], 500), folder, "AnekDevanagari-names-500")


main(*sys.argv[1:])
