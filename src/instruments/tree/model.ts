import { plan } from '../kit/instrument.ts';

/** Known faults per part and year. */
export const RATE = 1 / 20;

/** How many known faults are in the direct and indirect dependencies of a product on any day. */
export const tree = plan({
  dials: {
    chosen: { from: 5, to: 40, step: 5, start: 20, digits: 0, unit: '' },
    brought: { from: 0, to: 14, step: 1, start: 8, digits: 0, unit: '' },
    every: { from: 1, to: 24, step: 1, start: 6, digits: 0, unit: '', stops: [1, 2, 3, 6, 12, 24] },
  },
  readings: ['parts', 'open', 'clean'],
  labels: ['product', 'chosen', 'brought', 'fault'],
  cases: ['bare', 'clean', 'few', 'stale'],
});

export interface Faults {
  parts: number;
  /** Known faults on the day before an update, and on any day on average. */
  most: number;
  open: number;
  /** The share of them in indirect dependencies. */
  hidden: number;
  /** The share of days without a known fault. */
  clean: number;
}

/** Faults become known at a constant rate; an update removes the known ones. Between two updates they add up. */
export function faultsOf({ chosen, brought, every }: { chosen: number; brought: number; every: number }): Faults {
  const parts = chosen * (1 + brought);
  const most = (parts * RATE * every) / 12;
  return { parts, most, open: most / 2, hidden: brought / (1 + brought), clean: (1 - Math.exp(-most)) / most };
}
