import type { MouseEvent, Ref } from 'react';
import { excerpt, mark } from './excerpt.ts';
import { optionId, RESULTS_ID } from './ids.ts';
import type { ResultGroup, ResultOption } from './result-list.ts';
import styles from './SearchDialog.module.css';

interface SearchResultsProps {
  ref: Ref<HTMLDivElement>;
  label: string;
  groups: ResultGroup[];
  /** Index of the active option among all; -1 if there is none. */
  active: number;
  choose: (key: string) => void;
  onFollow: (to: string, event: MouseEvent) => void;
  onScrolled: () => void;
}

/** What matched, in `<mark>`. */
const Marked = ({ text, terms }: { text: string; terms: ReadonlySet<string> }) =>
  mark(text, terms).map((piece, i) => (piece.marked ? <mark key={i}>{piece.text}</mark> : piece.text));

interface OptionProps extends Omit<SearchResultsProps, 'ref' | 'label' | 'groups' | 'onScrolled'> {
  option: ResultOption;
  at: number;
}

const Option = ({
  option: { key, to, heading, aside, text, terms, part, english },
  at,
  active,
  choose,
  onFollow,
}: OptionProps) => (
  <a
    className={styles.option}
    id={optionId(at)}
    href={to}
    hrefLang={english ? 'en' : undefined}
    role="option"
    aria-selected={at === active}
    tabIndex={-1}
    data-part={part || undefined}
    onPointerMove={() => at !== active && choose(key)}
    onClick={(event) => onFollow(to, event)}
  >
    <b>
      <Marked text={heading} terms={terms} />
    </b>
    {aside && <i>{aside}</i>}
    {text && (
      <span>
        <Marked text={excerpt(text, terms)} terms={terms} />
      </span>
    )}
  </a>
);

/** The listbox under the search field: groups of links, each a page with its parts, or the suggestions for an empty query. */
export function SearchResults({ ref, label, groups, onScrolled, ...choice }: SearchResultsProps) {
  const before = (group: number) => groups.slice(0, group).reduce((sum, { options }) => sum + options.length, 0);
  return (
    <div
      ref={ref}
      className={styles.results}
      id={RESULTS_ID}
      role="listbox"
      aria-label={label}
      hidden={groups.length === 0}
      onTouchMove={onScrolled}
    >
      {groups.map((group, g) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox, not of fields
        <div className={styles.group} role="group" aria-label={group.label} key={group.key}>
          {group.labelled && (
            <p className={styles.groupLabel} aria-hidden="true">
              {group.label}
            </p>
          )}
          {group.options.map((option, i) => (
            <Option {...choice} option={option} at={before(g) + i} key={option.key} />
          ))}
        </div>
      ))}
    </div>
  );
}
