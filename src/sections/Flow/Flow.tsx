import { cx } from '../../ui/cx.ts';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './Flow.module.css';

/** One thing moving from stop to stop along a line. */
export function Flow({ content }: SectionProps<'flow'>) {
  return (
    <Section rules={1} heading={content.heading} aside={content.aside}>
      <ol className={styles.flow} data-stops={content.steps.length}>
        {content.steps.map((step) => (
          <li className={styles.stop} key={step.name} data-reveal="card">
            {step.above && <p className={styles.above}>{step.above}</p>}
            <i className={styles.line} aria-hidden="true" />
            <h3 className={type_.heading}>{step.name}</h3>
            <p className={styles.text}>{step.text}</p>
            {step.below && <p className={styles.below}>{step.below}</p>}
          </li>
        ))}
      </ol>
      {content.note && <p className={cx(type_.caption, styles.note)}>{content.note}</p>}
    </Section>
  );
}
