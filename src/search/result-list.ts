import { fill } from '../model/fill.ts';
import type { Strings } from '../model/strings.ts';
import type { SearchState } from './search-store.ts';

export interface ResultOption {
  /** One address may stand in two groups. */
  key: string;
  to: string;
  heading: string;
  /** Where it belongs, set opposite the heading. */
  aside?: string;
  text?: string;
  /** Words to mark. */
  terms: ReadonlySet<string>;
  /** A part of the page above it. */
  part?: boolean;
}
export interface ResultGroup {
  key: string;
  label: string;
  /** Whether the label is seen: a page's own name stands in its first option already. */
  labelled?: boolean;
  options: ResultOption[];
}
/** Everything that the sheet shows of an answer. */
export interface ResultList {
  groups: ResultGroup[];
  note?: string;
  /** How many pages were found. */
  count?: string;
  /** Whether it is certain that there is nothing. */
  nothing?: boolean;
}

const NO_TERMS: ReadonlySet<string> = new Set();

/** Before anything is typed: what was opened lately, and what is often asked for. */
function beginnings({ engine, suggestions }: SearchState, lately: string[], strings: Strings['search']): ResultGroup[] {
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

export function resultListFor(
  query: string,
  state: SearchState | undefined,
  lately: string[],
  strings: Strings['search'],
): ResultList {
  if (!state) return { groups: [] };
  if (!query) return { groups: beginnings(state, lately, strings) };
  const { records, note } = state.engine.search(query);
  // Before the long texts are in, nothing found is not yet nothing.
  const certain = state.complete || records.length > 0;
  const { none, onePage, manyPages } = strings;
  return {
    groups: records.map(({ to, heading, text, terms, group, parts }) => ({
      key: to,
      label: heading,
      options: [
        { key: to, to, heading, text, terms, aside: group },
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
    count: certain ? fill([none, onePage][records.length] ?? manyPages, { n: records.length, query }) : undefined,
    nothing: certain && records.length === 0,
  };
}
