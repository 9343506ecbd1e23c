import { slugOf } from '../../model/slug.ts';
import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Prose } from '../../ui/Prose.tsx';
import rows from '../../ui/rows.module.css';
import { Section } from '../../ui/Section.tsx';
import { Table } from '../../ui/Table.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionProps } from '../types.ts';
import styles from './Ledger.module.css';

const Row = ({ row }: { row: SectionProps<'ledger'>['content']['rows'][number] }) => (
  <div className={cx(rows.row, styles.row)}>
    <dt className={type_.heading}>{row.to ? <a href={row.to}>{row.name}</a> : row.name}</dt>
    <dd>
      <Prose text={row.cells[0] ?? ''} />
      {row.points && (
        <ul className={styles.points}>
          {row.points.map((point) => (
            <li key={point}>
              <Prose text={point} />
            </li>
          ))}
        </ul>
      )}
    </dd>
  </div>
);

/** Names on the left, their meanings on the right; or several columns as a table. */
export function Ledger({ content }: SectionProps<'ledger'>) {
  const { columns, rows, layout, ground, heading, aside, note } = content;
  if (columns) {
    return (
      <Section rules={1} ground={ground} heading={heading} aside={aside}>
        <div className={grid.grid}>
          <div className={styles.full}>
            <Table
              caption={heading}
              columns={columns}
              rows={rows.map((row) => [row.to ? `[${row.name}](${row.to})` : row.name, ...row.cells])}
            />
          </div>
          {note && <p className={cx(type_.small, type_.muted, styles.note)}>{note}</p>}
        </div>
      </Section>
    );
  }
  if (layout === 'side') {
    return (
      <Section rules="third" ground={ground} id={slugOf(heading)}>
        <div className={cx(grid.grid, styles.inner)}>
          <div className={styles.side}>
            <h2 className={type_.display3}>{heading}</h2>
            {aside && (
              <p className={type_.caption}>
                <Prose text={aside} />
              </p>
            )}
          </div>
          <dl className={styles.rows}>
            {rows.map((row) => (
              <Row key={row.name} row={row} />
            ))}
          </dl>
          {note && <p className={cx(type_.small, type_.muted, styles.sideNote)}>{note}</p>}
        </div>
      </Section>
    );
  }
  return (
    <Section rules={layout === 'numbered' ? 1 : 'third'} ground={ground} heading={heading} aside={aside}>
      <div className={grid.grid}>
        <dl className={cx(styles.full, layout === 'numbered' && styles.numbered)}>
          {rows.map((row) => (
            <Row key={row.name} row={row} />
          ))}
        </dl>
        {note && <p className={cx(type_.small, type_.muted, styles.note)}>{note}</p>}
      </div>
    </Section>
  );
}
