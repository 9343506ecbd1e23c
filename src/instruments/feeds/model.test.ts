import { describe, expect, it } from 'vitest';
import { MACHINES, rackOf } from './model.ts';

describe('a rack that loses feed A', () => {
  // On paper: a feed of 16 A at 230 V carries 3,680 W, one of 10 A 2,300 W, one of 32 A 7,360 W.
  it.each([
    // 12 × 350 = 4,200 W: 2,100 on each, then all of it on one.
    [
      { watts: 350, single: 0, amps: 16 },
      { before: 2100 / 3680, after: 4200 / 3680, up: 0, room: 306 },
    ],
    [
      { watts: 300, single: 0, amps: 16 },
      { before: 1800 / 3680, after: 3600 / 3680, up: 12, room: 306 },
    ],
    // Three with one cord, two of them on A: 4.5 + 2 machines on A, then ten on B.
    [
      { watts: 350, single: 3, amps: 16 },
      { before: 2275 / 3680, after: 3500 / 3680, up: 10, room: 368 },
    ],
    [
      { watts: 900, single: 0, amps: 10 },
      { before: 5400 / 2300, after: 10800 / 2300, up: 0, room: 191 },
    ],
    [
      { watts: 600, single: 6, amps: 32 },
      { before: 3600 / 7360, after: 5400 / 7360, up: 9, room: 817 },
    ],
    [
      { watts: 100, single: 1, amps: 10 },
      { before: 650 / 2300, after: 1100 / 2300, up: 11, room: 209 },
    ],
  ])('%o', (rack, { before, after, up, room }) => {
    const found = rackOf(rack);
    expect(found.before).toBeCloseTo(before, 9);
    expect(found.after).toBeCloseTo(after, 9);
    expect(found.up).toBe(up);
    expect(found.room).toBe(room);
  });

  it('stays up whole only when the fuller feed stood at half or less', () => {
    for (let watts = 100; watts <= 900; watts += 50)
      for (const amps of [10, 16, 20, 25, 32]) {
        const { before, up } = rackOf({ watts, single: 0, amps });
        expect(up).toBe(before <= 0.5 ? MACHINES : 0);
      }
  });

  it('more watts never keep more machines up, more amperes never fewer', () => {
    for (let single = 0; single <= 6; single++)
      for (let watts = 150; watts <= 900; watts += 50) {
        const { up } = rackOf({ watts, single, amps: 16 });
        expect(rackOf({ watts: watts - 50, single, amps: 16 }).up).toBeGreaterThanOrEqual(up);
        expect(rackOf({ watts, single, amps: 20 }).up).toBeGreaterThanOrEqual(up);
      }
  });
});
