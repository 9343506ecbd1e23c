import { cx } from '../../ui/cx.ts';
import { Section } from '../../ui/Section.tsx';
import { TableHead } from '../../ui/TableHead.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionOf, SectionProps } from '../types.ts';
import styles from './Report.module.css';

type Content = SectionOf<'report'>;

const percent = (v: number) => `${Math.round(v * 1000) / 10}%`;

/** Each bar on its own line: the target as an outline, the actual value as its fill. */
function Bars({ bars }: { bars: Content['bars'] }) {
  const most = Math.max(...bars.items.map((bar) => bar.of));
  return (
    <div className={styles.bars}>
      <h4 className={styles.label}>
        {bars.label}, {bars.unit}
      </h4>
      <dl>
        {bars.items.map((bar) => (
          <div className={styles.bar} key={bar.name}>
            <dt>{bar.name}</dt>
            <dd>
              <svg aria-hidden="true">
                <rect className={styles.of} x="0" y="0" width={percent(bar.of / most)} height="100%" />
                <rect className={styles.value} x="0" y="0" width={percent(bar.value / most)} height="100%" />
              </svg>
              <span>
                {bar.value.toFixed(1)} / {bar.of.toFixed(1)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Totals({ table }: { table: Content['table'] }) {
  return (
    <table className={styles.table}>
      <caption className={styles.label}>{table.caption}</caption>
      <TableHead columns={table.columns} />
      <tbody>
        {table.rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={table.columns[i + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A sample report with its first KPI labelled by letters, and the key to them. */
export function Report({ content }: SectionProps<'report'>) {
  return (
    <Section rules="third" heading={content.heading} aside={content.aside}>
      <div className={styles.inner}>
        <div className={styles.sheet}>
          <div className={styles.title}>
            <h3 className={type_.heading}>{content.title}</h3>
            <p>{content.subtitle}</p>
          </div>
          <ul className={styles.kpi} data-reveal="">
            {content.parts.map((part) => (
              <li key={part.letter}>
                <i aria-hidden="true">{part.letter}</i>
                <span>{part.shown}</span>
              </li>
            ))}
          </ul>
          <div className={styles.rest}>
            <ul className={styles.figures}>
              {content.figures.map((figure) => (
                <li key={figure.label}>
                  <b>
                    {figure.value}
                    {figure.unit && <small> {figure.unit}</small>}
                  </b>
                  {figure.label}
                </li>
              ))}
            </ul>
            <Bars bars={content.bars} />
            <Totals table={content.table} />
          </div>
          <p className={cx(type_.caption, styles.note)}>{content.note}</p>
        </div>
        <dl className={styles.key}>
          {content.parts.map((part) => (
            <div key={part.letter}>
              <dt>
                <i aria-hidden="true">{part.letter}</i>
                {part.name}
              </dt>
              <dd>{part.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
