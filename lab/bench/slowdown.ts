import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { median } from './report.ts';

/**
 * Lighthouse makes its mid-range phone by slowing the processor four times, which is meant for a fast desktop: an index of
 * 1,500 to 2,000 (its docs/throttling.md). The same phone on a slower machine takes less.
 */
export const MEANT = { index: 1750, slowdown: 4 };
const MEASURES = 7;

export const slowdownFor = (index: number) =>
  Math.max(1, Math.min(MEANT.slowdown, (MEANT.slowdown * index) / MEANT.index));

/** Of this machine, by Lighthouse's own measure; taken several times, because a shared one is not always as fast. */
export const slowdownHere = () =>
  slowdownFor(median(Array.from({ length: MEASURES }, () => pageFunctions.computeBenchmarkIndex())));
