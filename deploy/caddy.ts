import {
  HOST_FOLDER,
  IMMUTABLE,
  LONGEST_ADDRESS,
  MIME_TYPES,
  NAMED_BY_CONTENT,
  REVALIDATE,
  SHARED,
  TEXTS,
} from './headers.ts';
import { GENERATED, type HostSite, namesOf, spellings } from './hosts.ts';

const escaped = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('/', '/+');

/** Redirects from other spellings, in dist/_hosts/. Caddy reads it on reload; pages are served without it. */
export const caddyMap = (site: HostSite) =>
  spellings(site)
    .map(({ from, to }) => {
      const path = from === '/' ? '/+(index(\\.html)?)?' : `${escaped(from)}(/+index(\\.html)?|\\.html)?`;
      return `\`~(?i)^${path}/*$\` ${to ?? 'gone'}\n`;
    })
    .join('');

/** Indented like `caddy fmt`, because Caddy otherwise warns at every start. */
const block = (head: string, lines: string[]) => [`${head} {`.trim(), ...lines.map((line) => `\t${line}`), '}'];

/** Serves the rewritten path, with our own MIME types instead of the machine's. Only text files have compressed versions. */
const send = block('(send)', [
  ...Object.entries(MIME_TYPES).flatMap(([ending, type]) => [
    `@${ending} path *.${ending}`,
    `header @${ending} Content-Type "${type}"`,
  ]),
  `@text path ${TEXTS.map((ending) => `*.${ending}`).join(' ')}`,
  ...block('header @text', ['defer', 'Vary Accept-Encoding']),
  ...block('file_server @text', ['precompressed br gzip', 'disable_canonical_uris']),
  ...block('file_server', ['disable_canonical_uris']),
]);

/** Matches the raw path, before Caddy normalises it. */
const STAYS = 'stays';
const asked = (pattern: string) => `vars_regexp {http.request.orig_uri} \`${pattern}\``;
const DOUBLED_OR_ENCODED = '^[^?]*(//|%)';

/** The first match ends the request. */
const refused = [
  '@other not method GET HEAD',
  'header @other Allow "GET, HEAD"',
  'error @other 405',
  `@long expression \`size({http.request.orig_uri}) > ${LONGEST_ADDRESS}\``,
  'error @long 414',
  `@malformed ${asked('(?i)^[^?]*((/|%2f)(\\.|%2e){1,2}(/|%2f|\\?|$)|%00)')}`,
  'error @malformed 400',
  '# Not for the public: compressed twins, files for hosts.',
  `@hidden path_regexp (\\.(br|gz)$|^/_(headers|redirects)$|^/${HOST_FOLDER}(/|$)|/404$)`,
  'error @hidden 404',
];

/** A page, then other spellings of it, then files; the first match wins. */
const answered = [
  `@home ${asked('^/(\\?|$)')}`,
  ...block('handle @home', ['rewrite * /index.html', ...block('route', ['import send'])]),
  ...block('@page', [`not ${asked(DOUBLED_OR_ENCODED)}`, 'not path /index', 'file {path}.html']),
  ...block('handle @page', ['rewrite * {path}.html', ...block('route', ['import send'])]),
  '@gone expression `{moved} == "gone"`',
  ...block('handle @gone', ['error 410']),
  `@moved expression \`{moved} != "${STAYS}"\``,
  ...block('handle @moved', [
    '@query expression `{http.request.uri.query} != ""`',
    ...block('route', ['redir @query {moved}?{http.request.uri.query} 301', 'redir {moved} 301']),
  ]),
  ...block('@file', [`not ${asked(DOUBLED_OR_ENCODED)}`, 'not path *.html', 'file {path}']),
  ...block('handle @file', [
    `@named path ${NAMED_BY_CONTENT.map((prefix) => `${prefix}*`).join(' ')}`,
    `header @named Cache-Control "${IMMUTABLE}"`,
    `header ${SHARED.prefix}* ${SHARED.header} ${SHARED.value}`,
    ...block('route', ['import send']),
  ]),
  ...block('handle', ['error 404']),
];

const errors = ({ notFound }: HostSite) => [
  `header Cache-Control "${REVALIDATE}"`,
  ...notFound.flatMap(({ prefix, page }, i) => [
    `@notfound${i} expression \`{err.status_code} in [404, 410] && {http.request.orig_uri.path}.startsWith("${prefix}")\``,
    ...block(`handle @notfound${i}`, [`rewrite * ${page}.html`, ...block('route', ['import send'])]),
  ]),
  ...block('handle', ['respond "{err.status_code} {err.status_text}"']),
];

function rules(site: HostSite, root: string): string[] {
  const { headers } = site;
  const always = Object.entries({ ...headers, 'Cache-Control': REVALIDATE });
  return [
    `root * ${root}`,
    ...block('map {path} {moved}', [`import ${root}/${HOST_FOLDER}/caddy*.map`, `default ${STAYS}`]),
    ...block('route', [
      ...block(
        'header',
        always.map(([name, value]) => `${name} "${value}"`),
      ),
      ...refused,
      ...answered,
    ]),
    ...block('handle_errors', errors(site)),
  ];
}

/** The site on its own domain with automatic certificates; the other domain name redirects to it. Does not change with a build. */
export function caddyFile(site: HostSite, { root }: { root: string }): string {
  const { main, other } = namesOf(site.origin);
  return [GENERATED, send, block(main, rules(site, root)), block(other, [`redir https://${main}{uri} 301`])]
    .map((part) => [part].flat().join('\n'))
    .join('\n\n')
    .concat('\n');
}

/** The same on a local port, for tests. */
export const caddyAlone = (site: HostSite, { root, port }: { root: string; port: number }) =>
  [block('', ['admin off', 'auto_https off']), send, block(`http://:${port}`, rules(site, root))]
    .map((part) => part.join('\n'))
    .join('\n\n')
    .concat('\n');
