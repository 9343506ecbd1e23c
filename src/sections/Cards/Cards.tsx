import { cx } from '../../ui/cx.ts';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './Cards.module.css';

/** Text cards in three columns, with a lettermark where a logo would stand. */
export function Cards({ content }: SectionProps<'cards'>) {
  return (
    <Section rules={3} heading={content.heading} aside={content.aside}>
      <ul className={styles.cards}>
        {content.items.map((item) => (
          <li className={styles.card} key={item.title} data-reveal="card">
            {item.mark && (
              <span className={styles.mark} aria-hidden="true">
                {item.mark}
              </span>
            )}
            <h3 className={type_.heading}>{item.title}</h3>
            <p>
              <Prose text={item.text} />
            </p>
          </li>
        ))}
      </ul>
      {content.note && <p className={cx(type_.caption, styles.note)}>{content.note}</p>}
    </Section>
  );
}
