import type { Edit } from '../messages.ts';
import type { FileChanges } from './content-files.ts';
import type { EditSession } from './session.ts';

export const REDIRECTS = 'content/en/site/redirects.yaml';
const path = ['redirects'];

type Redirect = { from: string; to?: string; gone?: true };
const isSame = (one: string, two: string) => one.toLowerCase() === two.toLowerCase();

const listOf = (session: EditSession, changes: FileChanges) =>
  (session.valueOn(changes, REDIRECTS) as { redirects: Redirect[] }).redirects;

function change(session: EditSession, changes: FileChanges, editOf: (redirects: Redirect[]) => Edit): void {
  for (const [file, text] of session.prepareOn(changes, [editOf(listOf(session, changes))])) changes.set(file, text);
}
const remove = (session: EditSession, changes: FileChanges, at: number) =>
  change(session, changes, (old) => ({ op: 'remove', file: REDIRECTS, path, at, old }));
const add = (session: EditSession, changes: FileChanges, value: Redirect) =>
  change(session, changes, (old) => ({ op: 'insert', file: REDIRECTS, path, at: old.length, value, old }));

/** An address that is used again needs no redirect. */
export function dropRedirectFrom(session: EditSession, changes: FileChanges, address: string): void {
  const at = listOf(session, changes).findIndex(({ from }) => isSame(from, address));
  if (at >= 0) remove(session, changes, at);
}

/** Redirects an address to another one, or to none; earlier addresses of the page get the same target. */
export function redirect(session: EditSession, changes: FileChanges, from: string, to?: string): void {
  if (to) dropRedirectFrom(session, changes, to);
  const target = to ? { to } : { gone: true as const };
  for (const earlier of listOf(session, changes).filter((one) => one.to === from)) {
    const at = listOf(session, changes).findIndex((one) => one.from === earlier.from);
    if (to)
      change(session, changes, () => ({ op: 'set', file: REDIRECTS, path: [...path, at, 'to'], old: from, value: to }));
    else {
      remove(session, changes, at);
      add(session, changes, { from: earlier.from, ...target });
    }
  }
  add(session, changes, { from, ...target });
}
