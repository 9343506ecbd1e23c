import { cx } from '../ui/cx.ts';
import { Section } from '../ui/Section.tsx';
import type_ from '../ui/type.module.css';
import { AddButton } from './AddButton.tsx';
import styles from './Brief.module.css';
import { EVERY_PROJECT } from './groups.ts';
import type { Offered } from './offered.ts';
import type { BriefWords } from './schema.ts';

interface EveryProjectProps {
  words: BriefWords['every'];
  /** Printed with lines to write on when the brief is empty. */
  printed: boolean;
  isIn: (row: Offered) => boolean;
  onAdd: (rows: Offered[]) => void;
}

/** The questions asked of every project, offered one by one or together. */
export function EveryProject({ words, printed, isIn, onAdd }: EveryProjectProps) {
  const offered = words.questions.map((row): Offered => ({ page: EVERY_PROJECT, name: '', ...row }));
  const missing = offered.filter((row) => !isIn(row));
  return (
    <Section
      rules="none"
      heading={words.heading}
      aside={words.aside}
      className={cx(styles.questions, !printed && styles.screenOnly)}
    >
      <div className={styles.inner}>
        <ul className={styles.every}>
          {offered.map((row) => (
            <li className={styles.row} key={row.question}>
              <div className={styles.question}>
                <h3 className={type_.heading}>{row.question}</h3>
                <p className={styles.decides}>{row.decides}</p>
              </div>
              <div className={styles.lines} aria-hidden="true" />
              <AddButton rows={missing.includes(row) ? [row] : []} text={words.add} added={words.added} onAdd={onAdd}>
                {row.question}
              </AddButton>
            </li>
          ))}
        </ul>
        <AddButton rows={missing} text={words.addAll} added={words.added} onAdd={onAdd} />
      </div>
    </Section>
  );
}
