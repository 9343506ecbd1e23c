import { slugOf } from '../../model/slug.ts';
import action from '../../ui/Action.module.css';
import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './Flow.module.css';

function Line({ content }: Pick<SectionProps<'flow'>, 'content'>) {
  return (
    <>
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
    </>
  );
}

/** One thing moving from stop to stop along a line, optionally inside a disclosure. */
export function Flow({ content }: SectionProps<'flow'>) {
  if (!content.behind) {
    return (
      <Section rules={1} ground={content.ground} heading={content.heading} aside={content.aside}>
        <Line content={content} />
      </Section>
    );
  }
  return (
    <Section rules={1} scale={false} className={styles.folded}>
      <details className={styles.behind}>
        <summary>
          <span className={action.button}>{content.behind}</span>
        </summary>
        <div className={cx(grid.grid, styles.opened)}>
          {/* Inside the details, so that the browser opens it for a link to this anchor. */}
          <h2 className={type_.display2} id={slugOf(content.heading)}>
            {content.heading}
          </h2>
        </div>
        <Line content={content} />
      </details>
    </Section>
  );
}
