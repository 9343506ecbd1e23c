import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './Quote.module.css';

export function Quote({ content: { text, name, place, ground } }: SectionProps<'quote'>) {
  return (
    <Section rules={1} ground={ground}>
      <figure className={cx(grid.grid, styles.quote)} data-reveal="">
        <blockquote className={styles.words}>
          <p className={type_.display3}>
            “<Prose text={text} />”
          </p>
        </blockquote>
        <figcaption className={styles.person}>
          <b>{name}</b>
          <span className={type_.caption}>{place}</span>
        </figcaption>
      </figure>
    </Section>
  );
}
