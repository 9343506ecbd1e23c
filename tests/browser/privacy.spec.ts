import { test as base, expect as baseExpect, type Page } from '@playwright/test';
import { onlyPage } from '../../src/content/registry.ts';
import { belongsToRow, type StoredItem } from '../../src/legal/stored-item.ts';
import { oneOfEachKind, site } from '../site-pages.ts';
import { Host } from './host.ts';
import { serviceWorkerControls } from './service-worker.ts';

/** A worker is fetched, installed and started in its own time. */
const expect = baseExpect.configure({ timeout: 90_000 });
const { kept } = onlyPage('privacy');

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  host: async ({}, use) => {
    const host = await new Host().start();
    await use(host);
    await host.stop();
  },
});
test.use({ serviceWorkers: 'allow' });

/** Whatever a browser can hold for a site, asked without the page's own code. */
async function storedIn(page: Page): Promise<StoredItem[]> {
  const found = await page.evaluate(async () => ({
    cache: await caches.keys(),
    database: (await indexedDB.databases()).map(({ name = '' }) => name),
    device: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    worker: (await navigator.serviceWorker.getRegistrations()).map(
      ({ active, waiting, installing }) => new URL((active ?? waiting ?? installing)?.scriptURL ?? '').pathname,
    ),
  }));
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect(await page.context().cookies()).toEqual([]);
  return Object.entries(found).flatMap(([where, keys]) => keys.map((key) => ({ where, key }) as StoredItem));
}

const rowOf = (page: Page, key: string) => page.locator(`[data-key="${key}"]`);

test('what is found after using everything is what the page lists, and the button empties it', async ({
  page,
  host,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  const open = (address: string) => page.goto(host.origin + address, { referer: `${host.origin}/` });

  await open('/');
  await serviceWorkerControls(page);
  for (const address of [...oneOfEachKind, '/evidence', '/search']) await open(address);

  // The display settings, a drawing with dials, the search, the form.
  await open('/display');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await open('/humanoid');
  const dial = page.locator('main input[type=range]').first();
  await dial.scrollIntoViewIfNeeded();
  await dial.press('ArrowRight');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('quantum');
  await expect(page.getByRole('option').first()).toContainText(/quantum/i);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${host.origin}/quantum-computing`);
  await open('/innovation/contactus');
  await page.getByLabel('Name').fill('Asha');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Message').fill('We keep a register.');
  await page.getByRole('button', { name: site.strings.form.send }).click();

  // All words and all pictures.
  await open('/offline');
  await page
    .locator('[data-keeping]')
    .getByRole('button', { name: /^Save the whole site/ })
    .click();
  await expect(page.getByRole('status')).toHaveText(site.strings.offline.saved);

  await page.clock.install();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: onlyPage('privacy').name, exact: true })
    .click();
  await page.waitForURL('**/privacy');
  const clear = page.getByRole('button', { name: kept.clear });
  await expect(clear).toBeVisible();
  const stored = await storedIn(page);
  expect(stored.filter((one) => kept.rows.filter((row) => belongsToRow(one, row)).length !== 1)).toEqual([]);
  for (const row of kept.rows) {
    expect(
      stored.some((one) => belongsToRow(one, row)),
      `${row.where} ${row.key}`,
    ).toBe(true);
    await expect(rowOf(page, row.key).locator('dt')).not.toContainText(kept.none);
  }

  await clear.click();
  await expect(page.getByRole('status')).toHaveText(kept.cleared);
  await expect(page.getByRole('status')).toBeFocused();
  await expect(clear).toBeHidden();
  for (const row of kept.rows) await expect(rowOf(page, row.key).locator('dt')).toContainText(kept.none);
  // Longer than a page waits before it registers the service worker.
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  expect(await storedIn(page)).toEqual([]);
  expect((await page.reload())?.fromServiceWorker()).toBe(false);
  await expect(page.getByText(kept.empty)).toBeVisible();
});

test('without a connection it clears too, and says so', async ({ page, host, context }) => {
  await page.goto(host.origin, { referer: `${host.origin}/` });
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  await page.goto(`${host.origin}/privacy`);
  const clear = page.getByRole('button', { name: kept.clear });
  await expect(clear).toBeVisible();
  await context.setOffline(true);
  await clear.click();
  await expect(page.getByRole('status')).toHaveText(new RegExp(`^(${kept.cleared}|${kept.failed})$`));
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('without script it says how to clear by hand', async ({ host, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${host.origin}/privacy`);
  await expect(page.getByText(kept.unable)).toBeVisible();
  await expect(page.getByRole('button', { name: kept.clear })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'How to clear it by hand' })).toBeVisible();
  await context.close();
});

test('where the browser refuses storage, nothing is uncaught, /offline says so, and the button can still be pressed', async ({
  page,
  host,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const store of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
      Object.defineProperty(window, store, { get: refuse });
    ServiceWorkerContainer.prototype.register = async () => refuse();
    ServiceWorkerContainer.prototype.getRegistrations = async () => refuse();
  });
  for (const address of ['/', '/search?q=hospital', '/town', '/offline']) {
    await page.goto(host.origin + address);
    await page.waitForLoadState('networkidle');
  }
  await expect(page.getByText(site.strings.offline.unable)).toBeVisible();
  await page.goto(`${host.origin}/privacy`);
  await page.getByRole('button', { name: kept.clear }).click();
  await expect(page.getByRole('status')).toHaveText(kept.failed);
  expect(errors).toEqual([]);
});
