import { plan } from '../kit/instrument.ts';

/** How many nights a test bench needs until every pair of versions has run together. */
export const racks = plan({
  dials: {
    kinds: { from: 2, to: 4, step: 1, start: 4, digits: 0, unit: '' },
    versions: { from: 3, to: 5, step: 1, start: 4, digits: 0, unit: '' },
    nights: { from: 1, to: 30, step: 1, start: 16, digits: 0, unit: '' },
  },
  readings: ['chosen', 'plain', 'all'],
  labels: ['plain', 'chosen', 'latest', 'unit', 'neighbour', 'firmware', 'supply'],
  cases: ['two', 'few', 'pairs', 'whole'],
});

export type Run = number[];

/** Twice a version, in the finite field of this order; the field of four is not arithmetic modulo four. */
const twice = (b: number, versions: number) => (versions === 4 ? ([0, 2, 3, 1][b] ?? 0) : (2 * b) % versions);
const plus = (a: number, b: number, versions: number) => (versions === 4 ? a ^ b : (a + b) % versions);

/** Runs in a chosen order: an orthogonal array, in which every two versions of different kinds meet exactly once. */
export const chosenOf = (kinds: number, versions: number, nights: number): Run[] =>
  Array.from({ length: Math.min(nights, versions ** 2) }, (_, i) => {
    const [a, b] = [Math.floor(i / versions), i % versions];
    return [b, plus(a, b, versions), a, plus(a, twice(b, versions), versions)].slice(0, kinds);
  });

/** Runs in plain order: the last kind changes first, as on a list. */
export const plainOf = (kinds: number, versions: number, nights: number): Run[] =>
  Array.from({ length: Math.min(nights, versions ** kinds) }, (_, i) =>
    Array.from({ length: kinds }, (_, k) => Math.floor(i / versions ** (kinds - 1 - k)) % versions),
  );

/** The number of different pairs in these runs. */
export function metIn(runs: Run[]): number {
  const met = new Set<string>();
  for (const run of runs)
    for (let i = 0; i < run.length; i++)
      for (let j = i + 1; j < run.length; j++) met.add(`${i}.${run[i]} ${j}.${run[j]}`);
  return met.size;
}

export interface Bench {
  /** The number of combinations, and of pairs of versions. */
  all: number;
  pairs: number;
  /** Nights after which every pair has met, in the chosen order. */
  enough: number;
  /** Pairs met so far, in either order. */
  chosen: number;
  plain: number;
}

export function benchOf({ kinds, versions, nights }: { kinds: number; versions: number; nights: number }): Bench {
  return {
    all: versions ** kinds,
    pairs: ((kinds * (kinds - 1)) / 2) * versions ** 2,
    enough: versions ** 2,
    chosen: metIn(chosenOf(kinds, versions, nights)),
    plain: metIn(plainOf(kinds, versions, nights)),
  };
}
