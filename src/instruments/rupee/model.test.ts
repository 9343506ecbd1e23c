import { describe, expect, it } from 'vitest';
import { searchOf } from './model.ts';

describe('comparisons until the difference is found', () => {
  // By hand: N/b + e·b/2, and never more lines than the day has.
  it.each([
    [{ entries: 1000, errors: 1, batch: 1000 }, 1 + 500],
    [{ entries: 1000, errors: 1, batch: 45 }, 22.222 + 22.5],
    [{ entries: 1000, errors: 1, batch: 1 }, 1000 + 0.5],
    [{ entries: 200, errors: 4, batch: 10 }, 20 + 20],
    [{ entries: 5000, errors: 5, batch: 20 }, 250 + 50],
    // One total, then 5 · 5,000/2 = 12,500 lines, but the day has only 5,000: 1 + 5,000.
    [{ entries: 5000, errors: 5, batch: 5000 }, 1 + 5000],
  ])('%o', (day, compared) => {
    expect(searchOf(day).compared).toBeCloseTo(compared, 2);
  });

  it('without control totals no more lines are read than the day has', () => {
    // Five errors: 5 · 5,000/2 = 12,500 is more than the day, so 5,000. One error: half of 1,000.
    expect(searchOf({ entries: 5000, errors: 5, batch: 45 }).plain).toBe(5000);
    expect(searchOf({ entries: 1000, errors: 1, batch: 45 }).plain).toBe(500);
  });

  it('are fewest at the square root of 2N/e', () => {
    expect(searchOf({ entries: 1000, errors: 1, batch: 45 }).best).toBeCloseTo(44.72, 2);
    for (const batch of [1, 5, 20, 45, 100, 500, 1000]) {
      const { compared, least } = searchOf({ entries: 1000, errors: 1, batch });
      expect(compared).toBeGreaterThanOrEqual(least - 1e-9);
    }
  });

  it('never fall when more entries differ', () => {
    for (let errors = 1; errors < 5; errors++) {
      const day = { entries: 500, batch: 20 };
      expect(searchOf({ ...day, errors: errors + 1 }).compared).toBeGreaterThan(searchOf({ ...day, errors }).compared);
    }
  });

  it('a batch longer than the day is the day', () => {
    expect(searchOf({ entries: 50, errors: 1, batch: 5000 })).toEqual(searchOf({ entries: 50, errors: 1, batch: 50 }));
  });

  it('stay finite and positive at every corner', () => {
    for (const entries of [50, 5000])
      for (const errors of [1, 5])
        for (const batch of [1, 5000]) {
          const { compared, totals, lines } = searchOf({ entries, errors, batch });
          expect(compared).toBeGreaterThan(0);
          expect(compared).toBe(totals + lines);
        }
  });
});
