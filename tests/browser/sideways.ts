import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';
import { site } from '../site-pages.ts';

/** A browser in which the reader has set another text size than 16 px. */
export const withTextOf = (px: number): Promise<Browser> =>
  chromium.launch(launchOptions(`--blink-settings=defaultFontSize=${px}`));

/** One page of every family, and one for every kind of section that they leave out. */
export const onePagePerKind = site.pages.reduce(
  ({ pages, seen }, page) => {
    const kinds = [page.family, ...page.sections.map(({ kind }) => kind)];
    const fresh = kinds.filter((kind) => !seen.has(kind));
    return fresh.length ? { pages: [...pages, page.path], seen: new Set([...seen, ...fresh]) } : { pages, seen };
  },
  { pages: [] as string[], seen: new Set<string>() },
).pages;

/** Opens a page with everything laid out and every model hydrated. */
export async function openHydrated(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    await document.fonts.ready;
  });
  // An island has no box of its own, so its first child is brought into view.
  for (const model of await page.locator('[data-instrument], astro-island[ssr][client="visible"]').all()) {
    await model.evaluate((element) => (element.firstElementChild ?? element).scrollIntoView());
    await expect(model).not.toHaveAttribute('ssr');
    if ((await model.getAttribute('data-instrument')) !== null) await model.locator('[data-live]').waitFor();
  }
}

/** What reaches over the right edge, if the page scrolls sideways for it. */
export const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= wide) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > wide + 1)
      .slice(-6)
      .map(
        (element) => `${element.localName}.${String(element.className)} ${element.textContent?.trim().slice(0, 30)}`,
      );
  });
