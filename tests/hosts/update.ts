import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { inlineHashes, policyIn, withPolicy } from '../../build/csp.ts';
import { elementsIn } from '../../build/html.ts';
import { ask } from './raw-request.ts';

const CLIENTS = 6;
const FOLDER = path.resolve('.cache/hosts');

/** A copy made of links; `change` rewrites pages, whose compressed files are made with the fastest settings. */
function copyOf(dist: string, name: string, change: (html: string) => string): string {
  const copy = path.join(FOLDER, name);
  fs.rmSync(copy, { recursive: true, force: true });
  for (const file of fs.readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const [from, to] = [path.join(dist, file), path.join(copy, file)];
    if (fs.statSync(from).isDirectory() || /\.html\.(br|gz)$/.test(file)) continue;
    fs.mkdirSync(path.dirname(to), { recursive: true });
    if (!file.endsWith('.html')) {
      fs.linkSync(from, to);
      continue;
    }
    const html = change(fs.readFileSync(from, 'utf8'));
    fs.writeFileSync(to, html);
    fs.writeFileSync(`${to}.gz`, zlib.gzipSync(html, { level: 1 }));
  }
  return copy;
}

/** A build and its successor: other styles on every page, and another name for the script that every page loads. */
export function twoBuilds(dist: string): { before: string; after: string } {
  const before = copyOf(dist, 'before', (html) => html);
  const script = fs.readdirSync(path.join(dist, '_assets')).find((name) => /^Document.*\.js$/.test(name));
  if (!script) throw new Error('The build has no script that every page loads');
  const renamed = script.replace(/\.js$/, '-next.js');
  const after = copyOf(dist, 'after', (html) =>
    withPolicy(html.replaceAll(script, renamed).replace('</style>', '/* the next build */</style>')),
  );
  for (const twin of ['', '.br', '.gz'])
    fs.renameSync(path.join(after, '_assets', script + twin), path.join(after, '_assets', renamed + twin));
  return { before, after };
}

/** The first missing or mismatched file of this page, or undefined if it is complete. */
async function brokenIn(port: number, address: string, encoding: string): Promise<string | undefined> {
  const page = await ask(port, { path: address, headers: { 'Accept-Encoding': encoding } });
  const html = page.body.toString();
  if (page.status !== 200) return `the page: ${page.status}`;
  if (!html.trimEnd().endsWith('</html>')) return 'the page: half of it';
  const policies = [policyIn(html), page.headers['content-security-policy']].filter((text) =>
    text?.includes('style-src'),
  );
  const { scripts, styles } = inlineHashes(html);
  for (const hash of [...scripts, ...styles])
    if (!policies.length || policies.some((policy) => !policy?.includes(hash)))
      return 'a style or script that the policy stops';
  const elements = elementsIn(html);
  for (const { name, attributes } of elements) {
    if (name !== 'script' || !attributes.src || !attributes.integrity) continue;
    const { status, body } = await ask(port, { path: attributes.src });
    if (status !== 200) return `a script: ${status}`;
    if (`sha384-${createHash('sha384').update(body).digest('base64')}` !== attributes.integrity)
      return 'a script that is not the signed one';
  }
  const pictures = elements.map(({ name, attributes }) => (name === 'img' ? attributes.src : undefined));
  const picture = pictures.find((src) => src?.startsWith('/renders/'));
  if (picture && (await ask(port, { path: picture, method: 'HEAD' })).status !== 200) return 'a picture';
}

/** What clients have read so far. */
export interface Reading {
  pages: number;
  /** Pages that were broken, with the reason. */
  broken: string[];
}

/** Reads pages and their files continuously while `change` runs. */
export async function readWhile(port: number, addresses: string[], change: (reading: Reading) => Promise<void>) {
  let over = false;
  const reading: Reading = { pages: 0, broken: [] };
  const reader = async (first: number) => {
    for (let i = first; !over; i++) {
      const address = addresses[i % addresses.length] ?? '/';
      const fault = await brokenIn(port, address, i % 2 ? 'gzip' : 'identity').catch((error: Error) => error.message);
      reading.pages++;
      if (fault) reading.broken.push(`${address}: ${fault}`);
    }
  };
  const readers = Array.from({ length: CLIENTS }, (_, i) => reader(i * 5));
  await change(reading);
  over = true;
  await Promise.all(readers);
  return reading.broken;
}

const run = promisify(execFile);
/** The update that docs/operations.md describes. */
export const update = async (dist: string, site: string) => void (await run('deploy/update.sh', [dist, site]));
/** The naive update: delete the old build, then copy the new one. */
export const replace = async (dist: string, site: string) =>
  void (await run('sh', ['-c', 'rm -rf "$2" && cp -rl "$1" "$2"', 'sh', dist, site]));
