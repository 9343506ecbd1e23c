import type { ReactNode } from 'react';
import type { Strings } from '../../model/strings.ts';
import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import styles from './Explorable.module.css';
import type { ExplorableContent } from './schema.ts';

interface ExplorableProps {
  content: Omit<ExplorableContent, 'kind' | 'model'>;
  strings: Strings;
  /** The figure itself: an island, placed by the layout. */
  children?: ReactNode;
}

/** `e^(−t/h)` with its power raised; what stands at an odd place between the cuts is a power. */
const raised = (line: string) =>
  line.split(/\^\(((?:[^()]|\([^()]*\))*)\)/).map((part, i) => (i % 2 ? <sup key={part}>{part}</sup> : part));

/** A small, true model that the reader can move, with its formula and what it leaves out. All but the figure is static. */
export function Explorable({ content, strings, children }: ExplorableProps) {
  return (
    <Section rules={1} ground={content.ground} heading={content.heading} aside={content.aside}>
      <div className={cx(grid.grid, styles.inner)}>
        <p className={cx(type_.lede, styles.lede)}>
          <Prose text={content.lede} />
        </p>
        <div className={styles.model}>{children}</div>
        <div className={styles.formula}>
          <h3 className={type_.heading}>{strings.explorable.formula}</h3>
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
          <h3 className={type_.heading}>{strings.explorable.limits}</h3>
          <ul>
            {content.limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
