import { type Page, pageSchemas } from '../families/schemas.ts';
import { plainText } from '../model/inline.ts';
import { oncePer } from '../model/once-per.ts';
import { type Field, fieldsIn } from '../model/schema-fields.ts';
import { readable } from '../sections/parts.ts';

/** Every text of a page, with its metadata. */
export const fieldsOf = (page: Page): Field[] => [...fieldsIn(pageSchemas[page.family], page)];

/** The visible texts of a page in order, without markup. */
export const wordsOf = oncePer((page: Page) =>
  fieldsOf(page).flatMap(({ words, text }) => (words ? [plainText(text)] : [])),
);

export const picturesOf = (page: Page) =>
  fieldsOf(page).flatMap(({ reference, text }) => (reference === 'picture' ? [text] : []));

/** The searchable text of a page, without its links to related pages. */
const searchTextOf = (page: Page) => readable(fieldsOf({ ...page, related: [] }));

/** Pages with their searchable text. */
export const searchPagesOf = (pages: Page[]) => pages.map((page) => ({ ...page, words: searchTextOf(page) }));

/** A site whose pages have their searchable text. */
export const forSearch = <S extends { pages: Page[] }>(site: S) => ({ ...site, pages: searchPagesOf(site.pages) });
