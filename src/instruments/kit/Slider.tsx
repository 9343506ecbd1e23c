import { useEffect, useEffectEvent, useRef } from 'react';
import range from '../../ui/Range.module.css';
import { type Dial, fromRange, rangeOf, reading, shareOf, tickParts, toRange } from './dial.ts';
import styles from './stage.module.css';

/** The scale under the thumb: one tick for each step, and a ring at the default. */
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
  turn: number;
  onMove: (value: number) => void;
}

/**
 * A native range on a scale of its own. The browser moves the thumb, ahead of React; the script puts it somewhere only when the
 * value was set elsewhere (`turn` grows). The text at the thumb and for screen readers follows the thumb, not React.
 */
export function Slider({ name, dial, label, names, value, turn, onMove }: SliderProps) {
  const id = `rule-${name}`;
  const thumb = useRef<HTMLInputElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const readThumb = (input: HTMLInputElement) => {
    const at = fromRange(dial, input.valueAsNumber);
    const text = reading(dial, at, names);
    input.setAttribute('aria-valuetext', text);
    if (bubble.current) {
      bubble.current.textContent = text;
      bubble.current.style.setProperty('--at', String(shareOf(dial, at)));
    }
    return at;
  };
  const follow = useEffectEvent(() => {
    if (!thumb.current) return;
    if (turn > 0) thumb.current.value = String(toRange(dial, value));
    readThumb(thumb.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and whenever the value was set from elsewhere.
  useEffect(() => follow(), [turn]);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      {/* The slider tells screen readers its value, and only the sentence is announced. */}
      <output htmlFor={id} aria-hidden="true">
        {reading(dial, value, names)}
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
          aria-valuetext={reading(dial, dial.start, names)}
          onChange={({ currentTarget }) => onMove(readThumb(currentTarget))}
        />
        <span ref={bubble} className={styles.bubble} aria-hidden="true" />
      </div>
      <span className={styles.ends} aria-hidden="true">
        <span>{reading(dial, dial.stops?.[0] ?? dial.from)}</span>
        <span>{reading(dial, dial.stops?.at(-1) ?? dial.to)}</span>
      </span>
    </div>
  );
}
