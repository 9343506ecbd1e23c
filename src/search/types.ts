/** What the browser loads when search is first wanted. Small on purpose: see docs/decisions/0005-search.md. */
export interface SearchIndex {
  families: { heading: string; weight: number }[];
  pages: IndexedPage[];
  suggestions: { label: string; to: string }[];
}

export interface IndexedPage {
  path: string;
  name: string;
  /** Position in `families`. */
  family: number;
  /** The description, shown as the excerpt. */
  text: string;
  /** Words that visitors use for it and the page does not. */
  also?: string;
  /** Every further word of the page, once. */
  rest: string;
  parts: IndexedPart[];
}

export interface IndexedPart {
  heading: string;
  /** How it begins. */
  text: string;
  /** Its anchor, where it is not made of the heading. */
  id?: string;
}
