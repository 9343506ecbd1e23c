import type { SearchSource } from './build-index.ts';
import type { SearchRecord } from './types.ts';

/** What search finds beside the listed pages: pages that help with the others, and the places of the town. */
export const recordsOf = ({ pages, town, search: { utilities, places } }: SearchSource): SearchRecord[] => [
  ...utilities.pages.flatMap(({ to, words }) =>
    pages
      .filter(({ path }) => path === to)
      .map(({ name, description }) => ({ to, name, text: description, group: utilities.heading, words })),
  ),
  ...town.map(({ id, name, what }) => ({
    to: `/town#${id}`,
    name,
    text: what,
    group: places.heading,
    weight: places.weight,
  })),
];
