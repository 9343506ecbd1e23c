import { plan } from '../kit/instrument.ts';

/** The chance that an outdated print is still on the site on the day of the pour. */
export const prints = plan({
  dials: {
    prints: { from: 1, to: 36, step: 1, start: 12, digits: 0, unit: '' },
    swept: { from: 10, to: 95, step: 5, start: 60, digits: 0, unit: '%' },
    days: { from: 0, to: 10, step: 1, start: 2, digits: 0, unit: '' },
  },
  readings: ['left', 'risk', 'enough'],
  labels: ['pour'],
  cases: ['today', 'risky', 'doubt', 'low'],
});

/** A chance below this is called low. */
export const LOW_RISK = 0.05;

export interface Sweep {
  /** Chance that one print is still there. */
  each: number;
  /** Old prints still on the site, on average. */
  left: number;
  /** Chance that at least one is. */
  risk: number;
  /** Days after which the chance is below five in a hundred. */
  enough: number;
}

/** Each day removes the share f of the remaining prints; the n prints are independent. */
export function sweepOf({ prints: n, swept, days }: { prints: number; swept: number; days: number }): Sweep {
  const remaining = 1 - swept / 100;
  const each = remaining ** days;
  const enough = Math.ceil(Math.log(1 - (1 - LOW_RISK) ** (1 / n)) / Math.log(remaining));
  return { each, left: n * each, risk: 1 - (1 - each) ** n, enough };
}
