import { plan } from '../kit/instrument.ts';

/** Forecast, material, production, packing, despatch, distributor, shop. */
export const DESKS = 7;

/** Whether seven desks should each have spare days, or share them before the festival. */
export const spare = plan({
  dials: {
    spare: { from: 0, to: 35, step: 7, start: 14, digits: 0, unit: '' },
    chance: { from: 5, to: 50, step: 5, start: 20, digits: 0, unit: '%' },
    slip: { from: 1, to: 10, step: 1, start: 5, digits: 0, unit: '' },
  },
  readings: ['own', 'shared', 'late'],
  labels: ['own', 'shared', 'spare', 'lost', 'festival'],
  cases: ['none', 'short', 'shared', 'sure'],
});

export interface Season {
  /** Chance that the goods are on the shelf in time when each desk has a seventh of the spare days. */
  own: number;
  /** The same when all spare days are at the end, before the festival. */
  shared: number;
}

/** The delay after each desk: the delay before it, plus its own slip, less its spare days, and never negative. */
export function delaysOf(slips: number[], each: number): number[] {
  let late = 0;
  return slips.map((slip) => {
    late = Math.max(0, late + slip - each);
    return late;
  });
}

/** Adds up the chances of all 128 seasons, in which each of seven desks is late or not. */
export function seasonOf({ spare: days, chance, slip }: { spare: number; chance: number; slip: number }): Season {
  const p = chance / 100;
  const season = { own: 0, shared: 0 };
  for (let pattern = 0; pattern < 2 ** DESKS; pattern++) {
    const slips = Array.from({ length: DESKS }, (_, desk) => (pattern & (1 << desk) ? slip : 0));
    const weight = slips.reduce((product, one) => product * (one ? p : 1 - p), 1);
    if (delaysOf(slips, days / DESKS).at(-1) === 0) season.own += weight;
    if (slips.reduce((sum, one) => sum + one, 0) <= days) season.shared += weight;
  }
  return season;
}
