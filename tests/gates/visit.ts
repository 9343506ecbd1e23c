import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { MAP_ORIGIN } from '../../src/model/openstreetmap.ts';
import { type BuiltPage, SCREENS, type ScreenName, type Visit, type VisitLog } from './gate.ts';
import { settled } from './settled.ts';

/** A change to what the server sends, to see a gate object to it. */
export interface Plant {
  html?: (html: string) => string;
  headers?: (headers: Record<string, string>) => Record<string, string>;
}

interface Where {
  origin: string;
  built: BuiltPage;
  screen: ScreenName;
  plant?: Plant | undefined;
  /** What the reader's device prefers; light unless given. */
  colorScheme?: 'dark';
}

/** The map is somebody else's server: it is answered for, so that no test depends on the network. */
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

/** Listens from before the first request. */
function listen(page: Page, url: string): { log: VisitLog; finished: () => Promise<unknown> } {
  const log: VisitLog = { said: [], failed: [], requested: [], transfers: [] };
  const sizes: Promise<void>[] = [];
  page.on('console', (message) => {
    // The worker is kept out, and Playwright says so; offline.spec.ts lets it in.
    if (message.text().includes('blocked by Playwright')) return;
    // The browser reports a page that answers 404 on purpose as a failed load of itself.
    if (message.location().url !== url || !/status of 404/.test(message.text()))
      log.said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => log.said.push(`uncaught: ${error.message}`));
  page.on('request', (request) => log.requested.push(request.url()));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Aborted: the browser itself chose another cut of the picture when the window changed.
    if (why !== 'net::ERR_ABORTED') log.failed.push(`${request.url()}: ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== url) log.failed.push(`${response.url()}: ${response.status()}`);
  });
  page.on('requestfinished', (request) => {
    const note = ({ responseBodySize }: { responseBodySize: number }) =>
      void log.transfers.push({ url: request.url(), type: request.resourceType(), bytes: responseBodySize });
    // A frame that is gone by now has no sizes to give.
    sizes.push(request.sizes().then(note, () => {}));
  });
  return { log, finished: () => Promise.all(sizes) };
}

/** Loads what a reader would load on the way to the foot, fonts included, and waits until it is there. */
const loadEverything = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(
      pictures.map(
        (picture) => picture.complete || new Promise((done) => (picture.onload = picture.onerror = () => done(true))),
      ),
    );
    await document.fonts.ready;
  });

/** Each kind of visit has one of its own: on a desk, on a phone, without script. */
const windows = new WeakMap<Browser, Map<string, Page>>();

/** A window that is kept from page to page: a new one starts a process that has to read every engine again. */
async function windowOf(browser: Browser, name: string, conditions: BrowserContextOptions): Promise<Page> {
  const kept = windows.get(browser) ?? new Map<string, Page>();
  windows.set(browser, kept);
  const known = kept.get(name);
  if (known) return known;
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...conditions });
  await withoutNetwork(context);
  const page = await context.newPage();
  kept.set(name, page);
  return page;
}

/** As if nobody had been there: nothing remembered, nothing open, nobody listening. */
async function leave(page: Page) {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  page.removeAllListeners();
  await page.unrouteAll();
  await page.goto('about:blank');
}

export async function visit(browser: Browser, { origin, built, screen, plant, colorScheme }: Where): Promise<Visit> {
  const { width, height, scale } = SCREENS[screen];
  const conditions = { viewport: { width, height }, deviceScaleFactor: scale, ...(colorScheme && { colorScheme }) };
  const url = origin + built.address;
  const inWindow = async (name: string, more?: BrowserContextOptions) => {
    const page = await windowOf(browser, `${name} ${colorScheme ?? ''}`, { ...conditions, ...more });
    if (plant) await plantIn(page, url, plant);
    return page;
  };

  const page = await inWindow(screen);
  const { log, finished } = listen(page, url);
  const response = await page.goto(url);
  await loadEverything(page);
  await settled(page);
  // An island brings pictures of its own once it is there.
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
      // What is asked of it is never about its pictures.
      await plain.route('**/renders/**', (route) => route.abort());
      await plain.goto(url);
      const seen = await look(plain);
      await leave(plain);
      return seen;
    },
    leave: () => leave(page),
  };
}
