import { expect, it } from 'vitest';
import { example, show } from '../testing.tsx';

it('numbers its two plates one after the other', () => {
  const html = show(example('pair'), 4);
  expect(html).toContain('Plate 4');
  expect(html).toContain('Plate 5');
});
