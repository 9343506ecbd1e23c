import { chromium } from '@playwright/test';
import { createServer } from '../../deploy/server.ts';
import { CHROMIUM_ARGS, findBrowser } from '../../scripts/browser.ts';

/**
 * `node scripts/run.mjs lab/bench/first-visit.ts [address …]`: every request of a first visit, and its bytes as they travel, until
 * 30 seconds after the page has loaded. The worker is let in: what it fetches counts.
 */
const REST_MS = 30_000;
const addresses = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/services/Analytics'];

interface Answer {
  url: string;
  bytes: number;
  after: boolean;
}

const server = createServer('dist');
let isLoaded = false;
let answers: Answer[] = [];
// Counted where they leave: no tool in the browser sees all that a worker asks for.
server.prependListener('request', (request, response) => {
  const { socket } = request;
  const before = socket.bytesWritten;
  const after = isLoaded;
  response.on('finish', () => answers.push({ url: request.url ?? '', bytes: socket.bytesWritten - before, after }));
});
await new Promise<void>((resolve) => server.listen(0, resolve));
const { port } = server.address() as { port: number };
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM_ARGS });

const told = (list: Answer[]) =>
  `${list.length} requests, ${(list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1)} kB`;
for (const address of addresses) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  [isLoaded, answers] = [false, []];
  await page.goto(`http://localhost:${port}${address}`, { waitUntil: 'load' });
  isLoaded = true;
  await page.waitForTimeout(REST_MS);
  const late = answers.filter(({ after }) => after);
  console.log(`${address}: ${told(answers)} in all; in the 30 s after load ${told(late)}`);
  for (const { url, bytes, after } of answers) console.log(`  ${after ? 'after ' : 'before'} ${bytes} ${url}`);
  await context.close();
}
await browser.close();
server.close();
