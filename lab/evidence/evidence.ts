import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { currentCommit } from '../../scripts/provenance.ts';
import { fail, ROOT } from '../../scripts/setup.mjs';
import { isBuilt } from '../../scripts/source.mjs';
import { EVIDENCE_FOLDER } from '../../src/evidence/read-evidence.ts';
import { pageGates, siteGates } from '../../tests/gates/index.ts';
import { readReport as readGates } from '../../tests/gates/report.ts';
import { addresses, site } from '../../tests/site-pages.ts';
import { readReport as readBench } from '../bench/report.ts';
import { withLastRun } from './benchmarks.ts';
import { condenseBench, condenseGates } from './condense.ts';
import { refusals } from './whole.ts';

/**
 * Condenses the last gate and benchmark runs into evidence/ for the page at /evidence, stores the full reports there too, and writes
 * docs/benchmarks.md. Only complete runs of the commit that is being built are accepted.
 */
const reports = { gates: readGates(), bench: readBench() };
const { gates, bench } = reports;
const faults = refusals(gates, bench, {
  commit: currentCommit(),
  built: isBuilt(),
  gates: { page: pageGates.map(({ name }) => name), site: siteGates.map(({ name }) => name) },
  // Speed is not measured for the 404 pages.
  pages: { gates: site.pages.map((page) => page.path), bench: addresses },
});
if (!gates || !bench || faults.length) fail(`Nothing was written:\n${faults.map((fault) => `✗ ${fault}`).join('\n')}`);

const evidence = { gates: condenseGates(gates), bench: condenseBench(bench) };
const folder = path.join(ROOT, EVIDENCE_FOLDER);
fs.mkdirSync(folder, { recursive: true });
for (const name of ['gates', 'bench'] as const) {
  fs.writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(evidence[name], null, 2)}\n`);
  fs.writeFileSync(
    path.join(folder, `${name}-raw.json.gz`),
    zlib.gzipSync(JSON.stringify(reports[name]), { level: zlib.constants.Z_BEST_COMPRESSION }),
  );
  const { date, commit, pages } = evidence[name];
  console.log(`✓ ${EVIDENCE_FOLDER}/${name}.json: ${Object.keys(pages).length} pages, ${date.slice(0, 10)}, ${commit}`);
}
const document = path.join(ROOT, 'docs/benchmarks.md');
fs.writeFileSync(document, withLastRun(fs.readFileSync(document, 'utf8'), evidence));
console.log('✓ docs/benchmarks.md');
