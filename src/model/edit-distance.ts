/** Damerau–Levenshtein distance between two words. */
export function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  for (let j = 0; j <= b.length; j++) (rows[0] as number[])[j] = j;
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + 1);
      (rows[i] as number[])[j] = best;
    }
  }
  return at(a.length, b.length);
}

/** The most typos: a quarter of the letters, at least one; none in a word of two letters. */
const slackOf = (word: string) => (word.length < 3 ? 0 : Math.max(1, Math.floor(word.length / 4)));

/** The most similar candidate; undefined if none is similar. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = slackOf(word) + 1;
  for (const candidate of candidates) {
    const slips = distance(word.toLowerCase(), candidate.toLowerCase());
    if (slips < least) {
      best = candidate;
      least = slips;
    }
  }
  return best;
}
