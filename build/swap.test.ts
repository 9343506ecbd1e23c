import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { swap, tempBuildDir } from './swap.ts';

let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'swap-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));
const page = (folder: string, words?: string) => {
  const file = path.join(folder, 'index.html');
  if (words === undefined) return fs.readFileSync(file, 'utf8');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(file, words);
};

it('replaces the last build and leaves nothing behind', () => {
  const dist = path.join(root, 'dist');
  for (const words of ['first', 'second']) {
    const made = tempBuildDir(root);
    page(made, words);
    swap(made, dist);
    expect(page(dist)).toBe(words);
    expect(fs.readdirSync(path.join(root, '.cache/build'))).toEqual([]);
  }
});

it('removes the folder of a failed build, but not of one that is still running', () => {
  const folder = path.join(root, '.cache/build');
  const ended = path.join(folder, '999999999');
  const atWork = path.join(folder, String(process.ppid));
  page(ended, 'half');
  page(atWork, 'half');
  tempBuildDir(root);
  expect(fs.readdirSync(folder)).toEqual([path.basename(atWork)]);
});
