import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import { Values } from '../../ui/Values.tsx';
import type { SectionOf, SectionProps } from '../types.ts';
import styles from './TwoRoutes.module.css';

type Step = SectionOf<'two-routes'>['routes'][number]['steps'][number];

const lengthOf = (steps: Step[]) => steps.reduce((sum, step) => sum + step.wait + step.work, 0);
const percent = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`;

/** One document on two routes with the same time scale: each stop is a bar, light while it waits and solid while it is processed. */
export function TwoRoutes({ content, strings }: SectionProps<'two-routes'>) {
  const whole = Math.max(...content.routes.map((route) => lengthOf(route.steps)));
  const [waiting, working] = content.legend;
  return (
    <Section rules={1} heading={content.heading} aside={content.aside}>
      <div className={cx(grid.grid, styles.routes)}>
        <p className="visually-hidden">{content.summary}</p>
        {content.routes.map((route) => (
          <div className={styles.route} key={route.name}>
            <div className={styles.head}>
              <h3 className={type_.heading}>{route.name}</h3>
              <p>{route.sum}</p>
            </div>
            <ol>
              {route.steps.map((step, i) => {
                const start = lengthOf(route.steps.slice(0, i));
                return (
                  <li key={`${step.name} ${step.who}`}>
                    <span className={styles.name}>{step.name}</span>
                    <span className={styles.who}>{step.who}</span>
                    <svg className={styles.bar} aria-hidden="true">
                      <line x1="0" x2="100%" y1="50%" y2="50%" />
                      {step.wait > 0 && (
                        <rect
                          data-state="wait"
                          x={percent(start, whole)}
                          y="4"
                          width={percent(step.wait, whole)}
                          height="20"
                        />
                      )}
                      {step.work > 0 && (
                        <rect
                          x={percent(start + step.wait, whole)}
                          y="0"
                          width={percent(step.work, whole)}
                          height="28"
                        />
                      )}
                    </svg>
                  </li>
                );
              })}
            </ol>
          </div>
        ))}
        <div className={styles.foot}>
          <ul>
            <li data-state="wait">{waiting}</li>
            <li>{working}</li>
          </ul>
          <p className={type_.caption}>{content.note}</p>
        </div>
        <Values
          press={strings.explorable.values}
          caption={content.values.caption}
          columns={[...content.values.columns, ...content.legend]}
          groups={content.routes.map(({ name, steps }) => ({
            name,
            rows: steps.map((step) => ({ cells: [step.name, step.who, String(step.wait), String(step.work)] })),
          }))}
        />
      </div>
    </Section>
  );
}
