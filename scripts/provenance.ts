import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './setup.mjs';

/** What was measured, and with what: the gates and the bench write both beside their figures. */

/** The commit of the working tree, '+' when it has changed since, or 'unknown' outside a repository. */
export function currentCommit(): string {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return git('rev-parse', '--short=10', 'HEAD') + (git('status', '--porcelain') ? '+' : '');
  } catch {
    return 'unknown';
  }
}

/** Neither a range, nor a changed tree, nor unknown. */
export const isOneCommit = (commit: string) => /^[0-9a-f]{7,40}$/.test(commit);

/** Of an installed package, read from the package itself, whatever its exports allow. */
export const versionOf = (name: string) =>
  (JSON.parse(fs.readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;
