import { ContentError } from '../src/content/errors.ts';
import { bin, counted, forget, readReport, type StepOptions, step, sum, type Tally } from './steps.ts';

/** The content first: its faults deserve their own words, and with them most other tests would fail too. */
async function contentHolds(): Promise<boolean> {
  const began = performance.now();
  try {
    const { site } = await import('../src/content/registry.ts');
    const { writeSchemas } = await import('../src/content/json-schemas.ts');
    writeSchemas(site.pages.map(({ path }) => path));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.log(`\n── content\n${error.message}`);
    return false;
  }
  console.log(`   ✓ content, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return true;
}

export async function unitTests(name: string, more: string[] = [], options?: StepOptions): Promise<Tally> {
  forget('vitest.json');
  const args = ['run', ...more, '--reporter=dot', '--reporter=json', '--outputFile.json=.cache/vitest.json'];
  const passed = await step(name, [bin('vitest/vitest.mjs'), ...args], options);
  const report = readReport<{
    numPassedTests: number;
    numFailedTests: number;
    testResults: { assertionResults: { status: string; fullName: string }[] }[];
  }>('vitest.json');
  if (!report) return counted(false);
  const skipped = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => !['passed', 'failed'].includes(status))
    .map(({ fullName }) => fullName);
  return { passed: report.numPassedTests, failed: report.numFailedTests || (passed ? 0 : 1), skipped };
}

/** What needs no build and no browser: content, types, lint, imports, unit tests; and beside them what needs sound content alone. */
export async function quickChecks(beside?: () => Promise<boolean>): Promise<Tally> {
  const content = await contentHolds();
  const aside = content && beside ? [beside()] : [];
  const tools = await Promise.all([
    step('types', [bin('typescript/bin/tsc'), '--noEmit'], { quiet: true }),
    step('types of the worker', [bin('typescript/bin/tsc'), '--noEmit', '-p', 'src/offline'], { quiet: true }),
    step('format and lint', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'], { quiet: true }),
  ]);
  return sum([
    counted(content),
    ...tools.map(counted),
    ...(content ? [await unitTests('unit, content and import tests')] : []),
    ...(await Promise.all(aside)).map(counted),
  ]);
}
