import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Section } from '../ui/Section.tsx';
import { Table } from '../ui/Table.tsx';
import type_ from '../ui/type.module.css';
import styles from './EvidencePage.module.css';
import type { Evidence, EvidenceWords } from './schema.ts';
import { interactionsOf } from './summary.ts';

/** Where an earlier run has no figure. */
const NONE = '–';

interface EvidenceMachineProps {
  words: EvidenceWords;
  evidence: Evidence;
}

/** Results of the last benchmark that do not belong to one page: interactions, searches, hosts, a fresh clone, builds, the server compared with nginx. */
export function EvidenceMachine({ words, evidence: { bench } }: EvidenceMachineProps) {
  const { heading, aside, build, buildColumns, server, serverColumns, ...of } = words.machine;
  const whole = (value: number) => Math.round(value).toLocaleString('en-IN');
  const tables = [
    {
      heading: of.hands,
      columns: of.handsColumns,
      rows: interactionsOf(bench?.interactions ?? []).map(({ what, times, ms }) => [what, whole(times), whole(ms)]),
    },
    {
      heading: of.hosts,
      columns: of.hostsColumns,
      rows: bench?.hosts?.map((row) => [row.host, whole(row.right), whole(row.explained), whole(row.wrong)]),
    },
    {
      heading: of.queries,
      columns: of.queriesColumns,
      rows: bench?.queries?.map((row) => [row.what, whole(row.queries), whole(row.first), whole(row.near)]),
    },
    {
      heading: of.clone,
      columns: of.cloneColumns,
      rows: bench?.clone?.map(({ what, seconds }) => [what, seconds.toFixed(1)]),
    },
    {
      heading: build,
      columns: buildColumns,
      rows: bench?.build.map(({ pages, seconds, astro }) => [
        whole(pages),
        seconds.toFixed(1),
        astro?.toFixed(1) ?? NONE,
        whole((seconds / pages) * 1000),
      ]),
    },
    {
      heading: server,
      columns: serverColumns,
      rows: bench?.server.map((row) => [
        row.what,
        whole(row.embedded),
        row.sirv === undefined ? NONE : whole(row.sirv),
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
