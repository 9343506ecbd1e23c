import fs from 'node:fs';
import path from 'node:path';
import { pagesToTry } from '../gates/selection.ts';
import { site, sites, translatedPages, withoutPictures } from '../site-pages.ts';
import { expect, test } from './test.ts';

const fileOf = (address: string) => path.resolve('dist', `${address === '/' ? 'index' : address.slice(1)}.html`);
const html = (address: string) => fs.readFileSync(fileOf(address), 'utf8');
const at = (address: string) => new URL(address, site.company.origin).href;
const codeOf = ({ translation }: { translation?: { language: string } | undefined }) => translation?.language ?? 'en';

/** Every page that exists in more than one language, with all of its versions. */
const families = site.pages
  .filter(({ family }) => family !== 'not-found')
  .map((page) => [page, ...translatedPages.filter(({ translation }) => translation?.of === page.path)])
  .filter((versions) => versions.length > 1);

test('each version of a page names all of them, itself as canonical, and its own language', () => {
  const faults = families.flatMap((versions) => {
    const links = [
      ...versions.map((page) => [codeOf(page), at(page.path)]),
      ['x-default', at(versions[0]?.path ?? '')],
    ].map(([code, href]) => `${code} ${href}`);
    return versions.flatMap((page) => {
      const text = html(page.path);
      const { tag } = sites.find(({ language }) => language.code === codeOf(page))?.strings.language ?? { tag: '' };
      const found = [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, code, href]) => `${code} ${href}`,
      );
      const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}');
      const described = data['@graph']?.find((one: { '@type': string }) => one['@type'] === 'WebPage');
      const said = {
        alternates: found.sort().join() === [...links].sort().join(),
        canonical: text.includes(`<link rel="canonical" href="${at(page.path)}"`),
        lang: new RegExp(`<html lang="${tag}"`).test(text),
        inLanguage: described?.inLanguage === tag && described?.url === at(page.path),
        locale: text.includes(`<meta property="og:locale" content="${tag.replace('-', '_')}"`),
      };
      return Object.entries(said).flatMap(([name, holds]) => (holds ? [] : [`${page.path}: ${name}`]));
    });
  });
  expect(faults).toEqual([]);
  expect(families.length).toBeGreaterThanOrEqual(9);
});

test('a page in one language alone has no alternates, and the sitemap says the same as the pages', () => {
  const several = new Set(families.flat().map(({ path: address }) => address));
  const alone = site.pages.filter((page) => page.family !== 'not-found' && !several.has(page.path));
  expect(alone.filter((page) => html(page.path).includes('hreflang="x-default"'))).toEqual([]);
  const sitemap = fs.readFileSync('dist/sitemap.xml', 'utf8');
  const urls = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/gs)];
  const wrong = urls.filter(([, url = '', rest = '']) => {
    const address = new URL(url).pathname;
    return rest.includes('hreflang="x-default"') !== several.has(address);
  });
  expect(wrong.map(([, url]) => url)).toEqual([]);
  for (const { path: address } of translatedPages.filter(({ family }) => family !== 'not-found'))
    expect(sitemap).toContain(`<loc>${at(address)}</loc>`);
});

test('links to other languages stand in the header where the page exists in them, and in the footer of every page', () => {
  const faults = [...site.pages, ...translatedPages].flatMap((page) => {
    const text = html(page.path);
    const [, header = ''] = /<header(.*?)<\/header>/s.exec(text) ?? [];
    const [, footer = ''] = /<footer(.*?)<\/footer>/s.exec(text) ?? [];
    const others = (families.find((versions) => versions.includes(page as never)) ?? []).filter((one) => one !== page);
    return [
      ...others.flatMap((one) => (header.includes(`href="${one.path}" lang="`) ? [] : [`${page.path}: ${one.path}`])),
      ...['/mr', '/hi'].flatMap((first) => (footer.includes(`href="${first}"`) ? [] : [`${page.path}: ${first}`])),
    ];
  });
  expect(faults).toEqual([]);
});

test('English pages carry nothing of the other languages but links to them', () => {
  const carrying = site.pages.filter((page) => /AnekDevanagari-wght|in-english|data-prefix/.test(html(page.path)));
  expect(carrying.map(({ path: address }) => address)).toEqual([]);
});

test('a page in Marathi: its font, its model and its search', async ({ page }) => {
  await withoutPictures(page);
  await page.goto('/mr/product/gps');
  await expect(page.locator('h1')).toHaveCSS('font-family', /Anek Devanagari/);
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return document.fonts.check('600 40px "Anek Devanagari"', 'जीपीएस');
  });
  expect(loaded).toBe(true);
  const slider = page.locator('[data-explorable] input[type=range]').first();
  await slider.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-explorable][data-live]')).toHaveCount(1);
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', /^600 सेकंद$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rugnalay');
  const first = page.getByRole('option').first();
  await expect(first).toHaveAttribute('href', '/mr/product/HospitalAutomation');
});

test('lines of Devanagari stand far enough apart for the signs above and below them', async ({ page }) => {
  await withoutPictures(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const tight: string[] = [];
  const paths = translatedPages.map(({ path }) => path);
  const one = paths.filter((path) => /^\/(mr|hi)$|\/mr\/product\/SchoolAutomation$|\/hi\/product\/gps$/.test(path));
  for (const address of pagesToTry(paths, one)) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const found = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const faults: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!/[\u0900-\u097f]/.test(text.nodeValue ?? '')) continue;
        range.selectNodeContents(text);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top));
        if (lines.size < 2) continue;
        let block = text.parentElement as HTMLElement;
        const size = Number.parseFloat(getComputedStyle(block).fontSize);
        while (getComputedStyle(block).display === 'inline') block = block.parentElement as HTMLElement;
        const height = Number.parseFloat(getComputedStyle(block).lineHeight) / size;
        if (height < 1.28) faults.push(`${height.toFixed(2)} '${text.nodeValue}'`);
      }
      return faults;
    });
    tight.push(...found.map((fault) => `${address}: ${fault}`));
  }
  expect(tight).toEqual([]);
});

test('an unknown address under a language is answered in that language', async ({ page }) => {
  await withoutPictures(page);
  const response = await page.goto('/hi/service/kuchh-nahi');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.goto('/mr/nahi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr-IN');
});
