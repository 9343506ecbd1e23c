import { expect, it } from 'vitest';
import { errorIn, example, missingWords } from '../testing.tsx';

it('has the content of its drawing as text', () => {
  expect(missingWords(example('cases'))).toEqual([]);
});

it('rejects content without a heading', () => {
  expect(errorIn({ ...example('cases'), heading: '' })).not.toBe('');
});
