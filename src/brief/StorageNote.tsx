import { Prose } from '../ui/Prose.tsx';
import styles from './Brief.module.css';
import { saveFile } from './save-file.ts';
import type { BriefWords } from './schema.ts';
import { type BriefState, briefStore } from './store.ts';

/** Shown when the brief is not stored, or when the stored one cannot be read. */
export function StorageNote({ state, words }: { state: BriefState; words: BriefWords['kept'] }) {
  const { brief, fault, damaged } = state;
  return (
    <>
      {fault && (brief.rows.length > 0 || fault === 'blocked') && (
        <p className={styles.alert} role="alert">
          <Prose text={words[fault]} />
        </p>
      )}
      {damaged !== undefined && (
        <div className={styles.alert} role="alert">
          <p>{words.damaged}</p>
          <button
            type="button"
            className={styles.plain}
            onClick={() => saveFile('brief.txt', new Blob([damaged], { type: 'text/plain' }))}
          >
            {words.saveDamaged}
          </button>
          <button type="button" className={styles.plain} onClick={briefStore.deleteDamaged}>
            {words.deleteDamaged}
          </button>
        </div>
      )}
    </>
  );
}
