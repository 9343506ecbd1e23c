import type { ReactNode } from 'react';
import type { Strings } from '../../model/strings.ts';
import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import values from '../../ui/Values.module.css';
import brief from '../brief-buttons.module.css';
import { briefWords } from '../brief-words.ts';
import styles from './Explorable.module.css';
import type { ExplorableContent } from './schema.ts';

interface ExplorableProps {
  content: Omit<ExplorableContent, 'kind' | 'model'>;
  strings: Strings;
  /** The model's stage: an island, placed by the layout. */
  children?: ReactNode;
}

/** `e^(−t/h)` with its power as superscript: the parts at odd indexes are powers. */
const raised = (line: string) =>
  line.split(/\^\(((?:[^()]|\([^()]*\))*)\)/).map((part, i) => (i % 2 ? <sup key={part}>{part}</sup> : part));

/** An interactive model. Everything but the stage is static; the tables of values are added when the disclosure is open. */
export function Explorable({ content, strings: all, children }: ExplorableProps) {
  const strings = all.explorable;
  return (
    <Section rules={1} ground={content.ground} heading={content.heading} aside={content.aside} brief={briefWords(all)}>
      <div className={cx(grid.grid, styles.inner)}>
        <p className={cx(type_.lede, styles.lede)}>
          <Prose text={content.lede} />
        </p>
        <div className={styles.model}>{children}</div>
        <p className={cx(brief.add, styles.brief)} data-brief-foot="">
          <button type="button" data-add="case">
            {all.brief.addCase}
          </button>
        </p>
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
