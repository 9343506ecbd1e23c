import { describe, expect, it } from 'vitest';
import { benchOf, chosenOf, metIn, plainOf } from './model.ts';

describe('pairs of versions that were tested together', () => {
  // By hand. Chosen order: each night adds kinds · (kinds − 1) / 2 new pairs until versions² nights are over.
  // Plain order, of four versions after 16 nights: the last two kinds have met in all 16 ways, the first two have not changed: 1 + 4·4 + 16.
  it.each([
    ['4 kinds of 4 after 16 nights: 16 × 6 of 96; plain 1 + 16 + 16', { kinds: 4, versions: 4, nights: 16 }, 96, 33],
    ['after one night: 6 pairs, in any order', { kinds: 4, versions: 4, nights: 1 }, 6, 6],
    ['4 of 5 after 25 nights: 25 × 6; plain 1 + 4 × 5 + 25', { kinds: 4, versions: 5, nights: 25 }, 150, 46],
    ['3 of 3 after 9: 9 × 3; plain 3 + 3 + 9', { kinds: 3, versions: 3, nights: 9 }, 27, 15],
    ['3 of 3 after 27 nights: both have met all', { kinds: 3, versions: 3, nights: 27 }, 27, 27],
    ['2 of 5 after 10: a pair a night', { kinds: 2, versions: 5, nights: 10 }, 10, 10],
  ])('%s', (_, state, chosen, plain) => {
    expect(benchOf(state)).toMatchObject({ chosen, plain });
  });

  it('nights for all combinations and nights for all pairs', () => {
    expect(benchOf({ kinds: 4, versions: 4, nights: 1 })).toMatchObject({ all: 256, enough: 16, pairs: 96 });
    expect(benchOf({ kinds: 4, versions: 5, nights: 1 })).toMatchObject({ all: 625, enough: 25, pairs: 150 });
    expect(benchOf({ kinds: 2, versions: 3, nights: 1 })).toMatchObject({ all: 9, enough: 9, pairs: 9 });
  });

  it('in the chosen order no pair meets twice before all have met once', () => {
    for (const versions of [3, 4, 5])
      for (const kinds of [2, 3, 4]) {
        const runs = chosenOf(kinds, versions, versions ** 2);
        const each = (kinds * (kinds - 1)) / 2;
        runs.forEach((run, i) => {
          expect(run.every((version) => version >= 0 && version < versions)).toBe(true);
          expect(metIn(runs.slice(0, i + 1))).toBe((i + 1) * each);
        });
      }
  });

  it('in plain order every combination comes once', () => {
    for (const versions of [3, 4]) {
      const runs = plainOf(3, versions, 100).map(String);
      expect(new Set(runs).size).toBe(versions ** 3);
    }
  });

  it('plain order is never ahead, and more nights never fewer pairs', () => {
    for (const versions of [3, 4, 5])
      for (const kinds of [2, 3, 4])
        for (let nights = 1; nights < 30; nights++) {
          const now = benchOf({ kinds, versions, nights });
          const next = benchOf({ kinds, versions, nights: nights + 1 });
          expect(now.plain).toBeLessThanOrEqual(now.chosen);
          expect(now.chosen).toBeLessThanOrEqual(now.pairs);
          expect(next.chosen).toBeGreaterThanOrEqual(now.chosen);
          expect(next.plain).toBeGreaterThanOrEqual(now.plain);
        }
  });
});
