import { Breadcrumbs } from '../chrome/Breadcrumbs.tsx';
import { Button } from '../ui/Action.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Title } from '../ui/Headline.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Brief } from './Brief.tsx';
import styles from './IndustryOpening.module.css';
import type { OpeningProps } from './types.ts';

/** Opens on the reader's problem: plate from column four to the edge, title block cut into its foot, brief in the margin. */
export function IndustryOpening({ page, lead, crumbs, strings }: OpeningProps<'industry'>) {
  const { opening } = page;
  return (
    <section className={cx(styles.opening, grid.ruled, grid.rulesMargin)}>
      <div className={styles.margin}>
        <Brief terms={opening.brief} className={styles.brief} />
      </div>
      <div className={styles.plate}>
        <Picture {...lead} eager />
      </div>
      <div className={styles.title}>
        <Breadcrumbs crumbs={crumbs} label={strings.breadcrumbs} />
        <Title name={page.name} headline={page.headline} />
      </div>
      <div className={styles.action}>
        <Button {...opening.button} />
      </div>
    </section>
  );
}
