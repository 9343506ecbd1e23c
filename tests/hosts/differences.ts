import type { Aspect, Fault } from './check.ts';
import type { Row } from './requests.ts';

interface Difference {
  host: string;
  /** The requests, by what they ask in words. */
  rows: RegExp;
  aspects: Aspect[];
  /** What the host answers instead. */
  found: RegExp;
  why: string;
}

/** Where a host cannot give the one right answer, and why. Every entry has to occur: one that does not any more is to go. */
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
];

export const differenceOf = (host: string, row: Row, { aspect, found }: Fault) =>
  DIFFERENCES.find(
    (one) => one.host === host && one.rows.test(row.what) && one.aspects.includes(aspect) && one.found.test(found),
  );
