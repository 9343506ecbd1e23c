import type { ReactNode } from 'react';
import type { Named } from '../model/fields.ts';
import { fill } from '../model/fill.ts';
import type { Strings } from '../model/strings.ts';
import { Ledger } from '../sections/Ledger/Ledger.tsx';
import { cx } from '../ui/cx.ts';
import { Section } from '../ui/Section.tsx';
import { TextOpening } from '../ui/TextOpening.tsx';
import { EvidenceGates } from './EvidenceGates.tsx';
import { EvidenceMachine } from './EvidenceMachine.tsx';
import styles from './EvidencePage.module.css';
import { EvidenceRuns } from './EvidenceRuns.tsx';
import { EvidenceSummary } from './EvidenceSummary.tsx';
import { EvidenceTable } from './EvidenceTable.tsx';
import { EvidenceTotals } from './EvidenceTotals.tsx';
import type { Evidence, EvidenceWords } from './schema.ts';
import type { EvidenceGroup } from './summary.ts';

interface EvidencePageProps {
  words: EvidenceWords & Named;
  evidence: Evidence;
  groups: EvidenceGroup[];
  strings: Strings;
}

const Fold = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className={styles.fold}>
    <summary>{label}</summary>
    {children}
  </details>
);

/** The results of the last gate and benchmark runs. Every figure comes from evidence/*.json; a dash means none. */
export function EvidencePage({ words, evidence, groups, strings }: EvidencePageProps) {
  const { table, unseen } = words;
  return (
    <>
      <TextOpening
        name={words.name}
        headline={words.headline}
        text={words.text}
        parts={[words.summary, table, words.runs, words.gates, words.machine, unseen].map(({ heading }) => heading)}
        label={strings.onThisPage}
      />
      <EvidenceSummary words={words} evidence={evidence} />
      <EvidenceTotals words={words} evidence={evidence} groups={groups} />
      <Section rules="none" heading={table.heading} aside={table.aside} spaced scale={false}>
        {evidence.bench && (
          <div className={styles.wrap}>
            <p className={styles.note}>{fill(table.note, { runs: evidence.bench.runs })}</p>
          </div>
        )}
        <Fold label={words.summary.fold}>
          {groups.map((group) => (
            <div key={group.heading} className={cx(styles.wrap, styles.group)} data-piece>
              <EvidenceTable group={group} words={table} />
            </div>
          ))}
        </Fold>
      </Section>
      <EvidenceRuns words={words.runs} evidence={evidence} />
      <Section rules={1} heading={words.gates.heading} aside={words.gates.aside}>
        <Fold label={words.summary.fold}>
          <div className={styles.wrap}>
            {evidence.gates ? (
              <EvidenceGates words={words.gates} gates={evidence.gates.gates} unmeasured={table.unmeasured} />
            ) : (
              <p>{words.runs.missing}</p>
            )}
          </div>
        </Fold>
      </Section>
      <EvidenceMachine words={words} evidence={evidence} />
      <Ledger
        content={{
          kind: 'ledger',
          ground: 'paper',
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
