import { slugOf } from '../../model/slug.ts';
import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './Tabs.module.css';

/**
 * Tabs, with an accordion of questions next to each. The HTML contains every text; enhance/tabs.ts adds the WAI-ARIA tabs pattern, and
 * the accordion is native: `details` of one name open one at a time, and the open one closes when clicked.
 */
export function Tabs({ content }: SectionProps<'tabs'>) {
  const id = slugOf(content.label);
  return (
    <Section
      rules={content.accordion ? 2 : 1}
      id={slugOf(content.heading ?? content.label)}
      heading={content.heading}
      aside={content.aside}
    >
      <div className={cx(grid.grid, styles.inner)}>
        {!content.heading && <h2 className="visually-hidden">{content.label}</h2>}
        <div className={cx(styles.panels, !content.accordion && styles.alone)} data-tabs="">
          <div className={styles.list} data-tablist={content.label}>
            {content.tabs.map((tab, i) => (
              <button
                key={tab.label}
                className={styles.tab}
                type="button"
                id={`${id}-tab-${i}`}
                data-tab={`${id}-panel-${i}`}
              >
                {tab.label}
              </button>
            ))}
          </div>
          {content.tabs.map((tab, i) => (
            <div className={cx(styles.panel, tab.questions && styles.asked)} key={tab.label} id={`${id}-panel-${i}`}>
              <h3 className={type_.heading}>{tab.label}</h3>
              <p className={type_.display3}>{tab.statement}</p>
              <p>
                <Prose text={tab.text} />
              </p>
              {tab.points && (
                <ul className={styles.points}>
                  {tab.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
              {tab.questions && (
                <dl className={styles.questions}>
                  {tab.questions.map(({ ask, answer }) => (
                    <div key={ask}>
                      <dt>{ask}</dt>
                      <dd>{answer}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
          ))}
        </div>
        {content.accordion && (
          <div className={styles.accordion}>
            {content.accordion.map((item, i) => (
              <details key={item.title} name={`${id}-accordion`} open={i === 0}>
                <summary>{item.title}</summary>
                <p>
                  <Prose text={item.text} />
                </p>
              </details>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}
