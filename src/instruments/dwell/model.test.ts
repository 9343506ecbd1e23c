import { describe, expect, it } from 'vitest';
import { bestOf, letterOf } from './model.ts';

describe('seconds for one right letter', () => {
  // On paper, from e⁻¹ = 0.36788, e⁻² = 0.13534, e⁻³ = 0.049787: P = (1 − e^(−D/μ))ᵏ, then (kμ + D)/P + (1 − P)/P · (μ + D).
  it.each([
    // P = 0.63212: 0.6/0.63212 + 0.58198 · 0.6
    [{ hold: 0.3, keys: 1, rest: 0.3 }, 0.94919 + 0.34919],
    // P = 0.86466³ = 0.64646: 1.5/0.64646 + 0.54689 · 0.9
    [{ hold: 0.6, keys: 3, rest: 0.3 }, 2.32033 + 0.4922],
    // P = 0.95021³ = 0.85795: 1.8/0.85795 + 0.16557 · 1.2
    [{ hold: 0.9, keys: 3, rest: 0.3 }, 2.09803 + 0.19868],
    // P = 0.86466² = 0.74764: 0.8/0.74764 + 0.33754 · 0.6
    [{ hold: 0.4, keys: 2, rest: 0.2 }, 0.8 / 0.74764 + 0.33754 * 0.6],
    // e⁻¹⁰ = 0.0000454: hardly a mistake, 0.2 + 2.
    [{ hold: 2, keys: 1, rest: 0.2 }, 2.2002],
  ])('%o', (eye, seconds) => {
    expect(letterOf(eye).seconds).toBeCloseTo(seconds, 3);
  });

  it('has its least between too short and too long', () => {
    const best = bestOf({ keys: 3, rest: 0.3 });
    // 0.9 s: 2.297; 1.0 s: P = 0.96433³ = 0.8968, 1.9/0.8968 + 0.1151 · 1.3 = 2.268; 1.1 s: 2.275.
    expect(best).toBe(1);
    for (let i = 2; i <= 20; i++) {
      const { seconds, clean } = letterOf({ hold: i / 10, keys: 3, rest: 0.3 });
      expect(seconds).toBeGreaterThanOrEqual(letterOf({ hold: best, keys: 3, rest: 0.3 }).seconds);
      expect(clean).toBeGreaterThan(0);
      expect(clean).toBeLessThan(1);
    }
  });

  it('a longer hold never makes more mistakes; more keys on the way never fewer, nor faster', () => {
    for (let keys = 1; keys < 8; keys++)
      for (let i = 2; i < 20; i++) {
        const eye = { hold: i / 10, keys, rest: 0.4 };
        const { wrong, seconds } = letterOf(eye);
        expect(letterOf({ ...eye, hold: (i + 1) / 10 }).wrong).toBeLessThan(wrong);
        expect(letterOf({ ...eye, keys: keys + 1 }).wrong).toBeGreaterThan(wrong);
        expect(letterOf({ ...eye, keys: keys + 1 }).seconds).toBeGreaterThan(seconds);
      }
  });

  it('a restless search asks for a longer hold', () => {
    expect(bestOf({ keys: 8, rest: 0.3 })).toBeGreaterThan(bestOf({ keys: 1, rest: 0.3 }));
    expect(bestOf({ keys: 3, rest: 0.5 })).toBeGreaterThan(bestOf({ keys: 3, rest: 0.2 }));
  });
});
