import { plan } from '../kit/instrument.ts';

/** Supply, UPS, line, firewall, switch, server: the floor needs each. A mains supply and an internet line cannot be stored as spares. */
export const ON_SHELF = [false, true, false, true, true, true];
export const BOXES = ON_SHELF.length;
/** Hours to fetch and install a spare. */
export const SHELF = 4;
const YEAR = 8760;

/** Whether to buy second boxes or spares for six boxes that a floor needs. */
export const single = plan({
  dials: {
    pairs: { from: 0, to: BOXES, step: 1, start: 3, digits: 0, unit: '' },
    wait: { from: 2, to: 240, step: 2, start: 72, digits: 0, unit: ' h', stops: [2, 4, 8, 24, 72, 120, 240] },
    years: { from: 2, to: 15, step: 1, start: 5, digits: 0, unit: '' },
  },
  readings: ['alone', 'dark', 'spare'],
  labels: ['supply', 'ups', 'line', 'firewall', 'switch', 'server', 'floor', 'hours', 'today', 'second', 'shelf'],
  cases: ['twice', 'quick', 'spare', 'both', 'second'],
});

/**
 * Hours of downtime a year. A box is down for the share q of the time: the wait for a new one divided by the years until it
 * fails. A single box stops the floor, a pair only when both are down at once. Spares shorten the wait of what can be stored.
 */
export function downtimeOf(
  { pairs, wait, years }: { pairs: number; wait: number; years: number },
  withSpares = false,
): number {
  const works = ON_SHELF.reduce((share, canBeSpare, i) => {
    const q = (withSpares && canBeSpare ? Math.min(wait, SHELF) : wait) / (years * YEAR);
    return share * (i < pairs ? 1 - q * q : 1 - q);
  }, 1);
  return YEAR * (1 - works);
}
