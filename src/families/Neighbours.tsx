import type { Strings } from '../model/strings.ts';
import type_ from '../ui/type.module.css';
import styles from './Neighbours.module.css';

interface Neighbour {
  path: string;
  name: string;
}

/** The page before and the page after, within the family. */
export function Neighbours({ previous, next, strings }: { previous?: Neighbour; next?: Neighbour; strings: Strings }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={`${strings.previous}, ${strings.next}`}>
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
