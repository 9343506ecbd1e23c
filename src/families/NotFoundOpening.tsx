import { Button, Go } from '../ui/Action.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Headline } from '../ui/Headline.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from '../ui/PlateOpening.module.css';
import { Prose } from '../ui/Prose.tsx';
import type_ from '../ui/type.module.css';
import { isIndexed } from './index.ts';
import type { OpeningProps } from './types.ts';

/** The 404 page, and 'Service not found'. */
export function NotFoundOpening({ page, lead, strings, site }: OpeningProps<'not-found'>) {
  const { opening } = page;
  const list = site.language.prefix || '/search';
  const addresses = site.pages.filter(isIndexed).map(({ path, name }) => ({ path, name }));
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
          {/* Filled in by enhance/not-found.ts if a page has a similar address. */}
          <p className={styles.nearest} hidden data-nearest={JSON.stringify(addresses)}>
            {strings.notFound.nearest} <a href={list}>{strings.search.everything}</a>
          </p>
        </div>
        <div className={cx(styles.action, styles.actions)}>
          <Button {...opening.button} />
          <Go to={list} label={strings.notFound.search} opensSearch />
          {site.town.length > 0 && <Go to="/town" label={strings.notFound.town} />}
        </div>
      </div>
    </section>
  );
}
