import { plan } from '../kit/instrument.ts';

/** Supply, UPS, line, firewall, switch, server: each must work for the floor to work. */
export const BOXES = 6;
/** Hours to fetch a spare from the shelf and put it in. */
export const SHELF = 4;
const YEAR = 8760;

/** Six boxes in a row keep a floor at work. Where does the money for the next one go? */
export const single = plan({
  dials: {
    pairs: { from: 0, to: BOXES, step: 1, start: 3, digits: 0, unit: '' },
    wait: { from: 2, to: 240, step: 2, start: 72, digits: 0, unit: ' h', stops: [2, 4, 8, 24, 72, 120, 240] },
    years: { from: 2, to: 15, step: 1, start: 5, digits: 0, unit: [' year', ' years'] },
  },
  readings: ['alone', 'dark', 'spare'],
  labels: ['supply', 'ups', 'line', 'firewall', 'switch', 'server', 'shelf', 'hours', 'floor'],
  cases: ['twice', 'shelf', 'spare', 'second'],
});

/**
 * Hours a year in which the floor is dark. A box is down for its share q of the time: the wait for a new one over the years until it
 * fails. One that stands alone takes the floor with it; two of a kind only when both are down at once.
 */
export function darkOf({ pairs, wait, years }: { pairs: number; wait: number; years: number }): number {
  const q = wait / (years * YEAR);
  return YEAR * (1 - (1 - q) ** (BOXES - pairs) * (1 - q * q) ** pairs);
}
