import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { prepare, writeConfigurations } from '../build/prepare.ts';
import { sourceCommits } from '../build/source-commits.ts';
import { swap, tempBuildDir } from '../build/swap.ts';
import { ContentError } from '../src/content/errors.ts';
import { readEvidence } from '../src/evidence/read-evidence.ts';
import { env, fail, node, ROOT } from './setup.mjs';
import { sourceOfBuild } from './source.mjs';

/** Content is checked first, so that its faults are not reported by the bundler. */
async function checkContent() {
  try {
    const { site, sites } = await import('../src/content/registry.ts');
    const { failOnRules } = await import('../src/content/load.ts');
    const { placeholders } = await import('../src/model/placeholders.ts');
    for (const one of sites) failOnRules(one);
    for (const sentence of sites.flatMap(({ notes, stale }) => [...notes, ...stale])) console.warn(`! ${sentence}`);
    const open = placeholders(site.company).length;
    if (open)
      console.warn(
        `! content/en/site/company.yaml still has ${open} placeholder values; \`npm run launch-check\` lists them.`,
      );
    return site;
  } catch (error) {
    if (error instanceof ContentError) fail(error.message);
    throw error;
  }
}

const began = performance.now();
process.chdir(ROOT);
// Taken before anything is read, so that a change made during the build triggers another one.
const source = sourceOfBuild();
const { company, redirects } = await checkContent();
const made = tempBuildDir(ROOT);
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
const { gates, bench } = readEvidence();
const SOURCE_COMMITS = sourceCommits([gates, bench].flatMap((run) => run?.commit ?? []));
const handed = performance.now();
const astro = spawnSync(
  node(),
  [path.join(ROOT, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent', '--outDir', made],
  { cwd: ROOT, stdio: 'inherit', env: { ...env(), SOURCE_COMMITS } },
);
const ofAstro = seconds(handed);
if (astro.status !== 0) fail('The site could not be built; see the message above.');
try {
  const { files, site } = await prepare(made, { company, redirects, source });
  writeConfigurations(path.join(ROOT, 'deploy/generated'), site);
  swap(made, path.join(ROOT, 'dist'));
  const pages = files.filter(({ file }) => file.endsWith('.html')).length;
  console.log(`✓ ${pages} pages in dist/, ${seconds(began)} s, ${ofAstro} s of them Astro’s`);
} catch (error) {
  fail((error as Error).message);
}
