import type { Redirect } from '../src/model/redirects.ts';
import { type BuiltFile, notFoundPagesIn } from './built-files.ts';
import { LONGEST_ADDRESS } from './headers.ts';

export type Answer =
  | { status: 200; file: BuiltFile }
  | { status: 404 | 410; file: BuiltFile | undefined }
  | { status: 301; to: string }
  | { status: 400 | 414 };

const isNotFoundPage = (path: string) => /(^|\/)404$/.test(path);

/** Normalises other spellings: letter case, doubled or trailing slashes, the file name. */
const trimmed = (path: string) =>
  path
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    .replace(/(\/index(\.html)?|\.html)$/i, '')
    .toLowerCase() || '/';

/** Cannot be decoded, contains a null byte or a dot segment; browsers send none of these. */
const isMalformed = (raw: string) =>
  !raw.startsWith('/') || /%(?![\da-f]{2})|%00|\0/i.test(raw) || /(\/|%2f)(\.|%2e){1,2}(\/|%2f|$)/i.test(raw);

/** A server must accept the absolute form too (RFC 9112, section 3.2.2): http://host/path?query is read as /path?query. */
const originForm = (target: string) => {
  const absolute = /^https?:\/\/[^/?#]+(.*)$/is.exec(target);
  if (!absolute) return target;
  const [, rest = ''] = absolute;
  return rest.startsWith('/') ? rest : `/${rest}`;
};

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw);
  } catch {
    return;
  }
}

/** Maps a request target to a response. Only files of the build are served, so nothing outside can be reached. */
export function createRouter(files: BuiltFile[], redirects: Redirect[] = []) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const notFound = notFoundPagesIn(files);
  const notFoundPage = (path: string) => notFound.find(({ prefix }) => path.startsWith(prefix))?.page ?? '/404';
  const elsewhere = new Map(
    files
      .filter(({ path, file }) => file.endsWith('.html') && !isNotFoundPage(path))
      .map(({ path }) => [path.toLowerCase(), path] as const),
  );
  const gone = new Set<string>();
  for (const redirect of redirects) {
    if ('to' in redirect) elsewhere.set(redirect.from.toLowerCase(), redirect.to);
    else gone.add(redirect.from.toLowerCase());
  }

  return (requestTarget: string): Answer => {
    if (requestTarget.length > LONGEST_ADDRESS) return { status: 414 };
    const target = originForm(requestTarget);
    const queryAt = target.indexOf('?');
    const raw = queryAt < 0 ? target : target.slice(0, queryAt);
    const exact = byPath.get(raw);
    if (exact && !isNotFoundPage(raw)) return { status: 200, file: exact };
    if (isMalformed(raw)) return { status: 400 };
    // A path that cannot be decoded matches no page.
    const asked = decode(raw) ?? raw;
    const meant = trimmed(asked);
    const to = elsewhere.get(meant);
    if (to) return { status: 301, to: queryAt < 0 ? to : to + target.slice(queryAt) };
    return { status: gone.has(meant) ? 410 : 404, file: byPath.get(notFoundPage(asked)) };
  };
}
