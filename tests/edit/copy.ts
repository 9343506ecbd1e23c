import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COPIED = [
  'astro.config.ts',
  'build',
  'content',
  'deploy',
  'evidence',
  'pictures',
  'renders',
  'scripts',
  'src',
  'tests/delivery',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

const OWN_PICTURES = 'pictures';

/** A second checkout that a test may change. Renders are linked; the editor is left out where it is not wanted. */
export function copyCheckout(folder: string, { editor = true } = {}): void {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const name of [...COPIED, ...(editor ? ['edit'] : [])])
    fs.cpSync(path.join(ROOT, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => !/renders\/(sets|out|studio\/.*\.py)|\/generated/.test(file),
    });
  const link = (name: string) => fs.symlinkSync(path.join(ROOT, name), path.join(folder, name));
  link('node_modules');
  fs.mkdirSync(path.join(folder, 'public'));
  for (const name of fs.readdirSync(path.join(ROOT, 'public'))) if (name !== OWN_PICTURES) link(`public/${name}`);
  // The editor writes into it.
  const own = path.join(ROOT, 'public', OWN_PICTURES);
  if (fs.existsSync(own)) fs.cpSync(own, path.join(folder, 'public', OWN_PICTURES), { recursive: true });
}
