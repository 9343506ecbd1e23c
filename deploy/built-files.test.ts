import { expect, it } from 'vitest';
import { addressOf, notFoundPagesIn } from './built-files.ts';

it('addresses files', () => {
  expect(addressOf('index.html')).toBe('/');
  expect(addressOf('industries/hi-tech.html')).toBe('/industries/hi-tech');
  expect(addressOf('fonts/a.woff2')).toBe('/fonts/a.woff2');
});

it('finds the 404 page of a folder and of a language before the one of the site', () => {
  const files = ['/404', '/about_us', '/mr/404', '/mr/service/404', '/service/404'].map((path) => ({ path }));
  expect(notFoundPagesIn(files).map(({ prefix }) => prefix)).toEqual(['/mr/service/', '/service/', '/mr/', '/']);
});
