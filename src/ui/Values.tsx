import { TableHead } from './TableHead.tsx';
import styles from './Values.module.css';

export interface ValueRow {
  /** The first stands over the row, each of the others under its column. */
  cells: string[];
  /** What the drawing shows at this moment. */
  now?: boolean;
}
export interface ValueGroup {
  /** Over its rows, where there is more than one group. */
  name?: string;
  rows: ValueRow[];
}

interface TableProps {
  caption: string;
  columns: string[];
  groups: ValueGroup[];
}

/** Numbers in columns. Too wide for a phone, it scrolls by itself, by keyboard too. */
export function ValuesTable({ caption, columns, groups }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
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

/** A drawing that does not move: one press, and its values are a table. Not on paper, where they are in words beside it. */
export const Values = ({ press, ...table }: TableProps & { press: string }) => (
  <details className={styles.values}>
    <summary>{press}</summary>
    <ValuesTable {...table} />
  </details>
);
