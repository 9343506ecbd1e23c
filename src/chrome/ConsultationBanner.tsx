import type { Banners } from '../model/navigation.ts';
import { Button } from '../ui/Action.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Scale } from '../ui/Scale.tsx';
import type_ from '../ui/type.module.css';
import styles from './ConsultationBanner.module.css';

interface BannerProps {
  banners: Banners;
  /** A starts at the left margin, B at column four. */
  variant: 'A' | 'B';
  /** With a dark background, after a dark page. */
  night: boolean;
}

/** The banner at the end of every page. */
export function ConsultationBanner({ banners, variant, night }: BannerProps) {
  const banner = banners[variant];
  return (
    <section
      className={cx(styles.banner, !night && grid.ruled, !night && grid.rules1)}
      data-variant={variant}
      data-ground={night ? 'night' : undefined}
      aria-labelledby="consult"
    >
      <Scale />
      <div className={cx(grid.grid, styles.inner)}>
        <h2 className={type_.display2} id="consult">
          {banner.heading}
        </h2>
        <p className={type_.lede}>{banner.text}</p>
        <div className={styles.action}>
          <Button {...banner.button} />
        </div>
      </div>
    </section>
  );
}
