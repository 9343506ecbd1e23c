import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import type { Dials } from './dial.ts';
import { ENGLISH_FORMAT, type Format, formatFor, type ModelLanguage } from './format.ts';
import styles from './stage.module.css';
import { SETTLE_MS } from './use-dials.ts';

/** A number and its unit stay on one line. */
const withoutUnitBreaks = (sentence: string) => sentence.replace(/(\d) (?=\p{L}{1,3}\b)/gu, '$1\u00a0');

/** The texts that all models share. */
export interface StageStrings {
  /** Label for the values of a figure that cannot be changed: in print, or without script. */
  drawnFor: string;
  tries: string;
  /** Caption of the table of values along an axis. */
  drawn: string;
  /** Caption of the table of values for each dial. */
  moved: string;
  /** Heading of its first column. */
  place: string;
  copyLink: string;
  linkCopied: string;
  /** Only for pages that are not in English. */
  language?: ModelLanguage | undefined;
}

/** How numbers and units are written on this page. */
export const formatOf = ({ language }: StageStrings): Format => (language ? formatFor(language) : ENGLISH_FORMAT);

interface StageProps {
  root: RefObject<HTMLElement | null>;
  live: boolean;
  /** Their names are the keys of the URL hash. */
  dials: Dials;
  /** Sliders below a wide drawing, or next to it. */
  layout: 'wide' | 'sided';
  className?: string | undefined;
  /** The result in one sentence: the caption, announced when the values no longer change. */
  said: string;
  children: ReactNode;
}

/** An interactive figure, complete in the static HTML; it has `data-live` once the script runs. */
export function Stage({ root, live, dials, layout, className, said, children }: StageProps) {
  const [settled, settle] = useState(said);
  useEffect(() => {
    const timer = setTimeout(() => settle(said), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <figure
      ref={root}
      className={cx(styles.stage, styles[layout], className)}
      data-explorable={Object.keys(dials).join(' ')}
      data-live={live || undefined}
    >
      {children}
      <figcaption className={styles.said} aria-live="polite">
        {withoutUnitBreaks(settled)}
      </figcaption>
    </figure>
  );
}

/** The container of the drawing. On phones it is sticky while the sliders scroll below it. */
export const Picture = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={cx(styles.picture, className)}>{children}</div>
);

/** The sliders and the readings. */
export const Side = ({ children }: { children: ReactNode }) => <div className={styles.side}>{children}</div>;

interface PresetsProps<T> {
  heading: string;
  tries: { label: string; set: T }[];
  onChoose: (change: T) => void;
}

/** Buttons that each set the dials to an instructive case. */
export function Presets<T>({ heading, tries, onChoose }: PresetsProps<T>) {
  return (
    <div className={styles.presets}>
      <p>{heading}</p>
      <ul>
        {tries.map((one) => (
          <li key={one.label}>
            <button type="button" onClick={() => onChoose(one.set)}>
              {one.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface Reading {
  label: string;
  value: string;
}

/** The results as numbers, with related content. */
export function Readings({ items, children }: { items: Reading[]; children?: ReactNode }) {
  return (
    <div className={styles.results}>
      <dl className={styles.readings}>
        {items.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
