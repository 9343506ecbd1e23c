import { expect, it } from 'vitest';
import { example, missingWords, refuse } from '../testing.tsx';

it('has the content of its drawing as text', () => {
  expect(missingWords(example('revision-stair'))).toEqual([]);
});

it('rejects content without a heading', () => {
  expect(refuse({ ...example('revision-stair'), heading: '' })).not.toBe('');
});
