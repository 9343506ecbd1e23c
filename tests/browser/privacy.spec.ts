import { onlyPage } from '../../src/content/registry.ts';
import { belongsToRow, type StoredItem } from '../../src/legal/stored-item.ts';
import { SAVED_PICTURES } from '../../src/offline/names.ts';
import { site } from '../site-pages.ts';
import { Host } from './host.ts';
import { serviceWorkerControls } from './service-worker.ts';
import { test as base, expect as baseExpect, type Page } from './test.ts';

/** A service worker takes an unknown time to install and start. */
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

/** Reads everything a browser can store for a site, without the page's own code. */
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

test('after using everything, the stored data is what the page lists, and the button clears it', async ({
  page,
  host,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  const open = (address: string) => page.goto(host.origin + address, { referer: `${host.origin}/` });

  await open('/');
  await serviceWorkerControls(page);
  for (const address of ['/product/SchoolAutomation', '/search']) await open(address);

  // The display settings, the brief, an instrument with dials, the search, the form.
  await open('/display');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await open('/product/gps');
  await page.getByRole('button', { name: site.strings.brief.addAll }).click();
  await expect(page.locator('[data-brief-count]')).toContainText(/\d/);
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

  // All texts, of which the offline page's picture is one file, and the first of the pictures.
  await open('/offline');
  const saving = page.locator('[data-keeping]');
  host.hangingPaths = /^\/renders\/(?!airport|tower-hill)/;
  await saving.getByRole('button', { name: /^Save the whole site/ }).click();
  const saved = () => page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, SAVED_PICTURES);
  await expect.poll(saved).toBeGreaterThan(0);
  host.hangingPaths = undefined;
  await saving.getByRole('button', { name: site.strings.offline.stop }).click();
  await expect(page.getByRole('status')).toHaveText(site.strings.offline.stopped);

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
  // Longer than the delay before a page registers the service worker.
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  expect(await storedIn(page)).toEqual([]);
  expect((await page.reload())?.fromServiceWorker()).toBe(false);
  await expect(page.getByText(kept.empty)).toBeVisible();
});

test('it also clears without a connection, and says so', { tag: '@full' }, async ({ page, host, context }) => {
  await page.goto(host.origin, { referer: `${host.origin}/` });
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
  await page.goto(`${host.origin}/privacy`);
  const clear = page.getByRole('button', { name: kept.clear });
  await expect(clear).toBeVisible();
  await context.setOffline(true);
  await clear.click();
  await expect(page.getByRole('status')).toHaveText(new RegExp(`^(${kept.cleared}|${kept.failed})$`));
  // A picture requested now goes through the worker, which must not store anything for it.
  await page.evaluate(async () => {
    const picture = new Image();
    const answered = new Promise((done) => (picture.onload = picture.onerror = done));
    picture.src = '/renders/not-on-the-device.avif';
    await answered;
  });
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('without script it explains how to clear the data in the browser', async ({ host, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${host.origin}/privacy`);
  await expect(page.getByText(kept.unable)).toBeVisible();
  await expect(page.getByRole('button', { name: kept.clear })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'How to clear it by hand' })).toBeVisible();
  await context.close();
});

test('with blocked storage there is no uncaught error, /offline says so, and the button still works', async ({
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
  for (const address of ['/search?q=hospital', '/offline']) {
    await page.goto(host.origin + address);
    await page.waitForLoadState('networkidle');
  }
  await expect(page.getByText(site.strings.offline.unable)).toBeVisible();
  await page.goto(`${host.origin}/privacy`);
  await page.getByRole('button', { name: kept.clear }).click();
  await expect(page.getByRole('status')).toHaveText(kept.failed);
  expect(errors).toEqual([]);
});
