/** The direction of a carousel: 1 is forward. */
export type Turn = 1 | -1;

/** The next automatic step: forward to the last slide, then backward to the first, and so on. */
export function bounce(index: number, turn: Turn, count: number): { index: number; turn: Turn } {
  const turned = index + turn < 0 || index + turn >= count;
  const next = turned ? (-turn as Turn) : turn;
  return { index: Math.min(count - 1, Math.max(0, index + next)), turn: next };
}

/** Wraps an index around both ends. */
export const wrap = (index: number, count: number) => ((index % count) + count) % count;

/**
 * The track position of a card in a circle while `visible` cards from position `at` are shown. Hidden cards are on the side where cards
 * leave, so that a leaving card stays in view until the transition ends.
 */
export function placeOnCircle(card: number, count: number, { at, turn }: { at: number; turn: Turn }, visible: number) {
  const start = turn === 1 ? at + visible - count : at;
  return start + wrap(card - start, count);
}

/** The state of the track: the current slide, its position, and the position of every slide on the track. */
export interface Slides {
  index: number;
  at: number;
  places: ReadonlyMap<number, number>;
  /** Every slide that was shown, and its neighbours: only these render their picture. */
  near: ReadonlySet<number>;
}

export const firstSlide: Slides = { index: 0, at: 0, places: new Map([[0, 0]]), near: new Set([0]) };

/** Puts any target slide at the next position, replacing the slide there, so that a jump moves one position and passes no empty slide. */
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
