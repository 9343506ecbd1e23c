import { cx } from '../../ui/cx.ts';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './OrderLine.module.css';

const ACROSS = 4;
const PITCH = 28;
const RADIUS = 10.5;

/** Orders waiting at a stop, one dot each, piled from the bottom. */
function Pile({ count }: { count: number }) {
  const rows = Math.ceil(count / ACROSS);
  const height = Math.max(rows, 1) * PITCH;
  return (
    <svg className={styles.pile} width={ACROSS * PITCH} height={height} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <circle
          key={i}
          cx={(i % ACROSS) * PITCH + RADIUS + 1}
          cy={height - Math.floor(i / ACROSS) * PITCH - RADIUS - 6}
          r={RADIUS}
        />
      ))}
    </svg>
  );
}

/** Orders on their way to a live line, and the stop where they pile up. */
export function OrderLine({ content }: SectionProps<'order-line'>) {
  return (
    <Section ground="night" heading={content.heading} aside={content.aside}>
      <ol className={styles.stops} data-stops={content.stops.length}>
        {content.stops.map((stop) => (
          <li className={cx(styles.stop, stop.longest && styles.longest)} key={stop.name}>
            <div className={styles.queue}>
              {stop.longest && <p className={styles.mark}>{content.longest}</p>}
              <Pile count={stop.waiting} />
            </div>
            <i className={styles.line} aria-hidden="true" />
            <div className={styles.head}>
              <h3 className={type_.heading}>{stop.name}</h3>
              <p>
                {stop.waiting} {content.waiting}
              </p>
              <p>{stop.who}</p>
            </div>
            <p className={styles.text}>{stop.text}</p>
            <p className={styles.shown}>{stop.shown}</p>
          </li>
        ))}
      </ol>
      <p className={cx(type_.caption, styles.note)}>{content.note}</p>
    </Section>
  );
}
