import { cx } from '../../ui/cx.ts';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './Cards.module.css';

/** Text cards in three columns, or four where three would leave a gap, with a lettermark in place of a logo. */
export function Cards({ content }: SectionProps<'cards'>) {
  const four = content.items.length % 4 === 0 && content.items.length % 3 !== 0;
  return (
    <Section rules={four ? 4 : 3} heading={content.heading} aside={content.aside}>
      <ul className={cx(styles.cards, four && styles.four)}>
        {content.items.map((item) => (
          <li className={styles.card} key={item.title} data-reveal="card">
            {item.logo && <img className={styles.logo} src={item.logo} alt="" loading="lazy" decoding="async" />}
            {item.mark && !item.logo && (
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
