/**
 * The elements of a drawing. Positions are percent of the drawing's width and height, so that it fits any screen while text and
 * strokes keep their size. Elements with fixed proportions are drawn in pixels around their position (a pointer, a glyph), or scale
 * with the available space (icons).
 */
export type Tone = 'text' | 'quiet' | 'rule' | 'data' | 'soft' | 'accent' | 'ghost';

export interface Bar {
  is: 'bar';
  x: number;
  y: number;
  w: number;
  h: number;
  tone: Tone;
}
export interface Line {
  is: 'line';
  from: [number, number];
  to: [number, number];
  tone: Tone;
  dashed?: boolean;
  thick?: boolean;
}
export interface Dot {
  is: 'dot';
  at: [number, number];
  /** In pixels. */
  r: number;
  tone: Tone;
}
export interface Label {
  is: 'label';
  at: [number, number];
  text: string;
  tone?: Tone;
  anchor?: 'start' | 'middle' | 'end';
  /** Offset in pixels to the right and downwards. */
  nudge?: [number, number];
  size?: 'small' | 'large';
  /** Hidden where the drawing is narrow. */
  roomy?: boolean;
  /** Outlined in the colour of the ground, to be read over a line. */
  halo?: boolean;
}
export interface Curve {
  is: 'curve';
  points: [number, number][];
  tone: Tone;
  filled?: boolean;
  dashed?: boolean;
}
export interface Cells {
  is: 'cells';
  /** x, y, width, height of each; equal cells are one path. */
  cells: [number, number, number, number][];
  tone: Tone;
  /** From 0 to 1, for a scale of tones. */
  opacity?: number;
}
export interface Glyph {
  is: 'glyph';
  at: [number, number];
  /** An SVG path in pixels around its position. */
  path: string;
  tone: Tone;
  outlined?: boolean;
}
/** An icon: a path in a viewBox of the size `box`. */
export interface Icon {
  box: [number, number];
  path: string;
}
export interface Icons {
  is: 'icons';
  icon: Icon;
  /** x, y, width, height of the space for each; the icon is at the bottom of it, in proportion. */
  cells: [number, number, number, number][];
  tone: Tone;
  outlined?: boolean;
}
/**
 * Icons whose colours change while their positions do not: a mask with the colours behind it. A few paths recolour hundreds of
 * icons, where separate elements would be slow on a phone.
 */
export interface Stencil {
  is: 'stencil';
  icon: Icon;
  /** Must be the same array each time, or the mask is built again. */
  cells: Icons['cells'];
  /** Slightly larger than the cells, so that their edges do not show. */
  behind: Cells[];
}
/** Part of a picture file, which loads with the script and not with the page. */
export interface Picture {
  is: 'picture';
  href: string;
  /** Width and height of the file, and x, y, width, height of the visible part, in pixels. */
  size: [number, number];
  part: [number, number, number, number];
  /** Its x, y, width, height in the drawing. */
  at: [number, number, number, number];
  dimmed?: boolean;
}
/** A mark with a caption belongs to the label of that text, and is left out where the label is. */
export type Mark = (Bar | Line | Dot | Label | Curve | Cells | Glyph | Icons | Stencil | Picture) & {
  caption?: string;
};

export const bar = (x: number, y: number, w: number, h: number, tone: Tone): Bar => ({ is: 'bar', x, y, w, h, tone });
export const line = (
  from: Line['from'],
  to: Line['to'],
  tone: Tone = 'rule',
  more: Pick<Line, 'dashed' | 'thick'> = {},
): Line => ({ is: 'line', from, to, tone, ...more });
export const dot = (at: Dot['at'], r: number, tone: Tone): Dot => ({ is: 'dot', at, r, tone });
export const label = (at: Label['at'], text: string, more: Omit<Label, 'is' | 'at' | 'text'> = {}): Label => ({
  is: 'label',
  at,
  text,
  ...more,
});
export const curve = (points: Curve['points'], tone: Tone, more: Pick<Curve, 'filled' | 'dashed'> = {}): Curve => ({
  is: 'curve',
  points,
  tone,
  ...more,
});
export const cells = (list: Cells['cells'], tone: Tone, opacity?: number): Cells => ({
  is: 'cells',
  cells: list,
  tone,
  ...(opacity === undefined ? {} : { opacity }),
});
export const glyph = (at: Glyph['at'], path: string, tone: Tone, outlined = false): Glyph => ({
  is: 'glyph',
  at,
  path,
  tone,
  outlined,
});
export const icons = (icon: Icon, list: Icons['cells'], tone: Tone, outlined = false): Icons => ({
  is: 'icons',
  icon,
  cells: list,
  tone,
  outlined,
});
export const stencil = (icon: Icon, list: Stencil['cells'], behind: Cells[]): Stencil => ({
  is: 'stencil',
  icon,
  cells: list,
  behind,
});

/** The site's pointer: a triangle whose tip is at its position. */
const POINTERS = {
  down: 'M0 0L-9 -16H9Z',
  up: 'M0 0L-9 16H9Z',
  right: 'M0 0L-16 -9V9Z',
  left: 'M0 0L16 -9V9Z',
};
export const pointer = (at: Glyph['at'], towards: keyof typeof POINTERS, tone: Tone = 'accent') =>
  glyph(at, POINTERS[towards], tone);

/** Maps a quantity to percent: `scale(0, 200)(50)` is 25; `scale(0, 200, 90, 10)` runs upwards. */
export const scale =
  (from: number, to: number, first = 0, last = 100) =>
  (value: number) =>
    to === from ? first : first + ((value - from) / (to - from)) * (last - first);

/** A step line: each value extends from its own x to the next. */
export function steps(values: number[], x: (i: number) => number, y: (value: number) => number): [number, number][] {
  return values.flatMap((value, i): [number, number][] => [
    [x(i), y(value)],
    [x(i + 1), y(value)],
  ]);
}

/** An axis below a drawing: a line, with a tick and a number at each stop. */
export function rule(stops: { at: number; text: string }[], y: number, from = 0, to = 100): Mark[] {
  return [
    line([from, y], [to, y], 'rule'),
    ...stops.flatMap(({ at, text }, i): Mark[] => [
      glyph([at, y], 'M-.5 0h1v7h-1z', 'quiet'),
      label([at, y], text, {
        tone: 'quiet',
        size: 'small',
        nudge: [0, 22],
        anchor: i === 0 && at <= 2 ? 'start' : i === stops.length - 1 && at >= 98 ? 'end' : 'middle',
        roomy: i % 2 === 1,
      }),
    ]),
  ];
}

const SQUARE = 'M0 -11H11V0H0Z';

/** A legend entry: a square of the tone and its meaning. A square of the soft tone has an outline, because its fill is hardly visible. */
export const key = (at: [number, number], text: string, tone: Tone): Mark[] => [
  { ...glyph(at, SQUARE, tone), caption: text },
  ...(tone === 'soft' ? [{ ...glyph(at, SQUARE, 'data', true), caption: text }] : []),
  label(at, text, { nudge: [17, 0] }),
];
