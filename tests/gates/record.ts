import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { BASELINES } from './baselines.ts';
import type { BuiltPage } from './gate.ts';
import { subjects } from './subjects.ts';
import { toolVersions } from './tools.ts';

/** The pages that passed every gate in the last full run, each with a digest of everything its result depends on. */
export interface PageRecord {
  /** When that run ended. */
  date: string;
  /** The clean commit that it checked. */
  commit: string;
  /** Address of a page → digest. */
  pages: Record<string, string>;
  /** Of the three fields above: a record edited by hand is refused. */
  checksum: string;
}

export const RECORD_FILE = path.resolve('evidence/pages.json');
const GATES = import.meta.dirname;
const DIGEST_LENGTH = 32;

const sha256 = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  // The length is hashed first, so that different parts never have the same digest.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}\n`).update(part);
  return hash.digest('hex').slice(0, DIGEST_LENGTH);
};

/** The rules of html-validate. */
const RULES = path.resolve('.htmlvalidate.json');

/** Every file of the gates' own code, and their rules. */
function gateCode(folder = GATES): string {
  const files = fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .concat(RULES);
  return sha256(...files.flatMap((file) => [path.relative(folder, file), fs.readFileSync(file)]));
}

/** Scripts and fonts that a page refers to, with the scripts that those import; pictures carry a version in their address. */
function filesOf(html: string, dist: string): string[] {
  const found = new Set<string>();
  const add = (urls: Iterable<string>) => {
    for (const url of urls) {
      const file = path.join(dist, url);
      if (found.has(url) || !fs.existsSync(file)) continue;
      found.add(url);
      if (!url.endsWith('.js')) continue;
      const code = fs.readFileSync(file, 'utf8');
      add([...code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name]) => `/_assets/${name}`));
    }
  };
  add(html.match(/\/(?:_assets|fonts)\/[\w.-]+/g) ?? []);
  return [...found].sort();
}

export interface DigestInput {
  dist: string;
  /** Digest of the gates' code. */
  code: string;
  /** Tool → version. */
  tools: Record<string, string>;
}

export const digestInput = (browserVersion: string, dist = path.resolve('dist')): DigestInput => ({
  dist,
  code: gateCode(),
  tools: toolVersions(browserVersion),
});

const fileDigests = new Map<string, string>();
function digestOfFile(file: string): string {
  const known = fileDigests.get(file) ?? sha256(fs.readFileSync(file));
  fileDigests.set(file, known);
  return known;
}

/** Digest of a page's bytes, of what it refers to, of its baseline screenshots, and of the gates and their tools. */
export function digestOf({ address, html }: BuiltPage, { dist, code, tools }: DigestInput): string {
  const baselines = subjects
    .filter((subject) => subject.address === address)
    .flatMap(({ name }) => fs.globSync(path.join(BASELINES, `${name}-*`)).sort());
  return sha256(
    html,
    ...filesOf(html, dist).flatMap((url) => [url, digestOfFile(path.join(dist, url))]),
    ...baselines.flatMap((file) => [path.basename(file), digestOfFile(file)]),
    code,
    JSON.stringify(tools),
  );
}

const checksumOf = ({ date, commit, pages }: Omit<PageRecord, 'checksum'>) =>
  sha256(JSON.stringify([date, commit, Object.entries(pages).sort(([a], [b]) => (a < b ? -1 : 1))]));

export const sealed = (record: Omit<PageRecord, 'checksum'>): PageRecord => ({
  ...record,
  checksum: checksumOf(record),
});

/** The record of the last full run, or the reason why there is none to rely on. */
export function readRecord(file = RECORD_FILE): PageRecord | { refused: string } {
  if (!fs.existsSync(file)) return { refused: 'no full run is recorded' };
  try {
    const record = JSON.parse(fs.readFileSync(file, 'utf8')) as PageRecord;
    if (record.checksum !== checksumOf(record)) return { refused: 'the record was changed after it was written' };
    return record;
  } catch {
    return { refused: 'the record cannot be read' };
  }
}

export interface Selection {
  /** Addresses to check. */
  checked: string[];
  /** Those of them that have no recorded pass. */
  unrecorded: string[];
  /** One line for the output. */
  summary: string;
}

const isTranslated = ({ html }: BuiltPage) => /<html[^>]* data-prefix=/.test(html);

/** Preferring pages in English, of which each family has the most. */
export function firstOfEachFamily(pages: BuiltPage[]): string[] {
  const englishFirst = [...pages.filter((page) => !isTranslated(page)), ...pages.filter(isTranslated)];
  return englishFirst
    .filter(({ family }, at) => at === englishFirst.findIndex((page) => page.family === family))
    .map(({ address }) => address);
}

/** Which pages need their gates: those without a recorded pass, and always the first page of each family. */
export function selectPages(
  pages: BuiltPage[],
  digests: Map<string, string>,
  { all = false, record = readRecord() }: { all?: boolean; record?: ReturnType<typeof readRecord> } = {},
): Selection {
  const every = pages.map(({ address }) => address);
  const whole = (why: string) => ({
    checked: every,
    unrecorded: every,
    summary: `${every.length} pages checked${why}`,
  });
  if (all) return whole('');
  if ('refused' in record) return whole(`: ${record.refused}`);
  const unrecorded = every.filter(
    (address) => record.pages[address] === undefined || record.pages[address] !== digests.get(address),
  );
  const first = firstOfEachFamily(pages);
  const checked = every.filter((address) => first.includes(address) || unrecorded.includes(address));
  const rest = every.length - checked.length;
  const since = `unchanged since the full run of ${record.date.slice(0, 10)}`;
  return { checked, unrecorded, summary: `${checked.length} pages checked, ${rest} ${since}` };
}
