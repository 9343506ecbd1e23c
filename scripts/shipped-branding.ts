import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The delivered company name and the digests of its icons. */
const SHIPPED_NAME = 'Impetech';
export const SHIPPED_ICONS: Record<string, string> = {
  'public/favicon.svg': '776db9b2dbcdcb6a',
  'public/favicon.ico': '1133951d072b5fbd',
  'public/apple-touch-icon.png': '4de14d008ab381b0',
  'public/icon-192.png': '06dcbb7de72272d3',
  'public/icon-512.png': '427b5003389c6937',
};
/** Files that may contain the company's name; page addresses keep it. */
const WRITTEN = ['content', 'public', 'LICENSE', 'README.md', 'package.json'];
const READABLE = /(\.(ya?ml|svg|txt|md|json)|LICENSE)$/;

const filesUnder = (root: string, name: string): string[] => {
  const at = path.join(root, name);
  if (!fs.existsSync(at)) return [];
  if (!fs.statSync(at).isDirectory()) return [name];
  return fs.readdirSync(at).flatMap((inner) => filesUnder(root, path.join(name, inner)));
};

export const iconDigest = (file: string) =>
  createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, 16);

/** For a renamed company: files that still contain the delivered name, and icons that were not replaced. */
export function shippedBranding(root: string, name: string): { names: string[]; icons: string[] } {
  if (name === SHIPPED_NAME) return { names: [], icons: [] };
  const names = WRITTEN.flatMap((where) => filesUnder(root, where))
    .filter((file) => READABLE.test(file))
    .filter((file) => fs.readFileSync(path.join(root, file), 'utf8').includes(SHIPPED_NAME));
  const icons = Object.keys(SHIPPED_ICONS).filter(
    (file) => fs.existsSync(path.join(root, file)) && iconDigest(path.join(root, file)) === SHIPPED_ICONS[file],
  );
  return { names, icons };
}
