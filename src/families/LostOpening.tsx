import type { Strings } from '../model/strings.ts';
import { Button, Go } from '../ui/Action.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Picture } from '../ui/Picture.tsx';
import { Prose } from '../ui/Prose.tsx';
import type_ from '../ui/type.module.css';
import styles from './FeatureOpening.module.css';
import { Headline } from './Headline.tsx';
import type { PageOf } from './schemas.ts';

/** Where a road ends: the 404 page, and 'Service not found'. */
export function LostOpening({ page, strings }: { page: PageOf<'lost'>; strings: Strings }) {
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
        <div className={cx(type_.lede, styles.deck)}>
          <p>
            <Prose text={opening.text} />
          </p>
          {/* Filled by enhance/lost.ts where one page's address is close. */}
          <p className={styles.nearest} hidden data-nearest="">
            {strings.lost.nearest} <a href="/search">{strings.search.everything}</a>
          </p>
        </div>
        <div className={cx(styles.action, styles.ways)}>
          <Button {...opening.button} />
          <Go to="/search" label={strings.lost.search} opensSearch />
        </div>
      </div>
    </section>
  );
}
