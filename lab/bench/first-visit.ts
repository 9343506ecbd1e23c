import type { Socket } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { createServer } from '../../deploy/server.ts';
import { CHROMIUM_ARGS } from '../../scripts/browser.ts';
import { listen } from './listen.ts';
import { progress } from './progress.ts';
import type { FirstVisit } from './report.ts';

/** Requests count until this long after the load event. */
const REST_MS = 30_000;
/** Parallel visits, because nearly all of the time is waiting and the result does not depend on it. */
const AT_ONCE = 20;
const DESK = { viewport: { width: 1440, height: 900 } };

/** Counts requests at the server, because no tool in the browser sees all requests of a worker. Each page has its own server. */
async function visitOnce(browser: Browser, dist: string, address: string): Promise<FirstVisit> {
  const server = createServer(dist);
  const files: FirstVisit['files'] = [];
  let isLoaded = false;
  server.prependListener('request', ({ socket, url = '' }: { socket: Socket; url?: string }, response) => {
    const before = socket.bytesWritten;
    const after = isLoaded;
    response.on('finish', () => files.push({ url, bytes: socket.bytesWritten - before, after }));
  });
  const base = await listen(server);
  const context = await browser.newContext(DESK);
  try {
    const page = await context.newPage();
    await page.goto(base + address, { waitUntil: 'load' });
    isLoaded = true;
    await page.waitForTimeout(REST_MS);
    return { page: address, files };
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

/** Every request of a first visit and its transferred bytes, until 30 s after the page has loaded, with the service worker. */
export async function measureFirstVisits(dist: string, pages: string[], executablePath: string): Promise<FirstVisit[]> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  const bar = progress(pages.length);
  const found: FirstVisit[] = [];
  try {
    for (let at = 0; at < pages.length; at += AT_ONCE) {
      const some = pages.slice(at, at + AT_ONCE);
      bar.show(at, `first visits: ${some[0]} …`);
      found.push(...(await Promise.all(some.map((page) => visitOnce(browser, dist, page)))));
    }
  } finally {
    bar.clear();
    await browser.close();
  }
  return found;
}
