import { plan } from '../kit/instrument.ts';

/** Months in which the product is sold and new versions come out. */
export const SOLD = 48;
/** Engineers in the team, fixes a month, hours to apply one fix to one version and test it, hours of an engineer in a month. */
export const TEAM = 8;
export const FIXES = 4;
export const HOURS = 8;
export const MONTH = 160;

/** When the engineers of a team are free again, if every version sold is supported for years. */
export const shelf = plan({
  dials: {
    every: { from: 1, to: 12, step: 1, start: 3, digits: 0, unit: '', stops: [1, 2, 3, 4, 6, 12] },
    support: { from: 1, to: 8, step: 1, start: 5, digits: 0, unit: '' },
    year: { from: 0, to: 12, step: 0.5, start: 4, digits: 1, unit: '' },
  },
  readings: ['alive', 'away', 'back'],
  labels: ['versions', 'away', 'next', 'year'],
  cases: ['selling', 'tail', 'over', 'done'],
});

export interface Shelf {
  /** Months of the releases so far. */
  out: number[];
  /** Of these, the ones that are still supported. */
  alive: number[];
  /** Engineers that the supported versions need. */
  away: number;
  /** The most that will ever be needed. */
  peak: number;
  /** Years after launch when the support of the last version ends. */
  back: number;
}

/** A version comes out every m months for four years and is supported for y years; each fix goes into each supported version. */
export function shelfOf({ every, support, year }: { every: number; support: number; year: number }): Shelf {
  const months = year * 12;
  const all = Array.from({ length: Math.ceil(SOLD / every) }, (_, i) => i * every);
  const isAlive = (month: number, now: number) => month <= now && now < month + support * 12;
  const each = (FIXES * HOURS) / MONTH;
  const out = all.filter((month) => month <= months);
  const alive = out.filter((month) => isAlive(month, months));
  const last = all.at(-1) ?? 0;
  return {
    out,
    alive,
    away: alive.length * each,
    // Versions come out at a constant rate, so the most are supported at the last release.
    peak: all.filter((month) => isAlive(month, last)).length * each,
    back: (last + support * 12) / 12,
  };
}
