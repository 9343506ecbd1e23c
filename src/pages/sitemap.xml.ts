import { picturesOf } from '../content/page-text.ts';
import { site, sitemapPages, versionsOf } from '../content/registry.ts';
import type { Page } from '../families/schemas.ts';
import { ENGLISH } from '../model/language.ts';
import { sitemap } from '../model/sitemap.ts';

function languagesOf(page: Page): { code: string; path: string }[] {
  const versions = versionsOf(page).map((version) => ({
    code: version.site.language.code,
    path: version.page.path,
  }));
  const others = versions.filter(({ code }) => code === ENGLISH).map(({ path }) => ({ code: 'x-default', path }));
  return versions.length > 1 ? [...versions, ...others] : [];
}

const pages = sitemapPages.map((page) => ({
  path: page.path,
  pictures: picturesOf(page),
  languages: languagesOf(page),
}));

export const GET = () =>
  new Response(sitemap(pages, site.company.origin), { headers: { 'Content-Type': 'application/xml' } });
