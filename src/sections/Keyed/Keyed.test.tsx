import { expect, it } from 'vitest';
import { count, example, show } from '../testing.tsx';

it('uses the same letters in the figure and in the key', () => {
  const content = example('keyed');
  const html = show(content);
  expect(count(html, '<dt>')).toBe(content.parts.length);
  for (const part of content.parts) expect(html).toContain(part.text.replaceAll("'", '&#x27;'));
  expect(html).toContain('Plate 2');
});
