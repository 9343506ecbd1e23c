import { wholeEngine } from '../../tests/search/engine.ts';
import { heldOut, score, tuned } from '../../tests/search/score.ts';
import type { QueryResult } from '../bench/report.ts';

/** How many of the buyers' queries find their page first, and among the first three. */
export async function measureQueries(): Promise<QueryResult[]> {
  const engine = await wholeEngine();
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
