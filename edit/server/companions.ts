import type { Edit } from '../messages.ts';
import { isSame, type Path, valueAt } from './values.ts';

type Read = (file: string) => unknown;

/** The tel: number is updated with the displayed one if that starts with + and a country code. */
function dialled(edit: Edit, read: Read): Edit[] {
  if (edit.op !== 'set' || !/\/site\/company\.ya?ml$/.test(edit.file) || !isSame(edit.path, ['phone', 'shown']))
    return [];
  const value = `+${String(edit.value).replace(/\D/g, '')}`;
  const path = ['phone', 'dial'];
  const old = valueAt(read(edit.file), path);
  return /^\s*\+/.test(String(edit.value)) && old !== value ? [{ op: 'set', file: edit.file, path, old, value }] : [];
}

/** Adding, moving or removing a column changes a cell of every row. */
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
    // The first column may be the row names, which are not among the cells.
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

/** The edits, with further ones that they need to be valid. */
export const withCompanions = (edits: Edit[], read: Read): Edit[] =>
  edits.flatMap((edit) => [edit, ...dialled(edit, read), ...cells(edit, read)]);
