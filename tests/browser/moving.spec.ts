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
