import fs from 'node:fs';
import { quickChecks, unitTests } from './quick.ts';
import { browserOrFail, browserTests } from './real-browser.ts';
import { ROOT } from './setup.mjs';
import { CACHE, conclude, step, sum } from './steps.ts';

/** `npm test`: everything. What it is given goes to Playwright. */
process.chdir(ROOT);
fs.mkdirSync(CACHE, { recursive: true });
browserOrFail();
let built = false;
const tallies = [
  await quickChecks(async () => {
    built = await step('build', ['scripts/build-site.ts'], { quiet: true });
    return built;
  }),
];
// Hosts are waited for most of the time: the browsers have the processor.
if (built)
  tallies.push(
    ...(await Promise.all([
      unitTests('every request to every host', ['--config', 'tests/hosts/vitest.config.ts'], { quiet: true }),
      browserTests(process.argv.slice(2)),
    ])),
  );
process.exit(conclude(sum(tallies)) ? 0 : 1);
