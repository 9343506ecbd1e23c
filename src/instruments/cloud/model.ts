import { plan } from '../kit/instrument.ts';

/** A cloud takes the sun from a solar plant that has filed its schedule. Is a revision worth filing? */
export const cloud = plan({
  dials: {
    cloud: { from: 1, to: 16, step: 1, start: 6, digits: 0, unit: '' },
    late: { from: 0, to: 8, step: 1, start: 4, digits: 0, unit: '' },
    filed: { from: 2, to: 16, step: 1, start: 8, digits: 0, unit: '' },
  },
  readings: ['alone', 'revised', 'even'],
  labels: ['alone', 'revised'],
  cases: ['gone', 'worse', 'even', 'better', 'exact'],
});

export interface Revision {
  /** Blocks in which the plant differs from its schedule when that is left alone. */
  alone: number;
  /** Blocks short before the revision holds. */
  short: number;
  /** Blocks over, because the revision outlasts the cloud. */
  over: number;
  /** The length of cloud at which both cost alike. */
  even: number;
}

/**
 * The cloud takes c blocks, the revision holds from the a-th of them and keeps the schedule low for g blocks, longer while the cloud
 * stays: it is then filed again. It costs the blocks before it holds and the blocks after the cloud has gone.
 */
export function revisionOf({ cloud: c, late: a, filed: g }: { cloud: number; late: number; filed: number }): Revision {
  return { alone: c, short: Math.min(c, a), over: Math.max(0, a + g - Math.max(c, a)), even: a + g / 2 };
}
