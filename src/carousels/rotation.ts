/** Which way a carousel turns: 1 is forward. */
export type Turn = 1 | -1;

/** Where an automatic step leads: forward to the last slide, then backward to the first, and so on. */
export function bounce(index: number, turn: Turn, count: number): { index: number; turn: Turn } {
  const turned = index + turn < 0 || index + turn >= count;
  const next = turned ? (-turn as Turn) : turn;
  return { index: Math.min(count - 1, Math.max(0, index + next)), turn: next };
}

/** Arrows wrap around both ends. */
export const wrap = (index: number, count: number) => ((index % count) + count) % count;

/**
 * Where a card of a circle stands while the window shows `visible` cards from place `at`: in the window if it is its turn, or
 * else on the side that the cards leave by, so that what comes next is never what is just going.
 */
export function placeOnCircle(card: number, count: number, { at, turn }: { at: number; turn: Turn }, visible: number) {
  const start = turn === 1 ? at + visible - count : at;
  return start + wrap(card - start, count);
}

/** The slides as they lie on their track: which is shown, where that is, and where each that was shown lies. */
export interface Slides {
  index: number;
  at: number;
  places: ReadonlyMap<number, number>;
  /** Every slide that was shown or next to one: these have their picture. */
  near: ReadonlySet<number>;
}

export const firstSlide: Slides = { index: 0, at: 0, places: new Map([[0, 0]]), near: new Set([0]) };

/** One place on, whichever slide is meant: it is laid there, over whatever lay there before, so none that is empty passes by. */
export function turnTo({ index, at, places, near }: Slides, to: number, turn: Turn, count: number): Slides {
  const place = at + turn;
  const others = [...places].filter(([slide, other]) => slide !== to && other !== place);
  return {
    index: to,
    at: place,
    places: new Map([...others, [to, place]]),
    near: new Set([...near, to, ...[-1, 0, 1].map((by) => wrap(index + by, count))]),
  };
}
