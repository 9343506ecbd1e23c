import fs from 'node:fs';
import { create, type Font, type Point } from 'fontkit';
import { FONT_FILE } from './card.ts';

export interface Cut {
  weight: number;
  width: number;
  /** Letter-spacing, in em. */
  tracking: number;
}

/**
 * One cut of the variable font. fontkit applies variations to TrueType files only, so the outlines are unpacked from the WOFF2
 * first and moved by the font's own deltas after.
 */
function open({ weight, width }: Cut): Font {
  const file = fs.readFileSync(FONT_FILE);
  const packed = create(file);
  packed.getGlyph(0);
  const font = create(file);
  font.variationCoords = font.fvar.axis.map(({ axisTag }) => (axisTag.trim() === 'wght' ? weight : width));
  font._transformedGlyphs = packed._transformedGlyphs;
  const known = packed._transformedGlyphs.find((glyph) => glyph.points)?.points?.[0];
  if (!known) throw new Error(`${FONT_FILE} holds no outlines`);
  const at = (x: number, y: number) => new (known.constructor as typeof Point)(true, true, x, y);
  // Deltas come for four metric points as well; they follow the outline's own.
  const metrics = () => [at(0, 0), at(0, 0), at(0, 0), at(0, 0)];
  for (const [id, { points, components = [] }] of font._transformedGlyphs.entries()) {
    const moved = points ?? components.map(({ dx, dy }) => at(dx, dy));
    font._variationProcessor.transformPoints(id, [...moved, ...metrics()]);
    for (const [i, part] of components.entries()) Object.assign(part, { dx: moved[i]?.x, dy: moved[i]?.y });
  }
  return font;
}

export interface Lettering {
  /** Width of a line, in em. */
  measure(text: string): number;
  /** The line as SVG path data, its baseline starting at x, y. */
  draw(text: string, size: number, x: number, y: number): string;
}

export function lettering(cut: Cut): Lettering {
  const font = open(cut);
  const em = font.unitsPerEm;
  const placed = (text: string) => {
    const { glyphs, positions } = font.layout(text);
    let x = 0;
    const letters = glyphs.map((glyph, i) => {
      if (glyph.id === 0) throw new Error(`The font of the share cards lacks a letter of '${text}'`);
      const { xAdvance = 0, xOffset = 0 } = positions[i] ?? {};
      const start = x + xOffset / em;
      x += xAdvance / em + cut.tracking;
      return { glyph, x: start };
    });
    return { letters, width: x - cut.tracking };
  };
  return {
    measure: (text) => placed(text).width,
    draw: (text, size, x, y) =>
      placed(text)
        .letters.map((letter) =>
          letter.glyph.path.transform(size / em, 0, 0, -size / em, x + letter.x * size, y).toSVG(),
        )
        .join(''),
  };
}
