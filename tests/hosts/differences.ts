import type { Aspect, Fault } from './check.ts';
import type { Row } from './requests.ts';

export interface Difference {
  host: string;
  /** Matches the descriptions of the requests. */
  rows: RegExp;
  aspects: Aspect[];
  /** The response of this host. */
  found: RegExp;
  why: string;
}

/** Where a host cannot give the expected response, and why. An entry that no longer occurs fails the test and must be removed. */
export const DIFFERENCES: Difference[] = [
  {
    host: 'nginx',
    rows: /^accepts gzip;q=1, br;q=0\.5$/,
    aspects: ['encoding'],
    found: /^br$/,
    why: 'Its modules ask whether an encoding is accepted, not how gladly: brotli comes first.',
  },
  {
    host: 'nginx',
    rows: /^accepts \*$/,
    aspects: ['encoding'],
    found: /^none$/,
    why: 'It does not know the asterisk and sends the file as it is, which every client accepts.',
  },
  {
    host: 'nginx',
    rows: /^Range: bytes=99999999-$/,
    aspects: ['security', 'sharing'],
    found: /^([\w-]+): (.+), \2$/,
    why: 'It makes up a 416 after the headers were added, and adds them again: each is there twice, with one value.',
  },
  {
    host: 'Caddy',
    rows: /^accepts \*$/,
    aspects: ['encoding'],
    found: /^none$/,
    why: 'It does not know the asterisk and sends the file as it is, which every client accepts.',
  },
  {
    host: 'Caddy',
    rows: /^(half an|a wrong) encoding$/,
    aspects: ['security', 'sharing', 'cache'],
    found: /(undefined|none)$/,
    why: 'The Go server under it refuses the request before any rule is asked; the answer is a line of plain text.',
  },
  // Static hosts are tested only by `npm run test:hosts`: Cloudflare Pages through its emulator. Hosts that only copy files have few settings.
  {
    host: 'Cloudflare',
    rows: /./,
    aspects: ['cache'],
    found: /^(public, max-age=0, must-revalidate|no-store|none)$/,
    why: 'Its own words: pages are asked for again, a 404 is not cached, and redirects and refusals say nothing. Two rules of ours for one file would be joined.',
  },
  {
    host: 'Cloudflare',
    rows: /./,
    aspects: ['vary'],
    found: /^none$/,
    why: 'The emulator sends no Vary. Cloudflare compresses in front of what it emulates.',
  },
  {
    host: 'Cloudflare',
    rows: /compressed|^accepts/,
    aspects: ['encoding'],
    found: /^(gzip|none)$/,
    why: 'It compresses by itself, not by our twins; the emulator prefers gzip and does not know the asterisk.',
  },
  {
    host: 'Cloudflare',
    rows: /./,
    aspects: ['type'],
    found: /^(application\/(javascript|json|manifest\+json|xml)|image\/(svg\+xml|vnd\.microsoft\.icon))$/,
    why: 'Its own names for the same types. Pages and plain text say their charset; scripts, JSON, XML and SVG are UTF-8 without saying so.',
  },
  {
    host: 'Cloudflare',
    rows: /slash at the end|with a query|the name of the file|the file of home|^index$|a slash encoded|a line break/,
    aspects: ['status'],
    found: /^308$/,
    why: 'It leads these to the page by itself, with 308 in the place of 301.',
  },
  {
    host: 'Cloudflare',
    rows: /capitals|spelt otherwise|two slashes|index in a folder of a page/,
    aspects: ['status', 'location'],
    found: /^(404|none)$/,
    why: 'It compares letter by letter: each spelling would need a rule of its own. All small letters have one, others get the not-found page.',
  },
  {
    host: 'Cloudflare',
    rows: /^(a doubled slash( inside)?|a letter encoded|a step on the spot)$/,
    aspects: ['status', 'location'],
    found: /^(200|none)$/,
    why: 'It tidies the address and sends the page at once; its canonical link names the one address.',
  },
  {
    host: 'Cloudflare',
    rows: /gone/,
    aspects: ['status'],
    found: /^404$/,
    why: 'Its rules know no 410.',
  },
  {
    host: 'Cloudflare',
    rows: /^(the not-found page|… by its file|… of services)$/,
    aspects: ['status', 'location', 'type', 'body'],
    found: /^(200|308|\/404|\/|none|0 bytes, '')$/,
    why: 'The not-found pages are pages to it, with an address; they ask not to be indexed.',
  },
  {
    host: 'Netlify',
    rows: /^an unknown card$/,
    aspects: ['sharing'],
    found: /: cross-origin$/,
    why: 'A rule holds for the folder, whether the file is there or not.',
  },
  {
    host: 'Cloudflare',
    rows: /^an unknown card$/,
    aspects: ['sharing'],
    found: /: cross-origin$/,
    why: 'A rule holds for the folder, whether the file is there or not.',
  },
  {
    host: 'Cloudflare',
    rows: /^(a compressed twin|… of a script|what servers read)$/,
    aspects: ['status', 'type', 'cache', 'body'],
    found: /^(200|application\/(octet-stream|gzip|json)|public, max-age=\d+, immutable|\d+ bytes, .+)$/s,
    why: 'It publishes every file of dist/. Nothing in them is secret.',
  },
  {
    host: 'Cloudflare',
    rows: /^(the headers of static hosts|their redirects|a null|20 kB)$/,
    aspects: ['status', 'type', 'body', 'security', 'sharing'],
    found: /^(502|431|text\/plain;charset=UTF-8|\d+ bytes, '\[wrangler\].+|[\w-]+: undefined)$/s,
    why: 'The emulator fails at these before any rule is asked. The two files are not published by Cloudflare.',
  },
  {
    host: 'Cloudflare',
    rows: /^(climbing.*|half an encoding|a wrong encoding)$/,
    aspects: ['status'],
    found: /^404$/,
    why: 'To it these are addresses where nothing is.',
  },
  {
    host: 'Cloudflare',
    rows: /^[A-Z]+$/,
    aspects: ['allow'],
    found: /^none$/,
    why: 'It refuses the method without naming those it knows.',
  },
  {
    host: 'Cloudflare',
    rows: /^TRACE$/,
    aspects: ['status'],
    found: /got no response$/,
    why: 'The emulator cannot pass it on, and never answers.',
  },
  {
    host: 'Cloudflare',
    rows: /^(Range: |a part of the same picture$)/,
    aspects: ['status', 'range', 'body'],
    found: /^(200|none|\d+ bytes, .+)$/s,
    why: 'The emulator sends the whole, as a server always may.',
  },
];

export const differenceOf = (host: string, row: Row, { aspect, found }: Fault) =>
  DIFFERENCES.find(
    (one) => one.host === host && one.rows.test(row.what) && one.aspects.includes(aspect) && one.found.test(found),
  );
