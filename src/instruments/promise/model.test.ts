import { describe, expect, it } from 'vitest';
import { dateOf, WORK } from './model.ts';

describe('orders that are late on the promised day', () => {
  // By hand: q · e^(−(P − 7)/m), with e^−1 = 0.3679 and e^−0.5 = 0.6065.
  it.each([
    [{ promise: 14, share: 50, wait: 14 }, 0.5 * 0.6065],
    [{ promise: 21, share: 100, wait: 14 }, 0.3679],
    [{ promise: 7, share: 30, wait: 20 }, 0.3],
    [{ promise: 27, share: 80, wait: 10 }, 0.8 * 0.1353],
    [{ promise: 7, share: 0, wait: 30 }, 0],
    [{ promise: 6, share: 0, wait: 2 }, 1],
  ])('%o', (order, late) => {
    expect(dateOf(order).late).toBeCloseTo(late, 3);
  });

  it('a promise of the average wait is late for 37 in 100 letters, at any average', () => {
    for (const wait of [2, 10, 30])
      expect(dateOf({ promise: WORK + wait, share: 100, wait }).late).toBeCloseTo(Math.exp(-1), 9);
  });

  it('nine in ten are done at the named date', () => {
    for (const wait of [2, 14, 30]) {
      const { nine } = dateOf({ promise: 20, share: 100, wait });
      expect(dateOf({ promise: nine, share: 100, wait }).late).toBeCloseTo(0.1, 9);
    }
    expect(dateOf({ promise: 20, share: 50, wait: 14 }).nine).toBeCloseTo(39.24, 2);
  });

  it('a later date never makes more orders late; more letters or a longer wait never fewer', () => {
    for (let promise = 5; promise < 60; promise++) {
      const order = { promise, share: 50, wait: 14 };
      const { late } = dateOf(order);
      expect(dateOf({ ...order, promise: promise + 1 }).late).toBeLessThanOrEqual(late);
      expect(dateOf({ ...order, share: 60 }).late).toBeGreaterThanOrEqual(late);
      expect(dateOf({ ...order, wait: 15 }).late).toBeGreaterThanOrEqual(late);
    }
  });

  it('is a share at every corner', () => {
    for (const promise of [5, 7, 60])
      for (const share of [0, 100])
        for (const wait of [2, 30]) {
          const { late } = dateOf({ promise, share, wait });
          expect(late).toBeGreaterThanOrEqual(0);
          expect(late).toBeLessThanOrEqual(1);
        }
  });
});
