import { expect, it } from 'vitest';
import { isOfThisSource } from './source.ts';

const SOURCES = '85b0b0e4875f6a0d1c2b3e4f5a6b7c8d9e0f1a2b 848f025a29';

it('a run belongs to this source if the build names its commit', () => {
  expect(isOfThisSource('85b0b0e487', SOURCES)).toBe(true);
  expect(isOfThisSource('848f025a29', SOURCES)).toBe(true);
});

it.each([
  ['another commit', '0123456789', SOURCES],
  ['a range of commits', '85b0b0e487 to 848f025a29', SOURCES],
  ['a changed tree', '85b0b0e487+', SOURCES],
  ['an unknown commit', 'unknown', SOURCES],
  ['a build that names none', '85b0b0e487', ''],
])('not with %s', (_, commit, sources) => {
  expect(isOfThisSource(commit, sources)).toBe(false);
});
