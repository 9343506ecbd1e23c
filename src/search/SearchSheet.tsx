import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { pagePrefix } from '../model/page-prefix.ts';
import type { Strings } from '../model/strings.ts';
import { Icon } from '../ui/Icon.tsx';
import { Scale } from '../ui/Scale.tsx';
import { FIELD_ID, optionId, RESULTS_ID } from './ids.ts';
import { recent, remember } from './recently-opened.ts';
import { resultListFor } from './result-list.ts';
import styles from './SearchDialog.module.css';
import { SearchResults } from './SearchResults.tsx';
import type { SearchStore } from './search-store.ts';

/** In letters. */
const LONGEST_QUERY = 80;

/** A store without an index, for the static HTML and its hydration. */
const never = () => () => {};
const nothing = () => undefined;

interface SearchSheetProps {
  strings: Strings['search'];
  /** The index; undefined until it is loaded. */
  store?: SearchStore;
  /** The text in the field when it was hydrated. */
  typed?: string;
  close?: () => void;
}

/**
 * A combobox over a listbox (WAI-ARIA). Focus stays in the field; the arrows move through the options, which are links, so that
 * they open in a new tab like any other. The field is uncontrolled, so that letters typed before hydration are kept.
 */
export function SearchSheet({ strings, store, typed = '', close }: SearchSheetProps) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(typed);
  const [chosen, choose] = useState<string>();
  const [lately, setLately] = useState(recent);
  const state = useSyncExternalStore(store?.subscribe ?? never, store?.getState ?? nothing, nothing);
  const shown = useMemo(() => resultListFor(query.trim(), state, lately, strings), [query, state, lately, strings]);
  const options = shown.groups.flatMap((group) => group.options);
  const found = options.findIndex(({ key }) => key === chosen);
  // After typing, the first option is active.
  const active = found < 0 && query.trim() && options.length > 0 ? 0 : found;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      // From the field, Up moves to the last option and Down to the first.
      const to = active < 0 && step < 0 ? options.length - 1 : (active + step + options.length) % options.length;
      choose(options[to]?.key);
      document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
      document.getElementById(optionId(active))?.dispatchEvent(click);
    }
  };

  const onFollow = (to: string, { ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    remember(to);
    setLately(recent());
    if (!ctrlKey && !metaKey && !shiftKey) close?.();
  };

  return (
    <div className={styles.sheet} data-complete={state?.complete ? '' : undefined}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={FIELD_ID}>
          {strings.open}
        </label>
        <input
          ref={field}
          className={styles.input}
          id={FIELD_ID}
          type="text"
          role="combobox"
          aria-controls={RESULTS_ID}
          aria-expanded={options.length > 0}
          aria-autocomplete="list"
          aria-activedescendant={active < 0 ? undefined : optionId(active)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={LONGEST_QUERY}
          placeholder={strings.ask}
          onFocus={() => choose(undefined)}
          onInput={(event) => {
            setQuery(event.currentTarget.value);
            choose(undefined);
            // A new list starts at its top.
            list.current?.scrollTo(0, 0);
          }}
          onKeyDown={onKeyDown}
        />
        <button className={styles.close} type="button" aria-label={strings.close} data-close-search="">
          <Icon name="close" />
        </button>
      </div>
      <Scale />
      <div className={styles.body}>
        <div className={styles.margin}>
          <div role="status">
            {shown.note && <p className={styles.note}>{shown.note}</p>}
            {shown.count && <p>{shown.count}</p>}
          </div>
          <p className={styles.keys}>{strings.keys}</p>
        </div>
        <SearchResults
          ref={list}
          label={strings.results}
          groups={shown.groups}
          active={active}
          choose={choose}
          onFollow={onFollow}
          // Scrolling by touch hides the phone's keyboard, which covers half of the results.
          onScrolled={() => field.current?.blur()}
        />
        {shown.nothing && (
          <div className={styles.nothing}>
            <p>{strings.advice}</p>
            <p>
              <a href={pagePrefix() || '/search'}>{strings.everything}</a>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
