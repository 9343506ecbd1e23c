import { memo } from 'react';
import { fill } from '../model/fill.ts';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import type_ from '../ui/type.module.css';
import styles from './Brief.module.css';
import { type BriefGroup, type BriefRow, changeRow, cleanText, moveGroup, moveRow, removeRows } from './brief.ts';
import { OWN_QUESTIONS } from './groups.ts';
import { rowDrag } from './row-drag.ts';
import type { BriefWords } from './schema.ts';
import { headingOf } from './sheet.ts';
import type { ChangeBrief, StepBrief } from './use-brief.ts';
import { useSavedText } from './use-saved-text.ts';

type Words = BriefWords['sheet'];

/** Where the focus goes after a change: a row, and one of its controls. */
export type FocusOn = (id: string, control: string) => void;

interface EditProps {
  words: Words;
  change: ChangeBrief;
  step: StepBrief;
  focusOn: FocusOn;
}

/** A longer answer may span several printed pages. */
const LONGEST_UNBROKEN = 1500;

/** On paper: the answer, or lines to write on. */
const PrintedAnswer = ({ answer }: { answer: string }) =>
  answer.trim() ? (
    <p className={styles.printed} data-long={answer.length > LONGEST_UNBROKEN || undefined}>
      {answer}
    </p>
  ) : (
    <div className={styles.lines} aria-hidden="true" />
  );

const Decides = ({ row: { decides, settings } }: { row: BriefRow }) => (
  <div className={styles.decides}>
    {decides && <p>{decides}</p>}
    {settings && <p className={type_.caption}>{settings}</p>}
  </div>
);

function Answer({ row, words, change }: { row: BriefRow } & Pick<EditProps, 'words' | 'change'>) {
  const { text, field } = useSavedText(row.answer, (answer) =>
    change((brief) => changeRow(brief, row.id, { answer: cleanText(answer) })),
  );
  return (
    <div className={styles.answer}>
      <label>
        {words.answer}
        <span className="visually-hidden">: {row.question}</span>
        {!text.trim() && <span className={styles.open}>{words.notAnswered}</span>}
        <textarea rows={2} {...field} />
      </label>
      <PrintedAnswer answer={text} />
    </div>
  );
}

function OwnQuestion({ row, words, change }: { row: BriefRow } & Pick<EditProps, 'words' | 'change'>) {
  const { text, field } = useSavedText(row.question, (question) =>
    change((brief) => changeRow(brief, row.id, { question: cleanText(question) })),
  );
  return (
    <>
      <label className={styles.ownQuestion}>
        {words.question}
        <textarea rows={1} {...field} data-control="question" />
      </label>
      <p className={cx(type_.heading, styles.printed)}>{text}</p>
    </>
  );
}

interface RowProps extends EditProps {
  row: BriefRow;
  at: number;
  of: number;
}

function Controls({ row, at, of, words, step, focusOn }: RowProps) {
  const question = row.question || words.question;
  const move = (to: number, control: string) => {
    step((brief) => moveRow(brief, row.id, to), fill(words.moved, { at: to + 1, of }));
    focusOn(row.id, control);
  };
  const remove = () => {
    step((brief) => removeRows(brief, [row.id]), fill(words.removed, { question }));
    focusOn('', 'undo');
  };
  return (
    <div className={styles.controls}>
      {of > 1 && (
        <>
          <span className={styles.handle} title={words.drag} aria-hidden="true" {...rowDrag((to) => move(to, 'up'))} />
          <button
            type="button"
            data-control="up"
            aria-label={fill(words.up, { question })}
            disabled={at === 0}
            onClick={() => move(at - 1, at === 1 ? 'down' : 'up')}
          >
            <Icon name="up" />
          </button>
          <button
            type="button"
            data-control="down"
            aria-label={fill(words.down, { question })}
            disabled={at === of - 1}
            onClick={() => move(at + 1, at === of - 2 ? 'up' : 'down')}
          >
            <Icon name="down" />
          </button>
        </>
      )}
      <button type="button" data-control="remove" aria-label={fill(words.remove, { question })} onClick={remove}>
        <Icon name="close" />
      </button>
    </div>
  );
}

const Row = memo(function Row(props: RowProps) {
  const { row, words, change } = props;
  return (
    <li className={styles.row} data-row={row.id}>
      <div className={styles.question}>
        {row.page === OWN_QUESTIONS ? (
          <OwnQuestion row={row} words={words} change={change} />
        ) : (
          <h4 className={type_.heading}>
            {row.fragment ? <a href={row.page + row.fragment}>{row.question}</a> : row.question}
          </h4>
        )}
        <Decides row={row} />
      </div>
      <Answer row={row} words={words} change={change} />
      <Controls {...props} />
    </li>
  );
}, isSameRow);

/** Every change creates new row objects, so rows are compared by their content. */
function isSameRow(one: RowProps, two: RowProps) {
  return one.at === two.at && one.of === two.of && JSON.stringify(one.row) === JSON.stringify(two.row);
}

interface GroupProps extends EditProps {
  group: BriefGroup;
  first: boolean;
  last: boolean;
}

const GroupHeading = ({ group, words, origin }: { group: BriefGroup; words: Words; origin: string }) => (
  <>
    <h3 className={type_.display3}>
      {group.page.startsWith('/') ? <a href={group.page}>{headingOf(group, words)}</a> : headingOf(group, words)}
    </h3>
    {group.page.startsWith('/') && <p className={cx(type_.caption, styles.address)}>{origin + group.page}</p>}
  </>
);

export function Group({ group, first, last, origin, ...edit }: GroupProps & { origin: string }) {
  const { words, step, focusOn } = edit;
  const heading = headingOf(group, words);
  const move = (by: -1 | 1, control: string) => {
    step((brief) => moveGroup(brief, group.page, by), heading);
    focusOn(group.page, control);
  };
  return (
    <section className={styles.group} data-row={group.page}>
      <header>
        <GroupHeading group={group} words={words} origin={origin} />
        {!(first && last) && (
          <div className={styles.controls}>
            <button
              type="button"
              data-control="group-up"
              disabled={first}
              aria-label={fill(words.groupUp, { heading })}
              onClick={() => move(-1, 'group-up')}
            >
              <Icon name="up" />
            </button>
            <button
              type="button"
              data-control="group-down"
              disabled={last}
              aria-label={fill(words.groupDown, { heading })}
              onClick={() => move(1, 'group-down')}
            >
              <Icon name="down" />
            </button>
          </div>
        )}
      </header>
      <ol>
        {group.rows.map((row, at) => (
          <Row key={row.id} {...edit} row={row} at={at} of={group.rows.length} />
        ))}
      </ol>
    </section>
  );
}

/** The rows of a page from a link, read-only. */
export const ReadOnlyGroup = ({ group, words, origin }: { group: BriefGroup; words: Words; origin: string }) => (
  <section className={styles.group}>
    <header>
      <GroupHeading group={group} words={words} origin={origin} />
    </header>
    <ol>
      {group.rows.map((row) => (
        <li className={styles.row} key={row.id}>
          <div className={styles.question}>
            <h4 className={type_.heading}>{row.question}</h4>
            <Decides row={row} />
          </div>
          <div className={styles.answer}>
            <p className={styles.read}>
              {row.answer.trim() || <span className={styles.open}>{words.notAnswered}</span>}
            </p>
            <PrintedAnswer answer={row.answer} />
          </div>
        </li>
      ))}
    </ol>
  </section>
);
