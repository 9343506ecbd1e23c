import type { ReactNode } from 'react';
import type { Named } from '../model/fields.ts';
import { Prose } from '../ui/Prose.tsx';
import { TextOpening } from '../ui/TextOpening.tsx';
import styles from './Brief.module.css';
import type { BriefWords } from './schema.ts';

interface BriefOpeningProps {
  words: BriefWords & Named;
  label: string;
  /** The brief, which is stored on the reader's device. */
  children?: ReactNode;
}

export const BriefOpening = ({ words, label, children }: BriefOpeningProps) => (
  <div className={styles.page}>
    <div className={styles.opening}>
      <TextOpening
        name={words.name}
        headline={words.headline}
        text={words.text}
        parts={[words.start, words.sheet, words.every].map(({ heading }) => heading)}
        label={label}
      />
      <p className={styles.unable}>
        <Prose text={words.kept.unable} />
      </p>
    </div>
    {children}
  </div>
);
