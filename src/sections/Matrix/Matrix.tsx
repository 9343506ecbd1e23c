import { cx } from '../../ui/cx.ts';
import { Section } from '../../ui/Section.tsx';
import type_ from '../../ui/type.module.css';
import type { SectionOf, SectionProps } from '../types.ts';
import styles from './Matrix.module.css';

type Content = SectionOf<'matrix'>;
const MARKS = ['full', 'ring', 'half'];
const isMark = (cell: string) => MARKS.includes(cell);

const Dot = ({ mark }: { mark: string }) => <i className={styles.dot} data-mark={mark} aria-hidden="true" />;

/** An empty cell shows no mark, so the legend describes it in words. */
const blankMeans = (blank: string, text: string) => `${blank}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;

function Grid({ content, wordy }: { content: Content; wordy: boolean[] }) {
  const meaning = (cell: string) => content.legend.find((entry) => entry.mark === cell)?.text ?? '–';
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{content.heading}</caption>
      <thead>
        <tr>
          <th scope="col">{content.corner ?? <span className="visually-hidden">{content.heading}</span>}</th>
          {content.columns.map((column, i) => (
            <th key={column} scope="col" data-words={wordy[i] ? '' : undefined}>
              <span>{column}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {content.rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {row.cells.map((cell, i) => (
              <td key={content.columns[i]} data-label={content.columns[i]} data-words={wordy[i] ? '' : undefined}>
                {wordy[i] ? (
                  cell
                ) : (
                  <>
                    {cell && <Dot mark={cell} />}
                    <span className="visually-hidden">{meaning(cell)}</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A grid of marks, each with a text alternative. */
export function Matrix({ content, strings }: SectionProps<'matrix'>) {
  const { rows, legend, note } = content;
  const wordy = content.columns.map((_, i) => rows.some((row) => row.cells[i] && !isMark(row.cells[i] ?? '')));
  return (
    <Section rules={1} heading={content.heading} aside={content.aside}>
      <div className={cx(styles.wrap, wordy.every(Boolean) ? styles.words : wordy.at(-1) && styles.mixed)}>
        <Grid content={content} wordy={wordy} />
        {legend.length > 0 && (
          <ul className={styles.legend}>
            {legend.map((entry) => (
              <li key={entry.text}>
                {entry.mark && <Dot mark={entry.mark} />}
                {entry.mark ? entry.text : blankMeans(strings.blank, entry.text)}
              </li>
            ))}
          </ul>
        )}
        {note && <p className={cx(type_.small, type_.muted, styles.note)}>{note}</p>}
      </div>
    </Section>
  );
}
