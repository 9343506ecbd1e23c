import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { contentSecurityPolicy, type InlineHashes, MIME_TYPES, WORKER_POLICY } from '../deploy/policy.ts';
import { SPECULATION_RULES } from '../src/model/speculation.ts';
import { WORKER_URL } from '../src/offline/worker-url.ts';

/** What was built, as a server needs to know it. */
export interface BuiltFile {
  /** The address it is served at. */
  path: string;
  /** Its file under dist/. */
  file: string;
  type: string;
  /** Of the uncompressed bytes. */
  hash: string;
  /** Only pages, and the worker, carry a policy of their own. */
  csp?: string;
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Hashes of everything inline in a page; data blocks such as JSON-LD are not code and need none. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes)) continue;
    scripts.add(sha256(body));
  }
  for (const [, body = ''] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) styles.add(sha256(body));
  const frames = new Set(
    [...html.matchAll(/<iframe\b[^>]*\bsrc="([^"]+)"/g)].map(
      ([, src = '']) => new URL(src.replaceAll('&amp;', '&')).origin,
    ),
  );
  if (/\sstyle="/.test(html.replace(/<script[\s\S]*?<\/script>/g, '')))
    throw new Error('a style attribute, which the policy forbids');
  return { scripts: [...scripts], styles: [...styles], frames: [...frames] };
}

/** about_us.html → /about_us; index.html → /. */
export const addressOf = (file: string) => {
  if (!file.endsWith('.html')) return `/${file}`;
  return `/${file.slice(0, -5)}`.replace(/\/index$/, '/');
};

/** Generated beside the site, not part of it. */
const NOT_SERVED = /(^|\/)(_headers|_redirects)$|\.(br|gz)$/;

/** One file of the build; a page and the worker with the policy that holds for it. */
export function describeFile(dist: string, file: string): BuiltFile {
  const bytes = fs.readFileSync(path.join(dist, file));
  const built: BuiltFile = {
    path: addressOf(file),
    file,
    type: MIME_TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream',
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
  };
  if (built.path === WORKER_URL) return { ...built, csp: WORKER_POLICY };
  if (!file.endsWith('.html')) return built;
  try {
    const { scripts, ...inline } = inlineHashes(bytes.toString('utf8'));
    // The one script that is inserted later: what may be opened ahead of a click.
    return { ...built, csp: contentSecurityPolicy({ ...inline, scripts: [...scripts, sha256(SPECULATION_RULES)] }) };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

export const readBuild = (dist: string): BuiltFile[] =>
  fs
    .readdirSync(dist, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !NOT_SERVED.test(file))
    .sort()
    .map((file) => describeFile(dist, file));

/** Pages a visitor may ask for, in their one spelling. */
export const pagesIn = (files: BuiltFile[]) =>
  files.filter(({ file }) => file.endsWith('.html') && !/(^|\/)404\.html$/.test(file));
