import { plan } from '../kit/instrument.ts';

/** Days of work in an order that waits for no paper: order 1, feasibility 2, fibre 3, activation 1. */
export const WORK = 7;
/** Orders that are drawn and counted. */
export const HOMES = 40;

/** Which date sales may promise, when some orders wait for a letter from a society, a council or a landlord. */
export const promise = plan({
  dials: {
    promise: { from: 5, to: 60, step: 1, start: 14, digits: 0, unit: '' },
    share: { from: 0, to: 100, step: 10, start: 50, digits: 0, unit: '%' },
    wait: { from: 2, to: 30, step: 1, start: 14, digits: 0, unit: '' },
  },
  readings: ['dark', 'average', 'nine'],
  labels: ['day', 'dark', 'letter'],
  cases: ['early', 'clear', 'late', 'kept', 'letters'],
});

export interface Date {
  /** Share of all orders that are late on the promised day. */
  late: number;
  /** Days an order takes on average. */
  average: number;
  /** Days in which nine of ten orders with a letter are done. */
  nine: number;
}

/** An exponential wait of mean m: after t days e^(−t/m) of the letters are still missing. */
export function dateOf({ promise: days, share, wait }: { promise: number; share: number; wait: number }): Date {
  const letters = share / 100;
  const late = days < WORK ? 1 : letters * Math.exp(-(days - WORK) / wait);
  return { late, average: WORK + letters * wait, nine: WORK + wait * Math.log(10) };
}
