import { useEffect } from 'react';
import { fill } from '../model/fill.ts';
import { Prose } from '../ui/Prose.tsx';
import styles from './Brief.module.css';
import { Group, ReadOnlyGroup } from './BriefRows.tsx';
import {
  addRows,
  answeredIn,
  type Brief,
  EMPTY_BRIEF,
  groupsOf,
  isEmpty,
  mergeBriefs,
  newOwnRow,
  newRow,
} from './brief.ts';
import type { BriefProps } from './brief-props.ts';
import { showCount } from './count.ts';
import { HeadFields } from './HeadFields.tsx';
import { LinkedBar } from './LinkedBar.tsx';
import type { Wanted } from './offered.ts';
import { StorageNote } from './StorageNote.tsx';
import { useBrief } from './use-brief.ts';
import { useFocus } from './use-focus.ts';
import { useLinkedBrief } from './use-linked-brief.ts';

/** Loaded together with the rows, because a brief with rows can be downloaded. */
export { BriefExports } from './BriefExports.tsx';

interface BriefSheetProps extends BriefProps {
  /** Rows to add when it is rendered. */
  wanted: Wanted | undefined;
  onAdded: () => void;
  onShown: (brief: Brief, isLink: boolean) => void;
}

/** Asks before leaving the page while the brief is not stored. */
function useLeaveWarning(active: boolean) {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [active]);
}

/** The rows on this device, or those of a link that was opened. */
export function BriefSheet({ words, company, wanted, onAdded, onShown }: BriefSheetProps) {
  const { state, change, step, undo, canUndo, status } = useBrief();
  const { isLink, linked, close } = useLinkedBrief();
  const focusOn = useFocus();
  const { brief: own, fault } = state;
  const { sheet } = words;
  const brief = isLink ? (linked?.brief ?? EMPTY_BRIEF) : own;
  const groups = groupsOf(brief);
  useEffect(showCount, []);
  useEffect(() => onShown(brief, isLink), [brief, isLink, onShown]);
  useLeaveWarning(Boolean(fault) && !isEmpty(own));

  useEffect(() => {
    if (!wanted) return;
    const rows = wanted === 'own' ? [newOwnRow()] : wanted.map(newRow);
    step((now) => addRows(now, rows), fill(sheet.added, { n: rows.length }));
    if (wanted === 'own') focusOn(rows[0]?.id ?? '', 'question');
    onAdded();
  }, [wanted, onAdded, step, focusOn, sheet]);

  // If storage is blocked, other pages pass the brief in the address.
  useEffect(() => {
    if (!linked || fault !== 'blocked' || !isEmpty(own)) return;
    step(() => linked.brief, '');
    close();
  }, [linked, fault, own, step, close]);

  const take = (by: (now: Brief) => Brief) => {
    step(by, fill(sheet.added, { n: brief.rows.length }));
    close();
  };
  const clear = () => {
    step(() => EMPTY_BRIEF, sheet.cleared);
    focusOn('', 'undo');
  };
  const undoLast = () => {
    undo(sheet.undone);
    focusOn('', 'undo');
  };
  return (
    <>
      {linked && (
        <LinkedBar
          linked={linked}
          hasOwn={!isEmpty(own)}
          words={words.linked}
          onKeep={() => take((now) => mergeBriefs(now, linked.brief))}
          onReplace={() => take(() => linked.brief)}
          onClose={close}
        />
      )}
      <StorageNote state={state} words={words.kept} />
      {own.rows.length > 0 && !isLink && <HeadFields head={own.head} words={sheet} change={change} />}
      {brief.rows.length > 0 && (
        <p className={styles.count}>{fill(sheet.count, { n: brief.rows.length, answered: answeredIn(brief) })}</p>
      )}
      {groups.map((group, i) =>
        isLink ? (
          <ReadOnlyGroup key={group.page} group={group} words={sheet} origin={company.origin} />
        ) : (
          <Group
            key={group.page}
            group={group}
            first={i === 0}
            last={i === groups.length - 1}
            origin={company.origin}
            words={sheet}
            change={change}
            step={step}
            focusOn={focusOn}
          />
        ),
      )}
      {!isLink && (
        <div className={styles.status}>
          <p role="status">{status}</p>
          {canUndo && (
            <button type="button" className={styles.plain} data-control="undo" onClick={undoLast}>
              {sheet.undo}
            </button>
          )}
          {own.rows.length > 0 && (
            <button type="button" className={styles.clear} onClick={clear}>
              {sheet.clear}
            </button>
          )}
        </div>
      )}
      {!isLink && !fault && (
        <p className={styles.kept}>
          <Prose text={words.kept.stored} />
        </p>
      )}
    </>
  );
}
