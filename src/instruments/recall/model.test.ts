import { describe, expect, it } from 'vitest';
import { GRAINS, recallOf, WEEK } from './model.ts';

describe('cars recalled for one bad lot', () => {
  // By hand: L + G − 1, then the share of the rest of the week whose entry is missing.
  it.each([
    [
      { lot: 240, grain: 5, holes: 0 },
      { record: 0, holes: 0, called: 240 },
    ],
    [
      { lot: 240, grain: 3, holes: 0 },
      { record: 59, holes: 0, called: 299 },
    ],
    [
      { lot: 240, grain: 3, holes: 4 },
      { record: 59, holes: 218.44, called: 517.44 },
    ],
    [
      { lot: 480, grain: 2, holes: 10 },
      { record: 479, holes: 480.1, called: 1439.1 },
    ],
    [
      { lot: 1920, grain: 1, holes: 0 },
      { record: 959, holes: 0, called: 2879 },
    ],
    [
      { lot: 60, grain: 0, holes: 10 },
      { record: 5700, holes: 0, called: 5760 },
    ],
  ])('%o', (state, expected) => {
    const found = recallOf(state);
    expect(found.record).toBe(expected.record);
    expect(found.holes).toBeCloseTo(expected.holes, 6);
    expect(found.called).toBeCloseTo(expected.called, 6);
  });

  it('the average list agrees with a count over every possible start of the run', () => {
    for (const [lot, size] of [
      [240, 60],
      [100, 480],
      [7, 15],
    ] as const) {
      let cars = 0;
      for (let start = 0; start < size; start++) cars += (Math.floor((start + lot - 1) / size) + 1) * size;
      expect(cars / size).toBe(lot + size - 1);
    }
  });

  it('the size of the lot does not change how many good cars are recalled', () => {
    for (const grain of [1, 2, 3, 4, 5])
      expect(new Set([60, 240, 1920].map((lot) => recallOf({ lot, grain, holes: 0 }).record)).size).toBe(1);
  });

  it('a finer record never recalls more, more gaps never fewer', () => {
    for (const lot of [60, 480, 1920])
      for (const holes of [0, 5, 10])
        for (let grain = 1; grain < GRAINS.length; grain++) {
          const { called } = recallOf({ lot, grain, holes });
          expect(called).toBeLessThanOrEqual(recallOf({ lot, grain: grain - 1, holes }).called);
          expect(recallOf({ lot, grain, holes: holes + 1 }).called).toBeGreaterThan(called);
        }
  });

  it('never fewer than the lot, never more than the week', () => {
    for (const lot of [60, 1920])
      for (const grain of [0, 5])
        for (const holes of [0, 10]) {
          const { called } = recallOf({ lot, grain, holes });
          expect(called).toBeGreaterThanOrEqual(lot);
          expect(called).toBeLessThanOrEqual(WEEK);
        }
  });
});
