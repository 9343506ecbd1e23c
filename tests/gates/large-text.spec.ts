import { expect, test } from '@playwright/test';
import { addresses, onePerKind, withoutPictures } from '../site-pages.ts';
import { openHydrated, overflowOf, withTextOf } from './large-text.ts';
import { pagesToCheck } from './selection.ts';

const checked = pagesToCheck(addresses, onePerKind);
const SETTINGS = [undefined, { size: '150', spacing: 'wide' }];

for (const stored of checked.length ? SETTINGS : []) {
  const name = stored ? ' and 150 % with wide lines from /display' : '';
  test(`no page scrolls sideways at 320 px with text of 200 % in the browser${name}`, async ({ baseURL }) => {
    test.setTimeout(600_000);
    const browser = await withTextOf(32);
    const page = await browser.newPage({ viewport: { width: 320, height: 640 }, serviceWorkers: 'block' });
    if (stored) await page.addInitScript((text) => localStorage.setItem('display', text), JSON.stringify(stored));
    await withoutPictures(page);
    const found: Record<string, string[]> = {};
    for (const path of checked) {
      await openHydrated(page, baseURL + path);
      const overflow = await overflowOf(page);
      if (overflow.length) found[path] = overflow;
    }
    await browser.close();
    expect(found).toEqual({});
  });
}
