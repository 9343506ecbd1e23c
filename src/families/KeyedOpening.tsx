import { Breadcrumbs } from '../chrome/Breadcrumbs.tsx';
import type { KeyedPart } from '../model/fields.ts';
import { Caption } from '../ui/Caption.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Title } from '../ui/Headline.tsx';
import { Key, KeyedFigure } from '../ui/KeyedFigure.tsx';
import { Prose } from '../ui/Prose.tsx';
import type { LeadPicture } from './index.ts';
import styles from './KeyedOpening.module.css';
import { Offer } from './Offer.tsx';
import type { Page } from './schemas.ts';
import type { OpeningProps } from './types.ts';

interface KeyedOpeningProps extends Pick<OpeningProps<'innovation'>, 'crumbs' | 'strings'> {
  page: Page<'innovation' | 'feature'>;
  lead: LeadPicture;
  parts: KeyedPart[];
  caption?: string | undefined;
}

/** Dark, with text on the left and a picture with lettered parts on the right, which is never cropped. */
export function KeyedOpening({ page, lead, parts, caption, crumbs, strings }: KeyedOpeningProps) {
  const { opening } = page;
  return (
    <section className={styles.opening} data-ground="night">
      <div className={cx(grid.grid, styles.inner)}>
        <figure className={styles.figure}>
          <KeyedFigure {...lead} parts={parts} eager />
          {caption && <Caption plate={1} strings={strings} text={caption} />}
        </figure>
        <div className={styles.words}>
          <Breadcrumbs crumbs={crumbs} label={strings.breadcrumbs} />
          <Title name={page.name} headline={page.headline} />
          <Offer page={page} button={opening.button} strings={strings} className={styles.offer} />
        </div>
        <p className={styles.deck}>
          <Prose text={opening.deck} />
        </p>
        <Key parts={parts} className={styles.key} />
      </div>
    </section>
  );
}
