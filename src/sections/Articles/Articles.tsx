import { FULL_WIDTH, upTo } from '../../model/breakpoints.ts';
import { slugOf } from '../../model/slug.ts';
import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Picture } from '../../ui/Picture.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionOf, SectionProps } from '../types.ts';
import styles from './Articles.module.css';

/** The width of the pictures: the tiers get narrower downwards. */
const TIERS = [83, 66, 58, 50];
const WIDTHS = { rooms: 34, rise: 25, line: 50, chart: 34 };
const widthOf = (set: SectionOf<'articles'>['set'], i: number) =>
  set === 'tiers' ? (TIERS[i] ?? 50) : set ? WIDTHS[set] : 58;

/** Pictures and texts in the layout that the page chooses; by default, and in print, they alternate sides. */
export function Articles({ content }: SectionProps<'articles'>) {
  const Heading = content.heading ? 'h3' : 'h2';
  return (
    <Section rules={1} heading={content.heading} aside={content.aside}>
      <div className={cx(styles.list, !content.heading && styles.bare)} data-set={content.set}>
        {content.items.map((item, i) => (
          <article
            className={cx(grid.grid, styles.article, !item.picture && styles.alone)}
            key={item.title}
            id={slugOf(item.title)}
          >
            {item.picture && (
              <div className={styles.picture}>
                <Picture
                  id={item.picture}
                  ratio="3x2"
                  sizes={`${upTo('narrow')} ${FULL_WIDTH}, ${widthOf(content.set, i)}vw`}
                />
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
