import { site } from '../content/registry.ts';
import { sitemap } from '../model/sitemap.ts';

export const GET = () =>
  new Response(sitemap(site.pages, site.company.origin), { headers: { 'Content-Type': 'application/xml' } });
