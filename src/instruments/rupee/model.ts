import { plan } from '../kit/instrument.ts';

/** How many comparisons find the difference between two ledgers that have a control total after a fixed number of lines. */
export const rupee = plan({
  dials: {
    entries: {
      from: 50,
      to: 5000,
      step: 50,
      start: 1000,
      digits: 0,
      unit: '',
      stops: [50, 100, 200, 500, 1000, 2000, 5000],
    },
    errors: { from: 1, to: 5, step: 1, start: 1, digits: 0, unit: '' },
    batch: {
      from: 1,
      to: 5000,
      step: 1,
      start: 45,
      digits: 0,
      unit: '',
      stops: [1, 2, 5, 10, 20, 32, 45, 63, 100, 200, 500, 1000, 2000, 5000],
    },
  },
  readings: ['totals', 'lines', 'least'],
  labels: ['ours', 'theirs'],
  cases: ['near', 'fine', 'coarse', 'none'],
});

export interface Search {
  /** Control totals to compare. */
  totals: number;
  /** Lines to read inside the batches that differ: half a batch for each error on average, and never more than the day has. */
  lines: number;
  compared: number;
  /** Lines per total with the fewest comparisons. */
  best: number;
  /** The fewest comparisons. */
  least: number;
  /** Lines to read without any control total. */
  plain: number;
}

/** Comparisons = N/b totals + min(N, e·b/2) lines, least at b = √(2N/e). A batch is never longer than the day. */
export function searchOf({ entries, errors, batch }: { entries: number; errors: number; batch: number }): Search {
  const size = Math.min(batch, entries);
  const linesAt = (b: number) => Math.min(entries, (errors * b) / 2);
  const best = Math.min(entries, Math.sqrt((2 * entries) / errors));
  const totals = entries / size;
  const lines = linesAt(size);
  return {
    totals,
    lines,
    compared: totals + lines,
    best,
    least: entries / best + linesAt(best),
    plain: linesAt(entries),
  };
}
