import fs from 'node:fs';
import { digestInput, digestOf, RECORD_FILE, sealed } from '../tests/gates/record.ts';
import { chooseSelection } from '../tests/gates/selection.ts';
import { builtPages } from '../tests/gates/site.ts';
import { digestsOfTests, keepPassed, leaveOut, PASSED, passedBefore, trackedFiles } from './passed-tests.ts';
import { currentCommit, isOneCommit } from './provenance.ts';
import { allUnitTests, hostTests, quickChecks } from './quick.ts';
import { browserOrFail, browserTests, browserVersion } from './real-browser.ts';
import { ROOT } from './setup.mjs';
import { CACHE, conclude, counted, forget, step, sum, type Tally } from './steps.ts';

/**
 * `npm run test:all`: every gate on every page, every host, planted faults and mutations. A green run on a clean
 * commit writes evidence/pages.json, by which `npm test` knows the pages that need no second check. After a run that was not green,
 * the next one leaves out the browser tests that passed, as long as what they depend on has the same digest.
 */
process.chdir(ROOT);
fs.mkdirSync(CACHE, { recursive: true });
browserOrFail();
const commit = currentCommit();

const tallies: Tally[] = [await quickChecks({ units: allUnitTests })];
const built = await step('build', ['scripts/build-site.ts'], { quiet: true });
tallies.push(counted(built));
if (built) {
  chooseSelection(browserVersion(), true);
  const input = digestInput(browserVersion());
  const pages = Object.fromEntries(builtPages().map((page) => [page.address, digestOf(page, input)]));
  // Files with changes that are not committed have no digest.
  const digestOfTest = isOneCommit(commit) ? digestsOfTests(pages, trackedFiles(), input.tools) : () => '';
  const before = passedBefore(digestOfTest);
  if (before.length) console.log(`   ${before.length} browser tests passed in the run before, on the same digest`);
  tallies.push(await hostTests(['npm start', 'nginx', 'Caddy']), await browserTests(leaveOut(before), { FULL: '1' }));
  tallies.push({ passed: before.length, failed: 0, skipped: [] });
  keepPassed(digestOfTest, before);
  tallies.push(counted(await step('mutated constants', ['lab/mutations/run.ts'])));
  const { failed, skipped } = sum(tallies);
  if (!failed) forget(PASSED);
  if (failed || skipped.length) console.log('\nNo record was written: the run is not green and complete.');
  else if (!isOneCommit(commit) || currentCommit() !== commit)
    console.log('\nNo record was written: the working tree has changes that are not committed.');
  else {
    fs.writeFileSync(
      RECORD_FILE,
      `${JSON.stringify(sealed({ date: new Date().toISOString(), commit, pages }), null, 1)}\n`,
    );
    console.log(`\n${Object.keys(pages).length} pages recorded in evidence/pages.json; commit it.`);
  }
}
process.exit(conclude(sum(tallies)) ? 0 : 1);
