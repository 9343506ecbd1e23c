import fs from 'node:fs';
import { expect, it } from 'vitest';
import { MUTATIONS } from './mutations.ts';

const read = (file: string) => fs.readFileSync(file, 'utf8');
/** Titles that are generated from facts or a list of cases. */
const isGenerated = (title: string) => /\d| on |^\//.test(title);

it('each mutation finds the text that it replaces, and a test with its title', () => {
  const wrong = MUTATIONS.flatMap(({ name, file, from, test }) => [
    ...(read(file).includes(from) ? [] : [`${name}: ${file} has no '${from}'`]),
    ...(isGenerated(test.title) || read(test.file).includes(test.title)
      ? []
      : [`${name}: ${test.file} has no test '${test.title}'`]),
  ]);
  expect(wrong).toEqual([]);
});
