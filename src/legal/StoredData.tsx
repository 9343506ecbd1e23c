import { useCallback, useEffect, useRef, useState } from 'react';
import { fill } from '../model/fill.ts';
import action from '../ui/Action.module.css';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Prose } from '../ui/Prose.tsx';
import rows from '../ui/rows.module.css';
import { Section } from '../ui/Section.tsx';
import type_ from '../ui/type.module.css';
import { clearStoredItems, readStoredItems, type Stored } from './browser-storage.ts';
import type { PrivacyWords } from './privacy-schema.ts';
import styles from './StoredData.module.css';
import { belongsToRow, type StoredItem } from './stored-item.ts';

type Words = PrivacyWords['kept'];

/** Stored in the history state, which survives the reload: the page was itself served by the worker that it removes. */
const CLEARING = 'clearing';
const isClearing = () => history.state === CLEARING;
/** An unregistered worker may still store responses that it was fetching. */
const MOST_TRIES = 5;
const BETWEEN_MS = 1000;

function nowOf(found: StoredItem[], row: Words['rows'][number], words: Words) {
  const mine = found.filter((kept) => belongsToRow(kept, row));
  const things = mine.reduce((sum, kept) => sum + (kept.things ?? 0), 0);
  if (things) return fill(words.count, { n: things });
  return mine.some((kept) => kept.things === undefined) ? words.here : words.none;
}

/** What this site stores, which of it is on this device, and the button that clears it. */
export function StoredData({ words }: { words: Words }) {
  const [found, setFound] = useState<Stored>();
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  const finish = useCallback(async () => {
    let left = await readStoredItems();
    for (let tries = 0; left.items.length && tries < MOST_TRIES; tries++) {
      await clearStoredItems();
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
      left = await readStoredItems();
    }
    setFound(left);
    setSaid(left.items.length || !left.readable ? words.failed : words.cleared);
  }, [words]);

  const clear = async () => {
    await clearStoredItems();
    // Without a connection the page cannot be reloaded.
    if (!navigator.onLine) return finish();
    history.replaceState(CLEARING, '');
    location.reload();
  };

  useEffect(() => {
    if (!isClearing()) {
      readStoredItems().then(setFound);
      return;
    }
    history.replaceState(null, '');
    finish();
  }, [finish]);

  useEffect(() => {
    if (said) status.current?.focus();
  }, [said]);

  /** A store that cannot be read may contain something, so the button stays. */
  const mayHoldItems = found && (found.items.length > 0 || !found.readable);

  return (
    <Section rules="third" heading={words.heading} aside={words.aside}>
      <div className={grid.grid}>
        <dl className={styles.rows}>
          {words.rows.map((row) => (
            <div className={cx(rows.row, styles.row)} key={row.name} data-where={row.where} data-key={row.key}>
              <dt>
                <span className={type_.heading}>{row.name}</span>
                {found && (
                  <span className={cx(type_.caption, styles.now)} data-keeping="">
                    {nowOf(found.items, row, words)}
                  </span>
                )}
              </dt>
              <dd>
                <p>
                  <Prose text={row.text} />
                </p>
                <p className={type_.caption}>
                  {words.until} {row.until}.
                </p>
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.clearing} data-keeping="">
          {mayHoldItems && (
            <>
              <button className={action.button} type="button" onClick={clear}>
                {words.clear}
              </button>
              <p className={type_.caption}>{words.note}</p>
            </>
          )}
          {found && !mayHoldItems && !said && <p>{words.empty}</p>}
          {!found && <p className={styles.unable}>{words.unable}</p>}
          <p ref={status} role="status" tabIndex={-1}>
            {said}
          </p>
        </div>
      </div>
    </Section>
  );
}
