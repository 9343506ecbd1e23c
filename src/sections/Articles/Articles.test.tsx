import { expect, it } from 'vitest';
import { show } from '../testing.tsx';

const items = [
  { title: 'One', paragraphs: ['Text.'] },
  { title: 'Two', paragraphs: ['Text.'], picture: 'bank-vault' },
];

it('keeps the heading outline: h3 below a section heading, h2 without one', () => {
  expect(show({ kind: 'articles', items })).toMatch(/<h2[^>]*>One/);
  expect(show({ kind: 'articles', heading: 'Four', items })).toMatch(/<h3[^>]*>One/);
});
