import { fill } from '../model/fill.ts';
import action from '../ui/Action.module.css';
import styles from './Brief.module.css';
import type { LinkedBrief } from './link.ts';
import type { BriefWords } from './schema.ts';

interface LinkedBarProps {
  linked: LinkedBrief;
  hasOwn: boolean;
  words: BriefWords['linked'];
  onKeep: () => void;
  onReplace: () => void;
  onClose: () => void;
}

/** Shown above a brief that was opened from a link: its state, and buttons to keep or replace it. */
export function LinkedBar({ linked: { brief, state }, hasOwn, words, onKeep, onReplace, onClose }: LinkedBarProps) {
  const readable = brief.rows.length > 0;
  return (
    <section className={styles.linked} role="alert">
      <p>{readable ? fill(words[state], { n: brief.rows.length }) : words.unreadable}</p>
      <div className={styles.bar}>
        {readable && (
          <button type="button" className={action.button} onClick={onKeep}>
            {hasOwn ? words.merge : words.keep}
          </button>
        )}
        {readable && hasOwn && (
          <button type="button" className={styles.plain} onClick={onReplace}>
            {words.replace}
          </button>
        )}
        <button type="button" className={styles.plain} onClick={onClose}>
          {words.dismiss}
        </button>
      </div>
    </section>
  );
}
