import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { site, sites } from '../../src/content/registry.ts';
import { wholeEngine } from './engine.ts';
import { type Query, score } from './score.ts';

const table = parse(readFileSync(path.join(import.meta.dirname, 'language-queries.yaml'), 'utf8')) as Record<
  'heldOut' | 'later' | 'latest',
  Record<string, Record<string, string | string[]>>
>;
type Group = keyof typeof table;
const queriesOf = (group: Group, language: string): Query[] =>
  Object.entries(table[group][language] ?? {}).map(([words, pages]) => ({ words, pages: [pages].flat() }));

/** Every query in an engine, with addresses as English pages have them. */
async function answered(language: (typeof sites)[number], queries: Query[]) {
  const engine = await wholeEngine(language);
  const originals = new Map(language.pages.map((page) => [page.path, page.translation?.of ?? page.path]));
  const plain = (to: string) => originals.get(to.split('#')[0] ?? '') ?? to;
  return score(queries, (words) => engine.search(words).records.map(({ to }) => ({ to: plain(to) })));
}

it.each<[Group, number]>([
  ['heldOut', 60],
  ['later', 80],
  ['latest', 276],
])(
  'queries in the languages and scripts of the site find their page, %s: 85 % first, 95 % among three',
  async (group, many) => {
    const others = sites.filter((one) => table[group][one.language.code]);
    const all = await Promise.all(others.map((one) => answered(one, queriesOf(group, one.language.code))));
    const mean = (pick: (one: (typeof all)[number]) => number) =>
      all.reduce((sum, one) => sum + pick(one), 0) / all.length;
    const misses = all.flatMap((one) => one.misses).join('\n');
    expect(Object.values(table[group]).flatMap(Object.keys)).toHaveLength(many);
    expect(
      mean(({ first }) => first),
      misses,
    ).toBeGreaterThanOrEqual(0.85);
    expect(
      mean(({ near }) => near),
      misses,
    ).toBeGreaterThanOrEqual(0.95);
  },
);

it.each<Group>(['heldOut', 'later', 'latest'])('finds them on English pages as well, %s', async (group) => {
  const all = Object.keys(table[group]).flatMap((language) => queriesOf(group, language));
  const { first, near, misses } = await answered(site, all);
  expect(first, misses.join('\n')).toBeGreaterThanOrEqual(0.85);
  expect(near, misses.join('\n')).toBeGreaterThanOrEqual(0.95);
});

it('leads to the translated page on translated pages, and says which pages are in English', async () => {
  for (const one of sites.slice(1)) {
    const engine = await wholeEngine(one);
    const { prefix } = one.language;
    expect(engine.search('GPS').records[0]?.to).toBe(`${prefix}/product/gps`);
    const [emr] = engine.search('EMR').records;
    expect(emr).toMatchObject({ to: '/product/emr', english: true });
    expect(emr?.group).toContain(one.strings.language.inEnglish);
  }
});

it('finds every place of the town by its name in the language, and says that the town is in English', async () => {
  for (const one of sites.slice(1)) {
    const engine = await wholeEngine(one);
    expect(one.town.length).toBe(site.town.length);
    const lost = one.town.filter(({ id, name }) => {
      const found = engine.search(name).records.find(({ to }) => to === `/town#${id}`);
      return found?.heading !== name || !found.english;
    });
    expect(lost.map(({ name }) => name)).toEqual([]);
  }
});
