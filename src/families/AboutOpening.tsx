import { Caption } from '../ui/Caption.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Title } from '../ui/Headline.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Prose } from '../ui/Prose.tsx';
import type_ from '../ui/type.module.css';
import styles from './AboutOpening.module.css';
import { Offer } from './Offer.tsx';
import type { OpeningProps } from './types.ts';

/** A picture of the whole town that links to it, and the three product ranges. */
export function AboutOpening({ page, lead, strings }: OpeningProps<'about'>) {
  const { opening } = page;
  return (
    <section className={styles.opening}>
      <div className={styles.head}>
        <figure className={styles.figure}>
          <div className={styles.plate}>
            <Picture {...lead} eager />
          </div>
          <Caption plate={1} strings={strings} text={opening.caption} link={opening.link} />
        </figure>
        <div className={styles.title}>
          <Title name={page.name} headline={page.headline} />
        </div>
      </div>
      <div className={cx(grid.grid, styles.words)}>
        <div className={styles.text}>
          <Offer page={page} button={opening.button} strings={strings} />
          <p>
            <Prose text={opening.text} />
          </p>
        </div>
        <dl className={styles.ranges}>
          {opening.ranges.map((range) => (
            <div key={range.label}>
              <dt>{range.label}</dt>
              <dd className={type_.figure}>{range.count}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
