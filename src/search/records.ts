import type { Site } from '../content/load.ts';
import type { SearchRecord } from './types.ts';

/** What search finds beside the pages of the registry. A new kind of thing, such as a place of the town, is added here. */
export function recordsOf({ pages, evidence, search }: Site): SearchRecord[] {
  const { heading, words } = search.utilities;
  const offline = pages.filter(({ path }) => path === '/offline');
  return [...offline, { ...evidence.page, path: '/evidence' as const }].map(({ path, name, description }) => ({
    to: path,
    name,
    text: description,
    group: heading,
    words: words[path as keyof typeof words],
  }));
}
