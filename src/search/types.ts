import type { Strings } from '../model/strings.ts';

/**
 * The first file of the index: names, headings and synonyms, which decide nearly every result. The long texts are in a second
 * file. See docs/decisions/0005-search.md.
 */
export interface SearchIndex {
  strings: Strings['search'];
  /** The label of English pages in an index of another language. */
  inEnglish?: string;
  groups: Group[];
  records: IndexedRecord[];
  synonyms: IndexedSynonyms[];
  /** Words with little meaning in a query, such as 'software'. */
  fillers: string[];
  suggestions: { label: string; to: string }[];
}

/** A group of records; its heading is shown with each result. */
export interface Group {
  heading: string;
  /** The factor for the scores of its records. */
  weight: number;
}

/** A page with its parts, or another thing with an address, such as a place of the town. */
export interface IndexedRecord {
  to: string;
  name: string;
  /** Position in `groups`. */
  group: number;
  /** Shown as the excerpt. */
  text: string;
  title?: string;
  /** An English page among those of another language. */
  english?: boolean;
  parts?: IndexedPart[];
}

export interface IndexedPart {
  heading: string;
  /** Its anchor, if it is not the slug of the heading. */
  id?: string;
}

/** What people type, and the positions of the matching records, the best one first. */
export interface IndexedSynonyms {
  words: string[];
  records: number[];
  /** Shown above the results where the site has no such thing. */
  note?: string;
}

/** The second file of the index. */
export interface IndexedTexts {
  /** By the position of the record. */
  pages: IndexedText[];
  /** Synonyms in the other languages of the site. */
  synonyms: IndexedSynonyms[];
}

export interface IndexedText {
  /** The start of the text of each part. */
  parts: string[];
  /** Every other word of the page, once. */
  rest: string;
}

/** A record that is not in the list of pages: a utility page, or a place of the town. */
export interface SearchRecord {
  to: string;
  name: string;
  text: string;
  /** The heading of its group, and the factor for its scores. */
  group: string;
  weight?: number;
  english?: boolean | undefined;
  /** Words that visitors use for it and its name and text do not. */
  words?: string[];
}
