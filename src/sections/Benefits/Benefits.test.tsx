import { expect, it } from 'vitest';
import { count, show } from '../testing.tsx';

it('numbers the benefits with an ordered list', () => {
  const html = show({ kind: 'benefits', heading: 'Three', items: ['One', 'Two', 'Three'].map((name) => ({ name })) });
  expect(html).toContain('<ol');
  expect(count(html, '<li')).toBe(3);
  expect(html).not.toMatch(/>1<|>2</);
});
