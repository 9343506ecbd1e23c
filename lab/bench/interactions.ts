import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../scripts/browser.ts';
import { site } from '../../tests/site-pages.ts';
import { type Interaction, median } from './report.ts';
import { PHONE } from './slow-phone.ts';
import { MEANT } from './slowdown.ts';

/** Each is repeated in a new page, and the median counts. */
const TIMES = 2;
/** Time for the page and the observer after an interaction. */
const REST_MS = 600;
const { strings } = site;

interface Scenario {
  page: string;
  what: string;
  act(page: Page): Promise<void>;
}

const tap = (find: (page: Page) => ReturnType<Page['locator']>) => async (page: Page) => {
  const target = find(page).first();
  await target.scrollIntoViewIfNeeded();
  // Waits for sections that hydrate near the viewport.
  await page.waitForTimeout(REST_MS);
  await target.tap();
};
const moveDial = async (page: Page) => {
  const dial = page.locator('main input[type=range]').first();
  await dial.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await dial.press(key);
};
/** Waits until the town's island is hydrated and idle. */
const whenLive = (act: Scenario['act']) => async (page: Page) => {
  await page.locator('[data-live]').waitFor();
  await page.waitForTimeout(REST_MS);
  await act(page);
};
const hasKind = (...kinds: string[]) =>
  site.pages.filter((page) => page.sections.some(({ kind }) => kinds.includes(kind))).map(({ path }) => path);

const scenarios: Scenario[] = [
  { page: '/', what: 'Menu', act: tap((page) => page.locator('[data-burger]')) },
  {
    page: '/',
    what: 'Search',
    act: async (page) => {
      await page.locator('header [data-search]').first().tap();
      await page.waitForTimeout(REST_MS);
      await page.keyboard.type('school bus');
    },
  },
  { page: '/', what: 'Slides', act: tap((page) => page.getByRole('button', { name: strings.nextSlide })) },
  { page: '/', what: 'Cards', act: tap((page) => page.getByRole('button', { name: `${strings.nextCards}:` })) },
  ...site.pages
    .filter(({ sections }) => sections.some((section) => section.kind === 'module-grid' && section.filter))
    .slice(0, 1)
    .map(({ path }) => ({
      page: path,
      what: 'Filter',
      act: async (page: Page) => {
        const field = page.getByLabel(strings.filterModules);
        await field.scrollIntoViewIfNeeded();
        await page.waitForTimeout(REST_MS);
        await field.pressSequentially('fee');
      },
    })),
  ...site.pages.flatMap((page) =>
    page.family === 'town'
      ? [
          { page: page.path, what: 'Town: a place', act: whenLive(tap((town) => town.locator('svg[role=group] a'))) },
          {
            page: page.path,
            what: 'Town: the clock',
            act: whenLive(async (town) => {
              const clock = town.getByRole('slider', { name: page.clock.label });
              for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await clock.press(key);
            }),
          },
        ]
      : [],
  ),
  ...hasKind('instrument', 'explorable').map((page) => ({ page, what: 'Drawing', act: moveDial })),
];

interface Watched extends Window {
  longest: number;
}

/** Runs before the page's scripts: the longest time from an input event to the next frame. */
function watch() {
  const watched = window as unknown as Watched;
  watched.longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) watched.longest = Math.max(watched.longest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function once(browser: Browser, url: string, act: Scenario['act']): Promise<number> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'networkidle' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: MEANT.slowdown });
    await act(page);
    await page.waitForTimeout(REST_MS);
    return await page.evaluate(() => (window as unknown as Watched).longest);
  } finally {
    await context.close();
  }
}

/** Interaction delays on the slowed phone: menus, search, slides, cards, a filter, and every interactive drawing. */
export async function measureInteractions(server: http.Server, executablePath: string): Promise<Interaction[]> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const base = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  const found: Interaction[] = [];
  try {
    for (const { page, what, act } of scenarios) {
      const times: number[] = [];
      for (let i = 0; i < TIMES; i++) times.push(await once(browser, base + page, act));
      found.push({ page, what, ms: median(times) });
    }
  } finally {
    await browser.close();
    server.close();
  }
  return found;
}
