import { expect, type Page, test } from '@playwright/test';

const PAGE = '/industries/energy';
const held = (page: Page) => page.locator('style[data-fonts][media]');

const isUsed = (page: Page) =>
  page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Anek' && status === 'loaded'));

/** Addresses in the order in which they are asked for. */
function requestsOf(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return { fonts: () => asked.filter((path) => path.startsWith('/fonts/')) };
}

test.describe('on a first visit the font', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1);
  });

  test('is asked for when the opening picture is there, and is used', async ({ page }) => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/renders/**', async (route) => {
      await late;
      await route.continue();
    });
    const requests = requestsOf(page);
    await page.goto(PAGE, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await expect(held(page)).toHaveCount(1);
    expect(requests.fonts()).toEqual([]);
    arrive();
    await expect(held(page)).toHaveCount(0);
    await expect.poll(() => isUsed(page)).toBe(true);
    expect(requests.fonts()[0]).toMatch(/Anek-/);
  });

  test('does not wait long for a picture that does not come', async ({ page }) => {
    await page.route('**/renders/**', () => {});
    const requests = requestsOf(page);
    await page.goto(PAGE, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await page.clock.runFor(150);
    expect(requests.fonts()).toEqual([]);
    await page.clock.runFor(100);
    await expect(held(page)).toHaveCount(0);
  });
});

test('a font that cannot be had leaves the page as it is', async ({ page }) => {
  await page.route('**/fonts/**', (route) => route.abort());
  await page.goto(PAGE);
  await expect(held(page)).toHaveCount(0);
  await expect(page.locator('main > [data-settled]').last()).toBeAttached();
});

test('on a later page the font waits for nothing', async ({ page }) => {
  await page.goto('/industries/retail');
  await page.clock.install();
  await page.route('**/renders/**', () => {});
  await page.locator(`header a[href="${PAGE}"]`).evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(PAGE, { waitUntil: 'domcontentloaded' });
  await expect(held(page)).toHaveCount(0);
  await expect.poll(() => isUsed(page)).toBe(true);
});
