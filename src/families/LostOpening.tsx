import { Button } from '../ui/Action.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Picture } from '../ui/Picture.tsx';
import { Prose } from '../ui/Prose.tsx';
import type_ from '../ui/type.module.css';
import styles from './FeatureOpening.module.css';
import { Headline } from './Headline.tsx';
import type { PageOf } from './schemas.ts';

/** Where a road ends: the 404 page, and 'Service not found'. */
export function LostOpening({ page }: { page: PageOf<'lost'> }) {
  const { opening } = page;
  return (
    <section className={styles.opening}>
      <div className={styles.plate}>
        <Picture id={opening.picture} ratio="16x9" phone="1x1" sizes="100vw" eager />
      </div>
      <div className={styles.title}>
        <h1 className={type_.display1}>
          <Headline lines={page.headline} />
        </h1>
      </div>
      <div className={cx(grid.grid, styles.words)}>
        <p className={cx(type_.lede, styles.deck)}>
          <Prose text={opening.text} />
        </p>
        <div className={styles.action}>
          <Button {...opening.button} />
        </div>
      </div>
    </section>
  );
}
