import { launchOptions } from '../../scripts/browser.ts';
import { indexedPages } from '../site-pages.ts';
import { animationsFinished } from './settled.ts';
import { chromium, expect, type Page, test } from './test.ts';

const PAGE = '/industries/healthcare_life_science';
const item = (page: Page, name: string) =>
  page.locator('header li', { has: page.getByRole('link', { name, exact: true }) }).first();
const drop = (page: Page, name: string) => page.locator(`#menu-${name.toLowerCase()}`);

test('the bar is opaque and above the page, so no picture shows behind its text', async ({ page }) => {
  for (const path of ['/', '/dronepage', '/biomedical_robot', '/about_us', '/innovation/RFID', '/404']) {
    await page.goto(path);
    const { alpha, foot, top } = await page.evaluate(() => {
      const bar = document.querySelector('header') as HTMLElement;
      const [, , , alpha = '1'] = getComputedStyle(bar).backgroundColor.match(/[\d.]+/g) ?? [];
      const pictures = [...document.querySelectorAll('main img')]
        .filter((img) => img.getClientRects().length)
        .map((img) => img.getBoundingClientRect().top);
      return { alpha: Number(alpha), foot: bar.getBoundingClientRect().bottom, top: Math.min(...pictures) };
    });
    expect(alpha, path).toBe(1);
    expect(top, path).toBeGreaterThanOrEqual(foot - 0.5);
  }
});

test('every page shows its menu name inside the h1, before the headline', async ({ page }) => {
  const named = indexedPages.filter(({ family }) => family !== 'home');
  for (const { path, name } of named) {
    const html = await (await page.request.get(path)).text();
    const h1 = (/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '').replace(/<[^>]+>/g, '').replaceAll('&amp;', '&');
    expect(h1.trim().startsWith(name), `${path}: '${h1}' does not start with '${name}'`).toBe(true);
  }
});

test.describe('on touch', () => {
  test.use({ hasTouch: true });

  test('a first tap on the word opens its menu and does not navigate', async ({ page }) => {
    await page.goto(PAGE);
    await item(page, 'Products').getByRole('link', { name: 'Products', exact: true }).tap();
    await expect(drop(page, 'Products')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(PAGE);
  });
});

test('a diagonal pointer path from a word to the far column of its panel does not switch menus', async ({ page }) => {
  await page.clock.install();
  await page.goto(PAGE);
  await item(page, 'Industries').hover();
  await expect(drop(page, 'Industries')).toBeVisible();
  const from = await item(page, 'Industries').boundingBox();
  const to = await drop(page, 'Industries').getByRole('link', { name: 'Utilities' }).boundingBox();
  if (!from || !to) throw new Error('the menu has no place');
  const [x0, y0] = [from.x + 20, from.y + from.height / 2];
  const [x1, y1] = [to.x + 20, to.y + to.height / 2];
  await page.mouse.move(x0, y0);
  for (let i = 1; i <= 24; i++) await page.mouse.move(x0 + ((x1 - x0) * i) / 24, y0 + ((y1 - y0) * i) / 24);
  // Longer than the delay after which another menu would open.
  await page.clock.runFor(1000);
  await expect(drop(page, 'Industries')).toBeVisible();
  for (const name of ['Products', 'Services', 'Innovation']) await expect(drop(page, name)).toBeHidden();
});

test('a horizontal pointer path along the bar switches menus', async ({ page }) => {
  await page.goto(PAGE);
  await item(page, 'Industries').hover();
  await item(page, 'Services').hover();
  await expect(drop(page, 'Services')).toBeVisible();
  await expect(drop(page, 'Industries')).toBeHidden();
});

test('Home and End move to the first and last link of a panel', async ({ page }) => {
  await page.goto(PAGE);
  const button = item(page, 'Products').getByRole('button');
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(drop(page, 'Products').getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(drop(page, 'Products').getByRole('link').first()).toBeFocused();
});

test('with a browser font size of 150 % every link of the bar is reachable', async ({ baseURL }) => {
  const browser = await chromium.launch(launchOptions('--blink-settings=defaultFontSize=24'));
  try {
    const page = await browser.newPage();
    await page.goto(`${baseURL}${PAGE}`);
    for (const width of [1024, 1280, 1440, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      await animationsFinished(page);
      const cut = await page.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLElement>('header a, header button')];
        return links
          .filter((link) => link.offsetParent && !link.closest('[id^=menu-]'))
          .filter((link) => link.getBoundingClientRect().right > innerWidth + 1)
          .map((link) => link.textContent || link.ariaLabel);
      });
      expect(cut, `${width}`).toEqual([]);
    }
  } finally {
    await browser.close();
  }
});

test('a failing script is reported, and the others still run', async ({ page }) => {
  await page.addInitScript(() => {
    // The reveal script fails here because the observer is missing.
    Object.defineProperty(window, 'IntersectionObserver', { get: () => undefined });
  });
  await page.goto(PAGE);
  await item(page, 'Services').hover();
  await expect(drop(page, 'Services')).toBeVisible();
});
