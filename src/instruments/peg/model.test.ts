import { describe, expect, it } from 'vitest';
import { pegOf, WEEKS } from './model.ts';

describe('weeks in which the peg is empty', () => {
  // By hand: the level is used up after ⌈4 · level / unseen⌉ weeks; the rest of each round is empty, and a year has 52 / every rounds.
  it.each([
    ['6 pieces at 2 a month last 12 weeks: 1 × (52 − 12)', { every: 52, unseen: 2, level: 6 }, 40],
    ['2 × (26 − 12)', { every: 26, unseen: 2, level: 6 }, 28],
    ['4 × (13 − 12)', { every: 13, unseen: 2, level: 6 }, 4],
    ['counted every 4 weeks, within the 12', { every: 4, unseen: 2, level: 6 }, 0],
    ['5 pieces at 3 a month last ⌈6.67⌉ = 7 weeks: 4 × (13 − 7)', { every: 13, unseen: 3, level: 5 }, 24],
    ['2 pieces at 8 a month last 1 week: 13 × (4 − 1)', { every: 4, unseen: 8, level: 2 }, 39],
    ['nothing goes unseen', { every: 52, unseen: 0, level: 2 }, 0],
  ])('%s', (_, state, empty) => {
    expect(pegOf(state).empty).toBe(empty);
  });

  it('the longest safe round', () => {
    expect(pegOf({ every: 26, unseen: 2, level: 6 }).safe).toBe(12);
    expect(pegOf({ every: 26, unseen: 3, level: 5 }).safe).toBe(7);
    expect(pegOf({ every: 26, unseen: 0, level: 5 }).safe).toBeNull();
  });

  it('a round no longer than that is never empty, and a longer one always is for a while', () => {
    for (const every of [1, 2, 4, 13, 26, 52])
      for (let unseen = 1; unseen <= 8; unseen++)
        for (let level = 2; level <= 12; level++) {
          const { empty, safe, gaps } = pegOf({ every, unseen, level });
          expect(empty === 0).toBe(every <= (safe ?? WEEKS));
          expect(empty).toBeLessThan(WEEKS);
          expect(Math.max(...gaps)).toBeLessThanOrEqual(level);
        }
  });

  it('counting more often or ordering earlier never leaves it empty for longer', () => {
    for (let unseen = 0; unseen <= 8; unseen++)
      for (let level = 3; level <= 12; level++) {
        const at = (every: number, less = 0) => pegOf({ every, unseen, level: level - less }).empty;
        expect(at(13)).toBeLessThanOrEqual(at(26));
        expect(at(26)).toBeLessThanOrEqual(at(52));
        expect(at(26)).toBeLessThanOrEqual(at(26, 1));
      }
  });
});
