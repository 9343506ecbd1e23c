import { plan } from '../kit/instrument.ts';

const MONTH = 30;

/** When the last backup that contains an erased record is overwritten. */
export const tapes = plan({
  dials: {
    nights: { from: 7, to: 35, step: 7, start: 28, digits: 0, unit: '' },
    months: { from: 0, to: 24, step: 1, start: 12, digits: 0, unit: '' },
    days: {
      from: 0,
      to: 730,
      step: 1,
      start: 30,
      digits: 0,
      unit: '',
      stops: [0, 1, 3, 7, 10, 14, 21, 30, 60, 90, 120, 180, 270, 365, 540, 730],
    },
  },
  readings: ['left', 'gone', 'back'],
  labels: ['nights', 'months', 'holds', 'clear'],
  cases: ['both', 'months', 'nights', 'gone'],
});

export interface Safe {
  /** Tapes of each row that still contain the record. */
  nights: number;
  months: number;
  /** The day, counted from the erasure, on which the last of them is overwritten. */
  gone: number;
  /** Share of restores that would bring the record back, if every tape is equally likely to be restored. */
  back: number;
}

/**
 * Every tape is overwritten when its row is full: a nightly tape after this many nights, a month-end after this many months.
 * The record was in the store for longer than either row, and it was erased on the day after a month-end.
 */
export function safeOf({ nights, months, days }: { nights: number; months: number; days: number }): Safe {
  const holding = { nights: Math.max(0, nights - days), months: Math.max(0, months - Math.floor(days / MONTH)) };
  return {
    ...holding,
    gone: Math.max(nights, months * MONTH),
    back: (holding.nights + holding.months) / (nights + months),
  };
}
