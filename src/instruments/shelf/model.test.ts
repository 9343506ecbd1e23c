import { describe, expect, it } from 'vitest';
import { shelfOf } from './model.ts';

describe('supported versions, and the engineers they need', () => {
  // By hand: a supported version takes 4 fixes × 8 hours of 160, a fifth of an engineer.
  it.each([
    [{ every: 3, support: 5, year: 4 }, 16, 3.2, 8.75],
    [{ every: 3, support: 5, year: 0 }, 1, 0.2, 8.75],
    [{ every: 6, support: 2, year: 3 }, 4, 0.8, 5.5],
    [{ every: 1, support: 8, year: 4 }, 48, 9.6, 47 / 12 + 8],
    [{ every: 12, support: 1, year: 2.5 }, 1, 0.2, 4],
    [{ every: 3, support: 5, year: 7 }, 7, 1.4, 8.75],
    [{ every: 12, support: 1, year: 12 }, 0, 0, 4],
  ])('%o', (state, alive, away, back) => {
    const found = shelfOf(state);
    expect(found.alive).toHaveLength(alive);
    expect(found.away).toBeCloseTo(away, 9);
    expect(found.back).toBeCloseTo(back, 9);
  });

  it('the peak is the highest need of any month', () => {
    for (const every of [1, 3, 12])
      for (const support of [1, 3, 8]) {
        const ever = Array.from({ length: 145 }, (_, month) => shelfOf({ every, support, year: month / 12 }).away);
        expect(Math.max(...ever)).toBeCloseTo(shelfOf({ every, support, year: 0 }).peak, 9);
      }
  });

  it('rarer versions or shorter support never need more', () => {
    for (let year = 0; year <= 12; year++) {
      const { away } = shelfOf({ every: 3, support: 5, year });
      expect(shelfOf({ every: 6, support: 5, year }).away).toBeLessThanOrEqual(away);
      expect(shelfOf({ every: 3, support: 4, year }).away).toBeLessThanOrEqual(away);
    }
  });

  it('all engineers are free when the support of the last version ends, and not before', () => {
    for (const every of [1, 4, 12])
      for (const support of [1, 8]) {
        const { back } = shelfOf({ every, support, year: 0 });
        expect(shelfOf({ every, support, year: back }).away).toBe(0);
        expect(shelfOf({ every, support, year: back - 0.05 }).away).toBeGreaterThan(0);
      }
  });
});
