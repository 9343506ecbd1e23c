import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { FULL_WIDTH } from '../model/breakpoints.ts';
import { HERO_INTERVAL_MS } from '../model/constants.ts';
import type { LinkContent } from '../model/fields.ts';
import { fill } from '../model/fill.ts';
import action from '../ui/Action.module.css';
import { Arrow } from '../ui/Action.tsx';
import { cx } from '../ui/cx.ts';
import { useHydrated, useInSight, useMedia, useVisible } from '../ui/hooks.ts';
import { Icon } from '../ui/Icon.tsx';
import { IslandPicture, type PictureCut, type PictureFiles, PrintedPicture } from '../ui/IslandPicture.tsx';
import type_ from '../ui/type.module.css';
import styles from './HeroCarousel.module.css';
import { bounce, firstSlide, type Turn, turnTo, wrap } from './rotation.ts';
import { useSwipe } from './swipe.ts';

export interface Slide {
  label: string;
  name: string;
  text: string;
  link: LinkContent;
  second?: LinkContent | undefined;
  alt: string;
  wide: PictureFiles;
  phone: PictureCut;
}

interface HeroProps {
  overline: string;
  heading: string;
  slides: Slide[];
  strings: { pause: string; play: string; previous: string; next: string; slideOf: string };
}

/** The slide state: advances automatically while running, and on request. */
function useSlides(count: number, running: boolean) {
  const [slides, setSlides] = useState(firstSlide);
  const turn = useRef<Turn>(1);
  const { index } = slides;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => {
      const step = bounce(index, turn.current, count);
      turn.current = step.turn;
      setSlides((known) => turnTo(known, step.index, step.turn, count));
    }, HERO_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [running, index, count]);
  const go = (to: number, by: Turn) => to !== index && setSlides(turnTo(slides, to, by, count));
  return { slides, go, step: (by: Turn) => go(wrap(index + by, count), by) };
}

/** Whether the pictures of the next and the previous slide are loaded: shortly before the first turn, or when a reader comes near. */
function useNeighbours(running: boolean) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!running || wanted) return;
    const timer = setTimeout(() => setWanted(true), HERO_INTERVAL_MS / 2);
    return () => clearTimeout(timer);
  }, [running, wanted]);
  return [wanted, () => setWanted(true)] as const;
}

/** The description of a slide in one sentence, and its links. */
const Caption = ({ name, text, link, second }: Slide) => (
  <>
    <p>
      <b>{name}.</b> {text}
    </p>
    <a className={action.button} href={link.to}>
      {link.label}
      <span className="visually-hidden">: {name}</span>
      <Arrow />
    </a>
    {second && (
      <a className={cx(action.text, styles.second)} href={second.to}>
        {second.label}
      </a>
    )}
  </>
);

/** The first section of the home page: the WAI-ARIA carousel pattern on a graduated rule. */
export function HeroCarousel({ overline, heading, slides: all, strings }: HeroProps) {
  const count = all.length;
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const visible = useVisible();
  const live = useHydrated();
  const [hero, inSight] = useInSight<HTMLElement>();
  const [wanted, setWanted] = useState<boolean>();
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const playing = live && (wanted ?? !calm);
  const running = playing && visible && inSight && !held.pointer && !held.focus;
  const { slides, go, step } = useSlides(count, running);
  const [neighbours, loadNeighbours] = useNeighbours(running);
  const { index, at, places, near } = slides;
  const swipe = useSwipe(step);

  const isNear = (i: number) => near.has(i) || (neighbours && [1, -1].some((by) => wrap(index + by, count) === i));
  /** React sets the properties through the CSSOM after hydration, because the policy forbids style attributes in the HTML. */
  const shift = (properties: Record<`--${string}`, number>) => (live ? (properties as CSSProperties) : undefined);
  const playOrPause = () => {
    setWanted(!playing);
    // Play starts the rotation although the pointer is still on the button.
    if (!playing) setHeld({ pointer: false, focus: false });
  };
  // The accessible name contains the visible label, so that speech input can select it.
  const called = ({ label, name: full }: Slide) => (full.startsWith(label) ? full : `${label}, ${full}`);
  const name = (i: number) => fill(strings.slideOf, { n: i + 1, total: count, name: all[i] ? called(all[i]) : '' });

  return (
    <section
      ref={hero}
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label={heading}
      data-live={live || undefined}
      data-playing={running || undefined}
      onPointerOverCapture={loadNeighbours}
      onFocusCapture={loadNeighbours}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHeld((h) => ({ ...h, pointer: true }))}
      onPointerLeave={() => setHeld((h) => ({ ...h, pointer: false }))}
      onFocus={({ target }) => target.matches(':focus-visible') && setHeld((h) => ({ ...h, focus: true }))}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setHeld((h) => ({ ...h, focus: false }))}
    >
      {/* First in the tab order, and placed last by the grid. */}
      <div className={styles.controls}>
        <button
          className={action.control}
          type="button"
          aria-label={playing ? strings.pause : strings.play}
          onClick={playOrPause}
          data-rotation
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <button className={action.control} type="button" aria-label={strings.previous} onClick={() => step(-1)}>
          <Icon name="left" />
        </button>
        <button className={action.control} type="button" aria-label={strings.next} onClick={() => step(1)}>
          <Icon name="right" />
        </button>
      </div>
      <div className={styles.stops} style={shift({ '--index': index, '--count': count })}>
        {all.map((slide, i) => (
          <button
            key={slide.label}
            type="button"
            aria-label={name(i)}
            aria-current={i === index}
            data-late={i > count / 2 || undefined}
            onClick={() => go(i, i > index ? 1 : -1)}
          >
            <span>{slide.label}</span>
          </button>
        ))}
        <i className={styles.cursor} aria-hidden="true" />
      </div>
      <div className={styles.window} {...swipe}>
        <div className={styles.track} data-at={index} style={shift({ '--at': at })}>
          {all.map((slide, i) => (
            <div
              key={slide.label}
              data-away={(live && !places.has(i)) || undefined}
              style={shift({ '--shift': (places.get(i) ?? i) - i })}
            >
              {isNear(i) && (
                <IslandPicture
                  files={slide.wide}
                  phone={slide.phone}
                  sizes={FULL_WIDTH}
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
        <p className={styles.overline}>{overline}</p>
        <h1 className={cx(type_.display1, styles.headline)}>{heading}</h1>
      </div>
      <div className={styles.captions} aria-live={running ? 'off' : 'polite'}>
        {all.map((slide, i) => (
          // biome-ignore lint/a11y/useSemanticElements: the carousel pattern requires this group
          <div
            key={slide.label}
            role="group"
            aria-roledescription="slide"
            aria-label={name(i)}
            hidden={!live && i > 0}
            inert={live && i !== index}
            data-on={i === index || undefined}
          >
            <Caption {...slide} />
          </div>
        ))}
      </div>
    </section>
  );
}
