import type { Browser, Page, ViewportSize } from '@playwright/test';

/** Largest sum of the browser's layout-shift values while a page loads. */
export const MOST_SHIFT = 0.02;

export interface Shift {
  value: number;
  /** What moved furthest, and when, in milliseconds. */
  moved: string;
}

interface Watched extends Window {
  shifts: Shift[];
}

/** Runs in the page, before anything of it. */
function watch() {
  const shifts: Shift[] = [];
  (window as unknown as Watched).shifts = shifts;
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.localName}.${element?.getAttribute('class') ?? ''} '${element?.textContent?.trim().slice(0, 24)}'`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    })[]) {
      const [first] = entry.sources;
      const by = first ? `${Math.round(first.previousRect.y)} → ${Math.round(first.currentRect.y)}` : '';
      shifts.push({
        value: entry.value,
        moved: `${Math.round(entry.startTime)} ms ${nameOf(first?.node ?? null)} ${by}`,
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export const watchShifts = (page: Page) => page.addInitScript(watch);

/** What has moved until now. */
export const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).shifts);

/** Neither cache nor storage: every page is opened as on a first visit. */
export async function windowWithoutCache(browser: Browser, viewport: ViewportSize): Promise<Page> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await watchShifts(page);
  return page;
}

/** A first visit: opened at its top, left alone until the font is in use and the first screen has its pictures. */
export async function shiftsOnArrival(page: Page, url: string) {
  await page.goto(url);
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.evaluate(async () => {
    for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
  });
  return shiftsOf(page);
}

/** Runs in the page: removes the font, waits for the layout in the fallback font, and adds the font again. */
async function swapFont() {
  const { shifts } = window as unknown as Watched;
  const frames = async (n: number) => {
    for (let i = 0; i < n; i++) await new Promise(requestAnimationFrame);
  };
  const loaded = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule, at) =>
      rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url(')
        ? [{ sheet, at, rule }]
        : [],
    ),
  );
  for (const { sheet, at } of loaded.toReversed()) sheet.deleteRule(at);
  await frames(3);
  shifts.length = 0;
  for (const { sheet, at, rule } of loaded) sheet.insertRule(rule.cssText, at);
  await frames(1);
  await document.fonts.ready;
  await frames(3);
  return shifts;
}

/** What the coming of the font alone moves on a page that is there, at another width. */
export async function shiftsOfFont(page: Page, viewport: ViewportSize) {
  await page.setViewportSize(viewport);
  return page.evaluate(swapFont);
}
