import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { addresses as pages } from './pages.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WIDTHS = [320, 360, 390, 768, 1024, 1440, 1920];
const addresses = [...pages, '/no-such-page', '/service/no-such-service'];

/** Rules as tags: WCAG 2.2 A and AA, and best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

async function violations(page: Page): Promise<string[]> {
  // Injected as evaluated code, not as a script element: the page's own policy stays in force.
  await page.evaluate(axeSource);
  const found = await page.evaluate(async (tags) => {
    const { axe } = window as unknown as {
      axe: { run: (context: unknown, options: unknown) => Promise<{ violations: Violation[] }> };
    };
    return (
      await axe.run(
        { exclude: ['iframe'] },
        { runOnly: tags, rules: { 'color-contrast-enhanced': { enabled: false } } },
      )
    ).violations;
  }, TAGS);
  return found.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')}`));
}

for (const address of addresses) {
  test(`gates on ${address}`, async ({ page, baseURL }) => {
    const noise: string[] = [];
    const foreign: string[] = [];
    page.on('console', (message) => {
      // playwright.config.ts keeps the worker out, and Playwright says so.
      if (message.text().includes('blocked by Playwright')) return;
      // A page that answers 404 on purpose is reported by the browser as a failed load of itself.
      if (['error', 'warning'].includes(message.type()) && !(address.includes('no-such') && /404/.test(message.text())))
        noise.push(message.text());
    });
    page.on('pageerror', (error) => noise.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('https://www.openstreetmap.org/'))
        foreign.push(request.url());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    expect(await violations(page), 'axe at 1440').toEqual([]);

    const outline = await page.locator('h1, h2, h3, h4').evaluateAll((all) => all.map((h) => Number(h.tagName[1])));
    expect(
      outline.filter((level) => level === 1),
      'one h1',
    ).toHaveLength(1);
    outline.slice(1).forEach((level, i) => {
      expect(level - (outline[i] ?? 1), 'no heading level skipped').toBeLessThanOrEqual(1);
    });
    expect(await page.locator('img:not([alt])').count(), 'alt texts').toBe(0);
    expect(await page.locator('img:not([width]), img:not([height])').count(), 'dimensions').toBe(0);

    const fragments = await page
      .locator('a[href^="#"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')?.slice(1) ?? ''));
    for (const id of fragments) expect(await page.locator(`[id="${id}"]`).count(), `#${id}`).toBe(1);
    const outside = await page
      .locator('a[href^="http"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    for (const url of outside) expect(new URL(url).protocol, url).toBe('https:');

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // Pictures change their cut on the way; what counts is where the page comes to rest.
      const over = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(over, { message: `sideways scroll at ${width}`, timeout: 3000 }).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await violations(page), 'axe at 390').toEqual([]);
    expect(noise, 'console').toEqual([]);
    expect(foreign, 'foreign requests').toEqual([]);
  });
}

test('axe holds with menus open and with the side panel open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/industries/healthcare_life_science');
  for (const name of ['Industries', 'Products', 'Services', 'Innovation']) {
    await page.getByRole('button', { name: `${name}, menu` }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`#menu-${name.toLowerCase()}`)).toBeVisible();
    expect(await violations(page), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('[data-burger]').click();
  await expect(page.locator('#side-panel')).toBeVisible();
  expect(await violations(page), 'side panel').toEqual([]);
});

test('every internal link of every page resolves', async ({ request }) => {
  const seen = new Set<string>();
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="(\/[^"#?]*)/g)) seen.add(href);
  }
  for (const href of seen) expect((await request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
});

test('a content page carries no React, under 5 kB of script before search is opened and under 20 kB of style', async ({
  page,
  request,
}) => {
  const { brotliCompressSync } = await import('node:zlib');
  const scripts: string[] = [];
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(new URL(response.url()).pathname));
  for (const address of [
    '/industries/healthcare_life_science',
    '/product/SchoolAutomation',
    '/services/Consulting',
    '/innovation/ibms',
    '/about_us',
  ]) {
    scripts.length = 0;
    await page.goto(address);
    const html = await (await request.get(address)).text();
    const inline = [...html.matchAll(/<script\b(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g)]
      .map(([, body = '']) => body)
      .join('');
    const files = await Promise.all(scripts.map(async (url) => (await request.get(url)).text()));
    expect(brotliCompressSync(files.join('') + inline).length, `${address} script`).toBeLessThanOrEqual(5000);
    expect(files.join('')).not.toContain('react');
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, body = '']) => body).join('');
    expect(brotliCompressSync(styles).length, `${address} style`).toBeLessThanOrEqual(20_000);
    expect(html, 'nothing but the document blocks rendering').not.toMatch(/<link[^>]*rel="stylesheet"/);
  }
});

test.describe('when JavaScript is unavailable', () => {
  test.use({ javaScriptEnabled: false });
  test('one page of every kind shows its last words', async ({ page }) => {
    for (const address of [
      '/industries/retail',
      '/product/SchoolAutomation',
      '/services/Consulting',
      '/innovation/ibms',
      '/service/education',
      '/humanoid',
      '/about_us',
    ]) {
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
      for (const heading of await page.locator('main h2:not(.visually-hidden)').all())
        await expect(heading).toBeVisible();
      expect(
        await page.locator('[data-reveal]').evaluateAll((all) => all.every((e) => getComputedStyle(e).opacity === '1')),
      ).toBe(true);
    }
  });
});

test('the module grid filters by words and by group', async ({ page }) => {
  await page.goto('/product/SchoolAutomation');
  const cards = page.locator('[data-module]:visible');
  await expect(cards).toHaveCount(20);
  await page.getByLabel('Find a module').fill('bus gps');
  await expect(cards).toHaveCount(0);
  await expect(page.getByText('No module matches')).toBeVisible();
  await page.getByLabel('Find a module').fill('gps');
  await expect(cards).toHaveCount(1);
  await page.getByLabel('Find a module').fill('');
  await page.getByRole('button', { name: 'Campus' }).click();
  await expect(cards).toHaveCount(4);
  await page.getByRole('button', { name: 'All modules' }).click();
  await expect(cards).toHaveCount(20);
});
