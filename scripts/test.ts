import fs from 'node:fs';
import { chooseSelection } from '../tests/gates/selection.ts';
import { hostTests, quickChecks, unitTests } from './quick.ts';
import { browserOrFail, browserTests, browserVersion } from './real-browser.ts';
import { ROOT } from './setup.mjs';
import { CACHE, conclude, counted, step, sum, type Tally } from './steps.ts';

const ALL_PAGES = '--all-pages';

/**
 * `npm test`: everything that guards a change. Page gates run where a page has no recorded pass; `-- --all-pages` runs them
 * on every page. Other arguments go to Playwright.
 */
process.chdir(ROOT);
fs.mkdirSync(CACHE, { recursive: true });
browserOrFail();
const args = process.argv.slice(2);

let built = false;
const tallies: Tally[] = await Promise.all([
  quickChecks({ units: unitTests }),
  step('build', ['scripts/build-site.ts'], { quiet: true }).then((passed) => {
    built = passed;
    return counted(passed);
  }),
]);
if (built) {
  const { summary } = chooseSelection(browserVersion(), args.includes(ALL_PAGES));
  console.log(`   ${summary}`);
  // Host tests mostly wait, so they run beside the browsers.
  tallies.push(
    ...(await Promise.all([hostTests(['npm start', 'nginx']), browserTests(args.filter((arg) => arg !== ALL_PAGES))])),
  );
  console.log(`\n${summary}`);
}
process.exit(conclude(sum(tallies)) ? 0 : 1);
