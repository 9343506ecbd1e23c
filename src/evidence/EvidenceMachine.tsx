import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Section } from '../ui/Section.tsx';
import { Table } from '../ui/Table.tsx';
import type_ from '../ui/type.module.css';
import styles from './EvidencePage.module.css';
import type { Evidence, EvidenceWords } from './schema.ts';

interface EvidenceMachineProps {
  words: EvidenceWords;
  evidence: Evidence;
}

/** How the build grows, and the server beside nginx. */
export function EvidenceMachine({ words, evidence: { bench } }: EvidenceMachineProps) {
  const { heading, aside, build, buildColumns, server, serverColumns } = words.machine;
  const whole = (value: number) => Math.round(value).toLocaleString('en-IN');
  const tables = [
    {
      heading: build,
      columns: buildColumns,
      rows: bench?.build.map(({ pages, seconds }) => [
        whole(pages),
        seconds.toFixed(1),
        whole((seconds / pages) * 1000),
      ]),
    },
    {
      heading: server,
      columns: serverColumns,
      rows: bench?.server.map((row) => [
        row.what,
        whole(row.embedded),
        whole(row.nginx),
        (row.embedded / row.nginx).toFixed(2),
      ]),
    },
  ];
  return (
    <Section rules={2} heading={heading} aside={aside}>
      <div className={cx(grid.grid, styles.pair)}>
        {tables.map((table) => (
          <div key={table.heading}>
            <h3 className={type_.heading}>{table.heading}</h3>
            {table.rows?.length ? (
              <Table
                caption={table.heading}
                columns={table.columns}
                rows={table.rows}
                data={table.columns.length - 1}
              />
            ) : (
              <p className={type_.caption}>{words.runs.missing}</p>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
