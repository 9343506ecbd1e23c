import type { Navigation } from '../model/navigation.ts';
import { slugOf } from '../model/slug.ts';
import type { Strings } from '../model/strings.ts';
import { type Part, partsOf } from '../sections/parts.ts';
import type { SectionContent } from '../sections/types.ts';
import { directoryOf } from './directory.ts';
import type { SearchContent } from './schema.ts';
import { termsIn } from './tokenizer.ts';
import type { Group, IndexedRecord, IndexedText, IndexedTexts, SearchIndex, SearchRecord } from './types.ts';

/** The fields of a page that search reads. */
interface Page {
  path: string;
  family: string;
  name: string;
  title: string;
  description: string;
  sections: SectionContent[];
  /** All text of the page, for words that are in none of its parts. */
  words: string;
  /** An English page among those of another language. */
  english?: boolean;
}
type Synonym = Pick<SearchContent['synonyms'][number], 'words' | 'pages'>;

export interface SearchSource {
  pages: Page[];
  navigation: Navigation;
  search: SearchContent;
  strings: Strings;
  town: { id: string; name: string; what: string }[];
  /** The label of English pages in an index of another language. */
  inEnglish?: string | undefined;
  /** What people type in the other languages. */
  otherSynonyms?: Synonym[];
}

/** Letters of a part that are kept for its excerpt; words after that still find the page. */
const EXCERPT_SOURCE = 280;

const shorten = (text: string) =>
  text.length <= EXCERPT_SOURCE ? text : `${text.slice(0, text.lastIndexOf(' ', EXCERPT_SOURCE))} …`;

const recordOf = (page: Page, parts: Part[], group: number): IndexedRecord => ({
  to: page.path,
  name: page.name,
  group,
  ...(page.english && { english: true }),
  text: page.description,
  title: page.title,
  parts: parts.map(({ heading, id }) => ({ heading, ...(id !== slugOf(heading) && { id }) })),
});

function textsOf(page: Page, parts: Part[]): IndexedText {
  const texts = parts.map((part) => shorten(part.text));
  const shown = new Set(
    [page.name, page.title, page.description, ...parts.map((part) => part.heading), ...texts].flatMap(termsIn),
  );
  const rest = new Set(termsIn(page.words).filter((term) => !shown.has(term)));
  return { parts: texts, rest: [...rest].sort().join(' ') };
}

/** Two spellings of a phrase have the same key. */
const phraseKey = (words: string) => termsIn(words).join(' ');

/** Joins the synonyms of other languages: one entry for the same pages, without repeated phrases and those in `own`. */
function mergeSynonyms(synonyms: Synonym[], own: ReadonlySet<string>): Synonym[] {
  const seen = new Set(own);
  const entries = new Map<string, Synonym>();
  for (const { words, pages } of synonyms) {
    const entry = entries.get(pages.join()) ?? { words: [], pages };
    entries.set(pages.join(), entry);
    for (const phrase of words) {
      if (!seen.has(phraseKey(phrase))) entry.words.push(phrase);
      seen.add(phraseKey(phrase));
    }
  }
  return [...entries.values()].filter(({ words }) => words.length);
}

/** The two files of the index: names, headings and synonyms, and the texts that load later. */
export function buildIndex(
  site: SearchSource,
  others: SearchRecord[] = [],
): { index: SearchIndex; texts: IndexedTexts } {
  const { directory, synonyms, suggestions, fillers } = site.search;
  const own = new Set(synonyms.flatMap(({ words }) => words.map(phraseKey)));
  const groups: Group[] = directory.map(({ heading, weight }) => ({ heading, weight }));
  const pages = directoryOf(site).flatMap(({ pages }, group) =>
    pages.map((page) => ({ page, group, parts: page.sections.flatMap(partsOf) })),
  );
  const otherGroups = new Map(others.map(({ group, weight = 1 }) => [group, weight]));
  const headings = [...otherGroups.keys()];
  const records: IndexedRecord[] = [
    ...pages.map(({ page, parts, group }) => recordOf(page, parts, group)),
    ...others.map(({ to, name, text, group, english }) => ({
      to,
      name,
      text,
      group: groups.length + headings.indexOf(group),
      ...(english && { english }),
    })),
  ];
  const position = new Map(records.map(({ to }, i) => [to, i]));
  const positions = (addresses: string[]) => addresses.flatMap((address) => position.get(address) ?? []);
  return {
    index: {
      strings: site.strings.search,
      ...(site.inEnglish && { inEnglish: site.inEnglish }),
      groups: [...groups, ...[...otherGroups].map(([heading, weight]) => ({ heading, weight }))],
      records,
      synonyms: [
        ...synonyms.map(({ words, pages, note }) => ({ words, records: positions(pages), ...(note && { note }) })),
        ...others.flatMap(({ to, words }) => (words ? [{ words, records: positions([to]) }] : [])),
      ],
      fillers,
      suggestions,
    },
    texts: {
      pages: pages.map(({ page, parts }) => textsOf(page, parts)),
      synonyms: mergeSynonyms(site.otherSynonyms ?? [], own).map(({ words, pages }) => ({
        words,
        records: positions(pages),
      })),
    },
  };
}
