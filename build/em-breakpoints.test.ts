import postcss from 'postcss';
import { expect, it } from 'vitest';
import { emBreakpoints } from './em-breakpoints.ts';

it('media queries are converted to em, and nothing else changes', () => {
  const css = '@media screen and (min-width: 640px) and (max-width: 1023px) { a { width: 10px } }';
  expect(postcss([emBreakpoints]).process(css, { from: undefined }).css).toBe(
    '@media screen and (min-width: 40em) and (max-width: 63.9375em) { a { width: 10px } }',
  );
});
