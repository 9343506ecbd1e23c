import { fill } from '../model/fill.ts';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import type_ from '../ui/type.module.css';
import styles from './EvidencePage.module.css';
import { Unmeasured } from './EvidenceTable.tsx';
import type { Evidence, EvidenceWords } from './schema.ts';
import { type EvidenceGroup, fieldOf, totalsOf } from './summary.ts';

interface EvidenceTotalsProps {
  words: EvidenceWords;
  evidence: Evidence;
  groups: EvidenceGroup[];
}

/** The height of a mark as a share of its row. */
const MARK_HEIGHT = 0.7;

/** Every page and every gate, as one drawing. */
function Field({ words, evidence, groups }: EvidenceTotalsProps) {
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
        {/* One line for each page; the dashes of its stroke are the gates. */}
        <path d={passed.map((x) => `M${x + 0.5} 0V${height}`).join('')} />
        <path data-fault="" d={faults.map(({ x, y }) => `M${x + 0.5} ${y}v${MARK_HEIGHT}`).join('')} />
      </svg>
      <figcaption className={cx(type_.caption, styles.caption)}>
        <Prose text={words.field.caption} />
      </figcaption>
    </figure>
  );
}

/** Four large figures, and the drawing of all results. */
export function EvidenceTotals({ words, evidence, groups }: EvidenceTotalsProps) {
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
