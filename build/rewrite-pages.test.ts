import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rewritePages } from './rewrite-pages.ts';

let root = '';
const at = (...names: string[]) => path.join(root, 'dist', ...names);
const write = (file: string, text: string) => fs.writeFileSync(at(file), text);
const read = (file: string) => fs.readFileSync(at(file), 'utf8');

/** A build of two pages and a script, and the pages that had to be rewritten. */
function build({ one = 'one', two = 'two', script = '1' }: { one?: string; two?: string; script?: string }): string[] {
  fs.rmSync(at(), { recursive: true, force: true });
  fs.mkdirSync(at('_assets'), { recursive: true });
  for (const [file, text] of Object.entries({ 'one.html': one, 'two.html': two, '_assets/a.js': script }))
    write(file, text);
  const made: string[] = [];
  rewritePages(
    at(),
    (html, save) => {
      made.push(html);
      save('/_assets/drawing.svg', html);
      return `${html}!`;
    },
    path.join(root, 'cache'),
  );
  expect([read('one.html'), read('two.html')]).toEqual([`${one}!`, `${two}!`]);
  expect(fs.existsSync(at('_assets/drawing.svg'))).toBe(true);
  return made.sort();
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

it('rewrites a page again when it or a script has changed, and otherwise takes it and its files from the cache', () => {
  expect(build({})).toEqual(['one', 'two']);
  expect(build({})).toEqual([]);
  expect(build({ two: 'other' })).toEqual(['other']);
  expect(build({ script: '2' })).toEqual(['one', 'two']);
});

it('names the page that cannot be rewritten', () => {
  fs.mkdirSync(at('folder'), { recursive: true });
  write('folder/bad.html', '');
  const fail = () => {
    throw new Error('no charset');
  };
  expect(() => rewritePages(at(), fail, path.join(root, 'cache'))).toThrow('folder/bad.html: no charset');
});
