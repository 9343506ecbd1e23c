import type { Strings } from '../model/strings.ts';
import { Icon } from '../ui/Icon.tsx';
import { Scale } from '../ui/Scale.tsx';
import styles from './SearchDialog.module.css';

/** The longest query worth reading, in letters. */
const LONGEST_QUERY = 80;

/** The search dialog, empty: search/enhance.ts opens it, src/search fills it from the templates at its foot. */
export function SearchDialog({ strings }: { strings: Strings }) {
  const { search } = strings;
  return (
    <dialog className={styles.dialog} aria-label={search.title} data-search-dialog="">
      <div className={styles.sheet}>
        <div className={styles.top}>
          <label className={styles.label} htmlFor="search-words">
            {search.open}
          </label>
          <input
            className={styles.input}
            id="search-words"
            type="text"
            role="combobox"
            aria-controls="search-results"
            aria-expanded="false"
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={LONGEST_QUERY}
            placeholder={search.ask}
          />
          <button className={styles.close} type="button" aria-label={search.close} data-close-search="">
            <Icon name="close" />
          </button>
        </div>
        <Scale />
        <div className={styles.body}>
          <div className={styles.margin}>
            <p role="status" data-none={search.none} data-one={search.onePage} data-many={search.manyPages} />
            <p className={styles.keys}>{search.keys}</p>
          </div>
          <div
            className={styles.results}
            id="search-results"
            role="listbox"
            aria-label={search.results}
            data-recent={search.recent}
            data-suggested={search.suggested}
            hidden
          />
          <div className={styles.nothing} data-nothing="" hidden>
            <p>{search.advice}</p>
            <p>
              <a href="/search">{search.everything}</a>
            </p>
          </div>
        </div>
      </div>
      <template data-group="">
        {/* biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox, not of fields */}
        <div className={styles.group} role="group">
          <p className={styles.groupLabel} aria-hidden="true" data-label="" />
        </div>
      </template>
      <template data-option="">
        {/* biome-ignore lint/a11y/useValidAnchor: every copy gets its address from src/search/search.ts */}
        <a className={styles.option} role="option" aria-selected="false" tabIndex={-1}>
          <b data-heading="" />
          <i data-aside="" />
          <span data-text="" />
        </a>
      </template>
    </dialog>
  );
}
