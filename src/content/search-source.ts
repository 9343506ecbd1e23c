import { isIndexed, listedFamilies } from '../families/index.ts';
import type { Page } from '../families/schemas.ts';
import type { SearchSource } from '../search/build-index.ts';
import type { SearchContent } from '../search/schema.ts';
import { searchPagesOf } from './page-text.ts';
import type { Site } from './site.ts';

/** News and positions rank a little below pages on the same subject. */
const ENTRY_WEIGHT = 0.9;

const originalOf = ({ path, translation }: Page) => translation?.of ?? path;

/** The synonyms of other languages with the addresses of this one, so that a query in any language finds pages. */
function synonymsOfOthers(site: Site, sites: Site[]): SearchSource['otherSynonyms'] {
  const originals = new Map(sites.flatMap(({ pages }) => pages.map((page) => [page.path, originalOf(page)])));
  const own = new Map(site.pages.map((page) => [originalOf(page), page.path]));
  const here = (address: string) => {
    const original = originals.get(address) ?? address;
    return own.get(original) ?? original;
  };
  return sites
    .filter((one) => one !== site)
    .flatMap((one) => one.search.synonyms.map(({ words, pages }) => ({ words, pages: pages.map(here) })));
}

/** A page that a language does not have. Search finds it by its name and sentence in that language and by its English text. */
function wordsOf(page: Pick<Page, 'path' | 'name' | 'description'>, { namedPages }: Site) {
  const { name = page.name, text = page.description } = namedPages[page.path] ?? {};
  return { name, description: text, sections: [], english: true };
}

/** News and positions are separate groups if there are any. */
function entryGroups({ pages }: Site): SearchContent['directory'] {
  return pages.flatMap(({ family, path, name, description }) => {
    const families = [family, ...listedFamilies(path)];
    return families.length > 1 ? [{ heading: name, line: description, weight: ENTRY_WEIGHT, families }] : [];
  });
}

/** The site as searched in one language: its own pages, and the English pages that it does not have. */
export function searchSourceOf(site: Site, sites: Site[]): SearchSource {
  const [english = site] = sites;
  const translated = new Set(site.pages.map(originalOf));
  const others = site === english ? [] : english.pages.filter((page) => !translated.has(page.path));
  const fillers = [...new Set(sites.flatMap(({ search }) => search.fillers))];
  const groups = entryGroups(english);
  const isFound = (page: Page) =>
    isIndexed(page) ||
    groups.some(({ families }) => families.includes(page.family)) ||
    site.search.utilities.pages.some(({ to }) => to === page.path);
  return {
    ...site,
    pages: [
      ...searchPagesOf(site.pages.filter(isFound)),
      ...searchPagesOf(others.filter(isFound)).map((page) => ({ ...page, ...wordsOf(page, site) })),
    ],
    search: { ...site.search, fillers, directory: [...site.search.directory, ...groups] },
    otherSynonyms: synonymsOfOthers(site, sites),
    inEnglish: site === english ? undefined : site.strings.language.inEnglish,
  };
}
