import { describe, expect, it } from 'vitest';
import { clashesOf, offline } from './model.ts';

describe('forms that conflict', () => {
  // By hand: with two phones N·k·q², with three N·k·(3q² − 2q³), q = hours/(N·k); ten by logarithms.
  it.each([
    ['two phones, 8 hours: 400 × 0.02²', { phones: 2, hours: 8, parts: 1 }, 0.16],
    ['two phones, one hour: 400 × 0.0025²', { phones: 2, hours: 1, parts: 1 }, 0.0025],
    ['three phones, 8 hours: 400 × (0.0012 − 0.000016)', { phones: 3, hours: 8, parts: 1 }, 0.4736],
    ['ten phones, 8 hours: 400 × (1 − 0.817073 − 0.166750)', { phones: 10, hours: 8, parts: 1 }, 6.471],
    ['ten phones, 4 hours: 400 × (1 − 0.904382 − 0.091352)', { phones: 10, hours: 4, parts: 1 }, 1.706],
    ['in four parts: 1,600 × (1 − 0.951110 − 0.047795)', { phones: 10, hours: 8, parts: 4 }, 1.752],
    ['two phones in ten parts: 4,000 × 0.006²', { phones: 2, hours: 24, parts: 10 }, 0.144],
  ])('%s', (_, dials, clashes) => {
    expect(clashesOf(dials)).toBeCloseTo(clashes, 2);
  });

  it('twice the hours cause nearly four times the conflicts, never more', () => {
    for (let phones = 2; phones <= 20; phones++)
      for (const hours of [1, 2, 4, 12]) {
        const once = clashesOf({ phones, hours, parts: 1 });
        const twice = clashesOf({ phones, hours: hours * 2, parts: 1 });
        expect(twice).toBeGreaterThan(2 * once);
        expect(twice).toBeLessThanOrEqual(4 * once + 1e-9);
      }
  });

  it('more phones or hours never cause fewer, more parts never cause more', () => {
    const { hours, parts } = offline.dials;
    for (let phones = 2; phones < 20; phones++)
      for (const [i, long] of hours.stops.slice(1).entries())
        for (const [j, fine] of parts.stops.slice(1).entries()) {
          const clashes = clashesOf({ phones, hours: long, parts: fine });
          expect(clashesOf({ phones: phones + 1, hours: long, parts: fine })).toBeGreaterThan(clashes);
          expect(clashesOf({ phones, hours: hours.stops[i] ?? 0, parts: fine })).toBeLessThan(clashes);
          expect(clashesOf({ phones, hours: long, parts: parts.stops[j] ?? 0 })).toBeGreaterThan(clashes);
        }
  });

  it('are fewer than half of the visits at the worst setting', () => {
    expect(clashesOf({ phones: 20, hours: 24, parts: 1 })).toBeLessThan((20 * 24) / 2);
  });
});
