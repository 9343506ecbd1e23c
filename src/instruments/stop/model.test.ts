import { describe, expect, it } from 'vitest';
import { RATES, SLOWEST, stopOf } from './model.ts';

const [PRESS, LATHE, WELD, PACKING] = [0, 1, 2, 3];

/** The same line simulated in small steps, without a formula: parts move on while there is input and space for output. */
function packed(machine: number, minutes: number, bin: number) {
  const [step, shift, from] = [0.05, 1440, 240];
  const bins = [bin, bin, 0];
  let out = 0;
  for (let t = 0; t < shift; t += step) {
    const isStopped = (i: number) => i === machine && t >= from && t < from + minutes;
    // From the end of the line to its start, so that space freed in this step can be used in it.
    for (let i = 3; i >= 0; i--) {
      const room = i === 3 ? 1 : bin + step * 2 - (bins[i] ?? 0);
      const stock = i === 0 ? 1 : (bins[i - 1] ?? 0);
      const made = isStopped(i) ? 0 : Math.max(0, Math.min(((RATES[i] ?? 0) / 60) * step, room, stock));
      if (i > 0) bins[i - 1] = (bins[i - 1] ?? 0) - made;
      if (i < 3) bins[i] = (bins[i] ?? 0) + made;
      else out += made;
    }
  }
  return out;
}

describe('parts lost to one stop', () => {
  // By hand, at a part a minute: the minutes, less the bins between the machine and the weld cell (two, one, none, one).
  it.each([
    ['press, 45 − 2 × 30 → none', PRESS, 45, 30, 0, 45],
    ['lathe, 45 − 30', LATHE, 45, 30, 15, 30],
    ['weld cell, all 45', WELD, 45, 30, 45, 0],
    ['packing, 45 − 30', PACKING, 45, 30, 15, 30],
    ['press, 120 − 2 × 40', PRESS, 120, 40, 40, 80],
    ['lathe without a bin, all 20', LATHE, 20, 0, 20, 0],
    ['nothing stops', PRESS, 0, 60, 0, 0],
  ])('%s', (_, machine, minutes, bin, lost, lent) => {
    expect(stopOf({ machine, minutes, bin })).toMatchObject({ lost, lent });
  });

  it('bins recover at the rate by which the others are faster than the weld cell', () => {
    // 45 parts at 80 − 60 an hour; 30 parts at the same, for the press feeds the lathe; 30 parts at 75 − 60.
    expect(stopOf({ machine: PRESS, minutes: 45, bin: 30 }).open).toBeCloseTo(135);
    expect(stopOf({ machine: LATHE, minutes: 45, bin: 30 }).open).toBeCloseTo(90);
    expect(stopOf({ machine: PACKING, minutes: 45, bin: 30 }).open).toBeCloseTo(120);
    expect(stopOf({ machine: WELD, minutes: 45, bin: 30 }).open).toBe(0);
  });

  it('the nearest bin empties first, and the one after the weld cell fills', () => {
    expect(stopOf({ machine: PRESS, minutes: 45, bin: 30 }).held).toEqual([0, 15, 0]);
    expect(stopOf({ machine: LATHE, minutes: 20, bin: 30 }).held).toEqual([30, 10, 0]);
    expect(stopOf({ machine: PACKING, minutes: 45, bin: 30 }).held).toEqual([30, 30, 30]);
    expect(stopOf({ machine: WELD, minutes: 45, bin: 30 }).held).toEqual([30, 30, 0]);
  });

  it('agrees with a simulation minute by minute', () => {
    for (const [machine, minutes, bin] of [
      [PRESS, 45, 30],
      [PRESS, 100, 30],
      [LATHE, 60, 20],
      [WELD, 30, 40],
      [PACKING, 75, 45],
    ] as const) {
      const found = packed(machine, 0, bin) - packed(machine, minutes, bin);
      expect(Math.abs(found - stopOf({ machine, minutes, bin }).lost), `${machine} ${minutes} ${bin}`).toBeLessThan(1);
    }
  });

  it('losses plus the parts from the bins equal the weld cell’s output; no machine costs more than that one', () => {
    for (let machine = 0; machine < RATES.length; machine++)
      for (let minutes = 0; minutes <= 120; minutes += 15)
        for (let bin = 0; bin <= 60; bin += 15) {
          const { lost, lent, held } = stopOf({ machine, minutes, bin });
          expect(lost + lent).toBe(minutes);
          expect(lost).toBeLessThanOrEqual(stopOf({ machine: SLOWEST, minutes, bin }).lost);
          expect(lost).toBeGreaterThanOrEqual(stopOf({ machine, minutes, bin: bin + 5 }).lost);
          for (const parts of held) expect(parts >= 0 && parts <= bin).toBe(true);
        }
  });
});
