import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.ts';
import { env, fail, node, ROOT } from './setup.mjs';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const CACHE = path.join(ROOT, '.cache');
const bin = (name: string) => path.join(ROOT, 'node_modules', name);
const total: Tally = { passed: 0, failed: 0, skipped: 0 };
const add = (tally: Tally) => {
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += tally[key];
};

function step(name: string, args: string[], more: Record<string, string> = {}): boolean {
  const began = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(node(), args, { cwd: ROOT, stdio: 'inherit', env: { ...env(), ...more } });
  console.log(`   ${status === 0 ? '✓' : '✗'} ${name}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return status === 0;
}

/** One check counts as one test. */
const check = (name: string, args: string[]) =>
  add(step(name, args) ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 });

const readReport = <T>(name: string): T | undefined => {
  const file = path.join(CACHE, name);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : undefined;
};

function vitest(name: string, ...rest: string[]) {
  fs.rmSync(path.join(CACHE, 'vitest.json'), { force: true });
  const passed = step(name, [
    bin('vitest/vitest.mjs'),
    'run',
    ...rest,
    '--reporter=dot',
    '--reporter=json',
    '--outputFile.json=.cache/vitest.json',
  ]);
  const report = readReport<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>('vitest.json');
  if (!report) return add({ passed: 0, failed: 1, skipped: 0 });
  const failed = report.numFailedTests || (passed ? 0 : 1);
  add({ passed: report.numPassedTests, failed, skipped: report.numPendingTests });
}

function playwright(browser: string, rest: string[]) {
  fs.rmSync(path.join(CACHE, 'playwright.json'), { force: true });
  const passed = step('real-browser tests', [bin('@playwright/test/cli.js'), 'test', ...rest], { CHROMIUM: browser });
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(
    'playwright.json',
  );
  if (!report) return add({ passed: 0, failed: 1, skipped: 0 });
  const { expected, unexpected, flaky, skipped } = report.stats;
  add({ passed: expected + flaky, failed: unexpected || (passed ? 0 : 1), skipped });
}

fs.mkdirSync(CACHE, { recursive: true });
const browser = ensureBrowser();
if (!browser)
  fail(
    'No Chromium was found and none could be installed: install Chrome or Chromium, or name one in CHROMIUM, then run npm test again.',
  );

check('types', [bin('typescript/bin/tsc'), '--noEmit']);
check('types of the worker', [bin('typescript/bin/tsc'), '--noEmit', '-p', 'src/offline']);
check('format and lint', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']);
vitest('unit and content tests');
const before = total.failed;
check('build', ['scripts/build-site.ts']);
if (total.failed === before) vitest('every request to every host', '--config', 'tests/hosts/vitest.config.ts');
if (total.failed === before && browser) playwright(browser, process.argv.slice(2));

console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed ? 1 : 0);
