import { describe, expect, it } from 'vitest';
import { choiceOf, GUESTS } from './model.ts';

describe('guest-hours lost', () => {
  // By hand. Waiting: 40 guests × a boat for every hour begun beyond the spare minutes. Leaving: the late guests come two hours later,
  // less the spare minutes, on the next boat.
  it.each([
    ['35 − 25 late: one boat, 40 × 1; left: 120 − 25 is two boats, 6 × 2', { late: 35, guests: 6, spare: 25 }, 40, 12],
    ['25 − 25: no boat missed', { late: 25, guests: 6, spare: 25 }, 0, 12],
    ['30 − 25: five minutes cost as much as thirty-five', { late: 30, guests: 6, spare: 25 }, 40, 12],
    ['90 − 25: two boats, 40 × 2; 30 × 2', { late: 90, guests: 30, spare: 25 }, 80, 60],
    ['10 − 0: 40 × 1; 25 × 2', { late: 10, guests: 25, spare: 0 }, 40, 50],
    ['120 − 60: 40 × 1; left: 120 − 60, 39 × 1', { late: 120, guests: 39, spare: 60 }, 40, 39],
    ['not late at all', { late: 0, guests: 12, spare: 0 }, 0, 0],
  ])('%s', (_, day, wait, leave) => {
    expect(choiceOf(day)).toMatchObject({ wait, leave });
  });

  it('says from how many late guests the coach should wait', () => {
    // 40 × 60 / 120, 40 × 120 / 120, and any number where the spare minutes are enough.
    expect(choiceOf({ late: 35, guests: 6, spare: 25 }).from).toBe(20);
    expect(choiceOf({ late: 90, guests: 6, spare: 25 }).from).toBe(40);
    expect(choiceOf({ late: 20, guests: 6, spare: 25 }).from).toBe(1);
    for (const late of [5, 35, 90, 120])
      for (const spare of [0, 25, 60]) {
        const { from, wait } = choiceOf({ late, guests: 1, spare });
        if (from > 1) expect(choiceOf({ late, guests: from - 1, spare }).leave).toBeLessThan(wait);
        expect(choiceOf({ late, guests: from, spare }).leave).toBeGreaterThanOrEqual(wait);
      }
  });

  it('a later flight never costs less, and a minute more in hand never costs more', () => {
    for (let late = 0; late <= 120; late += 5)
      for (let spare = 0; spare <= 55; spare += 5)
        for (const guests of [1, 20, 39]) {
          const now = choiceOf({ late, guests, spare });
          expect(choiceOf({ late: late + 5, guests, spare }).wait).toBeGreaterThanOrEqual(now.wait);
          expect(choiceOf({ late, guests, spare: spare + 5 }).wait).toBeLessThanOrEqual(now.wait);
          expect(choiceOf({ late, guests, spare: spare + 5 }).leave).toBeLessThanOrEqual(now.leave);
          expect(now.wait).toBeLessThanOrEqual(GUESTS * 2);
        }
  });
});
