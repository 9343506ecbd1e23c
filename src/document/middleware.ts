import type { MiddlewareHandler } from 'astro';
import { allPages, siteOf } from '../content/registry.ts';
import { markEnglishLinks } from './link-language.ts';

const byAddress = new Map(allPages.map((page) => [page.path, page]));
const english = new Set(allPages.filter(({ translation }) => !translation).map(({ path }) => path));

export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const page = byAddress.get(url.pathname.replace(/(\.html|\/)$/, ''));
  const response = await next();
  if (!page?.translation || !response.headers.get('Content-Type')?.includes('text/html')) return response;
  return new Response(markEnglishLinks(await response.text(), siteOf(page), english), response);
};
