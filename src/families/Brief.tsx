import type { Term } from '../model/fields.ts';
import { cx } from '../ui/cx.ts';
import styles from './Brief.module.css';

/** The page in four rows: For, Kit, Sends, Alerts. */
export const Brief = ({ terms, className }: { terms: Term[]; className?: string | undefined }) => (
  <dl className={cx(styles.brief, className)}>
    {terms.map(({ term, text }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
