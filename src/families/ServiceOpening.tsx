import { Breadcrumbs } from '../chrome/Breadcrumbs.tsx';
import { isLonger } from '../model/graphemes.ts';
import { Button } from '../ui/Action.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Title } from '../ui/Headline.tsx';
import opening from '../ui/opening.module.css';
import { Prose } from '../ui/Prose.tsx';
import styles from './ServiceOpening.module.css';
import type { OpeningProps } from './types.ts';

/** The longest line, in letters, that fits nine columns at the full size. */
const FITS_LETTERS = 19;

/** Opens on a question, with no picture; the answer stands beside it. */
export function ServiceOpening({ page, crumbs, strings }: OpeningProps<'service'>) {
  return (
    <section className={styles.opening}>
      <div className={grid.grid}>
        <Breadcrumbs crumbs={crumbs} label={strings.breadcrumbs} className={styles.crumbs} />
        <Title
          name={page.name}
          headline={page.headline}
          className={cx(
            opening.headline,
            styles.question,
            page.headline.some((line) => isLonger(line, FITS_LETTERS)) && styles.long,
          )}
        />
        <div className={cx(opening.beside, styles.answer)}>
          <p>
            <Prose text={page.opening.answer} />
          </p>
          <Button {...page.opening.button} />
        </div>
      </div>
    </section>
  );
}
