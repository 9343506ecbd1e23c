import { FULL_WIDTH, upTo } from '../../model/breakpoints.ts';
import { slugOf } from '../../model/slug.ts';
import { Go } from '../../ui/Action.tsx';
import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Picture } from '../../ui/Picture.tsx';
import { Prose } from '../../ui/Prose.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './NightBanner.module.css';

/** A dark picture with a sentence next to it. */
export function NightBanner({ content }: SectionProps<'night-banner'>) {
  return (
    <section className={styles.banner} data-ground="night" id={slugOf(content.heading)}>
      <div className={styles.picture}>
        <Picture id={content.picture} ratio="16x9" phone="1x1" sizes={`${upTo('narrow')} ${FULL_WIDTH}, 66vw`} />
      </div>
      <div className={cx(grid.grid, styles.words)}>
        <h2 className={type_.display2}>{content.heading}</h2>
        {content.text && (
          <p>
            <Prose text={content.text} />
          </p>
        )}
        {content.link && <Go {...content.link} subject={content.heading} />}
      </div>
    </section>
  );
}
