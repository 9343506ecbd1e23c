import { plan } from '../kit/instrument.ts';

/** Days in a window: a day, a week, a month, a quarter, a year. */
export const WINDOWS = [1, 7, 30, 90, 365];
export const MOST = 8;

/** How long a service may be down although each of its parts has the promised availability. */
export const nines = plan({
  dials: {
    promise: {
      from: 95,
      to: 99.99,
      step: 0.01,
      start: 99.9,
      digits: 2,
      unit: '%',
      stops: [95, 98, 99, 99.5, 99.9, 99.95, 99.99],
    },
    parts: { from: 1, to: MOST, step: 1, start: 4, digits: 0, unit: '' },
    window: { from: 0, to: 4, step: 1, start: 2, digits: 0, unit: '', named: true },
  },
  readings: ['chain', 'each', 'dark'],
  labels: [
    'days',
    'midnight',
    'noon',
    'day',
    'week',
    'month',
    'quarter',
    'year',
    'power',
    'cooling',
    'line',
    'switch',
    'server',
    'storage',
    'database',
    'application',
  ],
  cases: ['blink', 'hour', 'daily', 'shift', 'days'],
});

export interface Downtime {
  /** Share of the time in which all parts work, if no two are down together. */
  chain: number;
  /** Hours in the window in which one part may be down, and in which the service may be down. */
  each: number;
  dark: number;
}

/** The service needs every part. In the worst case no two parts are down together, so their hours add up: n · (1 − p). */
export function downtimeOf({ promise, parts, window }: { promise: number; parts: number; window: number }): Downtime {
  const hours = (WINDOWS[window] ?? 1) * 24;
  const each = hours * (1 - promise / 100);
  return { chain: 1 - (parts * each) / hours, each, dark: parts * each };
}
