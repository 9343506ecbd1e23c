import { Host } from './host.ts';
import { expect, test } from './test.ts';

const LINK = '/services/Consulting';
const rules = 'script[type=speculationrules]';

test('speculation rules prefetch documents and prerender none, under the strict policy', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!message.text().includes('blocked by Playwright')) complaints.push(message.text());
  });
  await page.goto('/services/Analytics');
  await expect(page.locator(rules)).toHaveCount(1);
  const { prefetch, prerender } = JSON.parse((await page.locator(rules).textContent()) ?? '') as {
    prefetch: { eagerness: string }[];
    prerender?: unknown;
  };
  expect(prefetch[0]?.eagerness).toBe('moderate');
  expect(prerender).toBeUndefined();
  await page.locator(`main a[href="${LINK}"]`).first().hover();
  expect(complaints).toEqual([]);
});

test('hovering a link fetches its document and nothing else', async ({ page }) => {
  const host = await new Host().start();
  await page.goto(`${host.origin}/services/Analytics`, { waitUntil: 'networkidle' });
  const before = host.requests.length;
  await page.locator(`main a[href="${LINK}"]`).first().hover();
  await expect.poll(() => host.prefetches).toContain(LINK);
  await page.waitForLoadState('networkidle');
  // Scrolling to the link loads pictures, and the font of the footer.
  const byScrolling = /^\/(renders|town|fonts)\//;
  expect(host.requests.slice(before).filter((url) => url !== LINK && !byScrolling.test(url))).toEqual([]);
  await host.stop();
});

test('nothing is prefetched under Save-Data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await page.goto('/services/Analytics');
  await expect(page.locator('html.js')).toHaveCount(1);
  await page.waitForLoadState('load');
  await expect(page.locator(rules)).toHaveCount(0);
});

for (const motion of ['no-preference', 'reduce'] as const)
  test(`pages ${motion === 'reduce' ? 'change at once' : 'cross-fade'} with motion: ${motion}`, async ({ page }) => {
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

test('a phone lays out distant sections when the page is idle', async ({ page }) => {
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
  const deferred = page.locator('.fresh main > :not([data-settled])');
  const last = page.locator('main > section').last();
  await expect(last).toHaveCSS('content-visibility', 'auto');
  release();
  await expect(deferred).toHaveCount(0);
  await expect(last).toHaveCSS('content-visibility', 'visible');
});

test('a page opened at an anchor, or a second time, is laid out at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/Analytics#main');
  await expect(page.locator('html.js:not(.fresh)')).toHaveCount(1);
  await page.goto('/services/Consulting');
  await expect(page.locator('html.fresh')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('html.js:not(.fresh)')).toHaveCount(1);
});
