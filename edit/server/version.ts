import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Change, Saved } from '../messages.ts';
import { changesOf, placeOf } from './describe.ts';
import { EditRefused } from './refused.ts';
import type { EditSession } from './session.ts';
import { parsed } from './yaml-tokens.ts';

/** What the editor writes; a version contains nothing else. */
const OWNED = ['content', 'pictures/index.json', 'public/pictures'];

const git = (root: string, args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64e6 });

/** Whether the folder is a git checkout with a commit. */
export function hasGit(root: string): boolean {
  try {
    return (
      fs.realpathSync(git(root, ['rev-parse', '--show-toplevel']).trim()) === fs.realpathSync(root) &&
      Boolean(git(root, ['rev-parse', 'HEAD']))
    );
  } catch {
    return false;
  }
}

/** The files that differ from the last version, from the root of the project. */
function changedFiles(root: string): string[] {
  const listed = git(root, ['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames', '--', ...OWNED]);
  return listed.split('\0').flatMap((line) => (line ? [line.slice(3)] : []));
}

const inLastVersion = (root: string, file: string): string | undefined => {
  try {
    return git(root, ['show', `HEAD:${file}`]);
  } catch {
    return undefined;
  }
};

const contentOf = (text: string | null | undefined): unknown => {
  try {
    return text === null || text === undefined ? undefined : parsed(text);
  } catch {
    return undefined;
  }
};

/** All changes since the last version, or since the start without git. */
export function changesIn(session: EditSession): Change[] {
  const { root } = session;
  const before = hasGit(root)
    ? changedFiles(root).map((file) => [file, inLastVersion(root, file)] as const)
    : [...session.originals].map(([file, text]) => [session.name(file), text] as const);
  return before.flatMap(([file, text]): Change[] => {
    const at = path.join(root, file);
    if (!/\.ya?ml$/.test(file))
      return [
        { file, path: [], field: file === 'pictures/index.json' ? 'the list of your own pictures' : 'a picture file' },
      ];
    return changesOf(file, contentOf(text), contentOf(fs.existsSync(at) ? fs.readFileSync(at, 'utf8') : undefined));
  });
}

/** 'Content: company, /services/cloude' */
export function messageFor(changes: Change[]): string {
  const places = [
    ...new Set(
      changes.map(({ file }) => (/\.ya?ml$/.test(file) ? placeOf(file).replace(/^\/$/, 'home page') : 'pictures')),
    ),
  ];
  const shown = places.slice(0, 3).join(', ');
  return `Content: ${shown}${places.length > 3 ? ` and ${places.length - 3} more` : ''}`;
}

export function saveVersion(session: EditSession, message: string): Saved {
  const { root } = session;
  if (!hasGit(root)) throw new EditRefused('This folder is not a git checkout. Your changes are saved in its files.');
  const files = changedFiles(root);
  if (!files.length) throw new EditRefused('Nothing has changed since the last version.');
  if (!message.trim()) throw new EditRefused('A version needs a message: what was changed, in a few words.');
  try {
    git(root, ['add', '--all', '--', ...files]);
    git(root, ['commit', '--quiet', '--no-verify', '--only', '-m', message.trim(), '--', ...files]);
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? error);
    if (/tell me who you are|user\.email/i.test(said))
      throw new EditRefused(
        'git does not know who you are. In a terminal: git config user.name "Your Name" and git config user.email you@company.in',
      );
    throw new EditRefused(`git could not save the version: ${said.trim().split('\n').at(-1)}`);
  }
  const number = git(root, ['rev-parse', '--short', 'HEAD']).trim();
  return { done: `Saved as version ${number}: ${message.trim()}`, warnings: [] };
}
