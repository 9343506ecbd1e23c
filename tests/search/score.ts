import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export interface Query {
  words: string;
  /** The expected pages; any of them may come first. */
  pages: string[];
}

const FILE = path.join(import.meta.dirname, 'queries.yaml');
type Table = Record<'known' | 'queries', Record<string, string | string[]>>;

const listed = (group: Table['known']): Query[] =>
  Object.entries(group).map(([words, pages]) => ({ words, pages: [pages].flat() }));
const table = parse(readFileSync(FILE, 'utf8')) as Table;

/** Two of every five are not used for tuning; including the complaints, more than a third of all. */
const isHeldOut = (_: Query, i: number) => i % 5 === 1 || i % 5 === 3;
const rest = listed(table.queries);
export const heldOut = rest.filter(isHeldOut);
export const tuned = [...listed(table.known), ...rest.filter((query, i) => !isHeldOut(query, i))];

const NEAR = 3;

/** How many queries find their page first, how many among the first three, and which do not. */
export function score(queries: Query[], search: (words: string) => { to: string }[]) {
  const places = queries.map((query) => {
    const found = search(query.words).map(({ to }) => to.split('#')[0] as string);
    const at = found.findIndex((to) => query.pages.includes(to));
    return { ...query, at: at < 0 ? Number.POSITIVE_INFINITY : at, found: found.slice(0, NEAR) };
  });
  const share = (most: number) => places.filter(({ at }) => at < most).length / places.length;
  return {
    first: share(1),
    near: share(NEAR),
    misses: places
      .filter(({ at }) => at > 0)
      .map(
        ({ words, pages, found, at }) =>
          `${at < NEAR ? 'second or third' : 'MISSED'} '${words}': wants ${pages.join(' or ')}, finds ${found.join(', ') || 'nothing'}`,
      ),
  };
}
