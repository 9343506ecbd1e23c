import fs from 'node:fs';
import path from 'node:path';
import { SHIPPED_NAME } from '../src/model/placeholders.ts';
import { type Digests, deliveredDigests, digestOf } from '../tests/delivery/delivered.ts';

/** Files that may contain the company's name; the addresses of pages are not changed. */
const WRITTEN = ['content', 'public', 'LICENSE', 'README.md', 'package.json'];
const READABLE = /(\.(ya?ml|svg|txt|md|json)|LICENSE)$/;

const filesUnder = (root: string, name: string): string[] => {
  const at = path.join(root, name);
  if (!fs.existsSync(at)) return [];
  if (!fs.statSync(at).isDirectory()) return [name];
  return fs.readdirSync(at).flatMap((inner) => filesUnder(root, path.join(name, inner)));
};

/** After a change of the company name: files that still contain the old one, and icons that still show its mark. */
export function shippedBranding(
  root: string,
  name: string,
  delivered: Digests = deliveredDigests(),
): { names: string[]; icons: string[] } {
  if (name === SHIPPED_NAME) return { names: [], icons: [] };
  const names = WRITTEN.flatMap((where) => filesUnder(root, where))
    .filter((file) => READABLE.test(file))
    .filter((file) => fs.readFileSync(path.join(root, file), 'utf8').includes(SHIPPED_NAME));
  const icons = Object.keys(delivered).filter(
    (file) => file.startsWith('public/') && digestOf(path.join(root, file)) === delivered[file],
  );
  return { names, icons };
}
