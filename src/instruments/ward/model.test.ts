import { describe, expect, it } from 'vitest';
import { dayOf } from './model.ts';

describe('people in the hall', () => {
  // By hand. Eight come at 8.625, 9.875 … 17.375; beds freed from 16 are made at 17, 17.33 … 19.33. Nobody finds one ready: the wait
  // is 18.167 − 13 hours. Seven are there before 17. From 8, beds are made at 9, 9.33 … and only the first of eight waits, 0.375 h.
  it.each([
    [
      { leave: 16, patients: 8, hour: 15 },
      { now: 6, wait: 18.1667 - 13, most: 7 },
    ],
    [
      { leave: 16, patients: 8, hour: 18 },
      { now: 4, wait: 18.1667 - 13, most: 7 },
    ],
    [
      { leave: 8, patients: 8, hour: 15 },
      { now: 0, wait: 0.375 / 8, most: 1 },
    ],
    // Four come at 9.25, 11.75, 14.25, 16.75; the beds are made at 9, 9.33, 9.67, 10.
    [
      { leave: 8, patients: 4, hour: 9 },
      { now: 0, wait: 0, most: 0 },
    ],
    // Made at 13, 13.33, 13.67, 14: the first waits 3.75 h, the second 1.583, the other two find one ready.
    [
      { leave: 12, patients: 4, hour: 12 },
      { now: 2, wait: (3.75 + 1.5833) / 4, most: 2 },
    ],
    // Twelve beds from 18 are made from 19 on, after all twelve have come.
    [
      { leave: 18, patients: 12, hour: 18 },
      { now: 12, wait: 20.8333 - 13, most: 12 },
    ],
  ])('%o', (day, { now, wait, most }) => {
    const found = dayOf(day);
    expect(found.now).toBe(now);
    expect(found.wait).toBeCloseTo(wait, 3);
    expect(found.most).toBe(most);
  });

  it('never fewer when beds are freed later', () => {
    for (let patients = 4; patients <= 12; patients++)
      for (let leave = 9; leave <= 18; leave++) {
        const [early, late] = [leave - 1, leave].map((from) => dayOf({ leave: from, patients, hour: 15 }));
        expect(late?.wait).toBeGreaterThanOrEqual(early?.wait ?? 0);
        expect(late?.most).toBeGreaterThanOrEqual(early?.most ?? 0);
      }
  });

  it('no one waits overnight, and no more wait than came', () => {
    for (let patients = 4; patients <= 12; patients++)
      for (let hour = 8; hour <= 22; hour++) {
        const { now, most, turns } = dayOf({ leave: 13, patients, hour });
        expect(now).toBeLessThanOrEqual(most);
        expect(most).toBeLessThanOrEqual(patients);
        expect(now).toBe(
          turns.filter(({ comes }) => comes <= hour).length -
            turns.filter((t) => Math.max(t.made, t.comes) <= hour).length,
        );
      }
  });
});
