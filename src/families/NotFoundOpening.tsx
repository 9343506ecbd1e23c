import { Button, Go } from '../ui/Action.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Headline } from '../ui/Headline.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from '../ui/PlateOpening.module.css';
import { Prose } from '../ui/Prose.tsx';
import type_ from '../ui/type.module.css';
import { isListed } from './index.ts';
import type { OpeningProps } from './types.ts';

/** Where a road ends: the 404 page, and 'Service not found'. */
export function LostOpening({ page, lead, strings, site }: OpeningProps<'lost'>) {
  const { opening } = page;
  const addresses = site.pages.filter(isListed).map(({ path, name }) => ({ path, name }));
  return (
    <section className={styles.opening}>
      <div className={styles.plate}>
        <Picture {...lead} eager />
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
          {/* Filled by enhance/not-found.ts where one page's address is close. */}
          <p className={styles.nearest} hidden data-nearest={JSON.stringify(addresses)}>
            {strings.lost.nearest} <a href="/search">{strings.search.everything}</a>
          </p>
        </div>
        <div className={cx(styles.action, styles.ways)}>
          <Button {...opening.button} />
          <Go to="/search" label={strings.lost.search} opensSearch />
          <Go to="/town" label={strings.lost.town} />
        </div>
      </div>
    </section>
  );
}
