import { expect, it } from 'vitest';
import { show } from '../testing.tsx';

it('is one line alone, or has paragraphs and named items', () => {
  expect(show({ kind: 'side-head', heading: 'Then there is the work.' })).not.toContain('<dl');
  const html = show({
    kind: 'side-head',
    heading: 'What to bring',
    paragraphs: ['The register.'],
    items: [{ name: 'First', text: 'A call.' }],
  });
  expect(html).toContain('The register.');
  expect(html).toContain('<dt>First</dt>');
});
