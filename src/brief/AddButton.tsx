import type { ReactNode } from 'react';
import action from '../ui/Action.module.css';
import styles from './Brief.module.css';
import type { Offered } from './offered.ts';

interface AddButtonProps {
  /** The questions that are not in the brief yet. */
  rows: Offered[];
  text: string;
  /** The label when all questions are in the brief. */
  added: string;
  onAdd: (rows: Offered[]) => void;
  isMain?: boolean;
  /** For screen readers: what is added. */
  children?: ReactNode;
}

/** Stays in the page when its rows are in the brief, so that the focus is not lost. */
export const AddButton = ({ rows, text, added, onAdd, isMain = false, children }: AddButtonProps) => {
  const isAdded = !rows.length;
  return (
    <button
      type="button"
      className={isAdded ? styles.added : isMain ? action.button : styles.plain}
      aria-disabled={isAdded || undefined}
      onClick={() => !isAdded && onAdd(rows)}
    >
      {isAdded ? added : text}
      {children && <span className="visually-hidden">: {children}</span>}
    </button>
  );
};
