import { describe, expect, it } from 'vitest';
import { CHANGES, followed, THINGS, touchedOf } from './model.ts';

const [VALUE, CODE, SOCKET, BATTERY, WORD] = [0, 1, 2, 3, 4];
const [CONCEPT, PROTOTYPE, SAMPLE, PILOT, PRODUCTION] = [0, 1, 2, 3, 4];

describe('the effects of one change', () => {
  // By hand through the list: a socket changes the board, so the jig; and the shell, so its tool and the manual.
  it.each([
    ['a socket before anything is made', SOCKET, CONCEPT, [], 0],
    ['a socket at the bench, where wires are bent', SOCKET, PROTOTYPE, [], 0],
    ['a socket in the sample', SOCKET, SAMPLE, ['board', 'shell'], 5],
    ['a socket in the pilot', SOCKET, PILOT, ['board', 'jig', 'shell', 'tool'], 50],
    ['a socket in production', SOCKET, PRODUCTION, ['board', 'jig', 'manual', 'shell', 'tool'], 500],
    ['a resistor in the pilot', VALUE, PILOT, ['circuit', 'jig', 'parts'], 50],
    ['a line of firmware in production', CODE, PRODUCTION, ['firmware', 'jig'], 500],
    ['a word on a label that is not printed yet', WORD, SAMPLE, [], 0],
    ['a word on the label in production', WORD, PRODUCTION, ['label', 'manual'], 500],
  ] as const)('%s', (_, change, stop, things, units) => {
    const found = touchedOf({ change, stop, lot: 500 });
    expect(found.things.toSorted()).toEqual(things);
    expect(found.units).toBe(units);
  });

  it('a larger battery affects everything but the firmware', () => {
    expect(THINGS.filter((thing) => !followed(CHANGES[BATTERY] ?? []).has(thing))).toEqual(['firmware']);
  });

  it('a later stop never affects less, and a larger lot never fewer units', () => {
    for (let change = 0; change < CHANGES.length; change++)
      for (let stop = 1; stop <= PRODUCTION; stop++) {
        const [before, now] = [touchedOf({ change, stop: stop - 1, lot: 50 }), touchedOf({ change, stop, lot: 50 })];
        expect(now.things).toEqual(expect.arrayContaining(before.things));
        expect(now.units).toBeGreaterThanOrEqual(before.units);
        expect(touchedOf({ change, stop, lot: 2000 }).units).toBeGreaterThanOrEqual(now.units);
      }
  });

  it('only what has been made is affected: 0, 3, 5, 9 and 10 things by the end of the stops', () => {
    const made = [0, 1, 2, 3, 4].map((stop) => touchedOf({ change: BATTERY, stop, lot: 50 }));
    expect(made.map((one) => one.made)).toEqual([0, 3, 5, 9, 10]);
    expect(made.map((one) => one.things.length)).toEqual([0, 2, 4, 8, 9]);
  });
});
