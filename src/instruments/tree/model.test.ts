import { describe, expect, it } from 'vitest';
import { faultsOf, tree } from './model.ts';

describe('known faults in a product', () => {
  // By hand: parts × 1/20 a year × months/12 before an update, half of it on average; clean days (1 − e^−x)/x.
  it.each([
    ['180 parts, half a year: 9 × 0.5', { chosen: 20, brought: 8, every: 6 }, 180, 2.25, 0.2198],
    ['the same monthly: 9/12', { chosen: 20, brought: 8, every: 1 }, 180, 0.375, 0.7035],
    ['20 parts without followers, half a year', { chosen: 20, brought: 0, every: 6 }, 20, 0.25, 0.7869],
    ['five parts, monthly: 0.25/12', { chosen: 5, brought: 0, every: 1 }, 5, 0.0104, 0.9897],
    ['600 parts, two years: 30 × 2', { chosen: 40, brought: 14, every: 24 }, 600, 30, 0.0167],
    ['60 parts, a year: 3', { chosen: 10, brought: 5, every: 12 }, 60, 1.5, 0.3167],
  ])('%s', (_, dials, parts, open, clean) => {
    const found = faultsOf(dials);
    expect(found.parts).toBe(parts);
    expect(found.open).toBeCloseTo(open, 3);
    expect(found.clean).toBeCloseTo(clean, 3);
  });

  it('are spread like the parts: eight of nine in indirect dependencies', () => {
    expect(faultsOf({ chosen: 20, brought: 8, every: 6 }).hidden).toBeCloseTo(8 / 9, 9);
    expect(faultsOf({ chosen: 20, brought: 0, every: 6 }).hidden).toBe(0);
  });

  it('the clean days agree with counting day by day', () => {
    for (const every of tree.dials.every.stops) {
      const { most, clean } = faultsOf({ chosen: 10, brought: 4, every });
      const days = Array.from({ length: 10_000 }, (_, i) => Math.exp((-most * (i + 0.5)) / 10_000));
      expect(days.reduce((sum, one) => sum + one, 0) / 10_000).toBeCloseTo(clean, 5);
    }
  });

  it('more parts or rarer updates never leave fewer faults or more clean days', () => {
    const { stops } = tree.dials.every;
    for (const [i, every] of stops.slice(1).entries())
      for (let chosen = 5; chosen < 40; chosen += 5)
        for (let brought = 0; brought < 14; brought++) {
          const { open, clean } = faultsOf({ chosen, brought, every });
          const often = faultsOf({ chosen, brought, every: stops[i] ?? 0 });
          const more = faultsOf({ chosen, brought: brought + 1, every });
          expect(often.open).toBeLessThan(open);
          expect(often.clean).toBeGreaterThan(clean);
          expect(more.open).toBeGreaterThan(open);
          expect(clean).toBeGreaterThan(0);
          expect(clean).toBeLessThan(1);
        }
  });
});
