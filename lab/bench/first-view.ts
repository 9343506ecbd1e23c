import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser, headlessShell } from '../../scripts/browser.ts';
import { fail } from '../../scripts/setup.mjs';
import { site } from '../../src/content/registry.ts';
import { columns } from './table.ts';

/**
 * What the first view of every page with an instrument loads, which must not be React or the instrument. Several sites side by side:
 *
 *     node scripts/run.mjs lab/bench/first-view.ts before=http://localhost:4001 now=http://localhost:4002
 */
const VIEWPORT = { width: 390, height: 844 };
const LATER = /\/_assets\/(react|client|jsx-runtime|hydrate|view|island)\b/;
/** Without new requests for this long, the first view is complete. */
const CALM_MS = 700;

const sites = process.argv.slice(2).map((argument) => argument.split(/=(.*)/s) as [string, string]);
if (!sites.length) fail('Name one or more sites: first-view.ts before=http://localhost:4001 now=http://localhost:4002');
const pages = site.pages.filter(({ sections }) => sections.some(({ kind }) => kind === 'instrument'));
const browser = await chromium.launch({ executablePath: headlessShell() ?? findBrowser() ?? '', args: CHROMIUM_ARGS });
const rows: string[][] = [];
const sums = sites.map(() => 0);
let early = 0;
for (const { path } of pages) {
  const row = [path];
  for (const [i, [, origin]] of sites.entries()) {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      deviceScaleFactor: 2,
      isMobile: true,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(CALM_MS);
    await context.close();
    const tooEarly = asked.filter((url) => LATER.test(url));
    early += i === sites.length - 1 ? tooEarly.length : 0;
    sums[i] = (sums[i] ?? 0) + bytes;
    row.push((bytes / 1000).toFixed(1), String(tooEarly.length));
  }
  rows.push(row);
}
await browser.close();
rows.push(['all', ...sums.flatMap((sum) => [(sum / 1000).toFixed(1), ''])]);
console.log(columns(['page', ...sites.flatMap(([name]) => [`${name}, kB`, 'React or instrument'])], rows));
process.exit(early ? 1 : 0);
