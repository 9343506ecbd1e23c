import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { env, fail, node, ROOT } from '../../scripts/setup.mjs';
import { bin, CACHE } from '../../scripts/steps.ts';
import { MUTATIONS, type Mutation, rounds } from './mutations.ts';

/**
 * `node scripts/run.mjs lab/mutations/run.ts`: applies each mutation of mutations.ts and runs the test that
 * must fail. Use a separate checkout, because files are changed and restored. Two mutations share a build only if no test reads both.
 */
process.chdir(ROOT);
const isBrowser = ({ test }: Mutation) => test.file.endsWith('.spec.ts');
const run = (args: string[]) =>
  spawnSync(node(), args, {
    cwd: ROOT,
    // Otherwise a changed content file would count as the owner's change.
    env: { ...env(), DELIVERY_STRICT: '1', TEST_PORT: process.env.TEST_PORT ?? '4391' },
    encoding: 'utf8',
  });
const literally = (title: string) => title.replace(/[^\w\s]/g, '\\$&');

interface Spec {
  title: string;
  ok: boolean;
}
interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}
const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** Title and outcome of every test that ran. */
function outcomes(mutations: Mutation[]): { title: string; ok: boolean }[] {
  const files = [...new Set(mutations.map(({ test }) => test.file))];
  const titles = mutations.map(({ test }) => literally(test.title)).join('|');
  const report = path.join(CACHE, 'mutations.json');
  fs.rmSync(report, { force: true });
  fs.mkdirSync(CACHE, { recursive: true });
  if (mutations.some(isBrowser)) {
    const built = run(['scripts/build-site.ts']);
    if (built.status !== 0) return [];
    run([bin('@playwright/test/cli.js'), 'test', ...files, '--grep', titles]);
    const { suites } = JSON.parse(fs.readFileSync(path.join(CACHE, 'playwright.json'), 'utf8')) as { suites: Suite[] };
    return suites.flatMap(specsOf);
  }
  run([bin('vitest/vitest.mjs'), 'run', ...files, '-t', titles, '--reporter=json', `--outputFile=${report}`]);
  const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8')) as {
    testResults: { status: string; message: string; assertionResults: { title: string; status: string }[] }[];
  };
  return testResults.flatMap(({ status: fileStatus, message, assertionResults }) =>
    fileStatus === 'failed' && !assertionResults.length
      ? [{ title: message, ok: false }]
      : assertionResults
          .filter(({ status }) => status === 'passed' || status === 'failed')
          .map(({ title, status }) => ({ title, ok: status === 'passed' })),
  );
}

const wanted = process.argv[2];
const mutations = MUTATIONS.filter(({ name }) => !wanted || name.includes(wanted));
if (!mutations.length) fail(`No mutation is called '${wanted}'.`);
let missed = 0;
for (const kind of [mutations.filter((mutation) => !isBrowser(mutation)), mutations.filter(isBrowser)])
  for (const round of rounds(kind)) {
    const files = new Map(round.map(({ file }) => [file, fs.readFileSync(file, 'utf8')]));
    try {
      for (const { file, from, to } of round) {
        const text = fs.readFileSync(file, 'utf8');
        if (!text.includes(from)) throw new Error(`${file} has no '${from}'`);
        fs.writeFileSync(file, text.replace(from, to));
      }
      const ran = outcomes(round);
      for (const { name, from, to, test } of round) {
        const those = ran.filter(({ title }) => title.includes(test.title));
        const objected = those.some(({ ok }) => !ok);
        if (!objected) missed++;
        const how = those.length ? (objected ? 'fails' : 'PASSES') : 'DID NOT RUN';
        console.log(`| ${name} | \`${from}\` → \`${to}\` | ${test.file}, '${test.title}' | ${how} |`);
      }
    } finally {
      for (const [file, text] of files) fs.writeFileSync(file, text);
    }
  }
// Otherwise dist/ would hold the site with the last mutation, and could be deployed by mistake.
const rebuilt = !mutations.some(isBrowser) || run(['scripts/build-site.ts']).status === 0;
if (!rebuilt) fail('dist/ holds a mutated site and could not be built again: delete it.');
console.log(
  missed ? `${missed} of ${mutations.length} were not noticed` : `${mutations.length} mutations, each noticed`,
);
process.exit(missed ? 1 : 0);
