import { plan } from '../kit/instrument.ts';

/** Patients on the list, the spread of a steady patient's readings, and the rise that must not be missed (mmHg). */
export const PATIENTS = 40;
export const SPREAD = 8;
export const RISE = 20;

/** How the range and the count that the doctor sets affect false calls and the delay of true ones. */
export const range = plan({
  dials: {
    width: { from: 6, to: 40, step: 1, start: 16, digits: 0, unit: ' mmHg' },
    row: { from: 1, to: 3, step: 1, start: 1, digits: 0, unit: '' },
    readings: { from: 1, to: 4, step: 1, start: 2, digits: 0, unit: '' },
  },
  readings: ['idle', 'delay', 'outside'],
  labels: ['steady', 'rise', 'day'],
  cases: ['flood', 'narrow', 'late', 'fair'],
});

/** The normal distribution (Abramowitz and Stegun 26.2.17; error below 1e-7). */
export function phi(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const sum = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return z >= 0 ? 1 - tail : tail;
}

export interface Watch {
  /** Chance that a reading of a steady patient is outside. */
  outside: number;
  /** Calls a week to patients whose pressure has not changed. */
  idle: number;
  /** Days until a patient whose pressure has risen is called, on average. */
  delay: number;
}

/**
 * A call is made when this many readings in a row are outside. A steady patient's run starts after a reading inside; a patient who has
 * risen needs (1 − s^k)/((1 − s)·s^k) readings on average until k in a row are outside (Feller, success runs).
 */
export function watchOf({ width, row, readings }: { width: number; row: number; readings: number }): Watch {
  const beyond = (shift: number) => phi((shift - width) / SPREAD) + phi((-width - shift) / SPREAD);
  const outside = beyond(0);
  const seen = beyond(RISE);
  const until = (1 - seen ** row) / ((1 - seen) * seen ** row);
  return { outside, idle: PATIENTS * readings * 7 * (1 - outside) * outside ** row, delay: until / readings };
}
