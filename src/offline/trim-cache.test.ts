import { expect, it } from 'vitest';
import { trimCache } from './trim-cache.ts';

const NOW = Date.now();
const daysAgo = (days: number) => new Date(NOW - days * 24 * 3600 * 1000).toUTCString();

/** The part of the Cache interface that trimCache uses; keys are in insertion order. */
function cacheOf(entries: [string, string | undefined][]) {
  const held = new Map(
    entries.map(([url, date]) => [url, new Response('', { headers: date ? { Date: date } : {} })] as const),
  );
  const cache = {
    keys: async () => [...held.keys()],
    match: async (url: string) => held.get(url),
    delete: async (url: string) => held.delete(url),
  };
  return { cache: cache as unknown as Cache, held };
}

it('lets the first go when there are too many', async () => {
  const { cache, held } = cacheOf(['a', 'b', 'c', 'd'].map((url) => [url, daysAgo(1)]));
  await trimCache(cache, 2, 30);
  expect([...held.keys()]).toEqual(['c', 'd']);
});

it('lets go of what is too old, and of nothing younger', async () => {
  const { cache, held } = cacheOf([
    ['a', daysAgo(40)],
    ['b', daysAgo(31)],
    ['c', daysAgo(29)],
    ['d', daysAgo(0)],
  ]);
  await trimCache(cache, 10, 30);
  expect([...held.keys()]).toEqual(['c', 'd']);
});

it('keeps entries without a date until there are too many', async () => {
  const { cache, held } = cacheOf([
    ['a', undefined],
    ['b', undefined],
  ]);
  await trimCache(cache, 2, 30);
  expect(held.size).toBe(2);
  await trimCache(cache, 1, 30);
  expect([...held.keys()]).toEqual(['b']);
});

it('has nothing to do in an empty cache', async () => {
  const { cache, held } = cacheOf([]);
  await trimCache(cache, 2, 30);
  expect(held.size).toBe(0);
});
