import { plan } from '../kit/instrument.ts';

/** Cars covered by one entry of the record: the week, the day, the shift, the hour, the quarter hour, the car. One car a minute. */
export const GRAINS = [5760, 960, 480, 60, 15, 1] as const;
/** The gate pass shows only the week in which the lot was in the plant. */
export const WEEK = GRAINS[0];

/** How many good cars are recalled together with those that have a bad part. */
export const recall = plan({
  dials: {
    lot: { from: 60, to: 1920, step: 60, start: 240, digits: 0, unit: '', stops: [60, 120, 240, 480, 960, 1920] },
    grain: { from: 0, to: 5, step: 1, start: 3, digits: 0, unit: '', named: true },
    holes: { from: 0, to: 10, step: 0.5, start: 4, digits: 1, unit: '%' },
  },
  readings: ['called', 'record', 'holes'],
  labels: ['bad', 'good'],
  cases: ['week', 'record', 'holes', 'bare', 'exact'],
});

export interface Recall {
  /** Cars covered by one entry. */
  grain: number;
  /** Good cars called in because an entry covers more than one. */
  record: number;
  /** Good cars called in because their entry is missing. */
  holes: number;
  called: number;
}

/**
 * A run of L cars that begins anywhere touches (L + G − 1)/G entries of G cars on average, so the list is L + G − 1, and never more
 * than the week. Of the rest of the week, each car without an entry may carry the part as well.
 */
export function recallOf({ lot, grain, holes }: { lot: number; grain: number; holes: number }): Recall {
  const size = GRAINS[grain] ?? WEEK;
  const listed = size === WEEK ? WEEK : Math.min(WEEK, lot + size - 1);
  const missing = (holes / 100) * (WEEK - listed);
  return { grain: size, record: listed - lot, holes: missing, called: listed + missing };
}
