import { type CSSProperties, memo } from 'react';
import { fill } from '../model/fill.ts';
import range from '../ui/Range.module.css';
import styles from './Clock.module.css';
import { DAY, hourAt, writtenTime } from './hours.ts';
import type { TownWords } from './page-schema.ts';

interface ClockProps {
  minutes: number;
  rain: boolean;
  live: boolean;
  words: TownWords['clock'];
  onMove: (minutes: number) => void;
  onRain: (rain: boolean) => void;
}

const LABELS = Array.from({ length: (DAY.to - DAY.from) / 120 + 1 }, (_, i) => writtenTime(DAY.from + i * 120));
const along = (minutes: number) => (minutes - DAY.from) / (DAY.to - DAY.from);

/** A range input over sixteen hours, a sentence about the chosen hour, and a switch for rain. */
export const Clock = memo(({ minutes, rain, live, words, onMove, onRain }: ClockProps) => {
  const time = writtenTime(minutes);
  const hour = hourAt(minutes);
  const name = rain ? fill(words.wet, { hour: words.hours[hour] }) : words.hours[hour];
  return (
    <div className={styles.clock}>
      <div
        className={styles.rule}
        // The policy forbids style attributes in the built page; React sets the property after hydration.
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
          aria-valuetext={`${time}, ${name}`}
          onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
        />
        <div className={styles.labels} aria-hidden="true">
          {LABELS.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
      </div>
      <p className={styles.changes} data-changes="">
        {words.changes[hour]} {rain && words.changes.rain}
      </p>
      <label className={styles.rain}>
        <input type="checkbox" name="rain" checked={rain} onChange={(event) => onRain(event.currentTarget.checked)} />
        <span>{words.rain}</span>
      </label>
    </div>
  );
});
