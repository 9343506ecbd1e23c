import type { Evidence, EvidenceContent } from '../evidence/schema.ts';
import { type EvidenceGroup, fieldOf, totalsOf } from '../evidence/summary.ts';
import { fill } from '../model/fill.ts';
import { slugOf } from '../model/slug.ts';
import type { Strings } from '../model/strings.ts';
import { Ledger } from '../sections/Ledger/Ledger.tsx';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import { Table } from '../ui/Table.tsx';
import type_ from '../ui/type.module.css';
import { EvidenceGates } from './EvidenceGates.tsx';
import styles from './EvidencePage.module.css';
import { EvidenceRuns } from './EvidenceRuns.tsx';
import { EvidenceTable, Unmeasured } from './EvidenceTable.tsx';
import { Headline } from './Headline.tsx';

interface EvidencePageProps {
  words: EvidenceContent;
  evidence: Evidence;
  groups: EvidenceGroup[];
  strings: Strings;
}

/** How much of a row a mark takes. */
const MARK_HEIGHT = 0.7;

function Opening({ words, strings }: Pick<EvidencePageProps, 'words' | 'strings'>) {
  const parts = [words.table, words.runs, words.gates, words.machine, words.unseen];
  return (
    <section className={styles.opening}>
      <div className={grid.grid}>
        <h1 className={cx(type_.display1, styles.headline)}>
          <Headline lines={words.page.headline} />
        </h1>
        <p className={styles.text}>{words.page.text}</p>
        <nav className={styles.index} aria-label={strings.onThisPage}>
          <ul>
            {parts.map(({ heading }) => (
              <li key={heading}>
                <a href={`#${slugOf(heading)}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}

/** Every page against every gate, as one drawing. */
function Field({ words, evidence, groups }: Omit<EvidencePageProps, 'strings'>) {
  const names = evidence.gates?.gates.map(({ name }) => name) ?? [];
  const { width, height, passed, faults } = fieldOf(groups, names);
  if (!passed.length) return <p>{words.runs.missing}</p>;
  return (
    <figure>
      <svg
        className={styles.field}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={fill(words.field.label, { pages: passed.length, gates: height })}
      >
        {/* One line a page, dashed into its gates. */}
        <path d={passed.map((x) => `M${x + 0.5} 0V${height}`).join('')} />
        <path data-fault="" d={faults.map(({ x, y }) => `M${x + 0.5} ${y}v${MARK_HEIGHT}`).join('')} />
      </svg>
      <figcaption className={cx(type_.caption, styles.caption)}>
        <Prose text={words.field.caption} />
      </figcaption>
    </figure>
  );
}

function Totals({ words, evidence, groups }: Omit<EvidencePageProps, 'strings'>) {
  const { figures, table } = words;
  const { pages, gates, faults, full } = totalsOf(groups, evidence);
  const items = [
    { name: 'pages', value: pages, label: figures.pages },
    { name: 'gates', value: gates, label: figures.gates },
    { name: 'faults', value: faults, label: figures.faults },
    { name: 'full', value: full?.pages, label: fill(figures.full, { of: full?.of ?? '–' }) },
  ];
  return (
    <Section ground="night" className={styles.totals}>
      <dl className={cx(grid.grid, styles.figures)}>
        {items.map(({ name, value, label }) => (
          <div key={name} className={styles.figure} data-reveal="card">
            <dt className={type_.caption}>{label}</dt>
            <dd className={type_.figure} data-total={name}>
              {value ?? <Unmeasured label={table.unmeasured} />}
            </dd>
          </div>
        ))}
      </dl>
      <div className={cx(styles.wrap, styles.drawing)}>
        <Field words={words} evidence={evidence} groups={groups} />
      </div>
    </Section>
  );
}

function Machine({ words, evidence: { bench } }: Pick<EvidencePageProps, 'words' | 'evidence'>) {
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

/** What the last runs of the gates and the bench found. Every figure comes from evidence/*.json; a dash stands for none. */
export function EvidencePage({ words, evidence, groups, strings }: EvidencePageProps) {
  const { table, unseen } = words;
  return (
    <>
      <Opening words={words} strings={strings} />
      <Totals words={words} evidence={evidence} groups={groups} />
      <Section rules="none" heading={table.heading} aside={table.aside} spaced scale={false}>
        <div className={cx(styles.wrap, styles.tables)}>
          {evidence.bench && <p className={styles.note}>{fill(table.note, { runs: evidence.bench.runs })}</p>}
          {groups.map((group) => (
            <EvidenceTable key={group.heading} group={group} words={table} />
          ))}
        </div>
      </Section>
      <EvidenceRuns words={words.runs} evidence={evidence} />
      <Section rules={1} heading={words.gates.heading} aside={words.gates.aside}>
        <div className={styles.wrap}>
          {evidence.gates ? (
            <EvidenceGates words={words.gates} gates={evidence.gates.gates} unmeasured={table.unmeasured} />
          ) : (
            <p>{words.runs.missing}</p>
          )}
        </div>
      </Section>
      <Machine words={words} evidence={evidence} />
      <Ledger
        content={{
          kind: 'ledger',
          layout: 'full',
          heading: unseen.heading,
          aside: unseen.aside,
          rows: unseen.rows.map(({ name, text }) => ({ name, cells: [text] })),
        }}
        plate={1}
        strings={strings}
      />
    </>
  );
}
