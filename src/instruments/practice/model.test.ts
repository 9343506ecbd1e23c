import { describe, expect, it } from 'vitest';
import { bestOf, CLOSES, memoryOf } from './model.ts';

describe('memory on the day of the interview', () => {
  // By hand, class by class: r = e^(−gap/h), then h × (1 + 8r(1 − r)), and at the end e^(−rest/h).
  it.each([
    ['one hour: e^(−100/4)', { hours: 1, gap: 7, widen: 2 }, 0],
    ['four hours on one day hold no longer than one', { hours: 4, gap: 0, widen: 1 }, 0],
    // r 0.472, h 11.97; r 0.778, h 28.5; r 0.900, h 49.0; e^(−91/49.0).
    ['four, every third day', { hours: 4, gap: 3, widen: 1 }, 0.156],
    // r 0.472, h 11.97; r 0.606, h 34.8; r 0.709, h 92.4; e^(−79/92.4).
    ['four, after 3, 6 and 12 days', { hours: 4, gap: 3, widen: 2 }, 0.425],
    // r 0.472, h 11.97; r 0.472, h 35.8; r 0.471, h 107.3; e^(−61/107.3).
    ['four, after 3, 9 and 27 days', { hours: 4, gap: 3, widen: 3 }, 0.566],
    // r 0.174, h 8.6; r 0.443, h 25.6; r 0.761, h 62.8; e^(−79/62.8).
    ['four, a week apart', { hours: 4, gap: 7, widen: 1 }, 0.284],
  ])('%s', (_, plan, left) => {
    expect(memoryOf(plan).left).toBeCloseTo(left, 2);
  });

  it('classes after day 80 are not held: 14, 42 and 126 days leave three of four', () => {
    expect(memoryOf({ hours: 4, gap: 14, widen: 3 }).days).toEqual([0, 14, 56]);
    expect(memoryOf({ hours: 8, gap: 14, widen: 1 }).days).toEqual([0, 14, 28, 42, 56, 70]);
  });

  it('stays between zero and one, and each class makes it last at least as long', () => {
    for (let hours = 1; hours <= 8; hours++)
      for (let gap = 0; gap <= 14; gap++)
        for (let widen = 1; widen <= 3; widen += 0.5) {
          const { left, holds, days } = memoryOf({ hours, gap, widen });
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(1);
          expect(days.at(-1)).toBeLessThanOrEqual(CLOSES);
          for (const [i, hold] of holds.slice(1).entries()) expect(hold).toBeGreaterThanOrEqual(holds[i] ?? 0);
        }
  });

  it('one more hour at the same gaps never leaves less', () => {
    for (let hours = 1; hours < 8; hours++)
      for (let gap = 0; gap <= 14; gap++)
        for (let widen = 1; widen <= 3; widen += 0.5) {
          const { left } = memoryOf({ hours, gap, widen });
          expect(memoryOf({ hours: hours + 1, gap, widen }).left).toBeGreaterThanOrEqual(left);
        }
  });

  it('no plan with the same hours beats the best', () => {
    const { left } = bestOf(4);
    for (let gap = 0; gap <= 14; gap++)
      for (let widen = 1; widen <= 3; widen += 0.5) {
        const memory = memoryOf({ hours: 4, gap, widen });
        if (memory.days.length === 4) expect(memory.left).toBeLessThanOrEqual(left + 1e-9);
      }
  });
});
