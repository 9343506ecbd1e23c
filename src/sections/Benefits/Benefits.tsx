import { cx } from '../../ui/cx.ts';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './Benefits.module.css';

/** Numbered benefits in two columns. */
export function Benefits({ content }: SectionProps<'benefits'>) {
  return (
    <Section rules={content.large ? 'margin' : 2} heading={content.heading} aside={content.aside}>
      <ol className={cx(styles.list, content.large && styles.large)}>
        {content.items.map((item) => (
          <li className={styles.item} key={item.name}>
            <h3 className={type_.heading}>{item.name}</h3>
            {item.text && <p>{item.text}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
