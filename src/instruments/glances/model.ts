import { plan } from '../kit/instrument.ts';

/** Clicks of the usual path with two tests and three drugs; seconds to find and press one; seconds to type a word. */
export const CLICKS = 10;
export const PRESS = 3;
export const WORD = 2;

/** How much of a visit the doctor looks at the patient, and how much at the screen. */
export const glances = plan({
  dials: {
    words: { from: 0, to: 120, step: 10, start: 40, digits: 0, unit: '' },
    boxes: { from: 0, to: 40, step: 2, start: 12, digits: 0, unit: '' },
    minutes: { from: 2, to: 15, step: 1, start: 6, digits: 0, unit: ' min' },
  },
  readings: ['patient', 'typing', 'pressing'],
  labels: ['patient', 'screen'],
  cases: ['over', 'lean', 'typing', 'boxes'],
});

export interface Visit {
  /** Seconds spent looking at the patient, typing, and clicking. */
  patient: number;
  typing: number;
  pressing: number;
  /** Seconds that the screen needs beyond the visit. */
  over: number;
}

/** The patient gets the time that the screen does not need. */
export function visitOf({ words, boxes, minutes }: { words: number; boxes: number; minutes: number }): Visit {
  const typing = WORD * words;
  const pressing = PRESS * (CLICKS + boxes);
  const left = 60 * minutes - typing - pressing;
  return { patient: Math.max(0, left), typing, pressing, over: Math.max(0, -left) };
}
