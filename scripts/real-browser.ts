import { spawnSync } from 'node:child_process';
import { MOVED } from '../tests/browser/moved.ts';
import { ensureBrowser, launchOptions } from './browser.ts';
import { fail } from './setup.mjs';
import { bin, counted, forget, readReport, step, type Tally } from './steps.ts';

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string; annotations: { description?: string }[] }[] }[];
}
interface Report {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

interface Skipped {
  name: string;
  why: string;
}
const skippedIn = ({ title, suites = [], specs = [] }: Suite): Skipped[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
    .map((spec) => ({
      name: `${title}: ${spec.title}`,
      why: spec.tests.flatMap(({ annotations }) => annotations.map(({ description = '' }) => description)).join(),
    })),
  ...suites.flatMap(skippedIn),
];

/** Called first, so that a missing browser stops the run at once. */
export function browserOrFail() {
  if (!ensureBrowser())
    fail(
      'No Chromium was found and none could be installed: install Chrome or Chromium, or name one in CHROMIUM, then run this again.',
    );
}

/** Version of the browser that the tests start, such as '156.0.8078.73'. */
export function browserVersion(): string {
  const { executablePath = '' } = launchOptions();
  const { stdout } = spawnSync(executablePath, ['--version', '--no-sandbox'], { encoding: 'utf8' });
  return /[\d.]+/.exec(stdout)?.[0] ?? 'unknown';
}

export async function browserTests(args: string[], env: Record<string, string> = {}): Promise<Tally> {
  forget('playwright.json');
  const passed = await step('real-browser tests', [bin('@playwright/test/cli.js'), 'test', ...args], {
    env: { GATE_SELECTION: '1', ...env },
  });
  const report = readReport<Report>('playwright.json');
  if (!report) return counted(false);
  const { expected, unexpected, flaky } = report.stats;
  const skipped = report.suites.flatMap(skippedIn);
  const ofMoved = skipped.filter(({ why }) => why.startsWith(MOVED));
  for (const { name, why } of ofMoved) console.log(`   ! ${name}: ${why}`);
  return {
    passed: expected + flaky,
    failed: unexpected || (passed ? 0 : 1),
    skipped: skipped.filter((one) => !ofMoved.includes(one)).map(({ name }) => name),
  };
}
