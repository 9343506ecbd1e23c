import { describe, expect, it } from 'vitest';
import { chancesOf, weekOf } from './model.ts';

describe('classes that wish for the same period', () => {
  // By hand. Two wishes in 48 periods meet with 1/48, in 18 mornings with 1/18. Three in two rooms meet when all three agree: 1/48².
  // Ten in 48: 1 − 47·46·…·39/48⁹ = 0.6344 (the birthday problem). Sixty in 48 always meet.
  it.each([
    [{ wishes: 2, rooms: 1, morning: 0 }, 1 / 48],
    [{ wishes: 2, rooms: 1, morning: 100 }, 1 / 18],
    [{ wishes: 3, rooms: 2, morning: 0 }, 1 / 48 ** 2],
    [{ wishes: 10, rooms: 1, morning: 0 }, 0.63443],
    [{ wishes: 4, rooms: 1, morning: 100 }, 1 - (17 * 16 * 15) / 18 ** 3],
    [{ wishes: 2, rooms: 2, morning: 100 }, 0],
    [{ wishes: 60, rooms: 1, morning: 0 }, 1],
  ])('%o', (week, clash) => {
    expect(weekOf(week).clash).toBeCloseTo(clash, 4);
  });

  it('as many wishes find no room as exceed the occupied periods', () => {
    // In one room, each of 48 periods stays empty with (47/48)ⁿ: n − 48·(1 − (47/48)ⁿ).
    for (const wishes of [2, 10, 60])
      expect(weekOf({ wishes, rooms: 1, morning: 0 }).moved).toBeCloseTo(wishes - 48 * (1 - (47 / 48) ** wishes), 9);
    // Three wishes in two rooms: one is left over when all three agree.
    expect(weekOf({ wishes: 3, rooms: 2, morning: 0 }).moved).toBeCloseTo(1 / 48 ** 2, 9);
  });

  it('is more likely than not from nine wishes in 48 periods, from six in 18', () => {
    // 8: 1 − 47·…·41/48⁷ = 0.460; 9: 0.550. Of 18: 5: 1 − 17·16·15·14/18⁴ = 0.456; 6: 0.607.
    expect(weekOf({ wishes: 2, rooms: 1, morning: 0 }).half).toBe(9);
    expect(weekOf({ wishes: 2, rooms: 1, morning: 100 }).half).toBe(6);
  });

  it('the chances of one wish add up to one', () => {
    for (const morning of [0, 30, 100]) expect(chancesOf(morning).reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
  });

  it('more wishes, or more of them in the morning, never clash less; more rooms never more', () => {
    for (let wishes = 2; wishes <= 60; wishes += 2)
      for (let morning = 0; morning <= 90; morning += 10) {
        const week = { wishes, rooms: 2, morning };
        const { clash, moved, places } = weekOf(week);
        const more = [
          { ...week, wishes: wishes + 2 },
          { ...week, morning: morning + 10 },
          { ...week, rooms: 1 },
        ].map(weekOf);
        for (const worse of more) {
          expect(worse.clash).toBeGreaterThanOrEqual(clash - 1e-9);
          expect(worse.moved).toBeGreaterThanOrEqual(moved - 1e-9);
        }
        expect(clash).toBeGreaterThanOrEqual(-1e-9);
        expect(moved).toBeGreaterThanOrEqual(wishes - places);
      }
  });
});
