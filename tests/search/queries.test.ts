import { expect, it } from 'vitest';
import { wholeEngine } from './engine.ts';
import { heldOut, score, tuned } from './score.ts';

const LEAST = { first: 0.9, near: 0.98 };

it.each([
  ['tuned on', tuned],
  ['held out', heldOut],
])('what buyers type finds its page: %s', async (_, queries) => {
  const engine = await wholeEngine();
  const { first, near, misses } = score(queries, (words) => engine.search(words).records);
  if (misses.length > 0) console.log(`${misses.length} of ${queries.length} queries:\n${misses.join('\n')}`);
  expect(first, 'in the first place').toBeGreaterThanOrEqual(LEAST.first);
  expect(near, 'among the first three').toBeGreaterThanOrEqual(LEAST.near);
});

it('holds out a third of the table, which has at least 150 queries', () => {
  const all = heldOut.length + tuned.length;
  expect(all).toBeGreaterThanOrEqual(150);
  expect(heldOut.length / all).toBeGreaterThanOrEqual(1 / 3);
});
