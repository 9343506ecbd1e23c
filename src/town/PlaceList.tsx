import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Section } from '../ui/Section.tsx';
import type_ from '../ui/type.module.css';
import { PageCards } from './PageCards.tsx';
import styles from './PlaceList.module.css';
import type { TownWords } from './page-schema.ts';
import type { ListedPlace } from './types.ts';

interface PlaceListProps {
  places: ListedPlace[];
  words: TownWords['words'];
  /** The label of the list of a place's pages. */
  pages: string;
}

/** Every place with its position and pages in a `<details>`: complete without picture and script. */
export const PlaceList = ({ places, words, pages: label }: PlaceListProps) => (
  <Section rules="third" scale={false} spaced heading={words.heading} {...(words.aside && { aside: words.aside })}>
    <ul className={cx(grid.grid, styles.places)}>
      {places.map(({ id, name, what, where, pages }) => (
        <li key={id} data-entry={id}>
          <details>
            <summary>
              <h3 className={type_.heading}>{name}</h3>
              <span>{what}</span>
            </summary>
            {/* A link to an element inside opens the entry. */}
            <div id={id} className={styles.more}>
              <p className={cx(type_.caption, styles.where)}>{where}</p>
              <PageCards pages={pages} label={label} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  </Section>
);
