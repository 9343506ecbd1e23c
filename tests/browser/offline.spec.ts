import fs from 'node:fs';
import path from 'node:path';
import { policyIn } from '../../build/csp.ts';
import { addPack, addUnregisterWorker, addWorker } from '../../build/offline.ts';
import { describeFile } from '../../deploy/built-files.ts';
import { pageTitle } from '../../src/model/page-title.ts';
import { cutOf, pictureUrl } from '../../src/model/pictures.ts';
import { PACK_KEY, SAVED_PICTURES } from '../../src/offline/names.ts';
import { WORKER_URL } from '../../src/offline/worker-url.ts';
import { indexedPages, oneOfEachKind, site } from '../site-pages.ts';
import { type Built, copyOfBuild, Host } from './host.ts';
import { serviceWorkerControls } from './service-worker.ts';
import { test as base, expect as baseExpect, type Page } from './test.ts';

/** On a busy machine a service worker takes long to install and start. */
const expect = baseExpect.configure({ timeout: 90_000 });
const { offline } = site.strings;
const LINK = site.pages.find((page) => page.path === '/offline')?.name ?? '';
const PAGE = '/industries/healthcare_life_science';
const addresses = indexedPages.map((page) => page.path);

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  host: async ({}, use) => {
    const host = await new Host().start();
    await use(host);
    await host.stop();
  },
});
test.use({ serviceWorkers: 'allow' });

/** The list of pages that are available offline. */
const pageList = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: offline.pages }) });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const nameOf = (address: string) =>
  pageTitle(site.pages.find((page) => page.path === address)?.title ?? '', site.company.name);

/** Names of the caches that contain this key. */
const cachesWith = (page: Page, key: string) =>
  page.evaluate(async (wanted) => {
    const names = await caches.keys();
    const has = await Promise.all(names.map((name) => caches.match(wanted, { cacheName: name })));
    return names.filter((_, i) => has[i]);
  }, key);

/** The offline page's picture is the last file that the worker caches while idle. */
const LAST_CACHED = pictureUrl(cutOf('tower-hill', '16x9').name, '16x9', 1152, 'avif');
const textsCached = (page: Page) =>
  expect.poll(async () => (await cachesWith(page, LAST_CACHED)).filter((name) => name.startsWith('site-')).length);

/** The second page of a visit: only then is anything cached. */
const open = (page: Page, host: Host, address: string) =>
  page.goto(host.origin + address, { referer: `${host.origin}/` });

/** A page of a visit in which the texts of the whole site have been saved. */
async function visit(page: Page, host: Host, address = '/') {
  await open(page, host, address);
  await serviceWorkerControls(page);
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ keep: 'always', seen: [location.href] }));
  await textsCached(page).toBe(1);
}

/** Turns on Save-Data. */
const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true, effectiveType: '4g' }) }),
  );

/** Another build: one page with other text, and its script under another name. */
async function nextBuild(name: string, words: string): Promise<Built> {
  const { dist, files } = copyOfBuild(name);
  const script = files.find(({ path: url }) => /^\/_assets\/Document.*\.js$/.test(url))?.file ?? '';
  const renamed = script.replace(/\.js$/, `${name}.js`);
  fs.renameSync(path.join(dist, script), path.join(dist, renamed));
  const old = /^(sw\.js|offline\.json|_assets\/pages-.+)$/;
  const body = files
    .filter(({ file }) => !old.test(file))
    .map((file) => {
      if (file.file === script) return describeFile(renamed);
      if (!file.file.endsWith('.html')) return file;
      const target = path.join(dist, file.file);
      const html = fs.readFileSync(target, 'utf8').replaceAll(path.basename(script), path.basename(renamed));
      fs.rmSync(target);
      // Neither changes an inline script or style, so the page's policy stays the same.
      fs.writeFileSync(target, file.path === '/about_us' ? html.replace(/<h1\b[^>]*>[\s\S]*?<\/h1>/, words) : html);
      return file;
    });
  for (const { file } of files) if (old.test(file)) fs.rmSync(path.join(dist, file));
  const packed = addPack(dist, body, {});
  const all = [...body, packed];
  return { dist, files: [...all, ...(await addWorker(dist, all, packed))] };
}

test('a saved site opens on a weak connection, and completely with the server stopped', async ({ page, host }) => {
  const types = new Map<string, string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/renders/')) types.set(pathname, response.headers()['content-type'] ?? '');
  });
  const lead = page.locator('main img').first();
  const leadUrl = () => lead.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  await visit(page, host, PAGE);
  const seen = await leadUrl();
  const online = (await page.goto(host.origin + PAGE))?.headers() ?? {};

  await test.step('it can be installed', async () => {
    const cdp = await page.context().newCDPSession(page);
    const { errors, data } = await cdp.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '') as { id: string; icons: { src: string; purpose?: string }[] };
    expect(manifest.id).toBe('/');
    expect(manifest.icons.some((icon) => icon.purpose === 'maskable')).toBe(true);
    // A test browser is always in private mode, which is the only error allowed here.
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    await cdp.send('Network.clearBrowserCache');
  });
  await test.step('on a weak connection a page opens without waiting for the network', async () => {
    host.hangingPaths = /^\/about_us/;
    await page.goto(`${host.origin}/about_us`);
    await expect(page).toHaveTitle(nameOf('/about_us'));
    expect(host.requests).toContain('/about_us');
  });

  await host.stop();
  await test.step('pictures that were seen are cached, and others leave an empty plate', async () => {
    types.clear();
    await page.goto(host.origin + PAGE);
    await expect.poll(() => types.get(seen)).toBe('image/avif');
    await page.goto(`${host.origin}/industries/retail`);
    const unseen = await leadUrl();
    await expect.poll(() => types.get(unseen)).toBe('image/svg+xml');
  });
  await test.step('every page opens', async () => {
    for (const address of oneOfEachKind) {
      const response = await page.goto(host.origin + address, { waitUntil: 'commit' });
      expect(response?.fromServiceWorker(), address).toBe(true);
      expect(await page.title(), address).toBe(nameOf(address));
    }
    // The other pages come from the same pack; the offline page lists its contents.
    await page.goto(`${host.origin}/offline`);
    const listed = pageList(page).getByRole('listitem').getByRole('link');
    await expect
      .poll(() => listed.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? '').sort()))
      .toEqual([...addresses].sort());
  });
  await test.step('a page is complete: its policy, its style, and its script', async () => {
    for (const asked of ['/', `${PAGE}?from=mail`, `${PAGE}/`]) {
      const response = await page.goto(host.origin + asked);
      expect(response?.headers()['content-security-policy']).toBe(online['content-security-policy']);
      expect(policyIn((await response?.text()) ?? '')).toMatch(/^default-src 'none'; script-src 'self'/);
      expect(response?.headers()['x-frame-options']).toBe('DENY');
    }
    await expect(heading(page)).toHaveText(/\S/);
    expect(await page.evaluate(() => document.fonts.check('600 20px Anek'))).toBe(true);
    const button = page.getByRole('button', { name: 'Industries, menu' });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });
  await test.step('search and the start of a brief work', async () => {
    await page.goto(`${host.origin}/brief`);
    await page.locator('[data-ready] select').selectOption('school');
    await expect(page.getByRole('link', { name: 'School & College Automation' }).first()).toBeVisible();
    await page.goto(`${host.origin}/about_us`);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('school automation');
    const found = site.pages.find((one) => one.path === '/product/SchoolAutomation');
    await expect(page.getByRole('option').first()).toContainText(found?.name ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(nameOf('/product/SchoolAutomation'));
  });
});

/** The requests of a first visit in the half minute after the page is loaded; the page's clock is moved on. */
async function firstVisit(page: Page, host: Host, address: string) {
  const since: string[] = [];
  await page.clock.install();
  await page.goto(host.origin + address, { waitUntil: 'networkidle' });
  const html = await page.content();
  page.on('request', (request) => since.push(new URL(request.url()).pathname));
  await page.clock.runFor(30_000);
  const beyond = host.requests.filter((url) =>
    /^\/(sw\.js|offline|_assets\/pages-|[\w-]+$|industries|product|service|innovation)/.test(url),
  );
  const late = since.filter((url) => !html.includes(url));
  return {
    beyond: beyond.filter((url) => url !== address),
    late: late.filter((url) => !url.startsWith('/_assets/') && !url.startsWith('/renders/')),
    kept: await page.evaluate(() => caches.keys()),
  };
}

test('a first visit fetches that page and no more, for 30 s', async ({ browser }) => {
  const visits = ['/', PAGE].map(async (address) => {
    const host = await new Host().start();
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    const found = await firstVisit(await context.newPage(), host, address);
    await context.close();
    await host.stop();
    return found;
  });
  for (const found of await Promise.all(visits)) expect(found).toEqual({ beyond: [], late: [], kept: [] });
});

test('only pages that were opened are cached, until the reader saves the site', async ({ page, host }) => {
  await open(page, host, '/');
  await expect.poll(() => cachesWith(page, '/')).toHaveLength(1);
  await page.clock.install();
  await page.goto(host.origin + PAGE);
  await expect.poll(() => cachesWith(page, PAGE)).toHaveLength(1);
  await page.clock.runFor(30_000);
  await page.waitForLoadState('networkidle');
  expect(await cachesWith(page, PACK_KEY)).toEqual([]);
  expect(host.requests.filter((url) => url.includes('/pages-'))).toEqual([]);
});

test('a page that never becomes idle is cached too', { tag: '@full' }, async ({ page, host }) => {
  // Chromium does this now and then, also on a quiet page.
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, { timeout = 0 } = {}) => (timeout ? setTimeout(callback, timeout) : 0);
  });
  await open(page, host, PAGE);
  await expect.poll(() => cachesWith(page, PAGE), { timeout: 30_000 }).toHaveLength(1);
});

test('under Save-Data only visited pages are cached, and the offline page says so', async ({ page, host }) => {
  await saveData(page);
  await open(page, host, '/');
  await expect.poll(() => cachesWith(page, '/')).toHaveLength(1);
  await page.goto(host.origin + PAGE);
  expect(await cachesWith(page, PACK_KEY)).toEqual([]);
  expect(host.requests.filter((url) => url.includes('/pages-'))).toEqual([]);

  await host.stop();
  await page.goto(host.origin + PAGE);
  await expect(page).toHaveTitle(nameOf(PAGE));
  const opened = await page.goto(`${host.origin}/about_us`);
  expect(opened?.fromServiceWorker()).toBe(true);
  await expect(heading(page)).toHaveText(offline.missing.headline);
  const listed = pageList(page).getByRole('listitem').getByRole('link');
  await expect.poll(() => listed.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual([PAGE, '/']);
  await expect(page.getByText(`2 of ${addresses.length} pages`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save the whole site/ })).toBeHidden();

  await host.start();
  await page.getByRole('link', { name: offline.missing.retry }).click();
  await expect(page).toHaveTitle(nameOf('/about_us'));
  expect(page.url()).toBe(`${host.origin}/about_us`);
});

test('a page that is not cached opens by itself when the connection is back', async ({ page, host, context }) => {
  await saveData(page);
  await open(page, host, '/');
  await expect.poll(() => cachesWith(page, '/')).toHaveLength(1);
  await context.setOffline(true);
  await page.goto(`${host.origin}/about_us`);
  await expect(heading(page)).toHaveText(offline.missing.headline);
  await context.setOffline(false);
  await expect(page).toHaveTitle(nameOf('/about_us'));
});

test('a new build shows at once, then replaces the old one in the cache', async ({ page, host }) => {
  await visit(page, host, '/about_us');
  const [before] = await cachesWith(page, PACK_KEY);
  const next = await nextBuild('next', '<h1>Other words</h1>');
  await host.start(next);
  // A page of the old build is open; its script is gone from the server and still in the cache.
  await page.goto(`${host.origin}/about_us`);
  await expect(heading(page)).toHaveText('Other words');
  await expect.poll(async () => (await cachesWith(page, PACK_KEY)).filter((name) => name !== before)).toHaveLength(1);
  await textsCached(page).toBe(2);
  await host.stop();
  await page.goto(host.origin + PAGE);
  const script = await page.locator('script[src*="Document"]').getAttribute('src');
  expect(script).toContain('next.js');
  await expect(page.locator('html')).toHaveClass(/js/);
  const bar = page.locator('header');
  await page.evaluate(() => scrollTo(0, 400));
  await expect(bar).toHaveAttribute('data-stuck', '');
  await page.goto(`${host.origin}/about_us`);
  await expect(heading(page)).toHaveText('Other words');
});

test('the build after the next leaves only the last two in the cache', { tag: '@full' }, async ({ page, host }) => {
  await visit(page, host, '/about_us');
  const [before] = await cachesWith(page, PACK_KEY);
  await host.start(await nextBuild('next', '<h1>Other words</h1>'));
  await page.goto(`${host.origin}/about_us`);
  await textsCached(page).toBe(2);
  await host.start(await nextBuild('after', '<h1>Third words</h1>'));
  await page.goto(`${host.origin}/about_us`);
  await expect(heading(page)).toHaveText('Third words');
  await expect.poll(() => cachesWith(page, PACK_KEY)).not.toContain(before);
  await textsCached(page).toBe(2);
});

test('the kill switch removes the worker and all its caches, and does not loop', { tag: '@full' }, async ({
  page,
  host,
}) => {
  await visit(page, host);
  const { dist, files } = copyOfBuild('kill');
  fs.rmSync(path.join(dist, WORKER_URL));
  await host.start({
    dist,
    files: [...files.filter(({ path: url }) => url !== WORKER_URL), ...(await addUnregisterWorker(dist))],
  });
  let loads = 0;
  page.on('load', () => loads++);
  await page.goto(`${host.origin}/about_us`);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length).catch(() => -1)).toBe(0);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length).catch(() => -1))
    .toBe(0);
  const response = await page.reload();
  expect(response?.fromServiceWorker()).toBe(false);
  await page.waitForLoadState('networkidle');
  expect(loads).toBeLessThanOrEqual(3);
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});

test.describe('save the whole site', () => {
  const keeping = (page: Page) => page.locator('[data-keeping]');
  const savedCount = (page: Page) =>
    page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, SAVED_PICTURES);
  const saveButton = (page: Page) => keeping(page).getByRole('button', { name: /^Save the whole site, \d+\.\d MB$/ });

  test('shows its size and its progress, and every picture is available with the server stopped', async ({
    page,
    host,
  }) => {
    await visit(page, host, '/offline');
    await expect(keeping(page).getByText(`All ${addresses.length} pages`)).toBeVisible();
    await saveButton(page).click();
    await expect(page.getByRole('progressbar', { name: offline.progress })).toBeVisible();
    await expect(keeping(page).getByRole('button', { name: offline.stop })).toBeFocused();
    await expect(page.getByRole('status')).toHaveText(offline.saved);
    await expect(saveButton(page)).toBeHidden();
    expect(await savedCount(page)).toBeGreaterThan(150);
    expect(host.requests.some((url) => url.startsWith('/share/'))).toBe(false);

    await host.stop();
    const blanks: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/renders/') && !/avif|webp/.test(response.headers()['content-type'] ?? ''))
        blanks.push(response.url());
    });
    for (const address of ['/humanoid', '/product/SchoolAutomation', '/']) {
      await page.goto(host.origin + address);
      const images = page.locator('main img');
      for (const image of await images.all()) await image.evaluate((e: HTMLImageElement) => (e.loading = 'eager'));
      const waiting = () =>
        images.evaluateAll((all: HTMLImageElement[]) => all.filter((e) => e.currentSrc && !e.naturalWidth).length);
      await expect.poll(waiting, { message: address }).toBe(0);
    }
    expect(blanks).toEqual([]);

    await host.start();
    await page.goto(`${host.origin}/offline`);
    await keeping(page).getByRole('button', { name: offline.remove }).click();
    await expect(page.getByRole('status')).toHaveText(offline.removed);
    await expect(saveButton(page)).toBeFocused();
    expect(await savedCount(page)).toBe(0);
  });

  test('can be stopped, survives a lost connection, and resumes', async ({ page, host }) => {
    await visit(page, host, '/offline');
    // The first picture is served, the others hang.
    host.hangingPaths = /^\/renders\/(?!airport)/;
    await saveButton(page).click();
    await expect.poll(() => savedCount(page)).toBeGreaterThan(0);
    await keeping(page).getByRole('button', { name: offline.stop }).click();
    await expect(page.getByRole('status')).toHaveText(offline.stopped);
    await expect(saveButton(page)).toBeFocused();
    const kept = await savedCount(page);
    await expect(keeping(page).getByText(`${kept} of `)).toBeVisible();
    expect(kept).toBeLessThan(10);

    await saveButton(page).click();
    await expect(page.getByRole('progressbar', { name: offline.progress })).toBeVisible();
    await host.stop();
    await expect(page.getByRole('status')).toHaveText(offline.lost);
    await expect(saveButton(page)).toBeFocused();
    expect(await savedCount(page)).toBe(kept);
  });

  test('a second press on Save starts no second save, and Stop ends the only one', { tag: '@full' }, async ({
    page,
    host,
  }) => {
    await visit(page, host, '/offline');
    host.hangingPaths = /^\/renders\//;
    const isPicture = (url: string) => url.startsWith('/renders/');
    const before = host.requests.filter(isPicture).length;
    await saveButton(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect.poll(() => host.requests.filter(isPicture).length - before).toBeGreaterThan(0);
    await keeping(page).getByRole('button', { name: offline.stop }).click();
    await expect(page.getByRole('status')).toHaveText(offline.stopped);
    await expect(saveButton(page)).toBeFocused();
    // Four at a time: a second save would have requested four more.
    expect(host.requests.filter(isPicture).length - before).toBeLessThanOrEqual(4);
  });

  for (const [why, name, said] of [
    ['refused', 'SecurityError', offline.unable],
    ['not loaded', 'TypeError', offline.lost],
  ] as const)
    test(`ends with a message where the worker is ${why}`, { tag: '@full' }, async ({ page, host }) => {
      await page.addInitScript((type) => {
        ServiceWorkerContainer.prototype.register = async () => {
          throw type === 'TypeError' ? new TypeError() : new DOMException('', type);
        };
      }, name);
      await page.goto(`${host.origin}/offline`);
      await saveButton(page).click();
      await expect(page.getByRole('status')).toHaveText(said);
      await expect(saveButton(page)).toBeFocused();
    });

  test('under Save-Data it saves the texts too', { tag: '@full' }, async ({ page, host }) => {
    await saveData(page);
    await page.goto(`${host.origin}/offline`);
    await expect(saveButton(page)).toBeVisible();
    expect(await cachesWith(page, PACK_KEY)).toEqual([]);
    host.hangingPaths = /^\/renders\//;
    await saveButton(page).click();
    await expect.poll(() => cachesWith(page, PACK_KEY)).toHaveLength(1);
  });

  test('on a phone it fetches the phone’s cuts', { tag: '@full' }, async ({ page, host }) => {
    const size = async () => Number(/[\d.]+/.exec((await saveButton(page).textContent()) ?? '')?.[0]);
    await visit(page, host, '/offline');
    const wide = await size();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setDeviceMetricsOverride', {
      width: 390,
      height: 844,
      deviceScaleFactor: 3,
      mobile: true,
      screenWidth: 390,
      screenHeight: 844,
    });
    await page.reload();
    await expect(saveButton(page)).toBeVisible();
    expect(await size()).toBeLessThan(wide);
  });
});

test('the footer links to it, and it says when the browser cannot store pages', async ({ page, host, browser }) => {
  await page.goto(host.origin);
  const link = page.getByRole('contentinfo').getByRole('link', { name: LINK });
  await link.click();
  await expect(page).toHaveURL(/\/offline$/);
  await expect(page.getByText(offline.unable)).toBeHidden();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${host.origin}/offline`);
  await expect(plain.getByText(offline.unable)).toBeVisible();
  await expect(plain.locator('[data-keeping]')).toBeHidden();
  await expect(plain.getByRole('link', { name: LINK })).toBeVisible();
  await expect(pageList(plain).getByRole('link')).toHaveCount(addresses.length);
  await context.close();
});

test('the automatic cache stays small, and contains no share image', async ({ host }) => {
  const worker = await (await fetch(host.origin + WORKER_URL)).text();
  const { pack, assets, shell } = JSON.parse(/^const BUILD=(.*);$/m.exec(worker)?.[1] ?? '') as {
    pack: string;
    assets: string[];
    shell: string[];
  };
  const urls = [...new Set([pack, ...assets, ...shell])];
  expect(urls.filter((url) => url.startsWith('/share/'))).toEqual([]);
  let bytes = 0;
  // One after the other: the server closes connections that wait too long.
  for (const url of urls) {
    const response = await fetch(host.origin + url, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    bytes += Number(response.headers.get('content-length'));
  }
  expect(bytes).toBeLessThan(1_000_000);
});
