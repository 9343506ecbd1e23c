import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { policyIn } from '../../build/csp.ts';
import { families, isIndexed, isNoindex } from '../../src/families/index.ts';
import { pageTitle } from '../../src/model/page-title.ts';
import { site } from '../site-pages.ts';

/** What search engines and messengers read: the built HTML, without a browser. */
const { origin } = site.company;
const LARGEST_CARD_BYTES = 120_000;
const pages = site.pages.map((page) => {
  const html = fs.readFileSync(`dist${page.path === '/' ? '/index' : page.path}.html`, 'utf8');
  const plain = (text: string) =>
    text.replace(
      /&(amp|lt|gt|quot|#39|#x27);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
    );
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => plain(value));
  return {
    page,
    html,
    notFound: isNoindex(page),
    url: new URL(page.path, origin).href,
    one: (pattern: RegExp) => {
      const found = all(pattern);
      expect(found, `${page.path} ${pattern}`).toHaveLength(1);
      return found[0] ?? '';
    },
    has: (pattern: RegExp) => pattern.test(html),
    meta: (name: string) => all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g')),
    data: all(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
  };
});
const found = pages.filter(({ page }) => isIndexed(page));

/** The file behind an absolute address of this site. */
function fileAt(url: string): string {
  expect(new URL(url).origin, url).toBe(origin);
  const file = path.join('dist', new URL(url).pathname);
  expect(fs.existsSync(file), `${url} is in the build`).toBe(true);
  return file;
}

/** Every string in a structure, with the key it stands under. */
function* strings(value: unknown, key = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [key, value];
  else if (Array.isArray(value)) for (const inner of value) yield* strings(inner, key);
  else if (value && typeof value === 'object')
    for (const [name, inner] of Object.entries(value)) yield* strings(inner, name);
}

test('every title and every description is its own', () => {
  const titles = pages.map(({ one }) => one(/<title>([^<]*)<\/title>/g));
  const descriptions = pages.map(({ meta }) => meta('description')[0] ?? '');
  for (const [i, { page }] of pages.entries()) {
    expect(titles[i]?.length, page.path).toBeGreaterThan(8);
    expect(descriptions[i]?.length, page.path).toBeGreaterThan(40);
  }
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
});

test('every page names its one address, absolutely; a page that was not found has none', () => {
  for (const { one, has, meta, url, notFound, page } of pages) {
    if (notFound) {
      expect(meta('robots'), page.path).toEqual(['noindex']);
      expect(has(/rel="canonical"|og:url|og:image/), page.path).toBe(false);
      continue;
    }
    expect(one(/<link rel="canonical" href="([^"]*)"/g)).toBe(url);
    expect(meta('og:url')).toEqual([url]);
    expect(meta('robots'), page.path).toEqual([]);
    expect(meta('og:title')).toEqual([one(/<title>([^<]*)<\/title>/g)]);
    expect(meta('og:description')).toEqual(meta('description'));
    for (const name of ['og:type', 'og:site_name', 'og:locale']) expect(meta(name), name).toHaveLength(1);
  }
});

test('every page has a share card of its own, of the right size, with words for it', async () => {
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

test('structured data says who, what and where, with addresses and pictures that exist', () => {
  const known = new Set(found.map(({ url }) => url));
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

test('the sitemap lists every page and pictures that exist, and robots.txt leads to it', () => {
  const xml = fs.readFileSync('dist/sitemap.xml', 'utf8');
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
  const kept = pages.filter(({ notFound }) => !notFound);
  expect(listed.sort()).toEqual(kept.map(({ url }) => url).sort());
  for (const address of ['/accessibility', '/privacy', '/evidence', '/offline'])
    expect(listed, address).toContain(origin + address);
  const pictures = [...xml.matchAll(/<image:loc>([^<]*)<\/image:loc>/g)].map(([, url = '']) => url);
  expect(pictures.length).toBeGreaterThan(found.length);
  for (const url of new Set(pictures)) fileAt(url);
  expect(fs.readFileSync('dist/robots.txt', 'utf8')).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('no page shows its markup', () => {
  for (const { html, page } of pages) {
    const words = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ');
    expect(words, page.path).not.toMatch(/\]\(\/|\*\*/);
  }
});

test('every page carries a strict policy, and only the contact page may frame, only the map', () => {
  const wrong = pages.flatMap(({ html, page }) => {
    const policy = policyIn(html) ?? '';
    const frames = page.family === 'contact' ? 'frame-src https://www.openstreetmap.org;' : "frame-src 'none';";
    const strict = policy.startsWith("default-src 'none'; script-src 'self'") && !policy.includes('unsafe');
    return strict && policy.includes(frames) ? [] : [`${page.path}: ${policy}`];
  });
  expect(wrong).toEqual([]);
});
