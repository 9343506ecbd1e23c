import type { ReactNode, Ref } from 'react';
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

interface FoldProps {
  press: string;
  /** Without script there is nothing behind it. */
  live?: boolean;
  details?: Ref<HTMLDetailsElement>;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** What stands under a drawing: one press, and its values are a table. Not on paper, where they are told in words beside it. */
export const ValuesFold = ({ press, live, details, onToggle, children }: FoldProps) => (
  <details
    className={styles.values}
    ref={details}
    data-values={live ? 'live' : ''}
    onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
  >
    <summary>{press}</summary>
    {children}
  </details>
);

/** A drawing that does not move: its values are printed with the page. */
export const Values = ({ press, ...table }: TableProps & { press: string }) => (
  <ValuesFold press={press}>
    <ValuesTable {...table} />
  </ValuesFold>
);
