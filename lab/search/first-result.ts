import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser, headlessShell } from '../../scripts/browser.ts';

/**
 * From the key that opens search to the first result, on slow 4G, at full speed and with the processor slowed four times. Several
 * sites take turns, so that whatever else the machine does falls on all of them:
 *
 *     node lab/search/first-result.ts before=http://localhost:4001 now=http://localhost:4002
 */

const PAGE = '/industries/healthcare_life_science';
const WORDS = 'school';
const TURNS = Number(process.env.TURNS ?? 9);
const SLOWDOWNS = [1, 4];
/** As Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 90_000 };

/** The first visit of a fresh browser profile: milliseconds from the key to the first option, and to the first that answers the words. */
async function visit(browser: Browser, origin: string, slowdown: number) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(origin + PAGE, { waitUntil: 'networkidle' });
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', SLOW_4G);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const times: { began?: number; first?: number; answered?: number } = {};
    Object.assign(window, { times });
    addEventListener(
      'keydown',
      () => {
        times.began ??= performance.now();
      },
      true,
    );
    const look = () => {
      if (document.querySelector('[role=option]')) times.first ??= performance.now();
      if (document.querySelector('[role=option][aria-selected=true]')) times.answered ??= performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.keyboard.press('/');
  await page.keyboard.type(WORDS);
  await page.locator('[role=option][aria-selected=true]').first().waitFor();
  const times = await page.evaluate(
    () => (window as unknown as { times: { began: number; first: number; answered: number } }).times,
  );
  await context.close();
  return { first: times.first - times.began, answered: times.answered - times.began };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

const sites = process.argv.slice(2).map((argument) => argument.split(/=(.*)/s) as [string, string]);
const browser = await chromium.launch({ executablePath: headlessShell() ?? findBrowser(), args: CHROMIUM_ARGS });
for (const slowdown of SLOWDOWNS) {
  const results = sites.map(([name, origin]) => ({ name, origin, first: [] as number[], answered: [] as number[] }));
  for (let turn = 0; turn < TURNS; turn++)
    for (const result of turn % 2 ? results.toReversed() : results) {
      const { first, answered } = await visit(browser, result.origin, slowdown);
      result.first.push(first);
      result.answered.push(answered);
    }
  const [before] = results;
  for (const { name, first, answered } of results)
    console.log(
      `${slowdown}x ${name}: first result ${median(first).toFixed(0)} ms, answer ${median(answered).toFixed(0)} ms; ` +
        `${(median(answered) / median(before?.answered ?? answered)).toFixed(2)} of the first named ` +
        `(${answered.map((ms) => ms.toFixed(0)).join(' ')})`,
    );
}
await browser.close();
