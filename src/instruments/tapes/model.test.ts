import { describe, expect, it } from 'vitest';
import { safeOf, tapes } from './model.ts';

/** The same, counted tape by tape: a tape has an age on the day of the erasure, and is overwritten when its row is full. */
function counted({ nights, months, days }: Parameters<typeof safeOf>[0]) {
  const nightly = Array.from({ length: nights }, (_, age) => age + days < nights).filter(Boolean).length;
  const monthly = Array.from({ length: months }, (_, i) => i * 30 + days < months * 30).filter(Boolean).length;
  return { nights: nightly, months: monthly };
}

describe('tapes that contain an erased record', () => {
  // By hand: 14 nights are gone after 14 days; of 12 month-ends one goes every 30 days, the last on day 360.
  it.each([
    [
      { nights: 14, months: 12, days: 0 },
      { nights: 14, months: 12, gone: 360 },
    ],
    [
      { nights: 14, months: 12, days: 10 },
      { nights: 4, months: 12, gone: 360 },
    ],
    [
      { nights: 14, months: 12, days: 30 },
      { nights: 0, months: 11, gone: 360 },
    ],
    [
      { nights: 35, months: 1, days: 30 },
      { nights: 5, months: 0, gone: 35 },
    ],
    [
      { nights: 7, months: 0, days: 7 },
      { nights: 0, months: 0, gone: 7 },
    ],
    [
      { nights: 35, months: 24, days: 365 },
      { nights: 0, months: 12, gone: 720 },
    ],
  ])('%o', (state, safe) => {
    expect(safeOf(state)).toMatchObject(safe);
  });

  it('the share of restores that return the record is the share of tapes with it, if every tape is equally likely', () => {
    // 28 nights and 12 month-ends, 30 days on: no night and 11 month-ends contain it, 11 of 40 tapes.
    expect(safeOf({ nights: 28, months: 12, days: 30 }).back).toBeCloseTo(11 / 40, 9);
    expect(safeOf({ nights: 7, months: 0, days: 7 }).back).toBe(0);
  });

  it('agrees with counting tape by tape, on every day', () => {
    for (const nights of [7, 21, 35])
      for (const months of [0, 1, 12, 24])
        for (let days = 0; days <= tapes.dials.days.to; days++)
          expect(safeOf({ nights, months, days })).toMatchObject(counted({ nights, months, days }));
  });

  it('no tape contains it on the day it is gone, and one does on the day before', () => {
    for (const nights of [7, 14, 28, 35])
      for (let months = 0; months <= 24; months++) {
        const { gone } = safeOf({ nights, months, days: 0 });
        const on = safeOf({ nights, months, days: gone });
        const before = safeOf({ nights, months, days: gone - 1 });
        expect(on.nights + on.months).toBe(0);
        expect(before.nights + before.months).toBeGreaterThan(0);
      }
  });

  it('with two month-ends or more, nights do not change the last day', () => {
    for (let months = 2; months <= 24; months++)
      expect(safeOf({ nights: 35, months, days: 0 }).gone).toBe(safeOf({ nights: 7, months, days: 0 }).gone);
  });
});
