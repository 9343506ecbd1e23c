import { fieldName } from '../../src/content/errors.ts';
import { ENGLISH } from '../../src/model/language.ts';
import type { Change, Edit } from '../messages.ts';
import { isSame, type Path, valueAt } from './values.ts';

const LONGEST = 160;
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** A value in words. */
export function shownValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return cut(String(value));
  if (Array.isArray(value)) return cut(value.map(shownValue).join(' · '));
  const { heading, name, label, title, term, text, question, sentence, words, from, caption, kind } = value as Record<
    string,
    unknown
  >;
  const main =
    heading ?? name ?? label ?? title ?? term ?? question ?? sentence ?? words ?? from ?? text ?? (caption || kind);
  return main === undefined ? cut(Object.values(value).map(shownValue).join(', ')) : shownValue(main);
}

/** content/en/services/cloude.yaml → /services/cloude; content/en/site/company.yaml → company; content/mr/site/company.yaml → mr company */
export const placeOf = (file: string) => {
  const [, language, name] = /^content\/([\w-]+)\/site\/([\w-]+)\.ya?ml$/.exec(file) ?? [];
  const site = name && (language === ENGLISH ? name : `${language} ${name}`);
  const address = file
    .replace(/^content\/en(?=\/)|^content/, '')
    .replace(/\.ya?ml$/, '')
    .replace(/\/index$/, '');
  return site ?? (address || '/');
};

const quoted = (value: unknown) => `‘${shownValue(value)}’`;

/** Describes an edit in a sentence. */
export function sentenceFor(edit: Edit, value: unknown): string {
  const at = (path: Path) => `${fieldName(path, value)} of ${placeOf(edit.file)}`;
  switch (edit.op) {
    case 'set':
      if (edit.old === undefined || edit.old === null) return `Added ${at(edit.path)}: ${quoted(edit.value)}`;
      if (edit.value === null || edit.value === undefined) return `Removed ${at(edit.path)}`;
      return `Changed ${at(edit.path)} from ${quoted(edit.old)} to ${quoted(edit.value)}`;
    case 'insert':
      return `Added ${quoted(edit.value)} to ${at(edit.path)}`;
    case 'duplicate':
      return `Duplicated ${at([...edit.path, edit.at])}`;
    case 'remove':
      return `Removed ${quoted(valueAt(value, [...edit.path, edit.at]))} from ${at(edit.path)}`;
    case 'move':
      return `Moved ${quoted(valueAt(value, [...edit.path, edit.from]))} to place ${edit.to + 1} in ${at(edit.path)}`;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Difference {
  path: Path;
  before?: unknown;
  after?: unknown;
}

/** The smallest values that differ. Added and removed list entries are reported as such. */
export function* differences(before: unknown, after: unknown, path: Path = []): Generator<Difference> {
  if (isSame(before, after)) return;
  if (isObject(before) && isObject(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* differences(before[key], after[key], [...path, key]);
  } else if (Array.isArray(before) && Array.isArray(after)) {
    let start = 0;
    while (start < Math.min(before.length, after.length) && isSame(before[start], after[start])) start += 1;
    let end = 0;
    while (
      end < Math.min(before.length, after.length) - start &&
      isSame(before[before.length - 1 - end], after[after.length - 1 - end])
    )
      end += 1;
    const [old, next] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
    for (let i = 0; i < Math.max(old.length, next.length); i++) {
      const at = [...path, start + i];
      if (old.length === next.length) yield* differences(old[i], next[i], at);
      else yield { path: at, ...(i < old.length && { before: old[i] }), ...(i < next.length && { after: next[i] }) };
    }
  } else yield { path, before, after };
}

/** The changes of one file in words. */
export function changesOf(file: string, before: unknown, after: unknown): Change[] {
  if (before === undefined) return [{ file, path: [], field: 'the whole file', after: shownValue(after) }];
  if (after === undefined) return [{ file, path: [], field: 'the whole file', before: shownValue(before) }];
  return [...differences(before, after)].map(({ path, before: old, after: next }) => ({
    file,
    path,
    field: fieldName(path, next === undefined ? before : after),
    before: old === undefined ? undefined : shownValue(old),
    after: next === undefined ? undefined : shownValue(next),
  }));
}
