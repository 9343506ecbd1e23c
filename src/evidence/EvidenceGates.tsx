import { cx } from '../ui/cx.ts';
import table from '../ui/Table.module.css';
import { TableHead } from '../ui/TableHead.tsx';
import styles from './EvidencePage.module.css';
import { Unmeasured } from './EvidenceTable.tsx';
import type { EvidenceWords, GateEvidence } from './schema.ts';

interface EvidenceGatesProps {
  words: EvidenceWords['gates'];
  gates: GateEvidence['gates'];
  unmeasured: string;
}

/** What each gate checks, and the planted faults that prove it can fail. */
export const EvidenceGates = ({ words: { heading, columns }, gates, unmeasured }: EvidenceGatesProps) => (
  <table className={cx(table.table, styles.gates)} data-columns={columns.length}>
    <caption className="visually-hidden">{heading}</caption>
    <TableHead columns={columns} />
    <tbody>
      {gates.map(({ name, promise, caught }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td data-label={columns[1]}>{promise}</td>
          <td data-label={columns[2]}>
            {caught.length ? (
              <ul>
                {caught.map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
              </ul>
            ) : (
              <Unmeasured label={unmeasured} />
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
