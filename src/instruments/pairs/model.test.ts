import { describe, expect, it } from 'vitest';
import { monthOf } from './model.ts';

describe('checks in a month', () => {
  // By hand: ten checks a day for thirty days. 20 children make 6,000.
  it.each([
    // 5% of 6,000; 4% of those 300; 300 + 240 − 12.
    [
      { babies: 20, band: 5, tag: 4 },
      { checks: 6000, one: 300, none: 12, called: 528 },
    ],
    [
      { babies: 20, band: 10, tag: 10 },
      { checks: 6000, one: 600, none: 60, called: 1140 },
    ],
    [
      { babies: 4, band: 1, tag: 1 },
      { checks: 1200, one: 12, none: 0.12, called: 23.88 },
    ],
    [
      { babies: 32, band: 20, tag: 10 },
      { checks: 9600, one: 1920, none: 192, called: 2688 },
    ],
    [
      { babies: 12, band: 5, tag: 10 },
      { checks: 3600, one: 180, none: 18, called: 522 },
    ],
  ])('%o', (ward, month) => {
    const found = monthOf(ward);
    expect(found.checks).toBe(month.checks);
    expect(found.one).toBeCloseTo(month.one, 9);
    expect(found.none).toBeCloseTo(month.none, 9);
    expect(found.called).toBeCloseTo(month.called, 9);
  });

  it('a second mark always leaves fewer children without one, and always causes more calls', () => {
    for (let band = 1; band <= 20; band++)
      for (let tag = 1; tag <= 10; tag++) {
        const { checks, one, none, called } = monthOf({ babies: 16, band, tag });
        expect(none).toBeLessThan(one);
        expect(called).toBeGreaterThan(one);
        expect(called).toBeLessThan(checks);
        // Either one fails, or both are read.
        expect(called + checks * (1 - band / 100) * (1 - tag / 100)).toBeCloseTo(checks, 6);
      }
  });

  it('twice the children, twice all values', () => {
    const [few, many] = [monthOf({ babies: 8, band: 3, tag: 2 }), monthOf({ babies: 16, band: 3, tag: 2 })];
    for (const key of ['checks', 'one', 'none', 'called'] as const) expect(many[key]).toBeCloseTo(2 * few[key], 9);
  });
});
