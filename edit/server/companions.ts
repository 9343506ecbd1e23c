import type { Edit } from '../messages.ts';
import { isSame, type Path, valueAt } from './values.ts';

type Read = (file: string) => unknown;

/** The number for the dialler follows the one that people read, where that begins with + and the country. */
function dialled(edit: Edit, read: Read): Edit[] {
  if (edit.op !== 'set' || !/\/site\/company\.ya?ml$/.test(edit.file) || !isSame(edit.path, ['phone', 'shown']))
    return [];
  const value = `+${String(edit.value).replace(/\D/g, '')}`;
  const path = ['phone', 'dial'];
  const old = valueAt(read(edit.file), path);
  return /^\s*\+/.test(String(edit.value)) && old !== value ? [{ op: 'set', file: edit.file, path, old, value }] : [];
}

/** A column of a table that is added, moved or taken out takes a cell of every row with it. */
function cells(edit: Edit, read: Read): Edit[] {
  if (edit.op === 'set' || edit.path.at(-1) !== 'columns') return [];
  const table = edit.path.slice(0, -1);
  const rows = valueAt(read(edit.file), [...table, 'rows']);
  const columns = Array.isArray(edit.old) ? edit.old.length : 0;
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row, i): Edit[] => {
    const path: Path = [...table, 'rows', i, ...(Array.isArray(row) ? [] : ['cells'])];
    const old = Array.isArray(row) ? row : row?.cells;
    if (!Array.isArray(old)) return [];
    // The first column may name the rows, which have their names beside their cells.
    const named = columns - old.length;
    const { file } = edit;
    if (edit.op === 'move')
      return edit.from < named || edit.to < named
        ? []
        : [{ op: 'move', file, path, from: edit.from - named, to: edit.to - named, old }];
    const at = edit.at - named;
    if (edit.op === 'insert') return [{ op: 'insert', file, path, at: Math.max(0, at), value: '', old }];
    return at < 0 ? [] : [{ op: edit.op, file, path, at, old }];
  });
}

/** The edits, and those without which they would be refused. */
export const withCompanions = (edits: Edit[], read: Read): Edit[] =>
  edits.flatMap((edit) => [edit, ...dialled(edit, read), ...cells(edit, read)]);
