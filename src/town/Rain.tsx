import { cx } from '../ui/cx.ts';
import { useInSight, useVisible } from '../ui/hooks.ts';
import styles from './Town.module.css';

/** Falling rain over the picture: two layers of streaks, the nearer one faster. It stops while it is not visible. */
export function Rain({ dark }: { dark: boolean }) {
  const [element, inSight] = useInSight<HTMLDivElement>();
  const isVisible = useVisible();
  return (
    <div
      ref={element}
      className={cx(styles.rain, dark && styles.darkRain)}
      data-rain=""
      data-paused={!inSight || !isVisible || undefined}
      aria-hidden="true"
    >
      <i className={styles.rainFar} />
      <i className={styles.rainNear} />
    </div>
  );
}
