import { describe, expect, it } from 'vitest';
import { CHEQUES, countsOf } from './model.ts';

describe('the same cheques, counted by three desks', () => {
  // By hand, ten a day. Due on the 28th they come on days 19 to 28. Cleared three days later: by the 30th those of days 19 to 27,
  // on the statement of Monday the 25th those of days 19 to 22.
  it.each([
    [{ due: 28, clear: 3, monday: 25 }, [100, 90, 40]],
    [{ due: 22, clear: 3, monday: 25 }, [100, 100, 100]],
    [{ due: 23, clear: 3, monday: 25 }, [100, 100, 90]],
    // Days 21 to 30, five days to clear: days 21 to 25 by the 30th, none by the 24th.
    [{ due: 30, clear: 5, monday: 24 }, [100, 50, 0]],
    [{ due: 30, clear: 5, monday: 30 }, [100, 50, 50]],
    [{ due: 30, clear: 0, monday: 30 }, [100, 100, 100]],
    [{ due: 10, clear: 5, monday: 24 }, [100, 100, 100]],
  ])('%o', (month, [office, accounts, head]) => {
    expect(countsOf(month)).toMatchObject({ office, accounts, head });
  });

  it('agrees with counting cheque by cheque, and no later desk counts more', () => {
    for (let due = 10; due <= 30; due++)
      for (let clear = 0; clear <= 5; clear++)
        for (let monday = 24; monday <= 30; monday++) {
          const { office, accounts, head, agree } = countsOf({ due, clear, monday });
          const days = Array.from({ length: CHEQUES }, (_, i) => due - 9 + Math.floor(i / 10));
          expect(office).toBe(days.filter((day) => day <= 30).length);
          expect(accounts).toBe(days.filter((day) => day + clear <= 30).length);
          expect(head).toBe(days.filter((day) => day + clear <= monday).length);
          expect(head).toBeLessThanOrEqual(accounts);
          expect(accounts).toBeLessThanOrEqual(office);
          // All agree up to this due date, and at no later one.
          expect(head === CHEQUES).toBe(due <= agree);
        }
  });
});
