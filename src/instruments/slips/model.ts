import { plan } from '../kit/instrument.ts';

/** Faults open on the day of the takeover, and the weeks that are simulated. */
export const LIST = 60;
export const WEEKS = 13;

/** When a list of faults is empty, if some repairs cause new faults. */
export const slips = plan({
  dials: {
    repairs: { from: 4, to: 20, step: 1, start: 8, digits: 0, unit: '' },
    fresh: { from: 0, to: 12, step: 1, start: 6, digits: 0, unit: '' },
    broken: { from: 0, to: 5, step: 1, start: 2, digits: 0, unit: ' / 10' },
  },
  readings: ['weeks', 'open', 'own'],
  labels: ['open', 'own', 'week', 'never'],
  cases: ['tested', 'slow', 'self', 'short'],
});

interface Crew {
  repairs: number;
  fresh: number;
  broken: number;
}

/** Weeks until the list is empty; infinite when it does not get shorter. Counted in tenths to avoid rounding errors. */
export function weeksOf({ repairs, fresh, broken }: Crew): number {
  const shorter = repairs * (10 - broken) - 10 * fresh;
  return shorter > 0 ? (10 * LIST) / shorter : Number.POSITIVE_INFINITY;
}

export interface Quarter {
  open: number;
  /** Of the open ones, those caused by a repair. */
  own: number;
  done: number;
  /** All faults caused by repairs, open or not. */
  broke: number;
}

/** A quarter, week by week, the oldest fault first. */
export function quarterOf({ repairs, fresh, broken }: Crew): Quarter {
  const quarter = { open: LIST, done: 0, broke: 0 };
  for (let week = 0; week < WEEKS; week++) {
    const done = Math.min(repairs, quarter.open + fresh);
    const broke = (done * broken) / 10;
    quarter.open += fresh - done + broke;
    quarter.done += done;
    quarter.broke += broke;
  }
  // The rest of the first list was not caused by repairs; of the newer faults, the same share is open for both causes.
  const since = fresh * WEEKS + quarter.broke;
  const left = quarter.open - Math.max(0, LIST - quarter.done);
  return { ...quarter, own: since ? (left * quarter.broke) / since : 0 };
}
