import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './Staircase.module.css';

/** Steps in order, each with its deliverable. */
export function Staircase({ content }: SectionProps<'staircase'>) {
  return (
    <Section
      rules={content.steps.length === 4 ? 4 : content.steps.length === 3 ? 3 : 1}
      heading={content.heading}
      aside={content.aside}
    >
      <ol className={styles.stairs} data-steps={content.steps.length}>
        {content.steps.map((step, i) => (
          <li className={styles.step} key={step.name} data-reveal="card">
            <span className={styles.number} aria-hidden="true">
              {i + 1}
            </span>
            <h3 className={type_.heading}>{step.name}</h3>
            <p className={styles.text}>
              <Prose text={step.text} />
            </p>
            <p className={styles.out}>{step.out}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
