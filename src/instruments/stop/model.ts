import { plan } from '../kit/instrument.ts';

/** Press, lathe, weld cell, packing: the rate of each per hour. The weld cell is the slowest, at a part a minute. */
export const RATES = [80, 90, 60, 75] as const;
export const SLOWEST = 2;

/** How many parts a shift loses when one machine stops, with a bin between each machine and the next. */
export const stop = plan({
  dials: {
    machine: { from: 0, to: 3, step: 1, start: 0, digits: 0, unit: '', named: true },
    minutes: { from: 0, to: 120, step: 5, start: 45, digits: 0, unit: ' min' },
    bin: { from: 0, to: 60, step: 5, start: 30, digits: 0, unit: '' },
  },
  readings: ['lost', 'lent', 'open'],
  labels: ['press', 'lathe', 'weld', 'packing', 'lost'],
  cases: ['none', 'slowest', 'bare', 'covered', 'short'],
});

export interface Stop {
  /** Parts the shift does not make. */
  lost: number;
  /** Parts that the bins gave or took during the stop. */
  lent: number;
  /** Minutes afterwards until the bins have recovered. */
  open: number;
  /** The contents of the three bins when the machine starts again. */
  held: number[];
}

/**
 * Before the stop the bins ahead of the slowest machine are full, since the machines there are faster, and those after it are empty.
 * The bins between the stopped machine and the slowest one keep the line running until they are empty.
 */
export function stopOf({ machine, minutes, bin }: { machine: number; minutes: number; bin: number }): Stop {
  const pace = RATES[SLOWEST] / 60;
  const wanted = pace * minutes;
  const between = Math.abs(SLOWEST - machine);
  const lent = Math.min(wanted, between * bin);
  // The slower of press and lathe fills the bins ahead; packing clears the one after.
  const spare = machine < SLOWEST ? Math.min(RATES[0], RATES[1]) : RATES[3];
  const held = [bin, bin, 0];
  let rest = lent;
  // The bin nearest to the stopped machine empties first.
  for (let i = machine; i < SLOWEST; i++) {
    const taken = Math.min(rest, bin);
    held[i] = bin - taken;
    rest -= taken;
  }
  if (machine > SLOWEST) held[SLOWEST] = lent;
  return { lost: wanted - lent, lent, open: (lent / (spare - RATES[SLOWEST])) * 60, held };
}
