import { plan } from '../kit/instrument.ts';

export const WEEKS = 52;

/** How often a peg must be counted, when pieces leave it without passing the till. */
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
  /** For each week of a year: pieces on the screen that are missing on the peg. */
  gaps: number[];
  /** Weeks of a year in which the peg is empty and nothing is ordered. */
  empty: number;
  /** Weeks from a count until L pieces are missing; null when none go missing. */
  safe: number | null;
}

/**
 * The shop orders when its screen shows less than the reorder level L. Once L pieces have gone missing, the peg is empty while the screen
 * still shows L: no sale and no order until the next count corrects the screen.
 */
export function pegOf({ every, unseen, level }: { every: number; unseen: number; level: number }): Peg {
  const gaps = Array.from({ length: WEEKS }, (_, week) => Math.min(level, ((week % every) * unseen) / 4));
  return {
    gaps,
    empty: gaps.filter((gap) => gap >= level).length,
    safe: unseen ? Math.ceil((4 * level) / unseen) : null,
  };
}
