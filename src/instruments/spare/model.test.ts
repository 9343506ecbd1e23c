import { describe, expect, it } from 'vitest';
import { DESKS, delaysOf, seasonOf } from './model.ts';

describe('seasons that reach the shelf in time', () => {
  // By hand, from the binomial distribution with 0.8^7 = 0.2097. For 'own' at 14 days and slips of 5: the last two desks must
  // not slip (0.64), of the two before them at most one, and at most two in all: 0.64 × (0.64 × 0.992 + 0.32 × 0.896) = 0.5898. At 28 days and
  // slips of 7, even odds: of 128 seasons 99 have at most four slips, and in 40 of them no last k desks slip more than 4k days.
  // At 7 days and one slip of 7, only the first desk may slip: six others then make up a day each, 0.2 × 0.8^6 = 0.0524.
  it.each([
    [{ spare: 14, chance: 20, slip: 5 }, 0.5898, 0.852],
    [{ spare: 0, chance: 20, slip: 5 }, 0.2097, 0.2097],
    [{ spare: 7, chance: 20, slip: 7 }, 0.2097 + 0.0524, 0.2097 + 0.367],
    [{ spare: 35, chance: 50, slip: 5 }, 1, 1],
    [{ spare: 7, chance: 50, slip: 1 }, 1, 1],
    [{ spare: 28, chance: 50, slip: 7 }, 40 / 128, 99 / 128],
  ])('%o', (season, own, shared) => {
    const found = seasonOf(season);
    expect(found.shared).toBeCloseTo(shared, 3);
    expect(found.own).toBeCloseTo(own, 3);
  });

  it('a late desk passes on the delay that its own spare days do not cover', () => {
    expect(delaysOf([0, 5, 0, 0, 0, 0, 0], 2)).toEqual([0, 3, 1, 0, 0, 0, 0]);
    expect(delaysOf([0, 0, 0, 0, 0, 0, 5], 2)).toEqual([0, 0, 0, 0, 0, 0, 3]);
    expect(delaysOf([5, 0, 0, 0, 0, 0, 0], 0)).toEqual([5, 5, 5, 5, 5, 5, 5]);
  });

  it('shared days are never worse than separate days', () => {
    for (let spare = 0; spare <= 35; spare += DESKS)
      for (let chance = 5; chance <= 50; chance += 15)
        for (let slip = 1; slip <= 10; slip++) {
          const { own, shared } = seasonOf({ spare, chance, slip });
          expect(shared).toBeGreaterThanOrEqual(own - 1e-12);
          expect(own).toBeGreaterThan(0);
          expect(shared).toBeLessThanOrEqual(1 + 1e-12);
        }
  });

  it('more spare days never make a season later', () => {
    for (const chance of [5, 50])
      for (const slip of [1, 4, 7])
        for (let spare = 7; spare <= 35; spare += 7) {
          const [less, more] = [seasonOf({ spare: spare - 7, chance, slip }), seasonOf({ spare, chance, slip })];
          expect(more.own).toBeGreaterThanOrEqual(less.own - 1e-12);
          expect(more.shared).toBeGreaterThanOrEqual(less.shared - 1e-12);
        }
  });
});
