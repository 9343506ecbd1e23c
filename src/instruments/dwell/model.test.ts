import { describe, expect, it } from 'vitest';
import { bestOf, letterOf } from './model.ts';

describe('seconds for one correct letter', () => {
  // By hand: a = e^(−D/μ) presses a key, P = (1 − a)ᵏ presses none. A try visits (1 − P)/a keys, each for μ(1 − a) on average, because
  // a pressed key ends the try. Then D for the wanted key, and (1 − P)/P · (μ + D) for the deletions.
  it.each([
    // a = 0.36788, P = 0.63212: one key, 0.3 · 0.63212/0.63212 + 0.3 + 0.58198 · 0.6.
    [{ hold: 0.3, keys: 1, rest: 0.3 }, 0.3 + 0.3 + 0.34919],
    // a = 0.13534, P = 0.64646, 2.6124 keys: 0.3 · 0.86466 · 2.6124/0.64646 + 0.6 + 0.54689 · 0.9.
    [{ hold: 0.6, keys: 3, rest: 0.3 }, 1.04823 + 0.6 + 0.4922],
    // a = 0.049787, P = 0.85795, 2.8531 keys: 0.3 · 0.95021 · 2.8531/0.85795 + 0.9 + 0.16557 · 1.2.
    [{ hold: 0.9, keys: 3, rest: 0.3 }, 0.94798 + 0.9 + 0.19868],
    // e⁻¹⁰ = 0.0000454: hardly a mistake, 0.2 + 2.
    [{ hold: 2, keys: 1, rest: 0.2 }, 2.2001],
  ])('%o', (eye, seconds) => {
    expect(letterOf(eye).seconds).toBeCloseTo(seconds, 3);
  });

  it('writes 26 letters a minute with a dwell time of 0.5 s and three keys on the way', () => {
    // a = e^(−5/3) = 0.18888, P = 0.53366: 0.24334 · 2.46903/0.53366 + 0.5 + 0.87385 · 0.8 = 2.3249 s; 60/2.3249 = 25.8.
    expect(60 / letterOf({ hold: 0.5, keys: 3, rest: 0.3 }).seconds).toBeCloseTo(25.81, 2);
  });

  it('agrees with a simulation key by key', () => {
    // The average over every key at which a try can end: reached with (1 − a)^i, each rest before it cut short below D.
    for (const { hold, keys, rest } of [
      { hold: 0.5, keys: 3, rest: 0.3 },
      { hold: 0.3, keys: 8, rest: 0.6 },
    ]) {
      const pressed = Math.exp(-hold / rest);
      const missed = rest - (hold * pressed) / (1 - pressed);
      let [seconds, clean] = [0, 1];
      for (let i = 0; i < keys; i++) {
        seconds += clean * pressed * (i * missed + hold + rest + hold);
        clean *= 1 - pressed;
      }
      seconds += clean * (keys * missed + hold);
      expect(letterOf({ hold, keys, rest }).seconds).toBeCloseTo(seconds / clean, 9);
    }
  });

  it('has its minimum between too short and too long', () => {
    const best = bestOf({ keys: 3, rest: 0.3 });
    // 0.7 s: 1.0001 + 0.7 + 0.3580 = 2.058; 0.8 s: 0.9688 + 0.8 + 0.2653 = 2.034; 0.9 s: 0.9480 + 0.9 + 0.1987 = 2.047.
    expect(best).toBe(0.8);
    for (let i = 2; i <= 20; i++) {
      const { seconds, clean } = letterOf({ hold: i / 10, keys: 3, rest: 0.3 });
      expect(seconds).toBeGreaterThanOrEqual(letterOf({ hold: best, keys: 3, rest: 0.3 }).seconds);
      expect(clean).toBeGreaterThan(0);
      expect(clean).toBeLessThan(1);
    }
  });

  it('a longer dwell time never makes more mistakes; more keys on the way never fewer, nor faster', () => {
    for (let keys = 1; keys < 8; keys++)
      for (let i = 2; i < 20; i++) {
        const eye = { hold: i / 10, keys, rest: 0.4 };
        const { wrong, seconds } = letterOf(eye);
        expect(letterOf({ ...eye, hold: (i + 1) / 10 }).wrong).toBeLessThan(wrong);
        expect(letterOf({ ...eye, keys: keys + 1 }).wrong).toBeGreaterThan(wrong);
        expect(letterOf({ ...eye, keys: keys + 1 }).seconds).toBeGreaterThan(seconds);
      }
  });

  it('a restless search needs a longer dwell time', () => {
    expect(bestOf({ keys: 8, rest: 0.3 })).toBeGreaterThan(bestOf({ keys: 1, rest: 0.3 }));
    expect(bestOf({ keys: 3, rest: 0.5 })).toBeGreaterThan(bestOf({ keys: 3, rest: 0.2 }));
  });
});
