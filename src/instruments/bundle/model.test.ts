import { describe, expect, it } from 'vitest';
import { bundle, DESKS, INVOICES, MINUTES, paidOf, placeOf, stopsOf } from './model.ts';

const ends = (size: number, walk: number) => {
  const paid = paidOf({ bundle: size, walk });
  return [paid[0], paid.at(-1)];
};

describe('24 invoices at four desks, five minutes each', () => {
  // By hand. One bundle of 24: three desks of 120 minutes and three walks, then 5 for the first and 120 for the last.
  // One by one without a walk: 4 × 5 for the first, then one every five minutes. Six at a time and 10 minutes: a bundle leaves every 30
  // minutes, the messenger is back after 20, so the first arrives at 3 × 40, and the last bundle 90 later.
  it.each([
    [24, 10, 3 * 130 + 5, 3 * 130 + 120],
    [24, 0, 365, 480],
    [1, 0, 20, 20 + 23 * 5],
    [6, 10, 120 + 5, 120 + 90 + 30],
    [12, 20, 3 * 80 + 5, 3 * 80 + 120],
    // One by one and 10 minutes: the messenger is back every 20, so the last leaves the first desk at 5 + 23 × 20.
    [1, 10, 3 * 15 + 5, 3 * 15 + 5 + 23 * 20],
  ])('bundles of %i, %i minutes to walk', (size, walk, first, last) => {
    expect(ends(size, walk)).toEqual([first, last]);
  });

  it('each is worked on for 20 minutes, never before it arrives, and no desk works on two', () => {
    for (const size of bundle.dials.bundle.stops)
      for (const walk of [0, 5, 20])
        for (const desk of stopsOf({ bundle: size, walk })) {
          desk.forEach(({ arrives, begins, ends: end, leaves }, i) => {
            expect(begins).toBeGreaterThanOrEqual(Math.max(arrives, desk[i - 1]?.ends ?? 0));
            expect(end - begins).toBe(MINUTES);
            expect(leaves).toBeGreaterThanOrEqual(end);
          });
        }
  });

  it('a longer walk never pays an invoice earlier', () => {
    for (const size of bundle.dials.bundle.stops)
      for (let walk = 5; walk <= 20; walk += 5) {
        const nearer = paidOf({ bundle: size, walk: walk - 5 });
        paidOf({ bundle: size, walk }).forEach((minute, i) => {
          expect(minute).toBeGreaterThanOrEqual(nearer[i] ?? 0);
        });
      }
  });

  it('without a walk, a smaller bundle is never slower, and the least is 135 minutes', () => {
    const lasts = bundle.dials.bundle.stops.map((size) => ends(size, 0)[1] ?? 0);
    expect(lasts).toEqual(lasts.toSorted((a, b) => a - b));
    expect(Math.min(...lasts)).toBe((INVOICES + DESKS - 1) * MINUTES);
  });

  it('agrees with 3(5b + w) + (24/b − 1) · max(5b, 2w) + 5b everywhere', () => {
    for (const size of bundle.dials.bundle.stops)
      for (let walk = 0; walk <= 20; walk += 5) {
        const pace = Math.max(MINUTES * size, 2 * walk);
        const formula = 3 * (MINUTES * size + walk) + (INVOICES / size - 1) * pace + MINUTES * size;
        expect(ends(size, walk)[1]).toBe(formula);
      }
  });

  it('follows one invoice: tray, desk, tray, on the way, and paid', () => {
    const stops = stopsOf({ bundle: 24, walk: 10 }).map(
      (desk) => desk[2] ?? { arrives: 0, begins: 0, ends: 0, leaves: 0 },
    );
    const at = (minute: number) => placeOf(stops, minute);
    expect(at(0)).toEqual({ at: 'in', desk: 0 });
    expect(at(12)).toEqual({ at: 'on', desk: 0 });
    expect(at(15)).toEqual({ at: 'out', desk: 0 });
    expect(at(125)).toEqual({ at: 'way', desk: 0 });
    expect(at(130)).toEqual({ at: 'in', desk: 1 });
    expect(at(405)).toEqual({ at: 'paid', desk: 3 });
  });
});
