import { MAP_ORIGIN } from '../src/model/map.ts';

/**
 * The one source of truth for headers, caching and redirects. build/prepare.ts turns it into what static hosts, nginx and
 * Caddy need, and deploy/server.ts serves by it.
 */

export interface InlineHashes {
  scripts: string[];
  styles: string[];
  /** Foreign origins that the page frames; only the map is allowed. */
  frames: string[];
}

const YEAR_S = 31_536_000;

/** A strict policy: nothing is allowed but what is named, and inline code only by its hash. */
export function contentSecurityPolicy({ scripts, styles, frames }: InlineHashes): string {
  for (const frame of frames) {
    if (frame !== MAP_ORIGIN) throw new Error(`A page frames ${frame}; only ${MAP_ORIGIN} may be framed`);
  }
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`).join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${quoted(scripts)}`.trim(),
    `style-src ${quoted(styles) || "'none'"}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The worker fetches what the pages ask for, from this site and nowhere else; the policy of its own file governs that. */
export const WORKER_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'";

/** Sent with every response. */
export const SECURITY_HEADERS: Record<string, string> = {
  'Strict-Transport-Security': `max-age=${2 * YEAR_S}; includeSubDomains; preload`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** How long a browser may keep a file without asking; the first rule that matches holds. */
export const CACHE_RULES: { prefix: string; value: string; about: string }[] = [
  { prefix: '/_assets/', value: `public, max-age=${YEAR_S}, immutable`, about: 'Named by their content' },
  { prefix: '/fonts/', value: `public, max-age=${YEAR_S}, immutable`, about: 'A new subset gets a new name' },
  { prefix: '/share/', value: `public, max-age=${YEAR_S}, immutable`, about: 'Named by what they show' },
  { prefix: '/renders/', value: `public, max-age=${YEAR_S}, immutable`, about: 'A folder for each version' },
  { prefix: '/town/', value: `public, max-age=${YEAR_S}, immutable`, about: 'Named by their content' },
  { prefix: '/', value: 'no-cache', about: 'Pages: always ask, usually answered with 304' },
];

export const cacheControl = (path: string) =>
  CACHE_RULES.find((rule) => path.startsWith(rule.prefix))?.value ?? 'no-cache';

export const MIME_TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

/** Worth compressing; pictures and fonts are compressed already. */
export const isText = (file: string) => /\.(html|js|css|json|webmanifest|xml|txt|svg)$/.test(file);

/** Unknown addresses under a folder that has its own 404 page are answered with it, others with /404. */
export const LOST_PAGES = [
  { prefix: '/service/', page: '/service/404' },
  { prefix: '/', page: '/404' },
];
export const lostPage = (path: string) => LOST_PAGES.find(({ prefix }) => path.startsWith(prefix))?.page ?? '/404';
