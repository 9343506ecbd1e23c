import { plan } from '../kit/instrument.ts';

/** Cheques for one instalment, the last days on which they come in, and the days of the month. */
export const CHEQUES = 100;
export const SPREAD = 10;
export const MONTH = 30;

/** Why three desks that count the same cheques by different dates get different totals. */
export const totals = plan({
  dials: {
    due: { from: 10, to: 30, step: 1, start: 28, digits: 0, unit: '' },
    clear: { from: 0, to: 5, step: 1, start: 3, digits: 0, unit: '' },
    monday: { from: 24, to: 30, step: 1, start: 25, digits: 0, unit: '' },
  },
  readings: ['office', 'accounts', 'head'],
  labels: ['office', 'accounts', 'head'],
  cases: ['same', 'monday', 'pair', 'three', 'none'],
});

export interface Counts {
  /** By the day a cheque came in, by the day it cleared, and by the last Monday's statement of the bank. */
  office: number;
  accounts: number;
  head: number;
  /** The latest due date at which all three agree. */
  agree: number;
}

/** Cheques come evenly on the ten days before the due date, and clear some days later. Each desk counts up to its own day. */
export function countsOf({ due, clear, monday }: { due: number; clear: number; monday: number }): Counts {
  const upTo = (day: number) => (CHEQUES / SPREAD) * Math.min(SPREAD, Math.max(0, day - (due - SPREAD)));
  return { office: upTo(MONTH), accounts: upTo(MONTH - clear), head: upTo(monday - clear), agree: monday - clear };
}
