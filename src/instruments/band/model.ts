import { plan } from '../kit/instrument.ts';

/** Crates in stock: ordering more is right when more than these are sold. */
export const STORE = 100;
/** The gain of a correct order; the cost of a wrong one is relative to it. */
export const GAIN = 100;

/** How large the error of a forecast may be before ordering stops paying. */
export const band = plan({
  dials: {
    middle: { from: 80, to: 140, step: 5, start: 110, digits: 0, unit: '' },
    width: { from: 5, to: 60, step: 5, start: 45, digits: 0, unit: '' },
    cost: { from: 25, to: 400, step: 25, start: 300, digits: 0, unit: '' },
  },
  readings: ['passes', 'needs', 'worth'],
  labels: ['store', 'order', 'wait', 'passes'],
  cases: ['sure', 'none', 'any', 'far', 'order', 'narrow', 'chance', 'wait'],
});

export interface Decision {
  /** Chance that sales exceed the stock. */
  passes: number;
  /** The lowest chance at which an order pays. */
  needs: number;
  /** The average gain of one order. */
  worth: number;
  /** The error at which the decision changes, where there is one. */
  turn: number | undefined;
}

/** A triangular distribution: likeliest at the forecast, and zero beyond the error. */
function chanceOf(middle: number, width: number): number {
  const over = middle - STORE;
  const tail = Math.max(0, width - Math.abs(over)) ** 2 / (2 * width ** 2);
  return over >= 0 ? 1 - tail : tail;
}

/** An order pays while p · g ≥ (1 − p) · c, so from p = c/(g + c) upwards. */
export function decisionOf({ middle, width, cost }: { middle: number; width: number; cost: number }): Decision {
  const passes = chanceOf(middle, width);
  const needs = cost / (GAIN + cost);
  const over = middle - STORE;
  // Solved from the tail: (w − d)/w = √(2q), with q the chance on the other side of the stock.
  const root = Math.sqrt(2 * (over > 0 ? 1 - needs : needs));
  const turn = over !== 0 && root < 1 ? Math.abs(over) / (1 - root) : undefined;
  return { passes, needs, worth: passes * GAIN - (1 - passes) * cost, turn };
}
