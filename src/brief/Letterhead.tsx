import { fill } from '../model/fill.ts';
import type_ from '../ui/type.module.css';
import styles from './Brief.module.css';
import { type BriefHead, HEAD_FIELDS } from './head-fields.ts';
import type { BriefWords } from './schema.ts';
import { writtenDay } from './written-day.ts';

interface LetterheadProps {
  head: BriefHead | undefined;
  words: BriefWords['sheet'];
  company: string;
}

/** The head of the printed document; an empty field is printed as a line to write on. */
export const Letterhead = ({ head, words, company }: LetterheadProps) => (
  <div className={styles.letterhead}>
    <p className={type_.display1}>{words.document}</p>
    <p className={type_.caption}>{fill(words.made, { company })}</p>
    <dl>
      {HEAD_FIELDS.map((name) => (
        <div key={name}>
          <dt>{words.fields[name]}</dt>
          <dd>{name === 'date' && head?.date ? writtenDay(head.date, document.documentElement.lang) : head?.[name]}</dd>
        </div>
      ))}
    </dl>
  </div>
);
