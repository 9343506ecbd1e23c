import fs from 'node:fs';
import path from 'node:path';
import { CACHE, readReport } from './steps.ts';

/** The tests of single pages that passed in a full run that was not green: title → digest of the page. */
export const PASSED = 'passed-pages.json';

/** The specs whose result depends on nothing but the page that their title names, its gates and their tools. */
const OF_ONE_PAGE = /^(gates|contrast in [\w ]+) on (\/\S*)$/;

/** Address → digest. */
type Digests = Record<string, string>;

interface Suite {
  suites?: Suite[];
  specs?: { title: string; ok: boolean }[];
}
const specsOf = ({ suites = [], specs = [] }: Suite): { title: string; ok: boolean }[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Titles of the tests that passed on the same digest. */
export const passedBefore = (
  pages: Digests,
  passed: Record<string, string> = readReport<Record<string, string>>(PASSED) ?? {},
): string[] =>
  Object.keys(passed).filter((title) => {
    const address = OF_ONE_PAGE.exec(title)?.[2];
    return address !== undefined && pages[address] !== undefined && pages[address] === passed[title];
  });

/** Arguments of Playwright. A title is the end of what it compares. */
export const leaveOut = (titles: string[]): string[] =>
  titles.length ? ['--grep-invert', ` (${titles.map((title) => title.replace(/[^\w\s]/g, '\\$&')).join('|')})$`] : [];

/** Adds what passed in the run that just ended. */
export function keepPassed(
  pages: Digests,
  before: string[],
  report = readReport<Suite>('playwright.json'),
): Record<string, string> {
  const passed = report ? specsOf(report).flatMap(({ title, ok }) => (ok ? title : [])) : [];
  const kept = Object.fromEntries(
    [...before, ...passed].flatMap((title) => {
      const digest = pages[OF_ONE_PAGE.exec(title)?.[2] ?? ''];
      return digest ? [[title, digest]] : [];
    }),
  );
  fs.writeFileSync(path.join(CACHE, PASSED), `${JSON.stringify(kept, null, 1)}\n`);
  return kept;
}
