import { formatDate } from '../model/format.ts';
import { slugOf } from '../model/slug.ts';
import { cx } from '../ui/cx.ts';
import grid from '../ui/grid.module.css';
import { Section } from '../ui/Section.tsx';
import type_ from '../ui/type.module.css';
import styles from './EvidencePage.module.css';
import type { Evidence, EvidenceWords } from './schema.ts';
import { isOfThisSource } from './source.ts';

type Words = EvidenceWords['runs'];
type Run = Pick<NonNullable<Evidence['gates']>, 'date' | 'commit' | 'tools'>;

const commitOf = (commit: string, words: Words) =>
  commit.endsWith('+') ? `${commit.slice(0, -1)}, ${words.changed}` : commit;

function Log({ name, run, words }: { name: string; run: Run | undefined; words: Words }) {
  return (
    <div className={styles.run}>
      <h3 className={type_.heading}>{name}</h3>
      {run && !isOfThisSource(run.commit) && <p className={styles.other}>{words.other}</p>}
      {run ? (
        <dl>
          <div>
            <dt>{words.date}</dt>
            <dd>
              <time dateTime={run.date}>{formatDate(run.date, 'en-IN')}</time>
            </dd>
          </div>
          <div>
            <dt>{words.commit}</dt>
            <dd>{commitOf(run.commit, words)}</dd>
          </div>
          {Object.entries(run.tools).map(([tool, version]) => (
            <div key={tool}>
              <dt>{tool}</dt>
              <dd>{version}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={type_.caption}>{words.missing}</p>
      )}
    </div>
  );
}

export const EvidenceRuns = ({ words, evidence }: { words: Words; evidence: Evidence }) => (
  <Section rules="third" id={slugOf(words.heading)}>
    <div className={cx(grid.grid, styles.inner)}>
      <div className={styles.side}>
        <h2 className={type_.display3}>{words.heading}</h2>
        {words.aside && <p className={type_.caption}>{words.aside}</p>}
      </div>
      <Log name={words.gates} run={evidence.gates} words={words} />
      <Log name={words.bench} run={evidence.bench} words={words} />
    </div>
  </Section>
);
