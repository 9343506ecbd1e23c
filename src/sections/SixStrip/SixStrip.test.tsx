import { expect, it } from 'vitest';
import { count, example, show } from '../testing.tsx';

it('links each title once and gives its picture an empty alt text', () => {
  const html = show(example('six-strip'));
  expect(count(html, '<h3')).toBe(6);
  expect(count(html, 'alt=""')).toBe(6);
  expect(count(html, 'href="/quantum-computing"')).toBe(1);
});
