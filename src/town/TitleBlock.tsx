import type { RefObject } from 'react';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import type_ from '../ui/type.module.css';
import type { Hour } from './hours.ts';
import type { TownWords } from './page-schema.ts';
import styles from './Town.module.css';
import type { Place } from './types.ts';
import { SHEET } from './view.ts';

interface TitleBlockProps {
  place: Place;
  hour: Hour;
  words: TownWords['place'];
  block: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Paper cut into the foot of the picture: what happens here, at this hour, and the pages that live here. */
export const TitleBlock = ({ place, hour, words, block, onClose }: TitleBlockProps) => (
  <section
    ref={block}
    className={styles.block}
    aria-labelledby="place"
    data-place={place.id}
    // On the other side, so that a place at the edge of the sheet can still come into view.
    data-side={place.at[0] > SHEET.width / 2 ? 'start' : undefined}
  >
    <p className={styles.line}>{place.lines[hour]}</p>
    <h2 className={cx(type_.display3, styles.name)} id="place" tabIndex={-1}>
      {place.name}
    </h2>
    <p className={styles.what}>{place.what}</p>
    <ul className={styles.pages} aria-label={words.pages}>
      {place.pages.map(({ to, name, line }) => (
        <li key={to}>
          <a href={to}>
            <b>{name}</b> <span>{line}</span>
          </a>
        </li>
      ))}
    </ul>
    <button className={styles.close} type="button" onClick={onClose}>
      <Icon name="close" />
      <span className="visually-hidden">{words.close}</span>
    </button>
  </section>
);
