import type { SearchSource } from './build-index.ts';
import type { SearchRecord } from './types.ts';

/** Records besides the listed pages: utility pages, and the places of the town. */
export const recordsOf = ({ pages, town, inEnglish, search: { utilities, places } }: SearchSource): SearchRecord[] => [
  ...utilities.pages.flatMap(({ to, words }) =>
    pages
      .filter(({ path }) => path === to)
      .map(({ name, description, english }) => ({
        to,
        name,
        text: description,
        group: utilities.heading,
        words,
        english,
      })),
  ),
  ...town.map(({ id, name, what }) => ({
    to: `/town#${id}`,
    name,
    text: what,
    group: places.heading,
    weight: places.weight,
    ...(inEnglish && { english: true }),
  })),
];
