import { slugOf } from '../model/slug.ts';
import { Postings } from './postings.ts';
import { parseQuery, type QueryWord } from './query.ts';
import { termsIn } from './tokenizer.ts';
import type { IndexedRecord, IndexedSynonyms, IndexedTexts, SearchIndex } from './types.ts';
import { CONFIDENCE } from './vocabulary.ts';

export interface Found {
  to: string;
  heading: string;
  text: string;
  /** The matched terms, normalised: they are marked in the results. */
  terms: Set<string>;
}
export interface FoundRecord extends Found {
  /** The heading of its group. */
  group: string;
  /** An English page among those of another language. */
  english?: boolean | undefined;
  parts: Found[];
}
export interface Answer {
  records: FoundRecord[];
  /** Shown where the site has no such thing. */
  note?: string;
}

const MOST_RECORDS = 8;
const MOST_PARTS = 3;
/** Records that score less than this share of the best score are left out. */
const MIN_SCORE_SHARE = 0.15;
/** How long texts are indexed before input is handled: short, because a slow phone takes six times as long as a desktop. */
const SLICE_MS = 4;
/** Shorter queries match only names and headings, because they would match nearly every text. */
const MIN_TEXT_QUERY = 3;

/** Weight of a term by its field. */
const WEIGHT = { name: 10, synonym: 9, title: 6, heading: 3, text: 2, body: 1, rest: 0.6 };
/** Bonus for a name or synonym that the query contains whole. */
const PHRASE_BONUS = 12;
/** Each further page of a synonym gets this share of the one before it. */
const RANK_SHARE = 0.8;
/** The least confidence in each word of a name or synonym: about half of it has to be typed. */
const MIN_CONFIDENCE = 0.6;
/** Weight of a word of the page's name when its parts are ranked: for 'school fees', Fees comes first. */
const NAME_WORD_WEIGHT = 0.2;
/** A note is shown when its words make up more than this share of the query. */
const MIN_NOTE_SHARE = 0.6;

/** A name or a synonym. */
interface Phrase {
  terms: string[];
  /** Positions of records, and how much of the bonus each gets. */
  records: Map<number, number>;
  note?: string;
}

interface PartRef {
  record: number;
  heading: string;
  to: string;
  text: string;
}

export interface Engine {
  search: (query: string) => Answer;
  /** The heading and group of an address, for the list of recently opened results. */
  at: (address: string) => { heading: string; group: string } | undefined;
  /** Indexes the long texts in slices; resolves when all are indexed. */
  extend: (texts: IndexedTexts) => Promise<void>;
}

export function createEngine({ groups, records, synonyms, fillers, inEnglish = '' }: SearchIndex): Engine {
  const pages = new Postings();
  const sections = new Postings();
  const parts: PartRef[] = [];
  /** Names and synonyms by each of their terms. */
  const phrases = new Map<string, Phrase[]>();
  const addPhrase = (phrase: Phrase) => {
    for (const term of phrase.terms) {
      const known = phrases.get(term);
      if (known) known.push(phrase);
      else phrases.set(term, [phrase]);
    }
  };
  const nameTerms = records.map(({ name }) => termsIn(name));
  const fillerTerms = new Set(fillers.flatMap(termsIn));
  const groupOf = ({ group }: IndexedRecord) => groups[group] ?? { heading: '', weight: 1 };
  const asideOf = (record: IndexedRecord) => `${groupOf(record).heading} ${record.english ? inEnglish : ''}`.trim();

  records.forEach((record, at) => {
    const terms = nameTerms[at] ?? [];
    for (const term of terms) pages.add(term, at, WEIGHT.name);
    for (const term of termsIn(record.title ?? '')) pages.add(term, at, WEIGHT.title);
    for (const term of termsIn(record.text)) pages.add(term, at, WEIGHT.text);
    addPhrase({ terms, records: new Map([[at, 1]]) });
    for (const { heading, id } of record.parts ?? []) {
      for (const term of termsIn(heading)) {
        pages.add(term, at, WEIGHT.heading);
        sections.add(term, parts.length, WEIGHT.heading);
      }
      parts.push({ record: at, heading, to: `${record.to}#${id ?? slugOf(heading)}`, text: '' });
    }
  });
  const addSynonym = ({ words, records: meant, note }: IndexedSynonyms) => {
    const ranked = new Map(meant.map((at, rank) => [at, RANK_SHARE ** rank]));
    for (const phrase of words) {
      const terms = termsIn(phrase);
      // One word of 'report card' alone is not a synonym.
      const weight = WEIGHT.synonym / terms.length;
      // Nor is 'where is' of 'where is the bus'.
      const telling = terms.filter((term) => !fillerTerms.has(term));
      for (const [at, share] of ranked)
        for (const term of telling.length > 0 ? telling : terms) pages.add(term, at, weight * share);
      addPhrase({ terms, records: ranked, note });
    }
  };
  for (const entry of synonyms) addSynonym(entry);

  async function extend(texts: IndexedTexts) {
    let began = performance.now();
    const pause = async () => {
      if (performance.now() - began <= SLICE_MS) return;
      await new Promise((resolve) => setTimeout(resolve));
      began = performance.now();
    };
    for (const entry of texts.synonyms) {
      await pause();
      addSynonym(entry);
    }
    const firstPart = new Map<number, number>();
    for (const [i, { record }] of parts.entries()) if (!firstPart.has(record)) firstPart.set(record, i);
    for (const [at, { parts: bodies, rest }] of texts.pages.entries()) {
      await pause();
      for (const [i, text] of bodies.entries()) {
        const position = (firstPart.get(at) ?? 0) + i;
        const part = parts[position];
        if (part) part.text = text;
        for (const term of termsIn(text)) {
          pages.add(term, at, WEIGHT.body);
          sections.add(term, position, WEIGHT.body);
        }
      }
      for (const term of rest.split(' ')) pages.add(term, at, WEIGHT.rest);
    }
  }

  /** Names and synonyms that the query contains whole, each with its share of the query and the confidence of its weakest word. */
  function phrasesIn(words: QueryWord[]) {
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    const candidates = words.flatMap(({ matches }) =>
      [...matches].flatMap(([term, confidence]) => (confidence < MIN_CONFIDENCE ? [] : (phrases.get(term) ?? []))),
    );
    return [...new Set(candidates)].flatMap((phrase) => {
      const typed = words.filter(({ matches }) => phrase.terms.some((term) => matches.has(term)));
      const confidences = phrase.terms.map((term) =>
        Math.max(0, ...typed.map(({ matches }) => matches.get(term) ?? 0)),
      );
      const missing = phrase.terms.some(
        (term, i) => (confidences[i] as number) < MIN_CONFIDENCE && !fillerTerms.has(term),
      );
      if (missing) return [];
      const share = typed.reduce((sum, { weight }) => sum + weight, 0) / total;
      return [{ phrase, share, confidence: Math.min(...confidences.filter((one) => one > 0)) }];
    });
  }

  function search(query: string): Answer {
    const words = parseQuery(query, pages, fillerTerms);
    const leastWeight = query.trim().length < MIN_TEXT_QUERY ? WEIGHT.heading : 0;
    const phrasesFound = phrasesIn(words);
    const bonus = new Map<number, number>();
    for (const { phrase, share, confidence } of phrasesFound)
      for (const [at, rank] of phrase.records)
        bonus.set(at, Math.max(bonus.get(at) ?? 0, PHRASE_BONUS * share ** 2 * confidence * rank));
    const ranked = [...pages.scores(words, leastWeight, records.length)]
      .map(([at, score]) => {
        const record = records[at] as IndexedRecord;
        return { at, record, score: (score + (bonus.get(at) ?? 0)) * groupOf(record).weight };
      })
      .sort((a, b) => b.score - a.score);
    // A record of a group with a low weight also sets a lower bar for the others.
    const leastScore =
      MIN_SCORE_SHARE * Math.max(0, ...ranked.map(({ record, score }) => score * groupOf(record).weight));
    const terms = new Set(words.flatMap(({ matches }) => [...matches.keys()]));
    const rankParts = (weighted: QueryWord[]) =>
      [...sections.scores(weighted, leastWeight, parts.length)].sort(([, a], [, b]) => b - a);
    const rankedParts = rankParts(words);
    const partsOf = (at: number) => {
      const isInName = ({ matches }: QueryWord) => [...matches.keys()].some((term) => nameTerms[at]?.includes(term));
      const within = words.map((word) => (isInName(word) ? { ...word, weight: word.weight * NAME_WORD_WEIGHT } : word));
      const found = words.length > 1 && words.some(isInName) ? rankParts(within) : rankedParts;
      return found.flatMap(([i]) => (parts[i]?.record === at ? [parts[i]] : []));
    };
    const longest = phrasesFound.sort((a, b) => b.share - a.share)[0];
    return {
      records: ranked
        .filter(({ score }) => score >= leastScore)
        .slice(0, MOST_RECORDS)
        .map(({ at, record: { to, name, text }, record }) => ({
          ...{ to, heading: name, text, terms, group: asideOf(record), english: record.english },
          parts: partsOf(at)
            .slice(0, MOST_PARTS)
            .map((part) => ({ ...part, terms })),
        })),
      note:
        longest && longest.share > MIN_NOTE_SHARE && longest.confidence >= CONFIDENCE.typo
          ? longest.phrase.note
          : undefined,
    };
  }

  function nameOf(address: string) {
    const part = parts.find(({ to }) => to === address);
    const record = part ? records[part.record] : records.find(({ to }) => to === address);
    if (!record) return undefined;
    return part ? { heading: part.heading, group: record.name } : { heading: record.name, group: asideOf(record) };
  }

  return { search, at: nameOf, extend };
}
