import { plan } from '../kit/instrument.ts';

/** Whether a solar plant under a cloud should revise its filed schedule. */
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
 * The cloud lasts c blocks, and a revision is valid from block a for g blocks. Until the cloud has passed, it is filed again for g blocks
 * without a gap. The cost is the blocks before it is valid and the blocks after the cloud.
 */
export function revisionOf({ cloud: c, late: a, filed: g }: { cloud: number; late: number; filed: number }): Revision {
  const filings = Math.max(1, Math.ceil((c - a) / g));
  const ends = a + filings * g;
  return { alone: c, short: Math.min(c, a), over: ends - Math.max(c, a), even: a + g / 2, ends };
}
