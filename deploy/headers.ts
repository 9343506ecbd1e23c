import { MAP_ORIGIN } from '../src/model/openstreetmap.ts';

/**
 * The single source of headers, caching and MIME types for static hosts, nginx, Caddy and our own server. None of it changes
 * with a build; policies that do are in the pages.
 */

export interface InlineHashes {
  scripts: string[];
  styles: string[];
  /** Foreign origins that the page frames; only the map is allowed. */
  frames: string[];
  /** Foreign origins that a form of the page posts to. */
  forms: string[];
}

const YEAR_S = 31_536_000;

/**
 * The policy of one page: only what is named is allowed, inline code only by its hash. It is in the page (build/csp.ts), so that
 * a page and its policy always come from the same build.
 */
export function pagePolicy({ scripts, styles, frames, forms }: InlineHashes): string {
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
    ["connect-src 'self'", ...forms].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "base-uri 'none'",
    `form-action ${forms.join(' ') || "'none'"}`,
  ].join('; ');
}

/**
 * Sent with every response, in addition to the page's own policy: what a meta element cannot express (frame-ancestors), and
 * the rules for all pages. It is also the service worker's policy, which may fetch from this site only.
 */
const headerPolicy = (forms: string[]) =>
  [
    "base-uri 'none'",
    ["connect-src 'self'", ...forms].join(' '),
    "font-src 'self'",
    `form-action ${forms.join(' ') || "'none'"}`,
    "frame-ancestors 'none'",
    `frame-src ${MAP_ORIGIN}`,
    "img-src 'self'",
    "manifest-src 'self'",
    "media-src 'none'",
    "object-src 'none'",
    "worker-src 'self'",
  ].join('; ');
export const HEADER_POLICY = headerPolicy([]);

/** Strict-Transport-Security values; docs/before-launch.md explains the choices. */
export const HSTS = {
  plain: `max-age=${2 * YEAR_S}`,
  subdomains: `max-age=${2 * YEAR_S}; includeSubDomains`,
  preload: `max-age=${2 * YEAR_S}; includeSubDomains; preload`,
};
export type Hsts = keyof typeof HSTS;

/** Sent with every response, errors included. `form` is the address that the contact form posts to, if any. */
export const securityHeaders = (hsts: Hsts, form = ''): Record<string, string> => ({
  'Content-Security-Policy': headerPolicy(form ? [new URL(form).origin] : []),
  'Strict-Transport-Security': HSTS[hsts],
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** Other sites embed share cards, so they get this header instead. */
export const SHARED = { prefix: '/share/', header: 'Cross-Origin-Resource-Policy', value: 'cross-origin' };

/** Folders whose file names contain a hash: browsers may cache them for a year. */
export const NAMED_BY_CONTENT = ['/_assets/', '/fonts/', '/renders/', '/share/', '/town/'];
export const IMMUTABLE = `public, max-age=${YEAR_S}, immutable`;
/** Everything else is revalidated, usually with 304. */
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
  pdf: 'application/pdf',
  zip: 'application/zip',
  csv: 'text/csv; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** Worth compressing; pictures and fonts already are. */
export const TEXTS = Object.keys(MIME_TYPES).filter((ending) => MIME_TYPES[ending]?.includes('charset'));
export const isText = (file: string) => TEXTS.some((ending) => file.endsWith(`.${ending}`));

/** Longest accepted request target in bytes; nginx has the same limit. */
export const LONGEST_ADDRESS = 8000;
/** Folder for host files besides _headers and _redirects; never served. */
export const HOST_FOLDER = '_hosts';
