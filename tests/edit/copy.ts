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

/** A second checkout that a test may change. Pictures are linked; the editor is left out where it is not wanted. */
export function copyCheckout(folder: string, { editor = true } = {}): void {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const name of [...COPIED, ...(editor ? ['edit'] : [])])
    fs.cpSync(path.join(ROOT, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => !/renders\/(sets|out|studio\/.*\.py)|\/generated/.test(file),
    });
  for (const name of ['public', 'node_modules']) fs.symlinkSync(path.join(ROOT, name), path.join(folder, name));
}
