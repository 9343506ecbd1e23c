import { describe, expect, it } from 'vitest';
import { LIST, quarterOf, slips, WEEKS, weeksOf } from './model.ts';

const all = Array.from({ length: 17 }, (_, i) => i + 4).flatMap((repairs) =>
  Array.from({ length: 13 }, (_, fresh) => fresh).flatMap((fresh) =>
    Array.from({ length: 6 }, (_, broken) => ({ repairs, fresh, broken })),
  ),
);

describe('a list of faults', () => {
  // By hand: 60 divided by the weekly decrease. 8 repairs, 2 in 10 break: 8 − 1.6 − 6 = 0.4, so 150 weeks.
  it.each([
    [{ repairs: 8, fresh: 6, broken: 2 }, 150],
    [{ repairs: 8, fresh: 6, broken: 0 }, 30],
    [{ repairs: 10, fresh: 6, broken: 2 }, 30],
    [{ repairs: 20, fresh: 0, broken: 5 }, 6],
    [{ repairs: 10, fresh: 5, broken: 5 }, Number.POSITIVE_INFINITY],
    [{ repairs: 4, fresh: 12, broken: 0 }, Number.POSITIVE_INFINITY],
  ])('%o', (crew, weeks) => {
    expect(weeksOf(crew)).toBe(weeks);
  });

  it('after a quarter: 60 + 13 × 6 − 104 repaired + 20.8 broken = 54.8', () => {
    const quarter = quarterOf({ repairs: 8, fresh: 6, broken: 2 });
    expect(quarter.done).toBe(104);
    expect(quarter.broke).toBeCloseTo(20.8, 9);
    expect(quarter.open).toBeCloseTo(54.8, 9);
    // Of the 98.8 new ones, 20.8 were caused by a repair: a share of 0.2105.
    expect(quarter.own).toBeCloseTo(54.8 * 0.21053, 3);
  });

  it('with 52 repairs of which five in ten break, 8 old faults are left and 26 own: 60 − 52 + 26 = 34 open', () => {
    const quarter = quarterOf({ repairs: 4, fresh: 0, broken: 5 });
    expect(quarter).toEqual({ open: 34, done: 52, broke: 26, own: 26 });
  });

  it('an empty list stays empty: 20 repairs, nothing new, nothing broken', () => {
    expect(quarterOf({ repairs: 20, fresh: 0, broken: 0 })).toEqual({ open: 0, done: 60, broke: 0, own: 0 });
  });

  it('every initial and new fault is open or done', () => {
    for (const crew of all) {
      const { open, done, broke, own } = quarterOf(crew);
      expect(open + done).toBeCloseTo(LIST + WEEKS * crew.fresh + broke, 6);
      expect(own).toBeLessThanOrEqual(Math.min(open, broke) + 1e-9);
      expect(Math.min(open, own)).toBeGreaterThanOrEqual(-1e-9);
    }
  });

  it('repairs that break more never empty the list earlier, and one more repair never later', () => {
    for (const crew of all) {
      if (crew.broken < slips.dials.broken.to)
        expect(weeksOf({ ...crew, broken: crew.broken + 1 })).toBeGreaterThanOrEqual(weeksOf(crew));
      expect(weeksOf({ ...crew, repairs: crew.repairs + 1 })).toBeLessThanOrEqual(weeksOf(crew));
    }
  });
});
