import fs from 'node:fs';
import path from 'node:path';
import { ContentCache, digestOf } from './content-cache.ts';

const KEPT_DAYS = 1;
/** The code that rewrites a page, and the policy that it writes. */
const CODE = ['build/*.ts', 'deploy/*.ts', 'src/model/*.ts', 'package-lock.json'];

/** Writes a file of its own for a part of the page. */
type Save = (address: string, text: string) => void;

/** What the result depends on besides the page: the code, and the scripts and styles of the build. */
const sharedDigest = (dist: string) =>
  digestOf(
    ...[...fs.globSync(CODE), ...fs.globSync(path.join(dist, '_assets/**/*.{js,css}'))]
      .sort()
      .flatMap((file) => [path.relative(dist, file), fs.readFileSync(file)]),
  );

/**
 * Applies a function to the HTML of every page under dist/. Results are cached by content, because parsing every page takes a
 * third of a build in which one page has changed.
 */
export function rewritePages(
  dist: string,
  change: (html: string, save: Save) => string,
  folder = path.resolve('.cache/pages'),
): void {
  const cache = new ContentCache(folder);
  const shared = sharedDigest(dist);
  for (const entry of fs.readdirSync(dist, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const page = path.join(entry.parentPath, entry.name);
    const html = fs.readFileSync(page, 'utf8');
    const name = `${digestOf(shared, html)}.json`;
    const known = cache.get(name);
    let files: [file: string, text: string][] = known ? JSON.parse(known.toString()) : [];
    if (!known) {
      try {
        const rewritten = change(html, (address, text) => files.push([address, text]));
        files = [['', rewritten], ...files];
      } catch (error) {
        throw new Error(`${path.relative(dist, page)}: ${(error as Error).message}`);
      }
      cache.set(name, JSON.stringify(files));
    }
    for (const [address, text] of files) fs.writeFileSync(address ? path.join(dist, address) : page, text);
  }
  cache.removeUnused(KEPT_DAYS);
}
