import { expect, test } from '@playwright/test';
import { Host } from './host.ts';

const LINK = '/services/Consulting';
const rules = 'script[type=speculationrules]';

test('a hovered link may be opened ahead of the click, under the strict policy', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!message.text().includes('blocked by Playwright')) complaints.push(message.text());
  });
  await page.goto('/services/Analytics');
  await expect(page.locator(rules)).toHaveCount(1);
  const { prerender } = JSON.parse((await page.locator(rules).textContent()) ?? '') as {
    prerender: { eagerness: string }[];
  };
  expect(prerender[0]?.eagerness).toBe('moderate');
  await page.locator(`main a[href="${LINK}"]`).first().hover();
  expect(complaints).toEqual([]);
});

test('a hovered link is fetched ahead of the click', async ({ page }) => {
  const host = await new Host().start();
  await page.goto(`${host.origin}/services/Analytics`);
  await page.locator(`main a[href="${LINK}"]`).first().hover();
  await expect.poll(() => host.askedAhead).toContain(LINK);
  await host.stop();
});

test('nothing is opened ahead where the reader saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await page.goto('/services/Analytics');
  await expect(page.locator('html.js')).toHaveCount(1);
  await page.waitForLoadState('load');
  await expect(page.locator(rules)).toHaveCount(0);
});

for (const motion of ['no-preference', 'reduce'] as const)
  test(`pages ${motion === 'reduce' ? 'change at once' : 'follow each other softly'} with motion: ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() =>
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.softly = String(Boolean(event.viewTransition));
      }),
    );
    await page.goto('/services/Analytics');
    await page.locator(`main a[href="${LINK}"]`).first().click();
    await expect(page).toHaveURL(LINK);
    await expect(page.locator('html')).toHaveAttribute('data-softly', String(motion === 'no-preference'));
  });

test('a phone lays out what is far below when the page has come to rest', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/fonts/*', async (route) => {
    await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/Analytics', { waitUntil: 'commit' });
  const held = page.locator('.fresh main > :not([data-settled])');
  const last = page.locator('main > section').last();
  await expect(last).toHaveCSS('content-visibility', 'auto');
  release();
  await expect(held).toHaveCount(0);
  await expect(last).toHaveCSS('content-visibility', 'visible');
});

test('a page that is opened in its middle, or again, is laid out at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/Analytics#main');
  await expect(page.locator('html.js:not(.fresh)')).toHaveCount(1);
  await page.goto('/services/Consulting');
  await expect(page.locator('html.fresh')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('html.js:not(.fresh)')).toHaveCount(1);
});
