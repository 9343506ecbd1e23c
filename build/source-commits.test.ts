import { expect, it } from 'vitest';
import { sourceCommits } from './source-commits.ts';

const [SAME, CHANGED] = ['85b0b0e487', '848f025a29'];
const git = (...args: string[]) => (args.includes(SAME) ? '' : 'src/ui/Picture.tsx');

it('names the measured commits since which no page has changed', () => {
  expect(sourceCommits([SAME, CHANGED, `${SAME}+`, 'unknown'], undefined, git)).toBe(SAME);
});

it('uses the given commits, without git', () => {
  const none = () => {
    throw new Error('not a repository');
  };
  expect(sourceCommits([SAME], '85b0b0e4875f', none)).toBe('85b0b0e4875f');
  expect(sourceCommits([SAME], undefined, none)).toBe('');
});
