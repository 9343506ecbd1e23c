import type { Socket } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { createServer } from '../../deploy/server.ts';
import { CHROMIUM_ARGS } from '../../scripts/browser.ts';
import { listen } from './listen.ts';
import { progress } from './progress.ts';
import type { FirstVisit } from './report.ts';

/** So long after the load event whatever is asked for counts. */
const REST_MS = 30_000;
/** Visits side by side: nearly all of the time is waiting, and what is counted does not depend on it. */
const AT_ONCE = 20;
const DESK = { viewport: { width: 1440, height: 900 } };

/** Counted where they leave: no tool in the browser sees all that a worker asks for. A server of its own for each page keeps them apart. */
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

/** Every request of a first visit and its bytes as they travel, until 30 s after the page has loaded. The worker is let in. */
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
