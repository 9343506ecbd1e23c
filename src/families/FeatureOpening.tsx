import { Breadcrumbs } from '../chrome/Breadcrumbs.tsx';
import { pictureOf } from '../model/pictures.ts';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Title } from '../ui/Headline.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from '../ui/PlateOpening.module.css';
import { Prose } from '../ui/Prose.tsx';
import { KeyedOpening } from './KeyedOpening.tsx';
import { Offer } from './Offer.tsx';
import type { OpeningProps } from './types.ts';

/** A full-width picture with the title block in its lower edge, or a picture with lettered parts. */
export function FeatureOpening({ page, lead, crumbs, strings }: OpeningProps<'feature'>) {
  const { opening } = page;
  if (opening.parts)
    return <KeyedOpening page={page} lead={lead} parts={opening.parts} crumbs={crumbs} strings={strings} />;
  const night = pictureOf(opening.picture).tone === 'dark';
  return (
    <section className={styles.opening} data-ground={night ? 'night' : undefined}>
      <div className={styles.plate}>
        <Picture {...lead} eager />
      </div>
      <div className={styles.title}>
        <Breadcrumbs crumbs={crumbs} label={strings.breadcrumbs} />
        <Title name={page.name} headline={page.headline} />
      </div>
      <div className={cx(grid.grid, styles.words)}>
        <Offer page={page} button={opening.button} strings={strings} className={styles.offer} />
        <p className={styles.beside}>
          <Prose text={opening.deck} />
        </p>
      </div>
    </section>
  );
}
