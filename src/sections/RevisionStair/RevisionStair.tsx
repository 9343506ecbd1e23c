import { cx } from '../../ui/cx.ts';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionOf, SectionProps } from '../types.ts';
import styles from './RevisionStair.module.css';

type Revision = SectionOf<'revision-stair'>['revisions'][number];

const LEFT = 34;
const SPAN = 232;
const TOP = 34;
const DEPTH = 46;
const STIRRUPS = 15;
const CLOUD = 9;

/** A revision cloud: the scalloped line around a change in a technical drawing. */
function cloudRound(x: number, y: number, radius: number) {
  const at = (i: number) => {
    const angle = (i / CLOUD) * Math.PI * 2;
    return `${(x + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius).toFixed(1)}`;
  };
  return `M${at(0)}${Array.from({ length: CLOUD }, (_, i) => `A11 11 0 0 1 ${at(i + 1)}`).join('')}`;
}

/** One beam between two columns, in elevation: its outline, bars and stirrups, and the sleeve where there is one. */
function Beam({ revision }: { revision: Revision }) {
  const { sleeve, was, draft } = revision;
  const place = (share: number) => LEFT + share * SPAN;
  const middle = TOP + DEPTH / 2;
  const hole = sleeve === undefined ? undefined : place(sleeve);
  return (
    <svg
      className={cx(styles.beam, draft && styles.draft)}
      viewBox="0 0 300 128"
      role="img"
      aria-label={revision.summary}
    >
      <path
        className={styles.outline}
        d={`M4 4V124M${LEFT} 4V${TOP}H${LEFT + SPAN}V4M${LEFT} 124V${TOP + DEPTH}H${LEFT + SPAN}V124M296 4V124`}
      />
      {[TOP + 7, TOP + DEPTH - 7, TOP + DEPTH - 12].map((y) => (
        <line className={styles.bar} key={y} x1="12" x2="288" y1={y} y2={y} />
      ))}
      {Array.from({ length: STIRRUPS }, (_, i) => LEFT + 8 + (i * (SPAN - 16)) / (STIRRUPS - 1))
        .filter((x) => hole === undefined || Math.abs(x - hole) > 16)
        .map((x) => (
          <line className={styles.stirrup} key={x} x1={x} x2={x} y1={TOP + 5} y2={TOP + DEPTH - 5} />
        ))}
      {was !== undefined && <circle className={styles.was} cx={place(was)} cy={middle} r="9" />}
      {hole !== undefined && (
        <>
          <circle className={styles.sleeve} cx={hole} cy={middle} r="9" />
          <path className={styles.extra} d={`M${hole - 26} ${middle - 13}h52M${hole - 26} ${middle + 13}h52`} />
          <path className={styles.cloud} d={cloudRound(hole, middle, 36)} />
        </>
      )}
    </svg>
  );
}

/** The issues of one drawing in order: what changed, who was informed, and what a print on site says now. */
export function RevisionStair({ content }: SectionProps<'revision-stair'>) {
  const [told, how, withdrawn] = content.labels;
  return (
    <Section rules={content.revisions.length === 4 ? 4 : 3} heading={content.heading} aside={content.aside}>
      <ol className={styles.stair} data-count={content.revisions.length}>
        {content.revisions.map((revision) => (
          <li className={styles.revision} key={revision.letter} data-reveal="card">
            <h3 className={styles.name}>
              <span className={styles.letter}>{revision.letter}</span>
              <span className={type_.heading}>{revision.status}</span>
            </h3>
            <Beam revision={revision} />
            <p className={styles.change}>{revision.change}</p>
            <dl className={styles.block}>
              {[
                [told, revision.told],
                [how, revision.how],
                [withdrawn, revision.withdrawn],
              ].map(([term, text]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.out}>{revision.out}</p>
          </li>
        ))}
      </ol>
      <p className={cx(type_.caption, styles.note)}>{content.note}</p>
    </Section>
  );
}
