import type { CSSProperties } from 'react';
import range from '../ui/Range.module.css';
import styles from './Clock.module.css';
import { DAY, type Hour, writtenTime } from './hours.ts';
import type { TownWords } from './page-schema.ts';

interface ClockProps {
  minutes: number;
  hour: Hour;
  rain: boolean;
  live: boolean;
  words: TownWords['clock'];
  onMove: (minutes: number) => void;
  onRain: (rain: boolean) => void;
}

const LABELS = Array.from({ length: (DAY.to - DAY.from) / 120 + 1 }, (_, i) => writtenTime(DAY.from + i * 120));
const along = (minutes: number) => (minutes - DAY.from) / (DAY.to - DAY.from);

/** The site's graduated rule, sixteen hours long: a native range, so the keys, the screen reader and the thumb all know it. */
export function Clock({ minutes, hour, rain, live, words, onMove, onRain }: ClockProps) {
  const time = writtenTime(minutes);
  return (
    <div className={styles.clock}>
      <div
        className={styles.rule}
        // Set by React through the CSSOM once the page is taken up; the printed page needs none.
        style={live ? ({ '--at': along(minutes) } as CSSProperties) : undefined}
      >
        <span className={styles.time} data-time={time} aria-hidden="true" />
        <input
          className={range.range}
          type="range"
          name="hour"
          min={DAY.from}
          max={DAY.to}
          step={DAY.step}
          value={minutes}
          autoComplete="off"
          aria-label={words.label}
          aria-valuetext={`${time}, ${words.hours[hour]}`}
          onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
        />
        <div className={styles.labels} aria-hidden="true">
          {LABELS.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
      </div>
      <label className={styles.rain}>
        <input type="checkbox" name="rain" checked={rain} onChange={(event) => onRain(event.currentTarget.checked)} />
        <span>{words.rain}</span>
      </label>
    </div>
  );
}
