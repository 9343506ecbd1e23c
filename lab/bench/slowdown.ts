import { benchmarkIndex } from './lighthouse.ts';
import { median } from './report.ts';

/**
 * Lighthouse emulates its mid-range phone by slowing the CPU four times, which is meant for a fast desktop: an index of
 * 1,500 to 2,000 (its docs/throttling.md). A slower machine needs a smaller factor.
 */
export const MEANT = { index: 1750, slowdown: 4 };
const MEASURES = 7;

export const slowdownFor = (index: number) =>
  Math.max(1, Math.min(MEANT.slowdown, (MEANT.slowdown * index) / MEANT.index));

/** The factor for this machine by Lighthouse's own benchmark, measured several times because a shared machine varies. */
export async function slowdownHere(): Promise<number> {
  const measured: number[] = [];
  while (measured.length < MEASURES) measured.push(await benchmarkIndex());
  return slowdownFor(median(measured));
}
