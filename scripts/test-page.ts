import { meaning } from '../src/content/errors.ts';
import { allPages } from '../src/content/registry.ts';
import { browserOrFail, browserTests } from './real-browser.ts';
import { fail, ROOT } from './setup.mjs';
import { conclude, counted, step, sum } from './steps.ts';

/** Whatever the last `npm test` selected, and whether or not the page has a recorded pass. */
const EVERY_GATE = { GATE_SELECTION: '', FULL: '1' };

/** `npm run test:page -- /product/gps`: builds, and runs every gate on that page. */
process.chdir(ROOT);
const [address = ''] = process.argv.slice(2);
const addresses = allPages.map(({ path }) => path);
if (!addresses.includes(address))
  fail(`There is no page '${address}'${meaning(address, addresses)} Say which: npm run test:page -- /product/gps`);
browserOrFail();
const built = await step('build', ['scripts/build-site.ts']);
const literally = address.replace(/[^\w/]/g, '\\$&');
const tallies = [
  counted(built),
  ...(built ? [await browserTests(['tests/gates/gates.spec.ts', '--grep', `gates on ${literally}$`], EVERY_GATE)] : []),
];
process.exit(conclude(sum(tallies)) ? 0 : 1);
