import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './setup.mjs';

/** The current commit, with '+' if files have changed, or 'unknown' outside a repository. */
export function currentCommit(): string {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return git('rev-parse', '--short=10', 'HEAD') + (git('status', '--porcelain') ? '+' : '');
  } catch {
    return 'unknown';
  }
}

/** One clean commit: not a range, not a changed tree, not unknown. */
export const isOneCommit = (commit: string) => /^[0-9a-f]{7,40}$/.test(commit);

/** Version of an installed package, read from its package.json, which its exports may hide. */
export const versionOf = (name: string, folder = ROOT) =>
  (JSON.parse(fs.readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;
