import { Breadcrumbs } from '../chrome/Breadcrumbs.tsx';
import { Caption } from '../ui/Caption.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Picture } from '../ui/Picture.tsx';
import { Prose } from '../ui/Prose.tsx';
import type_ from '../ui/type.module.css';
import { Brief } from './Brief.tsx';
import { Offer } from './Offer.tsx';
import styles from './ProductOpening.module.css';
import type { OpeningProps } from './types.ts';

/** The product's name in large letters, a picture on the left, the offer and a table of facts on the right. */
export function ProductOpening({ page, lead, crumbs, strings }: OpeningProps<'product'>) {
  const { opening } = page;
  return (
    <section className={cx(styles.opening, grid.ruled, grid.rules4)}>
      <div className={grid.grid}>
        <Breadcrumbs crumbs={crumbs} label={strings.breadcrumbs} className={styles.crumbs} />
        <h1 className={cx(type_.display1, styles.name)}>{page.name}</h1>
        <Offer page={page} button={opening.button} strings={strings} className={styles.offer} />
        <figure className={styles.plate}>
          <Picture {...lead} eager />
          <Caption plate={1} strings={strings} text={opening.caption} />
        </figure>
        <Brief terms={opening.sheet} className={styles.terms} />
        <p className={styles.lede}>{opening.lede}</p>
        <p className={styles.text}>
          <Prose text={opening.text} />
        </p>
      </div>
    </section>
  );
}
