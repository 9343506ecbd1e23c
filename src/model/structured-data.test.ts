import { expect, it } from 'vitest';
import { crumbsOf, site } from '../content/registry.ts';
import { inScript, structuredData } from './structured-data.ts';

it('describes every page with absolute addresses', () => {
  for (const page of site.pages) {
    const text = JSON.stringify(structuredData(page, crumbsOf(page), site.company, '/renders/x.webp'));
    for (const [, url = ''] of text.matchAll(/"(?:url|item|logo|@id|primaryImageOfPage)":"([^"]+)"/g))
      expect(new URL(url).origin).toBe(site.company.origin);
    expect(text).toContain('"@type":"Organization"');
    expect(text.includes('BreadcrumbList')).toBe(true);
  }
});

it('cannot close its own script element', () => {
  expect(inScript({ a: '</script><b>' })).not.toContain('<');
});
