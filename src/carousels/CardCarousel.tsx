import { useEffect, useState } from 'react';
import { upTo } from '../model/breakpoints.ts';
import { CARDS_VISIBLE } from '../model/constants.ts';
import { fill } from '../model/fill.ts';
import action from '../ui/Action.module.css';
import { Needle, Pointer } from '../ui/Action.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Icon } from '../ui/Icon.tsx';
import { IslandPicture, type PictureFiles } from '../ui/IslandPicture.tsx';
import { useMedia } from '../ui/media.ts';
import { Scale } from '../ui/Scale.tsx';
import type_ from '../ui/type.module.css';
import styles from './CardCarousel.module.css';
import { wrapWindow } from './rotation.ts';
import { useSwipe } from './swipe.ts';

export interface CarouselCard {
  title: string;
  text: string;
  to: string;
  /** A 'Know More →' line; the whole card is the link either way. */
  more?: string;
  picture: PictureFiles;
}

interface CarouselProps {
  heading: string;
  look: 'services' | 'future';
  cards: CarouselCard[];
  strings: { one: string; of: string; previous: string; next: string };
}

const SIZES = `${upTo('phone')} 100vw, ${upTo('narrow')} 50vw, 33vw`;

/** Three consecutive cards on desktop, two on tablets, one on phones; previous and next wrap around both ends. */
export function CardCarousel({ heading, look, cards, strings }: CarouselProps) {
  const id = `${look}-carousel`;
  const narrow = useMedia(upTo('phone'));
  const medium = useMedia(upTo('narrow'));
  const visible = narrow ? 1 : medium ? 2 : CARDS_VISIBLE;
  const [live, setLive] = useState(false);
  const [asked, setFirst] = useState(0);
  const first = Math.min(asked, cards.length - visible);
  useEffect(() => setLive(true), []);

  const step = (by: 1 | -1) => setFirst(wrapWindow(first + by, cards.length, visible));
  const swipe = useSwipe(step);
  const shown = (i: number) => i >= first && i < first + visible;
  const night = look === 'future';

  return (
    <section
      className={cx(styles.carousel, night && styles.night)}
      data-ground={night ? 'night' : undefined}
      data-live={live || undefined}
      aria-labelledby={id}
    >
      {!night && <Scale />}
      <div className={cx(grid.grid, styles.head)}>
        <h2 className={type_.display2} id={id}>
          {heading}
        </h2>
        <div className={styles.controls}>
          <span aria-live="polite">
            {fill(visible === 1 ? strings.one : strings.of, {
              from: first + 1,
              to: first + visible,
              total: cards.length,
            })}
          </span>
          <span>
            <button
              className={action.control}
              type="button"
              aria-label={`${strings.previous}: ${heading}`}
              onClick={() => step(-1)}
            >
              <Icon name="left" />
            </button>
            <button
              className={action.control}
              type="button"
              aria-label={`${strings.next}: ${heading}`}
              onClick={() => step(1)}
            >
              <Icon name="right" />
            </button>
          </span>
        </div>
      </div>
      <div className={styles.window} {...swipe}>
        <ul className={styles.track} data-first={first}>
          {cards.map((card, i) => (
            <li key={card.to + card.title} className={styles.card} inert={live && !shown(i)}>
              <a href={card.to}>
                <div className={styles.picture}>
                  <IslandPicture files={card.picture} sizes={SIZES} alt="" />
                </div>
                <div className={styles.words}>
                  <h3 className={type_.heading}>
                    {card.title}
                    {!card.more && <Pointer />}
                  </h3>
                  <p>{card.text}</p>
                  {card.more && (
                    <span className={cx(action.go, styles.more)}>
                      {card.more}
                      <Needle />
                    </span>
                  )}
                </div>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.rail} data-count={cards.length} data-first={first} aria-hidden="true">
        <i />
      </div>
    </section>
  );
}
