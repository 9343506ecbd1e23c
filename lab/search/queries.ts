import { site } from '../../src/content/registry.ts';
import { forSearch } from '../../src/content/words.ts';
import { buildIndex } from '../../src/search/build-index.ts';
import { createEngine } from '../../src/search/engine.ts';
import { recordsOf } from '../../src/search/records.ts';
import { heldOut, score, tuned } from '../../tests/search/score.ts';
import type { QueryResult } from '../bench/report.ts';

/** How many of the queries that buyers type find their page first, and among the first three. */
export async function measureQueries(): Promise<QueryResult[]> {
  const source = forSearch(site);
  const { index, texts } = buildIndex(source, recordsOf(source));
  const engine = createEngine(index);
  await engine.extend(texts);
  return [
    { what: 'Tuned on', asked: tuned },
    { what: 'Held out', asked: heldOut },
  ].map(({ what, asked }) => {
    const { first, near } = score(asked, (words) => engine.search(words).records);
    return {
      what,
      queries: asked.length,
      first: Math.round(first * asked.length),
      near: Math.round(near * asked.length),
    };
  });
}
