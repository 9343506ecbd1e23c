import type { Page } from '../families/schemas.ts';
import { type ContentFault, faultAt } from './errors.ts';
import type { Read } from './source.ts';

/** Lists that may have a different length in a translation. */
const FREE = ['headline'];

const keyOf = (path: PropertyKey[]) => path.join('/');
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A translated page must have the sections, rows, pictures, links and numbers of its English page; only its texts differ. */
export function shapeFaults(english: Page, { source, content, fields }: Read<Page>): ContentFault[] {
  const words = new Set(fields.flatMap((field) => (field.words ? [keyOf(field.path)] : [])));
  const compare = (theirs: unknown, ours: unknown, path: PropertyKey[]): ContentFault[] => {
    if (FREE.includes(String(path.at(-1))) || words.has(keyOf(path))) return [];
    if (theirs === ours) return [];
    if (Array.isArray(theirs) && Array.isArray(ours) && theirs.length !== ours.length)
      return [faultAt(source, path, `${ours.length} entries, and the English page has ${theirs.length}`)];
    if (isObject(theirs) && isObject(ours))
      return [...new Set([...Object.keys(theirs), ...Object.keys(ours)])].flatMap((key) =>
        compare(theirs[key], ours[key], [...path, Array.isArray(ours) ? Number(key) : key]),
      );
    if (ours === undefined) return [faultAt(source, path, 'the English page has this field, and it is missing here')];
    if (theirs === undefined) return [faultAt(source, path, 'the English page has no such field')];
    const shown = (value: unknown) => (isObject(value) ? 'several fields' : `'${value}'`);
    return [faultAt(source, path, `${shown(ours)}, and the English page has ${shown(theirs)}`)];
  };
  const { path: _, file: __, translation: ___, ...theirs } = english;
  const { path: ____, file: _____, translation: ______, ...ours } = content;
  return compare(theirs, ours, []);
}
