import { site } from '../content/registry.ts';

export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site.company.origin)}\n`);
