import { expect, it } from 'vitest';
import { hasWords } from './module-filter.ts';

it.each([
  ['', true],
  ['upi  RECEIPTS', true],
  ['upi library', false],
])("a module is found by '%s': %s", (words, found) => {
  expect(hasWords('Fees Receipts by UPI.', words)).toBe(found);
});
