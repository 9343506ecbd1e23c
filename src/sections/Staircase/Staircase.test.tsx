import { expect, it } from 'vitest';
import { count, example, show } from '../testing.tsx';

it('counts its steps for the eye and orders them for the ear', () => {
  const content = example('staircase');
  const html = show(content);
  expect(count(html, '<li')).toBe(content.steps.length);
  expect(html).toContain('<span class="number" aria-hidden="true">1</span>');
});
