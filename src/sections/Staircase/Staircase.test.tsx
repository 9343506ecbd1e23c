import { expect, it } from 'vitest';
import { count, example, show } from '../testing.tsx';

it('shows step numbers and is an ordered list for assistive technology', () => {
  const content = example('staircase');
  const html = show(content);
  expect(count(html, '<li')).toBe(content.steps.length);
  expect(html).toContain('<span class="number" aria-hidden="true">1</span>');
});
