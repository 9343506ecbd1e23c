import { OWN_QUESTIONS } from './groups.ts';
import { type BriefHead, HEAD_FIELDS } from './head-fields.ts';

export interface BriefRow {
  id: string;
  /** Path of the page that asks it; EVERY_PROJECT, or OWN_QUESTIONS. */
  page: string;
  /** The page's name when the row was added. */
  name: string;
  question: string;
  /** What decides it; for a case of a model, the sentence that says its result. */
  decides: string;
  /** For a case of a model: its settings in words, and the fragment that opens it. */
  settings?: string;
  fragment?: string;
  answer: string;
}

export interface Brief {
  head: BriefHead;
  /** Rows of the same page are grouped. */
  rows: BriefRow[];
}

export const EMPTY_BRIEF: Brief = { head: { organisation: '', place: '', date: '', asker: '' }, rows: [] };

export const isEmpty = ({ head, rows }: Brief) => !rows.length && HEAD_FIELDS.every((field) => !head[field]);
export const isAnswered = ({ answer }: BriefRow) => answer.trim() !== '';
export const answeredIn = ({ rows }: Brief) => rows.filter(isAnswered).length;

/** Control characters except tab and line feed, which XML does not allow. */
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;
export const cleanText = (text: string) => text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '');

/** The same question of a page, or the same case of its model, has the same id, so that it is added once. */
export const rowId = ({ page, question, fragment = '' }: Pick<BriefRow, 'page' | 'question' | 'fragment'>) =>
  `${page}${fragment} ${question}`;

export const newRow = (row: Omit<BriefRow, 'id' | 'answer'> & { answer?: string }): BriefRow => ({
  ...row,
  id: rowId(row),
  answer: row.answer ?? '',
});

let ownRows = 0;
export const newOwnRow = (question = '', answer = ''): BriefRow => ({
  id: `${OWN_QUESTIONS} ${Date.now().toString(36)}-${(ownRows++).toString(36)}`,
  page: OWN_QUESTIONS,
  name: '',
  question,
  decides: '',
  answer,
});

export interface BriefGroup {
  page: string;
  name: string;
  rows: BriefRow[];
}

export function groupsOf({ rows }: Pick<Brief, 'rows'>): BriefGroup[] {
  const groups = new Map<string, BriefGroup>();
  for (const row of rows) {
    const group = groups.get(row.page);
    if (group) group.rows.push(row);
    else groups.set(row.page, { page: row.page, name: row.name, rows: [row] });
  }
  return [...groups.values()];
}

const grouped = (rows: BriefRow[]) => groupsOf({ rows }).flatMap((group) => group.rows);

export function addRows(brief: Brief, rows: BriefRow[]): Brief {
  const known = new Set(brief.rows.map(({ id }) => id));
  const added = rows.filter(({ id }) => !known.has(id) && known.add(id));
  return added.length ? { ...brief, rows: grouped([...brief.rows, ...added]) } : brief;
}

export const removeRows = (brief: Brief, ids: string[]): Brief => ({
  ...brief,
  rows: brief.rows.filter(({ id }) => !ids.includes(id)),
});

export const changeRow = (brief: Brief, id: string, change: Partial<Pick<BriefRow, 'question' | 'answer'>>): Brief => ({
  ...brief,
  rows: brief.rows.map((row) => (row.id === id ? { ...row, ...change } : row)),
});

const moved = <T>(items: T[], from: number, to: number): T[] => {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, items[from] as T);
};

/** Moves a row within its page; an index out of range is clamped. */
export function moveRow(brief: Brief, id: string, to: number): Brief {
  const groups = groupsOf(brief).map(({ rows }) => {
    const from = rows.findIndex((row) => row.id === id);
    return from < 0 ? rows : moved(rows, from, Math.max(0, Math.min(rows.length - 1, to)));
  });
  return { ...brief, rows: groups.flat() };
}

/** Moves all rows of a page one place up or down among the pages. */
export function moveGroup(brief: Brief, page: string, by: -1 | 1): Brief {
  const groups = groupsOf(brief);
  const from = groups.findIndex((group) => group.page === page);
  const to = from + by;
  if (from < 0 || to < 0 || to >= groups.length) return brief;
  return { ...brief, rows: moved(groups, from, to).flatMap((group) => group.rows) };
}

const joined = (mine: string, theirs: string) => (!mine || mine === theirs ? theirs : `${mine}\n\n${theirs}`);

/** Adds the rows of another brief. Two answers to a question are joined; of two head fields, the one of `mine` is used. */
export function mergeBriefs(mine: Brief, theirs: Brief): Brief {
  const other = new Map(theirs.rows.map((row) => [row.id, row]));
  const rows = mine.rows.map((row) => {
    const answer = other.get(row.id)?.answer;
    return answer ? { ...row, answer: joined(row.answer, answer) } : row;
  });
  const head = Object.fromEntries(HEAD_FIELDS.map((field) => [field, mine.head[field] || theirs.head[field]]));
  return addRows({ head: head as BriefHead, rows }, theirs.rows);
}

/** Undoes the change from `before` to `after`, but not what another tab has changed since. */
export function undoStep(before: Brief, after: Brief, now: Brief): Brief {
  const current = new Map(now.rows.map((row) => [row.id, row]));
  const had = new Map(before.rows.map((row) => [row.id, row]));
  const left = new Map(after.rows.map((row) => [row.id, row]));
  const restored = before.rows.flatMap((row) => {
    const present = current.get(row.id);
    if (!present) return left.has(row.id) ? [] : [row];
    const step = left.get(row.id);
    const unlessChanged = (field: 'question' | 'answer') =>
      step && step[field] !== present[field] ? present[field] : row[field];
    return [{ ...row, question: unlessChanged('question'), answer: unlessChanged('answer') }];
  });
  const since = now.rows.filter(({ id }) => !had.has(id) && !left.has(id));
  const head = Object.fromEntries(
    HEAD_FIELDS.map((field) => [field, now.head[field] === after.head[field] ? before.head[field] : now.head[field]]),
  );
  return { head: head as BriefHead, rows: grouped([...restored, ...since]) };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' ? cleanText(value) : '');

/** Reads a brief from data that may be of another version or edited by hand; undefined if it is not a brief. */
export function parseBrief(value: unknown): Brief | undefined {
  if (!isRecord(value) || !Array.isArray(value.rows)) return undefined;
  const head = isRecord(value.head) ? value.head : {};
  const rows = value.rows.filter(isRecord).flatMap((row): BriefRow[] => {
    const [page, question] = [textOf(row.page), textOf(row.question)];
    if (!page || (!question && page !== OWN_QUESTIONS)) return [];
    const fragment = textOf(row.fragment);
    return [
      {
        id: textOf(row.id) || rowId({ page, question, fragment }),
        page,
        name: textOf(row.name),
        question,
        decides: textOf(row.decides),
        ...(row.settings ? { settings: textOf(row.settings) } : {}),
        ...(fragment ? { fragment } : {}),
        answer: textOf(row.answer),
      },
    ];
  });
  return addRows(
    { head: Object.fromEntries(HEAD_FIELDS.map((field) => [field, textOf(head[field])])) as BriefHead, rows: [] },
    rows,
  );
}
