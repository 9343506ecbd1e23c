import { Fragment } from 'react';
import { fill } from '../model/fill.ts';
import { cx } from '../ui/cx.ts';
import type_ from '../ui/type.module.css';
import styles from './EvidenceTable.module.css';
import { CATEGORIES, type EvidenceWords } from './schema.ts';
import { type EvidenceGroup, type EvidenceRow, FULL_SCORE, passedBy } from './summary.ts';

type Words = EvidenceWords['table'];

const BYTES_IN_KB = 1000;

/** Shows a dash; screen readers get the label. */
export const Unmeasured = ({ label }: { label: string }) => (
  <>
    <span className="visually-hidden">{label}</span>
    <span aria-hidden="true">–</span>
  </>
);

const markOf = (value: number | undefined, most: number | undefined) =>
  value === undefined ? undefined : value === most ? 'full' : 'short';

/** In the order of the columns. */
function cellsOf({ gates, scores, lcpOverFloor, bytes }: EvidenceRow, words: Words) {
  const passed = gates && passedBy(gates);
  return [
    {
      key: 'gates',
      value: gates && fill(words.passed, { passed: passed ?? 0, of: gates.gates }),
      mark: markOf(passed, gates?.gates),
    },
    ...CATEGORIES.map((key, i) => ({ key, value: scores?.[i], mark: markOf(scores?.[i], FULL_SCORE) })),
    { key: 'lcp', value: lcpOverFloor?.toFixed(2), mark: undefined },
    { key: 'bytes', value: bytes && Math.round(bytes / BYTES_IN_KB), mark: undefined },
  ];
}

/** An address may break after a slash, never inside a word. */
const breakable = (path: string) =>
  path.split(/(?<=\/)/).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));

function Name({ path, name }: EvidenceRow) {
  const words = (
    <>
      <b>{name}</b> <span>{breakable(path)}</span>
    </>
  );
  // The 404 page has no address of its own to link to.
  if (path.endsWith('/404')) return <span className={styles.name}>{words}</span>;
  return (
    <a className={styles.name} href={path}>
      {words}
    </a>
  );
}

/** One family of pages. On phones the name takes a line of its own, and the column headings are vertical. */
export function EvidenceTable({ group, words }: { group: EvidenceGroup; words: Words }) {
  return (
    <table className={styles.table}>
      <caption>
        <h3 className={cx(type_.display3, styles.heading)}>{group.heading}</h3>
      </caption>
      <thead>
        <tr>
          {Object.entries(words.columns).map(([key, column]) => (
            <th key={key} scope="col">
              <span>{column}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {group.rows.map((row) => (
          <tr key={row.path}>
            <th scope="row">
              <Name {...row} />
            </th>
            {cellsOf(row, words).map(({ key, value, mark }) => (
              <td key={key} data-mark={mark}>
                {value ?? <Unmeasured label={words.unmeasured} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
