import { describe, expect, it } from 'vitest';
import { phi, watchOf } from './model.ts';

it('the normal distribution agrees with the printed tables', () => {
  for (const [z, p] of [
    [0, 0.5],
    [1, 0.8413],
    [1.96, 0.975],
    [-2, 0.0228],
    [0.5, 0.6915],
  ] as const)
    expect(phi(z)).toBeCloseTo(p, 4);
});

describe('false calls, and days until a rise is called', () => {
  // From the tables: ±16 is two spreads, q = 0.0455, and after a rise of 20 a reading is outside with s = 0.6915.
  // Calls: 40 · r · 7 · (1 − q) · q^k. Days: (1 − s^k)/((1 − s) · s^k)/r.
  it.each([
    [{ width: 16, row: 1, readings: 2 }, 560 * 0.9545 * 0.0455, 1 / 0.6915 / 2],
    [{ width: 16, row: 2, readings: 2 }, 560 * 0.9545 * 0.0455 ** 2, 3.537 / 2],
    [{ width: 16, row: 1, readings: 4 }, 1120 * 0.9545 * 0.0455, 1 / 0.6915 / 4],
    [{ width: 8, row: 1, readings: 1 }, 280 * 0.6827 * 0.3173, 1 / 0.9334],
    [{ width: 20, row: 1, readings: 1 }, 280 * 0.9876 * 0.0124, 2],
    [{ width: 20, row: 2, readings: 1 }, 280 * 0.9876 * 0.0124 ** 2, 6],
  ])('%o', (state, idle, delay) => {
    const found = watchOf(state);
    expect(found.idle).toBeCloseTo(idle, 0);
    expect(found.delay).toBeCloseTo(delay, 2);
  });

  it('requiring one more in a row never causes more false calls, and never an earlier call', () => {
    for (let width = 6; width <= 40; width += 2)
      for (const readings of [1, 4])
        for (const row of [1, 2]) {
          const [one, more] = [watchOf({ width, row, readings }), watchOf({ width, row: row + 1, readings })];
          expect(more.idle).toBeLessThanOrEqual(one.idle);
          expect(more.delay).toBeGreaterThan(one.delay);
        }
  });

  it('a wider range never has more readings outside, and never calls earlier', () => {
    for (let width = 7; width <= 40; width++) {
      const [narrow, wide] = [
        watchOf({ width: width - 1, row: 1, readings: 2 }),
        watchOf({ width, row: 1, readings: 2 }),
      ];
      expect(wide.outside).toBeLessThan(narrow.outside);
      expect(wide.delay).toBeGreaterThanOrEqual(narrow.delay);
    }
  });

  it('stays finite at every corner', () => {
    for (const width of [6, 40])
      for (const row of [1, 3])
        for (const readings of [1, 4]) {
          const { idle, delay } = watchOf({ width, row, readings });
          expect(idle).toBeGreaterThanOrEqual(0);
          expect(delay).toBeGreaterThan(0);
          expect(Number.isFinite(delay)).toBe(true);
        }
  });
});
