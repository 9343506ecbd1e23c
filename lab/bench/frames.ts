import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { createServer } from '../../deploy/server.ts';
import { CHROMIUM_ARGS, findBrowser, headlessShell } from '../../scripts/browser.ts';
import { site } from '../../src/content/registry.ts';
import { listen } from './listen.ts';
import { columns } from './table.ts';

/**
 * Moves every dial of every instrument from end to end on a phone slowed four times, and prints the worst frame of each: from the
 * first task of a frame to the end of its paint, as the browser reports long frames; otherwise from the frame's
 * first callback to the task after its paint. Frames are observed until the drawing and the sentence are updated.
 *
 *     node scripts/run.mjs lab/bench/frames.ts [--dist dist] [--passes 3] [--pages /industries/energy]
 *
 * Each dial is moved several times. A position counts with its fastest pass, because other programs may have slowed the others.
 * The slowest of all is printed next to it.
 */
const { values: options } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    passes: { type: 'string', default: '3' },
    pages: { type: 'string' },
  },
});
const SLOWDOWN = 4;
const MOST_MS = 50;
/** Positions of a dial in one pass. */
const PLACES = 12;
/** Frames observed at each of them. */
const WATCHED = 5;
/** After the last, because the sentence is delayed by half a second. */
const WATCHED_LAST = 50;

interface Frames {
  dial: string;
  /** By position, then by pass. */
  took: number[][];
}

/** Runs in the page. */
async function move(asked: { passes: number; places: number; watched: number; last: number }): Promise<Frames[]> {
  const long: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => long.push(...list.getEntries()));
  observer.observe({ type: 'long-animation-frame' });
  const frame = (act: () => void) =>
    new Promise<number>((done) =>
      requestAnimationFrame(() => {
        const began = performance.now();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - began);
        act();
        port2.postMessage(0);
      }),
    );
  const watch = async (act: () => void, frames: number) => {
    const began = performance.now();
    let worst = await frame(act);
    for (let i = 1; i < frames; i++) worst = Math.max(worst, await frame(() => {}));
    long.push(...observer.takeRecords());
    return Math.max(worst, ...long.filter(({ startTime }) => startTime >= began).map(({ duration }) => duration));
  };
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const found: Frames[] = [];
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-instrument] input[type=range]')) {
    const [from, to, step, start] = [Number(input.min), Number(input.max), Number(input.step), Number(input.value)];
    const put = (value: number) => () => {
      write?.call(input, String(value));
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const way = Array.from(
      { length: asked.places },
      (_, i) => from + Math.round(((to - from) * i) / (asked.places - 1) / step) * step,
    );
    const stops = [...new Set(way)];
    const took = [...stops, start].map(() => [] as number[]);
    for (let pass = 0; pass < asked.passes; pass++) {
      for (const [i, stop] of stops.entries()) took[i]?.push(await watch(put(stop), asked.watched));
      took[stops.length]?.push(await watch(put(start), asked.last));
    }
    found.push({ dial: input.name, took });
  }
  return found;
}

async function framesOf(page: Page, url: string): Promise<Frames[]> {
  await page.goto(url, { waitUntil: 'load' });
  const figure = page.locator('[data-instrument] figure');
  await figure.scrollIntoViewIfNeeded();
  await page.locator('[data-instrument] figure[data-live]').waitFor();
  await page.waitForTimeout(300);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page.evaluate(move, {
    passes: Number(options.passes),
    places: PLACES,
    watched: WATCHED,
    last: WATCHED_LAST,
  });
}

const placed = site.pages
  .filter(({ sections }) => sections.some(({ kind }) => kind === 'instrument'))
  .map(({ path }) => path)
  .filter((path) => !options.pages || options.pages.split(',').includes(path));
const server = createServer(options.dist);
const origin = await listen(server);
const browser = await chromium.launch({ executablePath: headlessShell() ?? findBrowser() ?? '', args: CHROMIUM_ARGS });
const rows: { path: string; dial: string; worst: number; ever: number; middle: number }[] = [];
for (const path of placed) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });
  const frames = await framesOf(await context.newPage(), origin + path);
  await context.close();
  const dials = frames.map(({ dial, took }) => {
    const best = took.map((passes) => Math.min(...passes));
    const all = took.flat().toSorted((a, b) => a - b);
    return { path, dial, worst: Math.max(...best), ever: all.at(-1) ?? 0, middle: all[all.length >> 1] ?? 0 };
  });
  const [worst] = dials.toSorted((a, b) => b.worst - a.worst);
  if (worst) rows.push(worst);
  // A run takes minutes, so intermediate results are printed.
  if (worst) console.error(`${path} ${worst.worst.toFixed(1)} ms`);
}
await browser.close();
server.close();
rows.sort((a, b) => b.worst - a.worst);
console.log(
  columns(
    ['page', 'worst dial', 'worst frame, ms', 'of all passes', 'middle'],
    rows.map(({ path, dial, worst, ever, middle }) => [
      path,
      dial,
      worst.toFixed(1),
      ever.toFixed(1),
      middle.toFixed(1),
    ]),
  ),
);
const over = rows.filter(({ worst }) => worst > MOST_MS);
console.log(
  over.length
    ? `✗ ${over.length} of ${rows.length} have a frame over ${MOST_MS} ms`
    : `✓ ${rows.length} instruments, no frame over ${MOST_MS} ms`,
);
process.exit(over.length ? 1 : 0);
