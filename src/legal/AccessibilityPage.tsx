import type { Named } from '../model/fields.ts';
import { fill } from '../model/fill.ts';
import { formatDate } from '../model/format.ts';
import type { Strings } from '../model/strings.ts';
import { Ledger } from '../sections/Ledger/Ledger.tsx';
import { Section } from '../ui/Section.tsx';
import { Table } from '../ui/Table.tsx';
import { TextOpening } from '../ui/TextOpening.tsx';
import type_ from '../ui/type.module.css';
import styles from './AccessibilityPage.module.css';
import type { AccessibilityWords } from './accessibility-schema.ts';
import { type GateRun, statementOf } from './accessibility-statement.ts';

interface AccessibilityPageProps {
  words: AccessibilityWords & Named;
  /** Undefined if the gates were never run. */
  run: GateRun | undefined;
  strings: Strings;
}

/** Each criterion, its checks, and the results, all from evidence/gates.json. */
export function AccessibilityPage({ words, run, strings }: AccessibilityPageProps) {
  const { table, criteria, known, standards, report } = words;
  const ledgers = [
    { part: known, layout: 'side' as const },
    { part: standards, layout: 'full' as const },
    { part: report, layout: 'side' as const },
  ];
  return (
    <>
      <TextOpening
        name={words.name}
        headline={words.headline}
        text={words.text}
        parts={[table, known, standards, report].map(({ heading }) => heading)}
        label={strings.onThisPage}
      />
      <Section rules="none" heading={table.heading} aside={table.aside}>
        <div className={styles.wrap}>
          <p className={styles.run}>
            {run ? fill(table.run, { date: formatDate(run.date, 'en-IN'), commit: run.commit }) : table.missing}
          </p>
          {run?.older && <p className={styles.older}>{table.older}</p>}
          {statementOf(criteria, run, table).map(({ heading, rows }) => (
            <div className={styles.principle} key={heading} data-piece>
              <h3 className={type_.display3}>{heading}</h3>
              <Table caption={heading} columns={table.columns} rows={rows} data={table.columns.length - 1} />
            </div>
          ))}
          <p className={styles.run}>{table.note}</p>
        </div>
      </Section>
      {ledgers.map(({ part, layout }) => (
        <Ledger
          key={part.heading}
          content={{
            kind: 'ledger',
            layout,
            ground: 'paper',
            heading: part.heading,
            aside: part.aside,
            rows: part.rows.map(({ name, text }) => ({ name, cells: [text] })),
          }}
          plate={1}
          strings={strings}
        />
      ))}
    </>
  );
}
