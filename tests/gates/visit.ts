import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { MAP_ORIGIN } from '../../src/model/openstreetmap.ts';
import { type BuiltPage, SCREENS, type ScreenName, type Visit, type VisitLog } from './gate.ts';
import { settled } from './settled.ts';

/** Changes a response, to plant a fault that a gate must report. */
export interface Plant {
  html?: (html: string) => string;
  headers?: (headers: Record<string, string>) => Record<string, string>;
}

interface Where {
  origin: string;
  built: BuiltPage;
  screen: ScreenName;
  plant?: Plant | undefined;
  /** What the reader's device prefers: the light theme and no particular contrast unless given. */
  prefers?: Pick<BrowserContextOptions, 'colorScheme' | 'contrast'>;
}

/** Answers for the map's server, so that no test depends on the network. */
const withoutNetwork = (context: BrowserContext) =>
  context.route(`${MAP_ORIGIN}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title></html>' }),
  );

const plantIn = (page: Page, url: string, { html, headers }: Plant) =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const sent = response.headers();
    await route.fulfill({ response, headers: headers?.(sent) ?? sent, body: html?.(body) ?? body });
  });

/** Records what happens from the first request on. */
function listen(page: Page, url: string): { log: VisitLog; finished: () => Promise<unknown> } {
  const log: VisitLog = { said: [], failed: [], requested: [], transfers: [] };
  const sizes: Promise<void>[] = [];
  page.on('console', (message) => {
    // Playwright reports the blocked service worker; offline.spec.ts allows it.
    if (message.text().includes('blocked by Playwright')) return;
    // The browser reports an intended 404 page as a failed load.
    if (message.location().url !== url || !/status of 404/.test(message.text()))
      log.said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => log.said.push(`uncaught: ${error.message}`));
  page.on('request', (request) => log.requested.push(request.url()));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Aborted when the browser chooses another picture after a resize.
    if (why !== 'net::ERR_ABORTED') log.failed.push(`${request.url()}: ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== url) log.failed.push(`${response.url()}: ${response.status()}`);
  });
  page.on('requestfinished', (request) => {
    const note = ({ responseBodySize }: { responseBodySize: number }) =>
      void log.transfers.push({ url: request.url(), type: request.resourceType(), bytes: responseBodySize });
    // A frame that is gone has no sizes.
    sizes.push(request.sizes().then(note, () => {}));
  });
  return { log, finished: () => Promise.all(sizes) };
}

/** Loads every picture and font, as scrolling to the end would, and waits for them. */
const loadEverything = (page: Page) =>
  page.evaluate(async () => {
    // A picture in a closed menu is loaded when the menu is opened.
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(
      pictures.map(
        (picture) => picture.complete || new Promise((done) => (picture.onload = picture.onerror = () => done(true))),
      ),
    );
    await document.fonts.ready;
  });

/** Lays out the end of the footer, which otherwise waits until it is near: a screenshot of the whole page does not scroll. */
const layOutFooter = (page: Page) =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('footer * { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    // Its font is requested by a layout.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });

const NOON = '2026-11-18T06:30:00Z';

/** One page per viewport and per scripting setting. */
const windows = new WeakMap<Browser, Map<string, Page>>();

/** Reuses a page from visit to visit: a new one starts a process that compiles every engine again. */
async function reusedPage(browser: Browser, name: string, conditions: BrowserContextOptions): Promise<Page> {
  const kept = windows.get(browser) ?? new Map<string, Page>();
  windows.set(browser, kept);
  const known = kept.get(name);
  if (known) return known;
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kolkata',
    ...conditions,
  });
  await withoutNetwork(context);
  // The town opens at the reader's hour.
  await context.clock.setFixedTime(NOON);
  const page = await context.newPage();
  kept.set(name, page);
  return page;
}

/** Resets storage, listeners and routes. */
async function leave(page: Page) {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  page.removeAllListeners();
  await page.unrouteAll();
  await page.goto('about:blank');
}

export async function visit(browser: Browser, { origin, built, screen, plant, prefers = {} }: Where): Promise<Visit> {
  const { width, height, scale } = SCREENS[screen];
  const conditions = { viewport: { width, height }, deviceScaleFactor: scale, ...prefers };
  const url = origin + built.address;
  const inWindow = async (name: string, more?: BrowserContextOptions) => {
    const page = await reusedPage(browser, [name, ...Object.values(prefers)].join(), { ...conditions, ...more });
    if (plant) await plantIn(page, url, plant);
    return page;
  };

  const page = await inWindow(screen);
  const { log, finished } = listen(page, url);
  const response = await page.goto(url);
  await loadEverything(page);
  await settled(page);
  await layOutFooter(page);
  // A hydrated island may add pictures.
  if (await page.locator('astro-island').count()) {
    await page.waitForLoadState('networkidle');
    await loadEverything(page);
  }
  await finished();
  return {
    ...built,
    html: plant?.html?.(built.html) ?? built.html,
    screen,
    page,
    origin,
    headers: response?.headers() ?? {},
    log,
    withoutScript: async (look) => {
      const plain = await inWindow(`${screen}, without script`, { javaScriptEnabled: false });
      // Nothing without script is about pictures.
      await plain.route('**/renders/**', (route) => route.abort());
      await plain.goto(url);
      const seen = await look(plain);
      await leave(plain);
      return seen;
    },
    leave: () => leave(page),
  };
}
