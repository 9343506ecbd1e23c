import type { ReactNode } from 'react';
import type { Strings } from '../../model/strings.ts';
import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import values from '../../ui/Values.module.css';
import styles from './Explorable.module.css';
import type { ExplorableContent } from './schema.ts';

interface ExplorableProps {
  content: Omit<ExplorableContent, 'kind' | 'model'>;
  strings: Strings;
  /** The model's stage: an island, placed by the layout. */
  children?: ReactNode;
}

/** `e^(−t/h)` with its power raised: the parts at odd places are powers. */
const raised = (line: string) =>
  line.split(/\^\(((?:[^()]|\([^()]*\))*)\)/).map((part, i) => (i % 2 ? <sup key={part}>{part}</sup> : part));

/** A model that the reader can move. All but the stage is static; the tables of values are added when the fold is open. */
export function Explorable({ content, strings: { explorable: strings }, children }: ExplorableProps) {
  return (
    <Section rules={1} ground={content.ground} heading={content.heading} aside={content.aside}>
      <div className={cx(grid.grid, styles.inner)}>
        <p className={cx(type_.lede, styles.lede)}>
          <Prose text={content.lede} />
        </p>
        <div className={styles.model}>{children}</div>
        <details className={styles.calculation} data-calculation="">
          <summary>{strings.calculation}</summary>
          <div className={styles.folded}>
            <div className={styles.formula}>
              <h3 className={type_.heading}>{strings.formula}</h3>
              <dl>
                {content.formula.map(({ line, means }) => (
                  <div key={line}>
                    <dt>{raised(line)}</dt>
                    <dd>{means}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <div className={styles.limits}>
              <h3 className={type_.heading}>{strings.limits}</h3>
              <ul>
                {content.limits.map((limit) => (
                  <li key={limit}>{limit}</li>
                ))}
              </ul>
            </div>
          </div>
          <div className={cx(styles.values, values.place)} data-values="" />
        </details>
      </div>
    </Section>
  );
}
