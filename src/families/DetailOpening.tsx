import grid from '../ui/grid.module.css';
import { Title } from '../ui/Headline.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Prose } from '../ui/Prose.tsx';
import styles from './DetailOpening.module.css';
import { Offer } from './Offer.tsx';
import type { OpeningProps } from './types.ts';

/** A service detail: image, title, offer, description, three bullets and a link back, in one of four layouts. */
export function DetailOpening({ page, lead, strings }: OpeningProps<'detail'>) {
  const { layout, text, bullets, button } = page.opening;
  const plate = (
    <div className={styles.plate}>
      <Picture {...lead} eager />
    </div>
  );
  // The HTML has the order of the phone layout, so that a late picture does not move the text.
  return (
    <section className={styles.opening} data-layout={layout}>
      <div className={grid.grid}>
        <a className={styles.back} href="/">
          {strings.back}
        </a>
        {(layout === 'hero' || layout === 'image-left') && plate}
        <div className={styles.words}>
          <div className={styles.title}>
            <Title name={page.name} headline={page.headline} />
          </div>
          <Offer page={page} button={button} strings={strings} className={styles.offer} />
          {layout === 'split' && plate}
          <p className={styles.text}>
            <Prose text={text} />
          </p>
          <ul className={styles.bullets}>
            {bullets.map((bullet) => (
              <li key={bullet.promise}>
                <strong>{bullet.promise}</strong>
                {bullet.check}
              </li>
            ))}
          </ul>
        </div>
        {layout === 'image-right' && plate}
      </div>
    </section>
  );
}
