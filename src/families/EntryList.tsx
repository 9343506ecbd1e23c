import type { ReactNode } from 'react';
import { Pointer } from '../ui/Action.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Headline } from '../ui/Headline.tsx';
import opening from '../ui/opening.module.css';
import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import type_ from '../ui/type.module.css';
import styles from './EntryList.module.css';

interface EntryListProps {
  words: { headline: string[]; text: string };
  /** Under the text. */
  more?: ReactNode;
  entries: { path: string; headline: string; description: string; margin: ReactNode }[];
  /** Shown if there are no entries. */
  none?: string;
}

/** The page of all news or positions: a text, then a row for each entry. */
export const EntryList = ({ words, more, entries, none }: EntryListProps) => (
  <>
    <section className={opening.opening}>
      <div className={grid.grid}>
        <h1 className={cx(type_.display1, opening.headline)}>
          <Headline lines={words.headline} />
        </h1>
        <div className={opening.beside}>
          <p>
            <Prose text={words.text} />
          </p>
          {more}
        </div>
      </div>
    </section>
    <Section rules="margin" className={styles.list}>
      {entries.length > 0 ? (
        <ul>
          {entries.map(({ path, headline, description, margin }) => (
            <li key={path}>
              <a className={cx(grid.grid, styles.row)} href={path}>
                <span className={styles.margin}>{margin}</span>
                <b className={type_.heading}>{headline}</b>
                <span className={styles.text}>{description}</span>
                <Pointer className={styles.pointer} />
              </a>
            </li>
          ))}
        </ul>
      ) : (
        none && (
          <div className={grid.grid}>
            <p className={cx(type_.lede, styles.none)}>
              <Prose text={none} />
            </p>
          </div>
        )
      )}
    </Section>
  </>
);
