import type { SearchSource } from './build-index.ts';
import type { SearchRecord } from './types.ts';

/** What search finds beside the listed pages. A new kind of thing, such as a place of the town, is added here. */
export const recordsOf = ({ pages, search: { utilities } }: SearchSource): SearchRecord[] =>
  utilities.pages.flatMap(({ to, words }) =>
    pages
      .filter(({ path }) => path === to)
      .map(({ name, description }) => ({ to, name, text: description, group: utilities.heading, words })),
  );
