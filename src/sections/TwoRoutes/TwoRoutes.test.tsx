import { expect, it } from 'vitest';
import { example, missingWords, refuse } from '../testing.tsx';

it('says in words everything that it draws', () => {
  expect(missingWords(example('two-routes'))).toEqual([]);
});

it('refuses content without a heading', () => {
  expect(refuse({ ...example('two-routes'), heading: '' })).not.toBe('');
});
