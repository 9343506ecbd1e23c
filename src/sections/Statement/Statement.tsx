import { Go } from '../../ui/Action.tsx';
import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './Statement.module.css';

/** In large text a line that ends with the 'A' or 'It' of the next sentence is noticeable. */
const bound = (text: string) => text.replace(/([.?!] \p{L}{1,2}) /gu, '$1\u00A0');

/** One sentence in large text, with its remark in the margin. */
export function Statement({ content }: SectionProps<'statement'>) {
  const inMargin = Boolean(content.aside || content.more?.length);
  return (
    <Section rules={inMargin ? 'margin' : 1} ground={content.ground}>
      <div className={cx(grid.grid, styles.inner)}>
        {content.aside && (
          <p className={cx(type_.muted, styles.aside)}>
            <Prose text={content.aside} />
          </p>
        )}
        <div className={inMargin ? styles.body : styles.wide} data-reveal="">
          <p className={styles.text}>
            <Prose text={bound(content.text)} />
            {content.quiet && <span> {content.quiet}</span>}
          </p>
          {content.more?.map((text) => (
            <p className={styles.more} key={text}>
              <Prose text={text} />
            </p>
          ))}
          {content.link && <Go {...content.link} className={styles.link} />}
        </div>
      </div>
    </Section>
  );
}
