import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import brief from '../brief-buttons.module.css';
import { briefWords } from '../brief-words.ts';
import type { SectionProps } from '../types.ts';
import styles from './Scope.module.css';

/** A list of scope questions, each with what decides it; a filled mark where the answer is known. */
export function Scope({ content, strings }: SectionProps<'scope'>) {
  const { heading, aside, rows } = content;
  const marked = rows.some((row) => row.given);
  return (
    <Section rules={1} heading={heading} aside={aside} brief={briefWords(strings)}>
      <div className={grid.grid}>
        <dl className={styles.rows}>
          {rows.map((row) => (
            <div key={row.question} className={styles.row} data-given={row.given || undefined} data-question="">
              <dt className={type_.heading}>{row.question}</dt>
              <dd>
                <Prose text={row.decides} />
              </dd>
              <dd className={brief.add}>
                <button type="button" data-add="">
                  {strings.brief.add}
                </button>
              </dd>
            </div>
          ))}
        </dl>
        <p className={cx(brief.add, styles.key)} data-brief-foot="">
          <button type="button" data-add="">
            {strings.brief.addAll}
          </button>
        </p>
        {marked && <p className={cx(type_.caption, styles.key)}>{strings.scope.given}</p>}
      </div>
    </Section>
  );
}
