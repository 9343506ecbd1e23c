import { type Page, pageSchemas } from '../families/schemas.ts';
import { plainText } from '../model/inline.ts';
import { type Field, fieldsIn } from '../model/schema-fields.ts';
import { readable } from '../sections/parts.ts';

/** Every text of a page, with what its schema says of it. */
export const fieldsOf = (page: Page): Field[] => [...fieldsIn(pageSchemas[page.family], page)];

/** What a reader sees of a page, in order, without its markup. */
export const wordsOf = (page: Page) => fieldsOf(page).flatMap(({ words, text }) => (words ? [plainText(text)] : []));

/** Its pictures, in order. */
export const picturesOf = (page: Page) =>
  fieldsOf(page).flatMap(({ reference, text }) => (reference === 'picture' ? [text] : []));

/** What search reads of a page: its words, but for those that only lead away from it. */
const searchTextOf = (page: Page) => readable(fieldsOf({ ...page, related: [] }));

/** The site as search reads it. */
export const forSearch = <S extends { pages: Page[] }>(site: S) => ({
  ...site,
  pages: site.pages.map((page) => ({ ...page, words: searchTextOf(page) })),
});
