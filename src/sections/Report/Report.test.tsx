import { expect, it } from 'vitest';
import { example, missingWords, refuse } from '../testing.tsx';

it('says in words everything that it draws', () => {
  expect(missingWords(example('report'))).toEqual([]);
});

it('refuses content without a heading', () => {
  expect(refuse({ ...example('report'), heading: '' })).not.toBe('');
});
