import { Breadcrumbs } from '../chrome/Breadcrumbs.tsx';
import { Button } from '../ui/Action.tsx';
import { Caption } from '../ui/Caption.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Picture } from '../ui/Picture.tsx';
import { Prose } from '../ui/Prose.tsx';
import type_ from '../ui/type.module.css';
import { Brief } from './Brief.tsx';
import styles from './ProductOpening.module.css';
import type { OpeningProps } from './types.ts';

/** Opens on its name, set to fill the measure; plate to the left edge, specification sheet on the right. */
export function ProductOpening({ page, lead, crumbs, strings }: OpeningProps<'product'>) {
  const { opening } = page;
  return (
    <section className={cx(styles.opening, grid.ruled, grid.rules4)}>
      <div className={grid.grid}>
        <Breadcrumbs crumbs={crumbs} label={strings.breadcrumbs} className={styles.crumbs} />
        <h1 className={styles.names}>
          {opening.display && <span className={cx(type_.heading, styles.over)}>{page.name}</span>}{' '}
          <span className={cx(type_.display1, styles.name)}>{opening.display ?? page.name}</span>
        </h1>
        <figure className={styles.plate}>
          <Picture {...lead} eager />
          <Caption plate={1} strings={strings} text={opening.caption} />
        </figure>
        <div className={styles.sheet}>
          <p className={styles.lede}>{opening.lede}</p>
          <p className={styles.text}>
            <Prose text={opening.text} />
          </p>
          <Button {...opening.button} className={styles.button} />
          <Brief terms={opening.sheet} className={styles.terms} />
        </div>
      </div>
    </section>
  );
}
