import { slugOf } from '../model/slug.ts';
import { cx } from './cx.ts';
import grid from './grid.module.css';
import { Headline } from './Headline.tsx';
import opening from './opening.module.css';
import { Prose } from './Prose.tsx';
import type_ from './type.module.css';
import styles from './WordsOpening.module.css';

interface WordsOpeningProps {
  headline: string[];
  text: string;
  /** Headings of the page's parts, for the index. */
  parts: string[];
  /** Name of the index. */
  label: string;
}

/** How a page of words and figures opens: a headline, a text beside it, and where to find what. */
export const WordsOpening = ({ headline, text, parts, label }: WordsOpeningProps) => (
  <section className={opening.opening}>
    <div className={grid.grid}>
      <h1 className={cx(type_.display1, opening.headline)}>
        <Headline lines={headline} />
      </h1>
      <p className={opening.beside}>
        <Prose text={text} />
      </p>
      <nav className={cx(opening.index, styles.index)} aria-label={label}>
        <ul>
          {parts.map((heading) => (
            <li key={heading}>
              <a href={`#${slugOf(heading)}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  </section>
);
