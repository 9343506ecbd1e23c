/** The little of fontkit that lettering.ts uses; the package brings no types. */
declare module 'fontkit' {
  export class Point {
    constructor(onCurve: boolean, endContour: boolean, x: number, y: number);
    x: number;
    y: number;
  }
  export interface Font {
    unitsPerEm: number;
    /** One value an axis, in the order of the font's own axes. */
    variationCoords: number[] | null;
    fvar: { axis: { axisTag: string }[] };
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number; xOffset: number }[] };
    getGlyph(id: number): Glyph;
    /** Outlines of a WOFF2 font as they were packed. */
    _transformedGlyphs: { points?: Point[]; components?: { dx: number; dy: number }[] }[];
    _variationProcessor: { transformPoints(id: number, points: Point[]): void };
  }
  export interface Glyph {
    /** 0 is the mark for a letter that the font has not. */
    id: number;
    path: { transform(a: number, b: number, c: number, d: number, e: number, f: number): { toSVG(): string } };
  }
  export function create(file: Buffer): Font;
}
