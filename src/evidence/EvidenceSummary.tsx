import { fill } from '../model/fill.ts';
import { formatDate } from '../model/format.ts';
import { Section } from '../ui/Section.tsx';
import { Table } from '../ui/Table.tsx';
import styles from './EvidencePage.module.css';
import type { Evidence, EvidenceWords } from './schema.ts';
import { outcomesOf } from './summary.ts';

/** The promise, the check, the result and the date, in plain language. */
export function EvidenceSummary({ words, evidence }: { words: EvidenceWords; evidence: Evidence }) {
  const { heading, columns, rows, clean, found } = words.summary;
  const { gates } = evidence;
  const outcomes = gates ? outcomesOf(gates) : {};
  const resultOf = (names: string[]) => {
    const looked = names.flatMap((name) => outcomes[name] ?? []);
    if (!gates || looked.length < names.length) return words.runs.missing;
    const faults = looked.reduce((sum, outcome) => sum + outcome.faults, 0);
    return fill(faults ? found : clean, { faults, pages: looked[0]?.pages ?? 0 });
  };
  return (
    <Section rules="none" heading={heading}>
      <div className={styles.wrap}>
        <Table
          caption={heading}
          columns={columns}
          rows={rows.map((row) => [
            row.promise,
            row.check,
            resultOf(row.gates),
            gates ? formatDate(gates.date, 'en-IN') : '–',
          ])}
        />
      </div>
    </Section>
  );
}
