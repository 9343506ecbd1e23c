import { listed, site } from '../content/registry.ts';
import { sitemap } from '../model/sitemap.ts';

export const GET = () =>
  new Response(sitemap(listed, site.company.origin), { headers: { 'Content-Type': 'application/xml' } });
