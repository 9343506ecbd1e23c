import { Breadcrumbs } from '../chrome/Breadcrumbs.tsx';
import { Button } from '../ui/Action.tsx';
import { Caption } from '../ui/Caption.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Title } from '../ui/Headline.tsx';
import { Key, KeyedFigure } from '../ui/KeyedFigure.tsx';
import { Prose } from '../ui/Prose.tsx';
import styles from './InnovationOpening.module.css';
import type { OpeningProps } from './types.ts';

/** Opens at night on a keyed figure. */
export function InnovationOpening({ page, lead, crumbs, strings }: OpeningProps<'innovation'>) {
  const { opening } = page;
  return (
    <section className={styles.opening} data-ground="night">
      <figure>
        <div className={styles.figure}>
          <KeyedFigure {...lead} parts={opening.parts} eager />
        </div>
        <Caption plate={1} strings={strings} text={opening.caption} bleed />
      </figure>
      <div className={cx(grid.grid, styles.words)}>
        <div className={styles.title}>
          <Breadcrumbs crumbs={crumbs} label={strings.breadcrumbs} />
          <Title name={page.name} headline={page.headline} />
        </div>
        <div className={styles.deck}>
          <p>
            <Prose text={opening.deck} />
          </p>
          <Button {...opening.button} />
        </div>
        <Key parts={opening.parts} className={styles.key} />
      </div>
    </section>
  );
}
