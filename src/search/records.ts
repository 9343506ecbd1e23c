import type { SearchSource } from './build-index.ts';
import type { SearchRecord } from './types.ts';

/** What search finds beside the listed pages. A new kind of thing, such as a place of the town, is added here. */
export const recordsOf = ({ pages, search: { utilities } }: SearchSource): SearchRecord[] =>
  Object.entries(utilities.words).flatMap(([address, words]) =>
    pages
      .filter(({ path }) => path === address)
      .map(({ path, name, description }) => ({ to: path, name, text: description, group: utilities.heading, words })),
  );
