import { type CSSProperties, useState } from 'react';
import { FULL_WIDTH, upTo } from '../model/breakpoints.ts';
import { CARDS_VISIBLE } from '../model/constants.ts';
import { fill } from '../model/fill.ts';
import action from '../ui/Action.module.css';
import { Needle, Pointer } from '../ui/Action.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { useHydrated, useMedia } from '../ui/hooks.ts';
import { Icon } from '../ui/Icon.tsx';
import { IslandPicture, type PictureFiles } from '../ui/IslandPicture.tsx';
import { Scale } from '../ui/Scale.tsx';
import type_ from '../ui/type.module.css';
import styles from './CardCarousel.module.css';
import { placeOnCircle, type Turn, wrap } from './rotation.ts';
import { useSwipe } from './swipe.ts';

export interface CarouselCard {
  title: string;
  text: string;
  to: string;
  /** A 'Know More →' line; the whole card is a link in any case. */
  more?: string;
  picture: PictureFiles;
}

interface CarouselProps {
  heading: string;
  look: 'services' | 'future';
  cards: CarouselCard[];
  strings: { one: string; of: string; previous: string; next: string };
}

const SIZES = `${upTo('phone')} ${FULL_WIDTH}, ${upTo('narrow')} 50vw, 33vw`;

/** A circular carousel: three consecutive cards on desktop, two on tablets, one on phones. */
export function CardCarousel({ heading, look, cards, strings }: CarouselProps) {
  const id = `${look}-carousel`;
  const narrow = useMedia(upTo('phone'));
  const medium = useMedia(upTo('narrow'));
  const visible = narrow ? 1 : medium ? 2 : CARDS_VISIBLE;
  const live = useHydrated();
  const [window, setWindow] = useState<{ at: number; turn: Turn }>({ at: 0, turn: 1 });
  const count = cards.length;
  const turns = count > visible;
  const at = turns ? window.at : 0;

  const step = (by: Turn) => turns && setWindow({ at: at + by, turn: by });
  const swipe = useSwipe(step);
  const placeOf = (i: number) => (live && turns ? placeOnCircle(i, count, { ...window, at }, visible) : i);
  const shown = (i: number) => placeOf(i) >= at && placeOf(i) < at + visible;
  /** React sets the properties through the CSSOM after hydration, because the policy forbids style attributes in the HTML. */
  const shift = (properties: Record<`--${string}`, number>) => (live ? (properties as CSSProperties) : undefined);
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
        <div className={styles.controls} hidden={!turns}>
          <span aria-live="polite">
            {fill(visible === 1 ? strings.one : strings.of, {
              from: wrap(at, count) + 1,
              to: wrap(at + Math.min(visible, count) - 1, count) + 1,
              total: count,
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
      <div className={styles.window} data-window="" {...swipe}>
        <ul className={styles.track} style={shift({ '--at': at })}>
          {cards.map((card, i) => (
            <li
              key={card.to + card.title}
              className={styles.card}
              inert={live && !shown(i)}
              style={shift({ '--shift': placeOf(i) - i })}
            >
              <a
                href={card.to}
                data-reveal={i < CARDS_VISIBLE ? 'card' : undefined}
                data-card={i < CARDS_VISIBLE ? i : undefined}
              >
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
      <div className={styles.rail} aria-hidden="true">
        {cards.map((card, i) => (
          <i key={card.to + card.title} data-on={shown(i) || undefined} />
        ))}
      </div>
    </section>
  );
}
