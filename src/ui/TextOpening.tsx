import { slugOf } from '../model/slug.ts';
import { cx } from './cx.ts';
import grid from './grid.module.css';
import { Title } from './Headline.tsx';
import opening from './opening.module.css';
import { Prose } from './Prose.tsx';
import styles from './TextOpening.module.css';

interface TextOpeningProps {
  /** The page's name, if the headline does not contain it. */
  name?: string;
  headline: string[];
  text: string;
  /** Headings of the page's sections, for the index. */
  parts: string[];
  /** The accessible name of the index. */
  label: string;
}

/** The start of a text page: a headline, a text beside it, and an index. */
export const TextOpening = ({ name, headline, text, parts, label }: TextOpeningProps) => (
  <section className={opening.opening}>
    <div className={grid.grid}>
      <Title name={name} headline={headline} className={opening.headline} />
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
