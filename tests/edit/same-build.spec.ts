import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyCheckout } from './copy.ts';

/** By name, the digest of every file that a build makes of a copied checkout. */
function built(folder: string, editor: boolean): Record<string, string> {
  copyCheckout(folder, { editor });
  const astro = path.resolve('node_modules/astro/bin/astro.mjs');
  execFileSync(process.execPath, [astro, 'build', '--silent', '--outDir', 'made'], { cwd: folder });
  const files = fs.globSync('made/**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const digests = files.map((entry): [string, string] => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(folder, file), createHash('sha256').update(fs.readFileSync(file)).digest('hex')];
  });
  fs.rmSync(folder, { recursive: true });
  return Object.fromEntries(digests);
}

test('a build is the same, byte for byte, with and without the code of the editor', () => {
  test.setTimeout(900_000);
  // The same folder twice: its name is part of no file, but of the bundler's hashes.
  const folder = path.resolve('.cache/same-build');
  const without = built(folder, false);
  expect(Object.keys(without).length).toBeGreaterThan(100);
  expect(built(folder, true)).toEqual(without);
});
