import MiniSearch, { type SearchResult } from 'minisearch';
import { slugOf } from '../model/slug.ts';
import type { IndexedPage, IndexedPart, SearchIndex } from './types.ts';
import { normalise, wordsIn } from './words.ts';

export interface Found {
  to: string;
  heading: string;
  text: string;
  /** Words of the site that answer what was typed, as `normalise` writes them. */
  terms: Set<string>;
}
export interface FoundPage extends Found {
  family: string;
  parts: Found[];
}

/** What is searched: a page by its name and description, a part of it, or all its further words. */
interface Entry {
  page: IndexedPage;
  part?: IndexedPart;
  rest?: true;
}

const MOST_PAGES = 8;
const MOST_PARTS = 3;
/** Entries added between two breaths of the page, so that typing never waits. */
const CHUNK = 40;
/** Below this many letters only names and headings are looked at: anything else would match everything. */
const SHORT = 3;
const BOOST = { name: 6, also: 5, heading: 3, text: 1, rest: 0.5 };
const FIELDS = Object.keys(BOOST);

/** How many slips of the finger a word may hold: none in HMS, one in fees, two in hospital. */
const slips = (term: string) => (term.length < 4 ? 0 : term.length < 6 ? 1 : 2);

const addressOf = ({ page, part }: Entry) => (part ? `${page.path}#${part.id ?? slugOf(part.heading)}` : page.path);

function fieldOf({ page, part, rest }: Entry, field: string): string | undefined {
  if (rest) return field === 'rest' ? page.rest : undefined;
  if (part) return field === 'heading' || field === 'text' ? part[field] : undefined;
  return field === 'name' || field === 'also' || field === 'text' ? page[field] : undefined;
}

export interface Engine {
  /** Settles when everything is in; the pages themselves are from the start, so that the first letter finds something. */
  complete: Promise<void>;
  search: (query: string) => FoundPage[];
  /** Names an address that search knows: for what was opened lately. */
  at: (address: string) => { heading: string; family: string } | undefined;
}

export function createEngine({ families, pages }: SearchIndex): Engine {
  const entries: Entry[] = [
    ...pages.map((page) => ({ page })),
    ...pages.flatMap((page) => page.parts.map((part) => ({ page, part }))),
    ...pages.map((page) => ({ page, rest: true as const })),
  ];
  const entryOf = (id: number) => entries[id] as Entry;
  const index = new MiniSearch<number>({
    fields: FIELDS,
    extractField: (id, field) => (field === 'id' ? id : fieldOf(entryOf(id), field)),
    tokenize: wordsIn,
    processTerm: normalise,
  });
  index.addAll(pages.map((_, id) => id));
  const complete = index.addAllAsync(
    entries.slice(pages.length).map((_, i) => pages.length + i),
    { chunkSize: CHUNK },
  );

  const look = (query: string, forgiving: boolean) => {
    const last = wordsIn(query).at(-1) ?? '';
    // A plural is a whole word: 'fees' is not the beginning of 'feedback'.
    const unfinished = normalise(last) === last.toLowerCase();
    return index.search(query, {
      // What is being typed may be half a word; what was typed before it is whole, unless it is long.
      prefix: (term, i, all) => (i === all.length - 1 ? unfinished : term.length > SHORT),
      // A page with many synonyms is not a worse answer for it.
      bm25: { k: 1.2, b: 0.2, d: 0.5 },
      boost: BOOST,
      boostDocument: (id) => families[entryOf(id).page.family]?.weight ?? 1,
      fields: query.length < SHORT ? ['name', 'also', 'heading'] : FIELDS,
      ...(forgiving && { fuzzy: slips }),
    });
  };

  /** Results by page. A page answers with all its parts together: 'HMS pharmacy' is one word here and one there. */
  function byPage(results: SearchResult[]) {
    const groups = new Map<IndexedPage, { own: SearchResult[]; parts: SearchResult[]; asked: Set<string> }>();
    for (const result of results) {
      const { page, part } = entryOf(result.id);
      const group = groups.get(page) ?? { own: [], parts: [], asked: new Set() };
      groups.set(page, group);
      group[part ? 'parts' : 'own'].push(result);
      for (const term of result.queryTerms) group.asked.add(term);
    }
    return [...groups].map(([page, group]) => ({
      page,
      ...group,
      score: [...group.own, ...group.parts.slice(0, 1)].reduce((sum, { score }) => sum + score, 0),
    }));
  }

  const found = (entry: Entry, results: SearchResult[]): Found => ({
    to: addressOf(entry),
    heading: entry.part?.heading ?? entry.page.name,
    text: entry.part?.text ?? entry.page.text,
    terms: new Set(results.flatMap((result) => result.terms)),
  });

  function search(typed: string): FoundPage[] {
    // Alone it means the trade; beside another word it says nothing more.
    const query = /^\s*it\s*$/i.test(typed) ? 'IT' : typed.replace(/\bIT\b/g, '');
    const asked = new Set(wordsIn(query).flatMap((word) => normalise(word) ?? [])).size;
    const answersAll = (groups: ReturnType<typeof byPage>) => groups.some((group) => group.asked.size >= asked);
    let groups = byPage(look(query, false));
    // Typing slips are forgiven only where the words as typed lead nowhere.
    if (!answersAll(groups)) groups = byPage(look(query, true));
    const most = Math.max(...groups.map((group) => group.asked.size));
    return groups
      .filter((group) => group.asked.size === most)
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_PAGES)
      .map(({ page, own, parts }) => ({
        ...found({ page }, own),
        family: families[page.family]?.heading ?? '',
        parts: parts.slice(0, MOST_PARTS).map((result) => found(entryOf(result.id), [result])),
      }));
  }

  const byAddress = new Map(entries.filter((entry) => !entry.rest).map((entry) => [addressOf(entry), entry]));
  return {
    complete,
    search,
    at(address) {
      const entry = byAddress.get(address);
      if (!entry) return undefined;
      const { page, part } = entry;
      return { heading: part?.heading ?? page.name, family: part ? page.name : (families[page.family]?.heading ?? '') };
    },
  };
}
