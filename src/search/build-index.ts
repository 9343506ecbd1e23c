import type { Page, Site } from '../content/load.ts';
import { slugOf } from '../model/slug.ts';
import { partsOf, readable } from '../sections/parts.ts';
import { directoryOf } from './directory.ts';
import type { IndexedPage, IndexedPart, SearchIndex } from './types.ts';
import { normalise, wordsIn } from './words.ts';

/** How much of a part is kept for its excerpt, in letters; words after that still find the page. */
const EXCERPT_SOURCE = 280;

const shorten = (text: string) =>
  text.length <= EXCERPT_SOURCE ? text : `${text.slice(0, text.lastIndexOf(' ', EXCERPT_SOURCE))} …`;

const termsIn = (...texts: string[]) => texts.flatMap((text) => wordsIn(text).flatMap((word) => normalise(word) ?? []));

function indexPage(page: Page, family: number, synonyms: string[]): IndexedPage {
  const parts = page.sections.flatMap(partsOf).map(
    ({ id, heading, text }): IndexedPart => ({
      heading,
      text: shorten(text),
      ...(id !== slugOf(heading) && { id }),
    }),
  );
  const shown = new Set(termsIn(page.name, page.description, ...parts.flatMap((part) => [part.heading, part.text])));
  // Where it leads and where it was written are not its words.
  const { path, file, related, banner, ...words } = page;
  const rest = new Set(termsIn(readable(words)).filter((term) => !shown.has(term)));
  return {
    path,
    name: page.name,
    family,
    text: page.description,
    ...(synonyms.length > 0 && { also: synonyms.join(' ') }),
    rest: [...rest].sort().join(' '),
    parts,
  };
}

/** The index, from the content itself: every word of every page finds its page. */
export function buildIndex(site: Site): SearchIndex {
  const { synonyms, suggestions } = site.search;
  const directory = directoryOf(site);
  /** Said twice of the page that is meant first, so that it comes first. */
  const synonymsOf = (path: string) =>
    synonyms.flatMap(({ words, pages }) =>
      pages[0] === path ? [...words, ...words] : pages.includes(path) ? words : [],
    );
  return {
    families: site.search.directory.map(({ heading, weight }) => ({ heading, weight })),
    pages: directory.flatMap(({ pages }, family) =>
      pages.map((page) => indexPage(page, family, synonymsOf(page.path))),
    ),
    suggestions,
  };
}
