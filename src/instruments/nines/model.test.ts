import { describe, expect, it } from 'vitest';
import { downtimeOf, nines, WINDOWS } from './model.ts';

describe('hours of downtime in a window', () => {
  // By hand: parts are down one after another, so hours of the window × n × (1 − p).
  it.each([
    ['a year of one part at 99.9%: 8,760 × 0.001', { promise: 99.9, parts: 1, window: 4 }, 8.76],
    ['a month of it: 720 × 0.001, or 43 minutes', { promise: 99.9, parts: 1, window: 2 }, 0.72],
    ['a day of it: 86 seconds', { promise: 99.9, parts: 1, window: 0 }, 0.024],
    ['four parts, a month: 720 × 4 × 0.001', { promise: 99.9, parts: 4, window: 2 }, 2.88],
    ['two parts at 95%, a week: 168 × 2 × 0.05', { promise: 95, parts: 2, window: 1 }, 16.8],
    ['three parts at 99%, a quarter: 2,160 × 3 × 0.01', { promise: 99, parts: 3, window: 3 }, 64.8],
    ['eight at 99.99%, a year: 8,760 × 8 × 0.0001', { promise: 99.99, parts: 8, window: 4 }, 7.008],
    ['eight at 95%, a day: 24 × 8 × 0.05, which is 40% of it', { promise: 95, parts: 8, window: 0 }, 9.6],
  ])('%s', (_, dials, hours) => {
    expect(downtimeOf(dials).dark).toBeCloseTo(hours, 3);
  });

  it('another part never shortens the downtime, and a better promise never lengthens it', () => {
    const { stops } = nines.dials.promise;
    for (const [i, promise] of stops.slice(1).entries())
      for (let window = 0; window < WINDOWS.length; window++)
        for (let parts = 1; parts < 8; parts++) {
          const { dark } = downtimeOf({ promise, parts, window });
          expect(downtimeOf({ promise, parts: parts + 1, window }).dark).toBeGreaterThan(dark);
          expect(downtimeOf({ promise: stops[i] ?? 0, parts, window }).dark).toBeGreaterThan(dark);
        }
  });

  it('is the sum of all parts, and never the whole window', () => {
    for (const promise of nines.dials.promise.stops)
      for (let parts = 1; parts <= 8; parts++) {
        const { each, dark } = downtimeOf({ promise, parts, window: 4 });
        expect(dark).toBeCloseTo(parts * each, 9);
        expect(dark).toBeLessThan(8760);
      }
  });
});
