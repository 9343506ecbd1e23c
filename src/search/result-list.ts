import { fill } from '../model/fill.ts';
import type { Strings } from '../model/strings.ts';
import type { SearchState } from './search-store.ts';

export interface ResultOption {
  /** Unique: one address may be in two groups. */
  key: string;
  to: string;
  heading: string;
  /** The name of its group, at the end of the line. */
  aside?: string;
  text?: string;
  /** Terms to highlight. */
  terms: ReadonlySet<string>;
  /** An English page among those of another language. */
  english?: boolean | undefined;
  /** A part of the page above it. */
  part?: boolean;
}
export interface ResultGroup {
  key: string;
  label: string;
  /** Whether the label is visible; the name of a page is in its first option. */
  labelled?: boolean;
  options: ResultOption[];
}
/** What the search dialog shows for a query. */
export interface ResultList {
  groups: ResultGroup[];
  note?: string;
  /** How many pages were found. */
  count?: string;
  /** Nothing was found in the complete index. */
  nothing?: boolean;
}

const NO_TERMS: ReadonlySet<string> = new Set();

/** For an empty query: recently opened results, and suggestions. */
function initialGroups(
  { engine, suggestions }: SearchState,
  lately: string[],
  strings: Strings['search'],
): ResultGroup[] {
  const group = (label: string, entries: { to: string; heading?: string }[]): ResultGroup => ({
    key: label,
    label,
    labelled: true,
    options: entries.flatMap(({ to, heading }) => {
      const known = engine.at(to);
      const name = heading ?? known?.heading;
      return name ? [{ key: `${label} ${to}`, to, heading: name, aside: known?.group, terms: NO_TERMS }] : [];
    }),
  });
  return [
    group(
      strings.recent,
      lately.map((to) => ({ to })),
    ),
    group(
      strings.suggested,
      suggestions.map(({ label, to }) => ({ to, heading: label })),
    ),
  ].filter(({ options }) => options.length > 0);
}

function countText(n: number, query: string, { none, onePage, manyPages }: Strings['search']): string {
  if (n === 0) return fill(none, { query });
  return n === 1 ? onePage : fill(manyPages, { n });
}

export function resultListFor(
  query: string,
  state: SearchState | undefined,
  lately: string[],
  strings: Strings['search'],
): ResultList {
  if (!state) return { groups: [] };
  if (!query) return { groups: initialGroups(state, lately, strings) };
  const { records, note } = state.engine.search(query);
  // 'Nothing found' is only certain once the long texts are indexed.
  const certain = state.complete || records.length > 0;
  return {
    groups: records.map(({ to, heading, text, terms, group, english, parts }) => ({
      key: to,
      label: heading,
      options: [
        { key: to, to, heading, text, terms, aside: group, english },
        ...parts.map((part) => ({
          key: part.to,
          to: part.to,
          heading: part.heading,
          text: part.text,
          terms,
          part: true,
        })),
      ],
    })),
    note,
    count: certain ? countText(records.length, query, strings) : undefined,
    nothing: certain && records.length === 0,
  };
}
