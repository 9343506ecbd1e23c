import { describe, expect, it } from 'vitest';
import { choiceOf, sideOf } from './model.ts';

const rentedOf = (of: Parameters<typeof choiceOf>[0]) => choiceOf(of).years.map(({ rented }) => rented);
const machinesOf = (of: Parameters<typeof choiceOf>[0]) => choiceOf(of).years.map(({ machines }) => machines);

describe('five years, rented or owned', () => {
  // By hand: rate × use, and use × (1 + growth) a year later.
  it.each([
    [{ rate: 250, use: 40, growth: 0 }, [100, 100, 100, 100, 100], 500],
    [{ rate: 250, use: 30, growth: 0 }, [75, 75, 75, 75, 75], 500],
    [{ rate: 250, use: 30, growth: 20 }, [75, 90, 108, 129.6, 155.52], 500],
    // 80% grows past one machine in the second year and past two only after the fifth: 0.8, 1, 1.25, 1.56, 1.95.
    [{ rate: 100, use: 80, growth: 25 }, [80, 100, 125, 156.25, 195.3125], 800],
    // 100% at 40%: 1, 1.4, 1.96, 2.744, 3.8416, so 1 + 2 + 2 + 3 + 4 machines.
    [{ rate: 500, use: 100, growth: 40 }, [500, 700, 980, 1372, 1920.8], 1200],
    [{ rate: 300, use: 0, growth: 40 }, [0, 0, 0, 0, 0], 500],
  ])('%o', (dials, rented, owned) => {
    for (const [i, bill] of rentedOf(dials).entries()) expect(bill).toBeCloseTo(rented[i] ?? -1, 6);
    expect(choiceOf(dials).owned).toBe(owned);
  });

  it('cost the same at 100 over the rate: 40% at 250, all of it at 100', () => {
    expect(choiceOf({ rate: 250, use: 30, growth: 0 }).even).toBe(0.4);
    expect(choiceOf({ rate: 100, use: 30, growth: 0 }).even).toBe(1);
    expect(choiceOf({ rate: 250, use: 40, growth: 0 }).years.map(sideOf)).toEqual([0, 0, 0, 0, 0]);
    expect(choiceOf({ rate: 250, use: 30, growth: 20 }).years.map(sideOf)).toEqual([-1, -1, 1, 1, 1]);
  });

  it('a full machine is one machine, and a little more is two', () => {
    expect(machinesOf({ rate: 200, use: 100, growth: 0 })).toEqual([1, 1, 1, 1, 1]);
    expect(machinesOf({ rate: 200, use: 100, growth: 5 })).toEqual([1, 2, 2, 2, 2]);
  });

  it('more use never makes either of them cheaper', () => {
    for (const rate of [100, 250, 500])
      for (const growth of [0, 15, 40])
        for (let use = 5; use <= 100; use += 5) {
          const [less, more] = [choiceOf({ rate, growth, use: use - 5 }), choiceOf({ rate, growth, use })];
          expect(more.rented).toBeGreaterThan(less.rented);
          expect(more.owned).toBeGreaterThanOrEqual(less.owned);
        }
  });

  it('at the price of a full machine, renting never costs more', () => {
    for (let use = 0; use <= 100; use += 5)
      for (let growth = 0; growth <= 40; growth += 5)
        for (const year of choiceOf({ rate: 100, use, growth }).years) expect(sideOf(year)).toBeLessThanOrEqual(0);
  });
});
