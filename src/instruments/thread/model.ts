import { plan } from '../kit/instrument.ts';

/** Requirements of one device, each traced from need to release. */
export const THREADS = 40;

/** The chance that an auditor finds a gap in the traces of a device. */
export const thread = plan({
  dials: {
    gaps: { from: 0, to: 6, step: 1, start: 1, digits: 0, unit: '' },
    steps: { from: 2, to: 6, step: 1, start: 6, digits: 0, unit: '' },
    pulls: { from: 1, to: 10, step: 1, start: 5, digits: 0, unit: '' },
  },
  readings: ['step', 'whole', 'clean'],
  labels: ['need', 'requirement', 'risk', 'design', 'test', 'result', 'release', 'whole'],
  cases: ['none', 'lucky', 'even', 'found', 'sure'],
});

export interface Trace {
  /** Requirements without a gap. */
  whole: number;
  /** The share of links that each step has. */
  step: number;
  /** Chance that none of the requirements checked has a gap. */
  clean: number;
}

/** Gaps are on different requirements. The auditor picks at random, each at most once. */
export function traceOf({ gaps, steps, pulls }: { gaps: number; steps: number; pulls: number }): Trace {
  const whole = THREADS - gaps * steps;
  let clean = 1;
  for (let i = 0; i < pulls; i++) clean *= Math.max(0, whole - i) / (THREADS - i);
  return { whole, step: (THREADS - gaps) / THREADS, clean };
}

/** The step at which each requirement has its gap, or null: spread so that no two gaps are on one requirement. */
export function cutsOf({ gaps, steps }: { gaps: number; steps: number }): (number | null)[] {
  const cuts: (number | null)[] = Array.from({ length: THREADS }, () => null);
  // 17 has no factor in common with 40, so each requirement comes up once.
  for (let i = 0; i < gaps * steps; i++) cuts[(i * 17 + 6) % THREADS] = i % steps;
  return cuts;
}
