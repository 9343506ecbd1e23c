import { FULL_WIDTH } from '../../model/breakpoints.ts';
import { slugOf } from '../../model/slug.ts';
import { Go } from '../../ui/Action.tsx';
import { Caption } from '../../ui/Caption.tsx';
import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Picture } from '../../ui/Picture.tsx';
import { Prose } from '../../ui/Prose.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './Bleed.module.css';

/** A full-width plate; with a heading it is a banner. */
export function Bleed({ content, plate, strings }: SectionProps<'bleed'>) {
  const { heading, text, link } = content;
  const figure = (
    <figure className={styles.plate}>
      <Picture id={content.picture} ratio="2x1" phone="1x1" sizes={FULL_WIDTH} />
      <Caption plate={plate} strings={strings} text={content.caption} link={heading ? undefined : link} bleed />
    </figure>
  );
  if (!heading) return <div className={styles.bleed}>{figure}</div>;
  return (
    <section className={styles.bleed} id={slugOf(heading)}>
      {figure}
      <div className={cx(grid.grid, styles.words)}>
        <h2 className={type_.display2}>{heading}</h2>
        <div>
          {text && (
            <p>
              <Prose text={text} />
            </p>
          )}
          {link && <Go {...link} subject={heading} />}
        </div>
      </div>
    </section>
  );
}
