import { type RefObject, useLayoutEffect, useRef } from 'react';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import type_ from '../ui/type.module.css';
import { AddQuestions } from './AddQuestions.tsx';
import type { Hour } from './hours.ts';
import type { IslandWords } from './page-schema.ts';
import styles from './Town.module.css';
import type { Place } from './types.ts';
import { SHEET } from './view.ts';

interface TitleBlockProps {
  place: Place;
  /** 'rain' while it rains, at any time of day. */
  hour: Hour;
  words: IslandWords['place'];
  block: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Copies the cards from the list of places, so that the HTML contains them only once. */
function PageCardsOf({ id }: { id: string }) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const cards = document.querySelector(`[data-entry="${id}"] ul`);
    if (cards) holder.current?.replaceChildren(cards.cloneNode(true));
  }, [id]);
  return <div ref={holder} />;
}

/** The opened place at the bottom of the picture: its sentence for this hour, and its pages. */
export const TitleBlock = ({ place, hour, words, block, onClose }: TitleBlockProps) => (
  <section
    ref={block}
    className={styles.block}
    aria-labelledby="place"
    data-place={place.id}
    // On the opposite side of the picture, so that a place at the edge stays visible.
    data-side={place.at[0] > SHEET.width / 2 ? 'start' : undefined}
  >
    <button className={styles.close} type="button" onClick={onClose}>
      <Icon name="close" />
      <span className="visually-hidden">{words.close}</span>
    </button>
    <p className={styles.line}>{place.lines[hour]}</p>
    <h2 className={cx(type_.display3, styles.name)} id="place" tabIndex={-1}>
      {place.name}
    </h2>
    <p className={styles.what}>{place.what}</p>
    <PageCardsOf id={place.id} />
    {words.briefAddress && place.hasQuestions && <AddQuestions key={place.id} id={place.id} words={words} />}
  </section>
);
