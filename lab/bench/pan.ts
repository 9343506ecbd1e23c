import { parseArgs } from 'node:util';
import { type CDPSession, chromium } from '@playwright/test';
import { createServer } from '../../deploy/server.ts';
import { CHROMIUM_ARGS, findBrowser, headlessShell } from '../../scripts/browser.ts';
import { site } from '../../src/content/registry.ts';
import { listen } from './listen.ts';
import { columns } from './table.ts';

/**
 * Drags the town back and forth on a phone slowed four times, zoomed out and in, and prints the longest task of the page's main thread.
 *
 *     node scripts/run.mjs lab/bench/pan.ts [--dist dist]
 *
 * Thread time counts, because other programs do not affect it. Wall time is printed next to it.
 */
const { values: options } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } });
const SLOWDOWN = 4;
const MOST_MS = 50;
const PULLS = 4;
const STEPS = 30;
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** To the left and back, and a little down and up where there is room. */
async function drag(devtools: CDPSession, top: number, aslant: number) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  for (let i = 0; i < PULLS; i++) {
    const way = i % 2 ? 1 : -1;
    const from = way < 0 ? 340 : 50;
    await touch('touchStart', from, top);
    for (let step = 1; step <= STEPS; step++)
      await touch('touchMove', from + way * step * 9, top + way * step * aslant);
    await touch('touchEnd', from, top);
  }
}

const words = site.pages.find(({ family }) => family === 'town');
if (words?.family !== 'town') throw new Error('there is no page of the family town');
const server = createServer(options.dist);
const origin = await listen(server);
const browser = await chromium.launch({ executablePath: headlessShell() ?? findBrowser() ?? '', args: CHROMIUM_ARGS });
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'block',
});
const page = await context.newPage();
await page.goto(`${origin}/town#@12:00`);
const stage = page.locator('[data-live] svg[role=group]').locator('../..');
const { y, height } = (await stage.boundingBox()) ?? { y: 0, height: 0 };
const devtools = await context.newCDPSession(page);
// The first touch loads the gesture code.
await drag(devtools, y + height / 2, 0);
await page.waitForTimeout(1500);

const rows: { view: string; own: number; wall: number; tasks: number }[] = [];
for (const [view, nearer, aslant] of [
  ['the whole town', 0, 0],
  ['twice nearer', 2, 3],
] as const) {
  for (let i = 0; i < nearer; i++) await page.getByRole('button', { name: words.zoom.nearer }).click();
  await page.waitForTimeout(2000);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await browser.startTracing(page, { categories: CATEGORIES });
  await drag(devtools, y + height / 2, aslant);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const main = new Set(
    traceEvents.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && main.has(`${pid} ${tid}`),
  );
  const longest = (times: (number | undefined)[]) => Math.max(0, ...times.map((time = 0) => time / 1000));
  rows.push({
    view,
    own: longest(tasks.map(({ tdur }) => tdur)),
    wall: longest(tasks.map(({ dur }) => dur)),
    tasks: tasks.length,
  });
}
await browser.close();
server.close();
console.log(
  columns(
    ['view', 'longest task, ms', 'by the wall', 'tasks'],
    rows.map(({ view, own, wall, tasks }) => [view, own.toFixed(1), wall.toFixed(1), String(tasks)]),
  ),
);
const fits = rows.every(({ own, tasks }) => tasks > 0 && own <= MOST_MS);
console.log(fits ? `✓ no task over ${MOST_MS} ms` : `✗ a task over ${MOST_MS} ms`);
process.exit(fits ? 0 : 1);
