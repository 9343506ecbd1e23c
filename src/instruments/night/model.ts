import { plan } from '../kit/instrument.ts';

/** Litres one connection uses in each hour of the day, from midnight. */
export const USE = [6, 4, 2, 2, 3, 12, 36, 54, 58, 44, 34, 28, 26, 26, 24, 26, 30, 40, 50, 48, 36, 24, 16, 10] as const;
/** The day-to-day variation of an hour's use, as a fraction. A smaller leak is not visible. */
export const SWING = 0.2;

const [MOST, LEAST] = [Math.max(...USE), Math.min(...USE)];

/** At which hours a leak is visible in the flow into a zone. */
export const night = plan({
  dials: {
    leak: {
      from: 100,
      to: 10000,
      step: 100,
      start: 1000,
      digits: 0,
      unit: ' l/h',
      stops: [100, 200, 500, 1000, 2000, 5000, 10000],
    },
    zone: { from: 200, to: 5000, step: 100, start: 1000, digits: 0, unit: '', stops: [200, 500, 1000, 2000, 5000] },
    hour: { from: 0, to: 23, step: 1, start: 8, digits: 0, unit: ':00' },
  },
  readings: ['share', 'least', 'day'],
  labels: ['used', 'seen', 'hidden', 'hour'],
  cases: ['burst', 'seen', 'later', 'split'],
});

export interface Look {
  /** Litres into the zone in the selected hour. */
  flow: number;
  /** The leak's share of this flow. */
  share: number;
  /** The smallest leak that is visible at this hour. */
  least: number;
  /** Hours of the day in which this leak is visible. */
  seen: number[];
  /** Share and smallest visible leak at the quietest hour. */
  best: { share: number; least: number };
  /** The number of parts into which the zone must be divided for the leak to be visible at night. */
  parts: number;
  /** Cubic metres lost in a day. */
  day: number;
}

export function lookOf({ leak, zone, hour }: { leak: number; zone: number; hour: number }): Look {
  const at = (use: number) => ({ share: leak / (leak + zone * use), least: SWING * zone * use });
  const use = USE[hour] ?? MOST;
  const best = at(LEAST);
  return {
    flow: leak + zone * use,
    ...at(use),
    seen: USE.flatMap((one, i) => (leak >= at(one).least ? [i] : [])),
    best,
    parts: Math.ceil(best.least / leak),
    day: (leak * USE.length) / 1000,
  };
}
