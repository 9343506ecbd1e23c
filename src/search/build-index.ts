import type { Navigation } from '../model/navigation.ts';
import { slugOf } from '../model/slug.ts';
import type { Strings } from '../model/strings.ts';
import { type Part, partsOf } from '../sections/parts.ts';
import type { SectionContent } from '../sections/types.ts';
import { directoryOf } from './directory.ts';
import type { SearchContent } from './schema.ts';
import { termsIn } from './tokenizer.ts';
import type { Group, IndexedRecord, IndexedTexts, SearchIndex, SearchRecord } from './types.ts';

/** A page, as far as search reads it. */
interface Page {
  path: string;
  family: string;
  name: string;
  title: string;
  description: string;
  sections: SectionContent[];
  /** All its words, for what no part shows. */
  words: string;
}
export interface SearchSource {
  pages: Page[];
  navigation: Navigation;
  search: SearchContent;
  strings: Strings;
  town: { id: string; name: string; what: string }[];
}

/** How much of a part is kept for its excerpt, in letters; words after that still find the page. */
const EXCERPT_SOURCE = 280;

const shorten = (text: string) =>
  text.length <= EXCERPT_SOURCE ? text : `${text.slice(0, text.lastIndexOf(' ', EXCERPT_SOURCE))} …`;

const recordOf = (page: Page, parts: Part[], group: number): IndexedRecord => ({
  to: page.path,
  name: page.name,
  group,
  text: page.description,
  title: page.title,
  parts: parts.map(({ heading, id }) => ({ heading, ...(id !== slugOf(heading) && { id }) })),
});

function textsOf(page: Page, parts: Part[]): IndexedTexts[number] {
  const texts = parts.map((part) => shorten(part.text));
  const shown = new Set(
    [page.name, page.title, page.description, ...parts.map((part) => part.heading), ...texts].flatMap(termsIn),
  );
  const rest = new Set(termsIn(page.words).filter((term) => !shown.has(term)));
  return { parts: texts, rest: [...rest].sort().join(' ') };
}

/** The two files of the index, from the content itself: every word of every page finds its page. */
export function buildIndex(
  site: SearchSource,
  others: SearchRecord[] = [],
): { index: SearchIndex; texts: IndexedTexts } {
  const { directory, synonyms, suggestions, fillers } = site.search;
  const groups: Group[] = directory.map(({ heading, weight }) => ({ heading, weight }));
  const pages = directoryOf(site).flatMap(({ pages }, group) =>
    pages.map((page) => ({ page, group, parts: page.sections.flatMap(partsOf) })),
  );
  const beside = new Map(others.map(({ group, weight = 1 }) => [group, weight]));
  const headings = [...beside.keys()];
  const records: IndexedRecord[] = [
    ...pages.map(({ page, parts, group }) => recordOf(page, parts, group)),
    ...others.map(({ to, name, text, group }) => ({ to, name, text, group: groups.length + headings.indexOf(group) })),
  ];
  const position = new Map(records.map(({ to }, i) => [to, i]));
  const positions = (addresses: string[]) => addresses.flatMap((address) => position.get(address) ?? []);
  return {
    index: {
      strings: site.strings.search,
      groups: [...groups, ...[...beside].map(([heading, weight]) => ({ heading, weight }))],
      records,
      synonyms: [
        ...synonyms.map(({ words, pages, note }) => ({ words, records: positions(pages), ...(note && { note }) })),
        ...others.flatMap(({ to, words }) => (words ? [{ words, records: positions([to]) }] : [])),
      ],
      fillers,
      suggestions,
    },
    texts: pages.map(({ page, parts }) => textsOf(page, parts)),
  };
}
