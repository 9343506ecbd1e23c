import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import { ScreenBodyView } from './bodies.tsx';
import styles from './Screen.module.css';

/** One working screen of a product, drawn as an application window. */
export function Screen({ content, strings }: SectionProps<'screen'>) {
  return (
    <Section rules="margin" heading={content.heading}>
      <div className={cx(grid.grid, styles.inner)}>
        <p className={styles.text}>{content.text}</p>
        <figure className={styles.window}>
          <div className={styles.bar}>
            <b>{content.title}</b>
            <span>{content.detail}</span>
          </div>
          <div className={styles.body}>
            <ScreenBodyView body={content.body} />
          </div>
          <figcaption className={type_.caption}>{strings.drawnSample}</figcaption>
        </figure>
      </div>
    </Section>
  );
}
