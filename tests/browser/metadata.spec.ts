import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { policyIn } from '../../build/csp.ts';
import { elementsIn } from '../../build/html.ts';
import { families, isIndexed, isNoindex } from '../../src/families/index.ts';
import { pageTitle } from '../../src/model/page-title.ts';
import { site, translatedPages } from '../site-pages.ts';
import { expect, test } from './test.ts';

/** Tests what search engines and messengers read: the built HTML, without a browser. */
const { origin } = site.company;
const LARGEST_CARD_BYTES = 120_000;
function readPage(page: (typeof site.pages)[number]) {
  const html = fs.readFileSync(`dist${page.path === '/' ? '/index' : page.path}.html`, 'utf8');
  const elements = elementsIn(html);
  return {
    page,
    html,
    notFound: isNoindex(page),
    url: new URL(page.path, origin).href,
    titles: elements.filter(({ name }) => name === 'title').map(({ text }) => text),
    link: (rel: string) =>
      elements.filter(({ attributes }) => attributes.rel === rel).map(({ attributes }) => attributes.href),
    meta: (name: string) =>
      elements
        .filter(
          (element) => element.name === 'meta' && [element.attributes.name, element.attributes.property].includes(name),
        )
        .map(({ attributes }) => attributes.content ?? ''),
    data: elements.filter(({ attributes }) => attributes.type === 'application/ld+json').map(({ text }) => text),
    words: elements.filter(({ name }) => !['script', 'style'].includes(name)).map(({ text }) => text),
  };
}

// Parsing every page takes seconds, so one process runs these tests, and parses when the first of them starts.
test.describe.configure({ mode: 'default' });
let pages: ReturnType<typeof readPage>[] = [];
let found: typeof pages = [];
test.beforeAll(() => {
  pages = [...site.pages, ...translatedPages].map(readPage);
  found = pages.filter(({ page }) => isIndexed(page));
});

/** The file behind an absolute URL of this site. */
function fileAt(url: string): string {
  expect(new URL(url).origin, url).toBe(origin);
  const file = path.join('dist', new URL(url).pathname);
  expect(fs.existsSync(file), `${url} is in the build`).toBe(true);
  return file;
}

/** Every string in a structure, with its key. */
function* strings(value: unknown, key = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [key, value];
  else if (Array.isArray(value)) for (const inner of value) yield* strings(inner, key);
  else if (value && typeof value === 'object')
    for (const [name, inner] of Object.entries(value)) yield* strings(inner, name);
}

test('every title and every description is unique', () => {
  const titles = pages.map((page) => page.titles.join('; '));
  const descriptions = pages.map(({ meta }) => meta('description')[0] ?? '');
  for (const [i, { page }] of pages.entries()) {
    expect(titles[i]?.length, page.path).toBeGreaterThan(8);
    expect(descriptions[i]?.length, page.path).toBeGreaterThan(40);
  }
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
});

test('every page has one absolute canonical URL; the 404 page has none', () => {
  for (const { titles, link, meta, url, notFound, page } of pages) {
    if (notFound) {
      expect(meta('robots'), page.path).toEqual(['noindex']);
      expect([...link('canonical'), ...meta('og:url'), ...meta('og:image')], page.path).toEqual([]);
      continue;
    }
    expect(link('canonical')).toEqual([url]);
    expect(meta('og:url')).toEqual([url]);
    expect(meta('robots'), page.path).toEqual([]);
    expect(meta('og:title')).toEqual(titles);
    expect(titles).toHaveLength(1);
    expect(meta('og:description')).toEqual(meta('description'));
    for (const name of ['og:type', 'og:site_name', 'og:locale']) expect(meta(name), name).toHaveLength(1);
  }
});

test('every page has a share image of its own, of the right size, with alternative text', async () => {
  const cards = new Set<string>();
  for (const { meta, page } of found) {
    const [card = ''] = meta('og:image');
    cards.add(card);
    const file = fileAt(card);
    const { format, width, height } = await sharp(file).metadata();
    expect([format, width, height], card).toEqual(['jpeg', 1200, 630]);
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual([['1200'], ['630']]);
    expect(fs.statSync(file).size, card).toBeLessThanOrEqual(LARGEST_CARD_BYTES);
    expect(meta('og:image:alt')[0]?.length, page.path).toBeGreaterThan(20);
    expect(meta('twitter:card'), page.path).toEqual(['summary_large_image']);
  }
  expect(cards.size).toBe(found.length);
});

test('structured data describes the site, the page and its breadcrumb, with URLs and pictures that exist', () => {
  const known = new Set(pages.map(({ url }) => url));
  for (const { data, url, page } of found) {
    expect(data, page.path).toHaveLength(1);
    const { '@context': context, '@graph': graph } = JSON.parse(data[0] ?? '') as {
      '@context': string;
      '@graph': ({ '@type': string } & Record<string, unknown>)[];
    };
    expect(context).toBe('https://schema.org');
    const of = (type: string) => graph.find((part) => part['@type'] === type);
    for (const type of ['Organization', 'WebSite', 'WebPage', 'BreadcrumbList'])
      expect(of(type), `${page.path} ${type}`).toBeTruthy();
    expect(of('Service')?.url, page.path).toBe('describes' in families[page.family] ? url : undefined);
    expect(of('WebPage')?.url).toBe(url);
    expect(of('WebPage')?.name).toBe(pageTitle(page.title, site.company.name));
    const trail = of('BreadcrumbList')?.itemListElement as { position: number; item: string }[];
    expect(trail.map(({ position }) => position)).toEqual(trail.map((_, i) => i + 1));
    expect(trail.at(-1)?.item).toBe(url);
    for (const { item } of trail) expect(known.has(item), item).toBe(true);
    const picture = of('WebPage')?.primaryImageOfPage as { url: string } | undefined;
    if (picture) fileAt(picture.url);
    fileAt(String(of('Organization')?.logo));
    for (const [key, text] of strings(graph))
      if (['url', 'item', 'logo', '@id'].includes(key))
        expect(new URL(text).origin, `${page.path} ${key}`).toBe(origin);
  }
});

test('the sitemap lists every page and pictures that exist, and robots.txt points to it', () => {
  const xml = fs.readFileSync('dist/sitemap.xml', 'utf8');
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
  const kept = pages.filter(({ notFound }) => !notFound);
  expect(listed.sort()).toEqual(kept.map(({ url }) => url).sort());
  for (const address of ['/accessibility', '/privacy', '/offline']) expect(listed, address).toContain(origin + address);
  const pictures = [...xml.matchAll(/<image:loc>([^<]*)<\/image:loc>/g)].map(([, url = '']) => url);
  expect(pictures.length).toBeGreaterThan(found.length);
  for (const url of new Set(pictures)) fileAt(url);
  expect(fs.readFileSync('dist/robots.txt', 'utf8')).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('no page shows markup as text', () => {
  const shown = pages.flatMap(({ words, page }) =>
    words.filter((text) => /\]\(\/|\*\*/.test(text)).map((text) => `${page.path}: ${text}`),
  );
  expect(shown).toEqual([]);
});

test('every page has a strict policy, and only the contact page may frame, only the map', () => {
  const wrong = pages.flatMap(({ html, page }) => {
    const policy = policyIn(html) ?? '';
    const frames = page.family === 'contact' ? 'frame-src https://www.openstreetmap.org;' : "frame-src 'none';";
    const strict = policy.startsWith("default-src 'none'; script-src 'self'") && !policy.includes('unsafe');
    return strict && policy.includes(frames) ? [] : [`${page.path}: ${policy}`];
  });
  expect(wrong).toEqual([]);
});
