import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { createServer } from '../../deploy/server.ts';
import type { BuiltFile } from '../../deploy/site-map.ts';
import { CHROMIUM_ARGS, ensureBrowser } from '../../scripts/browser.ts';
import { fail, ROOT } from '../../scripts/setup.mjs';

/**
 * Each page against its own floor: the same page with every script removed, interleaved in one run, on a simulated
 * mid-range phone. Ratios and bytes, never seconds alone: a slow machine slows both sides.
 *
 *   npm run bench                 one page of every family
 *   npm run bench -- --all        every page
 */
const RUNS = 3;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const ONE_OF_EACH = [
  '/',
  '/industries/healthcare_life_science',
  '/product/SchoolAutomation',
  '/services/Consulting',
  '/innovation/ibms',
  '/service/data-centre',
  '/humanoid',
  '/about_us',
];

interface Sample {
  lcp: number;
  blocking: number;
  shift: number;
  bytes: number;
}

async function visit(browser: Browser, url: string, scripts: boolean): Promise<Sample> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let bytes = 0;
  session.on('Network.loadingFinished', (event) => {
    bytes += event.encodedDataLength;
  });
  if (!scripts) await page.route('**/*.js', (route) => route.abort());
  await page.addInitScript(() => {
    const seen = { lcp: 0, blocking: 0, shift: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('largest-contentful-paint', (entry) => {
      seen.lcp = entry.startTime;
    });
    watch('longtask', (entry) => {
      seen.blocking += Math.max(0, entry.duration - 50);
    });
    watch('layout-shift', (entry) => {
      seen.shift += entry.value ?? 0;
    });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(2000);
  const seen = await page.evaluate(() => (window as unknown as { seen: Omit<Sample, 'bytes'> }).seen);
  await context.close();
  return { ...seen, bytes };
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const middle = (samples: Sample[]): Sample => ({
  lcp: median(samples.map((s) => s.lcp)),
  blocking: median(samples.map((s) => s.blocking)),
  shift: Math.max(...samples.map((s) => s.shift)),
  bytes: median(samples.map((s) => s.bytes)),
});

const map = path.join(ROOT, 'deploy/generated/site.json');
if (!fs.existsSync(map)) fail('There is no built site yet: run `npm run build` first.');
const executablePath = ensureBrowser();
if (!executablePath) fail('The bench needs a Chromium: install one, or name it in CHROMIUM.');
const files = JSON.parse(fs.readFileSync(map, 'utf8')) as BuiltFile[];
const pages = process.argv.includes('--all')
  ? files.filter((f) => f.csp && !f.file.endsWith('404.html')).map((f) => f.path)
  : ONE_OF_EACH;
const server = createServer(path.join(ROOT, 'dist'), files).listen(0);
const address = server.address();
const base = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });

const results: Record<string, { page: Sample; floor: Sample }> = {};
console.log('page                                      LCP/floor   CLS   blocking ms   kB before the first scroll');
for (const [i, address_] of pages.entries()) {
  process.stderr.write(`\r${i + 1}/${pages.length} ${address_.padEnd(50)}`);
  const on: Sample[] = [];
  const off: Sample[] = [];
  for (let run = 0; run < RUNS; run++) {
    on.push(await visit(browser, base + address_, true));
    off.push(await visit(browser, base + address_, false));
  }
  const result = { page: middle(on), floor: middle(off) };
  results[address_] = result;
  const { page, floor } = result;
  process.stderr.write('\r');
  console.log(
    `${address_.padEnd(42)}${(page.lcp / floor.lcp).toFixed(2).padStart(8)}${page.shift.toFixed(3).padStart(9)}${Math.round(page.blocking).toString().padStart(10)} (${Math.round(floor.blocking)})${Math.round(
      page.bytes / 1000,
    )
      .toString()
      .padStart(10)}`,
  );
}
fs.mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
fs.writeFileSync(path.join(ROOT, '.cache/bench.json'), JSON.stringify(results, null, 1));
await browser.close();
server.close();
