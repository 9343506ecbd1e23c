import { slugOf } from '../../model/slug.ts';
import { Go } from '../../ui/Action.tsx';
import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './SideHead.module.css';

/** Heading on the left, short paragraphs on the right. */
export function SideHead({ content }: SectionProps<'side-head'>) {
  const { paragraphs = [], items = [], link } = content;
  const alone = !paragraphs.length && !items.length;
  return (
    <Section rules={alone ? 1 : 'third'} ground={content.ground} id={slugOf(content.heading)}>
      <div className={cx(grid.grid, styles.inner, alone && styles.alone)}>
        <div className={styles.head}>
          <h2 className={type_.display3}>{content.heading}</h2>
          {content.aside && (
            <p className={type_.caption}>
              <Prose text={content.aside} />
            </p>
          )}
        </div>
        {!alone && (
          <div className={styles.body} data-reveal="">
            {paragraphs.map((text) => (
              <p className={styles.paragraph} key={text}>
                <Prose text={text} />
              </p>
            ))}
            {items.length > 0 && (
              <dl className={styles.items}>
                {items.map((item) => (
                  <div key={item.name}>
                    <dt>{item.name}</dt>
                    <dd>
                      <Prose text={item.text} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            {link && <Go {...link} className={styles.link} />}
          </div>
        )}
      </div>
    </Section>
  );
}
