import type { BuiltFile } from '../../deploy/built-files.ts';
import { IMMUTABLE, isNamedByContent, isText, MIME_TYPES, REVALIDATE, SHARED } from '../../deploy/headers.ts';
import type { Asked } from './raw-request.ts';

/** The expected response; fields left out are not checked, except the security headers, which every response must have. */
export interface Right {
  status: number;
  location?: string;
  type?: string;
  /** Absent: the uncompressed file. */
  encoding?: 'br' | 'gzip';
  vary?: boolean;
  cache?: string;
  sharing?: string;
  allow?: string;
  range?: RegExp;
  /** The file under dist/ that is the body, or a part of it; 'nothing' for an empty body. */
  body?: string | { file: string; start: number; end?: number };
}

export interface Row extends Asked {
  /** A description of the request. */
  what: string;
  right: Right;
  /** Sends an earlier response's ETag in this header. */
  known?: 'If-None-Match' | 'If-Range';
}

/** Redirects added for these tests, because the site's own list may be empty. */
export const PLANTED = [
  { from: '/old/Page', to: '/product/SchoolAutomation' },
  { from: '/gone-page', gone: true as const },
];

const PAGE = '/about_us';
const MIXED = '/product/SchoolAutomation';
const LONG = 20_000;
const EVERY = 'gzip, deflate, br, zstd';

/** About a hundred requests. */
export function requests(files: BuiltFile[]): Row[] {
  const find = (pattern: RegExp) => {
    const file = files.find(({ path }) => pattern.test(path));
    if (!file) throw new Error(`The build has no file like ${pattern}`);
    return file;
  };
  const rightFile = ({ path, file, type }: BuiltFile): Right => ({
    status: 200,
    type,
    vary: isText(file),
    cache: isNamedByContent(path) ? IMMUTABLE : REVALIDATE,
    ...(path.startsWith(SHARED.prefix) && { sharing: SHARED.value }),
    body: file,
  });
  const at = (path: string) => rightFile(find(new RegExp(`^${path.replace(/[.]/g, '\\.')}$`)));
  const notFound = (file = '404.html', status = 404): Right => ({
    status,
    type: MIME_TYPES.html,
    vary: true,
    cache: REVALIDATE,
    body: file,
  });
  const to = (location: string): Right => ({ status: 301, location, cache: REVALIDATE });
  const refused = (status: number): Right => ({ status, cache: REVALIDATE });

  const get = (what: string, path: string, right: Right, headers?: Record<string, string>): Row => ({
    what,
    path,
    right,
    ...(headers && { headers }),
  });
  const as = (method: string, path: string, right: Right): Row => ({ what: method, method, path, right });
  const accepting = (accept: string, encoding?: 'br' | 'gzip'): Row =>
    get(`accepts ${accept}`, PAGE, { ...at(PAGE), ...(encoding && { encoding }) }, { 'Accept-Encoding': accept });
  const empty = (right: Right): Right => ({ ...right, body: 'nothing' });

  const script = find(/^\/_assets\/.+\.js$/);
  const picture = find(/^\/renders\/.+1152\.avif$/);
  const card = find(/^\/share\/.+\.jpg$/);
  const detail = find(/^\/service\/(?!404)/);
  const range = (asked: string, right: Partial<Right>): Row => ({
    what: `Range: ${asked}`,
    path: picture.path,
    headers: { Range: asked },
    right: { ...rightFile(picture), status: 206, ...right },
  });

  return [
    // Pages, each at one address.
    get('home', '/', at('/')),
    get('a page', PAGE, at(PAGE)),
    get('a page in mixed letters', MIXED, at(MIXED)),
    get('a page in a folder', '/industries/healthcare_life_science', at('/industries/healthcare_life_science')),
    get('the page with the map', '/innovation/contactus', at('/innovation/contactus')),
    get('a service', detail.path, rightFile(detail)),
    get('a query', `${PAGE}?from=mail&x=%20`, at(PAGE)),
    get('a query that cannot be decoded', `${PAGE}?x=%`, at(PAGE)),
    get('a slash at the end', `${PAGE}/`, to(PAGE)),
    get('… with a query', `${PAGE}/?a=1&b=%2F`, to(`${PAGE}?a=1&b=%2F`)),
    get('two slashes at the end', `${PAGE}//`, to(PAGE)),
    get('in capitals', PAGE.toUpperCase(), to(PAGE)),
    get('in small letters', MIXED.toLowerCase(), to(MIXED)),
    get('in capitals, slash, query', `${MIXED.toUpperCase()}/?a=1`, to(`${MIXED}?a=1`)),
    get('the name of the file', `${PAGE}.html`, to(PAGE)),
    get('… with a query', `${PAGE}.html?a=1`, to(`${PAGE}?a=1`)),
    get('… in capitals', `${PAGE.toUpperCase()}.HTML`, to(PAGE)),
    get('the file of home', '/index.html', to('/')),
    get('index', '/index', to('/')),
    get('index in a folder of a page', `${PAGE}/index.html`, to(PAGE)),
    get('a doubled slash', `/${PAGE}`, to(PAGE)),
    get('a doubled slash inside', MIXED.replace('/S', '//S'), to(MIXED)),
    get('a letter encoded', '/%61bout_us', to(PAGE)),
    get('a slash encoded', `${PAGE}%2F`, to(PAGE)),
    get('a line break in a query', `${PAGE}/?a=%0d%0aSet-Cookie:b`, to(`${PAGE}?a=%0d%0aSet-Cookie:b`)),
    // Redirects.
    get('a page that has moved', '/old/Page', to(MIXED)),
    get('… spelt otherwise, query', '/OLD/page/?a=1', to(`${MIXED}?a=1`)),
    get('a page that is gone', '/gone-page', notFound('404.html', 410)),
    get('… spelt otherwise', '/Gone-Page.html', notFound('404.html', 410)),
    // Pages that do not exist.
    get('an unknown page', '/nowhere', notFound()),
    get('… with a slash', '/nowhere/', notFound()),
    get('… deep', '/no/such/page', notFound()),
    get('… of another host', '//example.com/', notFound()),
    get('… with a parameter', `${PAGE};a=1`, notFound()),
    get('an unknown service', '/service/nothing', notFound('service/404.html')),
    get('the folder of services', '/service/', notFound('service/404.html')),
    get('… without its slash', '/service', notFound()),
    get('a folder of pages', '/industries/', notFound()),
    get('… without its slash', '/industries', notFound()),
    get('a folder of files', '/_assets/', notFound()),
    get('the not-found page', '/404', notFound()),
    get('… by its file', '/404.html', notFound()),
    get('… of services', '/service/404', notFound('service/404.html')),
    get('an unknown script', '/_assets/nothing.js', notFound()),
    get('an unknown picture', '/renders/nothing.avif', notFound()),
    get('an unknown card', '/share/nothing.jpg', notFound()),
    get('a file in capitals', '/FAVICON.ICO', notFound()),
    get('a hidden file', '/.git/config', notFound()),
    get('a compressed twin', `${PAGE}.html.br`, notFound()),
    get('… of a script', `${script.path}.gz`, notFound()),
    get('the headers of static hosts', '/_headers', notFound()),
    get('their redirects', '/_redirects', notFound()),
    get('what servers read', '/_hosts/server.json', notFound()),
    get('bytes that are no letters', '/%c0%ae%c0%ae/', notFound()),
    { ...get('the head of nothing', '/nowhere', empty(notFound())), method: 'HEAD' },
    // Invalid addresses.
    get('climbing', '/../package.json', refused(400)),
    get('climbing, encoded', '/%2e%2e/package.json', refused(400)),
    get('climbing out of a folder', '/fonts/..%2f..%2fpackage.json', refused(400)),
    get('a step on the spot', `/.${PAGE}`, refused(400)),
    get('a null', '/about%00us', refused(400)),
    get('half an encoding', '/%', refused(400)),
    get('a wrong encoding', '/%zz', refused(400)),
    get('20 kB', `/${'a'.repeat(LONG)}`, refused(414)),
    // Files.
    get('a script', script.path, rightFile(script)),
    get('… with a query', `${script.path}?a=1`, rightFile(script)),
    get('… compressed', script.path, { ...rightFile(script), encoding: 'br' }, { 'Accept-Encoding': EVERY }),
    get('the words of every page', find(/^\/_assets\/pages-/).path, rightFile(find(/^\/_assets\/pages-/))),
    get('a font', find(/^\/fonts\/.+woff2$/).path, rightFile(find(/^\/fonts\/.+woff2$/))),
    get('a picture', picture.path, rightFile(picture)),
    get('… is not compressed again', picture.path, rightFile(picture), { 'Accept-Encoding': EVERY }),
    get('a picture for old browsers', find(/^\/renders\/.+\.webp$/).path, rightFile(find(/^\/renders\/.+\.webp$/))),
    get('a share card', card.path, rightFile(card)),
    ...[
      '/sw.js',
      '/offline.json',
      '/site.webmanifest',
      '/robots.txt',
      '/sitemap.xml',
      '/.well-known/security.txt',
      '/favicon.ico',
      '/favicon.svg',
      '/apple-touch-icon.png',
    ].map((path) => get(path.slice(1), path, at(path))),
    // Methods.
    as('HEAD', PAGE, empty(at(PAGE))),
    as('HEAD', picture.path, empty(rightFile(picture))),
    ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].map((method) =>
      as(method, PAGE, { ...refused(405), allow: 'GET, HEAD' }),
    ),
    as('POST', '/nowhere', { ...refused(405), allow: 'GET, HEAD' }),
    // Encodings.
    accepting(EVERY, 'br'),
    accepting('gzip', 'gzip'),
    accepting('br', 'br'),
    accepting('br;q=0, gzip', 'gzip'),
    accepting('gzip;q=1, br;q=0.5', 'gzip'),
    accepting('gzip;q=0, br;q=0'),
    accepting('identity'),
    accepting('*', 'br'),
    get('a page not found, compressed', '/nowhere', { ...notFound(), encoding: 'br' }, { 'Accept-Encoding': EVERY }),
    // Conditional requests.
    { ...get('a page that is known', PAGE, empty({ ...at(PAGE), status: 304 })), known: 'If-None-Match' },
    {
      ...get('… compressed', PAGE, empty({ ...at(PAGE), status: 304 }), { 'Accept-Encoding': EVERY }),
      known: 'If-None-Match',
    },
    {
      ...get('a picture that is known', picture.path, empty({ ...rightFile(picture), status: 304 })),
      known: 'If-None-Match',
    },
    { ...get('the head of it', PAGE, empty({ ...at(PAGE), status: 304 })), method: 'HEAD', known: 'If-None-Match' },
    get('a page that was another', PAGE, at(PAGE), { 'If-None-Match': '"another"' }),
    // Ranges.
    range('bytes=0-99', { range: /^bytes 0-99\/\d+$/, body: { file: picture.file, start: 0, end: 99 } }),
    range('bytes=100-', { range: /^bytes 100-\d+\/\d+$/, body: { file: picture.file, start: 100 } }),
    range('bytes=-100', { range: /^bytes \d+-\d+\/\d+$/, body: { file: picture.file, start: -100 } }),
    range('bytes=99999999-', {
      status: 416,
      // The file never changes, so the response may be cached like the file.
      cache: undefined,
      range: /^bytes \*\/\d+$/,
      type: undefined,
      vary: undefined,
      body: undefined,
    }),
    {
      ...range('bytes=0-99', { range: /^bytes 0-99\/\d+$/, body: { file: picture.file, start: 0, end: 99 } }),
      what: 'a part of the same picture',
      known: 'If-Range',
    },
    {
      ...range('bytes=0-99', { status: 200 }),
      what: 'a part of another picture',
      headers: { Range: 'bytes=0-99', 'If-Range': '"another"' },
    },
  ];
}
