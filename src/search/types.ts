import type { Strings } from '../model/strings.ts';

/**
 * What the browser loads when search is first wanted: names, headings and synonyms, which decide nearly every answer. The long
 * texts follow in a file of their own. Small on purpose: see docs/decisions/0005-search.md.
 */
export interface SearchIndex {
  strings: Strings['search'];
  groups: Group[];
  records: IndexedRecord[];
  synonyms: IndexedSynonyms[];
  /** Words that go with anything, such as software: they say little about what is wanted. */
  fillers: string[];
  suggestions: { label: string; to: string }[];
}

/** Where a record belongs: said beside it in the results. */
export interface Group {
  heading: string;
  /** How much its records count against others. */
  weight: number;
}

/** Anything that has an address and can be found. A page brings its parts; a record that is no page has none. */
export interface IndexedRecord {
  to: string;
  name: string;
  /** Position in `groups`. */
  group: number;
  /** Shown as the excerpt. */
  text: string;
  title?: string;
  parts?: IndexedPart[];
}

export interface IndexedPart {
  heading: string;
  /** Its anchor, where it is not made of the heading. */
  id?: string;
}

/** What people type, and the positions of the records they mean, the best one first. */
export interface IndexedSynonyms {
  words: string[];
  records: number[];
  /** Said above the results where the site has no such thing. */
  note?: string;
}

/** The second file, by the position of the record. */
export type IndexedTexts = {
  /** How each part begins. */
  parts: string[];
  /** Every further word of the page, once. */
  rest: string;
}[];

/** A record as a feature hands it in: a utility of this site, a place of the town. */
export interface SearchRecord {
  to: string;
  name: string;
  text: string;
  /** The heading of its group, and how much the group counts against pages. */
  group: string;
  weight?: number;
  /** Words that visitors use for it and its name and text do not. */
  words?: string[];
}
