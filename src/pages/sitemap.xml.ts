import { picturesOf } from '../content/page-text.ts';
import { addressed, site } from '../content/registry.ts';
import { sitemap } from '../model/sitemap.ts';

const pages = addressed.map((page) => ({ path: page.path, pictures: picturesOf(page) }));

export const GET = () =>
  new Response(sitemap(pages, site.company.origin), { headers: { 'Content-Type': 'application/xml' } });
