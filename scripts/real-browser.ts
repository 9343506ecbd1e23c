import { ensureBrowser } from './browser.ts';
import { fail } from './setup.mjs';
import { bin, counted, forget, readReport, step, type Tally } from './steps.ts';

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
}
interface Report {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

const skippedIn = ({ title, suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
    .map((spec) => `${title}: ${spec.title}`),
  ...suites.flatMap(skippedIn),
];

/** Asked for before anything else runs: without a browser the whole run would be in vain. */
export function browserOrFail() {
  if (!ensureBrowser())
    fail(
      'No Chromium was found and none could be installed: install Chrome or Chromium, or name one in CHROMIUM, then run this again.',
    );
}

export async function browserTests(args: string[]): Promise<Tally> {
  forget('playwright.json');
  const passed = await step('real-browser tests', [bin('@playwright/test/cli.js'), 'test', ...args]);
  const report = readReport<Report>('playwright.json');
  if (!report) return counted(false);
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected || (passed ? 0 : 1),
    skipped: report.suites.flatMap(skippedIn),
  };
}
