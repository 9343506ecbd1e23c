import { describe, expect, it } from 'vitest';
import { ARRIVE, deskOf, SPAN } from './model.ts';

const TOP = 0;
const OLDEST = 1;

describe('a desk after sixty days', () => {
  // By hand. As many done as come in: the pile stays. From the top the first 180 are never touched; oldest first, each waits for
  // the 180 before it, 18 days. Twelve a day: the pile falls by two a day, to 60, and a file waits at most (180 − 2t)/12 days.
  // Eight a day from the top: two of each day stay, and those of days 1 to 44 are past the limit, 88.
  it.each([
    [
      { first: TOP, done: 10, backlog: 180 },
      { waiting: 180, past: 180, oldest: 60, kept: 100 },
    ],
    [
      { first: OLDEST, done: 10, backlog: 180 },
      { waiting: 180, past: 20, oldest: 17, kept: 0 },
    ],
    [
      { first: OLDEST, done: 10, backlog: 140 },
      { waiting: 140, past: 0, oldest: 13, kept: 100 },
    ],
    [
      { first: OLDEST, done: 12, backlog: 180 },
      { waiting: 60, past: 0, oldest: 5, kept: 100 },
    ],
    [
      { first: TOP, done: 12, backlog: 180 },
      { waiting: 60, past: 60, oldest: 60, kept: 100 },
    ],
    [
      { first: TOP, done: 8, backlog: 0 },
      { waiting: 120, past: 88, oldest: 59, kept: 80 },
    ],
    [
      { first: OLDEST, done: 14, backlog: 0 },
      { waiting: 0, past: 0, oldest: 0, kept: 100 },
    ],
  ])('%o', (state, expected) => {
    expect(deskOf(state)).toMatchObject(expected);
  });

  it('the order of work never changes how many files wait', () => {
    for (let done = 8; done <= 14; done++)
      for (let backlog = 0; backlog <= 240; backlog += 20) {
        const [top, oldest] = [deskOf({ first: TOP, done, backlog }), deskOf({ first: OLDEST, done, backlog })];
        expect(top.waiting).toBe(oldest.waiting);
        // Every file that came in is decided or waits.
        expect(top.waiting).toBeGreaterThanOrEqual(Math.max(0, backlog + (ARRIVE - done) * SPAN));
        expect(top.files.reduce((sum, { count }) => sum + count, 0)).toBe(top.waiting);
        expect(oldest.oldest).toBeLessThanOrEqual(top.oldest);
      }
  });

  it('more decisions a day never leave more files', () => {
    for (const first of [TOP, OLDEST])
      for (const backlog of [0, 100, 240])
        for (let done = 9; done <= 14; done++)
          expect(deskOf({ first, done, backlog }).waiting).toBeLessThanOrEqual(
            deskOf({ first, done: done - 1, backlog }).waiting,
          );
  });

  it('stays finite and within range at every corner', () => {
    for (const first of [TOP, OLDEST])
      for (const done of [8, 14])
        for (const backlog of [0, 240]) {
          const { past, waiting, kept } = deskOf({ first, done, backlog });
          expect(past).toBeLessThanOrEqual(waiting);
          expect(kept).toBeGreaterThanOrEqual(0);
          expect(kept).toBeLessThanOrEqual(100);
        }
  });
});
