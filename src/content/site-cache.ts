import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { dayInIndia } from './dropped-pages.ts';
import { loadSites } from './load-sites.ts';
import type { Site } from './site.ts';

/** A build reads the content in three processes, and each would take two seconds to parse and validate it. */
const CACHE = path.resolve('.cache/content');
const KEPT_MS = 24 * 3600 * 1000;
/** The cached result depends on the schemas as well, so it is keyed by all code. */
const CODE = ['src', 'package-lock.json'];

function* filesUnder(file: string): Generator<string> {
  if (!fs.statSync(file).isDirectory()) yield file;
  else for (const name of fs.readdirSync(file).sort()) yield* filesUnder(path.join(file, name));
}

function digestOf(root: string, pictureIds: string[]): string {
  // Positions close at the end of a day.
  const hash = createHash('sha256').update(JSON.stringify([pictureIds, dayInIndia()]));
  for (const file of [root, ...CODE].flatMap((name) => [...filesUnder(path.resolve(name))]))
    if (/\.(ya?ml|tsx?|json)$/.test(file)) hash.update(`\n${file}\n`).update(fs.readFileSync(file));
  // Links to files of public/ show their sizes.
  for (const file of fs.globSync('public/**/*', { exclude: (name) => /^public.(renders|town)$/.test(name) }))
    hash.update(`\n${file} ${fs.statSync(file).size}`);
  return hash.digest('hex').slice(0, 32);
}

/** Every language of content/, English first. */
type Sites = [english: Site, ...others: Site[]];

/** loadSites with a cache on disk. */
export function loadSitesCached(root: string, pictureIds: string[]): Sites {
  const file = path.join(CACHE, `${digestOf(root, pictureIds)}.json`);
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')) as Sites;
  const sites = loadSites(root, pictureIds);
  fs.mkdirSync(CACHE, { recursive: true });
  for (const name of fs.readdirSync(CACHE)) {
    const old = path.join(CACHE, name);
    if ((fs.statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - KEPT_MS)
      fs.rmSync(old, { force: true });
  }
  // Written and then renamed, because several processes may read and write at once.
  fs.writeFileSync(`${file}.${process.pid}`, JSON.stringify(sites));
  fs.renameSync(`${file}.${process.pid}`, file);
  return sites;
}
