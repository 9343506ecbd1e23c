import { slugOf } from '../model/slug.ts';
import { Postings } from './postings.ts';
import { type Asked, askedIn } from './query.ts';
import { termsIn } from './tokenizer.ts';
import type { IndexedRecord, IndexedTexts, SearchIndex } from './types.ts';
import { SURELY } from './vocabulary.ts';

export interface Found {
  to: string;
  heading: string;
  text: string;
  /** Words of the site that answer what was typed, as `normalise` writes them. */
  terms: Set<string>;
}
export interface FoundRecord extends Found {
  /** Where it belongs. */
  group: string;
  parts: Found[];
}
export interface Answer {
  records: FoundRecord[];
  /** Said where the site has no such thing. */
  note?: string;
}

const MOST_RECORDS = 8;
const MOST_PARTS = 3;
/** What scores less than this share of the best answer is no answer. */
const WORTH_SHOWING = 0.15;
/** How long texts are indexed before input is handled: short, because a slow phone takes six times as long as a desktop. */
const SLICE_MS = 4;
/** Below this many letters only names and headings are looked at: anything else would match everything. */
const SHORT = 3;

/** What a word counts by where it stands. A name outweighs any number of mentions. */
const WEIGHT = { name: 10, also: 9, title: 6, heading: 3, text: 2, body: 1, rest: 0.6 };
/** A name or a synonym that is typed whole. */
const WHOLE = 12;
/** The second page of a synonym stands behind the first. */
const NEXT = 0.8;
/** How surely each word of a name or synonym has to be meant: at least half of it is typed. */
const MEANT = 0.6;
/** What a word of the page's own name counts in its parts. */
const SAID = 0.2;
/** A note is said when its words make up most of what was typed. */
const MOSTLY = 0.6;

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
  /** Names an address that search knows: for what was opened lately. */
  at: (address: string) => { heading: string; group: string } | undefined;
  /** Takes the long texts in, a few at a time; settles when all are in. */
  extend: (texts: IndexedTexts) => Promise<void>;
}

export function createEngine({ groups, records, synonyms, fillers }: SearchIndex): Engine {
  const pages = new Postings();
  const sections = new Postings();
  const parts: PartRef[] = [];
  /** Names and synonyms by each of their words. */
  const phrases = new Map<string, Phrase[]>();
  const say = (phrase: Phrase) => {
    for (const term of phrase.terms) {
      const known = phrases.get(term);
      if (known) known.push(phrase);
      else phrases.set(term, [phrase]);
    }
  };
  const names = records.map(({ name }) => new Set(termsIn(name)));
  const weak = new Set(fillers.flatMap(termsIn));
  const groupOf = ({ group }: IndexedRecord) => groups[group] ?? { heading: '', weight: 1 };

  records.forEach((record, at) => {
    const take = (text: string, weight: number) => {
      for (const term of termsIn(text)) pages.add(term, at, weight);
    };
    take(record.name, WEIGHT.name);
    take(record.title ?? '', WEIGHT.title);
    take(record.text, WEIGHT.text);
    say({ terms: termsIn(record.name), records: new Map([[at, 1]]) });
    for (const { heading, id } of record.parts ?? []) {
      take(heading, WEIGHT.heading);
      for (const term of termsIn(heading)) sections.add(term, parts.length, WEIGHT.heading);
      parts.push({ record: at, heading, to: `${record.to}#${id ?? slugOf(heading)}`, text: '' });
    }
  });
  for (const { words, records: meant, note } of synonyms) {
    const ranked = new Map(meant.map((at, rank) => [at, NEXT ** rank]));
    for (const phrase of words) {
      const terms = termsIn(phrase);
      // Half of 'report card' is not a synonym.
      const weight = WEIGHT.also / terms.length;
      for (const [at, share] of ranked) for (const term of terms) pages.add(term, at, weight * share);
      say({ terms, records: ranked, note });
    }
  }

  async function extend(texts: IndexedTexts) {
    let began = performance.now();
    const firstPart = new Map<number, number>();
    for (const [i, { record }] of parts.entries()) if (!firstPart.has(record)) firstPart.set(record, i);
    for (const [at, { parts: bodies, rest }] of texts.entries()) {
      if (performance.now() - began > SLICE_MS) {
        await new Promise((resolve) => setTimeout(resolve));
        began = performance.now();
      }
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

  /** Names and synonyms that stand in the query whole, with the share of it that each makes up. */
  function wholes(asked: Asked[]) {
    const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
    const meant = asked.flatMap(({ meanings }) =>
      [...meanings].flatMap(([term, surely]) => (surely < MEANT ? [] : (phrases.get(term) ?? []))),
    );
    return [...new Set(meant)].flatMap((phrase) => {
      const said = asked.filter(({ meanings }) => phrase.terms.some((term) => meanings.has(term)));
      const sure = phrase.terms.map((term) => Math.max(0, ...said.map(({ meanings }) => meanings.get(term) ?? 0)));
      const missing = phrase.terms.some((term, i) => (sure[i] as number) < MEANT && !weak.has(term));
      if (missing) return [];
      const share = said.reduce((sum, { weight }) => sum + weight, 0) / whole;
      return [{ phrase, share, sure: Math.min(...sure.filter((one) => one > 0)) }];
    });
  }

  function search(query: string): Answer {
    const asked = askedIn(query, pages, weak);
    const leastWeight = query.trim().length < SHORT ? WEIGHT.heading : 0;
    const said = wholes(asked);
    const bonus = new Map<number, number>();
    for (const { phrase, share, sure } of said)
      for (const [at, rank] of phrase.records)
        bonus.set(at, Math.max(bonus.get(at) ?? 0, WHOLE * share ** 2 * sure * rank));
    const ranked = [...pages.scores(asked, leastWeight, records.length)]
      .map(([at, score]) => {
        const record = records[at] as IndexedRecord;
        return { at, record, score: (score + (bonus.get(at) ?? 0)) * groupOf(record).weight };
      })
      .sort((a, b) => b.score - a.score);
    // What counts less also sets a lower bar for the others.
    const leastScore =
      WORTH_SHOWING * Math.max(0, ...ranked.map(({ record, score }) => score * groupOf(record).weight));
    const terms = new Set(asked.flatMap(({ meanings }) => [...meanings.keys()]));
    const inParts = (words: Asked[]) =>
      [...sections.scores(words, leastWeight, parts.length)].sort(([, a], [, b]) => b - a);
    const inAll = inParts(asked);
    /** What the page's name says already does not choose among its parts: for 'school fees', Fees. */
    const partsOf = (at: number) => {
      const said = ({ meanings }: Asked) => [...meanings.keys()].some((term) => names[at]?.has(term));
      const within = asked.map((word) => (said(word) ? { ...word, weight: word.weight * SAID } : word));
      const found = asked.length > 1 && asked.some(said) ? inParts(within) : inAll;
      return found.flatMap(([i]) => (parts[i]?.record === at ? [parts[i]] : []));
    };
    const fullest = said.sort((a, b) => b.share - a.share)[0];
    return {
      records: ranked
        .filter(({ score }) => score >= leastScore)
        .slice(0, MOST_RECORDS)
        .map(({ at, record: { to, name, text }, record }) => ({
          ...{ to, heading: name, text, terms, group: groupOf(record).heading },
          parts: partsOf(at)
            .slice(0, MOST_PARTS)
            .map((part) => ({ ...part, terms })),
        })),
      note: fullest && fullest.share > MOSTLY && fullest.sure >= SURELY.slip ? fullest.phrase.note : undefined,
    };
  }

  function nameOf(address: string) {
    const part = parts.find(({ to }) => to === address);
    const record = part ? records[part.record] : records.find(({ to }) => to === address);
    if (!record) return undefined;
    return part
      ? { heading: part.heading, group: record.name }
      : { heading: record.name, group: groupOf(record).heading };
  }

  return { search, at: nameOf, extend };
}
