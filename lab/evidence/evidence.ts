import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/setup.mjs';
import { EVIDENCE_FOLDER } from '../../src/evidence/files.ts';
import { addresses, site } from '../../tests/browser/pages.ts';
import { readReport as readGates } from '../../tests/gates/report.ts';
import { readReport as readBench } from '../bench/report.ts';
import { condenseBench, condenseGates } from './condense.ts';

/** Condenses the last run of the gates and of the bench into evidence/, which the page at /evidence shows. */
interface Run {
  name: string;
  command: string;
  condense: () => { date: string; commit: string; pages: Record<string, unknown> } | undefined;
  /** What a whole run looks at. */
  pages: string[];
}

const runs: Run[] = [
  {
    name: 'gates',
    command: 'npm test',
    condense: () => {
      const report = readGates();
      return report && condenseGates(report);
    },
    pages: site.pages.map(({ path }) => path),
  },
  {
    name: 'bench',
    command: 'npm run bench',
    condense: () => {
      const report = readBench();
      return report && condenseBench(report);
    },
    // Nobody waits for a page that does not exist.
    pages: addresses,
  },
];

for (const { name, command, condense, pages } of runs) {
  const file = `${EVIDENCE_FOLDER}/${name}.json`;
  const evidence = condense();
  if (!evidence) {
    console.error(`✗ ${file}: there is no run to condense; \`${command}\` makes one.`);
    process.exitCode = 1;
    continue;
  }
  fs.mkdirSync(path.join(ROOT, EVIDENCE_FOLDER), { recursive: true });
  fs.writeFileSync(path.join(ROOT, file), `${JSON.stringify(evidence, null, 2)}\n`);
  const left = pages.filter((page) => !(page in evidence.pages));
  const found = `${Object.keys(evidence.pages).length} pages, ${evidence.date.slice(0, 10)}, commit ${evidence.commit}`;
  console.log(left.length ? `! ${file}: ${found}; left out: ${left.join(', ')}` : `✓ ${file}: ${found}`);
}
