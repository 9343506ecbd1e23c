import type { Browser } from '@playwright/test';
import { slow4G } from './lighthouse.ts';
import type { Sample } from './report.ts';

/** Lighthouse's phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const bytesPerSecond = (kbps: number) => (kbps * 1024) / 8;
/** After the load event, for the page's own deferred work. */
const REST_MS = 700;
/** The part of a task above this counts as blocking time. */
const LONG_TASK_MS = 50;

interface Watched extends Window {
  watched: { lcp: number; cls: number; tasks: { start: number; length: number }[] };
}

/** Runs before the page's scripts. */
function watch() {
  const watched: Watched['watched'] = { lcp: 0, cls: 0, tasks: [] };
  (window as unknown as Watched).watched = watched;
  const on = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => {
    watched.lcp = startTime;
  });
  on('layout-shift', ({ value = 0 }) => {
    watched.cls += value;
  });
  on('longtask', ({ startTime, duration }) => watched.tasks.push({ start: startTime, length: duration }));
}

/** One visit with an empty cache, on Lighthouse's slow 4G, applied instead of simulated. */
export async function visitSlowly(browser: Browser, url: string): Promise<Sample> {
  const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } = await slow4G();
  // The worker prefetches the site; Lighthouse measures that, and it is not part of a paint.
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: requestLatencyMs,
      downloadThroughput: bytesPerSecond(downloadThroughputKbps),
      uploadThroughput: bytesPerSecond(uploadThroughputKbps),
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
    await page.goto(url, { waitUntil: 'load' });
    // A lazy picture on the first screen does not delay the load event.
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, left, right, width } = image.getBoundingClientRect();
        return image.complete || width === 0 || top > innerHeight || left > innerWidth || right < 0;
      }),
    );
    await page.waitForTimeout(REST_MS);
    return await page.evaluate((longest) => {
      const { lcp, cls, tasks } = (window as unknown as Watched).watched;
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const fetched = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[];
      return {
        lcp,
        cls,
        tbt: tasks
          .filter(({ start }) => start >= painted)
          .reduce((sum, { length }) => sum + Math.max(0, length - longest), 0),
        bytes: fetched.reduce((sum, { transferSize }) => sum + transferSize, 0),
      };
    }, LONG_TASK_MS);
  } finally {
    await context.close();
  }
}
