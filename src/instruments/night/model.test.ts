import { describe, expect, it } from 'vitest';
import { lookOf, USE } from './model.ts';

describe('a leak in the flow of one hour', () => {
  // By hand: 2 litres for each connection at 03:00, 58 at 08:00, 24 at 14:00; a fifth of the use hides a leak.
  it.each([
    ['1,000 of 1,000 + 2,000', { leak: 1000, zone: 1000, hour: 3 }, 1 / 3, 400],
    ['1,000 of 1,000 + 58,000', { leak: 1000, zone: 1000, hour: 8 }, 1 / 59, 11600],
    ['500 of 500 + 10,000', { leak: 500, zone: 5000, hour: 2 }, 1 / 21, 2000],
    ['10,000 of 10,000 + 11,600', { leak: 10000, zone: 200, hour: 8 }, 100 / 216, 2320],
    ['200 of 200 + 12,000', { leak: 200, zone: 500, hour: 14 }, 1 / 61, 2400],
  ])('%s', (_, look, share, least) => {
    const found = lookOf(look);
    expect(found.share).toBeCloseTo(share, 6);
    expect(found.least).toBeCloseTo(least, 6);
  });

  it('is visible only in the hours when a fifth of the use is less', () => {
    // 1,000 litres against 1,000 connections: use of 5 litres or less, so 01:00 to 04:00.
    expect(lookOf({ leak: 1000, zone: 1000, hour: 8 }).seen).toEqual([1, 2, 3, 4]);
    expect(lookOf({ leak: 10000, zone: 200, hour: 8 }).seen).toHaveLength(24);
    expect(lookOf({ leak: 100, zone: 5000, hour: 8 }).seen).toEqual([]);
  });

  it('needs enough parts that each of them shows the leak at night', () => {
    // 5,000 connections hide 2,000 litres at night; a leak of 500 needs four parts, one of 100 twenty.
    expect(lookOf({ leak: 500, zone: 5000, hour: 0 }).parts).toBe(4);
    expect(lookOf({ leak: 100, zone: 5000, hour: 0 }).parts).toBe(20);
    expect(lookOf({ leak: 1000, zone: 1000, hour: 0 }).parts).toBe(1);
  });

  it('loses twenty-four times its hourly amount in a day, at any selected hour', () => {
    for (let hour = 0; hour < 24; hour++) expect(lookOf({ leak: 500, zone: 200, hour }).day).toBe(12);
  });

  it('no hour shows it better than the quietest, and a larger zone never does', () => {
    for (const leak of [100, 1000, 10000])
      for (const zone of [200, 1000, 5000])
        for (let hour = 0; hour < USE.length; hour++) {
          const { share, best, seen } = lookOf({ leak, zone, hour });
          expect(share).toBeLessThanOrEqual(best.share);
          expect(share > 0 && share < 1).toBe(true);
          expect(lookOf({ leak, zone: zone * 2, hour }).seen.length).toBeLessThanOrEqual(seen.length);
        }
  });
});
