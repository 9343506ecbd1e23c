import styles from './Town.module.css';
import type { Place } from './types.ts';
import { SHEET } from './view.ts';

const percent = (value: number, whole: number) => `${(value / whole) * 100}%`;

/** A line from the place to its name, which keeps its size however near the town is. */
export function Leader({ place: { at, name } }: { place: Place }) {
  const [x, y] = at;
  return (
    <div
      className={styles.leader}
      data-down={y < SHEET.height * 0.2 || undefined}
      data-back={x > SHEET.width * 0.7 || undefined}
      style={{ left: percent(x, SHEET.width), top: percent(y, SHEET.height) }}
      aria-hidden="true"
    >
      <b>{name}</b>
    </div>
  );
}
