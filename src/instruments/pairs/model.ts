import { plan } from '../kit/instrument.ts';

/** How often a child's marks are read in a day, feeds and checks together, and the days of a month. */
export const CHECKS = 10;
export const DAYS = 30;

/** What a second identity mark adds, when a band or a tag can be unreadable. */
export const pairs = plan({
  dials: {
    babies: { from: 4, to: 32, step: 4, start: 20, digits: 0, unit: '' },
    band: { from: 1, to: 20, step: 1, start: 5, digits: 0, unit: '%' },
    tag: { from: 1, to: 10, step: 1, start: 4, digits: 0, unit: '%' },
  },
  readings: ['one', 'none', 'called'],
  labels: ['band', 'tag', 'round'],
  cases: ['rare', 'few', 'silent'],
});

export interface Month {
  checks: number;
  /** Checks with nothing to read: with the band alone, and with band and tag. */
  one: number;
  none: number;
  /** Checks at which at least one of the two cannot be read, and the nurse looks. */
  called: number;
}

/** The marks fail independently: both at once with probability b · t, at least one with 1 − (1 − b)(1 − t). */
export function monthOf({ babies, band, tag }: { babies: number; band: number; tag: number }): Month {
  const checks = babies * CHECKS * DAYS;
  const [b, t] = [band / 100, tag / 100];
  return { checks, one: checks * b, none: checks * b * t, called: checks * (b + t - b * t) };
}
