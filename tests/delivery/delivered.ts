import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Hashes of the files as they were delivered: `npm run delivery -- --renew` writes them. */
export const DIGESTS = 'tests/delivery/delivered.json';

/** The owner's files: all content and the icons. */
const ICONS = ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'].map(
  (name) => `public/${name}`,
);
export const ownersFiles = (root = '.') => [
  ...fs
    .globSync('content/en/**/*.{yaml,yml}', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort(),
  ...ICONS.filter((file) => fs.existsSync(path.join(root, file))),
];

/** Line endings are normalised, because git may change them on another system. */
export function digestOf(file: string): string | undefined {
  if (!fs.existsSync(file)) return;
  const bytes = fs.readFileSync(file);
  const content = /\.ya?ml$|\.svg$/.test(file) ? bytes.toString('utf8').replaceAll('\r\n', '\n') : bytes;
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

export type Digests = Record<string, string>;
export const deliveredDigests = (): Digests => JSON.parse(fs.readFileSync(DIGESTS, 'utf8'));
export const digestsNow = (): Digests => Object.fromEntries(ownersFiles().map((file) => [file, digestOf(file) ?? '']));

/** The delivered files that have changed since. A page that was only renamed is unchanged. */
export function changedSince(delivered: Digests, now: Digests, movedTo: (file: string) => string | undefined) {
  return Object.keys(delivered).filter((file) => {
    const place = now[file] === undefined ? movedTo(file) : file;
    return place === undefined || now[place] !== delivered[file];
  });
}
