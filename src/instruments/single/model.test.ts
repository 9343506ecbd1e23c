import { describe, expect, it } from 'vitest';
import { BOXES, downtimeOf, single } from './model.ts';

describe('hours of downtime a year', () => {
  // By hand: six boxes alone cost about 6 × wait/years; a pair costs 8,760 q², which is a minute or two.
  it.each([
    // q = 72/43,800 = 0.0016438; 1 − (1 − q)⁶ = 0.0098225.
    ['none doubled, three days, five years', { pairs: 0, wait: 72, years: 5 }, 86.05],
    // (1 − q)³ = 0.9950766; three pairs take 3q² = 0.0000081.
    ['half doubled', { pairs: 3, wait: 72, years: 5 }, 43.2],
    // One alone: 72/5 = 14.4; five pairs: 5 × 8,760 × q² = 0.118.
    ['one left alone', { pairs: 5, wait: 72, years: 5 }, 14.52],
    ['all doubled: 6 × 8,760 × q²', { pairs: 6, wait: 72, years: 5 }, 0.142],
    ['none doubled, each replaced in four hours: 6 × 4/5', { pairs: 0, wait: 4, years: 5 }, 4.8],
    ['ten days and two years: q = 0.013699', { pairs: 0, wait: 240, years: 2 }, 695.8],
  ])('%s', (_, dials, hours) => {
    expect(downtimeOf(dials)).toBeCloseTo(hours, 1);
  });

  it('a mains supply and an internet line have no spares', () => {
    // Supply and line still wait 72 h: 2 × 72/5 = 28.8; UPS, firewall, switch and server 4 h: 4 × 4/5 = 3.2. Overlaps reduce it slightly.
    expect(downtimeOf({ pairs: 0, wait: 72, years: 5 }, true)).toBeCloseTo(31.97, 1);
    // Supply, UPS and line twice: only firewall, switch and server are left, 3 × 4/5 = 2.4, and the pairs add 0.05.
    expect(downtimeOf({ pairs: 3, wait: 72, years: 5 }, true)).toBeCloseTo(2.45, 1);
  });

  it('spares never add an hour, and change nothing where a new box is as fast', () => {
    for (let pairs = 0; pairs <= BOXES; pairs++) {
      for (const wait of single.dials.wait.stops)
        expect(downtimeOf({ pairs, wait, years: 5 }, true)).toBeLessThanOrEqual(downtimeOf({ pairs, wait, years: 5 }));
      expect(downtimeOf({ pairs, wait: 4, years: 5 }, true)).toBe(downtimeOf({ pairs, wait: 4, years: 5 }));
    }
  });

  it('a second box, a shorter wait or a more reliable one never adds an hour', () => {
    const { stops } = single.dials.wait;
    for (let years = 2; years < 15; years++)
      for (const [i, wait] of stops.slice(1).entries())
        for (let pairs = 0; pairs < BOXES; pairs++) {
          const dark = downtimeOf({ pairs, wait, years });
          expect(downtimeOf({ pairs: pairs + 1, wait, years })).toBeLessThan(dark);
          expect(downtimeOf({ pairs, wait: stops[i] ?? 0, years })).toBeLessThan(dark);
          expect(downtimeOf({ pairs, wait, years: years + 1 })).toBeLessThan(dark);
        }
  });

  it('is more than zero, and less than the sum of the boxes', () => {
    for (const wait of single.dials.wait.stops)
      for (let pairs = 0; pairs <= BOXES; pairs++) {
        const dark = downtimeOf({ pairs, wait, years: 2 });
        expect(dark).toBeGreaterThan(0);
        expect(dark).toBeLessThan((BOXES * wait) / 2);
      }
  });
});
