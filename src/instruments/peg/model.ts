import { plan } from '../kit/instrument.ts';

export const WEEKS = 52;

/** Pieces leave a peg without passing the till. How often must it be counted? */
export const peg = plan({
  dials: {
    every: {
      from: 1,
      to: 52,
      step: 1,
      start: 26,
      digits: 0,
      unit: '',
      stops: [1, 2, 4, 13, 26, 52],
    },
    unseen: { from: 0, to: 8, step: 1, start: 2, digits: 0, unit: '' },
    level: { from: 2, to: 12, step: 1, start: 6, digits: 0, unit: '' },
  },
  readings: ['empty', 'safe', 'walks'],
  labels: ['shelf', 'missing', 'empty', 'screen', 'week'],
  cases: ['never', 'sound', 'often', 'empty', 'bare'],
});

export interface Peg {
  /** Of each week of a year: pieces the screen has and the peg has not. */
  gaps: number[];
  /** Weeks of a year in which the peg is empty and no order goes out. */
  empty: number;
  /** Weeks from a count until L pieces are missing; null when nothing goes unseen. */
  safe: number | null;
}

/**
 * The screen orders when it reads less than the reorder level L. Once L pieces are missing unseen, the peg is empty while the screen
 * still reads L: no sale, no order, until somebody counts. Every so many weeks a count sets the screen right.
 */
export function pegOf({ every, unseen, level }: { every: number; unseen: number; level: number }): Peg {
  const gaps = Array.from({ length: WEEKS }, (_, week) => Math.min(level, ((week % every) * unseen) / 4));
  return {
    gaps,
    empty: gaps.filter((gap) => gap >= level).length,
    safe: unseen ? Math.ceil((4 * level) / unseen) : null,
  };
}
