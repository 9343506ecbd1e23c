import type { Strings } from '../model/strings.ts';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import type_ from '../ui/type.module.css';
import styles from './Siblings.module.css';

interface Sibling {
  path: string;
  name: string;
}

export interface SiblingsProps {
  previous?: Sibling | undefined;
  next?: Sibling | undefined;
  /** The position among the siblings, from 0, if a scale shows it. */
  at?: { index: number; of: number } | undefined;
  strings: Strings;
}

/** A tick for each sibling, and a marker at this page. */
const Ticks = ({ index, of }: { index: number; of: number }) => (
  <svg className={styles.ticks} viewBox={`0 0 ${of * 10} 8`} preserveAspectRatio="none" aria-hidden="true">
    <path d={`M0 0H${of * 10}${Array.from({ length: of + 1 }, (_, i) => `M${i * 10} 0v${i % of ? 4 : 8}`).join('')}`} />
    <rect x={index * 10} width="10" height="2" />
  </svg>
);

/** The page before and the page after, within the family. */
export function Siblings({ previous, next, at, strings }: SiblingsProps) {
  if (!previous && !next) return null;
  return (
    <nav className={cx(grid.grid, styles.siblings)} aria-label={`${strings.previous}, ${strings.next}`}>
      {at && <Ticks {...at} />}
      {previous && (
        <a href={previous.path} rel="prev">
          <span>← {strings.previous}</span>
          <b className={type_.heading}>{previous.name}</b>
        </a>
      )}
      {next && (
        <a href={next.path} rel="next">
          <span>{strings.next} →</span>
          <b className={type_.heading}>{next.name}</b>
        </a>
      )}
    </nav>
  );
}
