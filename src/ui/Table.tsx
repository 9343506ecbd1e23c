import { Prose } from './Prose.tsx';
import styles from './Table.module.css';
import { TableHead } from './TableHead.tsx';

interface TableProps {
  caption: string;
  columns: string[];
  rows: string[][];
  /** The index of the teal column. */
  data?: number | undefined;
}

/** A table that becomes a list of labelled cells on phones, and keeps its table roles (tables.spec.ts). */
export function Table({ caption, columns, rows, data }: TableProps) {
  return (
    <table className={styles.table} data-columns={columns.length}>
      <caption className="visually-hidden">{caption}</caption>
      <TableHead columns={columns} />
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <Prose text={name} />
            </th>
            {cells.map((cell, i) => (
              <td key={columns[i + 1]} data-label={columns[i + 1]} data-data={data === i + 1 ? '' : undefined}>
                {cell && (
                  <span>
                    <Prose text={cell} />
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
