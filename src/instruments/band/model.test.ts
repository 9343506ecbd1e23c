import { describe, expect, it } from 'vitest';
import { decisionOf } from './model.ts';

describe('an order ahead, by the band of its forecast', () => {
  // By hand: the tail beyond the store is (w − d)²/2w², d the distance of the middle from 100.
  it.each([
    // 10²/800 = 0.125 beyond; 0.875 × 100 − 0.125 × 300 = 50.
    [{ middle: 110, width: 20, cost: 300 }, 0.875, 0.75, 50],
    // 25²/2450 = 0.2551.
    [{ middle: 110, width: 35, cost: 300 }, 0.7449, 0.75, -2.04],
    [{ middle: 100, width: 5, cost: 100 }, 0.5, 0.5, 0],
    [{ middle: 100, width: 60, cost: 400 }, 0.5, 0.8, -150],
    [{ middle: 110, width: 5, cost: 400 }, 1, 0.8, 100],
    [{ middle: 80, width: 20, cost: 25 }, 0, 0.2, -25],
    // 20²/3200 = 0.125; 12.5 − 21.875.
    [{ middle: 80, width: 40, cost: 25 }, 0.125, 0.2, -9.375],
  ])('%o', (dials, passes, needs, worth) => {
    const found = decisionOf(dials);
    expect(found.passes).toBeCloseTo(passes, 4);
    expect(found.needs).toBeCloseTo(needs, 9);
    expect(found.worth).toBeCloseTo(worth, 1);
  });

  it('changes at ±34 for a middle of 110 and a cost of 300: 10/(1 − √½)', () => {
    expect(decisionOf({ middle: 110, width: 20, cost: 300 }).turn).toBeCloseTo(34.14, 2);
    expect(decisionOf({ middle: 110, width: 20, cost: 100 }).turn).toBeUndefined();
    expect(decisionOf({ middle: 100, width: 20, cost: 300 }).turn).toBeUndefined();
  });

  it('an order has zero expected value exactly where the decision changes', () => {
    for (const middle of [80, 90, 105, 120, 140])
      for (let cost = 25; cost <= 400; cost += 25) {
        const { turn } = decisionOf({ middle, width: 20, cost });
        if (turn !== undefined) expect(decisionOf({ middle, width: turn, cost }).worth).toBeCloseTo(0, 6);
      }
  });

  it('a wider band moves every chance towards one half, and a higher middle never lowers it', () => {
    for (let width = 10; width <= 60; width += 5)
      for (let middle = 80; middle <= 140; middle += 5) {
        const { passes } = decisionOf({ middle, width, cost: 100 });
        const narrower = decisionOf({ middle, width: width - 5, cost: 100 }).passes;
        expect(Math.abs(passes - 0.5)).toBeLessThanOrEqual(Math.abs(narrower - 0.5) + 1e-12);
        expect(decisionOf({ middle: middle + 5, width, cost: 100 }).passes).toBeGreaterThanOrEqual(passes);
        expect(passes).toBeGreaterThanOrEqual(0);
        expect(passes).toBeLessThanOrEqual(1);
      }
  });
});
