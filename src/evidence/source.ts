import { execFileSync } from 'node:child_process';

/** What a commit may change without changing a page that was measured. */
const ASIDE = [':!evidence', ':!docs', ':!*.md', ':!tests', ':!lab'];

type Git = (...args: string[]) => string;
const git: Git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Whether this build is made of what was measured: one commit, and nothing has changed since. Where git cannot tell, it is not. */
export function isOfThisSource(commit: string, ask: Git = git): boolean {
  if (!/^[0-9a-f]{7,40}$/.test(commit)) return false;
  try {
    return ask('diff', '--name-only', commit, '--', '.', ...ASIDE) === '';
  } catch {
    return false;
  }
}
