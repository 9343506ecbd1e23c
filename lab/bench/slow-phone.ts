import type { Browser } from '@playwright/test';
import { throttling } from 'lighthouse/core/config/constants.js';
import type { Sample } from './report.ts';

/** Lighthouse's phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Lighthouse's slow 4G, made slow and waited for rather than calculated. */
const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
  throttling.mobileSlow4G;
const bytesPerSecond = (kbps: number) => (kbps * 1024) / 8;
/** After the load event, for what a page still does by itself. */
const REST_MS = 700;
/** A task that runs longer blocks by the rest. */
const LONG_TASK_MS = 50;

interface Watched extends Window {
  watched: { lcp: number; cls: number; tasks: { start: number; length: number }[] };
}

/** Runs in the page, before anything of it. */
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

/** One visit with nothing in the cache. */
export async function visitSlowly(browser: Browser, url: string): Promise<Sample> {
  // The worker fetches the site for later; that is measured by Lighthouse, and not part of a paint.
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
    // A lazy picture on the first screen does not hold the load event back.
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
