import { type Browser, chromium, expect, test } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';
import { site } from '../site-pages.ts';

/** A browser whose reader has set letters of 32 px: twice the usual. */
const withLargeLetters = (): Promise<Browser> => chromium.launch(launchOptions('--blink-settings=defaultFontSize=32'));

/** One page of every family, and one for every kind of section that they leave out. */
const gathered = site.pages.reduce(
  ({ pages, seen }, page) => {
    const kinds = [page.family, ...page.sections.map(({ kind }) => kind)];
    const fresh = kinds.filter((kind) => !seen.has(kind));
    return fresh.length ? { pages: [...pages, page.path], seen: new Set([...seen, ...fresh]) } : { pages, seen };
  },
  { pages: [] as string[], seen: new Set<string>() },
).pages;

/** What stands out of the screen to the right, if the page scrolls sideways for it. */
const standsOut = () => {
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= wide) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > wide + 1)
    .slice(-6)
    .map((element) => `${element.localName}.${String(element.className)} ${element.textContent?.trim().slice(0, 30)}`);
};

test('nothing scrolls sideways with letters of twice the size on 320 px', async ({ baseURL }) => {
  test.setTimeout(400_000);
  const reader = await withLargeLetters();
  const page = await reader.newPage({ viewport: { width: 320, height: 640 }, serviceWorkers: 'block' });
  const found: Record<string, string[]> = {};
  for (const path of gathered) {
    await page.goto(baseURL + path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(async () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(sheet);
      await document.fonts.ready;
    });
    const out = await page.evaluate(standsOut);
    if (out.length) found[path] = out;
  }
  await reader.close();
  expect(found).toEqual({});
});
