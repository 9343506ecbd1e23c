import { describe, expect, it } from 'vitest';
import { visitOf } from './model.ts';

describe('where the doctor looks in one visit', () => {
  // By hand: 2 seconds a word, 3 seconds for each of ten clicks and each box, the rest of the visit for the patient.
  it.each([
    [
      { words: 40, boxes: 12, minutes: 6 },
      { typing: 80, pressing: 66, patient: 214, over: 0 },
    ],
    [
      { words: 0, boxes: 0, minutes: 6 },
      { typing: 0, pressing: 30, patient: 330, over: 0 },
    ],
    [
      { words: 120, boxes: 40, minutes: 6 },
      { typing: 240, pressing: 150, patient: 0, over: 30 },
    ],
    [
      { words: 30, boxes: 10, minutes: 2 },
      { typing: 60, pressing: 60, patient: 0, over: 0 },
    ],
    [
      { words: 10, boxes: 0, minutes: 15 },
      { typing: 20, pressing: 30, patient: 850, over: 0 },
    ],
  ])('%o', (visit, seconds) => {
    expect(visitOf(visit)).toEqual(seconds);
  });

  it('the parts add up to the visit and its overrun', () => {
    for (let words = 0; words <= 120; words += 10)
      for (let boxes = 0; boxes <= 40; boxes += 2)
        for (let minutes = 2; minutes <= 15; minutes++) {
          const { patient, typing, pressing, over } = visitOf({ words, boxes, minutes });
          expect(patient + typing + pressing).toBe(60 * minutes + over);
          expect(patient * over).toBe(0);
        }
  });

  it('one more box or word never leaves more time for the patient', () => {
    for (let boxes = 0; boxes < 40; boxes += 2)
      for (let words = 0; words < 120; words += 10) {
        const { patient } = visitOf({ words, boxes, minutes: 5 });
        expect(visitOf({ words: words + 10, boxes, minutes: 5 }).patient).toBeLessThanOrEqual(patient);
        expect(visitOf({ words, boxes: boxes + 2, minutes: 5 }).patient).toBeLessThanOrEqual(patient);
      }
  });
});
