/** The part of fontkit that lettering.ts uses; the package has no types. */
declare module 'fontkit' {
  export class Point {
    constructor(onCurve: boolean, endContour: boolean, x: number, y: number);
    x: number;
    y: number;
  }
  export interface Font {
    unitsPerEm: number;
    /** A value for each axis, in the order of the font's axes. */
    variationCoords: number[] | null;
    fvar: { axis: { axisTag: string }[] };
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number }[] };
    getGlyph(id: number): Glyph;
    /** The outlines of a WOFF2 font. */
    _transformedGlyphs: { points?: Point[]; components?: { dx: number; dy: number }[] }[];
    _variationProcessor: { transformPoints(id: number, points: Point[]): void };
  }
  export interface Glyph {
    /** 0 if the font lacks the letter. */
    id: number;
    path: { transform(a: number, b: number, c: number, d: number, e: number, f: number): { toSVG(): string } };
  }
  export function create(file: Buffer): Font;
}
