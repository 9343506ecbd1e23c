import { FULL_WIDTH, upTo } from '../../model/breakpoints.ts';
import { slugOf } from '../../model/slug.ts';
import { Go } from '../../ui/Action.tsx';
import { Caption } from '../../ui/Caption.tsx';
import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Key, KeyedFigure } from '../../ui/KeyedFigure.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import { FigureValue } from '../Figures/Figures.tsx';
import type { SectionProps } from '../types.ts';
import styles from './Keyed.module.css';

/** A render with lettered leader lines, its key, and the claim it proves. */
export function Keyed({ content, plate, strings }: SectionProps<'keyed'>) {
  return (
    <Section rules="third" id={slugOf(content.heading)}>
      <div className={cx(grid.grid, styles.inner)}>
        <div className={styles.words}>
          <h2 className={type_.display2}>{content.heading}</h2>
          {content.lede && <p className={cx(type_.lede, styles.lede)}>{content.lede}</p>}
          {content.text && (
            <p className={type_.muted}>
              <Prose text={content.text} />
            </p>
          )}
          {content.aside && (
            <p className={type_.caption}>
              <Prose text={content.aside} />
            </p>
          )}
          {content.link && (
            <p>
              <Go {...content.link} subject={content.heading} />
            </p>
          )}
          {content.figure && (
            <div className={styles.stat}>
              <FigureValue figure={content.figure} />
              <p className={cx(type_.caption, styles.statLabel)}>{content.figure.label}</p>
            </div>
          )}
        </div>
        <figure className={styles.plate} data-reveal="">
          <KeyedFigure id={content.picture} parts={content.parts} sizes={`${upTo('narrow')} ${FULL_WIDTH}, 66vw`} />
          <Caption plate={plate} strings={strings} text={content.caption} />
        </figure>
        <Key parts={content.parts} className={styles.key} />
      </div>
    </Section>
  );
}
