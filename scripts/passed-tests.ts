import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './setup.mjs';
import { CACHE, readReport } from './steps.ts';

/** The browser tests that passed in a full run with failures: name → digest of what the result depends on. */
export const PASSED = 'passed-tests.json';

/** A test whose result depends on nothing but the page that its title names, the gates and their tools. */
const OF_ONE_PAGE = /^gates\/[\w-]+\.spec\.ts (?:gates|contrast in [\w ]+) on (\/\S*)$/;
/** Files that no browser test reads. */
const UNREAD = /\.md$|^evidence\/|^scripts\/(test-all|passed-tests)\b/;
/** Specs with tests that read any page. */
const WITH_GATES = /^gates\/(gates|dark|planted)\.spec\.ts /;

/** A file and every file that it imports, relative to the repository. */
export function importsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !fs.existsSync(path.join(ROOT, file))) return seen;
  seen.add(file);
  const code = fs.readFileSync(path.join(ROOT, file), 'utf8');
  for (const [, from = ''] of code.matchAll(/(?:from |import |import\()'(\.[^']+)'/g))
    importsOf(path.join(path.dirname(file), from), seen);
  return seen;
}

/** Gives the digest of a test, by its name: spec file, describe blocks and title. */
export type DigestOfTest = (name: string) => string;

/**
 * The digest of a test of one page is the page's. Any other test depends on the tools and on the repository; of tests/, on its
 * spec, what that imports and what stands beside it. `pages` is by address; `files` lists the tracked files with their blobs, as
 * `git ls-tree` does.
 */
export function digestsOfTests(
  pages: Record<string, string>,
  files: string[],
  tools: Record<string, string>,
): DigestOfTest {
  const known = new Map<string, string>();
  const digestOfFiles = (isRead: (file: string) => boolean) => {
    const read = files.filter((line) => {
      const file = line.split('\t')[1] ?? '';
      return !UNREAD.test(file) && isRead(file);
    });
    return createHash('sha256')
      .update([...read, JSON.stringify(tools)].join('\n'))
      .digest('hex');
  };
  const digestOfSpec = (spec: string) => {
    const imported = importsOf(spec);
    // A spec may also start or read a file of its own folder.
    const isBeside = (file: string) => path.dirname(file) === path.dirname(spec) && !file.endsWith('.spec.ts');
    return digestOfFiles((file) => !file.startsWith('tests/') || file === spec || imported.has(file) || isBeside(file));
  };
  return (name) => {
    const address = OF_ONE_PAGE.exec(name)?.[1];
    if (address !== undefined) return pages[address] ?? '';
    const [file = ''] = name.split(' ');
    const digest = known.get(file) ?? digestOfSpec(`tests/${file}`);
    known.set(file, digest);
    return WITH_GATES.test(name)
      ? createHash('sha256')
          .update(`${digest}${JSON.stringify(pages)}`)
          .digest('hex')
      : digest;
  };
}

export const trackedFiles = (commit = 'HEAD'): string[] =>
  execFileSync('git', ['ls-tree', '-r', commit], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; ok: boolean; tests?: { status: string }[] }[];
}
const passedIn = ({ title, suites = [], specs = [] }: Suite): string[] =>
  [
    ...specs
      .filter(({ ok, tests = [] }) => ok && tests.every(({ status }) => status === 'expected'))
      .map((spec) => spec.title),
    ...suites.flatMap(passedIn),
  ].map((name) => `${title} ${name}`.trim());

/** Names of the tests that passed on the same digest. */
export const passedBefore = (
  digestOf: DigestOfTest,
  passed: Record<string, string> = readReport<Record<string, string>>(PASSED) ?? {},
): string[] => Object.keys(passed).filter((name) => passed[name] && passed[name] === digestOf(name));

/** Arguments of Playwright, which appends a test's tags to its name. */
export const leaveOut = (names: string[]): string[] =>
  names.length
    ? ['--grep-invert', `^\\s*(${names.map((name) => name.replace(/[^\w\s]/g, '.')).join('|')})( @full)?$`]
    : [];

/** Adds what passed in the run that just ended. */
export function keepPassed(
  digestOf: DigestOfTest,
  before: string[],
  report = readReport<{ suites: Suite[] }>('playwright.json'),
): Record<string, string> {
  const passed = report?.suites.flatMap(passedIn) ?? [];
  const kept = Object.fromEntries([...before, ...passed].map((name) => [name, digestOf(name)]));
  fs.writeFileSync(path.join(CACHE, PASSED), `${JSON.stringify(kept, null, 1)}\n`);
  return kept;
}
