import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PAGE_INPUTS } from '../src/document/integrations.ts';
import { inputs } from './source.mjs';

/** Files outside src that a module of src imports. */
const imported = [...new Set(fs.globSync('src/**/*.{ts,tsx,astro}').flatMap(dataImportsOf))];

function dataImportsOf(file: string): string[] {
  const sources = fs.readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.json)'/g);
  return [...sources]
    .map(([, source = '']) => path.relative('.', path.resolve(path.dirname(file), source)))
    .filter((name) => !name.startsWith('src'));
}

it('every file that a page is made from makes a build out of date', () => {
  expect(imported.length).toBeGreaterThan(3);
  expect(imported.filter((name) => !inputs().includes(name))).toEqual([]);
});

it('a saved content or picture file reloads the page of the dev server', () => {
  const files = [...imported.filter((name) => name !== 'package.json'), 'content/en/index.yaml'];
  expect(files.filter((name) => !PAGE_INPUTS.test(path.resolve(name)))).toEqual([]);
});
