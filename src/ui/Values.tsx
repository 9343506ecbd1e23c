import { TableHead } from './TableHead.tsx';
import styles from './Values.module.css';

export interface ValueRow {
  /** The first is the row heading, the others are the columns. */
  cells: string[];
  /** Whether the drawing shows this row now. */
  now?: boolean;
}
export interface ValueGroup {
  /** The heading of its rows, if there is more than one group. */
  name?: string;
  rows: ValueRow[];
}

interface TableProps {
  caption: string;
  columns: string[];
  groups: ValueGroup[];
}

/** A table of numbers. Where it is too wide for a phone it scrolls, by keyboard too. */
export function ValuesTable({ caption, columns, groups }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <TableHead columns={columns} />
        {groups.map(({ name, rows }, i) => (
          <tbody key={name ?? i}>
            {name && (
              <tr>
                <th colSpan={columns.length} scope="rowgroup">
                  {name}
                </th>
              </tr>
            )}
            {rows.map(({ cells: [head, ...cells], now }, row) => (
              <tr key={row}>
                <th scope="row" aria-current={now || undefined}>
                  {head}
                </th>
                {cells.map((cell, k) => (
                  <td key={columns[k + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** The values of a static drawing as a table in a disclosure. Not printed, because the text next to it has the values. */
export const Values = ({ press, ...table }: TableProps & { press: string }) => (
  <details className={styles.values}>
    <summary>{press}</summary>
    <ValuesTable {...table} />
  </details>
);
