import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import type { Dials } from './dial.ts';
import styles from './stage.module.css';
import { SETTLE_MS } from './use-dials.ts';

/** Keeps a number and its unit on one line. */
const kept = (sentence: string) => sentence.replace(/(\d) (?=\p{L}{1,3}\b)/gu, '$1\u00a0');

/** The words that every model shares. */
export interface StageStrings {
  /** Before the values of a figure that cannot be moved: on paper, or without script. */
  drawnFor: string;
  /** Over the presets. */
  tries: string;
  /** Over the table of what is drawn along an axis. */
  drawn: string;
  /** Over the table of what changes with each dial. */
  moved: string;
  /** Over its first column. */
  place: string;
  copyLink: string;
  linkCopied: string;
}

interface StageProps {
  root: RefObject<HTMLElement | null>;
  live: boolean;
  /** Their names are the ones that an address may set. */
  dials: Dials;
  /** Sliders under a wide drawing, or beside it. */
  layout: 'wide' | 'sided';
  className?: string | undefined;
  /** The result in one sentence: the caption, announced when a value has come to rest. */
  said: string;
  children: ReactNode;
}

/** A figure that can be moved. Complete in the HTML; it has `data-live` once the script runs. */
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
        {kept(settled)}
      </figcaption>
    </figure>
  );
}

/** The drawing's place in the stage. On phones it stays on the screen while the sliders scroll under it. */
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

/** Buttons that each set the dials to a telling case. */
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

/** The results in numbers, and what else belongs to them. */
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
