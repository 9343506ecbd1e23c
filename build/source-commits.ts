import { execFileSync } from 'node:child_process';

/** Files that a commit may change without changing a measured page. */
const NOT_IN_PAGES = [':!evidence', ':!docs', ':!*.md', ':!tests', ':!lab'];

type Git = (...args: string[]) => string;
const git: Git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function isUnchangedSince(commit: string, ask: Git): boolean {
  try {
    return ask('diff', '--name-only', commit, '--', '.', ...NOT_IN_PAGES) === '';
  } catch {
    return false;
  }
}

/** The measured commits whose pages equal those of this build; taken from SOURCE_COMMITS without a repository. */
export const sourceCommits = (measured: string[], given = process.env.SOURCE_COMMITS, ask: Git = git): string =>
  given ?? measured.filter((commit) => /^[0-9a-f]{7,40}$/.test(commit) && isUnchangedSince(commit, ask)).join(' ');
