import fs from 'node:fs';
import { create, type Font, type Point } from 'fontkit';
import * as hb from 'harfbuzzjs';
import { DEVANAGARI_FONT_FILE, FONT_FILE } from './card.ts';
import { shapingFont } from './woff2-tables.ts';

export interface Cut {
  weight: number;
  width: number;
  /** Letter-spacing, in em. */
  tracking: number;
  /** The language, if it is not English: mr-IN. */
  language?: string | undefined;
}

/**
 * Opens an instance of a variable font. fontkit applies variations only to TrueType files, so the outlines are unpacked from the
 * WOFF2 file and then moved by the font's deltas.
 */
function open(name: string, { weight, width }: Cut): Font {
  const file = fs.readFileSync(name);
  const packed = create(file);
  packed.getGlyph(0);
  const font = create(file);
  font.variationCoords = font.fvar.axis.map(({ axisTag }) => (axisTag.trim() === 'wght' ? weight : width));
  font._transformedGlyphs = packed._transformedGlyphs;
  const known = packed._transformedGlyphs.find((glyph) => glyph.points)?.points?.[0];
  if (!known) throw new Error(`${name} holds no outlines`);
  const at = (x: number, y: number) => new (known.constructor as typeof Point)(true, true, x, y);
  // The deltas of an outline are followed by those of four metric points.
  const metrics = () => [at(0, 0), at(0, 0), at(0, 0), at(0, 0)];
  for (const [id, { points, components = [] }] of font._transformedGlyphs.entries()) {
    const moved = points ?? components.map(({ dx, dy }) => at(dx, dy));
    font._variationProcessor.transformPoints(id, [...moved, ...metrics()]);
    for (const [i, part] of components.entries()) Object.assign(part, { dx: moved[i]?.x, dy: moved[i]?.y });
  }
  return font;
}

/** A glyph and its position, in em from the start of the line and the baseline. */
interface Placed {
  path: Font['getGlyph'] extends (id: number) => infer G ? (G extends { path: infer P } ? P : never) : never;
  em: number;
  x: number;
  y: number;
}
interface Run {
  letters: Placed[];
  width: number;
}

type Shaper = (text: string) => Run;

function latinShaper(cut: Cut): Shaper {
  const font = open(FONT_FILE, cut);
  const em = font.unitsPerEm;
  return (text) => {
    const { glyphs, positions } = font.layout(text);
    let x = 0;
    const letters = glyphs.map((glyph, i) => {
      if (glyph.id === 0) throw new Error(`The font of the share cards lacks a letter of '${text}'`);
      const { xAdvance = 0, xOffset = 0 } = positions[i] ?? {};
      const start = x + xOffset / em;
      x += xAdvance / em + cut.tracking;
      return { path: glyph.path, em, x: start, y: 0 };
    });
    return { letters, width: x };
  };
}

/** Uses HarfBuzz, as browsers do, because fontkit does not support every rule of the font. Devanagari has no letter-spacing. */
function devanagariShaper(cut: Cut): Shaper {
  const outlines = open(DEVANAGARI_FONT_FILE, cut);
  const em = outlines.unitsPerEm;
  const shaping = shapingFont(fs.readFileSync(DEVANAGARI_FONT_FILE));
  const font = new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(shaping).buffer)));
  font.setVariations([new hb.Variation('wght', cut.weight)]);
  return (text) => {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.setDirection(hb.Direction.LTR);
    buffer.setScript('Deva');
    buffer.setLanguage((cut.language ?? 'hi').slice(0, 2));
    hb.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    let x = 0;
    const letters = buffer.getGlyphInfos().map(({ codepoint: glyph }, i) => {
      if (glyph === 0) throw new Error(`The Devanagari font lacks a letter of '${text}': cut it again, scripts/fonts`);
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
      const start = x + xOffset / em;
      x += xAdvance / em;
      return { path: outlines.getGlyph(glyph).path, em, x: start, y: yOffset / em };
    });
    return { letters, width: x };
  };
}

export interface Lettering {
  /** Width of a line, in em. */
  measure(text: string): number;
  /** The line as SVG path data, its baseline starting at x, y. */
  draw(text: string, size: number, x: number, y: number): string;
}

const DEVANAGARI = /([\u0900-\u097f\u200c\u200d]+)/;

export function lettering(cut: Cut): Lettering {
  const latin = latinShaper(cut);
  let devanagari: Shaper | undefined;
  const placed = (text: string): Run => {
    const runs = text.split(DEVANAGARI).map((run, i): Run => {
      if (!run) return { letters: [], width: 0 };
      if (i % 2 === 0) return latin(run);
      devanagari ??= devanagariShaper(cut);
      return devanagari(run);
    });
    let from = 0;
    const letters = runs.flatMap((run) => {
      const start = from;
      from += run.width;
      return run.letters.map((letter) => ({ ...letter, x: start + letter.x }));
    });
    return { letters, width: from - cut.tracking };
  };
  return {
    measure: (text) => placed(text).width,
    draw: (text, size, x, y) =>
      placed(text)
        .letters.map((letter) =>
          letter.path
            .transform(size / letter.em, 0, 0, -size / letter.em, x + letter.x * size, y - letter.y * size)
            .toSVG(),
        )
        .join(''),
  };
}
