import { layOnSheets } from '../gates/printed-sheets.ts';
import { addresses, oneOfEachKind, site } from '../site-pages.ts';
import { expect, type Page, test } from './test.ts';

const written = (path: string) => `${site.company.origin}${path === '/' ? '' : path}`.replace(/^https?:\/\//, '');

/** Number of A4 pages in a PDF. */
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
const MOST_SHEETS = 8;

// The owner may have deleted the evidence.
const evidence = addresses.filter((address) => address === '/evidence');

/** Text that is painted: not hidden, not transparent, not clipped to a pixel. */
const shownText = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const shown = parent?.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      });
      if (shown && !parent?.closest('.visually-hidden, script, style'))
        words.push(walker.currentNode.textContent ?? '');
    }
    return words.join(' ').replace(/\s+/g, ' ');
  });

for (const address of process.env.FULL
  ? [...oneOfEachKind, ...evidence, '/no-such-page']
  : ['/product/SchoolAutomation', ...evidence]) {
  test(`${address} prints as a brochure`, async ({ page }) => {
    const path = address.includes('no-such') ? '/' : address;
    await page.goto(address);
    const title = ((await page.locator('h1').textContent()) ?? '').replace(/\s+/g, ' ');
    await page.emulateMedia({ media: 'print' });

    const text = await shownText(page);
    expect(text).toContain(title);
    await expect(page.locator('[data-imprint]')).toContainText(written(path));
    for (const detail of [site.company.phone.shown, site.company.email, site.company.address.street])
      expect(text.replaceAll('\u00a0', ' ')).toContain(detail);
    // The letterhead is the wordmark alone, and no controls are printed.
    await expect(page.locator('header')).toHaveText(site.company.name, { useInnerText: true });
    const controls = await page.locator('nav, footer, dialog, button, form, iframe, .skip').evaluateAll((all) =>
      all
        .filter((one) => {
          const { width, height } = one.getBoundingClientRect();
          return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
        })
        .map((one) => one.outerHTML.slice(0, 80)),
    );
    expect(controls).toEqual([]);

    const code = page.locator('[data-qr]');
    await expect(code).toBeVisible();
    await expect(code).toHaveAttribute('data-qr', new URL(path, site.company.origin).href);

    // Every text is on white, so that no large area is printed in colour.
    const grounds = await page
      .locator('html, body, [data-ground]')
      .evaluateAll((all) => [
        ...new Set(all.filter((e) => e.checkVisibility()).map((e) => getComputedStyle(e).backgroundColor)),
      ]);
    for (const ground of grounds) expect(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']).toContain(ground);

    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(sheetsOf(pdf)).toBeGreaterThanOrEqual(1);
    expect(sheetsOf(pdf)).toBeLessThanOrEqual(MOST_SHEETS);
    const missing = await page
      .locator('img:visible')
      .evaluateAll((all) =>
        (all as HTMLImageElement[]).filter((i) => !i.naturalWidth).map((i) => i.currentSrc || i.src),
      );
    expect(missing, 'pictures that were never fetched').toEqual([]);
    // The browser shrinks a page that is wider than its sheet.
    await page.setViewportSize({ width: 688, height: 1001 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(688);
    // The gates lay out a page in columns instead of printing it.
    expect((await layOnSheets(page)).count).toBe(sheetsOf(pdf));
  });
}

test('everything collapsed or off screen is printed', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  const text = await shownText(page);
  const home = site.pages.find((one) => one.family === 'home');
  if (home?.family !== 'home') throw new Error('there is no home page');
  for (const slide of home.slides) {
    expect(text).toContain(slide.name);
    expect(text).toContain(slide.text);
  }
  await expect(page.locator('[aria-roledescription="carousel"] img:visible')).toHaveCount(home.slides.length);
  for (const section of home.sections) {
    if (section.kind !== 'tabs') continue;
    for (const tab of section.tabs) expect(text).toContain(tab.statement);
    for (const row of section.accordion ?? []) await expect(page.getByText(row.text)).toBeVisible();
  }
  // Every card of both carousels is on the sheet, none clipped by the carousel.
  const cards = page.locator('section[aria-labelledby$="-carousel"] li > a');
  await expect(cards).toHaveCount(16);
  expect(
    await cards.evaluateAll((all) => all.filter((e) => e.getBoundingClientRect().right > innerWidth + 1).length),
  ).toBe(0);
});

test('the printed page has the address instead of the map', async ({ page }) => {
  await page.goto('/innovation/contactus');
  const place = page.locator('address').first();
  await place.scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('iframe')).toBeHidden();
  await expect(place).toContainText(site.company.address.street);
  await expect(place).toBeVisible();
});

test('the button prints once every picture is loaded', async ({ page }) => {
  await page.goto('/humanoid');
  await page.evaluate(() => {
    window.print = () => {
      const pictures = [...document.images];
      document.body.dataset.printed = `${pictures.filter((i) => i.complete && i.naturalWidth).length} of ${pictures.length}`;
    };
  });
  const waiting = await page.evaluate(() => [...document.images].filter((i) => !i.complete).length);
  expect(waiting).toBeGreaterThan(0);
  await page.getByRole('button', { name: site.strings.print.button }).click();
  const total = await page.locator('img').count();
  await expect(page.locator('body')).toHaveAttribute('data-printed', `${total} of ${total}`);
});

test.describe('when JavaScript is unavailable', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no print button', async ({ page }) => {
    await page.goto('/about_us');
    await expect(page.locator('[data-print]')).toBeHidden();
  });
});
