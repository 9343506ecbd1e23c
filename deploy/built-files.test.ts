import { expect, it } from 'vitest';
import { addressOf } from './built-files.ts';

it('addresses files', () => {
  expect(addressOf('index.html')).toBe('/');
  expect(addressOf('industries/hi-tech.html')).toBe('/industries/hi-tech');
  expect(addressOf('fonts/a.woff2')).toBe('/fonts/a.woff2');
});
