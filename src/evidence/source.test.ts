import { expect, it } from 'vitest';
import { isOfThisSource } from './source.ts';

it('a run is of this source if nothing has changed since its one commit', () => {
  expect(isOfThisSource('85b0b0e487', () => '')).toBe(true);
});

it.each([
  ['a file that has changed since', '85b0b0e487', () => 'src/ui/Picture.tsx'],
  ['a range of commits', '85b0b0e487 to 848f025a29', () => ''],
  ['a changed tree', '85b0b0e487+', () => ''],
  ['no repository to ask', 'unknown', () => ''],
  [
    'a commit that git does not know',
    '85b0b0e487',
    () => {
      throw new Error('bad revision');
    },
  ],
])('not with %s', (_, commit, git) => {
  expect(isOfThisSource(commit, git)).toBe(false);
});
