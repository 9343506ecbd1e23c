import { describe, expect, it } from 'vitest';
import { LOOKS, wayOf } from './model.ts';

const WORK = 1 / 24;

describe('days until a request is answered', () => {
  // By hand, with 20 minutes = 1/24 of a working day: n · (k/2 + 1/24) one after another, k · n/(n + 1) + 1/24 all at once.
  it.each([
    [{ desks: 5, look: 3, way: 0 }, 5 + 5 / 24],
    [{ desks: 5, look: 3, way: 1 }, 10 / 6 + 1 / 24],
    [{ desks: 1, look: 5, way: 0 }, 2.5 + 1 / 24],
    [{ desks: 1, look: 5, way: 1 }, 2.5 + 1 / 24],
    [{ desks: 8, look: 0, way: 0 }, 1 + 8 / 24],
    [{ desks: 8, look: 5, way: 1 }, 40 / 9 + 1 / 24],
    [{ desks: 3, look: 2, way: 1 }, 0.75 + 1 / 24],
  ])('%o', (request, days) => {
    expect(wayOf(request).days).toBeCloseTo(days, 9);
  });

  it('asking all desks at once is never slower, and gains nothing with one desk', () => {
    for (let look = 0; look < LOOKS.length; look++)
      for (let desks = 1; desks <= 8; desks++) {
        const [after, once] = [0, 1].map((way) => wayOf({ desks, look, way }).days);
        if (desks === 1) expect(once).toBeCloseTo(after ?? 0, 9);
        else expect(once).toBeLessThan(after ?? 0);
      }
  });

  it('one more desk, or rarer checks, never make it faster', () => {
    for (const way of [0, 1])
      for (let look = 1; look < LOOKS.length; look++)
        for (let desks = 2; desks <= 8; desks++) {
          const { days } = wayOf({ desks, look, way });
          expect(days).toBeGreaterThan(wayOf({ desks: desks - 1, look, way }).days);
          expect(days).toBeGreaterThan(wayOf({ desks, look: look - 1, way }).days);
        }
  });

  it('each desk works equally long, and in sequence each starts where the last ended', () => {
    const { stays } = wayOf({ desks: 4, look: 1, way: 0 });
    for (const [i, { comes, seen, done }] of stays.entries()) {
      expect(comes).toBe(stays[i - 1]?.done ?? 0);
      expect(done - seen).toBeCloseTo(WORK, 12);
    }
  });

  it('the longest of n uniform waits is n/(n + 1) of the time between checks', () => {
    // Over all pairs of a hundred evenly spaced times, the later one is two thirds on average.
    let sum = 0;
    for (let a = 0; a < 100; a++) for (let b = 0; b < 100; b++) sum += (Math.max(a, b) + 0.5) / 100;
    expect(sum / 10_000).toBeCloseTo(2 / 3, 2);
    expect(wayOf({ desks: 2, look: 2, way: 1 }).days - WORK).toBeCloseTo(2 / 3, 9);
  });
});
