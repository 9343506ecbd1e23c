import type { Strings } from '../model/strings.ts';
import { DIALOG_ID } from './ids.ts';
import styles from './SearchDialog.module.css';
import { SearchSheet } from './SearchSheet.tsx';

/** The search dialog as it stands in every page: enhance.ts opens it, and what it brings then wakes the sheet inside. */
export const SearchDialog = ({ strings }: { strings: Strings['search'] }) => (
  <dialog className={styles.dialog} id={DIALOG_ID} aria-label={strings.title}>
    <SearchSheet strings={strings} />
  </dialog>
);
