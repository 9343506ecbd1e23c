import type { Strings } from '../model/strings.ts';
import { DIALOG_ID } from './ids.ts';
import styles from './SearchDialog.module.css';
import { SearchSheet } from './SearchSheet.tsx';

/** The search dialog in the HTML of every page. enhance.ts opens it and hydrates its content. */
export const SearchDialog = ({ strings }: { strings: Strings['search'] }) => (
  <dialog className={styles.dialog} id={DIALOG_ID} aria-label={strings.title}>
    <SearchSheet strings={strings} />
  </dialog>
);
