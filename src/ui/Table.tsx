import { Prose } from './Prose.tsx';
import styles from './Table.module.css';

interface TableProps {
  caption: string;
  columns: string[];
  rows: string[][];
  /** The column set in teal. */
  data?: number | undefined;
}

/** A table that becomes a list of labelled cells on phones; its roles are kept for screen readers. */
export function Table({ caption, columns, rows, data }: TableProps) {
  return (
    // The roles are written out because `display: block` on phones drops the implied ones.
    <table className={styles.table} role="table" data-columns={columns.length}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name = '', ...cells]) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader">
              <Prose text={name} />
            </th>
            {cells.map((cell, i) => (
              <td
                key={columns[i + 1]}
                role="cell"
                data-label={columns[i + 1]}
                data-data={data === i + 1 ? '' : undefined}
              >
                {cell && <Prose text={cell} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
