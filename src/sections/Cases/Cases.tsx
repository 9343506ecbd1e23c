import { FULL_WIDTH, upTo } from '../../model/breakpoints.ts';
import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Picture } from '../../ui/Picture.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import { FigureValue } from '../Figures/Figures.tsx';
import type { SectionOf, SectionProps } from '../types.ts';
import styles from './Cases.module.css';

type Case = SectionOf<'cases'>['items'][number];

function CaseStudy({ item, labels }: { item: Case; labels: SectionOf<'cases'>['labels'] }) {
  const [problem, solution, result] = labels;
  return (
    <article className={cx(grid.grid, styles.case)} id={item.id} data-piece>
      <div className={styles.title} data-reveal="">
        <h3 className={type_.display3}>{item.title}</h3>
        <p className={styles.lede}>{item.lede}</p>
      </div>
      <div className={styles.picture}>
        <Picture id={item.picture} ratio="3x2" sizes={`${upTo('narrow')} ${FULL_WIDTH}, 66vw`} />
      </div>
      <dl className={styles.parts}>
        <div>
          <dt>{problem}</dt>
          <dd>
            <Prose text={item.problem} />
          </dd>
        </div>
        <div>
          <dt>{solution}</dt>
          <dd>
            <Prose text={item.solution} />
          </dd>
        </div>
        <div className={styles.result}>
          <dt>{result}</dt>
          <dd>
            {item.figure && (
              <div className={styles.figure}>
                <FigureValue figure={item.figure} />
                <p className={type_.heading}>{item.figure.label}</p>
              </div>
            )}
            <Prose text={item.result} />
          </dd>
        </div>
      </dl>
    </article>
  );
}

/** Case studies, each as problem, solution and result in the same three columns, with an index to jump from. */
export function Cases({ content }: SectionProps<'cases'>) {
  const { items, labels, onward, note } = content;
  return (
    <Section rules={3} heading={content.heading} aside={content.aside}>
      <nav aria-label={content.heading}>
        <ol className={cx(grid.grid, styles.index)}>
          {items.map((item) => (
            <li key={item.id}>
              <a href={`#${item.id}`}>
                <span className={type_.heading}>{item.title}</span>
                <span className={styles.indexLine}>{item.line}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {onward && (
        <div className={cx(grid.grid, styles.onward)}>
          <p>
            <Prose text={onward} />
          </p>
        </div>
      )}
      <div className={styles.list}>
        {items.map((item) => (
          <CaseStudy key={item.id} item={item} labels={labels} />
        ))}
      </div>
      {note && (
        <div className={cx(grid.grid, styles.note)}>
          <p className={type_.caption}>{note}</p>
        </div>
      )}
    </Section>
  );
}
