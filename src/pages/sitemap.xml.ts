import { picturesOf } from '../content/page-text.ts';
import { site, sitemapPages } from '../content/registry.ts';
import { sitemap } from '../model/sitemap.ts';

const pages = sitemapPages.map((page) => ({ path: page.path, pictures: picturesOf(page) }));

export const GET = () =>
  new Response(sitemap(pages, site.company.origin), { headers: { 'Content-Type': 'application/xml' } });
