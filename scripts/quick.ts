import path from 'node:path';
import { ContentError } from '../src/content/errors.ts';
import { writeAstroTypes } from './astro-types.ts';
import { contrastFaults } from './contrast.ts';
import { bin, CACHE, counted, forget, readReport, type StepOptions, step, sum, type Tally } from './steps.ts';

/** Checked first, because most other tests would fail with broken content. */
export async function checkContent({ alone = false } = {}): Promise<boolean> {
  const began = performance.now();
  try {
    const { site, sites } = await import('../src/content/registry.ts');
    const { failOnRules } = await import('../src/content/load.ts');
    const { writeReferences, writeSchemas } = await import('../src/content/json-schemas.ts');
    const write = alone ? writeReferences : writeSchemas;
    write(site.pages.map(({ path }) => path));
    for (const one of sites) failOnRules(one);
    for (const sentence of sites.flatMap(({ notes, stale }) => [...notes, ...stale])) console.log(`   ! ${sentence}`);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.log(`\n── content\n${error.message}`);
    return false;
  }
  console.log(`   ✓ content, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return true;
}

/** Colours that cannot be read on each other. */
function checkColours(): boolean {
  const faults = contrastFaults();
  if (faults.length) console.log(`\n── colours\n  ${faults.join('\n  ')}`);
  console.log(`   ${faults.length ? '✗' : '✓'} colours`);
  return !faults.length;
}

async function vitest(name: string, args: string[], options?: StepOptions): Promise<Tally> {
  const file = `vitest-${name.replaceAll(/\W+/g, '-')}.json`;
  forget(file);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=.cache/${file}`];
  const passed = await step(name, [bin('vitest/vitest.mjs'), 'run', ...args, ...reporters], options);
  const report = readReport<{
    numPassedTests: number;
    numFailedTests: number;
    testResults: { assertionResults: { status: string; fullName: string }[] }[];
  }>(file);
  if (!report) return counted(false);
  const skipped = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => !['passed', 'failed'].includes(status))
    .map(({ fullName }) => fullName);
  return { passed: report.numPassedTests, failed: report.numFailedTests || (passed ? 0 : 1), skipped };
}

/** Tests of the files that differ from the last commit; `npm test` runs all. */
export const changedUnitTests = () =>
  vitest('unit tests of what changed', ['--project', 'fast', '--changed', '--passWithNoTests'], { quiet: true });
export const unitTests = () =>
  vitest('unit and content tests', ['--project', 'fast', '--project', 'slow'], { quiet: true });
/** With those that are too slow for `npm test`. */
export const allUnitTests = () => vitest('unit and content tests', [], { quiet: true });

/** Sends every request of tests/hosts to these hosts. */
export function hostTests(hosts: string[], files: string[] = []): Promise<Tally> {
  process.env.HOSTS = hosts.join();
  const args = [...files, '--config', 'tests/hosts/vitest.config.ts'];
  return vitest(`requests to ${hosts.join(', ')}`, args, { quiet: true });
}

/** Incremental: after a small change it takes two seconds instead of fifteen. */
const types = (name: string, project: string) =>
  step(
    name,
    [
      ...[bin('typescript/bin/tsc'), '--noEmit', '--project', project],
      ...['--incremental', '--tsBuildInfoFile', path.join(CACHE, `${name.replaceAll(' ', '-')}.tsbuildinfo`)],
    ],
    { quiet: true },
  );

/** What needs neither a build nor a browser: content, colours, types, lint, imports and unit tests. */
export async function quickChecks({ units }: { units: () => Promise<Tally> }): Promise<Tally> {
  const content = await checkContent();
  const colours = checkColours();
  writeAstroTypes();
  const tools = [
    types('types', '.'),
    types('types of the worker', 'src/offline'),
    step('format and lint', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'], { quiet: true }),
    step('imports', ['scripts/imports.ts'], { quiet: true }),
  ];
  const [tested, ...checked] = await Promise.all([content ? units() : sum([]), ...tools]);
  return sum([counted(content), counted(colours), tested, ...checked.map(counted)]);
}
