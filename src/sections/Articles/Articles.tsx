import { upTo } from '../../model/breakpoints.ts';
import { slugOf } from '../../model/slug.ts';
import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Picture } from '../../ui/Picture.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './Articles.module.css';

/** Picture and text, changing sides. */
export function Articles({ content }: SectionProps<'articles'>) {
  const Heading = content.heading ? 'h3' : 'h2';
  return (
    <Section rules={1} heading={content.heading} aside={content.aside}>
      <div className={cx(styles.list, !content.heading && styles.bare)}>
        {content.items.map((item) => (
          <article
            className={cx(grid.grid, styles.article, !item.picture && styles.alone)}
            key={item.title}
            id={slugOf(item.title)}
          >
            {item.picture && (
              <div className={styles.picture}>
                <Picture id={item.picture} ratio="3x2" sizes={`${upTo('narrow')} 100vw, 58vw`} />
              </div>
            )}
            <div className={styles.words} data-reveal="">
              <Heading className={type_.display3}>{item.title}</Heading>
              {item.subtitle && <p className={styles.subtitle}>{item.subtitle}</p>}
              {item.paragraphs.map((text) => (
                <p key={text}>
                  <Prose text={text} />
                </p>
              ))}
              {item.facts && (
                <dl className={styles.facts}>
                  {item.facts.map((fact) => (
                    <div key={fact.term}>
                      <dt>{fact.term}</dt>
                      <dd>
                        <Prose text={fact.text} />
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
