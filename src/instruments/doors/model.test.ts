import { describe, expect, it } from 'vitest';
import { bestOf, doors, lostOf, wrongOf } from './model.ts';

describe('weeks of study before a decision', () => {
  // By hand: t + K · ¾ · 2^(−t/h).
  it.each([
    [{ weeks: 0, undo: 8, halve: 2 }, 6],
    [{ weeks: 2, undo: 8, halve: 2 }, 2 + 3],
    [{ weeks: 6, undo: 8, halve: 2 }, 6 + 0.75],
    [{ weeks: 4, undo: 26, halve: 2 }, 4 + 4.875],
    [{ weeks: 12, undo: 104, halve: 6 }, 12 + 19.5],
    [{ weeks: 0, undo: 104, halve: 1 }, 78],
  ])('%o', (study, lost) => {
    expect(lostOf(study)).toBeCloseTo(lost, 9);
  });

  it('a guess among four is wrong three times in four, and half as often after each half-life', () => {
    expect(wrongOf({ weeks: 0, halve: 3 })).toBe(0.75);
    expect(wrongOf({ weeks: 3, halve: 3 })).toBe(0.375);
    expect(wrongOf({ weeks: 12, halve: 1 })).toBeCloseTo(0.75 / 4096, 12);
  });

  it('the best: 2 · log₂(¾ · 8 · 0.6931/2) = 2 · log₂ 2.079 = 2.11 weeks', () => {
    expect(bestOf({ undo: 8, halve: 2 })).toBeCloseTo(2.11, 2);
    // ¾ · 4 · 0.6931/6 is below one: the first week already costs more than it saves.
    expect(bestOf({ undo: 4, halve: 6 })).toBe(0);
  });

  it('no number of weeks loses less than the best', () => {
    for (const undo of doors.dials.undo.stops)
      for (let halve = 1; halve <= 6; halve++) {
        const least = lostOf({ weeks: bestOf({ undo, halve }), undo, halve });
        for (let weeks = 0; weeks <= 40; weeks += 0.5)
          expect(lostOf({ weeks, undo, halve })).toBeGreaterThanOrEqual(least - 1e-9);
      }
  });

  it('a choice that is harder to undo is never worth less study', () => {
    for (let halve = 1; halve <= 6; halve++)
      for (let undo = 3; undo <= 104; undo++)
        expect(bestOf({ undo, halve })).toBeGreaterThanOrEqual(bestOf({ undo: undo - 1, halve }));
  });
});
