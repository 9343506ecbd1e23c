import { useEffect, useRef, useState } from 'react';
import { HERO_INTERVAL_MS } from '../model/constants.ts';
import type { LinkContent } from '../model/fields.ts';
import { fill } from '../model/fill.ts';
import action from '../ui/Action.module.css';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import { IslandPicture, type PictureFiles, PrintedPicture } from '../ui/IslandPicture.tsx';
import { useMedia, useVisible } from '../ui/media.ts';
import type_ from '../ui/type.module.css';
import styles from './HeroCarousel.module.css';
import { bounce, wrap } from './rotation.ts';
import { useSwipe } from './swipe.ts';

export interface Slide {
  label: string;
  name: string;
  headline: string[];
  deck: string;
  link: LinkContent;
  alt: string;
  wide: PictureFiles;
  phone: PictureFiles;
}

interface HeroProps {
  heading: string;
  slides: Slide[];
  strings: { pause: string; play: string; previous: string; next: string; slideOf: string };
}

/** Which slides have a picture: the one shown and its neighbours, and every one that was ever near. */
function useNear(index: number, count: number, live: boolean): Set<number> {
  const [near, setNear] = useState(() => new Set([0]));
  useEffect(() => {
    if (!live) return;
    setNear((known) => new Set([...known, index, wrap(index + 1, count), wrap(index - 1, count)]));
  }, [index, count, live]);
  return near;
}

/** The opening of the home page: the WAI-ARIA carousel pattern on a graduated rule. */
export function HeroCarousel({ heading, slides, strings }: HeroProps) {
  const count = slides.length;
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const visible = useVisible();
  const [live, setLive] = useState(false);
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const direction = useRef<1 | -1>(1);
  const near = useNear(index, count, live);
  const playing = live && !paused && !calm;
  const running = playing && visible && !held.pointer && !held.focus;

  useEffect(() => setLive(true), []);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => {
      const step = bounce(index, direction.current, count);
      direction.current = step.direction;
      setIndex(step.index);
    }, HERO_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [running, index, count]);

  const go = (to: number) => setIndex(wrap(to, count));
  const swipe = useSwipe((by) => go(index + by));
  // The accessible name holds the visible label, so that it can be spoken to be chosen.
  const called = ({ label, name: full }: Slide) => (full.startsWith(label) ? full : `${label}, ${full}`);
  const name = (i: number) =>
    fill(strings.slideOf, { n: i + 1, total: count, name: slides[i] ? called(slides[i]) : '' });

  return (
    <section
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label={heading}
      data-live={live || undefined}
      data-playing={running || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld((h) => ({ ...h, pointer: true }))}
      onPointerLeave={() => setHeld((h) => ({ ...h, pointer: false }))}
      onFocus={() => setHeld((h) => ({ ...h, focus: true }))}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setHeld((h) => ({ ...h, focus: false }))}
    >
      {/* First in the tab order, last on the sheet: placed by the grid. */}
      <div className={styles.controls}>
        <button
          className={action.control}
          type="button"
          aria-label={playing ? strings.pause : strings.play}
          onClick={() => setPaused(playing)}
          data-rotation
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <button className={action.control} type="button" aria-label={strings.previous} onClick={() => go(index - 1)}>
          <Icon name="left" />
        </button>
        <button className={action.control} type="button" aria-label={strings.next} onClick={() => go(index + 1)}>
          <Icon name="right" />
        </button>
      </div>
      <div className={styles.stops} data-at={index}>
        {slides.map((slide, i) => (
          <button key={slide.label} type="button" aria-label={name(i)} aria-current={i === index} onClick={() => go(i)}>
            <span>{slide.label}</span>
          </button>
        ))}
        <i className={styles.cursor} aria-hidden="true" />
      </div>
      <div className={styles.window} {...swipe}>
        <div className={styles.track} data-at={index}>
          {slides.map((slide, i) => (
            <div key={slide.label}>
              {near.has(i) && (
                <IslandPicture
                  files={slide.wide}
                  phone={slide.phone}
                  sizes="100vw"
                  alt={i === index ? slide.alt : ''}
                  eager={i === 0}
                />
              )}
              <PrintedPicture files={slide.wide} alt={slide.alt} className={styles.paper} />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.block}>
        <h1>{heading}</h1>
        <div className={styles.stack} aria-live={running ? 'off' : 'polite'}>
          {slides.map((slide, i) => (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for this group
            <div
              key={slide.label}
              role="group"
              aria-roledescription="slide"
              aria-label={name(i)}
              hidden={!live && i > 0}
              inert={i !== index}
              data-on={i === index || undefined}
            >
              <p className={cx(type_.display1, styles.headline)}>
                {slide.headline[0]} <br />
                {slide.headline[1]}
              </p>
            </div>
          ))}
        </div>
      </div>
      <div className={cx(styles.deck, styles.stack)}>
        {slides.map((slide, i) => (
          <div key={slide.label} hidden={!live && i > 0} inert={i !== index} data-on={i === index || undefined}>
            <p>{slide.deck}</p>
            <a className={action.button} href={slide.link.to}>
              {slide.link.label}
              <span className="visually-hidden">: {slide.name}</span>
            </a>
          </div>
        ))}
      </div>
    </section>
  );
}
