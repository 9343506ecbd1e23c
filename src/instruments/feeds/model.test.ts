import { describe, expect, it } from 'vitest';
import { MACHINES, rackOf } from './model.ts';

describe('a rack without feed A', () => {
  // By hand: a feed of 16 A at 230 V carries 3,680 W, one of 10 A 2,300 W, one of 32 A 7,360 W; continuously, 80% of that.
  it.each([
    // 12 × 350 = 4,200 W: 2,100 on each, then all of it on one. Room: 0.8 × 3,680/12 = 245.3 W.
    [
      { watts: 350, single: 0, amps: 16 },
      { before: 2100 / 3680, after: 4200 / 3680, up: 0, room: 245 },
    ],
    [
      { watts: 300, single: 0, amps: 16 },
      { before: 1800 / 3680, after: 3600 / 3680, up: 12, room: 245 },
    ],
    // Three with one cord, two of them on A: 4.5 + 2 machines on A, then ten on B. Room: 2,944/10.
    [
      { watts: 350, single: 3, amps: 16 },
      { before: 2275 / 3680, after: 3500 / 3680, up: 10, room: 294 },
    ],
    [
      { watts: 900, single: 0, amps: 10 },
      { before: 5400 / 2300, after: 10800 / 2300, up: 0, room: 153 },
    ],
    [
      { watts: 600, single: 6, amps: 32 },
      { before: 3600 / 7360, after: 5400 / 7360, up: 9, room: 654 },
    ],
    [
      { watts: 100, single: 1, amps: 10 },
      { before: 650 / 2300, after: 1100 / 2300, up: 11, room: 167 },
    ],
  ])('%o', (rack, { before, after, up, room }) => {
    const found = rackOf(rack);
    expect(found.before).toBeCloseTo(before, 9);
    expect(found.after).toBeCloseTo(after, 9);
    expect(found.up).toBe(up);
    expect(found.room).toBe(room);
  });

  it('a feed stays below 80% of its breaker only up to the allowed watts', () => {
    for (const amps of [10, 16, 20, 25, 32])
      for (let single = 0; single <= 6; single++) {
        const { room } = rackOf({ watts: 100, single, amps });
        expect(rackOf({ watts: room, single, amps }).after).toBeLessThanOrEqual(0.8);
        expect(rackOf({ watts: room + 1, single, amps }).after).toBeGreaterThan(0.8);
      }
  });

  it('all machines stay up only if the fuller feed was at half or less', () => {
    for (let watts = 100; watts <= 900; watts += 50)
      for (const amps of [10, 16, 20, 25, 32]) {
        const { before, up } = rackOf({ watts, single: 0, amps });
        expect(up).toBe(before <= 0.5 ? MACHINES : 0);
      }
  });

  it('more watts never leave more machines up, more amperes never fewer', () => {
    for (let single = 0; single <= 6; single++)
      for (let watts = 150; watts <= 900; watts += 50) {
        const { up } = rackOf({ watts, single, amps: 16 });
        expect(rackOf({ watts: watts - 50, single, amps: 16 }).up).toBeGreaterThanOrEqual(up);
        expect(rackOf({ watts, single, amps: 20 }).up).toBeGreaterThanOrEqual(up);
      }
  });
});
