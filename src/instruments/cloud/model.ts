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
  /** Blocks in which the plant differs from its schedule without a revision. */
  alone: number;
  /** Blocks short before the revision is valid. */
  short: number;
  /** Blocks over, because the last filing outlasts the cloud. */
  over: number;
  /** The length of cloud at which both cost the same. */
  even: number;
  /** The block at which the last filing ends. */
  ends: number;
}

/**
 * The cloud takes c blocks, and the revision is valid from block a on for g blocks. While the cloud is still there it is filed again for g
 * blocks, each time without a gap. It costs the blocks before it is valid and the blocks after the cloud has gone.
 */
export function revisionOf({ cloud: c, late: a, filed: g }: { cloud: number; late: number; filed: number }): Revision {
  const filings = Math.max(1, Math.ceil((c - a) / g));
  const ends = a + filings * g;
  return { alone: c, short: Math.min(c, a), over: ends - Math.max(c, a), even: a + g / 2, ends };
}
