import { MAP_ORIGIN } from '../src/model/openstreetmap.ts';

/**
 * The one source of truth for headers, caching and types. deploy/hosts.ts turns it into what static hosts, nginx and Caddy
 * read, and deploy/server.ts serves by it. None of it changes with a build: what does, each page carries itself.
 */

export interface InlineHashes {
  scripts: string[];
  styles: string[];
  /** Foreign origins that the page frames; only the map is allowed. */
  frames: string[];
}

const YEAR_S = 31_536_000;

/**
 * The policy of one page: nothing is allowed but what is named, and inline code only by its hash. It stands in the page (build/csp.ts),
 * so that a page and its policy can never come from two builds.
 */
export function pagePolicy({ scripts, styles, frames }: InlineHashes): string {
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
  ].join('; ');
}

/**
 * The same for every answer, and in force beside the page's own: what a page cannot say of itself (who may frame it), and what
 * holds for all of them. It is also the worker's policy: it fetches from this site and nowhere else.
 */
export const HEADER_POLICY = [
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  `frame-src ${MAP_ORIGIN}`,
  "img-src 'self'",
  "manifest-src 'self'",
  "media-src 'none'",
  "object-src 'none'",
  "worker-src 'self'",
].join('; ');

/** How far the promise to use https reaches: docs/before-launch.md says what each choice means. */
export const HSTS = {
  plain: `max-age=${2 * YEAR_S}`,
  subdomains: `max-age=${2 * YEAR_S}; includeSubDomains`,
  preload: `max-age=${2 * YEAR_S}; includeSubDomains; preload`,
};
export type Hsts = keyof typeof HSTS;

/** Sent with every answer, errors too. */
export const securityHeaders = (hsts: Hsts): Record<string, string> => ({
  'Content-Security-Policy': HEADER_POLICY,
  'Strict-Transport-Security': HSTS[hsts],
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** Share cards are made to be shown on other sites: there this header stands in the place of the one above. */
export const SHARED = { prefix: '/share/', header: 'Cross-Origin-Resource-Policy', value: 'cross-origin' };

/** Folders whose files are named by their content: a browser may keep them for a year without asking. */
export const NAMED_BY_CONTENT = ['/_assets/', '/fonts/', '/renders/', '/share/', '/town/'];
export const IMMUTABLE = `public, max-age=${YEAR_S}, immutable`;
/** Everything else is asked for again, and usually answered with 304. */
export const REVALIDATE = 'no-cache';

export const isNamedByContent = (path: string) => NAMED_BY_CONTENT.some((prefix) => path.startsWith(prefix));

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
export const TEXTS = Object.keys(MIME_TYPES).filter((ending) => MIME_TYPES[ending]?.includes('charset'));
export const isText = (file: string) => TEXTS.some((ending) => file.endsWith(`.${ending}`));

/** Unknown addresses under a folder that has its own 404 page are answered with it, others with /404. */
export const NOT_FOUND_PAGES = [
  { prefix: '/service/', page: '/service/404' },
  { prefix: '/', page: '/404' },
];
export const notFoundPage = (path: string) =>
  NOT_FOUND_PAGES.find(({ prefix }) => path.startsWith(prefix))?.page ?? '/404';

/** The longest address that is looked at, in bytes; nginx has this limit by itself. */
export const LONGEST_ADDRESS = 8000;
/** What a build needs to tell hosts is in here, beside _headers and _redirects: never served. */
export const HOST_FOLDER = '_hosts';
