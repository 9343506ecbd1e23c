import fs from 'node:fs';
import { quickChecks, unitTests } from './quick.ts';
import { browserOrFail, browserTests } from './real-browser.ts';
import { ROOT } from './setup.mjs';
import { CACHE, conclude, counted, step, sum } from './steps.ts';

/** `npm test`: everything. What it is given goes to Playwright. */
process.chdir(ROOT);
fs.mkdirSync(CACHE, { recursive: true });
browserOrFail();
const tallies = [await quickChecks()];
const built = await step('build', ['scripts/build-site.ts']);
tallies.push(counted(built));
if (built) {
  tallies.push(await unitTests('every request to every host', '--config', 'tests/hosts/vitest.config.ts'));
  tallies.push(await browserTests(process.argv.slice(2)));
}
process.exit(conclude(sum(tallies)) ? 0 : 1);
