import { Breadcrumbs } from '../chrome/Breadcrumbs.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Title } from '../ui/Headline.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Brief } from './Brief.tsx';
import styles from './IndustryOpening.module.css';
import { Offer } from './Offer.tsx';
import type { OpeningProps } from './types.ts';

/** A picture from column four to the right edge, the title block in its lower edge, four facts in the margin. */
export function IndustryOpening({ page, lead, crumbs, strings }: OpeningProps<'industry'>) {
  const { opening } = page;
  return (
    <section className={cx(styles.opening, grid.ruled, grid.rulesMargin)}>
      <div className={styles.plate}>
        <Picture {...lead} eager />
      </div>
      <div className={styles.title}>
        <Breadcrumbs crumbs={crumbs} label={strings.breadcrumbs} />
        <Title name={page.name} headline={page.headline} />
      </div>
      <Offer page={page} button={opening.button} strings={strings} className={styles.offer} />
      <Brief terms={opening.brief} className={styles.brief} />
    </section>
  );
}
