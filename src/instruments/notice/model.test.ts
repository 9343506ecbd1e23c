import { describe, expect, it } from 'vitest';
import { billsOf, ENDS, TERM } from './model.ts';

describe('months paid for a system that is off', () => {
  // By hand. The contracts end in months 3, 7, 12, 5, 10 and 2 of every year: 15, 19, 24, 17, 22, 14 in the second.
  it.each([
    [{ off: 14, notice: 3, ahead: 3 }, [15, 19, 24, 17, 22, 14], 27],
    [{ off: 14, notice: 3, ahead: 0 }, [27, 19, 24, 17, 22, 26], 51],
    [{ off: 14, notice: 3, ahead: 2 }, [15, 19, 24, 17, 22, 26], 39],
    [{ off: 12, notice: 1, ahead: 1 }, [15, 19, 12, 17, 22, 14], 27],
    [{ off: 6, notice: 6, ahead: 0 }, [15, 19, 12, 17, 22, 14], 63],
    [{ off: 24, notice: 6, ahead: 6 }, [27, 31, 24, 29, 34, 26], 27],
  ])('%o', (state, stops, idle) => {
    const found = billsOf(state);
    expect(found.stops).toEqual(stops);
    expect(found.idle).toBe(idle);
  });

  it('an earlier notice never costs more, a longer one never less', () => {
    for (let off = 6; off <= 24; off++)
      for (let notice = 1; notice < 6; notice++)
        for (let ahead = 0; ahead < 6; ahead++) {
          const { idle } = billsOf({ off, notice, ahead });
          expect(billsOf({ off, notice, ahead: ahead + 1 }).idle).toBeLessThanOrEqual(idle);
          expect(billsOf({ off, notice: notice + 1, ahead }).idle).toBeGreaterThanOrEqual(idle);
        }
  });

  it('no bill stops before the switch, or more than a notice and a term after it', () => {
    for (const off of [6, 13, 24])
      for (const notice of [1, 6])
        for (const ahead of [0, 6])
          for (const stop of billsOf({ off, notice, ahead }).stops) {
            expect(stop).toBeGreaterThanOrEqual(off);
            expect(stop).toBeLessThan(off + notice + TERM);
          }
  });

  it('early enough notice reaches the minimum', () => {
    for (let off = 6; off <= 24; off++) {
      const { idle, least } = billsOf({ off, notice: 4, ahead: 6 });
      expect(idle).toBe(least);
      expect(least).toBeLessThan(ENDS.length * TERM);
    }
  });
});
