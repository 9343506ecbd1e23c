import { HOST_FOLDER, IMMUTABLE, MIME_TYPES, NAMED_BY_CONTENT, REVALIDATE, SHARED, TEXTS } from './headers.ts';
import { GENERATED, type HostSite, namesOf, spellings } from './hosts.ts';

/** Redirects from other spellings, in dist/_hosts/. nginx reads it on reload; pages are served without it. */
export const nginxMap = (site: HostSite) =>
  spellings(site)
    .map(({ from, to }) => `"${from}" "${to ?? 'gone'}";\n`)
    .join('');

const block = (head: string, lines: string[]) => [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];
const map = (source: string, name: string, fallback: string, rows: string[]) =>
  block(`map ${source} ${name}`, [`default ${fallback};`, ...rows.map((row) => `${row};`)]).join('\n');
const folders = NAMED_BY_CONTENT.map((prefix) => prefix.slice(1, -1)).join('|');

const maps = (root: string, { [SHARED.header]: unshared = '' }: HostSite['headers']) => [
  'map_hash_bucket_size 256;',
  '# What was asked, without the query; nginx itself would tidy it first.',
  map('$request_uri', '$asked', '""', ['"~^(?<before_query>[^?]*)" $before_query']),
  map('$asked', '$malformed', '""', ['"~*(/|%2f)(\\.|%2e){1,2}(/|%2f|$)" 1']),
  '# The page that another spelling means; words in a map are compared without regard to case.',
  map('$uri', '$meant', '$uri', [
    '"~*^/(index(\\.html)?)?$" /',
    '"~*^(?<page_meant>/.+?)(/index(\\.html)?|\\.html)?/?$" $page_meant',
  ]),
  map('$meant', '$canonical', '""', [`include ${root}/${HOST_FOLDER}/nginx*.map`]),
  map('"$canonical $asked"', '$elsewhere', '$canonical', ['"~^gone " ""', '"~^(?<same>\\S*) \\k<same>$" ""']),
  map('$request_method', '$allowed', '"GET, HEAD"', ['GET ""', 'HEAD ""']),
  '# Read when the answer is sent, so $uri is the file by then.',
  map('$uri', '$varies', '""', [`"~\\.(${TEXTS.join('|')})$" Accept-Encoding`]),
  map('$uri', '$sharing', unshared, [`"~^${SHARED.prefix}" ${SHARED.value}`]),
  map('"$status $uri"', '$caching', `"${REVALIDATE}"`, [`"~^(200|206|304) /(${folders})/" "${IMMUTABLE}"`]),
];

const when = (condition: string, status: string) => block(`if (${condition})`, [`return ${status};`]);

const gone = when('$canonical = gone', '410');

const pages = ({ notFound }: HostSite) =>
  notFound.flatMap(({ prefix, page }) => [
    ...block(`location ${prefix}`, [`error_page 404 410 ${page}.html;`, ...gone, 'try_files $uri.html $uri =404;']),
    ...block(`location = ${page}`, [`error_page 404 ${page}.html;`, 'return 404;']),
    ...block(`location = ${page}.html`, ['internal;']),
  ]);

function rules(site: HostSite): string[] {
  const { headers } = site;
  const always = {
    ...headers,
    [SHARED.header]: '$sharing',
    'Cache-Control': '$caching',
    Vary: '$varies',
    Allow: '$allowed',
  };
  return [
    ...block(
      'types',
      Object.entries(MIME_TYPES).map(([ending, type]) => `${type.split(';')[0]} ${ending};`),
    ),
    'charset utf-8;',
    // nginx always sets text/html itself and warns when it is listed.
    `charset_types ${TEXTS.filter((ending) => ending !== 'html')
      .map((ending) => MIME_TYPES[ending]?.split(';')[0])
      .join(' ')};`,
    'server_tokens off;',
    'absolute_redirect off;',
    'gzip_static on;',
    ...Object.entries(always).map(([name, value]) => `add_header ${name} "${value}" always;`),
    'error_page 404 410 /404.html;',
    ...when('$malformed', '400'),
    ...when('$allowed', '405'),
    ...when('$elsewhere', '301 $elsewhere$is_args$args'),
    ...block('location = /', ['try_files /index.html =404;']),
    '# Not for the public: other names of pages, compressed twins, files for hosts.',
    ...block(`location ~ (\\.(html|br|gz)$|^/_(headers|redirects)$|^/${HOST_FOLDER}/)`, [...gone, 'return 404;']),
    ...pages(site),
  ];
}

/** For conf.d: the site on its own domain; the other domain name redirects to it. Does not change with a build. */
export function nginxFile(site: HostSite, { root }: { root: string }): string {
  const { main, other } = namesOf(site.origin);
  const listen = ['listen 80;', 'listen [::]:80;'];
  return [
    GENERATED,
    ...maps(root, site.headers),
    block('server', [...listen, `server_name ${main};`, `root ${root};`, ...rules(site)]).join('\n'),
    block('server', [...listen, `server_name ${other};`, `return 301 $scheme://${main}$request_uri;`]).join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

/** A complete config for a stock Debian nginx, used by the container and the tests. */
export function nginxAlone(
  site: HostSite,
  at: { root: string; port: number; folder: string; brotli: boolean },
): string {
  const { root, port, folder, brotli } = at;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    GENERATED,
    'include /etc/nginx/modules-enabled/*.conf;',
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr;',
    'events {}',
    ...block('http', [
      'access_log off;',
      'sendfile on;',
      ...(brotli ? ['brotli_static on;'] : []),
      ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
      ...maps(root, site.headers),
      ...block('server', [`listen ${port};`, 'server_name _;', `root ${root};`, ...rules(site)]),
    ]),
  ]
    .join('\n')
    .concat('\n');
}
