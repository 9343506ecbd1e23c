import type { Redirect } from '../src/model/redirects.ts';
import { IMMUTABLE, NAMED_BY_CONTENT, SHARED } from './headers.ts';
import { GENERATED, type HostSite } from './hosts.ts';

/**
 * dist/_headers for Netlify, Cloudflare Pages and similar hosts. One block for all files, 404 included. Where two blocks match,
 * Cloudflare joins their values unless `!` removes the first; Netlify takes the last and ignores the `!`. Other files keep the
 * host's own `public, max-age=0, must-revalidate`, which revalidates like our no-cache.
 */
export function headersFile({ headers }: HostSite): string {
  const line = ([name, value]: [string, string]) => `  ${name}: ${value}`;
  const folders = NAMED_BY_CONTENT.map((prefix) =>
    [
      `${prefix}*`,
      '  ! Cache-Control',
      line(['Cache-Control', IMMUTABLE]),
      ...(prefix === SHARED.prefix ? [`  ! ${SHARED.header}`, line([SHARED.header, SHARED.value])] : []),
    ].join('\n'),
  );
  // Cloudflare's default is to allow every origin.
  const all = ['/*', '  ! Access-Control-Allow-Origin', ...Object.entries(headers).map(line)].join('\n');
  return [GENERATED, all, ...folders].join('\n\n').concat('\n');
}

/** Visitors may type addresses in lower case. */
const lowered = (path: string) => (path.toLowerCase() === path ? [] : [path.toLowerCase()]);
const moved = (redirect: Redirect) =>
  'to' in redirect ? [redirect.from, ...lowered(redirect.from)].map((from) => `${from} ${redirect.to} 301`) : [];

/** dist/_redirects for the same hosts. Cloudflare finds the nearest 404.html itself and ignores the last line. */
export function redirectsFile({ pages, redirects, notFound: answers }: HostSite): string {
  const aliases = pages.flatMap((path) => lowered(path).map((alias) => `${alias} ${path} 301`));
  const notFound = answers.filter(({ prefix }) => prefix !== '/').map(({ prefix, page }) => `${prefix}* ${page} 404`);
  return [GENERATED, ...redirects.flatMap(moved), ...aliases, ...notFound].join('\n').concat('\n');
}
