import { expect, it } from 'vitest';
import { crumbsOf, site } from '../content/registry.ts';
import { inScript, structuredData } from './structured-data.ts';

it('describes every page with absolute addresses', () => {
  for (const page of site.pages) {
    const text = JSON.stringify(structuredData(page, crumbsOf(page), site.company, { image: '/renders/x.webp' }));
    for (const [, url = ''] of text.matchAll(/"(?:url|item|logo|@id)":"([^"]+)"/g))
      expect(new URL(url).origin).toBe(site.company.origin);
    expect(text).toContain('"@type":"Organization"');
    expect(text.includes('BreadcrumbList')).toBe(true);
  }
});

it('names the search page as the way to search the site', () => {
  const [page] = site.pages;
  if (!page) throw new Error('no page');
  const text = JSON.stringify(structuredData(page, crumbsOf(page), site.company));
  expect(text).toContain(`"urlTemplate":"${site.company.origin}/search?q={words}"`);
  expect(text).toContain('"query-input":"required name=words"');
});

it('cannot close its own script element', () => {
  expect(inScript({ a: '</script><b>' })).not.toContain('<');
});
