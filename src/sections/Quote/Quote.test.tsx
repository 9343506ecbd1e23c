import { expect, it } from 'vitest';
import { errorIn, show } from '../testing.tsx';

const quote = {
  kind: 'quote',
  text: 'The register closes before the bell.',
  name: 'A. Principal',
  place: 'Head of a school in Pune',
  permission: 'By email, 3 March 2026',
};

it('shows the text, the person and the place, and never the permission', () => {
  const html = show(quote);
  expect(html).toContain('“The register closes before the bell.”');
  expect(html).toMatch(/<figcaption[^>]*><b>A\. Principal<\/b><span[^>]*>Head of a school in Pune/);
  expect(html).not.toContain('3 March');
});

it('is rejected without a note of the permission', () => {
  const { permission: _, ...rest } = quote;
  expect(errorIn(rest)).not.toBe('');
});
