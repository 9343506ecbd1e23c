import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './ScopePage.module.css';

/** One page of a scope document with corrections: crossed out, annotated, signed. */
export function ScopePage({ content }: SectionProps<'scope-page'>) {
  return (
    <Section rules={1} ground={content.ground} heading={content.heading} aside={content.aside}>
      <div className={grid.grid}>
        <div className={styles.sheet}>
          <h3 className={type_.heading}>{content.title}</h3>
          {content.lines.map((line) => (
            <div className={styles.line} key={line.text}>
              <p>{line.struck ? <del>{line.text}</del> : line.text}</p>
              {line.note && <p className={styles.note}>{line.note}</p>}
            </div>
          ))}
          <p className={cx(type_.caption, styles.initials)}>{content.initials}</p>
        </div>
      </div>
    </Section>
  );
}
