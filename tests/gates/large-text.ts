import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';

/** A browser in which the reader has set another text size than 16 px. */
export const withTextOf = (px: number): Promise<Browser> =>
  chromium.launch(launchOptions(`--blink-settings=defaultFontSize=${px}`));

/** Opens a page with everything laid out and every model hydrated. */
export async function openHydrated(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    await document.fonts.ready;
  });
  // An island has `display: contents` and no box, so its first child is scrolled into view.
  for (const model of await page.locator('[data-instrument], astro-island[client="near"]').all()) {
    await model.evaluate((element) => (element.firstElementChild ?? element).scrollIntoView());
    await expect(model).not.toHaveAttribute('ssr');
    if ((await model.getAttribute('data-instrument')) !== null) await model.locator('[data-live]').waitFor();
  }
}

/** The width of a page that scrolls sideways, and elements beyond its right edge. Text can overflow without its element. */
export const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.querySelectorAll('body *')]
      .filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().right + scrollX > clientWidth + 1,
      )
      .slice(-6)
      .map(
        (element) => `${element.localName}.${String(element.className)} ${element.textContent?.trim().slice(0, 30)}`,
      );
    return [`${scrollWidth} px wide`, ...beyond];
  });
