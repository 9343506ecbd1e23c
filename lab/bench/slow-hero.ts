import { chromium } from '@playwright/test';
import { createServer } from '../../deploy/server.ts';
import { CHROMIUM_ARGS, findBrowser } from '../../scripts/browser.ts';

/** `node scripts/run.mjs lab/bench/slow-hero.ts [times]`: when the first picture of the home page is loaded on slow 3G, at 1440 px. */
const LATENCY_MS = 400;
const BYTES_A_SECOND = (400 * 1000) / 8;
const times = Number(process.argv[2] ?? 3);

const server = createServer('dist');
await new Promise<void>((resolve) => server.listen(0, resolve));
const { port } = server.address() as { port: number };
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM_ARGS });

for (let i = 0; i < times; i++) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  await page.addInitScript(() => {
    const painted: { url: string; at: number }[] = [];
    Object.assign(window, { painted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { url: string })[])
        painted.push({ url: entry.url, at: entry.startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(`http://localhost:${port}/`, { waitUntil: 'load', timeout: 90_000 });
  await page.waitForTimeout(1000);
  const found = await page.evaluate(() => ({
    words: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    painted: (window as unknown as { painted: { url: string; at: number }[] }).painted,
    pictures: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/renders/'))
      .map(({ name, responseEnd, transferSize }) => ({ name, responseEnd, transferSize })),
  }));
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const short = (url: string) => url.split('/').slice(-2).join('/');
  console.log(
    [
      `words ${seconds(found.words)}`,
      ...found.pictures
        .slice(0, 3)
        .map(
          ({ name, responseEnd, transferSize }) =>
            `${short(name)} ${transferSize} bytes, there at ${seconds(responseEnd)}`,
        ),
      ...found.painted.filter(({ url }) => url).map(({ url, at }) => `painted ${short(url)} at ${seconds(at)}`),
    ].join('; '),
  );
  await context.close();
}
await browser.close();
server.close();
