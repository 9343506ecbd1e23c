import { useEffect, useEffectEvent, useRef } from 'react';
import range from '../../ui/Range.module.css';
import { type Dial, fromRange, rangeOf, reading, shareOf, tickParts, toRange } from './dial.ts';
import { ENGLISH_FORMAT, type Format } from './format.ts';
import styles from './stage.module.css';

/** The scale below the thumb: one tick for each step, and a ring at the default. */
function Scale({ dial }: { dial: Dial }) {
  const parts = tickParts(dial);
  return (
    <svg className={styles.scale} aria-hidden="true">
      <svg viewBox={`0 0 ${parts} 1`} preserveAspectRatio="none" y="26" height="7" aria-hidden="true">
        <path d={`M0 0H${parts}M0 0v1${'m1-1v1'.repeat(parts)}`} />
      </svg>
      <circle cx={`${Math.round(shareOf(dial, dial.start) * 1e4) / 100}%`} cy="38" r="3" />
    </svg>
  );
}

export interface SliderProps {
  name: string;
  dial: Dial;
  label: string;
  names?: string[] | undefined;
  value: number;
  revision: number;
  onMove: (value: number) => void;
  format?: Format;
}

/**
 * A native range input with its own scale. The browser moves the thumb before React renders; the script sets it only when the value
 * was set elsewhere (`revision` increases). The text at the thumb and aria-valuetext follow the thumb, not React.
 */
export function Slider({ name, dial, label, names, value, revision, onMove, format = ENGLISH_FORMAT }: SliderProps) {
  const id = `rule-${name}`;
  const thumb = useRef<HTMLInputElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const readThumb = (input: HTMLInputElement) => {
    const at = fromRange(dial, input.valueAsNumber);
    const text = reading(dial, at, names, format);
    input.setAttribute('aria-valuetext', text);
    if (bubble.current) {
      bubble.current.textContent = text;
      bubble.current.style.setProperty('--at', String(shareOf(dial, at)));
    }
    return at;
  };
  const follow = useEffectEvent(() => {
    if (!thumb.current) return;
    if (revision > 0) thumb.current.value = String(toRange(dial, value));
    readThumb(thumb.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount, and when the value was set elsewhere.
  useEffect(() => follow(), [revision]);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      {/* Hidden from screen readers, because the slider already announces its value. */}
      <output htmlFor={id} aria-hidden="true">
        {reading(dial, value, names, format)}
      </output>
      <div className={styles.track}>
        <Scale dial={dial} />
        <input
          ref={thumb}
          className={range.range}
          id={id}
          type="range"
          name={name}
          {...rangeOf(dial)}
          defaultValue={toRange(dial, dial.start)}
          autoComplete="off"
          aria-valuetext={reading(dial, dial.start, names, format)}
          onChange={({ currentTarget }) => onMove(readThumb(currentTarget))}
        />
        <span ref={bubble} className={styles.bubble} aria-hidden="true" />
      </div>
      <span className={styles.ends} aria-hidden="true">
        <span>{reading(dial, dial.stops?.[0] ?? dial.from, undefined, format)}</span>
        <span>{reading(dial, dial.stops?.at(-1) ?? dial.to, undefined, format)}</span>
      </span>
    </div>
  );
}
