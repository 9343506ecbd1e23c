import { describe, expect, it } from 'vitest';
import { bestOf, evenOf, sumOf, weeksOf } from './model.ts';

const all = Array.from({ length: 25 }, (_, i) => i + 2).flatMap((stay) =>
  Array.from({ length: 12 }, (_, i) => i + 1).flatMap((ramp) =>
    [0, 1, 2, 3, 4].map((handover) => ({ stay, ramp, handover })),
  ),
);

describe('weeks gained by a new engineer', () => {
  // By hand. Learning over r weeks gives r/2 and takes r/4, so r/4 is gained; then one for each full week; then what is found out alone.
  it.each([
    [{ stay: 8, ramp: 6, handover: 0 }, 1.5 + 2 - 6],
    [{ stay: 8, ramp: 6, handover: 2 }, 1.5 + 0 - 2],
    [{ stay: 16, ramp: 6, handover: 0 }, 1.5 + 10 - 6],
    [{ stay: 16, ramp: 6, handover: 3 }, 1.5 + 7],
    [{ stay: 26, ramp: 12, handover: 4 }, 3 + 10 - 4],
    // Five weeks of six: 0.5 + 1.5 + … + 4.5 twelfths of two are 25/12, the colleague gives half of the missing 35/12.
    [{ stay: 8, ramp: 6, handover: 3 }, 25 / 12 - 35 / 24],
    [{ stay: 2, ramp: 1, handover: 0 }, 0.25 + 1 - 1],
  ])('%o', (stay, gained) => {
    expect(sumOf(stay).gained).toBeCloseTo(gained, 9);
  });

  it('without a handover and with six weeks to learn, a stay pays from the eleventh week: 1.5 + 5 − 6', () => {
    expect(evenOf({ ramp: 6, handover: 0 })).toBe(11);
    expect(sumOf({ stay: 11, ramp: 6, handover: 0 }).gained).toBeCloseTo(0.5, 9);
    expect(sumOf({ stay: 10, ramp: 6, handover: 0 }).gained).toBeCloseTo(-0.5, 9);
  });

  it('half of the learning weeks is the best handover, if the stay is long enough', () => {
    expect([2, 4, 6, 8].map((ramp) => bestOf({ stay: 20, ramp, handover: 0 }))).toEqual([1, 2, 3, 4]);
  });

  it('no week gives more than one, and no one gives less than zero', () => {
    for (const stay of all) {
      const { during, after } = weeksOf(stay);
      expect(during).toHaveLength(stay.stay);
      for (const { work, colleague } of [...during, ...after]) {
        expect(Math.min(work, colleague)).toBeGreaterThanOrEqual(0);
        expect(Math.max(work, colleague)).toBeLessThanOrEqual(1);
      }
    }
  });

  it('after learning, another week gains a week; slower learning never gains', () => {
    for (const stay of all) {
      const { gained } = sumOf(stay);
      if (stay.stay - stay.handover >= stay.ramp)
        expect(sumOf({ ...stay, stay: stay.stay + 1 }).gained).toBeCloseTo(gained + 1, 9);
      expect(sumOf({ ...stay, ramp: stay.ramp + 1 }).gained).toBeLessThanOrEqual(gained + 1e-9);
    }
  });
});
