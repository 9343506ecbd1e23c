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

let summary = '';

async function buildAndBrowse(): Promise<Tally> {
  if (!(await step('build', ['scripts/build-site.ts'], { quiet: true }))) return counted(false);
  ({ summary } = chooseSelection(browserVersion(), args.includes(ALL_PAGES)));
  // Host tests mostly wait, so they run beside the browsers. Updates of a running host are for `npm run test:all`.
  const tested = [
    hostTests(['npm start', 'nginx'], ['hosts.test']),
    browserTests(args.filter((arg) => arg !== ALL_PAGES)),
  ];
  return sum([counted(true), ...(await Promise.all(tested))]);
}

const tallies = await Promise.all([quickChecks({ units: unitTests }), buildAndBrowse()]);
if (summary) console.log(`\n${summary}`);
process.exit(conclude(sum(tallies)) ? 0 : 1);
