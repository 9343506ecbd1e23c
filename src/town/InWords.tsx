import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Section } from '../ui/Section.tsx';
import type_ from '../ui/type.module.css';
import styles from './InWords.module.css';
import type { TownWords } from './page-schema.ts';
import type { PlaceInWords } from './types.ts';

/** Every place again, with what an eye sees at once, and the pages that live there: complete without picture and script. */
export const InWords = ({ places, words }: { places: PlaceInWords[]; words: TownWords['words'] }) => (
  <Section rules="third" scale={false} spaced heading={words.heading} {...(words.aside && { aside: words.aside })}>
    <div className={cx(grid.grid, styles.places)}>
      {places.map(({ id, name, what, where, pages }) => (
        <article key={id} id={id} className={styles.place}>
          <div>
            <h3 className={type_.heading}>{name}</h3>
            <p className={cx(type_.caption, styles.where)}>{where}</p>
          </div>
          <div>
            <p>{what}</p>
            <ul className={styles.pages}>
              {pages.map((page) => (
                <li key={page.to}>
                  <a href={page.to}>{page.name}</a> <span>{page.line}</span>
                </li>
              ))}
            </ul>
          </div>
        </article>
      ))}
    </div>
  </Section>
);
